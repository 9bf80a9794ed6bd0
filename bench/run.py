"""`make bench`: every game of the house in both forms, and the peers, in interleaved rounds; medians and ratios.

Everybody has several short turns in a round, as a machine may be slow for seconds at a time. Writes
bench/results/bench.json and bench.md, and prints the table. Seconds move from machine to machine and from hour to hour;
the ratios within one run are what counts.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import statistics
import subprocess
import sys
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
ROOT = HERE.parent
TURNS = 4  # of each contestant in a round
PEERS = [
    "OpenSpiel hearts",
    "OpenSpiel hearts, tuned",
    "RLCard uno",
    "RLCard uno, tuned",
    "RLCard uno, rules only",
    "python-chess",
    "Catanatron",
]
GAMES = ["Weald critters", "Weald defenders", "Weald root", "Weald root, six seats", "Weald root, four bots"]
SIMS = [f"{name}, sim" for name in GAMES[:4]]  # the same games as `weald sim` plays them
THINKERS = [f"{name}, {kind}" for kind in ("planner", "beam", "search") for name in GAMES[:3]]
DOORS = [f"{name}, {way}" for way in ("one by one", "in one call") for name in GAMES[:3]]  # as learners play them
PLAYED = ["decisions", "decisions_with_choice", "games", "seconds", "plans", "iterations"]
COLUMNS = [
    "decisions/s",
    "with choice/s",
    "games/s",
    "plans/s",
    "iterations/s",
    "observations/s",
    "clone us",
    "view us",
    "json us",
]

# promises: (row, column, other row, at least so many times as much)
TARGETS = [
    ("Weald critters, compiled", "decisions/s", "OpenSpiel hearts", 1.5),
    ("Weald critters, compiled", "decisions/s", "Catanatron", 20.0),
    ("Weald critters, interpreted", "decisions/s", "RLCard uno", 3.0),
    ("Weald defenders, compiled", "decisions/s", "Catanatron", 10.0),
    ("Weald root, compiled", "decisions/s", "Catanatron", 10.0),
    ("Weald root, interpreted", "decisions/s", "Catanatron", 2.0),
    *[(f"{name}, sim", "decisions/s", f"{name}, compiled", 0.8) for name in GAMES[:4]],
]
# (row, other row, at most so many times its clone, or so many microseconds)
CLONE_TARGETS = [
    ("Weald critters, compiled", "OpenSpiel hearts", 1.5, 2.0),
    ("Weald defenders, compiled", "Catanatron", 1.0, 0.0),
    ("Weald root, compiled", "Catanatron", 1 / 3, 0.0),
]
# (row, column, at least so many): random games a second, rows of learners a second
LEAST = [
    ("Weald root, compiled", "games/s", 250.0),
    ("Weald critters, compiled", "observations/s", 200_000.0),
    ("Weald root, compiled", "observations/s", 60_000.0),
]


def one(module: str, name: str, interpreted: bool, seconds: float, seed: int, clones: bool) -> dict[str, Any]:
    """One turn of one contestant."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    environment.pop("WEALD_INTERPRETED", None)
    if interpreted:
        environment["WEALD_INTERPRETED"] = "1"
    command = [sys.executable, str(HERE / "one.py"), module, name, "--seconds", str(seconds), "--seed", str(seed)]
    command += ["--clones"] if clones else []
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        return {"missing": done.stderr.strip().splitlines()[-1]}
    result: dict[str, Any] = json.loads(done.stdout.strip().splitlines()[-1])
    return result


def merged(turns: list[dict[str, Any]]) -> dict[str, Any]:
    """The turns of a round as one: games and decisions add up, the rest is from the first."""
    if any("missing" in turn for turn in turns):
        return next(turn for turn in turns if "missing" in turn)
    played = {key: sum(turn[key] for turn in turns) for key in PLAYED if key in turns[0]}
    return {**turns[0], **played}


def contestants() -> list[tuple[str, str, str, bool]]:
    """(row, module, name, interpreted)"""
    rows = []
    for name in GAMES:
        rows.append((f"{name}, compiled", "house", name, False))
        rows.append((f"{name}, interpreted", "house", name, True))
    rows += [(name, "house", name, False) for name in (*SIMS, *THINKERS)]
    rows += [(name, "doors", name, False) for name in DOORS]
    return rows + [(name, "peers", name, False) for name in PEERS]


def median(rounds: list[dict[str, Any]], value: str, per: str = "") -> float:
    values = [r[value] / (r[per] if per else 1.0) for r in rounds if value in r]
    return statistics.median(values) if values else float("nan")


def summary(rounds: list[dict[str, Any]]) -> dict[str, float]:
    return {
        "decisions/s": median(rounds, "decisions", "seconds"),
        "with choice/s": median(rounds, "decisions_with_choice", "seconds"),
        "games/s": median(rounds, "games", "seconds"),
        "plans/s": median(rounds, "plans", "seconds"),
        "iterations/s": median(rounds, "iterations", "seconds"),
        "observations/s": 1e6 / median(rounds, "observation"),
        "clone us": median(rounds, "clone"),
        "view us": median(rounds, "view"),
        "json us": median(rounds, "json"),
    }


def number(value: float) -> str:
    if value != value:
        return "-"
    return f"{value:,.0f}" if value >= 1000 else f"{value:,.1f}" if value >= 100 else f"{value:.2f}"


def table(results: dict[str, list[dict[str, Any]]]) -> list[str]:
    base = summary(results["Weald critters, compiled"])["decisions/s"]
    head = ["", "version", *COLUMNS, "ratio"]
    rows = [head]
    for row, rounds in results.items():
        if "missing" in rounds[0]:
            rows.append([row, "missing: " + rounds[0]["missing"][:40], *["-"] * (len(COLUMNS) + 1)])
            continue
        found = summary(rounds)
        ratio = base / found["decisions/s"]
        rows.append([row, rounds[0]["version"], *[number(found[column]) for column in COLUMNS], f"{ratio:.2f}"])
    lines = ["| " + " | ".join(row) + " |" for row in rows]
    lines.insert(1, "|" + " --- |" * len(head))
    return lines


def targets(results: dict[str, list[dict[str, Any]]]) -> list[str]:
    """Each promise, kept or not, in this run."""
    lines = []
    for row, column, other, least in TARGETS:
        if "missing" in results[row][0] or "missing" in results[other][0]:
            lines.append(f"- {row} against {other}: cannot be told, one of them is missing")
            continue
        ratio = summary(results[row])[column] / summary(results[other])[column]
        verdict = "met" if ratio >= least else "MISSED"
        lines.append(f"- {row}: {ratio:.2f} times the {column} of {other} (at least {least:g}): {verdict}")
    for row, other, times, most in CLONE_TARGETS:
        if "missing" in results[row][0] or "missing" in results[other][0]:
            continue
        mine, theirs = summary(results[row])["clone us"], summary(results[other])["clone us"]
        verdict = "met" if mine <= most or mine <= times * theirs else "MISSED"
        limit = f"{times:.2g} times" + (f" or {most:g} us" if most else "")
        times_theirs = f"{mine / theirs:.2f} times {other}'s"
        lines.append(f"- {row}: clone in {mine:.2f} us, {times_theirs} (at most {limit}): {verdict}")
    for row, column, least in LEAST:
        if "missing" not in results[row][0]:
            found = summary(results[row])[column]
            verdict = "met" if found >= least else "MISSED"
            lines.append(f"- {row}: {found:,.0f} {column} (at least {least:,.0f}): {verdict}")
    return lines


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0, help="playing time per contestant and round (2)")
    parser.add_argument("--rounds", type=int, default=5, help="interleaved rounds (5)")
    arguments = parser.parse_args()
    results: dict[str, list[dict[str, Any]]] = {row: [] for row, *_ in contestants()}
    for index in range(arguments.rounds):
        turns: dict[str, list[dict[str, Any]]] = {row: [] for row in results}
        for turn in range(TURNS):
            for row, module, name, interpreted in contestants():
                print(f"round {index + 1} of {arguments.rounds}: {row:<34}", end="\r", file=sys.stderr, flush=True)
                seed = index * TURNS + turn + 1
                seconds = arguments.seconds / TURNS
                turns[row].append(one(module, name, interpreted, seconds, seed, clones=turn == 0))
        for row in results:
            results[row].append(merged(turns[row]))
    print(" " * 60, end="\r", file=sys.stderr)
    text = "\n".join(
        [
            f"Python {platform.python_version()}, one core, {arguments.rounds} interleaved rounds of"
            f" {arguments.seconds:g} s, medians; ratio: decisions/s of Weald critters, compiled, over the row's.",
            "",
            *table(results),
            "",
            *targets(results),
            "",
        ]
    )
    print(text)
    folder = HERE / "results"
    folder.mkdir(exist_ok=True)
    (folder / "bench.md").write_text(text, encoding="utf-8")
    medians = {row: summary(rounds) for row, rounds in results.items() if "missing" not in rounds[0]}
    (folder / "bench.json").write_text(json.dumps({"medians": medians, "rounds": results}, indent=1), encoding="utf-8")
    print(f"written to {(folder / 'bench.json').relative_to(ROOT)} and bench.md")


if __name__ == "__main__":
    main()
