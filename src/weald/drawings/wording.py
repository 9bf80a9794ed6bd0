"""What words the choices and the events of a game in the terminal: facts from the game, words from the catalogues."""

from __future__ import annotations

from typing import Any

from weald.engine import procedure
from weald.engine.lenses import View
from weald.engine.ruleset import Ruleset
from weald.texts import Texts


class Wording:
    """How choices are put to people, and events told to them."""

    by_verb = False  # whether choices stand together by what they do, and not by card
    hurries = False  # whether a question with a single answer is answered without asking

    def __init__(self, ruleset: Ruleset, texts: Texts) -> None:
        self.ruleset = ruleset
        self.texts = texts

    def effect(self, noun: str) -> str:
        """What a thing named in an action does, in a few words."""
        return ""

    def label(self, view: View[Any], action: int, gap: str) -> str:
        """A choice among several of one verb, told by the word in which they differ."""
        words = self.ruleset.grammar.verb_of(action).words(action)
        return self.texts.thing(gap, {**words, **procedure.about(view, action)})

    def is_aside(self, action: int) -> bool:
        """Whether an action does not answer the question, but could be done at any time beside it."""
        return False

    def is_grave(self, view: View[Any], action: int) -> bool:
        """Whether an action gives up something that cannot be had again, so that a person is asked twice."""
        return False

    def ends(self, action: int) -> bool:
        """Whether an action ends a phase."""
        return False

    def all_the_same(self, view: View[Any], actions: list[int]) -> bool:
        """Whether these choices come to the same, since all of them will be made."""
        return False

    def opening(self, actor: str) -> str:
        """How the events of a seat begin; what it does in a row is told without repeating it."""
        return self.texts.name("seat", actor) + ": " if actor in self.ruleset.seats else ""
