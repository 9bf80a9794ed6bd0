"""The turns of seats that play themselves, step by step with their reasons, at the pace that the viewer sets."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from weald.boards import Drawing
from weald.cli.screen import Screen
from weald.engine.errors import UnknownName
from weald.texts import Texts

Event = Mapping[str, Any]
TURN: Final = "turn-began"  # the event with which the turn of a seat begins
SECONDS: Final = {"fast": 0.7, "slow": 2.5}
STEP: Final = "step"  # the viewer says when
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
    """What happened in a turn, or in a part of it; `robot` is the seat that plays itself, if it does."""

    def __init__(self, robot: str, turn: int, begins: bool) -> None:
        self.robot = robot
        self.turn = turn
        self.begins = begins
        self.events: list[Event] = []


def scenes(events: Sequence[Event], robots: Sequence[str], first: int = 0) -> list[Scene]:
    """The events from number `first` on, turn by turn."""
    found: list[Scene] = []
    robot, turn = "", 0
    for number, event in enumerate(events):
        begins = event["what"] == TURN
        if begins:
            robot = event["seat"] if event["seat"] in robots else ""
            turn = int(event.get("round", 0))
        if number < first:
            continue
        if begins or not found:
            found.append(Scene(robot, turn, begins))
        found[-1].events.append(event)
    return found


class Playback:
    """Tells scenes of robots on a screen."""

    def __init__(self, drawing: Drawing, texts: Texts, screen: Screen, pace: Pace) -> None:
        self.drawing = drawing
        self.texts = texts
        self.screen = screen
        self.pace = pace
        self.hurried = False  # the viewer wants to see the rest at once

    def show(self, scene: Scene, paced: bool) -> None:
        """One turn of a robot, or a part of it."""
        message = "playback-turn" if scene.begins else "playback-goes-on"
        self.screen.line(self.texts.say(message, seat=scene.robot, turn=scene.turn), "bold")
        events = scene.events[1:] if scene.begins else scene.events
        for number, step in enumerate(self.drawing.steps(events), start=1):
            deeds, reasons = self._words(scene.robot, step)
            if deeds:
                self.screen.line(self.texts.say("playback-step", number=number, deeds=deeds), indent=5)
            brief = self.pace.word == BRIEF and deeds
            for place, reason in enumerate(reasons if not brief else []):
                message = "playback-reason-more" if place else "playback-reason" if deeds else "playback-step"
                self.screen.line(self.texts.say(message, number=number, deeds=reason), "dim", indent=8)
            if paced and not self.hurried and self.pace.waits:
                self._wait()

    def _words(self, robot: str, step: Sequence[Event]) -> tuple[str, list[str]]:
        """What was done, and why."""
        opening = self.drawing.opening(robot)
        deeds, reasons = "", []
        for event in step:
            words = self.texts.event(event)
            if not str(event["what"]).endswith("removed"):  # in a battle both lose pieces: there it says whose
                words = words.removeprefix(opening)
            if self.drawing.is_reason(event):
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
