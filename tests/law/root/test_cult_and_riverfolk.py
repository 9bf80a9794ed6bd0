"""The Lizard Cult and the Riverfolk Company at one table: services, Lost Souls, gardens and trade posts."""

from __future__ import annotations

from typing import Any

from tests.law import law
from weald.scenario import Scenario

CATS: dict[str, Any] = {"keep": "1", "warriors": "1x2"}


def meeting(turn: str, phase: str, cult: dict[str, Any], riverfolk: dict[str, Any], **words: Any) -> Scenario:
    """Both of them, with the Marquise far off."""
    otters = {"prices": "1 1 1", **riverfolk}
    lizards = {"outcast": "mouse", **cult}
    seats: dict[str, Any] = {"marquise": CATS, "cult": lizards, "riverfolk": otters}
    return Scenario("root", order="marquise cult riverfolk", turn=turn, phase=phase, **seats, **words)


def public(s: Scenario, seat: str) -> dict[str, Any]:
    found: dict[str, Any] = s.see(None)["seats"][seat]
    return found


def ruler(s: Scenario, number: int) -> str | None:
    found: str | None = s.see(None)["clearings"][str(number)]["ruler"]
    return found


@law("11.2.6", "11.2.7.1")
def test_the_cult_buy_a_card() -> None:
    """From their supply into the payments, as everybody else."""
    s = meeting("cult", "start", {"warriors": "11"}, {"hand": "anvil cobbler"})
    before = public(s, "cult")["supply"]
    s.play("cult: buy anvil")
    assert public(s, "cult")["supply"] == before - 1
    assert s.see("cult")["hand"] == ["anvil"]


@law("10.2.4", "11.2.7.3")
def test_a_garden_rules_where_mercenaries_serve() -> None:
    """Hired by the Marquise, otters outnumber everybody; the garden rules all the same."""
    s = meeting("marquise", "start", {"mouse-garden": "11"}, {"warriors": "11x3 4"})
    assert (ruler(s, 11), ruler(s, 4)) == ("cult", "riverfolk")
    s.play("marquise: mercenaries")
    while s.table.question is not None and s.table.question.ask != "marquise-daylight":
        s.play("marquise: end")
    assert (ruler(s, 11), ruler(s, 4)) == ("cult", "marquise")


@law("10.2.6", "11.5.3.1")
def test_what_the_riverfolk_discard_is_among_the_lost_souls() -> None:
    """An exported card goes there, like every discard."""
    s = meeting("riverfolk", "daylight", {}, {"hand": "anvil", "funds": {"riverfolk": 1}, "gone": "fox"})
    s.play("riverfolk: export anvil")
    assert s.see(None)["seats"]["cult"]["lost_souls"] == ["anvil"]


@law("11.5.6.2", "10.2.4")
def test_a_trade_post_beside_a_garden_costs_funds_of_the_cult() -> None:
    """The Cult rule there, so two of their warriors are spent, and go home."""
    s = meeting(
        "riverfolk", "daylight", {"mouse-garden": "11"}, {"warriors": "11x3", "funds": {"cult": 2, "riverfolk": 2}}
    )
    before = public(s, "cult")["supply"]
    s.play("riverfolk: trade 11")
    assert public(s, "cult")["supply"] == before + 2
    assert public(s, "riverfolk")["funds"] == {"riverfolk": 2}


@law("10.4.3.2", "2.5.1")
def test_an_otter_is_converted() -> None:
    """It goes home, and a lizard stands where it stood."""
    s = meeting("cult", "birdsong", {"acolytes": 2, "warriors": "11"}, {"warriors": "11", "hand": "anvil"})
    before = public(s, "riverfolk")["supply"]
    s.play("cult: convert riverfolk in 11")
    assert public(s, "riverfolk")["supply"] == before + 1
    assert s.see(None)["clearings"]["11"]["warriors"] == {"cult": 2}
