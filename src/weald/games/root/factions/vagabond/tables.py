"""The pieces and numbers of the Vagabond's board [9] and of the Vagabot's [K7]."""

from __future__ import annotations

from typing import Any, Final

from weald.games.root.tables import CLOCKWORK, ITEM_NAMES, QUEST_NAMES, SUIT_NAMES, load

_BOARD: Final[Any] = load("vagabond.json")
_BOT: Final[Any] = CLOCKWORK["vagabond"]

TRACK: Final[list[int]] = [_BOARD["tracks"].get(name, 0) for name in ITEM_NAMES]  # spaces; none for most items
TEA_REFRESH: Final[int] = _BOARD["tea_refresh"]
BASE_REFRESH: Final[int] = _BOARD["base_refresh"]
BASE_DRAW: Final[int] = _BOARD["base_draw"]
COINS_DRAW: Final[int] = _BOARD["coins_draw"]
ITEM_LIMIT: Final[int] = _BOARD["item_limit"]
ITEM_LIMIT_PER_BAG: Final[int] = _BOARD["item_limit_per_bag"]
EXPLORE_POINTS: Final[int] = _BOARD["explore_points"]
TOTAL_REMOVAL: Final[int] = _BOARD["total_removal"]
RUIN_ITEMS: Final[list[int]] = sorted(ITEM_NAMES.index(name) for name in _BOARD["ruin_items"])
COALITION_PLAYERS: Final[int] = _BOARD["coalition_players"]

RELATION_NAMES: Final[list[str]] = [*_BOARD["relationships"]["spaces"], "hostile"]
INDIFFERENT: Final = 0
ALLIED: Final = 3
HOSTILE: Final = 4
AIDS_NEEDED: Final[list[int]] = _BOARD["relationships"]["aids"]  # from each space to the next, within one turn
RELATION_POINTS: Final[list[int]] = _BOARD["relationships"]["points"]  # for leaving each space to the right
ALLIED_POINTS: Final[int] = _BOARD["relationships"]["allied_points"]

CHARACTER_NAMES: Final[list[str]] = [character["id"] for character in _BOARD["characters"]]
START_ITEMS: Final[list[list[int]]] = [
    [ITEM_NAMES.index(name) for name in character["items"]] for character in _BOARD["characters"]
]
THIEF: Final = 0
TINKER: Final = 1
RANGER: Final = 2
VAGRANT: Final = 3
ARBITER: Final = 4

QUESTS: Final = len(QUEST_NAMES)
QUEST_SUIT: Final[list[int]] = [SUIT_NAMES.index(quest["suit"]) for quest in _BOARD["quests"]]
QUEST_ITEMS: Final[list[list[int]]] = [
    [ITEM_NAMES.index(name) for name in quest["items"]] for quest in _BOARD["quests"]
]
OPEN_QUESTS: Final[int] = _BOARD["open_quests"]
QUEST_CARDS: Final[int] = _BOARD["quest_cards"]

BATTLE_TRACK: Final[list[int]] = _BOT["battle_track"]  # how many items fill each space [K7.2.4]
_MARKED_S: Final = sorted({item for items in START_ITEMS for item in items})
VAGABOT_ITEMS: Final[list[list[int]]] = [  # by character: any of those marked S [K7.3.5], the Tinker one fewer
    _MARKED_S[: _BOT["start_items"] - (1 if character == TINKER else 0)] for character in range(len(CHARACTER_NAMES))
]
