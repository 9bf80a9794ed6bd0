"""`weald law`: the numbered laws of a game; in a source checkout, with the code and the tests that carry them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Final

import typer

import weald
from weald import laws, library
from weald.cli.arguments import Json, tell
from weald.cli.screen import Screen
from weald.engine.errors import WealdError
from weald.texts import Texts

COVERAGE: Final = Path(weald.__file__).parents[2] / "build" / "law-coverage.json"  # written by `make law`

Places = dict[str, list[str]]  # "code" and "tests", each with the places that carry a law


def law(
    game: Annotated[str, typer.Argument(metavar="GAME", help=tell("law-game"))] = "",
    number: Annotated[str, typer.Argument(metavar="NUMBER", help=tell("law-number"))] = "",
    missing: Annotated[bool, typer.Option("--missing", help=tell("law-missing"))] = False,
    as_json: Json = False,
) -> None:
    books = [game.lower()] if game else library.books()
    covers = _coverage()
    if missing and not covers:
        raise WealdError("no-coverage")
    found: list[tuple[laws.Law, Places]] = []
    for book in books:
        carried = covers.get(library.game_of(book), {})
        entries = [laws.law(book, number)] if number else laws.laws(book)
        found += [(entry, carried.get(entry.number, {})) for entry in entries]
    if missing:
        found = [(entry, places) for entry, places in found if not places.get("tests")]
    if as_json:
        print(json.dumps([_data(entry, places) for entry, places in found], indent=1))
        return
    screen, texts = Screen(), Texts(library.game_of(books[0]))
    for entry, places in found:
        screen.line(texts.say("law-heading", law=entry.number, title=entry.title), "bold" if number else "")
        if number:
            _tell(screen, texts, entry, places if covers else None)


def _coverage() -> dict[str, dict[str, Places]]:
    """Where the laws of each game are carried; empty where `make law` has written nothing."""
    try:
        found: dict[str, dict[str, Places]] = json.loads(COVERAGE.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return found


def _data(entry: laws.Law, places: Places) -> dict[str, object]:
    return {**vars(entry), "code": places.get("code"), "tests": places.get("tests")}


def _tell(screen: Screen, texts: Texts, entry: laws.Law, places: Places | None) -> None:
    for line in entry.text.split("\n"):
        screen.line(line)
    if entry.page is not None:
        screen.line(texts.say("law-page" if entry.page else "law-page-card", page=entry.page), "dim")
    if places is None:
        screen.line(texts.say("law-no-coverage"), "dim")
        return
    for kind in ("code", "tests"):
        found = places.get(kind, [])
        screen.line(texts.say(f"law-{kind}" if found else f"law-{kind}-none"))
        for place in found:
            screen.line("  " + place)
