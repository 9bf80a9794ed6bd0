"""What the choices of Critters at War are called."""

from __future__ import annotations

from typing import Any, Final

from weald.drawings.wording import Wording
from weald.engine.lenses import View
from weald.games.critters.actions import WITHDRAW
from weald.games.critters.cards import CARD_NAMES, EFFECT, INSTANT, STRENGTH
from weald.texts import Texts


def effect(texts: Texts, name: str) -> str:
    """What a card is worth and does."""
    card = CARD_NAMES.index(name)
    does = texts.note(f"card-{name}", "effect")
    if EFFECT[card] == "none":
        return texts.say("effect-none", strength=STRENGTH[card], effect=does)
    return texts.say("effect-instant" if INSTANT[card] else "effect-ongoing", strength=STRENGTH[card], effect=does)


class CrittersWording(Wording):
    """Words the choices of Critters at War."""

    def effect(self, noun: str) -> str:
        return effect(self.texts, noun) if noun in CARD_NAMES else ""

    def is_grave(self, view: View[Any], action: int) -> bool:
        return action == WITHDRAW


WORDING: Final = CrittersWording
