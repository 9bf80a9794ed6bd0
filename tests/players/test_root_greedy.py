"""The greedy player with each faction of Root: it plays a game that somebody would recognise."""

from __future__ import annotations

from typing import Any

import pytest

from weald import library, players
from weald.arena import match
from weald.engine import procedure
from weald.games.root.tables import SEATS
from weald.scenario import Scenario

RULESET = library.ruleset("root")
CATS: dict[str, Any] = {"keep": "1", "warriors": "1x3 9 12", "sawmill": "1", "wood": "1x2"}


def chosen(s: Scenario, seat: str) -> str:
    """What greedy does at the open question."""
    view = s.table.view(seat)
    return RULESET.grammar.write(players.make("greedy", RULESET, "x").choose(view, procedure.offers(view)))


def test_the_marquise_builds() -> None:
    """With wood at hand and a slot in reach she takes the points."""
    s = Scenario("root", order="marquise eyrie", turn="marquise", phase="daylight", marquise=CATS, eyrie={"roost": "3"})
    assert chosen(s, "marquise").startswith("build ")


def test_the_eyrie_add_what_they_can_obey() -> None:
    """Now, or after the vizier's move: a fox card builds next door, but does not recruit at a rabbit roost."""
    birds = {"roost": "3", "warriors": "3x6", "leader": "builder", "hand": "anvil bake_sale"}
    s = Scenario("root", order="marquise eyrie", turn="eyrie", phase="start", marquise=CATS, eyrie=birds)
    assert chosen(s, "eyrie") in ("decree bake-sale recruit", "decree bake-sale move", "decree anvil build")


def test_the_alliance_revolts_when_it_can() -> None:
    """A revolt is looked through to its end, not only to the first supporter spent."""
    rebels = {"sympathy": "9 4", "supporters": "investments sword_mouse"}
    s = Scenario("root", order="marquise alliance", turn="alliance", phase="start", marquise=CATS, alliance=rebels)
    assert chosen(s, "alliance") == "revolt 9"


def test_the_alliance_uses_its_officers() -> None:
    """The cards to be drawn afterwards are no reason to stop before an operation."""
    rebels = {"sympathy": "9 4", "base": "9", "warriors": "9", "officers": 2}
    s = Scenario("root", order="marquise alliance", turn="alliance", phase="evening", marquise=CATS, alliance=rebels)
    assert chosen(s, "alliance") != "end"


def test_the_vagabond_explores() -> None:
    """A ruin here and a ready torch: an item and a point."""
    s = Scenario(
        "root",
        order="marquise vagabond",
        turn="vagabond",
        phase="daylight",
        marquise=CATS,
        vagabond={"character": "thief", "pawn": "12"},
    )
    assert chosen(s, "vagabond") == "explore"


@pytest.mark.parametrize("seat", SEATS[:4])
def test_greedy_beats_random_players_with_each_faction(seat: str) -> None:
    """Among three random players it wins, in a natural number of rounds."""
    kinds = {name: "greedy" if name == seat else "random" for name in ("marquise", "eyrie", "alliance", "vagabond")}
    table = match.play(RULESET, f"natural {seat}", kinds)
    assert table.outcome is not None
    assert table.outcome.winners == [seat]
    assert 5 <= table.game.board.round <= 40
