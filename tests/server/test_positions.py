"""Positions: what everybody sees is built once for all lenses, and each lens still shows what it should."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from weald import library
from weald.engine.lenses import NOBODY
from weald.engine.table import Table
from weald.server.listing import tell_game
from weald.server.live import Live
from weald.server.messages import encode
from weald.server.positions import message, shown
from weald.server.records import Line, SeatRecord, Summary, TableRecord, now

MOVES = 60


def laid(game: str) -> Live:
    """A live table of the newcomer's game, with a person at each seat."""
    ruleset = library.ruleset(game)
    quick = tell_game(ruleset).quick
    table = Table(ruleset, quick.options, f"positions of {game}")
    lines = [
        Line(number, table.seat_name(seat), ruleset.grammar.write(action))
        for number, (seat, action) in enumerate(table.actions, start=1)
    ]
    summary = Summary(len(lines), 0, table.actor, now(), False)
    assert table.seed is not None
    record = TableRecord(
        id="table",
        game=game,
        edition=ruleset.edition,
        options=table.options,
        seed=table.seed,
        public=True,
        title="",
        owner="g",
        watch_hash="",
        rematch=None,
        made=now(),
        summary=summary,
        rules=ruleset.rules,
    )
    return Live(record, [SeatRecord(seat, guest=f"g {seat}") for seat in quick.seats], lines)


def told(live: Live, seat: str | None) -> Any:
    return msgspec.json.decode(message(live, seat, live.at, False))


@pytest.mark.parametrize("game", library.names())
def test_what_is_shared_is_what_each_would_be_told_alone(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """For every seat and a spectator; what everybody sees is shown once for each position."""
    live = laid(game)
    shows: list[int] = []
    show_board = Table.show_board

    def counted(table: Table) -> dict[str, object]:
        shows.append(len(table.actions))
        return show_board(table)

    dice = random.Random(3)
    for _ in range(MOVES):
        lenses: list[str | None] = [None, *(seat.seat for seat in live.seats)]
        with monkeypatch.context() as patched:
            patched.setattr(Table, "show_board", counted)
            found = {seat: told(live, seat) for seat in lenses}
        assert shows == [live.at]
        shows.clear()
        for seat in lenses:
            alone = msgspec.json.decode(encode(shown(live.table, seat, live.at)))
            for part in ("view", "question", "offers", "refused", "seat"):
                assert found[seat][part] == alone[part], (part, seat)
        assert found[None]["view"] == msgspec.json.decode(encode(live.table.show_board()))
        live.table.play(dice.choice(live.table.offers()))
        live.settle(live.summary(0))
        if live.table.outcome is not None:
            break


@pytest.mark.parametrize("game", library.names())
def test_a_seat_is_shown_little_of_its_own(game: str) -> None:
    """Whatever is told to one seat instead of to all stands at the same place, and nothing else is added."""
    live = laid(game)
    ruleset = live.ruleset
    dice = random.Random(4)
    for _ in range(MOVES):
        board = ruleset.show_board(live.table.game.board)
        assert ruleset.show(live.table.game.lens(NOBODY)) == board
        for seat in live.seats:
            view = live.table.game.lens(ruleset.seat(seat.seat))
            own = ruleset.show_own(view)
            assert own["seat"] == seat.seat
            assert set(own) <= set(board)
            assert list(ruleset.show(view)) == list(board)
        live.table.play(dice.choice(live.table.offers()))
        if live.table.outcome is not None:
            break
