"""Golden playthroughs: whole games as text, under review. The games are journals; the texts are written from them.

Each text shows every question with its offers and refusals, what was done, what each lens was told, and the board.
"""

from __future__ import annotations

import json
from collections import defaultdict
from pathlib import Path

from weald import library
from weald.engine import journal as files
from weald.engine.table import CHANCE_NAME, Table

FOLDER = Path(__file__).parent


def journals() -> list[Path]:
    return sorted(FOLDER.glob("*.weald"))


def write(path: Path) -> str:
    """The playthrough of one journal."""
    journal = files.read(path)
    rules = library.rules(journal.game)
    table = Table(rules, journal.options)
    lines = [f"{journal.game}, {journal.edition}, {journal.options}", ""]
    for number, entry in enumerate(journal.entries, start=1):
        lines += _question(table)
        table.play(entry.sentence, entry.seat)
        lines.append(f"{number}. {entry.seat}: {entry.sentence}")
        lines += _told(table, number)
    lines += ["the end", *_board(table, None)]
    assert table.outcome is not None
    winners = [rules.seats[seat] for seat in table.outcome.winners]
    lines.append(f"won by {', '.join(winners)} with {table.outcome.scores}, law {table.outcome.law}")
    return "\n".join(lines) + "\n"


def _question(table: Table) -> list[str]:
    question = table.question
    assert question is not None
    if question.seat == CHANCE_NAME:
        return [f"chance is asked: {question.ask}, law {question.law}"]
    lines = ["", *_board(table, question.seat), f"{question.seat} is asked: {question.ask}, law {question.law}"]
    lines += ["  may  " + "; ".join(table.offers())]
    reasons: dict[str, list[str]] = defaultdict(list)
    for refusal in table.refusals():
        reasons[f"{refusal.law} {refusal.why}"].append(table.rules.grammar.write(refusal.action))
    for reason, sentences in reasons.items():
        shown = "; ".join(sentences[:4]) + (f"; and {len(sentences) - 4} more" if len(sentences) > 4 else "")
        lines.append(f"  not  {reason}: {shown}")
    return lines


def _told(table: Table, number: int) -> list[str]:
    lenses: list[str | None] = [*table.seats, None]
    told = {seat: [json.dumps(event) for event in table.events(seat, number - 1)] for seat in lenses}
    lines = [f"     all see  {event}" for event in told[None] if all(event in told[seat] for seat in lenses)]
    for seat in table.seats:
        lines += [f"     {seat} sees  {event}" for event in told[seat] if event not in told[None]]
    return lines


def _board(table: Table, seat: str | None) -> list[str]:
    return [f"  | {key}: {json.dumps(value)}" for key, value in table.show(seat).items() if key != "question" and value]
