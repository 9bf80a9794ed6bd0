"""What every faction may do at any time in its Daylight: persistent cards, dominance, closed paths."""

from __future__ import annotations

from weald.engine.notation import noun, verb
from weald.engine.offers import Offers
from weald.games.root.actions import ACTIVATE, CLEAR, TAKE, USE
from weald.games.root.cards.card import IN_DAYLIGHT
from weald.games.root.maps.mountain import ClearPath, may_clear, offer_paths
from weald.games.root.rules.dominance import TakeDominance, activate, may_activate, offer_dominance
from weald.games.root.rules.persistent import has_usable, offer_daylight_cards, use
from weald.games.root.state.board import Board
from weald.games.root.state.lenses import Game, View


def may_have_extras(b: Board, seat: int) -> bool:
    """Whether there might be anything to do besides the faction's own actions, by public facts only."""
    if has_usable(b, seat, IN_DAYLIGHT) or may_clear(b, seat):
        return True
    if not b.hands[seat]:
        return False
    return len(b.available) > 0 or may_activate(b, seat)


def offer_extras(v: View, o: Offers) -> None:
    offer_daylight_cards(v, o)
    offer_dominance(v, o)
    offer_paths(v, o)


def is_extra(choice: int) -> bool:
    return verb(choice) in (USE, ACTIVATE, TAKE, CLEAR)


def answer_extra(g: Game, seat: int, choice: int) -> None:
    if verb(choice) == USE:
        use(g, seat, noun(choice))
    elif verb(choice) == ACTIVATE:
        activate(g, seat, noun(choice))
    elif verb(choice) == CLEAR:
        g.board.call(ClearPath(seat, noun(choice)))
    else:
        g.board.call(TakeDominance(seat, noun(choice)))
