"""Positions in words: what is read, what is refused with which error, and that writing is the other way round."""

from __future__ import annotations

from typing import Final

import pytest

from weald.engine.arranging import Description, index_of, join, join_counts, join_each, step_of, take
from weald.engine.errors import BadValue, BrokenPosition, UnknownName
from weald.games.critters.battle import BATTLE, ScoreBattle
from weald.games.critters.war import EndTheWar

PLACES: Final = ("A1", "A2", "B1")
KNOWN: Final = ("round", "mechs", "first", "hand", "solo", "order", "seats")


def test_words_are_read_by_what_they_mean() -> None:
    """Numbers, flags, names and counted names; what is left out is as usual."""
    told = Description({"round": 3, "solo": True, "first": "A2", "hand": "B1 A1 B1", "mechs": "A1 B1x12"}, KNOWN)
    assert told.number("round", 1) == 3
    assert told.flag("solo")
    assert told.name("first", "hex", PLACES) == 1
    assert told.names("hand", "hex", PLACES) == [2, 0, 2]
    assert told.counted("mechs", "hex", PLACES) == [(0, 1), (2, 12)]
    nothing = Description({}, KNOWN)
    assert (nothing.number("round", 1), nothing.flag("solo"), nothing.name("first", "hex", PLACES, 2)) == (1, False, 2)
    assert (nothing.split("order", "b a"), nothing.names("hand", "hex", PLACES)) == (["b", "a"], [])
    assert (dict(nothing.table("seats")), nothing.has("round")) == ({}, False)


def test_an_unknown_word_is_refused_with_the_nearest() -> None:
    """At the top and within a part."""
    with pytest.raises(UnknownName) as caught:
        Description({"rond": 1}, KNOWN)
    assert (caught.value.code, caught.value.facts["nearest"]) == ("unknown-arrangement", "round")
    with pytest.raises(UnknownName) as caught:
        Description({"seats": {"hend": ""}}, KNOWN).part("seats", ["hand"])
    assert caught.value.facts["nearest"] == "hand"


def test_an_unknown_name_is_refused_with_its_kind() -> None:
    """The error says what the name should have been a name of."""
    with pytest.raises(UnknownName) as caught:
        Description({"mechs": "A3x2"}, KNOWN).counted("mechs", "hex", PLACES)
    assert (caught.value.code, caught.value.facts["name"]) == ("unknown-hex", "A3")
    with pytest.raises(UnknownName):
        index_of("hex", 7, PLACES)


@pytest.mark.parametrize("value", ["A1xx", "A1x-2", "A1x²", 3])
def test_a_count_is_a_number(value: object) -> None:
    """`A1x3`, and nothing else; the error names word and value."""
    with pytest.raises(BadValue) as caught:
        Description({"mechs": value}, KNOWN).counted("mechs", "hex", PLACES)
    assert (caught.value.code, caught.value.facts) == ("bad-arrangement", {"word": "mechs", "value": str(value)})


def test_values_of_another_type_are_refused() -> None:
    """Words where a number should stand, a number where words should, words where a table should."""
    told = Description({"round": "two", "hand": 2, "seats": "A1"}, KNOWN)
    for read in (lambda: told.number("round"), lambda: told.split("hand"), lambda: told.table("seats")):
        with pytest.raises(BadValue) as caught:
            read()
        assert caught.value.code == "bad-arrangement"


def test_a_card_lies_in_one_place() -> None:
    """What was taken cannot be taken again."""
    pile = [0, 1, 2]
    assert take(1, pile, "A2") == 1
    with pytest.raises(BrokenPosition) as caught:
        take(1, pile, "A2")
    assert (pile, caught.value.code) == ([0, 2], "card-twice")


def test_writing_is_the_other_way_round() -> None:
    """What is written is read as the same."""
    assert join([2, 0], PLACES) == "B1 A1"
    assert join_each([0, 2, 1], PLACES) == "A2 A2 B1"
    written = join_counts([1, 0, 3], PLACES)
    assert written == "A1 B1x3"
    assert Description({"mechs": written}, KNOWN).counted("mechs", "hex", PLACES) == [(0, 1), (2, 3)]


def test_a_step_is_found_in_its_procedure() -> None:
    """By its class; a step of another procedure is a mistake of the programmer."""
    assert isinstance(BATTLE[step_of(ScoreBattle, BATTLE)], ScoreBattle)
    with pytest.raises(AssertionError):
        step_of(EndTheWar, BATTLE)
