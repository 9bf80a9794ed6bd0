"""`python -m tests.fuzz --seconds 60`: random games of every kind until the time is over."""

from __future__ import annotations

import argparse
import itertools
import sys
import time

import weald
from tests.fuzz.checking import Fault, play
from tests.fuzz.variety import OPTIONS
from weald import library


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=60, help="how long (60)")
    parser.add_argument("--start", default=str(time.time_ns()), help="names the seeds, to repeat a run")
    arguments = parser.parse_args()
    print(f"fuzz: {weald.form()}, --start {arguments.start}")
    games = actions = 0
    end = time.monotonic() + arguments.seconds
    try:
        for number in itertools.count():
            if time.monotonic() > end:
                break
            for game in library.names():
                choices = OPTIONS[game]
                table = play(game, f"{arguments.start} {number}", choices[number % len(choices)])
                games += 1
                actions += len(table.actions)
            if sys.stdout.isatty() and number % 50 == 0:
                print(f"\r{games} games, {actions} actions", end="", flush=True)
    except KeyboardInterrupt:
        print("\nstopped", end="")
    except Fault as fault:
        sys.exit(f"\nFAULT: {fault}")
    print(f"\r{games} games, {actions} actions, no fault")


if __name__ == "__main__":
    main()
