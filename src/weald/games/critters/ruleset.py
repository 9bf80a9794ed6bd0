"""Critters at War as the house hosts it."""

from __future__ import annotations

from typing import Any, Final

from weald.engine import lenses, ruleset
from weald.engine.chance import Dice
from weald.engine.encoding import Row
from weald.engine.grounds import Ground
from weald.engine.ruleset import Option, Options
from weald.engine.standing import Form, StandingQuestion
from weald.games.critters import battle, instants, judgement, noticing, turns, war
from weald.games.critters.actions import GRAMMAR
from weald.games.critters.arranging import arrange, arrangement
from weald.games.critters.board import Board, empty_board
from weald.games.critters.cards import BEGINNER_TARGET, SEATS, TARGET, THEATER_NAMES
from weald.games.critters.encoding import encode
from weald.games.critters.estimate import estimate
from weald.games.critters.grounds import grounds
from weald.games.critters.lenses import Game, Secret, View
from weald.games.critters.showing import show_board, show_own

_SOLVED: Final = 2  # so few cards in both hands together
_FLIP_OWN: Final = StandingQuestion("choose-own-flip", "L5", (Form("flip", {"theater": THEATER_NAMES}),))


class Critters(ruleset.Ruleset):
    """Two seats; 12 points win [11.1], or any other number [11.2], or three battles in beginner mode [12.2]."""

    def __init__(self) -> None:
        self.name = "critters"
        self.edition = "critters-at-war-2022"
        self.seats = SEATS
        self.options = (
            Option("mode", "standard", names=("standard", "beginner")),
            Option("target", 0, least=0, most=99),
        )
        self.grammar = GRAMMAR

    def new(self, options: Options) -> Game:
        beginner = options["mode"] == "beginner"
        target = int(options["target"]) or (BEGINNER_TARGET if beginner else TARGET)
        board = empty_board(target, beginner)
        board.call(war.War())
        return Game(board, [Secret([], []), Secret([], [])], [])

    def records(self) -> list[type]:
        return [
            Board,
            Secret,
            Game,
            View,
            war.War,
            battle.Battle,
            turns.Turns,
            instants.Flip,
            instants.Disrupt,
            instants.Reinforce,
            instants.Transport,
            instants.Redeploy,
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
        for frame in board.stack:
            if isinstance(frame, turns.Turns):
                return frame.seat
        return lenses.NOBODY

    def length(self, board: lenses.Board) -> tuple[int | None, int | None]:
        assert isinstance(board, Board)
        return board.battle, None

    def standing(self, seat: str) -> tuple[StandingQuestion, ...]:
        return (_FLIP_OWN,)

    def estimate(self, game: lenses.Game[Any], seat: int) -> float:
        assert isinstance(game, Game)
        return estimate(game, seat)

    def judge(self, game: lenses.Game[Any], seat: int) -> float:
        assert isinstance(game, Game)
        return judgement.judge(game, seat, self.blind_spots(seat))

    points_tell: bool = False

    def feature_names(self, seat: int) -> list[str]:
        return judgement.NAMES

    def sample(self, game: lenses.Game[Any], seat: int) -> list[float]:
        assert isinstance(game, Game)
        return judgement.features(game, seat)

    def judged_as(self, seat: int) -> str:
        return judgement.BOTH

    def matchup(self, number: int, dice: Dice) -> Options:
        """One battle, in which nobody gains by withdrawing [12.3]."""
        return self.check_options({"mode": "beginner", "target": 1})

    def learn(self, text: str) -> None:
        judgement.learn(text)

    def chapter(self, board: lenses.Board) -> int:
        assert isinstance(board, Board)
        return board.battle

    def noticed(self, game: lenses.Game[Any], action: int, by: int, seat: int) -> int:
        assert isinstance(game, Game)
        return noticing.noticed(game, action, by, seat)

    def secret(self, view: lenses.View[Any]) -> tuple[int, ...]:
        assert isinstance(view, View)
        return noticing.secret(view)

    def is_solvable(self, board: lenses.Board) -> bool:
        assert isinstance(board, Board)
        return board.hands[0] + board.hands[1] <= _SOLVED

    def grounds(self, view: lenses.View[Any]) -> list[Ground]:
        assert isinstance(view, View)
        return grounds(view)

    def arrange(self, **position: object) -> Game:
        return arrange(position)

    def arrangement(self, game: lenses.Game[Any]) -> dict[str, object] | None:
        assert isinstance(game, Game)
        return arrangement(game)


RULESET: Final = Critters()
