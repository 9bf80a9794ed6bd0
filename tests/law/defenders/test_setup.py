"""Chapter 1: set-up, in the sixteen steps of the book."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.kit import until
from tests.law import law
from tests.law.defenders.helpers import RULESET, at, begun, edge, faction_of, hex_of, neighbours, outcomes, told
from weald.engine.errors import BadValue
from weald.engine.table import Table
from weald.games.defenders.geometry import HABITAT_HEXES, HEX_NAMES, ON_RIM
from weald.games.defenders.tables import FACE_POLLUTED, RIM_MECHS, SLOTS, TILES

TWELVE = [f"tile {number}A" for number in range(1, 13)]


def bare(**options: int | str) -> Table:
    """A table at which chance is a seat."""
    return Table(RULESET, options)


def laid(corner: str = "N", **options: int | str) -> Table:
    """The tiles in order, all on side A, and the core's arrow."""
    table = bare(**options)
    for sentence in TWELVE:
        table.play(sentence)
    table.play(f"arrow {corner}")
    return table


@law("1.1")
def test_the_tiles_are_laid_at_random_on_either_side() -> None:
    """Each slot may get any tile that is left on any side; in the end 36 hexes have a habitat, the core has none."""
    table = bare()
    assert outcomes(table) == {f"tile {number}{side}": 1 for number in range(1, TILES + 1) for side in "AB"}
    table.play("tile 7B")
    assert not {"tile 7A", "tile 7B"} & set(table.offers())
    table = laid()
    habitats = Counter(hex_of(table, HEX_NAMES[place])["habitat"] for place in HABITAT_HEXES)
    assert sum(habitats.values()) == 36
    assert None not in habitats
    assert hex_of(table, "D4")["habitat"] is None


@law("1.2")
def test_every_tile_of_the_core_points_somewhere_at_random() -> None:
    """The arrow of the top tile is thrown at set-up, six corners alike; a lower one when it is laid bare."""
    table = bare()
    for sentence in TWELVE:
        table.play(sentence)
    assert outcomes(table) == {f"arrow {corner}": 1 for corner in ("NE", "SE", "S", "SW", "NW", "N")}
    table.play("arrow S")
    core = hex_of(table, "D4")
    assert (core["ground"], core["tile"], core["arrow"]) == ("core", 5, "S")
    assert table.show(None)["core"] == 5


@law("1.3")
def test_the_machines_begin_to_the_right_with_six_toxic_sites() -> None:
    table = laid()
    assert table.show(None)["direction"] == "right"
    assert table.show(None)["toxic_left"] == 6


@law("1.4")
def test_engines_and_walls_mirror_each_other() -> None:
    """D-S4: with the arrow to the north the first engine has gone twice to the right, the second twice to the left."""
    table = laid("N")
    shown: dict[str, Any] = table.show(None)
    assert set(shown["walls"]) == {
        edge((0, -1), (1, -1)),
        edge((1, -2), (1, -1)),
        edge((0, 1), (-1, 1)),
        edge((0, 1), (-1, 2)),
    }
    first, second = shown["engines"]
    assert (first["left"], first["right"]) == (at(2, -2), at(1, -1))
    assert (second["left"], second["right"]) == (at(0, 1), at(0, 2))
    assert shown["supply"]["walls"] == 26


@law("1.5")
def test_mechs_stand_on_the_core_and_at_the_rim() -> None:
    table = laid()
    assert hex_of(table, "D4")["mechs"] == 2
    with_mechs = {HEX_NAMES[place] for place in HABITAT_HEXES if hex_of(table, HEX_NAMES[place])["mechs"]}
    assert with_mechs == {HEX_NAMES[place] for place in RIM_MECHS}
    assert all(ON_RIM[HEX_NAMES.index(name)] for name in with_mechs)


@law("1.6")
def test_pollution_lies_where_the_tiles_show_it() -> None:
    """One token in each hex with the icon, none elsewhere."""
    table = laid()
    shown = {HEX_NAMES[place] for place in HABITAT_HEXES if hex_of(table, HEX_NAMES[place])["pollution"]}
    expected = {
        HEX_NAMES[SLOTS[slot][FACE_POLLUTED[2 * slot]]] for slot in range(TILES) if FACE_POLLUTED[2 * slot] >= 0
    }
    assert shown == expected
    assert all(hex_of(table, name)["pollution"] == 1 for name in shown)


@law("1.7")
def test_each_player_plays_a_faction() -> None:
    """Two to four factions take part; fewer are refused."""
    assert RULESET.in_play(RULESET.check_options({"coven": "yes"})) == ("order", "council", "coven")
    assert RULESET.in_play(RULESET.check_options({"coven": "yes", "sect": "yes"})) == (
        "order",
        "council",
        "coven",
        "sect",
    )
    with pytest.raises(BadValue):
        RULESET.check_options({"council": "no"})


@law("1.8")
@pytest.mark.parametrize(
    ("options", "camps"), [({}, 5), ({"coven": "yes"}, 4), ({"coven": "yes", "sect": "yes"}, 4), ({"solo": "yes"}, 5)]
)
def test_camps_on_the_track(options: dict[str, str], camps: int) -> None:
    """D-S8: five camps with two players or one, four with three or four; the tracker at its start."""
    table = begun(**options)
    for name in table.show(None)["factions"]:  # type: ignore[attr-defined]  # plain data of this game
        faction = faction_of(table, name)
        assert (faction["camps_left"], len(faction["camps"]), faction["support"]) == (camps, 1, 0)


@law("1.8", "5.3")
@pytest.mark.parametrize(
    ("options", "hands"), [({}, [4, 5, 5, 6]), ({"coven": "yes"}, [4, 5, 5, 6]), ({"coven": "yes", "sect": "yes"}, [4])]
)
def test_the_numbers_under_the_camps(options: dict[str, str], hands: list[int]) -> None:
    """A 4 first. On the side for two and three the 6 is there once, and fourth; so the middle ones are 5."""
    table = begun(**options)
    board: Any = table.game.board
    for built, hand in enumerate(hands):
        board.built[0] = built
        assert faction_of(table, "order")["next_hand"] == hand
    board.built[0] = board.track()
    assert faction_of(table, "order")["next_hand"] is None


@law("1.9")
def test_each_player_chooses_a_leader() -> None:
    """Either of the faction's two, and nobody else's."""
    table = laid()
    assert (table.actor, table.offers()) == ("order", ["lead B", "lead S"])
    table.play("lead S")
    assert (table.actor, table.offers()) == ("council", ["lead N", "lead T"])
    table.play("lead N")
    assert faction_of(table, "order")["leader"] == "S"
    assert faction_of(table, "order")["deck"] == 12


@law("1.9")
def test_leaders_may_be_left_to_the_dice() -> None:
    table = laid(leaders="random")
    assert table.actor == "chance"
    assert outcomes(table) == {"lead B": 1, "lead S": 1}


@law("1.10")
def test_three_cards_each_seen_by_their_owner_only() -> None:
    table = begun(coven="yes")
    hands: Any = table.show(None)["hands"]
    assert hands == {"order": 3, "council": 3, "coven": 3}
    for seat in table.seats:
        own: Any = table.show(seat)["hand"]
        assert len(own) == 3
        assert faction_of(table, seat)["deck"] == 9
    assert table.show(None)["hand"] is None
    drawn = [event for event in table.events("council") if event["what"] == "drew"]
    assert [("card" in event) for event in drawn] == [event["seat"] == "council" for event in drawn]


@law("1.11")
@pytest.mark.parametrize(("options", "each"), [({}, 6), ({"coven": "yes"}, 4), ({"coven": "yes", "sect": "yes"}, 3)])
def test_breach_markers_are_shared_out(options: dict[str, str], each: int) -> None:
    """D-S11: twelve in all."""
    table = begun(**options)
    names: Any = table.show(None)["factions"]
    assert [faction_of(table, name)["markers"] for name in names] == [each] * len(names)


@law("1.12")
def test_items_begin_used() -> None:
    """Nobody has gained an item yet."""
    table = begun(coven="yes", sect="yes")
    assert all(faction_of(table, name)["items"] == [] for name in table.seats)


@law("1.13")
def test_nobody_is_dead_at_the_start() -> None:
    assert begun().show(None)["dead"] == {}


@law("1.14")
def test_the_machine_deck_has_seven_cards() -> None:
    table = begun()
    assert table.show(None)["machines"] == {"engines": 2, "factories": 2, "mechs": 2, "reboot": 1}


@law("1.14", "14.1")
@pytest.mark.parametrize("difficulty", range(7))
def test_advanced_cards_replace_base_cards_of_their_name(difficulty: int) -> None:
    """So many random advanced cards, and seven cards all the same."""
    table = begun(str(difficulty), difficulty=difficulty)
    machines: Any = table.show(None)["machines"]
    assert sum(machines.values()) == 7
    assert sum(count for name, count in machines.items() if name.startswith("hard-")) == difficulty
    for name in ("engines", "factories", "mechs"):
        assert machines.get(name, 0) + machines.get(f"hard-{name}", 0) == 2


@law("1.14")
def test_which_advanced_cards_is_left_to_chance() -> None:
    """Two of each kind: weights fall as they are drawn."""
    table = laid(difficulty=2)
    until(table, "chance-harder")
    assert outcomes(table) == {"harder hard-engines": 2, "harder hard-factories": 2, "harder hard-mechs": 2}
    table.play("harder hard-mechs")
    assert outcomes(table)["harder hard-mechs"] == 1


def settling(**options: Any) -> Table:
    table = laid(**options)
    until(table, "settle")
    return table


@law("1.15")
def test_the_first_camp_is_pitched_at_home_at_the_rim() -> None:
    """Every home hex at the rim is offered and nothing else; camp and leader are put there."""
    table = settling()
    offered = [offer.split()[1] for offer in table.offers()]
    homes = [HEX_NAMES[place] for place in HABITAT_HEXES if hex_of(table, HEX_NAMES[place])["habitat"] == "forest"]
    assert offered == [name for name in homes if len(neighbours(name)) < 6]
    refusal = table.why_not("settle A1")
    assert refusal is not None
    assert (refusal.law, refusal.why) == ("1.15", "not-home")
    inner = next(name for name in homes if len(neighbours(name)) == 6)
    refusal = table.why_not(f"settle {inner}")
    assert refusal is not None
    assert refusal.why == "not-at-the-rim"
    table.play(f"settle {offered[0]}")
    assert hex_of(table, offered[0])["camp"] == "order"
    assert hex_of(table, offered[0])["leaders"] == ["order"]


@law("1.15")
def test_without_a_home_at_the_rim_one_step_further_in() -> None:
    """Home hexes one step from the rim are offered if none lies at it."""
    from weald.games.defenders.board import empty_board
    from weald.games.defenders.setup import first_homes

    board = empty_board([0, 1], False)
    board.habitat = [3] * 37
    inner = [HEX_NAMES.index(name) for name in ("B2", "C3", "D2")]
    for place in inner:
        board.habitat[place] = 0
    assert [HEX_NAMES[place] for place in first_homes(board, 0)] == ["B2", "D2"]


@law("1.16")
def test_the_first_player_is_random() -> None:
    table = settling(coven="yes")
    until(table, "chance-first")
    assert outcomes(table) == {"first order": 1, "first council": 1, "first coven": 1}
    table.play("first coven")
    assert table.show(None)["first"] == "coven"
    assert told(table, "goes-first")[0]["seat"] == "coven"
