"""Notation: an action is an int inside the house and a sentence at the door.

An int is a verb and a noun: `verb << 32 | noun`. The noun packs the words of the sentence in mixed radix, in the
order of the sentence: with 3 theaters, "deploy {card} to {theater}" has the noun card * 3 + theater.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final

from weald.engine.errors import NotASentence

NOUN_BITS: Final = 32
NOUN_MASK: Final = (1 << NOUN_BITS) - 1


def noun(action: int) -> int:
    return action & NOUN_MASK


def verb(action: int) -> int:
    """The verb of an action, in the form of the constants of a game's `actions.py`."""
    return action & ~NOUN_MASK


class Words:
    """A kind of word: a fixed list of names; a name stands for its index."""

    def __init__(self, names: Sequence[str]) -> None:
        self.names = list(names)
        self.size = len(self.names)

    def name(self, index: int) -> str:
        return self.names[index]

    def index(self, word: str) -> int:
        """The index of a name, or -1."""
        low = word.lower()
        for i, name in enumerate(self.names):
            if name.lower() == low:
                return i
        return -1

    def pattern(self) -> str:
        return r"\S+"


class Numbers(Words):
    """Counting words, from 1."""

    def __init__(self, most: int) -> None:
        super().__init__([str(n) for n in range(1, most + 1)])


class Sets(Words):
    """Several names of one list, in any order; the index is a bit mask."""

    def __init__(self, members: Sequence[str]) -> None:
        self.members = Words(members)
        self.names = []
        self.size = 1 << len(members)

    def name(self, index: int) -> str:
        return " ".join(name for i, name in enumerate(self.members.names) if index >> i & 1)

    def index(self, word: str) -> int:
        mask = 0
        for part in word.split():
            i = self.members.index(part)
            if i < 0 or mask >> i & 1:
                return -1
            mask |= 1 << i
        return mask

    def pattern(self) -> str:
        return r"\S+(?: \S+)*"


class Verb:
    """One verb with its sentence: `deploy {card} to {theater}` and what may stand in each gap."""

    def __init__(self, verb_number: int, verb_sentence: str, **kinds: Words) -> None:
        sentence = verb_sentence
        self.code = verb_number << NOUN_BITS
        self.sentence = sentence
        self.name = sentence.split()[0]
        self.gaps: list[str] = re.findall(r"{(\w+)}", sentence)
        self.kinds: list[Words] = [kinds[gap] for gap in self.gaps]
        pattern = re.escape(sentence)
        for gap, kind in zip(self.gaps, self.kinds, strict=True):
            pattern = pattern.replace(re.escape("{" + gap + "}"), f"(?P<{gap}>{kind.pattern()})")
        self._pattern = re.compile(pattern.replace(r"\ ", " "), re.IGNORECASE)

    def pack(self, *indices: int) -> int:
        packed = 0
        for index, kind in zip(indices, self.kinds, strict=True):
            packed = packed * kind.size + index
        return self.code | packed

    def unpack(self, action: int) -> list[int]:
        left = noun(action)
        indices: list[int] = []
        for kind in reversed(self.kinds):
            indices.append(left % kind.size)
            left //= kind.size
        indices.reverse()
        return indices

    def words(self, action: int) -> dict[str, str]:
        """The words that fill the gaps of this action's sentence."""
        indices = self.unpack(action)
        return {gap: kind.name(i) for gap, kind, i in zip(self.gaps, self.kinds, indices, strict=True)}

    def write(self, action: int) -> str:
        return self.sentence.format(**self.words(action))

    def read(self, sentence: str) -> int:
        """The action of a sentence of this verb, or -1."""
        found = self._pattern.fullmatch(sentence)
        if found is None:
            return -1
        indices = [kind.index(found[gap]) for gap, kind in zip(self.gaps, self.kinds, strict=True)]
        return -1 if -1 in indices else self.pack(*indices)


class Grammar:
    """All verbs of a game."""

    def __init__(self, *verbs: Verb) -> None:
        self.verbs: dict[int, Verb] = {}
        for v in verbs:
            if v.code in self.verbs:
                raise ValueError(f"two verbs have one number: {self.verbs[v.code].sentence!r} and {v.sentence!r}")
            self.verbs[v.code] = v

    def verb_of(self, action: int) -> Verb:
        return self.verbs[verb(action)]

    def knows(self, action: int) -> bool:
        """Whether a number is the number of a sentence."""
        found = self.verbs.get(verb(action))
        return found is not None and found.pack(*found.unpack(action)) == action

    def write(self, action: int) -> str:
        """The sentence of an action."""
        return self.verb_of(action).write(action)

    def read(self, sentence: str) -> int:
        """The action of a sentence; spacing and capitals do not matter."""
        tidy = " ".join(sentence.split())
        for v in self.verbs.values():
            action = v.read(tidy)
            if action >= 0:
                return action
        raise NotASentence(sentence, self._examples(tidy))

    def _examples(self, sentence: str) -> Iterator[str]:
        """Sentences to suggest: all of the verb that was meant, else one of each verb."""
        first = sentence.split(" ")[0].lower()
        for v in self.verbs.values():
            if any(isinstance(kind, Sets) for kind in v.kinds):
                continue
            count = 1
            for kind in v.kinds:
                count *= kind.size
            for n in range(count if v.name == first else 1):
                yield v.write(v.code | n)
