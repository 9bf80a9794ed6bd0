"""Chapter 10: the Lizard Cult, its rules and its turn. Conspiracies are in test_cult_conspiracies.py."""

from __future__ import annotations

from typing import Any

import pytest

from tests.law import law
from tests.law.root.seeing import (
    after,
    ask,
    begin,
    clearing,
    deal,
    events,
    pieces,
    places,
    public,
    score,
    set_up_marquise,
    spectator,
    warriors,
)
from tests.law.root.worship import acolytes, attack, outcast, souls, worship
from weald.engine.table import Table
from weald.scenario import Scenario

# 10.1 overview


@law("10.1")
def test_the_cult_reveals_what_others_spend() -> None:
    """Two rituals, a garden and a warrior, and the cards are in hand again in Evening."""
    s = worship("daylight", fox_garden="8", warriors="8x2 12x3", hand="anvil root_tea_fox")
    s.play("cult: show anvil", "cult: build fox-garden in 12")
    s.play("cult: show root-tea-fox", "cult: enlist 8")
    assert (places(s, "fox-garden"), warriors(s, "cult", 8)) == ([8, 12], 3)
    assert s.see("cult")["hand"] == ["root_tea_fox", "anvil"]
    assert (ask(s), souls(s)) == (("cult", "cult-craft"), [])


# 10.2 rules and abilities


@law("10.2.1", "10.6.2")
def test_crafting_is_in_evening_by_gardens_of_the_outcast_suit() -> None:
    """Rabbit gardens craft when rabbits are the outcast; fox gardens do not, and nothing is crafted in Daylight."""
    s = worship("daylight", fox_garden="8", rabbit_garden="5", outcast="rabbit", hand="anvil travel_gear_fox")
    assert after(s.offers(), "craft") == set()
    s.play("cult: end")
    assert (ask(s), after(s.offers(), "craft")) == (("cult", "cult-craft"), {"travel-gear-fox"})
    assert s.refused("cult: craft anvil") == "4.1.1"
    s.play("cult: craft travel-gear-fox")
    assert (public(s, "cult")["items"], score(s, "cult"), souls(s)) == ({"boots": 1}, 1, ["travel_gear_fox"])
    assert ask(s) == ("chance", "chance-draw")  # the only garden is used


@law("10.2.1", "10.6.2", "4.1.1")
def test_each_garden_crafts_once_and_a_cost_of_any_suit_takes_them_too() -> None:
    """Four outcast gardens pay for Royal Claim without a question; nothing is left for the anvil."""
    s = worship("evening", fox_garden="8x2 6 12", ruins="", hand="royal_claim anvil")
    s.play("cult: craft royal-claim")
    assert (public(s, "cult")["cards"], ask(s)) == (["royal_claim"], ("chance", "chance-draw"))
    s = worship("evening", fox_garden="8x2 6", ruins="", hand="anvil royal_claim foxfolk_steel")
    assert s.refused("cult: craft royal-claim") == "4.1.1"
    s.play("cult: craft anvil", "cult: craft foxfolk-steel")
    assert score(s, "cult") == 4


@law("10.2.1", "4.1.1")
def test_a_cost_of_several_suits_can_never_be_met() -> None:
    """The Tax Collector wants all three suits; the gardens of one are never enough."""
    s = worship("evening", fox_garden="8", rabbit_garden="5", mouse_garden="2", hand="tax_collector")
    assert s.refused("cult: craft tax-collector") == "4.1.1"


@law("10.2.2", "10.5.4")
def test_a_bird_is_no_joker_in_rituals() -> None:
    """A bird builds, recruits and scores nothing: it is a sacrifice, at once."""
    s = worship("daylight", fox_garden="8", warriors="8x2", hand="armorers")
    s.play("cult: show armorers")
    assert (acolytes(s), places(s, "fox-garden"), warriors(s, "cult", 8), score(s, "cult")) == (1, [8], 2, 0)
    assert ask(s) == ("cult", "cult-craft")


@law("10.2.2")
def test_birds_are_jokers_elsewhere() -> None:
    """Outrage is no ritual: a bird pays it."""
    s = worship("birdsong", rabbit_garden="5", warriors="5", outcast="rabbit", hated=True, acolytes=1, hand="armorers",
                alliance={"sympathy": "2"})  # fmt: skip
    s.play("cult: crusade move", "cult: from 5", "cult: to 2")
    assert after(s.offers(), "give") == {"armorers"}


@law("10.2.3")
def test_warriors_that_fall_in_defense_become_acolytes() -> None:
    """Two fall to the Marquise, one of hers goes to the supply as ever."""
    s = attack("marquise", {"warriors": "8x3"}, {"warriors": "8x3", "keep": "1"})
    s.play("marquise: fight", "marquise: battle cult in 8", "chance: roll 2 1")
    assert (warriors(s, "cult", 8), acolytes(s), public(s, "cult")["supply"]) == (1, 2, 22)
    assert public(s, "marquise")["supply"] == 23
    assert [event["count"] for event in events(s, None, "acolytes")] == [2]


@law("10.2.3")
def test_warriors_that_fall_in_attack_do_not() -> None:
    """The attacker's dead, by dice or by ambush, go to the supply."""
    s = worship("birdsong", marquise={"warriors": "8x3", "hand": "ambush_fox"}, warriors="8x4", acolytes=2, hated=True)
    s.play("cult: crusade battle", "cult: battle marquise in 8", "marquise: ambush ambush-fox", "chance: roll 1 1")
    assert (warriors(s, "cult", 8), acolytes(s), public(s, "cult")["supply"]) == (1, 1, 23)


@law("10.2.3")
def test_warriors_removed_outside_battle_do_not() -> None:
    """A revolt is no battle."""
    s = Scenario("root", order="alliance cult", turn="alliance", phase="birdsong", cult={"warriors": "8x3"},
                 alliance={"sympathy": "8", "supporters": "anvil foxfolk_steel"})  # fmt: skip
    s.play("alliance: revolt 8", "alliance: spend anvil", "alliance: spend foxfolk-steel")
    assert (warriors(s, "cult", 8), acolytes(s), public(s, "cult")["supply"]) == (0, 0, 25)


@law("10.2.4", "2.8")
def test_a_garden_rules_whatever_else_is_there() -> None:
    """One garden against five warriors and a building."""
    s = worship("daylight", marquise={"warriors": "8x5", "sawmill": "8"}, fox_garden="8")
    assert clearing(s, 8)["ruler"] == "cult"


@law("10.2.4", "7.2.2")
def test_a_garden_rules_over_the_lords_of_the_forest() -> None:
    """The Eyrie win every tie and every majority, but not against pilgrims."""
    s = worship("daylight", eyrie={"warriors": "8 5x3", "roost": "5"}, fox_garden="8", warriors="5x4")
    assert (clearing(s, 8)["ruler"], clearing(s, 5)["ruler"]) == ("cult", "eyrie")


@law("10.2.4", "2.8")
def test_without_a_garden_the_cult_rules_like_anybody() -> None:
    """Most warriors rule, a tie does not."""
    s = worship("daylight", marquise={"warriors": "8x2 7"}, warriors="8x3 7")
    assert (clearing(s, 8)["ruler"], clearing(s, 7)["ruler"]) == ("cult", None)


@law("10.2.5")
def test_a_removed_garden_costs_a_random_card() -> None:
    """Chance says which; everybody sees it go to the Lost Souls. The remover scores the building."""
    s = attack("marquise", {"fox-garden": "8", "hand": "anvil armorers"}, {"warriors": "8x2"})
    s.play("marquise: fight", "marquise: battle cult in 8", "cult: pass", "chance: roll 0 0")
    assert (ask(s), s.offers()) == (("chance", "chance-discard"), ["discard anvil", "discard armorers"])
    s.play("chance: discard armorers")
    assert (souls(s), s.see("cult")["hand"], score(s, "marquise")) == (["armorers"], ["anvil"], 1)
    assert [event["card"] for event in events(s, "marquise", "discarded")] == ["armorers"]


@law("10.2.5")
def test_each_garden_costs_its_card() -> None:
    """Two gardens in one clearing, removed together: two cards. One in hand: one card."""
    for hand, left in (("anvil armorers sappers", 1), ("anvil", 0), ("", 0)):
        cards = hand.split()
        s = attack("marquise", {"fox-garden": "8x2", "hand": hand}, {"warriors": "8x4"})
        s.play("marquise: fight", "marquise: battle cult in 8")
        if cards:
            s.play("cult: pass")
        s.play("chance: roll 3 0", *[f"chance: discard {card}" for card in cards[:2]])
        assert (ask(s), public(s, "cult")["hand"]) == (("marquise", "marquise-daylight"), left)
        assert len(souls(s)) == len(cards) - left


@law("10.2.6", "2.1.3")
def test_all_cards_of_everybody_go_to_the_lost_souls() -> None:
    """Spent, discarded, crafted, ambushes: the discard pile stays as it was, and everybody may look."""
    s = attack(
        "marquise",
        {"warriors": "8x2", "hand": "ambush_fox"},
        {"keep": "1", "workshop": "8", "warriors": "8x4", "hand": "anvil armorers"},
    )
    s.play("marquise: craft anvil", "marquise: hire armorers")
    s.play("marquise: fight", "marquise: battle cult in 8", "cult: ambush ambush-fox", "chance: roll 0 0")
    assert (souls(s), spectator(s)["discard"]) == (["ambush_fox", "anvil", "armorers"], [])
    for seat in ("marquise", "cult", None):
        assert s.see(seat)["seats"]["cult"]["lost_souls"] == souls(s)


@law("10.2.6", "3.3.3")
def test_a_dominance_card_is_lost_too() -> None:
    """It is not available beside the map until the Cult empties the pile."""
    hand = "dominance_fox anvil foxfolk_steel root_tea_fox travel_gear_fox"
    s = Scenario("root", turn="marquise", phase="evening", marquise={"hand": hand}, cult={"outcast": "rabbit"},
                 dice="draw armorers")  # fmt: skip
    s.play("marquise: discard dominance-fox")
    assert (souls(s), spectator(s)["available"]) == (["dominance_fox"], [])


# 10.3 set-up


def first_corner(*order: str, keep: int = 1) -> Table:
    table = begin(*order)
    if "marquise" in order:
        set_up_marquise(table, keep, {1: 5, 2: 5, 3: 7}[keep])
    while table.actor != "cult":
        table.play(table.offers()[0], table.actor)
        deal(table)
    return table


@law("10.3.1", "10.3.2", "10.3.4")
@pytest.mark.parametrize(("keep", "corner", "near"), [(1, 3, [6, 7, 11]), (2, 4, [8, 9, 12]), (3, 1, [5, 9, 10])])
def test_the_first_garden_is_opposite_the_keep(keep: int, corner: int, near: list[int]) -> None:
    """Four warriors and a garden there, a warrior next to it each; 14 gardens are left. Nothing is asked."""
    table = first_corner("marquise", "alliance", "cult", keep=keep)
    assert ask(table) == ("cult", "choose-outcast")
    suit = clearing(table, corner)["suit"]
    assert pieces(table, f"{suit}-garden", corner) == 1
    assert [number for number in range(1, 13) if warriors(table, "cult", number)] == sorted([corner, *near])
    assert (warriors(table, "cult", corner), warriors(table, "cult", near[0])) == (4, 1)
    side = public(table, "cult")
    assert (side["supply"], sum(side["stock"].values())) == (25 - 4 - len(near), 14)
    assert side["stock"][f"{suit}-garden"] == 4


@law("10.3.2")
def test_without_the_marquise_it_is_opposite_the_first_roost() -> None:
    """The Eyrie begin in 2, so the Cult in 4."""
    table = begin("eyrie", "cult")
    table.play("start 2", "eyrie")
    table.play(table.offers()[0], "eyrie")
    assert (places(table, "rabbit-garden"), warriors(table, "cult", 4)) == ([4], 4)


@law("10.3.2")
def test_with_both_one_of_the_two_free_corners_is_chosen() -> None:
    """Keep in 1, roost in 3: 2 or 4."""
    table = first_corner("marquise", "eyrie", "cult")
    assert ask(table) == ("cult", "place-first-garden")
    assert table.offers() == ["start 2", "start 4"]
    for sentence in ("start 1", "start 3", "start 5"):
        refusal = table.why_not(sentence)
        assert refusal is not None
        assert refusal.law == "10.3.2"
    table.play("start 4", "cult")
    assert (places(table, "rabbit-garden"), warriors(table, "cult", 9)) == ([4], 1)


@law("10.3.2")
def test_without_either_any_corner_will_do() -> None:
    """Only the Alliance and the Cult: four corners."""
    table = first_corner("alliance", "cult")
    assert table.offers() == ["start 1", "start 2", "start 3", "start 4"]


@law("10.3.3")
def test_the_cult_chooses_the_first_outcast() -> None:
    """Any suit but the bird, and it is not hated yet."""
    table = first_corner("marquise", "cult")
    assert table.offers() == ["outcast fox", "outcast rabbit", "outcast mouse"]
    refusal = table.why_not("outcast bird")
    assert refusal is not None
    assert (refusal.law, refusal.why) == ("10.3.3", "no-bird-outcast")
    table.play("outcast mouse", "cult")
    side = public(table, "cult")
    assert (side["outcast"], side["hated"]) == ("mouse", False)


# 10.4 Birdsong: the outcast and the Lost Souls


@law("10.4", "10.4.1")
@pytest.mark.parametrize(
    ("lost", "after_birdsong"),
    [
        ("bake_sale cobbler anvil", ("rabbit", False)),  # a new suit
        ("anvil foxfolk_steel bake_sale", ("fox", True)),  # the same again
        ("anvil bake_sale", ("fox", True)),  # a tie
        ("bake_sale cobbler investments root_tea_mouse", ("fox", True)),  # a tie without the outcast
        ("", ("fox", True)),  # nothing
        ("armorers sappers bake_sale", ("rabbit", False)),  # birds are left out
        ("armorers sappers", ("fox", True)),  # birds alone
    ],
)
def test_the_outcast_is_the_suit_with_the_most_lost_souls(lost: str, after_birdsong: tuple[str, bool]) -> None:
    """A new leader is outcast; the same or none is hated."""
    s = worship("birdsong", outcast="fox", souls=lost, hand="anvil" if "anvil" not in lost else "investments")
    assert outcast(s) == after_birdsong


@law("10.4.1")
def test_hatred_stays_and_goes() -> None:
    """A hated outcast stays hated when it leads again; another suit begins unhated."""
    assert outcast(worship("birdsong", outcast="fox", hated=True, souls="anvil")) == ("fox", True)
    assert outcast(worship("birdsong", outcast="fox", hated=True, souls="bake_sale")) == ("rabbit", False)


@law("10.4", "10.4.2", "3.3.3")
def test_then_the_lost_souls_are_discarded() -> None:
    """To the discard pile; dominance cards become available now."""
    s = worship("birdsong", souls="anvil dominance_mouse", discard="bake_sale", hand="armorers")
    assert (souls(s), spectator(s)["discard"]) == ([], ["anvil", "bake_sale"])
    assert spectator(s)["available"] == ["dominance_mouse"]
    assert [event["what"] for event in s.table.events(None)][-2:] == ["hated", "souls-discarded"]  # in a tie


@law("10.4", "10.4.3")
def test_conspiracies_come_last_and_use_the_new_outcast() -> None:
    """Rabbits lead now, so the conspiracy is among rabbits."""
    s = worship("birdsong", marquise={"warriors": "8 5"}, souls="bake_sale", acolytes=2)
    assert (ask(s), outcast(s)) == (("cult", "may-conspire"), ("rabbit", False))
    assert after(s.offers(), "convert") == {"marquise in 5", "eyrie in 3"}
    assert s.why("cult: convert marquise in 8") == ("10.4.3", "not-outcast")


# 10.5 Daylight


@law("10.5", "10.5.1")
def test_a_garden_needs_a_ruled_clearing_of_the_cards_suit() -> None:
    """Ruled, matching, with an open slot and a garden left."""
    s = worship("daylight", marquise={"warriors": "6x3"}, fox_garden="8", warriors="12x2 6 5x3", hand="anvil")
    s.play("cult: show anvil")
    assert after(s.offers(), "build") == {"fox-garden in 8", "fox-garden in 12"}
    assert s.why("cult: build fox-garden in 6") == ("10.5.1", "must-rule")
    assert s.why("cult: build fox-garden in 5") == ("10.5.1", "suit-must-match")
    s.play("cult: build fox-garden in 8")
    assert (pieces(s, "fox-garden", 8), public(s, "cult")["stock"]["fox-garden"]) == (2, 3)


@law("10.5.1", "2.2.3")
def test_a_garden_needs_an_open_slot_and_a_garden_left() -> None:
    """Clearing 8 is full; with five fox gardens on the map none is left."""
    s = worship("daylight", fox_garden="8x2", warriors="12", hand="anvil")
    s.play("cult: show anvil")
    assert s.why("cult: build fox-garden in 8") == ("2.2.3", "no-open-slot")
    s = worship("daylight", marquise={}, fox_garden="8x2 6 12 1", warriors="12x2", hand="anvil")
    s.play("cult: show anvil")
    assert s.why("cult: build fox-garden in 12") == ("2.2.3", "no-open-slot")
    s = worship("daylight", marquise={}, fox_garden="8x2 6x2 1", ruins="", warriors="12x2", hand="anvil")
    s.play("cult: show anvil")
    assert s.why("cult: build fox-garden in 12") == ("10.5.1", "none-left")


@law("10.5.2")
def test_a_warrior_comes_to_any_clearing_of_the_suit() -> None:
    """It need not be ruled, but the suit must match and the supply must hold one."""
    s = worship("daylight", eyrie={"warriors": "8x5"}, hand="anvil")
    s.play("cult: show anvil")
    assert after(s.offers(), "enlist") == {"6", "8", "12"}
    assert s.why("cult: enlist 5") == ("10.5.2", "suit-must-match")
    s.play("cult: enlist 8")
    assert (warriors(s, "cult", 8), public(s, "cult")["supply"]) == (1, 24)
    s = worship("daylight", fox_garden="8", warriors="8x25", hand="anvil")
    s.play("cult: show anvil")
    assert s.why("cult: enlist 8") == ("10.5.2", "nobody-to-recruit")


@law("10.5.3")
@pytest.mark.parametrize(("gardens", "points"), [("8", 0), ("8x2", 2), ("8x2 6", 2), ("8x2 6x2", 3), ("8x2 6x2 12", 4)])
def test_the_score_ritual_pays_by_gardens_of_the_suit(gardens: str, points: int) -> None:
    """The rightmost empty space of the track: the points of as many gardens as are on the map."""
    s = worship("daylight", fox_garden=gardens, ruins="", mouse_garden="2", hand="anvil")
    s.play("cult: show anvil", "cult: points")
    assert (score(s, "cult"), souls(s)) == (points, ["anvil"])
    assert public(s, "cult")["revealed"] == []


@law("10.5.3")
def test_each_suit_is_scored_once_a_turn() -> None:
    """A second fox card cannot score, a mouse can."""
    s = worship("daylight", fox_garden="8x2", mouse_garden="2x2", hand="anvil foxfolk_steel investments")
    s.play("cult: show anvil", "cult: points", "cult: show foxfolk-steel")
    assert s.why("cult: points") == ("10.5.3", "suit-scored-already")
    s.play("cult: enlist 8", "cult: show investments", "cult: points")
    assert (score(s, "cult"), souls(s)) == (4, ["anvil", "investments"])


@law("10.5.3", "10.6.1")
def test_a_scored_card_does_not_come_back() -> None:
    """It lies among the Lost Souls; the other comes back to hand."""
    s = worship("daylight", fox_garden="8x2", hand="anvil foxfolk_steel")
    s.play("cult: show anvil", "cult: points", "cult: show foxfolk-steel", "cult: enlist 8")
    assert (s.see("cult")["hand"], souls(s)) == (["foxfolk_steel"], ["anvil"])


@law("10.5.3")
def test_without_a_garden_of_the_suit_there_is_nothing_to_score() -> None:
    """No space of the track is empty."""
    s = worship("daylight", mouse_garden="2x2", hand="anvil")
    s.play("cult: show anvil")
    assert s.why("cult: points") == ("10.5.3", "no-garden-of-suit")


@law("10.5.4")
def test_a_sacrifice_takes_a_warrior_of_the_supply() -> None:
    """The map stays as it is; without a supply there is no sacrifice."""
    s = worship("daylight", warriors="8x3", hand="armorers sappers")
    s.play("cult: show armorers")
    assert (acolytes(s), public(s, "cult")["supply"], warriors(s, "cult", 8)) == (1, 21, 3)
    s = worship("daylight", warriors="8x25", hand="armorers anvil")
    assert s.why("cult: show armorers") == ("10.5.4", "nobody-to-recruit")


@law("10.5")
def test_revealed_cards_lie_open_and_serve_nothing_else() -> None:
    """Everybody sees them; they are not in hand, and a revealed dominance card cannot be activated."""
    s = worship("daylight", score=12, fox_garden="8", hand="dominance_fox anvil")
    assert "activate dominance-fox" in s.offers()
    s.play("cult: show dominance-fox", "cult: enlist 8")
    assert (public(s, "cult")["revealed"], public(s, "cult")["hand"]) == (["dominance_fox"], 1)
    assert s.offers() == ["end", "show anvil"]
    assert s.see("marquise")["seats"]["cult"]["revealed"] == ["dominance_fox"]


@law("10.5")
def test_a_card_without_a_ritual_cannot_be_revealed() -> None:
    """No garden, no supply: a fox card is good for nothing."""
    s = worship("daylight", warriors="9x25", hand="anvil")
    assert s.why("cult: show anvil") == ("10.5", "no-ritual")
    assert s.offers() == ["end"]


@law("10.5")
def test_the_only_ritual_is_not_asked_for() -> None:
    """With nobody to recruit and nothing to build, a mouse card can only be scored."""
    s = worship("daylight", marquise={}, mouse_garden="9x2", warriors="4x25", hand="investments")
    s.play("cult: show investments")
    assert (score(s, "cult"), souls(s)) == (2, ["investments"])


# 10.6 Evening


@law("10.6", "10.6.1", "10.6.2")
def test_revealed_cards_return_before_crafting() -> None:
    """So a card that served a ritual can still be crafted."""
    s = worship("daylight", fox_garden="8", hand="anvil")
    s.play("cult: show anvil", "cult: enlist 8", "cult: craft anvil")
    assert (public(s, "cult")["items"], public(s, "cult")["revealed"]) == ({"hammer": 1}, [])


@law("10.6", "10.6.3")
@pytest.mark.parametrize(
    ("gardens", "cards"),
    [({}, 1), ({"fox_garden": "8"}, 1), ({"fox_garden": "8x2"}, 2), ({"fox_garden": "8x2 6", "mouse_garden": "2x2"}, 3),
     ({"fox_garden": "8x2", "mouse_garden": "2x2", "rabbit_garden": "5x2"}, 4)],
)  # fmt: skip
def test_drawing_is_one_and_one_more_for_each_suit_with_two_gardens(gardens: dict[str, Any], cards: int) -> None:
    """The bonus lies under the second garden of each suit."""
    s = worship("evening", **gardens)
    deal(s.table)
    assert public(s, "cult")["hand"] == cards


@law("10.6.3")
def test_then_the_hand_is_cut_to_five() -> None:
    """The Cult choose what goes to the Lost Souls."""
    hand = "investments root_tea_mouse codebreakers bake_sale cobbler"
    s = worship("evening", hand=hand, dice="draw armorers")
    assert ask(s) == ("cult", "choose-discard")
    s.play("cult: discard bake-sale")
    assert (public(s, "cult")["hand"], souls(s)) == (5, ["bake_sale"])


@law("10.3.1", "10.3.4")
def test_the_cult_has_15_gardens_and_25_warriors() -> None:
    """Five gardens of each suit."""
    s = worship("daylight", hand="anvil")
    assert public(s, "cult")["stock"] == {"fox-garden": 5, "rabbit-garden": 5, "mouse-garden": 5}
    assert public(s, "cult")["supply"] == 25
