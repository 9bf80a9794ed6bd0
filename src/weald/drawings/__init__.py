"""How each game looks and speaks in the terminal: what draws a view, and what words its choices."""

from __future__ import annotations

from importlib import import_module

from weald import library
from weald.drawings.drawing import Drawing
from weald.drawings.wording import Wording
from weald.engine.catalogue import Rules
from weald.texts import Texts

__all__ = ["Drawing", "Wording", "drawing", "wording"]


def drawing(rules: Rules, texts: Texts) -> Drawing:
    """What draws a game; a game without a folder of its own is told as its plain data."""
    if rules.name not in library.names():
        return Drawing(rules, texts)
    found = import_module(f"weald.drawings.{rules.name}.board").DRAWING(rules, texts)
    assert isinstance(found, Drawing)
    return found


def wording(rules: Rules, texts: Texts) -> Wording:
    """What words the choices of a game."""
    if rules.name not in library.names():
        return Wording(rules, texts)
    found = import_module(f"weald.drawings.{rules.name}.words").WORDING(rules, texts)
    assert isinstance(found, Wording)
    return found
