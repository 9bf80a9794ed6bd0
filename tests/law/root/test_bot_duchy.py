"""Chapter 10 of the Law of Rootbotics: the Drillbit Duchy, up to its Daylight."""

from __future__ import annotations

from typing import Any

import pytest

from tests.law import law
from tests.law.root.looking import board, hand, pieces, ruler, score, supporters, warriors
from tests.law.root.rambling import kit, ramble
from tests.law.root.wilds import (
    BIRD_ORDER,
    FOX_ORDER,
    MOUSE_ORDER,
    RABBIT_ORDER,
    battles,
    chosen,
    duchy,
    new_game,
    possible,
    scored,
    swayed,
    told,
)
from weald.scenario import Scenario

CALM = ("roll 0 0",)
DRAWS = ("draw anvil", "draw foxfolk-steel", "draw protection-racket")


def attacked(traits: str = "", hand: str = "", **words: object) -> Scenario:
    """The Marquise with three warriors against Duchy buildings without defenders in 5 (rabbit): two hits."""
    own: dict[str, object] = {"bot": "normal", "traits": traits, "citadel": "5", "market": "5", **words}
    cat = {"warriors": "5x3", "hand": hand}
    s = Scenario("root", order="marquise eyrie duchy", phase="daylight", marquise=cat, duchy=own)
    s.play("marquise: fight", "marquise: battle duchy in 5", "chance: roll 1 0")
    return s


# 10.1 - 10.2


@law("K10.1", "K10.2.1", "K10.2.1.1")
def test_lost_buildings_cost_the_crown_of_the_bottommost_minister() -> None:
    """Two buildings fall in one battle: one crown, of the lowest swayed minister."""
    s = attacked(swayed="captain foremole mayor")
    assert swayed(s) == ["captain", "foremole"]
    assert pieces(s, 5) == {}
    assert score(s, "marquise") == 2


@law("K10.2.1")
def test_buildings_that_fall_in_several_clearings_at_once_cost_one_crown() -> None:
    """A favor removes two buildings in two clearings; a removed tunnel costs nothing."""
    own = {"bot": "normal", "market": "6", "citadel": "12", "tunnel": "8", "swayed": "captain marshal foremole"}
    cat = {"workshop": "1 6 8", "hand": "favor_of_the_foxes", "warriors": "1"}
    s = Scenario("root", order="marquise eyrie duchy", phase="daylight", ruins="", marquise=cat, duchy=own)
    s.play("marquise: craft favor-of-the-foxes")
    assert score(s, "marquise") == 3
    assert swayed(s) == ["captain", "marshal"]
    own.update(market="", citadel="")
    t = Scenario("root", order="marquise eyrie duchy", phase="daylight", ruins="", marquise=cat, duchy=own)
    t.play("marquise: craft favor-of-the-foxes")
    assert swayed(t) == ["captain", "marshal", "foremole"]


@law("K10.2.1", "K14.4.4")
def test_a_building_lost_to_the_marksman_costs_a_crown_of_its_own() -> None:
    """It is gone before the dice are rolled, and what they take is another removal."""
    own = {"bot": "normal", "citadel": "5", "market": "5", "swayed": "captain foremole mayor"}
    dice = ("lose citadel", "roll 0 0")
    s = ramble("ambush_rabbit", *dice, at="5", items=kit(1, 2), traits="marksman", duchy=own)
    assert pieces(s, 5) == {}
    assert swayed(s) == ["captain"]


@law("K10.2.2", "K10.3.2")
def test_the_burrow_is_the_duchys_alone() -> None:
    """No move leads there, no favor reaches it; what is in it stands in no clearing of the map."""
    own = {"bot": "normal", "burrow": 5, "tunnel": "1"}
    cat = {"workshop": "1 6 8", "warriors": "1x2", "hand": "favor_of_the_foxes"}
    s = Scenario("root", order="marquise eyrie duchy", phase="daylight", marquise=cat, duchy=own)
    s.play("marquise: craft favor-of-the-foxes")
    assert board(s, "duchy")["burrow"] == 5
    s.play("marquise: march", "marquise: from 1")
    assert s.offers() == ["to 5", "to 9", "to 10"]


@law("K10.2.2", "K10.5.1")
def test_every_clearing_with_a_tunnel_is_next_to_the_burrow() -> None:
    """Warriors dig from the Burrow to anywhere, past an enemy who rules the clearing."""
    s = duchy(burrow=4, ordered=RABBIT_ORDER, eyrie={"warriors": "3x9"}, marquise={"warriors": "4 5 10"}, dice=CALM * 4)
    assert told(s, "dug")[0]["clearing"] == 5
    assert board(s, "duchy")["burrow"] == 0


# 10.3


@law("K10.3.1", "K10.3.3", "K10.3.4")
def test_the_duchy_surfaces_opposite_another_start() -> None:
    """The keep is in 1: a tunnel and two warriors in 3, two warriors in each clearing next to it; tracks are full."""
    table = new_game(*DRAWS, marquise="yes", duchy="bot")
    table.play("start 1", "marquise")
    for building, where in (("sawmill", 1), ("workshop", 5), ("recruiter", 9)):
        table.play(f"build {building} in {where}", "marquise")
    assert possible(table) == {"start 3"}
    table.play("start 3", "chance")
    shown = table.show(None)
    assert shown["clearings"]["3"]["pieces"] == {"tunnel": 1}  # type: ignore[index]  # plain data of this game
    found = {number: c["warriors"].get("duchy", 0) for number, c in shown["clearings"].items()}  # type: ignore[attr-defined]
    assert {number: count for number, count in found.items() if count} == {"3": 2, "6": 2, "7": 2, "11": 2}
    side = shown["seats"]["duchy"]  # type: ignore[index]  # plain data of this game
    assert (side["supply"], side["burrow"], side["stock"]) == (12, 0, {"citadel": 3, "market": 3, "tunnel": 2})


@law("K10.3.3")
def test_with_two_opposite_starts_any_free_corner_will_do() -> None:
    """Marquise in 1, Eyrie in 3: 2 or 4. Without anybody else any corner."""
    bots = {"marquise": "bot", "duchy": "bot", "eyrie": "yes"}
    table = new_game(*DRAWS, "start 1", "build sawmill in 1", "build workshop in 5", "build recruiter in 9", **bots)
    table.play("leader despot", "eyrie")
    assert possible(table) == {"start 2", "start 4"}
    alone = new_game(duchy="bot", corvids="bot")
    assert possible(alone) == {"start 1", "start 2", "start 3", "start 4"}


@law("K10.3.5")
@pytest.mark.parametrize(
    ("first", "second", "ministers"),
    [
        ("anvil", "bake-sale", ["captain", "marshal"]),
        ("anvil", "foxfolk-steel", ["captain", "brigadier"]),
        ("investments", "sappers", ["captain", "foremole"]),
        ("sappers", "armorers", ["captain", "marshal"]),
    ],
)
def test_two_cards_sway_the_first_ministers(first: str, second: str, ministers: list[str]) -> None:
    """The topmost unswayed of the card's suit; for a bird the topmost of all. The cards are discarded."""
    table = new_game("start 1", f"draw {first}", f"draw {second}", duchy="bot", corvids="bot")
    shown = table.show(None)
    assert shown["seats"]["duchy"]["swayed"] == ministers  # type: ignore[index]  # plain data of this game
    assert sorted(shown["discard"]) == sorted(c.replace("-", "_") for c in (first, second))  # type: ignore[call-overload]


# 10.4, 13.7


@law("K10.4", "K10.4.1", "K10.4.2", "K10.4.3")
def test_birdsong_order_craft_recruit() -> None:
    """The card is turned up, its item crafted for one point only, two warriors come to the Burrow, in this order."""
    s = duchy("birdsong", dice=["draw anvil"], warriors="5")
    laws = [event["law"] for event in s.table.events(None)][:4]
    assert laws == ["K2.7", "K10.4.2", "K1.1.2", "K10.4.3"]
    assert board(s, "duchy")["items"] == {"hammer": 1}
    assert told(s, "burrowed")[0]["count"] == 2


@law("K10.4.2")
def test_an_item_that_is_gone_is_not_crafted() -> None:
    """The only hammer lies with the Marquise."""
    s = duchy("birdsong", dice=["draw anvil"], warriors="5", marquise={"items": "hammer"})
    assert board(s, "duchy")["items"] == {}
    assert scored(s, "duchy", "K1.1.2") == 0


@law("K10.4.3", "K10.7.3", "K13.7.1", "K13.7.2", "K13.7.3", "K13.7.4")
@pytest.mark.parametrize(("level", "base"), [("easy", 1), ("normal", 2), ("challenging", 3), ("nightmare", 3)])
def test_recruits_by_level_citadels_and_foremole(level: str, base: int) -> None:
    """None, one, two or three citadels give 0, 1, 2, 4 more; the Foremole one more."""
    for citadels, icons in (("", 0), ("5", 1), ("5 7", 2), ("5 7 8", 4)):
        for minister, more in (("", 0), ("foremole", 1)):
            s = duchy("birdsong", dice=["draw tax-collector"], bot=level, citadel=citadels, swayed=minister)
            assert told(s, "burrowed")[0]["count"] == base + icons + more


@law("K10.4.3")
def test_recruits_end_with_the_supply() -> None:
    """One warrior is left."""
    s = duchy("birdsong", dice=["draw tax-collector"], warriors="3x5 4x5 5x5 10x4")
    assert told(s, "burrowed")[0]["count"] == 1


@law("K13.7.4")
def test_a_nightmare_scores_at_the_end_of_evening() -> None:
    """One point that the challenging level does not give."""
    assert scored(duchy("evening", bot="nightmare", ordered=FOX_ORDER), "duchy", "K13.7.4") == 1
    assert score(duchy("evening", bot="challenging", ordered=FOX_ORDER), "duchy") == 0


# 10.5.1


@law("K10.5", "K10.5.1")
def test_a_dig_needs_four_warriors_and_moves_four() -> None:
    """With three in the Burrow nothing is dug; with five one stays."""
    assert told(duchy(burrow=3, ordered=FOX_ORDER), "dug") == []
    s = duchy(burrow=5, ordered=FOX_ORDER)
    assert [(event["clearing"], event["count"]) for event in told(s, "dug")] == [(6, 4)]
    assert pieces(s, 6) == {"tunnel": 1, "citadel": 1}
    assert told(s, "burrowed") == []


@law("K10.5.1")
def test_a_dig_avoids_tunnels_duchy_buildings_and_the_keep() -> None:
    """Fox clearings: a tunnel in 6, a market in 8, the keep in 1: 12 is left. Without any, no dig."""
    words: dict[str, Any] = {"burrow": 4, "ordered": FOX_ORDER, "tunnel": "6", "market": "8"}
    assert told(duchy(**words, marquise={"keep": "1"}), "dug")[0]["clearing"] == 12
    assert told(duchy(**{**words, "market": "8 12"}, marquise={"keep": "1"}), "dug") == []


@law("K10.5.1.1")
def test_where_a_dig_goes() -> None:
    """Most open slots, then fewest enemy warriors, then priority; by a bird most enemy buildings and tokens."""
    dug = duchy(burrow=4, ordered=MOUSE_ORDER)
    assert told(dug, "dug")[0]["clearing"] == 11  # three slots
    full = duchy(burrow=4, ordered=MOUSE_ORDER, marquise={"sawmill": "11x2", "warriors": "2 9"}, dice=CALM)
    assert told(full, "dug")[0]["clearing"] == 7  # two slots like 2 and 9, but nobody there
    same = duchy(burrow=4, ordered=MOUSE_ORDER, marquise={"sawmill": "11x2"}, dice=CALM)
    assert told(same, "dug")[0]["clearing"] == 2
    bird = duchy(burrow=4, ordered=BIRD_ORDER, marquise={"sawmill": "8", "wood": "8", "workshop": "2"}, dice=CALM)
    assert told(bird, "dug")[0]["clearing"] == 8


@law("K10.5.1.2")
def test_the_fourth_tunnel_is_one_of_the_three() -> None:
    """Taken from where the fewest Duchy warriors are, the best number of several; nobody scores it."""
    s = duchy(burrow=4, ordered=MOUSE_ORDER, tunnel="1 4 5", warriors="1x2")
    assert pieces(s, 4) == {}
    assert chosen(s, "lose-tunnel") == ["4"]
    assert pieces(s, 1)["tunnel"] == pieces(s, 5)["tunnel"] == pieces(s, 11)["tunnel"] == 1
    assert scored(s, "duchy", "3.2.1") == 0
    kept = duchy(burrow=4, ordered=FOX_ORDER, tunnel="3 4 5", market="6 8 12", marquise={"keep": "1"})
    assert [pieces(kept, c).get("tunnel") for c in (3, 4, 5)] == [1, 1, 1]  # nowhere to dig: none is taken away
    assert chosen(kept, "lose-tunnel") == []  # and none is told to be


@law("K10.5.1", "8.2.6", "K2.8.1")
def test_digging_into_sympathy_outrages_the_alliance() -> None:
    """The Alliance of a person draw a card for their supporters."""
    s = duchy(
        burrow=4,
        ordered=FOX_ORDER,
        tunnel="6 12",
        market="8",
        order="alliance marquise",
        alliance={"sympathy": "1"},
        dice=["draw anvil", "roll 0 0", "draw foxfolk-steel"],
    )
    assert [event["clearing"] for event in told(s, "dug")] == [1]
    assert sorted(supporters(s)) == ["anvil", "foxfolk_steel"]  # for digging there, and for the token that fell


@law("K14.7.3")
def test_overwhelm_digs_twice_with_three_each() -> None:
    """Six in the Burrow: three and three; with five only once."""
    s = duchy(burrow=6, ordered=FOX_ORDER, traits="overwhelm")
    assert [(event["clearing"], event["count"]) for event in told(s, "dug")] == [(6, 3), (8, 3)]
    once = duchy(burrow=5, ordered=FOX_ORDER, traits="overwhelm")
    assert [event["count"] for event in told(once, "dug")] == [3]


@law("K14.7.4")
def test_invaders_dig_towards_enemy_buildings() -> None:
    """Most enemy buildings, then fewest enemy warriors; tokens and slots do not count."""
    cat = {"sawmill": "2 9", "warriors": "2", "wood": "7x3"}
    s = duchy(burrow=4, ordered=MOUSE_ORDER, traits="invaders", marquise=cat, dice=CALM)
    assert told(s, "dug")[0]["clearing"] == 9


# 10.5.2


@law("K10.5.2", "K10.5.2.1", "K10.5.2.2", "K2.2")
def test_whom_the_duchy_fights() -> None:
    """In each ordered clearing: most buildings, then most pieces, then most points, then the order of set-up."""
    cat = {"warriors": "1x3 6x2 8 12", "wood": "12", "score": 3}
    birds = {"roost": "1", "warriors": "6 8 12", "score": 4}
    s = duchy(ordered=FOX_ORDER, warriors="1 6 8 12", marquise=cat, eyrie=birds, dice=CALM * 4)
    assert battles(s) == [(1, "eyrie"), (6, "marquise"), (8, "eyrie"), (12, "marquise")]
    tie = duchy(ordered=FOX_ORDER, warriors="8", marquise={"warriors": "8"}, eyrie={"warriors": "8"}, dice=CALM)
    assert battles(tie) == [(8, "marquise")]


@law("K10.7.1", "K10.5.4")
def test_the_captain_hits_once_more_where_a_tunnel_is() -> None:
    """In 1 there is a tunnel, in 6 none. Defending he does nothing."""
    cat = {"warriors": "1x3 6x3"}
    s = duchy(ordered=FOX_ORDER, warriors="1 6", tunnel="1", swayed="captain", marquise=cat, dice=CALM * 2)
    assert (warriors(s, "marquise", 1), warriors(s, "marquise", 6)) == (2, 3)
    assert told(s, "minister") == []
    t = duchy(ordered=FOX_ORDER, warriors="1", tunnel="1", marquise=cat, dice=CALM)
    assert warriors(t, "marquise", 1) == 3
    own = {"bot": "normal", "warriors": "5", "tunnel": "5", "swayed": "captain"}
    d = Scenario("root", order="marquise eyrie duchy", phase="daylight", marquise={"warriors": "5x2"}, duchy=own)
    d.play("marquise: fight", "marquise: battle duchy in 5", "chance: roll 0 0")
    assert warriors(d, "marquise", 5) == 2


# 14.7: failure by traits


@law("K14.7.1")
def test_foundations_lose_only_a_minister_of_the_clearings_suit() -> None:
    """In rabbit 5: the bottommost swayed rabbit, or nobody."""
    assert swayed(attacked("foundations", swayed="captain marshal mayor")) == ["captain", "mayor"]
    assert swayed(attacked("foundations", swayed="captain mayor")) == ["captain", "mayor"]


@law("K14.7.2")
def test_investors_want_a_card_of_the_suit() -> None:
    """Who removed the buildings must discard a rabbit or bird card, if there is one; the Duchy lose a point."""
    s = attacked("investors", hand="anvil bake_sale", swayed="captain", score=3)
    assert s.asked == "marquise"
    assert s.refused("marquise: pass") == "K14.7.2"
    assert s.refused("marquise: discard anvil") == "K14.7.2"
    s.play("marquise: discard bake-sale")
    assert (score(s, "duchy"), swayed(s), hand(s, "marquise")) == (2, [], ["anvil"])


@law("K14.7.2")
def test_investors_without_a_card_sway_a_minister_of_that_suit() -> None:
    """The topmost unswayed rabbit minister; also if the hand is empty, when nobody is asked."""
    s = attacked("investors", hand="anvil", swayed="captain marshal")
    s.play("marquise: pass")
    assert swayed(s) == ["captain", "marshal"]
    assert told(s, "minister-swayed", "K14.7.2")[0]["minister"] == "marshal"
    assert swayed(attacked("investors", swayed="captain")) == ["marshal"]
    assert swayed(attacked(swayed="captain")) == []


@law("K10.2.2")
def test_the_duchy_rule_by_warriors_and_buildings_like_anybody() -> None:
    """On the map rule is counted as usual."""
    s = duchy("evening", ordered=RABBIT_ORDER, warriors="6", market="6 1", marquise={"warriors": "6 1"})
    assert (ruler(s, 6), ruler(s, 1)) == ("duchy", None)


@law("K10.5.1", "K10.5.2", "K10.5.3", "K10.5.4")
def test_choices_are_told_with_what_was_compared() -> None:
    """Anybody can check why 11 was dug to."""
    s = duchy(burrow=4, ordered=MOUSE_ORDER)
    event = next(e for e in told(s, "bot-chose") if e["choice"] == "dig")
    assert event["compared"][0]["values"] == {"2": 2, "7": 2, "9": 2, "11": 3}
    assert chosen(s, "build") == ["11"]
