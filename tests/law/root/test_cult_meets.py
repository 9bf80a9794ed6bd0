"""The Lizard Cult and each other faction: where the rules of one touch the other."""

from __future__ import annotations

from typing import Any

from tests.kit import unasked
from tests.law import law
from tests.law.root.seeing import after, ask, clearing, events, pieces, places, public, score, spectator, warriors
from tests.law.root.worship import acolytes, attack, outcast, souls, worship
from weald.games.root.state.lenses import whole_deck
from weald.games.root.state.new_board import empty_board
from weald.games.root.tables import CARD_NAMES, CULT, MARQUISE
from weald.scenario import Scenario

# the Marquise


@law("10.4.3.2", "6.2.3")
def test_field_hospitals_heal_a_converted_warrior() -> None:
    """Any removal counts: she spends a fox card, and the warrior is at the keep."""
    cats = {"keep": "3", "warriors": "8x2", "hand": "anvil bake_sale"}
    s = worship("birdsong", marquise=cats, eyrie={}, acolytes=1)
    s.play("cult: convert marquise in 8")
    assert (ask(s), after(s.offers(), "heal")) == (("marquise", "field-hospitals"), {"anvil"})
    s.play("marquise: heal anvil")
    assert (warriors(s, "marquise", 3), warriors(s, "marquise", 8), warriors(s, "cult", 8)) == (1, 1, 1)
    assert souls(s) == ["anvil"]


@law("10.4.3.3", "6.2.3")
def test_field_hospitals_heal_no_sanctified_building() -> None:
    """Only warriors are healed; she is not asked."""
    s = worship("birdsong", marquise={"keep": "3", "sawmill": "8", "warriors": "8", "hand": "anvil"}, eyrie={},
                acolytes=2, hand="armorers")  # fmt: skip
    s.play("cult: sanctify sawmill in 8")
    assert (ask(s), places(s, "fox-garden")) == (("cult", "cult-daylight"), [8])


@law("6.2.2", "10.5.1", "10.5.2")
def test_the_keep_forbids_rituals_there() -> None:
    """Neither garden nor recruit where the keep stands, whoever rules."""
    s = worship("daylight", marquise={"keep": "1"}, warriors="1x3 8", hand="anvil")
    s.play("cult: show anvil")
    assert clearing(s, 1)["ruler"] == "cult"
    assert s.why("cult: build fox-garden in 1") == ("6.2.2", "keep-forbids")
    assert s.why("cult: enlist 1") == ("6.2.2", "keep-forbids")


@law("10.2.4", "6.5.4.2")
def test_a_garden_cuts_the_marquises_supply_of_wood() -> None:
    """The wood in 1 cannot pass the garden in 5; and she builds nothing beside it."""
    cats = {"keep": "1", "warriors": "1x2 5x4 2x2", "sawmill": "1", "wood": "1x3"}
    s = attack("marquise", {"rabbit-garden": "5"}, cats)
    assert s.why("marquise: build recruiter in 5") == ("6.5.4.2", "must-rule")
    s = attack("marquise", {}, {**cats, "workshop": "2", "recruiter": "10"})
    assert "build workshop in 2" in s.offers()
    s = attack("marquise", {"rabbit-garden": "5 10"}, {**cats, "workshop": "2"})
    assert s.why("marquise: build workshop in 2") == ("6.5.4.2", "too-little-wood")


@law("10.2.4", "4.2.1")
def test_a_garden_holds_a_stronger_army_back() -> None:
    """Five cats do not rule 5, nor 2 beside it; they can leave only for 1, where they do."""
    s = attack("marquise", {"rabbit-garden": "5", "warriors": "2"}, {"warriors": "5x5 9 8"})
    s.play("marquise: march")
    assert s.refused("marquise: from 5") == "4.2.1"
    s = attack("marquise", {"rabbit-garden": "5", "warriors": "2"}, {"warriors": "5x5 1"})
    s.play("marquise: march", "marquise: from 5")
    assert unasked(s) == ["to 1"]


@law("10.2.5", "10.2.6")
def test_a_favor_against_gardens_humbles_the_cult_for_each() -> None:
    """Two gardens in two clearings: a point and a card each; the warriors beside them are no acolytes."""
    cats = {"workshop": "8 12 6", "hand": "favor_of_the_foxes"}
    cult = {"fox-garden": "8 6", "warriors": "8x2", "hand": "anvil armorers bake_sale"}
    s = Scenario("root", order="marquise cult", turn="marquise", phase="daylight", ruins="", marquise=cats, cult=cult)
    s.play("marquise: craft favor-of-the-foxes", "chance: discard bake-sale", "chance: discard anvil")
    assert (places(s, "fox-garden"), score(s, "marquise"), acolytes(s)) == ([], 2, 0)
    assert (s.see("cult")["hand"], souls(s)) == (["armorers"], ["anvil", "bake_sale", "favor_of_the_foxes"])


@law("1.1.3", "10.2.5", "6.2.3")
def test_hospitals_and_humility_at_once_are_ordered_by_the_active_player() -> None:
    """Both sides lose something in one battle: the Marquise, whose turn it is, says what comes first."""
    cats = {"keep": "1", "warriors": "8x3", "hand": "anvil"}
    s = attack("marquise", {"fox-garden": "8", "warriors": "8", "hand": "armorers"}, cats)
    s.play("marquise: fight", "marquise: battle cult in 8", "cult: pass", "chance: roll 3 1")
    assert (ask(s), s.offers()) == (("marquise", "order-effects"), ["first hospitals", "first humility"])
    s.play("marquise: first humility", "chance: discard armorers", "marquise: heal anvil")
    assert (warriors(s, "marquise", 1), acolytes(s), souls(s)) == (1, 1, ["anvil", "armorers"])


# the Eyrie


@law("10.2.4", "7.5.2", "7.7")
def test_no_roost_is_built_over_a_garden() -> None:
    """Five warriors do not rule: the decree fails, and what it loses goes to the Lost Souls."""
    birds = {"roost": "3", "warriors": "3 8x5", "leader": "builder", "decree": {"build": "anvil"}}
    s = attack("eyrie", {"fox-garden": "8"}, birds, marquise={"keep": "1"})
    s.play("eyrie: enlist 3", "eyrie: from 3", "eyrie: to 7", "eyrie: warriors 1")
    assert (ask(s), places(s, "roost")) == (("eyrie", "choose-leader"), [3])
    assert (len(events(s, None, "turmoil")), souls(s)) == (1, ["anvil"])


@law("10.2.4", "7.8.4")
def test_the_despot_scores_a_garden_twice() -> None:
    """A point for the building, one for the Despot."""
    birds = {"roost": "3", "warriors": "3 8x3", "leader": "despot", "decree": {"battle": "anvil"}}
    s = attack("eyrie", {"fox-garden": "8"}, birds, marquise={"keep": "1"})
    s.play("eyrie: from 3", "eyrie: to 7", "eyrie: battle cult in 8", "chance: roll 0 0")
    assert score(s, "eyrie") == 2


@law("10.4.3.3", "7.2.1")
def test_a_roost_can_be_sanctified() -> None:
    """It goes back to the Eyrie's track; the Cult score it."""
    s = worship("birdsong", eyrie={"roost": "8", "warriors": "8x3"}, acolytes=2)
    s.play("cult: sanctify roost in 8")
    assert (public(s, "eyrie")["stock"]["roost"], places(s, "fox-garden"), score(s, "cult")) == (7, [8], 1)


# the Alliance


@law("10.4.3.1", "8.2.6")
def test_a_crusade_into_sympathy_causes_outrage_before_the_battle() -> None:
    """The Cult give a mouse card or a bird, then they may fight."""
    s = worship("birdsong", warriors="8x2", acolytes=1, hand="investments anvil",
                alliance={"sympathy": "7", "warriors": "7"})  # fmt: skip
    s.play("cult: crusade move", "cult: from 8", "cult: to 7", "cult: warriors 2")
    assert (ask(s), after(s.offers(), "give")) == (("cult", "pay-outrage"), {"investments"})
    s.play("cult: give investments")
    assert s.see("alliance")["supporters"] == ["investments"]
    assert s.offers() == ["pass", "battle alliance in 7"]


@law("10.4.3.2", "10.5.2", "8.2.6")
def test_placing_in_sympathy_causes_no_outrage() -> None:
    """A convert and a recruit are placed, not moved."""
    s = worship("birdsong", eyrie={"warriors": "8"}, acolytes=1, hand="anvil", alliance={"sympathy": "8"})
    s.play("cult: convert eyrie in 8", "cult: show anvil", "cult: enlist 8")
    assert (warriors(s, "cult", 8), public(s, "alliance")["supporters"], s.see("cult")["hand"]) == (2, 0, ["anvil"])


@law("10.4.3.1", "8.2.6", "8.2.2")
def test_sympathy_removed_in_a_crusade_causes_outrage() -> None:
    """The Alliance defend with the higher die, the Cult remove the token for a point, and pay."""
    s = worship("birdsong", warriors="8x3", acolytes=1, hand="anvil", alliance={"sympathy": "8"})
    s.play("cult: crusade battle", "cult: battle alliance in 8", "chance: roll 2 0")
    assert (ask(s), score(s, "cult"), warriors(s, "cult", 8)) == (("cult", "pay-outrage"), 1, 3)
    s.play("cult: give anvil")
    assert (public(s, "alliance")["supporters"], places(s, "sympathy"), souls(s)) == (1, [], [])


@law("8.4.2.2.1")
def test_three_cultists_are_martial_law() -> None:
    """Sympathy beside them costs a supporter more; the spent ones are lost souls."""
    for count, cost in ((2, 1), (3, 2)):
        s = Scenario("root", order="alliance cult", turn="alliance", phase="birdsong",
                     cult={"warriors": f"8x{count}"}, alliance={"supporters": "anvil foxfolk_steel"})  # fmt: skip
        s.play("alliance: sympathy 8", *["alliance: spend anvil", "alliance: spend foxfolk-steel"][:cost])
        assert (places(s, "sympathy"), len(souls(s))) == ([8], cost)


@law("8.4.1.3", "10.2.5", "10.2.4")
def test_a_revolt_uproots_gardens() -> None:
    """All of the Cult leave: a point for each garden, a random card for each; the base rules."""
    s = Scenario("root", order="alliance cult", turn="alliance", phase="birdsong",
                 cult={"warriors": "8x3", "fox-garden": "8x2", "hand": "armorers bake_sale sappers"},
                 alliance={"sympathy": "8", "supporters": "anvil foxfolk_steel"})  # fmt: skip
    s.play("alliance: revolt 8", "alliance: spend anvil", "alliance: spend foxfolk-steel")
    s.play("chance: discard bake-sale", "chance: discard sappers")
    assert (score(s, "alliance"), places(s, "fox-garden"), places(s, "base")) == (2, [], [8])
    assert (clearing(s, 8)["ruler"], s.see("cult")["hand"]) == ("alliance", ["armorers"])
    assert souls(s) == ["foxfolk_steel", "anvil", "bake_sale", "sappers"]


@law("10.4.3.3", "8.2.4")
def test_a_sanctified_base_is_a_lost_base() -> None:
    """Its supporters and birds are lost souls, half the officers go."""
    s = worship("birdsong", acolytes=2, hand="root_tea_mouse",
                alliance={"base": "8", "supporters": "anvil armorers bake_sale", "officers": 3})  # fmt: skip
    s.play("cult: sanctify base in 8")
    assert (public(s, "alliance")["officers"], s.see("alliance")["supporters"]) == (1, ["bake_sale"])
    assert (souls(s), places(s, "fox-garden"), score(s, "cult")) == (["anvil", "armorers"], [8], 1)


@law("8.2.3.1", "10.2.6")
def test_a_supporter_without_room_is_a_lost_soul() -> None:
    """Everything that is discarded is."""
    full = "investments root_tea_mouse bake_sale cobbler anvil"
    s = attack("alliance", {}, {"supporters": full, "hand": "armorers"})
    s.play("alliance: mobilize armorers")
    assert souls(s) == ["armorers"]


# the Vagabond


def wander(cult: dict[str, Any], **words: Any) -> Scenario:
    """The Vagabond in fox clearing 8, in his Daylight."""
    return attack("vagabond", cult, {"pawn": "8", "character": "thief", **words})


@law("10.2.3", "9.2.9.3.1")
def test_cultists_fallen_to_the_vagabond_are_acolytes_and_infamy() -> None:
    """Two fall: the Cult is hostile, the second is a point; both are acolytes."""
    s = wander({"warriors": "8x2"}, items="sword sword boots")
    s.play("vagabond: battle cult in 8", "chance: roll 2 0")
    assert (acolytes(s), score(s, "vagabond")) == (2, 1)
    assert public(s, "vagabond")["relations"]["cult"] == "hostile"


@law("9.5.6", "10.2.3")
def test_a_struck_cultist_is_no_acolyte() -> None:
    """A strike is no battle; it makes hostile all the same."""
    s = wander({"warriors": "8x2"}, items="crossbow sword")
    s.play("vagabond: strike cult")
    assert (acolytes(s), warriors(s, "cult", 8), public(s, "cult")["supply"]) == (0, 1, 24)
    assert public(s, "vagabond")["relations"]["cult"] == "hostile"


@law("9.5.6", "10.2.5")
def test_a_struck_garden_humbles_the_cult() -> None:
    """Without warriors there the garden can be struck: a point, and a random card is lost."""
    s = wander({"fox-garden": "8", "hand": "anvil"}, items="crossbow sword")
    s.play("vagabond: shoot fox-garden", "chance: discard anvil")
    assert (score(s, "vagabond"), places(s, "fox-garden"), souls(s)) == (1, [], ["anvil"])
    assert public(s, "vagabond")["relations"]["cult"] == "indifferent"


@law("10.2.6", "C.2.2")
def test_the_tinker_cannot_reach_the_lost_souls() -> None:
    """Ruling 65: he takes from the discard pile only."""
    s = attack("vagabond", {"souls": "anvil"}, {"pawn": "8", "character": "tinker"})
    assert s.why("vagabond: special") == ("C.2.2", "no-matching-discard")
    s = Scenario("root", order="marquise vagabond cult", turn="vagabond", phase="daylight", discard="foxfolk_steel",
                 cult={"souls": "anvil"}, vagabond={"pawn": "8", "character": "tinker"})  # fmt: skip
    s.play("vagabond: special")
    assert unasked(s) == ["take foxfolk-steel"]


@law("9.5.4", "9.2.9.1")
def test_aid_to_the_cult_is_a_card_for_its_hand() -> None:
    """Given, not spent: it is no lost soul. A crafted item comes back."""
    s = wander({"fox-garden": "8", "items": "tea"}, items="sword boots", hand="anvil")
    s.play("vagabond: aid cult", "vagabond: exhaust sword", "vagabond: give anvil")
    assert (s.see("cult")["hand"], souls(s), public(s, "cult")["items"]) == (["anvil"], [], {})
    assert public(s, "vagabond")["relations"]["cult"] == "amiable"


@law("10.2.3", "C.4.2")
def test_the_vagrant_makes_acolytes_of_defenders_only() -> None:
    """Whoever set the battle off, the Cult defended."""
    for attacker, defender, made in (("marquise", "cult", 1), ("cult", "marquise", 0)):
        s = attack("vagabond", {"warriors": "8x2"}, {"pawn": "8", "character": "vagrant"}, marquise={"warriors": "8x2"})
        s.play("vagabond: special", f"vagabond: set {attacker} against {defender}", "chance: roll 1 1")
        assert (warriors(s, "cult", 8), acolytes(s)) == (1, made)


@law("10.2.3", "9.2.9.2.4")
def test_cultists_who_die_for_the_vagabond_are_no_acolytes() -> None:
    """He attacks beside them: they do not defend."""
    s = wander({"warriors": "8x2"}, items="sword boots", relations={"cult": "allied"})
    assert "battle marquise in 8" not in s.offers()
    s = attack("vagabond", {"warriors": "8x2"}, {"pawn": "8", "items": "sword boots", "relations": {"cult": "allied"}},
               marquise={"warriors": "8x2"})  # fmt: skip
    s.play("vagabond: battle marquise in 8", "vagabond: choose cult", "chance: roll 1 1", "vagabond: sacrifice cult")
    assert (warriors(s, "cult", 8), acolytes(s), public(s, "cult")["supply"]) == (1, 0, 24)


@law("10.4.3.1", "9.2.4")
def test_a_crusade_may_attack_the_vagabond() -> None:
    """His pawn is somebody to fight; without swords he is defenseless."""
    s = worship("birdsong", vagabond={"pawn": "8", "items": "boots torch bag"}, warriors="8x2", acolytes=1)
    s.play("cult: crusade battle", "cult: battle vagabond in 8", "chance: roll 1 0")
    assert ask(s) == ("vagabond", "take-hit")


# dominance and the deck


@law("10.4.2", "3.3.3", "3.3.4")
def test_dominance_comes_back_through_the_lost_souls() -> None:
    """Discarded by the Marquise, available after the Cult's Birdsong, taken in its Daylight for a mouse card."""
    s = worship("birdsong", souls="dominance_mouse", score=10, hand="investments anvil")
    assert spectator(s)["available"] == ["dominance_mouse"]
    s.play("cult: take dominance-mouse", "cult: spend investments")
    assert (spectator(s)["available"], souls(s)) == ([], ["investments"])
    s.play("cult: activate dominance-mouse")
    assert public(s, "cult")["dominance"] == "dominance_mouse"


@law("10.2.4", "3.3.1.1")
def test_gardens_win_dominance() -> None:
    """Three ruled fox clearings, each with one garden among many enemies."""
    gardens = {"fox-garden": "8 6 12", "dominance": "dominance_fox", "score": 10}
    s = Scenario("root", order="marquise eyrie cult", turn="cult", phase="start", marquise={"warriors": "8x5 6x5 12x5"},
                 eyrie={}, cult=gardens)  # fmt: skip
    assert s.table.outcome is not None
    assert s.table.outcome.law == "3.3.1.1"


@law("10.2.6", "2.1.2")
def test_the_lost_souls_are_not_shuffled_into_the_deck() -> None:
    """Ruling 8: all cards are lost souls, so the Marquise draw nothing; after the Cult's Birdsong there is a deck."""
    deck = whole_deck(empty_board(0, [MARQUISE, CULT]))
    lost = " ".join(CARD_NAMES[card] for card in deck)
    s = Scenario("root", order="marquise cult", turn="marquise", phase="evening", marquise={}, cult={"souls": lost},
                 dice=["draw anvil"])  # fmt: skip
    assert (public(s, "marquise")["hand"], s.see("cult")["hand"], souls(s)) == (0, ["anvil"], [])
    assert (spectator(s)["deck"], spectator(s)["discard"]) == (len(deck) - 1, [])


# cards of the Cult's own


@law("4.1.3", "10.6.1", "8.2.6")
def test_revealed_cards_pay_no_outrage_when_the_cobbler_moves() -> None:
    """The Cobbler moves at the start of Evening, before they return: the hand is empty, the Alliance draw."""
    s = worship("daylight", cards="cobbler", rabbit_garden="5", warriors="5", hand="root_tea_mouse",
                alliance={"sympathy": "2"})  # fmt: skip
    s.play("cult: show root-tea-mouse", "cult: enlist 9", "cult: from 5", "cult: to 2")
    assert (ask(s), public(s, "cult")["revealed"]) == (("chance", "chance-draw"), ["root_tea_mouse"])
    s.play("chance: draw armorers")
    assert (public(s, "alliance")["supporters"], s.see("cult")["hand"]) == (1, ["root_tea_mouse"])


@law("4.1.3")
def test_command_warren_fights_anywhere_for_no_acolyte() -> None:
    """A card in play is no conspiracy: any clearing will do."""
    s = worship("birdsong", cards="command_warren", marquise={"warriors": "7"}, warriors="7x2", hand="anvil")
    assert (ask(s), outcast(s)) == (("cult", "choose-battle"), ("fox", True))
    s.play("cult: battle marquise in 7", "chance: roll 1 0")
    assert (warriors(s, "marquise", 7), ask(s)) == (0, ("cult", "cult-daylight"))


@law("10.6.2", "10.2.1")
def test_a_favor_of_the_cult_spares_its_gardens() -> None:
    """Three outcast gardens pay; all enemies leave the fox clearings."""
    s = worship("evening", marquise={"sawmill": "12", "warriors": "12x2 8"}, ruins="", fox_garden="8x2 6",
                hand="favor_of_the_foxes")  # fmt: skip
    s.play("cult: craft favor-of-the-foxes")
    assert (score(s, "cult"), warriors(s, "marquise", 12), pieces(s, "fox-garden", 8)) == (1, 0, 2)
    assert souls(s) == ["favor_of_the_foxes"]


def test_a_position_from_which_dominance_would_win_is_told_by_a_later_phase() -> None:
    """The Cult rule enough in their Daylight; set up at the start of the turn it would be over at once."""
    s = worship("daylight", fox_garden="8 6 12", dominance="dominance_fox", score=10, hand="anvil")
    told = s.table.ruleset.arrangement(s.table.game)
    assert told is not None
    assert told["phase"] == "daylight"
