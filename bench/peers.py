"""Other game engines, driven from Python.

The plain rows drive a peer the way its own documentation does, through its general interface, just as Weald's row asks
whose question it is and lets the dice speak through the engine. The rows marked "tuned" use what is known of that one
game to skip parts of the loop; they are there so that no comparison flatters by accident.
"""

from __future__ import annotations

import copy
import importlib
import importlib.metadata
from collections.abc import Callable
from functools import partial
from typing import Any

from contest import NO_LIMIT, Contestant, Walk

# The peers are imported by name at run time rather than by import statements: a missing one must not stop the others,
# and most of them carry no types, so their modules and states are Any here without a single suppressed type error.

FIVEFOLD_HALFMOVES = 16
"""In chess, the half-moves without a capture or a pawn move before a position can stand for the fifth time.

A position comes back after four half-moves at the earliest. Asking sooner would only cost the peer time.
"""


class OpenSpielHearts(Contestant):
    """Hearts of OpenSpiel: rules in C++, driven from Python by its general loop with chance nodes."""

    name = "OpenSpiel hearts"
    interface = "is_terminal, is_chance_node, chance_outcomes, legal_actions, apply_action; clone"

    def __init__(self) -> None:
        """Load the game with its default rules, in which cards are passed."""
        super().__init__(importlib.metadata.version("open_spiel"))
        self.game: Any = importlib.import_module("pyspiel").load_game("hearts")

    def walk(self, limit: int = NO_LIMIT) -> Walk:
        """Ask at each node what it is; all outcomes of hearts are equally likely, so one is picked by its index."""
        random = self.random
        state = self.game.new_initial_state()
        decisions = with_choice = 0
        while decisions < limit and not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(random() * len(outcomes))][0])
                continue
            legal = state.legal_actions()
            count = len(legal)
            decisions += 1
            if count > 1:
                with_choice += 1
            state.apply_action(legal[int(random() * count)])
        return Walk(state, decisions, with_choice)

    def cloner(self, state: Any) -> Callable[[], object]:
        """Copy by the engine's own clone."""
        clone: Callable[[], object] = state.clone
        return clone


class OpenSpielHeartsTuned(OpenSpielHearts):
    """The same without asking: all chance comes first in hearts, and a finished game has no legal action."""

    name = "OpenSpiel hearts, tuned"
    interface = "a shuffled deck dealt directly, then legal_actions + apply_action"

    def walk(self, limit: int = NO_LIMIT) -> Walk:
        """Deal, then pass and play cards until no action is left."""
        random = self.random
        state = self.game.new_initial_state()
        legal_actions = state.legal_actions
        apply_action = state.apply_action
        # All chance in hearts comes first: the direction of passing, then one card at a time, each uniformly. Dealing
        # a shuffled deck gives the same distribution as asking for the outcomes 53 times, and is much cheaper.
        apply_action(int(random() * 4))
        keys = [random() for _ in range(52)]
        for card in sorted(range(52), key=keys.__getitem__):
            apply_action(card)
        with_choice = 0
        for decisions in range(limit):
            legal = legal_actions()
            count = len(legal)
            if count > 1:
                with_choice += 1
            elif not count:
                # A finished game has no legal actions, which saves asking for the end separately.
                return Walk(state, decisions, with_choice)
            apply_action(legal[int(random() * count)])
        return Walk(state, limit, with_choice)


class RLCardUno(Contestant):
    """Two-player uno of RLCard through its environment, as its documentation drives it."""

    name = "RLCard uno"
    interface = "env.reset, env.step, legal actions from the state; copy.deepcopy(env.game)"

    def __init__(self) -> None:
        """Make the environment and keep the game inside it."""
        super().__init__(importlib.metadata.version("rlcard"))
        self.env: Any = importlib.import_module("rlcard").make("uno", config={"seed": 0})
        self.game: Any = self.env.game

    def reseed(self, seed: int) -> None:
        """Seed the choices and, through the environment, the game's own shuffles."""
        super().reseed(seed)
        self.env.seed(seed)

    def walk(self, limit: int = NO_LIMIT) -> Walk:
        """Play with the state each step returns, which already holds the next legal actions."""
        random = self.random
        env = self.env
        state, _ = env.reset()
        decisions = with_choice = 0
        while decisions < limit and not env.is_over():
            legal = list(state["legal_actions"])
            count = len(legal)
            decisions += 1
            if count > 1:
                with_choice += 1
            state, _ = env.step(legal[int(random() * count)])
        return Walk(self.game, decisions, with_choice)

    def cloner(self, state: Any) -> Callable[[], object]:
        """Copy the whole game at once; RLCard has no clone and deep-copies parts of the game to step back."""
        return partial(copy.deepcopy, state)


class RLCardUnoGame(RLCardUno):
    """The same below the environment: no arrays are encoded for learning after each step."""

    name = "RLCard uno, tuned"
    interface = "env.game.step, without the encoding for learning"

    def walk(self, limit: int = NO_LIMIT) -> Walk:
        """Play with the state each step returns, which already holds the next legal actions."""
        random = self.random
        game = self.game
        is_over = game.is_over
        step = game.step
        state, _ = game.init_game()
        with_choice = 0
        for decisions in range(limit):
            if is_over():
                return Walk(game, decisions, with_choice)
            legal = state["legal_actions"]
            count = len(legal)
            if count > 1:
                with_choice += 1
            state, _ = step(legal[int(random() * count)])
        return Walk(game, limit, with_choice)


class RLCardUnoRules(RLCardUnoGame):
    """The same uno with the round object called directly.

    This is ``env.game.step`` without the view of the state it builds for the next player, so only the rules are
    timed. Users of RLCard do not usually play like this, but it is the fairest comparison with a loop that builds no
    view either.
    """

    name = "RLCard uno, rules only"
    interface = "round.get_legal_actions() + round.proceed_round(); copy.deepcopy(env.game)"

    def walk(self, limit: int = NO_LIMIT) -> Walk:
        """Play by the two methods of the round that hold the rules."""
        random = self.random
        game = self.game
        game.init_game()
        current = game.round
        players = game.players
        legal_actions = current.get_legal_actions
        proceed = current.proceed_round
        with_choice = 0
        for decisions in range(limit):
            if current.is_over:
                return Walk(game, decisions, with_choice)
            legal = legal_actions(players, current.current_player)
            count = len(legal)
            if count > 1:
                with_choice += 1
            proceed(players, legal[int(random() * count)])
        return Walk(game, limit, with_choice)


class PythonChess(Contestant):
    """Chess of python-chess, in pure Python."""

    name = "python-chess"
    interface = "board.generate_legal_moves() + board.push(); board.copy(stack=False)"

    def __init__(self) -> None:
        """Keep the class of boards."""
        super().__init__(importlib.metadata.version("chess"))
        self.board: Any = importlib.import_module("chess").Board

    def walk(self, limit: int = NO_LIMIT) -> Walk:
        """Play until the game is over without anybody claiming a draw.

        The end is the one ``board.is_game_over()`` finds, by the same methods, but without generating the legal moves
        a second time.
        """
        random = self.random
        board = self.board()
        generate = board.generate_legal_moves
        push = board.push
        insufficient = board.is_insufficient_material
        with_choice = 0
        for decisions in range(limit):
            legal = list(generate())
            count = len(legal)
            if (
                not count
                or insufficient()
                or (
                    board.halfmove_clock >= FIVEFOLD_HALFMOVES
                    and (board.is_seventyfive_moves() or board.is_fivefold_repetition())
                )
            ):
                return Walk(board, decisions, with_choice)
            if count > 1:
                with_choice += 1
            push(legal[int(random() * count)])
        return Walk(board, limit, with_choice)

    def cloner(self, state: Any) -> Callable[[], object]:
        """Copy without the history of moves, as the library recommends where it is not needed."""
        return partial(state.copy, stack=False)


class Catanatron(Contestant):
    """Four-player Catan of Catanatron, in pure Python."""

    name = "Catanatron"
    interface = "state.playable_actions + game.execute(validate_action=False); game.copy()"

    def __init__(self) -> None:
        """Seat four players; they hold no state, so all games share them."""
        super().__init__(importlib.metadata.version("catanatron"))
        package = importlib.import_module("catanatron")
        module = importlib.import_module("catanatron.game")
        self.new_game: Any = module.Game
        self.turns_limit: int = module.TURNS_LIMIT
        self.players = [package.RandomPlayer(color) for color in package.Color]

    def walk(self, limit: int = NO_LIMIT) -> Walk:
        """Play until somebody wins or the engine's own limit of turns is reached."""
        random = self.random
        # The engine takes a seed of zero for no seed at all.
        game = self.new_game(self.players, seed=1 + int(random() * 2**31))
        state = game.state
        winning_color = game.winning_color
        execute = game.execute
        turns_limit = self.turns_limit
        with_choice = 0
        for decisions in range(limit):
            if winning_color() is not None or state.num_turns >= turns_limit:
                return Walk(game, decisions, with_choice)
            legal = state.playable_actions
            count = len(legal)
            if count > 1:
                with_choice += 1
            # Not validated: the action was just taken from the list it would be looked up in.
            execute(legal[int(random() * count)], validate_action=False)
        return Walk(game, limit, with_choice)

    def cloner(self, state: Any) -> Callable[[], object]:
        """Copy by the engine's own copy."""
        clone: Callable[[], object] = state.copy
        return clone


PEERS: tuple[type[Contestant], ...] = (
    OpenSpielHearts,
    OpenSpielHeartsTuned,
    RLCardUno,
    RLCardUnoGame,
    RLCardUnoRules,
    PythonChess,
    Catanatron,
)
"""All peers, in the order they are measured and shown."""
