"""`weald play`: a game at the terminal, new or resumed."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

import weald
from weald import library, players
from weald.cli import data_folder, shell
from weald.cli.arguments import (
    HOUSE,
    HUMAN,
    OptionChoices,
    Plain,
    SeatChoices,
    games_and_files,
    kinds,
    pairs,
    read_options,
    read_seats,
    tell,
)
from weald.cli.file_errors import errors_name, told
from weald.cli.playback import Pace
from weald.cli.screen import Screen
from weald.cli.seating import robots_and_empty
from weald.cli.session import Session
from weald.cli.set_up import SetUp
from weald.engine import journal
from weald.engine.chance import Throw, new_seed
from weald.engine.errors import BadValue, DiceMissing, JournalError, WealdError
from weald.engine.journal import SUFFIX
from weald.engine.lots import draw_seats
from weald.engine.table import Table, new_table
from weald.texts import Texts

_OTHERS = players.USUAL  # who sits on the seats that are not given


def play(
    what: Annotated[
        str, typer.Argument(metavar="GAME|FILE", help=tell("play-what"), autocompletion=games_and_files)
    ] = "",
    seat: SeatChoices = None,
    option: OptionChoices = None,
    seed: Annotated[str, typer.Option("--seed", metavar="SEED", help=tell("play-seed"))] = "",
    resume: Annotated[bool, typer.Option("--resume", help=tell("play-resume"))] = False,
    file: Annotated[str, typer.Option("--file", metavar="FILE", help=tell("play-file"))] = "",
    lots: Annotated[int, typer.Option("--random", metavar="N", min=0, help=tell("play-random"))] = 0,
    reach: Annotated[bool, typer.Option("--reach", help=tell("play-reach"))] = False,
    set_up: Annotated[bool, typer.Option("--set-up", help=tell("play-set-up"))] = False,
    pace: Annotated[str, typer.Option("--pace", metavar="PACE", help=tell("play-pace"))] = "fast",
    plain: Plain = False,
) -> None:
    wanted_pace = Pace(pace.lower())
    screen = Screen(plain)
    if reach and not lots:
        raise BadValue("reach-without-lots")
    if set_up:
        if seat or option or lots or resume or not what:
            raise BadValue("set-up-alone")
        seat, option = SetUp(library.ruleset(what.lower()), screen).ask()
    if resume or what.endswith(SUFFIX) or Path(what).is_file():
        if seat or option or seed or file or lots:
            raise BadValue("resumed-as-it-was")
        path = Path(what).expanduser()
        table, path = (_resume(path), path) if what else _resume_latest()
    else:
        table, path = _begin(what, seat, option, seed, file, lots, reach)
    if lots:
        texts = Texts(table.ruleset.name)
        screen.line(texts.say("play-drawn", seats=list(table.seats)))
    Session(table, path, screen, wanted_pace).run()


def _begin(
    game: str, seats: list[str] | None, options: list[str] | None, seed: str, file: str, lots: int, reach: bool
) -> tuple[Table, Path]:
    if not game:
        raise WealdError("play-what", known=", ".join(library.names()))
    ruleset = library.ruleset(game.lower())
    seed = seed or new_seed()
    seats, options = robots_and_empty(ruleset, seats, options)
    if lots:
        wanted = pairs("seat", seats)
        given, (mine, *_) = draw_seats(
            ruleset, pairs("option", options), wanted, lots, Throw(f"{seed}/seats", 0), reach
        )
        chosen = ruleset.check_options(given)
        if HUMAN not in wanted.values() and mine not in wanted:
            seats = [*(seats or []), f"{mine}={HUMAN}"]
    else:
        chosen = read_options(ruleset, options)
    sitting = read_seats(ruleset, ruleset.in_play(chosen), seats, HUMAN, _OTHERS, kinds())
    path = Path(file).expanduser() if file else data_folder.new_game_file(ruleset.name)
    if path.exists():
        raise JournalError("file-exists", path=str(path))
    return new_table(ruleset, seed, sitting, chosen), path


def _resume(path: Path) -> Table:
    with errors_name(path):
        table = weald.load(path)
    for player in table.players.values():
        if player not in kinds():
            raise BadValue("unknown-player-in-file", player=player, path=str(path))
    if table.outcome is None and table.seed is None:
        raise DiceMissing("seed-missing", path=str(path))
    return table


def _resume_latest() -> tuple[Table, Path]:
    """The game in the data folder that was played last and is not over. A file that cannot go on is passed over."""
    for path in data_folder.saved_games():
        try:
            with errors_name(path):
                if journal.read(path).result is None:
                    return _resume(path), path
        except WealdError as error:
            problem = HOUSE.say("file-passed-over", problem=told(path, error)[0])
            typer.echo(HOUSE.say("complaint", message=problem), err=True)
    raise WealdError("nothing-to-resume", path=shell.typed(data_folder.games()))
