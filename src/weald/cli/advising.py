"""Hints and analyses in words: what a computer would do, with its chance and its reasons."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from weald.arena.match import moment_seed
from weald.cli.choices import Choices
from weald.cli.screen import Screen
from weald.engine import procedure
from weald.engine.table import Table
from weald.players import advice
from weald.players.advice import Reason
from weald.texts import Texts

_BAR: Final = 20  # columns of a whole bar
_FULL, _EMPTY = "█", "░"


def percent(chance: float) -> int:
    return round(100 * chance)


def bar(chance: float) -> str:
    """A chance as a bar, and as a number."""
    full = round(_BAR * chance)
    return _FULL * full + _EMPTY * (_BAR - full)


def reason_words(texts: Texts, why: Sequence[Reason]) -> str:
    """Reasons in a row: what there is more or less of, by how much."""
    found: list[str] = []
    for one in why:
        by = abs(int(one.by) if one.by == round(one.by) else one.by)
        message = "advice-more" if one.by > 0 else "advice-less"
        found.append(texts.say(message, ground=texts.say(f"ground-{one.what}"), by=by))
    return ", ".join(found)


def sentences(texts: Texts, why: Sequence[Reason], first: bool) -> list[str]:
    """What speaks for a choice and against it."""
    good, bad = [one for one in why if one.good], [one for one in why if not one.good]
    found: list[str] = []
    if good:
        found.append(texts.say("advice-for" if first else "advice-for-other", reasons=reason_words(texts, good)))
    if bad:
        found.append(texts.say("advice-against", reasons=reason_words(texts, bad)))
    return found or [texts.say("advice-even")]


def tell_hint(table: Table, seat: str, choices: Choices, texts: Texts, screen: Screen) -> None:
    """What a computer would do at this question, from what its seat sees."""
    view = table.view(seat)
    offers = procedure.offers(view)
    if len(offers.allowed) < 2:
        screen.line(texts.say("advice-only"))
        return
    screen.line(texts.say("advice-thinking"), "dim")
    seed = moment_seed(table.seed or "", f"hint/{seat}", len(table.actions))
    found = advice.advise(table.ruleset, view, offers, seed)
    for place, (choice, why) in enumerate(zip(found, advice.explained(found), strict=False)):
        number = choices.actions.index(choice.action) + 1
        told = choices.phrase(choice.action).told
        chance = texts.say("advice-chance", percent=percent(choice.chance))
        shown = chance if screen.plain else f"{bar(choice.chance)} {chance}"
        screen.line(texts.say("advice-line", number=number, chance=shown, action=told), "bold" if not place else "")
        for sentence in sentences(texts, why, place == 0):
            screen.line(" " * 4 + sentence, "dim", indent=4)
    screen.line(texts.say("advice-about"), "dim")
