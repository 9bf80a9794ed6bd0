"""Other processes that play games or check them."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import AbstractContextManager, contextmanager
from typing import Any, Protocol


class Answer(Protocol):
    """What a piece of work will bring."""

    def result(self) -> Any:
        """Wait for it."""
        ...


class Pool(Protocol):
    """Those who take on pieces of work, here or elsewhere."""

    def submit(self, work: Callable[..., Any], /, *arguments: Any) -> Answer: ...


Pools = Callable[[int], AbstractContextManager[Pool]]  # a pool of so many workers, for the length of a block

_stop: Any = None  # in a worker: set when it is to stop after its current piece of work


def cores() -> int:
    """How many processes can work at once."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def stopped() -> bool:
    """Whether this worker has been told to stop."""
    return _stop is not None and bool(_stop.is_set())


def _begin(stop: Any) -> None:
    global _stop
    _stop = stop


@contextmanager
def local(jobs: int) -> Iterator[ProcessPoolExecutor]:
    """Processes of this machine. At the end of the block, or on Ctrl-C, each finishes its current work and stops."""
    context = multiprocessing.get_context("spawn")
    stop = context.Event()
    pool = ProcessPoolExecutor(jobs, context, _begin, (stop,))
    try:
        with _deaf_to_interrupts():
            pool.submit(stopped).result()  # the first piece of work starts all processes
        yield pool
    finally:
        stop.set()
        pool.shutdown(wait=True, cancel_futures=True)


@contextmanager
def _deaf_to_interrupts() -> Iterator[None]:
    """Processes started in this block ignore Ctrl-C: only the parent handles it."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
