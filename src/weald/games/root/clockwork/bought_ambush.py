"""The ambushes that the Duchy have bought from the Riverfolk [K15.10] and keep in front of them."""

from __future__ import annotations

from weald.games.root.board import NONE
from weald.games.root.lenses import Game
from weald.games.root.rules.cards import discard
from weald.games.root.tables import BIRD, CARD_NAMES, DUCHY, SUIT, matches


def play_ambush(g: Game, clearing: int) -> int:
    """[K15.10] One that matches the clearing of battle, of its suit rather than a bird; or NONE."""
    b = g.board
    played = NONE
    for card in b.duchy.ambushes:
        if matches(card, b.suits[clearing]) and (played == NONE or SUIT[card] != BIRD):
            played = card
    if played != NONE:
        b.duchy.ambushes.remove(played)
        discard(g, played)
        if g.telling:
            g.tell("spent", "K15.10", DUCHY, card=CARD_NAMES[played])
    return played
