"""Chapter 6: the turn of the Marquise de Cat [6.4-6.6]."""

from __future__ import annotations

import pytest

from tests.law import law
from tests.law.root.cats import daylight
from tests.law.root.looking import (
    board,
    fight,
    hand,
    pieces,
    question,
    says,
    score,
    warriors,
)
from weald.scenario import Scenario

# 6.4 Birdsong


@law("6.4")
def test_one_wood_at_each_sawmill() -> None:
    """Two sawmills in one clearing give two."""
    s = Scenario("root", phase="birdsong", marquise={"sawmill": "1 5x2", "warriors": "1", "wood": "1"})
    assert (pieces(s, 1)["wood"], pieces(s, 5)["wood"]) == (2, 2)
    assert board(s, "marquise")["stock"]["wood"] == 4


@law("6.4", "2.5")
def test_without_wood_left_none_is_placed() -> None:
    """All eight are on the map."""
    s = Scenario("root", phase="birdsong", marquise={"sawmill": "1", "warriors": "1", "wood": "8x8"})
    assert pieces(s, 1) == {"sawmill": 1}


@law("6.4", "2.5")
def test_with_too_little_wood_she_chooses_the_sawmills() -> None:
    """Three sawmills in two clearings, two wood left: she says where it goes, as far as that matters."""
    s = Scenario("root", phase="birdsong", marquise={"sawmill": "1 5x2", "warriors": "1", "wood": "8x6"})
    assert s.asked == "marquise"
    assert s.offers() == ["wood 1", "wood 5"]
    s.play("marquise: wood 5")
    assert s.offers() == ["wood 1", "wood 5"]
    s.play("marquise: wood 5")
    assert (pieces(s, 5), pieces(s, 1)) == ({"sawmill": 2, "wood": 2}, {"sawmill": 1})
    assert question(s) == ("marquise", "marquise-daylight")


# 6.5 Daylight


@law("6.5")
def test_crafting_comes_before_the_actions() -> None:
    """After the first action nothing is crafted any more."""
    s = daylight(workshop="1", hand="anvil", warriors="1", sawmill="5", recruiter="8")
    s.play("marquise: recruit")
    assert s.why("craft anvil") == ("6.5", "crafting-comes-first")


@law("6.5")
def test_hiring_is_past_crafting_too() -> None:
    """A bird spent for an action belongs to the actions."""
    s = daylight(workshop="1", hand="anvil sappers", warriors="1")
    s.play("marquise: hire sappers")
    assert s.refused("marquise: craft anvil") == "6.5"


@law("6.5")
def test_three_actions_in_any_order_and_repetition() -> None:
    """The same three times, then no more."""
    s = daylight(
        hand="anvil foxfolk_steel travel_gear_fox protection_racket", sawmill="1", warriors="1x2", recruiter="5"
    )
    s.play("marquise: overwork anvil in 1", "overwork foxfolk-steel in 1", "overwork travel-gear-fox in 1")
    assert pieces(s, 1)["wood"] == 3
    assert s.offers() == ["end"]
    for action in ("march", "recruit", "fight"):
        assert s.why(action) == ("6.5", "no-actions-left")


@law("6.5")
def test_actions_may_be_left_out() -> None:
    """She may end at once."""
    s = daylight(warriors="1")
    s.play("marquise: end")
    assert question(s) == ("chance", "chance-draw")


@law("6.5")
def test_each_bird_spent_is_one_more_action() -> None:
    """Two birds, five actions; a bird may be spent before, between or after the three."""
    s = Scenario(
        "root", phase="daylight", marquise={"hand": "sappers armorers", "warriors": "5x2"}, eyrie={"warriors": "5x2"}
    )
    s.play("marquise: hire sappers")
    for _ in range(4):
        fight(s, "eyrie", 5, "0 0")
    assert s.why("fight") == ("6.5", "no-actions-left")
    s.play("marquise: hire armorers")
    fight(s, "eyrie", 5, "0 0")
    assert s.why("fight") == ("6.5", "no-actions-left")


@law("6.5", "2.1.1.2")
def test_hiring_is_no_action_itself() -> None:
    """With no actions left a bird still hires."""
    s = daylight(hand="sappers anvil", sawmill="1", warriors="1", recruiter="5")
    s.play("marquise: recruit", "overwork anvil in 1", "march", "from 1", "to 9", "pass")
    assert s.offers() == ["end", "hire sappers"]


@law("6.5.1")
def test_an_action_is_one_battle() -> None:
    """Each battle is an action of its own."""
    s = Scenario("root", phase="daylight", marquise={"warriors": "5x5"}, eyrie={"warriors": "5x5"})
    for _ in range(3):
        fight(s, "eyrie", 5, "0 0")
    assert s.why("fight") == ("6.5", "no-actions-left")


@law("6.5.2")
def test_a_march_is_up_to_two_moves() -> None:
    """One action, two moves; the second may be left out."""
    s = daylight(warriors="1 3")
    s.play("marquise: march", "from 1", "to 5", "from 3", "to 7", "march", "from 5", "to 1")
    assert "pass" in s.offers()
    s.play("marquise: pass", "march", "from 1", "to 9", "pass")
    assert s.why("march") == ("6.5", "no-actions-left")


@law("6.5.3")
def test_recruit_places_one_warrior_at_each_recruiter() -> None:
    """Two in a clearing with two recruiters."""
    s = daylight(recruiter="5x2 8", warriors="1")
    s.play("marquise: recruit")
    assert (warriors(s, "marquise", 5), warriors(s, "marquise", 8), warriors(s, "marquise", 1)) == (2, 1, 1)


@law("6.5.3")
def test_recruit_once_in_a_turn() -> None:
    """Not even with a hired action."""
    s = daylight(recruiter="5", warriors="1", hand="sappers")
    s.play("marquise: recruit", "hire sappers")
    assert s.why("recruit") == ("6.5.3", "recruited-already")


@law("6.5.3", "1.5")
def test_recruit_again_in_the_next_turn() -> None:
    """Once in each turn."""
    s = Scenario(
        "root",
        order="marquise alliance",
        phase="daylight",
        marquise={"recruiter": "5", "warriors": "1"},
        dice=says("anvil bake_sale"),
    )
    s.play("marquise: recruit", "end")
    assert (s.see(None)["active"], s.see(None)["round"]) == ("marquise", 2)
    s.play("marquise: recruit")
    assert warriors(s, "marquise", 5) == 2


@law("6.5.3", "2.5")
def test_with_too_few_warriors_she_chooses_the_recruiters() -> None:
    """Two recruiters and one warrior left: she says where."""
    s = daylight(recruiter="5 8", warriors="1x24")
    s.play("marquise: recruit")
    assert s.offers() == ["enlist 5", "enlist 8"]
    assert s.refused("marquise: enlist 1") == "6.5.3"
    s.play("marquise: enlist 8")
    assert (warriors(s, "marquise", 5), warriors(s, "marquise", 8)) == (0, 1)
    assert question(s) == ("marquise", "marquise-daylight")


@law("6.5.3")
def test_without_recruiters_or_warriors_no_recruiting() -> None:
    """There is nothing to place, or nowhere."""
    assert daylight(warriors="1").why("recruit") == ("6.5.3", "nobody-to-recruit")
    assert daylight(warriors="1x25", recruiter="5").why("recruit") == ("6.5.3", "nobody-to-recruit")


# 6.5.4 build


@law("6.5.4", "6.5.4.1", "6.5.4.3")
@pytest.mark.parametrize(
    ("kind", "standing", "cost", "points"),
    [
        ("sawmill", 1, 1, 1),
        ("sawmill", 2, 2, 2),
        ("sawmill", 3, 3, 3),
        ("sawmill", 4, 3, 4),
        ("sawmill", 5, 4, 5),
        ("workshop", 1, 1, 2),
        ("workshop", 2, 2, 2),
        ("workshop", 3, 3, 3),
        ("workshop", 4, 3, 4),
        ("workshop", 5, 4, 5),
        ("recruiter", 1, 1, 1),
        ("recruiter", 2, 2, 2),
        ("recruiter", 3, 3, 3),
        ("recruiter", 4, 3, 3),
        ("recruiter", 5, 4, 4),
    ],
)
def test_cost_and_points_of_each_building(kind: str, standing: int, cost: int, points: int) -> None:
    """The leftmost one left on its track: the wood above it, the points under it."""
    places = " ".join(["2", "2", "7", "7", "9"][:standing])
    words: dict[str, object] = {kind: places, "warriors": "5x3"}
    s = Scenario("root", phase="daylight", marquise={**words, "wood": f"5x{cost}"})
    s.play(f"marquise: build {kind} in 5")
    assert (score(s, "marquise"), pieces(s, 5)) == (points, {kind: 1})
    assert board(s, "marquise")["stock"][kind] == 5 - standing
    if cost > 1:
        t = Scenario("root", phase="daylight", marquise={**words, "wood": f"5x{cost - 1}"})
        assert t.why(f"build {kind} in 5") == ("6.5.4.2", "too-little-wood")
    u = Scenario("root", phase="daylight", marquise=words)
    assert u.why(f"build {kind} in 5") == ("6.5.4.2", "too-little-wood")


@law("6.5.4.1")
def test_an_empty_track_gives_no_building() -> None:
    """All six sawmills stand."""
    s = daylight(sawmill="2x2 7x2 8x2", warriors="5", wood="5x8")
    assert s.why("build sawmill in 5") == ("6.5.4.1", "none-left")
    assert "build workshop in 5" in s.offers()


@law("6.5.4.2")
def test_the_clearing_must_be_ruled() -> None:
    """Where she does not rule she does not build, whatever lies there."""
    s = Scenario(
        "root",
        phase="daylight",
        marquise={"warriors": "5 1x3", "wood": "5x3 1x3", "sawmill": "9"},
        eyrie={"warriors": "5"},
    )
    assert s.why("build sawmill in 5") == ("6.5.4.2", "must-rule")
    assert "build sawmill in 1" in s.offers()


@law("6.5.4.2")
def test_wood_comes_through_ruled_clearings() -> None:
    """From 2 to 1 by way of 5, if she rules all of them."""
    words: dict[str, object] = {"warriors": "1x2 5x2 2x2", "wood": "2", "sawmill": "8"}
    s = Scenario("root", phase="daylight", marquise=words)
    s.play("marquise: build sawmill in 1")
    assert (pieces(s, 2), pieces(s, 1)) == ({}, {"sawmill": 1})
    for blocked in ("5x2", "2x2"):
        t = Scenario("root", phase="daylight", marquise=words, eyrie={"warriors": blocked})
        assert t.why("build sawmill in 1") == ("6.5.4.2", "too-little-wood")
    u = Scenario("root", phase="daylight", marquise={**words, "warriors": "1x2 2x2"})
    assert u.refused("marquise: build sawmill in 1") == "6.5.4.2"  # 5 is empty: not ruled


@law("6.5.4.2", "2.3")
def test_wood_does_not_float_down_the_river() -> None:
    """4 and 7 are linked by the river only."""
    s = daylight(warriors="4x2 7x2", wood="7", sawmill="9")
    assert s.refused("marquise: build sawmill in 4") == "6.5.4.2"


@law("6.5.4.2")
def test_she_says_which_wood_if_there_is_a_choice() -> None:
    """Two to pay, three in reach in two clearings: she picks token by token, as long as it matters."""
    s = daylight(warriors="1x2 5x2", wood="1 5x2", sawmill="9x2")
    s.play("marquise: build sawmill in 1")
    assert question(s) == ("marquise", "pay-wood")
    assert s.offers() == ["wood 1", "wood 5"]
    assert s.why("wood 9") == ("6.5.4.2", "no-wood-in-reach")
    s.play("marquise: wood 5")
    assert s.offers() == ["wood 1", "wood 5"]
    s.play("marquise: wood 5")
    assert pieces(s, 1) == {"wood": 1, "sawmill": 1}
    assert pieces(s, 5) == {}


@law("6.5.4.2")
def test_which_wood_is_not_asked_without_a_choice() -> None:
    """All of it is needed, or all of it lies in one clearing."""
    s = daylight(warriors="1x2 5x2", wood="1 5", sawmill="9x2")
    s.play("marquise: build sawmill in 1")
    assert question(s) == ("marquise", "marquise-daylight")
    assert (pieces(s, 1), pieces(s, 5)) == ({"sawmill": 1}, {})
    t = daylight(warriors="1x2 5x2", wood="5x3", sawmill="9x2")
    t.play("marquise: build sawmill in 1")
    assert (question(t), pieces(t, 5)) == (("marquise", "marquise-daylight"), {"wood": 1})


@law("6.5.4.2")
def test_after_one_token_the_rest_may_be_beyond_choice() -> None:
    """Two to pay, two and one in reach; with one clearing emptied the other pays the rest."""
    s = daylight(warriors="1x2 5x2", wood="1 5x2", sawmill="9x2")
    s.play("marquise: build sawmill in 1", "wood 1")
    assert question(s) == ("marquise", "marquise-daylight")
    assert pieces(s, 5) == {"wood": 1}


@law("6.5.4.3", "2.2.3")
def test_a_building_needs_a_slot() -> None:
    """All slots taken, or ruined."""
    s = daylight(warriors="6x2", wood="6x3", sawmill="6")
    assert s.why("build workshop in 6") == ("2.2.3", "no-open-slot")


@law("6.5.5")
def test_overwork_places_wood_at_a_sawmill_of_the_cards_suit() -> None:
    """A fox card at a sawmill in a fox clearing."""
    s = daylight(hand="anvil bake_sale", sawmill="1 9", warriors="1")
    assert [offer for offer in s.offers() if offer.startswith("overwork")] == ["overwork anvil in 1"]
    assert s.why("overwork anvil in 9") == ("6.5.5", "suit-must-match")
    s.play("marquise: overwork anvil in 1")
    assert (pieces(s, 1), s.see(None)["discard"]) == ({"sawmill": 1, "wood": 1}, ["anvil"])


@law("6.5.5", "2.5")
def test_overwork_needs_wood() -> None:
    """With all eight on the map there is none to place."""
    s = daylight(hand="anvil", sawmill="1", warriors="1", wood="5x8")
    assert s.why("overwork anvil in 1") == ("6.5.5", "no-wood-left")


# 6.6 Evening


@law("6.6")
@pytest.mark.parametrize(
    ("recruiters", "drawn"), [("", 1), ("5", 1), ("5x2", 1), ("5x2 8", 2), ("5x2 8x2", 2), ("5x2 8x2 9", 3)]
)
def test_she_draws_one_card_and_one_for_each_bonus(recruiters: str, drawn: int) -> None:
    """The third and the fifth recruiter uncover a card each."""
    s = Scenario("root", phase="evening", marquise={"recruiter": recruiters}, eyrie={"hand": "anvil"})
    cards = ["cobbler", "sappers", "armorers"]
    for card in cards[:drawn]:
        assert question(s) == ("chance", "chance-draw")
        s.play(f"chance: draw {card}")
    assert hand(s, "marquise") == sorted(cards[:drawn], key=hand(s, "marquise").index)
    assert len(hand(s, "marquise")) == drawn
    assert s.see(None)["active"] == "eyrie"


@law("6.6")
def test_sawmills_and_workshops_draw_nothing() -> None:
    """Only recruiters uncover cards."""
    s = Scenario(
        "root",
        phase="evening",
        marquise={"sawmill": "5x2 8x2 9", "workshop": "2x2 7x2 9"},
        eyrie={"hand": "anvil"},
        dice="draw cobbler",
    )
    assert s.see(None)["active"] == "eyrie"


@law("6.6")
def test_she_discards_down_to_five_as_she_chooses() -> None:
    """Seven cards in hand and one drawn: three are discarded."""
    cards = "anvil bake_sale investments sappers armorers cobbler codebreakers"
    s = Scenario("root", phase="evening", marquise={"hand": cards}, eyrie={"hand": "foxfolk_steel"})
    s.play("chance: draw root-tea-fox")
    assert question(s) == ("marquise", "choose-discard")
    assert len(s.offers()) == 8
    s.play("marquise: discard anvil", "discard root-tea-fox", "discard sappers")
    assert set(hand(s, "marquise")) == {"bake_sale", "investments", "armorers", "cobbler", "codebreakers"}
    assert set(s.see(None)["discard"]) == {"anvil", "root_tea_fox", "sappers"}
    assert s.see(None)["active"] == "eyrie"
