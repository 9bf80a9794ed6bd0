"""The board of a Clockwork bot in words: its level, its traits, its order card, what its tracks score."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from weald.drawings.root.map import letter
from weald.drawings.root.seats import GARDENS, SeatWords
from weald.games.root.factions.alliance import clockwork as automated_alliance
from weald.games.root.factions.cult import clockwork as logical_lizards
from weald.games.root.factions.duchy import clockwork as drillbit_duchy
from weald.games.root.factions.eyrie import clockwork as electric_eyrie
from weald.games.root.factions.marquise import clockwork as mechanical_marquise
from weald.games.root.factions.riverfolk import clockwork as riverfolk_robots
from weald.games.root.factions.riverfolk.tables import POST
from weald.games.root.tables import LEVEL_NAMES, NORMAL, PIECE_NAMES, STOCK
from weald.texts import Texts

_EVENING: Final = {  # what a track scores in Evening, by pieces on the map
    "sawmill": mechanical_marquise.POINTS,
    "workshop": mechanical_marquise.POINTS,
    "recruiter": mechanical_marquise.POINTS,
    "roost": electric_eyrie.POINTS,
    **dict.fromkeys(GARDENS, logical_lizards.POINTS),
}
_PLACING: Final = {  # what a track scores when a piece leaves it
    "sympathy": automated_alliance.POINTS,
    **dict.fromkeys(PIECE_NAMES[POST : POST + 3], riverfolk_robots.POINTS),
}
_RECRUITS: Final = {"citadel": drillbit_duchy.ICONS}  # how many more recruits a track brings
_NORMAL: Final = LEVEL_NAMES[NORMAL]
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
        if "acolytes" in self.data:
            parts.append(self.texts.say("board-acolytes", count=self.data["acolytes"]))
        if self.data.get("conspiracy"):
            parts.append(self.texts.say("board-conspiracy", **self.data["conspiracy"]))
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
            message = "board-bot-track" if self.plain else "board-bot-track-drawn"
            return self.texts.say(message, count=left, piece=piece, points=_EVENING[piece][placed])
        if piece in _RECRUITS:
            return self.texts.say("board-bot-recruits", count=left, piece=piece, more=_RECRUITS[piece][placed])
        if piece in _PLACING and left:
            return self.texts.say("board-bot-next", count=left, piece=piece, points=_PLACING[piece][placed])
        return self.texts.say("board-left", count=left, piece=piece)

    def _others(self) -> list[str]:
        """Its special action, and its traits by name; what they do is told once, and whenever somebody asks."""
        lines = super()._others()
        if self.data.get("character"):
            effect = self.texts.note(f"character-{self.data['character']}", "bot")
            lines.append(self.texts.say("board-special", effect=effect))
        traits = self.data["bot"]["traits"]
        return [*lines, self.texts.say("board-traits", traits=traits)] if traits else lines

    def explained(self) -> list[str]:
        """What its level and its traits change."""
        bot, say, note = self.data["bot"], self.texts.say, self.texts.note
        lines: list[str] = []
        if bot["level"] != _NORMAL:  # [K3.3.1] then its card lies beside the board
            effect = say(f"option-{self.seat}-level-{bot['level']}")
            lines.append(say("board-level", bot=self.seat, level=bot["level"], effect=effect))
        for name in bot["traits"]:
            lines.append(say("board-trait", bot=self.seat, trait=name, effect=note(f"trait-{name}", "effect")))
        return lines

    def _label(self, key: str) -> str:
        """What is otherwise with a bot has a name of its own."""
        own = f"board-bot-key-{key}".replace("_", "-")
        return own if self.texts.has(own) else super()._label(key)


def seat_words(texts: Texts, shown: Mapping[str, Any], seat: str, plain: bool) -> SeatWords:
    """The words for a seat: a bot has its own."""
    if "bot" in shown["seats"][seat]:
        return BotWords(texts, shown, seat, plain)
    return SeatWords(texts, shown, seat, plain)
