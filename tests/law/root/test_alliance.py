"""Chapter 8: the Woodland Alliance, supporters and outrage [8.1-8.3]. Their turn is in test_alliance_turn.py."""

from __future__ import annotations

import pytest

from tests.law import law
from tests.law.root.seeing import (
    after,
    ask,
    begin,
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
from tests.law.root.woodland import FOXES, MICE, alliance, attack, supporters
from weald.engine.table import Table
from weald.scenario import Scenario

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
