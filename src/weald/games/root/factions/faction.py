"""What the law asks of every faction, in its own order, with the answer that holds for everybody.

A faction says in its own folder what its chapter changes; a bot is a faction too. The rules ask at named moments and
know no faction by name. An answer is one of three: a number, another outcome (True: it has been seen to), or a frame
that has been pushed onto the stack.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from weald.games.root.state.faction_board import BARE, FactionBoard
from weald.games.root.tables import ITEM_NAMES, ITEMS, SEAT_COUNT

if TYPE_CHECKING:
    from weald.engine.chance import Dice
    from weald.engine.lenses import Frame
    from weald.games.root.state.board import Board
    from weald.games.root.state.lenses import Game, Secret, View


class Faction:
    """One faction at its seat. What is not overridden is what the law says for everybody."""

    nightmare_law: str = ""  # of a bot: by which law the hardest level scores [K13]

    def __init__(self, seat: int) -> None:
        self.seat = seat

    # set-up [5.1]

    def new_board(self, playing: bool) -> FactionBoard:
        """What its own board looks like before set-up."""
        return BARE

    def prepare(self, g: Game) -> None:
        """[K13.2.3] What it changes before hands are dealt."""

    def set_up(self, b: Board) -> Frame:
        """[5.1.7] Its own set-up."""
        raise NotImplementedError

    # the turn [1.5]

    def birdsong(self) -> Frame:
        raise NotImplementedError

    def daylight(self) -> Frame:
        raise NotImplementedError

    def evening(self) -> Frame:
        raise NotImplementedError

    # hands and cards [2.1]

    hand_is_open: bool = False  # [11.2.3]

    def open_hand(self, b: Board) -> list[int]:
        """[11.2.3] Its hand, if everybody sees it."""
        return []

    def open_cards(self, b: Board) -> list[int]:
        """Cards of its own that lie open, apart from what all factions have."""
        return []

    def cards_aside(self, secret: Secret) -> list[int]:
        """[8.2.3] Cards that only it may look at, apart from its hand."""
        return []

    def imagine_cards(self, b: Board, secret: Secret, loose: list[int]) -> None:
        """Others imagine what it holds beside its hand: deal that from the loose cards."""

    def imagine(self, v: View, g: Game, dice: Dice) -> None:
        """Somebody imagines the rest that they cannot see of it."""

    def secret_faults(self, g: Game) -> list[str]:
        """What is impossible about its secrets."""
        return []

    # crafting [4.1]

    # moving and placing [4.2]

    def can_move_pawn(self, b: Board) -> bool:
        """[9.5.1] Whether it has a pawn that a card could move now."""
        return False

    def moves_pawn(self, g: Game, card: int) -> bool:
        """[9.5.1] A card lets it move: whether it moves a pawn, and no warriors."""
        return False

    def ready_items(self, b: Board) -> list[int]:
        """The items that it can exhaust for a card, each kind once: crafted ones that are not exhausted."""
        first = self.seat * ITEMS
        return [item for item in range(ITEMS) if b.crafted[first + item] > b.tired[first + item]]

    def exhaust_item(self, g: Game, item: int) -> None:
        """It exhausts a crafted item for a card."""
        g.board.tired[self.seat * ITEMS + item] += 1
        if g.telling:
            g.tell("exhausted", "4.1.3", self.seat, item=ITEM_NAMES[item], count=1)

    # battle [4.3]

    # removing [2.5]

    # dominance and victory [3]

    # what it shows of itself

    # how a scenario lays it

    # what is impossible about it

    # what a player may hope for


FACTIONS: Final[list[Faction]] = [Faction(seat) for seat in range(2 * SEAT_COUNT)]  # people's, then bots'


def register(person: Faction | None, bot: Faction | None) -> None:
    """A faction takes its seat, as people play it and as a bot does; some are played by one of them only."""
    if person is not None:
        FACTIONS[person.seat] = person
    if bot is not None:
        FACTIONS[SEAT_COUNT + bot.seat] = bot
        if person is None:
            FACTIONS[bot.seat] = bot


def faction(b: Board, seat: int) -> Faction:
    """Who plays at a seat."""
    return FACTIONS[seat] if b.robots.levels[seat] < 0 else FACTIONS[SEAT_COUNT + seat]
