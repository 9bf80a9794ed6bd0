"""Chapter 9 of the Law of Rootbotics: what people buy of the Robots [K9.2.3], and their traits [K14.6]."""

from __future__ import annotations

from typing import Any

import pytest

from tests.law import law
from tests.law.root.looking import fight
from tests.law.root.rootbotics import battles, gains
from tests.law.root.seeing import after, ask, clearing, events, public, score, warriors
from tests.law.root.selling import BIRD, FULL, RABBIT, bought, customer, market, payments, robots, supply
from tests.law.root.trading import buys
from weald.scenario import Scenario

CARDS = {f"buy {name.replace('_', '-')}" for name in FULL.split()}


# buying


@law("K9.2.3", "K9.2.3.1")
def test_a_card_of_the_market_at_the_start_of_birdsong() -> None:
    """Any card for two warriors of the supply; one service only; the row closes up."""
    s = customer("marquise", marquise={"warriors": "1"})
    assert ask(s) == ("marquise", "buy-service")
    assert s.table.question is not None
    assert s.table.question.law == "K9.2.3"
    assert buys(s) == {*CARDS, "riverboats", "mercenaries"}
    before = supply(s, "marquise")
    s.play("marquise: buy cobbler")
    assert s.see("marquise")["hand"] == ["cobbler"]
    assert market(s) == [name for name in FULL.split() if name != "cobbler"]
    assert (payments(s), supply(s, "marquise")) == ({"marquise": 2}, before - 2)
    assert ask(s) == ("marquise", "marquise-daylight")


@law("K9.2.3")
@pytest.mark.parametrize(("points", "price"), [(0, 2), (9, 2), (10, 3), (19, 3), (20, 4), (29, 4)])
def test_the_price_by_the_buyers_points(points: int, price: int) -> None:
    s = customer("marquise", marquise={"warriors": "1", "score": points})
    assert public(s, "riverfolk")["prices"]["marquise"] == price
    s.play("marquise: riverboats")
    assert payments(s) == {"marquise": price}


@law("K9.2.3")
def test_one_more_service_for_each_post_beside_a_piece() -> None:
    """Two posts beside her pieces: three services, and no fourth."""
    s = customer("marquise", riverfolk={"fox-post": "8 12", "mouse-post": "7"}, marquise={"warriors": "8",
                 "sawmill": "12"})  # fmt: skip
    s.play("marquise: buy cobbler", "marquise: buy sappers", "marquise: riverboats")
    assert ask(s) == ("marquise", "marquise-daylight")
    assert payments(s) == {"marquise": 6}


@law("K9.2.3")
def test_who_cannot_pay_is_not_asked() -> None:
    s = customer("marquise", order="marquise alliance riverfolk", marquise={"warriors": "1x24"})
    assert ask(s) == ("marquise", "marquise-daylight")
    s = customer("marquise", order="marquise alliance riverfolk", marquise={"warriors": "1x23"})
    assert ask(s) == ("marquise", "buy-service")


@law("K9.2.3")
def test_for_the_vagabond_the_robots_pay_in_their_own() -> None:
    """He exhausts two items; two warriors of the Robots are payments, one if there is but one."""
    for placed, paid in (("4", 2), ("4x14", 1)):
        s = customer("vagabond", order="vagabond eyrie riverfolk", riverfolk={"warriors": placed},
                     vagabond={"pawn": "1", "items": "torch boots sword"})  # fmt: skip
        assert buys(s) == {*CARDS, "riverboats"}
        assert s.why("mercenaries") == ("11.2.7.3.2", "no-mercenaries-for-vagabonds")
        s.play("vagabond: riverboats", "vagabond: exhaust torch", "vagabond: exhaust boots")
        assert payments(s) == {"riverfolk": paid}


@law("K9.2.3")
def test_dominance_and_coalitions_buy_nothing() -> None:
    """Neither is asked; both would be with the Company."""
    people = "marquise eyrie alliance vagabond riverfolk"
    s = customer("eyrie", order=people, eyrie={"roost": "3", "score": 10, "dominance": "dominance_bird"}, marquise={},
                 alliance={}, vagabond={"pawn": "1", "items": "torch boots sword"})  # fmt: skip
    assert ask(s) != ("eyrie", "buy-service")
    s = customer("vagabond", order=people, eyrie={"score": 10}, marquise={}, alliance={},
                 vagabond={"pawn": "1", "items": "torch boots sword", "dominance": "dominance_bird",
                           "coalition": "eyrie"})  # fmt: skip
    assert ask(s) != ("vagabond", "buy-service")


@law("K9.2.1", "K9.2.3.1")
def test_of_equal_cards_the_buyer_says_which() -> None:
    """The row is left in another order; of neighbours it is all the same."""
    row = "cobbler sappers cobbler anvil"
    for place, left in ((1, "sappers cobbler anvil"), (3, "cobbler sappers anvil")):
        s = customer("marquise", riverfolk={"market": row}, marquise={"warriors": "1"})
        s.play("marquise: buy cobbler")
        assert after(s.offers(), "row") == {"1", "3"}
        assert s.refused("marquise: row 2") == "K9.2.1"
        s.play(f"marquise: row {place}")
        assert market(s) == left.split()
    s = customer("marquise", riverfolk={"market": "sappers cobbler cobbler"}, marquise={"warriors": "1"})
    s.play("marquise: buy cobbler")
    assert market(s) == ["sappers", "cobbler"]


@law("K9.2.3.2")
def test_riverboats() -> None:
    """The river is a path until the end of the turn."""
    s = customer("marquise", marquise={"warriors": "4x2"})
    s.play("marquise: riverboats", "marquise: march", "marquise: from 4")
    assert "7" in after(s.offers(), "to")
    s = customer("marquise", marquise={"warriors": "4x2"})
    s.play("marquise: end", "marquise: march", "marquise: from 4")
    assert "7" not in after(s.offers(), "to")


@law("K9.2.3.3")
def test_mercenaries_rule_and_fight_and_share_the_hits() -> None:
    """One own warrior and two mercenaries against three; two hits, one for each; never against the Robots."""
    s = customer("marquise", riverfolk={"warriors": "8x2 5"}, marquise={"warriors": "8 5"}, eyrie={"warriors": "8x3"})
    s.play("marquise: mercenaries")
    assert clearing(s, 8)["ruler"] == "eyrie" or clearing(s, 8)["ruler"] is None
    assert clearing(s, 5)["ruler"] == "marquise"
    fight(s, "eyrie", 8, "3 2")
    assert (warriors(s, "eyrie", 8), warriors(s, "marquise", 8), warriors(s, "riverfolk", 8)) == (0, 0, 1)
    fight(s, "riverfolk", 5, "3 0")
    assert (warriors(s, "marquise", 5), warriors(s, "riverfolk", 5)) == (1, 0)


# greedy


def greedy(points: int, **words: Any) -> Scenario:
    """The Marquise before the greedy Robots, who have five points; the Eyrie have eight."""
    return customer("marquise", riverfolk={"traits": "greedy", "score": 5, "fox-post": "8", **words},
                    marquise={"warriors": "8", "score": points}, eyrie={"score": 8})  # fmt: skip


@law("K14.6.1")
@pytest.mark.parametrize(("points", "tip"), [(9, 1), (8, 1), (7, 0)])
def test_greedy_robots_score_when_the_leader_buys(points: int, tip: int) -> None:
    """Once, however many services; who shares the lead leads."""
    s = greedy(points)
    s.play("marquise: buy cobbler", "marquise: riverboats")
    assert gains(s, "riverfolk").get("K14.6.1", 0) == tip
    s = greedy(points)
    s.play("marquise: end")
    assert gains(s, "riverfolk") == {}
    s = greedy(points, traits="garrison")
    s.play("marquise: buy cobbler")
    assert gains(s, "riverfolk") == {}


# involved


def involved(traits: str = "involved", phase: str = "daylight", **words: Any) -> Scenario:
    """The Marquise's Daylight; two Robots stand in 8 beside her and one of the Eyrie."""
    return customer("marquise", phase, riverfolk={"traits": traits, "warriors": "8x2"},
                    marquise={"warriors": "8x2"}, eyrie={"warriors": "8"}, **words)  # fmt: skip


@law("K14.6.2")
def test_involved_robots_rule_against_whoever_hires_them_not() -> None:
    """With two Robots one of the Eyrie has three; without the trait she and the Robots are equal."""
    assert clearing(involved(), 8)["ruler"] == "eyrie"
    assert public(involved(), "riverfolk")["against"] == "marquise"
    assert clearing(involved("garrison"), 8)["ruler"] is None
    s = involved(phase="start")
    assert clearing(s, 8)["ruler"] is None  # in Birdsong nobody serves
    s.play("marquise: mercenaries")
    assert clearing(s, 8)["ruler"] == "marquise"
    assert public(s, "riverfolk")["against"] is None


@law("K14.6.2")
def test_involved_robots_fight_for_the_defender() -> None:
    """One of the Eyrie and two Robots deal three hits; of two that they take, one falls on a Robot."""
    s = involved()
    fight(s, "eyrie", 8, "2 2")
    assert (warriors(s, "eyrie", 8), warriors(s, "riverfolk", 8), warriors(s, "marquise", 8)) == (0, 1, 0)
    s = involved("garrison")
    fight(s, "eyrie", 8, "2 2")
    assert (warriors(s, "eyrie", 8), warriors(s, "riverfolk", 8), warriors(s, "marquise", 8)) == (0, 2, 1)


@law("K14.6.2")
def test_involved_robots_defend_a_lone_building() -> None:
    """A roost without warriors is not defenseless beside them, and the Robots take the hits first."""
    s = customer("marquise", "daylight", riverfolk={"traits": "involved", "warriors": "8x2"},
                 marquise={"warriors": "8x3"}, eyrie={"roost": "8"})  # fmt: skip
    fight(s, "eyrie", 8, "2 0")
    assert (clearing(s, 8)["pieces"], warriors(s, "riverfolk", 8)) == ({"roost": 1}, 0)


@law("K14.6.2")
def test_involved_robots_do_not_fight_each_other_nor_for_bots_turns() -> None:
    """Against the Robots themselves nothing is doubled; a bot that hires nobody is not meant."""
    s = involved()
    fight(s, "riverfolk", 8, "3 3")
    assert (warriors(s, "riverfolk", 8), warriors(s, "marquise", 8)) == (0, 0)
    s = customer("marquise", "daylight", riverfolk={"traits": "involved", "warriors": "8x2"},
                 marquise={"bot": "normal", "warriors": "8x2", "score": 0}, eyrie={"warriors": "8"})  # fmt: skip
    assert public(s, "riverfolk")["against"] != "marquise"


@law("K14.6.2")
def test_a_vagabond_may_hire_involved_robots_in_vain() -> None:
    """He buys, and they do not side against him; but they do nothing for him either."""
    words: dict[str, Any] = {
        "order": "vagabond eyrie riverfolk",
        "vagabond": {"pawn": "8", "items": "sword sword torch boots"},
        "eyrie": {"warriors": "8x3"},
    }
    s = customer("vagabond", riverfolk={"traits": "involved"}, **words)
    s.play("vagabond: mercenaries", "vagabond: exhaust torch", "vagabond: exhaust boots")
    assert public(s, "riverfolk")["mercenaries"] == "vagabond"
    for hired, robots_left in (("vagabond", 2), ("", 1)):
        own = {"traits": "involved", "warriors": "8x2", "hired": hired}
        s = customer("vagabond", "daylight", riverfolk=own, **words)
        assert (public(s, "riverfolk")["against"] is None, public(s, "riverfolk")["serving"]) == (bool(hired), False)
        assert clearing(s, 8)["ruler"] == "eyrie"
        s.play("vagabond: battle eyrie in 8", "chance: roll 2 0")
        assert warriors(s, "riverfolk", 8) == robots_left


# garrison and ferocious


@law("K14.6.3")
@pytest.mark.parametrize(
    ("traits", "roll", "left", "post"), [("garrison", "0 0", 3, 1), ("greedy", "0 0", 3, 0), ("garrison", "1 1", 2, 0)]
)
def test_garrison(traits: str, roll: str, left: int, post: int) -> None:
    """A lone post takes no hit for being defenseless, and deals one; without the trait it just falls."""
    s = customer("marquise", "daylight", riverfolk={"traits": traits, "fox-post": "8"}, marquise={"warriors": "8x3"})
    fight(s, "riverfolk", 8, roll)
    assert (warriors(s, "marquise", 8), clearing(s, 8)["pieces"].get("fox-post", 0)) == (left, post)


@law("K14.6.3")
def test_a_post_adds_to_the_hits_of_its_warriors() -> None:
    """One warrior and the post deal two; the same without a post, or without the trait, one."""
    for traits, post, left in (("garrison", "8", 1), ("garrison", "1", 2), ("greedy", "8", 2)):
        s = customer("marquise", "daylight", riverfolk={"traits": traits, "fox-post": post, "warriors": "8"},
                     marquise={"warriors": "8x3"})  # fmt: skip
        fight(s, "riverfolk", 8, "2 2")
        assert warriors(s, "marquise", 8) == left


@law("K14.6.4")
@pytest.mark.parametrize(("traits", "left"), [("ferocious", 1), ("greedy", 3)])
def test_ferocious(traits: str, left: int) -> None:
    """A single Robot attacks with three; as defender it deals one as ever."""
    s = robots("daylight", ["roll 3 0"], market=RABBIT, bot="easy", traits=traits, warriors="2 5x14",
               marquise={"warriors": "2x4"})  # fmt: skip
    assert battles(s, "riverfolk") == [(2, "marquise")]
    assert warriors(s, "marquise", 2) == left
    s = customer("marquise", "daylight", riverfolk={"traits": traits, "warriors": "8"}, marquise={"warriors": "8x4"})
    fight(s, "riverfolk", 8, "3 3")
    assert warriors(s, "marquise", 8) == 3


@law("K9.1", "K9.6.1")
def test_what_customers_pay_makes_the_robots_strong() -> None:
    """A purchase of the Marquise is two points for the Robots in their next Evening."""
    s = customer("marquise", order="marquise riverfolk", marquise={"keep": "1", "warriors": "1"})
    s.play("marquise: riverboats")
    assert bought(s) == [("marquise", "riverboats", 2)]
    s.play("marquise: end")
    s.play(*[f"chance: draw {card}" for card in (BIRD.replace("_", "-"),) if s.asked == "chance"])
    while s.asked != "marquise":
        s.play(f"chance: {s.offers()[0]}")
    assert gains(s, "riverfolk")["K9.6.1"] == 2
    assert payments(s) == {}
    assert score(s, "riverfolk") >= 2
    assert events(s, None, "payments-returned")
