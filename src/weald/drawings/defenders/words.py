"""What the choices of Defenders of the Wild are called."""

from __future__ import annotations

from typing import Any, Final

from weald.drawings.wording import Wording
from weald.engine import lenses, procedure
from weald.games.defenders.acting import Acting
from weald.games.defenders.actions import END
from weald.games.defenders.tables import CARD_NAMES, FACTION_NAMES
from weald.texts import Texts


def effect(texts: Texts, card: str) -> str:
    """What a card does."""
    return texts.note(f"card-{card}", "effect")


class DefendersWording(Wording):
    """Words the choices of Defenders of the Wild."""

    by_verb = True
    hurries = True

    def effect(self, noun: str) -> str:
        return effect(self.texts, noun) if noun in CARD_NAMES else ""

    def is_grave(self, view: lenses.View[Any], action: int) -> bool:
        """The end of the actions while points are left."""
        acting = view.board.stack[-1]
        return action == END and isinstance(acting, Acting) and acting.points > 0

    def opening(self, actor: str) -> str:
        return self.texts.say("log-opening", seat=actor) if actor in FACTION_NAMES else ""

    def label(self, view: lenses.View[Any], action: int, gap: str) -> str:
        label = super().label(view, action, gap)
        if self.ruleset.grammar.verb_of(action).name == "resolve":
            return f"{label} ({self.texts.thing('card', procedure.about(view, action))})"
        return label


WORDING: Final = DefendersWording
