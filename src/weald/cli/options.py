"""`weald options`: what can be chosen before a game, and what each choice does."""

from __future__ import annotations

import json
from typing import Any

from weald import library
from weald.cli.arguments import GameName, Json
from weald.cli.screen import Screen
from weald.texts import Texts
from weald.texts.options import describe


def options(game: GameName, as_json: Json = False) -> None:
    ruleset = library.ruleset(game.lower())
    texts = Texts(ruleset.name)
    described = describe(ruleset, texts)
    if as_json:
        print(json.dumps({"game": ruleset.name, "options": described}, indent=1))
        return
    screen = Screen()
    screen.line(texts.say("options-head", game=ruleset.name))
    seating = [option for option in described if option["kind"] == "seating"]
    if seating:
        screen.line(texts.say("options-seating"), "bold")
        for option in seating:
            screen.line("  " + texts.say("games-option", **_brief(option)), indent=4)
        for line in choices(seating[0], texts):
            screen.line("    " + line, indent=6)
    for option in described:
        if option in seating:
            continue
        screen.line(texts.say("options-option", name=option["name"], default=str(option["default"])), "bold")
        screen.line("  " + about(option, texts), indent=2)
        for line in choices(option, texts):
            screen.line("    " + line, indent=6)


def _brief(option: dict[str, Any]) -> dict[str, str]:
    """What a line about a seat says."""
    names = ", ".join(choice["name"] for choice in option["choices"])
    return {"name": option["name"], "default": option["default"], "range": names, "meaning": option["about"]}


def about(option: dict[str, Any], texts: Texts) -> str:
    """What an option is for, and when it matters."""
    when = option["when"]
    if when is None:
        return str(option["about"])
    return texts.say("options-when", about=option["about"], option=when["option"], value="/".join(when["values"]))


def choices(option: dict[str, Any], texts: Texts) -> list[str]:
    """The possible values of an option: a line for each that has a description, one line for the rest."""
    if "choices" not in option:
        return [texts.say("options-number", least=option["least"], most=option["most"])]
    told = [choice for choice in option["choices"] if choice["about"]]
    plain = ", ".join(choice["name"] for choice in option["choices"] if not choice["about"])
    lines = [texts.say("options-names", list=plain)] if plain else []
    lines += [
        texts.say("options-choice", name=choice["name"], about=choice["about"], bot=choice.get("bot"))
        for choice in told
    ]
    return [*lines, texts.say("options-many")] if option["many"] else lines
