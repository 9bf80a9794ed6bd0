"""A position that no game can be in names its faults."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import weald
from weald.games.critters.lenses import Game

Spoil = Callable[[Game], object]


def middle() -> Game:
    """A sound position with cards on the table, faceup and facedown."""
    table = weald.new("critters", seed=11)
    for sentence in ("withdraw", *[""] * 4):
        table.play(sentence or table.offers()[0 if len(table.actions) % 2 else 2])
    game = table.game
    assert isinstance(game, Game)
    assert game.faults() == []
    return game


def reach_the_target(game: Game) -> None:
    game.board.scores[0] = 99
    game.board.stack = []


SPOILS: list[tuple[str, Spoil]] = [
    ("in two places", lambda g: g.board.buried.append(g.board.piles[next(i for i in range(6) if g.board.piles[i])][0])),
    ("do not add up", lambda g: g.board.buried.append(40)),
    ("is noted in pile", lambda g: g.board.faceup.__setitem__(g.undealt[0], 2)),
    ("not the three theaters", lambda g: setattr(g.board, "row", 6)),
    ("impossible size", lambda g: g.board.hands.__setitem__(0, 7)),
    ("does not lie faceup", lambda g: g.board.triggered.append(g.undealt[0])),
    ("known to be in a hand", lambda g: g.board.shown.__setitem__(0, (1 << 18) - 1)),
    ("nobody has won", reach_the_target),
    ("missing or doubled", lambda g: g.undealt.__setitem__(0, g.undealt[1])),
    ("hand is not what the board says", lambda g: g.secrets[0].hand.reverse()),
    ("not numbered as on the board", lambda g: g.secrets[1].backs.append(0)),
    ("is shown in", lambda g: g.board.shown.__setitem__(0, 1 << g.undealt[0])),
    ("the deck is not what the board says", lambda g: g.undealt.pop()),
]


@pytest.mark.parametrize(("fault", "spoil"), SPOILS, ids=[fault for fault, _ in SPOILS])
def test_a_fault_is_named(fault: str, spoil: Spoil) -> None:
    """Each kind of damage is found, and told."""
    game = middle()
    spoil(game)
    assert any(fault in told for told in game.faults()), game.faults()
