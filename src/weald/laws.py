"""The laws of a game, book by book: their order and their texts."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any

from weald import library
from weald.engine.errors import UnknownName, WealdError
from weald.texts import Texts


class Law:
    """One numbered law."""

    def __init__(self, number: str, page: int | None, title: str, text: str) -> None:
        self.number = number
        self.page = page
        self.title = title
        self.text = text


def _index(game: str, name: str) -> list[dict[str, Any]]:
    """The entries of a law book in the data of a game; none if there is no such file."""
    path = files("weald.games").joinpath(game, "data", name)
    return json.loads(path.read_text(encoding="utf-8"))["laws"] if path.is_file() else []


def laws(book: str) -> list[Law]:
    """All laws of a book, in its order."""
    game = library.game_of(book)
    index = _index(game, "laws.json" if book == game else f"laws-{book}.json")
    texts = Texts(game)
    return [Law(law["id"], law.get("page"), texts.law_title(law["id"]), texts.law(law["id"])) for law in index]


def law(book: str, number: str) -> Law:
    """A law by its number, from one book or from all books of a game. An unknown one raises the nearest."""
    known = {law.number: law for each in library.books(book) for law in laws(each)}
    for name, found in known.items():
        if name.lower() == number.lower():
            return found
    if not known:
        raise WealdError("no-laws", game=book)
    near = {name.lower(): name for name in known}
    error = UnknownName("law", number, near)
    nearest = near.get(str(error.facts["nearest"]), "")
    error.facts.update(nearest=nearest, known=", ".join(known))
    raise error


def law_lines(game: str, number: str) -> list[str]:
    """A law for reading: number and title, then the text."""
    texts = Texts(game)
    if not number:
        return [texts.say("law-which")]
    found = law(game, number)
    lines = [texts.say("law-heading", law=found.number, title=found.title), *found.text.split("\n")]
    parts = [f"{part} {texts.law_title(part)}" for part in _parts(game, found.number)]
    return [*lines, texts.say("law-parts", list="; ".join(parts))] if parts else lines


def _parts(game: str, number: str) -> list[str]:
    """The numbers directly below a law: 10.5.1, 10.5.2 and so on below 10.5."""
    known = [each.number for book in library.books(game) for each in laws(book)]
    return [part for part in known if part.rpartition(".")[0] == number]
