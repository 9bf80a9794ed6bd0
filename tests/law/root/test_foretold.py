"""What offers tell before they are chosen: where a deed can begin, and what a battle may bring."""

from __future__ import annotations

from typing import Any

from tests.law import law
from weald.scenario import Scenario


def facts(s: Scenario, sentence: str) -> dict[str, Any]:
    """What an offer tells of itself."""
    return s.table.about(s.table.ruleset.grammar.read(sentence))


@law("4.2", "4.3")
def test_a_march_and_a_battle_tell_where_they_can_begin() -> None:
    """A march begins where warriors can leave, a battle where somebody stands beside them."""
    s = Scenario("root", phase="daylight", marquise={"warriors": "1x2 5x1"}, eyrie={"warriors": "5x3"}, alliance={})
    assert facts(s, "march")["begins"] == [1, 5]
    assert facts(s, "march")["leads"] == {"1": [5, 9, 10], "5": [1]}
    assert facts(s, "fight")["begins"] == [5]


def battle(eyrie: dict[str, Any], alliance: dict[str, Any], cats: str) -> Scenario:
    """The Marquise calls for a battle; she may fight in two clearings."""
    s = Scenario("root", phase="daylight", marquise={"warriors": cats + " 1"}, eyrie=eyrie, alliance=alliance)
    s.play("marquise: fight")
    return s


@law("4.3.2.1")
def test_a_forecast_limits_rolled_hits_by_warriors() -> None:
    """Two warriors against one: at most two hits and one, and the chances add up."""
    s = battle({"warriors": "5x1"}, {"warriors": "1"}, "5x2")
    told = facts(s, "battle eyrie in 5")["forecast"]
    assert (told["attack_extra"], told["defence_extra"]) == (0, 0)
    assert told["hits"] == [[0, 0, 1], [1, 0, 2], [1, 1, 1], [2, 0, 4], [2, 1, 8]]
    assert sum(weight for *_, weight in told["hits"]) == 16


@law("4.3.2.3")
def test_a_forecast_knows_the_defenseless() -> None:
    """A roost alone takes one hit more, and deals none."""
    s = battle({"roost": "5"}, {"warriors": "1"}, "5x1")
    told = facts(s, "battle eyrie in 5")["forecast"]
    assert told["attack_extra"] == 1
    assert told["hits"] == [[1, 0, 1], [2, 0, 15]]


@law("8.2.2")
def test_a_forecast_knows_guerrilla_war() -> None:
    """The Alliance defend with the higher die."""
    s = battle({"warriors": "1"}, {"warriors": "5x3"}, "5x3")
    assert all(attack <= defence for attack, defence, _ in facts(s, "battle alliance in 5")["forecast"]["hits"])


@law("4.3")
def test_the_only_battle_is_foretold_with_the_action() -> None:
    """It begins at once, so the action itself tells whom it meets and what it may bring."""
    s = Scenario("root", phase="daylight", marquise={"warriors": "5x2"}, eyrie={"warriors": "5"}, alliance={})
    told = facts(s, "fight")
    assert (told["begins"], told["other_seat"]) == ([5], "eyrie")
    assert sum(weight for *_, weight in told["forecast"]["hits"]) == 16


@law("4.3.1", "4.3.2.1")
def test_the_defender_who_is_asked_is_foretold_the_battle() -> None:
    """Who may ambush knows what the dice may bring otherwise: the same that the attacker knew."""
    s = battle({"warriors": "5x1", "hand": "anvil"}, {"warriors": "1"}, "5x2")
    known = facts(s, "battle eyrie in 5")["forecast"]
    s.play("marquise: battle eyrie in 5")
    assert s.table.question is not None
    assert s.table.question.ask == "may-ambush"
    assert facts(s, "pass")["forecast"] == known


@law("4.2")
def test_a_move_foretells_the_warriors_at_both_ends() -> None:
    """Two of three go: one stays, two arrive, and who rules there changes."""
    s = Scenario("root", phase="daylight", marquise={"warriors": "1x3"}, eyrie={"warriors": "5"}, alliance={})
    s.play("marquise: march", "marquise: to 5")
    changes = s.table.foretell("warriors 2")
    clearings = changes["clearings"]
    assert isinstance(clearings, dict)
    assert clearings["1"] == {"warriors": {"marquise": 1}}
    assert clearings["5"] == {"warriors": {"marquise": 2}, "ruler": "marquise"}


@law("6.5.4")
def test_a_building_foretells_its_place_the_wood_and_the_points() -> None:
    """The wood is gone, the sawmill stands, the track has given its points."""
    s = Scenario(
        "root", phase="daylight", marquise={"warriors": "5", "wood": "5x2", "sawmill": "5"}, eyrie={}, alliance={}
    )
    before = s.table.show("marquise")
    changes: Any = s.table.foretell("build sawmill in 5")
    assert changes["clearings"]["5"]["pieces"] == {"sawmill": 2, "wood": 1}
    s.play("marquise: build sawmill in 5")
    after: Any = s.table.show("marquise")
    assert changes["seats"]["marquise"]["score"] == after["seats"]["marquise"]["score"]
    assert before != after


@law("4.1.2")
def test_crafting_foretells_the_item_the_points_and_the_card() -> None:
    """Whatever pieces are activated, the item is gained, the card is gone from the hand."""
    s = Scenario(
        "root",
        phase="daylight",
        marquise={"workshop": "1 3", "warriors": "1", "hand": "travel-gear-fox"},
        eyrie={},
        alliance={},
    )
    offers = [offer for offer in s.table.offers() if offer.startswith("craft")]
    changes: Any = s.table.foretell(offers[0])
    mine = changes["seats"]["marquise"]
    assert (mine["score"], mine["items"], mine["hand"]) == (1, {"boots": 1}, 0)
    assert changes["hand"] == []
    assert changes["items"] == {"boots": 1}


@law("4.3")
def test_of_a_battle_nothing_is_foretold_but_what_is_sure() -> None:
    """The dice have not fallen: no warrior is lost yet."""
    s = battle({"warriors": "5x1"}, {"warriors": "1"}, "5x2")
    assert "clearings" not in s.table.foretell("battle eyrie in 5")
