"""The printed components: cards, maps, boards, read from `data/`. Everything is an index here.

Seats are factions: a seat's index is its faction's, whoever takes part. Clearings are 0-11 (printed 1-12).
"""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any, Final


def load(name: str) -> Any:
    return json.loads(files("weald.games.root").joinpath("data", name).read_text(encoding="utf-8"))


BOARDS: Final[Any] = load("boards.json")  # by seat
_CLOCKWORK: Final[Any] = load("clockwork.json")
_DECK: Final[Any] = load("deck.json")
_MAPS: Final[Any] = load("maps.json")

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
HAS_PAWN: Final[list[bool]] = [BOARDS[name].get("pawn", False) for name in SEATS]  # and no warriors
SWIMS: Final[list[bool]] = [BOARDS[name].get("swims", False) for name in SEATS]  # [11.2.2]
NEEDS_NO_RULE: Final[list[bool]] = [BOARDS[name].get("needs_no_rule", False) for name in SEATS]  # to move [K11.2.1]
TWIN_OF: Final = [SEATS.index(BOARDS[name]["twin_of"]) if "twin_of" in BOARDS[name] else -1 for name in SEATS]  # [9.7]
RULES_TIES: Final[list[bool]] = [BOARDS[name].get("rules_ties", False) for name in SEATS]  # [7.2.2, K5.2.1]

WARRIORS: Final[list[int]] = [BOARDS[name].get("warriors", 0) for name in SEATS]
REACHES: Final[list[int]] = [BOARDS[name]["reach"] for name in SEATS]
ADVISED: Final[dict[str, int]] = BOARDS["common"]["reach"]

# buildings and tokens

_BUILDINGS: Final = [(name, seat) for seat in range(SEAT_COUNT) for name in BOARDS[SEATS[seat]].get("buildings", {})]
_TOKENS: Final = [(name, seat) for seat in range(SEAT_COUNT) for name in BOARDS[SEATS[seat]].get("tokens", {})]
PIECE_NAMES: Final[list[str]] = [*[name for name, _ in _BUILDINGS], *[name for name, _ in _TOKENS], "ruin"]


def piece(name: str) -> int:
    """A kind of building or token by its name."""
    return PIECE_NAMES.index(name)


ROOST: Final = piece("roost")
KEEP: Final = piece("keep")
RUIN: Final = piece("ruin")
CLEARINGS: Final = 12
BUILDINGS: Final = len(_BUILDINGS)  # the kinds below this one are buildings
PIECES: Final = len(PIECE_NAMES)
OWNER: Final[list[int]] = [seat for _, seat in _BUILDINGS + _TOKENS] + [-1]  # nobody owns ruins
KINDS_OF: Final[list[list[int]]] = [[k for k in range(PIECES) if OWNER[k] == seat] for seat in range(SEAT_COUNT)]
BUILDINGS_OF: Final[list[list[int]]] = [[k for k in kinds if k < BUILDINGS] for kinds in KINDS_OF]
BUILDING_ROWS: Final[list[list[int]]] = [[k * CLEARINGS for k in kinds] for kinds in BUILDINGS_OF]  # in Board.pieces
TOKENS_OF: Final[list[list[int]]] = [[k for k in kinds if k >= BUILDINGS] for kinds in KINDS_OF]
STOCK: Final[list[int]] = [
    *[BOARDS[SEATS[seat]]["buildings"][name] for name, seat in _BUILDINGS],
    *[BOARDS[SEATS[seat]]["tokens"][name] for name, seat in _TOKENS],
    0,
]


def _rows(property_name: str) -> list[int]:
    """Where the kinds with a property begin in Board.pieces."""
    having: list[str] = [piece for name in SEATS for piece in BOARDS[name].get(property_name, [])]
    return [kind * CLEARINGS for kind in range(PIECES) if PIECE_NAMES[kind] in having]


RULING_ROWS: Final = _rows("ruling")  # of buildings that rule by themselves [10.2.4]
RESERVING_ROWS: Final = _rows("reserving")  # of pieces that keep others from placing [6.2.2]
SNARE_ROWS: Final = _rows("snaring")  # of pieces that keep people from placing and leaving [K11.7.2]
RULING: Final = 1  # bits: which of these a faction has
RESERVING: Final = 2
SNARING: Final = 4
UNUSUAL: Final[list[int]] = [
    (RULING if "ruling" in BOARDS[name] else 0)
    | (RESERVING if "reserving" in BOARDS[name] else 0)
    | (SNARING if "snaring" in BOARDS[name] else 0)
    for name in SEATS
]

# what a removal may set off [1.1.3]

_EFFECTS: Final = [(name, seat) for seat in range(SEAT_COUNT) for name in BOARDS[SEATS[seat]].get("effects", {})]
EFFECT_NAMES: Final[list[str]] = [name for name, _ in _EFFECTS]
EFFECT_OWNER: Final[list[int]] = [seat for _, seat in _EFFECTS]
EFFECTS: Final = len(EFFECT_NAMES)
FERRY_CARD: Final = EFFECTS  # the card for the ferry may meet an effect, though no removal sets it off [L.4]


def effect(name: str) -> int:
    """What a removal sets off, by its name."""
    return EFFECT_NAMES.index(name)


def _set_off_by(seat: int, removed: str) -> int:
    """The effect of removing pieces of a seat, or -1."""
    for name, pieces in BOARDS[SEATS[seat]].get("effects", {}).items():
        if removed in pieces:
            return effect(name)
    return -1


EFFECT_OF: Final = [_set_off_by(OWNER[kind], PIECE_NAMES[kind]) if OWNER[kind] >= 0 else -1 for kind in range(PIECES)]
EFFECT_OF_WARRIORS: Final = [_set_off_by(seat, "warriors") for seat in range(SEAT_COUNT)]
BLAMING: Final = [effect(name) for name in BOARDS["common"]["blaming"]]  # those that depend on who removed, in order
SPEAKING_ONCE: Final = [  # once for all clearings that pieces leave together
    effect(name) for seat in SEATS for name in BOARDS[seat].get("speaking_once", [])
]

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
ITEM_SUPPLY: Final[list[int]] = [BOARDS["items"]["supply"].get(name, 0) for name in ITEM_NAMES]
STATE_NAMES: Final = ["ready", "exhausted", "damaged", "damaged-exhausted"]
READY: Final = 0
EXHAUSTED: Final = 1
DAMAGED: Final = 2  # face up in the damaged box
DAMAGED_EXHAUSTED: Final = 3
STATES: Final = len(STATE_NAMES)

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

TARGET: Final[int] = BOARDS["common"]["target"]
DOMINANCE_LEAST: Final[int] = BOARDS["common"]["dominance_least"]
HAND_LIMIT: Final[int] = BOARDS["common"]["hand_limit"]
START_HAND: Final[int] = BOARDS["common"]["start_hand"]
DIE: Final[int] = BOARDS["common"]["die"]

# the Clockwork bots

LEVEL_NAMES: Final[list[str]] = _CLOCKWORK["levels"]
NORMAL: Final = 1
CHALLENGING: Final = 2
NIGHTMARE: Final = 3
CLOCKWORK: Final[Any] = _CLOCKWORK["bots"]  # the numbers of each bot's board, by seat
TRAIT_NAMES: Final[list[list[str]]] = [CLOCKWORK[name]["traits"] for name in SEATS]


def trait(seat: int, name: str) -> int:
    """A trait of a bot as a bit."""
    return 1 << TRAIT_NAMES[seat].index(name)


# what shared code needs to know of a faction

QUEST_NAMES: Final[list[str]] = [quest["id"] for quest in load("vagabond.json")["quests"]]
MINISTER_NAMES: Final[list[str]] = [minister["id"] for minister in CLOCKWORK["duchy"]["ministers"]]

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
PATH_NAMES: Final = [f"{a + 1}-{b + 1}" for printed in MAPS for a, b in printed.closed]  # only one map has any


def matches(card_kind: int, suit: int) -> bool:
    """[2.1.1] Whether a card can be used for a suit: same suit or a bird; for a bird only a bird [2.1.1.2]."""
    own = SUIT[card_kind]
    return own in (suit, BIRD)
