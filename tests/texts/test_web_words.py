"""Every text that the client says outright is in its catalogues, and what it repeats agrees with the games' own."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from weald import library, players
from weald.texts import Texts

ROOT = Path(__file__).parent.parent.parent
CATALOGUES = [path for path in (ROOT / "src/weald/texts/en").glob("*.ftl") if path.name.startswith(("house", "web"))]
SOURCES = sorted(path for path in (ROOT / "web/src").rglob("*") if path.suffix in (".svelte", ".ts"))


def catalogue() -> dict[str, str]:
    """The messages of the house and of the client, by their ids."""
    found: dict[str, str] = {}
    for path in CATALOGUES:
        source = path.read_text(encoding="utf-8")
        for entry in FluentParser().parse(source).body:
            if isinstance(entry, Message) and entry.value is not None and entry.span is not None:
                found[entry.id.name] = source[entry.span.start : entry.span.end].partition(" = ")[2]
    return found


@pytest.fixture(scope="module")
def messages() -> dict[str, str]:
    return catalogue()


def test_every_id_that_the_client_says_has_its_message(messages: dict[str, str]) -> None:
    """`say("web-...")` finds a text, in every component."""
    assert len(SOURCES) > 30
    missing = {
        f"{path.name}: {said}"
        for path in SOURCES
        for said in re.findall(r'"(web-[a-z0-9-]+)"', path.read_text(encoding="utf-8"))
        if said not in messages and said not in {catalogue.stem for catalogue in CATALOGUES}
    }
    assert missing == set()


def test_the_client_says_nothing_of_the_command_line() -> None:
    """Of the house it fetches what is said at the table, and no other catalogue."""
    others = {
        path.stem: path.read_text(encoding="utf-8") for path in CATALOGUES if path.stem in ("house", "house-server")
    }
    ids = {said for source in others.values() for said in re.findall(r"^([a-z0-9-]+) =", source, re.MULTILINE)}
    assert "help-play" in ids
    said = {
        f"{path.name}: {one}"
        for path in SOURCES
        for one in re.findall(r'(?:say|note|has)\(\s*["`]([a-z0-9-]+)["`]', path.read_text(encoding="utf-8"))
        if one in ids and not path.name.endswith(".test.ts")
    }
    assert said == set()


def test_every_id_that_the_client_puts_together_has_its_message(messages: dict[str, str]) -> None:
    """Names, blurbs, books, computer players, values of options: whatever the start page and the law book can meet."""
    wanted = {f"web-{kind}-{name}" for name in library.names() for kind in ("game", "about")}
    wanted |= {f"web-book-{book}" for book in library.books()}
    wanted |= {f"web-who-{level}" for level in players.LEVELS}
    wanted |= {f"web-list-{name}{more}" for name in ("mine", "open", "finished") for more in ("", "-none")}
    wanted |= {f"web-replay-pace-{place}" for place in range(3)}
    wanted |= {f"web-colours-{theme}{more}" for theme in ("auto", "light", "dark") for more in ("", "-short")}
    assert wanted - messages.keys() == set()
    for game in library.names():
        ruleset, texts = library.ruleset(game), Texts(game)
        seats = {option for seat in ruleset.seats for option in (seat, f"{seat}-level", f"{seat}-traits")}
        for option in ruleset.options:
            kind = option.kind
            for name in option.names if option.name not in seats else ():
                assert f"web-value-{name}" in messages or texts.has(f"{kind}-{name}"), f"{game} {option.name}={name}"


def test_titles_of_games_are_those_of_the_games(messages: dict[str, str]) -> None:
    """The start page repeats them so as not to fetch whole catalogues for three lines."""
    for game in library.names():
        assert messages[f"web-game-{game}"] == Texts(game).say(f"game-{game}")
