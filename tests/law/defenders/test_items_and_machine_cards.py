"""Chapters 8 and 9: items; the machine deck."""

from __future__ import annotations

import pytest

from tests.law import law
from tests.law.defenders.helpers import acting, allowed, faction_of, hex_of, machine, outcomes, told

ALL = {"factions": "order council coven sect"}


@law("8.1")
def test_ending_a_move_at_a_camp_gains_its_item() -> None:
    """D-T13: bread from a Council camp, whoever moves there; one's own camp gives one's own item."""
    s = acting(own={"at": "F1", "camps": "D1 F1"}, council={"camps": "G1"})
    s.play("move G1")
    assert faction_of(s, "order")["items"] == ["bread"]
    s.play("move F1")
    assert faction_of(s, "order")["items"] == ["maps", "bread"]


@law("8.2")
def test_an_item_for_a_point_in_place() -> None:
    s = acting(own={"at": "G1"}, council={"camps": "G1"})
    s.play("gather")
    assert (faction_of(s, "order")["items"], s.see(None)["points"]) == (["bread"], 2)
    assert s.why("gather") == ("8.2", "item-there")
    assert acting(own={"at": "C3"}).why("gather") == ("8.2", "no-camp-here")


@law("8.3")
def test_regrouping_gives_nothing() -> None:
    s = acting(own={"at": "C3", "camps": "D1"})
    s.play("regroup D1")
    assert faction_of(s, "order")["items"] == []


@law("8.4")
def test_an_item_is_used_up_and_costs_no_point() -> None:
    """At any time of the own turn, with no points left too; then it lies with its used side up."""
    s = acting(own={"at": "C3", "items": "potions"}, pollution="C3", points=0, **ALL)
    assert s.offers() == ["pour", "end"]
    s.play("pour")
    assert faction_of(s, "order")["items"] == []
    assert s.see(None)["points"] is None or s.see(None)["points"] == 0


@law("8.4")
def test_no_item_without_having_it() -> None:
    s = acting(own={"at": "C3"}, **ALL)
    for sentence in ("eat", "drink", "pour", "launch C3", "travel C4"):
        assert s.why(sentence)[1] == "no-item"


@law("8.4")
def test_an_item_turned_over_after_its_effect_is_not_gained_by_it() -> None:
    """Maps that lead to a camp of the Order are used up all the same."""
    s = acting(own={"at": "C3", "camps": "C4 D1", "items": "maps"})
    s.play("travel C4")
    assert faction_of(s, "order")["items"] == []


@law("8.5")
def test_bread_is_a_point_for_any_action() -> None:
    """The action that it pays is rolled for as usual."""
    s = acting(own={"at": "C3", "items": "bread"}, mechs="C3", points=0)
    s.play("eat")
    assert s.see(None)["points"] == 1
    s.play("destroy")
    assert s.asked == "chance"


@law("8.6")
def test_potions_heal_one_or_clear() -> None:
    """Without a roll though mechs are there."""
    s = acting(own={"at": "C3", "items": "potions", "damage": 2}, mechs="C3", pollution="C3x2", **ALL)
    assert {"drink", "pour"} <= set(s.offers())
    s.play("drink")
    assert (s.asked, faction_of(s, "order")["damage"]) == ("order", 1)
    s = acting(own={"at": "C3", "items": "potions"}, mechs="C3", pollution="C3x2", **ALL)
    s.play("pour")
    assert (s.asked, hex_of(s, "C3")["pollution"]) == ("order", 0)
    assert faction_of(s, "order")["support"] == 1


@law("8.7")
def test_rockets_destroy_or_breach() -> None:
    """In the leader's own hex only, without a roll."""
    position = {"mechs": "C3 C4", "walls": "C3-C4", **ALL}
    s = acting(own={"at": "C3", "items": "rockets"}, **position)
    assert allowed(s, "launch") == ["C3"]
    s.play("launch C3")
    assert (s.asked, hex_of(s, "C3")["mechs"]) == ("order", 0)
    s = acting(own={"at": "C3", "items": "rockets"}, **position)
    s.play("blast C3-C4")
    assert (s.asked, s.see(None)["breaches"]) == ("order", ["C3-C4"])
    assert faction_of(s, "order")["support"] == 1


@law("8.8")
def test_maps_move_or_regroup() -> None:
    """Without point and roll; a move to a camp gains its item, regrouping does not."""
    s = acting(own={"at": "F1", "camps": "D1", "items": "maps"}, council={"camps": "G1"}, mechs="F1")
    s.play("travel G1")
    assert (s.asked, faction_of(s, "order")["at"], s.see(None)["points"]) == ("order", "G1", 3)
    assert faction_of(s, "order")["items"] == ["bread"]
    s = acting(own={"at": "F1", "camps": "D1", "items": "maps"}, mechs="F1")
    s.play("return D1")
    assert (s.asked, faction_of(s, "order")["at"], faction_of(s, "order")["items"]) == ("order", "D1", [])


@law("9.1")
def test_a_machine_card_is_carried_out_and_discarded_face_up() -> None:
    """Drawn with the odds of what is left in the deck, which everybody knows."""
    s = acting()
    s.play("end")
    assert outcomes(s.table) == {"machine engines": 2, "machine factories": 2, "machine mechs": 2, "machine reboot": 1}
    s.play("chance: machine mechs")
    assert s.see(None)["machines_discarded"] == {"mechs": 1}
    assert s.see(None)["machines"]["mechs"] == 1


@law("9.2")
def test_after_the_last_card_all_are_shuffled() -> None:
    s = acting(machines="reboot", discarded="engines engines factories factories mechs mechs")
    machine(s, "reboot")
    assert s.see(None)["machines"] == {"engines": 2, "factories": 2, "mechs": 2, "reboot": 1}
    assert s.see(None)["machines_discarded"] == {}
    assert told(s, "machines-shuffled")


@law("9.1")
@pytest.mark.parametrize("card", ["engines", "factories", "mechs", "reboot"])
def test_the_forecast_tells_what_a_card_would_do(card: str) -> None:
    """In the view: for each card of the deck its number and the events it would bring, which then come true."""
    s = acting(
        own={"at": "C3"}, engines="B2>B3 E1>E2", mechs="C2 D4", walls="F2-F3", pollution="D3", factories={"5": "F4 S"}
    )
    forecast = {entry["machine"]: entry for entry in s.see(None)["forecast"]}
    assert sum(entry["cards"] for entry in forecast.values()) == 7
    assert all(entry["of"] == 7 for entry in forecast.values())
    would = forecast[card]["would"]
    assert would
    before = len(s.table.events(None))
    machine(s, card)
    happened = [event for event in s.table.events(None)[before:] if event["what"] not in ("machine", "turn-began")]
    assert happened[: len(would)] == would
