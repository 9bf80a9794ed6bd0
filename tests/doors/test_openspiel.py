"""The games as OpenSpiel knows them: its own checks, and its searchers and solvers, run on them."""

from __future__ import annotations

import random

import pyspiel
import pytest

from weald.doors import openspiel_games

GAMES = ("weald_critters(options=target:1)", "weald_defenders", "weald_root(options=alliance:no;vagabond:no)")


@pytest.mark.parametrize("name", ["weald_critters(options=target:1)", "weald_defenders"])
def test_openspiel_s_own_check(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", GAMES)
def test_a_state_is_the_same_after_it_was_written_and_read(name: str) -> None:
    game, dice = pyspiel.load_game(name), random.Random(4)
    state = game.new_initial_state()
    for _ in range(40):
        if state.is_terminal():
            break
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert sum(chance for _, chance in outcomes) == pytest.approx(1)
            state.apply_action(dice.choices([one for one, _ in outcomes], [chance for _, chance in outcomes])[0])
        else:
            state.apply_action(dice.choice(state.legal_actions()))
    again = game.deserialize_state(state.serialize())
    assert str(again) == str(state)
    for player in range(game.num_players()):
        assert again.information_state_string(player) == state.information_state_string(player)
        assert again.observation_tensor(player) == state.observation_tensor(player)


def test_what_is_hidden_is_in_no_state_of_information() -> None:
    """Two deals that a player cannot tell apart are one state to it."""
    game = pyspiel.load_game("weald_critters(options=target:1)")
    deals = []
    for last in (0, 1):
        state = game.new_initial_state()
        while state.is_chance_node():
            outcomes = state.chance_outcomes()
            place = last if len(outcomes) < 1000 and len(outcomes) > 6 else 0
            state.apply_action(outcomes[place][0])
        deals.append(state)
    first, second = deals
    assert str(first) != str(second)
    own = [first.information_state_string(player) == second.information_state_string(player) for player in (0, 1)]
    assert own.count(True) == 1


def test_wrong_options_are_named() -> None:
    with pytest.raises(Exception, match="tarket"):
        openspiel_games.kind_of("critters", "tarket:3")
