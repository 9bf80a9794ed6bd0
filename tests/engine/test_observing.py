"""What learners get of a view: always as long, nothing that the seat does not see, actions numbered without gaps."""

from __future__ import annotations

import pytest
from tools import learning

from weald import library
from weald.engine import procedure
from weald.engine.action_space import ActionSpace
from weald.engine.chance import QuickDice
from weald.engine.lenses import CHANCE, NOBODY
from weald.engine.many import Many
from weald.engine.observing import Observer

GAMES = library.names()


@pytest.mark.parametrize("name", GAMES)
def test_every_action_has_a_number_and_every_number_an_action(name: str) -> None:
    space = ActionSpace(library.ruleset(name).grammar)
    assert [space.index(space.action(number)) for number in range(space.size)] == list(range(space.size))
    with pytest.raises(IndexError):
        space.action(space.size)


@pytest.mark.parametrize("name", GAMES)
def test_fields_follow_each_other_and_have_names_of_their_own(name: str) -> None:
    observer = Observer(library.ruleset(name))
    end = 0
    for field in observer.fields:
        assert field.start == end
        assert field.size > 0
        end += field.size
    assert end == observer.size
    assert len({field.name for field in observer.fields}) == len(observer.fields)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("number", range(4))
def test_a_row_is_the_same_in_every_world_that_the_seat_cannot_tell_apart(name: str, number: int) -> None:
    """Random games of every kind, to their end: each asked seat's row fits, and does not change with what is hidden."""
    ruleset = library.ruleset(name)
    observer, space = Observer(ruleset), ActionSpace(ruleset.grammar)
    dice = QuickDice(f"rows {number}")
    game = ruleset.new(ruleset.mixed({}, dice, robots=number % 2 == 1))
    procedure.settle(game)
    row, other = bytearray(b"\xff" * observer.size), bytearray(observer.size)
    steps = 0
    while (asked := procedure.actor(game.board)) != NOBODY:
        if asked == CHANCE:
            procedure.act(game, procedure.throw(game, dice))
            continue
        view = game.lens(asked)
        if steps % 10 == 0:
            observer.write(view, row)
            assert len(row) == observer.size
            observer.write(view.imagine(dice).lens(asked), other)
            assert row == other
        allowed = procedure.offers(view).allowed
        assert all(0 <= space.index(action) < space.size for action in allowed)
        procedure.act(game, allowed[dice.below(len(allowed))])
        steps += 1
    assert steps > 5


@pytest.mark.parametrize("name", GAMES)
def test_rows_differ_where_the_seat_sees_a_difference(name: str) -> None:
    """Two deals, two rows; and the question is a part of it."""
    ruleset = library.ruleset(name)
    first, second = (Many(ruleset, 1, seed, ruleset.default_options()) for seed in ("1", "2"))
    assert first.observations != second.observations
    before = bytes(first.observations)
    first.step([first.masks.index(1)])
    assert bytes(first.observations) != before


def test_many_games_play_as_one_does() -> None:
    """Each game of many is the one that its number deals, whatever its neighbours do; an ended one begins anew."""
    ruleset = library.ruleset("critters")
    options = ruleset.check_options({"target": 6})
    many, alone = Many(ruleset, 3, "x", options), Many(ruleset, 1, "x", options)
    size, rows = many.space.size, many.observer.size
    ended = 0
    for step in range(400):
        answers = []
        for place in range(3):
            mask = many.masks[place * size : (place + 1) * size]
            wanted = [number for number, may in enumerate(mask) if may]
            answers.append(wanted[step * 7 % len(wanted)] if wanted else 0)
        if not ended:
            assert many.observations[:rows] == alone.observations
            alone.step(answers[:1])
        many.step(answers)
        for place in range(3):
            if many.actors[place] == NOBODY:
                assert sorted(many.results(place)) == [-1.0, 1.0]
                ended += 1
    assert ended > 3
    assert many.played == 3 + ended - sum(1 for asked in many.actors if asked == NOBODY)


def test_what_a_game_does_not_offer_is_refused() -> None:
    ruleset = library.ruleset("critters")
    many = Many(ruleset, 1, "x", ruleset.default_options())
    for answer in (many.masks.index(0), -1, many.space.size):
        with pytest.raises(ValueError, match="does not offer"):
            many.step([answer])


def test_the_page_for_learners_has_the_tables_of_today() -> None:
    page = learning.PAGE.read_text(encoding="utf-8")
    assert learning.written(page) == page
