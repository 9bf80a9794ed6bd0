"""The printed components: factions, cards, tiles, tracks, read from `data/`. Everything is an index here.

A faction's index is its seat's. In solo mode one seat of its own, SOLO, owns two factions [16.1].
"""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any, Final

from weald.games.defenders.geometry import HEX_NAMES


def _load(name: str) -> Any:
    return json.loads(files("weald.games.defenders").joinpath("data", name).read_text(encoding="utf-8"))


_BOX: Final[Any] = _load("components.json")
_DEFENDERS: Final[Any] = _load("defenders.json")
_COUNTS: Final[Any] = _BOX["counts"]

# habitats

HABITAT_NAMES: Final = ["forest", "plains", "marsh", "mountain"]
HABITATS: Final = 4
FOREST: Final = 0
MOUNTAIN: Final = 3

# factions and seats [1.7], with their homes [3.2]

FACTION_NAMES: Final = ["order", "council", "coven", "sect"]
FACTIONS: Final = 4
SOLO: Final = 4  # the seat of whoever plays two factions
SEATS: Final = ("order", "council", "coven", "sect", "solo")
HOME: Final[list[int]] = [HABITAT_NAMES.index(_BOX["factions"][name]["home"]) for name in FACTION_NAMES]

ITEM_NAMES: Final[list[str]] = [_BOX["factions"][name]["item"] for name in FACTION_NAMES]  # an item is its faction's
MAPS: Final = ITEM_NAMES.index("maps")
BREAD: Final = ITEM_NAMES.index("bread")
POTIONS: Final = ITEM_NAMES.index("potions")
ROCKETS: Final = ITEM_NAMES.index("rockets")

LEADER_NAMES: Final[list[str]] = [  # by initial; a leader is faction * 2 + 0 or 1
    initial for name in FACTION_NAMES for initial in _BOX["factions"][name]["leaders"]
]

# abilities and cards; half of each deck is of the home habitat [4.3]

ABILITY_NAMES: Final[list[str]] = [ability["id"] for ability in _DEFENDERS["abilities"]]
ABILITY_FACTION: Final[list[int]] = [FACTION_NAMES.index(ability["faction"]) for ability in _DEFENDERS["abilities"]]
IS_REVEAL: Final[list[bool]] = [ability["timing"] == "reveal" for ability in _DEFENDERS["abilities"]]
_ABILITY_LEADER: Final[list[int]] = [
    LEADER_NAMES.index(ability["leader"]) if ability["leader"] else -1 for ability in _DEFENDERS["abilities"]
]

CARD_NAMES: Final[list[str]] = [card["id"] for card in _DEFENDERS["cards"]]
CARDS: Final = len(CARD_NAMES)
ABILITY: Final[list[int]] = [ABILITY_NAMES.index(card["ability"]) for card in _DEFENDERS["cards"]]
CARD_FACTION: Final[list[int]] = [ABILITY_FACTION[ability] for ability in ABILITY]
HABITAT: Final[list[int]] = [HABITAT_NAMES.index(card["habitat"]) for card in _DEFENDERS["cards"]]
POINTS: Final[list[int]] = [card["points"] for card in _DEFENDERS["cards"]]
ANIMAL: Final[list[str | None]] = [card["name"] for card in _DEFENDERS["cards"]]
_CARD_LEADER: Final[list[int]] = [_ABILITY_LEADER[ability] for ability in ABILITY]

# [4.1] the deck of a leader: six cards without an initial, six with that leader's

DECK: Final[list[list[int]]] = [
    [
        card
        for card in range(CARDS)
        if CARD_FACTION[card] == leader // 2 and (_CARD_LEADER[card] == leader or _CARD_LEADER[card] < 0)
    ]
    for leader in range(2 * FACTIONS)
]


def _ability(name: str) -> int:
    return ABILITY_NAMES.index(name)


def _places(names: list[str]) -> list[int]:
    """For each ability its place among these, or -1."""
    return [names.index(name) if name in names else -1 for name in ABILITY_NAMES]


IS_COMRADE: Final[list[bool]] = [place >= 0 for place in _places([f"{name}_comrade" for name in FACTION_NAMES])]
# by ability: the item it gains for its faction, the item it gives to everybody, or -1
GAINED_ITEM: Final[list[int]] = _places(["archives", "field_kitchen", "bubbling_brew", "arsenal"])
GIVEN_ITEM: Final[list[int]] = _places(["almanac_printing", "break_bread", "apothecary", "fireworks_festival"])
CONTROLLED_BLAZE: Final = _ability("controlled_blaze")
FEEL_THE_BURN: Final = _ability("feel_the_burn")
PYROMANCY: Final = _ability("pyromancy")
MANIFESTO: Final = _ability("manifesto")
TRAVELING_LIBRARY: Final = _ability("traveling_library")
SANCTUARY: Final = _ability("sanctuary")
SUSTENANCE: Final = _ability("sustenance")
BOUNTIFUL_HARVEST: Final = _ability("bountiful_harvest")
CARAVANS: Final = _ability("caravans")
FORTITUDE: Final = _ability("fortitude")
SHARPSHOOTER: Final = _ability("sharpshooter")
FIELD_HOSPITAL: Final = _ability("field_hospital")
EVASION: Final = _ability("evasion")
AMBUSH: Final = _ability("ambush")
SECRET_PATHS: Final = _ability("secret_paths")
FRIENDLY_FUNGI: Final = _ability("friendly_fungi")
RAIN_OF_RUST: Final = _ability("rain_of_rust")
MEDICINAL_HERBS: Final = _ability("medicinal_herbs")
HACK_ATTACK: Final = _ability("hack_attack")
SCRAP_HUNTER: Final = _ability("scrap_hunter")
POWER_DOWN: Final = _ability("power_down")
TUNNELS: Final = _ability("tunnels")
BALLISTICS: Final = _ability("ballistics")
DEMOLITIONS: Final = _ability("demolitions")

# machine cards [9.1, 14.1]: the four of the first games, then the advanced ones

MACHINE_NAMES: Final = ["engines", "factories", "mechs", "reboot", "hard-engines", "hard-factories", "hard-mechs"]
MACHINES: Final = len(MACHINE_NAMES)
ENGINES: Final = 0
MECHS: Final = 2
REBOOT: Final = 3
HARD_ENGINES: Final = 4
HARD_FACTORIES: Final = 5
HARD_MECHS: Final = 6
BASE_DECK: Final[list[int]] = [_BOX["machine_cards"]["base"].get(name, 0) for name in MACHINE_NAMES]
ADVANCED: Final[list[int]] = [
    _BOX["machine_cards"]["advanced"].get(name.removeprefix("hard-"), 0) if name.startswith("hard-") else 0
    for name in MACHINE_NAMES
]
MOST_ADVANCED: Final = sum(ADVANCED)

# tiles: a face is tile * 2 + side

SLOTS: Final[list[list[int]]] = [[HEX_NAMES.index(name) for name in slot] for slot in _BOX["habitat_tiles"]["slots"]]
_TILES: Final[list[Any]] = _BOX["habitat_tiles"]["tiles"]
FACE_NAMES: Final[list[str]] = [f"{tile['tile']}{side}" for tile in _TILES for side in "AB"]
FACE_HABITATS: Final[list[list[int]]] = [
    [HABITAT_NAMES.index(name) for name in tile[side]["habitats"]] for tile in _TILES for side in "AB"
]
FACE_POLLUTED: Final[list[int]] = [
    tile[side]["polluted"] if tile[side]["polluted"] is not None else -1 for tile in _TILES for side in "AB"
]
TILES: Final = len(_TILES)
RIM_MECHS: Final[list[int]] = [HEX_NAMES.index(name) for name in _BOX["rim_mechs"]["hexes"]]

FACTORY_TILES: Final = 6  # 0 to 5; 0 is never built
CHUTES: Final[list[list[int]]] = [_BOX["factory_tiles"]["chutes"][str(n)] for n in range(FACTORY_TILES)]

# numbers

DIE: Final[list[int]] = _BOX["die"]["faces"]
MOST_DAMAGE: Final[int] = _COUNTS["max_damage"]
LOSING_DEATHS: Final = 2  # of one habitat [15.4]
TOXIC_SITES: Final[int] = _COUNTS["toxic_sites"]
BREACH_MARKERS: Final[int] = _COUNTS["breach_markers"]
WALLS: Final[int] = _COUNTS["walls"]
MECH_FIGURES: Final[int] = _COUNTS["mechs"]
POLLUTION_TOKENS: Final[int] = _COUNTS["pollution"]
CORE_MECHS: Final[int] = _COUNTS["core_mechs"]
START_HAND: Final[int] = _COUNTS["starting_hand"]
# by number of factions in play
MARKERS_EACH: Final[list[int]] = [_BOX["players"]["breach_markers"].get(str(n), 0) for n in range(FACTIONS + 1)]
CAMPS_EACH: Final[list[int]] = [_BOX["players"]["camps_on_track"].get(str(n), 0) for n in range(FACTIONS + 1)]


def _track(players: int) -> Any:
    return _BOX["tracks"]["4" if players == 4 else "2-3"]


# [5.2] by number of factions in play: how much support the first camp needs, and how many cards each camp space shows
FIRST_SUPPORT: Final[list[int]] = [_track(n)["spaces_before_first_camp"] - 1 for n in range(FACTIONS + 1)]
HAND_SIZES: Final[list[list[int]]] = [_track(n)["hand_sizes"] for n in range(FACTIONS + 1)]
