"""The options that random games go through."""

from __future__ import annotations

OPTIONS: dict[str, list[dict[str, int | str]]] = {
    "critters": [{}, {"mode": "beginner"}, {"target": 18}, {"target": 1}, {"mode": "beginner", "target": 7}],
    "root": [
        {},
        {"map": "winter", "character": "random"},
        {"vagabond": "no"},
        {"vagabond": "no", "map": "winter"},
        {"alliance": "no", "character": "tinker"},
        {"eyrie": "no", "map": "winter", "character": "thief"},
        {"marquise": "no", "character": "ranger"},
        {"character": "vagrant"},
        {"character": "arbiter", "map": "winter"},
        {"character": "scoundrel"},
        {"marquise": "no", "eyrie": "no", "map": "winter"},
        {"eyrie": "no", "alliance": "no"},
        {"vagabond": "no", "duchy": "bot", "corvids": "bot"},
        {
            "vagabond": "no",
            "map": "winter",
            "marquise": "bot",
            "duchy": "bot",
            "duchy-level": "nightmare",
            "duchy-traits": "investors+overwhelm",
            "corvids": "bot",
            "corvids-level": "easy",
            "corvids-traits": "gamble+backup-plans",
        },
        {
            "eyrie": "no",
            "vagabond": "no",
            "duchy": "bot",
            "duchy-level": "easy",
            "duchy-traits": "foundations+invaders",
            "corvids": "bot",
            "corvids-level": "challenging",
            "corvids-traits": "mastermind+vendetta",
            "coop": "yes",
        },
    ],
}
