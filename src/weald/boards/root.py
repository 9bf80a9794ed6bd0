"""Root in the terminal: the map, the faction boards, the hand; and what its choices are called."""

from __future__ import annotations

import textwrap
from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.text import Text

from weald.boards import Drawing, root_asks, root_steps, root_worth
from weald.boards.root_bots import BotWords, seat_words
from weald.boards.root_map import SEAT_COLOURS, WIDTH, draw_map, landmarks, pawns, slots, tokens
from weald.boards.root_seats import counted, kit_words, next_building, words
from weald.engine import lenses
from weald.engine.notation import noun, verb
from weald.games.root.actions import (
    BUILD,
    CHARACTER,
    CRUSADE,
    DECREE,
    END,
    FUND,
    LEADER,
    MARCH,
    OBEY,
    PASS,
    PAY_WOOD,
    SHOW,
    SPECIAL,
    SPEND,
    SPREAD,
)
from weald.games.root.cards.false_orders import Ordering
from weald.games.root.factions.alliance.turn import Revolt, spread_cost
from weald.games.root.factions.eyrie.decree import Decree, can_obey, suit_of
from weald.games.root.factions.marquise import turn as marquise
from weald.games.root.factions.marquise.turn import Build
from weald.games.root.factions.riverfolk.board import riverfolk_board
from weald.games.root.factions.vagabond.board import vagabond_board
from weald.games.root.factions.vagabond.travel import SLIPPED, Travel, extra_boots
from weald.games.root.rules.daylight import is_extra
from weald.games.root.rules.moving import Move
from weald.games.root.state.board import NONE
from weald.games.root.state.lenses import View
from weald.games.root.tables import (
    ALLIANCE,
    BIRD,
    CARD_NAMES,
    CHARACTER_NAMES,
    CLEARINGS,
    COLUMN_NAMES,
    COST,
    DECK_NAMES,
    IS_VAGABOND,
    ITEM,
    ITEM_NAMES,
    ITEM_POINTS,
    KIND,
    LEADER_NAMES,
    MARQUISE,
    OWNER,
    PIECE_NAMES,
    START_ITEMS,
    STOCK,
    SUIT,
    SYMPATHY,
    SYMPATHY_POINTS,
    VIZIERS,
)
from weald.games.root.tables import MARCH as MARCH_MOVES

_COST_SUITS: Final = ("fox", "rabbit", "mouse", "any")


def _wrapped(line: str, style: str = "") -> Text:
    return Text("\n".join(textwrap.wrap(line, WIDTH, subsequent_indent=" " * 6)), style)


def _obeyable(view: View, action: int) -> bool:
    """Whether a card that may be added to the decree could be obeyed as things stand."""
    card, column = divmod(noun(action), len(COLUMN_NAMES))
    return can_obey(view.board, column, SUIT[card])


def _around(view: View, forest: int) -> str:
    """The clearings around a forest."""
    return " ".join(str(clearing + 1) for clearing in view.board.printed().forests[forest])


class RootDrawing(Drawing):
    """Draws a view of Root."""

    width = WIDTH + 1
    tall = 54
    by_verb = True
    hurries = True

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
        return self.rules.show(view)

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
                facts = {"card": card, "effect": self.effect(card), "count": cards.count(card)}
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
            own = self._shown(referee.lens(self.rules.seat(seat)))
            piles += self._own(own, "board-hand-of", "board-supporters-of")
        return piles

    def _own(self, shown: Mapping[str, Any], hand: str, supporters: str) -> list[tuple[str, list[str]]]:
        piles: list[tuple[str, list[str]]] = []
        for message, cards in ((hand, shown["hand"]), (supporters, shown["supporters"])):
            if cards is not None:
                piles.append((self.texts.say(message, seat=shown["seat"]), cards))
        return piles

    # words about cards and choices

    def effect(self, noun: str) -> str:
        name = noun.replace("-", "_")
        if name not in CARD_NAMES:
            return ""
        card = CARD_NAMES.index(name)
        parts = [
            self.texts.say("cost-part", count=count, suit=suit)
            for suit, count in zip(_COST_SUITS, COST[card], strict=True)
            if count
        ]
        return self.texts.say(
            f"effect-{KIND[card]}",
            cost=self.texts.say("cost", cost=", ".join(parts)),
            effect=self.texts.note(f"card-{name.replace('_', '-')}", "effect"),
            item=ITEM_NAMES[ITEM[card]] if ITEM[card] >= 0 else "",
            points=ITEM_POINTS[card],
        )

    def facts(self, view: lenses.View[Any], action: int) -> dict[str, object]:
        """The suit of a clearing, what a building or sympathy costs, what a leader does."""
        assert isinstance(view, View)
        gaps = self.rules.grammar.verb_of(action).words(action)
        told = root_worth.facts(view.board, view.seat, action, self.texts)
        if "clearing" in gaps:
            told["clearing"] = root_asks.clearing_words(view.board, self.texts, int(gaps["clearing"]) - 1)
        if "forest" in gaps:
            told["clearings"] = _around(view, noun(action))
        if verb(action) == BUILD:
            kind = noun(action) // CLEARINGS
            if OWNER[kind] == MARQUISE and 0 < view.board.stock[kind] < STOCK[kind]:  # the first one of a kind is free
                wood, points = next_building(PIECE_NAMES[kind], view.board.stock[kind])
                told.update(wood=wood, points=points)
        elif verb(action) == PAY_WOOD and isinstance(view.board.stack[-1], Build):
            told["paying"] = "yes"
        elif verb(action) == SPREAD and view.board.stock[SYMPATHY]:
            told["cost"] = spread_cost(view.board, noun(action))
            told["points"] = SYMPATHY_POINTS[STOCK[SYMPATHY] - view.board.stock[SYMPATHY]]
        elif verb(action) == OBEY and not self._can_resolve(view, action):
            told["turmoil"] = "yes"
        elif verb(action) == MARCH:
            told["moves"] = MARCH_MOVES if isinstance(view.board.stack[-1], marquise.Daylight) else 1
        elif verb(action) == END and (unused := root_asks.unused(view.board)):
            told["unused"] = unused
        elif action == PASS and isinstance(view.board.stack[-1], Travel) and view.board.stack[-1].to == NONE:
            told["staying"] = "yes"
        elif verb(action) == SPECIAL:
            told["character"] = CHARACTER_NAMES[vagabond_board(view.board, view.seat).character]
            told["effect"] = self.texts.note(f"character-{told['character']}", "effect")
        elif verb(action) == CHARACTER:
            told["effect"] = self.texts.note(f"character-{CHARACTER_NAMES[noun(action)]}", "effect")
            told["items"] = [ITEM_NAMES[item] for item in START_ITEMS[noun(action)]]
        elif verb(action) == LEADER:
            told["effect"] = self.texts.note(f"leader-{LEADER_NAMES[noun(action)]}", "effect")
            told["columns"] = [COLUMN_NAMES[column] for column in VIZIERS[noun(action)]]
        return told

    @staticmethod
    def _can_resolve(view: View, action: int) -> bool:
        f = view.board.stack[-1]
        return not isinstance(f, Decree) or can_obey(view.board, f.column, suit_of(noun(action)))

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

    def is_aside(self, action: int) -> bool:
        return is_extra(action)

    def ends(self, action: int) -> bool:
        return action == END

    def all_the_same(self, view: lenses.View[Any], actions: list[int]) -> bool:
        """Supporters of whom none is left over [8.4.1.2, 8.4.2.2]."""
        assert isinstance(view, View)
        f = view.board.stack[-1]
        if not isinstance(f, Revolt):
            return False
        return len([card for card in view.own.aside if SPEND | card in actions]) == f.cost

    def steps(self, events: Sequence[Mapping[str, Any]]) -> list[list[Mapping[str, Any]]]:
        return root_steps.steps(events)

    def is_reason(self, event: Mapping[str, Any]) -> bool:
        return root_steps.is_reason(event)

    def asked(self, view: lenses.View[Any]) -> dict[str, object]:
        assert isinstance(view, View)
        return root_asks.facts(view.board, self.texts)

    @staticmethod
    def _mover(view: View) -> int:
        """Whose move it is: under False Orders, somebody else's."""
        f = view.board.stack[-1]
        return f.other if isinstance(f, Ordering) else view.seat

    @staticmethod
    def _more_boots(view: View, clearing: int) -> int:
        """What hostile warriors cost a Vagabond who walks into their clearing; slipping is free."""
        f = view.board.stack[-1]
        return 0 if isinstance(f, Travel) and f.how == SLIPPED else extra_boots(view.board, view.seat, clearing)

    def label(self, view: lenses.View[Any], action: int, gap: str) -> str:
        assert isinstance(view, View)
        if verb(action) == OBEY and not self._can_resolve(view, action):
            return self.texts.say("label-turmoil", label=super().label(view, action, gap))
        if verb(action) == DECREE and gap == "column" and not _obeyable(view, action):
            return self.texts.say("label-not-now", label=super().label(view, action, gap))
        if verb(action) == CRUSADE:
            return self.texts.say("label-crusade", way=super().label(view, action, gap))
        if verb(action) == SHOW and SUIT[noun(action)] == BIRD:
            return self.texts.say("label-acolyte", label=super().label(view, action, gap))
        if verb(action) == FUND:
            count = riverfolk_board(view.board).funds[noun(action)]
            return self.texts.say("label-counted", label=super().label(view, action, gap), count=count)
        if gap == "forest":
            return self.texts.say("label-forest", forest=noun(action) + 1, clearings=_around(view, noun(action)))
        if gap != "clearing":
            return super().label(view, action, gap)
        name = self.rules.grammar.verb_of(action).name
        word = self.rules.grammar.verb_of(action).words(action)[gap]
        clearing = self._shown(view)["clearings"][word]
        label = self.texts.say("label-clearing", clearing=word, suit=clearing["suit"])
        seat = self.rules.seats[view.seat] if view.seat >= 0 else ""
        if name == "from":
            return self.texts.say("label-counted", label=label, count=clearing["warriors"].get(seat, 0))
        if name == "sympathy":
            return self.texts.say("label-counted", label=label, count=spread_cost(view.board, int(word) - 1))
        if name == "wood":
            return self.texts.say("label-counted", label=label, count=clearing["pieces"].get("wood", 0))
        if name == "to" and IS_VAGABOND[view.seat] and (more := self._more_boots(view, int(word) - 1)):
            return self.texts.say("label-boots", label=label, count=1 + more)
        mover = self._mover(view)
        pays = mover != ALLIANCE and not IS_VAGABOND[mover]  # the Vagabond's pawn outrages nobody [9.2.2]
        if name == "to" and "sympathy" in clearing["pieces"] and pays:
            return self.texts.say("label-outrage", label=label)
        if name == "to" and self._by_river(view, int(word)):
            return self.texts.say("label-river", label=label)
        if name == "trade":
            return self.texts.say(
                "label-ruler", label=label, ruler=root_worth.ruler(view.board, noun(action), self.texts)
            )
        return label

    def _by_river(self, view: View, number: int) -> bool:
        """Whether a warrior's move there leaves the paths for the river."""
        f = view.board.stack[-1]
        if not isinstance(f, Move) or f.origin == NONE:
            return False
        origin = self._shown(view)["clearings"][str(f.origin + 1)]
        return number in origin.get("river", []) and number not in origin["paths"]


DRAWING: Final = RootDrawing
