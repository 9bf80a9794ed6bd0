"""Analysis of finished games: chances turn by turn, the turns that mattered, and better answers."""

from __future__ import annotations

import pytest

from weald import library
from weald.arena import match
from weald.engine import procedure
from weald.engine.chance import QuickDice
from weald.engine.lenses import NOBODY
from weald.engine.table import Table
from weald.players import analysis
from weald.players.analysis import Record

CRITTERS = library.ruleset("critters")


def recorded(table: Table) -> Record:
    return Record(table.ruleset, table.options, table.actions)


def played(game: str, kind: str, seed: str = "analysis") -> Table:
    ruleset = library.ruleset(game)
    options = ruleset.default_options()
    return match.play(ruleset, seed, dict.fromkeys(ruleset.in_play(options), kind), options)


@pytest.mark.parametrize("game", ["critters", "defenders", "root"])
def test_chances_from_the_beginning_to_the_end(game: str) -> None:
    """All sides together have one, winners have it at the end, and whoever wins together has the same."""
    table = played(game, "random")
    record = recorded(table)
    told = analysis.moments(record, NOBODY)
    assert told[0].at == 0
    assert told[-1].at == len(table.actions)
    assert [moment.at for moment in told] == sorted({moment.at for moment in told})
    assert table.outcome is not None
    for place, seat in enumerate(table.seats):
        assert told[-1].chances[place] == (1.0 if seat in table.outcome.winners else 0.0)
    for moment in told[:-1]:
        assert all(0.0 <= chance <= 1.0 for chance in moment.chances)
        if game == "defenders":
            assert len(set(moment.chances)) == 1, "a team has one chance"
        else:
            assert sum(moment.chances) == pytest.approx(1.0)


def test_eyes_see_no_more_than_their_seat() -> None:
    """Two games that looked the same to a seat all the time look the same in its analysis."""
    table = Table(CRITTERS, None, "eyes", telling=False)
    dice = QuickDice("eyes")
    while len(table.actions) < 4 or table.actor != "south":
        table.take(table.legal()[dice.below(len(table.legal()))])
    record = recorded(table)
    seat = CRITTERS.seat("south")
    game = record.game(len(table.actions))
    other = game.lens(seat).imagine(QuickDice("another"))
    assert CRITTERS.show(other.lens(1 - seat)) != CRITTERS.show(game.lens(1 - seat))
    told = [analysis._chances(record, one, seat, 7) for one in (game, other)]
    assert told[0] == told[1]
    opened = [analysis._chances(record, one, NOBODY, 7) for one in (game, other)]
    assert opened[0] != opened[1], "with all cards open they differ"


def test_giving_the_match_away_is_the_moment_that_mattered() -> None:
    """Somebody withdraws and loses the match by it: that turn mattered most, and another answer was better."""
    table = Table(CRITTERS, {"target": 3}, "gift", telling=False)
    dice = QuickDice("gift")
    while table.actor is not None:
        legal = table.legal()
        away = [action for action in legal if CRITTERS.grammar.write(action) == "withdraw"]
        table.take(away[0] if away and table.actor == "south" else legal[dice.below(len(legal))])
    record = recorded(table)
    for eyes in (NOBODY, CRITTERS.seat("south")):
        told = analysis.moments(record, eyes)
        turnings = analysis.turnings(record, told, eyes)
        last = turnings[-1]
        assert (last.end, record.ruleset.seats[last.turn]) == (len(table.actions), "south")
        better = analysis.better(record, last, eyes)
        assert better is not None
        assert CRITTERS.grammar.write(better.played.action) == "withdraw"
        assert better.loss() > 0.1
        game = record.game(better.at)
        assert better.best.action in procedure.legal(game)
        assert better.why


def test_as_one_seat_only_its_own_answers_are_judged() -> None:
    """What others could have done better it cannot know; with all cards open, anybody's answers are looked at."""
    table = played("critters", "random")
    record = recorded(table)
    south = CRITTERS.seat("south")
    told = analysis.moments(record, south)
    turnings = analysis.turnings(record, told, south)
    assert turnings
    assert [turning.start for turning in turnings] == sorted(turning.start for turning in turnings)
    for turning in turnings:
        if turning.turn != south:
            assert analysis.better(record, turning, south) is None


def test_an_analysis_is_the_same_again() -> None:
    """Nothing in it is left to luck: it can be kept and compared."""
    record = recorded(played("critters", "greedy"))

    def told() -> list[tuple[int, list[float]]]:
        return [(moment.at, moment.chances) for moment in analysis.moments(record, 0)]

    assert told() == told()
