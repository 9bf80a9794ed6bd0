"""What the law asks of every persistent card in play [4.1.3], with the answer of a card that says nothing.

A card says in its own file what it changes. The rules ask the cards in play at named moments and know none of them by
name. An answer is one of three: a number, another outcome (True: it has been seen to), or a frame that has been pushed
onto the stack.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from weald.games.root.tables import CARDS

if TYPE_CHECKING:
    from weald.games.root.rules.battle_cards import Exchange
    from weald.games.root.state.board import Board
    from weald.games.root.state.lenses import Game, View

NEVER: Final = -1
BIRDSONG_BEGINS: Final = 0
BIRDSONG_ENDS: Final = 1
DAYLIGHT_BEGINS: Final = 2
EVENING_BEGINS: Final = 3
IN_BIRDSONG: Final = 0
IN_DAYLIGHT: Final = 1
BATTLE_PLACES: Final = 3
_NO_CLEARINGS: Final[list[int]] = []


class Card:
    """One kind of card. What is not overridden is silence."""

    def __init__(self, card: int) -> None:
        self.card = card

    # moments of its owner's turn [1.5]

    speaks_at: int = NEVER

    def speak(self, g: Game, seat: int) -> None:
        """Its moment has come."""
        raise NotImplementedError

    def draws_in_evening(self, g: Game, seat: int, count: int) -> bool:
        """Its owner is about to draw the cards of Evening: whether the card sees to that."""
        return False

    # used once a turn, at any time of a phase

    used_in: int = NEVER

    def could_be_used(self, b: Board, seat: int) -> bool:
        """Public facts only: whether its owner might use it now."""
        return True

    def why_not_used(self, v: View) -> str:
        """In Daylight: the message id of why its owner cannot use it now; nothing if they can."""
        return ""

    def use(self, g: Game, seat: int) -> None:
        """Its owner uses it."""
        raise NotImplementedError

    # another player whom it names

    def may_name(self, b: Board, other: int) -> bool:
        """Whether it can be used on another player."""
        return True

    def name(self, g: Game, seat: int, other: int) -> None:
        """Its owner has chosen another player for it."""
        raise NotImplementedError

    # crafting [4.1]

    def item_crafted(self, g: Game, owner: int, crafter: int) -> None:
        """[4.1.2] Somebody has crafted an item and scored it."""

    # moving [4.2]

    needs_no_rule: bool = False  # [4.2.1] its owner moves whoever rules

    def more_ways(self, b: Board, seat: int, origin: int) -> list[int]:
        """[2.2.1] What its owner treats as next to a clearing, beside what paths lead to."""
        return _NO_CLEARINGS

    # battle [4.3]

    foresees_ambushes: bool = False  # [4.3.1] nobody ambushes its owner
    battle_place: int = NEVER  # [4.3.2.2] when it speaks among its owner's cards after the roll, from 0 on

    def usable_in_battle(self, b: Board, f: Exchange, user: int) -> bool:
        """[4.3.2.2] Whether its owner may use it after the roll."""
        return True

    def use_in_battle(self, g: Game, f: Exchange, user: int) -> None:
        """[4.3.2.2] Its owner uses it after the roll."""
        raise NotImplementedError

    # removing [2.5]

    def keeps_warriors(self, b: Board, seat: int, count: int) -> bool:
        """[2.5.1] Warriors are about to go back to their supply: whether they come to this card instead."""
        return False

    def gives_back(self, b: Board, seat: int, count: int) -> int:
        """Warriors leave again that have just gone home: how many of them come from this card."""
        return 0

    # leaving play, and what is seen of it

    def leaves_play(self, b: Board) -> None:
        """It has been discarded from play."""

    def show(self, b: Board, shown: dict[str, object]) -> None:
        """It adds to what everybody sees of its owner."""

    def faults(self, b: Board) -> list[str]:
        """What is impossible about it, in play or not."""
        return []


PERSISTENT: Final[list[Card]] = [Card(card) for card in range(CARDS)]  # by card; most say nothing
SPEAKERS: Final[list[list[Card]]] = [[], [], [], []]  # by moment of the turn
IN_ORDER: Final[list[Card]] = []  # those that speak, in the order in which they do at one moment


def register(card: Card) -> None:
    """A card gets its effect; it speaks after those that were registered before it."""
    PERSISTENT[card.card] = card
    IN_ORDER.append(card)
    if card.speaks_at != NEVER:
        SPEAKERS[card.speaks_at].append(card)


def moves_without_rule(b: Board, seat: int) -> bool:
    """[4.2.1] Whether a card lets a seat move whoever rules."""
    for card in b.improvements[seat]:
        if PERSISTENT[card].needs_no_rule:
            return True
    return False


def foresees_ambushes(b: Board, seat: int) -> bool:
    """[4.3.1] Whether a card keeps a seat from being ambushed."""
    for card in b.improvements[seat]:
        if PERSISTENT[card].foresees_ambushes:
            return True
    return False
