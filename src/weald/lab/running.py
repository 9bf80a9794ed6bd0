"""Playing a plan: in batches, here, in other processes or on a cluster; what has been played is not played again."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from typing import Any, Final

from weald.arena import sim, workers
from weald.lab.plans import Cell
from weald.lab.store import Results

_QUICK: Final = 100  # games of a batch, where nobody thinks
_SLOW: Final = 4  # the same where players think: a stop loses the batches that are being played

Task = tuple[dict[str, Any], int, int]  # as `sim.play_chunk` wants it


class Batch:
    """Some games of a cell. Which games these are depends on the plan alone."""

    def __init__(self, cell: Cell, first: int, last: int) -> None:
        self.cell = cell
        self.first = first
        self.last = last  # the one after the last
        self.name = f"{cell.number:05d}-{first:07d}"

    @property
    def games(self) -> int:
        return self.last - self.first

    @property
    def task(self) -> Task:
        return self.cell.plan.to_data(), self.first, self.last


def batches(cells: list[Cell]) -> Iterator[Batch]:
    """The whole plan."""
    for cell in cells:
        size = _QUICK if cell.plan.is_quick else _SLOW
        for first in range(1, cell.plan.games + 1, size):
            yield Batch(cell, first, min(first + size, cell.plan.games + 1))


def left(results: Results, cells: list[Cell]) -> list[Batch]:
    """What is still to be played."""
    if results.is_whole:
        return []
    done = results.done()
    return [batch for batch in batches(cells) if batch.name not in done]


def run(
    results: Results,
    cells: list[Cell],
    jobs: int = 1,
    pools: workers.Pools | None = None,
    progress: Callable[[int], None] | None = None,
) -> sim.Broken | None:
    """Play what is left of a plan. Returns the game that broke, if one did; it ends the run.

    Ctrl-C loses the batches that are being played, and is the caller's to handle.
    """
    for cell in cells:
        cell.plan.crashes = str(results.folder / "crashes")
    waiting = left(results, cells)
    done = results.wanted - sum(batch.games for batch in waiting)
    played = _here(waiting) if jobs <= 1 and pools is None else _elsewhere(waiting, jobs, pools)
    try:
        for batch, told in played:
            found = [sim.read_result(each) for each in told]
            broken = next((each for each in found if isinstance(each, sim.Broken)), None)
            if broken is not None:
                return broken
            results.keep(batch.name, batch.cell, [each for each in found if isinstance(each, sim.Played)])
            done += batch.games
            if progress is not None:
                progress(done)
    finally:
        played.close()  # stops the workers
    results.finish()
    return None


def _here(waiting: list[Batch]) -> Generator[tuple[Batch, Any], None, None]:
    for batch in waiting:
        yield batch, sim.play_chunk(*batch.task)


def _elsewhere(
    waiting: list[Batch], jobs: int, pools: workers.Pools | None
) -> Generator[tuple[Batch, Any], None, None]:
    """As they are done: a slow batch must not keep others from being written down."""
    by_task = {(batch.cell.plan.seed, batch.first): batch for batch in waiting}
    tasks = (batch.task for batch in waiting)
    for (data, first, _), told in workers.share_out(sim.play_chunk, tasks, jobs, pools, in_order=False):
        yield by_task[data["seed"], first], told
