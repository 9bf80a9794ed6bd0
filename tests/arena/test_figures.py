"""What is told of a contest: shares by player, seat, opponent, level and difficulty; ratings; the picture."""

from __future__ import annotations

from typing import Any
from xml.etree import ElementTree

import pytest

from weald import library
from weald.arena import sim, standings
from weald.arena.stats import interval
from weald.tournament.plot import Bar, svg
from weald.tournament.ratings import ratings


def report(game: str, strongest: list[str], rounds: int, **more: Any) -> sim.Report:
    """A contest in which the seat with the strongest player always wins, without playing it."""
    plan = sim.Plan(game, {}, more.pop("options", {}), "s", 1, **more)
    plan.games = rounds * plan.contest.round_size
    found = sim.Report(plan)
    ruleset = library.ruleset(game)
    for number in range(1, plan.games + 1):
        laid = plan.setting(number)
        best = min(laid.seats.values(), key=strongest.index)
        winners = [seat for seat, player in laid.seats.items() if player == best]
        if plan.contest.team:
            winners = list(laid.seats) if best == strongest[0] else []
        scores = {seat: 30 if seat in winners else 10 for seat in ruleset.taking_part(laid.options)}
        found.played.append(sim.Played(number, winners[:1] if not plan.contest.team else winners, scores, "", 50, 1, 1))
    return found


def rows(found: list[dict[str, Any]], *keys: str) -> dict[Any, tuple[int, int]]:
    return {tuple(row[key] for key in keys): (row["wins"], row["games"]) for row in found}


def test_a_duel_is_told_by_player_opponent_and_seat() -> None:
    """Each against each, and each seat equally often; intervals are Wilson's."""
    critters = library.ruleset("critters")
    told = standings.results(report("critters", ["a", "b", "c"], 5, players=["c", "a", "b"]), critters)
    assert [row["player"] for row in told["players"]] == ["c", "a", "b"]
    assert rows(told["players"], "player") == {("c",): (0, 20), ("a",): (20, 20), ("b",): (10, 20)}
    assert rows(told["by_opponent"], "player", "opponent")["b", "c"] == (10, 10)
    assert rows(told["by_opponent"], "player", "opponent")["b", "a"] == (0, 10)
    assert set(rows(told["by_seat"], "player", "seat").values()) == {(0, 10), (5, 10), (10, 10)}
    half = told["players"][2]
    assert (half["low"], half["high"]) == interval(10, 20)
    assert told["even"] == 0.5
    assert told["complete"]


def test_one_among_three_is_told_by_faction() -> None:
    """Only the measured seat counts; the mean over factions weighs each of them alike."""
    root = library.ruleset("root")
    told = standings.results(report("root", ["a", "b"], 7, players=["a"], among="b"), root)
    assert rows(told["players"], "player") == {("a",): (28, 28)}
    assert sum(row["games"] for row in told["by_seat"]) == 28
    assert told["players"][0]["mean_of_seats"] == 1.0
    assert told["even"] == 0.25
    assert not told["by_opponent"]


def test_bots_are_told_by_level() -> None:
    """A row for each player and level."""
    root = library.ruleset("root")
    found = report("root", ["a"], 12, players=["a"], bots=["easy", "nightmare"])
    told = standings.results(found, root)
    assert rows(told["by_level"], "player", "level") == {("a", "easy"): (6, 6), ("a", "nightmare"): (6, 6)}
    assert [row["kind"] for row in ratings(found, root)] == ["player", "bot", "bot"]


def test_teams_are_told_by_difficulty_and_number() -> None:
    """A game counts once for its team, whatever the number of seats."""
    defenders = library.ruleset("defenders")
    found = report("defenders", ["a", "b"], 8, players=["a", "b"], options={"difficulty": 2})
    told = standings.results(found, defenders)
    assert rows(told["by_difficulty"], "player", "difficulty", "count") == {
        (player, 2, count): (2 * (player == "a"), 2) for player in "ab" for count in (1, 2, 3, 4)
    }
    rated = ratings(found, defenders)
    assert rated[0]["name"] == "a"
    assert rated[-1]["name"] == "b"
    assert {row["name"] for row in rated if row["kind"] == "table"} == {"1/2", "2/2", "3/2", "4/2"}


def test_ratings_follow_strength_and_grow_sure() -> None:
    """Whoever wins is rated higher; doubt shrinks with more games; equals are not told apart."""
    critters = library.ruleset("critters")
    few, many = (ratings(report("critters", ["a", "b", "c"], n, players=["c", "a", "b"]), critters) for n in (4, 40))
    for rated in (few, many):
        assert [row["name"] for row in rated] == ["a", "b", "c"]
        assert all(row["low"] < row["rating"] < row["high"] for row in rated)
    assert many[0]["high"] - many[0]["low"] < few[0]["high"] - few[0]["low"]
    assert ratings(report("critters", ["a"], 4, players=["a"]), critters) == []


def test_several_seats_of_one_player_are_rated_once() -> None:
    """Two kinds at four seats."""
    root = library.ruleset("root")
    rated = ratings(report("root", ["a", "b"], 6, players=["b", "a"]), root)
    assert [row["name"] for row in rated] == ["a", "b"]


def test_the_picture() -> None:
    """Well-formed; a dot and a line for each row, where its share is; names are escaped."""
    picture = svg("a <b> & c", [("all", [Bar("one & two", 0.5, 0.25, 0.75)])], even=0.25)
    tree = ElementTree.fromstring(picture)
    space = "{http://www.w3.org/2000/svg}"
    assert tree.findtext(f"{space}title") == "a <b> & c"
    (dot,) = tree.findall(f"{space}circle")
    (span,) = [line for line in tree.findall(f"{space}line") if line.get("class") == "span"]
    (even,) = [line for line in tree.findall(f"{space}line") if line.get("class") == "even"]
    assert float(dot.attrib["cx"]) == pytest.approx((float(span.attrib["x1"]) + float(span.attrib["x2"])) / 2)
    assert even.attrib["x1"] == span.attrib["x1"]
    assert "one & two" in [text.text for text in tree.findall(f"{space}text")]
