"""Exiles and Partisans: the cards that speak at their moment of a turn, or in battle."""

from __future__ import annotations

from typing import Any

import pytest

from tests.kit import unasked
from tests.law import law
from tests.law.root.looking import board, clearing, deck, fight, hand, question, score, supporters, told, warriors
from tests.law.root.test_exiles import exiles
from weald.engine import procedure

# Saboteurs


@law("4.1.3", "2.1.3")
def test_saboteurs_discard_a_card_of_an_enemy() -> None:
    """At the start of Birdsong; both cards are discarded."""
    s = exiles(
        marquise={"cards": "saboteurs tunnels", "warriors": "1"},
        eyrie={"cards": "informants swap_meet"},
        alliance={"cards": "saboteurs"},
    )
    assert question(s) == ("marquise", "may-sabotage")
    assert s.offers() == [
        "pass",
        "sabotage eyrie informants",
        "sabotage eyrie swap-meet",
        "sabotage alliance saboteurs",
    ]
    s.play("marquise: sabotage eyrie informants")
    assert (board(s, "eyrie")["cards"], board(s, "marquise")["cards"]) == (["swap_meet"], ["tunnels"])
    assert s.see(None)["discard"] == ["saboteurs", "informants"]
    assert question(s) == ("marquise", "marquise-daylight")


@law("4.1.3")
def test_saboteurs_may_wait() -> None:
    """They stay; with nothing to sabotage they are not asked."""
    s = exiles(marquise={"cards": "saboteurs", "warriors": "1"}, eyrie={"cards": "tunnels"})
    s.play("marquise: pass")
    assert (question(s)[1], board(s, "marquise")["cards"]) == ("marquise-daylight", ["saboteurs"])
    assert question(exiles(marquise={"cards": "saboteurs", "warriors": "1"}))[1] == "marquise-daylight"


# False Orders


@law("4.1.3", "4.2")
def test_false_orders_move_half_of_an_enemys_warriors() -> None:
    """Rounded up, along the paths, whoever rules; then the card is discarded."""
    s = exiles(
        marquise={"cards": "false_orders", "warriors": "1"},
        eyrie={"warriors": "5x3", "roost": "3"},
        alliance={"warriors": "5x9"},
    )
    s.play("marquise: use false-orders")
    assert s.offers() == ["order eyrie in 5", "order alliance in 5"]
    assert s.why("order eyrie in 3") == ("4.1.3", "no-enemy-warriors")
    s.play("marquise: order eyrie in 5")
    assert s.offers() == ["to 1", "to 2"]
    assert s.why("to 10") == ("4.2", "not-adjacent")
    s.play("marquise: to 2")
    assert (warriors(s, "eyrie", 5), warriors(s, "eyrie", 2)) == (1, 2)
    assert (board(s, "marquise")["cards"], s.see(None)["discard"]) == ([], ["false_orders"])


@law("1.4", "8.2.6", "4.1.3")
def test_outrage_of_false_orders_is_paid_by_whose_warriors_they_are() -> None:
    """The move is theirs; Alliance warriors outrage nobody."""
    s = exiles(
        marquise={"cards": "false_orders", "warriors": "1", "hand": "investments"},
        eyrie={"warriors": "5x3", "hand": "mouse_in_a_sack"},
        alliance={"sympathy": "2"},
    )
    s.play("marquise: use false-orders", "order eyrie in 5", "to 2")
    assert question(s) == ("eyrie", "pay-outrage")
    s.play("eyrie: give mouse-in-a-sack")
    assert (supporters(s), hand(s, "marquise")) == (["mouse_in_a_sack"], ["investments"])
    t = exiles(marquise={"cards": "false_orders", "warriors": "1"}, alliance={"sympathy": "2", "warriors": "5"})
    t.play("marquise: use false-orders", "order alliance in 5", "to 2")
    assert question(t) == ("marquise", "marquise-daylight")


@law("1.4", "4.1.3")
def test_false_orders_follow_the_ways_of_whose_warriors_they_are() -> None:
    """Their boats, not those of the card's owner."""
    s = exiles(marquise={"cards": "false_orders boat_builders", "warriors": "1"}, eyrie={"warriors": "5"})
    s.play("marquise: use false-orders", "order eyrie in 5")
    assert "to 10" not in s.offers()
    t = exiles(marquise={"cards": "false_orders", "warriors": "1"}, eyrie={"warriors": "5", "cards": "boat_builders"})
    t.play("marquise: use false-orders", "order eyrie in 5")
    assert "to 10" in t.offers()


@law("4.1.3", "1.5")
@pytest.mark.parametrize("card", ["false_orders", "swap_meet"])
def test_birdsong_cards_before_or_after_the_rest_of_birdsong(card: str) -> None:
    """Or beside a revolt; not in Daylight."""
    s = exiles(
        turn="alliance",
        marquise={"warriors": "5x3", "hand": "anvil"},
        alliance={"cards": card, "sympathy": "5", "supporters": "tunnels saboteurs"},
    )
    assert question(s) == ("alliance", "birdsong-cards")
    said = card.replace("_", "-")
    s.play("alliance: end")
    assert f"use {said}" in s.offers()
    s.play("revolt 5", "spend tunnels", "spend saboteurs")
    if card == "false_orders":  # nobody is left to be ordered about
        assert question(s)[1] != "birdsong-cards"
    else:
        assert question(s) == ("alliance", "birdsong-cards")
        assert f"use {said}" in s.offers()
    t = exiles(phase="daylight", marquise={"warriors": "5", "cards": card}, eyrie={"hand": "anvil", "warriors": "1"})
    assert t.why(f"use {said}")[1] == "not-asked"


@law("4.1.3", "8.4.2")
def test_false_orders_between_two_deeds_of_birdsong() -> None:
    """Sympathy has spread once; then half of four warriors are led away, and martial law goes with them."""
    s = exiles(
        turn="alliance",
        phase="birdsong",
        marquise={"warriors": "1x4"},
        alliance={"cards": "false_orders", "sympathy": "10", "supporters": "investments anvil"},
    )
    s.play("alliance: end", "alliance: sympathy 2", "alliance: spend investments")
    assert s.why("sympathy 1") == ("8.4.2.2.1", "martial-law")
    s.play("alliance: use false-orders", "alliance: order marquise in 1", "alliance: to 5")
    s.play("alliance: sympathy 1", "alliance: spend anvil")
    assert clearing(s, 1)["pieces"] == {"sympathy": 1}


# Swap Meet


@law("4.1.3", "1.2.1", "1.3.2")
def test_swap_meet_takes_a_random_card_for_any_card() -> None:
    """Which card is chance; what changes hands is known to the two players only. Once in a turn."""
    s = exiles(
        marquise={"cards": "swap_meet", "warriors": "1", "hand": "investments"},
        eyrie={"hand": "anvil tunnels tunnels"},
    )
    s.play("marquise: use swap-meet")
    assert unasked(s) == ["choose eyrie"]  # the Alliance hold no card
    weights = {s.table.ruleset.grammar.write(action): weight for action, weight in procedure.outcomes(s.table.game)}
    assert weights == {"steal anvil": 1, "steal tunnels": 2}
    s.play("chance: steal anvil")
    assert s.offers() == ["give anvil", "give investments"]
    s.play("marquise: give investments")
    assert (hand(s, "marquise"), hand(s, "eyrie")) == (["anvil"], ["investments", "tunnels", "tunnels"])
    assert (score(s, "eyrie"), score(s, "marquise")) == (0, 0)
    assert told(s.table, "alliance") == told(s.table, None) == {"swap_meet"}
    assert (question(s)[1], board(s, "marquise")["cards"]) == ("marquise-daylight", ["swap_meet"])


@law("4.1.3")
def test_swap_meet_with_an_empty_hand() -> None:
    """The taken card goes back."""
    s = exiles(marquise={"cards": "swap_meet", "warriors": "1"}, eyrie={"hand": "anvil"})
    s.play("marquise: use swap-meet", "choose eyrie", "chance: steal anvil", "marquise: give anvil")
    assert (hand(s, "marquise"), hand(s, "eyrie")) == ([], ["anvil"])


# Eyrie Emigre


@law("4.1.3", "4.2", "4.3")
def test_eyrie_emigre_moves_and_battles_there() -> None:
    """At the end of Birdsong; the card stays for the next turn."""
    s = exiles(marquise={"cards": "eyrie_emigre", "warriors": "5x3"}, eyrie={"warriors": "2x2 8"})
    assert question(s) == ("marquise", "emigre-from")
    s.play("marquise: from 5", "to 2", "warriors 3")
    assert s.offers() == ["pass", "battle eyrie in 2"]
    assert s.why("battle alliance in 2") == ("4.3", "nobody-to-fight")
    s.play("marquise: battle eyrie in 2", "chance: roll 1 0")
    assert (warriors(s, "eyrie", 2), board(s, "marquise")["cards"]) == (1, ["eyrie_emigre"])
    assert question(s) == ("marquise", "marquise-daylight")


@law("4.1.3")
@pytest.mark.parametrize(
    ("own", "plays"),
    [
        ("5x3", ["pass"]),  # no move
        ("5", ["from 5", "to 1"]),  # nobody there
        ("5", ["from 5", "to 2", "pass"]),  # no battle
        ("", []),  # nobody to move
    ],
)
def test_eyrie_emigre_goes_without_a_move_and_a_battle(own: str, plays: list[str]) -> None:
    """Both, or the card is discarded."""
    s = exiles(marquise={"cards": "eyrie_emigre", "warriors": own}, eyrie={"warriors": "2x2"})
    s.play(*plays)
    assert (board(s, "marquise")["cards"], s.see(None)["discard"]) == ([], ["eyrie_emigre"])
    assert question(s) == ("marquise", "marquise-daylight")


@law("4.1.3", "7.4.1", "8.2.6")
def test_eyrie_emigre_comes_after_the_rest_of_birdsong() -> None:
    """The Eyrie fill their decree first; moving into sympathy is an outrage before the battle."""
    s = exiles(
        turn="eyrie",
        eyrie={"cards": "eyrie_emigre", "warriors": "5x3", "hand": "anvil mouse_in_a_sack", "leader": "despot"},
        alliance={"sympathy": "2", "warriors": "2"},
    )
    assert question(s)[1] == "add-to-decree"
    s.play("eyrie: decree anvil move", "end")
    assert question(s) == ("eyrie", "new-roost")
    s.play("eyrie: roost 1", "eyrie: from 5", "to 2", "warriors 2", "give mouse-in-a-sack")
    s.play("eyrie: battle alliance in 2", "chance: roll 0 0")
    assert board(s, "eyrie")["cards"] == ["eyrie_emigre"]


# Partisans


@law("4.3.2.2", "4.1.3")
@pytest.mark.parametrize(("card", "where"), [("fox_partisans", 6), ("rabbit_partisans", 5), ("mouse_partisans", 9)])
def test_partisans_deal_a_hit_in_their_suit(card: str, where: int) -> None:
    """The attacker's, and the defender's; the card stays, cards of other suits and birds go."""
    hands = "anvil bake_sale investments ambush_bird"
    kept = {6: "anvil", 5: "bake_sale", 9: "investments"}[where]
    said = card.replace("_", "-")
    s = exiles(
        phase="daylight",
        marquise={"warriors": f"{where}x4", "cards": card, "hand": hands},
        eyrie={"warriors": f"{where}x4"},
    )
    fight(s, "eyrie", where, "1 1")
    s.play(f"marquise: use {said}")
    assert (warriors(s, "marquise", where), warriors(s, "eyrie", where)) == (3, 2)
    assert (hand(s, "marquise"), board(s, "marquise")["cards"]) == ([kept], [card])
    assert len(s.see(None)["discard"]) == 3
    t = exiles(
        phase="daylight",
        marquise={"warriors": f"{where}x4"},
        eyrie={"warriors": f"{where}x4", "cards": card, "hand": hands},
    )
    fight(t, "eyrie", where, "1 1")
    t.play(f"eyrie: use {said}")
    assert (warriors(t, "marquise", where), warriors(t, "eyrie", where)) == (2, 3)
    assert hand(t, "eyrie") == [kept]


@law("4.3.2.2", "4.1.3")
def test_partisans_are_not_asked_in_other_suits_and_may_be_left() -> None:
    """Declining keeps the hand."""
    words: dict[str, Any] = {"warriors": "5x4 6x4", "cards": "fox_partisans", "hand": "bake_sale"}
    s = exiles(phase="daylight", marquise=words, eyrie={"warriors": "5x4 6x4"})
    fight(s, "eyrie", 5, "1 1")
    assert question(s) == ("marquise", "marquise-daylight")
    fight(s, "eyrie", 6, "1 1")
    s.play("marquise: pass")
    assert (warriors(s, "eyrie", 6), hand(s, "marquise")) == (3, ["bake_sale"])


@law("3.3.3", "4.1.3")
def test_partisans_lay_dominance_cards_beside_the_map() -> None:
    """As whenever one is discarded."""
    words = {"warriors": "6x4", "cards": "fox_partisans", "hand": "dominance_mouse"}
    s = exiles(phase="daylight", marquise=words, eyrie={"warriors": "6x4"})
    fight(s, "eyrie", 6, "1 1")
    s.play("marquise: use fox-partisans")
    assert (s.see(None)["available"], s.see(None)["discard"]) == (["dominance_mouse"], [])


# Propaganda Bureau


@law("4.1.3", "2.1.3")
def test_propaganda_bureau_puts_an_own_warrior_in_an_enemys_place() -> None:
    """In a clearing that matches the card, once in a turn."""
    s = exiles(
        phase="daylight",
        marquise={"cards": "propaganda_bureau", "warriors": "1", "hand": "anvil investments saboteurs"},
        eyrie={"warriors": "8x2 6"},
        alliance={"warriors": "3"},
    )
    s.play("marquise: use propaganda-bureau")
    assert s.offers() == ["spend anvil", "spend saboteurs"]
    assert s.why("spend investments") == ("4.1.3", "suit-must-match")
    s.play("marquise: spend anvil")
    assert s.offers() == ["sway eyrie in 6", "sway eyrie in 8"]
    assert s.why("sway alliance in 3") == ("4.1.3", "suit-must-match")
    assert s.why("sway alliance in 8") == ("4.1.3", "no-enemy-warriors")
    s.play("marquise: sway eyrie in 8")
    assert (warriors(s, "eyrie", 8), warriors(s, "marquise", 8)) == (1, 1)
    assert (board(s, "eyrie")["supply"], s.see(None)["discard"]) == (18, ["anvil"])
    assert s.why("use propaganda-bureau") == ("4.1.3", "used-this-turn")


@law("4.1.3")
def test_propaganda_bureau_needs_a_fitting_card() -> None:
    """A secret of its owner: the question is asked anyhow, the offer is not made."""
    s = exiles(
        phase="daylight",
        marquise={"cards": "propaganda_bureau", "warriors": "1", "hand": "investments"},
        eyrie={"warriors": "8"},
    )
    assert s.why("use propaganda-bureau") == ("4.1.3", "nothing-to-spend")


@law("6.2.2", "6.2.3", "2.5", "4.1.3")
def test_propaganda_bureau_does_what_it_can() -> None:
    """At the keep nothing is placed, and without warriors neither; the enemy's goes. Field Hospitals may answer."""
    s = exiles(
        turn="alliance",
        phase="daylight",
        marquise={"keep": "1", "warriors": "1x2 5", "hand": "foxfolk_steel"},
        alliance={"cards": "propaganda_bureau", "hand": "anvil"},
    )
    s.play("alliance: use propaganda-bureau", "spend anvil")
    assert question(s) == ("marquise", "field-hospitals")
    assert (warriors(s, "marquise", 1), warriors(s, "alliance", 1)) == (1, 0)
    s.play("marquise: heal foxfolk-steel")
    assert warriors(s, "marquise", 1) == 2


# League of Adventurous Mice


@law("4.1.3", "4.2")
def test_the_league_moves_or_battles_for_an_item() -> None:
    """Any crafted item, once in a turn; it stays exhausted."""
    s = exiles(
        phase="daylight",
        marquise={"cards": "league_of_adventurous_mice", "warriors": "5x2", "items": "bag tea tea:exhausted"},
        eyrie={"warriors": "5"},
    )
    s.play("marquise: use league-of-adventurous-mice")
    assert s.offers() == ["exhaust bag", "exhaust tea"]
    assert s.why("exhaust sword") == ("4.1.3", "no-such-item")
    s.play("marquise: exhaust tea")
    assert s.offers() == ["march", "fight"]
    s.play("marquise: fight", "marquise: battle eyrie in 5", "chance: roll 1 0")
    assert (warriors(s, "eyrie", 5), board(s, "marquise")["exhausted"]) == (0, {"tea": 2})
    assert s.why("use league-of-adventurous-mice") == ("4.1.3", "used-this-turn")
    t = exiles(
        phase="daylight", marquise={"cards": "league_of_adventurous_mice", "warriors": "5", "items": "bag"}, eyrie={}
    )
    t.play("marquise: use league-of-adventurous-mice", "from 5", "to 1")
    assert (warriors(t, "marquise", 1), board(t, "marquise")["exhausted"]) == (1, {"bag": 1})
    assert question(t) == ("marquise", "marquise-daylight")


@law("4.1.1", "4.1.3")
def test_a_crafting_piece_lost_between_two_crafts_is_a_used_one() -> None:
    """One of two fox workshops crafts, one falls in a battle of the League: the one that stands can craft."""
    words = {"cards": "league_of_adventurous_mice", "items": "bag", "workshop": "6 8", "hand": "anvil crossbow_mouse"}
    s = exiles(phase="daylight", marquise={**words, "warriors": "8"}, eyrie={"warriors": "8x2"})
    s.play("marquise: craft anvil", "marquise: use league-of-adventurous-mice", "marquise: exhaust bag")
    s.play("marquise: battle eyrie in 8", "chance: roll 2 2")
    assert "workshop" not in clearing(s, 8)["pieces"]
    s.play("marquise: craft crossbow-mouse")
    assert board(s, "marquise")["items"] == {"bag": 1, "crossbow": 1, "hammer": 1}


@law("4.1.1", "4.1.3")
def test_a_lost_crafting_piece_gives_no_second_use() -> None:
    """Both fox workshops have crafted; the one that stands has been used."""
    words = {"cards": "league_of_adventurous_mice", "items": "bag", "workshop": "6 8"}
    words["hand"] = "anvil crossbow_mouse crossbow_bird"
    s = exiles(phase="daylight", marquise={**words, "warriors": "8"}, eyrie={"warriors": "8x2"})
    s.play("marquise: craft anvil", "marquise: craft crossbow-mouse", "marquise: use league-of-adventurous-mice")
    s.play("marquise: exhaust bag", "marquise: battle eyrie in 8", "chance: roll 2 2")
    assert s.refused("marquise: craft crossbow-bird") == "4.1.1"


@law("4.1.3")
def test_the_league_needs_an_item_and_something_to_do() -> None:
    """Exhausted items do not serve, and an item is not exhausted for nothing."""
    words = {"cards": "league_of_adventurous_mice", "warriors": "5"}
    s = exiles(phase="daylight", marquise={**words, "items": "bag:exhausted"})
    assert s.why("use league-of-adventurous-mice") == ("4.1.3", "nothing-ready")
    t = exiles(phase="daylight", marquise={"cards": words["cards"], "items": "bag", "workshop": "5"})
    assert t.why("use league-of-adventurous-mice") == ("4.1.3", "no-move-no-battle")


@law("4.1.3", "7.5.2")
def test_the_league_between_the_cards_of_the_decree() -> None:
    """Any time of Daylight."""
    s = exiles(
        turn="eyrie",
        phase="daylight",
        eyrie={
            "cards": "league_of_adventurous_mice",
            "items": "bag",
            "warriors": "3x4",
            "roost": "3",
            "leader": "commander",
            "decree": {"move": "bake_sale"},
        },
    )
    assert question(s)[1] == "eyrie-craft"
    s.play("eyrie: end", "obey bake-sale", "from 3", "to 6", "warriors 1")
    s.play("eyrie: use league-of-adventurous-mice", "from 3", "to 7", "warriors 1")
    assert (warriors(s, "eyrie", 6), warriors(s, "eyrie", 7)) == (1, 1)


# Charm Offensive, Informants


@law("4.1.3", "1.5")
def test_charm_offensive_draws_and_gives_a_point() -> None:
    """At the start of Evening, before the cards of Evening."""
    s = exiles(phase="daylight", marquise={"cards": "charm_offensive", "warriors": "1"})
    s.play("marquise: end")
    assert question(s) == ("marquise", "may-charm")
    s.play("marquise: use charm-offensive", "chance: draw anvil")
    assert s.offers() == ["choose eyrie", "choose alliance"]
    s.play("marquise: choose alliance", "chance: draw tunnels")
    assert (score(s, "alliance"), hand(s, "marquise")) == (1, ["anvil", "tunnels"])
    t = exiles(phase="daylight", marquise={"cards": "charm_offensive", "warriors": "1"})
    t.play("marquise: end", "marquise: pass", "chance: draw tunnels")
    assert (score(t, "alliance"), score(t, "eyrie"), hand(t, "marquise")) == (0, 0, ["tunnels"])


@law("4.1.3", "6.6", "7.6.2", "8.6.2")
@pytest.mark.parametrize("seat", ["marquise", "eyrie", "alliance"])
def test_informants_take_an_ambush_instead_of_drawing(seat: str) -> None:
    """From the discard pile, in place of all cards of that Evening."""
    own = {"marquise": "recruiter", "eyrie": "roost", "alliance": "base"}[seat]
    s = exiles(
        turn=seat, phase="evening", discard="ambush_fox ambush_bird anvil", **{seat: {"cards": "informants", own: "5"}}
    )
    assert question(s) == (seat, "may-inform")
    assert s.offers() == ["pass", "recover ambush-bird", "recover ambush-fox"]
    assert s.why("recover anvil") == ("4.1.3", "no-ambush")
    s.play(f"{seat}: recover ambush-fox")
    assert (hand(s, seat), s.see(None)["discard"]) == (["ambush_fox"], ["ambush_bird", "anvil"])
    assert s.see(None)["active"] != seat


@law("4.1.3", "6.6")
def test_informants_may_be_left() -> None:
    """Then the cards are drawn; without an ambush in the pile nobody is asked."""
    s = exiles(phase="evening", discard="ambush_fox", marquise={"cards": "informants"})
    s.play("marquise: pass", "chance: draw tunnels")
    assert hand(s, "marquise") == ["tunnels"]
    t = exiles(phase="evening", discard="anvil", marquise={"cards": "informants"})
    assert question(t) == ("chance", "chance-draw")


@law("4.1.3", "6.6")
def test_informants_are_not_for_a_charm_offensive() -> None:
    """That card is drawn; the cards of Evening are another matter."""
    s = exiles(
        phase="daylight", discard="ambush_fox", marquise={"cards": "informants charm_offensive", "warriors": "1"}
    )
    s.play("marquise: end", "marquise: use charm-offensive")
    assert question(s) == ("chance", "chance-draw")
    s.play("chance: draw anvil", "marquise: choose eyrie")
    assert question(s) == ("marquise", "may-inform")


@law("2.1.2", "4.1.3")
def test_charm_offensive_without_a_card_to_draw() -> None:
    """Nobody is asked."""
    gone = "charm_offensive"
    cards = [card["id"] for card in deck("exiles") for _ in range(card["count"])]
    cards.remove(gone)
    s = exiles(phase="daylight", marquise={"cards": gone, "warriors": "1"}, eyrie={"hand": " ".join(cards)})
    s.play("marquise: end")
    assert s.see(None)["active"] == "eyrie"


# the order of things


@law("3.3.1", "1.5", "4.1.3")
def test_what_comes_first_in_birdsong() -> None:
    """Dominance, then the coffins, then Saboteurs, then the cards for any time of Birdsong."""
    own: dict[str, Any] = {"cards": "coffin_makers saboteurs swap_meet", "warriors": "1 6"}
    enemy = {"cards": "tunnels", "hand": "anvil"}
    s = exiles(coffins={"eyrie": 5}, marquise=own, eyrie=enemy)
    assert (question(s)[1], score(s, "marquise")) == ("may-sabotage", 1)
    s.play("marquise: pass")
    assert question(s)[1] == "birdsong-cards"
    t = exiles(marquise={**own, "warriors": "1 6 8", "dominance": "dominance_fox", "score": 12}, eyrie=enemy)
    assert t.see(None)["winner"] == "marquise"


@law("4.3.2.2", "4.1.3")
def test_partisans_of_an_empty_hand() -> None:
    """There is nothing to give up, and the hit is dealt."""
    s = exiles(phase="daylight", marquise={"warriors": "6x4", "cards": "fox_partisans"}, eyrie={"warriors": "6x4"})
    fight(s, "eyrie", 6, "1 1")
    s.play("marquise: use fox-partisans")
    assert warriors(s, "eyrie", 6) == 2


@law("4.1.3", "2.5")
def test_propaganda_bureau_with_an_empty_supply() -> None:
    """The enemy's warrior goes all the same."""
    s = exiles(
        turn="alliance",
        phase="daylight",
        eyrie={"warriors": "8"},
        alliance={"cards": "propaganda_bureau", "hand": "anvil", "warriors": "5x10"},
    )
    s.play("alliance: use propaganda-bureau", "spend anvil")
    assert (warriors(s, "eyrie", 8), warriors(s, "alliance", 8)) == (0, 0)


@law("4.1.3", "7.5")
def test_nobody_is_asked_about_a_card_that_can_do_nothing() -> None:
    """The Eyrie go through Craft and Decree: with an empty hand and no items there is nothing to use."""
    s = exiles(
        turn="eyrie",
        phase="daylight",
        eyrie={
            "cards": "league_of_adventurous_mice propaganda_bureau",
            "leader": "commander",
            "warriors": "3x4",
            "roost": "3",
        },
        marquise={"warriors": "8"},
    )
    assert question(s) == ("eyrie", "move-to")
