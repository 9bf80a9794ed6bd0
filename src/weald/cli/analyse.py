"""`weald analyse`: everybody's chances in a finished game, the turns that mattered, and what would have been better."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any, Final

import typer

import weald
from weald.cli.advising import percent, reason_words
from weald.cli.arguments import JournalFile, Json, Plain, tell
from weald.cli.file_errors import errors_name
from weald.cli.screen import Screen
from weald.engine.errors import BadValue, UnknownName
from weald.engine.lenses import NOBODY
from weald.engine.table import Table
from weald.players import analysis
from weald.players.analysis import Better, Moment, Record, Turning
from weald.texts import Texts

_OPEN: Final = "referee"
_BLOCKS: Final = "▁▂▃▄▅▆▇█"
_COLUMNS: Final = 60  # of a line of chances


def analyse(
    file: JournalFile,
    lens: Annotated[str, typer.Option("--as", metavar="SEAT", help=tell("analyse-as"))] = _OPEN,
    plain: Plain = False,
    as_json: Json = False,
) -> None:
    path = Path(file).expanduser()
    with errors_name(path):
        table = weald.load(path)
    if table.outcome is None:
        raise BadValue("analysis-of-open")
    if lens.lower() not in (*table.seats, _OPEN):
        raise UnknownName("seat", lens.lower(), (*table.seats, _OPEN))
    eyes = NOBODY if lens.lower() == _OPEN else table.ruleset.seat(lens.lower())
    found = Analysis(table, eyes)
    if as_json:
        print(json.dumps(found.data(), indent=1))
    else:
        found.tell(Screen(plain))


class Analysis:
    """A finished game, thought about."""

    def __init__(self, table: Table, eyes: int) -> None:
        self.table = table
        self.record = Record(table.ruleset, table.options, table.actions)
        self.eyes = eyes
        self.moments = analysis.moments(self.record, eyes)
        self.turnings = analysis.turnings(self.record, self.moments, eyes)

    def better(self, turning: Turning) -> Better | None:
        return analysis.better(self.record, turning, self.eyes)

    def _name(self, seat: int) -> str | None:
        return None if seat == NOBODY else self.table.ruleset.seats[seat]

    def data(self) -> dict[str, Any]:
        """Ids and numbers, for programs."""
        return {
            "game": self.table.ruleset.name,
            "eyes": self._name(self.eyes),
            "seats": list(self.table.seats),
            "moments": [self._moment(moment) for moment in self.moments],
            "turnings": [self._turning(turning) for turning in self.turnings],
        }

    def _moment(self, moment: Moment) -> dict[str, Any]:
        chances = [round(chance, 3) for chance in moment.chances]
        return {"at": moment.at, "turn": self._name(moment.turn), "chances": chances}

    def _turning(self, turning: Turning) -> dict[str, Any]:
        found = self.better(turning)
        return {
            "start": turning.start,
            "end": turning.end,
            "turn": self._name(turning.turn),
            "seat": self._name(turning.seat),
            "change": round(turning.change, 3),
            "better": None if found is None else self._better(found),
        }

    def _better(self, found: Better) -> dict[str, Any]:
        write = self.table.ruleset.grammar.write
        return {
            "at": found.at,
            "played": {"action": write(found.played.action), "chance": round(found.played.chance, 3)},
            "best": {"action": write(found.best.action), "chance": round(found.best.chance, 3)},
            "reasons": [{"what": one.what, "by": one.by, "good": one.good} for one in found.why],
        }

    def tell(self, screen: Screen) -> None:
        """In words, and as a line of blocks for each seat."""
        texts = Texts(self.table.ruleset.name, robots=self.table.ruleset.robots(self.table.options))
        eyes = self._name(self.eyes)
        screen.heading(texts.say("analysis-title"))
        screen.line(texts.say("analysis-open") if eyes is None else texts.say("analysis-as", seat=eyes))
        screen.line(texts.say("analysis-chart"), "bold")
        for name, line in self._lines(texts).items():
            screen.line(f"{name:>24}  {''.join(line)}")
        screen.line(texts.say("analysis-moments"), "bold")
        if not self.turnings:
            screen.line(texts.say("analysis-calm"))
        for turning in self.turnings:
            self._tell_turning(screen, texts, turning)
        screen.line(texts.say("analysis-about"), "dim")

    def _lines(self, texts: Texts) -> dict[str, list[str]]:
        """By name, the chances as blocks; those who always share theirs have one line."""
        step = max(1, -(-len(self.moments) // _COLUMNS))
        shown = [*self.moments[::step], self.moments[-1]]
        by_line: dict[str, list[str]] = {}
        for place, seat in enumerate(self.table.seats):
            chances = [moment.chances[place] for moment in shown]
            line = "".join(_BLOCKS[min(7, int(8 * chance))] for chance in chances)
            by_line.setdefault(f"{line} {percent(chances[-1])} %", []).append(texts.name("seat", seat))
        together = len(by_line) == 1 and len(self.table.seats) > 1
        return {
            texts.say("analysis-together") if together else ", ".join(names): [line] for line, names in by_line.items()
        }

    def _tell_turning(self, screen: Screen, texts: Texts, turning: Turning) -> None:
        by = f"{round(100 * turning.change):+d}"
        seat, turn = self._name(turning.seat), self._name(turning.turn)
        message = "analysis-turn" if turn is not None else "analysis-turn-bare"
        told = texts.say(message, turn_seat=turn, seat=seat, by=by)
        screen.line(f"- {told} ({texts.say('analysis-at', at=turning.start)})", indent=2)
        found = self.better(turning)
        if found is None:
            return
        facts: dict[str, object] = {}
        for name, tried in (("best", found.best), ("played", found.played)):
            facts[name] = texts.action(self.table.ruleset.grammar, tried.action, **tried.facts)
            facts[f"{name}_percent"] = percent(tried.chance)
        screen.line("    " + texts.say("analysis-better", **facts), indent=4)
        if found.why:
            screen.line("    " + texts.say("analysis-why", reasons=reason_words(texts, found.why)), "dim", indent=4)
