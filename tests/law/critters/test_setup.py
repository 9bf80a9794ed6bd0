"""Chapter 1: set-up."""

from __future__ import annotations

from itertools import permutations

import pytest

from tests.law import law
from tests.law.critters.helpers import CARDS, LEFT_OVER, NORTH_HAND, SOUTH_HAND, THEATERS, begin, cards_told
from weald import library
from weald.engine import procedure
from weald.engine.table import Table


def bare_table() -> Table:
    """A table before set-up, at which chance is a seat."""
    return Table(library.ruleset("critters"))


@law("1.1")
def test_the_theaters_are_laid_in_any_order_with_equal_chance() -> None:
    """Chance lays the row first of all, and all six orders are equally likely."""
    table = bare_table()
    assert table.actor == "chance"
    assert sorted(table.offers()) == sorted("row " + "-".join(order) for order in permutations(THEATERS))
    assert {weight for _, weight in procedure.outcomes(table.game)} == {1}


@law("1.1")
@pytest.mark.parametrize("order", list(permutations(THEATERS)))
def test_the_row_is_as_it_was_laid(order: tuple[str, ...]) -> None:
    """Everybody sees the theaters in the order in which chance laid them."""
    table = begin(row="-".join(order))
    for viewer in ("south", "north", None):
        assert table.show(viewer)["row"] == list(order)


@law("1.2")
def test_either_player_may_draw_the_white_commander() -> None:
    """The commanders are given out by chance, to either player with equal chance, after the row is laid."""
    table = bare_table()
    table.play("row sea-air-land")
    assert table.actor == "chance"
    assert sorted(table.offers()) == ["first north", "first south"]
    assert {weight for _, weight in procedure.outcomes(table.game)} == {1}


@law("1.2")
@pytest.mark.parametrize("first", ["south", "north"])
def test_the_holder_of_the_white_commander_moves_first(first: str) -> None:
    """Who draws the white commander is the first player, and takes the first turn of the first battle."""
    table = begin(first=first)
    assert table.show(None)["first"] == first
    assert table.actor == first


@law("1.3")
def test_each_player_is_dealt_six_cards() -> None:
    """Six of the 18 cards are dealt to each player."""
    table = begin()
    assert table.show(None)["hands"] == {"south": 6, "north": 6}
    assert table.show("south")["hand"] == SOUTH_HAND.split()
    assert table.show("north")["hand"] == NORTH_HAND.split()


@law("1.3")
@pytest.mark.parametrize("hand", ["A1 A2 A3 A4 A5", "A1 A2 A3 A4 A5 A6 L1"])
def test_a_deal_of_another_size_cannot_happen(hand: str) -> None:
    """Neither five cards nor seven are a starting hand."""
    table = bare_table()
    table.play("row air-land-sea")
    table.play("first south")
    refusal = table.why_not(f"deal {hand}")
    assert refusal is not None
    assert refusal.law == "1.3"
    assert table.why_not("deal A1 A2 A3 A4 A5 A6") is None


@law("1.3")
def test_a_card_is_dealt_once() -> None:
    """What lies in one hand cannot be dealt to the other."""
    table = bare_table()
    table.play("row air-land-sea")
    table.play("first north")
    table.play(f"deal {NORTH_HAND}")
    refusal = table.why_not("deal A2 A1 A3 A4 A5 L2")
    assert refusal is not None
    assert refusal.law == "1.3"
    assert table.why_not("deal A1 A3 A4 A5 L2 L3") is None


@law("1.3")
def test_the_shuffle_is_fair() -> None:
    """Every hand of six out of 18 is equally likely, and so is every second hand out of the twelve that remain."""
    table = bare_table()
    table.play("row air-land-sea")
    table.play("first south")
    first = procedure.outcomes(table.game)
    assert len(set(first)) == 18564
    assert {weight for _, weight in first} == {1}
    table.play(f"deal {SOUTH_HAND}")
    second = procedure.outcomes(table.game)
    assert len(set(second)) == 924
    assert {weight for _, weight in second} == {1}


@law("1.3")
def test_a_hand_is_seen_by_its_owner_only() -> None:
    """A dealt hand is told to its owner; the opponent and a spectator learn only how many cards it has."""
    table = begin()
    assert cards_told(table, "south") == set(SOUTH_HAND.split())
    assert cards_told(table, "north") == set(NORTH_HAND.split())
    assert cards_told(table, None) == set()
    assert table.show(None)["hand"] is None


@law("1.4")
def test_the_six_cards_left_over_are_the_deck() -> None:
    """What is not dealt forms a deck of six cards; the dealt cards are not in it."""
    table = begin(south="A1 A2 A3 A4 A5 L1", north="S1 S2 S3 S4 S5 S6")
    assert table.show(None)["deck"] == 6
    table.play("deploy L1 to land", "south")
    assert table.offers() == ["draw A6", "draw L2", "draw L3", "draw L4", "draw L5", "draw L6"]


@law("1.4")
def test_nobody_looks_at_the_deck() -> None:
    """No card of the deck is told to anybody, player or spectator."""
    table = begin()
    told = cards_told(table, "south") | cards_told(table, "north") | cards_told(table, None)
    assert told == set(CARDS) - set(LEFT_OVER.split())


@law("1.5")
def test_both_players_begin_without_points() -> None:
    """All score markers lie in the heap at first: nobody has points."""
    assert begin().show(None)["scores"] == {"south": 0, "north": 0}
