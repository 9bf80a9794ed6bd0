"""Law 9.2.9: the Vagabond's relationships."""

from __future__ import annotations

from tests.law import law
from tests.law.root.wandering import Wood
from weald.games.root.factions.vagabond.board import vagabond_board
from weald.games.root.rules.battle import Battle
from weald.games.root.tables import BIRD, EYRIE, MARQUISE, VAGABOND

FOXES = "ambush_fox root_tea_fox anvil foxfolk_steel travel_gear_fox protection_racket"


def aid(w: Wood, seat: str, card: str) -> None:
    w.play(f"aid {seat}")
    exhausts = w.offers("exhaust ")
    if exhausts:
        w.play(exhausts[0])
    w.play(f"give {card}")


@law("9.2.9", "9.3.6")
def test_everybody_begins_indifferent() -> None:
    w = Wood()
    assert [w.relation(seat) for seat in ("marquise", "eyrie", "alliance")] == ["indifferent"] * 3


@law("9.1", "9.2.9.1", "9.2.9.1.1", "9.2.9.1.2")
def test_aids_of_one_turn_improve_a_relationship() -> None:
    """One, then two more, then three more; points 1, 2, 2; each aid counts once."""
    kit = {"ready": "boots boots boots torch tea sword sword"}
    w = Wood(at=1, kit=kit, warriors={"marquise": {1: 1}}, hands={"vagabond": FOXES + " armorers"})
    seen: list[tuple[str, int]] = []
    for card in (*FOXES.replace("_", "-").split(), "armorers"):
        aid(w, "marquise", card)
        seen.append((w.relation("marquise"), w.score()))
    assert seen == [
        ("amiable", 1),
        ("amiable", 1),
        ("friendly", 3),
        ("friendly", 3),
        ("friendly", 3),
        ("allied", 5),
        ("allied", 7),  # [9.2.9.2.1]
    ]
    assert w.score() == 7


@law("9.2.9.1.1")
def test_aids_of_different_turns_do_not_add_up() -> None:
    w = Wood(at=1, warriors={"marquise": {1: 1}}, hands={"vagabond": FOXES}, relations={"marquise": "amiable"})
    aid(w, "marquise", "ambush-fox")
    assert vagabond_board(w.board, VAGABOND).aids[MARQUISE] == 1
    w.board.stack[0].at = 0
    w.play("end")
    w.dice("draw sappers")
    assert vagabond_board(w.board, VAGABOND).aids[MARQUISE] == 0
    assert w.relation("marquise") == "amiable"


@law("9.2.9.2", "9.2.9.2.1")
def test_aiding_an_ally_scores_two() -> None:
    w = Wood(at=1, warriors={"marquise": {1: 1}}, hands={"vagabond": FOXES}, relations={"marquise": "allied"})
    aid(w, "marquise", "ambush-fox")
    aid(w, "marquise", "anvil")
    assert w.score() == 4
    assert w.relation("marquise") == "allied"


@law("9.2.9.2.2")
def test_allied_warriors_come_along_where_they_rule() -> None:
    """Any number of one ally's; they need rule at either end, though he does not."""
    w = Wood(
        at=1, warriors={"marquise": {1: 3}, "eyrie": {1: 1, 5: 4}}, relations={"marquise": "allied", "eyrie": "allied"}
    )
    w.play("to 5")
    assert w.offers() == ["pass", "choose marquise", "choose eyrie"]
    w.play("choose marquise", "warriors 2")
    assert (w.warriors("marquise", 1), w.warriors("marquise", 5)) == (1, 2)
    assert w.pawn == "clearing 5"


@law("9.2.9.2.2")
def test_allies_without_rule_stay_behind() -> None:
    w = Wood(at=1, warriors={"marquise": {1: 1}, "eyrie": {1: 2, 5: 4}}, relations={"marquise": "allied"})
    w.play("to 5")
    assert w.asked == "vagabond vagabond-daylight"
    assert w.warriors("marquise", 1) == 1
    w = Wood(at=1, warriors={"marquise": {1: 3}}, relations={"marquise": "friendly"})
    w.play("to 5")
    assert w.warriors("marquise", 1) == 3


@law("8.2.6", "9.2.9.2.2")
def test_the_pawn_outrages_nobody_but_allied_warriors_do() -> None:
    """He pays for the warriors he leads into sympathy; not for himself, nor for the Alliance's own."""
    sympathy = {"sympathy": {5: 1}}
    w = Wood(at=1, pieces=sympathy, hands={"vagabond": "ambush_rabbit"})
    w.play("to 5")
    assert w.asked == "vagabond vagabond-daylight"
    hands = {"vagabond": "ambush_rabbit"}
    w = Wood(at=1, pieces=sympathy, hands=hands, warriors={"marquise": {1: 1}}, relations={"marquise": "allied"})
    w.play("to 5", "choose marquise")
    assert w.asked == "vagabond pay-outrage"
    w = Wood(at=1, pieces=sympathy, hands=hands, warriors={"alliance": {1: 1}}, relations={"alliance": "allied"})
    w.play("to 5", "choose alliance")
    assert w.asked == "vagabond vagabond-daylight"


@law("9.2.9.2.3", "9.5.2")
def test_allied_warriors_fight_as_his_own() -> None:
    """The limit of rolled hits is one sword and two warriors; never against that ally, nor another."""
    warriors = {"eyrie": {1: 2}, "marquise": {1: 5}}
    w = Wood(at=1, warriors=warriors, relations={"eyrie": "allied"})
    w.play("battle marquise in 1", "choose eyrie")
    w.dice("roll 3 0")
    assert w.warriors("marquise", 1) == 2
    w = Wood(at=1, warriors=warriors, relations={"eyrie": "allied"})
    w.play("battle eyrie in 1")
    assert w.asked == "chance chance-roll"
    w = Wood(at=1, warriors=warriors, relations={"eyrie": "allied", "marquise": "allied"})
    w.play("battle marquise in 1")
    assert w.asked == "chance chance-roll"


@law("9.2.9.2.3")
def test_without_calling_them_allies_stand_aside() -> None:
    w = Wood(at=1, warriors={"eyrie": {1: 2}, "marquise": {1: 5}}, relations={"eyrie": "allied"})
    w.play("battle marquise in 1", "pass")
    w.dice("roll 3 0")
    assert w.warriors("marquise", 1) == 4


@law("9.2.9.2.4")
def test_an_ally_who_bleeds_more_than_his_items_turns_hostile() -> None:
    """Two warriors against no item: hostile when the battle is over. One against one is fair."""
    warriors = {"eyrie": {1: 2}, "marquise": {1: 5}}
    w = Wood(at=1, warriors=warriors, relations={"eyrie": "allied"})
    w.play("battle marquise in 1", "choose eyrie")
    w.dice("roll 2 2")
    w.play("sacrifice eyrie")
    assert w.relation("eyrie") == "allied"
    w.play("sacrifice eyrie")
    assert w.relation("eyrie") == "hostile"
    assert w.warriors("eyrie", 1) == 0
    w = Wood(at=1, warriors=warriors, relations={"eyrie": "allied"})
    w.play("battle marquise in 1", "choose eyrie")
    w.dice("roll 2 2")
    w.play("sacrifice eyrie", "damage ready tea")
    assert w.relation("eyrie") == "allied"


@law("9.2.9.2.4")
def test_betrayal_counts_the_ambush_too() -> None:
    """Two warriors lost to the ambush and one item to the dice: more warriors than items."""
    w = Wood(
        at=1,
        warriors={"eyrie": {1: 3}, "marquise": {1: 5}},
        relations={"eyrie": "allied"},
        hands={"marquise": "ambush_fox"},
    )
    w.play("battle marquise in 1", "choose eyrie", "ambush ambush-fox", "sacrifice eyrie", "sacrifice eyrie")
    w.dice("roll 1 1")
    assert w.relation("eyrie") == "allied"
    w.play("damage ready tea")
    assert w.relation("eyrie") == "hostile"


@law("9.2.9.3", "9.5.2")
def test_removing_a_warrior_makes_hostile_at_once() -> None:
    """As attacker and as defender; without a removed warrior nothing changes."""
    w = Wood(at=1, warriors={"marquise": {1: 2}}, relations={"marquise": "friendly"})
    w.play("battle marquise in 1")
    w.dice("roll 1 0")
    assert w.relation("marquise") == "hostile"
    w = Wood(at=1, turn="eyrie", warriors={"eyrie": {1: 3}}, frame=Battle(EYRIE, BIRD, False))
    w.play("battle vagabond in 1")
    w.dice("roll 1 1")
    assert w.relation("eyrie") == "hostile"
    assert w.score() == 0
    w = Wood(at=1, warriors={"marquise": {1: 2}})
    w.play("battle marquise in 1")
    w.dice("roll 0 0")
    assert w.relation("marquise") == "indifferent"


@law("9.2.9.3")
def test_buildings_alone_make_nobody_hostile() -> None:
    """A lone sawmill falls to a defenseless battle: one point, and no hard feelings."""
    w = Wood(at=1, pieces={"sawmill": {1: 1}})
    w.play("battle marquise in 1")
    w.dice("roll 0 0")
    assert w.pieces("sawmill", 1) == 0
    assert w.relation("marquise") == "indifferent"
    assert w.score() == 1


@law("9.1", "9.2.9.3.1")
def test_infamy_for_every_piece_but_the_first_warrior() -> None:
    """Three hits on a friendly warrior, another and a sawmill: 0 + 1 + (1 + 1)."""
    kit = {"ready": "sword sword sword boots"}
    w = Wood("arbiter", at=1, kit=kit, warriors={"marquise": {1: 2}}, pieces={"sawmill": {1: 1}})
    w.play("battle marquise in 1", "marquise: pass")
    w.dice("roll 3 0")
    assert w.score() == 3
    w = Wood("arbiter", at=1, kit=kit, warriors={"marquise": {1: 2}}, relations={"marquise": "hostile"})
    w.play("battle marquise in 1", "marquise: pass")
    w.dice("roll 3 0")
    assert w.score() == 2


@law("9.2.9.3.1")
def test_infamy_is_for_his_own_turn() -> None:
    """A hostile attacker's warriors give nothing."""
    relations = {"eyrie": "hostile"}
    w = Wood(at=1, turn="eyrie", warriors={"eyrie": {1: 3}}, relations=relations, frame=Battle(EYRIE, BIRD, False))
    w.play("battle vagabond in 1")
    w.dice("roll 1 1")
    assert w.warriors("eyrie", 1) == 2
    assert w.score() == 0


@law("9.2.9.3.2", "9.5.1")
def test_extra_boots_for_each_hostile_faction() -> None:
    """One hostile faction in the clearing: two boots; two of them: three; buildings alone cost nothing extra."""
    hostile = {"marquise": "hostile", "eyrie": "hostile"}
    both = {"marquise": {5: 1}, "eyrie": {5: 1}}
    w = Wood("scoundrel", at=1, warriors=both, relations=hostile)
    assert w.refused("to 5") == "9.2.9.3.2"
    w = Wood("scoundrel", at=1, warriors={"eyrie": {5: 2}}, relations=hostile)
    w.play("to 5")
    assert w.kit("exhausted") == "boots boots"
    w = Wood("scoundrel", at=1, kit={"ready": "boots boots boots"}, warriors=both, relations=hostile)
    w.play("to 5")
    assert w.kit("exhausted") == "boots boots boots"
    w = Wood("scoundrel", at=1, pieces={"sawmill": {5: 1}}, relations=hostile)
    w.play("to 5")
    assert w.kit("exhausted") == "boots"


@law("9.2.9.3.3")
def test_aiding_the_hostile_brings_items_only() -> None:
    w = Wood(
        at=1,
        warriors={"marquise": {1: 1}},
        hands={"vagabond": FOXES},
        relations={"marquise": "hostile"},
        crafted={"marquise": "bag"},
    )
    aid(w, "marquise", "anvil")
    assert w.relation("marquise") == "hostile"
    assert "bag" in w.kit()
    assert w.score() == 0


@law("9.2.9.3.4")
def test_a_hostile_partner_becomes_indifferent() -> None:
    w = Wood(
        hands={"vagabond": "dominance_fox"},
        scores={"vagabond": 12, "marquise": 3, "eyrie": 5, "alliance": 5},
        relations={"marquise": "hostile"},
    )
    w.play("activate dominance-fox", "choose marquise")
    assert w.relation("marquise") == "indifferent"


@law("9.2.9.2.2", "9.4.2")
def test_allies_may_slip_along_but_not_into_a_forest() -> None:
    """Between clearings they come; a forest is for him alone."""
    w = Wood(at=1, phase="birdsong", warriors={"marquise": {1: 1}}, relations={"marquise": "allied"})
    w.play("to 5", "choose marquise")
    assert w.warriors("marquise", 5) == 1
    w = Wood(at=1, phase="birdsong", warriors={"marquise": {1: 1}}, relations={"marquise": "allied"})
    w.play("forest 1")
    assert w.asked == "vagabond vagabond-daylight"
    assert w.warriors("marquise", 1) == 1


@law("9.2.7", "9.2.9.2.4")
def test_without_items_left_the_ally_need_not_bleed() -> None:
    """Two hits on one sword: it breaks, and the second hit is ignored."""
    w = Wood(
        at=1,
        kit={"ready": "sword"},
        warriors={"eyrie": {1: 2}, "marquise": {1: 5}},
        relations={"eyrie": "allied"},
    )
    w.play("battle marquise in 1", "choose eyrie")
    w.dice("roll 2 2")
    w.play("damage exhausted sword")
    assert w.asked == "vagabond vagabond-daylight"
    assert w.warriors("eyrie", 1) == 2
    assert w.relation("eyrie") == "allied"


@law("6.2.3", "9.2.9.2.4")
def test_field_hospitals_heal_allies_who_bled_for_him() -> None:
    """They are Marquise warriors removed from a clearing; healed ones still count as lost for him."""
    w = Wood(
        at=1,
        warriors={"marquise": {1: 2}, "eyrie": {1: 5}},
        pieces={"keep": {1: 1}},
        relations={"marquise": "allied"},
        hands={"marquise": "anvil"},
    )
    w.play("battle eyrie in 1", "choose marquise")
    w.dice("roll 1 1")
    w.play("sacrifice marquise", "marquise: heal anvil")
    assert w.warriors("marquise", 1) == 2
    assert w.relation("marquise") == "hostile"


@law("4.3", "9.2.8")
def test_a_coalition_does_not_forbid_battle() -> None:
    """The partner may still be attacked."""
    w = Wood(at=1, warriors={"marquise": {1: 1}}, coalition="marquise")
    w.play("battle marquise in 1")
    assert w.asked == "chance chance-roll"
