"""Contests between players: who sits where in each game, so that each of them has every seat equally often.

A contest goes in rounds. The games of a round have one table: the same options, and dice that begin alike. Each line-up
of players moves on by one seat from game to game until everybody has sat everywhere. So a game depends only on what is
asked for and on its number, whoever plays it, and where.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations

from weald.engine.chance import Throw
from weald.engine.errors import BadValue
from weald.engine.ruleset import Options, Ruleset


class Setting:
    """One game before it is played: the seed of its dice, its options, who sits where.

    In a contest, `measured` are the seats whose results count; `level` is that of the bots, if they are the opponents.
    """

    def __init__(
        self,
        seed: str,
        options: Options,
        seats: Mapping[str, str],
        measured: Sequence[str] = (),
        level: str = "",
    ) -> None:
        self.seed = seed
        self.options = options
        self.seats = seats
        self.measured = measured
        self.level = level


class Contest:
    """The schedule of a contest: of `players` round-robin; or of each of them `among` others of one kind; or of each
    against `bots` of these levels. Players who win and lose together are a team of one kind.

    `fixed` says who sits at certain seats in all games.
    """

    def __init__(
        self,
        ruleset: Ruleset,
        seed: str,
        players: Sequence[str],
        among: str = "",
        bots: Sequence[str] = (),
        options: Mapping[str, int | str] | None = None,
        fixed: Mapping[str, str] | None = None,
    ) -> None:
        self.ruleset = ruleset
        self.seed = seed
        self.players = tuple(players)
        self.among = among
        self.bots = tuple(bots)
        self.given = dict(options or {})
        self.fixed = dict(fixed or {})
        self._round = -1
        self._options: Options = {}
        self._free: tuple[str, ...] = ()
        self._order: list[int] = []
        self._open(0)
        self.team = self._plays_together()
        if self.team and among:
            raise BadValue("among-in-a-team", game=ruleset.name)
        self.seats = len(self._free)  # in a game of teams it may be another number in another round
        self._lineups = self._all_lineups()
        self._moves = 1 if self.team else self.seats
        self.round_size = len(self._lineups) * self._moves

    def games(self, wanted: int) -> int:
        """So many games, or a few more: the last round is whole."""
        return -(-wanted // self.round_size) * self.round_size

    def setting(self, number: int) -> Setting:
        """Game `number`, counted from 1."""
        turn, place = divmod(number - 1, self.round_size)
        if turn != self._round:
            self._open(turn)
        which, moved = divmod(place, self._moves)
        seed = f"{self.seed}:{turn + 1}"
        free, level = self._free, self._level(turn)
        if self.team:
            seats = {**self.fixed, **dict.fromkeys(free, self._lineups[which][0])}
            return Setting(seed, self._options, seats, free[:1], level)
        lineup = [self._lineups[which][index] for index in self._order]
        seatings = [lineup[len(lineup) - step :] + lineup[: len(lineup) - step] for step in range(moved + 1)]
        again = seatings[:-1].count(seatings[-1])  # what would be the very same game has dice of its own
        seats = {**self.fixed, **dict(zip(free, seatings[-1], strict=True))}
        measured = [free[(self._order.index(0) + moved) % len(free)]] if self.among else free
        return Setting(f"{seed}.{again}" if again else seed, self._options, seats, measured, level)

    def _open(self, turn: int) -> None:
        """Lay the table of a round."""
        dice = Throw(f"{self.seed}:{turn + 1}/options", 0)
        if self.bots:
            rung = turn // len(self.bots)
            self._options = self.ruleset.against_robots(rung, dice, self.given, self._level(turn))
        else:
            self._options = self.ruleset.contest(turn, dice, self.given)
        playing = self.ruleset.in_play(self._options)
        for seat in self.fixed:
            self.ruleset.seat(seat)
            if seat not in playing:
                raise BadValue("seat-not-in-play", name=seat)
        self._free = tuple(seat for seat in playing if seat not in self.fixed)
        if not self._free:
            raise BadValue("no-free-seat")
        self._order = list(range(len(self._free)))
        dice.shuffle(self._order)
        self._round = turn

    def _level(self, turn: int) -> str:
        return self.bots[turn % len(self.bots)] if self.bots else ""

    def _plays_together(self) -> bool:
        playing = {self.ruleset.seat(seat) for seat in self.ruleset.in_play(self._options)}
        return any(playing <= set(side) for side in self.ruleset.new(self._options).sides())

    def _all_lineups(self) -> list[list[str]]:
        """If there are fewer players than seats, some sit at several; who does so goes round."""
        if self.team:
            return [[name] for name in self.players]
        if self.among:
            return [[name] + [self.among] * (self.seats - 1) for name in self.players]
        each, more = divmod(self.seats, len(self.players))
        return [list(self.players) * each + list(chosen) for chosen in combinations(self.players, more)]
