"""Every variant of every number is told: for each plural of a language the text that was written for it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import count
from typing import Any

import pytest
from babel import Locale as Rules
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, FluentSerializer, ast

from tests.texts.test_locales import CATALOGUES, FOLDER
from weald.texts import KINDS, SAME
from weald.texts.locales import LOCALES

PLURALS = {"zero", "one", "two", "few", "many", "other"}
NUMBERS = (*range(1, 200), 0, 1_000_000, 1.5)  # among them all plurals of our languages
Facts = dict[str, object]


def key_of(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value


def usual(choice: ast.SelectExpression) -> str:
    return next(key_of(each) for each in choice.variants if each.default)


def fact_of(choice: ast.SelectExpression) -> str:
    assert isinstance(choice.selector, ast.VariableReference)
    return choice.selector.id.name


def counts(choice: ast.SelectExpression) -> bool:
    return bool({key_of(each) for each in choice.variants} & (PLURALS - {"other"}))


def inner(expression: object) -> object:
    return inner(expression.expression) if isinstance(expression, ast.Placeable) else expression


def leading(choice: ast.SelectExpression, locale: str) -> dict[object, str]:
    """What the fact of a choice can be, one of each sort, and the variant for it: numbers, and words such as `none`."""
    plural = Rules.parse(locale).plural_form
    keys = [key_of(each) for each in choice.variants]
    exact = {int(key): key for key in keys if key.lstrip("-").isdecimal()}
    if not exact and not counts(choice):
        return {key: key for key in keys}
    free = {plural(number): number for number in reversed(NUMBERS) if number not in exact}
    words = {key: key for key in keys if key not in PLURALS and key not in exact.values()}
    return {number: each if each in keys else usual(choice) for each, number in free.items()} | exact | words


def choices(pattern: ast.Pattern, locale: str, above: Facts) -> Iterator[tuple[ast.SelectExpression, Facts]]:
    """Every choice of a pattern, with the facts that lead to it."""
    for element in pattern.elements:
        choice = inner(element)
        if isinstance(choice, ast.SelectExpression):
            yield choice, above
            led = {key: fact for fact, key in leading(choice, locale).items()}
            for variant in choice.variants:
                here = {**above, fact_of(choice): led[key_of(variant)]}
                yield from choices(variant.value, locale, here)


def shows(variant: ast.Variant, fact: str) -> bool:
    return f"${fact} }}" in serialized("shown", variant.value)


def serialized(name: str, pattern: ast.Pattern) -> str:
    return str(FluentSerializer().serialize_entry(ast.Message(ast.Identifier(name), pattern)))


@cache
def parsed(locale: str, name: str) -> tuple[Any, list[ast.Message]]:
    """A catalogue for formatting, and its messages for reading."""
    text = (FOLDER / locale / name).read_text(encoding="utf-8")
    body = FluentParser().parse(text).body
    return FluentResource(text), [entry for entry in body if isinstance(entry, ast.Message)]


def patterns(message: ast.Message) -> Iterator[tuple[str, ast.Pattern]]:
    if message.value:
        yield message.id.name, message.value
    for each in message.attributes:
        yield f"{message.id.name}.{each.id.name}", each.value


class Teller:
    """Formats patterns as if they stood in a catalogue."""

    def __init__(self, locale: str, name: str) -> None:
        self.bundle = FluentBundle([locale], use_isolating=False)
        for each in [*CATALOGUES, name]:  # last the one in question: its messages hide those of other games
            self.bundle.add_resource(parsed(locale, each)[0], allow_overrides=True)
        self.number = count()

    def tell(self, pattern: ast.Pattern, facts: Facts) -> str:
        """The text; a fact that is not given is told as its name."""
        name = f"told-{next(self.number)}"
        self.bundle.add_resource(FluentResource(serialized(name, pattern)))
        told = self.bundle.get_message(name).value
        assert told is not None
        return str(self.bundle.format_pattern(told, facts)[0])

    def taken(self, pattern: ast.Pattern, choice: ast.SelectExpression, facts: Facts) -> str:
        """Which variant of a choice is told."""
        written = [variant.value for variant in choice.variants]
        for variant in choice.variants:
            variant.value = ast.Pattern([ast.TextElement(f"<{key_of(variant)}>")])
        told = self.tell(pattern, facts)
        for variant, value in zip(choice.variants, written, strict=True):
            variant.value = value
        return told


@pytest.mark.parametrize("locale", LOCALES)
def test_every_plural_is_reached(locale: str) -> None:
    """For each plural of the language, and each number with a text of its own, the variant meant for it is told."""
    told = 0
    for name in CATALOGUES:
        teller = Teller(locale, name)
        for message in parsed(locale, name)[1]:
            for where, pattern in patterns(message):
                for choice, above in choices(pattern, locale, {}):
                    wanted = leading(choice, locale) if counts(choice) else {}
                    keys = {key_of(each) for each in choice.variants if wanted}
                    assert keys == set(wanted.values()), f"{locale}/{name}: {where} has {sorted(keys)}"
                    for fact, key in wanted.items():
                        taken = teller.taken(pattern, choice, {**above, fact_of(choice): fact})
                        assert f"<{key}>" in taken, f"{locale}/{name}: {where}: {fact}"
                    told += len(wanted)
    assert told > 300


@pytest.mark.parametrize("locale", [each for each in LOCALES if Rules.parse(each).plural_form(21) == "one"])
def test_twenty_one_is_not_one(locale: str) -> None:
    """Where 21 has the plural of 1, that plural tells the number, as the others do; only [1] may leave it out."""
    for name in CATALOGUES:
        for message in parsed(locale, name)[1]:
            for where, pattern in patterns(message):
                for choice, _ in choices(pattern, locale, {}):
                    if counts(choice):
                        told = {key_of(each): shows(each, fact_of(choice)) for each in choice.variants}
                        others = any(told[key] for key in told.keys() & {"few", "many", "other"})
                        assert told.get("one", True) or not others, f"{locale}/{name}: {where}"


@pytest.mark.parametrize("locale", LOCALES)
def test_nothing_is_chosen_by_a_name(locale: str) -> None:
    """A fact that is told by its name is another word in each language: texts are chosen by ids, numbers and forms."""
    for name in CATALOGUES:
        ids = {message.id.name for message in parsed(locale, name)[1]}
        for message in parsed(locale, name)[1]:
            for where, pattern in patterns(message):
                for choice, _ in choices(pattern, locale, {}):
                    kind = fact_of(choice).rpartition("_")[2]
                    kind = SAME.get(kind, kind)
                    named = {f"{kind}-{key_of(each)}" for each in choice.variants}
                    assert kind not in KINDS or not named & ids, f"{locale}/{name}: {where}"
