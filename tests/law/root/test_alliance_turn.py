"""Chapter 8: the turn of the Woodland Alliance [8.4-8.6]."""

from __future__ import annotations

import pytest

from tests.kit import unasked
from tests.law import law
from tests.law.root.seeing import (
    after,
    ask,
    clearing,
    deal,
    pieces,
    places,
    public,
    score,
    spectator,
    warriors,
)
from tests.law.root.woodland import FOXES, MICE, alliance, supporters
from weald.scenario import Scenario

# 8.4 Birdsong


@law("8.4")
def test_revolts_come_before_the_spread_of_sympathy() -> None:
    """Once the Alliance spread, no revolt is offered any more."""
    s = alliance("birdsong", sympathy="8", supporters="anvil foxfolk_steel bake_sale investments")
    assert ask(s) == ("alliance", "may-revolt")
    s.refused("alliance: sympathy 4")
    s.play("alliance: end", "alliance: sympathy 4", "alliance: spend bake-sale")
    assert ask(s) == ("alliance", "may-spread")
    s.refused("alliance: revolt 8")


@law("8.4.1")
def test_they_may_revolt_more_than_once() -> None:
    """Foxes, then mice; or not at all."""
    s = alliance("birdsong", sympathy="8 7", supporters="anvil foxfolk_steel investments sword_mouse")
    assert s.offers() == ["end", "revolt 7", "revolt 8"]
    s.play("alliance: revolt 8", "alliance: spend anvil", "alliance: spend foxfolk-steel")
    s.play("alliance: revolt 7", "alliance: spend investments", "alliance: spend sword-mouse")
    assert (places(s, "base"), public(s, "alliance")["officers"]) == ([7, 8], 2)


@law("8.4.1.1")
def test_a_revolt_needs_sympathy_and_a_base_still_off_the_map() -> None:
    """7 is unsympathetic, the foxes of 8 have their base in 12 already."""
    s = alliance("birdsong", sympathy="8 4", base="12", supporters=f"{FOXES} investments sword_mouse bake_sale cobbler")
    assert s.refused("alliance: revolt 7") == "8.4.1.1"
    assert s.refused("alliance: revolt 8") == "8.4.1.1"
    assert s.offers() == ["end", "revolt 4"]


@law("8.4.1.2")
def test_a_revolt_costs_two_supporters_of_the_suit() -> None:
    """Two, birds included; one is too few, and mice do not revolt for foxes."""
    s = alliance("birdsong", sympathy="8", supporters="anvil investments sword_mouse")
    assert s.refused("alliance: revolt 8") == "8.4.1.2"
    s = alliance("birdsong", sympathy="8", supporters="anvil armorers investments foxfolk_steel")
    s.play("alliance: revolt 8")
    assert after(s.offers(), "spend") == {"anvil", "armorers", "foxfolk-steel"}
    assert s.refused("alliance: spend investments") == "8.4.1.2"
    s.play("alliance: spend armorers", "alliance: spend anvil")
    assert (supporters(s), spectator(s)["discard"]) == (["foxfolk_steel", "investments"], ["anvil", "armorers"])


@law("8.4.1.3")
def test_a_revolt_sweeps_a_clearing_and_settles_a_base() -> None:
    """All enemy pieces go, buildings and tokens are scored; base, warriors and an officer come."""
    s = alliance(
        "birdsong",
        marquise={"keep": "1", "warriors": "8x4 7", "sawmill": "8", "wood": "8x2"},
        eyrie={"roost": "8 3", "warriors": "8x2"},
        sympathy="8 12 7",
        supporters="anvil foxfolk_steel",
    )
    s.play("alliance: revolt 8", "alliance: spend anvil", "alliance: spend foxfolk-steel")
    assert clearing(s, 8)["pieces"] == {"base": 1, "sympathy": 1}
    assert clearing(s, 8)["warriors"] == {"alliance": 2}  # two sympathetic fox clearings
    assert score(s, "alliance") == 4  # sawmill, two wood, roost
    assert (public(s, "alliance")["officers"], public(s, "alliance")["supply"]) == (1, 7)
    assert (public(s, "marquise")["supply"], public(s, "eyrie")["supply"]) == (24, 20)
    assert warriors(s, "marquise", 7) == 1


@law("8.4.1.3", "2.5")
def test_a_revolt_places_what_the_supply_has() -> None:
    """One warrior is left: it stands beside the base, and nobody becomes an officer."""
    s = alliance("birdsong", sympathy="8 12 6", supporters="anvil foxfolk_steel", warriors="7x6 9x3")
    s.play("alliance: revolt 8", "alliance: spend anvil", "alliance: spend foxfolk-steel")
    assert (warriors(s, "alliance", 8), public(s, "alliance")["officers"]) == (1, 0)


@law("8.4.2", "8.4.2.1")
def test_sympathy_spreads_to_the_neighbours_of_sympathy() -> None:
    """From 8 to 4 and 7; and as often as supporters last, each new token opening new ways."""
    s = alliance("birdsong", sympathy="8", supporters="bake_sale investments sword_mouse")
    s.play("alliance: end")  # no revolt
    assert s.offers() == ["end", "sympathy 4", "sympathy 7"]
    assert s.refused("alliance: sympathy 9") == "8.4.2.1"
    s.play("alliance: sympathy 4", "alliance: spend bake-sale")
    s.play("alliance: sympathy 9", "alliance: spend investments")
    assert places(s, "sympathy") == [4, 8, 9]


@law("8.4.2.1")
def test_the_first_sympathy_may_be_anywhere() -> None:
    """Without any on the map every clearing will do, only the keep's will not."""
    s = alliance("birdsong", supporters="anvil bake_sale investments")
    assert after(s.offers(), "sympathy") == {str(number) for number in range(2, 13)}
    assert s.refused("alliance: sympathy 1") == "6.2.2"


TRACK = [(1, 0), (1, 1), (1, 1), (2, 1), (2, 2), (2, 2), (3, 3), (3, 4), (3, 4), (3, 4)]  # supporters, points
SPREAD_SO_FAR = ["12", "8", "4", "3", "5", "6", "10", "11", "2"]


def about_to_spread(tokens: int, supporting: str) -> Scenario:
    """Sympathy in the first clearings of the list, 9 (mice) still to come."""
    s = alliance("birdsong", sympathy=" ".join(SPREAD_SO_FAR[:tokens]), supporters=supporting)
    if ask(s) == ("alliance", "may-revolt"):
        s.play("alliance: end")
    return s


@law("8.4.2.2", "8.4.2.3")
@pytest.mark.parametrize("tokens", range(10))
def test_the_track_says_what_sympathy_costs_and_scores(tokens: int) -> None:
    """Supporters as many as stand above the token; points of the space that it uncovers."""
    cost, points = TRACK[tokens]
    mice = MICE.split()[:cost]
    if cost > 1:
        assert about_to_spread(tokens, " ".join([*mice[1:], "anvil"])).refused("alliance: sympathy 9") == "8.4.2.2"
    s = about_to_spread(tokens, " ".join([*mice, "anvil"]))
    s.play("alliance: sympathy 9")
    for number, card in enumerate(mice):
        assert (ask(s), pieces(s, "sympathy", 9)) == (("alliance", "spend-supporter"), 0), number
        s.play(f"alliance: spend {card.replace('_', '-')}")
    assert (pieces(s, "sympathy", 9), supporters(s), score(s, "alliance")) == (1, ["anvil"], points)
    assert public(s, "alliance")["stock"]["sympathy"] == 9 - tokens


@law("8.4.2.2")
def test_only_supporters_of_the_suit_are_spent() -> None:
    """A bird or a mouse for a mouse clearing; foxes stay."""
    s = about_to_spread(1, "investments armorers anvil")
    s.play("alliance: sympathy 9")
    assert after(s.offers(), "spend") == {"investments", "armorers"}
    assert s.refused("alliance: spend anvil") == "8.4.2.2"


@law("8.4.2.2.1")
@pytest.mark.parametrize(("cats", "birds", "cost"), [(2, 2, 1), (3, 0, 2), (0, 3, 2), (5, 4, 2), (2, 0, 1)])
def test_martial_law(cats: int, birds: int, cost: int) -> None:
    """Three warriors of one other player cost one supporter more; two and two do not, and never two more."""
    mice = "investments sword_mouse anvil"
    s = alliance(
        "birdsong",
        marquise={"warriors": f"9x{cats}"} if cats else {},
        eyrie={"roost": "3", "warriors": f"9x{birds}"} if birds else {"roost": "3"},
        supporters=mice,
    )
    s.play("alliance: sympathy 9", "alliance: spend investments")
    if cost == 2:
        assert ask(s) == ("alliance", "spend-supporter")
        s.play("alliance: spend sword-mouse")
    assert (pieces(s, "sympathy", 9), public(s, "alliance")["supporters"]) == (1, 3 - cost)


@law("8.4.2.2.1")
def test_martial_law_does_not_count_the_alliance_or_buildings() -> None:
    """Their own warriors do not police them, nor do roosts and tokens."""
    s = alliance(
        "birdsong",
        marquise={"warriors": "7x2", "sawmill": "7", "wood": "7x3"},
        supporters="investments",
        warriors="7x4",
    )
    s.play("alliance: sympathy 7", "alliance: spend investments")
    assert pieces(s, "sympathy", 7) == 1


# 8.5 Daylight


@law("8.5")
def test_daylight_actions_come_in_any_order_and_number() -> None:
    """Train, mobilize, craft, mobilize again, train again."""
    s = alliance(
        "daylight",
        sympathy="7",
        base="8",
        hand="anvil foxfolk_steel bake_sale investments mouse_in_a_sack",
    )
    s.play("alliance: train anvil", "alliance: mobilize bake-sale", "alliance: craft mouse-in-a-sack")
    s.play("alliance: mobilize investments", "alliance: train foxfolk-steel")
    assert (public(s, "alliance")["officers"], supporters(s)) == (2, ["bake_sale", "investments"])
    assert public(s, "alliance")["items"] == {"bag": 1}


@law("8.5")
def test_daylight_may_end_at_once() -> None:
    """All of it is voluntary."""
    s = alliance("daylight", hand="anvil")
    s.play("alliance: end")
    assert ask(s) == ("chance", "chance-draw")


@law("8.5.2")
def test_any_card_may_be_mobilized() -> None:
    """From the hand to the supporters, facedown."""
    s = alliance("daylight", hand="anvil ambush_bird dominance_fox")
    assert after(s.offers(), "mobilize") == {"anvil", "ambush-bird", "dominance-fox"}
    s.play("alliance: mobilize ambush-bird")
    assert (supporters(s), public(s, "alliance")["hand"]) == (["ambush_bird"], 2)
    assert "ambush" not in str(s.see("marquise")) + str(s.table.events("marquise"))


@law("8.5.3")
def test_training_spends_a_card_of_a_base_on_the_map() -> None:
    """A base of the foxes trains for fox cards and birds."""
    s = alliance("daylight", base="8", hand="anvil armorers bake_sale")
    assert after(s.offers(), "train") == {"anvil", "armorers"}
    assert s.refused("alliance: train bake-sale") == "8.5.3"
    s.play("alliance: train armorers")
    assert (public(s, "alliance")["officers"], public(s, "alliance")["supply"]) == (1, 9)
    assert spectator(s)["discard"] == ["armorers"]


@law("8.5.3")
def test_without_a_base_nobody_is_trained() -> None:
    """Sympathy alone trains no officers, not even for a bird."""
    s = alliance("daylight", sympathy="8", hand="anvil armorers")
    assert s.refused("alliance: train armorers") == "8.5.3"


@law("8.5.3", "2.5")
def test_training_needs_a_warrior_in_supply() -> None:
    """All ten are on the map."""
    s = alliance("daylight", base="8", warriors="8x10", hand="anvil")
    assert s.refused("alliance: train anvil") == "8.5.3"


# 8.6 Evening


@law("8.6", "8.6.1")
def test_as_many_operations_as_officers_then_cards() -> None:
    """Two officers: two operations, the same one twice if they like, and then the draw."""
    s = alliance("evening", base="8", officers=2)
    s.play("alliance: raise 8")
    assert ask(s) == ("alliance", "alliance-evening")
    s.play("alliance: raise 8")
    assert ask(s) == ("chance", "chance-draw")


@law("8.6.1")
def test_operations_may_be_left_out_and_none_comes_without_officers() -> None:
    """Ending early is allowed; no officers, no question."""
    s = alliance("evening", base="8", officers=3)
    s.play("alliance: end")
    assert ask(s) == ("chance", "chance-draw")
    assert ask(alliance("evening", base="8", warriors="8x3")) == ("chance", "chance-draw")


@law("8.6.1.1", "4.2.1")
def test_an_operation_may_be_one_move() -> None:
    """One move, of any number, by the usual rule."""
    s = alliance("evening", marquise={"warriors": "7x3"}, base="8", warriors="8x2 7", officers=1)
    s.play("alliance: march")
    assert s.offers() == ["from 7", "from 8"]
    s.play("alliance: from 7")
    assert unasked(s) == ["to 8"]  # 7 is not theirs, so only into a clearing that is
    assert (warriors(s, "alliance", 8), ask(s)) == (3, ("chance", "chance-draw"))


@law("8.6.1.1")
def test_no_move_without_rule() -> None:
    """A lone warrior among three cats, with nothing ruled around."""
    s = alliance("evening", marquise={"warriors": "7x3"}, warriors="7", officers=1)
    assert s.refused("alliance: march") == "4.2.1"


@law("8.6.1.2")
def test_an_operation_may_be_a_battle() -> None:
    """Where the Alliance have warriors beside somebody else."""
    s = alliance("evening", marquise={"warriors": "7x3"}, warriors="7x2 4", officers=1)
    s.play("alliance: fight")
    assert unasked(s) == ["battle marquise in 7"]
    s.play("chance: roll 2 0")
    assert (warriors(s, "marquise", 7), ask(s)) == (1, ("chance", "chance-draw"))
    s = alliance("evening", marquise={"warriors": "7x3"}, warriors="4", sympathy="7", officers=1)
    assert s.refused("alliance: fight") == "8.6.1.2"


@law("8.6.1.3")
def test_an_operation_may_raise_a_warrior_at_a_base() -> None:
    """One warrior, at any base and nowhere else."""
    s = alliance("evening", base="8 7", sympathy="12", warriors="4", officers=1)
    assert after(s.offers(), "raise") == {"7", "8"}
    assert s.refused("alliance: raise 12") == "8.6.1.3"
    s.play("alliance: raise 7")
    assert (warriors(s, "alliance", 7), public(s, "alliance")["supply"]) == (1, 7)


@law("8.6.1.3", "2.5")
def test_raising_needs_a_warrior_in_supply() -> None:
    """Nine on the map and one officer make ten."""
    s = alliance("evening", base="8", warriors="8x9", officers=1)
    assert s.refused("alliance: raise 8") == "8.6.1.3"


@law("8.6.1.4")
@pytest.mark.parametrize(("tokens", "points"), [(0, 0), (1, 1), (4, 2), (6, 3), (8, 4)])
def test_an_operation_may_turn_a_warrior_into_sympathy(tokens: int, points: int) -> None:
    """The warrior goes, the token comes and scores its space; supporters are not needed."""
    s = alliance("evening", sympathy=" ".join(SPREAD_SO_FAR[:tokens]), warriors="9x2", officers=1)
    s.play("alliance: organize 9")
    assert (pieces(s, "sympathy", 9), warriors(s, "alliance", 9), score(s, "alliance")) == (1, 1, points)
    assert public(s, "alliance")["supply"] == 8


@law("8.6.1.4")
def test_organizing_needs_a_warrior_and_is_closed_at_the_keep() -> None:
    """1 has the keep, 8 is sympathetic, 4 has no warrior of theirs."""
    s = alliance("evening", warriors="1x3 8 7", sympathy="8", officers=1)
    assert after(s.offers(), "organize") == {"7"}
    for number in (1, 4, 8):
        assert s.refused(f"alliance: organize {number}") == "8.6.1.4"


@law("8.6.2")
@pytest.mark.parametrize(("bases", "cards"), [("", 1), ("8", 2), ("8 7", 3), ("8 7 4", 4)])
def test_evening_draws_one_card_and_one_for_each_base(bases: str, cards: int) -> None:
    """Every base on the map uncovers a card."""
    s = alliance("evening", base=bases)
    deal(s.table)
    assert (public(s, "alliance")["hand"], spectator(s)["active"]) == (cards, "marquise")


@law("8.6.2")
def test_evening_ends_with_five_cards_at_most() -> None:
    """Five and two make seven: two go, as they choose."""
    s = alliance("evening", base="8", hand=FOXES)
    s.play("chance: draw cobbler", "chance: draw sappers")
    assert ask(s) == ("alliance", "choose-discard")
    s.play("alliance: discard anvil", "alliance: discard sappers")
    assert (public(s, "alliance")["hand"], spectator(s)["discard"]) == (5, ["anvil", "sappers"])
    assert spectator(s)["active"] == "marquise"
