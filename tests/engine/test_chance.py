"""Dice: fair, repeatable, bound by a commitment."""

from __future__ import annotations

import hashlib
from collections import Counter
from math import isqrt
from random import Random

import pytest

from weald import library
from weald.engine import procedure
from weald.engine.chance import Dice, QuickDice, Throw, commitment, new_seed
from weald.engine.table import Table


def test_a_throw_can_be_computed_by_hand() -> None:
    """The first word of SHA-256 over the written recipe, modulo n: nothing else is in it."""
    digest = hashlib.sha256(b"weald dice\nmy seed\n3\n0").digest()
    assert Throw("my seed", 3).below(1000) == int.from_bytes(digest[:4], "big") % 1000


def test_throws_are_fixed_for_ever() -> None:
    """Journals of today verify tomorrow: these numbers never change."""
    assert [Throw("weald", n).below(6) for n in range(1, 11)] == [1, 4, 1, 5, 4, 2, 0, 3, 3, 2]
    dice = Throw("weald", 1)
    assert [dice.below(100) for _ in range(10)] == [43, 79, 78, 55, 24, 62, 47, 40, 98, 89]


@pytest.mark.parametrize("seed", ["", "1:1/south", "насіння"])
def test_quick_dice_are_those_of_the_standard_library(seed: str) -> None:
    """They are made in another way, for speed; what they say is the same, so old seeds bring the same games."""
    random, dice = Random(seed).random, QuickDice(seed)
    assert [dice.below(1000) for _ in range(1000)] == [int(random() * 1000) for _ in range(1000)]


@pytest.mark.parametrize("make", [lambda: Throw("fair", 1), lambda: QuickDice("fair")])
def test_dice_are_fair(make: type[Dice]) -> None:
    """Sixty thousand throws of six sides: no side strays by more than five standard deviations."""
    dice = make()
    counts = Counter(dice.below(6) for _ in range(60_000))
    assert set(counts) == set(range(6))
    assert all(abs(count - 10_000) < 5 * 91.3 for count in counts.values())


def test_a_shuffle_reaches_every_order() -> None:
    """All 24 orders of four things come up, about equally often."""
    counts: Counter[tuple[int, ...]] = Counter()
    dice = QuickDice("orders")
    for _ in range(24_000):
        items = [0, 1, 2, 3]
        dice.shuffle(items)
        counts[tuple(items)] += 1
    assert len(counts) == 24
    assert all(abs(count - 1000) < 160 for count in counts.values())


def test_a_commitment_binds_and_does_not_tell() -> None:
    """Different seeds, different commitments; drawn seeds are long and never the same."""
    assert commitment("1") != commitment("2")
    assert commitment("1") == commitment("1")
    assert len({new_seed() for _ in range(100)}) == 100
    assert all(len(new_seed()) == 64 for _ in range(3))


def _saying(number: int, sides: int) -> QuickDice:
    """A die of so many sides that falls on this number; or two equal dice with so many throws."""
    first = (number + 0.5) / sides
    second = first * isqrt(sides) % 1
    dice = QuickDice("")
    dice._random = iter([first, second]).__next__
    return dice


@pytest.mark.parametrize("game", library.names())
def test_thrown_outcomes_are_listed_outcomes(game: str) -> None:
    """Whatever a step throws in its own way is listed and possible, each outcome as often as its weight says."""
    ruleset = library.ruleset(game)
    for seed in range(3):
        table = Table(ruleset)
        choose = Random(seed)
        for _ in range(300):
            if table.actor is None:
                break
            if table.actor != "chance":
                table.play(choose.choice(procedure.legal(table.game)))
                continue
            listed = dict(procedure.outcomes(table.game))
            thrown: Counter[int] = Counter()
            sides = sum(listed.values())
            for number in range(sides):
                thrown[procedure.throw(table.game, _saying(number, sides))] += 1
            step = procedure.chance(table.game.board)
            assert step is not None
            assert all(step.possible(table.game, table.game.board.stack[-1], action) for action in thrown)
            assert thrown == Counter(listed)
            table.play(choose.choice(list(listed)))


def test_a_seed_gives_one_game_and_another_seed_another() -> None:
    """Same seed, same set-up and hands; the dice do not depend on anything else."""
    ruleset = library.ruleset("critters")
    assert len({str(Table(ruleset, None, str(n)).show("south")["hand"]) for n in range(30)}) > 25
    assert Table(ruleset, None, "7").show("south") == Table(ruleset, None, "7").show("south")
