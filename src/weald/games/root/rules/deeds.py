"""Where a march or a battle that a player may call for can begin, and what the battle may bring."""

from __future__ import annotations

from weald.games.root.actions import FIGHT, MARCH
from weald.games.root.rules.battle import Battle, can_battle, forecast
from weald.games.root.rules.moving import destinations
from weald.games.root.state.board import Board
from weald.games.root.state.lenses import View
from weald.games.root.tables import BIRD, CLEARINGS, SEATS


def deed_facts(v: View, seat: int, action: int) -> dict[str, object]:
    """[4.2, 4.3] The clearings in which the move or battle that is offered can begin, and where a move can lead.

    The only possible battle is not asked about again, so its forecast is told here.
    """
    b = v.board
    begins: list[int] = []
    leads: dict[str, list[int]] = {}
    for clearing in range(CLEARINGS):
        if action == MARCH and b.warriors_at(seat, clearing):
            ends = [end + 1 for end in destinations(b, seat, clearing)]
            if ends:
                begins.append(clearing + 1)
                leads[str(clearing + 1)] = ends
        elif action == FIGHT and can_battle(b, seat, BIRD, clearing):
            begins.append(clearing + 1)
    told: dict[str, object] = {"begins": begins} if begins else {}
    if leads:
        told["leads"] = leads
    if action == FIGHT and len(begins) == 1:
        opponents = opponents_at(b, seat, begins[0] - 1)
        if len(opponents) == 1:
            told["other_seat"] = SEATS[opponents[0]]
            told["forecast"] = forecast(v, Battle(seat, BIRD, False), opponents[0], begins[0] - 1)
    return told


def opponents_at(b: Board, seat: int, clearing: int) -> list[int]:
    """[4.3] Whom a seat can fight in a clearing; [11.2.7.3] mercenaries spare their own faction."""
    here = b.can_fight_at(seat, clearing)
    found: list[int] = []
    for other in b.order:
        if other != seat and b.is_there(other, clearing) and (here or b.mercenaries_at(seat, other, clearing)):
            found.append(other)
    return found
