"""Chapter 8: the Woodland Alliance."""

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
from weald.engine.table import Table
from weald.scenario import Scenario

CATS: dict[str, Any] = {"keep": "1", "warriors": "1x2"}
BIRDS: dict[str, Any] = {"roost": "3", "warriors": "3x2"}

FOXES = "anvil foxfolk_steel root_tea_fox protection_racket travel_gear_fox"
RABBITS = "bake_sale cobbler root_tea_rabbit smugglers_trail command_warren"
MICE = "investments sword_mouse root_tea_mouse mouse_in_a_sack crossbow_mouse"


def alliance(phase: str, marquise: Any = None, eyrie: Any = None, **words: Any) -> Scenario:
    """The Alliance in a phase of their turn."""
    cats = CATS if marquise is None else marquise
    birds = BIRDS if eyrie is None else eyrie
    return Scenario("root", turn="alliance", phase=phase, marquise=cats, eyrie=birds, alliance=words)


def attack(marquise: dict[str, Any], alliance: dict[str, Any], hand: str = "") -> Scenario:
    """The Marquise in Daylight, about to act."""
    cats = {"keep": "1", **marquise, "hand": hand}
    return Scenario("root", turn="marquise", phase="daylight", marquise=cats, eyrie=BIRDS, alliance=alliance)


def supporters(s: Scenario) -> list[str]:
    """What the Alliance see in their stack."""
    stack: list[str] = s.see("alliance")["supporters"]
    return stack


# 8.1 overview


@law("8.1")
def test_later_sympathy_is_worth_more() -> None:
    """The first token scores nothing, the fifth two: sympathy is what the Alliance live on."""
    s = alliance("birdsong", supporters="anvil")
    s.play("alliance: sympathy 8", "alliance: spend anvil")
    assert (places(s, "sympathy"), score(s, "alliance")) == ([8], 0)
    s = alliance("birdsong", sympathy="8 7 12 9", supporters="bake_sale cobbler")
    s.play("alliance: end", "alliance: sympathy 4", "alliance: spend bake-sale", "alliance: spend cobbler")
    assert score(s, "alliance") == 2


@law("8.1")
def test_supporters_start_revolts_and_bases_train_officers() -> None:
    """From supporters to a base, from the base to officers, from officers to deeds in Evening."""
    s = alliance("birdsong", sympathy="8", supporters="anvil foxfolk_steel", hand="root_tea_fox")
    s.play("alliance: revolt 8", "alliance: spend anvil", "alliance: spend foxfolk-steel")
    s.play("alliance: train root-tea-fox")
    assert public(s, "alliance")["officers"] == 2
    s.play("alliance: raise 8", "alliance: raise 8")
    assert (warriors(s, "alliance", 8), ask(s)) == (3, ("chance", "chance-draw"))


# 8.2 rules and abilities


@law("8.2.1", "8.5.1")
def test_crafting_is_by_sympathy() -> None:
    """A token in a mouse clearing pays a mouse once; bases and warriors pay nothing."""
    s = alliance("daylight", sympathy="7", base="8", warriors="8x3", hand="mouse_in_a_sack root_tea_mouse anvil")
    assert after(s.offers(), "craft") == {"mouse-in-a-sack", "root-tea-mouse"}
    assert s.refused("alliance: craft anvil") == "4.1.1"
    s.play("alliance: craft root-tea-mouse")
    assert (score(s, "alliance"), public(s, "alliance")["items"]) == (2, {"tea": 1})
    assert s.refused("alliance: craft mouse-in-a-sack") == "4.1.1"


@law("8.2.2")
def test_the_alliance_defend_with_the_higher_die() -> None:
    """The attacker deals the lower die."""
    s = attack({"warriors": "8x5"}, {"sympathy": "7", "warriors": "8x5"})
    s.play("marquise: fight", "marquise: battle alliance in 8", "chance: roll 3 1")
    assert (warriors(s, "marquise", 8), warriors(s, "alliance", 8)) == (2, 4)


@law("8.2.2")
def test_the_alliance_attack_with_the_higher_die_too() -> None:
    """Guerrilla war changes nothing where they attack."""
    s = alliance("evening", marquise={"warriors": "8x5"}, base="7", warriors="8x5", officers=1)
    s.play("alliance: fight", "alliance: battle marquise in 8", "chance: roll 3 1")
    assert (warriors(s, "marquise", 8), warriors(s, "alliance", 8)) == (2, 4)


@law("8.2.2")
def test_others_defend_with_the_lower_die() -> None:
    """Guerrilla war is the Alliance's alone."""
    s = Scenario("root", turn="marquise", phase="daylight", marquise={"warriors": "8x5"}, eyrie={"warriors": "8x5"})
    s.play("marquise: fight", "marquise: battle eyrie in 8", "chance: roll 3 1")
    assert (warriors(s, "marquise", 8), warriors(s, "eyrie", 8)) == (4, 2)


@law("8.2.3")
def test_supporters_lie_facedown_but_the_alliance_may_look() -> None:
    """Others see how many there are. They are no cards in hand."""
    s = alliance("daylight", supporters="anvil bake_sale", hand="investments", sympathy="7")
    assert supporters(s) == ["anvil", "bake_sale"]
    assert s.see("alliance")["hand"] == ["investments"]
    for seat in ("marquise", "eyrie", None):
        seen = s.see(seat)
        assert (seen["supporters"], seen["seats"]["alliance"]["supporters"]) == (None, 2)
        assert (seen["seats"]["alliance"]["hand"], "anvil" in str(seen)) == (1, False)


@law("8.2.3")
def test_supporters_are_spent_for_their_suit_only() -> None:
    """They can be neither crafted nor used to train or to ambush."""
    s = alliance("daylight", supporters="anvil ambush_fox", hand="investments", sympathy="8", base="12")
    assert [offer for offer in s.offers() if "anvil" in offer or "ambush" in offer] == []
    s = attack({"warriors": "8x2"}, {"warriors": "8x2", "supporters": "ambush_fox"})
    s.play("marquise: fight", "marquise: battle alliance in 8")
    assert ask(s) == ("chance", "chance-roll")  # no hand, no ambush


@law("8.2.3", "8.6.2")
def test_the_hand_limit_does_not_count_supporters() -> None:
    """Five cards in hand and six supporters: nothing is discarded."""
    s = alliance("evening", base="8", supporters=f"{MICE} bake_sale", hand="anvil foxfolk_steel cobbler")
    deal(s.table)
    assert (public(s, "alliance")["hand"], public(s, "alliance")["supporters"]) == (5, 6)


@law("8.2.3.1")
def test_without_a_base_five_supporters_are_the_most() -> None:
    """The sixth is discarded at once, faceup like any discard."""
    s = alliance("daylight", supporters="anvil bake_sale investments cobbler", hand="armorers sappers", sympathy="8")
    s.play("alliance: mobilize armorers")
    assert public(s, "alliance")["supporters"] == 5
    s.play("alliance: mobilize sappers")
    assert (public(s, "alliance")["supporters"], spectator(s)["discard"]) == (5, ["sappers"])
    assert "sappers" not in supporters(s)


@law("8.2.3.1")
def test_with_a_base_there_is_no_limit_to_supporters() -> None:
    """One base of any suit is enough."""
    s = alliance("daylight", supporters=MICE, hand="armorers sappers", base="8")
    s.play("alliance: mobilize armorers", "alliance: mobilize sappers")
    assert (public(s, "alliance")["supporters"], spectator(s)["discard"]) == (7, [])


@law("8.2.4")
@pytest.mark.parametrize(("officers", "left"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (5, 2)])
def test_a_lost_base_costs_supporters_and_half_the_officers(officers: int, left: int) -> None:
    """Those of its suit and all birds are discarded; of the officers, half rounded up go back to the supply."""
    s = attack(
        {"warriors": "8x3"},
        {"base": "8 7", "supporters": "anvil armorers bake_sale investments root_tea_fox", "officers": officers},
    )
    s.play("marquise: fight", "marquise: battle alliance in 8", "chance: roll 0 0")
    assert places(s, "base") == [7]
    assert supporters(s) == ["bake_sale", "investments"]
    assert spectator(s)["discard"] == ["root_tea_fox", "anvil", "armorers"]
    assert (public(s, "alliance")["officers"], public(s, "alliance")["supply"]) == (left, 10 - left)
    assert score(s, "marquise") == 1


@law("8.2.4")
def test_without_any_base_left_five_supporters_stay() -> None:
    """Seven of other suits are left; the Alliance choose which two go."""
    s = attack({"warriors": "8x3"}, {"base": "8", "supporters": f"{MICE} bake_sale cobbler anvil"})
    s.play("marquise: fight", "marquise: battle alliance in 8", "chance: roll 0 0")
    assert (ask(s), public(s, "alliance")["supporters"]) == (("alliance", "cut-supporters"), 7)
    assert len(after(s.offers(), "discard")) == 7
    s.play("alliance: discard cobbler", "alliance: discard investments")
    assert (public(s, "alliance")["supporters"], s.asked) == (5, "marquise")
    assert set(spectator(s)["discard"]) == {"anvil", "cobbler", "investments"}


@law("8.2.4")
def test_with_another_base_left_nothing_is_cut() -> None:
    """Seven supporters stay as long as one base does."""
    s = attack({"warriors": "8x3"}, {"base": "8 7", "supporters": f"{MICE} bake_sale cobbler"})
    s.play("marquise: fight", "marquise: battle alliance in 8", "chance: roll 0 0")
    assert (s.asked, public(s, "alliance")["supporters"]) == ("marquise", 7)


@law("8.2.5", "8.3.3")
def test_there_are_ten_sympathy_tokens() -> None:
    """With all ten on the map there is nothing more to spread or to organize."""
    assert public(alliance("daylight"), "alliance")["stock"] == {"base": 3, "sympathy": 10}
    all_ten = " ".join(str(number) for number in range(2, 12))
    s = alliance("birdsong", sympathy=all_ten, supporters=FOXES, warriors="12", officers=1, hand="bake_sale", base="8")
    assert public(s, "alliance")["stock"]["sympathy"] == 0
    s.play("alliance: end")  # no revolt
    assert ask(s) == ("alliance", "alliance-daylight")
    s.play("alliance: end")
    assert s.refused("alliance: organize 12") == "8.6.1.4"


@law("8.2.5.1", "8.2.5.2")
def test_a_clearing_holds_one_sympathy_token() -> None:
    """A sympathetic clearing takes no second token, by spreading or by organizing."""
    s = alliance("birdsong", sympathy="8", supporters="anvil", officers=1, warriors="8", base="12")
    assert s.refused("alliance: sympathy 8") == "8.2.5.1"
    s.play("alliance: end")
    assert s.refused("alliance: organize 8") == "8.6.1.4"


@law("8.2.6")
def test_moving_into_sympathy_costs_a_card_of_its_suit() -> None:
    """The Marquise give a fox card or a bird, as they choose, and not one of another suit."""
    s = attack({"warriors": "4x3"}, {"sympathy": "8"}, "anvil armorers bake_sale")
    s.play("marquise: march", "marquise: from 4", "marquise: to 8", "marquise: warriors 2")
    assert ask(s) == ("marquise", "pay-outrage")
    assert after(s.offers(), "give") == {"anvil", "armorers"}
    assert s.refused("marquise: give bake-sale") == "8.2.6"
    assert s.refused("marquise: pass") == "8.2.6"
    s.play("marquise: give armorers")
    assert supporters(s) == ["armorers"]
    assert (public(s, "marquise")["hand"], spectator(s)["discard"]) == (2, [])


@law("8.2.6")
def test_the_card_that_is_given_stays_between_the_two() -> None:
    """Giver and Alliance know it; the Eyrie and a spectator do not."""
    s = attack({"warriors": "4"}, {"sympathy": "8"}, "anvil")
    s.play("marquise: march", "marquise: from 4", "marquise: to 8", "marquise: give anvil")
    assert [event.get("card") for event in events(s, "marquise", "outraged")] == ["anvil"]
    assert [event.get("card") for event in events(s, "alliance", "outraged")] == ["anvil"]
    for viewer in ("eyrie", None):
        assert [event.get("card") for event in events(s, viewer, "outraged")] == [None]
        assert "anvil" not in str(s.table.events(viewer))


@law("8.2.6")
def test_without_a_matching_card_the_hand_is_shown_and_a_card_drawn() -> None:
    """Only the Alliance see the hand; the drawn card goes to the supporters, not to their hand."""
    s = attack({"warriors": "4"}, {"sympathy": "8"}, "bake_sale investments")
    s.play("marquise: march", "marquise: from 4", "marquise: to 8")
    assert s.offers() == ["pass"]
    s.play("marquise: pass", "chance: draw cobbler")
    shown = [event.get("cards") for event in events(s, "alliance", "hand-shown")]
    assert shown == [["bake_sale", "investments"]]
    assert [event.get("cards") for event in events(s, "eyrie", "hand-shown")] == [None]
    assert (supporters(s), public(s, "alliance")["hand"], public(s, "marquise")["hand"]) == (["cobbler"], 0, 2)


@law("8.2.6")
def test_an_empty_hand_makes_the_alliance_draw() -> None:
    """There is nothing to show, so nobody is asked."""
    s = attack({"warriors": "4"}, {"sympathy": "8"})
    s.play("marquise: march", "marquise: from 4", "marquise: to 8", "chance: draw armorers")
    assert supporters(s) == ["armorers"]


@law("8.2.6")
def test_removing_sympathy_costs_a_card_too() -> None:
    """The token is worth a point to the attacker, and a card to the Alliance."""
    s = attack({"warriors": "8x2"}, {"sympathy": "8"}, "anvil bake_sale")
    s.play("marquise: fight", "marquise: battle alliance in 8", "chance: roll 1 0")
    assert (pieces(s, "sympathy", 8), score(s, "marquise")) == (0, 1)
    assert after(s.offers(), "give") == {"anvil"}
    s.play("marquise: give anvil")
    assert supporters(s) == ["anvil"]


@law("8.2.6")
def test_the_alliance_outrage_nobody_by_their_own_moves() -> None:
    """Another player must do it."""
    s = alliance("evening", sympathy="7", warriors="8x3", base="8", officers=1, hand="investments")
    s.play("alliance: march", "alliance: from 8", "alliance: to 7", "alliance: warriors 2")
    assert ask(s) == ("chance", "chance-draw")
    assert (supporters(s), public(s, "alliance")["hand"]) == ([], 1)


@law("8.2.6")
def test_leaving_a_sympathetic_clearing_costs_nothing() -> None:
    """Only the way in does."""
    s = attack({"warriors": "8x2"}, {"sympathy": "8"}, "anvil")
    s.play("marquise: march", "marquise: from 8", "marquise: to 4", "marquise: warriors 1")
    assert ask(s) == ("marquise", "move-from")  # the second move of the march
    assert public(s, "marquise")["hand"] == 1


# 8.3 set-up


def alliance_set_up() -> Table:
    table = begin("marquise", "alliance")
    set_up_marquise(table)
    return table


@law("8.3.1", "8.3.2", "8.3.3")
def test_the_alliance_begin_with_nothing_on_the_map() -> None:
    """Ten warriors in supply, three bases and ten tokens on the board."""
    table = alliance_set_up()
    deal(table)
    shown = public(table, "alliance")
    assert (shown["supply"], shown["stock"], shown["officers"]) == (10, {"base": 3, "sympathy": 10}, 0)
    assert (places(table, "base"), places(table, "sympathy")) == ([], [])


@law("8.3.4")
def test_three_supporters_are_drawn() -> None:
    """After the set-up of the others three cards come from the deck, facedown, apart from the hand."""
    table = alliance_set_up()
    deck = spectator(table)["deck"]
    assert public(table, "alliance")["supporters"] == 0
    deal(table)
    assert public(table, "alliance")["supporters"] == 3
    assert (spectator(table)["deck"], public(table, "alliance")["hand"]) == (deck - 3, 3)
    drawn = [event for event in table.events("marquise") if event["what"] == "supporter-added"]
    assert len(drawn) == 3
    assert not any("card" in event for event in drawn)


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
        assert about_to_spread(tokens, " ".join(mice[1:])).refused("alliance: sympathy 9") == "8.4.2.2"
    s = about_to_spread(tokens, " ".join(mice))
    s.play("alliance: sympathy 9")
    for number, card in enumerate(mice):
        assert (ask(s), pieces(s, "sympathy", 9)) == (("alliance", "spend-supporter"), 0), number
        s.play(f"alliance: spend {card.replace('_', '-')}")
    assert (pieces(s, "sympathy", 9), supporters(s), score(s, "alliance")) == (1, [], points)
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
    mice = "investments sword_mouse"
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
    assert (pieces(s, "sympathy", 9), public(s, "alliance")["supporters"]) == (1, 2 - cost)


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
    assert s.offers() == ["to 8"]  # 7 is not theirs, so only into a clearing that is
    s.play("alliance: to 8")
    assert (warriors(s, "alliance", 8), ask(s)) == (3, ("chance", "chance-draw"))


@law("8.6.1.1")
def test_no_move_without_rule() -> None:
    """A lone warrior among three cats, with nothing ruled around."""
    s = alliance("evening", marquise={"warriors": "7x3"}, warriors="7", officers=1)
    assert s.refused("alliance: march") == "8.6.1.1"


@law("8.6.1.2")
def test_an_operation_may_be_a_battle() -> None:
    """Where the Alliance have warriors beside somebody else."""
    s = alliance("evening", marquise={"warriors": "7x3"}, warriors="7x2 4", officers=1)
    s.play("alliance: fight")
    assert s.offers() == ["battle marquise in 7"]
    s.play("alliance: battle marquise in 7", "chance: roll 2 0")
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
