"""The schedule of a contest: everybody has every seat equally often, whoever plays the games."""

from __future__ import annotations

from collections import Counter

import pytest

from weald import library
from weald.arena.contest import Contest
from weald.engine.errors import BadValue
from weald.engine.ruleset import Ruleset
from weald.games.defenders.tables import MOST_ADVANCED
from weald.games.root.tables import LEVEL_NAMES

CRITTERS, DEFENDERS, ROOT = (library.ruleset(name) for name in ("critters", "defenders", "root"))
KINDS = ["a", "b", "c", "d", "e"]


@pytest.mark.parametrize("ruleset", [CRITTERS, ROOT], ids=lambda ruleset: ruleset.name)
@pytest.mark.parametrize("count", [1, 2, 3, 4, 5])
def test_everybody_has_every_seat_equally_often(ruleset: Ruleset, count: int) -> None:
    """In each round, however many players there are for the seats."""
    contest = Contest(ruleset, "s", KINDS[:count])
    for turn in range(4):
        first = turn * contest.round_size + 1
        games = [contest.setting(number) for number in range(first, first + contest.round_size)]
        had = Counter((seat, player) for game in games for seat, player in game.seats.items())
        assert len(had) == contest.seats * count
        assert len(set(had.values())) == 1


@pytest.mark.parametrize("count", [1, 2, 3])
def test_no_game_is_played_twice(count: int) -> None:
    """Where the same players sit at the same seats again, the dice are others; in a round all else is alike."""
    contest = Contest(ROOT, "s", KINDS[:count])
    games = [contest.setting(number) for number in range(1, 3 * contest.round_size + 1)]
    assert len({(game.seed, *game.seats.items()) for game in games}) == len(games)
    for turn in range(3):
        of_it = games[turn * contest.round_size : (turn + 1) * contest.round_size]
        assert len({str(game.options) for game in of_it}) == 1
        assert {game.seed.partition(".")[0] for game in of_it} == {f"s:{turn + 1}"}


def test_a_game_depends_on_its_number_alone() -> None:
    """Not on which games were asked for before."""
    contest = Contest(ROOT, "s", ["a", "b", "c"])
    forth = [vars(contest.setting(number)) for number in range(1, 61)]
    back = [vars(contest.setting(number)) for number in range(60, 0, -1)]
    assert forth == back[::-1]
    assert vars(Contest(ROOT, "s", ["a", "b", "c"]).setting(42)) == forth[41]


def test_one_among_others() -> None:
    """Each player sits once at each seat in a round, with the others around; that seat alone is measured."""
    contest = Contest(ROOT, "s", ["a", "b"], among="b")
    assert contest.round_size == 8
    for turn in range(3):
        games = [contest.setting(turn * 8 + place) for place in range(1, 9)]
        seats = set(ROOT.in_play(games[0].options))
        for player, own in (("a", games[:4]), ("b", games[4:])):
            assert {game.measured[0] for game in own} == seats
            for game in own:
                assert len(game.measured) == 1
                assert game.seats[game.measured[0]] == player
                assert [name for seat, name in game.seats.items() if seat not in game.measured] == ["b"] * 3


def test_factions_go_round() -> None:
    """In Root each faction that people play has its share; whoever is named by an option stays."""
    contest = Contest(ROOT, "s", ["a"])
    playing = [ROOT.in_play(contest.setting(number).options) for number in range(1, 15 * contest.round_size)]
    assert {seat for seats in playing for seat in seats} == set(ROOT.sides())
    assert {len(seats) for seats in playing} == {4}
    fixed = Contest(ROOT, "s", ["a"], options={"cult": "yes", "map": "lake"})
    assert fixed.seats == 5
    assert {fixed.setting(number).options["map"] for number in range(1, 20)} == {"lake"}


def test_a_seat_can_be_given_away() -> None:
    """It is the same player's in all games; the others change places around it."""
    contest = Contest(ROOT, "s", ["a", "b"], options={"vagabond": "yes"}, fixed={"vagabond": "z"})
    assert contest.seats == 3
    for number in range(1, 13):
        game = contest.setting(number)
        assert game.seats["vagabond"] == "z"
        assert "vagabond" not in game.measured


def test_a_team_is_of_one_kind() -> None:
    """In Defenders, for one to four players at every difficulty, with the same factions and dice for all teams."""
    contest = Contest(DEFENDERS, "s", ["a", "b"])
    assert contest.team
    cells: Counter[tuple[str, int, object]] = Counter()
    for number in range(1, 4 * (MOST_ADVANCED + 1) * contest.round_size + 1, 2):
        one, other = contest.setting(number), contest.setting(number + 1)
        assert (one.seed, one.options) == (other.seed, other.options)
        for game, player in ((one, "a"), (other, "b")):
            assert set(game.seats.values()) == {player}
            assert len(game.measured) == 1
            cells[player, len(DEFENDERS.in_play(game.options)), game.options["difficulty"]] += 1
    assert {count for _, count, _ in cells} == {1, 2, 3, 4}
    assert {difficulty for _, _, difficulty in cells} == set(range(MOST_ADVANCED + 1))
    assert len(set(cells.values())) == 1


def test_against_bots() -> None:
    """Each faction that people play, against three bots of each level equally often; all players in the same games."""
    contest = Contest(ROOT, "s", ["a", "b"], bots=LEVEL_NAMES, options={"map": "winter"})
    cycle = 2 * len(LEVEL_NAMES) * len(ROOT.sides())
    seen: Counter[tuple[str, str, str]] = Counter()
    for number in range(1, cycle + 1):
        game = contest.setting(number)
        ((seat, player),) = game.seats.items()
        assert game.measured == (seat,)
        assert list(ROOT.levels(game.options).values()) == [game.level] * 3
        assert game.options["map"] == "winter"
        seen[seat, player, game.level] += 1
    assert len(seen) == cycle
    with pytest.raises(BadValue, match="contest-decides"):
        Contest(ROOT, "s", ["a"], bots=["easy"], options={"marquise": "bot"})
    with pytest.raises(BadValue, match="no-ladder"):
        Contest(CRITTERS, "s", ["a"], bots=["easy"])


def test_what_cannot_be() -> None:
    """Nobody is left for the players; a team has nobody among it; a seat that takes no part."""
    with pytest.raises(BadValue, match="no-free-seat"):
        Contest(CRITTERS, "s", ["a"], fixed={"south": "z", "north": "z"})
    with pytest.raises(BadValue, match="among-in-a-team"):
        Contest(DEFENDERS, "s", ["a"], among="b")
    with pytest.raises(BadValue, match="seat-not-in-play"):
        Contest(ROOT, "s", ["a"], options={"cult": "no"}, fixed={"cult": "z"})


def test_the_last_round_is_whole() -> None:
    """A number of games is rounded up."""
    contest = Contest(CRITTERS, "s", ["a", "b", "c"])
    assert contest.round_size == 6
    assert [contest.games(wanted) for wanted in (1, 6, 7, 600)] == [6, 6, 12, 600]
