"""The catalogue: what the house needs to know of a game to host it, without knowing the game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from weald.engine.chance import Dice
from weald.engine.errors import BadValue, UnknownName, nearest
from weald.engine.lenses import Game, View
from weald.engine.notation import Grammar

Options = dict[str, int | str]
NO_NAMES: Final = "none"  # of an option with many names: none of them
_DRAWS: Final = 1000  # before options at random are held to be impossible


class Option:
    """A choice made before a game: a number within limits, one of some names, or (`many`) any of them joined by +.

    `kind` is what the names are names of, as "map". `when` is another option and those values of it with which
    alone this one means anything.
    """

    def __init__(
        self,
        name: str,
        default: int | str,
        names: Sequence[str] = (),
        least: int = 0,
        most: int = 0,
        many: bool = False,
        kind: str = "",
        when: tuple[str, ...] = (),
    ) -> None:
        self.name = name
        self.default = default
        self.names = tuple(names)
        self.many = many
        self.least = least
        self.most = most
        self.kind = kind
        self.when = when

    def read(self, value: int | str) -> int | str:
        """The value in its proper type, or an error that says what would do."""
        if self.many:
            given = [] if value == NO_NAMES else str(value).split("+")
            for name in given:
                if name not in self.names:
                    raise self._unknown("bad-option-names", name)
            return "+".join(name for name in self.names if name in given) or NO_NAMES
        if self.names:
            if value in self.names:
                return value
            raise self._unknown("bad-option-name", str(value))
        try:
            number = int(value)
        except ValueError:
            number = self.least - 1
        if not self.least <= number <= self.most:
            raise BadValue("bad-option-number", option=self.name, value=str(value), least=self.least, most=self.most)
        return number

    def _unknown(self, code: str, value: str) -> BadValue:
        near = nearest(value, self.names)
        return BadValue(code, option=self.name, value=value, nearest=near, known=", ".join(self.names))


class Rules:
    """One game of the house: its names, its options, its notation, and how to begin."""

    name: str = ""
    edition: str = ""  # which text of the rules; journals of another edition are refused
    seats: tuple[str, ...] = ()
    options: tuple[Option, ...] = ()
    endings: tuple[str, ...] = ()  # the laws that can end a game, where tables are to tell all of them
    grammar: Grammar

    def new(self, options: Options) -> Game[Any]:
        """A game before its first step. The caller settles it."""
        raise NotImplementedError

    def records(self) -> list[type]:
        """Every record class that a game or view of this kind can hold, for the codec."""
        raise NotImplementedError

    def in_play(self, options: Options) -> tuple[str, ...]:
        """The seats that take part under these options, in the order of `seats`."""
        return self.seats

    def robots(self, options: Options) -> tuple[str, ...]:
        """The seats that take part and play themselves by their rules, so that nobody is asked for them."""
        return ()

    def taking_part(self, options: Options) -> tuple[str, ...]:
        """All seats that take part, people's and robots', in the order of `seats`."""
        playing = self.in_play(options) + self.robots(options)
        return tuple(name for name in self.seats if name in playing)

    def matters(self, option: Option, options: Options) -> bool:
        """Whether an option changes anything in a game with these options."""
        return not option.when or options[option.when[0]] in option.when[1:]

    def warnings(self, options: Options) -> list[str]:
        """Message ids of what the law advises against in these options; the game can be played all the same."""
        return []

    def default_options(self) -> Options:
        return {option.name: option.default for option in self.options}

    def check_options(self, given: Mapping[str, int | str]) -> Options:
        """Every option with its value; unknown names and values out of range are errors."""
        known = {option.name: option for option in self.options}
        for name in given:
            if name not in known:
                raise UnknownName("option", name, known)
        return {name: option.read(given.get(name, option.default)) for name, option in known.items()}

    def variety(self) -> dict[str, Sequence[int | str]]:
        """The options that differ between the games of a mix, and what each may be: all that have names."""
        return {option.name: option.names for option in self.options if option.names}

    def robot_variety(self) -> dict[str, Sequence[int | str]]:
        """What a mix draws besides, or instead, if seats that play themselves are wanted in it."""
        return {}

    def levels(self, options: Options) -> dict[str, str]:
        """How hard each seat is that plays itself, by name."""
        return {}

    def ladder(self, given: Mapping[str, int | str], number: int, dice: Dice, against: str) -> tuple[Options, str]:
        """The options of one of many games that measure each robot at each level, and the seat that is measured.

        `against` is the level of the others.
        """
        raise BadValue("no-ladder", game=self.name)

    def mixed(self, given: Mapping[str, int | str], dice: Dice, robots: bool = False) -> Options:
        """Options at random for one game of a mix; what is given stays. Drawn again until they can be played."""
        variety = {**self.variety(), **(self.robot_variety() if robots else {})}
        known = {option.name: option for option in self.options}
        for name, value in given.items():
            if name not in known:
                raise UnknownName("option", name, known)
            known[name].read(value)
        problem: BadValue | None = None
        for _ in range(_DRAWS):
            drawn: Options = {}
            for name, values in variety.items():
                if name not in given:
                    drawn[name] = values[dice.below(len(values))]
            drawn.update(given)
            try:
                return self.check_options(drawn)
            except BadValue as error:
                problem = error
        assert problem is not None
        raise problem

    def counted(self, options: Options) -> list[tuple[str, str]]:
        """What the report of a mix counts a game under, beside its seats: names of options with their values."""
        return [(name, str(options[name])) for name in self.variety() if name not in self.seats]

    def seat(self, name: str) -> int:
        """The index of a seat's name."""
        if name not in self.seats:
            raise UnknownName("seat", name, self.seats)
        return self.seats.index(name)

    def show(self, view: View[Any]) -> dict[str, object]:
        """A view as plain data with names in it: what clients, logs and the non-interference tests read."""
        raise NotImplementedError

    def estimate(self, game: Game[Any], seat: int) -> float:
        """How good a position looks to a seat, for one-look-ahead players: larger is better."""
        raise NotImplementedError

    def arrange(self, **position: object) -> Game[Any]:
        """A game set up by hand in the position described; see docs/scenarios.md of each game's words."""
        raise NotImplementedError

    def arrangement(self, game: Game[Any]) -> dict[str, object] | None:
        """The words that `arrange` needs to make this position again, or None in the middle of a procedure."""
        raise NotImplementedError
