"""What the rules ask every persistent card in play [4.1.3], with the default answer: nothing.

The rules ask at named moments and know no card by name; each card overrides what it changes. An answer is a number,
a bool (True: the card has dealt with it), or a frame pushed onto the stack.
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
    """One kind of card. A method that is not overridden does nothing."""

    def __init__(self, card: int) -> None:
        self.card = card

    # moments of its owner's turn [1.5]

    speaks_at: int = NEVER

    def speak(self, g: Game, seat: int) -> None:
        """Its moment has come."""
        raise NotImplementedError

    def draws_in_evening(self, g: Game, seat: int, count: int) -> bool:
        """Its owner is about to draw the cards of Evening. True if the card replaces that."""
        return False

    # used once a turn, at any time in a phase

    used_in: int = NEVER

    def could_be_used(self, b: Board, seat: int) -> bool:
        """Whether its owner might use it now, judged by public facts only."""
        return True

    def why_not_used(self, v: View) -> str:
        """In Daylight: the message id that says why its owner cannot use it now; empty if they can."""
        return ""

    def use(self, g: Game, seat: int) -> None:
        """Its owner uses it."""
        raise NotImplementedError

    # cards that name another player

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

    needs_no_rule: bool = False  # [4.2.1] its owner may move without ruling

    def more_ways(self, b: Board, seat: int, origin: int) -> list[int]:
        """[2.2.1] The clearings its owner treats as adjacent, beyond those that paths lead to."""
        return _NO_CLEARINGS

    # battle [4.3]

    foresees_ambushes: bool = False  # [4.3.1] nobody ambushes its owner
    battle_place: int = NEVER  # [4.3.2.2] its place in the order of its owner's cards after the roll, from 0

    def usable_in_battle(self, b: Board, f: Exchange, user: int) -> bool:
        """[4.3.2.2] Whether its owner may use it after the roll."""
        return True

    def use_in_battle(self, g: Game, f: Exchange, user: int) -> None:
        """[4.3.2.2] Its owner uses it after the roll."""
        raise NotImplementedError

    # removing [2.5]

    def keeps_warriors(self, b: Board, seat: int, count: int) -> bool:
        """[2.5.1] Warriors are about to return to their supply. True if they come to this card instead."""
        return False

    def gives_back(self, b: Board, seat: int, count: int) -> int:
        """Warriors that have just gone home leave again. Returns how many of them come from this card."""
        return 0

    # leaving play, and what everybody sees

    def leaves_play(self, b: Board) -> None:
        """It has been discarded from play."""

    def show(self, b: Board, shown: dict[str, object]) -> None:
        """Add to what everybody sees of its owner."""

    def faults(self, b: Board) -> list[str]:
        """The faults of a position that concern this card, in play or not."""
        return []


PERSISTENT: Final[list[Card]] = [Card(card) for card in range(CARDS)]  # by card; most say nothing
SPEAKERS: Final[list[list[Card]]] = [[], [], [], []]  # by moment of the turn
IN_ORDER: Final[list[Card]] = []  # those with an effect, in the order in which they act at one moment


def register(card: Card) -> None:
    """Give a card its effect. At one moment, cards act in the order of registration."""
    PERSISTENT[card.card] = card
    IN_ORDER.append(card)
    if card.speaks_at != NEVER:
        SPEAKERS[card.speaks_at].append(card)


def moves_without_rule(b: Board, seat: int) -> bool:
    """[4.2.1] Whether a card lets a seat move without ruling."""
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
