"""A computer player at its seat, from question to question: its plan lasts as long as nothing comes between."""

from __future__ import annotations

from typing import Any

from weald import players
from weald.engine.lenses import View
from weald.engine.offers import Offers
from weald.engine.ruleset import Ruleset


class Sitting:
    """One seat's player. It is made anew when somebody else has answered for the seat, or something was taken back."""

    def __init__(self, name: str, ruleset: Ruleset) -> None:
        self.name = name
        self._ruleset = ruleset
        self.player: players.Player | None = None
        self._acted = 0  # answers of this seat, as many as there should be at its next question
        self._undos = 0

    def choose(self, view: View[Any], offers: Offers, seed: str, acted: int, undos: int) -> int:
        """An answer. The seat has given `acted` before it, and answers at the table were taken back `undos` times.

        The seed is that of the moment: a player that plans nothing answers alike, whether it was kept or is new.
        """
        if self.player is None or acted != self._acted or undos != self._undos:
            self.player = players.make(self.name, self._ruleset, seed)
        else:
            self.player.reseed(seed)
        self._acted = acted + 1
        self._undos = undos
        return self.player.choose(view, offers)
