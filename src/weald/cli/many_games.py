"""Many games in a row: a bar while they are played, their speed, and how the command ends."""

from __future__ import annotations

import sys
import time
from typing import Any, Final

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

import weald
from weald.arena import sim, stats
from weald.arena.workers import Pools, cores
from weald.texts import Texts

_FEW: Final = 200  # up to so many games of quick players, other processes are not worth starting


def processes(jobs: int, plan: sim.Plan) -> int:
    """How many processes play: those that are asked for, or as many as are worth it."""
    return min(jobs or min(cores(), plan.games // _FEW + 1 if plan.is_quick else plan.games), plan.games)


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
    console = Console(stderr=True)
    if quiet or not console.is_terminal:
        return sim.run(plan, jobs, pools=pools)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task(Texts().say("sim-progress", game=plan.game), total=plan.games)
        return sim.run(plan, jobs, lambda done: bar.update(task, completed=done), pools)


def end(report: sim.Report) -> None:
    """The exit code of the command: a broken game and Ctrl-C are no success."""
    texts = Texts()
    if report.broken is not None:
        broken = report.broken
        sys.stderr.write("weald: " + texts.say("sim-broken", seed=broken.seed, problem=broken.problem) + "\n")
        hint = texts.say("sim-broken-hint", doing=broken.doing, path=broken.path)
        sys.stderr.write(texts.say("hint", hint=hint) + "\n")
        raise typer.Exit(1)
    if not report.complete:
        raise typer.Exit(130)
