"""`python -m tests.perft --write`: count again and write the data; review the diff."""

from __future__ import annotations

import json
import sys

from tests.perft import FOLDER, count, load, position
from weald import library

for game in library.names():
    cases = load(game)
    for case in cases:
        start = position(game, case["position"])
        counts = [count(start, depth) for depth in range(1, len(case["counts"]) + 1)]
        print(f"{game} {case['name']}: {counts}" + ("" if counts == case["counts"] else f"  was {case['counts']}"))
        case["counts"] = counts
    if "--write" in sys.argv:
        (FOLDER / f"{game}.json").write_text(json.dumps(cases, indent=1) + "\n", encoding="utf-8")
