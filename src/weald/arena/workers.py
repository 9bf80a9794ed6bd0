"""Other processes that play games or check them."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, ProcessPoolExecutor, wait
from contextlib import AbstractContextManager, contextmanager
from itertools import islice
from typing import Any, Final, Protocol

from weald.engine.errors import BadValue

AHEAD: Final = 4  # pieces of work that wait for each worker


class Answer(Protocol):
    """What a piece of work will bring."""

    def result(self) -> Any:
        """Wait for it."""
        ...


class Pool(Protocol):
    """Those who take on pieces of work, here or elsewhere."""

    def submit(self, work: Callable[..., Any], /, *arguments: Any) -> Answer: ...

    def first(self, answers: Sequence[Any]) -> Answer:
        """Wait until one of these answers is there: that one."""
        ...


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


class Processes(ProcessPoolExecutor):
    """A pool of processes of this machine."""

    def first(self, answers: Sequence[Any]) -> Answer:
        done: Answer = next(iter(wait(answers, return_when=FIRST_COMPLETED).done))
        return done


@contextmanager
def local(jobs: int) -> Iterator[Processes]:
    """Processes of this machine. At the end of the block, or on Ctrl-C, each finishes its current work and stops."""
    context = multiprocessing.get_context("spawn")
    stop = context.Event()
    pool = Processes(jobs, context, _begin, (stop,))
    try:
        with _deaf_to_interrupts():
            pool.submit(stopped).result()  # the first piece of work starts all processes
        yield pool
    finally:
        stop.set()
        pool.shutdown(wait=True, cancel_futures=True)


def share_out(
    work: Callable[..., Any],
    tasks: Iterable[tuple[Any, ...]],
    jobs: int,
    pools: Pools | None = None,
    in_order: bool = True,
) -> Iterator[tuple[tuple[Any, ...], Any]]:
    """Do a piece of work on each of many tasks: each task with what came of it, in order, or as soon as it is done.

    Others do it: those of `pools`, or processes of this machine. To close the iterator stops them.
    """
    left = iter(tasks)
    waiting: dict[Answer, tuple[Any, ...]] = {}
    with (pools or local)(jobs) as pool:

        def send(count: int) -> None:
            for task in islice(left, count):
                waiting[pool.submit(work, *task)] = task

        send(jobs * AHEAD)
        while waiting:
            try:
                answer = next(iter(waiting)) if in_order else pool.first(list(waiting))
                result = answer.result()
            except BrokenExecutor:
                raise BadValue("worker-died") from None
            task = waiting.pop(answer)
            send(1)
            yield task, result


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
