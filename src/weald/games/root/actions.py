"""Every verb of Root, one line each, with its sentence."""

from __future__ import annotations

from typing import Final

from weald.engine.notation import NOUN_BITS, Grammar, Numbers, Verb, Words
from weald.games.root.tables import (
    CARD_NAMES,
    CHARACTER_NAMES,
    CLEARINGS,
    COLUMN_NAMES,
    DIE,
    EFFECT_NAMES,
    HIGHEST_PRICE,
    ITEM_NAMES,
    LEADER_NAMES,
    MARKET_ROW,
    MOST_FORESTS,
    PATH_NAMES,
    PIECE_NAMES,
    PLOT_NAMES,
    QUEST_NAMES,
    SEATS,
    SERVICE_NAMES,
    STATE_NAMES,
    SUIT_NAMES,
)

_CARD: Final = Words([name.replace("_", "-") for name in CARD_NAMES])
_CLEARING: Final = Numbers(CLEARINGS)
_COUNT: Final = Numbers(25)
_SEAT: Final = Words(SEATS)
_PIECE: Final = Words(PIECE_NAMES)
_SUIT: Final = Words(SUIT_NAMES)
_DIE: Final = Words([str(side) for side in range(DIE)])
_COLUMN: Final = Words(COLUMN_NAMES)
_LEADER: Final = Words(LEADER_NAMES)
_DECREED: Final = Words([*_CARD.names, "vizier"])
_CHARACTER: Final = Words(CHARACTER_NAMES)
_FOREST: Final = Numbers(MOST_FORESTS)
_ITEM: Final = Words(ITEM_NAMES)
_STATE: Final = Words(STATE_NAMES)
_QUEST: Final = Words([name.replace("_", "-") for name in QUEST_NAMES])
_EFFECT: Final = Words(EFFECT_NAMES)
_PLOT: Final = Words(PLOT_NAMES)
_WAY: Final = Words(("battle", "move"))  # of a crusade
_SERVICE: Final = Words(SERVICE_NAMES)
_PRICE: Final = Numbers(HIGHEST_PRICE)
_PATH: Final = Words(PATH_NAMES)
_PLACE: Final = Numbers(MARKET_ROW)  # in the Robots' market, from the left

GRAMMAR: Final = Grammar(
    # everybody's
    Verb(1, "pass"),
    Verb(2, "end"),
    Verb(3, "from {clearing}", clearing=_CLEARING),
    Verb(4, "to {clearing}", clearing=_CLEARING),
    Verb(5, "warriors {count}", count=_COUNT),
    Verb(6, "battle {seat} in {clearing}", seat=_SEAT, clearing=_CLEARING),
    Verb(7, "ambush {card}", card=_CARD),
    Verb(8, "lose {piece}", piece=_PIECE),
    Verb(9, "craft {card}", card=_CARD),
    Verb(10, "engage {suit}", suit=_SUIT),
    Verb(11, "discard {card}", card=_CARD),
    Verb(12, "use {card}", card=_CARD),
    Verb(13, "choose {seat}", seat=_SEAT),
    Verb(14, "activate {card}", card=_CARD),
    Verb(15, "take {card}", card=_CARD),
    Verb(16, "spend {card}", card=_CARD),
    Verb(17, "give {card}", card=_CARD),
    Verb(18, "remove {clearing}", clearing=_CLEARING),
    Verb(19, "start {clearing}", clearing=_CLEARING),
    # Marquise
    Verb(20, "heal {card}", card=_CARD),
    Verb(21, "march"),
    Verb(22, "recruit"),
    Verb(23, "build {piece} in {clearing}", piece=_PIECE, clearing=_CLEARING),
    Verb(24, "wood {clearing}", clearing=_CLEARING),
    Verb(25, "overwork {card} in {clearing}", card=_CARD, clearing=_CLEARING),
    Verb(26, "hire {card}", card=_CARD),
    Verb(27, "fight"),
    # Eyrie
    Verb(30, "leader {leader}", leader=_LEADER),
    Verb(31, "decree {card} {column}", card=_CARD, column=_COLUMN),
    Verb(32, "obey {decreed}", decreed=_DECREED),
    Verb(33, "roost {clearing}", clearing=_CLEARING),
    Verb(34, "enlist {clearing}", clearing=_CLEARING),
    # Alliance
    Verb(40, "revolt {clearing}", clearing=_CLEARING),
    Verb(41, "sympathy {clearing}", clearing=_CLEARING),
    Verb(42, "mobilize {card}", card=_CARD),
    Verb(43, "train {card}", card=_CARD),
    Verb(45, "raise {clearing}", clearing=_CLEARING),
    Verb(46, "organize {clearing}", clearing=_CLEARING),
    Verb(47, "first {effect}", effect=_EFFECT),
    # Cult
    Verb(50, "outcast {suit}", suit=_SUIT),
    Verb(51, "crusade {way}", way=_WAY),
    Verb(52, "convert {seat} in {clearing}", seat=_SEAT, clearing=_CLEARING),
    Verb(53, "sanctify {piece} in {clearing}", piece=_PIECE, clearing=_CLEARING),
    Verb(54, "show {card}", card=_CARD),
    # the maps'
    Verb(56, "clear {path}", path=_PATH),
    Verb(57, "sail"),
    # Vagabond
    Verb(70, "character {character}", character=_CHARACTER),
    Verb(71, "forest {forest}", forest=_FOREST),
    Verb(72, "refresh {state} {item}", state=_STATE, item=_ITEM),
    Verb(73, "damage {state} {item}", state=_STATE, item=_ITEM),
    Verb(74, "repair {state} {item}", state=_STATE, item=_ITEM),
    Verb(75, "drop {state} {item}", state=_STATE, item=_ITEM),
    Verb(76, "exhaust {item}", item=_ITEM),
    Verb(77, "sacrifice {seat}", seat=_SEAT),
    Verb(78, "explore"),
    Verb(79, "aid {seat}", seat=_SEAT),
    Verb(80, "receive {item}", item=_ITEM),
    Verb(81, "quest {quest}", quest=_QUEST),
    Verb(82, "points"),
    Verb(83, "cards"),
    Verb(84, "strike {seat}", seat=_SEAT),
    Verb(85, "shoot {piece}", piece=_PIECE),
    Verb(86, "special"),
    Verb(87, "set {attacker} against {defender}", attacker=_SEAT, defender=_SEAT),
    # Riverfolk, and their customers
    Verb(90, "buy {card}", card=_CARD),
    Verb(91, "riverboats"),
    Verb(92, "mercenaries"),
    Verb(93, "fund {seat}", seat=_SEAT),
    Verb(94, "export {card}", card=_CARD),
    Verb(95, "trade {clearing}", clearing=_CLEARING),
    Verb(96, "price {service} {price}", service=_SERVICE, price=_PRICE),
    Verb(97, "draw-card"),
    Verb(98, "row {place}", place=_PLACE),
    # Exiles and Partisans
    Verb(110, "sabotage {seat} {card}", seat=_SEAT, card=_CARD),
    Verb(111, "order {seat} in {clearing}", seat=_SEAT, clearing=_CLEARING),
    Verb(112, "sway {seat} in {clearing}", seat=_SEAT, clearing=_CLEARING),
    Verb(113, "recover {card}", card=_CARD),
    # against the Corvids
    Verb(100, "guess {plot}", plot=_PLOT),
    # chance
    Verb(60, "draw {card}", card=_CARD),
    Verb(61, "roll {high} {low}", high=_DIE, low=_DIE),
    Verb(62, "seat {seat}", seat=_SEAT),
    Verb(63, "suit {suit}", suit=_SUIT),
    Verb(64, "steal {card}", card=_CARD),
    Verb(65, "reveal {quest}", quest=_QUEST),
    Verb(66, "find {item}", item=_ITEM),
    Verb(67, "become {character}", character=_CHARACTER),
    Verb(101, "lay {plot}", plot=_PLOT),
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
HEAL: Final = 20 << NOUN_BITS
MARCH: Final = 21 << NOUN_BITS
RECRUIT: Final = 22 << NOUN_BITS
BUILD: Final = 23 << NOUN_BITS
PAY_WOOD: Final = 24 << NOUN_BITS
OVERWORK: Final = 25 << NOUN_BITS
HIRE: Final = 26 << NOUN_BITS
FIGHT: Final = 27 << NOUN_BITS
LEADER: Final = 30 << NOUN_BITS
DECREE: Final = 31 << NOUN_BITS
OBEY: Final = 32 << NOUN_BITS
ROOST_IN: Final = 33 << NOUN_BITS
ENLIST: Final = 34 << NOUN_BITS
REVOLT: Final = 40 << NOUN_BITS
SPREAD: Final = 41 << NOUN_BITS
MOBILIZE: Final = 42 << NOUN_BITS
TRAIN: Final = 43 << NOUN_BITS
RAISE: Final = 45 << NOUN_BITS
ORGANIZE: Final = 46 << NOUN_BITS
FIRST: Final = 47 << NOUN_BITS
OUTCAST: Final = 50 << NOUN_BITS
CRUSADE: Final = 51 << NOUN_BITS
CONVERT: Final = 52 << NOUN_BITS
SANCTIFY: Final = 53 << NOUN_BITS
SHOW: Final = 54 << NOUN_BITS
CLEAR: Final = 56 << NOUN_BITS
SAIL: Final = 57 << NOUN_BITS
DRAW: Final = 60 << NOUN_BITS
ROLL: Final = 61 << NOUN_BITS
SEATING: Final = 62 << NOUN_BITS
SUITING: Final = 63 << NOUN_BITS
STEAL: Final = 64 << NOUN_BITS
REVEAL: Final = 65 << NOUN_BITS
FIND: Final = 66 << NOUN_BITS
BECOME: Final = 67 << NOUN_BITS
CHARACTER: Final = 70 << NOUN_BITS
FOREST: Final = 71 << NOUN_BITS
REFRESH: Final = 72 << NOUN_BITS
DAMAGE: Final = 73 << NOUN_BITS
REPAIR: Final = 74 << NOUN_BITS
DROP: Final = 75 << NOUN_BITS
EXHAUST: Final = 76 << NOUN_BITS
SACRIFICE: Final = 77 << NOUN_BITS
EXPLORE: Final = 78 << NOUN_BITS
AID: Final = 79 << NOUN_BITS
RECEIVE: Final = 80 << NOUN_BITS
QUEST: Final = 81 << NOUN_BITS
POINTS: Final = 82 << NOUN_BITS
CARDS: Final = 83 << NOUN_BITS
STRIKE: Final = 84 << NOUN_BITS
SHOOT: Final = 85 << NOUN_BITS
SPECIAL: Final = 86 << NOUN_BITS
INSTIGATE: Final = 87 << NOUN_BITS
BUY: Final = 90 << NOUN_BITS
BUY_BOATS: Final = 91 << NOUN_BITS
BUY_MERCENARIES: Final = 92 << NOUN_BITS
FUND: Final = 93 << NOUN_BITS
EXPORT: Final = 94 << NOUN_BITS
TRADE: Final = 95 << NOUN_BITS
PRICE: Final = 96 << NOUN_BITS
DRAW_CARD: Final = 97 << NOUN_BITS
ROW: Final = 98 << NOUN_BITS
SABOTAGE: Final = 110 << NOUN_BITS
ORDER: Final = 111 << NOUN_BITS
SWAY: Final = 112 << NOUN_BITS
RECOVER: Final = 113 << NOUN_BITS
GUESS: Final = 100 << NOUN_BITS
LAY: Final = 101 << NOUN_BITS
