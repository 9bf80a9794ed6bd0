"""Verbs stand in a game's `actions.py` twice, as constants for the rules and as sentences: the two say the same.

Root's factions have verbs of their own, in the same form.
"""

from __future__ import annotations

import importlib
from pathlib import Path

import pytest

import weald
from weald import library
from weald.engine.notation import NOUN_MASK

# constants that are not called as the first word of their sentence is
CALLED = {
    "critters": {},
    "defenders": {},
    "root": {
        "COUNT": "warriors",
        "PAY_WOOD": "wood",
        "ROOST_IN": "roost",
        "SPREAD": "sympathy",
        "SEATING": "seat",
        "SUITING": "suit",
        "INSTIGATE": "set",
        "BUY_BOATS": "riverboats",
        "BUY_MERCENARIES": "mercenaries",
    },
}


@pytest.mark.parametrize("game", library.names())
def test_constants_and_sentences_of_a_game_agree(game: str) -> None:
    """Every verb has its constant and every constant its verb, of one number and one name."""
    package = Path(weald.__file__).parent / "games" / game
    names = ["actions", *(f"factions.{path.parent.name}.verbs" for path in sorted(package.glob("factions/*/verbs.py")))]
    modules = [importlib.import_module(f"weald.games.{game}.{name}") for name in names]
    codes = {
        name: value
        for module in modules
        for name, value in vars(module).items()
        if name.isupper() and isinstance(value, int) and value > NOUN_MASK
    }
    called = {CALLED[game].get(name, name.lower().replace("_", "-")): code for name, code in codes.items()}
    assert len(called) == len(codes) > 10
    assert called == {verb.name: code for code, verb in library.ruleset(game).grammar.verbs.items()}
