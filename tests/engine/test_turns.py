"""Turns as events tell them, and taking one back: what stands is as if the rest had never been done."""

from __future__ import annotations

from pathlib import Path

import pytest

import weald
from weald import library, players
from weald.engine import codec, journal, procedure
from weald.engine.errors import JournalError, NothingToUndo
from weald.engine.lenses import NOBODY
from weald.engine.table import Table, replay
from weald.engine.turns import is_out_of_turn, turn_number, turn_start
from weald.scenario import Scenario

GAMES = {"critters": 24, "defenders": 150, "root": 150}  # with so many actions in the middle of a game


def answer(table: Table) -> None:
    """The seat that is asked answers at random, by the moment."""
    assert table.actor is not None
    view = table.view(table.actor)
    player = players.make("random", table.ruleset, f"{len(table.actions)}")
    table.take(player.choose(view, procedure.offers(view)))


def played(game: str, actions: int = 0) -> Table:
    actions = actions or GAMES[game]
    table = weald.new(game, seed=11)
    while len(table.actions) < actions:
        answer(table)
    return table


@pytest.mark.parametrize("game", GAMES)
def test_a_turn_begins_where_its_seat_is_first_asked(game: str) -> None:
    """Of each seat: it is asked there, and nothing of its own lies between the event that began the turn and there."""
    table = played(game)
    found = 0
    for seat in table.seats:
        start = turn_start(table, seat)
        assert start is not None
        assert table.seat_name(table.actions[start][0]) == seat
        earlier = weald.new(game, seed=11)
        while len(earlier.actions) < start:
            answer(earlier)
        if game != "critters":  # there a turn begins with the card that is played
            found += earlier.ruleset.turn_of(earlier.game.board) == earlier.lens(seat)
        assert earlier.actor == seat
    assert found > 0 or game == "critters"


@pytest.mark.parametrize("game", GAMES)
def test_what_stands_after_a_turn_was_taken_back(game: str) -> None:
    """The position, the log and what may be undone are those of a table that never went further."""
    table = played(game)
    seat = table.actor
    assert seat is not None
    start = turn_start(table, seat)
    assert start is not None
    table.take_back(start)
    fresh = weald.new(game, seed=11)
    while len(fresh.actions) < start:
        answer(fresh)
    assert codec.digest(table.game) == codec.digest(fresh.game)
    assert table.events(seat) == fresh.events(seat)
    assert (table.actor, table.can_undo(seat)) == (seat, fresh.can_undo(seat))
    assert table.practice


@pytest.mark.parametrize("game", GAMES)
def test_turn_by_turn_to_the_first_question(game: str) -> None:
    """Taken back again and again, a seat comes to where it was first asked, and then there is nothing left."""
    table = played(game)
    seat = table.seats[0]
    starts = []
    while (start := turn_start(table, seat)) is not None:
        starts.append(start)
        table.take_back(start)
        assert table.actor == seat
    assert starts == sorted(set(starts), reverse=True)
    assert len(starts) > 2
    assert seat not in [entry.seat for entry in table.entries()]


@pytest.mark.parametrize("game", GAMES)
def test_the_same_dice_fall_again(game: str) -> None:
    """The k-th throw depends on the seed and on k: the same answers lead to the same game, and it verifies."""
    table = played(game)
    entries = table.entries()
    seat = table.seats[0]
    for _ in range(2):
        start = turn_start(table, seat)
        assert start is not None
        table.take_back(start)
    while len(table.actions) < len(entries):
        answer(table)
    assert table.entries() == entries
    while table.actor is not None:
        answer(table)
    again = replay(table.ruleset, table.journal())
    assert again.outcome is not None
    assert again.practice


def test_what_undo_allows_is_no_practice() -> None:
    """Several actions that showed nothing: the same as so many undos."""
    s = Scenario("critters", south={"hand": "S6 A1 A2"}, north={"hand": "L6 L1 L2"})
    table = s.table
    table.play("improvise S6 to land", "south")
    assert not table.is_practice(0)
    table.take_back(0)
    assert not table.practice
    assert table.actions == []
    for wrong in (-1, 0, 5):
        with pytest.raises(NothingToUndo):
            table.take_back(wrong)


def test_a_position_made_by_hand_goes_back_no_further() -> None:
    """Nobody knows what led to it: what undo does not allow cannot be played again."""
    s = Scenario("critters", south={"hand": "S6 A1"}, north={"hand": "L6 L1"})
    s.table.play("improvise S6 to land", "south")
    s.table.play("improvise L6 to air", "north")
    with pytest.raises(NothingToUndo):
        s.table.take_back(0)
    assert len(s.table.actions) == 2


def test_a_question_in_another_seat_s_turn() -> None:
    """L5: the owner flips one of their own in their own turn; then the opponent does, out of theirs."""
    s = Scenario("critters", south={"hand": "L5 A1", "air": "A2"}, north={"hand": "L6 S1", "sea": "S2"})
    s.table.play("deploy L5 to land", "south")
    assert (s.table.actor, is_out_of_turn(s.table)) == ("south", False)
    s.table.play("flip south air", "south")
    assert (s.table.actor, is_out_of_turn(s.table)) == ("north", True)
    assert turn_number(s.table) == 1


def test_the_mark_is_in_the_file(tmp_path: Path) -> None:
    """Saved, read and played on, it stays; a file without it reads as before, and one with nonsense is refused."""
    path = tmp_path / "game.weald"
    table = played("critters", 12)
    table.save(path)
    assert "practice" not in path.read_text(encoding="utf-8")
    table.take_back(6)
    table.save(path)
    loaded = weald.load(path)
    assert loaded.practice
    assert loaded.clone().practice
    answer(loaded)
    loaded.save(path)
    assert journal.read(path).practice
    text = path.read_text(encoding="utf-8").replace('"practice": true', '"practice": "perhaps"')
    with pytest.raises(JournalError) as caught:
        journal.parse(text)
    assert caught.value.code == "journal-line-broken"


def test_before_the_first_turn() -> None:
    """What is asked at set-up counts as a turn."""
    table = Table(library.ruleset("root"), None, "4")
    assert table.ruleset.turn_of(table.game.board) == NOBODY
    seat = table.actor
    assert seat is not None
    assert turn_start(table, seat) is None
    answer(table)
    assert turn_start(table, seat) is not None
    assert not is_out_of_turn(table)
