"""Persistent cards in the phases of a turn: Birdsong, Daylight, Evening [4.1.3, 1.5]."""

from __future__ import annotations

from typing import Any

import pytest

from tests.kit import unasked
from tests.law import law
from tests.law.root.looking import (
    SEATS,
    board,
    clearing,
    fight,
    hand,
    pieces,
    question,
    said,
    score,
    told,
    warriors,
)
from weald.engine import procedure
from weald.scenario import Scenario

# Royal Claim, Stand and Deliver!


@law("4.1.3")
@pytest.mark.parametrize("seat", SEATS)
def test_royal_claim_scores_each_ruled_clearing(seat: str) -> None:
    """In Birdsong, discarded for it."""
    position: dict[str, Any] = {seat: {"cards": "royal_claim", "warriors": "1 5 8x2", "hand": "anvil"}}
    other = "alliance" if seat == "marquise" else "marquise"
    position[other] = {"warriors": "8x3"}
    s = Scenario("root", turn=seat, **position)
    s.play(f"{seat}: use royal-claim")
    assert score(s, seat) == 2
    assert (board(s, seat)["cards"], s.see(None)["discard"]) == ([], ["royal_claim"])


@law("4.1.3", "1.5")
def test_royal_claim_before_or_after_the_rest_of_birdsong() -> None:
    """The Alliance may wait for their revolt."""
    s = Scenario(
        "root",
        turn="alliance",
        marquise={"warriors": "5x3"},
        alliance={"cards": "royal_claim", "sympathy": "5", "supporters": "cobbler sappers"},
    )
    assert question(s) == ("alliance", "birdsong-cards")
    s.play("alliance: end", "revolt 5", "spend cobbler", "spend sappers")
    assert question(s) == ("alliance", "birdsong-cards")
    s.play("alliance: use royal-claim")
    assert score(s, "alliance") == 1


@law("4.1.3")
@pytest.mark.parametrize("card", ["royal_claim", "stand_and_deliver"])
def test_birdsong_cards_are_not_used_in_daylight_or_evening(card: str) -> None:
    """Also not in the turns of others."""
    s = Scenario(
        "root",
        phase="daylight",
        marquise={"cards": card, "warriors": "1"},
        eyrie={"hand": "anvil"},
        alliance={"hand": "cobbler"},
    )
    assert s.why(f"use {said(card)}")[1] == "not-asked"
    s.play("marquise: end", "chance: draw sappers")
    assert s.see(None)["active"] == "eyrie"
    assert s.asked == "eyrie"


@law("4.1.3", "1.2.1", "1.3.2")
def test_stand_and_deliver_takes_a_random_card_and_gives_a_point() -> None:
    """Which card is chance, known to the two players only."""
    s = Scenario(
        "root",
        marquise={"cards": "stand_and_deliver", "warriors": "1"},
        eyrie={"hand": "anvil tax_collector tax_collector"},
    )
    s.play("marquise: use stand-and-deliver")
    assert unasked(s) == ["choose eyrie"]  # the Alliance hold no card
    weights = {s.table.ruleset.grammar.write(action): weight for action, weight in procedure.outcomes(s.table.game)}
    assert weights == {"steal anvil": 1, "steal tax-collector": 2}
    s.play("chance: steal anvil")
    assert (hand(s, "marquise"), hand(s, "eyrie")) == (["anvil"], ["tax_collector", "tax_collector"])
    assert (score(s, "eyrie"), score(s, "marquise")) == (1, 0)
    assert told(s.table, "alliance") == told(s.table, None) == {"stand_and_deliver"}


@law("4.1.3")
def test_stand_and_deliver_once_in_a_turn() -> None:
    """It stays in play for the next turn."""
    s = Scenario(
        "root", marquise={"cards": "stand_and_deliver", "warriors": "1"}, eyrie={"hand": "anvil cobbler sappers"}
    )
    s.play("marquise: use stand-and-deliver", "choose eyrie", "chance: steal anvil")
    assert question(s) == ("marquise", "marquise-daylight")
    assert board(s, "marquise")["cards"] == ["stand_and_deliver"]


@law("4.1.3", "7.4.1")
def test_stand_and_deliver_between_emergency_orders_and_the_decree() -> None:
    """An empty hand draws a card first; then one is taken, and both may go into the decree."""
    birds = {"cards": "stand_and_deliver", "roost": "3", "warriors": "3"}
    s = Scenario("root", turn="eyrie", marquise={"hand": "anvil"}, eyrie=birds, alliance={"hand": "sappers"})
    s.play("eyrie: end", "chance: draw cobbler")
    assert question(s) == ("eyrie", "add-to-decree")
    s.play("eyrie: use stand-and-deliver", "eyrie: choose marquise", "chance: steal anvil")
    assert (question(s), hand(s, "eyrie")) == (("eyrie", "add-to-decree"), ["anvil", "cobbler"])
    assert not [offer for offer in s.offers() if offer.startswith("use")]


@law("4.1.3", "10.4.3")
def test_stand_and_deliver_beside_conspiracies() -> None:
    """Any time of Birdsong is between two conspiracies too."""
    lizards = {"cards": "stand_and_deliver", "acolytes": 4, "warriors": "1x2", "outcast": "fox"}
    s = Scenario(
        "root",
        turn="cult",
        phase="birdsong",
        marquise={"hand": "anvil", "warriors": "6x2", "sawmill": "6"},
        cult=lizards,
    )
    assert question(s) == ("cult", "may-conspire")
    s.play("cult: use stand-and-deliver", "cult: choose marquise", "chance: steal anvil")
    assert (question(s), hand(s, "cult")) == (("cult", "may-conspire"), ["anvil"])


# Better Burrow Bank


@law("4.1.3", "1.5")
def test_the_bank_is_visited_at_the_start_of_birdsong() -> None:
    """Before wood is placed: its owner and one other player draw a card each."""
    s = Scenario("root", marquise={"cards": "better_burrow_bank", "sawmill": "1", "warriors": "1"})
    assert question(s) == ("marquise", "choose-other")
    assert s.offers() == ["choose eyrie", "choose alliance"]  # it is no offer to decline
    assert pieces(s, 1) == {"sawmill": 1}
    s.play("marquise: choose alliance", "chance: draw anvil", "chance: draw cobbler")
    assert (hand(s, "marquise"), hand(s, "alliance"), hand(s, "eyrie")) == (["anvil"], ["cobbler"], [])
    assert pieces(s, 1) == {"sawmill": 1, "wood": 1}
    assert told(s.table, "eyrie") == {"better_burrow_bank"}


@law("4.1.3")
def test_the_bank_comes_before_other_cards_of_birdsong() -> None:
    """What is at the start of a phase goes before what is in it."""
    s = Scenario("root", marquise={"cards": "better_burrow_bank royal_claim", "warriors": "1"})
    assert question(s) == ("marquise", "choose-other")
    s.play("marquise: choose eyrie", "chance: draw anvil", "chance: draw cobbler")
    assert question(s) == ("marquise", "birdsong-cards")


# Tax Collector, Codebreakers


@law("4.1.3")
def test_tax_collector_removes_a_warrior_to_draw() -> None:
    """One of one's own, anywhere on the map; once in a turn."""
    s = Scenario("root", phase="daylight", marquise={"cards": "tax_collector", "warriors": "1 5x2"})
    s.play("marquise: use tax-collector")
    assert s.offers() == ["remove 1", "remove 5"]
    assert s.refused("marquise: remove 8") == "4.1.3"
    s.play("marquise: remove 5", "chance: draw anvil")
    assert (warriors(s, "marquise", 5), board(s, "marquise")["supply"]) == (1, 23)
    assert hand(s, "marquise") == ["anvil"]
    assert s.why("use tax-collector") == ("4.1.3", "used-this-turn")
    assert board(s, "marquise")["cards"] == ["tax_collector"]


@law("4.1.3", "1.5")
def test_tax_collector_again_in_the_next_turn() -> None:
    """Once in each of its owner's Daylights."""
    s = Scenario(
        "root",
        order="marquise alliance",
        phase="daylight",
        marquise={"cards": "tax_collector", "warriors": "1x3"},
        dice=["draw anvil", "draw cobbler", "draw bake-sale"],
    )
    s.play("marquise: use tax-collector", "remove 1", "end")
    assert (s.see(None)["active"], s.see(None)["round"]) == ("marquise", 2)
    assert "use tax-collector" in s.offers()


@law("4.1.3", "6.5")
def test_tax_collector_at_any_time_of_the_marquises_daylight() -> None:
    """It is no action, and crafting may follow it; not in the middle of an action."""
    s = Scenario(
        "root",
        phase="daylight",
        marquise={"cards": "tax_collector codebreakers", "warriors": "1x4", "workshop": "8", "hand": "anvil"},
        eyrie={"hand": "bake_sale"},
    )
    s.play("marquise: use tax-collector", "remove 1", "chance: draw cobbler")
    assert "craft anvil" in s.offers()
    s.play("marquise: march", "from 1", "to 5", "warriors 1")
    assert s.why("use codebreakers")[1] == "not-asked"
    s.play("marquise: pass", "march", "from 1", "to 5", "warriors 1", "pass", "march", "from 1", "to 5", "pass")
    assert s.offers() == ["end", "use codebreakers"]


@law("4.1.3", "7.5")
def test_tax_collector_in_the_eyries_daylight() -> None:
    """Before the Decree, between its cards, and after its last one."""
    position: dict[str, Any] = {"roost": "3", "warriors": "3x4", "leader": "builder", "cards": "tax_collector"}
    play = ["eyrie: end", "obey vizier", "enlist 3", "obey vizier", "from 3", "to 7", "warriors 1"]
    for moment in (0, 1, 3, 7):
        s = Scenario("root", turn="eyrie", phase="daylight", eyrie=position)
        s.play(*play[:moment])
        assert "use tax-collector" in s.offers()
        s.play("eyrie: use tax-collector", "remove 3", "chance: draw anvil")
        assert hand(s, "eyrie") == ["anvil"]


@law("4.1.3", "7.7.4")
def test_no_tax_after_turmoil() -> None:
    """Turmoil ends Daylight at once."""
    s = Scenario(
        "root", turn="eyrie", phase="daylight", eyrie={"warriors": "3", "leader": "builder", "cards": "tax_collector"}
    )
    s.play("eyrie: end", "obey vizier", "leader despot")
    assert question(s) == ("chance", "chance-draw")  # Evening


@law("4.1.3")
@pytest.mark.parametrize("phase", ["birdsong", "evening"])
def test_no_tax_outside_daylight(phase: str) -> None:
    """Neither in Birdsong nor in Evening."""
    s = Scenario(
        "root",
        turn="alliance",
        phase=phase,
        alliance={"cards": "tax_collector", "warriors": "1", "supporters": "anvil", "officers": 1},
    )
    assert s.asked == "alliance"
    assert s.why("use tax-collector")[1] == "not-asked"


@law("4.1.3")
def test_no_tax_without_warriors_on_the_map() -> None:
    """There is nobody to remove."""
    s = Scenario("root", turn="alliance", phase="daylight", alliance={"cards": "tax_collector", "hand": "anvil"})
    assert s.why("use tax-collector") == ("4.1.3", "no-warriors-there")


@law("4.1.3", "1.2.1")
def test_codebreakers_show_a_hand_to_their_owner_only() -> None:
    """Once in Daylight; the event names the card's law, and nobody else learns the hand."""
    s = Scenario(
        "root",
        phase="daylight",
        marquise={"cards": "codebreakers", "warriors": "1"},
        eyrie={"hand": "anvil bake_sale"},
        alliance={"hand": "cobbler"},
    )
    s.play("marquise: use codebreakers", "choose eyrie")
    shown = s.table.events("marquise")[-1]
    assert (shown["what"], shown["law"], shown["cards"]) == ("hand-shown", "4.1.3", ["anvil", "bake_sale"])
    assert told(s.table, "marquise") == {"codebreakers", "anvil", "bake_sale"}
    assert told(s.table, "alliance") == {"codebreakers", "cobbler"}
    assert told(s.table, None) == {"codebreakers"}
    assert s.see("marquise")["hand"] == []
    assert s.why("use codebreakers") == ("4.1.3", "used-this-turn")


@law("4.1.3")
def test_codebreakers_need_a_hand_to_look_at() -> None:
    """Nobody else holds a card."""
    s = Scenario("root", phase="daylight", marquise={"cards": "codebreakers", "warriors": "1", "hand": "anvil"})
    assert s.why("use codebreakers") == ("4.1.3", "no-hand-to-look-at")


# Command Warren, Cobbler


@law("4.1.3", "1.5")
def test_command_warren_starts_a_battle_before_everything_else_of_daylight() -> None:
    """It is no action, and crafting comes after it; it may be left."""
    position: dict[str, Any] = {
        "marquise": {"cards": "command_warren", "warriors": "5x3", "workshop": "8", "hand": "anvil"},
        "eyrie": {"warriors": "5x3"},
    }
    s = Scenario("root", phase="birdsong", **position)
    assert question(s) == ("marquise", "choose-battle")
    assert s.offers() == ["pass", "battle eyrie in 5"]
    s.play("marquise: battle eyrie in 5", "chance: roll 1 0")
    assert warriors(s, "eyrie", 5) == 2
    assert "craft anvil" in s.offers()
    for _ in range(3):
        fight(s, "eyrie", 5, "0 0")
    assert s.refused("marquise: fight") == "6.5"
    t = Scenario("root", phase="birdsong", **position)
    t.play("marquise: pass")
    assert question(t) == ("marquise", "marquise-daylight")


@law("4.1.3", "1.5")
def test_cobbler_moves_at_the_start_of_evening() -> None:
    """Before the cards are drawn; it may be left."""
    position: dict[str, Any] = {"marquise": {"cards": "cobbler", "warriors": "1x2"}}
    s = Scenario("root", phase="daylight", **position)
    s.play("marquise: end")
    assert question(s) == ("marquise", "move-from")
    assert s.offers() == ["pass", "from 1"]
    s.play("marquise: from 1", "to 5", "warriors 2")
    assert warriors(s, "marquise", 5) == 2
    assert question(s) == ("chance", "chance-draw")
    t = Scenario("root", phase="daylight", **position)
    t.play("marquise: end", "pass")
    assert question(t) == ("chance", "chance-draw")
    assert clearing(t, 1)["warriors"] == {"marquise": 2}


@law("4.1.3", "7.6.1")
def test_cobbler_of_the_eyrie_comes_before_their_points() -> None:
    """Nothing of Evening has happened yet."""
    s = Scenario(
        "root",
        turn="eyrie",
        phase="daylight",
        eyrie={"roost": "3 7", "warriors": "3x4", "leader": "builder", "cards": "cobbler"},
    )
    s.play("eyrie: enlist 3", "from 3", "to 7", "warriors 1")
    assert question(s) == ("eyrie", "move-from")
    assert score(s, "eyrie") == 0
    s.play("eyrie: pass")
    assert score(s, "eyrie") == 1


@law("4.1.3")
@pytest.mark.parametrize(("card", "phase"), [("command_warren", "birdsong"), ("cobbler", "daylight")])
def test_without_anything_to_do_these_cards_ask_nothing(card: str, phase: str) -> None:
    """Nobody to fight, nowhere to move."""
    s = Scenario("root", phase=phase, marquise={"cards": card, "warriors": "1"}, eyrie={"warriors": "5 1"})
    if card == "command_warren":
        s = Scenario("root", phase=phase, marquise={"cards": card, "warriors": "1"})
        assert question(s) == ("marquise", "marquise-daylight")
    else:
        s.play("marquise: end")
        assert question(s) == ("chance", "chance-draw")
