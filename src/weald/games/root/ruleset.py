"""Root as the house hosts it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Any, Final

from weald.engine import codec, lenses, ruleset
from weald.engine.chance import Dice
from weald.engine.encoding import Row
from weald.engine.errors import BadValue
from weald.engine.grounds import Ground
from weald.engine.lenses import Frame
from weald.engine.ruleset import NO_NAMES, Option, Options, Reach
from weald.engine.standing import StandingQuestion
from weald.games.root import judgement, setup
from weald.games.root.arranging import arrange, arrangement
from weald.games.root.encoding import encode
from weald.games.root.estimate import estimate
from weald.games.root.factions.faction import FACTIONS, only_bots_play
from weald.games.root.grammar import grammar
from weald.games.root.rules.choosing import show_bots
from weald.games.root.showing import show_board, show_own
from weald.games.root.standing import standing, traits
from weald.games.root.state.board import NONE, Board
from weald.games.root.state.faction_board import FactionBoard
from weald.games.root.state.lenses import Game, Secret, View, no_secret, whole_deck
from weald.games.root.state.new_board import empty_board
from weald.games.root.state.robots import Robots
from weald.games.root.tables import (
    ADVISED,
    CLEARINGS,
    DECK_NAMES,
    LEVEL_NAMES,
    MAP_NAMES,
    NORMAL,
    REACHES,
    SEAT_COUNT,
    SEATS,
    TRAIT_NAMES,
    TWIN_OF,
    trait,
)

_SEATED: Final = ("yes", "no", "bot")
_LEAST_SEATS: Final = 2
_DRAWS: Final = 50
_MOST_SEATS: Final = 6
_OPPONENTS: Final = 3  # of a bot whose levels are measured
_USUAL: Final = SEATS[:4]  # who plays by default

GRAMMAR: Final = grammar()
REACH: Final = Reach("A", dict(zip(SEATS, REACHES, strict=True)), {int(count): sum for count, sum in ADVISED.items()})


def seatings(seat: int) -> tuple[str, ...]:
    """Who can play a faction: a person, nobody, a bot; some are played by bots only."""
    return _SEATED[1:] if only_bots_play(seat) else _SEATED


def _seat_option(seat: int) -> Option:
    name = SEATS[seat]
    return Option(name, "yes" if name in _USUAL else "no", names=seatings(seat), kind="seating")


def _all_sets(names: Sequence[str]) -> list[int | str]:
    """Every subset of some names, written as option values."""
    sets: list[int | str] = []
    for bits in range(1 << len(names)):
        sets.append("+".join(name for at, name in enumerate(names) if bits >> at & 1) or NO_NAMES)
    return sets


def _level_option(seat: str) -> Option:
    """[K3.3.1] How hard a bot is."""
    return Option(f"{seat}-level", LEVEL_NAMES[NORMAL], names=LEVEL_NAMES, kind="level", when=(seat, "bot"))


def _traits_option(seat: str) -> Option:
    """[K3.3.2] A bot's trait cards."""
    names = TRAIT_NAMES[SEATS.index(seat)]
    return Option(f"{seat}-traits", NO_NAMES, names=names, many=True, kind="trait", when=(seat, "bot"))


def _bots() -> list[str]:
    """All bots; two of a kind are one."""
    return [name for seat, name in enumerate(SEATS) if TWIN_OF[seat] == NONE]


def _against(seat: str, dice: Dice, level: str) -> Options:
    """Options with three bots by lot, all of one level, for a game against this seat."""
    others = [name for name in _bots() if name != seat]
    order = list(range(len(others)))
    dice.shuffle(order)
    playing = [others[index] for index in order[:_OPPONENTS]]
    options: Options = {name: "bot" if name in playing else "no" for name in SEATS}
    options.update({f"{name}-level": level for name in playing})
    return options


def _leave_seats(code: str, given: Mapping[str, int | str]) -> None:
    """Where seats and levels go round, they cannot be given."""
    for name in given:
        if name in SEATS or name.endswith("-level") or name == "coop":
            raise BadValue(code, name=name)


def read_robots(options: Options) -> Robots:
    """[K3.3] The bots with their levels and traits."""
    levels = [NONE] * SEAT_COUNT
    traits = [0] * SEAT_COUNT
    for seat, name in enumerate(SEATS):
        if options[name] != "bot":
            continue
        levels[seat] = LEVEL_NAMES.index(str(options[f"{name}-level"]))
        for given in str(options[f"{name}-traits"]).split("+"):
            if given != NO_NAMES:
                traits[seat] |= trait(seat, given)
    return Robots(levels, traits, NONE, NONE, options["coop"] == "yes", False, [0] * CLEARINGS)


class Root(ruleset.Ruleset):
    """Root. Seats are factions; each takes part or not."""

    def __init__(self) -> None:
        self.name = "root"
        self.edition = "root-ua-2020"
        self.seats = SEATS
        self.options = (
            Option("map", MAP_NAMES[0], names=MAP_NAMES, kind="map"),
            Option("order", "random", names=("random", "listed")),
            Option("deck", DECK_NAMES[0], names=DECK_NAMES, kind="deck"),
            *[_seat_option(seat) for seat in range(SEAT_COUNT)],
            *[option for seat in range(SEAT_COUNT) for option in FACTIONS[seat].options()],
            *[_level_option(name) for name in SEATS],
            *[_traits_option(name) for name in SEATS],
            Option("coop", "no", names=("no", "yes")),
            *[option for seat in range(SEAT_COUNT) for option in FACTIONS[seat].options_with_bots()],
        )
        self.grammar = GRAMMAR
        self.reach = REACH

    def in_play(self, options: Options) -> tuple[str, ...]:
        return tuple(name for name in SEATS if options[name] == "yes")

    def sides(self) -> tuple[str, ...]:
        """What people can lead; two of a kind are one side."""
        return tuple(name for seat, name in enumerate(SEATS) if not only_bots_play(seat) and TWIN_OF[seat] == NONE)

    def robots(self, options: Options) -> tuple[str, ...]:
        return tuple(name for name in SEATS if options[name] == "bot")

    def check_options(self, given: Any) -> Options:
        options = super().check_options(given)
        playing = self.taking_part(options)
        if len(playing) < _LEAST_SEATS:
            raise BadValue("too-few-seats", least=_LEAST_SEATS)
        if len(playing) > _MOST_SEATS:
            raise BadValue("too-many-seats", most=_MOST_SEATS)
        for name in playing:
            FACTIONS[SEATS.index(name)].check_options(options, playing)
        if options["coop"] == "yes" and not (self.in_play(options) and self.robots(options)):
            raise BadValue("coop-needs-both", option="coop")
        return options

    def matters(self, option: Option, options: Options) -> bool:
        """[K3.5] Whether an option matters: some need people and bots, some a certain faction and bots."""
        robots = self.robots(options)
        if option.name == "coop":
            return bool(robots and self.in_play(options))
        for seat, name in enumerate(SEATS):
            if option.name in [own.name for own in FACTIONS[seat].options_with_bots()]:
                return bool(robots) and name in self.taking_part(options)
        return super().matters(option, options)

    def warnings(self, options: Options) -> list[str]:
        """[A] Factions whose reach adds up to less than the table advises."""
        return [] if REACH.suffices(self.taking_part(options)) else ["low-reach"]

    def variety(self) -> dict[str, Sequence[int | str]]:
        """Random options for games between people: factions, map, deck, characters. Bots only if asked for by name."""
        everything = super().variety()
        varied: dict[str, Sequence[int | str]] = {name: everything[name] for name in ("map", "order", "deck")}
        for seat, name in enumerate(SEATS):
            if not only_bots_play(seat):
                varied[name] = ("yes", "no")
        for seat in range(SEAT_COUNT):
            varied.update(FACTIONS[seat].variety())
        return varied

    def robot_variety(self) -> dict[str, Sequence[int | str]]:
        """Random options for games of bots: any level, any traits, any services, people together against them."""
        varied: dict[str, Sequence[int | str]] = {}
        for option in self.options:
            if option.name in SEATS:
                varied[option.name] = option.names
            elif option.kind == "trait":
                varied[option.name] = _all_sets(option.names)
            elif option.kind == "level" or option.name == "coop":
                varied[option.name] = option.names
        for seat in range(SEAT_COUNT):
            for option in FACTIONS[seat].options_with_bots():
                varied[option.name] = option.names
        return varied

    def levels(self, options: Options) -> dict[str, str]:
        return {name: str(options[f"{name}-level"]) for name in self.robots(options)}

    def contest(self, number: int, dice: Dice, given: Mapping[str, int | str]) -> Options:
        """Four factions that people can play, others in each round, unless it is given who takes part."""
        fixed = any(name in SEATS for name in given)
        return self.check_options({**({} if fixed else self.matchup(number, dice)), **given})

    def against_robots(self, number: int, dice: Dice, given: Mapping[str, int | str], level: str) -> Options:
        """Each faction that people can play, in turn, against three bots by lot, all of this level."""
        _leave_seats("contest-decides", given)
        seat = self.sides()[number % len(self.sides())]
        return self.check_options({**_against(seat, dice, level), seat: "yes", **given})

    def ladder(self, given: Mapping[str, int | str], number: int, dice: Dice, against: str) -> tuple[Options, str]:
        """Each bot at each level in turn, against three others by lot, all of one level; without traits."""
        _leave_seats("ladder-decides", given)
        bots = _bots()
        seat = bots[number % len(bots)]
        options = _against(seat, dice, against)
        options[seat] = "bot"
        options[f"{seat}-level"] = LEVEL_NAMES[number // len(bots) % len(LEVEL_NAMES)]
        options["map"] = MAP_NAMES[dice.below(len(MAP_NAMES))]
        return self.check_options({**options, **given}), seat

    def mixed(self, given: Mapping[str, int | str], dice: Dice, robots: bool = False) -> Options:
        """[A] Random factions whose reach is not below the minimum (such a game may never end), unless asked for."""
        options = super().mixed(given, dice, robots)
        for _ in range(_DRAWS):
            if REACH.total(self.taking_part(options)) >= min(REACH.advised.values()):
                break
            options = super().mixed(given, dice, robots)
        return options

    def counted(self, options: Options) -> list[tuple[str, str]]:
        """What the report of a mix counts a game under: map, deck, and options of people's factions."""
        found = [(name, str(options[name])) for name in ("map", "deck")]
        for name in self.in_play(options):
            found += FACTIONS[SEATS.index(name)].counted(options)
        return found

    def new(self, options: Options) -> Game:
        seats = [SEATS.index(name) for name in self.taking_part(options)]
        cards = DECK_NAMES.index(str(options["deck"]))
        board = empty_board(MAP_NAMES.index(str(options["map"])), seats, cards, read_robots(options))
        deck = whole_deck(board)
        board.deck = len(deck)
        for seat in seats:
            FACTIONS[seat].read_options(board, options)
        board.call(setup.SetUp(seats, seats[:] if options["order"] == "listed" else []))
        return Game(board, [no_secret() for _ in range(SEAT_COUNT)], deck)

    def records(self) -> list[type]:
        return [
            Board,
            Robots,
            Secret,
            Game,
            View,
            *codec.kinds_of(FactionBoard),
            *codec.kinds_of(Frame, "weald.games.root."),
        ]

    def show_board(self, board: lenses.Board) -> dict[str, object]:
        assert isinstance(board, Board)
        return {**show_board(board), **show_bots(board)}

    def show_own(self, view: lenses.View[Any]) -> dict[str, object]:
        assert isinstance(view, View)
        return show_own(view)

    def encode(self, view: lenses.View[Any], row: Row) -> None:
        assert isinstance(view, View)
        encode(view, row)

    def turn_of(self, board: lenses.Board) -> int:
        assert isinstance(board, Board)
        return board.active if board.active != NONE else lenses.NOBODY

    def length(self, board: lenses.Board) -> tuple[int | None, int | None]:
        assert isinstance(board, Board)
        return None, board.round

    def round_of(self, board: lenses.Board) -> int:
        assert isinstance(board, Board)
        return board.round

    def standing(self, seat: str) -> tuple[StandingQuestion, ...]:
        return standing(seat)

    def traits(self, action: int) -> dict[str, str]:
        return traits(super().traits(action))

    def estimate(self, game: lenses.Game[Any], seat: int) -> float:
        assert isinstance(game, Game)
        return estimate(game, seat)

    def judge(self, game: lenses.Game[Any], seat: int) -> float:
        assert isinstance(game, Game)
        learnt = judgement.judgement(seat)
        if learnt is None:
            return estimate(game, seat)
        return judgement.judge(game.lens(seat), learnt, self.blind_spots(seat))

    def chance(self, game: lenses.Game[Any], seat: int) -> float:
        assert isinstance(game, Game)
        learnt = judgement.judgement(seat)
        if learnt is None or game.board.is_bot(seat):
            return judgement.guess(game, seat)
        return judgement.judge(game.lens(seat), learnt, self.blind_spots(seat))

    def grounds(self, view: lenses.View[Any]) -> list[Ground]:
        assert isinstance(view, View)
        learnt = judgement.judgement(view.seat)
        return [] if learnt is None else judgement.grounds(view, learnt)

    def feature_names(self, seat: int) -> list[str]:
        return judgement.names(seat)

    def features(self, view: lenses.View[Any]) -> list[float]:
        assert isinstance(view, View)
        return judgement.features(view)

    def judged_as(self, seat: int) -> str:
        return judgement.judged_as(seat)

    def learn(self, text: str) -> None:
        judgement.learn(text)

    def matchup(self, number: int, dice: Dice) -> Options:
        """Each four factions that people can play and whose reach suffices, in turn."""
        fours = [four for four in combinations(self.sides(), _OPPONENTS + 1) if REACH.suffices(four)]
        four = fours[number % len(fours)]
        return self.check_options({name: "yes" if name in four else "no" for name in SEATS})

    def arrange(self, **position: object) -> Game:
        return arrange(position)

    def arrangement(self, game: lenses.Game[Any]) -> dict[str, object] | None:
        assert isinstance(game, Game)
        return arrangement(game)


RULESET: Final = Root()
