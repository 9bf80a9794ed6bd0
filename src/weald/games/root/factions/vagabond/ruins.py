"""What Vagabonds have seen under ruins and left there [9.7.1]."""

from __future__ import annotations

from weald.engine.chance import Dice
from weald.games.root.state.lenses import Game, View
from weald.games.root.tables import CLEARINGS, IS_VAGABOND, ITEMS


def imagine_ruins(v: View, g: Game, dice: Dice) -> None:
    """[9.7.1] Deal what another Vagabond has seen, from the items this viewer has not seen."""
    own = v.own.aside if v.seat >= 0 and IS_VAGABOND[v.seat] else []
    unseen = g.board.buried[:]
    for found in own:
        unseen.remove(found % ITEMS)
    dice.shuffle(unseen)
    left = own[:]
    for entry in sorted(set(g.board.searched)):
        seat = entry // CLEARINGS
        clearing = entry % CLEARINGS
        if seat == v.seat:
            continue
        known = [found for found in left if found // ITEMS == clearing]
        while len(known) < g.board.searched.count(entry):
            known.append(clearing * ITEMS + unseen.pop())
            left.append(known[-1])
        g.secrets[seat].aside = sorted(g.secrets[seat].aside + known)
