"""Games on a Ray cluster: each task is a batch of games, as plain data. It needs Ray; to play, nobody does.

A task whose worker or machine dies is done again. A game depends on the plan and its number alone: so that brings the
same result.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final

import ray
from ray.exceptions import RayError, RayTaskError

from weald.engine.errors import BadValue

_AGAIN: Final = 5  # times that a lost task is done again
_STORE: Final = 100 * 1024 * 1024  # bytes for results on a cluster of our own: they are small
_QUIET: Final = logging.ERROR


class _Answer:
    """The result of a task."""

    def __init__(self, reference: Any) -> None:
        self._reference = reference

    def result(self) -> Any:
        try:
            return ray.get(self._reference)
        except RayTaskError as error:  # the work itself failed: as it would have here
            raise error.cause from None
        except RayError as error:
            raise BadValue("cluster-lost", problem=_first_line(error)) from None


class _Pool:
    """The cluster as a pool of workers."""

    def submit(self, work: Callable[..., Any], /, *arguments: Any) -> _Answer:
        return _Answer(ray.remote(max_retries=_AGAIN)(work).remote(*arguments))


class Cluster:
    """A Ray cluster: the one at an address, or that RAY_ADDRESS names, or else one of our own on this machine."""

    def __init__(self, address: str = "", jobs: int = 0) -> None:
        own: dict[str, Any] = {} if address else {"num_cpus": jobs or None, "object_store_memory": _STORE}
        try:
            ray.init(
                address=address or None,
                include_dashboard=False if own else None,
                log_to_driver=False,
                logging_level=_QUIET,
                **own,
            )
        except (ConnectionError, RuntimeError, ValueError, RayError) as error:
            raise BadValue("no-cluster", problem=_first_line(error)) from None
        self.cores = max(1, int(ray.cluster_resources().get("CPU", 1)))

    @contextmanager
    def pools(self, jobs: int) -> Iterator[_Pool]:
        """The pool, for the length of a block; then whatever still runs is stopped."""
        try:
            yield _Pool()
        finally:
            ray.shutdown()


def _first_line(error: BaseException) -> str:
    return (str(error).strip().splitlines() or [type(error).__name__])[0]
