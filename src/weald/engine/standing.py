"""Standing answers: what a seat wants answered whenever a certain question is put to it out of its turn.

A ruleset says of which questions, and in which words. An answer is matched by the question's id and facts ("may-ambush"
in clearing 5), and gives the first allowed action of its verb with its words ("heal" with a card of the suit "fox").
See docs/decisions/0014-standing-answers.md.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from weald.engine.errors import BadValue, GameOver
from weald.engine.turns import is_out_of_turn

if TYPE_CHECKING:
    from weald.engine.ruleset import Ruleset
    from weald.engine.table import Table

Values = Mapping[str, Sequence[str]]


class Form:
    """A kind of answer: a verb, and the words of its action that may be fixed, each with its possible values."""

    def __init__(self, verb: str, words: Values | None = None) -> None:
        self.verb = verb
        self.words: Values = words or {}


class StandingQuestion:
    """A question that may be answered once for all: its id, what it can be narrowed to, and the kinds of answers.

    `between`: it is put between the turns too, to each seat on its own.
    """

    def __init__(
        self, ask: str, law: str, forms: Sequence[Form], where: Values | None = None, between: bool = False
    ) -> None:
        self.ask = ask
        self.law = law
        self.forms = forms
        self.where: Values = where or {}
        self.between = between


class StandingAnswer:
    """What a seat wants answered: to which question, narrowed to which facts, with which verb and words."""

    def __init__(self, ask: str, verb: str, where: Mapping[str, str], words: Mapping[str, str]) -> None:
        self.ask = ask
        self.verb = verb
        self.where = where
        self.words = words


def open_question(table: Table) -> StandingQuestion | None:
    """The open question, if the asked seat may have a standing answer to it."""
    question = table.question
    if question is None or question.seat not in table.ruleset.seats:
        return None
    for known in table.ruleset.standing(question.seat):
        if known.ask == question.ask and (known.between or is_out_of_turn(table)):
            return known
    return None


def found(table: Table, answer: StandingAnswer) -> int | None:
    """The action that a standing answer gives to the open question; None if it does not fit, or is not allowed now."""
    question = table.question
    if question is None:
        raise GameOver
    if question.ask != answer.ask or open_question(table) is None:
        return None
    for fact, value in answer.where.items():
        if str(question.facts.get(fact, "")) != value:
            return None
    for action in table.legal():
        told = table.ruleset.traits(action)
        if table.ruleset.grammar.verb_of(action).name != answer.verb:
            continue
        if all(told.get(word) == value for word, value in answer.words.items()):
            return action
    return None


def check(ruleset: Ruleset, seat: str, answer: StandingAnswer) -> None:
    """Refuse an answer to a question that is not put to this seat, or in words that do not belong to it."""
    for known in ruleset.standing(seat):
        if known.ask == answer.ask:
            _check_words("standing-where", known.where, answer.where)
            for form in known.forms:
                if form.verb == answer.verb:
                    _check_words("standing-words", form.words, answer.words)
                    return
            raise BadValue("standing-verb", verb=answer.verb, known=", ".join(form.verb for form in known.forms))
    raise BadValue("standing-question", ask=answer.ask)


def _check_words(code: str, known: Values, given: Mapping[str, str]) -> None:
    for word, value in given.items():
        if word not in known or value not in known[word]:
            raise BadValue(code, word=word, value=value)
