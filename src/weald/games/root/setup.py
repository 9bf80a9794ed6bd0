"""Set-up [5.1]: the map, the order of play, the first cards, the factions."""

from __future__ import annotations

from typing import ClassVar, Final

from weald.engine.chance import Dice
from weald.engine.lenses import Frame
from weald.engine.notation import noun
from weald.engine.procedure import Steps
from weald.games.root.actions import SEATING, SUITING
from weald.games.root.factions.faction import faction
from weald.games.root.procedure import ChanceDecision, Step
from weald.games.root.rules.cards import Draw
from weald.games.root.state.board import NONE, Board
from weald.games.root.state.lenses import Game
from weald.games.root.tables import CLEARINGS, SEATS, START_HAND, SUIT_NAMES, TWIN_OF
from weald.games.root.turn import Turns

SUIT_MARKERS: Final = 4  # of each suit [V.1]


class SetUp(Frame):
    """[5.1] Everything before the first turn; `seated` are the seats whose place in the order is known."""

    seats: list[int]
    seated: list[int]
    first: int = NONE  # the first to set up of two seats of one faction [9.7.2], or NONE

    def steps(self) -> Steps:
        return SET_UP


class LaySuitMarkers(ChanceDecision[SetUp]):
    """[V.1] On a map without printed suits, four markers of each suit lie at random."""

    law: ClassVar[str] = "V.1"
    ask: ClassVar[str] = "chance-suit"

    def needed(self, b: Board, f: SetUp) -> bool:
        return len(b.suits) < CLEARINGS

    def outcomes(self, g: Game, f: SetUp) -> list[tuple[int, int]]:
        left = [SUIT_MARKERS - g.board.suits.count(suit) for suit in range(3)]
        return [(SUITING | suit, left[suit]) for suit in range(3) if left[suit]]

    def answer(self, g: Game, f: SetUp, choice: int) -> None:
        g.board.suits = [*g.board.suits, noun(choice)]
        if g.telling:
            g.tell("suit-laid", "V.1", clearing=len(g.board.suits), suit=SUIT_NAMES[noun(choice)])
        f.at -= 1


class SeatPlayers(ChanceDecision[SetUp]):
    """[5.1.1] Seat the next player in the turn order, at random."""

    law: ClassVar[str] = "5.1.1"
    ask: ClassVar[str] = "chance-seat"

    def needed(self, b: Board, f: SetUp) -> bool:
        return len(f.seated) < len(f.seats)

    def outcomes(self, g: Game, f: SetUp) -> list[tuple[int, int]]:
        return [(SEATING | seat, 1) for seat in f.seats if seat not in f.seated]

    def throw(self, g: Game, f: SetUp, dice: Dice) -> int:
        left = [seat for seat in f.seats if seat not in f.seated]
        return SEATING | left[dice.below(len(left))]

    def answer(self, g: Game, f: SetUp, choice: int) -> None:
        f.seated = [*f.seated, noun(choice)]
        f.at -= 1
        if len(f.seated) == len(f.seats):
            g.board.order = f.seated[:]
            if g.telling:
                g.tell("order", "5.1.1", seats=[SEATS[seat] for seat in f.seated])


class PrepareBots(Step[SetUp]):
    """[K3.3] Levels are chosen before hands are dealt; one level takes a card out of the deck [K13.2.3]."""

    law: ClassVar[str] = "K3.3"

    def run(self, g: Game, f: SetUp) -> None:
        for seat in g.board.order:
            faction(g.board, seat).prepare(g)


class DealHands(Step[SetUp]):
    """[5.1.3] Three cards each."""

    law: ClassVar[str] = "5.1.3"

    def run(self, g: Game, f: SetUp) -> None:
        for seat in reversed(g.board.people()):  # [K3.4] bots draw none
            g.board.call(Draw(seat, START_HAND))


def twins(b: Board) -> list[int]:
    """[9.7] The two seats of one faction, if both play."""
    for seat in sorted(b.order):
        if TWIN_OF[seat] in b.order:
            return [TWIN_OF[seat], seat]
    return []


class OrderTwins(ChanceDecision[SetUp]):
    """[9.7.2] The dice choose which of two seats of one faction sets up first."""

    law: ClassVar[str] = "9.7.2"
    ask: ClassVar[str] = "chance-first-vagabond"

    def needed(self, b: Board, f: SetUp) -> bool:
        return len(twins(b)) > 0

    def outcomes(self, g: Game, f: SetUp) -> list[tuple[int, int]]:
        return [(SEATING | seat, 1) for seat in twins(g.board)]

    def answer(self, g: Game, f: SetUp, choice: int) -> None:
        f.first = noun(choice)


class SetUpFactions(Step[SetUp]):
    """[5.1.7] Each faction in the order of the letters on its board."""

    law: ClassVar[str] = "5.1.7"

    def run(self, g: Game, f: SetUp) -> None:
        b = g.board
        seats = sorted(b.order)
        if f.first != NONE:
            at = seats.index(twins(b)[0])
            seats.remove(f.first)
            seats.insert(at, f.first)
        for seat in reversed(seats):  # pushed last, so it sets up first
            b.call(faction(b, seat).set_up(b))


class BeginPlay(Step[SetUp]):
    """[1.5] The first player's turn."""

    law: ClassVar[str] = "1.5"

    def run(self, g: Game, f: SetUp) -> None:
        g.board.call(Turns(g.board.order[0]))


SET_UP: Final[Steps] = (
    LaySuitMarkers(),
    SeatPlayers(),
    PrepareBots(),
    DealHands(),
    OrderTwins(),
    SetUpFactions(),
    BeginPlay(),
)
