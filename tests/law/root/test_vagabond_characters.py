"""Appendix C: the Vagabond's characters."""

from __future__ import annotations

import pytest

from tests.kit import unasked
from tests.law import law
from tests.law.root.wandering import Wood
from weald.games.root.factions.alliance.board import alliance_board
from weald.games.root.factions.alliance.turn import Birdsong
from weald.games.root.rules.battle import Battle
from weald.games.root.rules.moving import Move
from weald.games.root.tables import BIRD, EYRIE, MARQUISE


@law("C.1.1", "C.2.1", "C.3.1", "C.4.1", "C.5.1", "C.6.1")
@pytest.mark.parametrize(
    ("character", "items"),
    [
        ("thief", "boots sword tea torch"),
        ("tinker", "bag boots hammer torch"),
        ("ranger", "boots crossbow sword torch"),
        ("vagrant", "boots coins torch"),
        ("arbiter", "boots sword sword torch"),
        ("scoundrel", "boots boots crossbow torch"),
    ],
)
def test_starting_items(character: str, items: str) -> None:
    assert Wood(character).kit() == items


@law("C.1.2", "9.5.9")
def test_the_thief_takes_a_random_card() -> None:
    """From somebody in his clearing who has cards; nobody is paid for it."""
    w = Wood(
        "thief",
        at=1,
        warriors={"marquise": {1: 1}},
        pieces={"roost": {1: 1}},
        hands={"marquise": "anvil sappers", "alliance": "armorers"},
    )
    w.play("special")
    assert unasked(w.table) == ["choose marquise"]
    assert w.offers() == ["steal anvil", "steal sappers"]
    w.dice("steal anvil")
    assert w.hand("vagabond") == ["anvil"]
    assert w.hand("marquise") == ["sappers"]
    assert w.kit("exhausted") == "torch"
    assert w.score("marquise") == 0
    assert Wood("thief", at=1, hands={"marquise": "anvil"}).refused("special") == "C.1.2"


@law("C.2.2")
def test_the_tinker_takes_a_matching_card_of_the_discard_pile() -> None:
    w = Wood("tinker", at=1, discard="anvil sappers ambush_mouse")
    w.play("special")
    assert sorted(w.offers()) == ["take anvil", "take sappers"]
    assert w.refused("take ambush-mouse") == "C.2.2"
    w.play("take sappers")
    assert w.hand("vagabond") == ["sappers"]
    assert Wood("tinker", at=1, discard="ambush_mouse").refused("special") == "C.2.2"
    assert Wood("tinker", forest=1, discard="anvil").refused("special") == "9.5.9"


@law("C.3.2")
def test_the_ranger_repairs_three_and_ends_daylight() -> None:
    kit = {"ready": "torch", "damaged": "boots sword", "damaged-exhausted": "crossbow tea"}
    w = Wood("ranger", at=1, kit=kit)
    w.play("special", "repair damaged boots", "repair damaged-exhausted tea", "repair damaged sword")
    assert w.kit() == "boots sword"
    assert w.kit("exhausted") == "tea torch"
    assert w.kit("damaged-exhausted") == "crossbow"
    assert w.asked == "chance chance-draw"  # Evening


@law("C.3.2")
def test_the_ranger_hides_in_a_forest_too_and_with_little_to_repair() -> None:
    w = Wood("ranger", forest=1, kit={"ready": "torch", "damaged": "boots"})
    w.play("special")
    assert w.kit() == "boots"
    assert w.asked == "chance chance-draw"


@law("C.4.2")
def test_the_vagrant_sets_others_against_each_other() -> None:
    """The attacker must have warriors; what both lose he has removed: points, infamy and enmity are his."""
    w = Wood(
        "vagrant",
        at=1,
        warriors={"marquise": {1: 2}, "eyrie": {1: 1}},
        pieces={"roost": {1: 1}, "sympathy": {1: 1}},
        relations={"marquise": "hostile"},
    )
    w.play("special")
    assert "set alliance against eyrie" not in w.offers()
    assert w.refused("set alliance against eyrie") == "4.3"
    assert "set vagabond against eyrie" in w.offers()
    assert "set eyrie against vagabond" in w.offers()
    w.play("set marquise against eyrie")
    w.dice("roll 2 1")
    assert w.warriors("marquise", 1) == 1
    assert w.warriors("eyrie", 1) == 0
    assert w.pieces("roost", 1) == 0
    assert (w.score("marquise"), w.score("eyrie")) == (0, 0)
    assert w.relation("eyrie") == "hostile"
    # the cat is hostile already: 1; the Eyrie's warrior makes them hostile: 0; their roost: 1, and 1 of infamy
    assert w.score() == 3


@law("C.4.2")
def test_the_vagrant_chooses_which_buildings_fall_and_pays_for_sympathy() -> None:
    w = Wood(
        "vagrant",
        at=12,
        warriors={"marquise": {12: 1}},
        pieces={"sympathy": {12: 1}, "base": {12: 1}},
        hands={"vagabond": "anvil"},
    )
    w.play("special", "set marquise against alliance")
    w.dice("roll 0 0")
    assert w.asked == "vagabond lose-piece"
    w.play("lose sympathy")
    assert w.asked == "vagabond pay-outrage"
    assert w.score() == 1


@law("C.4.2", "9.2.4")
def test_the_vagrant_may_fight_himself() -> None:
    """He needs no sword for it, but without one he rolls no hits."""
    w = Wood("vagrant", at=1, pieces={"sawmill": {1: 1}})
    w.play("special", "set vagabond against marquise")
    w.dice("roll 3 3")
    assert w.pieces("sawmill", 1) == 0  # defenseless: one extra hit
    assert w.score() == 1
    assert Wood("vagrant", at=1).refused("special") == "C.4.2"


@law("C.5.2")
def test_the_defender_may_enlist_the_arbiter() -> None:
    """One point for him; his undamaged swords raise the defender's limit; nothing is exhausted."""
    w = Wood(
        "arbiter",
        at=1,
        turn="eyrie",
        warriors={"eyrie": {1: 5}, "marquise": {1: 1}},
        frame=Battle(EYRIE, BIRD, False),
        kit={"ready": "sword", "exhausted": "sword", "damaged": "sword"},
    )
    w.play("battle marquise in 1")
    assert w.asked == "marquise may-enlist"
    w.play("choose vagabond")
    w.dice("roll 3 3")
    assert w.warriors("eyrie", 1) == 2
    assert w.score() == 1
    assert w.kit() == "sword"


@law("C.5.2")
def test_the_arbiter_declined_absent_or_attacked_helps_nobody() -> None:
    """Without him one warrior deals one hit; elsewhere he is not asked for; he cannot enlist himself."""
    warriors = {"eyrie": {1: 5}, "marquise": {1: 1}}
    w = Wood("arbiter", at=1, turn="eyrie", warriors=warriors, frame=Battle(EYRIE, BIRD, False))
    w.play("battle marquise in 1", "marquise: pass")
    w.dice("roll 3 3")
    assert w.warriors("eyrie", 1) == 4
    assert w.score() == 0
    w = Wood("arbiter", at=5, turn="eyrie", warriors=warriors, frame=Battle(EYRIE, BIRD, False))
    w.play("battle marquise in 1")
    assert w.asked == "chance chance-roll"
    w = Wood("arbiter", at=1, turn="eyrie", warriors=warriors, frame=Battle(EYRIE, BIRD, False))
    w.play("battle vagabond in 1")
    assert w.asked == "chance chance-roll"
    w = Wood("thief", at=1, turn="eyrie", warriors=warriors, frame=Battle(EYRIE, BIRD, False))
    w.play("battle marquise in 1")
    assert w.asked == "chance chance-roll"
    assert Wood("arbiter", at=1).refused("special") == "C.5.2"


@law("C.5.2")
def test_the_arbiter_may_be_enlisted_against_himself() -> None:
    """Only enlisting himself is forbidden: a defender he attacks may turn his swords on him."""
    w = Wood("arbiter", at=1, warriors={"marquise": {1: 1}})
    w.play("battle marquise in 1", "choose vagabond")
    w.dice("roll 2 2")
    assert w.score() == 1
    assert w.asked == "vagabond take-hit"
    w.play("damage ready boots", "damage ready torch")
    assert w.asked == "vagabond vagabond-daylight"


@law("C.6.2")
def test_the_scoundrel_burns_a_clearing() -> None:
    """All enemy pieces go, with points and enmity; the torch stays there; he stays, but never returns."""
    w = Wood(
        "scoundrel",
        at=1,
        warriors={"marquise": {1: 2}},
        pieces={"sawmill": {1: 1}, "sympathy": {1: 1}},
        hands={"vagabond": "anvil"},
    )
    w.play("special", "give anvil")
    assert w.warriors("marquise", 1) == 0
    assert w.pieces("sawmill", 1) == w.pieces("sympathy", 1) == 0
    assert w.score() == 2
    assert w.relation("marquise") == "hostile"
    assert w.relation("alliance") == "indifferent"
    assert "torch" not in w.kit() + w.kit("exhausted")
    assert w.pawn == "clearing 1"
    w.play("to 5")
    assert w.refused("to 1") == "C.6.2"


@law("C.6.2")
def test_nothing_enters_a_burnt_clearing() -> None:
    """No warriors by a move, no sympathy, not even the Vagabond slipping."""
    w = Wood("scoundrel", at=1, kit={"ready": "boots torch"}, warriors={"marquise": {9: 2}, "eyrie": {5: 2}})
    w.play("special")
    w.board.stack.append(Move(MARQUISE, BIRD, False))
    w.play("from 9")
    assert w.offers() == ["to 4", "to 12"]
    assert w.refused("to 1") == "C.6.2"
    w.play("to 4", "warriors 1")
    assert not w.board.may_place(EYRIE, 0)
    assert not w.board.may_place(MARQUISE, 0)
    w.board.stack.append(Birdsong(at=1))
    w.game.secrets[2].aside = [w.game.deck.pop()]
    w.board.deck -= 1
    alliance_board(w.board).supporters = 1
    assert w.refused("sympathy 1") == "C.6.2"
    w = Wood("scoundrel", at=5, phase="birdsong", kit={"ready": "boots"}, scorched=1)
    assert w.refused("to 1") == "C.6.2"
