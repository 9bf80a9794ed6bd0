"""The 18 battle cards and the numbers of the game, read from `data/`. A card is its index, a theater too.

A card has a strength [4.1], a type [4.4] and an ability that is instant or ongoing [4.3], or none [A6, L6, S6].
"""

from __future__ import annotations

import json
from importlib.resources import files
from itertools import permutations
from typing import Any, Final


def _load(name: str) -> Any:
    return json.loads(files("weald.games.critters").joinpath("data", name).read_text(encoding="utf-8"))


_CARDS: Final[Any] = _load("cards.json")
_SCORING: Final[Any] = _load("scoring.json")
_NUMBERS: Final[Any] = _CARDS["numbers"]

SEATS: Final = ("south", "north")
THEATER_NAMES: Final[list[str]] = list(_CARDS["theaters"])
ROWS: Final[list[list[int]]] = [list(row) for row in permutations(range(3))]  # left to right, as south sees them
CARD_NAMES: Final[list[str]] = [card["id"] for card in _CARDS["cards"]]
CARDS: Final = len(CARD_NAMES)

TYPE: Final[list[int]] = [THEATER_NAMES.index(card["theater"]) for card in _CARDS["cards"]]
STRENGTH: Final[list[int]] = [card["strength"] for card in _CARDS["cards"]]
STRONGEST: Final[int] = max(STRENGTH)
EFFECT: Final[list[str]] = [card["effect"] for card in _CARDS["cards"]]
INSTANT: Final[list[bool]] = [card["timing"] == "instant" for card in _CARDS["cards"]]


def _with(effect: str) -> int:
    """The only card with an effect."""
    (card,) = [card for card, name in enumerate(EFFECT) if name == effect]
    return card


SUPPORT: Final = _with("support")
AERODROME: Final = _with("aerodrome")
CONTAINMENT: Final = _with("containment")
COVER_FIRE: Final = _with("cover_fire")
ESCALATION: Final = _with("escalation")
BLOCKADE: Final = _with("blockade")

HAND: Final[int] = _NUMBERS["hand"]
FACEDOWN_STRENGTH: Final[int] = _NUMBERS["facedown_strength"]
SUPPORT_BONUS: Final[int] = _NUMBERS["support_bonus"]
AERODROME_MOST: Final[int] = _NUMBERS["aerodrome_most"]
COVER_FIRE_STRENGTH: Final[int] = _NUMBERS["cover_fire_strength"]
ESCALATION_STRENGTH: Final[int] = _NUMBERS["escalation_strength"]
BLOCKADE_OTHERS: Final[int] = _NUMBERS["blockade_others"]

BATTLE_POINTS: Final[int] = _SCORING["battle"]
TARGET: Final[int] = _SCORING["target"]
WITHDRAWAL_FIRST: Final[list[int]] = _SCORING["withdrawal"]["first"]
WITHDRAWAL_SECOND: Final[list[int]] = _SCORING["withdrawal"]["second"]
BEGINNER_POINTS: Final[int] = _SCORING["beginner"]["battle"]
BEGINNER_TARGET: Final[int] = _SCORING["beginner"]["target"]
