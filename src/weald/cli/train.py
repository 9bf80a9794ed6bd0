"""`weald train`: learn from games how good positions are."""

from __future__ import annotations

import csv
from pathlib import Path
from typing import Annotated

import typer

from weald import library, players
from weald.cli import many_games
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
    many_games.need("numpy", "needs-numpy")
    from weald.training import course  # imported late: it needs numpy

    plan = course.Course(ruleset, folder, seed, games, kinds, ridge)
    with many_games.bar(ruleset.name, games * len(kinds)) as progress:
        course.run(plan, lambda done, _: progress(done))
    texts, screen = Texts(), Screen()
    for row in csv.DictReader((folder / course.CURVE).read_text(encoding="utf-8").splitlines()):
        screen.line(texts.say("train-row", **row))
    screen.line(texts.say("train-done", path=str(folder / course.LEARNT)))
