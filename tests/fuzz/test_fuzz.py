"""Random games: no crash, no dead end, no broken invariant; and nothing in the box goes untouched."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

import weald
from tests.fuzz.checking import CRASHES, Fault, check_position, play
from tests.fuzz.variety import OPTIONS
from weald import library
from weald.engine import journal, procedure
from weald.engine.table import Table, replay
from weald.games.critters.lenses import Game

# games of Root are long, and plain Python plays the same ones many times more slowly: there the first of each must do
COMPILED = weald.form() == "compiled"
GAMES_EACH = {"critters": 20, "defenders": 3, "root": 2} if COMPILED else {"critters": 4, "defenders": 1, "root": 1}
GAMES = [(game, number) for game in library.names() for number in range(len(OPTIONS[game]))]


@pytest.mark.parametrize(("game", "number"), GAMES)
def test_random_games_hold_every_invariant(game: str, number: int) -> None:
    """Some games of each kind of options, checked after every action."""
    for seed in range(GAMES_EACH[game]):
        assert play(game, f"ci {number} {seed}", OPTIONS[game][number]).outcome is not None


FATES = ["deployed", "improvised", "covered", "flipped-up", "flipped-down", "destroyed"]
FATES += ["drew", "reinforced", "moved", "returned"]
# Reinforce lies on the table when it draws, and Redeploy faceup when it takes cards back: they cannot meet themselves.
IMPOSSIBLE = [("drew", "L1"), ("reinforced", "L1"), ("returned", "S4")]


def test_every_card_is_played_covered_flipped_and_destroyed() -> None:
    """In some two hundred random games each of the 18 cards meets every fate there is."""
    ruleset = library.ruleset("critters")
    names = [ruleset.grammar.write(1 << 32 | card * 3).split()[1] for card in range(18)]
    fates: Counter[tuple[str, str]] = Counter()

    def watch(table: Table) -> None:
        for events in table.log[-3:]:
            for event in events:
                fates[event.what, str({**event.facts, **event.secrets}.get("card", ""))] += 1
        game = table.game
        assert isinstance(game, Game)
        for pile in game.board.piles:
            for token in pile[:-1]:
                fates["covered", names[game.card(token)]] += 1

    for seed in range(200):
        play("critters", f"cards {seed}", {"target": 18}, watch, thorough=False)
    untouched = [(fate, card) for fate in FATES for card in names if not fates[fate, card]]
    assert untouched == IMPOSSIBLE


@pytest.mark.parametrize("path", sorted(CRASHES.glob("*.weald")), ids=lambda path: path.stem)
def test_what_once_crashed_plays_on(path: Path) -> None:
    """Each saved crash file loads, its last position is sound, and whatever is offered there can be done."""
    file = journal.read(path)
    table = replay(library.ruleset(file.game), file)
    if table.actor is not None:
        check_position(table)
        for action in table.legal():
            procedure.act(table.game.clone(), action)


def test_a_fault_is_saved_as_a_game_that_loads(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """When a check fails in the middle of a game, the crash file holds the game up to that point."""
    monkeypatch.setattr("tests.fuzz.checking.CRASHES", tmp_path)

    def watch(table: Table) -> None:
        if len(table.actions) > 12:
            raise ValueError("made up")

    with pytest.raises(Fault, match="made up"):
        play("critters", "made up", watch=watch)
    (file,) = tmp_path.glob("*.weald")
    assert len(weald.load(file).actions) > 12
