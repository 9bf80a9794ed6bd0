"""`weald play --random N`: the lot decides who takes part, the journal records it."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

import weald as package
from tests.cli.conftest import Weald
from weald import library
from weald.engine.chance import Throw
from weald.engine.errors import BadValue
from weald.engine.lots import draw_seats
from weald.texts import Texts

ROOT = library.ruleset("root")


def test_the_lot_is_announced_and_the_journal_records_it(weald: Weald, tmp_path: Path) -> None:
    """The same seed draws the same; the journal has the drawn factions as options, and goes on without the lot."""
    files = [tmp_path / f"{number}.weald" for number in range(2)]
    said = [weald("play", "root", "--random", "3", "--seed", "2", "--plain", "--file", str(file)) for file in files]
    assert [ran.code for ran in said] == [0, 0], said[0].err
    tables = [package.load(file) for file in files]
    assert tables[0].options == tables[1].options
    assert len(tables[0].seats) == 3
    names = ", ".join(Texts("root").name("seat", seat) for seat in tables[0].seats)
    assert f"Drawn by lot: {names}." in said[0].out
    assert list(tables[0].players.values()).count("human") == 1
    resumed = weald("play", "--resume", str(files[0]), "--plain")
    assert resumed.code == 0
    assert "Drawn by lot" not in resumed.out


def test_every_seat_is_drawn_about_as_often() -> None:
    """Two of four, many times: each is in about half of the draws, and each may be the person's."""
    four = ("marquise", "eyrie", "alliance", "vagabond")
    others = {seat: "no" for seat in ROOT.seats if seat not in four}
    seen: Counter[str] = Counter()
    mine: Counter[str] = Counter()
    for seed in range(400):
        options, drawn = draw_seats(ROOT, others, [], 2, Throw(str(seed), 0))
        assert set(ROOT.in_play(ROOT.check_options(options))) == set(drawn)
        assert len(drawn) == 2
        seen.update(drawn)
        mine[drawn[0]] += 1
    assert all(seen[seat] > 0 for seat in four)
    assert max(seen.values()) < 1.4 * min(seen.values())
    assert max(mine.values()) < 2 * min(mine.values())


def test_who_is_named_is_in_and_who_is_left_out_is_not(weald: Weald, tmp_path: Path) -> None:
    """`--seat` and `--option NAME=yes` keep a seat in the game, `--option NAME=no` out of the lot."""
    for seed in range(12):
        path = tmp_path / f"{seed}.weald"
        words = ["--seat", "alliance=human", "--option", "eyrie=no", "--seed", str(seed), "--file", str(path)]
        ran = weald("play", "root", "--random", "2", "--plain", *words)
        assert ran.code == 0, ran.err
        table = package.load(path)
        assert table.players["alliance"] == "human"
        assert "eyrie" not in table.seats


def test_a_lone_player_is_not_drawn() -> None:
    """A seat that would turn the others out of the game is none for the lot."""
    defenders = library.ruleset("defenders")
    for seed in range(60):
        options, drawn = draw_seats(defenders, {}, [], 3, Throw(str(seed), 0))
        assert "solo" not in drawn
        assert len(defenders.in_play(defenders.check_options(options))) == 3


def test_reach_that_cannot_be_drawn(weald: Weald) -> None:
    """Two without the Marquise never reach for 17; other games tell no reach; without a lot there is nothing to say."""
    with pytest.raises(BadValue, match="low-lots"):
        draw_seats(ROOT, {"marquise": "no"}, [], 2, Throw("1", 0), True)
    assert "add up to the reach" in weald("play", "root", "--random", "2", "--reach", "--option", "marquise=no").err
    assert "tells no reach" in weald("play", "defenders", "--random", "2", "--reach").err
    assert "may be drawn by lot" in weald("play", "root", "--reach").err


def test_what_cannot_be_drawn(weald: Weald, tmp_path: Path) -> None:
    """Too many or too few, a game whose seats are fixed, or a game that has begun."""
    assert "99 cannot be drawn" in weald("play", "root", "--random", "99").err
    assert weald("play", "root", "--random", "1").code == 2
    assert "nobody can be left out" in weald("play", "critters", "--random", "2").err
    path = tmp_path / "a.weald"
    weald("play", "root", "--seed", "1", "--file", str(path))
    assert weald("play", "--resume", str(path), "--random", "2").code == 2
