"""The search: it sees what wins, prices a withdrawal by the war, keeps to what its seat knows, solves small ends."""

from __future__ import annotations

from functools import partial
from itertools import combinations
from typing import Any

import pytest

from tests.kit import step
from weald import library
from weald.arena.exploiting import Response, by_chance, by_solution, exploitability
from weald.engine import procedure
from weald.engine.chance import QuickDice
from weald.engine.lenses import NOBODY, Game
from weald.engine.table import Table
from weald.games.critters.cards import CARD_NAMES
from weald.players.search import Effort, SearchPlayer
from weald.players.solving import Solver
from weald.scenario import Scenario

CRITTERS = library.ruleset("critters")
# all cards lie open but four: everybody knows what the other holds
OPEN: dict[str, Any] = {
    "row": "air land sea",
    "first": "north",
    "turn": "south",
    "south": {"hand": "S6 A1", "air": "A6 L2 A4", "land": "L3", "sea": "S1 S4"},
    "north": {"hand": "L6 S2", "air": "A3 A2", "land": "L5 L1 A5", "sea": "S3 L4 S5"},
}
# one card each, and so few that nobody has seen that all hands can be gone through
END: dict[str, Any] = {
    "turn": "south",
    "south": {"air": "A4", "land": "L3"},
    "north": {"land": "L5", "sea": "S1"},
    "destroyed": "A1* A2* A5* L1* L4* S2* S3* S5*",
}


def deals(words: dict[str, Any], south: int, north: int) -> list[Game[Any]]:
    """The same position with all hands of these sizes that are possible."""
    placed = " ".join(str(pile) for seat in ("south", "north") for pile in words[seat].values()).split()
    placed += words.get("destroyed", "").replace("*", "").split()
    loose = [name for name in CARD_NAMES if name not in placed]
    found = []
    for own in combinations(loose, south):
        for other in combinations([name for name in loose if name not in own], north):
            hands = {"south": " ".join(own), "north": " ".join(other)}
            seats = {seat: {**words[seat], "hand": hand} for seat, hand in hands.items()}
            game = CRITTERS.arrange(**{**words, **seats})
            procedure.settle(game)
            found.append(game)
    return found


def chosen(s: Scenario, seat: str, effort: Effort) -> str:
    view = s.table.view(seat)
    return CRITTERS.grammar.write(SearchPlayer(CRITTERS, "x", effort).choose(view, procedure.offers(view)))


def minimax(game: Game[Any], seat: int, battle: int) -> float:
    """The chance of a seat with all cards open, by trying everything."""
    board = game.board
    asked = procedure.actor(board)
    if asked == NOBODY or board.battle != battle:
        return CRITTERS.judge(game, seat)
    worths = []
    for action in procedure.legal(game):
        after = game.clone()
        procedure.act(after, action)
        worths.append(minimax(after, seat, battle))
    return max(worths) if asked == seat else min(worths)


@pytest.mark.parametrize("effort", [Effort(60, 0), Effort(60, 600)], ids=["search", "solver"])
def test_it_takes_what_wins_at_once(effort: Effort) -> None:
    """With the last card it plays the one theater that decides the battle and the war."""
    s = Scenario(
        "critters",
        turn="south",
        first="north",
        south={"hand": "S6", "air": "A6", "score": 6},
        north={"air": "A1", "land": "L6", "sea": "S5", "score": 6},
    )
    assert chosen(s, "south", effort) == "deploy S6 to sea"


def hopeless(score: int) -> Scenario:
    """South cannot win this battle; north has so many points already."""
    return Scenario(
        "critters",
        turn="south",
        first="north",
        south={"hand": "A1 L1 S1"},
        north={"hand": "L4 S4 A4", "air": "A6 A5", "land": "L6", "sea": "S6 S5", "score": score},
    )


def test_it_withdraws_from_a_lost_battle() -> None:
    """Three points are less than six."""
    assert chosen(hopeless(0), "south", Effort(120, 0)) == "withdraw"


def test_it_never_withdraws_when_that_loses_the_war() -> None:
    """At nine points the three of the withdrawal would be the last."""
    assert chosen(hopeless(9), "south", Effort(120, 0)) != "withdraw"


@pytest.mark.parametrize("effort", [Effort(12, 0), Effort(12, 60)], ids=["search", "solver"])
def test_it_does_not_cheat_and_repeats_itself(effort: Effort) -> None:
    """In worlds that look the same to its seat, and with the same whims, it answers the same."""
    dice = QuickDice("search")
    asked = 0
    for seed in range(14):
        table = Table(CRITTERS, None, f"search {seed}", telling=False)
        for _ in range(seed):
            if table.actor is not None:
                step(table, dice)
        if table.actor is None:
            continue
        asked += 1
        seat = procedure.actor(table.game.board)
        answers = []
        for game in (table.game, table.game, table.game.lens(seat).imagine(dice)):
            view = game.lens(seat).clone()
            answers.append(SearchPlayer(CRITTERS, "same", effort).choose(view, procedure.offers(view)))
        assert answers[0] == answers[1] == answers[2]
    assert asked > 10


@pytest.mark.parametrize("game", ["root", "defenders"])
def test_it_can_play_any_game(game: str) -> None:
    """Several seats, dice, no chapters: it answers with what is offered, and leaves the view alone."""
    ruleset = library.ruleset(game)
    table = Table(ruleset, None, "any game", telling=False)
    for _ in range(4):
        assert table.actor is not None
        view = table.view(table.actor)
        table.take(SearchPlayer(ruleset, "x", Effort(4, 0)).choose(view, procedure.offers(view)))


def test_the_solver_finds_what_brute_force_finds() -> None:
    """Where everybody knows everything, its answer is as good as the best."""
    game = CRITTERS.arrange(**OPEN)
    procedure.settle(game)
    seat = procedure.actor(game.board)
    known = Solver(CRITTERS, QuickDice("open")).solve(game.lens(seat), 20_000)
    shares = known.average()
    best = known.actions[shares.index(max(shares))]
    after = game.clone()
    procedure.act(after, best)
    assert minimax(after, seat, game.board.battle) == pytest.approx(minimax(game, seat, game.board.battle))


@pytest.mark.parametrize("first", ["south", "north"])
def test_little_is_gained_by_who_knows_the_solution(first: str) -> None:
    """The best answers to it, over all hands, gain little beside those to a strategy of pure chance."""
    games = deals({**END, "first": first}, 1, 1)
    solver = Solver(CRITTERS, QuickDice("ends"))
    solver.solve(games[0].lens(0), 12_000)
    gained = exploitability(CRITTERS, games, partial(by_solution, solver))
    assert -1e-9 < gained < exploitability(CRITTERS, games, by_chance) / 4


def test_a_best_response_is_the_best() -> None:
    """With all cards open nobody who answers best gets less than brute force promises."""
    games = [CRITTERS.arrange(**OPEN)]
    procedure.settle(games[0])
    solver = Solver(CRITTERS, QuickDice("open"))
    solver.solve(games[0].lens(0), 20_000)
    value = minimax(games[0], 0, games[0].board.battle)
    for seat, least in ((0, value), (1, 1.0 - value)):
        assert Response(CRITTERS, seat, partial(by_solution, solver)).chance(games) >= least - 1e-9
