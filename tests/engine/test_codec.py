"""Plain data and back."""

from __future__ import annotations

import json

import pytest

import weald
from tests.fuzz.checking import classes
from weald import library
from weald.engine import codec
from weald.engine.errors import BrokenPosition
from weald.engine.table import Table

RULESET = library.ruleset("critters")


def middle() -> Table:
    table = weald.new("critters", seed=4)
    for _ in range(5):
        table.play(table.legal()[2])
    return table


def test_a_game_survives_json() -> None:
    """Encoded, written, read and decoded, it is the same game, and goes on alike."""
    table = middle()
    data = json.loads(codec.to_json(table.game))
    again = codec.decode(data, classes(RULESET))
    assert codec.to_json(again) == codec.to_json(table.game)


def test_a_view_survives_json() -> None:
    """Views are records too: clients may keep them."""
    view = middle().view("south")
    again = codec.decode(codec.encode(view), classes(RULESET))
    assert codec.encode(again) == codec.encode(view)


def test_the_fields_are_those_of_the_constructor() -> None:
    """Interpreted or compiled, reflection finds every field and nothing else."""
    table = middle()
    assert codec.fields(table.game) == ["board", "secrets", "undealt"]
    assert codec.fields(table.game.board.stack[-1]) == ["at", "seat"]


@pytest.mark.parametrize(
    ("spoil", "where"),
    [
        ({"is": "Castle"}, "position"),
        ({"is": "turns.Turns"}, "position"),
        ({"is": "turns.Turns", "seat": 0}, "position"),
        ({"is": "turns.Turns", "seat": 0, "at": 0, "hat": 1}, "position"),
        ([{"is": "turns.Turns", "seat": 0, "at": 1.5}], "position[0].at"),
        ({"is": "turns.Turns", "seat": None, "at": 0}, "position.seat"),
    ],
)
def test_broken_data_says_where(spoil: object, where: str) -> None:
    """Unknown records, missing and surplus fields, and wrong types are errors with a path."""
    with pytest.raises(BrokenPosition) as caught:
        codec.decode(spoil, classes(RULESET))
    assert caught.value.facts["where"] == where


def test_equal_games_have_equal_digests() -> None:
    """A digest depends on the game alone."""
    assert codec.digest(middle().game) == codec.digest(middle().game)
    other = middle()
    other.play(other.legal()[0])
    assert codec.digest(other.game) != codec.digest(middle().game)


def test_two_records_of_one_name_are_refused() -> None:
    """Data could not say which of them is meant; the error names both. The same class twice is no harm."""

    def turns(module: str) -> type:
        return type("Turns", (), {"__module__": module})

    one, other = turns("weald.games.here.turns"), turns("weald.games.there.turns")
    assert codec.named([one, one]) == {"turns.Turns": one}
    with pytest.raises(TypeError, match=r"games\.here\.turns\.Turns and weald\.games\.there\.turns\.Turns"):
        codec.named([one, other])


@pytest.mark.parametrize("game", library.names())
def test_every_record_of_a_game_has_a_name_of_its_own(game: str) -> None:
    """A game lists each of its records once, and no two of them are called alike."""
    records = library.ruleset(game).records()
    assert list(codec.named(records).values()) == records
