"""A gate before which a thinker waits: a named pipe. Who opens it for writing knows that somebody waits there."""

from __future__ import annotations

import os

import pytest

from weald.server import thinkers
from weald.server.thinkers import Question

_GATE = "WEALD_TEST_GATE"
_choose = thinkers.choose


def make(path: str, patch: pytest.MonkeyPatch) -> None:
    """From now on thinkers that are started wait at this gate before they think."""
    os.mkfifo(path)
    patch.setenv(_GATE, path)


def wait() -> int:
    """In a thinker: wait until the gate has been opened and closed again. Returns the process."""
    with open(os.environ[_GATE]) as gate:
        gate.read()
    return os.getpid()


def choose(question: Question) -> int:
    """The same, and then think."""
    wait()
    return _choose(question)
