"""`weald sim`: many games between computer players."""

from __future__ import annotations

import json
from typing import Annotated, Any

import typer

from weald import library, players
from weald.arena import sim as arena
from weald.arena import stats
from weald.cli import data_folder, many_games
from weald.cli.arguments import GameName, Json, OptionChoices, SeatChoices, pairs, read_options, read_seats, tell
from weald.cli.figures import aligned, from_to, percent, rounded
from weald.cli.screen import Screen
from weald.cli.seating import robots_and_empty
from weald.engine.ruleset import Options, Ruleset
from weald.texts import Texts

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
    report, speed = many_games.play(plan, many_games.processes(jobs, plan.games, plan.is_quick), as_json)
    results = stats.results(report, ruleset)
    if as_json:
        print(json.dumps({"results": results, "speed": speed}, indent=1))
    else:
        _tell(results, speed)
    many_games.end(report)


def _playing(ruleset: Ruleset, drawn: list[Options]) -> list[str]:
    """The seats that take part in some of the games."""
    return [name for name in ruleset.seats if any(name in ruleset.in_play(options) for options in drawn)]


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
        facts = {"name": name, "kind": share["player"], "points": rounded(share["points"] or 0)}
        screen.line("  " + texts.say("sim-seat", **facts, **percent(share)))
    kinds = results["players"] if len(results["players"]) > 1 else {}  # one kind alone tells nothing
    for kind, share in kinds.items():
        screen.line("  " + texts.say("sim-kind", kind=kind, **percent(share)))
    for what in ("decisions", "battles", "rounds"):
        span = results[what]
        if span:
            facts = {"mean": rounded(span["mean"]), "least": span["least"], "most": span["most"]}
            screen.line("  " + texts.say(f"sim-{what}", **facts))
    for law, count in results["laws"].items() if len(results["laws"]) > 1 else ():
        screen.line("  " + texts.say("sim-law", law=law, title=texts.law_title(law), count=count))
    for line in _level_table(results["levels"], texts):
        screen.line("  " + line)
    for line in _mix_table(results["mix"], texts, bool(results["levels"])) if results["mix"] else ():
        screen.line("  " + line)
    for line in _endings_table(results["endings"] or [], texts):
        screen.line("  " + line)
    screen.line("  " + texts.say("sim-speed", **{**speed, "games_per_second": rounded(speed["games_per_second"])}))


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
        spans = [rounded(entry[what]) if entry[what] is not None else "-" for what in ("rounds", "decisions")]
        ends = [str(entry["laws"].get(law, 0)) for law in laws]
        table.append([title, str(entry["games"]), *wins, *spans, *ends])
    return [legend, *aligned(table)]


def _level_table(levels: list[dict[str, Any]], texts: Texts) -> list[str]:
    """A line for each robot and level: games, wins with their interval, points."""
    if not levels:
        return []
    head = ("sim-bot", "sim-level", "sim-mix-games", "sim-wins", "sim-share", "sim-interval", "sim-points")
    table = [[texts.say(message) for message in head]]
    for entry in levels:
        share = percent(entry)
        interval = from_to(share["low"], share["high"], texts)
        name, level = _bot(entry["bot"], texts), texts.name("level", entry["level"])
        numbers = [str(entry["games"]), str(entry["wins"]), str(share["share"]), interval, rounded(entry["points"])]
        table.append([name, level, *numbers])
    return aligned(table)


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
    return aligned(table)
