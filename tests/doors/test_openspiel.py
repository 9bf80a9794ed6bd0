"""The games as OpenSpiel knows them: its own checks, and its searchers and solvers, run on them."""

from __future__ import annotations

import pickle
import random
from itertools import cycle

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

from weald.doors import openspiel_games, small_critters
from weald.engine.errors import WealdError

GAMES = ("weald_critters(options=target:1)", "weald_defenders", "weald_root(options=alliance:no;vagabond:no)")

# Late in a battle: on each side five cards lie. Of four that nobody has seen, each hand gets one: 12 deals.
ONE_EACH = (
    "target:1;row:air land sea;south.hand:?;south.air:A6;south.land:L3 A2x;south.sea:S1 L4;"
    "north.hand:?;north.air:A3 L2x;north.land:L6;north.sea:S4 A5x;destroyed:A1* A4* L1* S5*"
)
# A little earlier: two cards in each hand, of seven that nobody has seen.
TWO_EACH = (
    "target:1;row:air land sea;south.hand:? ?;south.air:A6;south.land:L3 A2x;south.sea:S1;"
    "north.hand:? ?;north.air:A3 L2x;north.land:L6;north.sea:S4;destroyed:A1* A4* L1*"
)


@pytest.mark.parametrize("name", [*GAMES, "weald_critters", "weald_root"])
def test_openspiel_s_own_check(name: str) -> None:
    """It plays by itself, and looks at clones, copies that were written and read, chances, legal actions, rewards."""
    whole = name != "weald_root"  # four seats at random play long, and a copy is all of it played again
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=whole, verbose=False)


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
    written = pyspiel.serialize_game_and_state(game, state)
    known, again = pyspiel.deserialize_game_and_state(written)
    assert str(known) == str(game)
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


def small(position: str) -> pyspiel.Game:
    return pyspiel.load_game(f"weald_critters(position={position})")


def laid(game: pyspiel.Game, place: int) -> pyspiel.State:
    state = game.new_initial_state()
    state.apply_action(place)
    return state


def test_a_small_game_passes_openspiel_s_own_check() -> None:
    pyspiel.random_sim_test(small(ONE_EACH), num_sims=2, serialize=True, verbose=False)


def test_cfr_runs_on_small_critters_and_what_can_be_exploited_falls() -> None:
    """Against play at random the best answers gain more than a point; after a while a twentieth of it and less."""
    game = small(ONE_EACH)
    assert len(game.new_initial_state().chance_outcomes()) == 12
    solver = pyspiel.CFRPlusSolver(game)
    before = pyspiel.nash_conv(game, solver.average_policy())
    for _ in range(12):
        solver.evaluate_and_update_policy()
    after = pyspiel.nash_conv(game, solver.average_policy())
    assert before > 1
    assert after < 0.05


def test_sampled_cfr_runs_on_small_critters() -> None:
    """It walks through a part of the game at a time: it takes more turns, but goes the same way."""
    game = small(ONE_EACH)
    solver = pyspiel.ExternalSamplingMCCFRSolver(game, seed=3)
    falls = []
    for _ in range(2):
        for _ in range(120):
            solver.run_iteration()
        falls.append(pyspiel.nash_conv(game, solver.average_policy(), True))
    assert falls[0] < 1
    assert falls[1] < 0.5


def test_ismcts_plays_whole_games_of_small_critters_and_beats_random() -> None:
    game, dice = small(TWO_EACH), np.random.RandomState(3)
    won = 0
    for number in range(12):
        evaluator = mcts.RandomRolloutEvaluator(1, dice)
        bot = ismcts.ISMCTSBot(game=game, evaluator=evaluator, uct_c=2.0, max_simulations=60, random_state=dice)
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(int(dice.choice([place for place, _ in state.chance_outcomes()])))
            elif state.current_player() == number % 2:
                state.apply_action(bot.step(state))
            else:
                state.apply_action(int(dice.choice(state.legal_actions())))
        won += state.returns()[number % 2] > 0
    assert won >= 8


def test_what_is_imagined_follows_from_what_the_player_knows() -> None:
    """Of two games that a player cannot tell apart it imagines the same ones; its own memory is kept in them."""
    game = small(TWO_EACH)
    first, second = laid(game, 0), laid(game, 1)
    assert str(first) != str(second)
    assert first.information_state_string(0) == second.information_state_string(0)
    assert first.information_state_string(1) != second.information_state_string(1)
    hands = set()
    for number in range(20):
        twins = [state.resample_from_infostate(0, cycle([number / 20]).__next__) for state in (first, second)]
        assert str(twins[0]) == str(twins[1])
        assert twins[0].information_state_string(0) == first.information_state_string(0)
        assert twins[0].information_state_string(1) == twins[1].information_state_string(1)
        assert twins[0].legal_actions() == first.legal_actions()
        hands.add(twins[0].information_state_string(1))
    assert len(hands) > 5


@pytest.mark.parametrize("name", GAMES)
def test_every_game_can_be_imagined_and_played_on(name: str) -> None:
    """What the player knows and may do is the same there; it was never played, so it cannot be kept."""
    state, dice = pyspiel.load_game(name).new_initial_state(), random.Random(4)
    for _ in range(8 if "critters" in name else 60):
        actions = [action for action, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        state.apply_action(dice.choice(actions))
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    player = state.current_player()
    twin = state.resample_from_infostate(player, cycle([0.5]).__next__)
    assert twin.information_state_string(player) == state.information_state_string(player)
    assert twin.observation_tensor(player) == state.observation_tensor(player)
    assert twin.legal_actions() == state.legal_actions()
    twin.apply_action(dice.choice(twin.legal_actions()))
    assert twin.information_state_string(player) != state.information_state_string(player)
    with pytest.raises(TypeError, match="imagined"):
        pickle.dumps(twin.own)


def test_a_hand_tells_the_beginnings_apart() -> None:
    """Each player knows its own card at the start, and nothing of the other's."""
    game = small(ONE_EACH)
    for player in (0, 1):
        known = {laid(game, place).information_state_string(player) for place in range(12)}
        assert len(known) == 4


@pytest.mark.parametrize(
    "position",
    [
        "target",  # a word without a value
        "target:1;target.hand:A1",  # no seat
        "target:1;south.hand:A1;north.hand:A1",  # a card in two places
        "target:1;south.hand:? ? ? ? ? ?;north.hand:? ? ? ? ? ?",  # as many deals as the game itself has
        "traget:1",
    ],
)
def test_a_position_that_cannot_be_is_refused(position: str) -> None:
    with pytest.raises(WealdError):
        small_critters.beginnings(position)


def test_a_position_has_no_options_beside_it() -> None:
    with pytest.raises(WealdError):
        openspiel_games.kind_of("critters", "target:3", ONE_EACH)
