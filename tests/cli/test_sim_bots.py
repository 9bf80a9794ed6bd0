"""`weald sim root` with bots: random ones, and each level measured."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from weald import library
from weald.arena import sim
from weald.arena.stats import interval
from weald.games.root.tables import LEVEL_NAMES, SEATS

if TYPE_CHECKING:
    from tests.cli.conftest import Weald

ROOT = library.ruleset("root")
BOTS = [seat for seat in SEATS if seat != "vagabond2"]


def results(weald: Weald, *arguments: str) -> dict[str, Any]:
    ran = weald("sim", "root", *arguments, "--json")
    assert ran.code == 0, ran.err
    told: dict[str, Any] = json.loads(ran.out)["results"]
    return told


def test_a_mix_with_bots(weald: Weald) -> None:
    """Bots of every level at any seat among players, alike with any number of jobs; players and bots are apart."""
    told = [results(weald, "-n", "40", "--bots", "--seed", "3", "--jobs", jobs) for jobs in "12"]
    assert told[0] == told[1]
    levels, bots, seats = told[0]["levels"], told[0]["robots"], told[0]["seats"]
    assert {entry["level"] for entry in levels} == set(LEVEL_NAMES)
    for bot, share in bots.items():
        of_it = [entry for entry in levels if entry["bot"] == bot]
        assert sum(entry["games"] for entry in of_it) == share["games"]
        assert sum(entry["wins"] for entry in of_it) == share["wins"]
        assert [entry["level"] for entry in of_it] == [
            name for name in LEVEL_NAMES if name in [e["level"] for e in of_it]
        ]
    assert all(entry["low"] <= entry["share"] <= entry["high"] for entry in levels)
    both = set(seats) & set(bots)
    assert both
    for seat in both:
        sets = sum(entry["games"] for entry in told[0]["mix"]["seats"] if seat in entry["seats"])
        assert seats[seat]["games"] + bots[seat]["games"] == sets


def test_draws_with_bots_cover_everything() -> None:
    """Every bot at every level and with every trait, people together against them, bots alone: all legal."""
    drawn = [sim.draw(ROOT, {}, "wide", number, robots=True) for number in range(1, 1501)]
    assert all(options == ROOT.check_options(options) for options in drawn)
    for seat in BOTS:
        with_it = [options for options in drawn if options[seat] == "bot"]
        assert {options[f"{seat}-level"] for options in with_it} == set(LEVEL_NAMES)
        option = next(option for option in ROOT.options if option.name == f"{seat}-traits")
        for trait in option.names:
            assert any(trait in str(options[option.name]).split("+") for options in with_it)
        assert any(options[option.name] == "none" for options in with_it)
    assert any(options["coop"] == "yes" for options in drawn)
    assert any(not ROOT.in_play(options) for options in drawn)
    assert any(not ROOT.robots(options) for options in drawn)


def test_what_is_given_stays_in_a_mix_with_bots(weald: Weald) -> None:
    """A seat by --seat, an option by --option."""
    told = results(weald, "-n", "10", "--bots", "--seat", "marquise=bot:easy+blitz", "--option", "map=lake")
    assert [entry["games"] for entry in told["levels"] if entry["bot"] == "marquise"] == [10]
    assert list(told["mix"]["options"]["map"]) == ["lake"]


def test_the_ladder_measures_one_bot_in_each_game() -> None:
    """Each at each level equally often, against three of one level; what is given stays."""
    plan = sim.Plan("root", {}, {"map": "winter"}, "1", 1, mix=sim.LADDER, against="easy")
    rungs = len(BOTS) * len(LEVEL_NAMES)
    seen: list[tuple[str, str]] = []
    for number in range(1, 2 * rungs + 1):
        options, seat = sim.climb(ROOT, plan, number)
        levels = ROOT.levels(options)
        assert len(levels) == 4
        assert not ROOT.in_play(options)
        assert options["map"] == "winter"
        seen.append((seat, levels.pop(seat)))
        assert set(levels.values()) == {"easy"}
    assert sorted(seen) == sorted([(seat, level) for seat in BOTS for level in LEVEL_NAMES] * 2)


def test_the_table_of_levels(weald: Weald) -> None:
    """A line for each bot and level with a Wilson interval; only measured bots are counted, so all games once."""
    games = 2 * len(BOTS) * len(LEVEL_NAMES)
    told = results(weald, "-n", str(games), "--ladder")
    assert [entry["games"] for entry in told["levels"]] == [2] * (games // 2)
    first = told["levels"][0]
    assert (first["low"], first["high"]) == interval(first["wins"], 2)
    ran = weald("sim", "root", "-n", str(games), "--ladder")
    assert f"{games} games of root" in ran.out
    for level in LEVEL_NAMES:
        assert ran.out.count(f" {level} ") == len(BOTS)
    assert "Mechanical Marquise (bot): " in ran.out
    assert all(len(line) <= 100 for line in ran.out.splitlines())


def test_one_bot_against_chosen_opponents(weald: Weald) -> None:
    """The seats name them; a harder level wins more."""
    shares = []
    for level in ("easy", "nightmare"):
        seats = [f"corvids=bot:{level}", "marquise=bot", "eyrie=bot", "alliance=none", "vagabond=none"]
        told = results(weald, "-n", "60", *[word for seat in seats for word in ("--seat", seat)])
        assert [(entry["bot"], entry["level"]) for entry in told["levels"]][-1] == ("corvids", level)
        shares.append(told["levels"][-1]["share"])
    assert shares[0] < shares[1]


def test_games_without_bots_have_no_ladder(weald: Weald) -> None:
    """It is said."""
    ran = weald("sim", "critters", "--ladder")
    assert ran.code == 2
    assert "critters has no bots" in ran.err


def test_the_ladder_chooses_bots_and_levels_itself(weald: Weald) -> None:
    """Other options are the user's, as the traits of a bot."""
    ran = weald("sim", "root", "--ladder", "--seat", "marquise=bot:easy")
    assert ran.code == 2
    assert "--ladder decides about marquise itself" in ran.err
    assert "Did you mean nightmare?" in weald("sim", "root", "--ladder", "--against", "nightmre").err
    told = results(weald, "-n", "8", "--ladder", "--option", "marquise-traits=blitz")
    assert told["options"] == {"marquise-traits": "blitz"}


def test_two_vagabots_have_two_names(weald: Weald) -> None:
    """The one that plays beside a Vagabond is told apart, in both tables; one win is a win."""
    ran = weald("sim", "root", "-n", "40", "--bots", "--seed", "3")
    lines = [line.strip() for line in ran.out.splitlines()]
    for bot in ("Vagabot", "Vagabot beside a Vagabond"):
        assert len([line for line in lines if line.startswith(f"{bot} (bot): ")]) == 1
        assert len({line.split()[-6] for line in lines if line.startswith(f"{bot}  ")}) > 0
    assert ": 1 wins" not in ran.out
