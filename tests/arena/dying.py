"""A contest on a Ray cluster of two workers, one of which dies at its work: `python -m tests.arena.dying GRAVE`.

A process of its own, as Ray fills the one that it starts from with threads. It prints, as JSON, whether a worker died
and how the games went, there and here.
"""

from __future__ import annotations

import json
import os
import signal
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from weald.arena import sim
from weald.arena.workers import Answer, Pool


def play_chunk_or_die(grave: str, data: dict[str, Any], first: int, last: int) -> list[tuple[str, list[Any]]]:
    """As `sim.play_chunk`; but whoever is the first to begin with a later batch is killed."""
    if first > 1:
        try:
            os.close(os.open(grave, os.O_CREAT | os.O_EXCL))
            os.kill(os.getpid(), signal.SIGKILL)
        except FileExistsError:
            pass
    return sim.play_chunk(data, first, last)


class Deadly:
    """A pool in which one worker dies."""

    def __init__(self, pool: Pool, grave: Path) -> None:
        self.pool = pool
        self.grave = grave

    def submit(self, work: Callable[..., Any], /, *arguments: Any) -> Answer:
        assert work is sim.play_chunk
        return self.pool.submit(play_chunk_or_die, str(self.grave), *arguments)

    def first(self, answers: Sequence[Any]) -> Answer:
        return self.pool.first(answers)


def main(grave: Path) -> None:
    from weald.tournament.cluster import Cluster  # imported late: it needs Ray

    plan = sim.Plan("critters", {}, {}, "cluster", 60, players=["random"])
    cluster = Cluster(jobs=2)

    @contextmanager
    def pools(jobs: int) -> Iterator[Pool]:
        with cluster.pools(jobs) as pool:
            yield Deadly(pool, grave)

    there = sim.run(plan, cluster.cores, pools=pools)
    here = sim.run(plan)
    games = [[vars(played) for played in report.played] for report in (there, here)]
    print(json.dumps({"cores": cluster.cores, "died": grave.exists(), "there": games[0], "here": games[1]}))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
