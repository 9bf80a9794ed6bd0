"""The Vagabond's own verbs."""

from __future__ import annotations

from typing import Final

from weald.engine.notation import NOUN_BITS, Numbers, Verb, Words
from weald.games.root import nouns
from weald.games.root.factions.vagabond.tables import CHARACTER_NAMES
from weald.games.root.tables import MOST_FORESTS, QUEST_NAMES

_CHARACTER: Final = Words(CHARACTER_NAMES)
_FOREST: Final = Numbers(MOST_FORESTS)
_QUEST: Final = Words([name.replace("_", "-") for name in QUEST_NAMES])

VERBS: Final[tuple[Verb, ...]] = (
    Verb(70, "character {character}", character=_CHARACTER),
    Verb(71, "forest {forest}", forest=_FOREST),
    Verb(72, "refresh {state} {item}", state=nouns.STATE, item=nouns.ITEM),
    Verb(73, "damage {state} {item}", state=nouns.STATE, item=nouns.ITEM),
    Verb(74, "repair {state} {item}", state=nouns.STATE, item=nouns.ITEM),
    Verb(75, "drop {state} {item}", state=nouns.STATE, item=nouns.ITEM),
    Verb(77, "sacrifice {seat}", seat=nouns.SEAT),
    Verb(78, "explore"),
    Verb(79, "aid {seat}", seat=nouns.SEAT),
    Verb(80, "receive {item}", item=nouns.ITEM),
    Verb(81, "quest {quest}", quest=_QUEST),
    Verb(83, "cards"),
    Verb(84, "strike {seat}", seat=nouns.SEAT),
    Verb(85, "shoot {piece}", piece=nouns.PIECE),
    Verb(86, "special"),
    Verb(87, "set {attacker} against {defender}", attacker=nouns.SEAT, defender=nouns.SEAT),
    Verb(65, "reveal {quest}", quest=_QUEST),
    Verb(66, "find {item}", item=nouns.ITEM),
    Verb(67, "become {character}", character=_CHARACTER),
)

CHARACTER: Final = 70 << NOUN_BITS
FOREST: Final = 71 << NOUN_BITS
REFRESH: Final = 72 << NOUN_BITS
DAMAGE: Final = 73 << NOUN_BITS
REPAIR: Final = 74 << NOUN_BITS
DROP: Final = 75 << NOUN_BITS
SACRIFICE: Final = 77 << NOUN_BITS
EXPLORE: Final = 78 << NOUN_BITS
AID: Final = 79 << NOUN_BITS
RECEIVE: Final = 80 << NOUN_BITS
QUEST: Final = 81 << NOUN_BITS
CARDS: Final = 83 << NOUN_BITS
STRIKE: Final = 84 << NOUN_BITS
SHOOT: Final = 85 << NOUN_BITS
SPECIAL: Final = 86 << NOUN_BITS
INSTIGATE: Final = 87 << NOUN_BITS
REVEAL: Final = 65 << NOUN_BITS
FIND: Final = 66 << NOUN_BITS
BECOME: Final = 67 << NOUN_BITS
