"""Chapter 1: golden rules."""

from __future__ import annotations

import pytest

from tests.kit import unasked
from tests.law import law
from tests.law.root.looking import SEATS, board, fight, hand, question, ruler, score, supporters, told, warriors
from weald import library
from weald.engine.errors import NotASentence
from weald.engine.table import Table
from weald.scenario import Scenario


@law("1.1.1", "7.2.2")
def test_a_factions_rule_goes_before_the_general_one() -> None:
    """Nobody rules a tie, but the Eyrie's own rule gives it to them; for others the general rule holds."""
    s = Scenario(
        "root",
        marquise={"warriors": "5x2 9x2"},
        eyrie={"warriors": "5x2"},
        alliance={"warriors": "9x2"},
    )
    assert ruler(s, 5) == "eyrie"
    assert ruler(s, 9) is None


@law("1.1.1")
def test_a_card_goes_before_the_law() -> None:
    """By the law the rolled hits are dealt; Armorers say they are ignored, so they are."""
    s = Scenario(
        "root",
        phase="daylight",
        marquise={"warriors": "5x3", "cards": "armorers"},
        eyrie={"warriors": "5x3"},
    )
    fight(s, "eyrie", 5, "2 2")
    s.play("marquise: use armorers")
    assert warriors(s, "marquise", 5) == 3
    assert warriors(s, "eyrie", 5) == 1


@law("1.1.1", "2.8", "7.2.2")
def test_both_rules_are_kept_where_both_can_be() -> None:
    """Winning ties does not make the Eyrie rule where somebody has more, nor where they have nothing."""
    s = Scenario("root", marquise={"warriors": "5x3"}, eyrie={"warriors": "5x2"})
    assert ruler(s, 5) == "marquise"
    assert ruler(s, 12) is None


@law("1.1.2", "6.2.2")
def test_nothing_gets_around_a_cannot() -> None:
    """The first sympathy may go to any clearing, yet nobody but the Marquise can place at the keep."""
    s = Scenario(
        "root",
        turn="alliance",
        phase="birdsong",
        marquise={"keep": "1"},
        alliance={"supporters": "anvil bake_sale investments"},
    )
    assert s.why("sympathy 1") == ("6.2.2", "keep-forbids")
    assert "sympathy 8" in s.offers()
    assert "sympathy 1" not in s.offers()


@law("1.1.3")
@pytest.mark.parametrize("first", ["royal-claim", "stand-and-deliver"])
def test_the_active_player_orders_effects_of_the_same_time(first: str) -> None:
    """Two cards speak in Birdsong: the player whose turn it is takes them in either order."""
    s = Scenario(
        "root",
        marquise={"cards": "royal_claim stand_and_deliver", "warriors": "1"},
        eyrie={"hand": "anvil"},
        alliance={"hand": "sappers"},
    )
    assert s.asked == "marquise"
    assert {"use royal-claim", "use stand-and-deliver"} <= set(s.offers())
    s.play(f"marquise: use {first}")
    if first == "stand-and-deliver":
        assert set(s.offers()) == {"choose eyrie", "choose alliance"}
        s.play("marquise: choose eyrie", "chance: steal anvil")
        assert "use royal-claim" in s.offers()
    else:
        assert score(s, "marquise") == 1
        assert "use stand-and-deliver" in s.offers()


@law("1.1.4", "2.1.1")
def test_a_bird_treated_as_another_suit_has_all_its_properties() -> None:
    """A bird ambush is an ambush of the clearing's suit: it strikes there, and another one foils it."""
    s = Scenario(
        "root",
        phase="daylight",
        marquise={"warriors": "5x3", "hand": "ambush_rabbit"},
        eyrie={"warriors": "5", "hand": "ambush_bird"},
    )
    s.play("marquise: fight", "marquise: battle eyrie in 5", "eyrie: ambush ambush-bird")
    assert "ambush ambush-rabbit" in s.offers()
    s.play("marquise: pass")
    assert warriors(s, "marquise", 5) == 1


@law("1.2.1")
def test_a_hand_is_seen_by_its_holder_only_and_counted_by_all() -> None:
    """Everybody sees how many cards a player holds, and nobody else which."""
    s = Scenario(
        "root",
        phase="daylight",
        marquise={"hand": "anvil armorers"},
        eyrie={"hand": "bake_sale"},
        alliance={"hand": "investments sappers codebreakers", "supporters": "cobbler cobbler"},
    )
    hands = {"marquise": ["anvil", "armorers"], "eyrie": ["bake_sale"]}
    for viewer in (*SEATS, None):
        seen = s.see(viewer)
        assert [seen["seats"][seat]["hand"] for seat in SEATS] == [2, 1, 3]
        for seat, cards in hands.items():
            assert (set(cards) <= told(s.table, viewer)) == (viewer == seat)
            assert viewer == seat or not set(cards) & told(s.table, viewer)
    assert told(s.table, None) == set()
    assert told(s.table, "eyrie") == {"bake_sale"}
    assert told(s.table, "alliance") == {"investments", "sappers", "codebreakers", "cobbler"}


@law("1.2.1")
def test_a_drawn_card_is_told_to_its_drawer_only() -> None:
    """Others learn that a card was drawn, not which."""
    s = Scenario("root", phase="evening", marquise={"warriors": "1"}, eyrie={"hand": "sappers"}, dice="draw anvil")
    assert hand(s, "marquise") == ["anvil"]
    assert "anvil" in told(s.table, "marquise")
    for viewer in ("eyrie", "alliance", None):
        assert "anvil" not in told(s.table, viewer)
        assert {"what": "drew", "law": "2.1.2", "seat": "marquise"} in s.table.events(viewer)


@law("1.2.2", "2.1.3")
def test_anyone_may_look_through_the_discard_pile() -> None:
    """A spent card lies in the discard pile, open to every player and spectator."""
    s = Scenario("root", phase="daylight", discard="anvil", marquise={"warriors": "1", "hand": "sappers"})
    s.play("marquise: hire sappers")
    for viewer in (*SEATS, None):
        assert s.see(viewer)["discard"] == ["anvil", "sappers"]


@law("1.3.1")
def test_no_promise_binds() -> None:
    """There is no action that makes a deal: nothing said at the table narrows what a player may do."""
    s = Scenario("root", phase="daylight", marquise={"warriors": "5x3"}, eyrie={"warriors": "5"})
    for promise in ("promise eyrie", "deal with eyrie", "spare eyrie"):
        with pytest.raises(NotASentence):
            s.why(promise)
    s.play("marquise: fight")
    assert unasked(s) == ["battle eyrie in 5"]


@law("1.3.2")
@pytest.mark.parametrize("turn", SEATS)
def test_a_card_is_given_only_where_a_rule_makes_it(turn: str) -> None:
    """In nobody's Daylight can a card be handed to another player."""
    s = Scenario(
        "root",
        turn=turn,
        phase="daylight",
        marquise={"hand": "anvil", "warriors": "1"},
        eyrie={"hand": "bake_sale", "warriors": "3"},
        alliance={"hand": "investments"},
    )
    assert s.asked == turn
    assert not any(offer.startswith("give") for offer in s.offers())
    assert s.why(f"give {hand(s, turn)[0].replace('_', '-')}")[1] == "not-asked"


@law("1.3.2", "8.2.6")
def test_outrage_makes_a_card_pass_to_another_player() -> None:
    """Outrage is such a rule: the culprit's card goes to the supporters."""
    s = Scenario(
        "root",
        phase="daylight",
        marquise={"hand": "bake_sale", "warriors": "1x2"},
        alliance={"sympathy": "5"},
    )
    s.play("marquise: march", "from 1", "to 5", "warriors 1")
    assert question(s) == ("marquise", "pay-outrage")
    s.play("marquise: give bake-sale")
    assert supporters(s) == ["bake_sale"]
    assert hand(s, "marquise") == []


@law("1.4")
def test_a_lasting_effect_belongs_to_the_faction_that_has_it() -> None:
    """Armorers lie with the Alliance: they protect neither side of a battle between the two others."""
    s = Scenario(
        "root",
        phase="daylight",
        marquise={"warriors": "5x3"},
        eyrie={"warriors": "5x3"},
        alliance={"cards": "armorers sappers brutal_tactics", "warriors": "5"},
    )
    fight(s, "eyrie", 5, "2 1")
    assert (warriors(s, "marquise", 5), warriors(s, "eyrie", 5), warriors(s, "alliance", 5)) == (2, 1, 1)
    assert board(s, "alliance")["cards"] == ["armorers", "sappers", "brutal_tactics"]


@law("1.5")
def test_a_turn_is_birdsong_then_daylight_then_evening_and_passes_on() -> None:
    """The Marquise gets wood, acts, draws; then it is the next player's turn, and after the last the first's."""
    s = Scenario(
        "root",
        order="alliance marquise eyrie",
        turn="marquise",
        marquise={"sawmill": "1", "warriors": "1"},
        eyrie={"roost": "3", "warriors": "3x3", "leader": "charismatic", "hand": "anvil"},
        alliance={},
    )
    assert s.see(None)["clearings"]["1"]["pieces"] == {"sawmill": 1, "wood": 1}  # Birdsong
    assert question(s) == ("marquise", "marquise-daylight")
    s.play("marquise: end")
    assert question(s) == ("chance", "chance-draw")  # Evening
    s.play("chance: draw sappers")
    assert s.see(None)["active"] == "eyrie"
    assert question(s) == ("eyrie", "add-to-decree")
    s.play("eyrie: decree anvil build", "enlist 3", "leader despot", "chance: draw bake-sale")
    assert s.see(None)["active"] == "alliance"


@law("1.5")
def test_everybody_is_told_the_phase_of_the_turn() -> None:
    """Also in the middle of something: a card that acts at the start of Daylight or Evening, a battle."""
    s = Scenario(
        "root",
        marquise={"warriors": "5x2 1", "cards": "command_warren cobbler", "hand": "anvil"},
        eyrie={"roost": "5", "warriors": "5x2", "leader": "builder", "hand": "ambush_bird"},
        alliance={},
        dice="roll 0 0",
    )
    assert (question(s), s.see(None)["phase"]) == (("marquise", "choose-battle"), "daylight")
    s.play("marquise: battle eyrie in 5")
    assert (question(s), s.see(None)["phase"]) == (("eyrie", "may-ambush"), "daylight")
    s.play("eyrie: pass", "marquise: end")
    assert (question(s), s.see(None)["phase"]) == (("marquise", "move-from"), "evening")
    s.dice(["draw bake-sale"])
    s.play("marquise: pass")
    assert (question(s), s.see(None)["phase"]) == (("eyrie", "add-to-decree"), "birdsong")


@law("1.5", "5.1.7")
def test_set_up_and_the_end_of_a_game_have_no_phase() -> None:
    """A turn has not begun, or is over for good."""
    assert Table(library.ruleset("root")).show(None)["phase"] is None
    s = Scenario("root", phase="daylight", marquise={"warriors": "1", "workshop": "1", "hand": "anvil", "score": 28})
    s.play("marquise: craft anvil")
    assert (s.see(None)["winner"], s.see(None)["phase"]) == ("marquise", None)


@law("1.5", "3.1")
def test_play_goes_on_until_somebody_wins() -> None:
    """When somebody has won, nothing is asked any more."""
    s = Scenario("root", phase="daylight", marquise={"warriors": "1", "workshop": "1", "hand": "anvil", "score": 28})
    s.play("marquise: craft anvil")
    assert s.see(None)["winner"] == "marquise"
    assert s.asked is None


@law("1.1.3", "8.2.4", "8.2.6")
@pytest.mark.parametrize(("first", "kept"), [("base", 1), ("outrage", 0)])
def test_the_active_player_orders_a_lost_base_and_outrage(first: str, kept: int) -> None:
    """Outrage before the base is lost is discarded with it; after, the card stays among the supporters."""
    s = Scenario(
        "root",
        turn="marquise",
        phase="daylight",
        marquise={"keep": "3", "warriors": "1x5", "hand": "anvil"},
        alliance={"sympathy": "1", "base": "1"},
        dice="roll 2 2",
    )
    s.play("marquise: fight", "marquise: battle alliance in 1")
    assert s.offers() == ["first base", "first outrage"]
    assert s.refused("marquise: first hospitals") == "1.1.3"
    s.play(f"marquise: first {first}", "marquise: give anvil")
    assert s.see("alliance")["supporters"] == ["anvil"] * kept
