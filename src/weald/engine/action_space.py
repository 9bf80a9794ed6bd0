"""The answers of a game, numbered from 0 without gaps: a fixed space of actions for learners.

Verbs follow each other by their numbers; within a verb the actions follow the words of its sentence. Sets of cards are
what only the dice say: such verbs have no numbers here.
"""

from __future__ import annotations

from weald.engine.notation import NOUN_MASK, Grammar, Sets, Verb


class ActionSpace:
    """All that any seat may ever answer."""

    def __init__(self, grammar: Grammar) -> None:
        self.verbs: list[Verb] = []
        for _, one in sorted(grammar.verbs.items()):
            if not any(isinstance(kind, Sets) for kind in one.kinds):
                self.verbs.append(one)
        self.starts: list[int] = []
        self.size = 0
        self._start_of: dict[int, int] = {}
        for one in self.verbs:
            count = 1
            for kind in one.kinds:
                count *= kind.size
            self.starts.append(self.size)
            self._start_of[one.code] = self.size
            self.size += count

    def index(self, action: int) -> int:
        return self._start_of[action & ~NOUN_MASK] + (action & NOUN_MASK)

    def action(self, index: int) -> int:
        """The action of a number."""
        if not 0 <= index < self.size:
            raise IndexError(index)
        low, high = 0, len(self.starts)
        while high - low > 1:
            middle = (low + high) // 2
            if self.starts[middle] <= index:
                low = middle
            else:
                high = middle
        return self.verbs[low].code | (index - self.starts[low])

    def mask(self, allowed: list[int], data: bytearray, start: int) -> None:
        """A byte for each action: 1 for those that are allowed. The bytes must be 0."""
        starts = self._start_of
        for action in allowed:
            data[start + starts[action & ~NOUN_MASK] + (action & NOUN_MASK)] = 1
