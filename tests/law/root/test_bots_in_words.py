"""What everybody sees of a bot: its data, its board in the terminal, its positions set up again."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.law.root.rootbotics import bot, turn
from weald import library
from weald.boards import drawing
from weald.engine import codec
from weald.engine.errors import UnknownName
from weald.engine.table import Table
from weald.games.root.arranging import arrange
from weald.scenario import Scenario, export
from weald.texts import Texts


def board(s: Scenario) -> str:
    """The whole board as a spectator reads it."""
    return "\n".join(drawing(s.table.rules, Texts("root")).lines(s.table.game.lens(-1)))


def test_level_traits_and_order_are_open() -> None:
    """In its own turn also the order card and what it orders."""
    s = turn(
        "eyrie",
        "armorers",
        order="eyrie marquise alliance",
        eyrie={"bot": "nightmare", "traits": "war-tax focused", "roost": "3", "warriors": "3x6 5"},
        marquise={"bot": "easy", "warriors": "5x2"},
        alliance={"bot": "normal", "sympathy": "1"},
    )
    assert s.asked == "chance"  # the dice of the battle in 5
    assert bot(s, "eyrie") == {
        "level": "nightmare",
        "traits": ["war-tax", "focused"],
        "order_card": None,  # it lies in the decree already
        "ordered": "bird",
    }
    assert bot(s, "marquise") == {"level": "easy", "traits": [], "order_card": None, "ordered": None}
    words = board(s)
    assert "E Electric Eyrie (nightmare bot), on turn: 0 points" in words
    assert "ordered: bird" in words
    assert (
        "Decree: fox: none; mouse: none; rabbit: none; bird: loyal vizier (bird), loyal vizier (bird), Armorers"
        in words
    )
    assert "Trait war tax: Whoever loses a building or token to it loses a point too." in words
    assert "6 roost (now 0 points an Evening)" in words
    assert "M Mechanical Marquise (easy bot): 0 points" in words
    assert "9 sympathy (next: 1 point)" in words
    assert "supporter" not in words


def test_an_order_card_in_words() -> None:
    """While it lies open, it is named."""
    s = turn(
        "marquise",
        "cobbler",
        order="marquise eyrie",
        marquise={"bot": "normal", "warriors": "5x3"},
        eyrie={"warriors": "5"},
    )
    assert bot(s, "marquise")["order_card"] == "cobbler"
    assert "ordered: Cobbler (rabbit)" in board(s)


@pytest.mark.parametrize("words", [{"bot": "hard"}, {"bot": "easy", "traits": "swoop"}])
def test_unknown_levels_and_traits_are_refused(words: dict[str, str]) -> None:
    """The Marquise does not swoop."""
    with pytest.raises(UnknownName):
        arrange({"marquise": words})


def test_a_game_with_bots_becomes_a_scenario(tmp_path: Path) -> None:
    """Any position can be written as words that lead to it again."""
    options: dict[str, int | str] = {
        "vagabond": "no",
        "marquise": "bot",
        "eyrie": "bot",
        "eyrie-level": "challenging",
        "marquise-traits": "blitz+hospitals",
        "order": "listed",
    }
    table = Table(library.rules("root"), options, "scenario")
    while len(table.actions) < 120 and table.actor is not None:
        table.take(table.legal()[0])
    table.save(tmp_path / "bots.weald")
    text = export(tmp_path / "bots.weald")
    assert "'bot': 'challenging'" in text
    assert "'traits': 'blitz hospitals'" in text
    found: dict[str, Scenario] = {}
    exec(text, found)  # our own words
    assert found["s"].table.show(None)["clearings"] == table.show(None)["clearings"]
    assert codec.encode(found["s"].table.game.board.robots) == codec.encode(table.game.board.robots)
