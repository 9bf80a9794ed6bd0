"""`weald lab`: experiments, many games by a plan, their results and a report of them."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Final

import typer

from weald.arena.workers import Pools
from weald.cli import many_games, shell
from weald.cli.arguments import tell
from weald.cli.screen import Screen
from weald.engine.errors import BadValue
from weald.lab import plans
from weald.lab.plans import Cell, LabPlan
from weald.texts import Texts

_SHOWN: Final = 20  # cells that are told one by one

PlanFile = Annotated[Path, typer.Argument(metavar="PLAN", help=tell("lab-plan"))]
ResultsFolder = Annotated[Path, typer.Argument(metavar="RESULTS", help=tell("lab-results"))]


def check(plan: PlanFile) -> None:
    read, cells = plans.read(plan)
    texts, screen = Texts(read.game), Screen()
    _tell_head(read, cells, screen, texts)
    for cell in cells[:_SHOWN]:
        facts = {"number": cell.number, "games": cell.plan.games, "list": _chosen(cell.chosen, texts)}
        screen.line("  " + texts.say("lab-cell", **facts), indent=4)
    if len(cells) > _SHOWN:
        screen.line("  " + texts.say("lab-more-cells", count=len(cells) - _SHOWN))


def run(
    plan: PlanFile,
    out: Annotated[str, typer.Option("--out", metavar="DIR", help=tell("lab-out"))] = "",
    jobs: Annotated[int, typer.Option("--jobs", "-j", min=0, help=tell("sim-jobs"))] = 0,
    ray: Annotated[str, typer.Option("--ray", metavar="ADDRESS", help=tell("lab-ray"))] = "",
) -> None:
    many_games.need("polars", "needs-lab")
    from weald.lab import running, store  # imported late: they need polars

    read, cells = plans.read(plan)
    texts, screen = Texts(read.game), Screen()
    folder = Path(out).expanduser() if out else plan.with_name(f"{plan.stem}-results")
    results = store.lay(folder, read, cells)
    where = shell.typed(folder)
    waiting = sum(batch.games for batch in running.left(results, cells))
    _tell_head(read, cells, screen, texts)
    if not waiting:
        results.finish()
        screen.line(texts.say("lab-nothing-left", path=where))
        return
    pools: Pools | None = None
    if ray:
        pools, jobs = many_games.cluster("" if ray == _OWN else ray, jobs)
    jobs = many_games.processes(jobs, waiting, all(cell.plan.is_quick for cell in cells))
    try:
        with many_games.bar(read.game, results.wanted) as progress:
            progress(results.wanted - waiting)
            broken = running.run(results, cells, jobs, pools, progress)
    except KeyboardInterrupt:
        kept = results.wanted - sum(batch.games for batch in running.left(results, cells))
        screen.line(texts.say("lab-stopped", played=kept, asked=results.wanted, path=where))
        raise typer.Exit(130) from None
    if broken is not None:
        many_games.tell_broken(broken)
        raise typer.Exit(1)
    screen.line(texts.say("lab-done", count=waiting, path=where))
    screen.line(texts.say("lab-next", command=f"{shell.command()} lab report {where}"))


_OWN: Final = "local"  # the address of a small cluster of our own


def report(
    results: ResultsFolder,
    output: Annotated[str, typer.Option("--output", "-o", metavar="FILE.html", help=tell("lab-output"))] = "",
) -> None:
    many_games.need("polars", "needs-lab")
    many_games.need("altair", "needs-lab")
    from weald.lab import report as reports  # imported late: they need polars and altair
    from weald.lab.store import Results

    path = Path(output).expanduser() if output else results / "report.html"
    if path.suffix.lower() != ".html":
        raise BadValue("no-page", path=str(path))
    if not path.parent.is_dir():
        raise BadValue("no-folder", path=str(path.parent))
    data = reports.write(Results(results.expanduser()), path)
    Screen().line(Texts().say("lab-reported", path=shell.typed(path), data=shell.typed(data)))


def replay(
    results: ResultsFolder,
    row: Annotated[int, typer.Argument(metavar="ROW", min=1, help=tell("lab-row"))],
    save: Annotated[str, typer.Option("--save", metavar="FILE", help=tell("lab-save"))] = "",
) -> None:
    many_games.need("polars", "needs-lab")
    from weald.lab import replaying  # imported late: it needs polars
    from weald.lab.store import Results

    found = Results(results.expanduser())
    again = replaying.replay(found, row)
    texts, screen = Texts(found.ruleset.name), Screen()
    screen.line(
        texts.say("lab-game", number=row, game=_title(found.ruleset.name, texts), seed=again.row["seed"]), "bold"
    )
    for seat in again.seats:
        name = texts.name("bot" if seat["level"] else "seat", seat["seat"])
        facts = {"name": name, "player": seat["player"], "points": seat["points"], "place": seat["place"]}
        screen.line("  " + texts.say("lab-seat-won" if seat["won"] else "lab-seat", **facts))
    if save:
        again.table.save(Path(save).expanduser())
        screen.line(texts.say("lab-saved", path=save, command=f"{shell.command()} replay {save}"))
    if again.differs:
        raise BadValue("plays-otherwise", number=row, list=", ".join(again.differs), version=found.told["weald"])
    screen.line(texts.say("lab-same"))


def _tell_head(plan: LabPlan, cells: list[Cell], screen: Screen, texts: Texts) -> None:
    games = sum(cell.plan.games for cell in cells)
    screen.line(plan.name, "bold")
    screen.line(texts.say("lab-head", game=_title(plan.game, texts), count=games, cells=len(cells), seed=plan.seed))


def _title(game: str, texts: Texts) -> str:
    return texts.say(f"game-{game}")


def _chosen(chosen: dict[str, Any], texts: Texts) -> str:
    """What distinguishes a cell, as it stands in the plan."""
    words = [f"{key.partition('.')[2] or key} {_value(value)}" for key, value in chosen.items()]
    return ", ".join(words) or texts.say("lab-all-alike")


def _value(value: Any) -> str:
    return "+".join(value) if isinstance(value, list) else str(value)
