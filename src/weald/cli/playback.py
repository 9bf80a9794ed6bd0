"""The turns of seats that play themselves, step by step with their reasons, at the pace that the viewer sets."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby
from operator import itemgetter
from typing import Any, Final

from weald.cli.screen import Screen
from weald.drawings import Wording
from weald.engine.errors import UnknownName
from weald.engine.lenses import IDLE, NEW_TURN, REASON
from weald.texts import Texts

Event = Mapping[str, Any]
SECONDS: Final = {"fast": 0.7, "slow": 2.5}
STEP: Final = "step"  # the viewer presses a key for each step
OFF: Final = "off"  # all at once
BRIEF: Final = "brief"  # all at once, without the reasons
PACES: Final = (STEP, *reversed(SECONDS), OFF, BRIEF)
LONGEST: Final = 60.0  # seconds


class Pace:
    """How fast the steps follow one another."""

    def __init__(self, word: str) -> None:
        self.word = word
        self.seconds = SECONDS.get(word, 0.0)
        if word not in PACES:
            try:
                self.seconds = float(word)
            except ValueError:
                raise UnknownName("pace", word, PACES) from None
            if not 0 <= self.seconds <= LONGEST:
                raise UnknownName("pace", word, PACES)

    @property
    def waits(self) -> bool:
        return self.word == STEP or self.seconds > 0


class Scene:
    """The events of a turn. Its first is event number `at` of the game; those before `first` are told already.

    `robot` is the seat, if it plays itself.
    """

    def __init__(self, robot: str, turn: int, at: int) -> None:
        self.robot = robot
        self.turn = turn
        self.at = at
        self.first = 0
        self.events: list[Event] = []

    @property
    def begins(self) -> bool:
        return self.first == 0 and self.events[0]["role"] == NEW_TURN

    @property
    def untold(self) -> list[Event]:
        return self.events[self.first :]


def scenes(events: Sequence[Event], robots: Sequence[str], first: int = 0) -> list[Scene]:
    """The events from number `first` on, turn by turn. A turn that began earlier comes with its earlier events."""
    found: list[Scene] = []
    for number, event in enumerate(events):
        if event["role"] == NEW_TURN:
            robot = event["seat"] if event["seat"] in robots else ""
            found.append(Scene(robot, int(event.get("round", 0)), number))
        elif not found:
            found.append(Scene("", 0, number))
        found[-1].events.append(event)
        if number < first:
            found[-1].first += 1
    return [scene for scene in found if scene.untold]


def told_by(events: Sequence[Event], actions: int) -> int:
    """How many of all events were told when so many actions had been shown: none of them before the first."""
    return sum(event["at"] <= actions for event in events) if actions else 0


def steps(events: Sequence[Event]) -> list[list[Event]]:
    """What belongs together: reasons, then what is done for them, then all that follows."""
    return [list(step) for _, step in groupby(events, key=itemgetter("step"))]


def is_reason(event: Event) -> bool:
    """Whether an event tells why something is done, or why not, and not what."""
    return event["role"] in (REASON, IDLE)


class Playback:
    """Tells scenes of robots on a screen."""

    def __init__(self, wording: Wording, texts: Texts, screen: Screen, pace: Pace) -> None:
        self.wording = wording
        self.texts = texts
        self.screen = screen
        self.pace = pace
        self.hurried = False  # the viewer wants to see the rest at once

    def show(self, scene: Scene, watched: int = 0) -> None:
        """Show a robot's turn, or the rest of it. The first `watched` events come without waiting."""
        message = "playback-turn" if scene.begins else "playback-goes-on"
        self.screen.line(self.texts.say(message, seat=scene.robot, turn=scene.turn), "bold")
        place = start = 1 if scene.events[0]["role"] == NEW_TURN else 0
        for number, step in enumerate(steps(scene.events[start:]), start=1):
            untold = step[max(0, scene.first - place) :]
            place += len(step)
            if untold:
                self._show_step(scene.robot, number, untold)
                if place > watched and not self.hurried and self.pace.waits:
                    self._wait()

    def _show_step(self, robot: str, number: int, step: Sequence[Event]) -> None:
        deeds, reasons = self._words(robot, step)
        if deeds:
            self.screen.line(self.texts.say("playback-step", number=number, deeds=deeds), indent=5)
        brief = self.pace.word == BRIEF and deeds
        for place, reason in enumerate(reasons if not brief else []):
            message = "playback-reason-more" if place else "playback-reason" if deeds else "playback-step"
            self.screen.line(self.texts.say(message, number=number, deeds=reason), "dim", indent=8)

    def _words(self, robot: str, step: Sequence[Event]) -> tuple[str, list[str]]:
        """What was done, and why."""
        opening = self.wording.opening(robot)
        deeds, reasons = "", []
        for event in step:
            words = self.texts.event(event)
            if not str(event["what"]).endswith("removed"):  # in a battle both sides lose pieces, so it says whose
                words = words.removeprefix(opening)
            if is_reason(event):
                reasons.append(self.texts.say("playback-cited", event=words, law=event["law"]))
                continue
            words = words.removesuffix(".")
            message = "log-more-of-it" if deeds else "playback-cited"
            deeds += self.texts.say(message, event=words, law=event["law"])
        return deeds, reasons

    def _wait(self) -> None:
        if self.pace.word == STEP:
            self.hurried = self.screen.ask_to_go_on(self.texts.say("playback-more") + " ")
        else:
            self.hurried = self.screen.wait(self.pace.seconds)
