"""A view in the terminal's lines, for clients that draw no board of a game. Nothing else here knows the drawings."""

from __future__ import annotations

from typing import Any

from weald.drawings import drawing
from weald.engine.lenses import View
from weald.engine.ruleset import Options, Ruleset
from weald.texts import Texts


class Plain:
    """What draws a game line by line."""

    def __init__(self, ruleset: Ruleset, options: Options) -> None:
        texts = Texts(ruleset.name, robots=ruleset.robots(options))
        self._drawing = drawing(ruleset, texts)

    def lines(self, view: View[Any]) -> list[str]:
        """The board."""
        return self._drawing.lines(view)

    def hand(self, view: View[Any]) -> list[str]:
        """What the viewer holds, each with what it does."""
        return self._drawing.hand(view)
