"""What the tests of several players share."""

from __future__ import annotations

import pytest

from weald import library, players

_FEW = 60


@pytest.fixture
def few_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Searches imagine few games: how many changes nothing about what they may see and answer, and takes long."""
    efforts = [players._KINDS["search"].effort]
    efforts += [recipe.effort for game in library.names() for recipe in players.recipes(library.ruleset(game)).values()]
    for effort in efforts:
        if effort.get("games", 0) > _FEW:
            monkeypatch.setitem(effort, "games", _FEW)
