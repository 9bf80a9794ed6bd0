"""How each game looks and speaks in the terminal: what draws a view, and what words its choices."""

from __future__ import annotations

from importlib import import_module

from weald import library
from weald.drawings.drawing import Drawing
from weald.drawings.wording import Wording
from weald.engine.ruleset import Ruleset
from weald.texts import Texts

__all__ = ["Drawing", "Wording", "drawing", "wording"]


def drawing(ruleset: Ruleset, texts: Texts) -> Drawing:
    """What draws a game; a game without a folder of its own is told as its plain data."""
    if ruleset.name not in library.names():
        return Drawing(ruleset, texts)
    found = import_module(f"weald.drawings.{ruleset.name}.board").DRAWING(ruleset, texts)
    assert isinstance(found, Drawing)
    return found


def wording(ruleset: Ruleset, texts: Texts) -> Wording:
    """What words the choices of a game."""
    if ruleset.name not in library.names():
        return Wording(ruleset, texts)
    found = import_module(f"weald.drawings.{ruleset.name}.words").WORDING(ruleset, texts)
    assert isinstance(found, Wording)
    return found
