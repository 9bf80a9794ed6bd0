"""`weald explain`: whether an action is allowed in a recorded game, and if not, the law and the reason."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer

import weald
from weald.cli.arguments import JournalFile, Json, tell
from weald.cli.file_errors import errors_name
from weald.cli.screen import Screen
from weald.engine.errors import GameOver, NotYourQuestion
from weald.engine.table import CHANCE_NAME, Table
from weald.texts import Texts


def explain(
    file: JournalFile,
    action: Annotated[str, typer.Argument(metavar="ACTION", help=tell("explain-action"))],
    at: Annotated[int | None, typer.Option("--at", metavar="N", help=tell("explain-at"))] = None,
    as_json: Json = False,
) -> None:
    path = Path(file).expanduser()
    with errors_name(path):
        table = weald.replay(path, at)
    sentence = _of_the_asked(table, action)
    number = table.read(sentence)
    refusal = table.why_not(number)
    texts = Texts(table.ruleset.name)
    written = table.ruleset.grammar.write(number)
    law = refusal.law if refusal is not None else ""
    why = texts.say(f"why-{refusal.why}") if refusal is not None else ""
    if as_json:
        answer = {
            "at": len(table.actions),
            "seat": table.actor,
            "action": written,
            "allowed": refusal is None,
            "law": law or None,
            "why": refusal.why if refusal is not None else None,
            "reason": why or None,
            "text": texts.law(law) or None,
        }
        print(json.dumps(answer, indent=1))
        return
    screen = Screen()
    if refusal is None:
        screen.line(texts.say("explain-allowed", sentence=written, seat=table.actor))
        return
    screen.line(texts.say("explain-refused", sentence=written, seat=table.actor, reason=why, law=texts.cited(law)))
    if texts.law(law):
        screen.line("  " + texts.say("law-heading", law=law, title=texts.law_title(law)))
        screen.line("  " + texts.law(law), indent=2)


def _of_the_asked(table: Table, action: str) -> str:
    """The sentence without its seat. The seat must be the one that is asked."""
    asked = table.actor
    if asked is None:
        raise GameOver
    before, colon, sentence = action.partition(":")
    if not colon:
        return action
    seat = before.strip().lower()
    if seat != CHANCE_NAME:
        table.ruleset.seat(seat)
    if seat != asked:
        raise NotYourQuestion(seat, asked)
    return sentence.strip()
