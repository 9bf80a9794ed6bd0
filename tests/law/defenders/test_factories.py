"""Chapters 11 and 12: factories and reboot; and the advanced factories [14.3]."""

from __future__ import annotations

from typing import Any

import pytest

from tests.law import law
from tests.law.defenders.helpers import acting, around, at, edge, faction_of, hex_of, machine, neighbours, told
from weald.scenario import Scenario

SITE = (2, -2)


def built(name: str | None = None, **position: Any) -> Scenario:
    """After a factories card; (2, -2) is enclosed by six walls unless the walls are named."""
    position.setdefault("walls", around(*SITE))
    own = position.pop("own", {"at": "G4"})
    s = acting(own=own, **position)
    machine(s, name or "factories")
    if s.asked == "chance":
        s.play("chance: arrow S")
    return s


@law("11.1")
def test_six_walls_enclose_a_hex() -> None:
    """D-F1 A and B: with a factory in place of a wall too; with a side open it is not enclosed."""
    assert hex_of(acting(walls=around(-2, 1)), at(-2, 1))["enclosed"]
    assert not hex_of(acting(walls=around(-2, 1, but=(0,))), at(-2, 1))["enclosed"]
    walls = around(2, -1, but=(3,))
    assert hex_of(acting(walls=walls, factories={"5": f"{at(1, -1)} N"}), at(2, -1))["enclosed"]
    assert not hex_of(acting(walls=walls), at(2, -1))["enclosed"]


@law("11.1")
def test_sides_on_the_rim_need_walls_too() -> None:
    assert not hex_of(acting(walls="A1-A2 A1-B1 A1-B2"), "A1")["enclosed"]
    assert hex_of(acting(walls="A1-A2 A1-B1 A1-B2 A1-NE A1-NW A1-W"), "A1")["enclosed"]


@law("11.2")
def test_breaches_and_wild_hexes_enclose_and_engines_do_not() -> None:
    """D-F1 C, and an engine on the sixth side."""
    breached = acting(walls=around(-2, 1), breaches=edge((-2, 1), (-1, 1)))
    assert hex_of(breached, at(-2, 1))["enclosed"]
    wild = acting(walls=around(2, -1, but=(3,)), factories={"5": f"{at(1, -1)} N wild"})
    assert hex_of(wild, at(2, -1))["enclosed"]
    open_side = around(-2, 1, but=(0,))
    engine = acting(walls=open_side, engines=f"{at(-2, 1)}>{at(-1, 1)} core")
    assert not hex_of(engine, at(-2, 1))["enclosed"]


@law("11.3", "11.4", "11.5")
def test_a_factory_is_built_in_the_enclosed_hex() -> None:
    """D-F2: walls go back, tile 5 with all that lay on it, breach in place, two new snipers on the core's next tile."""
    s = built(core="SE", mechs="D4x2", pollution=at(*SITE), breaches=edge((2, -2), (2, -1)))
    site = hex_of(s, at(*SITE))
    assert (site["ground"], site["tile"], site["arrow"], site["mechs"], site["pollution"]) == ("factory", 5, "SE", 2, 1)
    assert s.see(None)["walls"] == []
    assert s.see(None)["breaches"] == [edge((2, -2), (2, -1))]
    assert (hex_of(s, "D4")["tile"], hex_of(s, "D4")["mechs"], hex_of(s, "D4")["arrow"]) == (4, 2, "S")
    assert not told(s, "polluted"), "no pollution spreads"


@law("11.6")
def test_a_camp_under_a_factory_is_of_no_use() -> None:
    """No regrouping there, no healing, no item, until it is rewilded; D-T7."""
    s = built(own={"at": "G4", "camps": f"D1 {at(*SITE)}"})
    assert hex_of(s, at(*SITE))["camp"] == "order"
    position: dict[str, Any] = {"own": {"at": at(*SITE), "camps": f"D1 {at(*SITE)}", "damage": 1}}
    s = acting(**position, factories={"5": f"{at(*SITE)} N"})
    assert s.why("heal") == ("7.12", "no-camp-here")
    assert s.why("gather") == ("8.2", "no-camp-here")
    away: dict[str, Any] = {"own": {"at": "G4", "camps": f"D1 {at(*SITE)}"}}
    s = acting(**away, factories={"5": f"{at(*SITE)} N"})
    assert s.why(f"regroup {at(*SITE)}") == ("11.6", "camp-buried")
    s = acting(**position, factories={"5": f"{at(*SITE)} N wild"})
    assert {"heal", "gather"} <= set(s.offers())


@law("11.7")
def test_leaders_stand_on_the_new_factory() -> None:
    s = built(own={"at": at(*SITE)})
    assert hex_of(s, at(*SITE))["leaders"] == ["order"]
    assert faction_of(s, "order")["at"] == at(*SITE)


@law("11.8")
@pytest.mark.parametrize(
    ("tile", "ground", "pollution", "toxic"),
    [("D4", "", 1, False), ("D4", "x2", 0, True), ("D4x2", "x2", 0, True), ("", "x2", 2, False)],
)
def test_pollution_of_hex_and_tile_comes_together(tile: str, ground: str, pollution: int, toxic: bool) -> None:
    """Three or more make a toxic site."""
    hexes = [tile] if tile else []
    hexes += [at(*SITE) + ground] if ground else []
    site = hex_of(built(pollution=" ".join(hexes)), at(*SITE))
    assert (site["pollution"], site["toxic"]) == (pollution, toxic)


@law("11.8")
def test_a_toxic_site_swallows_pollution() -> None:
    """On the tile or in the hex; of two toxic sites one goes back."""
    s = built(toxic=at(*SITE), pollution="D4x2")
    assert (hex_of(s, at(*SITE))["toxic"], hex_of(s, "D4")["pollution"]) == (True, 0)
    s = built(toxic=f"{at(*SITE)} D4")
    assert s.see(None)["toxic_left"] == 5


@law("11.9")
def test_hunters_become_snipers() -> None:
    s = built(mechs=f"{at(*SITE)}x2 D4x2")
    site = hex_of(s, at(*SITE))
    assert (site["mechs"], site["mechs_are"]) == (4, "snipers")


@law("11.10")
@pytest.mark.parametrize(("direction", "site"), [("left", (-1, -1)), ("right", (2, -1))])
def test_the_line_from_the_core_finds_the_hex(direction: str, site: tuple[int, int]) -> None:
    """D-F3: one factory only, in the hex that the line meets first."""
    s = built(walls=f"{around(2, -1)} {around(-1, -1)}", core="N", direction=direction)
    assert [event["hex"] for event in told(s, "factory-built")] == [at(*site)]


@law("11.11")
def test_on_one_line_the_nearer_hex() -> None:
    """D-F3: (1, -1) and (2, -3) are met at once."""
    s = built(walls=f"{around(1, -1, but=(2,))} {around(2, -3)}", core="N")
    assert [event["hex"] for event in told(s, "factory-built")] == [at(1, -1)]


CHUTES = {"5": f"{at(1, 1)} NE"}  # chutes to the east, the south-west and the north-west


@law("11.12", "11.13", "11.15")
def test_chutes_pollute_the_hexes_beside_them() -> None:
    """D-F4: an empty hex gets a token, one with two becomes toxic, a toxic one is skipped."""
    s = built("factories", walls="", factories=CHUTES, pollution=f"{at(0, 2)}x2", toxic=at(1, 0), core="S")
    assert hex_of(s, at(2, 1))["pollution"] == 1
    assert hex_of(s, at(0, 2))["toxic"]
    assert hex_of(s, at(1, -1))["pollution"] == 1
    assert hex_of(s, at(1, 0))["toxic"]


@law("11.12")
def test_the_cores_top_tile_has_three_chutes() -> None:
    s = built(walls="", core="N")
    (event,) = told(s, "polluted")
    assert len(event["hexes"]) == 3
    assert set(event["hexes"]) <= set(neighbours("D4"))


@law("11.14")
def test_the_highest_number_spreads_first() -> None:
    s = built(walls="", factories={"5": f"{at(1, 1)} NE", "4": f"{at(-2, 1)} N"})
    assert [event["number"] for event in told(s, "polluted")] == [5, 4, 3]


@law("11.15")
def test_a_row_of_toxic_sites_is_skipped_altogether() -> None:
    """Past walls and engines too."""
    s = built(walls=edge((1, 0), (1, -1)), factories=CHUTES, toxic=f"{at(1, 0)} {at(1, -1)}", core="S")
    assert hex_of(s, at(1, -2))["pollution"] == 1


@law("11.16")
def test_two_chutes_bring_two_tokens() -> None:
    """(1, 0) lies north-west of factory 5 and east of the core."""
    s = built(walls="", factories=CHUTES, core="NE")
    assert hex_of(s, at(1, 0))["pollution"] == 2


@law("11.17")
def test_factories_and_the_core_are_polluted_too() -> None:
    """A chute of a neighbour at the core, and one of the core at a factory."""
    s = built(walls="", factories={"5": f"{at(0, 1)} NE"}, core="SE")
    assert hex_of(s, "D4")["pollution"] == 1
    s = built(walls="", factories={"5": f"{at(1, 0)} SE"}, core="NE")
    assert hex_of(s, at(1, 0))["pollution"] == 1


@law("11.18")
def test_nothing_lies_beyond_the_rim() -> None:
    """A factory at the rim with a chute outwards puts two tokens."""
    s = built(walls="", factories={"5": f"{at(2, 1)} NE"})
    first = told(s, "polluted")[0]
    assert (first["number"], len(first["hexes"])) == (5, 2)


@law("12.1", "12.2")
def test_reboot_turns_the_machines_and_then_acts_as_factories() -> None:
    """D-F5: left becomes right, and that decides where a factory is built; with no hex enclosed it spreads."""
    s = built("reboot", walls="", direction="left")
    assert s.see(None)["direction"] == "right"
    assert told(s, "polluted")
    s = built("reboot", walls=f"{around(2, -1)} {around(-1, -1)}", core="N", direction="left")
    assert [event["hex"] for event in told(s, "factory-built")] == [at(2, -1)]


@law("14.3")
def test_advanced_factories_build_and_spread() -> None:
    """D-X2: the new core tile spreads with the arrow just seen."""
    s = built("hard-factories", machines="hard-factories reboot")
    assert told(s, "factory-built")
    assert [event["number"] for event in told(s, "polluted")] == [5, 4]


@law("7.20")
def test_a_rewilded_factory_spreads_nothing() -> None:
    s = built(walls="", factories={"5": f"{at(1, 1)} NE wild"})
    assert [event["number"] for event in told(s, "polluted")] == [4]


@law("1.2")
def test_the_arrow_of_a_new_top_tile_is_thrown_when_it_is_seen() -> None:
    s = acting(own={"at": "G4"}, walls=around(*SITE))
    machine(s, "factories")
    assert s.offers() == [f"arrow {corner}" for corner in ("NE", "SE", "S", "SW", "NW", "N")]
