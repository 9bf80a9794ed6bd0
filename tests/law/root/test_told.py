"""What events tell beside the deed itself: where pieces come from and go to, and what brought it."""

from __future__ import annotations

from typing import Any

from tests.law import law
from tests.law.root.cats import daylight
from weald import library
from weald.engine.table import Table
from weald.scenario import Scenario


def told(table: Table, *names: str) -> list[dict[str, Any]]:
    """The events of these names, with what they are to the others."""
    return [event for event in table.numbered_events(None) if event["what"] in names]


@law("6.5.3")
def test_where_recruits_appear_is_told() -> None:
    """One event for each recruiter, in the step of the recruiting."""
    s = daylight(recruiter="5x2 8", warriors="1")
    s.play("marquise: recruit")
    deed, *recruits = told(s.table, "recruited", "enlisted")
    assert [event["clearing"] for event in recruits] == [5, 5, 8]
    assert {event["step"] for event in recruits} == {deed["step"]}
    assert {(event["role"], event["cause"]) for event in recruits} == {("follows", "recruited")}


@law("6.3.3")
def test_the_garrison_is_told() -> None:
    """Every clearing but the corner opposite the keep."""
    table = Table(library.ruleset("root"), {"order": "listed"}, "1")
    table.play("start 1", "marquise")
    (garrison,) = told(table, "garrisoned")
    assert garrison["clearings"] == [1, 2, *range(4, 13)]


@law("6.5.4.2")
def test_which_wood_is_spent_is_told() -> None:
    """By clearing, chosen or not."""
    s = daylight(warriors="1x2 5x2", wood="1 5x2", sawmill="9x2")
    s.play("marquise: build sawmill in 1", "wood 1")
    assert [(event["count"], event["clearing"]) for event in told(s.table, "wood-spent")] == [(1, 1), (1, 5)]
    t = daylight(warriors="1x2 5x2", wood="5x3", sawmill="9x2")
    t.play("marquise: build sawmill in 1")
    assert [(event["count"], event["clearing"]) for event in told(t.table, "wood-spent")] == [(2, 5)]


@law("4.3.3")
def test_losses_name_the_battle_that_caused_them() -> None:
    """Warriors of both sides, in the step of the battle; so do the points for a building."""
    s = Scenario(
        "root", phase="daylight", marquise={"warriors": "5x3"}, eyrie={"warriors": "5x1", "roost": "5"}, alliance={}
    )
    s.play("marquise: fight", "battle eyrie in 5", "chance: roll 2 1")
    battle, *losses = told(s.table, "battle", "warriors-removed", "piece-removed", "scored")
    assert [event["what"] for event in losses] == ["warriors-removed", "warriors-removed", "piece-removed", "scored"]
    assert {(event["step"], event["role"], event["cause"]) for event in losses} == {
        (battle["step"], "follows", "battle")
    }


@law("K4.6.2", "K4.5.5")
def test_the_discarded_order_of_a_bot_is_told() -> None:
    """At the end of its turn, or when it expands: the card that was revealed."""
    options = {"marquise": "bot", "eyrie": "bot", "alliance": "bot", "vagabond": "no"}
    laws = set()
    for seed in "12345678":
        order = ""
        for event in told(Table(library.ruleset("root"), options, seed), "bot-order", "discarded"):
            if event["seat"] != "marquise":
                continue
            if event["what"] == "bot-order":
                assert order == ""
                order = event["card"]
            else:
                assert event["card"] == order
                order = ""
                laws.add(event["law"])
    assert laws == {"K4.6.2", "K4.5.5"}
