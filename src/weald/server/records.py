"""What the store remembers, as plain records."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Final, Literal

import msgspec


def now() -> str:
    """This moment, as it is stored and told: ISO 8601 in UTC, sortable as text."""
    return later(0.0)


def later(seconds: float) -> str:
    """The moment so many seconds from now, in the same form."""
    moment = datetime.now(UTC) + timedelta(seconds=seconds)
    return moment.isoformat(timespec="milliseconds").replace("+00:00", "Z")


DAY: Final = 86_400.0  # seconds
RESIGNED: Final = "resigned"
TIME: Final = "time"
GONE: Final = "gone"
AGREED: Final = "agreed"
GaveUp = Literal["resigned", "time", "gone"]  # why somebody plays no more
Ended = Literal["agreed", "resigned", "time", "closed"]  # how a game ended that was not played to its end
Talk = Literal["players", "all", "off"]  # who may speak at a table


class Guest(msgspec.Struct, frozen=True):
    """Somebody without an account: a name, and on each of their devices a secret in a cookie."""

    id: str
    name: str


class Standing(msgspec.Struct, frozen=True):
    """A standing answer of a seat (see weald.engine.standing); `turn` is that of its scope, or None: for the game."""

    ask: str
    verb: str
    where: dict[str, str] = {}
    words: dict[str, str] = {}
    turn: int | None = None


class SeatRecord(msgspec.Struct, frozen=True):
    """A seat of people or computers: who has it, and the digests of the secrets that open it.

    `holders` are further guests who came by the seat link: other devices of the same person. `known` are all who have
    ever held it: once there are any, it opens to nobody else.
    """

    seat: str
    player: str | None = None
    guest: str | None = None
    who: str | None = None  # the guest's name
    seat_hash: str | None = None
    invite_hash: str | None = None
    holders: list[str] = []
    known: list[str] = []
    tokens: list[str] = []  # the digests of tokens that are good here
    left: bool = False  # somebody has sat here and gone
    standing: tuple[Standing, ...] = ()  # a secret of this seat
    stand_in: str | None = None  # the kind of computer that plays for its holder
    gave_up: GaveUp | None = None  # why its holder plays no more: `resigned`, `time` or `gone`
    bank: int | None = None  # milliseconds on its clock, when it began to run

    def is_of(self, guest: str) -> bool:
        """Whether this guest may look and play here."""
        return self.guest == guest or guest in self.holders

    @property
    def computer(self) -> str | None:
        """The kind of computer that answers here, if one does."""
        return self.player or self.stand_in

    def is_free(self) -> bool:
        return self.guest is None and self.computer is None

    def is_open(self) -> bool:
        """Whether nobody has ever sat here."""
        return self.is_free() and not self.known

    def is_left(self) -> bool:
        """Whether somebody has held it and nobody holds it now."""
        return self.is_free() and bool(self.known)

    def opens_to(self, guest: str | None) -> bool:
        """Whether this guest may sit down here."""
        unheld = self.guest is None and self.player is None and self.gave_up in (None, GONE)
        return unheld and (not self.known or guest in self.known)


class Sitting(msgspec.Struct, frozen=True):
    """Somebody's time at a seat; `went` is None while they hold it."""

    seat: str
    who: str
    came: str
    went: str | None


class Agreement(msgspec.Struct, frozen=True):
    """That a seat's holder wants something: that the game ends, or that a computer plays for the seat `about`."""

    what: str
    about: str
    seat: str


class Summary(msgspec.Struct, frozen=True):
    """How a game stands. It follows from the journal and is kept for the lists."""

    actions: int
    undos: int
    asked: str | None
    asked_since: str
    over: bool
    winners: list[str] | None = None
    practice: bool = False  # more was taken back than the law of undo allows
    computer: bool = False  # whether a computer is asked
    turn_since: str = ""  # since when the asked seat is waited for, however many questions it has answered
    scores: dict[str, int] | None = None  # at the end
    flag_at: int | None = None  # when the asked seat's clock is run down, by the hours of the house
    hour: int = 0  # how late it is by the hours of the house, if clocks run here
    banks: dict[str, int] = {}  # seats whose clocks have changed, with what is left on them

    @property
    def number(self) -> int:
        """The number of the last line of the journal. An undo is a line too, and takes an action away."""
        return self.actions + 2 * self.undos


class TableRecord(msgspec.Struct, frozen=True):
    """A table, apart from its journal and its seats."""

    id: str
    game: str
    edition: str
    options: dict[str, int | str]
    seed: str
    public: bool
    title: str
    owner: str
    watch_hash: str
    rematch: str | None
    made: str
    summary: Summary
    rules: int = 1  # the version of the rules under which it was laid
    ended: Ended | None = None  # how, if it was not played to its end
    pace: str = "none"  # agreed at set-up: see `pace.py`
    language: str = ""  # in which people talk here, if it was said
    talk: Talk = "players"  # who may speak: see `chat.py`
    said: int = 0  # the number of the last line of its chat
    hinted: bool = False  # somebody was told what a computer would do
    agreements: tuple[Agreement, ...] = ()


class Snapshot(msgspec.Struct, frozen=True):
    """Where a game stood after the line of this number, in the shape that this version of the rules gives it."""

    table: str
    number: int
    rules: int
    game: str
    made: str


class Line(msgspec.Struct, frozen=True):
    """A line of the journal: a seat's action as a sentence, or (None) that it took its last one back."""

    number: int
    seat: str
    action: str | None


class Token(msgspec.Struct, frozen=True):
    """What a program may do: see a seat of a table, or play it."""

    table: str
    seat: str
    guest: str
    scopes: list[str]
    hash: str = ""


class Session(msgspec.Struct, frozen=True):
    """A device on which somebody is signed in."""

    id: str
    hash: str
    browser: str
    system: str
    made: str
    seen: str


class Passkey(msgspec.Struct, frozen=True):
    """A key with which somebody signs in: its public half."""

    credential: str
    id: str
    guest: str
    name: str
    key: str
    count: int
    made: str
    used: str | None = None


class Mail(msgspec.Struct, frozen=True):
    """Somebody's mail address, and whether they want letters when it is their turn."""

    address: str | None = None
    turns: bool = False


class Pass(msgspec.Struct, frozen=True):
    """Something that is good once and for minutes: the digest of a secret, and what it opens."""

    hash: str
    kind: str
    until: str
    guest: str | None = None
    session: str | None = None
    facts: str = ""
