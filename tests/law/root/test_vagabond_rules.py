"""Law 9.2: the Vagabond's own rules, save his relationships."""

from __future__ import annotations

import pytest

from tests.kit import unasked
from tests.law import law
from tests.law.root.wandering import RULESET, Wood
from weald.engine.errors import BadValue
from weald.games.root.factions.alliance.turn import Revolt
from weald.games.root.factions.vagabond.board import vagabond_board
from weald.games.root.rules.battle import Battle
from weald.games.root.rules.scoring import score
from weald.games.root.tables import BAG, BIRD, EYRIE, MARQUISE, VAGABOND, card


@law("9.2.1", "9.5.8")
def test_hammers_are_of_the_suit_of_his_clearing() -> None:
    """In a fox clearing hammers pay fox costs, not mouse ones; the crafted item is his at once, with its points."""
    w = Wood("tinker", at=1, kit={"ready": "hammer"}, hands={"vagabond": "crossbow_mouse mouse_in_a_sack"})
    assert w.refused("craft mouse-in-a-sack") == "4.1.1"
    w.play("craft crossbow-mouse")
    assert w.kit() == "crossbow"
    assert w.kit("exhausted") == "hammer"
    assert w.score() == 1
    assert w.board.crafted == [0] * len(w.board.crafted)


@law("9.5.8")
def test_each_suit_of_a_cost_takes_a_hammer() -> None:
    """Two foxes are two hammers; mixed costs are out of reach; in a forest there is no suit at all."""
    hand = {"vagabond": "foxfolk_steel tax_collector"}
    w = Wood("tinker", at=1, kit={"ready": "hammer"}, hands=hand)
    assert w.refused("craft foxfolk-steel") == "4.1.1"
    w = Wood("tinker", at=1, kit={"ready": "hammer hammer hammer"}, hands=hand)
    assert w.refused("craft tax-collector") == "4.1.1"
    w.play("craft foxfolk-steel")
    assert w.kit("exhausted") == "hammer hammer"
    w = Wood("tinker", forest=1, kit={"ready": "hammer hammer"}, hands=hand)
    assert w.refused("craft foxfolk-steel") == "4.1.1"


@law("9.5.8")
def test_persistent_cards_and_favors_are_crafted_too() -> None:
    """A favor by three hammers clears every other fox clearing and makes those it hits hostile, without infamy."""
    kit = {"ready": "hammer hammer hammer"}
    there = {"marquise": {8: 2}, "eyrie": {9: 1}}
    w = Wood("tinker", at=1, kit=kit, hands={"vagabond": "favor_of_the_foxes armorers"}, warriors=there)
    w.play("craft favor-of-the-foxes")
    assert (w.warriors("marquise", 8), w.warriors("eyrie", 9)) == (0, 1)
    assert (w.relation("marquise"), w.relation("eyrie")) == ("hostile", "indifferent")
    assert w.score() == 0
    w = Wood("tinker", at=1, kit=kit, hands={"vagabond": "favor_of_the_foxes armorers"})
    w.play("craft armorers")
    assert w.board.has(VAGABOND, card("armorers"))


@law("9.2.2")
def test_the_pawn_does_not_rule_nor_hinder_rule() -> None:
    """One warrior beside the pawn rules; the pawn alone rules nothing, and nobody can remove it."""
    w = Wood(at=1, warriors={"marquise": {1: 1}})
    assert w.board.ruler(0) == MARQUISE
    assert w.board.ruler(1) != VAGABOND
    w = Wood(at=1, turn="eyrie", warriors={"eyrie": {1: 3}}, frame=Battle(EYRIE, BIRD, False), kit={"damaged": "boots"})
    w.play("eyrie: battle vagabond in 1")
    w.dice("roll 3 0")
    assert w.pawn == "clearing 1"


@law("9.2.2.1")
def test_total_removal_damages_three_items() -> None:
    """A revolt in his clearing: he stays and damages three items of his choice."""
    pieces = {"sympathy": {1: 1}}
    w = Wood(
        at=1, turn="alliance", pieces=pieces, frame=Revolt(0, 0), kit={"ready": "boots torch tea", "exhausted": "sword"}
    )
    assert w.asked == "vagabond choose-damaged"
    w.play("damage ready boots", "damage exhausted sword", "damage ready torch")
    assert w.kit() == "tea"
    assert w.kit("damaged") == "boots torch"
    assert w.kit("damaged-exhausted") == "sword"
    assert w.pawn == "clearing 1"


@law("9.2.2.1")
def test_total_removal_elsewhere_spares_him() -> None:
    """Next door nothing happens to him; with fewer than three items all are damaged unasked."""
    w = Wood(at=2, turn="alliance", pieces={"sympathy": {1: 1}}, frame=Revolt(0, 0))
    assert w.kit("damaged") == ""
    w = Wood(at=1, turn="alliance", pieces={"sympathy": {1: 1}}, frame=Revolt(0, 0), kit={"ready": "boots tea"})
    assert w.kit("damaged") == "boots tea"


@law("9.2.3", "9.5.1")
def test_he_moves_whoever_rules() -> None:
    """Between two clearings that others rule."""
    w = Wood(at=1, warriors={"marquise": {1: 3}, "eyrie": {5: 3}})
    w.play("to 5")
    assert w.pawn == "clearing 5"


@law("9.2.4")
@pytest.mark.parametrize(
    ("kit", "lost"),
    [
        ({"ready": "boots torch tea", "damaged": "sword"}, 1),
        ({"ready": "boots torch tea", "exhausted": "sword"}, 0),
    ],
)
def test_without_an_undamaged_sword_he_is_defenseless(kit: dict[str, str], lost: int) -> None:
    """One extra hit, unless a sword is whole, exhausted or not."""
    w = Wood(at=1, turn="eyrie", warriors={"eyrie": {1: 1}}, frame=Battle(EYRIE, BIRD, False), kit=kit)
    w.play("battle vagabond in 1")
    w.dice("roll 0 0")
    if lost:
        w.play("damage ready tea")
    assert w.kit("damaged").count("tea") == lost
    assert w.asked != "vagabond take-hit"


@law("9.2.5", "9.5")
def test_items_are_exhausted_when_used() -> None:
    """Boots that moved him are face down and move him no more; damaged ones never do."""
    w = Wood(at=1, kit={"ready": "boots", "damaged": "boots"})
    w.play("to 5")
    assert w.kit("exhausted") == "boots"
    assert w.refused("to 1") == "9.5.1"


@law("9.2.5.1", "9.2.5.3")
def test_tracks_hold_three_and_items_shift_freely() -> None:
    """A fourth bag still comes, as one of the three makes room on the track; but only three count as on it."""
    w = Wood("tinker", at=6, kit={"ready": "bag bag bag torch"})
    w.play("explore")
    w.dice("find bag")
    assert w.kit() == "bag bag bag bag"
    assert vagabond_board(w.board, VAGABOND).on_track(BAG) == 3


@law("9.2.5.2")
def test_other_items_go_to_the_satchel_face_up() -> None:
    """A found sword is ready at once, and counts against the limit of the satchel."""
    w = Wood(at=12)
    w.play("explore")
    w.dice("find sword")
    assert w.kit() == "boots sword sword tea"


@law("9.2.6")
@pytest.mark.parametrize(("swords", "fallen"), [("sword", 1), ("sword sword", 2), ("sword sword sword", 3)])
def test_swords_limit_his_rolled_hits(swords: str, fallen: int) -> None:
    """A roll of three removes as many warriors as he has undamaged swords, the exhausted ones counted."""
    w = Wood("arbiter", at=1, kit={"ready": swords}, warriors={"marquise": {1: 5}})
    w.play("battle marquise in 1", "marquise: pass")
    w.dice("roll 3 0")
    assert w.warriors("marquise", 1) == 5 - fallen


@law("9.2.6")
def test_swords_limit_his_hits_as_defender() -> None:
    """Damaged swords do not count."""
    kit = {"ready": "sword boots", "damaged": "sword"}
    w = Wood("thief", at=1, kit=kit, turn="eyrie", warriors={"eyrie": {1: 5}}, frame=Battle(EYRIE, BIRD, False))
    w.play("battle vagabond in 1")
    w.dice("roll 2 2")
    assert w.warriors("eyrie", 1) == 4


@law("9.2.7")
def test_each_hit_damages_an_item_of_his_choice() -> None:
    """Exhausted items too, keeping their face; the sword of this battle as well."""
    w = Wood(at=1, warriors={"marquise": {1: 5}})
    w.play("battle marquise in 1")
    w.dice("roll 2 2")
    assert w.asked == "vagabond take-hit"
    w.play("damage exhausted sword", "damage ready tea")
    assert w.kit("damaged-exhausted") == "sword"
    assert w.kit("damaged") == "tea"
    assert w.kit() == "boots torch"
    assert w.asked == "vagabond vagabond-daylight"


@law("9.2.7")
def test_with_nothing_left_to_damage_hits_are_ignored() -> None:
    """Three hits on one undamaged item: it is damaged, and that is all."""
    kit = {"ready": "boots", "damaged": "sword"}
    w = Wood(at=1, kit=kit, turn="eyrie", warriors={"eyrie": {1: 5}}, frame=Battle(EYRIE, BIRD, False))
    w.play("battle vagabond in 1")
    w.dice("roll 3 0")
    assert w.kit("damaged") == "boots sword"
    assert w.kit() == ""


@law("4.3.1")
def test_an_ambush_does_not_end_his_battle() -> None:
    """Two hits damage his items, and as the pawn is still there, dice are rolled."""
    w = Wood(
        at=1,
        kit={"ready": "sword", "exhausted": "boots"},
        warriors={"marquise": {1: 2}},
        hands={"marquise": "ambush_fox"},
    )
    w.play("battle marquise in 1", "ambush ambush-fox")
    assert w.kit("damaged-exhausted") == "boots sword"
    assert w.asked == "chance chance-roll"
    w.dice("roll 3 3")
    assert w.warriors("marquise", 1) == 2  # without a sword he rolls no hits


SCORES = {"vagabond": 12, "marquise": 9, "eyrie": 5, "alliance": 5}


@law("9.2.8")
def test_a_dominance_card_forms_a_coalition_with_the_last() -> None:
    """The fewest points, his choice among equals; he scores no more, and wins with the partner."""
    w = Wood(at=5, hands={"vagabond": "dominance_fox"}, scores=SCORES)
    w.play("activate dominance-fox")
    assert w.offers() == ["choose eyrie", "choose alliance"]
    assert w.refused("choose marquise") == "9.2.8"
    w.play("choose eyrie")
    score(w.game, VAGABOND, 3, "3.1")
    assert w.score() == 12
    score(w.game, EYRIE, 25, "3.1")
    outcome = w.game.outcome()
    assert outcome is not None
    assert outcome.winners == [EYRIE, VAGABOND]
    assert outcome.sides == [[EYRIE, VAGABOND]]


@law("9.2.8")
def test_no_coalition_with_dominance_nor_among_three() -> None:
    """Whoever has activated dominance is passed over; with three players there is no coalition; ten points it takes."""
    w = Wood(hands={"vagabond": "dominance_fox"}, scores=SCORES, dominance={"eyrie": "dominance_bird"})
    w.play("activate dominance-fox")
    assert unasked(w.table) == ["choose alliance"]
    w = Wood(seats="marquise eyrie vagabond", hands={"vagabond": "dominance_fox"}, scores={"vagabond": 12})
    assert w.refused("activate dominance-fox") == "9.2.8"
    w = Wood(hands={"vagabond": "dominance_fox"}, scores={"vagabond": 9})
    assert w.refused("activate dominance-fox") == "3.3.1"


@law("2.7", "9.2.8")
def test_the_partner_is_no_enemy() -> None:
    """The partner's revolt spares him; anybody else's would not."""
    w = Wood(at=1, turn="alliance", pieces={"sympathy": {1: 1}}, coalition="alliance", frame=Revolt(0, 0))
    assert w.kit("damaged") == ""
    w = Wood(at=1, turn="alliance", pieces={"sympathy": {1: 1}}, coalition="eyrie", frame=Revolt(0, 0))
    assert w.asked == "vagabond choose-damaged"


@law("9.7")
def test_a_second_vagabond_is_refused_clearly() -> None:
    """He is not played here yet, and the options say so."""
    with pytest.raises(BadValue):
        RULESET.check_options({"vagabond": "two"})
