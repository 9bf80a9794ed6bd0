"""`weald play GAME --set-up`: the seats and options of a new game, asked one after another."""

from __future__ import annotations

from typing import Any, Final

from weald.cli.arguments import HUMAN
from weald.cli.options import about
from weald.cli.screen import Screen
from weald.cli.seating import BOT, NO, NOBODY, YES
from weald.engine.chance import Throw, new_seed
from weald.engine.errors import WealdError
from weald.engine.lots import can_be_drawn, draw_seats
from weald.engine.ruleset import Options, Ruleset
from weald.players import LEVELS, USUAL
from weald.texts import Texts
from weald.texts.options import describe

COMPUTER: Final = "computer"  # of a level that is asked for later
UNDO: Final = "u"
CHOSEN, LOT, REACH = "chosen", "lot", "reach"  # how it is found out who takes part
_SHORT: Final = 78  # choices within so many columns share a line


class _Back(Exception):
    """The person takes the last answer back."""


class SetUp:
    """Asks until the rules accept the answers. Enter takes what is marked, `u` takes the last answer back."""

    def __init__(self, ruleset: Ruleset, screen: Screen) -> None:
        self.ruleset = ruleset
        self.screen = screen
        self.texts = Texts(ruleset.name)
        self.described = describe(ruleset, self.texts)
        self.seed = new_seed()  # an answer that is repeated draws the same
        self.seats: dict[str, str] = {}
        self.options: Options = {}
        self.given: list[str] = []  # the answers so far
        self.again: list[str] = []  # answers to repeat without asking, after one was taken back

    def ask(self) -> tuple[list[str], list[str]]:
        """Ask everything. Returns the words for `--seat` and `--option`."""
        self.screen.line(self.texts.say("set-up-head"), "bold")
        while True:
            self.seats, self.options, self.given = {}, {}, []
            try:
                self._ask_who_plays()
                self._ask_level()
                self._tell_reach()
                self._ask_options()
                self.ruleset.check_options(self.options)
                break
            except _Back:
                self.again = self.given[:-1]
            except WealdError as error:
                self.screen.line(self.texts.say("set-up-again", problem=self.texts.error(error)[0]))
        default = self.ruleset.default_options()
        changed = [f"{name}={value}" for name, value in self.options.items() if value != default[name]]
        playing = self.ruleset.in_play(self.ruleset.check_options(self.options))
        seated = [f"{seat}={player}" for seat, player in self.seats.items() if seat in playing]
        self.screen.line(self.texts.say("set-up-command", command=self._command(seated, changed)), indent=2)
        return seated, changed

    def _command(self, seated: list[str], changed: list[str]) -> str:
        """The command line that says the same, with bots and empty seats by `--seat`."""
        options = dict(word.split("=", 1) for word in changed)
        said = list(seated)
        for seat in self.ruleset.seats:
            kind = options.get(seat)
            if kind == BOT:
                words = [options.pop(f"{seat}-{part}", "") for part in ("level", "traits")]
                said.append(f"{seat}={BOT}:{'+'.join(filter(None, words))}".removesuffix(":"))
            elif kind == NO:
                said.append(f"{seat}={NOBODY}")
            if kind is not None:
                options.pop(seat)
        parts = [*[f"--seat {word}" for word in said], *[f"--option {name}={value}" for name, value in options.items()]]
        return " ".join(["weald play", self.ruleset.name, *parts])

    def _ask_who_plays(self) -> None:
        """Chosen seat by seat, or so many by lot; with the advice of the law, where there is one."""
        drawn = can_be_drawn(self.ruleset)
        ways = [CHOSEN] + [LOT] * bool(drawn) + [REACH] * (self.ruleset.reach is not None)
        told = [(way, self.texts.say(f"set-up-way-{way}")) for way in ways]
        way = self._choose(self.texts.say("set-up-way"), told, [CHOSEN])[0] if len(ways) > 1 else CHOSEN
        if way == CHOSEN:
            self._ask_seats()
        else:
            limits = {
                "least": 2,
                "most": len(drawn),
                "default": len(self.ruleset.in_play(self.ruleset.default_options())),
            }
            self._draw(self._number(self.texts.say("set-up-lots"), limits), way == REACH)

    def _draw(self, count: int, advised: bool) -> None:
        """One of the drawn seats is the person's, the others are computers'."""
        options, (mine, *others) = draw_seats(self.ruleset, {}, (), count, Throw(f"{self.seed}/seats", 0), advised)
        seating = [option.name for option in self.ruleset.options if option.name in self.ruleset.seats]
        self.options = {**dict.fromkeys(seating, NO), **options}
        self.seats = {mine: HUMAN, **dict.fromkeys(others, COMPUTER)}
        if not self.again:
            self.screen.line(self.texts.say("set-up-drawn", seats=[mine, *others], seat=mine))

    def _tell_reach(self) -> None:
        """[A] What the seats add up to, and what is advised. Raises an error if they cannot be played at all."""
        playing = self.ruleset.taking_part(self.ruleset.check_options(self.options))
        reach = self.ruleset.reach
        if reach is not None and not self.again:
            facts = {"sum": reach.total(playing), "advised": reach.advised[len(playing)], "law": reach.law}
            self.screen.line(self.texts.say("set-up-reach", **facts))

    def _ask_seats(self) -> None:
        """For each seat: you, a computer, a bot, or nobody."""
        human = True
        for seat in self.ruleset.seats:
            option = next((option for option in self.described if option["name"] == seat), None)
            names = [choice["name"] for choice in option["choices"]] if option else [YES]
            kinds = [HUMAN, COMPUTER] if YES in names else []
            kinds += [BOT] if BOT in names else []
            kinds += [NOBODY] if NO in names else []
            usual = HUMAN if human else COMPUTER
            default = usual if option is None or option["default"] == YES else NOBODY
            told = [(kind, self.texts.say(f"set-up-{kind}")) for kind in kinds]
            (chosen,) = self._choose(self.texts.say("set-up-seat", seat=seat), told, [default])
            human = human and chosen != HUMAN
            if option:
                self.options[seat] = {BOT: BOT, NOBODY: NO}.get(chosen, YES)
            if chosen in (HUMAN, COMPUTER):
                self.seats[seat] = chosen

    def _ask_level(self) -> None:
        """Ask once how strong all computers are."""
        computers = [seat for seat, player in self.seats.items() if player == COMPUTER]
        if not computers:
            return
        told = [(level, self._level_line(level)) for level in LEVELS]
        (level,) = self._choose(self.texts.say("levels-strength"), told, [USUAL])
        self.seats.update(dict.fromkeys(computers, level))

    def _level_line(self, level: str) -> str:
        name = f"computer-{level}"
        return self.texts.say("levels-line", name=self.texts.say(name), plays=self.texts.note(name, "plays"))

    def _ask_options(self) -> None:
        """Ask for the other options that matter with these seats."""
        known = {option.name: option for option in self.ruleset.options}
        for option in sorted(self.described, key=self._place):
            name = option["name"]
            if name not in self.options and self.ruleset.matters(known[name], self.ruleset.check_options(self.options)):
                self.options[name] = self._ask_option(option)

    def _place(self, option: dict[str, Any]) -> int:
        """A sort key that keeps the options of one seat together."""
        return self.ruleset.seats.index(option["when"]["option"]) if option["when"] else -1

    def _ask_option(self, option: dict[str, Any]) -> int | str:
        title = self.texts.say("set-up-option", name=option["name"], about=about({**option, "when": None}, self.texts))
        if "choices" not in option:
            return self._number(title, option)
        told = []
        for choice in option["choices"]:
            effect = choice.get("bot", choice["about"]) if self._is_of_bot(option) else choice["about"]
            told.append((choice["name"], ": ".join(part for part in (choice["title"], effect) if part)))
        if not option["many"]:
            return self._choose(title, told, [option["default"]])[0]
        return "+".join(self._choose(title, told, [], many=True)) or option["none"]

    def _is_of_bot(self, option: dict[str, Any]) -> bool:
        """Whether an option is about a seat that plays itself."""
        return option["when"] is not None and self.options.get(option["when"]["option"]) == BOT

    def _choose(self, title: str, told: list[tuple[str, str]], default: list[str], many: bool = False) -> list[str]:
        """Ask for one of these, by number or by name; with `many`, for any number of them."""
        lines = [f"{'*' if name in default else ' '}{i}  {words}" for i, (name, words) in enumerate(told, start=1)]
        if sum(len(line) + 3 for line in lines) < _SHORT:
            lines = ["   ".join(lines)]
        self._put(title, [f" {line}" for line in lines])
        while True:
            typed = self._typed(self.texts.say("set-up-many" if many else "set-up-one"))
            words = typed.replace(",", " ").replace("+", " ").split() if many else [typed]
            found = [_named(word, told) for word in words] if typed else [[name] for name in default]
            if all(len(names) == 1 for names in found):
                self.given.append(typed)
                return list(dict.fromkeys(name for (name,) in found))
            self.screen.line(self.texts.say("set-up-unknown", list=", ".join(_title(words) for _, words in told)))

    def _number(self, title: str, option: dict[str, Any]) -> int:
        self._put(title, [])
        while True:
            typed = self._typed(self.texts.say("set-up-number", **option))
            if not typed or (typed.isdecimal() and option["least"] <= int(typed) <= option["most"]):
                self.given.append(typed)
                return int(typed or option["default"])

    def _put(self, title: str, lines: list[str]) -> None:
        """Write a question with its choices, unless its answer is repeated."""
        if not self.again:
            self.screen.line(title, "bold")
            for line in lines:
                self.screen.line(line, indent=6)

    def _typed(self, prompt: str) -> str:
        if self.again:
            return self.again.pop(0)
        typed = self.screen.ask(prompt + " ").lower()
        if typed == UNDO:
            raise _Back
        return typed


def _title(words: str) -> str:
    """What a choice is called, without what it does."""
    return words.partition(": ")[0]


def _named(typed: str, told: list[tuple[str, str]]) -> list[str]:
    """The choices with this number, or with a name or a word of their title that begins like this."""
    if typed.isdecimal():
        return [told[int(typed) - 1][0]] if 0 < int(typed) <= len(told) else []
    found = [name for name, _ in told if name.startswith(typed)]
    return found or [name for name, words in told if f" {typed}" in f" {_title(words).lower()}"]
