"""Every persistent card has one home, and the rules know none of them by name."""

from __future__ import annotations

import ast
from pathlib import Path

import weald.games.root as root
from weald.games.root.cards.card import IN_ORDER
from weald.games.root.cards.registry import IN_ORDER as REGISTERED
from weald.games.root.tables import CARD_NAMES, KIND, TOKEN_FORCE

ROOT = Path(str(root.__file__)).parent
CARDS = "weald.games.root.cards."
OWN_MOVE = "factions/vagabond/"  # a card that lets him move asks his own question [9.5.1]


def test_every_persistent_card_speaks_once() -> None:
    """Each card of both decks is registered once, or is a number of the data."""
    speaking = sorted(CARD_NAMES[card.card] for card in REGISTERED)
    silent = [name for name, force in zip(CARD_NAMES, TOKEN_FORCE, strict=True) if force]
    persistent = [name for name, kind in zip(CARD_NAMES, KIND, strict=True) if kind == "persistent"]
    assert sorted(speaking + silent) == sorted(persistent)
    assert IN_ORDER is REGISTERED


def test_the_rules_know_no_card_by_name() -> None:
    """Outside `cards/` only what every card has in common is imported, and the registry where boards are made."""
    for path in sorted(ROOT.rglob("*.py")):
        place = path.relative_to(ROOT).as_posix()
        if place.startswith(("cards/", OWN_MOVE)):
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and str(node.module).startswith(CARDS):
                assert node.module == CARDS + "card", f"{place} imports {node.module}"
