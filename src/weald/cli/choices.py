"""The choices of a question: shown with numbers and in groups, and found again from what a person types."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from weald.cli.groups import Groups
from weald.cli.phrases import Phrase, plain, words_of
from weald.cli.screen import Screen
from weald.drawings import Wording
from weald.engine import procedure
from weald.engine.errors import BadValue, IllegalAction, NotASentence
from weald.engine.lenses import View
from weald.engine.notation import Grammar
from weald.engine.offers import Refusal
from weald.engine.table import Table
from weald.texts import Texts
from weald.texts.locales import LOCALES


class Choices:
    """What the asked seat may do, numbered from 1."""

    def __init__(self, table: Table, wording: Wording, texts: Texts) -> None:
        self.table = table
        self.wording = wording
        self.texts = texts
        self.grammar = table.ruleset.grammar
        self.view = table.view(table.actor)
        self._phrases: dict[tuple[int, str], Phrase] = {}
        answers = table.answers()
        self.actions = answers.allowed
        self.refused = answers.refused
        self.groups: Groups | None = None
        if wording.by_verb:
            self.groups = Groups(self.grammar, wording, texts, self.actions)
            self.actions = self.groups.actions

    def phrase(self, action: int, texts: Texts | None = None) -> Phrase:
        """An action in words, of the language on the screen unless other texts are given."""
        texts = texts or self.texts
        key = action, texts.locale
        if key not in self._phrases:
            self._phrases[key] = Phrase(action, self.view, self.wording, texts)
        return self._phrases[key]

    @property
    def _languages(self) -> Iterator[Texts]:
        """What the screen speaks, then the other languages: a person may answer in any of them."""
        yield self.texts
        for locale in LOCALES:
            if locale != self.texts.locale:
                yield Texts(self.texts.game, locale, self.texts.robots)

    def understand(self, typed: str) -> int:
        """The action that a person means: by its number, its sentence, or words that fit only one choice."""
        if typed.isdecimal():
            return self._numbered(typed)
        meant = self._meant(" ".join(plain(typed).split()))
        if len(meant) == 1:
            return meant[0]
        if meant:
            told = [f"[{self.actions.index(action) + 1}] {self.phrase(action).told}" for action in meant[:3]]
            raise BadValue("ambiguous", value=typed, list=told)
        words = words_of(typed)
        for texts in self._languages:
            refused = [one.action for one in self.refused if self.phrase(one.action, texts).fits(words)]
            if refused:
                break
        by_words = len(refused) == 1
        action = refused[0] if by_words else self._read(typed)
        refusal = self.table.why_not(action)
        if refusal is None:
            return action
        sentence = self.phrase(action).told if by_words else self.grammar.write(action)
        raise IllegalAction(sentence, refusal.law, refusal.why)

    def _numbered(self, typed: str) -> int:
        if 1 <= int(typed) <= len(self.actions):
            return self.actions[int(typed) - 1]
        named = [action for action in self.actions if typed in self.phrase(action).names]
        if len(named) == 1:  # the number of a clearing instead of the number of a choice
            told = self.phrase(named[0]).told
            raise BadValue("number-of-a-thing", value=typed, most=len(self.actions), sentence=told)
        raise BadValue("no-such-number", value=typed, most=len(self.actions))

    def _meant(self, typed: str) -> list[int]:
        """The choices that fit best: those of this very sentence, else those that name this very thing, else any."""
        words = words_of(typed)
        for texts in self._languages:
            said = [(action, self.phrase(action, texts)) for action in self.actions]
            exact = [action for action, phrase in said if typed in phrase.spoken]
            named = [action for action, phrase in said if typed in phrase.names and not phrase.is_grave]
            if meant := exact or named or [action for action, phrase in said if phrase.fits(words)]:
                return meant
        return []

    def _read(self, typed: str) -> int:
        """The action of a sentence, allowed or not. The error for anything else names the nearest choice."""
        try:
            return self.table.read(typed)
        except NotASentence:
            phrases = [self.phrase(action) for action in self.actions]
            known = [*(phrase.told for phrase in phrases), *(phrase.sentence for phrase in phrases if phrase.is_grave)]
            raise NotASentence(typed, known) from None

    @property
    def grouped(self) -> bool:
        """Whether the choices are cards to play: then those of one card stand together."""
        return self.groups is None and any("card" in self.grammar.verb_of(action).gaps for action in self.actions)

    def write(self, screen: Screen) -> None:
        """All choices, those of one card or of one verb on a line."""
        if self.groups is not None:
            self.groups.write(screen, self.view)
            return
        numbered = list(enumerate(self.actions, start=1))
        if not self.grouped:
            for number, action in numbered:
                self._write_one(screen, number, action)
            return
        cards: dict[str, list[tuple[int, int]]] = {}
        for number, action in numbered:
            cards.setdefault(self.grammar.verb_of(action).words(action).get("card", ""), []).append((number, action))
        others = cards.pop("", [])
        lines = self._card_lines(cards, screen)
        for card, line in lines.items():
            screen.line(line)
            if screen.roomy and not screen.plain and self.wording.effect(card):
                screen.line("     " + self.wording.effect(card), "dim", indent=5)
        for number, action in others:
            self._write_one(screen, number, action)

    def _card_lines(self, cards: dict[str, list[tuple[int, int]]], screen: Screen) -> dict[str, str]:
        """The choices of each card on one line. On a terminal they stand in columns, as wide as fits."""
        if screen.plain:
            return {card: f"{self.texts.name('card', card)}: {'; '.join(self._parts(cards[card]))}" for card in cards}
        lines: dict[str, str] = {}
        for gap in ("  ", " "):
            parts = {card: self._parts(group, gap) for card, group in cards.items()}
            names = max((len(self.texts.name("card", card)) for card in cards), default=0)
            first = max((len(part[0]) for part in parts.values()), default=0)
            for card, (head, *tail) in parts.items():
                lines[card] = f"{self.texts.name('card', card):<{names}}{gap}{head:<{first}} {gap}{gap.join(tail)}"
            if all(len(line) <= screen.console.width for line in lines.values()):
                break
        return lines

    def _write_one(self, screen: Screen, number: int, action: int) -> None:
        screen.line(f"{number:>2}  {self.phrase(action).told}", indent=4)

    def _parts(self, group: list[tuple[int, int]], gap: str = "  ") -> list[str]:
        """The choices of one card, by verb: `deploy 1 sea`, `facedown 2 air  3 land`."""
        verbs: dict[str, list[str]] = {}
        for number, action in group:
            verb = self.grammar.verb_of(action)
            words = [self.texts.name(kind, word) for kind, word in verb.words(action).items() if kind != "card"]
            verbs.setdefault(verb.name, []).append(f"{number} {' '.join(words)}")
        return [f"{self.texts.say(f'heading-{name}')} {gap.join(parts)}" for name, parts in verbs.items()]


def refused(
    refusals: list[Refusal], grammar: Grammar, texts: Texts, view: View[Any] | None = None
) -> list[tuple[str, list[str]]]:
    """Refusals by reason: the reason with its law, and the refused actions in few lines.

    The actions are the sentences that can be typed; with the view of a game whose choices are grouped by verb, they
    are worded as those are.
    """
    reasons: dict[tuple[str, str], list[int]] = {}
    for refusal in refusals:
        reasons.setdefault((refusal.why, refusal.law), []).append(refusal.action)
    return [
        (texts.say("refusal", why=why, law=texts.cited(law)), _together(grammar, actions, texts, view))
        for (why, law), actions in reasons.items()
    ]


def _together(grammar: Grammar, actions: list[int], texts: Texts, view: View[Any] | None) -> list[str]:
    """Sentences that differ in one word become one: `deploy L1, L2 to air, sea`."""
    lines: list[str] = []
    for code, verb in grammar.verbs.items():
        rest: dict[str, list[str]] = {}
        whole = [action for action in actions if grammar.verb_of(action).code == code]
        if not whole:
            continue
        if not verb.gaps:
            lines.append(texts.action(grammar, whole[0]) if view else verb.sentence)
            continue
        head, tail = verb.gaps[0], verb.gaps[1:]
        for action in whole:
            words = verb.words(action)
            if view:  # the first gap stays as it is: the heading puts it into words
                words = {gap: word if gap == head and tail else texts.name(gap, word) for gap, word in words.items()}
                if "card" in words:  # two cards of one name are told apart
                    words["card"] = texts.thing("card", {**verb.words(action), **procedure.about(view, action)})
            rest.setdefault(words[head], []).append(" ".join(words[gap] for gap in tail))
        alike: dict[tuple[str, ...], list[str]] = {}
        for word, tails in rest.items():
            alike.setdefault(tuple(tails), []).append(word)
        for ends, heads in alike.items():
            if view:
                heading = texts.say(f"group-{verb.name}", **({head: heads} if tail else {}))
                lines.append(f"{heading}: {_run(list(ends) if tail else heads)}")
                continue
            gaps = {head: ", ".join(heads)} | ({tail[0]: _run(list(ends))} if tail else {})
            gaps |= dict.fromkeys(tail[1:], "")  # the second gap holds all further words
            lines.append(verb.sentence.format(**gaps).strip())
    return lines


def _run(words: list[str]) -> str:
    """A list of words; consecutive numbers become `first-last`."""
    numbers = [int(word) for word in words if word.isdecimal()]
    if len(numbers) == len(words) > 2 and numbers == list(range(numbers[0], numbers[0] + len(numbers))):
        return f"{numbers[0]}-{numbers[-1]}"
    return ", ".join(words)
