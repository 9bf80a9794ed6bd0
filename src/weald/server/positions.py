"""A position as one seat sees it: built from that seat's lens, and from nothing else."""

from __future__ import annotations

from functools import lru_cache

from weald.engine.ruleset import Ruleset
from weald.engine.table import Table
from weald.server import plain
from weald.server.live import Live
from weald.server.messages import OfferTold, OutcomeTold, Position, QuestionTold, RefusalTold


def position(live: Live, seat: str | None, since: int, drawn: bool = False) -> Position:
    """What a seat (None: a spectator) is shown of a live table, with its offers if it is asked."""
    told = shown(live.table, seat, since, drawn)
    told.undos = live.undos
    told.asked_since = live.asked_since
    if seat is not None:
        told.undo = live.table.can_undo(seat)
    return told


def shown(table: Table, seat: str | None, since: int, drawn: bool = False) -> Position:
    """The same of any table, apart from what only its host knows."""
    told = past_position(table, seat, since, drawn)
    if seat is not None and table.actor == seat:
        answers = table.answers()
        for action in answers.allowed:
            told.offers.append(OfferTold(*_spelled(table.ruleset, action), table.about(action)))
        for refusal in answers.refused:
            facts = table.about(refusal.action)
            told.refused.append(RefusalTold(*_spelled(table.ruleset, refusal.action), facts, refusal.law, refusal.why))
    return told


def past_position(table: Table, seat: str | None, since: int, drawn: bool = False) -> Position:
    """What a seat was shown at a moment that has passed: no offers any more. `drawn`: with the terminal's lines."""
    question = table.question
    asked = None
    if question is not None:
        asked = QuestionTold(question.seat, question.ask, question.law, question.facts)
    outcome = table.outcome
    return Position(
        at=len(table.actions),
        since=since,
        seat=seat,
        view=table.show(seat),
        events=table.numbered_events(seat, since),
        question=asked,
        drawing=plain.lines(table, seat) if drawn else None,
        hand=plain.hand(table, seat) if drawn and seat is not None else None,
        outcome=OutcomeTold(outcome.winners, outcome.scores, outcome.law, outcome.sides) if outcome else None,
    )


@lru_cache(20_000)
def _spelled(ruleset: Ruleset, action: int) -> tuple[str, str, dict[str, str]]:
    """An action as sentence, verb and words: the same at all tables, and asked for at each question."""
    verb = ruleset.grammar.verb_of(action)
    return verb.write(action), verb.name, verb.words(action)
