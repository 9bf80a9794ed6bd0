"""`weald replay`: a recorded game, position by position, through one seat's eyes."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Annotated, Any

import typer

from weald import library
from weald.cli.arguments import HUMAN, JournalFile, Json, Plain, tell
from weald.cli.file_errors import errors_name
from weald.cli.screen import Screen
from weald.cli.session import result_lines
from weald.drawings import drawing
from weald.engine import journal
from weald.engine import table as tables
from weald.engine.errors import BadValue, UnknownName
from weald.engine.lenses import Event
from weald.engine.table import Table
from weald.texts import Texts, in_all

SPECTATOR = "spectator"
REFEREE = "referee"


def replay(
    file: JournalFile,
    to: Annotated[int | None, typer.Option("--to", metavar="N", help=tell("replay-to"))] = None,
    lens: Annotated[str, typer.Option("--as", metavar="SEAT", help=tell("replay-as"))] = SPECTATOR,
    yes: Annotated[bool, typer.Option("--yes", help=tell("replay-yes"))] = False,
    plain: Plain = False,
    as_json: Json = False,
) -> None:
    walk = Walk(Path(file).expanduser(), lens.lower())
    watched = sys.stdin.isatty() and sys.stdout.isatty()
    if walk.betrays and not yes and not walk.is_wanted(Screen(plain), watched and not as_json):
        return
    if to is not None and not 0 <= to <= walk.length:
        raise BadValue("bad-position", value=to, most=walk.length)
    if as_json:
        print(json.dumps(walk.data(range(walk.length + 1) if to is None else [to]), indent=1))
        return
    screen = Screen(plain)
    if watched:
        walk.wander(screen, to or 0)
    else:
        for position in range(walk.length + 1) if to is None else [to]:
            walk.show(screen, position)


class Walk:
    """A checked journal, to look at action by action."""

    def __init__(self, path: Path, lens: str) -> None:
        with errors_name(path):
            self.journal = journal.read(path)
            self.ruleset = library.ruleset(self.journal.game)
            self.whole = tables.replay(self.ruleset, self.journal)
        known = (*self.whole.seats, SPECTATOR, REFEREE)
        if lens not in known:
            raise UnknownName("seat", lens, known)
        self.lens = lens
        self.seat = lens if lens in self.whole.seats else None
        self.texts = Texts(self.ruleset.name, robots=self.ruleset.robots(self.whole.options))
        self.drawing = drawing(self.ruleset, self.texts)
        self.length = len(self.journal.entries)
        self._at: Table | None = None

    @property
    def betrays(self) -> bool:
        """Whether it would show what somebody at the table still keeps secret. Your own seat shows you nothing new."""
        if self.whole.outcome is not None or self.lens == SPECTATOR:
            return False
        return [seat for seat in self.whole.seats if self.whole.players.get(seat, HUMAN) == HUMAN] != [self.lens]

    def is_wanted(self, screen: Screen, watched: bool) -> bool:
        """Whether a person who can answer wants to see such secrets; without one, it is an error."""
        lens = self.texts.say("lens-referee-short") if self.seat is None else self.texts.name("seat", self.seat)
        if not watched:
            raise BadValue("replay-open", lens=lens)
        screen.line(self.texts.say("replay-open", lens=lens))
        return screen.ask(self.texts.say("replay-sure") + " ").lower() in in_all("sure-yes")

    def table(self, position: int) -> Table:
        """The table after `at` actions. A step forward is cheap; a step back plays everything again."""
        if self._at is None or len(self._at.actions) > position:
            self._at = tables.replay(self.ruleset, self.journal, 0)
        for _, action in self.whole.actions[len(self._at.actions) : position]:
            self._at.take(action)
        return self._at

    def events(self, position: int) -> list[dict[str, object]]:
        """What the last action before a position made happen."""
        table = self.table(position)
        return self._through(table.log[position - 1]) if position else table.events(self.seat)

    def _through(self, events: list[Event]) -> list[dict[str, object]]:
        if self.lens != REFEREE:
            return [event.through(self.whole.lens(self.seat)) for event in events]
        return [{"what": event.what, "law": event.law, **event.facts, **event.secrets} for event in events]

    def views(self, position: int) -> dict[str, object]:
        table = self.table(position)
        if self.lens != REFEREE:
            return table.show(self.seat)
        return {seat: table.show(seat) for seat in table.seats}

    def data(self, positions: Any) -> dict[str, object]:
        """The game for programs."""
        walked = [{"at": n, "events": self.events(n), "view": self.views(n)} for n in positions]
        return {"game": self.ruleset.name, "as": self.lens, "actions": self.length, "positions": walked}

    def show(self, screen: Screen, position: int) -> None:
        """One position for people."""
        table = self.table(position)
        texts = self.texts
        heading = texts.say("replay-heading", at=position, most=self.length, lens=self._lens_name())
        screen.heading(heading)
        for event in self.events(position):
            screen.line(texts.say("log-line", event=texts.event(event), law=texts.cited(str(event["law"]))), indent=4)
        view = table.view(self.seat)
        referee = table.game.clone() if self.lens == REFEREE else None
        picture = self.drawing.picture(view, referee) if screen.fits(self.drawing.width) else None
        if picture is not None:
            screen.draw(picture)
        else:
            for line in self.drawing.lines(view, referee):
                screen.line(line)
        for line in self.drawing.hands(view, referee):
            screen.line(line, indent=2)
        for line in result_lines(table, texts):
            screen.line(line, "bold")

    def _lens_name(self) -> str:
        return self.texts.say(f"lens-{self.lens}") if self.seat is None else self.texts.name("seat", self.seat)

    def wander(self, screen: Screen, position: int) -> None:
        """Walk forward, back, or to a number, until the person leaves."""
        self.show(screen, position)
        while True:
            try:
                typed = screen.ask(self.texts.say("replay-prompt", at=position, most=self.length) + " ").lower()
            except (EOFError, KeyboardInterrupt):
                return
            if typed == "q":
                return
            wanted = {"": position + 1, "n": position + 1, "p": position - 1}.get(typed)
            if wanted is None and typed.isdecimal():
                wanted = int(typed)
            if wanted is None:
                screen.line(self.texts.say("replay-keys"))
            elif not 0 <= wanted <= self.length:
                screen.line(self.texts.say("replay-border", most=self.length))
            else:
                position = wanted
                self.show(screen, position)
