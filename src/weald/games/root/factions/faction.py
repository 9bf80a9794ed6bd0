"""What the law asks of every faction, in its own order, with the answer that holds for everybody.

A faction says in its own folder what its chapter changes; a bot is a faction too. The rules ask at named moments and
know no faction by name. An answer is one of three: a number, another outcome (True: it has been seen to), or a frame
that has been pushed onto the stack.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from weald.games.root.state.faction_board import BARE, FactionBoard
from weald.games.root.tables import SEAT_COUNT

if TYPE_CHECKING:
    from collections.abc import Sequence

    from weald.engine.arranging import Description
    from weald.engine.catalogue import Option, Options
    from weald.engine.chance import Dice
    from weald.engine.lenses import Frame
    from weald.games.root.state.board import Board
    from weald.games.root.state.lenses import Game, Secret, View


class Faction:
    """One faction at its seat. What is not overridden is what the law says for everybody."""

    nightmare_law: str = ""  # of a bot: by which law the hardest level scores [K13]

    def __init__(self, seat: int) -> None:
        self.seat = seat

    # the options of a game

    is_second: bool = False  # of its kind [9.7]

    def options(self) -> list[Option]:
        """What can be chosen for it before a game."""
        return []

    def options_with_bots(self) -> list[Option]:
        """What can be chosen before a game that it plays with bots."""
        return []

    def check_options(self, options: Options, playing: Sequence[str]) -> None:
        """Refuse a game that it cannot take part in."""

    def read_options(self, b: Board, options: Options) -> None:
        """Note on the board what was chosen for it."""

    def variety(self) -> dict[str, Sequence[int | str]]:
        """What is chosen for it in the games of a mix."""
        return {}

    def counted(self, options: Options) -> list[tuple[str, str]]:
        """What the report of a mix counts a game of its people under."""
        return []

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

    # battle [4.3]

    # removing [2.5]

    # dominance and victory [3]

    # what it shows of itself

    def show(self, b: Board) -> dict[str, object]:
        """Its side of the table, beside what every seat shows."""
        return {}

    def show_clearing(self, b: Board, clearing: int) -> dict[str, object]:
        """What a clearing shows because it plays."""
        return {}

    def show_own(self, v: View) -> dict[str, object]:
        """What its seat alone sees, beside its hand."""
        return {}

    def show_others(self) -> dict[str, object]:
        """What all others see in place of that."""
        return {}

    def order_card(self, b: Board) -> int:
        """[K2.7] The order card of a bot in its own turn, or NONE."""
        return b.robots.card

    # how a scenario lays it

    def words(self) -> list[str]:
        """Its own words, beside those of every seat. It may take over one of these, too."""
        return []

    def lay(self, g: Game, own: Description) -> None:
        """Lay what its own words describe."""

    def lay_last(self, g: Game, own: Description) -> None:
        """Lay what depends on the other seats, after all have been laid."""

    def catch_up(self, b: Board) -> None:
        """A scenario begins in Daylight or Evening: what has happened in Birdsong."""

    def said(self, g: Game) -> dict[str, object]:
        """Its own words for a position."""
        return {}

    # what is impossible about it

    def faults(self, b: Board) -> list[str]:
        """What is impossible about its side of the table."""
        return []

    def warriors_held(self, b: Board, seat: int) -> int:
        """How many warriors of a seat are on its board."""
        return 0

    def pieces_gone(self, b: Board, kind: int) -> int:
        """How many of its own pieces of a kind have left the game."""
        return 0

    def items_held(self, b: Board, item: int) -> int:
        """How many items of a kind are on its board, apart from those in the crafted items box."""
        return 0

    def items_brought(self, b: Board, item: int) -> int:
        """How many items of a kind it has brought into the game."""
        return 0

    # what a player may hope for

    card_hope: float = 1.0  # how much a card in hand is worth to it

    def promise(self, g: Game) -> float:
        """What its own board promises, in points."""
        return 0.0


FACTIONS: Final[list[Faction]] = [Faction(seat) for seat in range(2 * SEAT_COUNT)]  # people's, then bots'


def register(person: Faction | None, bot: Faction | None) -> None:
    """A faction takes its seat, as people play it and as a bot does; some are played by one of them only."""
    if person is not None:
        FACTIONS[person.seat] = person
    if bot is not None:
        FACTIONS[SEAT_COUNT + bot.seat] = bot
        if person is None:
            FACTIONS[bot.seat] = bot


def only_bots_play(seat: int) -> bool:
    """Whether the law has this faction as a bot only."""
    return FACTIONS[seat] is FACTIONS[SEAT_COUNT + seat]


def faction(b: Board, seat: int) -> Faction:
    """Who plays at a seat."""
    return FACTIONS[seat] if b.robots.levels[seat] < 0 else FACTIONS[SEAT_COUNT + seat]
