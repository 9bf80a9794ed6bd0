"""An action in words, and which typed words say it: its verb and the things it names, not every word of its text."""

from __future__ import annotations

import re
from typing import Any, Final

from weald.drawings import Wording
from weald.engine import procedure
from weald.engine.lenses import View
from weald.texts import Texts, in_all
from weald.texts.locales import typed

_WORD: Final = re.compile(r"\w+")
_LEAST: Final = 3  # letters of the beginning of a word that stand for the word
_NAMED_TOO: Final = ("card", "item")  # things that only the screen names: the card that a flip would turn


class Phrase:
    """One action as a person may say it."""

    def __init__(self, action: int, view: View[Any], wording: Wording, texts: Texts) -> None:
        grammar = wording.ruleset.grammar
        verb, about = grammar.verb_of(action), procedure.about(view, action)
        self.sentence = verb.write(action)
        self.told = texts.action(grammar, action, **about)  # what the screen says of it
        self.spoken = (plain(self.sentence), plain(self.told))
        self.names = [plain(texts.name(gap, word)) for gap, word in verb.words(action).items()]
        self.is_grave = wording.is_grave(view, action)
        small = in_all("small-words")  # the notation has English ones in every language
        self._said = words_of(
            " ".join([*self.spoken, *self.names])
        )  # names as they are, and as the sentence bends them
        # what is done, as the notation says it and as the screen does
        self._verbs = [*words_of(verb.name)[:1], *[word for word in words_of(self.told) if word not in small][:1]]
        named = [*verb.words(action).values(), *self.names]
        named += [texts.name(kind, about[kind]) for kind in _NAMED_TOO if kind in about]
        self._things = [word for word in words_of(" ".join(named)) if word not in small]
        self._said += self._things  # names as they are: the sentence may bend them

    def fits(self, words: list[str]) -> bool:
        """Whether words say this action: all of them are in its text, and one is its verb or a thing it names.

        A word may be typed in part. A grave action needs its whole verb.
        """
        if not all(_begins(word, self._said) for word in words):
            return False
        if self.is_grave:
            return any(word in self._verbs for word in words)
        return any(_begins(word, self._verbs + self._things) for word in words)


def plain(text: str) -> str:
    """A text as it is typed, in small letters."""
    return typed(text.lower())


def words_of(text: str) -> list[str]:
    return _WORD.findall(text.lower())


def _begins(word: str, said: list[str]) -> bool:
    """Whether a typed word is one of these or, if it is long enough to be meant so, the beginning of one."""
    if word in said:
        return True
    return len(word) >= _LEAST and not word.isdecimal() and any(other.startswith(word) for other in said)
