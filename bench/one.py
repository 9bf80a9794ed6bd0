"""One contestant, one turn, as JSON: `python bench/one.py house "Weald critters" --seconds 2 --seed 1 --clones`.

Each turn runs in a process of its own, so that contestants do not share a heap, and Weald's two forms can be compared.
"""

from __future__ import annotations

import argparse
import importlib
import json
import sys
from dataclasses import asdict

MODULES = {"house": "GAMES", "doors": "DOORS", "peers": "PEERS"}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("module", choices=MODULES)
    parser.add_argument("name")
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--clones", action="store_true", help="also what a clone, a view and JSON cost")
    arguments = parser.parse_args()
    try:
        module = importlib.import_module(arguments.module)
    except ImportError as error:
        print(json.dumps({"missing": str(error)}))
        return 0
    makers = {maker.name: maker for maker in getattr(module, MODULES[arguments.module])}
    if arguments.name not in makers:
        print(json.dumps({"missing": f"{arguments.name} is not known"}))
        return 0
    try:
        contestant = makers[arguments.name]()
    except ImportError as error:  # looking up the version of a missing package is an ImportError too
        print(json.dumps({"missing": str(error)}))
        return 0
    contestant.reseed(0)
    contestant.walk()  # one game untimed, so that caches are warm
    counts = contestant.play(arguments.seconds, arguments.seed)
    measured = {
        "version": contestant.version,
        "interface": contestant.interface,
        **asdict(counts),
    }
    if arguments.clones and contestant.clones:
        measured |= {"clone": contestant.clone_microseconds(arguments.seed), **contestant.more(arguments.seed)}
    print(json.dumps(measured))
    return 0


if __name__ == "__main__":
    sys.exit(main())
