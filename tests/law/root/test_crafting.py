"""Chapter 4.1: crafting."""

from __future__ import annotations

from typing import Any

import pytest

from tests.law import law
from tests.law.root.looking import board, deck, hand, pieces, question, score, warriors
from weald.scenario import Scenario


@law("4.1", "4.1.2", "4.1.3")
def test_a_card_is_crafted_for_an_immediate_or_a_persistent_effect() -> None:
    """An item is taken at once and its card discarded; a persistent card stays."""
    s = Scenario("root", phase="daylight", marquise={"workshop": "1 8", "hand": "anvil armorers", "warriors": "1"})
    s.play("marquise: craft anvil", "craft armorers")
    assert (board(s, "marquise")["items"], s.see(None)["discard"]) == ({"hammer": 1}, ["anvil"])
    assert board(s, "marquise")["cards"] == ["armorers"]
    assert hand(s, "marquise") == []


@law("4.1", "1.2.1")
def test_only_cards_in_hand_are_crafted() -> None:
    """A card elsewhere is not to be crafted."""
    s = Scenario(
        "root",
        phase="daylight",
        discard="anvil",
        marquise={"workshop": "1", "warriors": "1"},
        alliance={"hand": "armorers"},
    )
    assert not any(offer.startswith("craft") for offer in s.offers())
    assert s.why("craft anvil")[1] == "not-asked"


@law("4.1.1", "6.2.1")
@pytest.mark.parametrize(
    ("card", "workshops", "allowed"),
    [
        ("anvil", "1", True),  # a fox
        ("anvil", "5 9", False),
        ("arms_trader", "1", False),  # two foxes
        ("arms_trader", "1 8", True),
        ("arms_trader", "8x2", True),
        ("arms_trader", "1 5 9", False),
        ("stand_and_deliver", "2x2 7", True),  # three mice
        ("stand_and_deliver", "2x2 1", False),
        ("tax_collector", "1 5 9", True),  # one of each
        ("tax_collector", "1 8 9", False),
        ("royal_claim", "1 5 8 9", True),  # any four
        ("royal_claim", "8x2 5x2", True),
        ("royal_claim", "8x2 5", False),
    ],
)
def test_the_cost_is_paid_by_pieces_of_its_suits(card: str, workshops: str, allowed: bool) -> None:
    """A crafting piece is of the suit of its clearing; a question mark takes any."""
    s = Scenario("root", phase="daylight", marquise={"workshop": workshops, "hand": card, "warriors": "1"})
    expected = ("", "") if allowed else ("4.1.1", "too-few-crafting-pieces")
    assert s.why(f"craft {card.replace('_', '-')}") == expected


@law("4.1.1", "6.2.1", "7.2.1", "8.2.1")
@pytest.mark.parametrize(("seat", "piece"), [("marquise", "workshop"), ("eyrie", "roost"), ("alliance", "sympathy")])
def test_each_faction_crafts_with_its_own_pieces(seat: str, piece: str) -> None:
    """Workshops, roosts, sympathy; nobody crafts with what belongs to others."""
    words = {"hand": "anvil", "warriors": "3"}
    with_pieces: dict[str, Any] = {seat: {**words, piece: "8"}}
    s = Scenario("root", turn=seat, phase="daylight", **with_pieces)
    assert "craft anvil" in s.offers()
    others = {"marquise": "workshop", "eyrie": "roost", "alliance": "sympathy"}
    del others[seat]
    position: dict[str, Any] = {other: {kind: "8"} for other, kind in list(others.items())}
    t = Scenario("root", turn=seat, phase="daylight", **{**position, seat: words})
    if seat == "eyrie":
        assert question(t) != ("eyrie", "eyrie-craft")  # without a roost they are not even asked
    else:
        assert t.why("craft anvil") == ("4.1.1", "too-few-crafting-pieces")


@law("4.1.1", "6.2.1")
def test_other_buildings_of_the_marquise_do_not_craft() -> None:
    """Sawmills and recruiters are no crafting pieces."""
    s = Scenario(
        "root", phase="daylight", marquise={"sawmill": "1", "recruiter": "8", "hand": "anvil", "warriors": "1"}
    )
    assert s.refused("marquise: craft anvil") == "4.1.1"


@law("4.1.1")
def test_a_piece_is_activated_once_in_a_turn() -> None:
    """One workshop crafts one card; with two there is a second."""
    s = Scenario(
        "root", phase="daylight", marquise={"workshop": "1 9", "hand": "anvil armorers sappers", "warriors": "1"}
    )
    s.play("marquise: craft anvil")
    assert s.why("craft armorers") == ("4.1.1", "too-few-crafting-pieces")
    s.play("marquise: craft sappers")
    assert board(s, "marquise")["cards"] == ["sappers"]


@law("4.1.1", "1.5")
def test_pieces_are_ready_again_in_the_next_turn() -> None:
    """Both the next player's and, a round later, one's own."""
    s = Scenario(
        "root",
        order="marquise alliance",
        phase="daylight",
        marquise={"workshop": "1", "hand": "anvil armorers", "warriors": "1"},
        alliance={"sympathy": "8", "hand": "crossbow_bird"},
    )
    s.play("marquise: craft anvil", "end", "chance: draw bake-sale", "alliance: craft crossbow-bird")
    s.play("chance: draw investments", "marquise: craft armorers")
    assert board(s, "marquise")["cards"] == ["armorers"]


@law("4.1.1")
def test_royal_claim_asks_which_pieces_pay() -> None:
    """The crafter names the pieces by suit, one after another; what is idle afterwards can craft on."""
    s = Scenario(
        "root",
        phase="daylight",
        marquise={"workshop": "1 5x2 9x2", "hand": "royal_claim anvil sappers travel_gear_fox", "warriors": "1"},
    )
    s.play("marquise: craft royal-claim")
    assert question(s) == ("marquise", "engage")
    assert s.offers() == ["engage fox", "engage rabbit", "engage mouse"]
    s.play("marquise: engage rabbit", "engage mouse", "engage rabbit")
    assert s.offers() == ["engage fox", "engage mouse"]
    assert s.refused("marquise: engage rabbit") == "4.1.1"
    s.play("marquise: engage fox")
    assert question(s) == ("marquise", "marquise-daylight")
    assert board(s, "marquise")["cards"] == ["royal_claim"]
    crafts = [offer for offer in s.offers() if offer.startswith("craft")]
    assert crafts == ["craft sappers"]  # a mouse is left
    assert s.refused("marquise: craft anvil") == "4.1.1"
    assert s.refused("marquise: craft travel-gear-fox") == "4.1.1"


@law("4.1.1")
def test_pieces_used_before_cannot_pay_a_question_mark() -> None:
    """Five workshops, one of them used: four are left for Royal Claim, two used: too few."""
    s = Scenario(
        "root",
        phase="daylight",
        marquise={"workshop": "1 5x2 9x2", "hand": "royal_claim anvil sappers", "warriors": "1"},
    )
    s.play("marquise: craft anvil")
    assert "craft royal-claim" in s.offers()
    s.play("marquise: craft sappers")
    assert s.refused("marquise: craft royal-claim") == "4.1.1"


@law("4.1.2", "3.2.2")
def test_an_item_missing_from_the_supply_cannot_be_crafted() -> None:
    """Both teas are taken: no third tea can be brewed, whoever holds the first two."""
    s = Scenario(
        "root",
        phase="daylight",
        marquise={"workshop": "9", "hand": "root_tea_mouse", "warriors": "1", "items": "tea"},
        eyrie={"items": "tea"},
    )
    assert s.see(None)["items"]["tea"] == 0
    assert s.why("craft root-tea-mouse") == ("4.1.2", "item-not-in-supply")


@law("4.1.2")
def test_the_last_item_can_be_crafted_and_no_more() -> None:
    """Two crossbow cards, one crossbow."""
    s = Scenario(
        "root", phase="daylight", marquise={"workshop": "1 8", "hand": "crossbow_bird crossbow_mouse", "warriors": "1"}
    )
    s.play("marquise: craft crossbow-bird")
    assert s.refused("marquise: craft crossbow-mouse") == "4.1.2"


@law("4.1.2")
def test_an_immediate_effect_is_carried_out_and_discarded() -> None:
    """A favor removes the enemies, then lies in the discard pile."""
    s = Scenario(
        "root",
        phase="daylight",
        marquise={"workshop": "1 8x2", "hand": "favor_of_the_foxes", "warriors": "1"},
        eyrie={"warriors": "6x4"},
    )
    s.play("marquise: craft favor-of-the-foxes")
    assert warriors(s, "eyrie", 6) == 0
    assert (s.see(None)["discard"], board(s, "marquise")["cards"]) == (["favor_of_the_foxes"], [])


PERSISTENT = [card["id"] for card in deck() if card["kind"] == "persistent"]


@law("4.1.3")
@pytest.mark.parametrize("card", PERSISTENT)
def test_a_persistent_card_stays_in_the_play_area(card: str) -> None:
    """Each of the eleven lies in play, and not in hand or the discard pile."""
    s = Scenario("root", phase="daylight", marquise={"workshop": "1 8 5x2 9x2", "hand": card, "warriors": "1"})
    t = Scenario("root", phase="daylight", marquise={"workshop": "2x2 7x2 1 5", "hand": card, "warriors": "1"})
    s = s if f"craft {card.replace('_', '-')}" in s.offers() else t
    s.play(f"marquise: craft {card.replace('_', '-')}")
    while question(s)[1] == "engage":
        s.play(f"marquise: {s.offers()[0]}")
    assert board(s, "marquise")["cards"] == [card]
    assert (hand(s, "marquise"), s.see(None)["discard"]) == ([], [])
    assert score(s, "marquise") == 0


@law("4.1.4")
def test_a_second_card_of_the_same_name_cannot_be_crafted() -> None:
    """With Armorers in play the second Armorers are refused; others may have theirs."""
    s = Scenario(
        "root", phase="daylight", marquise={"workshop": "1 8", "hand": "armorers", "cards": "armorers", "warriors": "1"}
    )
    assert s.why("craft armorers") == ("4.1.4", "no-duplicates")
    t = Scenario(
        "root",
        phase="daylight",
        marquise={"workshop": "1", "hand": "armorers", "warriors": "1"},
        eyrie={"cards": "armorers"},
    )
    assert "craft armorers" in t.offers()


@law("4.1.4")
def test_items_of_one_name_are_no_duplicates() -> None:
    """Only persistent effects are limited: a second bag may be crafted."""
    s = Scenario(
        "root",
        phase="daylight",
        marquise={"workshop": "9", "hand": "mouse_in_a_sack", "items": "bag", "warriors": "1"},
    )
    s.play("marquise: craft mouse-in-a-sack")
    assert board(s, "marquise")["items"] == {"bag": 2}


@law("4.1.1", "8.2.1")
def test_a_token_that_is_gone_does_not_craft() -> None:
    """The Alliance craft with the sympathy that is on the map."""
    s = Scenario("root", turn="alliance", phase="daylight", alliance={"hand": "anvil", "sympathy": "5"})
    assert s.refused("alliance: craft anvil") == "4.1.1"
    assert pieces(s, 5) == {"sympathy": 1}


@law("1.1.3", "4.1.2", "8.2.4", "8.2.6")
@pytest.mark.parametrize(("first", "left"), [("outrage", []), ("base", ["protection_racket"])])
def test_effects_of_a_favor_in_several_clearings_are_ordered_too(first: str, left: list[str]) -> None:
    """A base and sympathy fall in two clearings: a card paid before the base is settled is lost with it."""
    s = Scenario(
        "root",
        phase="daylight",
        marquise={"workshop": "1 8x2", "hand": "favor_of_the_foxes protection_racket"},
        alliance={"base": "6", "sympathy": "12", "supporters": "anvil foxfolk_steel"},
    )
    s.play("marquise: craft favor-of-the-foxes")
    assert set(s.offers()) == {"first base", "first outrage"}
    s.play(f"marquise: first {first}", "marquise: give protection-racket")
    assert s.see("alliance")["supporters"] == left


@law("1.1.3", "4.1.2", "6.2.3")
def test_the_same_effect_in_several_clearings_needs_no_order() -> None:
    """Sympathy falls twice: outrage is paid twice, and nobody is asked what comes first."""
    s = Scenario(
        "root",
        phase="daylight",
        marquise={"workshop": "1 8x2", "hand": "favor_of_the_foxes protection_racket anvil"},
        alliance={"sympathy": "6 12"},
    )
    s.play("marquise: craft favor-of-the-foxes", "marquise: give anvil", "marquise: give protection-racket")
    assert s.see("alliance")["supporters"] == ["protection_racket", "anvil"]
