"""`weald sim`: many games between computer players."""

from __future__ import annotations

import json
import sys
import time
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

import weald
from weald import library, players
from weald.arena import sim as arena
from weald.arena import stats
from weald.arena.workers import cores
from weald.cli import data_folder
from weald.cli.arguments import GameName, Json, OptionChoices, SeatChoices, pairs, read_options, read_seats, tell
from weald.cli.screen import Screen
from weald.cli.seating import robots_and_empty
from weald.engine.ruleset import Options, Ruleset
from weald.texts import Texts

_FEW = 200  # up to so many games, other processes are not worth starting
_STANDARD = "random"
_DRAWS = 200  # a seat that none of so many draws of a mix brings into play cannot be given to anybody


def sim(
    game: GameName,
    games: Annotated[int, typer.Option("--games", "-n", min=1, help=tell("sim-games"))] = 100,
    seed: Annotated[str, typer.Option("--seed", metavar="SEED", help=tell("sim-seed"))] = "1",
    seat: SeatChoices = None,
    option: OptionChoices = None,
    jobs: Annotated[int, typer.Option("--jobs", "-j", min=0, help=tell("sim-jobs"))] = 0,
    mix: Annotated[bool, typer.Option("--mix", help=tell("sim-mix"))] = False,
    bots: Annotated[bool, typer.Option("--bots", help=tell("sim-bots"))] = False,
    ladder: Annotated[bool, typer.Option("--ladder", help=tell("sim-ladder"))] = False,
    against: Annotated[str, typer.Option("--against", metavar="LEVEL", help=tell("sim-against"))] = "normal",
    check: Annotated[bool, typer.Option("--check", help=tell("sim-check"))] = False,
    save: Annotated[str, typer.Option("--save", metavar="DIR", help=tell("sim-save"))] = "",
    as_json: Json = False,
) -> None:
    ruleset = library.ruleset(game.lower())
    how = arena.LADDER if ladder else arena.BOTS if bots else arena.MIX if mix else ""
    seat, option = robots_and_empty(ruleset, seat, option, bool(how))
    options: dict[str, int | str] = {**pairs("option", option)} if how else read_options(ruleset, option)
    crashes = save or str(data_folder.crashes())
    plan = arena.Plan(ruleset.name, {}, options, seed, games, check, save, crashes, how, against.lower())
    drawn = [plan.options_of(number) for number in range(1, max(games, _DRAWS) + 1)] if how else [options]
    seated = read_seats(ruleset, _playing(ruleset, drawn), seat, _STANDARD, _STANDARD, players.names())
    plan.seats = {name: seated[name] for name in _playing(ruleset, drawn[:games])}
    workers = min(jobs or min(cores(), games // _FEW + 1), games)
    began = time.perf_counter()
    report = _run(plan, workers, as_json)
    seconds = time.perf_counter() - began
    results = stats.results(report, ruleset)
    speed = {
        "seconds": round(seconds, 3),
        "jobs": workers,
        "form": weald.form(),
        "games_per_second": round(len(report.played) / seconds, 1),
        "decisions_per_second": round(stats.decisions(report) / seconds),
    }
    if as_json:
        print(json.dumps({"results": results, "speed": speed}, indent=1))
    else:
        _tell(results, speed)
    texts = Texts()
    if report.broken is not None:
        broken = report.broken
        sys.stderr.write("weald: " + texts.say("sim-broken", seed=broken.seed, problem=broken.problem) + "\n")
        hint = texts.say("sim-broken-hint", doing=broken.doing, path=broken.path)
        sys.stderr.write(texts.say("hint", hint=hint) + "\n")
        raise typer.Exit(1)
    if not report.complete:
        raise typer.Exit(130)


def _playing(ruleset: Ruleset, drawn: list[Options]) -> list[str]:
    """The seats that take part in some of the games."""
    return [name for name in ruleset.seats if any(name in ruleset.in_play(options) for options in drawn)]


def _run(plan: arena.Plan, jobs: int, quiet: bool) -> arena.Report:
    console = Console(stderr=True)
    if quiet or not console.is_terminal:
        return arena.run(plan, jobs)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task(Texts().say("sim-progress", game=plan.game), total=plan.games)
        return arena.run(plan, jobs, lambda done: bar.update(task, completed=done))


def _tell(results: dict[str, Any], speed: dict[str, Any]) -> None:
    texts, screen = Texts(str(results["game"])), Screen()
    head = "sim-head" if results["complete"] else "sim-head-incomplete"
    screen.line(
        texts.say(head, played=results["played"], asked=results["asked"], game=results["game"], seed=results["seed"]),
        "bold",
    )
    if not results["played"]:
        return
    shares = [(texts.name("seat", seat), share) for seat, share in results["seats"].items()]
    shares += [(_bot(seat, texts), share) for seat, share in results["robots"].items()]
    for name, share in shares:
        facts = {"name": name, "kind": share["player"], "points": _round(share["points"] or 0)}
        screen.line("  " + texts.say("sim-seat", **facts, **_percent(share)))
    kinds = results["players"] if len(results["players"]) > 1 else {}  # one kind alone tells nothing
    for kind, share in kinds.items():
        screen.line("  " + texts.say("sim-kind", kind=kind, **_percent(share)))
    for what in ("decisions", "battles", "rounds"):
        span = results[what]
        if span:
            facts = {"mean": _round(span["mean"]), "least": span["least"], "most": span["most"]}
            screen.line("  " + texts.say(f"sim-{what}", **facts))
    for law, count in results["laws"].items() if len(results["laws"]) > 1 else ():
        screen.line("  " + texts.say("sim-law", law=law, title=texts.law_title(law), count=count))
    for line in _level_table(results["levels"], texts):
        screen.line("  " + line)
    for line in _mix_table(results["mix"], texts, bool(results["levels"])) if results["mix"] else ():
        screen.line("  " + line)
    for line in _endings_table(results["endings"] or [], texts):
        screen.line("  " + line)
    screen.line("  " + texts.say("sim-speed", **{**speed, "games_per_second": _round(speed["games_per_second"])}))


def _mix_table(mix: dict[str, Any], texts: Texts, many: bool) -> list[str]:
    """A line for each set of seats (unless there are too many), then for each value of each option.

    Each tells games, wins, mean lengths, endings.
    """
    seats = mix["everybody"]
    rows = [] if many else [("".join(_letter(seat, texts) for seat in entry["seats"]), entry) for entry in mix["seats"]]
    for name, values in mix["options"].items():
        rows += [(f"{name} {_value(name, value, texts)}", entry) for value, entry in values.items()]
    laws = sorted({law for _, entry in rows for law in entry["laws"]})
    letters = [_letter(seat, texts) for seat in seats]
    names = [texts.note(f"seat-{seat}", "short") or texts.name("seat", seat) for seat in seats]
    legend = ", ".join(f"{letter} {name}" for letter, name in zip(letters, names, strict=True))
    head = [
        "",
        texts.say("sim-mix-games"),
        *letters,
        texts.say("sim-mix-rounds"),
        texts.say("sim-mix-decisions"),
        *laws,
    ]
    table = [head]
    for title, entry in rows:
        wins = [str(entry["wins"].get(seat, "-")) for seat in seats]
        spans = [_round(entry[what]) if entry[what] is not None else "-" for what in ("rounds", "decisions")]
        ends = [str(entry["laws"].get(law, 0)) for law in laws]
        table.append([title, str(entry["games"]), *wins, *spans, *ends])
    return [legend, *_aligned(table)]


def _level_table(levels: list[dict[str, Any]], texts: Texts) -> list[str]:
    """A line for each robot and level: games, wins with their interval, points."""
    if not levels:
        return []
    head = ("sim-bot", "sim-level", "sim-mix-games", "sim-wins", "sim-share", "sim-interval", "sim-points")
    table = [[texts.say(message) for message in head]]
    for entry in levels:
        share = _percent(entry)
        interval = texts.say("sim-from-to", low=share["low"], high=share["high"])
        name, level = _bot(entry["bot"], texts), texts.name("level", entry["level"])
        numbers = [str(entry["games"]), str(entry["wins"]), str(share["share"]), interval, _round(entry["points"])]
        table.append([name, level, *numbers])
    return _aligned(table)


def _bot(seat: str, texts: Texts) -> str:
    """The name of a bot; if two bots have the same, a name that tells them apart."""
    return texts.note(f"bot-{seat}", "apart") or texts.name("bot", seat)


def _letter(seat: str, texts: Texts) -> str:
    return (texts.note(f"seat-{seat}", "letter") or seat[:1]).upper()


def _value(option: str, value: str, texts: Texts) -> str:
    """The value of an option in words, if the catalogue has some."""
    return texts.name(option, value) if texts.has(f"{option}-{value}") else value


def _endings_table(endings: list[dict[str, Any]], texts: Texts) -> list[str]:
    """A line for each difficulty: games, the share that was won, and how many ended by which law."""
    if not endings:
        return []
    laws = sorted({law for entry in endings for law in entry["laws"]})
    titles = [f"{law} {texts.law_title(law)}" for law in laws]
    table = [[texts.say("sim-difficulty"), texts.say("sim-mix-games"), texts.say("sim-won"), *titles]]
    for entry in endings:
        share = f"{100 * entry['won'] / entry['games']:.1f} %"
        ends = [str(entry["laws"].get(law, 0)) for law in laws]
        table.append([str(entry["difficulty"]), str(entry["games"]), share, *ends])
    return _aligned(table)


def _aligned(table: list[list[str]]) -> list[str]:
    """Columns side by side, aligned to the right."""
    widths = [max(len(row[column]) for row in table) for column in range(len(table[0]))]
    return ["  ".join(map(str.rjust, row, widths)).rstrip() for row in table]


def _percent(share: dict[str, Any]) -> dict[str, object]:
    return {
        "wins": share["wins"],
        "share": f"{100 * (share['share'] or 0):.1f}",
        "low": f"{100 * share['low']:.1f}",
        "high": f"{100 * share['high']:.1f}",
    }


def _round(number: float) -> str:
    return f"{number:.1f}"
