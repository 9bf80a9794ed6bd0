"""Chapter 5 and appendices A, B, V, G: set-up, components, maps."""

from __future__ import annotations

from itertools import permutations
from typing import Final

import pytest

from tests.law import law
from tests.law.root.looking import HANDS, SEATS, SUPPORTERS, begin, begin_play, data, says, told
from weald import library
from weald.engine import procedure
from weald.engine.errors import BadValue, UnknownName
from weald.engine.table import Table

WITHOUT: Final = {"vagabond": "no"}  # his set-up has its own tests


def weights(table: Table) -> dict[str, int]:
    """What chance may say now, with weights."""
    return {table.ruleset.grammar.write(action): weight for action, weight in procedure.outcomes(table.game)}


def law_of(table: Table) -> str:
    question = table.question
    assert question is not None
    return question.law


# 5.1.1 - 5.1.6


@law("5.1.1")
def test_the_order_of_turns_is_random() -> None:
    """Chance seats the players: each is first with equal chance, then each of the others second."""
    table = Table(library.ruleset("root"), WITHOUT)
    assert (table.actor, law_of(table)) == ("chance", "5.1.1")
    assert weights(table) == {"seat marquise": 1, "seat eyrie": 1, "seat alliance": 1}
    table.play("seat eyrie", "chance")
    assert weights(table) == {"seat marquise": 1, "seat alliance": 1}


@law("5.1.1", "1.5")
@pytest.mark.parametrize("order", list(permutations(SEATS)))
def test_the_first_seat_begins_and_the_others_follow(order: tuple[str, ...]) -> None:
    """Whoever is seated first has the first turn."""
    table = begin_play(" ".join(order))
    assert table.show(None)["order"] == list(order)
    assert table.show(None)["active"] == order[0]
    assert table.show(None)["round"] == 1


@law("5.1.1")
def test_each_player_has_one_faction_and_its_pieces() -> None:
    """Those who take part have their pieces; who does not take part has none."""
    table = begin(order="marquise eyrie", alliance="no")
    assert table.seats == ("marquise", "eyrie")
    seats = table.show(None)["seats"]
    assert isinstance(seats, dict)
    assert set(seats) == {"marquise", "eyrie"}


@law("5.1.1")
def test_two_factions_at_least_take_part() -> None:
    """One faction alone is no game."""
    with pytest.raises(BadValue):
        Table(library.ruleset("root"), {**WITHOUT, "eyrie": "no", "alliance": "no"})


@law("5.1.2")
def test_everybody_begins_with_no_points() -> None:
    """All score markers on 0."""
    seats = begin().show(None)["seats"]
    assert isinstance(seats, dict)
    assert [seats[seat]["score"] for seat in SEATS] == [0, 0, 0]


@law("5.1.3")
def test_three_cards_each_from_the_whole_deck() -> None:
    """54 cards are shuffled, three dealt to each player, each to its holder's eyes only."""
    table = Table(library.ruleset("root"), WITHOUT)
    for seat in SEATS:
        table.play(f"seat {seat}", "chance")
    assert sum(weights(table).values()) == 54
    assert weights(table)["draw dominance-bird"] == 1
    dealt = begin()
    assert dealt.show(None)["deck"] == 54 - 9
    for seat in SEATS:
        assert len(str(dealt.show(seat)["hand"]).split()) == 3
        assert told(dealt, seat) == set(HANDS[seat].split())
    assert told(dealt, None) == set()


@law("5.1.3")
@pytest.mark.parametrize("absent", SEATS)
def test_two_players_play_without_dominance(absent: str) -> None:
    """The four dominance cards are taken out before the deal."""
    table = Table(library.ruleset("root"), {**WITHOUT, absent: "no"})
    for seat in SEATS:
        if seat != absent:
            table.play(f"seat {seat}", "chance")
    assert sum(weights(table).values()) == 50
    assert not any("dominance" in said for said in weights(table))


@law("5.1.4", "2.2.4")
def test_four_ruins_lie_on_the_map() -> None:
    """One in each slot marked R."""
    clearings = begin().show(None)["clearings"]
    assert isinstance(clearings, dict)
    assert [number for number, shown in clearings.items() if shown["pieces"].get("ruin")] == ["6", "10", "11", "12"]


@law("5.1.5")
def test_the_supply_of_items() -> None:
    """Two of each, but one crossbow and one hammer."""
    assert begin().show(None)["items"] == {
        "bag": 2,
        "boots": 2,
        "crossbow": 1,
        "hammer": 1,
        "sword": 2,
        "tea": 2,
        "coins": 2,
        "torch": 0,
    }


@law("5.1.6")
def test_nothing_else_is_to_be_laid_out() -> None:
    """After the deal comes the first faction's set-up: the reference cards and dice need no decision."""
    table = begin()
    assert (table.actor, law_of(table)) == ("marquise", "6.3.2")


@law("5.1.7")
@pytest.mark.parametrize("order", list(permutations(SEATS)))
def test_factions_set_up_in_the_order_of_their_letters(order: tuple[str, ...]) -> None:
    """The Marquise, then the Eyrie, then the Alliance, whatever the order of turns."""
    table = begin(" ".join(order))
    asked = [table.actor]
    for sentence in ("start 1", "build sawmill in 1", "build workshop in 5", "build recruiter in 9"):
        table.play(sentence, "marquise")
    asked.append(table.actor)
    table.play("leader builder", "eyrie")
    asked.append(table.actor)
    assert asked == ["marquise", "eyrie", "chance"]  # chance draws the supporters
    table.script += says(SUPPORTERS)
    table.advance()
    assert set(SUPPORTERS.split()) <= told(table, "alliance")
    assert not set(SUPPORTERS.split()) & told(table, "marquise")


# B


@law("B.1.2")
def test_the_buildings_and_tokens() -> None:
    """Seven roosts, six of each building of the Marquise, three bases; ten sympathies, eight wood, one keep."""
    seats = begin().show(None)["seats"]
    assert isinstance(seats, dict)
    assert seats["marquise"]["stock"] == {"sawmill": 6, "workshop": 6, "recruiter": 6, "keep": 1, "wood": 8}
    assert seats["eyrie"]["stock"] == {"roost": 7}
    assert seats["alliance"]["stock"] == {"base": 3, "sympathy": 10}


@law("B.1.3", "6.3.1", "7.3.1", "8.3.1")
def test_the_warriors() -> None:
    """25, 20 and 10."""
    seats = begin().show(None)["seats"]
    assert isinstance(seats, dict)
    assert [seats[seat]["supply"] for seat in SEATS] == [25, 20, 10]


@law("B.1.4", "7.3.3", "7.3.4")
def test_the_leaders_and_viziers() -> None:
    """Four leaders to choose from, two viziers, which are no cards of the deck."""
    table = begin()
    for sentence in ("start 1", "build sawmill in 1", "build workshop in 5", "build recruiter in 9"):
        table.play(sentence, "marquise")
    assert table.offers() == ["leader builder", "leader charismatic", "leader commander", "leader despot"]
    table.play("leader commander", "eyrie")
    seats = table.show(None)["seats"]
    assert isinstance(seats, dict)
    assert sum(column.count("vizier") for column in seats["eyrie"]["decree"].values()) == 2
    assert table.show(None)["deck"] == 54 - 9


@law("B.1.5", "V")
def test_the_two_sides_of_the_map() -> None:
    """Autumn and winter; no other map can be chosen."""
    names = next(option.names for option in library.ruleset("root").options if option.name == "map")
    assert {"autumn", "winter"} <= set(names or ())
    with pytest.raises((BadValue, UnknownName)):
        Table(library.ruleset("root"), {**WITHOUT, "map": "spring"})


# V, G


@law("V")
def test_the_map_is_chosen_before_anything_else() -> None:
    """It is settled when the table is made, before the first step of the set-up."""
    assert Table(library.ruleset("root"), WITHOUT).show(None)["map"] == "autumn"
    assert Table(library.ruleset("root"), {**WITHOUT, "map": "winter"}).show(None)["map"] == "winter"


@law("V.1")
def test_autumn_has_its_suits_printed() -> None:
    """No markers are laid: the first throw is for the seats."""
    table = Table(library.ruleset("root"), {**WITHOUT, "map": "autumn"})
    assert law_of(table) == "5.1.1"
    clearings = table.show(None)["clearings"]
    assert isinstance(clearings, dict)
    assert all(shown["suit"] for shown in clearings.values())


@law("V.1")
def test_winter_lays_twelve_markers_at_random() -> None:
    """Four of each suit, without putting any back: the more are left the likelier."""
    table = Table(library.ruleset("root"), {**WITHOUT, "map": "winter"})
    laid = ["fox", "mouse", "fox", "rabbit", "fox", "fox", "mouse", "rabbit", "mouse", "rabbit", "mouse", "rabbit"]
    left = {"fox": 4, "rabbit": 4, "mouse": 4}
    for suit in laid:
        assert law_of(table) == "V.1"
        assert weights(table) == {f"suit {name}": count for name, count in left.items() if count}
        table.play(f"suit {suit}", "chance")
        left[suit] -= 1
    assert law_of(table) == "5.1.1"
    clearings = table.show(None)["clearings"]
    assert isinstance(clearings, dict)
    assert [clearings[str(number)]["suit"] for number in range(1, 13)] == laid


@law("V.1", "5.1.4", "6.3.2")
def test_a_whole_set_up_in_winter() -> None:
    """The keep goes to a corner there too, and the ruins lie as printed."""
    table = Table(library.ruleset("root"), {**WITHOUT, "map": "winter"})
    table.script += [f"suit {suit}" for suit in ["fox", "rabbit", "mouse"] * 4]
    table.script += [f"seat {seat}" for seat in SEATS]
    for seat in SEATS:
        table.script += says(HANDS[seat])
    table.advance()
    assert table.offers() == ["start 1", "start 2", "start 3", "start 4"]
    table.play("start 2", "marquise")
    assert "build sawmill in 12" in table.offers()
    clearings = table.show(None)["clearings"]
    assert isinstance(clearings, dict)
    assert clearings["4"]["warriors"] == {}
    assert [number for number, shown in clearings.items() if shown["pieces"].get("ruin")] == ["8", "9", "11", "12"]


@law("G.1.1", "2.3")
def test_the_winter_river_is_no_path_either() -> None:
    """It divides forests as a path would, but clearings 11 and 12 are not adjacent by it."""
    table = Table(library.ruleset("root"), {**WITHOUT, "map": "winter"})
    clearings = table.show(None)["clearings"]
    assert isinstance(clearings, dict)
    assert [11, 12] in data("maps.json")["maps"]["winter"]["river"]
    assert 12 not in clearings["11"]["paths"]
