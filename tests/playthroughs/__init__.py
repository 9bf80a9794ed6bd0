"""Golden playthroughs: whole games as text, under review. The games are journals; the texts are written from them.

Each text shows every question with its offers and refusals, what was done, what each lens was told, and the board. A
large board is shown whole to each seat once, then only as far as it looks different from when that seat last saw it.
"""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

from weald import library
from weald.arena import match
from weald.engine import journal as files
from weald.engine.table import CHANCE_NAME, Table

FOLDER = Path(__file__).parent
LARGE = ("defenders", "root")  # games whose board does not fit under every question

Seen = dict[str | None, dict[str, str]]  # by seat, the lines of its board when it last saw it


class Arranged:
    """A golden game that can be played again when the rules have changed: its players and its seed."""

    def __init__(self, game: str, seed: str, player: str, **options: int | str) -> None:
        self.game = game
        self.seed = seed
        self.player = player
        self.options = options

    def play(self) -> Table:
        ruleset = library.ruleset(self.game)
        return match.play(ruleset, self.seed, dict.fromkeys(ruleset.seats, self.player), self.options)


GAMES = {
    "root-three-on-autumn": Arranged(
        "root", "golden 5", "greedy", map="autumn", marquise="yes", eyrie="yes", alliance="yes", vagabond="no"
    ),
    "root-marquise-eyrie-on-winter": Arranged(
        "root", "golden 20", "random", map="winter", marquise="yes", eyrie="yes", alliance="no", vagabond="no"
    ),
    "root-marquise-alliance-on-autumn": Arranged(
        "root", "golden 2", "random", map="autumn", marquise="yes", eyrie="no", alliance="yes", vagabond="no"
    ),
    "defenders-two": Arranged("defenders", "golden 27", "greedy"),
    "defenders-four-expert": Arranged(
        "defenders", "golden 2", "greedy", coven="yes", sect="yes", difficulty=4, leaders="random"
    ),
    "defenders-solo": Arranged("defenders", "golden 3", "greedy", order="no", sect="yes", solo="yes", difficulty=1),
    "root-four-on-autumn": Arranged("root", "golden 21", "greedy", map="autumn", character="ranger"),
    "root-four-with-exiles": Arranged("root", "golden 41", "greedy", map="autumn", deck="exiles", character="thief"),
    "root-riverfolk-on-autumn": Arranged("root", "golden river 6", "greedy", alliance="no", riverfolk="yes"),
    "root-riverfolk-on-winter": Arranged(
        "root", "golden river 1", "random", map="winter", eyrie="no", vagabond="no", riverfolk="yes"
    ),
    "root-cult-on-autumn": Arranged("root", "golden 79", "random", map="autumn", eyrie="no", vagabond="no", cult="yes"),
    "root-three-on-lake": Arranged("root", "golden 12", "random", map="lake", eyrie="no", character="arbiter"),
    "root-three-on-mountain": Arranged("root", "golden 1", "random", map="mountain", alliance="no", character="thief"),
}


def journals() -> list[Path]:
    return sorted(FOLDER.glob("*.weald"))


def write(path: Path) -> str:
    """The playthrough of one journal."""
    journal = files.read(path)
    ruleset = library.ruleset(journal.game)
    table = Table(ruleset, journal.options)
    seen: Seen | None = defaultdict(dict) if journal.game in LARGE else None
    lines = [f"{journal.game}, {journal.edition}, {journal.options}", ""]
    for number, entry in enumerate(journal.entries, start=1):
        lines += _question(table, seen)
        table.play(entry.sentence, entry.seat)
        lines.append(f"{number}. {entry.seat}: {entry.sentence}")
        lines += _told(table, number)
    lines += ["the end", *_board(table, None, None)]
    outcome, scores = table.outcome, table.game.outcome()
    assert outcome is not None
    assert scores is not None
    lines.append(f"won by {', '.join(outcome.winners)} with {scores.scores}, law {outcome.law}")
    return "\n".join(lines) + "\n"


def _question(table: Table, seen: Seen | None) -> list[str]:
    question = table.question
    assert question is not None
    if question.seat == CHANCE_NAME:
        return [f"chance is asked: {question.ask}, law {question.law}"]
    lines = ["", *_board(table, question.seat, seen), f"{question.seat} is asked: {question.ask}, law {question.law}"]
    lines += ["  may  " + "; ".join(table.offers())]
    reasons: dict[str, list[str]] = defaultdict(list)
    for refusal in table.answers().refused:
        reasons[f"{refusal.law} {refusal.why}"].append(table.ruleset.grammar.write(refusal.action))
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


def _board(table: Table, seat: str | None, seen: Seen | None) -> list[str]:
    shown = {key: value for key, value in table.show(seat).items() if key != "question"}
    if seen is None:
        return [f"  | {key}: {json.dumps(value)}" for key, value in shown.items() if value]
    now = dict(_leaves(shown))
    before = seen[seat]
    seen[seat] = now
    lines = [f"  | {key}: {value}" for key, value in now.items() if before.get(key) != value]
    return lines + [f"  | {key}: gone" for key in before if key not in now]


def _leaves(shown: dict[str, object], path: str = "") -> Iterator[tuple[str, str]]:
    """A view in lines, down to the third level."""
    for key, value in shown.items():
        here = f"{path}.{key}" if path else key
        if isinstance(value, dict) and here.count(".") < 2:
            yield from _leaves(value, here)
        else:
            yield here, json.dumps(value)
