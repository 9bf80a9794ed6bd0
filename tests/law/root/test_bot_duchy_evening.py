"""Chapter 10 of the Law of Rootbotics: the Drillbit Duchy builds, its ministers, its Evening; the worked example."""

from __future__ import annotations

from typing import Any

import pytest

from tests.law import law
from tests.law.root.looking import board, pieces, score, supporters, warriors
from tests.law.root.wilds import (
    BIRD_ORDER,
    FOX_ORDER,
    MOUSE_ORDER,
    RABBIT_ORDER,
    battles,
    chosen,
    duchy,
    scored,
    swayed,
    told,
)

CALM = ("roll 0 0",)


# 10.5.3


@law("K10.5.3")
def test_a_citadel_with_nine_warriors_in_the_supply_else_a_market() -> None:
    """Nine left: a citadel; eight left: a market."""
    nine = duchy(ordered=FOX_ORDER, warriors="5x4 2x3 11x4")
    assert pieces(nine, 5) == {"citadel": 1}
    eight = duchy(ordered=FOX_ORDER, warriors="5x4 2x4 11x4")
    assert pieces(eight, 2) == {"market": 1}


@law("K10.5.3", "K2.3")
def test_the_building_stands_where_most_warriors_rule_and_a_slot_is_open() -> None:
    """Five are in 4, where the slot is taken; four in 7 do not rule; three in 2 do."""
    words: dict[str, Any] = {
        "ordered": FOX_ORDER,
        "warriors": "4x5 7x4 2x3",
        "eyrie": {"roost": "4", "warriors": "7x5"},
    }
    s = duchy(**words)
    assert pieces(s, 2) == {"market": 1}
    assert chosen(s, "build") == ["2"]


@law("K10.5.3")
def test_without_a_place_for_it_a_point() -> None:
    """No open slot; or the kind is used up while the other is left. With both tracks empty nothing."""
    slot = duchy(ordered=FOX_ORDER, warriors="4x3", eyrie={"roost": "4"})
    assert scored(slot, "duchy", "K10.5.3") == 1
    kind = duchy(ordered=FOX_ORDER, warriors="5x3", citadel="1 2 3")
    assert (scored(kind, "duchy", "K10.5.3"), pieces(kind, 5)) == (1, {})
    none = duchy(ordered=FOX_ORDER, warriors="5x3", citadel="1 2 3", market="7 8 9")
    assert scored(none, "duchy", "K10.5.3") == 0


@law("K14.7.4")
def test_invaders_without_a_slot_fight_everywhere() -> None:
    """Instead of the point, in each clearing, ordered or not; with a slot they build."""
    words: dict[str, Any] = {"ordered": FOX_ORDER, "warriors": "4x3 3", "eyrie": {"roost": "4 3", "warriors": "3x3"}}
    s = duchy(**words, traits="invaders", dice=CALM * 2)
    assert battles(s) == [(3, "eyrie"), (4, "eyrie")]
    assert len(told(s, "battle", "K14.7.4")) == 2
    assert scored(s, "duchy", "K10.5.3") == 0
    assert battles(duchy(**words)) == []
    built = duchy(ordered=FOX_ORDER, warriors="4x3 5", traits="invaders", eyrie={"roost": "4"})
    assert battles(built) == []
    assert pieces(built, 5) == {"citadel": 1}


# 10.5.4, 10.7


@law("K10.5.4")
def test_ministers_act_from_the_top_down() -> None:
    """After building; Captain and Foremole do not act."""
    everyone = "captain marshal foremole brigadier banker mayor earl-of-stone baron-of-dirt duchess-of-mud"
    s = duchy(ordered=FOX_ORDER, warriors="5x3", swayed=everyone)
    acted = [event["minister"] for event in told(s, "minister")]
    assert acted == ["marshal", "brigadier", "banker", "mayor", "earl-of-stone", "baron-of-dirt", "duchess-of-mud"]


@law("K10.7.2")
def test_the_marshal_strengthens_the_weakest_building() -> None:
    """Of the clearings with a Duchy building the one with fewest warriors, of several the best number."""
    s = duchy(ordered=FOX_ORDER, market="7 9 11", warriors="7 9x2 11 5x3", swayed="marshal")
    assert [event["clearing"] for event in told(s, "bot-recruited", "K10.7.2")] == [7]
    kept = duchy(ordered=FOX_ORDER, market="1 9", warriors="9 5x3", swayed="marshal", marquise={"keep": "1"})
    assert [event["clearing"] for event in told(kept, "bot-recruited", "K10.7.2")] == [9]


@law("K10.7.4")
def test_the_brigadier_digs_with_three_towards_enemy_buildings_and_tokens() -> None:
    """Three in the Burrow: all three come up; with two nobody does."""
    cat = {"sawmill": "8", "wood": "12x2", "warriors": "12"}
    s = duchy(ordered=FOX_ORDER, burrow=3, swayed="brigadier", marquise=cat)
    assert [(event["clearing"], event["count"], event["law"]) for event in told(s, "dug")] == [(12, 3, "K10.7.4")]
    assert told(duchy(ordered=FOX_ORDER, burrow=2, swayed="brigadier", marquise=cat), "dug") == []


@law("K10.7.4")
def test_the_brigadier_digs_with_four_if_there_are_four() -> None:
    """Eight in the Burrow: four by the first dig, four by the Brigadier."""
    s = duchy(ordered=FOX_ORDER, burrow=8, swayed="brigadier")
    assert [event["count"] for event in told(s, "dug")] == [4, 4]


@law("K10.7.5")
def test_the_banker_builds_again() -> None:
    """Two buildings in one turn."""
    s = duchy(ordered=FOX_ORDER, warriors="5x3", swayed="banker")
    assert pieces(s, 5) == {"citadel": 2}
    stuck = duchy(ordered=FOX_ORDER, warriors="4x3", swayed="banker")
    assert (pieces(stuck, 4), scored(stuck, "duchy", "K10.7.5")) == ({"citadel": 1}, 1)


@law("K10.7.6", "K10.2.2")
def test_the_mayor_sends_a_warrior_away_for_a_point() -> None:
    """From the ruled clearing with most; the Burrow is one; without a warrior anywhere no point."""
    s = duchy(ordered=FOX_ORDER, warriors="5x3 2x4", burrow=3, swayed="mayor", eyrie={"warriors": "7x5"})
    assert (warriors(s, "duchy", 2), scored(s, "duchy", "K10.7.6")) == (3, 1)
    below = duchy(ordered=FOX_ORDER, warriors="5x2", burrow=3, swayed="mayor")
    assert (warriors(below, "duchy", 5), board(below, "duchy")["burrow"]) == (2, 2)
    assert scored(duchy(ordered=FOX_ORDER, swayed="mayor"), "duchy", "K10.7.6") == 0


@law("K10.7.7", "K10.7.8", "K10.7.9")
def test_the_lords_score() -> None:
    """A point for each citadel (one has just been built), for each market, two with all tunnels on the map."""
    lords = "earl-of-stone baron-of-dirt duchess-of-mud"
    words: dict[str, Any] = {"ordered": FOX_ORDER, "citadel": "2 5", "market": "7 9 11", "swayed": lords}
    s = duchy(**words, tunnel="2 5 7")
    assert [scored(s, "duchy", number) for number in ("K10.7.7", "K10.7.8", "K10.7.9")] == [3, 3, 2]
    assert board(s, "duchy")["stock"]["citadel"] == 0
    assert scored(duchy(**words, tunnel="2 5"), "duchy", "K10.7.9") == 0


# 10.6


@law("K10.6", "K10.6.1", "K10.6.1.1")
def test_stragglers_rally_to_a_building() -> None:
    """One or two in an ordered clearing without a building: to a neighbour with one, where fewest warriors are."""
    s = duchy("evening", ordered=FOX_ORDER, warriors="12x2 9x2 7x1 8x3 1x1", market="7 9 1")
    assert (warriors(s, "duchy", 12), warriors(s, "duchy", 7), warriors(s, "duchy", 9)) == (0, 3, 2)
    assert warriors(s, "duchy", 8) == 3  # three stay
    assert warriors(s, "duchy", 1) == 1  # a building stands there
    other = duchy("evening", ordered=MOUSE_ORDER, warriors="12x2 7", market="7")
    assert warriors(other, "duchy", 12) == 2  # not ordered


@law("K10.6.1.2")
def test_without_a_building_near_stragglers_go_underground() -> None:
    """Also if they may not move to the only building, as they rule neither here nor there."""
    s = duchy("evening", ordered=FOX_ORDER, warriors="12x2")
    assert (warriors(s, "duchy", 12), board(s, "duchy")["burrow"]) == (0, 2)
    held = duchy(
        "evening",
        ordered=FOX_ORDER,
        warriors="12",
        market="7",
        marquise={"warriors": "12x2"},
        eyrie={"warriors": "7x2"},
    )
    assert (warriors(held, "duchy", 7), board(held, "duchy")["burrow"]) == (0, 1)


@law("K10.6.1")
def test_more_than_four_in_a_ruled_clearing_go_underground() -> None:
    """Everywhere, ordered or not; not where somebody else rules. It is no move: sympathy does not matter."""
    s = duchy("evening", ordered=FOX_ORDER, warriors="5x6 7x5", eyrie={"warriors": "7x6"})
    assert (warriors(s, "duchy", 5), warriors(s, "duchy", 7), board(s, "duchy")["burrow"]) == (4, 5, 2)


@law("K10.6.1", "8.2.6")
def test_rallying_into_sympathy_outrages() -> None:
    """A move like any other."""
    s = duchy(
        "evening",
        ordered=FOX_ORDER,
        warriors="12 7",
        market="7",
        order="alliance marquise",
        alliance={"sympathy": "7"},
        dice=["draw anvil"],
    )
    assert supporters(s) == ["anvil"]


@law("K10.6.2")
def test_markets_score_in_evening() -> None:
    """A point each; citadels none."""
    assert score(duchy("evening", ordered=FOX_ORDER, market="5 7", citadel="2"), "duchy") == 2


@law("K10.6.3")
@pytest.mark.parametrize(
    ("order", "before", "new"),
    [
        (FOX_ORDER, "", "captain"),
        (FOX_ORDER, "captain", "brigadier"),
        (RABBIT_ORDER, "captain", "marshal"),
        (MOUSE_ORDER, "foremole", "mayor"),
        (BIRD_ORDER, "", "duchess-of-mud"),
        (BIRD_ORDER, "duchess-of-mud", "baron-of-dirt"),
        (FOX_ORDER, "captain brigadier earl-of-stone", "duchess-of-mud"),
    ],
)
def test_a_minister_is_swayed_each_evening(order: str, before: str, new: str) -> None:
    """The topmost unswayed of the order; by a bird, or if there is none, the bottommost of all."""
    s = duchy("evening", ordered=order, swayed=before)
    assert set(swayed(s)) == {*before.split(), new}


@law("K10.6.4")
def test_the_order_card_is_discarded() -> None:
    """Onto the pile; nothing is ordered any more."""
    s = duchy("evening", ordered=FOX_ORDER)
    assert s.see(None)["discard"] == [FOX_ORDER]
    assert board(s, "duchy")["bot"]["order_card"] is None


# snares [K11.8.2]


@law("K11.8.2")
def test_snares_stop_digging_building_and_rallying() -> None:
    """The snare goes for no points, and that part of the action is lost; the tunnel taken away stays too."""
    words: dict[str, Any] = {"order": "corvids marquise"}
    dug = duchy(burrow=4, ordered=MOUSE_ORDER, tunnel="1 4 5", corvids={"bot": "normal", "snare": "11"}, **words)
    assert (pieces(dug, 11), told(dug, "dug"), board(dug, "duchy")["stock"]["tunnel"]) == ({}, [], 0)
    assert board(dug, "duchy")["burrow"] == 4
    assert chosen(dug, "lose-tunnel") == []
    built = duchy(ordered=FOX_ORDER, warriors="5x3", corvids={"bot": "normal", "snare": "5"}, **words)
    assert (pieces(built, 5), score(built, "duchy")) == ({}, 0)
    moved = duchy(
        "evening", ordered=FOX_ORDER, warriors="12", market="7", corvids={"bot": "normal", "snare": "12"}, **words
    )
    assert (warriors(moved, "duchy", 12), pieces(moved, 12)) == (1, {})


# the worked example


HERE = {12: 9, 7: 1, 1: 4, 9: 12, 3: 6, 10: 8, 5: 5, 2: 11, 8: 7, 4: 2, 6: 10, 11: 3}  # its clearings on autumn


def places(text: str) -> str:
    """Clearings of the example as those of the autumn map."""
    found = []
    for part in text.split():
        number, cross, count = part.partition("x")
        found.append(f"{HERE[int(number)]}{cross}{count}")
    return " ".join(found)


@law("K10.4.3", "K10.5.1.2", "K10.5.2", "K10.5.3", "K10.6.1.1", "K10.6.3", "K13.7.1")
def test_the_worked_example() -> None:
    """Three points by markets; dug to 2, fought in 4 and 12, built in 5, rallied to 7, swayed the Mayor.

    The Cult of the example is a human Alliance with one warrior here: the choice is the same, more points.
    """
    own = {
        "bot": "easy",
        "warriors": places("1x2 4x3 5x5 7 12x2"),
        "citadel": places("3 7"),
        "market": places("1 10"),
        "tunnel": places("4 5 10"),
        "swayed": "captain marshal foremole brigadier",
    }
    s = duchy(
        "birdsong",
        dice=["draw codebreakers", "roll 0 0", "roll 0 0"],
        order="marquise eyrie alliance",
        ruins="6 10 12",
        eyrie={"roost": places("4"), "warriors": places("4")},
        marquise={"sawmill": places("8"), "warriors": places("12")},
        alliance={"warriors": places("12"), "score": 2},
        **own,
    )
    assert told(s, "burrowed")[0]["count"] == 4
    assert [event["chosen"] for event in told(s, "bot-chose", "K10.5.1.2")] == [places("10")]
    assert [(event["clearing"], event["count"]) for event in told(s, "dug")] == [(HERE[2], 4)]
    assert battles(s) == [(HERE[4], "eyrie"), (HERE[12], "alliance")]
    assert warriors(s, "eyrie", HERE[4]) == 0  # the Captain's hit
    assert warriors(s, "alliance", HERE[12]) == 1
    assert pieces(s, HERE[5]) == {"market": 1, "tunnel": 1}
    assert [event["clearing"] for event in told(s, "bot-recruited")] == [HERE[3]]
    moved = told(s, "moved")[0]
    assert (moved["from_clearing"], moved["clearing"], moved["count"]) == (HERE[12], HERE[7], 2)
    left = {clearing: warriors(s, "duchy", HERE[clearing]) for clearing in HERE}
    assert {clearing: count for clearing, count in left.items() if count} == {1: 2, 2: 4, 3: 1, 4: 3, 5: 4, 7: 3}
    assert (board(s, "duchy")["burrow"], board(s, "duchy")["supply"]) == (1, 2)
    assert swayed(s) == ["captain", "marshal", "foremole", "brigadier", "mayor"]
    assert score(s, "duchy") == 3
