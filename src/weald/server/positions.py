"""A position as one seat sees it: built from that seat's lens, and from nothing else."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

import msgspec

from weald.engine.ruleset import Ruleset
from weald.engine.table import Table
from weald.server import plain
from weald.server.messages import OfferTold, OutcomeTold, Position, QuestionTold, RefusalTold, encode

if TYPE_CHECKING:
    from weald.server.live import Live

_KEPT: Final = 24  # messages of one position that are kept for others who want the same


class Moment:
    """One position of a live table, as it is told: built once for each seat, however many look and whatever they know.

    It is thrown away when the position changes. What each listener knows already decides which events come with it.
    """

    def __init__(self) -> None:
        self._told: dict[str | None, Position] = {}
        self._drawn: dict[str | None, Position] = {}
        self._messages: dict[tuple[str | None, int, bool], bytes] = {}

    def message(self, live: Live, seat: str | None, since: int, drawn: bool) -> bytes:
        """What a seat (None: a spectator) is told that knows the first `since` actions."""
        key = (seat, since, drawn)
        if key not in self._messages:
            if len(self._messages) >= _KEPT:
                self._messages.clear()
            told = self._position(live, seat, drawn)
            events = live.table.numbered_events(seat, since)
            self._messages[key] = encode(msgspec.structs.replace(told, since=since, events=events))
        return self._messages[key]

    def _position(self, live: Live, seat: str | None, drawn: bool) -> Position:
        """All but the events."""
        if seat not in self._told:
            told = shown(live.table, seat, live.at)
            told.undos = live.undos
            told.asked_since = live.asked_since
            if seat is not None:
                told.undo = live.table.can_undo(seat)
            self._told[seat] = told
        if not drawn:
            return self._told[seat]
        if seat not in self._drawn:
            self._drawn[seat] = _with_drawing(self._told[seat], live.table)
        return self._drawn[seat]


def _with_drawing(told: Position, table: Table) -> Position:
    hand = plain.hand(table, told.seat) if told.seat is not None else None
    return msgspec.structs.replace(told, drawing=plain.lines(table, told.seat), hand=hand)


def shown(table: Table, seat: str | None, since: int, drawn: bool = False) -> Position:
    """What a seat is shown of any table, with its offers if it is asked; without what only a host knows."""
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
    told = Position(
        at=len(table.actions),
        since=since,
        seat=seat,
        view=table.show(seat),
        events=table.numbered_events(seat, since),
        question=asked,
        outcome=OutcomeTold(outcome.winners, outcome.scores, outcome.law, outcome.sides) if outcome else None,
    )
    return _with_drawing(told, table) if drawn else told


@lru_cache(20_000)
def _spelled(ruleset: Ruleset, action: int) -> tuple[str, str, dict[str, str]]:
    """An action as sentence, verb and words: the same at all tables, and asked for at each question."""
    verb = ruleset.grammar.verb_of(action)
    return verb.write(action), verb.name, verb.words(action)
