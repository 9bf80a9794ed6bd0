"""The verbs that factions share, and those of the cards and maps: one line each, with its sentence."""

from __future__ import annotations

from typing import Final

from weald.engine.notation import NOUN_BITS, Verb
from weald.games.root import nouns

VERBS: Final[tuple[Verb, ...]] = (
    # shared by several factions
    Verb(1, "pass"),
    Verb(2, "end"),
    Verb(3, "from {clearing}", clearing=nouns.CLEARING),
    Verb(4, "to {clearing}", clearing=nouns.CLEARING),
    Verb(5, "warriors {count}", count=nouns.COUNT),
    Verb(6, "battle {seat} in {clearing}", seat=nouns.SEAT, clearing=nouns.CLEARING),
    Verb(7, "ambush {card}", card=nouns.CARD),
    Verb(8, "lose {piece}", piece=nouns.PIECE),
    Verb(9, "craft {card}", card=nouns.CARD),
    Verb(10, "engage {suit}", suit=nouns.SUIT),
    Verb(11, "discard {card}", card=nouns.CARD),
    Verb(12, "use {card}", card=nouns.CARD),
    Verb(13, "choose {seat}", seat=nouns.SEAT),
    Verb(14, "activate {card}", card=nouns.CARD),
    Verb(15, "take {card}", card=nouns.CARD),
    Verb(16, "spend {card}", card=nouns.CARD),
    Verb(17, "give {card}", card=nouns.CARD),
    Verb(18, "remove {clearing}", clearing=nouns.CLEARING),
    Verb(19, "start {clearing}", clearing=nouns.CLEARING),
    Verb(21, "march"),
    Verb(23, "build {piece} in {clearing}", piece=nouns.PIECE, clearing=nouns.CLEARING),
    Verb(27, "fight"),
    Verb(34, "enlist {clearing}", clearing=nouns.CLEARING),
    Verb(47, "first {effect}", effect=nouns.EFFECT),
    Verb(76, "exhaust {item}", item=nouns.ITEM),
    Verb(82, "points"),
    # of the maps
    Verb(56, "clear {path}", path=nouns.PATH),
    Verb(57, "sail"),
    # Exiles and Partisans
    Verb(110, "sabotage {seat} {card}", seat=nouns.SEAT, card=nouns.CARD),
    Verb(111, "order {seat} in {clearing}", seat=nouns.SEAT, clearing=nouns.CLEARING),
    Verb(112, "sway {seat} in {clearing}", seat=nouns.SEAT, clearing=nouns.CLEARING),
    Verb(113, "recover {card}", card=nouns.CARD),
    # chance
    Verb(60, "draw {card}", card=nouns.CARD),
    Verb(61, "roll {high} {low}", high=nouns.DIE, low=nouns.DIE),
    Verb(62, "seat {seat}", seat=nouns.SEAT),
    Verb(63, "suit {suit}", suit=nouns.SUIT),
    Verb(64, "steal {card}", card=nouns.CARD),
)

PASS: Final = 1 << NOUN_BITS
END: Final = 2 << NOUN_BITS
FROM: Final = 3 << NOUN_BITS
TO: Final = 4 << NOUN_BITS
COUNT: Final = 5 << NOUN_BITS
BATTLE: Final = 6 << NOUN_BITS
AMBUSH: Final = 7 << NOUN_BITS
LOSE: Final = 8 << NOUN_BITS
CRAFT: Final = 9 << NOUN_BITS
ENGAGE: Final = 10 << NOUN_BITS
DISCARD: Final = 11 << NOUN_BITS
USE: Final = 12 << NOUN_BITS
CHOOSE: Final = 13 << NOUN_BITS
ACTIVATE: Final = 14 << NOUN_BITS
TAKE: Final = 15 << NOUN_BITS
SPEND: Final = 16 << NOUN_BITS
GIVE: Final = 17 << NOUN_BITS
REMOVE: Final = 18 << NOUN_BITS
START: Final = 19 << NOUN_BITS
MARCH: Final = 21 << NOUN_BITS
BUILD: Final = 23 << NOUN_BITS
FIGHT: Final = 27 << NOUN_BITS
ENLIST: Final = 34 << NOUN_BITS
FIRST: Final = 47 << NOUN_BITS
CLEAR: Final = 56 << NOUN_BITS
SAIL: Final = 57 << NOUN_BITS
DRAW: Final = 60 << NOUN_BITS
ROLL: Final = 61 << NOUN_BITS
SEATING: Final = 62 << NOUN_BITS
SUITING: Final = 63 << NOUN_BITS
STEAL: Final = 64 << NOUN_BITS
EXHAUST: Final = 76 << NOUN_BITS
POINTS: Final = 82 << NOUN_BITS
SABOTAGE: Final = 110 << NOUN_BITS
ORDER: Final = 111 << NOUN_BITS
SWAY: Final = 112 << NOUN_BITS
RECOVER: Final = 113 << NOUN_BITS
