"""Codebreakers: look at another player's hand."""

from __future__ import annotations

from weald.games.root.cards.card import IN_DAYLIGHT, Card
from weald.games.root.cards.other_player import NameOther, can_name_anybody
from weald.games.root.state.board import Board
from weald.games.root.state.lenses import Game, View
from weald.games.root.tables import CARD_NAMES


class Codebreakers(Card):
    """At any time of Daylight."""

    used_in: int = IN_DAYLIGHT

    def could_be_used(self, b: Board, seat: int) -> bool:
        return can_name_anybody(b, seat, self.card)

    def why_not_used(self, v: View) -> str:
        return "" if self.could_be_used(v.board, v.seat) else "no-hand-to-look-at"

    def use(self, g: Game, seat: int) -> None:
        g.board.call(NameOther(seat, self.card))

    def may_name(self, b: Board, other: int) -> bool:
        return b.hands[other] > 0

    def name(self, g: Game, seat: int, other: int) -> None:
        g.board.reveals += 1
        if g.telling:
            hand = [CARD_NAMES[card] for card in g.secrets[other].hand]
            g.tell_hand(other, hand, [seat], "4.1.3")
