"""The options of a game as plain data with their texts: what a client shows before a game begins."""

from __future__ import annotations

from typing import Any

from weald.engine.ruleset import NO_NAMES, Option, Ruleset
from weald.texts import Texts


def describe(ruleset: Ruleset, texts: Texts) -> list[dict[str, Any]]:
    """Every option: what it is for, its default, what it can be and what each value does, and when it matters."""
    return [_describe(option, texts) for option in ruleset.options]


def _describe(option: Option, texts: Texts) -> dict[str, Any]:
    told: dict[str, Any] = {
        "name": option.name,
        "about": texts.say(f"option-{option.name}"),
        "kind": option.kind,
        "default": option.default,
        "when": {"option": option.when[0], "values": list(option.when[1:])} if option.when else None,
    }
    if not option.names:
        return {**told, "least": option.least, "most": option.most}
    choices = [_choice(option, name, texts) for name in option.names]
    return {**told, "many": option.many, "none": NO_NAMES if option.many else None, "choices": choices}


def _choice(option: Option, name: str, texts: Texts) -> dict[str, str]:
    """A value: its name, its title, and what it does, in the words of the option or else of its kind.

    `bot` says what it does instead if a bot plays.
    """
    own = f"option-{option.name}-{name}"
    about = texts.say(own) if texts.has(own) else texts.note(f"{option.kind}-{name}", "effect")
    told = {"name": name, "title": texts.name(option.kind, name) if option.kind else name, "about": about}
    bot = texts.note(f"{option.kind}-{name}", "bot")
    return {**told, "bot": bot} if bot else told
