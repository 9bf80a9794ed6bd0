"""How long tests wait for what must happen. `WEALD_TEST_PATIENCE` sets it in seconds, for all of them.

Every wait ends with what it waits for, so patience costs nothing until something is lost.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable

PATIENCE = float(os.environ.get("WEALD_TEST_PATIENCE", "120"))


def wait_until(happened: Callable[[], bool], problem: str) -> None:
    """For what tells nobody when it happens: look again and again."""
    end = time.monotonic() + PATIENCE
    while not happened():
        assert time.monotonic() < end, problem
        time.sleep(0.02)
