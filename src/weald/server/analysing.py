"""Analyses of finished games. Thinkers work on them turn by turn, and what is found is kept for a while."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from functools import lru_cache, partial
from typing import Any, Final

import msgspec

from weald import library
from weald.engine.lenses import NOBODY
from weald.engine.ruleset import Ruleset
from weald.players import analysis
from weald.players.analysis import Better, Moment, Record, Tried, Turning
from weald.server.advice_messages import AnalysisTold, AnswerTold, BetterTold, MomentTold, TurningTold
from weald.server.advising import reasons_told
from weald.server.errors import ServerError
from weald.server.replays import Played
from weald.server.thinking import Thinking

_LOG = logging.getLogger("weald.server.analysing")
KEPT: Final = 64  # analyses in memory
_FIRST: Final = 1  # pieces of work before the turns that mattered are known


# in a thinker's process


def judged(played: bytes, eyes: str | None) -> tuple[list[MomentTold], list[TurningTold]]:
    """Everybody's chances, and the turns that mattered."""
    record = _record(played)
    looking = _eyes(record.ruleset, eyes)
    moments = analysis.moments(record, looking)
    turnings = analysis.turnings(record, moments, looking)
    return [_moment(record, one) for one in moments], [_turning(record, one) for one in turnings]


def improved(played: bytes, eyes: str | None, turning: TurningTold) -> BetterTold | None:
    """What would have been better in a turn that mattered."""
    record = _record(played)
    ruleset = record.ruleset
    turn = NOBODY if turning.turn is None else ruleset.seat(turning.turn)
    told = Turning(turning.start, turning.end, turn, ruleset.seat(turning.seat), turning.change)
    found = analysis.better(record, told, _eyes(ruleset, eyes))
    return None if found is None else better_told(ruleset, found)


@lru_cache(4)
def _record(played: bytes) -> Record:
    found = msgspec.json.decode(played, type=Played)
    ruleset = library.ruleset(found.game)
    return Record(ruleset, ruleset.recorded_options(found.options), list(found.actions))


def _eyes(ruleset: Ruleset, eyes: str | None) -> int:
    return NOBODY if eyes is None else ruleset.seat(eyes)


def _moment(record: Record, moment: Moment) -> MomentTold:
    chances = [round(chance, 3) for chance in moment.chances]
    return MomentTold(moment.at, _name(record.ruleset, moment.turn), chances)


def _turning(record: Record, turning: Turning) -> TurningTold:
    seats = record.ruleset.seats
    turn = _name(record.ruleset, turning.turn)
    return TurningTold(turning.start, turning.end, turn, seats[turning.seat], round(turning.change, 3))


def _name(ruleset: Ruleset, seat: int) -> str | None:
    return None if seat == NOBODY else ruleset.seats[seat]


def better_told(ruleset: Ruleset, found: Better) -> BetterTold:
    return BetterTold(found.at, _answer(ruleset, found.played), _answer(ruleset, found.best), reasons_told(found.why))


def _answer(ruleset: Ruleset, tried: Tried) -> AnswerTold:
    verb = ruleset.grammar.verb_of(tried.action)
    facts: dict[str, Any] = tried.facts
    return AnswerTold(verb.write(tried.action), verb.name, verb.words(tried.action), facts, round(tried.chance, 3))


# in the server


class _Work:
    """One analysis: what is told of it now, who asked first, and the task that goes on with it."""

    def __init__(self, told: AnalysisTold, address: str) -> None:
        self.told = told
        self.address = address
        self.task: asyncio.Task[None] | None = None
        self.failed = False


class Analysing:
    """Analyses that somebody asked for, one at a time. The thinker who works on them has no players to answer for."""

    def __init__(self, thinking: Thinking, most: int) -> None:
        self.thinking = thinking
        self.most = most  # that one address may wait for
        self._works: OrderedDict[tuple[str, str | None], _Work] = OrderedDict()
        self._turn = asyncio.Lock()

    async def stop(self) -> None:
        tasks = [work.task for work in self._works.values() if work.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def knows(self, game: str, eyes: str | None) -> bool:
        return (game, eyes) in self._works

    def task(self, game: str, eyes: str | None) -> asyncio.Task[None] | None:
        """What still works on it, if something does."""
        return self._works[game, eyes].task

    def told(self, game: str, eyes: str | None) -> AnalysisTold:
        """What is known so far of an analysis that has begun."""
        work = self._works[game, eyes]
        self._works.move_to_end((game, eyes))
        if work.failed:
            del self._works[game, eyes]  # who asks again gets another try
            raise ServerError(503, "analysis-failed")
        return work.told

    def begin(self, address: str, game: str, played: Played, eyes: str | None) -> None:
        """Set it going, unless somebody was faster."""
        if self.knows(game, eyes):
            return
        waiting = [one for one in self._works.values() if one.task is not None and one.address == address]
        if len(waiting) >= self.most:
            raise ServerError(429, "too-many-analyses")
        finished = [key for key, one in self._works.items() if one.task is None]
        for key in finished[: max(0, len(self._works) + 1 - KEPT)]:
            del self._works[key]
        ruleset = library.ruleset(played.game)
        seats = list(ruleset.taking_part(ruleset.recorded_options(played.options)))
        work = self._works[game, eyes] = _Work(AnalysisTold(eyes, 0, _FIRST, seats, [], []), address)
        work.task = asyncio.create_task(self._work(work, msgspec.json.encode(played)))

    async def _work(self, work: _Work, played: bytes) -> None:
        eyes = work.told.eyes
        try:
            async with self._turn:
                moments, turnings = await self.thinking.study(partial(judged, played, eyes))
                steps = {"done": _FIRST, "of": _FIRST + len(turnings)}
                work.told = msgspec.structs.replace(work.told, moments=moments, turnings=turnings, **steps)
                for place, turning in enumerate(turnings):
                    found = await self.thinking.study(partial(improved, played, eyes, turning))
                    turnings[place] = msgspec.structs.replace(turning, better=found)
                    work.told = msgspec.structs.replace(work.told, turnings=turnings, done=work.told.done + 1)
        except Exception:
            _LOG.exception("analysis failed")
            work.failed = True
        finally:
            work.task = None
