"""What a Vagabond shows, and what only he has seen."""

from __future__ import annotations

from weald.games.root.factions.vagabond.board import items_under, vagabond_board, vagabonds
from weald.games.root.factions.vagabond.clockwork_characters import tinkered
from weald.games.root.factions.vagabond.tables import CHARACTER_NAMES, RELATION_NAMES, TINKER
from weald.games.root.state.board import NONE, Board
from weald.games.root.state.lenses import View
from weald.games.root.tables import (
    CARD_NAMES,
    CLEARINGS,
    IS_VAGABOND,
    ITEM_NAMES,
    ITEMS,
    QUEST_NAMES,
    RUIN,
    SEATS,
    STATE_NAMES,
)


def show_vagabond(b: Board, seat: int) -> dict[str, object]:
    """His side of the table: the pawn, the kit, the chart."""
    w = vagabond_board(b, seat)
    place: dict[str, int] = {}
    if b.pawns[seat] >= CLEARINGS:
        place["forest"] = b.pawns[seat] - CLEARINGS + 1
    elif b.pawns[seat] != NONE:
        place["clearing"] = b.pawns[seat] + 1
    return {
        "character": CHARACTER_NAMES[w.character] if w.character != NONE else None,
        "pawn": place,
        "kit": {
            name: {ITEM_NAMES[i]: w.items_in(state, i) for i in range(ITEMS) if w.items_in(state, i)}
            for state, name in enumerate(STATE_NAMES)
        },
        "relations": {SEATS[s]: RELATION_NAMES[w.relations[s]] for s in b.order if not IS_VAGABOND[s]},
        "aids": {SEATS[s]: w.aids[s] for s in b.order if w.aids[s]},
        "completed": [QUEST_NAMES[quest] for quest in w.completed],
        "coalition": SEATS[b.partners[seat]] if b.partners[seat] != NONE else None,
    }


def show_vagabot(b: Board, seat: int) -> dict[str, object]:
    """[K7.2.4, K7.3.3] The Vagabot's side: no relationships, but a quest, the battle track, a Tinker's next card."""
    w = vagabond_board(b, seat)
    shown = {**show_vagabond(b, seat), "relations": {}}
    shown["quest"] = QUEST_NAMES[w.quest] if w.quest != NONE else None
    shown["battle_track"] = [STATE_NAMES[state] for state in w.battle_track]
    if w.character == TINKER:
        found = tinkered(b)
        shown["would_craft"] = CARD_NAMES[found] if found != NONE else None
    return shown


def show_ruin(b: Board, clearing: int) -> dict[str, object]:
    """[9.7.1] With two Vagabonds, how many items lie under a ruin, and who has looked."""
    if len(vagabonds(b)) < 2 or not b.at(RUIN, clearing):
        return {}
    return {
        "items_under": items_under(b, clearing),
        "searched_by": [SEATS[seat] for seat in b.order if seat * CLEARINGS + clearing in b.searched],
    }


def show_seen(v: View) -> dict[str, list[str]]:
    """[9.7.1] What a Vagabond has seen and left under ruins."""
    seen: dict[str, list[str]] = {}
    for found in v.own.aside:
        seen.setdefault(str(found // ITEMS + 1), []).append(ITEM_NAMES[found % ITEMS])
    return seen
