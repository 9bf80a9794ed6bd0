"""The printed components: cards, maps, boards, read from `data/`. Everything is an index here.

Seats are factions: a seat's index is its faction's, whoever takes part. Clearings are 0-11 (printed 1-12).
"""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any, Final


def _load(name: str) -> Any:
    return json.loads(files("weald.games.root").joinpath("data", name).read_text(encoding="utf-8"))


_BOARDS: Final[Any] = _load("boards.json")
_CLOCKWORK: Final[Any] = _load("clockwork.json")
_DECK: Final[Any] = _load("deck.json")
_MAPS: Final[Any] = _load("maps.json")
_VAGABOND: Final[Any] = _load("vagabond.json")

# suits

SUIT_NAMES: Final = ["fox", "rabbit", "mouse", "bird"]
FOX: Final = 0
RABBIT: Final = 1
MOUSE: Final = 2
BIRD: Final = 3

# factions, in the order of set-up [5.1.7]

SEATS: Final = (
    "marquise",
    "eyrie",
    "alliance",
    "vagabond",
    "vagabond2",
    "cult",
    "riverfolk",
    "duchy",
    "corvids",
)
MARQUISE: Final = 0
EYRIE: Final = 1
ALLIANCE: Final = 2
VAGABOND: Final = 3  # without warriors, buildings or tokens: he has a pawn and items
VAGABOND2: Final = 4  # [9.7]
CULT: Final = 5
RIVERFOLK: Final = 6
DUCHY: Final = 7  # plays as a bot only
CORVIDS: Final = 8  # plays as a bot only
SEAT_COUNT: Final = len(SEATS)
IS_VAGABOND: Final = [seat in (VAGABOND, VAGABOND2) for seat in range(SEAT_COUNT)]
HAS_PAWN: Final[list[bool]] = [_BOARDS[name].get("pawn", False) for name in SEATS]  # and no warriors
SWIMS: Final[list[bool]] = [_BOARDS[name].get("swims", False) for name in SEATS]  # [11.2.2]
NEEDS_NO_RULE: Final[list[bool]] = [_BOARDS[name].get("needs_no_rule", False) for name in SEATS]  # to move [K11.2.1]
TWIN_OF: Final = [
    SEATS.index(_BOARDS[name]["twin_of"]) if "twin_of" in _BOARDS[name] else -1 for name in SEATS
]  # [9.7]
RULES_TIES: Final[list[bool]] = [_BOARDS[name].get("rules_ties", False) for name in SEATS]  # [7.2.2, K5.2.1]

WARRIORS: Final[list[int]] = [_BOARDS[name].get("warriors", 0) for name in SEATS]
REACH: Final[list[int]] = [_BOARDS[name]["reach"] for name in SEATS]
REACH_LEAST: Final[dict[str, int]] = _BOARDS["common"]["reach"]

# buildings and tokens

_OWNED: Final = [  # buildings, then tokens, each with its owner; ruins are neither
    ("sawmill", MARQUISE),
    ("workshop", MARQUISE),
    ("recruiter", MARQUISE),
    ("roost", EYRIE),
    ("base", ALLIANCE),
    ("fox-garden", CULT),
    ("rabbit-garden", CULT),
    ("mouse-garden", CULT),
    ("citadel", DUCHY),
    ("market", DUCHY),
    ("keep", MARQUISE),
    ("wood", MARQUISE),
    ("sympathy", ALLIANCE),
    ("fox-post", RIVERFOLK),
    ("rabbit-post", RIVERFOLK),
    ("mouse-post", RIVERFOLK),
    ("tunnel", DUCHY),
    ("plot", CORVIDS),
    ("bomb", CORVIDS),
    ("snare", CORVIDS),
    ("extortion", CORVIDS),
    ("raid", CORVIDS),
    ("ruin", -1),
]
PIECE_NAMES: Final = [name for name, _ in _OWNED]
SAWMILL: Final = 0
WORKSHOP: Final = 1
RECRUITER: Final = 2
ROOST: Final = 3
BASE: Final = 4
GARDEN: Final = 5  # and a suit: gardens are printed with theirs
CITADEL: Final = 8
MARKET: Final = 9
CLEARINGS: Final = 12
BUILDINGS: Final = 10  # the kinds below this one are buildings
KEEP: Final = 10
WOOD: Final = 11
SYMPATHY: Final = 12
POST: Final = 13  # a trade post, and a suit
TUNNEL: Final = 16
PLOT: Final = 17  # facedown: nobody knows which
BOMB: Final = 18  # the plots, face up
SNARE: Final = 19
EXTORTION: Final = 20
RAID: Final = 21
RUIN: Final = 22
PIECES: Final = len(PIECE_NAMES)
OWNER: Final = [owner for _, owner in _OWNED]
KINDS_OF: Final[list[list[int]]] = [[k for k in range(PIECES) if OWNER[k] == seat] for seat in range(SEAT_COUNT)]
BUILDINGS_OF: Final[list[list[int]]] = [[k for k in kinds if k < BUILDINGS] for kinds in KINDS_OF]
BUILDING_ROWS: Final[list[list[int]]] = [[k * CLEARINGS for k in kinds] for kinds in BUILDINGS_OF]  # in Board.pieces
TOKENS_OF: Final[list[list[int]]] = [[k for k in kinds if k >= BUILDINGS] for kinds in KINDS_OF]
STOCK: Final[list[int]] = [
    _BOARDS[SEATS[OWNER[k]]]["pieces"].get(PIECE_NAMES[k], 0) if OWNER[k] >= 0 else 0 for k in range(PIECES)
]


def _rows(property_name: str) -> list[int]:
    """Where in Board.pieces the kinds begin that have a property."""
    having: list[str] = [piece for name in SEATS for piece in _BOARDS[name].get(property_name, [])]
    return [kind * CLEARINGS for kind in range(PIECES) if PIECE_NAMES[kind] in having]


RULING_ROWS: Final = _rows("ruling")  # of buildings that rule by themselves [10.2.4]
RESERVING_ROWS: Final = _rows("reserving")  # of what keeps others from placing [6.2.2]
SNARE_ROWS: Final = _rows("snaring")  # of what keeps people from placing and leaving [K11.7.2]

# what a removal may set off [1.1.3]

_EFFECTS: Final = [  # each with the seat that has it
    ("hospitals", MARQUISE),
    ("base", ALLIANCE),
    ("outrage", ALLIANCE),
    ("humility", CULT),
    ("trade", RIVERFOLK),
    ("failure", DUCHY),
    ("plot", CORVIDS),
    ("raid", CORVIDS),
]
EFFECT_NAMES: Final = [name for name, _ in _EFFECTS]
EFFECT_OWNER: Final = [owner for _, owner in _EFFECTS]
HOSPITALS: Final = 0  # [6.2.3] Marquise warriors
LOST_BASE: Final = 1  # [8.2.4]
OUTRAGE: Final = 2  # [8.2.6]
HUMILITY: Final = 3  # [10.2.5]
TRADE_ENDS: Final = 4  # [11.2.5.1]
FAILURE: Final = 5  # [K10.2.1] a building of the Duchy
PLOT_LOST: Final = 6  # [K14.8.2] a plot of the Corvids
RAID_LOST: Final = 7  # [K11.7.4] a raid of theirs
EFFECTS: Final = len(EFFECT_NAMES)
EFFECT_OF: Final = [  # by kind
    *[-1] * 4,
    LOST_BASE,
    *[HUMILITY] * 3,
    *[FAILURE] * 2,
    *[-1] * 2,
    OUTRAGE,
    *[TRADE_ENDS] * 3,
    -1,
    *[PLOT_LOST] * 4,  # a facedown one is turned up as it goes
    RAID_LOST,
    -1,
]
EFFECT_OF_WARRIORS: Final = [HOSPITALS if seat == MARQUISE else -1 for seat in range(SEAT_COUNT)]  # by seat
BLAMING: Final = [LOST_BASE, OUTRAGE, FAILURE, TRADE_ENDS]  # effects that ask who removed the piece, in this order
SPEAKING_ONCE: Final = [FAILURE]  # effects that speak once, from however many clearings pieces leave together

# items

ITEM_NAMES: Final = ["bag", "boots", "crossbow", "hammer", "sword", "tea", "coins", "torch"]
BAG: Final = 0
BOOTS: Final = 1
CROSSBOW: Final = 2
HAMMER: Final = 3
SWORD: Final = 4
TEA: Final = 5
COINS: Final = 6
TORCH: Final = 7
ITEMS: Final = len(ITEM_NAMES)
ITEM_SUPPLY: Final[list[int]] = [_BOARDS["items"]["supply"].get(name, 0) for name in ITEM_NAMES]

# cards: a card is its kind, cards of one kind are interchangeable

CARD_NAMES: Final[list[str]] = [card["id"] for card in _DECK["cards"]]
CARDS: Final = len(CARD_NAMES)
DECK_NAMES: Final[list[str]] = _DECK["decks"]
COPIES: Final[list[list[int]]] = [
    [card["count"] if deck in card.get("decks", DECK_NAMES) else 0 for card in _DECK["cards"]] for deck in DECK_NAMES
]
SUIT: Final[list[int]] = [SUIT_NAMES.index(card["suit"]) for card in _DECK["cards"]]
KIND: Final[list[str]] = [card["kind"] for card in _DECK["cards"]]
COST: Final[list[list[int]]] = [
    [card.get("cost", {}).get(suit, 0) for suit in ("fox", "rabbit", "mouse", "any")] for card in _DECK["cards"]
]
ITEM: Final[list[int]] = [ITEM_NAMES.index(card["item"]) if "item" in card else -1 for card in _DECK["cards"]]
ITEM_POINTS: Final[list[int]] = [card.get("points", 0) for card in _DECK["cards"]]
TOKEN_FORCE: Final[list[int]] = [
    card.get("token_force", 0) for card in _DECK["cards"]
]  # of its owner's tokens, for rule
IS_AMBUSH: Final[list[bool]] = [kind == "ambush" for kind in KIND]
IS_DOMINANCE: Final[list[bool]] = [kind == "dominance" for kind in KIND]
CRAFTABLE: Final[list[bool]] = [kind in ("item", "favor", "persistent") for kind in KIND]


def card(name: str) -> int:
    """A kind of card by its name."""
    return CARD_NAMES.index(name)


# the common numbers

TARGET: Final[int] = _BOARDS["common"]["target"]
DOMINANCE_LEAST: Final[int] = _BOARDS["common"]["dominance_least"]
HAND_LIMIT: Final[int] = _BOARDS["common"]["hand_limit"]
START_HAND: Final[int] = _BOARDS["common"]["start_hand"]
DIE: Final[int] = _BOARDS["common"]["die"]

# Marquise

WOOD_COST: Final[list[int]] = _BOARDS["marquise"]["wood_cost"]
BUILDING_POINTS: Final[list[list[int]]] = [
    _BOARDS["marquise"]["points"][name] for name in ("sawmill", "workshop", "recruiter")
]
DRAW_BY_RECRUITERS: Final[list[int]] = _BOARDS["marquise"]["draw_by_recruiters"]
MARQUISE_ACTIONS: Final[int] = _BOARDS["marquise"]["actions"]
MARCH: Final[int] = _BOARDS["marquise"]["march"]

# Eyrie

POINTS_BY_ROOSTS: Final[list[int]] = _BOARDS["eyrie"]["points_by_roosts"]
DRAW_BY_ROOSTS: Final[list[int]] = _BOARDS["eyrie"]["draw_by_roosts"]
EYRIE_START: Final[int] = _BOARDS["eyrie"]["start_warriors"]
NEW_ROOST_WARRIORS: Final[int] = _BOARDS["eyrie"]["new_roost_warriors"]
COLUMN_NAMES: Final[list[str]] = _BOARDS["eyrie"]["columns"]
RECRUIT_COLUMN: Final = 0
MOVE_COLUMN: Final = 1
BATTLE_COLUMN: Final = 2
BUILD_COLUMN: Final = 3
LEADER_NAMES: Final[list[str]] = list(_BOARDS["eyrie"]["leaders"])
VIZIERS: Final[list[list[int]]] = [
    [COLUMN_NAMES.index(column) for column in _BOARDS["eyrie"]["leaders"][leader]] for leader in LEADER_NAMES
]
BUILDER: Final = 0
CHARISMATIC: Final = 1
COMMANDER: Final = 2
DESPOT: Final = 3

# Alliance

SUPPORTER_COST: Final[list[int]] = _BOARDS["alliance"]["supporter_cost"]
SYMPATHY_POINTS: Final[list[int]] = _BOARDS["alliance"]["points"]
MARTIAL_LAW: Final[int] = _BOARDS["alliance"]["martial_law"]
START_SUPPORTERS: Final[int] = _BOARDS["alliance"]["supporters"]
SUPPORTERS_WITHOUT_BASE: Final[int] = _BOARDS["alliance"]["supporters_without_base"]
REVOLT_COST: Final[int] = _BOARDS["alliance"]["revolt_cost"]

# Cult

POINTS_BY_GARDENS: Final[list[int]] = _BOARDS["cult"]["points_by_gardens"]  # of one suit, on the map
DRAW_BY_GARDENS: Final[list[int]] = _BOARDS["cult"]["draw_by_gardens"]
CULT_START: Final[int] = _BOARDS["cult"]["start_warriors"]
CRUSADE_COST: Final[int] = _BOARDS["cult"]["crusade"]
CONVERT_COST: Final[int] = _BOARDS["cult"]["convert"]
SANCTIFY_COST: Final[int] = _BOARDS["cult"]["sanctify"]
HATED_DISCOUNT: Final[int] = _BOARDS["cult"]["hated_discount"]

# Vagabond

STATE_NAMES: Final = ["ready", "exhausted", "damaged", "damaged-exhausted"]  # of an item on his board
READY: Final = 0
EXHAUSTED: Final = 1
DAMAGED: Final = 2  # face up in the damaged box
DAMAGED_EXHAUSTED: Final = 3
STATES: Final = len(STATE_NAMES)
TRACK: Final[list[int]] = [_VAGABOND["tracks"].get(name, 0) for name in ITEM_NAMES]  # spaces; none for most items
TEA_REFRESH: Final[int] = _VAGABOND["tea_refresh"]
BASE_REFRESH: Final[int] = _VAGABOND["base_refresh"]
BASE_DRAW: Final[int] = _VAGABOND["base_draw"]
COINS_DRAW: Final[int] = _VAGABOND["coins_draw"]
ITEM_LIMIT: Final[int] = _VAGABOND["item_limit"]
ITEM_LIMIT_PER_BAG: Final[int] = _VAGABOND["item_limit_per_bag"]
EXPLORE_POINTS: Final[int] = _VAGABOND["explore_points"]
TOTAL_REMOVAL: Final[int] = _VAGABOND["total_removal"]
RUIN_ITEMS: Final[list[int]] = sorted(ITEM_NAMES.index(name) for name in _VAGABOND["ruin_items"])
COALITION_PLAYERS: Final[int] = _VAGABOND["coalition_players"]

RELATION_NAMES: Final[list[str]] = [*_VAGABOND["relationships"]["spaces"], "hostile"]
INDIFFERENT: Final = 0
ALLIED: Final = 3
HOSTILE: Final = 4
AIDS_NEEDED: Final[list[int]] = _VAGABOND["relationships"]["aids"]  # from each space to the next, within one turn
RELATION_POINTS: Final[list[int]] = _VAGABOND["relationships"]["points"]  # for leaving each space to the right
ALLIED_POINTS: Final[int] = _VAGABOND["relationships"]["allied_points"]

CHARACTER_NAMES: Final[list[str]] = [character["id"] for character in _VAGABOND["characters"]]
START_ITEMS: Final[list[list[int]]] = [
    [ITEM_NAMES.index(name) for name in character["items"]] for character in _VAGABOND["characters"]
]
THIEF: Final = 0
TINKER: Final = 1
RANGER: Final = 2
VAGRANT: Final = 3
ARBITER: Final = 4
SCOUNDREL: Final = 5

QUEST_NAMES: Final[list[str]] = [quest["id"] for quest in _VAGABOND["quests"]]
QUESTS: Final = len(QUEST_NAMES)
QUEST_SUIT: Final[list[int]] = [SUIT_NAMES.index(quest["suit"]) for quest in _VAGABOND["quests"]]
QUEST_ITEMS: Final[list[list[int]]] = [
    [ITEM_NAMES.index(name) for name in quest["items"]] for quest in _VAGABOND["quests"]
]
OPEN_QUESTS: Final[int] = _VAGABOND["open_quests"]
QUEST_CARDS: Final[int] = _VAGABOND["quest_cards"]

# Riverfolk

SERVICE_NAMES: Final = ["card", "riverboats", "mercenaries"]
HAND_CARD: Final = 0  # [11.2.7.1]
RIVERBOATS: Final = 1  # [11.2.7.2]
MERCENARIES: Final = 2  # [11.2.7.3]
SERVICES: Final = len(SERVICE_NAMES)
POST_POINTS: Final[int] = _BOARDS["riverfolk"]["post_points"]
POST_COST: Final[int] = _BOARDS["riverfolk"]["post_cost"]
RIVERFOLK_START: Final[int] = _BOARDS["riverfolk"]["start_warriors"]
START_PAYMENTS: Final[int] = _BOARDS["riverfolk"]["start_payments"]
PROTECTIONISM: Final[int] = _BOARDS["riverfolk"]["protectionism"]
FUNDS_PER_POINT: Final[int] = _BOARDS["riverfolk"]["funds_per_point"]
HIGHEST_PRICE: Final[int] = _BOARDS["riverfolk"]["highest_price"]

# the Clockwork bots

LEVEL_NAMES: Final[list[str]] = _CLOCKWORK["levels"]
EASY: Final = 0
NORMAL: Final = 1
CHALLENGING: Final = 2
NIGHTMARE: Final = 3
TRAIT_NAMES: Final[list[list[str]]] = [_CLOCKWORK["bots"][name]["traits"] for name in SEATS]
CLOCKWORK: Final[Any] = _CLOCKWORK["bots"]  # the numbers of each bot's board, by seat


def trait(seat: int, name: str) -> int:
    """A trait of a bot as a bit."""
    return 1 << TRAIT_NAMES[seat].index(name)


BATTLE_TRACK: Final[list[int]] = CLOCKWORK["vagabond"]["battle_track"]  # how many items fill each space [K7.2.4]
_MARKED_S: Final = sorted({item for items in START_ITEMS for item in items})
VAGABOT_ITEMS: Final[list[list[int]]] = [  # by character: any of those marked S [K7.3.5], the Tinker one fewer
    _MARKED_S[: CLOCKWORK["vagabond"]["start_items"] - (1 if character == TINKER else 0)]
    for character in range(len(CHARACTER_NAMES))
]
MINISTER_NAMES: Final[list[str]] = [minister["id"] for minister in CLOCKWORK["duchy"]["ministers"]]
MINISTERS: Final = len(MINISTER_NAMES)
CAPTAIN: Final = 0  # [K10.7.1] and so on, from the topmost
MARSHAL: Final = 1
FOREMOLE: Final = 2
BRIGADIER: Final = 3
BANKER: Final = 4
MAYOR: Final = 5
EARL: Final = 6
BARON: Final = 7
DUCHESS: Final = 8
MINISTER_SUIT: Final[list[int]] = [SUIT_NAMES.index(minister["suit"]) for minister in CLOCKWORK["duchy"]["ministers"]]
CONSPIRACY_NAMES: Final[list[str]] = CLOCKWORK["cult"]["conspiracies"]  # the spaces of the track, from the left
CONSPIRACIES: Final = len(CONSPIRACY_NAMES)
MARKET_ROW: Final[int] = CLOCKWORK["riverfolk"]["market"]  # cards [K9.2.1]
PRICES: Final[list[int]] = CLOCKWORK["riverfolk"]["prices"]  # by the buyer's points, in steps [K9.2.3]
PRICE_STEP: Final[int] = CLOCKWORK["riverfolk"]["price_step"]
PLOT_NAMES: Final[list[str]] = CLOCKWORK["corvids"]["plots"]
EACH_PLOT: Final[int] = CLOCKWORK["corvids"]["of_each"]

# maps

MOST_FORESTS: Final = 10  # on any map
MAP_NAMES: Final[list[str]] = list(_MAPS["maps"])


def _neighbours(links: list[list[int]]) -> list[list[int]]:
    """The clearings that links lead to, from each clearing."""
    found: list[list[int]] = [[] for _ in range(CLEARINGS)]
    for a, b in links:
        found[a - 1].append(b - 1)
        found[b - 1].append(a - 1)
    return [sorted(neighbours) for neighbours in found]


class Map:
    """One printed map."""

    def __init__(self, name: str) -> None:
        data: Any = _MAPS["maps"][name]
        self.name = name
        self.suits: list[int] | None = [SUIT_NAMES.index(s) for s in data["suits"]] if data["suits"] else None
        self.slots: list[int] = data["slots"]
        self.ruins: list[int] = [c - 1 for c in data["ruins"]]
        self.corners: list[int] = [c - 1 for c in data["corners"]]
        self.opposite: list[int] = [-1] * CLEARINGS
        for a, b in data["opposite_corners"]:
            self.opposite[a - 1] = b - 1
            self.opposite[b - 1] = a - 1
        self.closed: list[list[int]] = [[a - 1, b - 1] for a, b in data.get("closed_paths", [])]
        self.adjacent: list[list[list[int]]] = [  # by which closed paths have been cleared, a bit for each
            _neighbours(data["paths"] + [data["closed_paths"][i] for i in range(len(self.closed)) if opened >> i & 1])
            for opened in range(1 << len(self.closed))
        ]
        self.river: list[list[int]] = _neighbours(data["river"])
        self.ferry: int = data.get("ferry", 0) - 1  # where it starts, or none
        self.shore: list[int] = [c for c in range(CLEARINGS) if self.river[c]] if self.ferry >= 0 else []  # of the lake
        self.tower: int = data.get("tower", 0) - 1  # the Pass, or none
        self.places: list[list[int]] = data["places"]
        self.forests: list[list[int]] = [[c - 1 for c in forest["clearings"]] for forest in data["forests"]]
        self.beyond: list[list[int]] = [[n - 1 for n in forest["next_to"]] for forest in data["forests"]]  # [2.4.1]


MAPS: Final[list[Map]] = [Map(name) for name in MAP_NAMES]
PATH_NAMES: Final = [f"{a + 1}-{b + 1}" for printed in MAPS for a, b in printed.closed]  # one map alone has any


def matches(card_kind: int, suit: int) -> bool:
    """[2.1.1] A card may be used for a suit if it has it, or is a bird; for a bird only a bird will do [2.1.1.2]."""
    own = SUIT[card_kind]
    return own in (suit, BIRD)
