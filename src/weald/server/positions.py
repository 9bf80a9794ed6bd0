"""A position as one seat sees it: built from that seat's lens, and from nothing else."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from weald.boards import Drawing
from weald.engine.catalogue import Rules
from weald.engine.lenses import View
from weald.engine.offers import Refusal
from weald.engine.table import Table
from weald.server.live import Live
from weald.server.messages import OfferTold, OutcomeTold, Position, QuestionTold, RefusalTold

DRAWN: Final = frozenset({"critters"})  # games whose board the client draws itself


def position(live: Live, seat: str | None, since: int, drawn: bool | None = None) -> Position:
    """What a seat (None: a spectator) is shown of a live table, with its offers if it is asked."""
    told = shown(live.table, live.drawing, seat, since, drawn)
    told.line = live.undos
    told.asked_since = live.asked_since
    if seat is not None:
        told.undo = live.table.can_undo(seat)
    return told


def shown(table: Table, drawing: Drawing, seat: str | None, since: int, drawn: bool | None) -> Position:
    """The same of any table, apart from what only its host knows."""
    told = past_position(table, drawing, seat, since, drawn)
    if seat is not None and table.actor == seat:
        view = table.game.lens(table.lens(seat))
        rules = table.rules
        told.offers = [_offer(rules, drawing, view, action) for action in table.legal()]
        told.refused = [_refusal(rules, drawing, view, refusal) for refusal in table.refusals()]
    return told


def past_position(table: Table, drawing: Drawing, seat: str | None, since: int, drawn: bool | None) -> Position:
    """What a seat was shown at a moment that has passed: no offers any more."""
    view = table.game.lens(table.lens(seat))
    question = table.question
    asked = None
    if question is not None:
        asked = QuestionTold(question.seat, question.ask, question.law, drawing.asked(view))
    if drawn is None:
        drawn = table.rules.name not in DRAWN
    return Position(
        at=len(table.actions),
        since=since,
        seat=seat,
        view=table.show(seat),
        events=table.numbered_events(seat, since),
        question=asked,
        drawing=drawing.lines(view) if drawn else None,
        hand=drawing.hand(view) if drawn and seat is not None else None,
        outcome=_outcome(table),
    )


def _outcome(table: Table) -> OutcomeTold | None:
    outcome = table.outcome
    if outcome is None:
        return None
    scores = {name: outcome.scores[table.rules.seat(name)] for name in table.seats}
    return OutcomeTold([table.rules.seats[seat] for seat in outcome.winners], scores, outcome.law)


def _offer(rules: Rules, drawing: Drawing, view: View[Any], action: int) -> OfferTold:
    return OfferTold(*_spelled(rules, action), drawing.facts(view, action))


def _refusal(rules: Rules, drawing: Drawing, view: View[Any], refusal: Refusal) -> RefusalTold:
    action = refusal.action
    return RefusalTold(*_spelled(rules, action), drawing.facts(view, action), refusal.law, refusal.why)


@lru_cache(20_000)
def _spelled(rules: Rules, action: int) -> tuple[str, str, dict[str, str]]:
    """An action as sentence, verb and words: the same at all tables, and asked for at each question."""
    verb = rules.grammar.verb_of(action)
    return verb.write(action), verb.name, verb.words(action)
