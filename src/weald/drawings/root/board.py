"""Root in the terminal: the map, the faction boards, the hand."""

from __future__ import annotations

import textwrap
from collections.abc import Mapping
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.text import Text

from weald.drawings.drawing import Drawing
from weald.drawings.root.bots import BotWords, seat_words
from weald.drawings.root.map import SEAT_COLOURS, WIDTH, draw_map, landmarks, pawns, slots, tokens
from weald.drawings.root.seats import counted, kit_words, words
from weald.drawings.root.words import effect
from weald.engine import lenses
from weald.games.root.tables import DECK_NAMES


def _wrapped(line: str, style: str = "") -> Text:
    return Text("\n".join(textwrap.wrap(line, WIDTH, subsequent_indent=" " * 6)), style)


class RootDrawing(Drawing):
    """Draws a view of Root."""

    width = WIDTH + 1
    tall = 54

    def picture(self, view: lenses.View[Any], referee: lenses.Game[Any] | None = None) -> RenderableType:
        shown = self._shown(view)
        parts: list[RenderableType] = [Text(self._head(shown), "bold"), draw_map(shown, self.texts, self.markers)]
        for seat in self._seats(shown):
            head, *more = seat_words(self.texts, shown, seat, False).lines()
            parts.append(_wrapped(head, f"bold {SEAT_COLOURS.get(seat, 'default')}"))
            parts += [_wrapped(line) for line in more]
        return Group(*parts, *[_wrapped(line) for line in self._commons(shown)])

    def lines(self, view: lenses.View[Any], referee: lenses.Game[Any] | None = None) -> list[str]:
        shown = self._shown(view)
        lines = [self._head(shown)]
        for number, clearing in shown["clearings"].items():
            marker = [self.texts.say("board-marker", clearing=number)] if self.markers else []
            lines.append(" ".join([self._clearing(number, clearing, pawns(shown, number)), *marker]))
        for seat in self._seats(shown):
            lines += seat_words(self.texts, shown, seat, True).lines()
        return lines + self._commons(shown)

    def _shown(self, view: lenses.View[Any]) -> dict[str, Any]:
        return self.ruleset.show(view)

    @staticmethod
    def _seats(shown: Mapping[str, Any]) -> list[str]:
        """In the order of turns, the reader's own last: nearest to the hand."""
        others = [seat for seat in shown["order"] if seat != shown["seat"]]
        return others + [seat for seat in shown["order"] if seat == shown["seat"]]

    def _head(self, shown: Mapping[str, Any]) -> str:
        seats = [self.texts.note(f"seat-{seat}", "short") or seat for seat in shown["order"]]
        return self.texts.say(
            "board-head",
            map=shown["map"],
            round=shown["round"],
            seats=seats,
            deck=shown["deck"],
            discard=len(shown["discard"]),
        )

    def _commons(self, shown: Mapping[str, Any]) -> list[str]:
        """What lies beside the map."""
        lines = [self.texts.say("board-supply", list=counted(self.texts, "item", shown["items"]))]
        if shown["cards"] != DECK_NAMES[0]:
            lines.append(self.texts.say("board-deck", name=self.texts.say(f"deck-{shown['cards']}")))
        if shown["played"]:
            lines.append(self.texts.say("board-played", cards=shown["played"]))
        if shown["available"]:
            lines.append(self.texts.say("board-available", cards=shown["available"]))
        if shown["seen_in_ruins"]:
            seen = [
                self.texts.say("board-seen", clearing=number, list=words(self.texts, items))
                for number, items in shown["seen_in_ruins"].items()
            ]
            lines.append(self.texts.say("board-seen-in-ruins", list="; ".join(seen)))
        if shown.get("coop"):
            lines.append(self.texts.say("board-coop"))
        if self.markers and "priority" in shown:
            lines.append(self.texts.say("board-priority", list=", ".join(str(number) for number in shown["priority"])))
        closed = [
            f"{number}-{other}"
            for number, clearing in shown["clearings"].items()
            for other in clearing.get("closed", [])
            if other > int(number)
        ]
        if closed:
            lines.append(self.texts.say("board-closed", list=", ".join(closed)))
        return lines

    def _clearing(self, number: str, clearing: Mapping[str, Any], here: list[str]) -> str:
        texts, none = self.texts, self.texts.say("board-none")
        filled = [texts.name("piece", piece) if piece else texts.say("board-open") for piece in slots(clearing)]
        warriors = [f"{texts.name('seat', seat)} {count}" for seat, count in clearing["warriors"].items()]
        warriors += [texts.name("seat", seat) for seat in here]
        paths = ", ".join(str(other) for other in clearing["paths"])
        if clearing.get("river"):
            paths = texts.say("board-river", paths=paths, list=", ".join(str(other) for other in clearing["river"]))
        told = texts.say(
            "board-clearing",
            clearing=number,
            suit=clearing["suit"],
            ruler=texts.name("seat", clearing["ruler"]) if clearing["ruler"] else none,
            slots=", ".join(filled) or none,
            warriors=", ".join(warriors) or none,
            tokens=counted(texts, "piece", tokens(clearing)),
            paths=paths,
        )
        return " ".join([told, *[texts.say(f"board-{mark}-here") for mark in landmarks(clearing)]])

    # hands

    def hand(self, view: lenses.View[Any], referee: lenses.Game[Any] | None = None) -> list[str]:
        lines: list[str] = []
        for title, cards in self._piles(view, referee):
            lines.append(title)
            for card in dict.fromkeys(cards):
                message = "board-card" if cards.count(card) == 1 else "board-cards"
                facts = {"card": card, "effect": effect(self.texts, card), "count": cards.count(card)}
                lines.append("  " + self.texts.say(message, **facts))
            if not cards:
                lines.append("  " + self.texts.say("board-empty"))
        return lines

    def hands(self, view: lenses.View[Any], referee: lenses.Game[Any] | None = None) -> list[str]:
        lines: list[str] = []
        for title, cards in self._piles(view, referee):
            named = ", ".join(self.texts.name("card", card) for card in cards) or self.texts.say("board-empty")
            lines.append(f"{title} {named}")
        return lines

    def kit(self, view: lenses.View[Any]) -> list[str]:
        shown = self._shown(view)
        items = shown["seats"].get(shown["seat"], {}).get("kit")
        return [self.texts.say("board-items-own", items=kit_words(self.texts, items))] if items else []

    def robots(self, view: lenses.View[Any]) -> list[str]:
        shown = self._shown(view)
        bots = [seat for seat in shown["order"] if "bot" in shown["seats"][seat]]
        return [line for seat in bots for line in BotWords(self.texts, shown, seat, True).explained()]

    def _piles(self, view: lenses.View[Any], referee: lenses.Game[Any] | None) -> list[tuple[str, list[str]]]:
        """The hands and supporters that the reader may see, each with its title."""
        if referee is None:
            return self._own(self._shown(view), "board-hand", "board-supporters-own")
        piles: list[tuple[str, list[str]]] = []
        for seat in self._shown(view)["order"]:
            own = self._shown(referee.lens(self.ruleset.seat(seat)))
            piles += self._own(own, "board-hand-of", "board-supporters-of")
        return piles

    def _own(self, shown: Mapping[str, Any], hand: str, supporters: str) -> list[tuple[str, list[str]]]:
        piles: list[tuple[str, list[str]]] = []
        for message, cards in ((hand, shown["hand"]), (supporters, shown["supporters"])):
            if cards is not None:
                piles.append((self.texts.say(message, seat=shown["seat"]), cards))
        return piles

    def changed(self, before: lenses.View[Any], view: lenses.View[Any]) -> bool:
        """What a seat does with its own cards leaves map and other factions as they are: the log tells it."""
        old, new = self._shown(before), self._shown(view)
        if any(old[key] != new[key] for key in ("seat", "order", "active", "round", "clearings")):
            return True
        for seat, data in new["seats"].items():
            was = old["seats"].get(seat, {})
            if was.get("pawn") != data.get("pawn") if seat == new["seat"] else was != data:
                return True
        return False

    def goes_on(self, before: lenses.View[Any] | None, view: lenses.View[Any]) -> bool:
        if before is None or before.seat != view.seat:
            return False
        old, new = self._shown(before), self._shown(view)
        return bool(old["active"] == new["active"] and old["round"] == new["round"])


DRAWING: Final = RootDrawing
