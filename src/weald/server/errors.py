"""What the server refuses, each with its HTTP status and a stable code; the words are in the catalogues."""

from __future__ import annotations

from typing import Any

from weald.engine.errors import (
    GameOver,
    IllegalAction,
    NotASentence,
    NothingToUndo,
    NotYourQuestion,
    UnknownName,
    WealdError,
)
from weald.texts import Texts


class ServerError(WealdError):
    """Anything that the server itself refuses."""

    def __init__(self, status: int, code: str, **facts: object) -> None:
        super().__init__(code, **facts)
        self.status = status


class Stale(ServerError):
    """The game has moved on since the sender looked."""

    def __init__(self) -> None:
        super().__init__(409, "stale")


class StoreGone(ServerError):
    """The database does not answer or cannot write. Nothing has happened; it may be tried again."""

    def __init__(self) -> None:
        super().__init__(503, "store-gone")


_NOWHERE = ("unknown-game", "unknown-book", "unknown-law", "unknown-lesson")  # names that are part of an address
_CODES = {"illegal-action": "illegal"}  # what clients know under a shorter name


def status_of(error: WealdError) -> int:
    if isinstance(error, ServerError):
        return error.status
    if isinstance(error, (IllegalAction, NotYourQuestion, GameOver, NothingToUndo)):
        return 409
    if isinstance(error, UnknownName) and error.code in (
        "unknown-game",
        "unknown-book",
        "unknown-law",
        "unknown-lesson",
    ):
        return 404
    return 422


def told(error: WealdError, game: str | None = None) -> dict[str, Any]:
    """An error as clients read it: code, sentence, and for refused actions the law and the reason."""
    texts = Texts(game)
    message, hint = texts.error(error)
    data: dict[str, Any] = {"code": _CODES.get(error.code, error.code), "message": message}
    if hint:
        data["hint"] = hint
    if isinstance(error, IllegalAction):
        data |= {"law": error.law, "why": error.why}
    elif isinstance(error, NotASentence):
        data["facts"] = {"nearest": error.facts["nearest"]}
    elif error.facts:
        data["facts"] = {name: value for name, value in error.facts.items() if isinstance(value, (str, int))}
    return data
