"""Hints: what a computer would do at one's own question. Thinkers think about it, from that seat's view alone."""

from __future__ import annotations

from functools import partial

from weald import library
from weald.arena.match import moment_seed
from weald.engine import procedure
from weald.engine.errors import NotYourQuestion
from weald.engine.ruleset import Ruleset
from weald.players import advice
from weald.server.advice_messages import ChoiceTold, Hinted, ReasonTold
from weald.server.errors import ServerError, Stale
from weald.server.limits import Buckets
from weald.server.live import Live
from weald.server.messages import Hint
from weald.server.tables import Tables
from weald.server.thinkers import decoded, encoded
from weald.server.thinking import Thinking


def advised(game: str, seed: str, view: bytes) -> list[ChoiceTold]:
    """In a thinker's process: the best answers to the question that the view holds."""
    ruleset = library.ruleset(game)
    seen = decoded(ruleset, view)
    choices = advice.advise(ruleset, seen, procedure.offers(seen), seed)
    return [_choice(ruleset, *each) for each in zip(choices, advice.explained(choices), strict=False)]


def _choice(ruleset: Ruleset, choice: advice.Choice, why: list[advice.Reason]) -> ChoiceTold:
    return ChoiceTold(ruleset.grammar.write(choice.action), round(choice.chance, 3), reasons_told(why))


def reasons_told(why: list[advice.Reason]) -> list[ReasonTold]:
    return [ReasonTold(reason.what, reason.by, reason.good) for reason in why]


class Advising:
    """Answers those who ask what a computer would do."""

    def __init__(self, tables: Tables, thinking: Thinking, limit: Buckets) -> None:
        self.tables = tables
        self.thinking = thinking
        self.limit = limit

    async def hint(self, live: Live, message: Hint, address: str) -> Hinted:
        """The best choices in this position. The game is marked before anything is told."""
        at, undos, work = await self.tables.look(live, lambda: self._question(live, message))
        known: list[ChoiceTold] | None = live.messages.get(("hint", message.seat))
        if known is None:
            if not self.limit.take(address):
                raise ServerError(429, "too-many-hints")
            known = await self.thinking.do(work)
            await self.tables.mark_hinted(live)
            if (live.at, live.undos) != (at, undos):
                raise Stale
            live.messages["hint", message.seat] = known
        return Hinted(message.id, at, undos, known)

    def _question(self, live: Live, message: Hint) -> tuple[int, int, partial[list[ChoiceTold]]]:
        live.check_open()
        live.check_moment(message.at, message.undos)
        why = live.why_no_hint(message.seat)
        if why:
            raise ServerError(409, why)
        if live.actor != message.seat:
            raise NotYourQuestion(message.seat, live.actor or "")
        seed = moment_seed(live.record.seed, f"hint/{message.seat}", live.at)
        work = partial(advised, live.record.game, seed, encoded(live.table.view(message.seat)))
        return live.at, live.undos, work
