"""Three lenses on a game in progress: Board (everybody's), View (one seat's), Game (the referee's).

A rule takes the weakest lens that suffices, so a rule that peeks at what its actor cannot see fails the type
checker: a View holds a board and one seat's own secrets, and no road leads from it to the others.
"""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, Final, Generic, TypeVar

from weald.engine.records import Record

if TYPE_CHECKING:
    from weald.engine.chance import Dice
    from weald.engine.procedure import Steps

CHANCE: Final = -1  # the dice are a seat
NOBODY: Final = -2  # no question is open; also the lens of a spectator


class Frame(Record):
    """An unfinished procedure: public ints, and `at`, its next step."""

    at: int = field(default=0, kw_only=True)

    def steps(self) -> Steps:
        """The procedure, in the order of the law."""
        raise NotImplementedError


class Board(Record):
    """What everybody sees, the stack of unfinished procedures included."""

    stack: list[Frame]
    reveals: int  # how often a secret has been shown to somebody; undo never crosses one
    over: bool  # somebody has won: whatever is unfinished stays so

    def call(self, frame: Frame) -> None:
        """Carry out another procedure before the current one goes on."""
        self.stack.append(frame)

    def faults(self) -> list[str]:
        """What is impossible about this position, in words; empty if it is sound."""
        raise NotImplementedError


B = TypeVar("B", bound=Board)


class View(Generic[B]):
    """What one seat may see: the board and that seat's own secrets. `seat` is NOBODY for a spectator."""

    def __init__(self, board: B, seat: int) -> None:
        self.board = board
        self.seat = seat

    def clone(self) -> View[B]:
        """A copy that no longer follows the game: safe to keep and to hand out."""
        raise NotImplementedError

    def imagine(self, dice: Dice) -> Game[B]:
        """A random whole game that fits everything this seat knows."""
        raise NotImplementedError


class Outcome:
    """How a game ended: who won, everybody's points, the law that ended it, and who wins and loses together.

    A seat that is in none of the `sides` stands alone.
    """

    def __init__(self, winners: list[int], scores: list[int], law: str, sides: list[list[int]] | None = None) -> None:
        self.winners = winners
        self.scores = scores
        self.law = law
        self.sides: list[list[int]] = sides if sides is not None else []


# what an event is to those around it
NEW_TURN: Final = "turn"  # with it a turn begins
REASON: Final = "reason"  # why the deed that comes next is done
DEED: Final = "deed"  # what a seat or the law does
FOLLOWS: Final = "follows"  # what the last deed brings with it
IDLE: Final = "idle"  # why nothing is done


class Event:
    """Something that happened: a message id, its law, and facts, some of which only certain seats may read.

    Whoever tells it says its `role`, and what caused it. The table numbers steps and turns: a step is a deed with its
    reasons before it and all that follows from it.
    """

    def __init__(
        self,
        what: str,
        law: str,
        facts: dict[str, object],
        secrets: dict[str, object],
        seats: list[int],
        role: str = DEED,
        cause: str = "",
    ) -> None:
        self.what = what
        self.law = law
        self.facts = facts
        self.secrets = secrets
        self.seats = seats
        self.role = role
        self.cause = cause  # the message id of the event that brought it; "" if nothing did
        self.step = 0
        self.turn = 0

    def number(self, last: Event | None) -> None:
        """Count step and turn, and find the cause of what follows, from the event before this one."""
        begins = self.role == NEW_TURN
        follows = self.role == FOLLOWS
        if last is None:
            self.turn = 1 if begins else 0
            return
        self.turn = last.turn + 1 if begins else last.turn
        goes_on = follows or (last.role == REASON and not begins)
        self.step = last.step if goes_on else last.step + 1
        if follows and not self.cause:
            self.cause = last.what if last.role in (DEED, NEW_TURN) else last.cause

    def through(self, seat: int) -> dict[str, object]:
        """The event as this seat perceives it."""
        told: dict[str, object] = {"what": self.what, "law": self.law}
        told.update(self.facts)
        if seat in self.seats:
            told.update(self.secrets)
        return told


class Game(Generic[B]):
    """The referee's lens: the board and all secrets. It holds no seed: the dice belong to the host."""

    def __init__(self, board: B) -> None:
        self.board = board
        self.telling = False
        self.events: list[Event] = []
        self.unasked: list[tuple[int, int]] = []  # with `telling`: (seat, answer) without a choice, since a seat acted

    def lens(self, seat: int) -> View[B]:
        """This seat's view of the live game: read it now, do not keep it."""
        raise NotImplementedError

    def clone(self) -> Game[B]:
        raise NotImplementedError

    def sides(self) -> list[list[int]]:
        """The seats that win and lose together, as far as everybody knows. A seat that is in none stands alone."""
        return []

    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it goes on."""
        raise NotImplementedError

    def faults(self) -> list[str]:
        """What is impossible about this game, secrets included."""
        raise NotImplementedError
