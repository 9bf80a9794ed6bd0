"""Many choices in few lines: those of one verb under a heading, each with its number in brackets."""

from __future__ import annotations

from typing import Any

from weald.cli.screen import Screen
from weald.drawings import Wording
from weald.engine import procedure
from weald.engine.lenses import View
from weald.engine.notation import Grammar, Verb
from weald.texts import Texts

_LAST = ("end", "pass")  # verbs that come last
_SPELLED = ("craft", "buy", "use", "activate", "ambush", "plan")  # verbs whose cards are shown with their effects
_PRICED = ("craft", "buy")  # the verbs among them that show the crafting cost too
_WORDY = ("leader", "character")  # words that get a line each
_INDENT = 5


class Row:
    """Choices of one verb that differ in one word (`gap`), or that have no word at all."""

    def __init__(self, verb: Verb, gap: str, actions: list[int]) -> None:
        self.verb = verb
        self.gap = gap
        self.actions = actions

    def words(self, action: int) -> dict[str, str]:
        return self.verb.words(action)


def rows(grammar: Grammar, texts: Texts, actions: list[int]) -> list[Row]:
    """The choices by verb. A verb with two words gets a row for each first word, or one row if all share the second.

    The verbs that end a phase come last.
    """
    verbs: dict[str, list[int]] = {}
    for action in actions:
        verbs.setdefault(grammar.verb_of(action).name, []).append(action)
    found: list[Row] = []
    for name in sorted(verbs, key=lambda name: name in _LAST):
        found += _rows_of(grammar.verb_of(verbs[name][0]), texts, verbs[name])
    return found


def _rows_of(verb: Verb, texts: Texts, actions: list[int]) -> list[Row]:
    if len(verb.gaps) < 2:
        return [Row(verb, verb.gaps[0] if verb.gaps else "", actions)]
    first, second = verb.gaps[0], verb.gaps[-1]
    if len({verb.words(action)[second] for action in actions}) == 1 and texts.has(f"group-{verb.name}-{second}"):
        return [Row(verb, first, actions)]
    found: dict[str, list[int]] = {}
    for action in actions:
        found.setdefault(verb.words(action)[first], []).append(action)
    return [Row(verb, second, row) for row in found.values()]


class Groups:
    """The choices of one question, in the order in which they are written."""

    def __init__(self, grammar: Grammar, wording: Wording, texts: Texts, actions: list[int]) -> None:
        self.grammar = grammar
        self.wording = wording
        self.texts = texts
        self.rows = rows(grammar, texts, actions)
        self.actions = [action for row in self.rows for action in row.actions]

    def write(self, screen: Screen, view: View[Any]) -> None:
        number = 1
        bare: list[str] = []  # choices of a word or two, which share a line
        for row in self.rows:
            if not row.gap and row.verb.name not in _LAST:
                bare.append(f"[{number}] {self._sentence(view, row.actions[0])}")
            else:
                self._write_line(screen, bare)
                bare = []
                self._write_row(screen, view, number, row)
            number += len(row.actions)
        self._write_line(screen, bare)

    def _sentence(self, view: View[Any], action: int) -> str:
        return self.texts.action(self.grammar, action, **procedure.about(view, action))

    def _write_line(self, screen: Screen, labels: list[str], hang: int = 0) -> None:
        """Labels side by side. On a terminal no label is broken; further lines are indented by `hang`."""
        for line in _flow(labels, screen.console.width if screen.console.is_terminal else 0, hang):
            screen.line(line, indent=_INDENT, numbered=True)

    def _write_row(self, screen: Screen, view: View[Any], number: int, row: Row) -> None:
        name = row.verb.name
        numbered = list(enumerate(row.actions, start=number))
        if len(row.actions) == 1 or row.gap in _WORDY:
            for place, action in numbered:
                words = self._sentence(view, action)
                screen.line(f"[{place}] {words}{self._effect(screen, action)}", indent=_INDENT, numbered=True)
            return
        shared = row.words(row.actions[0])
        shared.pop(row.gap)
        message = f"group-{name}" if row.gap == row.verb.gaps[-1] else f"group-{name}-{row.verb.gaps[-1]}"
        heading = self.texts.say(message, **{**shared, **procedure.about(view, row.actions[0])}) + ":"
        labels = [f"[{place}] {self.wording.label(view, action, row.gap)}" for place, action in numbered]
        if name not in _SPELLED:
            self._write_line(screen, [heading, *labels], _INDENT - 1)
            return
        screen.line(heading)
        for label, action in zip(labels, row.actions, strict=True):
            screen.line(f"  {label}{self._effect(screen, action)}", indent=_INDENT + 2, numbered=True)

    def _effect(self, screen: Screen, action: int) -> str:
        """What a card does, where that matters for the choice."""
        verb = self.grammar.verb_of(action)
        if verb.name not in _SPELLED or not screen.roomy:
            return ""
        card = verb.words(action).get("card", "")
        effect = self.wording.effect(card) if verb.name in _PRICED else self.texts.note(f"card-{card}", "effect")
        return f": {effect}" if effect else ""


def _flow(labels: list[str], width: int, hang: int) -> list[str]:
    """Labels in lines of this width (0: one line). All lines but the first are indented by `hang`."""
    lines: list[str] = []
    for label in labels:
        if not lines:
            lines.append(label)
        elif width and len(lines[-1]) + len(label) + 2 > width:
            lines.append(" " * hang + label)
        else:
            lines[-1] += "  " + label
    return lines
