"""`weald play`: a game at the terminal, new or resumed."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

import weald
from weald import library
from weald.cli import places
from weald.cli.about import about_file
from weald.cli.arguments import (
    HUMAN,
    OptionChoices,
    Plain,
    SeatChoices,
    games_and_files,
    kinds,
    read_options,
    read_seats,
    tell,
)
from weald.cli.screen import Screen
from weald.cli.session import Session
from weald.engine import journal
from weald.engine.errors import BadValue, DiceMissing, JournalError, WealdError
from weald.engine.journal import SUFFIX
from weald.engine.table import Table, new_table

What = Annotated[str, typer.Argument(metavar="GAME|FILE", help=tell("play-what"), autocompletion=games_and_files)]
_OTHERS = "greedy"  # who sits where nobody was named


def play(
    what: Annotated[
        str, typer.Argument(metavar="GAME|FILE", help=tell("play-what"), autocompletion=games_and_files)
    ] = "",
    seat: SeatChoices = None,
    option: OptionChoices = None,
    seed: Annotated[str, typer.Option("--seed", metavar="SEED", help=tell("play-seed"))] = "",
    resume: Annotated[bool, typer.Option("--resume", help=tell("play-resume"))] = False,
    file: Annotated[str, typer.Option("--file", metavar="FILE", help=tell("play-file"))] = "",
    plain: Plain = False,
) -> None:
    if resume or what.endswith(SUFFIX) or Path(what).is_file():
        if seat or option or seed or file:
            raise BadValue("resumed-as-it-was")
        path = Path(what).expanduser() if what else _latest()
        table = _resume(path)
    else:
        table, path = _begin(what, seat, option, seed, file)
    Session(table, path, Screen(plain)).run()


def _begin(game: str, seats: list[str] | None, options: list[str] | None, seed: str, file: str) -> tuple[Table, Path]:
    if not game:
        raise WealdError("play-what", known=", ".join(library.names()))
    rules = library.rules(game.lower())
    chosen = read_options(rules, options)
    sitting = read_seats(rules, rules.in_play(chosen), seats, HUMAN, _OTHERS, kinds())
    path = Path(file).expanduser() if file else places.new_game_file(rules.name)
    if path.exists():
        raise JournalError("file-exists", path=str(path))
    return new_table(rules, seed or None, sitting, chosen), path


def _resume(path: Path) -> Table:
    with about_file(path):
        table = weald.load(path)
    for player in table.players.values():
        if player not in kinds():
            raise BadValue("unknown-player-in-file", player=player, path=str(path))
    if table.outcome is None and table.seed is None:
        raise DiceMissing("seed-missing", path=str(path))
    return table


def _latest() -> Path:
    """The game in the data folder that was played last and is not over."""
    for path in places.saved_games():
        try:
            if journal.read(path).result is None:
                return path
        except WealdError:
            continue  # a broken file is no game to go on with; `weald verify` tells what is wrong
    raise WealdError("nothing-to-resume", path=places.shown(places.games_folder()))
