"""The Vagabond's side of a position set up by hand.

Items are their names, with their state after a colon if it is not ready: `sword torch:exhausted boots:damaged`.
A forest is `forest-3`. Items that are nowhere have left the game.
"""

from __future__ import annotations

from bisect import insort

from weald.engine.errors import BrokenPosition
from weald.games.root.factions.vagabond.battle_track import shift_items
from weald.games.root.factions.vagabond.board import items_under, start_items, vagabond_board, vagabonds
from weald.games.root.scenarios.words import Words, choose, places, split, table
from weald.games.root.state.board import NONE, Board
from weald.games.root.state.lenses import Game
from weald.games.root.tables import (
    CHARACTER_NAMES,
    CLEARINGS,
    IS_VAGABOND,
    ITEM_NAMES,
    ITEM_SUPPLY,
    ITEMS,
    MOST_FORESTS,
    QUEST_NAMES,
    RELATION_NAMES,
    RUIN,
    RUIN_ITEMS,
    SEAT_COUNT,
    SEATS,
    STATE_NAMES,
    STATES,
    TORCH,
    VAGABOND,
    VAGABOND2,
)

FORESTS = [f"forest-{number}" for number in range(1, MOST_FORESTS + 1)]


def arrange_vagabond(board: Board, seat: int, words: Words) -> None:
    w = vagabond_board(board, seat)
    w.character = choose("character", words.get("character", CHARACTER_NAMES[0]), CHARACTER_NAMES)
    where = str(words.get("pawn", FORESTS[0]))
    if where in FORESTS:
        board.pawns[seat] = CLEARINGS + FORESTS.index(where)
    else:
        board.pawns[seat] = places("pawn", where)[0][0]
    start = " ".join(ITEM_NAMES[item] for item in start_items(board, seat))
    for word in split("items", words.get("items", start)):
        name, _, state = word.partition(":")
        item = choose("item", name, ITEM_NAMES)
        w.kit[choose("state", state or STATE_NAMES[0], STATE_NAMES) * ITEMS + item] += 1
    for name, relation in table("relations", words.get("relations", {})).items():
        w.relations[choose("seat", name, SEATS)] = choose("relation", relation, RELATION_NAMES)
    for name, count in table("aids", words.get("aids", {})).items():
        w.aids[choose("seat", name, SEATS)] = int(str(count))
    w.completed = [choose("quest", name, QUEST_NAMES) for name in split("completed", words.get("completed", ""))]
    if words.get("finds"):
        w.finds = [choose("item", name, ITEM_NAMES) for name in split("finds", words["finds"])]
    if words.get("quest"):
        w.quest = choose("quest", words["quest"], QUEST_NAMES)
    if "battle_track" in words:
        w.battle_track = [choose("state", name, STATE_NAMES) for name in split("battle_track", words["battle_track"])]
    elif board.is_bot(seat):
        shift_items(board, seat)
    if words.get("coalition"):
        board.partners[seat] = choose("seat", words["coalition"], SEATS)


def look_under_ruins(game: Game, seat: int, words: Words) -> None:
    """[9.7.1] What a Vagabond has seen under ruins and left there: `10:bag 10:sword`."""
    for word in split("seen", words.get("seen", "")):
        where, _, name = word.partition(":")
        clearing = places("seen", where)[0][0]
        insort(game.secrets[seat].aside, clearing * ITEMS + choose("item", name, ITEM_NAMES))
        insort(game.board.searched, seat * CLEARINGS + clearing)


def arrange_what_vagabonds_share(game: Game, words: Words) -> None:
    """Quests, ruins and the burnt clearing: said with the first Vagabond."""
    board = game.board
    board.quests = [choose("quest", name, QUEST_NAMES) for name in split("quests", words.get("quests", ""))]
    buried = words.get("buried", " ".join(ITEM_NAMES[item] for item in _usually_buried(game)))
    board.buried = sorted(choose("item", name, ITEM_NAMES) for name in split("buried", buried))
    for clearing, count in places("covered", words.get("covered", "")):
        board.robots.covered[clearing] = count
    if words.get("scorched"):
        board.scorched = places("scorched", str(words["scorched"]))[0][0]


def _seen_under(game: Game, seat: int, clearing: int) -> list[int]:
    return [found % ITEMS for found in game.secrets[seat].aside if found // ITEMS == clearing]


def _usually_buried(game: Game) -> list[int]:
    """What was seen under ruins, and for the others the first of the items that lie there."""
    board = game.board
    ruins = board.on_map(RUIN)
    there: list[int] = []
    if not board.searched:
        return [item for item in RUIN_ITEMS[:ruins] for _ in vagabonds(board)]
    for clearing in range(CLEARINGS):
        if board.at(RUIN, clearing):
            there += _seen_under(game, VAGABOND, clearing) or _seen_under(game, VAGABOND2, clearing)
    rest = [item for item in RUIN_ITEMS for _ in vagabonds(board)]
    for item in there:
        if item in rest:
            rest.remove(item)
    wanted = sum(items_under(board, clearing) for clearing in range(CLEARINGS) if board.at(RUIN, clearing))
    return there + rest[: wanted - len(there)]


def take_out_the_rest(board: Board) -> None:
    """What is in no box, hand or ruin has left the game; more than there is comes out of the supply."""
    for item in range(ITEMS):
        owed = ITEM_SUPPLY[item] + RUIN_ITEMS.count(item) * len(vagabonds(board))
        held = sum(board.crafted[seat * ITEMS + item] for seat in range(SEAT_COUNT)) + board.buried.count(item)
        for seat in vagabonds(board):
            w = vagabond_board(board, seat)
            owed += start_items(board, seat).count(item)
            held += sum(w.kit[state * ITEMS + item] for state in range(STATES))
        held += 1 if item == TORCH and board.scorched != NONE else 0
        rest = owed - held
        if rest < 0:
            raise BrokenPosition("impossible-position", problem=f"too many items of one kind: {ITEM_NAMES[item]}")
        board.items[item] = min(board.items[item], rest)
        board.lost[item] = rest - board.items[item]


def vagabond_words(game: Game, seat: int) -> Words:
    board = game.board
    w = vagabond_board(board, seat)
    pawn = str(board.pawns[seat] + 1) if board.pawns[seat] < CLEARINGS else FORESTS[board.pawns[seat] - CLEARINGS]
    items: list[str] = []
    for state in range(STATES):
        for item in range(ITEMS):
            word = ITEM_NAMES[item] if not state else f"{ITEM_NAMES[item]}:{STATE_NAMES[state]}"
            items += [word] * w.kit[state * ITEMS + item]
    words: Words = {
        "pawn": pawn,
        "character": CHARACTER_NAMES[w.character],
        "items": " ".join(items),
        "relations": {SEATS[s]: RELATION_NAMES[w.relations[s]] for s in board.order if not IS_VAGABOND[s]},
        "completed": " ".join(QUEST_NAMES[quest] for quest in w.completed),
        "finds": " ".join(ITEM_NAMES[item] for item in w.finds),
    }
    if any(w.aids):
        words["aids"] = {SEATS[s]: w.aids[s] for s in board.order if w.aids[s]}
    if board.partners[seat] != NONE:
        words["coalition"] = SEATS[board.partners[seat]]
    seen = game.secrets[seat].aside
    if seen:
        words["seen"] = " ".join(f"{found // ITEMS + 1}:{ITEM_NAMES[found % ITEMS]}" for found in seen)
    if board.is_bot(seat):
        words["battle_track"] = " ".join(STATE_NAMES[state] for state in w.battle_track)
        if w.quest != NONE:
            words["quest"] = QUEST_NAMES[w.quest]
    if seat == VAGABOND:
        words["quests"] = " ".join(QUEST_NAMES[quest] for quest in board.quests)
        words["buried"] = " ".join(ITEM_NAMES[item] for item in board.buried)
        covered = board.robots.covered
        words["covered"] = " ".join(f"{c + 1}x{covered[c]}" for c in range(CLEARINGS) if covered[c])
        if board.scorched != NONE:
            words["scorched"] = str(board.scorched + 1)
    return words
