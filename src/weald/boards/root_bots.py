"""The board of a Clockwork bot in words: its level, its traits, its order card, what its tracks score."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from weald.boards.root_map import letter
from weald.boards.root_seats import SeatWords
from weald.games.root.clockwork import automated_alliance, electric_eyrie, mechanical_marquise
from weald.games.root.tables import PIECE_NAMES, STOCK
from weald.texts import Texts

_EVENING: Final = {  # what a track scores in Evening, by pieces on the map
    "sawmill": mechanical_marquise.POINTS,
    "workshop": mechanical_marquise.POINTS,
    "recruiter": mechanical_marquise.POINTS,
    "roost": electric_eyrie.POINTS,
}
_PLACING: Final = {"sympathy": automated_alliance.POINTS}  # what a track scores when a piece leaves it
_UNUSED: Final = {"keep", "wood"}


class BotWords(SeatWords):
    """One bot's public side, as lines."""

    def _head(self) -> str:
        bot = self.data["bot"]
        head = self.texts.say(
            "board-bot",
            letter=letter(self.texts, self.seat),
            bot=self.seat,
            level=bot["level"],
            turn="yes" if self.shown["active"] == self.seat else "no",
            score=self.data["score"],
        )
        parts = [head, self.texts.say("board-seat-supply", supply=self.data["supply"])] if self._army() else [head]
        if bot["ordered"]:
            parts.append(self.texts.say("board-order", card=bot["order_card"], suit=bot["ordered"]))
        return ", ".join(parts)

    def _army(self) -> bool:
        return "pawn" not in self.data

    def _tracks(self) -> str:
        stock = {piece: left for piece, left in self.data["stock"].items() if piece not in _UNUSED}
        parts = [self._track(piece, left) for piece, left in stock.items()]
        return self.texts.say("board-stock", list=("; " if self.plain else ", ").join(parts)) if parts else ""

    def _track(self, piece: str, left: int) -> str:
        placed = STOCK[PIECE_NAMES.index(piece)] - left
        if piece in _EVENING:
            return self.texts.say("board-bot-track", count=left, piece=piece, points=_EVENING[piece][placed])
        if piece in _PLACING and left:
            return self.texts.say("board-bot-next", count=left, piece=piece, points=_PLACING[piece][placed])
        return self.texts.say("board-left", count=left, piece=piece)

    def _others(self) -> list[str]:
        """The traits, each with what it does."""
        traits = [
            self.texts.say("board-trait", trait=name, effect=self.texts.note(f"trait-{name}", "effect"))
            for name in self.data["bot"]["traits"]
        ]
        return [*super()._others(), *traits]


def seat_words(texts: Texts, shown: Mapping[str, Any], seat: str, plain: bool) -> SeatWords:
    """The words for a seat: a bot has its own."""
    if "bot" in shown["seats"][seat]:
        return BotWords(texts, shown, seat, plain)
    return SeatWords(texts, shown, seat, plain)
