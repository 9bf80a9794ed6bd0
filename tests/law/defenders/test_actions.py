"""Chapter 7: the actions."""

from __future__ import annotations

from typing import Any

import pytest

from tests.law import law
from tests.law.defenders.helpers import acting, allowed, at, edge, faction_of, hex_of, land, scene
from weald.scenario import Scenario

FROM = (2, 0)
TO = (2, 1)


def mover(**position: Any) -> Scenario:
    """The Order at (2, 0), in a land without forests around."""
    return acting(own={"at": at(*FROM)}, **position)


@law("7.1")
def test_a_move_leads_to_a_neighbouring_hex() -> None:
    """D-T4: one point, an open edge; leaders may share a hex."""
    s = mover(council={"at": at(*TO)})
    assert set(allowed(s, "move")) == {at(3, 0), at(2, 1), at(1, 1), at(1, 0), at(2, -1), at(3, -1)}
    s.play(f"move {at(*TO)}")
    assert s.see(None)["points"] == 2
    assert hex_of(s, at(*TO))["leaders"] == ["order", "council"]


@law("7.2")
def test_walls_block_unless_breached() -> None:
    s = mover(walls=edge(FROM, TO))
    assert s.why(f"move {at(*TO)}") == ("7.2", "wall-in-the-way")
    s = mover(walls=edge(FROM, TO), breaches=edge(FROM, TO))
    assert at(*TO) in allowed(s, "move")


@law("7.2")
@pytest.mark.parametrize("state", ["N", "N wild"])
def test_factories_block_unless_breached(state: str) -> None:
    """Rewilded ones too."""
    s = mover(factories={"5": f"{at(*TO)} {state}"})
    assert s.why(f"move {at(*TO)}") == ("7.2", "wall-in-the-way")
    s = mover(factories={"5": f"{at(*TO)} {state}"}, breaches=edge(FROM, TO))
    assert at(*TO) in allowed(s, "move")


@law("7.2")
def test_engines_block() -> None:
    s = mover(engines=f"{at(*FROM)}>{at(*TO)} core")
    assert s.why(f"move {at(*TO)}") == ("7.2", "engine-in-the-way")


@law("7.2")
def test_the_rim_has_no_other_side() -> None:
    """In a corner there are three ways to go."""
    s = acting(own={"at": "A1"})
    assert set(allowed(s, "move")) == {"A2", "B1", "B2"}


MARSH = {"marsh": f"{at(-2, 0)} {at(-2, 1)} {at(-2, 2)} A1"}


def walker(active: str, start: tuple[int, int], kinds: dict[str, str], **position: Any) -> Scenario:
    return scene(turn="order", order={"active": active, "at": at(*start), "camps": "A4"}, **land(**kinds), **position)


@law("7.3")
def test_through_a_corridor_in_one_move() -> None:
    """D-T5 A: from within a marsh corridor to its far end, with a defender of the marsh."""
    s = walker("archives-b", (-2, 0), MARSH)
    assert at(-2, 2) in allowed(s, "move")
    s = walker("archives-a", (-2, 0), MARSH)
    assert s.why(f"move {at(-2, 2)}") == ("7.3", "out-of-reach")


@law("7.3")
def test_out_of_a_corridor_to_a_hex_beside_it() -> None:
    """D-T5 C: through forests to a hex of another habitat next to the last of them."""
    kinds = {"forest": f"{at(-3, 2)} {at(-2, 2)} {at(-1, 2)}", "plains": at(0, 2)}
    s = walker("archives-a", (-3, 2), kinds)
    assert at(0, 2) in allowed(s, "move")


@law("7.4")
def test_into_a_corridor_from_beside_it() -> None:
    """D-T5 B: from a forest hex next to a plains corridor to its far end; and not out of it again."""
    kinds = {"forest": at(1, 1), "plains": f"{at(2, 0)} {at(2, -1)} {at(3, -2)}"}
    s = walker("order-comrade-b", (1, 1), kinds)
    assert at(3, -2) in allowed(s, "move")
    assert at(3, -3) not in allowed(s, "move")


@law("7.3", "7.2")
def test_a_wall_shuts_a_corridor() -> None:
    s = walker("archives-b", (-2, 0), MARSH, walls=edge((-2, 0), (-2, 1)))
    assert at(-2, 2) not in allowed(s, "move")


@law("7.5")
def test_wild_hexes_link_corridors_through_breaches() -> None:
    """A rewilded factory between two marsh hexes: a passage once the walls on the way are breached."""
    kinds = {"marsh": f"{at(-2, 0)} {at(-2, 2)} A1"}
    wild = {"5": f"{at(-2, 1)} N wild"}
    s = walker("archives-b", (-2, 0), kinds, factories=wild)
    assert at(-2, 2) not in allowed(s, "move")
    breaches = f"{edge((-2, 0), (-2, 1))} {edge((-2, 1), (-2, 2))}"
    s = walker("archives-b", (-2, 0), kinds, factories=wild, breaches=breaches)
    assert at(-2, 2) in allowed(s, "move")
    standing = {"5": f"{at(-2, 1)} N"}
    s = walker("archives-b", (-2, 0), kinds, factories=standing, breaches=breaches)
    assert at(-2, 2) not in allowed(s, "move")


@law("7.6")
def test_mechs_end_a_corridor() -> None:
    """Through a hex with mechs the way is shut; into it, it is open."""
    s = walker("archives-b", (-2, 0), MARSH, mechs=at(-2, 1))
    assert at(-2, 2) not in allowed(s, "move")
    assert at(-2, 1) in allowed(s, "move")
    s = walker("archives-b", (-2, 0), MARSH, mechs=at(-2, 2))
    assert at(-2, 2) in allowed(s, "move")


@law("7.7")
def test_a_camp_costs_a_point_and_full_support() -> None:
    s = acting(
        own={"at": "D1", "camps": "A4", "support": 2, "hand": "archives-b pyromancy-a pyromancy-b order-comrade-b"}
    )
    s.play("camp")
    assert s.see(None)["points"] == 2
    assert faction_of(s, "order")["camps"] == ["A4", "D1"]


@law("7.7")
def test_with_all_camps_built_there_is_none_to_build() -> None:
    council = {"gone": True, "camps": "E1 E2 E3 F1 F2 F3"}
    s = acting(own={"at": "C3", "camps": "A1 A2 A3 A4 B2 D1"}, council=council, factories={"5": "C4 N"})
    assert s.why("camp") == ("7.7", "no-camp-left")


@law("7.8")
def test_one_camp_in_a_hex() -> None:
    s = acting(own={"at": "D1", "camps": "D1", "support": 2})
    assert s.why("camp") == ("7.8", "camp-there")


@law("7.9")
def test_camps_stand_at_home_or_in_the_wild() -> None:
    s = acting(own={"at": "C3", "support": 2})
    assert s.why("camp") == ("7.9", "not-home")
    s = acting(own={"at": "C3", "support": 2}, factories={"5": "C3 N wild"})
    assert "camp" in s.offers()


@law("7.10")
def test_regrouping_ignores_everything_between() -> None:
    """D-T7: walls all around, and the leader is at the camp; no item is gained."""
    walls = " ".join(edge((2, 0), other) for other in [(3, 0), (2, 1), (1, 1), (1, 0), (2, -1), (3, -1)])
    s = acting(own={"at": at(2, 0), "camps": f"{at(-3, 1)} D1"}, walls=walls)
    assert set(allowed(s, "regroup")) == {at(-3, 1), "D1"}
    s.play(f"regroup {at(-3, 1)}")
    assert (faction_of(s, "order")["at"], s.see(None)["points"]) == (at(-3, 1), 2)


@law("7.10")
def test_only_to_camps_of_the_own_faction() -> None:
    s = acting(own={"at": "C3", "camps": "A4"}, council={"camps": "G1"})
    assert s.why("regroup G1") == ("7.10", "not-your-camp")
    assert s.why("regroup C4") == ("7.10", "no-camp-there")


@law("7.11")
def test_clearing_removes_all_pollution_for_one_support() -> None:
    """D-T8 A."""
    s = acting("council", "field-kitchen-a", own={"at": "C3"}, pollution="C3x2")
    s.play("clear")
    assert hex_of(s, "C3")["pollution"] == 0
    assert faction_of(s, "council")["support"] == 1


@law("7.12")
def test_healing_needs_anybodys_camp() -> None:
    """D-T9: all tokens go, at a camp of whatever faction."""
    s = acting("sect", "arsenal-a", own={"at": "G1", "damage": 2}, council={"camps": "G1"})
    s.play("heal")
    assert (faction_of(s, "sect")["damage"], s.see(None)["points"]) == (0, 2)
    s = acting("sect", "arsenal-a", own={"at": "C3", "damage": 2})
    assert s.why("heal") == ("7.12", "no-camp-here")


@law("7.13")
def test_the_roll_comes_after_healing() -> None:
    """D-T9: with a mech there and a 1: none, then one."""
    s = acting("sect", "arsenal-a", own={"at": "G1", "damage": 3}, council={"camps": "G1"}, mechs="G1")
    s.play("heal")
    assert faction_of(s, "sect")["damage"] == 0
    s.play("chance: roll 1")
    assert faction_of(s, "sect")["damage"] == 1


@law("7.14")
def test_destroying_a_mech() -> None:
    """D-T10: one mech less, one support."""
    s = acting("sect", "arsenal-a", own={"at": "C3"}, mechs="C3x2")
    s.play("destroy", "chance: roll 0")
    assert hex_of(s, "C3")["mechs"] == 1
    assert faction_of(s, "sect")["support"] == 1


@law("7.15")
def test_breaching_walls_and_factories() -> None:
    """D-T11: the side of a factory, and a wall token; the marker lies there, one support each."""
    for position in ({"factories": {"5": f"{at(2, 1)} N"}}, {"walls": edge((1, 1), (2, 1))}):
        s = acting("council", "field-kitchen-a", own={"at": at(1, 1)}, **position)
        assert allowed(s, "breach") == [edge((1, 1), (2, 1))]
        s.play(f"breach {edge((1, 1), (2, 1))}")
        assert s.see(None)["breaches"] == [edge((1, 1), (2, 1))]
        council = faction_of(s, "council")
        assert (council["support"], council["markers"]) == (1, 5)
        assert s.why(f"breach {edge((1, 1), (2, 1))}") == ("7.15", "breached-already")
        assert s.why(f"breach {edge((1, 1), (1, 2))}") == ("7.15", "no-wall")


@law("7.15")
def test_a_wall_of_the_rim_is_a_wall() -> None:
    s = acting(own={"at": "A1"}, walls="A1-NW")
    s.play("breach A1-NW")
    assert faction_of(s, "order")["support"] == 1


@law("7.16")
def test_without_markers_nothing_is_breached() -> None:
    s = acting(own={"at": "C3", "markers": 0}, walls="C3-C4")
    assert s.why("breach C3-C4") == ("7.16", "no-marker")


@law("7.17")
def test_a_breach_stays_through_building_and_rewilding() -> None:
    """Enclosed with one breach: a factory comes, the breach stays; it is rewilded, the breach stays."""
    from tests.law.defenders.helpers import around, machine

    s = acting(own={"at": at(1, -1)}, walls=around(2, -2), breaches=edge((1, -1), (2, -2)))
    machine(s, "factories")
    assert s.see(None)["breaches"] == [edge((1, -1), (2, -2))]
    s = acting(own={"at": at(2, -2)}, factories={"5": f"{at(2, -2)} N"}, breaches=edge((1, -1), (2, -2)))
    s.play("rewild")
    assert s.see(None)["breaches"] == [edge((1, -1), (2, -2))]
    assert at(1, -1) in allowed(s, "move")


@law("7.18", "7.20")
def test_rewilding_turns_the_tile_over() -> None:
    """D-T12: arrow and number stay, the chutes are gone, the walls stay, one support."""
    s = acting("council", "field-kitchen-a", own={"at": "C3"}, factories={"5": "B2 N wild", "4": "C3 SE"})
    s.play("rewild")
    wild = hex_of(s, "C3")
    assert (wild["ground"], wild["tile"], wild["arrow"], wild["chutes"]) == ("wild", 4, "SE", [])
    assert faction_of(s, "council")["support"] == 1
    assert s.why("move C2") == ("7.2", "wall-in-the-way")


@law("7.18")
def test_only_where_a_factory_stands() -> None:
    assert acting(own={"at": "C3"}).why("rewild") == ("7.18", "no-factory")
    assert acting(own={"at": "C3"}, factories={"5": "C3 N wild"}).why("rewild") == ("7.18", "no-factory")


@law("7.19")
@pytest.mark.parametrize(
    ("position", "why"),
    [
        ({"mechs": "C3"}, "factory-guarded"),
        ({"pollution": "C3"}, "factory-polluted"),
        ({"toxic": "C3"}, "factory-polluted"),
    ],
)
def test_a_factory_must_be_clean_first(position: dict[str, str], why: str) -> None:
    """A mech, a token or a toxic site stands in the way."""
    s = acting(own={"at": "C3"}, factories={"5": "C3 N"}, **position)
    assert s.why("rewild") == ("7.19", why)
