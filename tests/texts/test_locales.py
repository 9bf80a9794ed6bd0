"""Every language says everything that English says, with the same facts, in its own letters."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from babel import Locale as Rules
from fluent.syntax import FluentParser, ast, visitor

import weald
from weald import laws, library
from weald.engine.errors import UnknownName
from weald.engine.table import Table, new_table
from weald.texts import Texts
from weald.texts.locales import LOCALES, SOURCE, accepted, known, nearest, of_system

FOLDER = Path(weald.__file__).parent / "texts"
OTHERS = [locale for locale in LOCALES if locale != SOURCE]
CATALOGUES = sorted(path.name for path in (FOLDER / SOURCE).glob("*.ftl"))
CYRILLIC = {"uk": "ыэъёЫЭЪЁ", "ru": "іїєґІЇЄҐ"}  # with the letters that are another language's
# what is written in Latin letters in every language: names of the house, of keys and of programs, and what is typed
NAMES = frozenset(
    (
        *("Weald", "Root", "Clockwork", "Python", "PostgreSQL", "SQLite", "Chromium", "Prometheus", "WebAuthn"),
        *(
            "Web",
            "Push",
            "Ray",
            "Parquet",
            "numpy",
            "openskill",
            "Chrome",
            "Firefox",
            "Safari",
            "Edge",
            "Ctrl",
            "Esc",
            "Enter",
            "Tab",
            "Shift",
            "Space",
            "Home",
            "End",
        ),
    )
)
TYPED = re.compile(r"`[^`]*`|\"[^\"]*\"|«[^»]*»|--[a-z-]+|weald( [a-z]+)*|WEALD_\w+|\b[A-Z]{2,}\b|\b\w+[=./:]\w*")


class Said(visitor.Visitor):
    """What a pattern is made of."""

    def __init__(self, pattern: ast.Pattern) -> None:
        self.facts: set[str] = set()
        self.words: list[str] = []
        self.choices: list[tuple[ast.SelectExpression, set[str]]] = []
        self.visit(pattern)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  # named by the library
        self.facts.add(node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802  # named by the library
        self.words.append(node.value)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802  # named by the library
        keys = {key.name if isinstance(key := each.key, ast.Identifier) else key.value for each in node.variants}
        self.choices.append((node, keys))
        self.generic_visit(node)


@cache
def read(locale: str, name: str) -> dict[str, dict[str, Said]]:
    """The messages of a catalogue, each with its value (under an empty name) and its attributes."""
    found: dict[str, dict[str, Said]] = {}
    for entry in FluentParser().parse((FOLDER / locale / name).read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{locale}/{name}: {str(entry.content)[:80]}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{locale}/{name}: {entry.id.name} twice"
            parts = {"": entry.value} if entry.value else {}
            parts |= {each.id.name: each.value for each in entry.attributes}
            found[entry.id.name] = {part: Said(pattern) for part, pattern in parts.items()}
    return found


def bare(fact: str, forms: tuple[str, ...]) -> str:
    """The fact that a form is of: `$seat-gen` is of `$seat`."""
    name, _, form = fact.rpartition("-")
    return name if form in forms else fact


@pytest.mark.parametrize("locale", OTHERS)
def test_a_language_has_every_message(locale: str) -> None:
    """The same catalogues, ids and attributes as English; beside them only forms of names."""
    assert sorted(path.name for path in (FOLDER / locale).glob("*.ftl")) == CATALOGUES
    forms = LOCALES[locale].forms
    for name in CATALOGUES:
        english, own = read(SOURCE, name), read(locale, name)
        more = {each for each in own if each.startswith(("form-", "person-"))}
        assert {each.split("-", 1)[1] for each in more} <= {*forms, "compiled", "interpreted", "stale"}
        assert set(own) - more == set(english) - more, name
        for message, parts in english.items():
            beside = set(own[message]) - set(parts)
            assert set(parts) <= set(own[message]), f"{name}: {message}"
            assert beside <= set(forms), f"{name}: {message}"


@pytest.mark.parametrize("locale", OTHERS)
def test_a_language_tells_the_same_facts(locale: str) -> None:
    """No fact is left out and none is invented."""
    forms = LOCALES[locale].forms
    for name in CATALOGUES:
        own = read(locale, name)
        for message, parts in read(SOURCE, name).items():
            for part, said in parts.items():
                told = {bare(fact, forms) for fact in own[message][part].facts}
                assert told == said.facts, f"{locale}/{name}: {message}.{part}"


@pytest.mark.parametrize("locale", OTHERS)
def test_numbers_have_every_plural(locale: str) -> None:
    """Where a text counts, it has each category that whole numbers of this language have."""
    wanted = {Rules.parse(locale).plural_form(number) for number in range(200)}
    counted = 0
    for name in CATALOGUES:
        for message, parts in read(locale, name).items():
            for part, said in parts.items():
                for choice, keys in said.choices:
                    if keys & {"one", "few", "many"}:
                        counted += 1
                        usual = next(each.key for each in choice.variants if each.default)
                        known = keys | (
                            wanted - keys if getattr(usual, "name", "") == "other" and len(wanted) == 2 else set()
                        )
                        assert wanted <= known, f"{locale}/{name}: {message}.{part} has {sorted(keys)}"
    assert counted > 100


@pytest.mark.parametrize("locale", [each for each in OTHERS if each in CYRILLIC])
def test_no_english_is_left_over(locale: str) -> None:
    """Cyrillic texts hold no Latin words but names and what is typed, and no letters of a sister language."""
    for name in CATALOGUES:
        for message, parts in read(locale, name).items():
            for part, said in parts.items():
                where = f"{locale}/{name}: {message}.{part}"
                text = " ".join(said.words)
                assert not set(text) & set(CYRILLIC[locale]), where
                if part == "gender":
                    continue
                left = [word for word in re.findall(r"[A-Za-z]{3,}", TYPED.sub(" ", text)) if word not in NAMES]
                assert not left or is_typed(message, name, part), f"{where}: {left}"


def is_typed(message: str, name: str, part: str) -> bool:
    """Whether a text is what a person types: words of commands, and examples of command lines."""
    return part in ("examples", "letter") or message.startswith(("hint-needs-", "command-", "small-words", "sure-yes"))


@pytest.mark.parametrize(
    ("locale", "typed", "printed"), [("uk", "п'ять", "п\u2019ять"), ("it", "l'Ordine", "l\u2019Ordine")]
)
def test_apostrophes_are_printed(locale: str, typed: str, printed: str) -> None:
    """Catalogues have the apostrophe of keyboards, readers see their own; what is typed stays as it is typed."""
    assert LOCALES[locale].printed(typed) == printed
    assert LOCALES[SOURCE].printed(typed) == typed
    install = "pip install 'weald[server]'"
    assert LOCALES[locale].printed(install) == install
    for name in CATALOGUES:
        assert "\u2019" not in (FOLDER / locale / name).read_text(encoding="utf-8"), name
    told = [Texts("root", locale).law(law.number) for law in laws.laws("root")]
    assert any("\u2019" in text for text in told)
    assert not any("'" in text for text in told)


# whole games, told in every language


def played(game: str, seed: int, options: dict[str, str]) -> Table:
    table, dice = new_table(library.ruleset(game), seed=seed, options=options), random.Random(seed)
    while table.actor is not None and len(table.actions) < 700:
        table.take(dice.choice(table.legal()))
    return table


BOTS: list[dict[str, str]] = [
    {"marquise": "bot", "eyrie": "bot", "alliance": "bot", "vagabond": "yes", "deck": "exiles"},
    {"marquise": "yes", "eyrie": "no", "alliance": "no", "vagabond": "bot", "cult": "bot", "duchy": "bot"},
    {"marquise": "no", "eyrie": "yes", "alliance": "no", "vagabond": "no", "riverfolk": "bot", "corvids": "bot"},
    {"alliance": "no", "eyrie": "no", "cult": "yes", "riverfolk": "yes", "vagabond2": "yes", "map": "lake"},
]


def tables() -> Iterator[Table]:
    for game in library.names():
        for options in [{}, *(BOTS if game == "root" else [])]:
            yield played(game, 3, options)


def sentences(table: Table, locale: str) -> Iterator[tuple[str, str]]:
    """Everything that is said in a game: questions, answers, refusals and events, for each seat and for watchers."""
    ruleset = table.ruleset
    texts = Texts(ruleset.name, locale, ruleset.robots(table.options))
    for seat in (*ruleset.in_play(table.options), None):
        for event in table.numbered_events(seat):
            yield str(event["what"]), texts.event(event)
    again, dice = new_table(ruleset, seed=3, options=dict(table.options)), random.Random(3)
    while again.actor is not None and len(again.actions) < 150:
        question, answers = again.question, again.answers()
        assert question is not None
        yield question.ask, texts.question(question.ask, question.seat, **question.facts)
        for action in answers.allowed[:6]:
            yield ruleset.grammar.verb_of(action).name, texts.action(ruleset.grammar, action, **again.about(action))
        for refusal in answers.refused[:6]:
            yield refusal.why, texts.refusal(refusal)
        again.take(dice.choice(answers.allowed))


@pytest.mark.parametrize("locale", OTHERS)
def test_whole_games_are_told_without_a_gap(locale: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """With the facts of real games no message asks for something that is not there, in English or here."""
    whole: dict[str, bool] = {}  # whether a message had all its facts when it was last formatted
    gaps: set[str] = set()
    make, say = Texts._format, Texts._say

    def watched(texts: Texts, message: str, attribute: str, facts: Any) -> tuple[str, bool]:
        text, whole[message] = make(texts, message, attribute, facts)
        return text, whole[message]

    def said(texts: Texts, message: str, attribute: str, facts: Any) -> str:
        variants = [message, f"{message}-hidden", f"{message}-bare"]
        for each in variants:
            whole.pop(each, None)
        text = say(texts, message, attribute, facts)
        if not any(whole.get(each) for each in variants):
            gaps.add(f"{texts.game}: {message}.{attribute}: {text}")
        return text

    monkeypatch.setattr(Texts, "_format", watched)
    monkeypatch.setattr(Texts, "_say", said)
    told = {text for table in tables() for _, text in sentences(table, locale)}
    assert len(told) > 3000
    assert all(told)
    assert gaps == set()


# which language is spoken


def test_the_nearest_language_that_there_is() -> None:
    """By the tags of browsers and of systems; English if there is none of them."""
    assert nearest(["uk-UA", "en"]) == "uk"
    assert nearest(["tlh", "uk_UA.UTF-8"]) == "uk"
    assert nearest(["C.UTF-8"]) == nearest([]) == "en"


def test_a_header_is_read_by_its_weights() -> None:
    """Accept-Language: what weighs most comes first, what weighs nothing never, nonsense is passed over."""
    assert accepted("de, uk;q=0.5, en;q=0.8") == "en"
    assert accepted("en;q=0, uk;q=0.1") == "uk"
    assert accepted("uk;q=x, *, en;q=0.2") == "en"
    assert accepted("") == "en"


def test_a_terminal_speaks_what_it_is_told() -> None:
    """WEALD_LANG before the system's variables, and those in their order; unknown ones are refused."""
    assert of_system({"WEALD_LANG": "uk", "LC_ALL": "en_GB.UTF-8"}) == "uk"
    assert of_system({"LC_ALL": "uk_UA.UTF-8", "LANG": "en_GB"}) == "uk"
    assert of_system({"LANG": "xx"}) == "en"
    assert known("українська") == known("UK") == known("uk-UA") == "uk"
    with pytest.raises(UnknownName) as refused:
        known("ukr")
    assert refused.value.facts["nearest"] == "uk"
