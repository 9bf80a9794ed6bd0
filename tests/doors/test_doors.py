"""The doors for learners pass the tests of those who made them."""

from __future__ import annotations

from itertools import product
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, render_test, seed_test

from weald.doors.gymnasium_env import SeatEnv
from weald.doors.pettingzoo_env import SeatsEnv
from weald.doors.vector import OVER, Vector
from weald.engine.errors import BadValue, IllegalAction, UnknownName

GAMES: dict[str, dict[str, int | str]] = {
    "critters": {"target": 6},
    "defenders": {},
    "root": {"alliance": "no", "vagabond": "no"},
}
SEATS = {"critters": "south", "defenders": "order", "root": "marquise"}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.filterwarnings("ignore")
def test_pettingzoo_s_own_tests(game: str) -> None:
    for fields in (False, True):
        api_test(SeatsEnv(game, GAMES[game], fields=fields), num_cycles=60)
    seed_test(lambda: SeatsEnv(game, GAMES[game]), num_cycles=20)
    render_test(lambda render_mode: SeatsEnv(game, GAMES[game], render_mode=render_mode))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.filterwarnings("ignore")
def test_gymnasium_s_own_test(game: str) -> None:
    for dictionary, fields in product((False, True), repeat=2):
        check_env(SeatEnv(game, SEATS[game], "random", GAMES[game], "end", dictionary, fields, "ansi"))


@pytest.mark.parametrize("game", GAMES)
def test_the_fields_of_a_row_are_the_row(game: str) -> None:
    """By name and in their order: the same numbers."""
    rows, _ = SeatEnv(game, SEATS[game], "random", GAMES[game]).reset(seed=5)
    fields, _ = SeatEnv(game, SEATS[game], "random", GAMES[game], fields=True).reset(seed=5)
    assert rows.any()
    assert "hand" in fields
    assert np.array_equal(np.concatenate(list(fields.values())), rows)


def sampled(env: Any, mask: Any) -> int:
    return int(env.choice(np.flatnonzero(mask)))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("rewards", ["end", "points"])
def test_a_whole_game_of_all_seats(game: str, rewards: str) -> None:
    """What is earned at the end: 1 for winners, -1 for the others; with points, those of the way besides."""
    env, dice = SeatsEnv(game, GAMES[game], rewards, render_mode="ansi"), np.random.default_rng(3)
    env.reset(seed=5)
    assert isinstance(env.render(), str)
    earned = dict.fromkeys(env.possible_agents, 0.0)
    for seat in env.agent_iter():
        seen, reward, over, _, told = env.last()
        earned[seat] += reward
        if over:
            env.step(None)
            continue
        assert told["law"]
        assert isinstance(seen, dict)
        env.step(sampled(dice, seen["action_mask"]))
    outcome = env.learning.table.outcome
    assert outcome is not None
    for seat in env.possible_agents:
        end = 1.0 if seat in outcome.winners else -1.0
        points = outcome.scores[seat] / 100 if rewards == "points" else 0.0
        assert earned[seat] == pytest.approx(end + points)


def test_one_seat_against_computers_to_the_end() -> None:
    env, dice = SeatEnv("critters", "south", {"north": "greedy"}, {"target": 6}), np.random.default_rng(3)
    _, told = env.reset(seed=1)
    while True:
        _, reward, over, _, told = env.step(sampled(dice, told["action_mask"]))
        if over:
            break
        assert reward == 0
    assert reward in (-1.0, 1.0)
    assert not told["action_mask"].any()


def test_what_the_law_refuses_is_told_with_its_law() -> None:
    env = SeatEnv("critters", "south", "random")
    _, told = env.reset(seed=1)
    refused = int(np.flatnonzero(told["action_mask"] == 0)[0])
    _, reward, over, _, told = env.step(refused)
    assert (reward, over) == (-1.0, True)
    assert told["refused"]["law"]
    seats = SeatsEnv("critters")
    seats.reset(seed=1)
    with pytest.raises(IllegalAction):
        seats.step(int(np.flatnonzero(seats.observe(seats.agent_selection)["action_mask"] == 0)[0]))


def test_wrong_settings_are_named() -> None:
    with pytest.raises(UnknownName):
        SeatEnv("critters", "west", "greedy")
    with pytest.raises(UnknownName):
        SeatEnv("critters", "south", "gredy")
    with pytest.raises(BadValue):
        SeatsEnv("critters", rewards="money")


def test_a_vector_shows_what_its_games_show() -> None:
    games, dice = Vector("critters", 4, "7", {"target": 6}), np.random.default_rng(3)
    ends = 0
    for _ in range(300):
        answers = np.array([sampled(dice, mask) if mask.any() else 0 for mask in games.masks])
        rewards = games.step(answers)
        over = games.actors == OVER
        assert (rewards.any(axis=1) == over).all()
        ends += int(over.sum())
    assert ends > 4


def test_random_answers_of_a_vector_are_allowed_and_differ() -> None:
    """One for each game, drawn evenly; 0 where a game has ended, even where all have."""
    games, dice = Vector("critters", 5, "7", {"target": 1}), np.random.default_rng(3)
    allowed = np.flatnonzero(games.masks[2]).tolist()
    drawn = [int(games.sample(dice)[2]) for _ in range(40 * len(allowed))]
    assert set(drawn) == set(allowed)
    assert max(drawn.count(one) for one in allowed) < 100
    for _ in range(200):
        games.step(games.sample(dice))
    games.masks[:] = 0
    assert (games.sample(dice) == 0).all()
