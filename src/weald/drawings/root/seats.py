"""The faction boards of Root in words: what is left on the tracks, the decree, the supporters."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from weald.drawings.root.map import letter
from weald.games.root.factions.alliance.tables import (
    BASE,
    SUPPORTER_COST,
    SUPPORTERS_WITHOUT_BASE,
    SYMPATHY,
    SYMPATHY_POINTS,
)
from weald.games.root.factions.cult.tables import DRAW_BY_GARDENS, GARDEN, POINTS_BY_GARDENS
from weald.games.root.factions.eyrie.tables import DRAW_BY_ROOSTS, POINTS_BY_ROOSTS
from weald.games.root.factions.marquise.tables import BUILDING_POINTS, WOOD_COST
from weald.games.root.tables import CARD_NAMES, PIECE_NAMES, ROOST, STOCK, SUIT, SUIT_NAMES
from weald.texts import Texts

_TOLD: Final = {  # what has a place of its own; further keys are told as they are
    *("score", "hand", "supply", "stock", "items", "cards", "dominance"),
    *("leader", "deposed", "decree"),
    *("supporters", "officers"),
    "bot",
    *("outcast", "hated", "acolytes", "conspiracy"),
    "serving",
}
_NAMED: Final = (  # kinds of things that a value may be the name of
    *("seat", "card", "item", "suit", "character", "state", "relation", "quest"),
    *("service", "piece", "minister", "level", "trait"),
)
GARDENS: Final = PIECE_NAMES[GARDEN : GARDEN + 3]
_BUILDINGS: Final = ("sawmill", "workshop", "recruiter")


def next_building(piece: str, left: int) -> tuple[int, int]:
    """What the next building of a kind costs in wood, and what it scores."""
    kind = PIECE_NAMES.index(piece)
    space = STOCK[kind] - left
    return WOOD_COST[space], BUILDING_POINTS[kind][space]


class SeatWords:
    """One faction's public side, as lines."""

    def __init__(self, texts: Texts, shown: Mapping[str, Any], seat: str, plain: bool) -> None:
        self.texts = texts
        self.shown = shown
        self.seat = seat
        self.plain = plain
        self.data: Mapping[str, Any] = shown["seats"][seat]

    def lines(self) -> list[str]:
        """The head line, and what else there is to tell, indented."""
        mine = [part for part in (self._tracks(), self._belongings()) if part]
        more = [*(mine if self.plain else [". ".join(mine)]), *self._rule(), *self._others()]
        return [self._head(), *["    " + line for line in more if line]]

    def _head(self) -> str:
        data, say = self.data, self.texts.say
        head = say(
            "board-seat",
            letter=letter(self.texts, self.seat),
            name=self.texts.name("seat", self.seat),
            you="yes" if self.shown["seat"] == self.seat else "no",
            turn="yes" if self.shown["active"] == self.seat else "no",
            score=data["score"],
            hand=data["hand"],
        )
        parts = [head]
        if "supply" in data and "pawn" not in data:
            parts.append(say("board-seat-supply", supply=data["supply"]))
        if "supporters" in data:
            baseless = data["stock"]["base"] == STOCK[BASE]
            most = SUPPORTERS_WITHOUT_BASE if baseless else None
            parts.append(say("board-supporters", count=data["supporters"], most=most))
        if "officers" in data:
            parts.append(say("board-officers", count=data["officers"]))
        if "acolytes" in data:
            parts.append(say("board-acolytes", count=data["acolytes"]))
        if data.get("outcast"):
            parts.append(say("board-outcast", suit=data["outcast"], hated="yes" if data["hated"] else "no"))
        if data.get("dominance"):
            parts.append(say("board-dominance", card=data["dominance"]))
        return ", ".join(parts)

    def _tracks(self) -> str:
        parts = [self._track(piece, left) for piece, left in self.data.get("stock", {}).items() if piece != "keep"]
        return self.texts.say("board-stock", list=("; " if self.plain else ", ").join(parts)) if parts else ""

    def _track(self, piece: str, left: int) -> str:
        say = self.texts.say
        if piece in _BUILDINGS and left:
            wood, points = next_building(piece, left)
            message = "board-building" if self.plain else "board-building-drawn"
            return say(message, count=left, piece=piece, wood=wood, points=points)
        if piece == "sympathy" and left:
            space = STOCK[SYMPATHY] - left
            return say("board-sympathy", count=left, cost=SUPPORTER_COST[space], points=SYMPATHY_POINTS[space])
        if piece == "roost":
            built = STOCK[ROOST] - left
            facts = {"points": POINTS_BY_ROOSTS[built], "cards": DRAW_BY_ROOSTS[built]}
            return say("board-roosts", count=left, map=built, **facts)
        planted = STOCK[PIECE_NAMES.index(piece)] - left
        if piece in GARDENS and planted:
            facts = {"points": POINTS_BY_GARDENS[planted], "cards": DRAW_BY_GARDENS[planted]}
            return say("board-gardens", count=left, piece=piece, map=planted, **facts)
        return say("board-left", count=left, piece=piece)

    def _rule(self) -> list[str]:
        """Leader and decree."""
        data, say = self.data, self.texts.say
        lines: list[str] = []
        if data.get("leader"):
            parts = [say("board-leader", leader=data["leader"], effect=self._effect(data["leader"]))]
            if data.get("deposed"):
                parts.append(say("board-deposed", leaders=data["deposed"]))
            lines.append("; ".join(parts))
        if "decree" in data:
            columns = [
                say("board-column", column=self._column(column), cards=self._decreed(cards))
                for column, cards in data["decree"].items()
            ]
            lines.append(say("board-decree", list=("; " if self.plain else " | ").join(columns)))
        return lines

    def _column(self, column: str) -> str:
        """What a column of the decree is for: a deed, or a bot's suit."""
        return self.texts.name("column" if self.texts.has(f"column-{column}") else "suit", column)

    def _effect(self, leader: str) -> str:
        return self.texts.note(f"leader-{leader}", "effect")

    def _decreed(self, cards: list[str]) -> str:
        """By suit, which is all that counts; plainly by name."""
        words = [self._decree_card(card) for card in cards]
        return ", ".join(words) or self.texts.say("board-none")

    def _decree_card(self, card: str) -> str:
        if self.plain:
            return self.texts.name("card", card)
        if card not in CARD_NAMES:
            return self.texts.say("board-vizier")
        return self.texts.name("suit", SUIT_NAMES[SUIT[CARD_NAMES.index(card)]])

    def _belongings(self) -> str:
        parts: list[str] = []
        if self.data.get("items") and "pawn" not in self.data:
            parts.append(self.texts.say("board-crafted", list=counted(self.texts, "item", self.data["items"])))
        if self.data.get("cards"):
            parts.append(self.texts.say("board-in-play", cards=self.data["cards"]))
        return "; ".join(parts)

    def _others(self) -> list[str]:
        """What another faction's board holds besides, by the names of its data."""
        lines: list[str] = []
        further = {key: value for key, value in self.data.items() if key not in _TOLD}
        if self.shown["seat"] == self.seat:
            further.pop("open_hand", None)  # it is told as the reader's own hand
        place = further.get("pawn") or {}
        if "forest" in place:
            around = " ".join(str(clearing) for clearing in self.shown["forests"][str(place["forest"])]["clearings"])
            label = self.texts.say("label-forest", forest=place["forest"], clearings=around)
            further["pawn"] = self.texts.say("reason-forest", forest=label)
        elif "clearing" in place:
            further["pawn"] = self.texts.say("reason-clearing", clearing=place["clearing"])
        if "pawn" in further and not self.plain:  # who he is and where, in one line
            further["character"] = [told for told in (further["character"], further.pop("pawn")) if told]
        if "kit" in further and "quest" not in further:  # a Vagabot has one of his own
            further["quests"] = self.shown.get("quests")
        for key, value in further.items():
            told = kit_words(self.texts, value) if key == "kit" else words(self.texts, value)
            if told:
                named = self._label(key)
                name = self.texts.say(named) if self.texts.has(named) else key.replace("_", " ")
                lines.append(self.texts.say("board-more", name=name, value=told))
        return lines

    def _label(self, key: str) -> str:
        """The message id of the name of a piece of data."""
        return f"board-key-{key}".replace("_", "-")


def words(texts: Texts, value: object) -> str:
    """Plain data in a line."""
    if value is None:
        return ""
    if isinstance(value, Mapping):
        told = [(words(texts, key), words(texts, inner)) for key, inner in value.items()]
        return "; ".join(f"{name} {inner}" for name, inner in told if inner not in ("", "0"))
    if isinstance(value, (list, tuple)):
        return ", ".join(words(texts, inner) for inner in value)
    for kind in _NAMED:
        if texts.has(f"{kind}-{value}".replace("_", "-")):
            return texts.name(kind, value)
    return str(value).replace("_", " ")


def counted(texts: Texts, kind: str, counts: Mapping[str, int]) -> str:
    """Things with how many there are: `bag 2, tea`."""
    named = [
        texts.name(kind, name) if count == 1 else texts.say("board-counted", name=texts.name(kind, name), count=count)
        for name, count in counts.items()
        if count
    ]
    return ", ".join(named) or texts.say("board-none")


def kit_words(texts: Texts, kit: Mapping[str, Any]) -> str:
    """A Vagabond's items by their state: `ready: sword 2, tea; exhausted: boots`."""
    return "; ".join(
        texts.say("board-column", column=texts.name("state", state), cards=counted(texts, "item", items))
        for state, items in kit.items()
        if items
    )
