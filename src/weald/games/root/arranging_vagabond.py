"""The Vagabond's side of a position set up by hand.

Items are their names, with their state after a colon if it is not ready: `sword torch:exhausted boots:damaged`.
A forest is `forest-3`. Items that are nowhere have left the game.
"""

from __future__ import annotations

from weald.engine.errors import BrokenPosition
from weald.games.root.arranging_words import Words, choose, places, split, table
from weald.games.root.board import NONE, Board
from weald.games.root.tables import (
    CHARACTER_NAMES,
    CLEARINGS,
    FACTIONS,
    ITEM_NAMES,
    ITEM_SUPPLY,
    ITEMS,
    MOST_FORESTS,
    QUEST_NAMES,
    RELATION_NAMES,
    RUIN,
    RUIN_ITEMS,
    SEATS,
    START_ITEMS,
    STATE_NAMES,
    STATES,
    TORCH,
    VAGABOND,
)

FORESTS = [f"forest-{number}" for number in range(1, MOST_FORESTS + 1)]


def arrange_vagabond(board: Board, words: Words) -> None:
    board.character = choose("character", words.get("character", CHARACTER_NAMES[0]), CHARACTER_NAMES)
    where = str(words.get("pawn", FORESTS[0]))
    if where in FORESTS:
        board.pawn = CLEARINGS + FORESTS.index(where)
    else:
        board.pawn = places("pawn", where)[0][0]
    start = " ".join(ITEM_NAMES[item] for item in START_ITEMS[board.character])
    for word in split("items", words.get("items", start)):
        name, _, state = word.partition(":")
        item = choose("item", name, ITEM_NAMES)
        board.kit[choose("state", state or STATE_NAMES[0], STATE_NAMES) * ITEMS + item] += 1
    for name, relation in table("relations", words.get("relations", {})).items():
        board.relations[choose("seat", name, SEATS)] = choose("relation", relation, RELATION_NAMES)
    for name, count in table("aids", words.get("aids", {})).items():
        board.aids[choose("seat", name, SEATS)] = int(str(count))
    board.quests = [choose("quest", name, QUEST_NAMES) for name in split("quests", words.get("quests", ""))]
    board.completed = [choose("quest", name, QUEST_NAMES) for name in split("completed", words.get("completed", ""))]
    buried = " ".join(ITEM_NAMES[item] for item in RUIN_ITEMS[: board.on_map(RUIN)])
    board.buried = sorted(choose("item", name, ITEM_NAMES) for name in split("buried", words.get("buried", buried)))
    if words.get("scorched"):
        board.scorched = places("scorched", str(words["scorched"]))[0][0]
    if words.get("coalition"):
        board.coalition = choose("seat", words["coalition"], SEATS)


def take_out_the_rest(board: Board) -> None:
    """What is in no box, hand or ruin has left the game; more than there is comes out of the supply."""
    for item in range(ITEMS):
        owed = ITEM_SUPPLY[item] + RUIN_ITEMS.count(item) + START_ITEMS[board.character].count(item)
        held = sum(board.crafted[seat * ITEMS + item] for seat in range(FACTIONS)) + board.buried.count(item)
        held += sum(board.kit[state * ITEMS + item] for state in range(STATES))
        held += 1 if item == TORCH and board.scorched != NONE else 0
        rest = owed - held
        if rest < 0:
            raise BrokenPosition("impossible-position", problem=f"too many items of one kind: {ITEM_NAMES[item]}")
        board.items[item] = min(board.items[item], rest)
        board.lost[item] = rest - board.items[item]


def vagabond_words(board: Board) -> Words:
    pawn = str(board.pawn + 1) if board.pawn < CLEARINGS else FORESTS[board.pawn - CLEARINGS]
    items: list[str] = []
    for state in range(STATES):
        for item in range(ITEMS):
            word = ITEM_NAMES[item] if not state else f"{ITEM_NAMES[item]}:{STATE_NAMES[state]}"
            items += [word] * board.kit[state * ITEMS + item]
    words: Words = {
        "pawn": pawn,
        "character": CHARACTER_NAMES[board.character],
        "items": " ".join(items),
        "relations": {SEATS[s]: RELATION_NAMES[board.relations[s]] for s in board.order if s != VAGABOND},
        "quests": " ".join(QUEST_NAMES[quest] for quest in board.quests),
        "completed": " ".join(QUEST_NAMES[quest] for quest in board.completed),
        "buried": " ".join(ITEM_NAMES[item] for item in board.buried),
    }
    if any(board.aids):
        words["aids"] = {SEATS[s]: board.aids[s] for s in board.order if board.aids[s]}
    if board.scorched != NONE:
        words["scorched"] = str(board.scorched + 1)
    if board.coalition != NONE:
        words["coalition"] = SEATS[board.coalition]
    return words
