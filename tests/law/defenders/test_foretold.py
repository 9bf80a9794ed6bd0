"""What answers and views tell before something happens: what an action may cost, and how near the end is."""

from __future__ import annotations

from typing import Any

import pytest

from tests.law import law
from tests.law.defenders.helpers import RULESET, acting
from weald import library
from weald.scenario import Scenario
from weald.server.listing import tell_game


def harm(s: Scenario, sentence: str) -> dict[str, Any]:
    """What an answer tells of its cost."""
    told = s.table.about(s.table.ruleset.grammar.read(sentence))
    return {name: told[name] for name in ("harm", "sure_harm", "deadly_faces", "die_faces") if name in told}


@law("6.2", "6.3")
def test_an_action_among_mechs_tells_the_odds_of_its_roll() -> None:
    """Every action of the turn; an item brings no roll, and neither does the end."""
    s = acting(own={"at": "D1", "items": "maps"}, mechs="D1")
    assert harm(s, "destroy") == {"harm": [[0, 3], [1, 2], [2, 1]], "deadly_faces": 0, "die_faces": 6}
    assert harm(s, "move D2") == harm(s, "destroy")
    assert harm(s, "travel D2") == harm(s, "end") == {}


@law("6.4")
def test_next_to_a_sniper_only_a_1_hurts() -> None:
    s = acting(own={"at": "C2"}, factories={"5": "C3 N"}, mechs="C3")
    assert harm(s, "move C1")["harm"] == [[0, 4], [1, 2]]


@law("C7", "V4")
@pytest.mark.parametrize(
    ("faction", "leader", "active", "told"),
    [("council", "T", "fortitude-a", [[0, 4], [1, 2]]), ("coven", "Z", "evasion-a", [[0, 5], [2, 1]])],
)
def test_abilities_change_the_odds(faction: str, leader: str, active: str, told: list[list[int]]) -> None:
    s = acting(faction, active, own={"at": "D1", "leader": leader}, mechs="D1")
    assert harm(s, "destroy")["harm"] == told


@law("6.6")
@pytest.mark.parametrize(("damage", "deadly"), [(1, 0), (2, 1), (3, 3)])
def test_it_tells_how_many_faces_kill(damage: int, deadly: int) -> None:
    s = acting(own={"at": "D1", "damage": damage}, mechs="D1")
    assert harm(s, "destroy")["deadly_faces"] == deadly


@law("7.13")
def test_healing_comes_before_the_roll() -> None:
    s = acting(own={"at": "D1", "camps": "D1", "damage": 3}, mechs="D1")
    assert harm(s, "heal")["deadly_faces"] == 0


@law("6.5")
def test_a_toxic_site_costs_a_damage_for_sure() -> None:
    """By an action or with potions; with three damage it kills."""
    s = acting(own={"at": "D1", "items": "potions"}, pollution="D1x3")
    assert harm(s, "clear") == harm(s, "pour") == {"sure_harm": 1, "deadly_faces": 0, "die_faces": 6}
    s = acting(own={"at": "D1", "damage": 3}, pollution="D1x3")
    assert harm(s, "clear")["deadly_faces"] == 6


@law("V7")
def test_fungi_clear_toxic_sites_at_their_price() -> None:
    s = acting("coven", "friendly-fungi-a", own={"at": "D1", "leader": "A"}, pollution="D2x3")
    assert harm(s, "move D2")["sure_harm"] == 1
    assert harm(s, "move C1") == {}


@law("O9")
def test_sanctuary_regroups_without_a_roll() -> None:
    s = acting(active="sanctuary-a", own={"at": "D1", "leader": "S", "camps": "A4"}, mechs="D1")
    assert harm(s, "regroup A4") == {}
    assert harm(s, "destroy")["harm"]


@law("5.4")
def test_who_leaves_the_game_with_a_camp_does_not_roll() -> None:
    """The last camp of a faction, while another has some to build."""
    camps = {"at": "D1", "camps": "A4 A1 A2 A3 B2", "support": 6}
    s = acting(own=camps, mechs="D1")
    assert harm(s, "camp") == {}
    s.play("camp")
    assert s.asked != "chance" or not any(offer.startswith("roll") for offer in s.offers())


@law("15.2", "15.3", "15.4")
def test_the_view_tells_how_near_the_end_is() -> None:
    """Camps and factories of the goal; factories, toxic sites and dead of the ways to lose."""
    s = acting(
        own={"at": "D1", "camps": "A4 A1"},
        factories={"5": "C3 N", "4": "E4 N wild"},
        pollution="D2x3",
        dead="manifesto-a",
    )
    gauges: dict[str, Any] = s.see(None)["gauges"]
    assert gauges["camps"] == [1, 10]
    assert gauges["factories"] == [1, 2]
    assert gauges["core-completed"] == [2, 6]
    assert gauges["toxic-disaster"] == [1, 7]
    assert sorted(gauges["massacre"].values()) == [[0, 2], [0, 2], [0, 2], [1, 2]]


def test_the_house_knows_which_games_are_played_together() -> None:
    assert {name: tell_game(library.ruleset(name)).together for name in library.names()} == {
        "critters": False,
        "defenders": True,
        "root": False,
    }
    assert tell_game(RULESET).quick.seats == {"order": "me", "council": "normal"}
