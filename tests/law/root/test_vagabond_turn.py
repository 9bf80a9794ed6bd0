"""Laws 9.3 to 9.6: the Vagabond's set-up and his turn."""

from __future__ import annotations

import pytest

from tests.law import law
from tests.law.root.wandering import RULESET, Wood
from weald.engine.table import Table
from weald.games.root.factions.vagabond.board import vagabond_board
from weald.games.root.factions.vagabond.tables import CHARACTER_NAMES
from weald.games.root.state.board import Board
from weald.games.root.tables import ITEM_NAMES, MARQUISE, RUIN, VAGABOND

FOXES = "ambush_fox root_tea_fox anvil"


def begun(**options: int | str) -> Table:
    """A game of the Marquise and the Vagabond up to the Vagabond's own set-up."""
    table = Table(RULESET, {"eyrie": "no", "alliance": "no", **options}, "begun")
    while table.actor != "vagabond":
        table.take(table.legal()[0])
    return table


def board(table: Table) -> Board:
    found: Board = table.game.board
    return found


@law("9.3.1", "9.3.2", "9.3.3", "9.3.4", "9.3.5", "9.3.6")
def test_set_up() -> None:
    """A character, a forest, three quests, an item under each ruin, the items of the character, no enemies yet."""
    table = begun()
    assert table.offers() == [f"character {name}" for name in CHARACTER_NAMES]
    table.play("character tinker")
    assert len(table.offers()) == 7
    table.play("forest 3")
    b = board(table)
    wanderer = vagabond_board(b, VAGABOND)
    assert b.pawns[VAGABOND] == 12 + 2
    assert len(b.quests) == 3
    assert [ITEM_NAMES[item] for item in b.buried] == ["bag", "boots", "hammer", "sword"]
    assert b.on_map(RUIN) == 4
    assert sum(wanderer.kit) == 4
    assert wanderer.relations == [0] * len(wanderer.relations)
    assert not table.game.faults()


@law("9.3.1")
def test_the_character_may_be_agreed_on_or_drawn() -> None:
    table = begun(character="ranger")
    assert table.question is not None
    assert table.question.ask == "place-pawn"
    assert vagabond_board(board(table), VAGABOND).character == 2
    assert vagabond_board(board(begun(character="random")), VAGABOND).character in range(6)


@law("9.4", "9.4.1")
def test_refresh_three_and_two_for_each_tea() -> None:
    """With one tea face up five items; he is asked while there are more; a tea turned up now does not count."""
    kit = {"exhausted": "boots boots sword sword torch crossbow", "ready": "tea"}
    w = Wood(at=1, phase="birdsong", kit=kit)
    assert w.asked == "vagabond choose-refreshed"
    w.play(*["refresh exhausted boots", "refresh exhausted sword"] * 2)
    assert w.asked == "vagabond choose-refreshed"
    w.play("refresh exhausted torch")
    assert w.asked == "vagabond travel-where"
    assert w.kit("exhausted") == "crossbow"
    w = Wood(at=1, phase="birdsong", kit={"exhausted": "tea tea boots sword"})
    w.play("refresh exhausted tea", "refresh exhausted tea", "refresh exhausted boots")
    assert w.kit("exhausted") == "sword"


@law("9.4.1")
def test_refreshing_what_can_be_refreshed_asks_nobody() -> None:
    """Three or fewer exhausted items simply turn; damaged tea brings nothing; a damaged item may be turned too."""
    w = Wood(at=1, phase="birdsong", kit={"exhausted": "boots sword torch"})
    assert w.asked == "vagabond travel-where"
    assert w.kit() == "boots sword torch"
    w = Wood(at=1, phase="birdsong", kit={"exhausted": "boots boots boots torch", "damaged": "tea"})
    w.play("refresh exhausted boots", "refresh exhausted boots", "refresh exhausted torch")
    assert w.kit("exhausted") == "boots"
    w = Wood(at=1, phase="birdsong", kit={"damaged-exhausted": "sword"})
    assert w.kit("damaged") == "sword"


@law("9.4.2", "2.4.1")
def test_slip_reaches_clearings_and_forests_without_boots() -> None:
    """From a clearing to its neighbours and the forests around it, hostile warriors or not; or nowhere."""
    w = Wood(
        at=1, phase="birdsong", kit={"ready": "torch"}, warriors={"marquise": {5: 3}}, relations={"marquise": "hostile"}
    )
    assert w.offers() == ["pass", "to 5", "to 9", "to 10", "forest 1", "forest 2"]
    assert w.refused("forest 4") == "2.4.1"
    assert w.refused("to 2") == "4.2"
    w.play("to 5")
    assert w.pawn == "clearing 5"
    assert w.asked == "vagabond vagabond-daylight"


@law("9.4.2", "2.4.1")
def test_slip_from_forest_to_forest() -> None:
    """Across one path."""
    w = Wood(forest=1, phase="birdsong")
    assert w.offers() == ["pass", "to 1", "to 2", "to 5", "to 10", "forest 2", "forest 3"]
    w.play("forest 3")
    assert w.pawn == "forest 3"


@law("9.5.1")
def test_boots_never_lead_into_a_forest() -> None:
    """Out of one, only to the clearings around it."""
    w = Wood(at=1)
    assert w.refused("forest 1") == "9.5.1"
    w = Wood(forest=4)
    assert w.offers("to ") == ["to 3", "to 6", "to 11"]
    w.play("to 11")
    assert w.pawn == "clearing 11"
    assert w.kit("exhausted") == "boots"


@law("9.5")
def test_daylight_goes_on_until_he_ends_it() -> None:
    """Any action as often as the items allow, in any order."""
    w = Wood("scoundrel", at=1)
    w.play("to 5", "to 1")
    assert w.pawn == "clearing 1"
    w.play("end")
    assert w.asked == "chance chance-draw"


@law("9.5.2")
def test_a_battle_exhausts_one_sword() -> None:
    """Without a ready sword there is none; against somebody in his clearing only."""
    w = Wood("arbiter", at=1, warriors={"marquise": {1: 2}})
    assert w.refused("battle eyrie in 1") == "4.3"
    w.play("battle marquise in 1", "pass")
    w.dice("roll 0 0")
    assert w.kit("exhausted") == "sword"
    w = Wood("arbiter", at=1, kit={"exhausted": "sword"}, warriors={"marquise": {1: 2}})
    assert w.refused("battle marquise in 1") == "9.5.2"


@law("9.5.3", "2.2.4")
def test_explore_takes_the_item_under_the_ruin() -> None:
    """A torch; the item face up, a point, and the slot is free."""
    w = Wood(at=6)
    slots = w.board.open_slots(5)
    w.play("explore")
    assert w.offers() == ["find bag", "find boots", "find hammer", "find sword"]
    w.dice("find hammer")
    assert "hammer" in w.kit()
    assert w.score() == 1
    assert w.pieces("ruin", 6) == 0
    assert w.board.open_slots(5) == slots + 1
    assert w.refused("explore") == "9.5.3"


@law("9.5.3")
def test_explore_needs_a_torch_and_a_ruin() -> None:
    assert Wood(at=6, kit={"exhausted": "torch"}).refused("explore") == "9.5.3"
    assert Wood(at=1).refused("explore") == "9.5.3"


@law("9.5.4")
def test_aid_gives_a_matching_card_and_takes_an_item() -> None:
    """Any item is exhausted, the card goes to that hand, an item of his choice comes face up."""
    w = Wood(
        at=1,
        pieces={"sawmill": {1: 1}},
        hands={"vagabond": FOXES + " ambush_mouse sappers"},
        crafted={"marquise": "bag tea"},
    )
    assert w.refused("aid eyrie") == "9.5.4"
    w.play("aid marquise", "exhaust tea")
    assert w.refused("give ambush-mouse") == "9.5.4"
    w.play("give sappers")
    assert w.table.question is not None
    assert w.table.question.facts == {"other_seat": "marquise"}  # whose items they are
    w.play("receive bag")
    assert w.hand("marquise") == ["sappers"]
    assert w.kit() == "bag boots sword torch"
    assert w.kit("exhausted") == "tea"
    assert w.board.crafted[MARQUISE * 8 :][5] == 1
    assert w.relation("marquise") == "amiable"


@law("9.5.4")
def test_aid_needs_an_item_a_card_and_somebody() -> None:
    there = {"marquise": {1: 1}}
    assert Wood(at=1, warriors=there, hands={"vagabond": "ambush_mouse"}).refused("aid marquise") == "9.5.4"
    hands = {"vagabond": FOXES}
    assert Wood(at=1, warriors=there, hands=hands, kit={"exhausted": "boots"}).refused("aid marquise") == "9.5.4"
    assert Wood(at=1, hands=hands).refused("aid marquise") == "9.5.4"


@law("1.2.1", "9.5.4")
def test_only_giver_and_receiver_see_the_card() -> None:
    w = Wood(at=1, warriors={"marquise": {1: 1}}, hands={"vagabond": FOXES}, kit={"ready": "torch"})
    w.play("aid marquise", "give anvil")
    for seat, card in (("vagabond", "anvil"), ("marquise", "anvil"), ("eyrie", None), (None, None)):
        told = [event.get("card") for event in w.table.events(seat) if event["what"] == "aided"]
        assert told == [card]


QUESTS = "errand_fox give_a_speech_fox escort_mouse"


@law("9.5.5")
def test_a_quest_exhausts_its_items_and_is_replaced_before_the_reward() -> None:
    w = Wood(at=1, quests=QUESTS, completed="fundraising_fox guard_duty_mouse")
    assert w.refused("quest escort-mouse") == "9.5.5"
    w.play("quest errand-fox")
    assert w.kit("exhausted") == "boots tea"
    assert "reveal errand-fox" not in w.offers()
    w.dice("reveal logistics-help-fox")
    assert w.asked == "vagabond quest-reward"
    w.play("points")
    assert w.score() == 2  # two of the foxes, this one included
    assert len(w.board.quests) == 3
    assert w.refused("quest give-a-speech-fox") == "9.5.5"  # the tea is exhausted


@law("9.5.5")
def test_a_quest_may_bring_two_cards_instead() -> None:
    w = Wood(at=1, quests=QUESTS)
    w.play("quest errand-fox")
    w.dice("reveal guard-duty-mouse")
    w.play("cards")
    w.dice("draw anvil", "draw sappers")
    assert w.hand("vagabond") == ["anvil", "sappers"]
    assert w.score() == 0


@law("9.5.5")
def test_a_quest_of_two_equal_items_needs_both() -> None:
    assert (
        Wood(at=2, quests=QUESTS, kit={"ready": "boots", "exhausted": "boots"}).refused("quest escort-mouse") == "9.5.5"
    )
    w = Wood(at=2, quests=QUESTS, kit={"ready": "boots boots"})
    w.play("quest escort-mouse")
    assert w.kit("exhausted") == "boots boots"


@law("9.5.6", "9.2.9.3")
def test_a_strike_removes_a_warrior_and_makes_hostile_without_infamy() -> None:
    w = Wood("ranger", at=1, warriors={"marquise": {1: 2}}, pieces={"sawmill": {1: 1}})
    assert w.refused("shoot sawmill") == "9.5.6"
    w.play("strike marquise")
    assert w.warriors("marquise", 1) == 1
    assert w.relation("marquise") == "hostile"
    assert w.score() == 0
    assert w.kit("exhausted") == "crossbow"
    assert w.refused("strike marquise") == "9.5.6"
    w = Wood("ranger", at=1, warriors={"marquise": {1: 2}}, relations={"marquise": "hostile"})
    w.play("strike marquise")
    assert w.score() == 0


@law("9.5.6", "3.2.1")
def test_a_strike_on_the_unguarded_takes_a_building_or_token() -> None:
    """A point for it, and outrage for sympathy."""
    w = Wood("ranger", at=1, pieces={"sympathy": {1: 1}}, warriors={"marquise": {1: 1}}, hands={"vagabond": "anvil"})
    w.play("shoot sympathy")
    assert w.asked == "vagabond pay-outrage"
    assert w.score() == 1
    assert w.relation("alliance") == "indifferent"


@law("8.2.4", "9.5.6")
@pytest.mark.parametrize("supporters", ["", "bake_sale", "anvil"], ids=["none", "no match", "a match"])
def test_what_a_lost_base_tells_of_supporters_cannot_be_taken_back(supporters: str) -> None:
    """That none of them is of its suit is learnt as well as which are; where there are none, nothing is learnt."""
    w = Wood("ranger", at=8, pieces={"base": {8: 1}}, supporters=supporters)
    w.play("shoot base")
    assert w.table.can_undo("vagabond") == (supporters == "")


@law("6.2.3", "9.5.6")
def test_field_hospitals_answer_a_strike() -> None:
    w = Wood("ranger", at=1, warriors={"marquise": {1: 2}}, pieces={"keep": {3: 1}}, hands={"marquise": "anvil"})
    w.play("strike marquise", "marquise: heal anvil")
    assert w.warriors("marquise", 3) == 1


@law("9.5.7")
def test_repair_keeps_the_face_of_the_item() -> None:
    kit = {"ready": "hammer hammer", "damaged": "tea", "damaged-exhausted": "sword"}
    w = Wood("tinker", at=1, kit=kit)
    w.play("repair damaged-exhausted sword", "repair damaged tea")
    assert w.kit() == "tea"
    assert w.kit("exhausted") == "hammer hammer sword"
    assert Wood("tinker", at=1, kit={"damaged": "tea"}).refused("repair damaged tea") == "9.5.7"


@law("9.5.9")
def test_the_special_action_takes_a_torch() -> None:
    w = Wood("ranger", at=1, kit={"exhausted": "torch"})
    assert w.refused("special") == "9.5.9"


@law("9.6", "9.6.1")
def test_rest_in_a_forest_mends_everything_damaged() -> None:
    """Face up, all of it; what is only exhausted stays so. In a clearing nothing mends."""
    kit = {"ready": "boots", "exhausted": "torch", "damaged": "tea", "damaged-exhausted": "sword"}
    w = Wood(forest=1, phase="evening", kit=kit)
    assert w.kit() == "boots sword tea"
    assert w.kit("exhausted") == "torch"
    w = Wood(at=1, phase="evening", kit=kit)
    assert w.kit("damaged-exhausted") == "sword"


@law("9.6.2")
@pytest.mark.parametrize(("kit", "cards"), [({"ready": "boots"}, 1), ({"ready": "coins coins"}, 3)])
def test_draw_one_and_one_for_each_coins(kit: dict[str, str], cards: int) -> None:
    w = Wood("vagrant", at=1, phase="evening", kit=kit)
    w.dice(*["draw tax-collector"] * cards)
    assert w.board.hands[VAGABOND] == cards
    assert w.board.active != VAGABOND


@law("9.6.2")
def test_exhausted_and_damaged_coins_draw_nothing() -> None:
    w = Wood("vagrant", at=1, phase="evening", kit={"exhausted": "coins", "damaged": "coins"})
    w.dice("draw anvil")
    assert w.board.active != VAGABOND


@law("9.6.3")
def test_down_to_five_cards() -> None:
    w = Wood(at=1, phase="evening", hands={"vagabond": FOXES + " sappers armorers"})
    w.dice("draw codebreakers")
    assert w.asked == "vagabond choose-discard"
    w.play("discard anvil")
    assert w.board.hands[VAGABOND] == 5


@law("9.6.4", "2.5.4")
def test_six_items_and_two_for_each_bag() -> None:
    """Satchel and damaged box together; tracks do not count; the surplus leaves the game."""
    kit = {"ready": "boots boots sword tea coins", "exhausted": "torch sword", "damaged": "sword hammer"}
    w = Wood(at=1, phase="evening", kit=kit)
    w.dice("draw anvil", "draw sappers")
    assert w.asked == "vagabond drop-item"
    assert w.refused("drop ready tea") == "9.6.4"
    w.play("drop damaged sword")
    assert w.board.active != VAGABOND
    assert w.board.lost[4] == 1
    w = Wood(at=1, phase="evening", kit={**kit, "ready": "boots boots sword tea coins bag"})
    w.dice("draw anvil", "draw sappers")
    assert w.board.active != VAGABOND


@law("9.4.1", "9.5")
def test_the_cobbler_moves_him_without_boots_but_not_into_forests() -> None:
    """The card gives the move; hostile warriors still cost boots."""
    w = Wood(
        at=1,
        phase="evening",
        cards={"vagabond": "cobbler"},
        kit={"exhausted": "boots"},
        warriors={"marquise": {5: 1}},
        relations={"marquise": "hostile"},
    )
    assert w.offers() == ["pass", "to 9", "to 10"]
    assert w.refused("to 5") == "9.2.9.3.2"
    assert w.refused("forest 1") == "4.2"
