"""Key terms: pieces, the play area, enemies and rule [2.5-2.8]."""

from __future__ import annotations

import pytest

from tests.law import law
from tests.law.root.looking import (
    SEATS,
    board,
    clearing,
    fight,
    hand,
    pieces,
    question,
    ruler,
    score,
    warriors,
)
from weald.scenario import Scenario


@law("2.5", "6.4")
def test_as_many_pieces_as_there_are() -> None:
    """Two sawmills want wood and one token is left: one is placed."""
    s = Scenario("root", phase="birdsong", marquise={"sawmill": "1 5", "wood": "8x7", "warriors": "1"})
    s.play("marquise: wood 5")
    assert board(s, "marquise")["stock"]["wood"] == 0
    assert pieces(s, 8) == {"wood": 7}


@law("2.5", "6.5.3")
def test_the_last_warriors_are_recruited() -> None:
    """Three recruiters and one warrior left: one warrior is placed."""
    s = Scenario("root", phase="daylight", marquise={"recruiter": "5x2 8", "warriors": "1x24"})
    s.play("marquise: recruit", "enlist 5")
    assert board(s, "marquise")["supply"] == 0
    assert warriors(s, "marquise", 5) + warriors(s, "marquise", 8) == 1


@law("2.5", "4.3.3")
def test_more_hits_than_pieces_remove_all_pieces() -> None:
    """Three hits against two pieces: both go, and that is all."""
    s = Scenario("root", phase="daylight", marquise={"warriors": "5x3"}, eyrie={"warriors": "5x2"})
    fight(s, "eyrie", 5, "3 0")
    assert warriors(s, "eyrie", 5) == 0
    assert question(s) == ("marquise", "marquise-daylight")


@law("2.5.1")
def test_warriors_come_from_the_supply_and_return_to_it() -> None:
    """Recruiting takes one of the supply, a hit gives it back."""
    s = Scenario("root", phase="daylight", marquise={"recruiter": "5", "warriors": "5x2"}, eyrie={"warriors": "5x2"})
    assert board(s, "marquise")["supply"] == 23
    s.play("marquise: recruit")
    assert (board(s, "marquise")["supply"], warriors(s, "marquise", 5)) == (22, 3)
    fight(s, "eyrie", 5, "1 1")
    assert (board(s, "marquise")["supply"], board(s, "eyrie")["supply"]) == (23, 19)


@law("2.5.2", "6.5.4.1")
def test_buildings_leave_their_track_from_the_left_and_return_to_the_right() -> None:
    """The third sawmill costs two wood. When the second is lost it returns, and the next one is a second again."""
    s = Scenario(
        "root",
        phase="daylight",
        marquise={"sawmill": "5 9", "wood": "9", "warriors": "9x5 5"},
        eyrie={"warriors": "5x3", "cards": "sappers"},
    )
    assert s.refused("marquise: build sawmill in 9") == "6.5.4.2"  # two wood
    fight(s, "eyrie", 5, "1 1")
    s.play("eyrie: use sappers")
    assert (pieces(s, 5), board(s, "marquise")["stock"]["sawmill"]) == ({}, 5)
    s.play("marquise: build sawmill in 9")  # one wood
    assert score(s, "marquise") == 1


@law("2.5.2", "3.2.1")
def test_a_removed_building_is_back_on_its_track() -> None:
    """The Eyrie's roost falls: it lies on their track again."""
    s = Scenario("root", phase="daylight", marquise={"warriors": "3x3"}, eyrie={"roost": "3 5"})
    assert board(s, "eyrie")["stock"] == {"roost": 5}
    fight(s, "eyrie", 3, "0 0")
    assert board(s, "eyrie")["stock"] == {"roost": 6}


@law("2.5.3", "8.4.2.2")
def test_tokens_leave_their_track_from_the_left_and_return_to_it() -> None:
    """A removed sympathy token is the next to be placed, at the price above its space."""
    s = Scenario("root", phase="daylight", marquise={"warriors": "5x3"}, alliance={"sympathy": "5 2 6 9"})
    assert board(s, "alliance")["stock"]["sympathy"] == 6
    fight(s, "alliance", 5, "0 0")
    assert board(s, "alliance")["stock"]["sympathy"] == 7


@law("2.5.3")
def test_wood_without_a_track_returns_to_the_supply() -> None:
    """Wood that is removed can be placed again."""
    s = Scenario("root", phase="daylight", marquise={"warriors": "5x3", "wood": "5x2", "sawmill": "5"})
    assert board(s, "marquise")["stock"]["wood"] == 6
    s.play("marquise: build sawmill in 5")
    assert board(s, "marquise")["stock"]["wood"] == 7


@law("2.5.4", "4.1.2")
def test_an_item_goes_from_the_supply_to_the_crafters_box() -> None:
    """The hammer leaves the supply and lies with its crafter, for all to see."""
    s = Scenario("root", phase="daylight", marquise={"workshop": "1", "hand": "anvil", "warriors": "1"})
    s.play("marquise: craft anvil")
    for viewer in (*SEATS, None):
        assert s.see(viewer)["items"]["hammer"] == 0
        assert s.see(viewer)["seats"]["marquise"]["items"] == {"hammer": 1}


@law("2.5.5", "7.7.2")
def test_other_pieces_follow_their_own_rules() -> None:
    """The loyal viziers are cards of the Decree, but no purge discards them: they follow the new leader."""
    s = Scenario(
        "root",
        turn="eyrie",
        phase="daylight",
        eyrie={"leader": "builder", "decree": {"recruit": "anvil"}, "score": 5},
    )
    assert question(s) == ("eyrie", "obey")
    s.play("eyrie: obey anvil", "eyrie: leader commander")
    assert s.see(None)["discard"] == ["anvil"]
    assert board(s, "eyrie")["decree"] == {"recruit": [], "move": ["vizier"], "battle": ["vizier"], "build": []}


@law("2.6")
def test_cards_in_the_play_area_are_not_spent() -> None:
    """A bird that lies in play hires nobody and pays for nothing."""
    s = Scenario("root", phase="daylight", marquise={"cards": "armorers", "sawmill": "1", "warriors": "1"})
    assert not any("armorers" in offer for offer in s.offers())
    assert s.why("hire armorers")[1] == "not-asked"


@law("2.6", "6.6")
def test_cards_in_the_play_area_do_not_count_against_the_hand() -> None:
    """Five cards in hand and two in play: nothing is discarded."""
    s = Scenario(
        "root",
        phase="evening",
        marquise={"hand": "anvil bake_sale investments sappers", "cards": "armorers cobbler"},
        eyrie={"hand": "root_tea_fox"},
    )
    s.play("chance: draw foxfolk-steel")
    assert s.see(None)["active"] == "eyrie"
    assert len(hand(s, "marquise")) == 5


@law("2.7")
def test_every_other_player_is_an_enemy() -> None:
    """A battle can be fought with either of the others; a revolt drives both out."""
    s = Scenario(
        "root", phase="daylight", marquise={"warriors": "5"}, eyrie={"warriors": "5"}, alliance={"sympathy": "5"}
    )
    s.play("marquise: fight")
    assert set(s.offers()) == {"battle eyrie in 5", "battle alliance in 5"}
    t = Scenario(
        "root",
        turn="alliance",
        phase="birdsong",
        marquise={"warriors": "5", "wood": "5"},
        eyrie={"warriors": "5", "roost": "5"},
        alliance={"sympathy": "5", "supporters": "sappers armorers"},
    )
    t.play("alliance: revolt 5", "spend sappers", "spend armorers")
    assert clearing(t, 5)["warriors"] == {"alliance": 1}
    assert pieces(t, 5) == {"base": 1, "sympathy": 1}
    assert score(t, "alliance") == 2


@law("2.8")
@pytest.mark.parametrize(
    ("marquise", "alliance", "expected"),
    [
        ({"warriors": "5x2"}, {"warriors": "5"}, "marquise"),
        ({"warriors": "5", "sawmill": "5"}, {"warriors": "5"}, "marquise"),
        ({"warriors": "5"}, {"warriors": "5", "base": "5"}, "alliance"),
        ({"warriors": "5"}, {"warriors": "5"}, None),
        ({"sawmill": "5"}, {"warriors": "5"}, None),
        ({"warriors": "5", "wood": "5x3"}, {"warriors": "5"}, None),
        ({"keep": "5"}, {}, None),
        ({"warriors": "5"}, {"warriors": "5", "sympathy": "5"}, None),
        ({}, {"sympathy": "5"}, None),
        ({}, {}, None),
    ],
)
def test_rule_counts_warriors_and_buildings(
    marquise: dict[str, str], alliance: dict[str, str], expected: str | None
) -> None:
    """The most warriors and buildings together; tokens do not count, and a tie rules nothing."""
    s = Scenario("root", marquise=marquise, alliance=alliance)
    assert ruler(s, 5) == expected


@law("2.8")
def test_a_tie_below_the_most_does_not_matter() -> None:
    """Two players tie for second: the player with the most rules."""
    s = Scenario("root", marquise={"warriors": "5x3"}, eyrie={"warriors": "5x2"}, alliance={"warriors": "5x2"})
    assert ruler(s, 5) == "marquise"


@law("2.8", "7.2.2")
def test_a_tie_of_all_three_is_the_eyries() -> None:
    """Two each: by their own rule the Eyrie have it, in whatever order the players sit."""
    for order in ("marquise eyrie alliance", "eyrie marquise alliance", "marquise alliance eyrie"):
        s = Scenario(
            "root",
            order=order,
            marquise={"warriors": "5x2"},
            eyrie={"warriors": "5x2"},
            alliance={"warriors": "5x2"},
        )
        assert ruler(s, 5) == "eyrie"
