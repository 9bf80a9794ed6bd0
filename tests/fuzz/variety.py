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
        {"deck": "exiles", "character": "random"},
        {"deck": "exiles", "map": "winter", "vagabond": "no"},
        {"deck": "exiles", "marquise": "no", "vagabond2": "yes"},
        {"cult": "yes"},
        {"cult": "yes", "vagabond": "no", "map": "winter"},
        {"cult": "yes", "marquise": "no", "alliance": "no", "character": "tinker"},
        {"cult": "yes", "eyrie": "no", "vagabond": "no"},
        {"cult": "yes", "marquise": "no", "eyrie": "no", "vagabond": "no"},
        {"riverfolk": "yes"},
        {"riverfolk": "yes", "vagabond": "no", "map": "winter"},
        {"riverfolk": "yes", "alliance": "no", "vagabond": "no"},
        {"riverfolk": "yes", "marquise": "no", "character": "scoundrel"},
        {"riverfolk": "yes", "eyrie": "no", "alliance": "no", "vagabond": "no", "map": "winter"},
    ],
}
