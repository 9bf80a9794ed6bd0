"""What the house needs to know of a game to host it: names, options, notation, how to begin."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from weald.engine.chance import Dice
from weald.engine.encoding import Row
from weald.engine.errors import BadValue, UnknownName, nearest
from weald.engine.grounds import Ground
from weald.engine.lenses import NOBODY, Board, Game, View
from weald.engine.notation import Grammar
from weald.engine.standing import StandingQuestion

Options = dict[str, int | str]
NO_NAMES: Final = "none"  # the value of a `many` option with no name chosen
_DRAWS: Final = 1000  # tries to find random options that can be played


class Option:
    """A choice made before a game: a number within limits, one of some names, or (`many`) several of them joined by +.

    `kind` says what the names stand for, such as "map". `when` names another option and the values it must have for
    this one to matter. `before` is the value that games have which were laid before there was this option: what it
    was like without it. It is the default unless it is said.
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
        before: int | str | None = None,
    ) -> None:
        self.name = name
        self.before: int | str = default if before is None else before
        self.default = default
        self.names = tuple(names)
        self.many = many
        self.least = least
        self.most = most
        self.kind = kind
        self.when = when

    def read(self, value: int | str) -> int | str:
        """The value in its proper type. Raises an error that lists the allowed values."""
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


class Reach:
    """What each seat adds to a game, and how much the law advises for so many seats: advice, never a ban."""

    def __init__(self, law: str, seats: Mapping[str, int], advised: Mapping[int, int]) -> None:
        self.law = law
        self.seats = dict(seats)
        self.advised = dict(advised)

    def total(self, playing: Sequence[str]) -> int:
        return sum(self.seats[name] for name in playing)

    def suffices(self, playing: Sequence[str]) -> bool:
        """Whether these seats add up to what is advised for so many; nothing is advised for other numbers."""
        return self.total(playing) >= self.advised.get(len(playing), 0)


class Ruleset:
    """One game of the house: its names, its options, its notation, and how to begin."""

    name: str = ""
    edition: str = ""  # which text of the rules; journals of another edition are refused
    rules: int = 1  # the version of our reading of that text: docs/rules-versions.md says when it grows
    seats: tuple[str, ...] = ()
    options: tuple[Option, ...] = ()
    endings: tuple[str, ...] = ()  # the laws that can end a game, if reports list them all
    reach: Reach | None = None  # if the law weighs the seats against each other
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

    def sides(self) -> tuple[str, ...]:
        """The seats among which a newcomer chooses one to lead."""
        return self.in_play(self.default_options())

    def robots(self, options: Options) -> tuple[str, ...]:
        """The seats that play themselves by their rules: nobody is asked for them."""
        return ()

    def taking_part(self, options: Options) -> tuple[str, ...]:
        """All seats that take part, people's and robots', in the order of `seats`."""
        playing = self.in_play(options) + self.robots(options)
        return tuple(name for name in self.seats if name in playing)

    def matters(self, option: Option, options: Options) -> bool:
        """Whether an option changes anything in a game with these options."""
        return not option.when or options[option.when[0]] in option.when[1:]

    def warnings(self, options: Options) -> list[str]:
        """Message ids for options that the law advises against but that can be played."""
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

    def recorded_options(self, given: Mapping[str, int | str]) -> Options:
        """The options of a game that was laid some time ago: those that it does not name are as it was without them."""
        was = {option.name: option.before for option in self.options if option.name not in given}
        return self.check_options({**was, **given})

    def variety(self) -> dict[str, Sequence[int | str]]:
        """The options that a mix draws, each with its possible values. By default: all that have names."""
        return {option.name: option.names for option in self.options if option.names}

    def robot_variety(self) -> dict[str, Sequence[int | str]]:
        """What a mix with robots draws: additions to `variety` and replacements."""
        return {}

    def levels(self, options: Options) -> dict[str, str]:
        """The level of each robot, by seat."""
        return {}

    def ladder(self, given: Mapping[str, int | str], number: int, dice: Dice, against: str) -> tuple[Options, str]:
        """The options of game `number` of a ladder, and the seat that it measures.

        A ladder measures each robot at each level. `against` is the level of the other robots.
        """
        raise BadValue("no-ladder", game=self.name)

    def contest(self, number: int, dice: Dice, given: Mapping[str, int | str]) -> Options:
        """The options of round `number` of a contest between players.

        What is given stays. Otherwise who takes part, how many, and how hard it is goes round.
        """
        return self.check_options(given)

    def against_robots(self, number: int, dice: Dice, given: Mapping[str, int | str], level: str) -> Options:
        """The options of round `number` of a contest in which one seat, each in turn, plays against robots."""
        raise BadValue("no-ladder", game=self.name)

    def mixed(self, given: Mapping[str, int | str], dice: Dice, robots: bool = False) -> Options:
        """Random options for one game of a mix; the given ones stay. Draws until the game can be played."""
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
        """The options, with their values, by which the report of a mix groups its games."""
        return [(name, str(options[name])) for name in self.variety() if name not in self.seats]

    def seat(self, name: str) -> int:
        """The index of a seat's name."""
        if name not in self.seats:
            raise UnknownName("seat", name, self.seats)
        return self.seats.index(name)

    def show(self, view: View[Any]) -> dict[str, object]:
        """A view as plain data with names: what clients, logs and tests read."""
        shown = self.show_board(view.board)
        if view.seat >= 0:
            shown.update(self.show_own(view))
        return shown

    def show_board(self, board: Board) -> dict[str, object]:
        """What everybody sees: all of what a spectator is shown, and most of what a seat is."""
        raise NotImplementedError

    def show_own(self, view: View[Any]) -> dict[str, object]:
        """What a seat is shown instead, for it sees more: as little as possible."""
        raise NotImplementedError

    def encode(self, view: View[Any], row: Row) -> None:
        """A view as small numbers, for learners: always as many, whatever the position. The question is told apart."""
        raise NotImplementedError

    def turn_of(self, board: Board) -> int:
        """The seat whose turn it is; NOBODY between turns."""
        return NOBODY

    def length(self, board: Board) -> tuple[int | None, int | None]:
        """The number of battles and of rounds so far; None for what this game does not count."""
        return None, None

    def standing(self, seat: str) -> tuple[StandingQuestion, ...]:
        """The questions, put to a seat in the turns of others, that it may answer once for all."""
        return ()

    def traits(self, action: int) -> dict[str, str]:
        """What a standing answer can say of an action: the words of its sentence, and what a game adds to them."""
        return self.grammar.verb_of(action).words(action)

    def round_of(self, board: Board) -> int:
        """The number of the round. Where others play unasked, two turns of a seat differ in nothing else."""
        return 0

    def estimate(self, game: Game[Any], seat: int) -> float:
        """How good a position looks to a seat, for players that look one action ahead. Larger is better."""
        raise NotImplementedError

    judges_midway: bool = False  # whether `judge` can compare the middle of a turn with its end

    def judge(self, game: Game[Any], seat: int) -> float:
        """How good a position is for a seat at the end of its turn, for players that plan turns. Larger is better.

        Averages over several games must make sense: a chance to win, or something near it.
        """
        return self.estimate(game, seat)

    def chapter(self, board: Board) -> int:
        """The number of the part of a game that is on: a search looks no further than where it changes."""
        return 0

    def asked_seats(self, board: Board) -> list[int]:
        """The seats that may be asked in what is left of a chapter."""
        return list(range(len(self.seats)))

    def noticed(self, game: Game[Any], action: int, by: int, seat: int) -> int:
        """What a seat notices of an action that was just carried out: equal numbers for what it cannot tell apart."""
        return action

    def secret(self, view: View[Any]) -> tuple[int, ...]:
        """What the view's seat alone knows."""
        return ()

    def is_solvable(self, board: Board) -> bool:
        """Whether so little is left of a chapter that all that the seats may know and do can be gone through."""
        return False

    def chance(self, game: Game[Any], seat: int) -> float:
        """A seat's chance to win, between 0 and 1, for those who read it: hints and analyses."""
        outcome = game.outcome()
        if outcome is not None:
            return 1.0 if seat in outcome.winners else 0.0
        return min(1.0, max(0.0, self.judge(game, seat)))

    def grounds(self, view: View[Any]) -> list[Ground]:
        """What speaks for a position and against it, to its seat: always the same grounds in the same order."""
        return []

    def feature_names(self, seat: int) -> list[str]:
        """The names of what this seat's judgement looks at; empty if nothing is learnt for it."""
        return []

    def features(self, view: View[Any]) -> list[float]:
        """What the judgement of a seat looks at, in the order of `feature_names`: nothing but what the seat sees."""
        return []

    def sample(self, game: Game[Any], seat: int) -> list[float]:
        """The features that are noted when this seat's judgement is learnt. Whoever learns may see the whole game."""
        return self.features(game.lens(seat))

    points_tell: bool = True  # whether the points at the end say more of a game than the victory

    def judged_as(self, seat: int) -> str:
        """The name under which a seat's judgement is learnt. Seats may share one."""
        return self.seats[seat]

    overlooked: tuple[tuple[int, ...], ...] = ()  # by seat: the places of features that `judge` passes over

    def overlooking(self, names: Sequence[str]) -> Ruleset:
        """The same game as somebody sees it who overlooks these features: `judge` passes them over."""
        seats = range(len(self.seats))
        known = {name for seat in seats for name in self.feature_names(seat)}
        for name in names:
            if name not in known:
                raise ValueError(f"{self.name} has no feature called {name!r}; is it {nearest(name, known)!r}?")
        other = type(self)()
        other.overlooked = tuple(
            [tuple([place for place, name in enumerate(self.feature_names(seat)) if name in names]) for seat in seats]
        )
        return other

    def blind_spots(self, seat: int) -> tuple[int, ...]:
        """The places of the features that `judge` passes over when it judges for a seat."""
        return self.overlooked[seat] if self.overlooked else ()

    def learn(self, text: str) -> None:
        """Judge by these weights from now on: JSON, as `weald.engine.judging` describes it."""
        raise BadValue("no-judgement", game=self.name)

    def matchup(self, number: int, dice: Dice) -> Options:
        """The options of a game of a long series in which all seats have the same share."""
        return self.mixed({}, dice)

    def arrange(self, **position: object) -> Game[Any]:
        """A game in the position described. Each game has its own words for it: docs/scenarios.md."""
        raise NotImplementedError

    def arrangement(self, game: Game[Any]) -> dict[str, object] | None:
        """The words with which `arrange` makes this position again; None in the middle of a procedure."""
        raise NotImplementedError
