"""The ambushes that the Duchy have bought from the Riverfolk [K15.10]; they lie open before them."""

from __future__ import annotations

from weald.engine.lenses import FOLLOWS
from weald.games.root.factions.duchy.board import duchy_board
from weald.games.root.rules.cards import kinds, lay_open
from weald.games.root.rules.choosing import PickThing
from weald.games.root.state.board import NONE
from weald.games.root.state.lenses import Game
from weald.games.root.tables import BIRD, DUCHY, SUIT, matches


def play_ambush(g: Game, clearing: int) -> int:
    """[K15.10] Play an ambush that matches the clearing, rather of its suit than a bird; returns it, or NONE."""
    b = g.board
    among = [card for card in kinds(duchy_board(b).ambushes) if matches(card, b.suits[clearing])]
    if not among:
        return NONE
    pick = PickThing(g, DUCHY, "K15.10", "ambush", among, "card")
    pick.fewest("birds", "K15.10", [1 if suit == BIRD else 0 for suit in SUIT])
    played = pick.first()
    duchy_board(b).ambushes.remove(played)
    lay_open(g, DUCHY, played, "K15.10", FOLLOWS)
    return played
