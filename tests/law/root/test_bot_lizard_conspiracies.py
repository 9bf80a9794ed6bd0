"""Chapter 8 of the Law of Rootbotics: the conspiracies of the Logical Lizards [K8.4.2], and two traits [K14.5]."""

from __future__ import annotations

from typing import Any

import pytest

from tests.law import law
from tests.law.root.lizardry import (
    BIRD,
    FOX,
    MOUSE,
    RABBIT,
    acolytes,
    conspiracies,
    lizards,
    space,
)
from tests.law.root.looking import board, clearing, pieces, question, score, warriors
from tests.law.root.rootbotics import compared, gains, placed
from tests.law.root.wilds import battles, chosen, possible, told
from weald.scenario import Scenario

CONVERTED = 5  # the marker before the first space, a conversion
CRUSADED = 1  # before a crusade
SANCTIFIED = 4  # before a sanctification


def converting(dice: Any = (), **words: Any) -> Scenario:
    """Birdsong with one acolyte for a conversion in rabbit clearings."""
    return lizards(dice=dice, **{"souls": RABBIT, "acolytes": 1, "conspiracy": CONVERTED, **words})


def crusading(dice: Any, **words: Any) -> Scenario:
    """Birdsong with one acolyte for a crusade in rabbit clearings."""
    return lizards(dice=dice, **{"souls": RABBIT, "acolytes": 1, "conspiracy": CRUSADED, **words})


def sanctifying(dice: Any = (), **words: Any) -> Scenario:
    """Birdsong with one acolyte for a sanctification in rabbit clearings."""
    return lizards(dice=dice, **{"souls": RABBIT, "acolytes": 1, "conspiracy": SANCTIFIED, **words})


# the marker


@law("K8.4.2", "K8.3.3")
def test_one_space_after_the_other() -> None:
    """From the last space to the first; an acolyte for each that is carried out, until none is left."""
    s = lizards(dice=["roll 0 0"], souls=RABBIT, acolytes=3, warriors="5x2", marquise={"warriors": "5x4"})
    assert conspiracies(s) == ["convert", "crusade", "convert"]
    assert [event["space"] for event in told(s, "bot-conspires")] == [1, 2, 3]
    assert (space(s), acolytes(s)) == (3, 0)
    assert board(s, "cult")["supply"] == 25 - 4 - 1  # a ritual has placed one more


@law("K8.4.2")
def test_without_acolytes_the_marker_stays() -> None:
    """And nothing is done."""
    s = lizards(souls=RABBIT, warriors="5x2", marquise={"warriors": "5x4"}, conspiracy=2)
    assert conspiracies(s) == []
    assert space(s) == 2


@law("K8.4.2")
def test_what_is_impossible_costs_nothing() -> None:
    """Nobody to convert and no crusade: the marker passes them, and the acolyte is for the building."""
    s = lizards(souls=RABBIT, acolytes=1, conspiracy=2, marquise={"sawmill": "5", "warriors": "1"})
    assert conspiracies(s) == ["convert", "crusade", "sanctify"]
    passed = [event["why"] for event in told(s, "bot-passed", "K8.4.2")]
    assert passed == ["nobody-to-convert", "nobody-to-crusade", "no-acolytes"]
    assert acolytes(s) == 0


@law("K8.4.2")
def test_when_nothing_is_possible_any_more() -> None:
    """The marker stays, the acolytes too."""
    s = lizards(souls=RABBIT, acolytes=3, conspiracy=2, marquise={"warriors": "1x3", "sawmill": "1"})
    assert (conspiracies(s), space(s), acolytes(s)) == ([], 2, 3)
    s = lizards(souls=RABBIT, acolytes=3, conspiracy=5, marquise={"warriors": "5"})
    assert (conspiracies(s), space(s), acolytes(s)) == (["convert"], 1, 2)


# conversions


@law("K8.4.2.1", "K8.4.2.1.1", "K8.4.2", "K2.1")
def test_whom_and_where_to_convert() -> None:
    """First the player with most points who has a warrior there, then most enemy buildings, anybody's."""
    s = converting(
        marquise={"warriors": "3 4", "sawmill": "10", "score": 4},
        eyrie={"warriors": "1x3 4 5 10", "roost": "5", "score": 7},
        ruins="",
    )
    assert chosen(s, "convert-whom") == ["eyrie"]
    assert compared(s, "convert-whom")["points"] == {"marquise": 4, "eyrie": 7}
    assert compared(s, "convert")["enemy-buildings"] == {"4": 0, "5": 1, "10": 1}
    assert chosen(s, "convert") == ["5"]
    assert warriors(s, "eyrie", 5) == 0
    assert (score(s, "cult"), acolytes(s)) == (0, 0)


@law("K8.4.2.1", "K2.3", "K2.2")
def test_the_next_player_is_converted() -> None:
    """The leader has no warrior in an ordered clearing, or only beside the keep; equals are taken by set-up."""
    cats: dict[str, Any] = {"warriors": "5"}
    s = converting(marquise=cats, eyrie={"warriors": "1x3 2", "score": 9})
    assert chosen(s, "convert-whom") == ["marquise"]
    s = converting(marquise={**cats, "keep": "3", "warriors": "3x2", "score": 5}, eyrie={"warriors": "4"})
    assert chosen(s, "convert-whom") == ["eyrie"]
    s = converting(marquise=cats, eyrie={"warriors": "4"})
    assert (chosen(s, "convert-whom"), chosen(s, "convert")) == (["marquise"], ["5"])


@law("K8.4.2.1", "K2.3")
def test_no_warrior_to_convert_with() -> None:
    """All are on the map, or acolytes."""
    s = converting(warriors="1x24", marquise={"warriors": "5"})
    assert (conspiracies(s), acolytes(s)) == ([], 1)


@law("K8.4.2.1", "6.2.3")
def test_a_converted_cat_may_go_to_hospital() -> None:
    """A person is asked; then the turn goes on."""
    s = converting(marquise={"keep": "1", "warriors": "5x2", "hand": "smugglers_trail"})
    assert question(s) == ("marquise", "field-hospitals")
    assert acolytes(s) == 1  # it is not over yet
    s.play("marquise: heal smugglers-trail")
    assert (warriors(s, "marquise", 1), warriors(s, "cult", 5), acolytes(s)) == (1, 1, 0)


@law("K8.4.2.1", "K2.7")
def test_a_bird_orders_every_clearing() -> None:
    """Whatever suit the warrior stands in."""
    s = converting(souls="", marquise={"warriors": "8x2"})
    assert chosen(s, "convert") == ["8"]


@law("K14.5.3")
def test_fanatics() -> None:
    """A battle where they converted, one more hit, against the most defenseless buildings before most points."""
    words: dict[str, Any] = {
        "order": "marquise eyrie alliance",
        "ruins": "",
        "marquise": {"warriors": "5x3", "score": 9},
        "eyrie": {"roost": "5", "score": 1},
        "alliance": {"base": "5", "sympathy": "5", "score": 2},
    }
    s = converting(["roll 0 0"], traits="fanatics", **words)
    assert battles(s) == [(5, "alliance")]
    assert compared(s, "defender")["defenseless-buildings"] == {"marquise": 0, "eyrie": 1, "alliance": 1}
    assert compared(s, "defender")["points"] == {"eyrie": 1, "alliance": 2}
    assert "base" not in pieces(s, 5)  # defenseless, and one more: the token goes as well
    assert "sympathy" not in pieces(s, 5)
    assert battles(converting(**words)) == []


@law("K14.5.3")
def test_the_hit_of_fanatics() -> None:
    """It is dealt beside the dice; and with nobody left there is no battle."""
    s = converting(["roll 1 0"], traits="fanatics", marquise={"warriors": "5x4"})
    assert warriors(s, "marquise", 5) == 4 - 1 - 2
    s = converting(traits="fanatics", marquise={"warriors": "5"})
    assert battles(s) == []
    assert acolytes(s) == 0


# crusades


@law("K8.4.2.2", "K2.4")
def test_a_crusade() -> None:
    """In each ordered clearing with two warriors and somebody, against whoever has most points there."""
    s = crusading(
        ["roll 0 0"] * 2,
        warriors="3x2 4 5x3 10x2 8x5",
        marquise={"warriors": "3 4 5 8", "score": 3},
        eyrie={"warriors": "1x2 3", "roost": "5", "score": 4},
        alliance={"sympathy": "5", "score": 2},
        order="marquise eyrie alliance",
    )
    assert battles(s) == [(3, "eyrie"), (5, "eyrie")]
    assert compared(s, "defender", 1)["points"] == {"marquise": 3, "eyrie": 4, "alliance": 2}
    assert acolytes(s) == 0


@law("K8.4.2.2", "K8.4.2")
def test_no_crusade_with_one_warrior_or_nobody_to_fight() -> None:
    """Then the next conspiracy is tried."""
    for warriors_there in ("5", "4x3"):
        s = crusading([], warriors=warriors_there, marquise={"warriors": "5"})
        assert conspiracies(s) == ["crusade", "convert"]
        assert battles(s) == []


@law("K8.4.2.2", "9.2.4")
def test_a_crusade_against_the_vagabond() -> None:
    """His pawn is somebody to fight."""
    s = crusading(["roll 0 0"], warriors="5x2", order="marquise vagabond",
                  vagabond={"character": "thief", "pawn": "5", "items": "boots"})  # fmt: skip
    assert battles(s) == [(5, "vagabond")]


@law("K2.8.2", "K8.4.2.2")
def test_no_ambush_in_a_crusade() -> None:
    """Nobody with a hand is asked for one."""
    s = crusading(["roll 0 0"], warriors="5x2", marquise={"warriors": "5", "hand": "ambush_rabbit"})
    assert battles(s) == [(5, "marquise")]
    assert not told(s, "ambushed")


@law("K8.2.2", "K8.4.2")
def test_acolytes_of_a_crusade_go_on_conspiring() -> None:
    """Who falls in it is an acolyte at once: with one at the beginning there is another conspiracy."""
    s = crusading(["roll 1 1"], warriors="5x2", marquise={"warriors": "5x3"})
    assert conspiracies(s) == ["crusade", "convert"]
    assert acolytes(s) == 0


@law("K14.5.1")
@pytest.mark.parametrize(("traits", "points"), [("", {"3.2.1": 2}), ("spiteful", {"3.2.1": 2, "K14.5.1": 1})])
def test_spiteful(traits: str, points: dict[str, int]) -> None:
    """One point more for a crusade that removed tokens, however many."""
    s = crusading(["roll 0 0"] * 2, warriors="5x2 10x2", marquise={"wood": "5 10"}, traits=traits)
    assert gains(s, "cult") == points


@law("K14.5.1")
def test_spite_is_for_tokens_in_crusades_only() -> None:
    """Not for buildings, not for a conversion's battle."""
    s = crusading(["roll 0 0"], warriors="5x2", marquise={"sawmill": "5"}, traits="spiteful")
    assert gains(s, "cult") == {"3.2.1": 1}
    s = converting(["roll 0 0"], marquise={"warriors": "5", "wood": "5"}, traits="spiteful fanatics")
    assert gains(s, "cult") == {"3.2.1": 1}
    assert "wood" not in pieces(s, 5)


# sanctifications


@law("K8.4.2.3", "K8.4.2.3.1", "3.2.1")
def test_whose_building_is_sanctified_and_where() -> None:
    """Of the player with most points who has one there; where fewest enemy warriors are, anybody's. It is a point."""
    s = sanctifying(
        order="marquise eyrie alliance",
        ruins="",
        marquise={"warriors": "3 4 5x2", "score": 3},
        eyrie={"roost": "3 5 10", "warriors": "10", "score": 5},
        alliance={"warriors": "10", "base": "4", "score": 2},
    )
    assert chosen(s, "sanctify-whose") == ["eyrie"]
    assert compared(s, "sanctify-whose")["points"] == {"eyrie": 5, "alliance": 2}
    assert compared(s, "sanctify")["enemy-warriors"] == {"3": 1, "5": 2, "10": 2}
    assert pieces(s, 3) == {"rabbit-garden": 1}
    assert board(s, "eyrie")["stock"]["roost"] == 5
    assert (gains(s, "cult"), acolytes(s)) == ({"3.2.1": 1}, 0)


@law("K8.4.2.3", "K2.3")
def test_where_no_garden_can_come() -> None:
    """Beside the keep, or with no garden of the suit left: another clearing or another player."""
    s = sanctifying(marquise={"keep": "3", "sawmill": "3 4", "warriors": "4"})
    assert chosen(s, "sanctify") == ["4"]
    s = lizards(souls="", acolytes=1, conspiracy=SANCTIFIED, ruins="", mouse_garden="2 2 7 7 9",
                marquise={"sawmill": "11", "score": 5}, eyrie={"roost": "4", "warriors": "1"})  # fmt: skip
    assert chosen(s, "sanctify-whose") == ["eyrie"]


@law("K8.4.2.3")
def test_of_several_kinds_any_building() -> None:
    """The dice say which."""
    s = sanctifying(marquise={"sawmill": "5", "workshop": "5", "warriors": "1"})
    assert possible(s.table) == {"lose sawmill", "lose workshop"}
    s.dice(["lose workshop"])
    assert pieces(s, 5) == {"sawmill": 1, "rabbit-garden": 1}
    assert [event["piece"] for event in told(s, "bot-sanctified")] == ["workshop"]


@law("K8.4.2.3", "K6.2.4")
def test_a_sanctified_base_of_the_alliance_bot() -> None:
    """It is a lost base: its sympathy goes, too, for points."""
    s = sanctifying(order="marquise alliance", alliance={"bot": "normal", "base": "5", "sympathy": "3 4 8"})
    assert gains(s, "cult")["3.2.1"] == 3
    assert clearing(s, 5)["pieces"] == {"rabbit-garden": 1}


# snares, teams, the mountain


@law("K11.8.2", "K8.4.2.1", "K8.4.2.3")
@pytest.mark.parametrize("space_before", [CONVERTED, SANCTIFIED])
def test_a_snare_stops_a_conspiracy(space_before: int) -> None:
    """It is removed for nothing, no piece is replaced, and the acolyte goes all the same."""
    s = lizards(souls=RABBIT, acolytes=1, conspiracy=space_before, order="marquise corvids", traits="fanatics",
                marquise={"warriors": "5", "sawmill": "5", "score": 3},
                corvids={"bot": "normal", "snare": "5"})  # fmt: skip
    assert len(told(s, "snare-sprung", "K11.8.2")) == 1
    assert (pieces(s, 5), warriors(s, "marquise", 5)) == ({"sawmill": 1}, 1)
    assert (acolytes(s), score(s, "cult"), battles(s)) == (0, 0, [])


@law("K3.5", "K8.4.2.1", "K8.4.2.2", "K8.4.2.3")
def test_in_a_team_game_other_bots_are_left_alone() -> None:
    """Neither converted nor fought nor sanctified, and their buildings are not counted."""
    words: dict[str, Any] = {"souls": RABBIT, "acolytes": 1, "warriors": "3x2 5x2", "order": "marquise eyrie"}
    bird: dict[str, Any] = {"bot": "normal", "roost": "3 5", "warriors": "3 5", "score": 9}
    assert conspiracies(lizards(eyrie=bird, coop="yes", **words)) == []
    assert conspiracies(lizards(eyrie=bird, **words)) == ["convert"]
    s = converting(order="marquise eyrie", coop="yes", eyrie=bird, marquise={"warriors": "4 5"})
    assert compared(s, "convert")["enemy-buildings"] == {"4": 0, "5": 0}
    assert chosen(s, "convert") == ["4"]


@law("K12.2.2", "K8.4.2.1")
def test_the_pass_comes_first() -> None:
    """On the mountain a tie is for the clearing with the tower, by priority the tenth."""
    suits = "fox rabbit mouse fox rabbit mouse fox rabbit mouse rabbit fox mouse"
    s = converting(map="mountain", suits=suits, marquise={"warriors": "2 5 10"})
    assert chosen(s, "convert") == ["10"]


@law("K8.4.2", "K8.5.1")
def test_every_choice_is_told_with_its_law() -> None:
    """Whatever they do in a turn has a law of this book or the other."""
    s = lizards(dice=["roll 1 0", "draw anvil"], souls=f"{RABBIT} {FOX} {RABBIT} {BIRD} {MOUSE}", acolytes=2,
                warriors="5x3", marquise={"warriors": "5x4", "sawmill": "4"})  # fmt: skip
    events = s.table.events(None)
    assert all(event["law"] for event in events)
    assert {event["law"] for event in told(s, "bot-chose")} >= {"K8.4.2.1", "K8.4.2.2", "K8.5.1", "K8.5.2"}
    assert placed(s, "rabbit-garden")
