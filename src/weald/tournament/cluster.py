"""Games on a Ray cluster: each task is a batch of games, as plain data. It needs Ray; to play, nobody does.

A task whose worker or machine dies is done again. A game depends on the plan and its number alone: so that brings the
same result.
"""

from __future__ import annotations

import logging
import os
import socket
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Final

import ray
from ray.exceptions import RayError, RayTaskError

from weald.engine.errors import BadValue

_AGAIN: Final = 5  # times that a lost task is done again
_STORE: Final = 100 * 1024 * 1024  # bytes for results on a cluster of our own: they are small
_QUIET: Final = logging.ERROR
_PATIENCE: Final = 10.0  # seconds


class _Answer:
    """The result of a task."""

    def __init__(self, reference: Any) -> None:
        self.reference = reference

    def result(self) -> Any:
        try:
            return ray.get(self.reference)
        except RayTaskError as error:  # the work itself failed: as it would have here
            raise error.cause from None
        except RayError as error:
            raise BadValue("cluster-lost", problem=_first_line(error)) from None


class _Pool:
    """The cluster as a pool of workers."""

    def submit(self, work: Callable[..., Any], /, *arguments: Any) -> _Answer:
        return _Answer(ray.remote(max_retries=_AGAIN)(work).remote(*arguments))

    def first(self, answers: Sequence[_Answer]) -> _Answer:
        (done,), _ = ray.wait([answer.reference for answer in answers], num_returns=1)
        return next(answer for answer in answers if answer.reference == done)


class Cluster:
    """A Ray cluster: the one at an address, or that RAY_ADDRESS names, or else one of our own on this machine."""

    def __init__(self, address: str = "", jobs: int = 0) -> None:
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # a game tells nobody that it is played
        own: dict[str, Any] = {}
        if not address and "RAY_ADDRESS" not in os.environ:  # on this machine alone: Ray asks nobody who they are
            own = {"num_cpus": jobs or None, "object_store_memory": _STORE, "_node_ip_address": "127.0.0.1"}
        try:
            _knock(address or os.environ.get("RAY_ADDRESS", ""))
            ray.init(
                address=address or None,
                include_dashboard=False if own else None,
                log_to_driver=False,
                logging_level=_QUIET,
                **own,
            )
        except (OSError, RuntimeError, ValueError, RayError) as error:
            raise BadValue("no-cluster", problem=_first_line(error)) from None
        self.cores = max(1, int(ray.cluster_resources().get("CPU", 1)))

    @contextmanager
    def pools(self, jobs: int) -> Iterator[_Pool]:
        """The pool, for the length of a block; then whatever still runs is stopped."""
        try:
            yield _Pool()
        finally:
            ray.shutdown()


def _knock(address: str) -> None:
    """Whether anybody answers at an address: Ray itself would wait for many minutes. Words as `auto` are left to it."""
    host, _, port = address.rpartition("://")[2].rpartition(":")
    if host and port.isdecimal():
        socket.create_connection((host, int(port)), _PATIENCE).close()


def _first_line(error: BaseException) -> str:
    return (str(error).strip().splitlines() or [type(error).__name__])[0]
