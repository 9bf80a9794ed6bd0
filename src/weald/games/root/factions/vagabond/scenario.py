"""How a scenario describes a Vagabond.

Items are their names, with their state after a colon if not ready: `sword torch:exhausted boots:damaged`.
A forest is `forest-3`. Items that are not placed have left the game.
"""

from __future__ import annotations

from bisect import insort
from typing import Final

from weald.engine.arranging import Description, index_of, join, join_counts
from weald.engine.errors import BrokenPosition
from weald.games.root.factions.vagabond.battle_track import shift_items
from weald.games.root.factions.vagabond.board import items_under, start_items, vagabond_board, vagabonds
from weald.games.root.factions.vagabond.tables import CHARACTER_NAMES, RELATION_NAMES, RUIN_ITEMS
from weald.games.root.laying import CLEARING_NAMES, counts_by_seat, say_by_seat
from weald.games.root.state.board import NONE, Board
from weald.games.root.state.faults import items_in_play, items_owed
from weald.games.root.state.lenses import Game
from weald.games.root.tables import (
    CLEARINGS,
    IS_VAGABOND,
    ITEM_NAMES,
    ITEMS,
    MOST_FORESTS,
    QUEST_NAMES,
    READY,
    RUIN,
    SEATS,
    STATE_NAMES,
    STATES,
    VAGABOND,
    VAGABOND2,
)

_FORESTS: Final = [f"forest-{number}" for number in range(1, MOST_FORESTS + 1)]
WORDS: Final = [
    *("pawn", "character", "items", "relations", "aids", "completed", "finds", "seen", "coalition"),
    *("quest", "battle_track"),
]
SHARED: Final = ["quests", "buried", "scorched", "covered"]  # described with the first Vagabond


def lay_vagabond(g: Game, seat: int, own: Description) -> None:
    b = g.board
    w = vagabond_board(b, seat)
    w.character = own.name("character", "character", CHARACTER_NAMES)
    b.pawns[seat] = _place(own)
    start = join(start_items(b, seat), ITEM_NAMES)
    for word in own.split("items", start):
        name, _, state = word.partition(":")
        item = index_of("item", name, ITEM_NAMES)
        w.kit[index_of("state", state or STATE_NAMES[READY], STATE_NAMES) * ITEMS + item] += 1
    for name, relation in own.table("relations").items():
        w.relations[index_of("seat", name, SEATS)] = index_of("relation", relation, RELATION_NAMES)
    w.aids = counts_by_seat(own, "aids")
    w.completed = own.names("completed", "quest", QUEST_NAMES)
    w.finds = own.names("finds", "item", ITEM_NAMES)
    for quest in own.names("quest", "quest", QUEST_NAMES):
        w.quest = quest
    if own.has("battle_track"):
        w.battle_track = own.names("battle_track", "state", STATE_NAMES)
    elif b.is_bot(seat):
        shift_items(b, seat)
    for partner in own.names("coalition", "seat", SEATS):
        b.partners[seat] = partner


def _place(own: Description) -> int:
    """Where the pawn stands: a clearing, or 12 + a forest."""
    for name in own.split("pawn"):
        if name not in _FORESTS:
            return index_of("clearing", name, CLEARING_NAMES)
        return CLEARINGS + _FORESTS.index(name)
    return CLEARINGS


def look_under_ruins(g: Game, seat: int, own: Description) -> None:
    """[9.7.1] Lay what a Vagabond has seen and left under ruins: `10:bag 10:sword`."""
    for word in own.split("seen"):
        where, _, name = word.partition(":")
        clearing = index_of("clearing", where, CLEARING_NAMES)
        insort(g.secrets[seat].aside, clearing * ITEMS + index_of("item", name, ITEM_NAMES))
        insort(g.board.searched, seat * CLEARINGS + clearing)


def lay_shared(g: Game, own: Description) -> None:
    """Lay the quests, the ruins and the burnt clearing."""
    b = g.board
    b.quests = own.names("quests", "quest", QUEST_NAMES)
    b.buried = sorted(own.names("buried", "item", ITEM_NAMES) if own.has("buried") else _usually_buried(g))
    for clearing, count in own.counted("covered", "clearing", CLEARING_NAMES):
        b.robots.covered[clearing] = count
    for clearing in own.names("scorched", "clearing", CLEARING_NAMES):
        b.scorched = clearing


def _seen_under(g: Game, seat: int, clearing: int) -> list[int]:
    return [found % ITEMS for found in g.secrets[seat].aside if found // ITEMS == clearing]


def _usually_buried(g: Game) -> list[int]:
    """What lies under ruins by default: the items seen there, then the first of the others."""
    b = g.board
    ruins = b.on_map(RUIN)
    there: list[int] = []
    if not b.searched:
        return [item for item in RUIN_ITEMS[:ruins] for _ in vagabonds(b)]
    for clearing in range(CLEARINGS):
        if b.at(RUIN, clearing):
            there += _seen_under(g, VAGABOND, clearing) or _seen_under(g, VAGABOND2, clearing)
    rest = [item for item in RUIN_ITEMS for _ in vagabonds(b)]
    for item in there:
        if item in rest:
            rest.remove(item)
    wanted = sum(items_under(b, clearing) for clearing in range(CLEARINGS) if b.at(RUIN, clearing))
    return there + rest[: wanted - len(there)]


def take_out_the_rest(b: Board) -> None:
    """Items in no box, hand or ruin are in the supply, or have left the game."""
    for item in range(ITEMS):
        rest = items_owed(b, item) - items_in_play(b, item)
        if rest < 0:
            raise BrokenPosition("impossible-position", problem=f"too many items of one kind: {ITEM_NAMES[item]}")
        b.items[item] = min(b.items[item], rest)
        b.lost[item] = rest - b.items[item]


def say_vagabond(g: Game, seat: int) -> dict[str, object]:
    b = g.board
    w = vagabond_board(b, seat)
    items: list[str] = []
    for state in range(STATES):
        for item in range(ITEMS):
            word = ITEM_NAMES[item] if state == READY else f"{ITEM_NAMES[item]}:{STATE_NAMES[state]}"
            items += [word] * w.kit[state * ITEMS + item]
    own: dict[str, object] = {
        "pawn": [*CLEARING_NAMES, *_FORESTS][b.pawns[seat]],
        "character": CHARACTER_NAMES[w.character],
        "items": " ".join(items),
        "relations": {SEATS[s]: RELATION_NAMES[w.relations[s]] for s in b.order if not IS_VAGABOND[s]},
        "completed": join(w.completed, QUEST_NAMES),
        "finds": join(w.finds, ITEM_NAMES),
    }
    if any(w.aids):
        own["aids"] = say_by_seat(b, w.aids)
    if b.partners[seat] != NONE:
        own["coalition"] = SEATS[b.partners[seat]]
    seen = g.secrets[seat].aside
    if seen:
        own["seen"] = " ".join(f"{found // ITEMS + 1}:{ITEM_NAMES[found % ITEMS]}" for found in seen)
    if b.is_bot(seat):
        own["battle_track"] = join(w.battle_track, STATE_NAMES)
        if w.quest != NONE:
            own["quest"] = QUEST_NAMES[w.quest]
    return own


def say_shared(b: Board) -> dict[str, object]:
    own: dict[str, object] = {
        "quests": join(b.quests, QUEST_NAMES),
        "buried": join(b.buried, ITEM_NAMES),
        "covered": join_counts(b.robots.covered, CLEARING_NAMES),
    }
    if b.scorched != NONE:
        own["scorched"] = CLEARING_NAMES[b.scorched]
    return own
