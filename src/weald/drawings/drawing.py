"""What draws a view of a game in the terminal: the board in colour or line by line, the hand, what may come next."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from weald.engine.lenses import Game, View
from weald.engine.ruleset import Ruleset
from weald.texts import Texts

if TYPE_CHECKING:
    from rich.console import RenderableType


class Drawing:
    """A game's board and hand for people. `referee` is the whole game, for those who may see everything."""

    width = 78  # columns that the picture needs
    tall = 1_000  # lines of a terminal from which on the hand is told with its effects beside the picture
    forecasts = False  # whether it can tell what may come next
    markers = False  # whether it shows by which markers seats that play themselves choose

    def __init__(self, ruleset: Ruleset, texts: Texts) -> None:
        self.ruleset = ruleset
        self.texts = texts

    def picture(self, view: View[Any], referee: Game[Any] | None = None) -> RenderableType | None:
        """The board in colour, for `width` columns; None if there is no picture of this game."""
        return None

    def lines(self, view: View[Any], referee: Game[Any] | None = None) -> list[str]:
        """The board line by line."""
        shown = {"": self.ruleset.show(view)}
        if referee is not None:
            shown = {name: self.ruleset.show(referee.lens(seat)) for seat, name in enumerate(self.ruleset.seats)}
        return [f"{name} {key}: {value}".strip() for name, data in shown.items() for key, value in data.items()]

    def hand(self, view: View[Any], referee: Game[Any] | None = None) -> list[str]:
        """What the viewer holds, each with what it does."""
        return []

    def hands(self, view: View[Any], referee: Game[Any] | None = None) -> list[str]:
        """The hands the reader may see, one on a line."""
        return []

    def kit(self, view: View[Any]) -> list[str]:
        """What else of the reader's own changes from question to question, where no picture tells it."""
        return []

    def robots(self, view: View[Any]) -> list[str]:
        """What the seats that play themselves do otherwise than others of their kind."""
        return []

    def changed(self, before: View[Any], view: View[Any]) -> bool:
        """Whether a reader who has the picture of `before` needs a new one."""
        return True

    def goes_on(self, before: View[Any] | None, view: View[Any]) -> bool:
        """Whether this is the same turn that the reader has read of, so that what is new is enough."""
        return False

    def forecast(self, view: View[Any]) -> list[str]:
        """What may come next, with the odds, as far as everybody can reckon."""
        return []
