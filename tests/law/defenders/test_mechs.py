"""Chapter 13: mechs; and the advanced mechs [14.4]."""

from __future__ import annotations

from typing import Any

import pytest

from tests.law import law
from tests.law.defenders.helpers import acting, around, at, edge, faction_of, hex_of, machine
from weald.scenario import Scenario


def hunted(own: dict[str, Any] | None = None, card: str = "mechs", **position: Any) -> Scenario:
    """After a mechs card in the Order's turn; the others stand far away unless they are placed."""
    position.setdefault("council", {"at": "G1"})
    position.setdefault("engines", "core core")
    s = acting(own=own or {"at": "A4"}, **position)
    machine(s, card)
    return s


def mechs(s: Scenario, q: int, r: int) -> int:
    return int(hex_of(s, at(q, r))["mechs"])


ENGINE = f"{at(0, 1)}>{at(1, 1)} core"


@law("13.1")
def test_an_engine_deploys_a_hunter_straight_ahead() -> None:
    """D-M1; an engine on the core deploys none."""
    s = hunted(engines=ENGINE)
    assert mechs(s, 1, 0) == 1
    assert sum(data["mechs"] for data in s.see(None)["hexes"].values()) == 1


@law("13.1", "11.4")
def test_mechs_do_not_run_out() -> None:
    """The box has 20. With all of them on the board an engine still deploys a hunter, and the core gets its snipers."""
    s = hunted(engines=ENGINE, mechs="G4x20")
    assert mechs(s, 1, 0) == 1
    assert s.see(None)["supply"]["mechs"] == 0
    s = hunted(card="factories", mechs="G4x18 D4x2", walls=around(2, -2))
    assert (mechs(s, 2, -2), mechs(s, 0, 0)) == (2, 2)


@law("13.2")
@pytest.mark.parametrize(("direction", "place"), [("right", (1, 1)), ("left", (0, 1))])
@pytest.mark.parametrize("state", ["N", "N wild"])
def test_with_a_factory_ahead_on_the_machines_side(direction: str, place: tuple[int, int], state: str) -> None:
    """D-M1: a factory, rewilded or not."""
    s = hunted(engines=ENGINE, factories={"5": f"{at(1, 0)} {state}"}, direction=direction)
    assert mechs(s, *place) == 1


@law("13.2")
def test_with_the_rim_ahead_on_the_machines_side() -> None:
    """Between (3, 0) and (2, 1), facing outwards."""
    s = hunted(engines=f"{at(3, 0)}>{at(2, 1)} core")
    assert mechs(s, 2, 1) == 1


@law("13.3")
def test_hunters_chase_the_active_player_over_two_hexes() -> None:
    """D-M2: both hunters come, the sniper stays."""
    s = hunted(own={"at": at(2, 0)}, mechs=f"{at(2, 1)} {at(1, 2)} {at(1, 0)}", factories={"5": f"{at(1, 0)} N"})
    assert (mechs(s, 2, 0), mechs(s, 1, 0)) == (2, 1)


@law("13.3")
def test_three_hexes_are_too_far() -> None:
    s = hunted(own={"at": at(2, 0)}, mechs=at(-1, 0))
    assert mechs(s, -1, 0) == 1


@law("13.4", "13.5")
def test_hunters_chase_the_others_over_one_hex() -> None:
    """D-M3: one comes, one is stopped by a wall, one is too far."""
    s = hunted(
        council={"at": at(-2, 0)},
        mechs=f"{at(-2, 1)} {at(-1, -1)} {at(0, -2)}",
        walls=edge((-2, 1), (-2, 0)),
        own={"at": "G4"},
    )
    assert (mechs(s, -2, 0), mechs(s, -2, 1), mechs(s, -1, -1), mechs(s, 0, -2)) == (1, 1, 0, 1)


@law("13.5")
def test_breached_walls_stop_hunters_and_engines_do_not() -> None:
    """A breach lets no mech through."""
    wall = edge((2, 0), (2, 1))
    s = hunted(
        own={"at": at(2, 0)},
        mechs=at(2, 1),
        walls=f"{wall} {edge((2, 1), (1, 1))} {edge((2, 1), (3, 0))}",
        breaches=wall,
    )
    assert mechs(s, 2, 1) == 1
    s = hunted(own={"at": at(3, -2)}, mechs=at(3, -1), engines=f"{at(3, -2)}>{at(3, -1)} core", direction="left")
    assert mechs(s, 3, -1) == 0


@law("13.5")
@pytest.mark.parametrize("state", ["N", "N wild"])
def test_hunters_do_not_enter_factories(state: str) -> None:
    s = hunted(
        own={"at": at(2, 0)},
        mechs=at(2, 1),
        factories={"5": f"{at(2, 0)} {state}"},
        breaches=edge((2, 0), (2, 1)),
    )
    assert mechs(s, 2, 1) == 1


@law("13.6")
def test_a_hunter_beside_a_leader_stays() -> None:
    """It shares a hex with the Council, and the Order is next door."""
    s = hunted(own={"at": at(2, 0)}, council={"at": at(2, 1)}, mechs=at(2, 1))
    assert mechs(s, 2, 1) == 1


@law("13.7")
def test_the_active_player_is_chased_first_then_clockwise() -> None:
    """A hunter next to three leaders goes to the active one; next to two others, to the one on the left."""
    position: dict[str, Any] = {
        "factions": "order council coven",
        "coven": {"at": at(1, 1)},
        "council": {"at": at(3, 0)},
    }
    s = hunted(own={"at": at(2, 0)}, mechs=at(2, 1), **position)
    assert mechs(s, 2, 0) == 1
    s = hunted(own={"at": "A1"}, mechs=at(2, 1), **position)
    assert (mechs(s, 3, 0), mechs(s, 1, 1)) == (1, 0)


@law("14.4")
def test_advanced_mechs_wound_the_caught() -> None:
    """D-X3: after the chase every leader among mechs takes a damage, on a factory too."""
    s = hunted(
        own={"at": at(2, 0)},
        card="hard-mechs",
        machines="hard-mechs reboot",
        mechs=f"{at(2, 1)} {at(-2, 1)}",
        council={"at": at(-2, 1)},
        factories={"5": f"{at(-2, 1)} N"},
    )
    assert (faction_of(s, "order")["damage"], faction_of(s, "council")["damage"]) == (1, 1)
    s = hunted(own={"at": at(2, 0)}, card="mechs", mechs=at(2, 1))
    assert faction_of(s, "order")["damage"] == 0
