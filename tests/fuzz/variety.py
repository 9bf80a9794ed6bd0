"""The options that random games go through."""

from __future__ import annotations

from weald import library
from weald.engine.chance import QuickDice

MIXED = 8  # of Root, whatever may vary


OPTIONS: dict[str, list[dict[str, int | str]]] = {
    "critters": [{}, {"mode": "beginner"}, {"target": 18}, {"target": 1}, {"mode": "beginner", "target": 7}],
    "defenders": [
        {},
        {"difficulty": 6},
        {"order": "no", "coven": "yes", "leaders": "random", "difficulty": 1},
        {"council": "no", "sect": "yes", "leaders": "random", "difficulty": 3},
        {"order": "no", "council": "no", "coven": "yes", "sect": "yes", "difficulty": 2},
        {"coven": "yes", "difficulty": 4},
        {"order": "no", "coven": "yes", "sect": "yes", "leaders": "random"},
        {"coven": "yes", "sect": "yes", "difficulty": 5},
        {"coven": "yes", "sect": "yes", "leaders": "random"},
        {"solo": "yes"},
        {"solo": "yes", "order": "no", "sect": "yes", "difficulty": 3, "leaders": "random"},
        {"solo": "yes", "council": "no", "coven": "yes", "difficulty": 6},
    ],
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
        {"map": "lake", "character": "thief"},
        {"map": "lake", "marquise": "no", "character": "arbiter"},
        {"map": "mountain", "vagabond": "no"},
        {"map": "mountain", "eyrie": "no", "alliance": "no"},
        {"map": "mountain", "vagabond2": "yes", "character": "vagrant", "character2": "arbiter"},
        {"map": "winter", "vagabond2": "yes", "character": "random", "character2": "random"},
        {"map": "lake", "vagabond2": "yes", "eyrie": "no", "alliance": "no"},
        *[library.rules("root").mixed({}, QuickDice(f"variety {number}")) for number in range(MIXED)],
    ],
}
