"""`weald train`: learn from games how good positions are."""

from __future__ import annotations

import csv
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from weald import library, players
from weald.cli.arguments import GameName, tell
from weald.cli.screen import Screen
from weald.engine.errors import BadValue, UnknownName
from weald.texts import Texts

_RIDGE = 30.0


def train(
    game: GameName,
    folder: Annotated[Path, typer.Option("--folder", "-f", metavar="DIR", help=tell("train-folder"))],
    games: Annotated[int, typer.Option("--games", "-n", min=1, help=tell("train-games"))] = 200,
    player: Annotated[list[str] | None, typer.Option("--player", metavar="PLAYER", help=tell("train-player"))] = None,
    seed: Annotated[str, typer.Option("--seed", metavar="SEED", help=tell("sim-seed"))] = "1",
    ridge: Annotated[float, typer.Option("--ridge", min=0.0, help=tell("train-ridge"))] = _RIDGE,
) -> None:
    ruleset = library.ruleset(game.lower())
    kinds = player or ["greedy"]
    for kind in kinds:
        if kind not in players.names():
            raise UnknownName("player", kind, players.names())
    if not any(ruleset.feature_names(seat) for seat in range(len(ruleset.seats))):
        raise BadValue("no-judgement", game=ruleset.name)
    if find_spec("numpy") is None:
        raise BadValue("needs-numpy")
    from weald.training import course  # imported late: it needs numpy

    plan = course.Course(ruleset, folder, seed, games, kinds, ridge)
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(Texts().say("sim-progress", game=ruleset.name), total=games * len(kinds))
        course.run(plan, lambda done, of: bar.update(task, completed=done, total=of))
    texts, screen = Texts(), Screen()
    for row in csv.DictReader((folder / course.CURVE).read_text(encoding="utf-8").splitlines()):
        screen.line(texts.say("train-row", **row))
    screen.line(texts.say("train-done", path=str(folder / course.LEARNT)))
