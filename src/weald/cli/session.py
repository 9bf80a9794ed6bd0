"""A game at the terminal: people at some seats, computers at the others, and the file that keeps it."""

from __future__ import annotations

import shlex
import time
from collections.abc import Sequence
from itertools import groupby
from pathlib import Path
from typing import Any

from weald.arena.match import player_seed
from weald.cli import shell
from weald.cli.advising import tell_hint
from weald.cli.arguments import HUMAN
from weald.cli.choices import Choices, refused
from weald.cli.playback import OFF, PACES, Event, Pace, Playback, scenes, told_by
from weald.cli.screen import Screen
from weald.drawings import drawing, wording
from weald.engine import procedure
from weald.engine.errors import DiceMissing, UnknownName, WealdError
from weald.engine.lenses import View
from weald.engine.table import CHANCE_NAME, Table
from weald.engine.turns import turn_start
from weald.laws import law_lines
from weald.players.sitting import Sitting
from weald.texts import Texts, in_all

_NOTICED = 0.5  # seconds
_RECENT = 20  # events that the log shows unless all are wanted
# commands of the prompt; each can also be typed as a word, in any language
COMMANDS = ("h", "q", "u", "b", "l", "s", "f", "r", "p", "law", "back", "hint", "pace", "bots")


class Leave(Exception):
    """Somebody wants to stop for now."""


class Session:
    """One game from the first question to the last, or until somebody leaves."""

    def __init__(self, table: Table, path: Path, screen: Screen, pace: Pace | None = None) -> None:
        self.table = table
        self.path = path
        self.screen = screen
        self.robots = table.ruleset.robots(table.options)
        self.texts = Texts(table.ruleset.name, robots=self.robots)
        self.drawing = drawing(table.ruleset, self.texts)
        self.wording = wording(table.ruleset, self.texts)
        self.playback = Playback(self.wording, self.texts, screen, pace or Pace(OFF))
        self.shown = 0  # how many actions somebody has been told of
        self.people = [seat for seat in table.ruleset.in_play(table.options) if table.players.get(seat, HUMAN) == HUMAN]
        self.computers: dict[str, Sitting] = {}
        self.pondered: dict[str, float] = {}  # how many seconds each has thought about a question, at most
        self.thinking: set[str] = set()  # who is said to think, since a person was asked
        self.undos = 0  # how often something was taken back
        self.reader: str | None = None  # whose secrets may be on the screen
        self.heard: dict[str, int] = {}  # how many actions each person has been told of
        self.seen: View[Any] | None = None  # what was drawn last
        self.declined: set[int] = set()  # the extra actions that the reader last passed over

    def run(self) -> None:
        """Play until the end or until somebody leaves. The file always holds every action."""
        if self.table.outcome is None or not self.path.exists():
            self.table.save(self.path)
        if not self.people:
            self._warn()
        try:
            while (seat := self.table.actor) is not None:
                if seat == CHANCE_NAME:
                    raise DiceMissing("seed-missing", path=str(self.path))
                if seat in self.people:
                    self._ask(seat)
                else:
                    self._let_computer(seat)
            self._end()
        except Leave:
            self._say_farewell()
        except EOFError:
            self.screen.line()
            self._say_farewell()
        except KeyboardInterrupt:
            self.screen.line()
            self._say_farewell()
            raise

    def _introduce(self) -> None:
        name = self.table.ruleset.name
        about = self.texts.note(f"game-{name}", "about")
        self.screen.line(self.texts.say("new-game", title=self.texts.say(f"game-{name}"), about=about))
        for mark in marks(self.table, self.texts):
            self.screen.line(mark)
        self._explain_robots()
        self._warn()

    def _explain_robots(self) -> None:
        for line in self.drawing.robots(self.table.view(None)):
            self.screen.line(line, indent=4)

    def _warn(self) -> None:
        """What the law advises against in this game's options."""
        for warning in self.table.ruleset.warnings(self.table.options):
            self.screen.line(self.texts.say(f"warning-{warning}"))

    def _say_farewell(self) -> None:
        command = f"{shell.command()} play --resume {shlex.quote(str(self.path))}"
        for line in self.texts.say("play-saved", path=shell.typed(self.path), command=command).split("\n"):
            self.screen.line(line)

    def _save(self) -> None:
        """Save after each action. A full disk does not end the game: say so, and try again next time."""
        try:
            self.table.save(self.path)
        except (OSError, WealdError) as error:
            problem = self.texts.error(error)[0] if isinstance(error, WealdError) else str(error.strerror)
            self.screen.line(self.texts.say("play-not-saved", path=shell.typed(self.path), problem=problem), "red")

    def _let_computer(self, seat: str) -> None:
        """Let the computer choose. Its seed derives from the moment; only a plan is forgotten when the game is left."""
        seed = f"{player_seed(self.table.seed or '', seat)}/{len(self.table.actions)}"
        view = self.table.view(seat)
        acted = [actor for actor, _ in self.table.actions].count(view.seat)
        if seat not in self.computers:
            self.computers[seat] = Sitting(self.table.players[seat], self.table.ruleset)
        self._tell_thinking(seat)
        began = time.monotonic()
        self.table.take(self.computers[seat].choose(view, procedure.offers(view), seed, acted, self.undos))
        self.pondered[seat] = max(self.pondered.get(seat, 0.0), time.monotonic() - began)
        self._save()
        if not self.people:
            self._tell(None, self.shown)

    def _tell_thinking(self, seat: str) -> None:
        """Say that a computer thinks, once until a person is asked, if it is known to take a noticeable time.

        It cannot be said while it thinks: that leaves no time for anything else.
        """
        if self.people and seat not in self.thinking and self.pondered.get(seat, 0.0) > _NOTICED:
            self.thinking.add(seat)
            self.screen.line(self.texts.say("computer-thinks", seat=seat), "dim")

    # what a person reads

    def _view(self, seat: str | None) -> View[Any]:
        return self.table.view(seat)

    def _show_board(self, seat: str | None, since: View[Any] | None = None) -> None:
        """Show the board. In plain lines, only what has changed since an earlier view."""
        self.seen = view = self._view(seat)
        picture = self.drawing.picture(view) if self.screen.fits(self.drawing.width) else None
        if picture is not None:
            self.screen.draw(picture)
            return
        known = blocks(self.drawing.lines(since)) if since is not None else []
        for block in blocks(self.drawing.lines(view)):
            for line in block if block not in known else []:
                self.screen.line(line)

    def _show_hand(self, seat: str) -> None:
        for line in self.drawing.hand(self._view(seat)):
            self.screen.line(line, indent=6)

    def _show_hand_beside(self, seat: str, choices: Choices) -> None:
        """Show the hand below the board, with the effects of its cards if there is room."""
        if self.screen.plain or self.screen.console.height >= self.drawing.tall:
            self._show_hand(seat)
        elif not choices.grouped:  # otherwise the choices are the hand
            for line in self.drawing.hands(self._view(seat)):
                self.screen.line(line, indent=2)

    def _events(self, seat: str | None, since: int) -> list[str]:
        """What happened, a line for each event."""
        return self._lines(self.table.events(seat, since))

    def _lines(self, events: Sequence[Event]) -> list[str]:
        """Events as lines; repeated ones share a line.

        Beside a drawn board there is little room, so consecutive events of one seat become one paragraph.
        """
        told = [
            (self.texts.event(event), self.texts.cited(event["law"]), str(event.get("seat", event["what"])))
            for event in events
        ]
        lines: list[str] = []
        last = ""
        for (words, law, actor), same in groupby(told):
            count = len(list(same))
            name = self.wording.opening(actor)
            together = self.wording.by_verb and not self.screen.plain and words.startswith(name)
            if together:
                words = words.removesuffix(".")
            event = words if count == 1 else self.texts.say("log-times", event=words, count=count)
            if together and actor == last:
                lines[-1] += self.texts.say("log-more-of-it", event=event.removeprefix(name), law=law)
            else:
                lines.append(self.texts.say("log-line", event=event, law=law))
            last = actor if together else ""
        return lines

    def _tell(self, seat: str | None, since: int) -> bool:
        """Tell what happened after action `since`. Robots' turns come step by step; what is new, at their pace."""
        events = self.table.numbered_events(seat)
        new = told_by(events, self.shown)
        first = told_by(events, since)
        self.playback.hurried = False
        for scene in scenes(events, self.robots, first):
            if scene.robot:
                self.playback.show(scene, watched=new - scene.at)
                continue
            for line in self._lines(scene.untold):
                self.screen.line(line, indent=4)
        self.shown = len(self.table.actions)
        return first < len(events)

    def _since(self, seat: str) -> int:
        """How many actions the seat has been told of. After a resume: those before its own last one."""
        if seat in self.heard:
            return min(self.heard[seat], len(self.table.actions))
        index = self.table.lens(seat)
        own = [number for number, (actor, _) in enumerate(self.table.actions) if actor == index]
        return own[-1] if own else 0

    def _raise_curtain(self, seat: str) -> bool:
        """Clear the screen between two people's questions. False if the last one took their action back."""
        if len(self.people) < 2 or self.reader == seat:
            return True
        self.screen.curtain()
        last = self.reader
        undo = last is not None and self.table.can_undo(last)
        while True:
            message = "curtain-undo" if undo else "curtain"
            answer = self.screen.ask(self.texts.say(message, seat=seat, last_seat=last) + " ")
            if answer.lower() == "u" and undo and last is not None:
                self.table.undo(last)
                self.undos += 1
                self._save()
                return False
            if answer.lower() == "q":
                raise Leave
            if not answer:
                return True

    def _forced(self, choices: Choices) -> int | None:
        """The only sensible answer, or None. With several people it is asked too: that there is no choice is a secret.

        Extra actions (effects that can be used at any time) are offered once. If they are passed over, the next
        question comes when there is something else to choose, or before a phase ends.
        """
        if not self.wording.hurries or len(self.people) > 1:
            return None
        aside = self._aside(choices)
        plain = [action for action in choices.actions if action not in aside]
        if not plain or (aside and (not aside <= self.declined or self.wording.ends(plain[0]))):
            return None
        same = len(plain) == 1 or self.wording.all_the_same(self._view(self.table.actor), plain)
        return plain[0] if same else None

    def _aside(self, choices: Choices) -> set[int]:
        return {action for action in choices.actions if self.wording.is_aside(action)}

    def _ask(self, seat: str) -> None:
        if not self._raise_curtain(seat):
            return
        if self.reader is None:
            self._introduce()
        self.reader = seat
        self.thinking.clear()
        choices = Choices(self.table, self.wording, self.texts)
        forced = self._forced(choices)
        if forced is not None:
            self.table.take(forced)
            self._save()
            return
        self.screen.heading(self.texts.say("turn-heading", seat=seat))
        events = self._tell(seat, self._since(seat))
        self.heard[seat] = len(self.table.actions)
        if self.seen is None or self.drawing.changed(self.seen, self._view(seat)):
            self._show_board(seat, self.seen if self.drawing.goes_on(self.seen, self._view(seat)) else None)
            self._show_hand_beside(seat, choices)
        elif events:  # a question that follows at once needs no new picture
            view = self._view(seat)
            for line in [*self.drawing.hands(view), *self.drawing.kit(view)]:
                self.screen.line(line, indent=2)
        self._put_question(seat, choices)
        self._listen(seat, choices)

    def _put_question(self, seat: str, choices: Choices) -> None:
        question = self.table.question
        assert question is not None
        asked = self.texts.question(question.ask, seat, **question.facts)
        self.screen.line(self.texts.say("question", ask=asked, law=self.texts.cited(question.law)), "bold")
        choices.write(self.screen)

    def _listen(self, seat: str, choices: Choices) -> None:
        """Read what is typed until an action is carried out or taken back."""
        while True:
            typed = self.screen.ask(self.texts.say("prompt", seat=seat) + " ")
            try:
                command = self._command(seat, typed, choices)
                if command in ("u", "back"):
                    return
                if not command:
                    action = choices.understand(typed)
                    if not self._is_sure(choices, action):
                        continue
                    self.table.play(action, seat)
                    self.declined = self._aside(choices) or self.declined
                    self._save()
                    return
            except WealdError as error:
                message, hint = self.texts.error(error)
                self.screen.line(f"{message}. {hint}".strip(), indent=2)

    def _is_sure(self, choices: Choices, action: int) -> bool:
        """Ask again before a grave action."""
        if not choices.phrase(action).is_grave:
            return True
        answer = self.screen.ask(self.texts.say("sure", action=choices.phrase(action).told) + " ")
        if answer.lower() in in_all("sure-yes"):
            return True
        self.screen.line(self.texts.say("sure-no"))
        return False

    def _command(self, seat: str, typed: str, choices: Choices) -> str:
        """Carry out a command of the prompt and return its letter. Empty if the words are no command."""
        word, _, rest = typed.partition(" ")
        word, rest = _meant(word.lower()), rest.strip()
        if not typed:
            self.screen.line(self.texts.say("prompt-empty", most=len(choices.actions)))
            return " "
        if word == "law":
            for line in law_lines(self.table.ruleset.name, rest):
                self.screen.line(line, indent=2)
        elif word == "s":
            target = Path(rest).expanduser() if rest else self.path
            self.table.save(target)
            self.screen.line(self.texts.say("saved-to", path=shell.typed(target)))
        elif word == "l" and (not rest or rest in in_all("command-all")):
            self._show_log(seat, bool(rest))
        elif word == "r" and self.robots:
            self._show_again(seat, rest)
        elif word == "pace" and self.robots:
            self._set_pace(rest)
        elif rest:
            return ""
        elif word == "?":
            self._explain_refusals(choices)
        elif word == "f" and self.drawing.forecasts:
            for line in self.drawing.forecast(self._view(seat)):
                self.screen.line(line, indent=4)
        elif word == "p" and self.robots:
            self.drawing.markers = not self.drawing.markers
            self._show_board(seat)
            choices.write(self.screen)
        elif word == "bots" and self.robots:
            self._explain_robots()
        elif word == "b":
            self._show_board(seat)
            self._show_hand_beside(seat, choices)
            self._put_question(seat, choices)
        elif word == "h":
            self._show_hand(seat)
            self.screen.line(self.texts.note(f"game-{self.table.ruleset.name}", "help"))
            if seat_help := self.texts.note(f"seat-{seat}", "help"):
                self.screen.line(seat_help)
            helps = ["help-prompt", "help-robots"] if self.robots else ["help-prompt"]
            for line in "\n".join(self.texts.say(message) for message in helps).split("\n"):
                self.screen.line(line)
            if self.drawing.forecasts:
                self.screen.line(self.texts.say("help-forecast"))
        elif word == "u":
            self.table.undo(seat)
            self.undos += 1
            while self._forced(Choices(self.table, self.wording, self.texts)) is not None and self.table.can_undo(seat):
                self.table.undo(seat)  # what was answered without asking goes with it
            self.declined.clear()
            self.heard[seat] = len(self.table.actions)
            self._save()
        elif word == "hint":
            self._give_hint(seat, choices)
        elif word == "back":
            if not self._take_back_turn(seat):
                return " "
        elif word == "q":
            raise Leave
        else:
            return ""
        return word

    def _give_hint(self, seat: str, choices: Choices) -> None:
        """Say what a computer would do here: against computers alone. The game is marked."""
        if self.people != [seat]:
            raise WealdError("hint-people")
        self.table.hinted = True
        self._save()
        tell_hint(self.table, seat, choices, self.texts, self.screen)

    def _take_back_turn(self, seat: str) -> bool:
        """Take back all since the start of the reader's last turn: against computers alone. What it means is said once.

        False if they would rather not.
        """
        if self.people != [seat]:
            raise WealdError("back-people")
        start = turn_start(self.table, seat)
        if start is None:
            raise WealdError("back-nothing")
        if self.table.is_practice(start) and not self.table.practice:
            self.screen.line(self.texts.say("practice-meaning"))
            answer = self.screen.ask(self.texts.say("back-sure") + " ")
            if answer.lower() not in in_all("sure-yes"):
                self.screen.line(self.texts.say("sure-no"))
                return False
        self.table.take_back(start)
        self.undos += 1
        self.declined.clear()
        self.heard[seat] = self.shown = len(self.table.actions)
        self._save()
        return True

    def _show_log(self, seat: str, everything: bool) -> None:
        events = self._events(seat, 0)
        for line in events if everything else events[-_RECENT:]:
            self.screen.line(line, indent=4)
        if not everything and len(events) > _RECENT:
            self.screen.line(self.texts.say("log-more", count=len(events) - _RECENT))

    def _show_again(self, seat: str, wanted: str) -> None:
        """Show the last turn of a robot again: of the named one or of any; `all`: all since the reader's own turn."""
        told = [scene for scene in scenes(self.table.numbered_events(seat), [*self.robots, seat]) if scene.robot]
        own = [number for number, scene in enumerate(told[:-1]) if scene.robot == seat]  # the last may be going on
        found = [scene for scene in told[own[-1] if own else 0 :] if scene.robot != seat]
        if wanted not in in_all("command-all"):
            robot = self._robot(wanted) if wanted else ""
            found = [scene for scene in told if scene.robot in ([robot] if robot else self.robots)][-1:]
        if not found:
            self.screen.line(self.texts.say("playback-nothing"))
        self.playback.hurried = False
        for scene in found:
            self.playback.show(scene)

    def _robot(self, wanted: str) -> str:
        """The robot with this seat, or with this word in its name."""
        for robot in self.robots:
            if wanted.lower() in (robot, *self.texts.name("seat", robot).lower().split()):
                return robot
        raise UnknownName("seat", wanted, self.robots)

    def _set_pace(self, word: str) -> None:
        if word:
            self.playback.pace = Pace(word.lower())
        self.screen.line(self.texts.say("playback-pace", pace=self.playback.pace.word, known=", ".join(PACES)))

    def _explain_refusals(self, choices: Choices) -> None:
        view = choices.view if self.wording.by_verb else None
        groups = refused(choices.refused, self.table.ruleset.grammar, self.texts, view)
        if not groups:
            self.screen.line(self.texts.say("nothing-refused"))
        for reason, sentences in groups:
            self.screen.line(reason, indent=2)
            for sentence in sentences:
                self.screen.line("    " + sentence, "dim", indent=8)

    def _end(self) -> None:
        """Tell who won and why, and where the journal lies. If several people read it, show no secrets."""
        seat = self.people[0] if len(self.people) == 1 else None
        if len(self.people) > 1 and self.reader is not None:
            self.screen.curtain()
        if seat or self.people or self.playback.pace.waits:
            self._tell(seat, self._since(seat) if seat else self.shown)
        else:
            for line in self._events(None, self.shown)[-_RECENT:]:
                self.screen.line(line, indent=4)
        self.screen.heading(self.texts.say("end-heading"))
        self._show_board(seat)
        for line in result_lines(self.table, self.texts):
            self.screen.line(line, "bold")
        path = shlex.quote(str(self.path))
        self.screen.line(self.texts.say("end-files", path=shell.typed(self.path)))
        self.screen.line(self.texts.say("end-replay", command=f"{shell.command()} replay {path}"))
        self.screen.line(self.texts.say("end-analyse", command=f"{shell.command()} analyse {path}"))
        self.screen.line(self.texts.say("end-verify", command=f"{shell.command()} verify {path}"))


def blocks(lines: list[str]) -> list[list[str]]:
    """Each line together with the indented lines below it."""
    found: list[list[str]] = []
    for line in lines:
        if found and line.startswith(" "):
            found[-1].append(line)
        else:
            found.append([line])
    return found


def marks(table: Table, texts: Texts) -> list[str]:
    """What is to be known of how a game was played."""
    found = [texts.say("practice-mark")] if table.practice else []
    return [*found, texts.say("hinted-mark")] if table.hinted else found


def result_lines(table: Table, texts: Texts) -> list[str]:
    """The result of a finished game: the winners, the law that ended it, everybody's points."""
    outcome = table.outcome
    if outcome is None:
        return []
    winners = outcome.winners
    mark = marks(table, texts)
    scores = [f"{texts.name('seat', seat)} {score}" for seat, score in outcome.scores.items()]
    facts = {"law": outcome.law, "scores": ", ".join(scores)}
    if not winners:
        return [texts.say("result-nobody", title=texts.law_title(outcome.law), **facts), *mark]
    how = "won-by-" + outcome.law.replace(".", "-")
    reason = texts.say(how) if texts.has(how) else ""
    together = len(winners) > 1 and len(winners) == len(table.seats)
    lines = [texts.say("result-together" if together else "result", seats=winners, reason=reason, **facts)]
    lost = [side for side in outcome.sides if not any(seat in winners for seat in side)]
    lines += [texts.say("result-lost-together", seats=side) for side in lost]
    return [*lines, *mark]


def _meant(word: str) -> str:
    """The command that was typed as a word; any other word as it is."""
    return next((command for command in COMMANDS if word in in_all(f"command-{command}")), word)
