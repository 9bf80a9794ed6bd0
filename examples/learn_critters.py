"""A learner of a well-known library learns Critters at War from its own seat's view, against random players.

    make learn                                                   # or, where weald is installed:
    pip install "weald[rl]" sb3-contrib
    python examples/learn_critters.py --seed 7

MaskablePPO of sb3-contrib plays both seats through weald.doors.gymnasium_env. After every so many steps it is measured
against random players, half of the games from each seat; `--out` gets the curve as CSV and as a picture, and the
policy. The same seed on the same machine learns the same.
"""

from __future__ import annotations

import argparse
import csv
import sys
import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import Any

import numpy as np
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.logger import Logger
from stable_baselines3.common.vec_env import DummyVecEnv

from weald.arena.stats import interval
from weald.doors.gymnasium_env import SeatEnv
from weald.tournament import curve

SEATS = ("south", "north")
TABLES = 16  # games that are played side by side, half of them from each seat
STEPS = 128  # answers of each table between two lessons
STRIDE = 1_000_000  # keeps the deals of learning and of measuring apart


@dataclass(frozen=True)
class Score:
    """How games against random players went."""

    steps: int
    seconds: float
    wins: int
    games: int
    share: float
    low: float
    high: float

    def __str__(self) -> str:
        share = f"{self.share:6.1%} ({self.low:.1%} to {self.high:.1%}) of {self.games} games won"
        return f"{self.steps:9,} steps, {self.seconds:6.0f} s learning: {share}"


def tables(count: int, opponent: str) -> DummyVecEnv:
    """So many tables, seats in turn."""

    def seated(seat: str) -> Any:
        return lambda: SeatEnv("critters", seat, opponent)

    return DummyVecEnv([seated(SEATS[place % 2]) for place in range(count)])


def measure(model: MaskablePPO, seconds: float, games: int, seed: int, opponent: str) -> Score:
    """So many games, at most a hundred side by side. Each table plays its share, so that short games count no more."""
    count = min(games, 100)
    env = tables(count, opponent)
    env.seed(seed)
    seen, wins = env.reset(), 0
    left = games // count + (np.arange(count) < games % count)
    while left.any():
        masks = np.stack(env.env_method("action_masks"))
        answers, _ = model.predict(seen, action_masks=masks, deterministic=True)
        seen, earned, over, _ = env.step(answers)
        wins += int(((earned > 0) & over & (left > 0)).sum())
        left -= over & (left > 0)
    score = Score(model.num_timesteps, round(seconds, 1), wins, games, wins / games, *interval(wins, games))
    print(score, flush=True)
    return score


def learn(steps: int, every: int, games: int, seed: int, opponent: str) -> tuple[MaskablePPO, list[Score]]:
    """Learn for so many steps, with a reading before, between and after."""
    env = tables(TABLES, opponent)
    env.seed(seed)
    model = MaskablePPO(
        "MlpPolicy",
        env,
        n_steps=STEPS,
        batch_size=512,
        n_epochs=4,
        gamma=1.0,  # only the end counts, however far away
        gae_lambda=0.95,
        learning_rate=5e-4,
        ent_coef=0.01,
        policy_kwargs={"net_arch": [256, 256]},
        seed=seed,
        device="cpu",
    )
    model.set_logger(Logger(None, []))  # the usual one leaves an empty folder behind at each lesson
    seconds = 0.0  # of this process, without the measuring
    readings = [measure(model, seconds, games, seed + STRIDE, opponent)]
    while model.num_timesteps < steps:
        begun = time.process_time()
        model.learn(every, reset_num_timesteps=not model.num_timesteps)
        seconds += time.process_time() - begun
        readings.append(measure(model, seconds, games, seed + STRIDE, opponent))
    return model, readings


def keep(readings: list[Score], title: str, folder: Path) -> None:
    """The curve as CSV and as a picture. The last reading of all, of more games, ends it."""
    with (folder / "curve.csv").open("w", newline="", encoding="utf-8") as file:
        writer = csv.DictWriter(file, [field.name for field in fields(Score)])
        writer.writeheader()
        writer.writerows(asdict(reading) for reading in readings)
    points = [curve.Reading(one.steps, one.share, one.low, one.high) for one in [*readings[:-2], readings[-1]]]
    (folder / "curve.svg").write_text(curve.svg(title, points), encoding="utf-8")


def even(text: str) -> int:
    """A number of games that both seats can share."""
    if not text.isdecimal() or int(text) % 2 or not int(text):
        raise argparse.ArgumentTypeError(f"{text} is no even number of games")
    return int(text)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--steps", type=int, default=163_840, help="answers to learn from (%(default)s)")
    parser.add_argument("--every", type=int, default=16_384, help="steps from reading to reading (%(default)s)")
    parser.add_argument("--games", type=even, default=400, help="games of a reading (%(default)s)")
    parser.add_argument("--last-games", type=even, default=1000, help="games of the last reading (%(default)s)")
    parser.add_argument("--opponent", default="random", help="who has the other seat (%(default)s)")
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--out", type=Path, default=Path("build/learnt"), help="where the results go (%(default)s)")
    asked = parser.parse_args(arguments)
    torch.set_num_threads(1)
    model, readings = learn(asked.steps, asked.every, asked.games, asked.seed, asked.opponent)
    print("at the end, on other deals:")
    last = measure(model, readings[-1].seconds, asked.last_games, asked.seed + 2 * STRIDE, asked.opponent)
    asked.out.mkdir(parents=True, exist_ok=True)
    model.save(asked.out / "critters-ppo")
    title = f"MaskablePPO against {asked.opponent} at Critters, seed {asked.seed}: games won"
    keep([*readings, last], title, asked.out)
    print(f"written to {asked.out}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
