"""Dice: fair, repeatable, bound by a commitment."""

from __future__ import annotations

import hashlib
from collections import Counter

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


def test_thrown_outcomes_are_listed_outcomes() -> None:
    """Whatever is thrown directly is among the outcomes that can be listed, and possible."""
    for number in range(40):
        table = Table(library.rules("critters"))
        while table.actor == "chance":
            thrown = procedure.throw(table.game, QuickDice(str(number)))
            step = procedure.chance(table.game.board)
            assert step is not None
            frame = table.game.board.stack[-1]
            assert step.possible(table.game, frame, thrown)
            assert thrown in {action for action, _ in procedure.outcomes(table.game)}
            table.play(thrown)


def test_a_seed_gives_one_game_and_another_seed_another() -> None:
    """Same seed, same set-up and hands; the dice do not depend on anything else."""
    rules = library.rules("critters")
    assert len({str(Table(rules, None, str(n)).show("south")["hand"]) for n in range(30)}) > 25
    assert Table(rules, None, "7").show("south") == Table(rules, None, "7").show("south")
