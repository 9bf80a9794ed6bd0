"""Defenders of the Wild as the house hosts it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from weald.engine import lenses, ruleset
from weald.engine.chance import Dice
from weald.engine.encoding import Row
from weald.engine.errors import BadValue
from weald.engine.grounds import Ground
from weald.engine.ruleset import Option, Options
from weald.engine.standing import Form, StandingQuestion
from weald.games.defenders import acting, judgement, planning, reveals, rounds, setup
from weald.games.defenders.actions import GRAMMAR
from weald.games.defenders.arranging import arrange, arrangement
from weald.games.defenders.board import ENDING_LAWS, NONE, Board, empty_board
from weald.games.defenders.encoding import encode
from weald.games.defenders.estimate import estimate
from weald.games.defenders.lenses import Game, Secret, View
from weald.games.defenders.rules import cards, damage, machine
from weald.games.defenders.showing import show_board, show_own
from weald.games.defenders.tables import FACTION_NAMES, FACTIONS, MOST_ADVANCED, SEATS, SOLO

_LEAST: Final = 2  # factions, in solo too [16.1]

_TAKE_PATH: Final = StandingQuestion("take-path", "V6", (Form("stay"),), between=True)


class Defenders(ruleset.Ruleset):
    """Seats are factions, each in play or not; a lone player has two of them and a seat of their own."""

    def __init__(self) -> None:
        self.name = "defenders"
        self.edition = "defenders-ua-2025"
        self.seats = SEATS
        self.options = (
            *[
                Option(name, "yes" if faction < _LEAST else "no", names=("yes", "no"))
                for faction, name in enumerate(FACTION_NAMES)
            ],
            Option("solo", "no", names=("no", "yes")),
            Option("leaders", "chosen", names=("chosen", "random")),
            Option("difficulty", 0, least=0, most=MOST_ADVANCED),
        )
        self.endings = tuple(ENDING_LAWS[1:])
        self.grammar = GRAMMAR

    def in_play(self, options: Options) -> tuple[str, ...]:
        if options["solo"] == "yes":
            return (SEATS[SOLO],)
        return tuple(name for name in FACTION_NAMES if options[name] == "yes")

    def sides(self) -> tuple[str, ...]:
        return tuple(FACTION_NAMES)

    def check_options(self, given: Any) -> Options:
        options = super().check_options(given)
        factions = [name for name in FACTION_NAMES if options[name] == "yes"]
        if options["solo"] == "yes" and len(factions) != _LEAST:
            raise BadValue("solo-two-factions", option=SEATS[SOLO], known=", ".join(FACTION_NAMES))
        if len(factions) < _LEAST:
            raise BadValue("too-few-seats", least=_LEAST)
        return options

    def variety(self) -> dict[str, Sequence[int | str]]:
        """Who plays, alone or not, with which leaders, and how hard it is."""
        return {**super().variety(), "difficulty": range(MOST_ADVANCED + 1)}

    def counted(self, options: Options) -> list[tuple[str, str]]:
        """The difficulty has a table of its own."""
        return [("leaders", str(options["leaders"]))]

    def new(self, options: Options) -> Game:
        factions = [faction for faction, name in enumerate(FACTION_NAMES) if options[name] == "yes"]
        board = empty_board(factions, options["solo"] == "yes")
        board.call(setup.SetUp([], int(options["difficulty"]), options["leaders"] == "random"))
        return Game(board, [Secret([], NONE) for _ in SEATS], [[] for _ in range(FACTIONS)])

    def records(self) -> list[type]:
        return [
            Board,
            Secret,
            Game,
            View,
            setup.SetUp,
            setup.FirstCards,
            planning.Planning,
            planning.SoloPlanning,
            planning.TopCard,
            reveals.Reveals,
            reveals.Ability,
            rounds.Round,
            rounds.SoloRound,
            rounds.Turn,
            acting.Acting,
            cards.Draw,
            damage.Roll,
            damage.Death,
            machine.MachineCard,
        ]

    def show_board(self, board: lenses.Board) -> dict[str, object]:
        assert isinstance(board, Board)
        return show_board(board)

    def show_own(self, view: lenses.View[Any]) -> dict[str, object]:
        assert isinstance(view, View)
        return show_own(view)

    def encode(self, view: lenses.View[Any], row: Row) -> None:
        assert isinstance(view, View)
        encode(view, row)

    def turn_of(self, board: lenses.Board) -> int:
        assert isinstance(board, Board)
        return board.seat_of(board.turn) if board.turn != NONE else lenses.NOBODY

    def length(self, board: lenses.Board) -> tuple[int | None, int | None]:
        assert isinstance(board, Board)
        return None, board.round

    def standing(self, seat: str) -> tuple[StandingQuestion, ...]:
        return (_TAKE_PATH,)

    def estimate(self, game: lenses.Game[Any], seat: int) -> float:
        assert isinstance(game, Game)
        return estimate(game, seat)

    judges_midway: bool = True  # points that are left count

    def judge(self, game: lenses.Game[Any], seat: int) -> float:
        assert isinstance(game, Game)
        return judgement.judge(game.lens(seat), self.blind_spots(seat))

    def chance(self, game: lenses.Game[Any], seat: int) -> float:
        assert isinstance(game, Game)
        return judgement.chance(game.lens(seat))

    def grounds(self, view: lenses.View[Any]) -> list[Ground]:
        assert isinstance(view, View)
        return judgement.grounds(view)

    def feature_names(self, seat: int) -> list[str]:
        return judgement.NAMES

    def features(self, view: lenses.View[Any]) -> list[float]:
        assert isinstance(view, View)
        return judgement.features(view)

    def judged_as(self, seat: int) -> str:
        return judgement.TEAM

    def learn(self, text: str) -> None:
        judgement.learn(text)

    def matchup(self, number: int, dice: Dice) -> Options:
        """Alone, by two, three and four in turn, at base difficulty; the factions by lot."""
        factions = list(range(FACTIONS))
        dice.shuffle(factions)
        count = number % FACTIONS + 1
        playing = factions[: max(count, _LEAST)]
        options: Options = {name: "yes" if at in playing else "no" for at, name in enumerate(FACTION_NAMES)}
        return self.check_options({**options, "solo": "yes" if count == 1 else "no"})

    def contest(self, number: int, dice: Dice, given: Mapping[str, int | str]) -> Options:
        """One to four players in turn, then the next difficulty; the factions by lot."""
        playing = self.matchup(number, dice)
        fixed = any(name in given for name in (*FACTION_NAMES, SEATS[SOLO]))
        seats = {} if fixed else {name: playing[name] for name in (*FACTION_NAMES, SEATS[SOLO])}
        return self.check_options({"difficulty": number // FACTIONS % (MOST_ADVANCED + 1), **seats, **given})

    def arrange(self, **position: object) -> Game:
        return arrange(position)

    def arrangement(self, game: lenses.Game[Any]) -> dict[str, object] | None:
        assert isinstance(game, Game)
        return arrangement(game)


RULESET: Final = Defenders()
