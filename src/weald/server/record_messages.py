"""What clients are told of what is kept: who sat where, tokens, and the record of a game that is over."""

from __future__ import annotations

from msgspec import Struct


class SittingTold(Struct):
    """Somebody's time at a seat; `went` is null while they hold it."""

    seat: str
    who: str
    came: str
    went: str | None


class Sittings(Struct):
    """Who sat where, in their order."""

    sittings: list[SittingTold]


class LineTold(Struct):
    """A line of the journal; without an action it takes the last one back."""

    number: int
    seat: str
    action: str | None


class RecordTold(Struct):
    """All that is stored of a game which is over, as it was written."""

    table: str
    game: str
    edition: str
    rules: int
    options: dict[str, int | str]
    players: dict[str, str]
    seed: str
    made: str
    ended: str | None
    winners: list[str] | None
    sittings: list[SittingTold]
    lines: list[LineTold]


class TokenListed(Struct):
    """A token that I have made: by `name` it can be revoked."""

    name: str
    table: str
    seat: str
    scopes: list[str]
    made: str
