"""What the choices of Root are called."""

from __future__ import annotations

from typing import Any, Final

from weald.drawings.wording import Wording
from weald.engine import lenses, procedure
from weald.engine.notation import noun, verb
from weald.games.root.actions import ACTIVATE, END, SPEND
from weald.games.root.cards.false_orders import Ordering
from weald.games.root.factions.alliance.turn import Revolt, spread_cost
from weald.games.root.factions.cult.verbs import CRUSADE, SHOW
from weald.games.root.factions.eyrie.decree import can_obey
from weald.games.root.factions.eyrie.tables import COLUMN_NAMES
from weald.games.root.factions.eyrie.verbs import DECREE
from weald.games.root.factions.riverfolk.board import riverfolk_board
from weald.games.root.factions.riverfolk.verbs import FUND
from weald.games.root.factions.vagabond.travel import SLIPPED, Travel, extra_boots
from weald.games.root.rules.daylight import is_extra
from weald.games.root.rules.moving import Move
from weald.games.root.state.board import NONE
from weald.games.root.state.facts import clearings_around
from weald.games.root.state.lenses import View
from weald.games.root.tables import (
    ALLIANCE,
    BIRD,
    CARD_NAMES,
    COST,
    IS_VAGABOND,
    ITEM,
    ITEM_NAMES,
    ITEM_POINTS,
    KIND,
    SUIT,
)
from weald.texts import Texts

_COST_SUITS: Final = ("fox", "rabbit", "mouse", "any")


def effect(texts: Texts, name: str) -> str:
    """What a card costs to craft, and what it does."""
    card = CARD_NAMES.index(name)
    parts = [
        texts.say("cost-part", count=count, suit=suit)
        for suit, count in zip(_COST_SUITS, COST[card], strict=True)
        if count
    ]
    return texts.say(
        f"effect-{KIND[card]}",
        cost=texts.say("cost", cost=", ".join(parts)),
        effect=texts.note(f"card-{name.replace('_', '-')}", "effect"),
        item=ITEM_NAMES[ITEM[card]] if ITEM[card] >= 0 else "",
        points=ITEM_POINTS[card],
    )


def _obeyable(view: View, action: int) -> bool:
    """Whether a card that may be added to the decree could be obeyed as things stand."""
    card, column = divmod(noun(action), len(COLUMN_NAMES))
    return can_obey(view.board, column, SUIT[card])


class RootWording(Wording):
    """Words the choices of Root."""

    by_verb = True
    hurries = True

    def effect(self, noun: str) -> str:
        name = noun.replace("-", "_")
        return effect(self.texts, name) if name in CARD_NAMES else ""

    def is_aside(self, action: int) -> bool:
        return is_extra(action)

    def is_grave(self, view: lenses.View[Any], action: int) -> bool:
        """The end of a phase with actions left, and a dominance card: its owner's points are gone for good."""
        return verb(action) == ACTIVATE or "unused" in procedure.about(view, action)

    def ends(self, action: int) -> bool:
        return action == END

    def all_the_same(self, view: lenses.View[Any], actions: list[int]) -> bool:
        """Supporters of whom none is left over [8.4.1.2, 8.4.2.2]."""
        assert isinstance(view, View)
        f = view.board.stack[-1]
        if not isinstance(f, Revolt):
            return False
        return len([card for card in view.own.aside if SPEND | card in actions]) == f.cost

    def _shown(self, view: View) -> dict[str, Any]:
        return self.ruleset.show(view)

    def _name(self, action: int, gap: str) -> str:
        return self.texts.name(gap, self.ruleset.grammar.verb_of(action).words(action)[gap])

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
        if "turmoil" in procedure.about(view, action):
            return self.texts.say("label-turmoil", label=self._name(action, gap))
        if verb(action) == DECREE and gap == "column" and not _obeyable(view, action):
            return self.texts.say("label-not-now", label=self._name(action, gap))
        if verb(action) == CRUSADE:
            return self.texts.say("label-crusade", way=self._name(action, gap))
        if verb(action) == SHOW and SUIT[noun(action)] == BIRD:
            return self.texts.say("label-acolyte", label=self._name(action, gap))
        if verb(action) == FUND:
            count = riverfolk_board(view.board).funds[noun(action)]
            return self.texts.say("label-counted", label=self._name(action, gap), count=count)
        if gap == "forest":
            around = " ".join(str(clearing) for clearing in clearings_around(view.board, noun(action)))
            return self.texts.say("label-forest", forest=noun(action) + 1, clearings=around)
        if gap != "clearing":
            return self._name(action, gap)
        name = self.ruleset.grammar.verb_of(action).name
        word = self.ruleset.grammar.verb_of(action).words(action)[gap]
        clearing = self._shown(view)["clearings"][word]
        label = self.texts.say("label-clearing", clearing=word, suit=clearing["suit"])
        seat = self.ruleset.seats[view.seat] if view.seat >= 0 else ""
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
            return self.texts.say("label-ruler", label=label, ruler=self._ruler(view, noun(action)))
        return label

    def _ruler(self, view: View, clearing: int) -> str:
        """Who rules a clearing, by the short name."""
        name = self.ruleset.seats[view.board.ruler(clearing)]
        return self.texts.note(f"seat-{name}", "short") or name

    def _by_river(self, view: View, number: int) -> bool:
        """Whether a warrior's move there leaves the paths for the river."""
        f = view.board.stack[-1]
        if not isinstance(f, Move) or f.origin == NONE:
            return False
        origin = self._shown(view)["clearings"][str(f.origin + 1)]
        return number in origin.get("river", []) and number not in origin["paths"]


WORDING: Final = RootWording
