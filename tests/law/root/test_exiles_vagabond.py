"""Exiles and Partisans in the Vagabond's hands, and against him: he has items, a pawn, and no warriors."""

from __future__ import annotations

from typing import Any

import pytest

from tests.kit import unasked
from tests.law import law
from tests.law.root.looking import board, hand, question, score, warriors
from tests.law.root.test_exiles import exiles
from weald.scenario import Scenario


def wanderer(pawn: str = "5", items: str = "sword boots torch hammer", phase: str = "daylight", **own: Any) -> Scenario:
    """The Vagabond's turn; `others` is what the rest of the table has."""
    others: dict[str, Any] = own.pop("others", {})
    vagabond = {"character": "thief", "pawn": pawn, "items": items, **own}
    return exiles(turn="vagabond", phase=phase, vagabond=vagabond, **others)


SMITH: dict[str, Any] = {"character": "tinker", "others": {"ruins": ""}}  # all three hammers may be his


def kit(s: Scenario, state: str) -> dict[str, int]:
    """His items in a state."""
    held: dict[str, int] = board(s, "vagabond")["kit"][state]
    return held


@law("9.2.1", "4.1.1", "4.1.3")
@pytest.mark.parametrize(
    ("card", "pawn", "hammers"),
    [
        ("saboteurs", "5", 1),
        ("boat_builders", "5", 2),
        ("propaganda_bureau", "9", 3),
        ("fox_partisans", "8", 1),
        ("coffin_makers", "5", 2),
        ("murine_broker", "9", 2),
    ],
)
def test_he_crafts_by_hammers_of_his_clearings_suit(card: str, pawn: str, hammers: int) -> None:
    """A cost of three suits is beyond him."""
    said = card.replace("_", "-")
    s = wanderer(pawn, " ".join(["hammer"] * hammers), hand=card, **SMITH)
    s.play(f"vagabond: craft {said}")
    assert (board(s, "vagabond")["cards"], kit(s, "exhausted")) == ([card], {"hammer": hammers})
    t = wanderer("5", "hammer hammer hammer", hand="soup_kitchens", **SMITH)
    assert t.refused("vagabond: craft soup-kitchens") == "4.1.1"


@law("2.3", "9.5.1", "9.4.2", "4.1.3")
def test_boat_builders_take_him_along_the_river() -> None:
    """By boots, and when he slips; allies with no boats of their own stay behind."""
    ally: dict[str, Any] = {"relations": {"eyrie": "allied"}, "others": {"eyrie": {"warriors": "5x2"}}}
    s = wanderer(cards="boat_builders", **ally)
    s.play("vagabond: to 10")
    assert (board(s, "vagabond")["pawn"], warriors(s, "eyrie", 10)) == ({"clearing": 10}, 0)
    assert question(s) == ("vagabond", "vagabond-daylight")
    assert wanderer().refused("vagabond: to 10") == "4.2"
    t = wanderer(phase="birdsong", cards="boat_builders", items="torch")
    assert question(t)[1] == "travel-where"
    assert "to 10" in t.offers()
    boats: dict[str, Any] = {
        "relations": {"eyrie": "allied"},
        "others": {"eyrie": {"warriors": "5x2", "cards": "boat_builders"}},
    }
    u = wanderer(**boats)
    assert "to 10" not in u.offers()


@law("9.2.3", "9.2.1", "4.1.3")
def test_tunnels_and_corvid_planners_are_nothing_to_him() -> None:
    """His hammers lie on his board, in no clearing; and he needs no rule anyhow."""
    s = wanderer(items="hammer boots", cards="tunnels corvid_planners", others={"eyrie": {"warriors": "1x3 5x3"}})
    assert [offer for offer in s.offers() if offer.startswith("to ")] == ["to 1", "to 2"]


@law("9.2.9.2.2", "4.1.3")
def test_corvid_planners_of_an_ally_count_for_the_ally() -> None:
    """Allied warriors come along if they could make the move by themselves."""
    others = {"marquise": {"warriors": "5x3 1x3"}, "eyrie": {"warriors": "5", "cards": "corvid_planners"}}
    s = wanderer(relations={"eyrie": "allied"}, others=others)
    s.play("vagabond: to 1", "choose eyrie")
    assert warriors(s, "eyrie", 1) == 1
    t = wanderer(
        relations={"eyrie": "allied"},
        cards="corvid_planners",
        others={"marquise": {"warriors": "5x3 1x3"}, "eyrie": {"warriors": "5"}},
    )
    t.play("vagabond: to 1")
    assert question(t)[1] == "vagabond-daylight"


@law("9.2.2", "4.1.3")
def test_his_pawn_cannot_be_ordered_about() -> None:
    """It is no warrior; his own False Orders move others."""
    s = exiles(
        marquise={"cards": "false_orders", "warriors": "1"},
        eyrie={"warriors": "8"},
        vagabond={"character": "thief", "pawn": "5", "items": "torch"},
    )
    s.play("marquise: use false-orders")
    assert unasked(s) == ["order eyrie in 8"]
    t = wanderer(phase="start", cards="false_orders", items="torch", others={"eyrie": {"warriors": "8x3"}})
    t.play("vagabond: use false-orders", "order eyrie in 8", "to 4")
    assert warriors(t, "eyrie", 4) == 2


@law("9.5.1", "4.1.3")
def test_eyrie_emigre_takes_him_somewhere_to_fight() -> None:
    """No boots and no sword are exhausted; extra boots for hostile warriors are [9.2.9.3.2]."""
    s = wanderer(
        phase="birdsong", items="sword boots torch", cards="eyrie_emigre", others={"eyrie": {"warriors": "2x2"}}
    )
    s.play("vagabond: pass")  # he does not slip
    assert question(s) == ("vagabond", "emigre-where")
    assert s.why("forest 1") == ("4.2", "not-into-a-forest")
    s.play("vagabond: to 2", "battle eyrie in 2", "chance: roll 1 0")
    assert (warriors(s, "eyrie", 2), kit(s, "exhausted")) == (1, {})
    assert board(s, "vagabond")["cards"] == ["eyrie_emigre"]
    t = wanderer(
        phase="birdsong",
        items="sword boots torch",
        cards="eyrie_emigre",
        relations={"eyrie": "hostile"},
        others={"eyrie": {"warriors": "2x2"}},
    )
    t.play("vagabond: pass", "to 2", "pass")
    assert (kit(t, "exhausted"), board(t, "vagabond")["cards"]) == ({"boots": 1}, [])
    u = wanderer(phase="birdsong", items="torch", cards="eyrie_emigre")
    u.play("vagabond: pass", "pass")
    assert board(u, "vagabond")["cards"] == []


@law("9.2.9.3", "2.5", "4.1.3")
def test_his_propaganda_removes_and_places_nothing() -> None:
    """He has no warriors; whoever loses one is hostile. There is no infamy: it is no battle."""
    s = wanderer(cards="propaganda_bureau", hand="bake_sale", others={"eyrie": {"warriors": "10x2"}})
    s.play("vagabond: use propaganda-bureau", "spend bake-sale")
    assert (warriors(s, "eyrie", 10), score(s, "vagabond")) == (1, 0)
    assert board(s, "vagabond")["relations"]["eyrie"] == "hostile"


@law("9.2.1", "9.2.5", "4.1.3")
def test_his_league_exhausts_any_ready_item() -> None:
    """Satchel and tracks are his box of crafted items. The move costs no boots, the battle no sword."""
    s = wanderer(
        items="sword tea torch:exhausted", cards="league_of_adventurous_mice", others={"eyrie": {"warriors": "5x2"}}
    )
    s.play("vagabond: use league-of-adventurous-mice")
    assert s.offers() == ["exhaust sword", "exhaust tea"]
    s.play("vagabond: exhaust tea", "fight", "battle eyrie in 5", "chance: roll 1 0")
    assert (warriors(s, "eyrie", 5), kit(s, "ready"), kit(s, "exhausted")) == (1, {"sword": 1}, {"tea": 1, "torch": 1})
    t = wanderer(items="tea", cards="league_of_adventurous_mice")
    t.play("vagabond: use league-of-adventurous-mice", "to 2")
    assert (board(t, "vagabond")["pawn"], kit(t, "exhausted")) == ({"clearing": 2}, {"tea": 1})
    u = wanderer(items="tea:exhausted", cards="league_of_adventurous_mice")
    assert u.why("use league-of-adventurous-mice") == ("4.1.3", "nothing-ready")


@law("9.5.4", "9.2.5.2", "4.1.3")
def test_an_exhausted_item_that_he_is_given_is_ready() -> None:
    """Of equal items, the exhausted one goes first."""
    s = wanderer(hand="bake_sale", items="torch", others={"eyrie": {"warriors": "5", "items": "bag bag:exhausted"}})
    s.play("vagabond: aid eyrie", "give bake-sale")
    assert kit(s, "ready") == {"bag": 1}
    assert (board(s, "eyrie")["items"], "exhausted" in board(s, "eyrie")) == ({"bag": 1}, False)


@law("9.6.2", "4.1.3")
def test_informants_replace_his_cards_too() -> None:
    """One ambush for all he would draw."""
    s = wanderer(phase="evening", items="coins torch", cards="informants", others={"discard": "ambush_fox"})
    assert question(s) == ("vagabond", "may-inform")
    s.play("vagabond: recover ambush-fox")
    assert hand(s, "vagabond") == ["ambush_fox"]


@law("9.2.6", "4.3.2.2", "4.1.3")
def test_partisans_in_his_battles() -> None:
    """Beyond what his swords allow."""
    s = wanderer("8", "sword", cards="fox_partisans", hand="bake_sale anvil", others={"eyrie": {"warriors": "8x4"}})
    s.play("vagabond: battle eyrie in 8", "chance: roll 3 0", "vagabond: use fox-partisans")
    assert (warriors(s, "eyrie", 8), hand(s, "vagabond")) == (2, ["anvil"])


@law("3.2.2", "4.1.3")
def test_the_broker_and_the_engravers_and_his_items() -> None:
    """He crafts items like others: they score one more, and a broker draws."""
    others = {"ruins": "", "eyrie": {"cards": "murine_broker"}}
    s = wanderer("8", "hammer", cards="master_engravers", hand="anvil", character="tinker", others=others)
    s.play("vagabond: craft anvil", "chance: draw tunnels")
    assert (score(s, "vagabond"), hand(s, "eyrie"), kit(s, "ready")) == (3, ["tunnels"], {"hammer": 1})


@law("2.7", "9.2.8", "4.1.3")
def test_a_coalition_partner_is_no_enemy() -> None:
    """Neither sabotaged, nor ordered about, nor swayed; but a swap and a point of charm may be theirs."""
    others = {
        "order": "marquise eyrie alliance vagabond",
        "eyrie": {"cards": "tunnels", "warriors": "8", "hand": "anvil"},
        "marquise": {"cards": "informants", "warriors": "1 4", "hand": "bake_sale"},
    }
    s = wanderer(
        phase="start",
        items="torch",
        cards="saboteurs false_orders swap_meet",
        dominance="dominance_fox",
        coalition="eyrie",
        others=others,
    )
    assert s.offers() == ["pass", "sabotage marquise informants"]
    assert s.why("sabotage eyrie tunnels") == ("2.7", "no-enemy")
    s.play("vagabond: pass", "use false-orders")
    assert s.offers() == ["order marquise in 1", "order marquise in 4"]
    assert s.why("order eyrie in 8") == ("2.7", "no-enemy")
    s.play("vagabond: order marquise in 1", "to 5", "use swap-meet")
    assert "choose eyrie" in s.offers()


@law("C.6.2", "1.1.2", "4.1.3")
def test_a_burnt_clearing_stays_closed() -> None:
    """To planners, boats and false orders alike."""
    burnt = {"character": "scoundrel", "pawn": "8", "items": "boots", "scorched": "10"}
    own = {"cards": "corvid_planners boat_builders false_orders", "warriors": "5"}
    s = exiles(marquise=own, eyrie={"warriors": "12"}, vagabond=burnt)
    s.play("marquise: use false-orders", "order eyrie in 12")
    assert s.why("to 10") == ("C.6.2", "scorched")
    s.play("marquise: to 7", "march", "from 5")
    assert s.why("to 10") == ("C.6.2", "scorched")
