"""`weald arena`: a contest between computer players, with ratings, tables and a picture."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from weald import library, players
from weald.arena import sim, standings
from weald.arena.workers import Pools
from weald.cli import data_folder, many_games
from weald.cli.arguments import GameName, Json, OptionChoices, SeatChoices, pairs, tell
from weald.cli.figures import aligned, from_to, in_percent, percent, rounded
from weald.cli.screen import Screen
from weald.cli.seating import robots_and_empty
from weald.engine.errors import BadValue, UnknownName
from weald.engine.ruleset import Ruleset
from weald.texts import Texts
from weald.tournament.plot import Bar, svg

_PICTURE: Final = ".svg"
_ALL: Final = "all"
_NUMBERS: Final = ("sim-mix-games", "sim-wins", "sim-share", "sim-interval")


def arena(
    game: GameName,
    who: Annotated[str, typer.Option("--players", "-p", metavar="A,B,...", help=tell("arena-players"))],
    games: Annotated[int, typer.Option("--games", "-n", min=1, help=tell("arena-games"))] = 100,
    seed: Annotated[str, typer.Option("--seed", metavar="SEED", help=tell("sim-seed"))] = "1",
    among: Annotated[str, typer.Option("--among", metavar="PLAYER", help=tell("arena-among"))] = "",
    bots: Annotated[str, typer.Option("--bots", metavar="LEVEL,...", help=tell("arena-bots"))] = "",
    seat: SeatChoices = None,
    option: OptionChoices = None,
    jobs: Annotated[int, typer.Option("--jobs", "-j", min=0, help=tell("sim-jobs"))] = 0,
    ray: Annotated[bool, typer.Option("--ray", help=tell("arena-ray"))] = False,
    address: Annotated[str, typer.Option("--address", metavar="ADDRESS", help=tell("arena-address"))] = "",
    check: Annotated[bool, typer.Option("--check", help=tell("sim-check"))] = False,
    save: Annotated[str, typer.Option("--save", metavar="DIR", help=tell("sim-save"))] = "",
    plot: Annotated[str, typer.Option("--plot", metavar="FILE.svg", help=tell("arena-plot"))] = "",
    as_json: Json = False,
) -> None:
    ruleset = library.ruleset(game.lower())
    picture = _picture(plot)
    many_games.need("openskill", "needs-openskill")
    seat, option = robots_and_empty(ruleset, seat, option)
    plan = sim.Plan(ruleset.name, pairs("seat", seat), pairs("option", option), seed, 1, check, save)
    plan.crashes = save or str(data_folder.crashes())
    plan.players = _names(who)
    plan.among = _known(among) if among else ""
    plan.bots = _levels(ruleset, bots)
    if plan.among and plan.bots:
        raise BadValue("among-and-bots")
    for name in plan.seats.values():
        _known(name)
    plan.games = plan.contest.games(games)
    pools: Pools | None = None
    if ray or address:
        pools, jobs = many_games.cluster(address, jobs)
    report, speed = many_games.play(plan, many_games.processes(jobs, plan.games, plan.is_quick), as_json, pools)
    results = standings.results(report, ruleset)
    from weald.tournament.ratings import ratings  # imported late: it needs openskill

    results["ratings"] = ratings(report, ruleset)
    if as_json:
        print(json.dumps({"results": results, "speed": speed}, indent=1))
    else:
        _tell(results, speed)
    if picture is not None and report.played:
        _draw(results, picture)
    many_games.end(report)


def _known(name: str) -> str:
    if name not in players.names():
        raise UnknownName("player", name, players.names())
    return name


def _names(given: str) -> list[str]:
    """The players of `a,b,c`, each named once."""
    found = [_known(name.strip().lower()) for name in given.split(",") if name.strip()]
    if not found:
        raise BadValue("no-players")
    for name in found:
        if found.count(name) > 1:
            raise BadValue("player-twice", name=name)
    return found


def _levels(ruleset: Ruleset, given: str) -> list[str]:
    """The levels of `easy,normal`, or all that the bots of the game have."""
    known = next((option.names for option in ruleset.options if option.kind == "level"), ())
    if given and not known:
        raise BadValue("no-ladder", game=ruleset.name)
    if given.strip().lower() == _ALL:
        return list(known)
    levels = [level.strip().lower() for level in given.split(",") if level.strip()]
    for level in levels:
        if level not in known:
            raise UnknownName("level", level, [*known, _ALL])
    return levels


def _picture(plot: str) -> Path | None:
    """Where the picture goes. What cannot be written there is told before the games are played."""
    if not plot:
        return None
    path = Path(plot).expanduser()
    if path.suffix.lower() != _PICTURE:
        raise BadValue("no-picture", path=plot)
    if not path.parent.is_dir():
        raise BadValue("no-folder", path=str(path.parent))
    return path


# what is told


def _tell(results: dict[str, Any], speed: dict[str, Any]) -> None:
    texts, screen = Texts(str(results["game"])), Screen()
    screen.line(_head(results, texts), "bold")
    if not results["played"]:
        return
    for line in aligned(_players_table(results, texts), 1):
        screen.line("  " + line)
    for heading, words, rows in _sections(results, texts):
        if rows:
            screen.line("")
            screen.line(texts.say(heading), "bold")
            head = [texts.say("arena-player"), *[texts.say(word) for word in words]]
            table = [[*head, *[texts.say(number) for number in _NUMBERS]]]
            for names, row in rows:
                table.append([row["player"], *names, *_numbers(row, texts)])
            for line in aligned(table, 1 + len(words)):
                screen.line("  " + line)
    if results["ratings"]:
        screen.line("")
        screen.line(texts.say("arena-ratings"), "bold")
        for line in aligned(_ratings_table(results, texts), 1):
            screen.line("  " + line)
    screen.line("")
    if not results["team"]:
        screen.line(texts.say("arena-even", share=in_percent(results["even"])))
    screen.line(texts.say("sim-speed", **{**speed, "games_per_second": rounded(speed["games_per_second"])}))


def _head(results: dict[str, Any], texts: Texts) -> str:
    head = "sim-head" if results["complete"] else "sim-head-incomplete"
    return texts.say(head, played=results["played"], asked=results["asked"], game=results["game"], seed=results["seed"])


def _numbers(row: dict[str, Any], texts: Texts) -> list[str]:
    share = percent(row)
    return [str(row["games"]), str(row["wins"]), str(share["share"]), from_to(share["low"], share["high"], texts)]


def _players_table(results: dict[str, Any], texts: Texts) -> list[list[str]]:
    """How each player fared; where seats go round, not all equally often, with the mean over them."""
    seats = len({row["seat"] for row in results["by_seat"]}) > results["seats"]
    table = [[texts.say("arena-player"), *[texts.say(number) for number in _NUMBERS]]]
    table[0] += [texts.say("arena-mean")] if seats else []
    for row in results["players"]:
        mean = [in_percent(row["mean_of_seats"])] if seats else []
        table.append([row["player"], *_numbers(row, texts), *mean])
    return table


def _sections(
    results: dict[str, Any], texts: Texts
) -> list[tuple[str, list[str], list[tuple[list[str], dict[str, Any]]]]]:
    """The further tables: heading, columns of words, and rows with these words."""

    def rows(kind: str, *words: str) -> list[tuple[list[str], dict[str, Any]]]:
        return [([_word(word, row[word], texts) for word in words], row) for row in results[kind]]

    return [
        ("arena-by-opponent", ["arena-opponent"], rows("by_opponent", "opponent")),
        ("arena-by-level", ["sim-level"], rows("by_level", "level")),
        ("arena-by-seat", ["arena-seat"], rows("by_seat", "seat")),
        ("arena-by-difficulty", ["sim-difficulty", "arena-count"], rows("by_difficulty", "difficulty", "count")),
    ]


def _word(kind: str, value: object, texts: Texts) -> str:
    return texts.name(kind, value) if kind in ("seat", "level") else str(value)


def _ratings_table(results: dict[str, Any], texts: Texts) -> list[list[str]]:
    table = [[texts.say("arena-player"), texts.say("arena-rating"), texts.say("sim-interval")]]
    for row in results["ratings"]:
        name = str(row["name"])
        if row["kind"] == "bot":
            name = texts.say("arena-rated-bot", level=name)
        elif row["kind"] == "table":
            count, _, difficulty = name.partition("/")
            name = texts.say("arena-rated-table", count=int(count), difficulty=difficulty)
        table.append([name, rounded(row["rating"]), from_to(rounded(row["low"]), rounded(row["high"]), texts)])
    return table


def _draw(results: dict[str, Any], path: Path) -> None:
    texts = Texts(str(results["game"]))

    def bars(rows: list[tuple[list[str], dict[str, Any]]]) -> list[Bar]:
        return [Bar(" · ".join([row["player"], *names]), row["share"], row["low"], row["high"]) for names, row in rows]

    sections = [(texts.say("arena-all"), bars([([], row) for row in results["players"]]))]
    sections += [(texts.say(heading), bars(rows)) for heading, _, rows in _sections(results, texts) if rows]
    picture = svg(_head(results, texts), sections, None if results["team"] else results["even"])
    try:
        path.write_text(picture, encoding="utf-8")
    except OSError as error:
        raise BadValue("file-not-writable", path=str(path), problem=error.strerror) from None
