"""An experiment on a Ray cluster of two nodes, one of which is killed at its work: `python -m tests.lab.losing FOLDER`.

A process of its own, as Ray fills the one that it starts from with threads. It prints, as JSON, how many cores there
were, after how many games the node was killed, and whether a game broke.
"""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import ray
from ray.cluster_utils import Cluster as Nodes

from tests.lab.small import lay
from tests.patience import PATIENCE
from weald.arena import sim
from weald.arena.workers import Answer, Pool
from weald.lab import running
from weald.tournament.cluster import Cluster

STORE = 80 * 1024 * 1024


def play_or_hang(doomed: str, reached: str, data: dict[str, Any], first: int, last: int) -> list[tuple[str, list[Any]]]:
    """As `sim.play_chunk`; but the doomed node never comes to an end, and the other begins when that one has begun."""
    until = time.monotonic() + PATIENCE
    if ray.get_runtime_context().get_node_id() == doomed:
        Path(reached).touch()
        time.sleep(2 * PATIENCE)
    while not Path(reached).exists() and time.monotonic() < until:
        time.sleep(0.02)
    return sim.play_chunk(data, first, last)


class Hanging:
    """A pool with a doomed node."""

    def __init__(self, pool: Pool, doomed: str, reached: Path) -> None:
        self.pool = pool
        self.doomed = doomed
        self.reached = reached

    def submit(self, work: Callable[..., Any], /, *arguments: Any) -> Answer:
        assert work is sim.play_chunk
        return self.pool.submit(play_or_hang, self.doomed, str(self.reached), *arguments)

    def first(self, answers: Sequence[Any]) -> Answer:
        return self.pool.first(answers)


def main(folder: Path) -> None:
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    nodes = Nodes(initialize_head=True, head_node_args={"num_cpus": 1, "object_store_memory": STORE})
    doomed = nodes.add_node(num_cpus=1, object_store_memory=STORE)
    nodes.wait_for_nodes()
    cluster = Cluster(nodes.address)
    reached = folder / "reached"
    told: dict[str, Any] = {"cores": cluster.cores, "killed_after": []}

    @contextmanager
    def pools(jobs: int) -> Iterator[Pool]:
        with cluster.pools(jobs) as pool:
            yield Hanging(pool, doomed.node_id, reached)

    def kill(done: int) -> None:
        """After the first batch: the doomed node holds one then."""
        if not told["killed_after"]:
            assert reached.exists()
            nodes.remove_node(doomed, allow_graceful=False)
            told["killed_after"].append(done)

    results, cells = lay(folder)
    broken = running.run(results, cells, cluster.cores, pools, kill)
    nodes.shutdown()
    print(json.dumps({**told, "broken": broken is not None}))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
