"""Chapter 3: victory."""

from __future__ import annotations

from typing import Any

import pytest

from tests.kit import unasked
from tests.law import law
from tests.law.root.looking import FOX, MOUSE, RABBIT, SEATS, board, fight, hand, question, score, warriors
from weald.scenario import Scenario

SUITS = {"fox": FOX, "rabbit": RABBIT, "mouse": MOUSE}


def outcome_law(s: Scenario) -> str:
    outcome = s.table.outcome
    assert outcome is not None
    return outcome.law


# 3.1


@law("3.1")
@pytest.mark.parametrize(("points", "winner"), [(27, None), (28, "marquise"), (29, "marquise")])
def test_thirty_points_win_at_once(points: int, winner: str | None) -> None:
    """A hammer is worth two: from 28 it wins, from 27 it does not."""
    s = Scenario(
        "root", phase="daylight", marquise={"warriors": "1", "workshop": "1", "hand": "anvil", "score": points}
    )
    s.play("marquise: craft anvil")
    assert s.see(None)["winner"] == winner
    assert (s.asked is None) == (winner is not None)
    if winner:
        assert outcome_law(s) == "3.1"


@law("3.1")
def test_a_player_wins_in_another_players_turn() -> None:
    """The defender's 30th point comes in the attacker's turn, and wins."""
    s = Scenario(
        "root",
        phase="daylight",
        marquise={"warriors": "5", "sawmill": "5"},
        eyrie={"warriors": "5x4", "score": 29, "cards": "sappers"},
    )
    fight(s, "eyrie", 5, "1 1")
    s.play("eyrie: use sappers")
    assert s.see(None)["winner"] == "eyrie"


@law("3.1")
def test_at_the_same_moment_the_active_player_wins() -> None:
    """Both remove a building with their 30th point: the player whose turn it is wins."""
    s = Scenario(
        "root",
        phase="daylight",
        marquise={"warriors": "5x2", "sawmill": "5", "score": 29, "cards": "brutal_tactics"},
        eyrie={"roost": "5", "score": 28, "warriors": "5x2", "cards": "sappers"},
    )
    fight(s, "eyrie", 5, "2 2")
    s.play("eyrie: use sappers", "marquise: use brutal-tactics")
    assert s.see(None)["winner"] == "marquise"


@law("3.1")
def test_the_active_player_wins_the_tie_also_when_asked_what_to_lose() -> None:
    """The attacker has to choose between a sawmill and wood; the defender's last roost falls in the same moment."""
    s = Scenario(
        "root",
        phase="daylight",
        marquise={"warriors": "5x2", "sawmill": "5", "wood": "5", "score": 29, "cards": "brutal_tactics"},
        eyrie={"roost": "5", "score": 28, "warriors": "5x2", "cards": "sappers"},
    )
    fight(s, "eyrie", 5, "2 2")
    s.play("eyrie: use sappers", "marquise: use brutal-tactics")
    if s.asked is not None:
        s.play("marquise: lose wood")
    assert s.see(None)["winner"] == "marquise"


# 3.2


@law("3.2", "6.5.4.3", "7.6.1", "8.4.2.3")
def test_each_faction_scores_in_its_own_way() -> None:
    """The Marquise by building, the Eyrie by roosts in Evening, the Alliance by sympathy."""
    s = Scenario("root", phase="daylight", marquise={"warriors": "5x2", "sawmill": "5", "wood": "5"})
    s.play("marquise: build sawmill in 5")
    assert score(s, "marquise") == 1
    t = Scenario("root", turn="eyrie", phase="evening", eyrie={"roost": "5 9 2"}, dice=["draw anvil", "draw cobbler"])
    assert score(t, "eyrie") == 2
    u = Scenario("root", turn="alliance", phase="birdsong", alliance={"sympathy": "1", "supporters": "bake_sale"})
    u.play("alliance: sympathy 5", "spend bake-sale")
    assert score(u, "alliance") == 1


@law("3.2.1", "4.3.3")
def test_enemy_buildings_and_tokens_are_worth_a_point_each() -> None:
    """Three hits take a roost from the Eyrie, a base and a sympathy from the Alliance: a point each; warriors none."""
    s = Scenario("root", phase="daylight", marquise={"warriors": "5x4"}, eyrie={"roost": "5", "warriors": "5"})
    fight(s, "eyrie", 5, "2 0")
    assert score(s, "marquise") == 1
    t = Scenario("root", phase="daylight", marquise={"warriors": "5x4"}, alliance={"base": "5", "sympathy": "5"})
    fight(t, "alliance", 5, "1 1")
    assert score(t, "marquise") == 2


@law("3.2.1")
def test_warriors_are_worth_nothing() -> None:
    """Two warriors fall on each side, and nobody scores."""
    s = Scenario("root", phase="daylight", marquise={"warriors": "5x3"}, eyrie={"warriors": "5x3"})
    fight(s, "eyrie", 5, "2 2")
    assert (warriors(s, "marquise", 5), warriors(s, "eyrie", 5)) == (1, 1)
    assert [score(s, seat) for seat in SEATS] == [0, 0, 0]


@law("3.2.1", "6.5.4.2")
def test_ones_own_pieces_are_worth_nothing() -> None:
    """Wood that the Marquise spends is her own: only the building scores."""
    s = Scenario("root", phase="daylight", marquise={"warriors": "5x2", "sawmill": "5", "wood": "5x3"})
    s.play("marquise: build workshop in 5")  # the first workshop costs and scores nothing
    assert score(s, "marquise") == 0
    t = Scenario("root", phase="daylight", marquise={"warriors": "8x2", "sawmill": "5x2", "wood": "8x3"})
    t.play("marquise: build sawmill in 8")
    assert score(t, "marquise") == 2


@law("3.2.1", "8.4.1.3")
def test_a_revolt_scores_for_what_it_removes() -> None:
    """A sawmill, two wood and a roost: four points for the Alliance."""
    s = Scenario(
        "root",
        turn="alliance",
        phase="birdsong",
        marquise={"sawmill": "5", "wood": "5x2", "warriors": "5x2"},
        eyrie={"roost": "5"},
        alliance={"sympathy": "5", "supporters": "sappers armorers"},
    )
    s.play("alliance: revolt 5", "spend sappers", "spend armorers")
    assert score(s, "alliance") == 4


@law("3.2.2")
@pytest.mark.parametrize(("card", "points"), [("anvil", 2), ("travel_gear_fox", 1), ("bake_sale", 3)])
def test_an_item_scores_what_its_card_says(card: str, points: int) -> None:
    """Boots one, hammer two, coins three."""
    s = Scenario("root", phase="daylight", marquise={"workshop": "1 5 4", "hand": card, "warriors": "1"})
    s.play(f"marquise: craft {card.replace('_', '-')}")
    assert score(s, "marquise") == points


# 3.3


def dominating(suit: str, ruled: list[int], seat: str = "marquise", **words: object) -> Scenario:
    """It is the start of a turn of a seat that has activated dominance and rules these clearings."""
    places = " ".join(str(number) for number in ruled)
    position: dict[str, Any] = {seat: {"warriors": places, "dominance": f"dominance_{suit}", "score": 12}}
    return Scenario("root", turn=seat, **{**position, **words})


@law("3.3", "3.3.1", "2.1.6")
@pytest.mark.parametrize("suit", ["fox", "rabbit", "mouse", "bird"])
@pytest.mark.parametrize("points", [9, 10, 29])
def test_dominance_is_activated_with_ten_points(suit: str, points: int) -> None:
    """With ten points or more in one's own Daylight; with nine it is refused."""
    s = Scenario("root", phase="daylight", marquise={"hand": f"dominance_{suit}", "score": points, "warriors": "1"})
    if points < 10:
        assert s.why(f"activate dominance-{suit}") == ("3.3.1", "ten-points-needed")
        return
    s.play(f"marquise: activate dominance-{suit}")
    assert board(s, "marquise")["dominance"] == f"dominance_{suit}"
    assert hand(s, "marquise") == []


@law("3.3.1")
@pytest.mark.parametrize("seat", SEATS)
def test_every_faction_may_activate_in_its_daylight(seat: str) -> None:
    """Also the Eyrie and the Alliance."""
    position: dict[str, Any] = {seat: {"hand": "dominance_fox", "score": 10, "warriors": "1"}}
    s = Scenario("root", turn=seat, phase="daylight", **position)
    assert s.asked == seat
    s.play(f"{seat}: activate dominance-fox")
    assert board(s, seat)["dominance"] == "dominance_fox"


@law("3.3.1")
def test_the_eyrie_may_activate_when_the_decree_is_done() -> None:
    """Daylight is not over with the last card of the Decree: dominance can still be activated."""
    s = Scenario(
        "root",
        turn="eyrie",
        phase="daylight",
        eyrie={"roost": "3", "warriors": "3x2", "leader": "builder", "hand": "dominance_fox", "score": 10},
    )
    s.play("eyrie: end", "obey vizier", "enlist 3", "obey vizier", "from 3", "to 7", "warriors 1")
    assert s.asked == "eyrie"
    s.play("eyrie: activate dominance-fox")
    assert board(s, "eyrie")["dominance"] == "dominance_fox"


@law("3.3.1")
@pytest.mark.parametrize("phase", ["birdsong", "evening"])
def test_dominance_is_not_activated_in_other_phases(phase: str) -> None:
    """Neither Birdsong nor Evening of the Alliance offers it."""
    s = Scenario(
        "root",
        turn="alliance",
        phase=phase,
        alliance={"hand": "dominance_fox", "score": 20, "supporters": "anvil", "officers": 1, "warriors": "1"},
    )
    assert s.asked == "alliance"
    assert s.why("activate dominance-fox")[1] == "not-asked"


@law("3.3.1")
def test_after_activation_no_points_are_gained() -> None:
    """Crafting a hammer and removing a roost score nothing any more, and 30 points are out of reach."""
    s = Scenario(
        "root",
        phase="daylight",
        marquise={"warriors": "5x3", "workshop": "1", "hand": "dominance_fox anvil", "score": 29},
        eyrie={"roost": "5"},
    )
    s.play("marquise: activate dominance-fox", "craft anvil")
    fight(s, "eyrie", 5, "0 0")
    assert score(s, "marquise") == 29
    assert s.see(None)["winner"] is None
    assert board(s, "marquise")["items"] == {"hammer": 1}


@law("3.3.1.1")
@pytest.mark.parametrize("suit", ["fox", "rabbit", "mouse"])
def test_three_clearings_of_the_suit_win(suit: str) -> None:
    """Ruling three clearings of the suit at the start of one's own Birdsong wins at once."""
    s = dominating(suit, list(SUITS[suit][:3]))
    assert s.see(None)["winner"] == "marquise"
    assert outcome_law(s) == "3.3.1.1"
    assert dominating(suit, list(SUITS[suit])).see(None)["winner"] == "marquise"


@law("3.3.1.1")
@pytest.mark.parametrize("suit", ["fox", "rabbit", "mouse"])
def test_two_clearings_of_the_suit_or_three_of_others_do_not_win(suit: str) -> None:
    """Neither too few of the suit nor enough of another."""
    other = {"fox": "rabbit", "rabbit": "mouse", "mouse": "fox"}[suit]
    s = dominating(suit, [*SUITS[suit][:2], *SUITS[other]])
    assert s.see(None)["winner"] is None


@law("3.3.1.1", "2.8")
def test_dominance_needs_rule() -> None:
    """Being there is not enough: a third clearing shared with an equal enemy does not count."""
    s = dominating("fox", [1, 6, 8], alliance={"warriors": "8"})
    assert s.see(None)["winner"] is None


@law("3.3.1.2")
@pytest.mark.parametrize(
    ("ruled", "wins"),
    [([1, 3], True), ([2, 4], True), ([1, 2], False), ([1, 4], False), ([2, 3], False), ([3, 4], False), ([1], False)],
)
def test_bird_dominance_needs_opposite_corners(ruled: list[int], wins: bool) -> None:
    """Two corners diagonally opposite win, two neighbouring ones do not."""
    s = dominating("bird", [*ruled, 6, 8, 12])
    assert (s.see(None)["winner"] == "marquise") == wins
    if wins:
        assert outcome_law(s) == "3.3.1.2"


@law("3.3.1", "3.3.1.1")
def test_dominance_is_checked_at_the_start_of_birdsong_only() -> None:
    """The condition holds right after activation, but only the start of one's next Birdsong counts."""
    s = Scenario(
        "root",
        phase="daylight",
        marquise={"hand": "dominance_fox", "score": 10, "warriors": "1 6 8"},
        eyrie={"hand": "bake_sale", "roost": "3", "warriors": "3", "leader": "charismatic"},
    )
    s.play("marquise: activate dominance-fox", "end")
    assert s.see(None)["winner"] is None
    s.play("chance: draw anvil")
    assert (s.see(None)["winner"], s.see(None)["active"]) == (None, "eyrie")


@law("3.3.1.1")
def test_dominance_is_checked_in_ones_own_turn_only() -> None:
    """At the start of another player's turn the Marquise's condition is not looked at."""
    s = dominating("fox", [1, 6, 8])
    assert s.see(None)["winner"] == "marquise"
    t = Scenario("root", turn="eyrie", marquise={"warriors": "1 6 8", "dominance": "dominance_fox"})
    assert t.see(None)["winner"] is None


@law("3.3.1.1", "4.1.3")
def test_dominance_is_checked_before_anything_else_of_the_turn() -> None:
    """Before the bank is visited and before wood is placed."""
    s = Scenario(
        "root",
        marquise={"warriors": "1 6 8", "dominance": "dominance_fox", "cards": "better_burrow_bank", "sawmill": "1"},
    )
    assert s.see(None)["winner"] == "marquise"
    assert s.see(None)["clearings"]["1"]["pieces"] == {"sawmill": 1}


@law("3.3.2")
def test_an_activated_card_cannot_be_exchanged() -> None:
    """A second dominance card cannot be activated, and the first is not in hand to be spent."""
    s = Scenario(
        "root",
        phase="daylight",
        marquise={
            "hand": "dominance_mouse",
            "dominance": "dominance_fox",
            "score": 15,
            "warriors": "1",
            "sawmill": "1",
        },
    )
    assert s.why("activate dominance-mouse") == ("3.3.2", "dominance-cannot-be-changed")
    assert board(s, "marquise")["hand"] == 1
    assert not any("dominance-fox" in offer for offer in s.offers())
    assert s.why("overwork dominance-fox in 1")[1] == "not-asked"


@law("3.3.2", "6.6")
def test_an_activated_card_does_not_count_against_the_hand() -> None:
    """Five cards in hand beside it: nothing is discarded."""
    s = Scenario(
        "root",
        phase="evening",
        marquise={"hand": "anvil bake_sale investments sappers", "dominance": "dominance_fox"},
        eyrie={"hand": "armorers"},
        dice="draw cobbler",
    )
    assert s.see(None)["active"] == "eyrie"
    assert board(s, "marquise")["dominance"] == "dominance_fox"


@law("3.3.2")
def test_a_random_theft_does_not_reach_the_activated_card() -> None:
    """Stand and Deliver! takes from the hand, where it is not."""
    s = Scenario(
        "root",
        turn="eyrie",
        marquise={"dominance": "dominance_fox"},
        eyrie={"cards": "stand_and_deliver"},
        alliance={"hand": "anvil"},
    )
    s.play("eyrie: use stand-and-deliver")
    assert unasked(s) == ["choose alliance"]


@law("3.3.3")
@pytest.mark.parametrize("suit", ["fox", "rabbit", "mouse", "bird"])
def test_a_spent_dominance_card_is_available_to_all(suit: str) -> None:
    """Spent for its suit, it lies faceup beside the map."""
    where = {"fox": 1, "rabbit": 5, "mouse": 9, "bird": 9}[suit]
    s = Scenario(
        "root",
        phase="daylight",
        marquise={"hand": f"dominance_{suit}", "sawmill": str(where), "warriors": "1"},
    )
    s.play(f"marquise: overwork dominance-{suit} in {where}")
    for viewer in (*SEATS, None):
        assert s.see(viewer)["available"] == [f"dominance_{suit}"]
        assert s.see(viewer)["discard"] == []


@law("3.3.3", "8.2.6", "8.2.3")
def test_a_dominance_card_that_is_discarded_is_available_too() -> None:
    """By the hand limit, or as a supporter spent."""
    s = Scenario(
        "root",
        phase="evening",
        marquise={"hand": "anvil bake_sale investments sappers dominance_fox"},
        dice="draw cobbler",
    )
    s.play("marquise: discard dominance-fox")
    assert s.see(None)["available"] == ["dominance_fox"]
    t = Scenario("root", turn="alliance", phase="birdsong", alliance={"supporters": "dominance_rabbit"})
    t.play("alliance: sympathy 5", "spend dominance-rabbit")
    assert t.see(None)["available"] == ["dominance_rabbit"]


@law("3.3.4")
@pytest.mark.parametrize(
    ("suit", "paying"),
    [
        ("fox", {"spend anvil", "spend sappers"}),
        ("rabbit", {"spend bake-sale", "spend sappers"}),
        ("mouse", {"spend investments", "spend sappers"}),
        ("bird", {"spend sappers"}),
    ],
)
def test_an_available_card_is_taken_by_spending_its_suit(suit: str, paying: set[str]) -> None:
    """A card of its suit, or a bird; for bird dominance only a bird."""
    s = Scenario(
        "root",
        phase="daylight",
        available=f"dominance_{suit}",
        marquise={"hand": "anvil bake_sale investments sappers", "warriors": "1"},
    )
    s.play(f"marquise: take dominance-{suit}")
    assert question(s) == ("marquise", "pay-for-dominance")
    assert set(s.offers()) == paying
    s.play("marquise: spend sappers")
    assert f"dominance_{suit}" in hand(s, "marquise")
    assert (s.see(None)["available"], s.see(None)["discard"]) == ([], ["sappers"])


@law("3.3.4")
def test_without_a_card_of_the_suit_nothing_is_taken() -> None:
    """A fox card does not buy the mouse dominance."""
    s = Scenario("root", phase="daylight", available="dominance_mouse", marquise={"hand": "anvil", "warriors": "1"})
    assert s.refused("marquise: take dominance-mouse") == "3.3.4"


@law("3.3.4")
@pytest.mark.parametrize("seat", ["eyrie", "alliance"])
def test_every_faction_may_take_in_its_daylight(seat: str) -> None:
    """The Eyrie before the Decree, the Alliance among their actions."""
    position: dict[str, Any] = {seat: {"hand": "anvil", "warriors": "1"}}
    s = Scenario("root", turn=seat, phase="daylight", available="dominance_fox", **position)
    s.play(f"{seat}: take dominance-fox", "spend anvil")
    assert hand(s, seat) == ["dominance_fox"]


@law("3.3.4", "3.3.1")
def test_a_taken_card_may_be_activated_at_once() -> None:
    """It is in hand, in Daylight."""
    s = Scenario(
        "root",
        phase="daylight",
        available="dominance_fox",
        marquise={"hand": "anvil", "warriors": "1", "score": 10},
    )
    s.play("marquise: take dominance-fox", "spend anvil", "activate dominance-fox")
    assert board(s, "marquise")["dominance"] == "dominance_fox"
