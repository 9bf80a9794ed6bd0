"""What clients and the server say about a person: devices, passkeys, mail, signing in; export and history."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from weald.server.messages import Secret, TableTold

KeyName = Annotated[str, Meta(min_length=1, max_length=40)]
Credential = Annotated[dict[str, Any], Meta(max_length=20)]
Address = Annotated[str, Meta(min_length=3, max_length=254)]


# bodies of requests


class NewPasskey(Struct, forbid_unknown_fields=True):
    """A key that the browser has made, as it tells it (`PublicKeyCredential.toJSON()`), and its name."""

    credential: Credential
    name: KeyName


class RenamePasskey(Struct, forbid_unknown_fields=True):
    """Another name for a key."""

    name: KeyName


class Signed(Struct, forbid_unknown_fields=True):
    """What the browser has signed with a key."""

    credential: Credential


class CodeGiven(Struct, forbid_unknown_fields=True):
    """A pairing code, as another device shows it."""

    code: Annotated[str, Meta(max_length=20)]


class MailGiven(Struct, forbid_unknown_fields=True):
    """A mail address."""

    address: Address


class LettersWanted(Struct, forbid_unknown_fields=True):
    """Whether I want letters when it is my turn in a game over days."""

    turns: bool


class LinkGiven(Struct, forbid_unknown_fields=True):
    """The secret of a link that was sent by mail."""

    secret: Secret


class SignIn(Struct, forbid_unknown_fields=True):
    """Yes: this device becomes the person of an arrival. `bring`: the games of the guest it was come along."""

    arrival: Secret
    bring: bool = False


# answers


class DeviceTold(Struct):
    """A device on which I am signed in; `here` is this one. `seen` is the day it was last here."""

    name: str
    browser: str
    system: str
    made: str
    seen: str
    here: bool


class PasskeyTold(Struct):
    """A key of mine, by whose id it can be renamed and removed."""

    key: str
    name: str
    made: str
    used: str | None


class MailTold(Struct):
    """My mail address, if I have given one, and whether I get letters when it is my turn."""

    address: str | None
    turns: bool = False


class PersonTold(Struct):
    """All that belongs to me beside my games. `mail` is null where the host has set no mail server."""

    name: str
    tables: int
    devices: list[DeviceTold]
    passkeys: list[PasskeyTold]
    mail: MailTold | None


class Challenge(Struct):
    """What the browser is to sign: for `navigator.credentials`, as WebAuthn writes it in JSON."""

    options: dict[str, Any]


class PairingTold(Struct):
    """A code with which another device becomes mine, once, until then."""

    code: str
    link: str
    until: str


class Arrival(Struct):
    """Whom this device is about to become, whom it was, and at how many tables that guest sits."""

    arrival: str
    name: str
    was: str
    tables: int
    same: bool  # it is that person already


class ExportedSeat(Struct):
    """A seat that I have held."""

    table: str
    game: str
    title: str
    seat: str
    came: str
    went: str | None
    made: str
    over: bool
    result: Literal["won", "lost"] | None
    winners: list[str] | None
    scores: dict[str, int] | None


class ExportedLine(Struct):
    """A line that I have said: my own words, or one of the phrases; neither, if the host has removed it."""

    table: str
    number: int
    seat: str | None
    text: str | None
    phrase: str | None
    made: str


class ExportedPush(Struct):
    """A browser that is told when it is my turn, by the name of its push service."""

    service: str
    made: str


class ExportedReport(Struct):
    """A line of the chat that I have reported, and that waits for the host."""

    table: str
    number: int
    made: str


class Export(Struct):
    """What is kept of me. `mail` is my address, and whether I get letters when it is my turn; `muted` whom I do not
    want to hear, by their names."""

    name: str
    made: str
    mail: MailTold
    devices: list[DeviceTold]
    passkeys: list[PasskeyTold]
    tokens: list[dict[str, Any]]
    seats: list[ExportedSeat]
    chat: list[ExportedLine]
    notices: list[ExportedPush]
    muted: list[str]
    reports: list[ExportedReport]


class LobbyTold(Struct):
    """A page of tables, and where the next begins, if there is one."""

    tables: list[TableTold]
    next: str | None


class TallyTold(Struct):
    """How often I have played a game to its end, and won it."""

    game: str
    played: int
    won: int


class HistoryTold(Struct):
    """The games that I have played to the end, page by page, the latest first."""

    tallies: list[TallyTold]
    tables: list[TableTold]
    next: str | None
