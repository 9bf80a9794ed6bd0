"""Key terms: cards [2.1]."""

from __future__ import annotations

import pytest

from tests.law import law
from tests.law.root.looking import (
    SEATS,
    deck,
    hand,
    pieces,
    question,
    says,
    supporters,
    told,
)
from weald.engine import procedure
from weald.scenario import Scenario

CARDS_BY_SUIT = {"bird": 14, "fox": 14, "rabbit": 13, "mouse": 13}


@law("2.1", "B.1.4")
def test_the_deck_has_54_cards_of_four_suits() -> None:
    """54 cards: 14 birds, 14 foxes, 13 rabbits, 13 mice; each has one suit."""
    cards = deck()
    by_suit = {suit: sum(card["count"] for card in cards if card["suit"] == suit) for suit in CARDS_BY_SUIT}
    assert by_suit == CARDS_BY_SUIT
    assert Scenario("root").see(None)["deck"] == 54


@law("2.1")
def test_most_cards_can_be_crafted() -> None:
    """All cards but ambushes and dominance have an effect to craft."""
    cards = deck()
    assert sum(card["count"] for card in cards if "cost" in card) == 54 - 5 - 4
    assert {card["kind"] for card in cards if "cost" not in card} == {"ambush", "dominance"}


@law("2.1.1")
def test_a_bird_stands_for_any_suit() -> None:
    """A bird pays for overwork in clearings of all three suits."""
    s = Scenario("root", phase="daylight", marquise={"hand": "sappers anvil", "sawmill": "1 5 9", "warriors": "1"})
    offered = [offer for offer in s.offers() if offer.startswith("overwork")]
    assert set(offered) == {
        "overwork sappers in 1",
        "overwork sappers in 5",
        "overwork sappers in 9",
        "overwork anvil in 1",
    }


@law("2.1.1")
def test_birds_stand_for_several_cards_of_a_suit() -> None:
    """A revolt in a rabbit clearing takes two rabbit supporters: two birds will do, or one of each."""
    s = Scenario(
        "root", turn="alliance", phase="birdsong", alliance={"sympathy": "5", "supporters": "sappers armorers anvil"}
    )
    s.play("alliance: revolt 5", "spend sappers", "spend armorers")
    assert pieces(s, 5) == {"base": 1, "sympathy": 1}
    assert supporters(s) == ["anvil"]


@law("2.1.1.1", "8.2.6")
def test_a_forced_payment_takes_a_bird_if_nothing_else_fits() -> None:
    """The culprit has no rabbit card but a bird: it has to be given."""
    s = Scenario(
        "root", phase="daylight", marquise={"hand": "sappers anvil", "warriors": "1"}, alliance={"sympathy": "5"}
    )
    s.play("marquise: march", "from 1", "to 5")
    assert s.offers() == ["give sappers"]
    assert s.refused("marquise: pass") == "8.2.6"
    assert s.refused("marquise: give anvil") == "8.2.6"


@law("2.1.1.1", "8.2.6")
def test_a_forced_payment_may_be_any_fitting_card() -> None:
    """With a rabbit card and a bird, the culprit gives either."""
    s = Scenario(
        "root",
        phase="daylight",
        marquise={"hand": "sappers bake_sale anvil", "warriors": "1"},
        alliance={"sympathy": "5"},
    )
    s.play("marquise: march", "from 1", "to 5")
    assert set(s.offers()) == {"give sappers", "give bake-sale"}


@law("2.1.1.2", "6.5")
def test_nothing_replaces_a_bird() -> None:
    """An extra action of the Marquise costs a bird: no other card hires."""
    s = Scenario("root", phase="daylight", marquise={"hand": "anvil bake_sale investments sappers", "warriors": "1"})
    assert [offer for offer in s.offers() if offer.startswith("hire")] == ["hire sappers"]
    for card in ("anvil", "bake-sale", "investments"):
        assert s.why(f"hire {card}") == ("6.5", "only-a-bird")


@law("2.1.1.2", "3.3.4")
def test_bird_dominance_is_taken_with_a_bird_only() -> None:
    """Where a bird is to be spent, no other suit will do."""
    s = Scenario(
        "root", phase="daylight", available="dominance_bird", marquise={"hand": "anvil bake_sale", "warriors": "1"}
    )
    assert s.refused("marquise: take dominance-bird") == "3.3.4"


@law("2.1.2")
def test_cards_are_drawn_from_the_shared_deck() -> None:
    """A drawn card leaves the deck; chance says which of all its cards, each as likely as it is frequent there."""
    s = Scenario("root", phase="evening", marquise={"hand": "anvil"}, eyrie={"hand": "tax_collector"})
    assert s.asked == "chance"
    weights = {s.table.ruleset.grammar.write(action): weight for action, weight in procedure.outcomes(s.table.game)}
    assert sum(weights.values()) == 52
    assert weights["draw tax-collector"] == 2
    assert weights["draw ambush-bird"] == 2
    assert "draw anvil" not in weights
    assert s.refused("chance: draw anvil") == "2.1.2"
    s.play("chance: draw sappers")
    assert (s.see(None)["deck"], hand(s, "marquise")) == (51, ["anvil", "sappers"])


@law("2.1.2")
def test_what_chance_says_is_what_is_drawn() -> None:
    """Three recruiters uncover a bonus: two cards come, in the order drawn."""
    s = Scenario("root", phase="evening", marquise={"recruiter": "5x2 8"}, dice=says("anvil sappers"))
    assert hand(s, "marquise") == ["anvil", "sappers"]


def all_but(*held: str) -> str:
    """All cards but these, and the dominance cards."""
    cards = [card["id"] for card in deck() for _ in range(card["count"]) if card["kind"] != "dominance"]
    return " ".join(card for card in cards if card not in held)


ALL_BUT_TWO = all_but("anvil", "bake_sale")
DOMINANCE = "dominance_fox dominance_rabbit dominance_mouse dominance_bird"


@law("2.1.2")
def test_an_empty_deck_is_refilled_at_once() -> None:
    """The last card is drawn: in that moment the discard pile becomes the deck."""
    s = Scenario(
        "root",
        phase="evening",
        discard=ALL_BUT_TWO,
        available=DOMINANCE,
        marquise={"warriors": "1"},
        eyrie={"hand": "bake_sale"},
    )
    assert s.see(None)["deck"] == 1
    assert s.offers() == ["draw anvil"]
    s.play("chance: draw anvil")
    assert question(s) == ("eyrie", "add-to-decree")  # nothing more is drawn
    assert (s.see(None)["deck"], s.see(None)["discard"]) == (48, [])
    assert s.see(None)["available"] == sorted(DOMINANCE.split(), key=DOMINANCE_ORDER.index)


DOMINANCE_ORDER = ["dominance_bird", "dominance_fox", "dominance_rabbit", "dominance_mouse"]


@law("2.1.2")
def test_the_draw_goes_on_from_the_new_deck() -> None:
    """Two cards are due and one was left: the second comes from the reshuffled pile."""
    s = Scenario(
        "root",
        phase="evening",
        discard=ALL_BUT_TWO,
        available=DOMINANCE,
        marquise={"hand": "bake_sale", "recruiter": "2x2 7"},
    )
    s.play("chance: draw anvil", "chance: draw sappers")
    assert hand(s, "marquise") == ["anvil", "bake_sale", "sappers"]
    assert s.see(None)["deck"] == 47


@law("2.1.2", "4.1.2")
def test_a_favor_is_discarded_after_all_its_effects() -> None:
    """Outrage draws the last card while the favor has its effect: the favor is not shuffled into the new deck."""
    s = Scenario(
        "root",
        phase="daylight",
        discard=all_but("favor_of_the_foxes", "bake_sale"),
        available=DOMINANCE,
        marquise={"workshop": "1 8x2", "hand": "favor_of_the_foxes", "warriors": "1"},
        alliance={"sympathy": "6"},
    )
    s.play("marquise: craft favor-of-the-foxes")
    assert (s.asked, s.see(None)["played"]) == ("chance", ["favor_of_the_foxes"])
    s.play("chance: draw bake-sale")
    assert (supporters(s), s.see(None)["deck"]) == (["bake_sale"], 48)
    assert (s.see(None)["discard"], s.see(None)["played"]) == (["favor_of_the_foxes"], [])


@law("2.1.2", "4.3.1")
def test_an_ambush_is_discarded_after_its_hits() -> None:
    """The two hits remove sympathy, and outrage draws the last card: the ambush is not shuffled into the new deck."""
    s = Scenario(
        "root",
        turn="alliance",
        phase="evening",
        discard=all_but("ambush_rabbit", "bake_sale"),
        available=DOMINANCE,
        eyrie={"hand": "ambush_rabbit", "warriors": "5", "roost": "3"},
        alliance={"sympathy": "5", "warriors": "5", "base": "5", "officers": 1},
    )
    s.play("alliance: fight", "alliance: battle eyrie in 5", "eyrie: ambush ambush-rabbit", "alliance: lose sympathy")
    assert (s.asked, s.see(None)["played"]) == ("chance", ["ambush_rabbit"])
    s.play("chance: draw bake-sale")
    assert (supporters(s), s.see(None)["discard"]) == (["bake_sale"], ["ambush_rabbit"])


@law("4.3.1.1")
def test_a_foiled_ambush_is_discarded_too() -> None:
    """Both cards lie in the discard pile before the dice are thrown."""
    s = Scenario(
        "root",
        phase="daylight",
        marquise={"warriors": "5x2", "hand": "ambush_bird"},
        eyrie={"warriors": "5x2", "hand": "ambush_rabbit"},
    )
    s.play("marquise: fight", "marquise: battle eyrie in 5", "eyrie: ambush ambush-rabbit")
    s.play("marquise: ambush ambush-bird")
    assert (s.asked, sorted(s.see(None)["discard"])) == ("chance", ["ambush_bird", "ambush_rabbit"])


@law("2.1.2", "2.5")
def test_without_any_card_left_nothing_is_drawn() -> None:
    """Deck and discard pile are both empty: the turn goes on."""
    s = Scenario(
        "root",
        phase="evening",
        available=DOMINANCE,
        marquise={"warriors": "1"},
        alliance={"supporters": f"{ALL_BUT_TWO} anvil bake_sale", "base": "5"},
    )
    assert hand(s, "marquise") == []
    assert s.see(None)["deck"] == 0
    assert (s.see(None)["active"], s.asked) == ("eyrie", "eyrie")


@law("2.1.3")
def test_spent_and_discarded_cards_go_to_the_discard_pile() -> None:
    """Overwork spends a card; the hand limit discards one."""
    s = Scenario(
        "root",
        phase="daylight",
        marquise={"hand": "anvil bake_sale investments sappers armorers cobbler", "sawmill": "1", "warriors": "1"},
    )
    s.play("marquise: overwork anvil in 1")
    assert s.see(None)["discard"] == ["anvil"]
    s.play("marquise: end", "chance: draw codebreakers", "marquise: discard bake-sale")
    assert s.see(None)["discard"] == ["anvil", "bake_sale"]


@law("2.1.3", "3.3.3")
def test_a_spent_dominance_card_does_not_go_to_the_discard_pile() -> None:
    """It lies beside the map, available."""
    s = Scenario("root", phase="daylight", marquise={"hand": "dominance_fox", "sawmill": "1", "warriors": "1"})
    s.play("marquise: overwork dominance-fox in 1")
    assert (s.see(None)["discard"], s.see(None)["available"]) == ([], ["dominance_fox"])


@law("2.1.4", "2.6", "4.1.3")
def test_a_card_shown_for_good_lies_in_its_owners_play_area() -> None:
    """A persistent card and an activated dominance card are laid before their owner, for all to see."""
    s = Scenario(
        "root",
        phase="daylight",
        marquise={"hand": "armorers dominance_fox", "workshop": "1", "warriors": "1", "score": 10},
    )
    assert "armorers" not in told(s.table, None)
    s.play("marquise: craft armorers", "activate dominance-fox")
    for viewer in (*SEATS, None):
        shown = s.see(viewer)["seats"]["marquise"]
        assert (shown["cards"], shown["dominance"], shown["hand"]) == (["armorers"], "dominance_fox", 0)


@law("2.1.5", "B.1.4")
def test_there_are_five_ambushes() -> None:
    """One fox, one rabbit, one mouse and two bird ambushes."""
    ambushes = {c["suit"]: c["count"] for c in deck() if c["kind"] == "ambush"}
    assert ambushes == {"fox": 1, "rabbit": 1, "mouse": 1, "bird": 2}


@law("2.1.5")
def test_an_ambush_is_spent_for_its_suit_but_never_crafted() -> None:
    """It has no effect to craft, however many workshops there are."""
    s = Scenario(
        "root",
        phase="daylight",
        marquise={"hand": "ambush_fox ambush_bird", "sawmill": "1", "workshop": "5x2 8x2 9x2", "warriors": "1"},
    )
    assert s.refused("marquise: craft ambush-fox") == "2.1.5"
    assert s.refused("marquise: craft ambush-bird") == "2.1.5"
    s.play("marquise: overwork ambush-fox in 1", "hire ambush-bird")
    assert pieces(s, 1)["wood"] == 1
    assert s.see(None)["discard"] == ["ambush_bird", "ambush_fox"]


@law("2.1.6", "3.3")
@pytest.mark.parametrize("suit", ["fox", "rabbit", "mouse", "bird"])
def test_there_is_a_dominance_card_of_each_suit_never_crafted(suit: str) -> None:
    """Four dominance cards, one of each suit; none can be crafted, all can be spent."""
    s = Scenario(
        "root",
        phase="daylight",
        marquise={
            "hand": f"dominance_{suit}",
            "sawmill": "1 5 9",
            "workshop": "5 8x2 9",
            "recruiter": "2x2",
            "warriors": "1",
        },
    )
    assert s.refused(f"marquise: craft dominance-{suit}") == "2.1.6"
    places = {"fox": [1], "rabbit": [5], "mouse": [9], "bird": [1, 5, 9]}[suit]
    overworks = [offer for offer in s.offers() if offer.startswith("overwork")]
    assert overworks == [f"overwork dominance-{suit} in {place}" for place in places]
