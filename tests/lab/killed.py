"""An experiment whose process is killed after two batches: `python -m tests.lab.killed FOLDER`."""

from __future__ import annotations

import os
import signal
import sys
from pathlib import Path

from tests.lab.small import lay
from weald.lab import running

if __name__ == "__main__":
    results, cells = lay(Path(sys.argv[1]))
    counted: list[int] = []

    def die(done: int) -> None:
        counted.append(done)
        if len(counted) == 2:
            os.kill(os.getpid(), signal.SIGKILL)

    running.run(results, cells, progress=die)
