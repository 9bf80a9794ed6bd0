"""Chapter 7: turmoil and leaders of the Eyrie [7.7, 7.8]."""

from __future__ import annotations

from typing import Any

import pytest

from tests.law import law
from tests.law.root.birds import decree, eyrie, turmoil
from tests.law.root.seeing import (
    after,
    ask,
    pieces,
    public,
    score,
    spectator,
    warriors,
)
from weald.scenario import Scenario

# 7.7 turmoil


@law("7.7", "7.7.1")
def test_turmoil_costs_a_point_for_each_bird_of_the_decree() -> None:
    """Two viziers and one bird card: three points. Cards of other suits cost nothing."""
    s = eyrie(
        roost="3", warriors="3x6", leader="despot", score=9, decree={"recruit": "anvil", "battle": "armorers bake_sale"}
    )
    assert (turmoil(s), score(s, "eyrie")) == (True, 6)


@law("7.7.1")
def test_turmoil_leaves_no_score_below_nought() -> None:
    """Two viziers cost more than the one point there is."""
    s = eyrie(roost="3", warriors="3x6", leader="despot", score=1, decree={"recruit": "anvil"})
    assert score(s, "eyrie") == 0


@law("7.7")
@pytest.mark.parametrize(
    ("words", "first"),
    [
        ({"leader": "despot", "decree": {"recruit": "anvil"}}, []),  # no roost in a fox clearing
        ({"leader": "despot", "warriors": ""}, []),  # nobody to move
        ({"leader": "despot", "warriors": "7"}, ["from 7", "to 3"]),  # after the move nothing is ruled but the roost
        ({"leader": "commander", "warriors": "7"}, ["from 7", "to 3"]),  # after the move nobody to fight
    ],
)
def test_turmoil_comes_for_whatever_reason(words: dict[str, Any], first: list[str]) -> None:
    """In each column the action can be impossible."""
    s = eyrie(**{"roost": "3", "warriors": "3x6", **words})
    for sentence in first:
        assert not turmoil(s)
        s.play(f"eyrie: {sentence}")
    assert turmoil(s)


@law("7.7.2")
def test_turmoil_discards_the_decree_but_not_the_viziers() -> None:
    """The cards go to the discard pile; the viziers serve the next leader."""
    s = eyrie(
        roost="3",
        warriors="3x6",
        leader="despot",
        decree={"recruit": "anvil", "battle": "armorers", "build": "cobbler"},
    )
    assert decree(s) == {"recruit": [], "move": [], "battle": [], "build": []}
    assert spectator(s)["discard"] == ["anvil", "armorers", "cobbler"]
    s.play("eyrie: leader charismatic")
    assert decree(s) == {"recruit": ["vizier"], "move": [], "battle": ["vizier"], "build": []}


@law("7.7.2", "3.3.3")
def test_a_dominance_card_of_the_decree_becomes_available() -> None:
    """Turmoil discards it like the others, so it lies beside the map."""
    s = Scenario(
        "root",
        turn="eyrie",
        phase="daylight",
        eyrie={"roost": "3", "leader": "despot", "decree": {"recruit": "dominance_fox"}},
    )
    assert spectator(s)["available"] == ["dominance_fox"]


@law("7.7.3")
def test_the_deposed_leader_cannot_be_chosen_again() -> None:
    """Of the leaders still faceup, one takes over; those deposed before stay out."""
    s = eyrie(roost="3", warriors="3x6", leader="despot", deposed="builder", decree={"recruit": "anvil"})
    assert after(s.offers(), "leader") == {"charismatic", "commander"}
    assert s.refused("eyrie: leader despot") == "7.7.3"
    assert s.refused("eyrie: leader builder") == "7.7.3"
    s.play("eyrie: leader commander")
    assert (public(s, "eyrie")["leader"], public(s, "eyrie")["deposed"]) == ("commander", ["builder", "despot"])
    assert decree(s) == {"recruit": [], "move": ["vizier"], "battle": ["vizier"], "build": []}


@law("7.7.3.1")
def test_when_all_leaders_are_deposed_all_are_available() -> None:
    """The fourth turmoil turns all four faceup, the one just deposed too."""
    deposed = "builder charismatic commander"
    s = eyrie(roost="3", warriors="3x6", leader="despot", deposed=deposed, decree={"recruit": "anvil"})
    assert after(s.offers(), "leader") == {"builder", "charismatic", "commander", "despot"}
    s.play("eyrie: leader despot")
    assert public(s, "eyrie")["deposed"] == []


@law("7.7.4")
def test_turmoil_ends_daylight_and_evening_follows() -> None:
    """Nothing of the new leader's decree is carried out; the roosts score and cards are drawn."""
    s = eyrie(roost="3 7", warriors="3x6", leader="despot", score=5, decree={"recruit": "anvil"})
    s.play("eyrie: leader charismatic")
    assert (score(s, "eyrie"), ask(s)) == (5 - 2 + 1, ("chance", "chance-draw"))
    s.play("chance: draw armorers")
    assert (warriors(s, "eyrie", 3), spectator(s)["active"]) == (6, "marquise")


@law("7.7.4")
def test_turmoil_leaves_no_time_for_anything_else_in_daylight() -> None:
    """Tax Collector could be used after a decree that was carried out, but not after turmoil."""
    done = eyrie(roost="3", warriors="3x6", leader="despot", cards="tax_collector")
    done.play("eyrie: end", "eyrie: obey vizier", "eyrie: from 3", "eyrie: to 7", "eyrie: warriors 2")
    done.play("eyrie: obey vizier", "eyrie: roost 7")
    assert done.offers() == ["end", "use tax-collector"]
    failed = eyrie(roost="3", warriors="3x6", leader="despot", cards="tax_collector", decree={"recruit": "anvil"})
    failed.play("eyrie: end", "eyrie: obey anvil", "eyrie: leader builder")
    assert ask(failed) == ("chance", "chance-draw")


# 7.8 leaders


@law("7.8.1")
def test_the_builder_scores_what_is_printed() -> None:
    """Coins are worth three to the Builder."""
    s = eyrie(roost="3 4", warriors="3x2", leader="builder", hand="bake_sale")
    s.play("eyrie: craft bake-sale")
    assert score(s, "eyrie") == 3


@law("7.8.2")
def test_the_charismatic_recruits_two() -> None:
    """Both warriors come to the same roost."""
    s = eyrie(roost="3 7", warriors="3", leader="charismatic")
    s.play("eyrie: enlist 7")
    assert (warriors(s, "eyrie", 7), warriors(s, "eyrie", 3)) == (2, 1)


@law("7.5.2.1", "7.8")
@pytest.mark.parametrize("leader", ["builder", "commander", "despot"])
def test_other_leaders_recruit_one(leader: str) -> None:
    """A recruit is one warrior."""
    s = eyrie(roost="7 2", warriors="7", leader=leader, decree={"recruit": "investments"})
    if leader == "builder":
        s.play("eyrie: obey investments")
    s.play("eyrie: enlist 7")
    assert warriors(s, "eyrie", 7) == 2


@law("7.8.3")
@pytest.mark.parametrize(("leader", "fallen"), [("commander", 2), ("charismatic", 1)])
def test_the_commander_deals_an_extra_hit_as_attacker(leader: str, fallen: int) -> None:
    """A roll of one removes two defenders under the Commander."""
    s = eyrie(
        marquise={"keep": "1", "warriors": "3x4"},
        roost="7",
        warriors="3x2 7",
        leader=leader,
        decree={"battle": "cobbler"},
    )
    s.play("eyrie: enlist 7") if leader == "charismatic" else s.play("eyrie: from 7", "eyrie: to 3")
    s.play("eyrie: obey cobbler", "eyrie: battle marquise in 3", "chance: roll 1 0")
    assert warriors(s, "marquise", 3) == 4 - fallen


@law("7.8.3")
def test_the_commander_gives_nothing_to_a_defender() -> None:
    """Attacked, the Eyrie deal what the dice say."""
    s = Scenario(
        "root",
        order="marquise eyrie",
        turn="marquise",
        phase="daylight",
        marquise={"keep": "1", "warriors": "3x4"},
        eyrie={"roost": "3", "warriors": "3x4", "leader": "commander"},
    )
    s.play("marquise: fight", "marquise: battle eyrie in 3", "chance: roll 1 1")
    assert (warriors(s, "marquise", 3), warriors(s, "eyrie", 3)) == (3, 3)


@law("7.8.4")
@pytest.mark.parametrize(("leader", "points"), [("despot", 2), ("builder", 1)])
def test_the_despot_scores_one_more_for_a_battle_that_razes(leader: str, points: int) -> None:
    """A sawmill removed is one point, and one more under the Despot."""
    s = eyrie(
        marquise={"keep": "1", "warriors": "1", "sawmill": "7"},
        roost="3",
        warriors="7x3 3",
        leader=leader,
        decree={"battle": "investments"},
    )
    if leader == "builder":
        s.play("eyrie: enlist 3", "eyrie: from 3", "eyrie: to 6", "eyrie: warriors 1")
    else:
        s.play("eyrie: from 3", "eyrie: to 6")
    s.play("eyrie: battle marquise in 7", "chance: roll 0 0")
    assert (pieces(s, "sawmill", 7), score(s, "eyrie")) == (0, points)


@law("7.8.4")
def test_the_despot_scores_nothing_more_for_warriors() -> None:
    """Removing warriors alone is worth nothing."""
    s = eyrie(
        marquise={"keep": "1", "warriors": "7x2", "sawmill": "7"},
        roost="3",
        warriors="7x3 3",
        leader="despot",
        decree={"battle": "investments"},
    )
    s.play("eyrie: from 3", "eyrie: to 6", "eyrie: battle marquise in 7", "chance: roll 2 0")
    assert (warriors(s, "marquise", 7), score(s, "eyrie")) == (0, 0)


@law("7.8.4")
def test_the_despot_scores_as_defender_too() -> None:
    """A battle is a battle: the Eyrie's hits in defence raze the attacker's workshop."""
    s = Scenario(
        "root",
        order="marquise eyrie",
        turn="marquise",
        phase="daylight",
        marquise={"keep": "1", "warriors": "7", "workshop": "7"},
        eyrie={"roost": "3", "warriors": "7x4", "leader": "despot"},
    )
    s.play("marquise: fight", "marquise: battle eyrie in 7", "chance: roll 2 2")
    assert (pieces(s, "workshop", 7), score(s, "eyrie")) == (0, 2)


@law("3.1", "7.8.4")
def test_the_point_of_the_despot_comes_before_the_points_of_the_defender() -> None:
    """Both sides need a last point from the same hits; the attacker, whose turn it is, counts all of theirs first."""
    s = eyrie(
        marquise={"keep": "1", "warriors": "7", "sawmill": "7", "cards": "sappers", "score": 28},
        roost="7",
        warriors="7 3",
        leader="despot",
        decree={"battle": "investments"},
        cards="brutal_tactics",
        score=28,
    )
    s.play("eyrie: from 3", "eyrie: to 6", "eyrie: battle marquise in 7", "chance: roll 1 1")
    s.play("marquise: use sappers", "eyrie: use brutal-tactics")  # a point for the Marquise
    assert (score(s, "eyrie"), score(s, "marquise")) == (30, 29)
    assert spectator(s)["winner"] == "eyrie"
