"""`weald law`: the numbered laws of a game, and where code and tests carry them."""

from __future__ import annotations

import json
from typing import Annotated

import typer

from weald import laws, library
from weald.cli.arguments import Json, tell
from weald.cli.screen import Screen
from weald.texts import Texts


def law(
    game: Annotated[str, typer.Argument(metavar="GAME", help=tell("law-game"))] = "",
    number: Annotated[str, typer.Argument(metavar="NUMBER", help=tell("law-number"))] = "",
    missing: Annotated[bool, typer.Option("--missing", help=tell("law-missing"))] = False,
    as_json: Json = False,
) -> None:
    books = [game.lower()] if game else library.books()
    if number:
        found = [laws.law(books[0], number)]
    else:
        found = [entry for book in books for entry in laws.laws(book)]
    if missing:
        found = [entry for entry in found if not entry.tests]
    if as_json:
        print(json.dumps([vars(entry) for entry in found], indent=1))
        return
    screen, texts = Screen(), Texts(library.game_of(books[0]))
    for entry in found:
        screen.line(texts.say("law-heading", law=entry.number, title=entry.title), "bold" if number else "")
        if number:
            _tell(screen, texts, entry)


def _tell(screen: Screen, texts: Texts, entry: laws.Law) -> None:
    for line in entry.text.split("\n"):
        screen.line(line)
    if entry.page is not None:
        screen.line(texts.say("law-page" if entry.page else "law-page-card", page=entry.page), "dim")
    for kind, places in (("code", entry.code), ("tests", entry.tests)):
        screen.line(texts.say(f"law-{kind}" if places else f"law-{kind}-none"))
        for place in places:
            screen.line("  " + place)
