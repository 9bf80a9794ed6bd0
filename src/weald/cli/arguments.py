"""Arguments that several commands share, and how `NAME=VALUE` is read."""

from __future__ import annotations

import glob
from collections.abc import Iterable
from typing import Annotated, Final

import typer

from weald import library, players
from weald.engine.errors import BadValue, UnknownName
from weald.engine.journal import SUFFIX
from weald.engine.ruleset import Ruleset
from weald.texts import Texts

HOUSE: Final = Texts()
HUMAN: Final = "human"


def tell(message_id: str) -> str:
    """A help text of the house."""
    return HOUSE.say(message_id)


def _games(incomplete: str) -> list[str]:
    return [name for name in library.names() if name.startswith(incomplete)]


def games_and_files(incomplete: str) -> list[str]:
    """For completion: the games and the journal files that begin with these letters."""
    return _games(incomplete) + sorted(glob.glob(f"{glob.escape(incomplete)}*{SUFFIX}"))


def _seats(incomplete: str) -> list[str]:
    names = [
        f"{seat}={player}" for game in library.names() for seat in library.ruleset(game).seats for player in kinds()
    ]
    return [name for name in names if name.startswith(incomplete)]


def kinds() -> list[str]:
    """The kinds of players: people and computers."""
    return [HUMAN, *players.names()]


GameName = Annotated[str, typer.Argument(metavar="GAME", help=tell("arg-game"), autocompletion=_games)]
JournalFile = Annotated[str, typer.Argument(metavar="FILE", help=tell("arg-file"))]
SeatChoices = Annotated[
    list[str] | None,
    typer.Option("--seat", metavar="NAME=PLAYER", help=tell("arg-seat"), autocompletion=_seats),
]
OptionChoices = Annotated[list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help=tell("arg-option"))]
Plain = Annotated[bool, typer.Option("--plain", help=tell("arg-plain"))]
Json = Annotated[bool, typer.Option("--json", help=tell("arg-json"))]


def pairs(kind: str, given: Iterable[str] | None) -> dict[str, str]:
    """`NAME=VALUE` words as names with values."""
    pairs: dict[str, str] = {}
    for word in given or ():
        name, equals, value = word.partition("=")
        name, value = name.strip().lower(), value.strip()
        if not (equals and name and value):
            raise BadValue(f"bad-{kind}-syntax", value=word)
        if name in pairs:
            raise BadValue(f"{kind}-twice", name=name)
        pairs[name] = value
    return pairs


def read_seats(
    ruleset: Ruleset, seats: Iterable[str], given: Iterable[str] | None, first: str, others: str, known: list[str]
) -> dict[str, str]:
    """Who sits where. Seats that are not given get `others`; the first seat gets `first`, if nobody else has it."""
    playing = tuple(seats)
    chosen = pairs("seat", given)
    for seat, player in chosen.items():
        ruleset.seat(seat)
        if seat not in playing:
            raise BadValue("seat-not-in-play", name=seat)
        if player not in known:
            raise UnknownName("player", player, known)
    if first in chosen.values():  # a person has chosen a seat already
        first = others
    return {seat: chosen.get(seat, first if i == 0 else others) for i, seat in enumerate(playing)}


def read_options(ruleset: Ruleset, given: Iterable[str] | None) -> dict[str, int | str]:
    """The options in their proper types."""
    return ruleset.check_options(pairs("option", given))
