"""Many games in a row: where they are played, a bar meanwhile, their speed, and how the command ends."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from typing import Any, Final

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

import weald
from weald.arena import sim, stats
from weald.arena.workers import Pools, cores
from weald.engine.errors import BadValue
from weald.texts import Texts

_FEW: Final = 200  # up to so many games of quick players, other processes are not worth starting


def processes(jobs: int, games: int, quick: bool) -> int:
    """How many processes play: those that are asked for, or as many as are worth it."""
    return max(1, min(jobs or min(cores(), games // _FEW + 1 if quick else games), games))


def play(plan: sim.Plan, jobs: int, quiet: bool, pools: Pools | None = None) -> tuple[sim.Report, dict[str, Any]]:
    """Play a plan, with a bar if somebody looks on. Returns what was played, and how fast."""
    began = time.perf_counter()
    report = _with_bar(plan, jobs, quiet, pools)
    seconds = time.perf_counter() - began
    return report, {
        "seconds": round(seconds, 3),
        "jobs": jobs,
        "form": weald.form(),
        "games_per_second": round(len(report.played) / seconds, 1),
        "decisions_per_second": round(stats.decisions(report) / seconds),
    }


def _with_bar(plan: sim.Plan, jobs: int, quiet: bool, pools: Pools | None) -> sim.Report:
    with bar(plan.game, plan.games, quiet) as progress:
        return sim.run(plan, jobs, progress, pools)


@contextmanager
def bar(game: str, games: int, quiet: bool = False) -> Iterator[Callable[[int], None]]:
    """A bar for so many games, if somebody looks on; it is told how many have been played."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=quiet or not console.is_terminal) as shown:
        task = shown.add_task(Texts().say("sim-progress", game=game), total=games)
        yield lambda done: shown.update(task, completed=done)


def cluster(address: str, jobs: int) -> tuple[Pools, int]:
    """A Ray cluster (without an address: see `Cluster`), and how many games it can play at once."""
    need("ray", "needs-ray")
    from weald.tournament.cluster import Cluster  # imported late: it needs Ray

    found = Cluster(address, jobs)
    return found.pools, jobs or found.cores


def need(package: str, code: str) -> None:
    """What a package of an extra is needed for is refused without it."""
    if find_spec(package) is None:
        raise BadValue(code)


def end(report: sim.Report) -> None:
    """The exit code of the command: a broken game and Ctrl-C are no success."""
    if report.broken is not None:
        tell_broken(report.broken)
        raise typer.Exit(1)
    if not report.complete:
        raise typer.Exit(130)


def tell_broken(broken: sim.Broken) -> None:
    """What went wrong in a game, and how to find it again."""
    texts = Texts()
    sys.stderr.write("weald: " + texts.say("sim-broken", seed=broken.seed, problem=broken.problem) + "\n")
    hint = texts.say("sim-broken-hint", doing=broken.doing, path=broken.path)
    sys.stderr.write(texts.say("hint", hint=hint) + "\n")
