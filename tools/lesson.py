"""Play a lesson by its own steps and tell what happens: for whoever writes one, or must mend one.

    python tools/lesson.py learn-root
    python tools/lesson.py learn-root --seed 12 --offers

Stops at the first step that cannot be played, with all that is offered and refused there.
"""

from __future__ import annotations

import argparse
import sys

import msgspec

from weald import lessons
from weald.engine.errors import WealdError
from weald.engine.table import Table
from weald.texts import Texts


def offered(table: Table) -> None:
    write = table.ruleset.grammar.write
    answers = table.answers()
    print("    offered:", ", ".join(write(action) for action in answers.allowed))
    for refusal in answers.refused:
        print(f"    refused: {write(refusal.action)} ({refusal.law} {refusal.why})")


def main() -> None:
    reading = argparse.ArgumentParser(description="Play a lesson by its own steps.")
    reading.add_argument("lesson")
    reading.add_argument("--seed", help="try another seed than the lesson's")
    reading.add_argument("--offers", action="store_true", help="list what is offered and refused at each step")
    given = reading.parse_args()
    table: Table | None = None
    try:
        lesson = lessons.lesson(given.lesson)
        if given.seed is not None:
            lesson = msgspec.structs.replace(lesson, seed=f"{lessons.PREFIX}{lesson.name} {given.seed}")
        texts = Texts(lesson.game)
        at = 0
        for number, (now, step) in enumerate(lessons.walk(lesson), start=1):
            table = now
            for event in table.events(lesson.seat, at):
                print("    ", texts.event(event))
            at = len(table.actions)
            question = table.question
            print(f"{number}. {step.say or '(not told)'}: {question.ask if question else ''} -> {step.want or 'go on'}")
            if given.offers and step.want:
                offered(table)
    except WealdError as error:
        if table is not None and table.actor is not None:
            offered(table)
        sys.exit(" ".join(Texts().error(error)))


if __name__ == "__main__":
    main()
