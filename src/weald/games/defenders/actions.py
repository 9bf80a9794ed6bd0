"""Every verb of Defenders of the Wild, one line each, with its sentence."""

from __future__ import annotations

from typing import Final

from weald.engine.notation import NOUN_BITS, Grammar, Verb, Words
from weald.games.defenders.geometry import CORNER_NAMES, EDGE_NAMES, HEX_NAMES
from weald.games.defenders.tables import CARD_NAMES, DIE, FACE_NAMES, FACTION_NAMES, LEADER_NAMES, MACHINE_NAMES

_CARD: Final = Words(CARD_NAMES)
_HEX: Final = Words(HEX_NAMES)
_EDGE: Final = Words(EDGE_NAMES)
_SEAT: Final = Words(FACTION_NAMES)
_MACHINE: Final = Words(MACHINE_NAMES)

GRAMMAR: Final = Grammar(
    # set-up
    Verb(1, "tile {face}", face=Words(FACE_NAMES)),
    Verb(2, "arrow {corner}", corner=Words(CORNER_NAMES)),
    Verb(3, "lead {leader}", leader=Words(LEADER_NAMES)),
    Verb(4, "from {seat}", seat=_SEAT),
    Verb(5, "draw {card}", card=_CARD),
    Verb(6, "harder {machine}", machine=_MACHINE),
    Verb(7, "settle {hex}", hex=_HEX),
    Verb(8, "first {seat}", seat=_SEAT),
    # planning
    Verb(9, "plan {card}", card=_CARD),
    Verb(10, "top {seat}", seat=_SEAT),
    Verb(11, "resolve {seat}", seat=_SEAT),
    # actions
    Verb(12, "move {hex}", hex=_HEX),
    Verb(13, "camp"),
    Verb(14, "regroup {hex}", hex=_HEX),
    Verb(15, "clear"),
    Verb(16, "heal"),
    Verb(17, "destroy"),
    Verb(18, "breach {edge}", edge=_EDGE),
    Verb(19, "rewild"),
    Verb(20, "gather"),
    Verb(21, "team {card}", card=_CARD),
    # items
    Verb(22, "eat"),
    Verb(23, "drink"),
    Verb(24, "pour"),
    Verb(25, "launch {hex}", hex=_HEX),
    Verb(26, "blast {edge}", edge=_EDGE),
    Verb(27, "travel {hex}", hex=_HEX),
    Verb(28, "return {hex}", hex=_HEX),
    Verb(29, "end"),
    # reveal abilities
    Verb(30, "shoot {hex}", hex=_HEX),
    Verb(31, "rust {hex}", hex=_HEX),
    Verb(32, "tunnel {hex}", hex=_HEX),
    Verb(33, "demolish {edge}", edge=_EDGE),
    Verb(34, "lift {hex}", hex=_HEX),
    Verb(35, "carry {hex}", hex=_HEX),
    Verb(36, "cure {seat}", seat=_SEAT),
    Verb(37, "step {hex}", hex=_HEX),
    Verb(38, "stay"),
    # dice and machines
    Verb(39, "roll {number}", number=Words([str(n) for n in range(max(DIE) + 1)])),
    Verb(40, "kill {card}", card=_CARD),
    Verb(41, "machine {machine}", machine=_MACHINE),
)

TILE: Final = 1 << NOUN_BITS
ARROW: Final = 2 << NOUN_BITS
LEAD: Final = 3 << NOUN_BITS
FROM: Final = 4 << NOUN_BITS
DRAW: Final = 5 << NOUN_BITS
HARDER: Final = 6 << NOUN_BITS
SETTLE: Final = 7 << NOUN_BITS
FIRST: Final = 8 << NOUN_BITS
PLAN: Final = 9 << NOUN_BITS
TOP: Final = 10 << NOUN_BITS
RESOLVE: Final = 11 << NOUN_BITS
MOVE: Final = 12 << NOUN_BITS
CAMP: Final = 13 << NOUN_BITS
REGROUP: Final = 14 << NOUN_BITS
CLEAR: Final = 15 << NOUN_BITS
HEAL: Final = 16 << NOUN_BITS
DESTROY: Final = 17 << NOUN_BITS
BREACH: Final = 18 << NOUN_BITS
REWILD: Final = 19 << NOUN_BITS
GATHER: Final = 20 << NOUN_BITS
TEAM: Final = 21 << NOUN_BITS
EAT: Final = 22 << NOUN_BITS
DRINK: Final = 23 << NOUN_BITS
POUR: Final = 24 << NOUN_BITS
LAUNCH: Final = 25 << NOUN_BITS
BLAST: Final = 26 << NOUN_BITS
TRAVEL: Final = 27 << NOUN_BITS
RETURN: Final = 28 << NOUN_BITS
END: Final = 29 << NOUN_BITS
SHOOT: Final = 30 << NOUN_BITS
RUST: Final = 31 << NOUN_BITS
TUNNEL: Final = 32 << NOUN_BITS
DEMOLISH: Final = 33 << NOUN_BITS
LIFT: Final = 34 << NOUN_BITS
CARRY: Final = 35 << NOUN_BITS
CURE: Final = 36 << NOUN_BITS
STEP: Final = 37 << NOUN_BITS
STAY: Final = 38 << NOUN_BITS
ROLL: Final = 39 << NOUN_BITS
KILL: Final = 40 << NOUN_BITS
MACHINE: Final = 41 << NOUN_BITS
