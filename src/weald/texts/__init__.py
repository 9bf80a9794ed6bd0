"""Everything a person reads, looked up by message id in Fluent catalogues: the house's and one game's.

Code speaks in ids and facts (`event` with `what="deployed", card="S3"`); the catalogues make sentences of them. Facts
are translated on the way: one whose key is, or ends in `_` and, a kind of thing (`card`, `by_card`, `theaters`) is
replaced by the message `<kind>-<value>` (with dashes, where the value has low lines) if there is one, and lists are
joined. A law stays its number. Facts can have facts: `clearing_suit` is the suit of `clearing`, which the message
`fact-clearing` then tells with it, or else the message of its name; `leader_effect` is the effect of a leader. Of how
many there are of each (`funds_seat`, a mapping), the names and the numbers are told.

Names have forms, where a language wants them: an attribute of a name's message (`.gen`, `.gender`) is told to sentences
as `$seat-gen`. A name without that attribute, such as a person's own, is told as it is, or by the message `form-gen`.

If a fact that a message needs is missing (a hidden card, no suggestion), its variant `<id>-hidden` or `<id>-bare` is
used instead; if there is none, an empty fact is told as empty. An id without a message is shown as it is: a missing
text never stops a game.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.errors import FluentReferenceError

from weald import library
from weald.engine.errors import IllegalAction, JournalError, WealdError
from weald.engine.notation import Grammar
from weald.engine.offers import Refusal
from weald.texts.comparing import comparison, reckoning
from weald.texts.locales import LOCALES, SPOKEN

KINDS: Final = (
    "card",
    "theater",
    "seat",
    "why",
    "suit",
    "piece",
    "item",
    "leader",
    "column",
    "map",
    "character",
    "state",
    "relation",
    "choice",
    "criterion",
    "deck",
    "seating",
    "quest",
    "effect",
    "service",
    "bot",
    "level",
    "trait",
    "minister",
    "plot",
    "habitat",
    "machine",
    "ability",
    "ending",
    "errand",
    "side",
    "moment",
)
SAME: Final = {"decreed": "card", "attacker": "seat", "defender": "seat"}  # other words for a kind
PLACED: Final = ("what", "law", "at", "turn", "step", "role", "cause")  # of an event: where it stands, not what it says
GENDER: Final = "gender"  # a form that is told to selectors, never to readers
_VARIANTS: Final = ("-hidden", "-bare")


@cache
def _bundle(game: str | None, locale: str) -> Any:
    """The house's messages, and those of `<game>*.ftl` and of the other law books of the game."""
    bundle = FluentBundle([locale], use_isolating=False)
    folder = files("weald.texts").joinpath(locale)
    wanted = ("house",) if game is None else ("house", *library.books(game))
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.name.endswith(".ftl") and entry.name.startswith(wanted):
            text = LOCALES[locale].printed(entry.read_text(encoding="utf-8"))
            bundle.add_resource(FluentResource(text), allow_overrides=True)
    return bundle


def law_id(number: str) -> str:
    """The message id of a law: `law-5-4` for 5.4."""
    return "law-" + number.replace(".", "-")


@cache
def in_all(message_id: str) -> frozenset[str]:
    """The words of a message of the house in every language: for what a person may type in any of them."""
    return frozenset(word for locale in LOCALES for word in Texts(locale=locale).say(message_id).lower().split())


class Texts:
    """The catalogues of one game (or of the house alone) in one language: a given one, or the one that is spoken now.

    `robots` are seats that play themselves: they are called by the names of their bots.
    """

    def __init__(self, game: str | None = None, locale: str | None = None, robots: Sequence[str] = ()) -> None:
        self.game = game
        self.locale = locale or SPOKEN.get()
        self.robots = robots
        self._forms = LOCALES[self.locale].forms
        self._bundle = _bundle(game, self.locale)

    def has(self, message_id: str) -> bool:
        return bool(self._bundle.has_message(message_id))

    def say(self, message_id: str, **facts: object) -> str:
        """The text of a message with its facts in place."""
        return self._say(message_id, "", facts)

    def note(self, message_id: str, attribute: str, **facts: object) -> str:
        """An attribute of a message, such as a card's effect or a law's title; empty if there is none."""
        if not self.has(message_id) or attribute not in self._bundle.get_message(message_id).attributes:
            return ""
        return self._say(message_id, attribute, facts)

    def name(self, kind: str, value: object) -> str:
        """What people call a thing: `name("card", "S3")`."""
        return self._name(kind, value, {}, "")

    def _say(self, message_id: str, attribute: str, facts: Mapping[str, object]) -> str:
        if not self.has(message_id):
            return message_id
        told = {key: self._fact(key, value, facts) for key, value in facts.items() if value not in ("", None)}
        text, complete = self._format(message_id, attribute, told)
        if not complete and self._forms:
            told |= self._inflected(told, facts)
            text, complete = self._format(message_id, attribute, told)
        if complete:
            return text
        for variant in _VARIANTS:
            if self.has(message_id + variant):
                return self._format(message_id + variant, attribute, told)[0]
        empty = {key: self.say("empty-name") if key == "name" else "" for key, value in facts.items() if value == ""}
        return self._format(message_id, attribute, {**told, **empty})[0] if empty else text

    def _inflected(self, told: Mapping[str, object], facts: Mapping[str, object]) -> dict[str, object]:
        """The forms of every name among the facts."""
        names = [key for key, value in told.items() if isinstance(value, str)]
        return {f"{key}-{form}": self._fact(key, facts[key], facts, form) for key in names for form in self._forms}

    def _format(self, message_id: str, attribute: str, facts: Mapping[str, object]) -> tuple[str, bool]:
        """The text, and whether every fact it needs was given."""
        message = self._bundle.get_message(message_id)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            return message_id, True
        text, errors = self._bundle.format_pattern(pattern, facts)
        return str(text), not any(isinstance(error, FluentReferenceError) for error in errors)

    def thing(self, key: str, facts: Mapping[str, object]) -> str:
        """One of the facts in words, with what the others tell of it."""
        return str(self._fact(key, facts[key], facts))

    def _fact(self, key: str, value: object, facts: Mapping[str, object], form: str = "") -> object:
        of, _, kind = key.rpartition("_")
        if kind == "effect" and of:
            return self.note(f"{of}-{value}".replace("_", "-"), "effect")
        more = {name.removeprefix(f"{key}_"): fact for name, fact in facts.items() if name.startswith(f"{key}_")}
        if more and self.has(f"fact-{kind}"):
            return self._in_form(f"fact-{kind}", {kind: value, **more}, form)
        if isinstance(value, Mapping):
            counted = [f"{self.name(kind, name)} {count}" for name, count in value.items()]
            return ", ".join(counted) or self.say("fact-none")
        if isinstance(value, (list, tuple)):
            return ", ".join(str(self._fact(key.removesuffix("s"), item, {}, form)) for item in value)
        if isinstance(value, bool):
            return str(value)
        if kind == "count" and isinstance(value, str) and value.isdecimal():
            return int(value)  # as the notation spells it; plurals want a number
        if isinstance(value, (int, float)):
            return value
        return self._name(kind, value, more, form)

    def _name(self, kind: str, value: object, more: Mapping[str, object], form: str) -> str:
        kind = SAME.get(kind, kind)
        if kind == "seat" and value in self.robots:
            kind = "bot"
        message_id = f"{kind}-{value}".replace("_", "-")
        if kind in KINDS and self.has(message_id):
            return self._in_form(message_id, more, form)
        return self._unbent(str(value), form)

    def _in_form(self, message_id: str, facts: Mapping[str, object], form: str) -> str:
        """A name in one of its forms, or as it is."""
        if form and form in self._bundle.get_message(message_id).attributes:
            return self._say(message_id, form, facts)
        return self._unbent(self._say(message_id, "", facts), form)

    def _unbent(self, name: str, form: str) -> str:
        """A name that has no forms of its own: its gender is unknown, the rest is the same for all such names."""
        if form == GENDER:
            return ""
        return self._say(f"form-{form}", "", {"name": name}) if form and self.has(f"form-{form}") else name

    # what the engine says: the ids follow from its own names

    def error(self, error: WealdError) -> tuple[str, str]:
        """The message of an error, and a hint (or an empty string)."""
        if self.game is None and "game" in error.facts:  # the game's catalogue has the words for the reason
            return Texts(str(error.facts["game"]), self.locale).error(error)
        facts = dict(error.facts)
        if isinstance(error, IllegalAction):
            facts["law"] = self.cited(error.law)
        inner = error.__context__
        if "problem" in facts and isinstance(inner, WealdError):
            facts["problem"] = self.error(inner)[0]
        message = self.say(f"error-{error.code}", **facts)
        if isinstance(error, JournalError) and error.line:
            message = self.say("error-at-line", path=facts.get("path"), line=error.line, problem=message)
        hint_id = f"hint-{error.code}"
        return message, self.say(hint_id, **facts) if self.has(hint_id) else ""

    def event(self, event: Mapping[str, object]) -> str:
        """What happened, as one seat perceived it (an entry of `Table.events`)."""
        facts = {key: value for key, value in event.items() if key not in PLACED}
        if "compared" in facts:
            facts.update(comparison(self, event))
        if "parts" in facts:
            facts["reason"] = reckoning(self, event)
        return self.say(f"event-{event['what']}", **facts)

    def action(self, grammar: Grammar, action: int, **more: object) -> str:
        """An action in words. `more` are facts of the position, such as the card that a flip would turn."""
        verb = grammar.verb_of(action)
        message_id = f"do-{verb.name}"
        if not self.has(message_id):
            return verb.write(action)
        return self.say(message_id, **{**verb.words(action), **more})

    def refusal(self, refusal: Refusal) -> str:
        """Why an action is refused, with the number of the law."""
        return self.say("refusal", why=refusal.why, law=self.cited(refusal.law))

    def question(self, ask: str, seat: str, **more: object) -> str:
        """What is asked of a seat. `more` are facts of the position, such as where the battle is."""
        return self.say(f"ask-{ask}", seat=seat, **more)

    def cited(self, law: str) -> str:
        """The number of a law as a tag; where one with a letter looks like a place, a word says what it is."""
        return self.say("cited-law", law=law) if law[:1].isalpha() and self.has("cited-law") else law

    def law_title(self, number: str) -> str:
        return self.note(law_id(number), "title")

    def law(self, number: str) -> str:
        """The text of a law; empty if there is none."""
        return self.say(law_id(number)) if self.has(law_id(number)) else ""
