"""How each game looks in the terminal. A game without a drawing of its own is told as its plain data."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from weald.engine.catalogue import Rules
from weald.engine.lenses import Game, View
from weald.texts import Texts

if TYPE_CHECKING:
    from rich.console import RenderableType

__all__ = ["Drawing", "drawing"]

_DRAWINGS: Final = {"critters": "weald.cli.boards.critters"}


class Drawing:
    """A game's board and hand for people. `referee` is the whole game, for those who may see everything."""

    def __init__(self, rules: Rules, texts: Texts) -> None:
        self.rules = rules
        self.texts = texts

    def picture(self, view: View[Any], referee: Game[Any] | None = None) -> RenderableType | None:
        """The board in colour, for 80 columns; None if there is no picture of this game."""
        return None

    def lines(self, view: View[Any], referee: Game[Any] | None = None) -> list[str]:
        """The board line by line."""
        shown = {"": self.rules.show(view)}
        if referee is not None:
            shown = {name: self.rules.show(referee.lens(seat)) for seat, name in enumerate(self.rules.seats)}
        return [f"{name} {key}: {value}".strip() for name, data in shown.items() for key, value in data.items()]

    def hand(self, view: View[Any], referee: Game[Any] | None = None) -> list[str]:
        """What the viewer holds, each with what it does."""
        return []

    def hands(self, view: View[Any], referee: Game[Any] | None = None) -> list[str]:
        """The hands the reader may see, one on a line."""
        return []

    def effect(self, noun: str) -> str:
        """What a thing named in an action does, in a few words."""
        return ""

    def facts(self, view: View[Any], action: int) -> dict[str, object]:
        """What the viewer knows about the things an action names only by their place."""
        return {}


def drawing(rules: Rules, texts: Texts) -> Drawing:
    """The drawing of a game."""
    if rules.name not in _DRAWINGS:
        return Drawing(rules, texts)
    found = import_module(_DRAWINGS[rules.name]).DRAWING(rules, texts)
    assert isinstance(found, Drawing)
    return found
