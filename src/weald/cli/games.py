"""`weald games`: what can be played, by whom, and with which options."""

from __future__ import annotations

import json

from weald import library, players
from weald.cli.arguments import HUMAN, Json
from weald.cli.screen import Screen
from weald.engine.ruleset import Option
from weald.texts import Texts


def games(as_json: Json = False) -> None:
    if as_json:
        print(json.dumps({"games": [_data(name) for name in library.names()], "players": players.names()}, indent=1))
        return
    screen = Screen()
    for name in library.names():
        ruleset, texts = library.ruleset(name), Texts(name)
        seats = ", ".join(ruleset.seats)
        screen.line(texts.say("games-title", name=name, title=texts.say(f"game-{name}")), "bold")
        screen.line("  " + texts.note(f"game-{name}", "about"), indent=2)
        screen.line("  " + texts.say("games-seats", names=seats))
        for option in [option for option in ruleset.options if not option.when]:
            facts = {"name": option.name, "default": str(option.default), "range": _range(option)}
            screen.line("  " + texts.say("games-option", **facts, meaning=texts.say(f"option-{option.name}")), indent=4)
        if any(option.when for option in ruleset.options):
            screen.line("  " + texts.say("games-more", name=name))
    house = Texts()
    screen.line(house.say("games-players"), "bold")
    for player in (HUMAN, *players.names()):
        level = player in players.LEVELS
        meaning = house.note(f"computer-{player}", "plays") if level else house.say(f"kind-{player}")
        screen.line("  " + house.say("games-player", name=player, meaning=meaning), indent=4)


def _range(option: Option) -> str:
    return ", ".join(option.names) if option.names else f"{option.least}-{option.most}"


def _data(name: str) -> dict[str, object]:
    ruleset = library.ruleset(name)
    options: list[dict[str, object]] = []
    for option in ruleset.options:
        allowed: dict[str, object] = {"names": list(option.names)}
        if not option.names:
            allowed = {"least": option.least, "most": option.most}
        options.append({"name": option.name, "default": option.default, **allowed})
    return {"name": name, "edition": ruleset.edition, "seats": list(ruleset.seats), "options": options}
