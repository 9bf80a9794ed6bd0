"""Measure how fast other game engines play random games when driven from Python.

Every peer plays whole games with uniformly random legal choices. One decision is: list the legal actions, choose
one, apply it. Dice, deals and draws are sampled as well but are not counted as decisions. Each peer is driven through
the fastest of its own interfaces that does this work, so that a comparison with it is never flattering by accident.

Run ``python bench/peers.py`` for a table, ``python bench/peers.py --json`` for data. The peers are listed in
``bench/requirements.txt``; one that is not installed is reported as missing and the rest are still measured.
"""

from __future__ import annotations

import argparse
import copy
import importlib
import importlib.metadata
import json
import platform
import statistics
import sys
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, field
from functools import partial
from random import Random
from time import perf_counter
from typing import Any, ClassVar, NamedTuple

# The peers are imported by name at run time rather than by import statements: a missing one must not stop the others,
# and most of them carry no types, so their modules and states are Any here without a single suppressed type error.

NO_LIMIT = sys.maxsize
"""As a limit of decisions: play the game to its end."""

CLONE_STATES = 15
"""How many mid-game states a clone cost is taken from."""

CLONE_BATCHES = 5
"""How many timed batches each of those states gets."""

CLONE_BATCH_SECONDS = 0.001
"""Roughly how long one batch lasts: long enough to make the resolution of the clock irrelevant."""

FIVEFOLD_HALFMOVES = 16
"""In chess, the half-moves without a capture or a pawn move before a position can stand for the fifth time.

A position comes back after four half-moves at the earliest. Asking sooner would only cost the peer time.
"""

TEXT_COLUMNS = 2
"""The columns of the table that hold words; the others hold numbers."""


class MissingPeerError(Exception):
    """A peer cannot be measured because its package cannot be imported."""


@dataclass(frozen=True)
class Counts:
    """What was played in a stretch of time."""

    decisions: int
    decisions_with_choice: int
    games: int
    seconds: float


class Walk(NamedTuple):
    """A game that was started and played for some decisions; the state holds until the next walk of the same peer."""

    state: Any
    decisions: int
    decisions_with_choice: int


class Peer(ABC):
    """An engine playing one game with random choices.

    A subclass says how to start and play a game and how to copy a state; timing is the same for all of them.
    """

    name: ClassVar[str]
    interface: ClassVar[str]
    """The calls of the engine that are timed."""

    def __init__(self, version: str) -> None:
        """Keep the version and start from a fixed seed."""
        self.version = version
        self.random: Callable[[], float] = Random(0).random

    def reseed(self, seed: int) -> None:
        """Make everything that follows depend on the seed alone."""
        self.random = Random(seed).random

    @abstractmethod
    def walk(self, limit: int = NO_LIMIT) -> Walk:
        """Start a new game and play it to its end, or until so many decisions were taken."""

    @abstractmethod
    def cloner(self, state: Any) -> Callable[[], object]:
        """Return a function that makes one independent copy of the state each time it is called."""

    def play(self, seconds: float, seed: int, games: int | None = None) -> Counts:
        """Play whole games until the time is over, or until so many games are finished if that comes first."""
        self.reseed(seed)
        walk = self.walk
        most_games = NO_LIMIT if games is None else games
        decisions = with_choice = played = 0
        start = perf_counter()
        elapsed = 0.0
        while elapsed < seconds and played < most_games:
            _, game_decisions, game_with_choice = walk()
            decisions += game_decisions
            with_choice += game_with_choice
            played += 1
            elapsed = perf_counter() - start
        return Counts(decisions, with_choice, played, elapsed)

    def middle(self, seed: int) -> Any:
        """Return the state in the middle of the random game that the seed gives."""
        self.reseed(seed)
        length = self.walk().decisions
        # The same seed plays the same game again, so no peer has to pay for recording its states.
        self.reseed(seed)
        return self.walk(length // 2).state

    def clone_microseconds(self, seed: int) -> float:
        """Return the median cost of copying a mid-game state, in microseconds."""
        samples: list[float] = []
        for index in range(CLONE_STATES):
            clone = self.cloner(self.middle(seed * CLONE_STATES + index))
            clone()  # The first copy may fill caches that all later copies share.
            start = perf_counter()
            clone()
            size = max(1, int(CLONE_BATCH_SECONDS / max(perf_counter() - start, 1e-9)))
            for _ in range(CLONE_BATCHES):
                start = perf_counter()
                for _ in range(size):
                    clone()
                samples.append((perf_counter() - start) / size)
        return statistics.median(samples) * 1e6


class OpenSpielHearts(Peer):
    """Hearts of OpenSpiel: rules in C++, driven from Python."""

    name = "OpenSpiel hearts"
    interface = "state.legal_actions() + state.apply_action(); state.clone()"

    def __init__(self) -> None:
        """Load the game with its default rules, in which cards are passed."""
        super().__init__(importlib.metadata.version("open_spiel"))
        self.game: Any = importlib.import_module("pyspiel").load_game("hearts")

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

    def cloner(self, state: Any) -> Callable[[], object]:
        """Copy by the engine's own clone."""
        clone: Callable[[], object] = state.clone
        return clone


class RLCardUno(Peer):
    """Two-player uno of RLCard, through the game object below the learning environment.

    The environment's own ``env.run`` and ``env.step`` play the same game, but encode the state into arrays for
    learning after each step and are two to four times slower.
    """

    name = "RLCard uno"
    interface = "env.game.step(), legal actions from the state it returns; copy.deepcopy(env.game)"

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

    def cloner(self, state: Any) -> Callable[[], object]:
        """Copy the whole game at once; RLCard has no clone and deep-copies parts of the game to step back."""
        return partial(copy.deepcopy, state)


class RLCardUnoRules(RLCardUno):
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


class PythonChess(Peer):
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


class Catanatron(Peer):
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


PEERS: tuple[Callable[[], Peer], ...] = (OpenSpielHearts, RLCardUno, RLCardUnoRules, PythonChess, Catanatron)
"""All peers, in the order they are measured and shown."""


def load(make: Callable[[], Peer]) -> Peer:
    """Import a peer and play one untimed game, so that its first round is as warm as the later ones."""
    try:
        peer = make()
    except ImportError as error:
        # Looking up the version of a package that is not installed raises an ImportError too.
        raise MissingPeerError(
            f"not installed ({error}); install it with: pip install --require-hashes -r bench/requirements.txt"
        ) from error
    peer.reseed(0)
    peer.walk()
    return peer


@dataclass
class Result:
    """What was measured for one peer: one entry per round, and the medians over the rounds."""

    name: str
    version: str | None = None
    interface: str | None = None
    missing: str | None = None
    rounds: list[Counts] = field(default_factory=list)
    clones: list[float] = field(default_factory=list)

    def rate(self, quantity: str) -> float:
        """Return the median over the rounds of a counted quantity per second."""
        return statistics.median(float(getattr(counts, quantity)) / counts.seconds for counts in self.rounds)

    def summary(self) -> dict[str, object]:
        """Return the result as plain data for JSON."""
        if self.missing is not None:
            return {"name": self.name, "missing": self.missing}
        return {
            "name": self.name,
            "version": self.version,
            "interface": self.interface,
            "decisions_per_second": self.rate("decisions"),
            "decisions_with_choice_per_second": self.rate("decisions_with_choice"),
            "games_per_second": self.rate("games"),
            "clone_microseconds": statistics.median(self.clones),
            "rounds": [asdict(counts) for counts in self.rounds],
            "clones": self.clones,
        }


def measure(makers: Sequence[Callable[[], Peer]], seconds: float, rounds: int, seed: int) -> list[Result]:
    """Measure the peers in interleaved rounds, so that a busy spell of the machine hits all of them alike."""
    results: list[Result] = []
    present: list[tuple[Peer, Result]] = []
    for make in makers:
        try:
            peer = load(make)
        except MissingPeerError as error:
            results.append(Result(str(getattr(make, "name", make)), missing=str(error)))
        else:
            result = Result(peer.name, peer.version, peer.interface)
            results.append(result)
            present.append((peer, result))
    for index in range(rounds):
        for peer, result in present:
            result.rounds.append(peer.play(seconds, seed + index))
            result.clones.append(peer.clone_microseconds(seed + index))
    return results


def table(results: Sequence[Result]) -> str:
    """Lay the results out as plain text."""
    head = ("peer", "version", "decisions/s", "with choice/s", "games/s", "clone us")
    rows: list[tuple[str, ...]] = [head]
    notes: list[str] = []
    for result in results:
        if result.missing is not None:
            rows.append((result.name, "missing", "-", "-", "-", "-"))
            notes.append(f"{result.name}: {result.missing}")
            continue
        rows.append(
            (
                result.name,
                result.version or "?",
                f"{result.rate('decisions'):,.0f}",
                f"{result.rate('decisions_with_choice'):,.0f}",
                f"{result.rate('games'):,.1f}",
                f"{statistics.median(result.clones):,.2f}",
            )
        )
    widths = [max(len(row[column]) for row in rows) for column in range(len(head))]
    lines = [
        "  ".join(
            cell.ljust(width) if column < TEXT_COLUMNS else cell.rjust(width)
            for column, (cell, width) in enumerate(zip(row, widths, strict=True))
        )
        for row in rows
    ]
    lines.insert(1, "  ".join("-" * width for width in widths))
    return "\n".join([*lines, *notes])


def positive(kind: Callable[[str], float]) -> Callable[[str], float]:
    """Return an argument type that reads a number of the kind and accepts only numbers above zero."""

    def read(text: str) -> float:
        number = kind(text)
        if not 0 < number < float("inf"):
            raise argparse.ArgumentTypeError(f"must be above zero: {text}")
        return number

    # The name is what argparse shows for text that is no number at all.
    read.__name__ = kind.__name__
    return read


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure all peers and print what was found; fail only if there is nothing to measure."""
    parser = argparse.ArgumentParser(description="Measure how fast other game engines play random games.")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    parser.add_argument(
        "--seconds", type=positive(float), default=2.0, help="playing time per peer and round (default: %(default)s)"
    )
    parser.add_argument("--rounds", type=positive(int), default=5, help="interleaved rounds (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="seed of the first round (default: %(default)s)")
    options = parser.parse_args(arguments)
    results = measure(PEERS, options.seconds, options.rounds, options.seed)
    if options.json:
        data = {
            "python": platform.python_version(),
            "seconds": options.seconds,
            "rounds": options.rounds,
            "seed": options.seed,
            "peers": [result.summary() for result in results],
        }
        print(json.dumps(data, indent=2))
    else:
        print(table(results))
    return 0 if any(result.missing is None for result in results) else 1


if __name__ == "__main__":
    sys.exit(main())
