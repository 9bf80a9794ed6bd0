"""How each game looks in the terminal. A game without a drawing of its own is told as its plain data."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from weald.engine.catalogue import Rules
from weald.engine.lenses import Game, View
from weald.texts import Texts

if TYPE_CHECKING:
    from rich.console import RenderableType

__all__ = ["Drawing", "drawing"]

_DRAWINGS: Final = {
    "critters": "weald.boards.critters",
    "defenders": "weald.boards.defenders",
    "root": "weald.boards.root",
}


class Drawing:
    """A game's board and hand for people. `referee` is the whole game, for those who may see everything."""

    width = 78  # columns that the picture needs
    tall = 1_000  # lines of a terminal from which on the hand is told with its effects beside the picture
    by_verb = False  # whether choices stand together by what they do, and not by card
    hurries = False  # whether a question with a single answer is answered without asking
    forecasts = False  # whether it can tell what may come next
    markers = False  # whether it shows by which markers seats that play themselves choose

    def __init__(self, rules: Rules, texts: Texts) -> None:
        self.rules = rules
        self.texts = texts

    def picture(self, view: View[Any], referee: Game[Any] | None = None) -> RenderableType | None:
        """The board in colour, for `width` columns; None if there is no picture of this game."""
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

    def kit(self, view: View[Any]) -> list[str]:
        """What else of the reader's own changes from question to question, where no picture tells it."""
        return []

    def robots(self, view: View[Any]) -> list[str]:
        """What the seats that play themselves do otherwise than others of their kind."""
        return []

    def effect(self, noun: str) -> str:
        """What a thing named in an action does, in a few words."""
        return ""

    def facts(self, view: View[Any], action: int) -> dict[str, object]:
        """What the viewer knows about the things an action names only by their place."""
        return {}

    def changed(self, before: View[Any], view: View[Any]) -> bool:
        """Whether a reader who has the picture of `before` needs a new one."""
        return True

    def goes_on(self, before: View[Any] | None, view: View[Any]) -> bool:
        """Whether this is the same turn that the reader has read of, so that what is new is enough."""
        return False

    def is_aside(self, action: int) -> bool:
        """Whether an action does not answer the question, but could be done at any time beside it."""
        return False

    def ends(self, action: int) -> bool:
        """Whether an action ends a phase."""
        return False

    def all_the_same(self, view: View[Any], actions: list[int]) -> bool:
        """Whether these choices come to the same, since all of them will be made."""
        return False

    def asked(self, view: View[Any]) -> dict[str, object]:
        """What the open question is about, for its words."""
        return {}

    def forecast(self, view: View[Any]) -> list[str]:
        """What may come next, with the odds, as far as everybody can reckon."""
        return []

    def steps(self, events: Sequence[Mapping[str, Any]]) -> list[list[Mapping[str, Any]]]:
        """The events of a seat that plays itself: what belongs together, with its reasons."""
        return [[event] for event in events]

    def is_reason(self, event: Mapping[str, Any]) -> bool:
        """Whether an event tells why a seat that plays itself does what follows."""
        return False

    def opening(self, actor: str) -> str:
        """How the events of a seat begin; what it does in a row is told without repeating it."""
        return self.texts.name("seat", actor) + ": " if actor in self.rules.seats else ""

    def label(self, view: View[Any], action: int, gap: str) -> str:
        """A choice among several of one verb, told by the word in which they differ."""
        return self.texts.name(gap, self.rules.grammar.verb_of(action).words(action)[gap])


def drawing(rules: Rules, texts: Texts) -> Drawing:
    """The drawing of a game."""
    if rules.name not in _DRAWINGS:
        return Drawing(rules, texts)
    found = import_module(_DRAWINGS[rules.name]).DRAWING(rules, texts)
    assert isinstance(found, Drawing)
    return found
