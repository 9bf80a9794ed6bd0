"""The Vagabond [9], top to bottom as on his board."""

from __future__ import annotations

from typing import ClassVar, Final

from weald.engine.lenses import Frame
from weald.engine.notation import noun, verb
from weald.engine.offers import Offers
from weald.engine.procedure import Steps
from weald.games.root.actions import BATTLE, CRAFT, END, TO
from weald.games.root.factions.vagabond.actions import (
    Aid,
    complete,
    explore,
    has_items_for,
    strike_piece,
    strike_warrior,
)
from weald.games.root.factions.vagabond.board import VagabondBoard, vagabond_board
from weald.games.root.factions.vagabond.characters import offer_repairs, offer_special, use_special
from weald.games.root.factions.vagabond.items import exhaust, has_choice, present, repair, turn
from weald.games.root.factions.vagabond.tables import (
    BASE_DRAW,
    BASE_REFRESH,
    CHARACTER_NAMES,
    COINS_DRAW,
    ITEM_LIMIT,
    ITEM_LIMIT_PER_BAG,
    QUEST_SUIT,
    RANGER,
    TEA_REFRESH,
    TRACK,
)
from weald.games.root.factions.vagabond.travel import SLIPPED, WALKED, Travel, extra_boots, offer_clearings
from weald.games.root.factions.vagabond.verbs import (
    AID,
    DROP,
    EXPLORE,
    FOREST,
    QUEST,
    REFRESH,
    REPAIR,
    SHOOT,
    SPECIAL,
    STRIKE,
)
from weald.games.root.procedure import Decision, PublicDecision, Step
from weald.games.root.rules.battle import Battle
from weald.games.root.rules.cards import ChooseDiscard, DiscardDown, draw_in_evening
from weald.games.root.rules.crafting import craft, offer_crafts
from weald.games.root.rules.daylight import answer_extra, is_extra, offer_extras
from weald.games.root.state.board import Board
from weald.games.root.state.lenses import Game, View
from weald.games.root.tables import (
    BAG,
    BIRD,
    BOOTS,
    CLEARINGS,
    COINS,
    CROSSBOW,
    DAMAGED,
    DAMAGED_EXHAUSTED,
    EXHAUSTED,
    HAMMER,
    ITEM_NAMES,
    ITEMS,
    KINDS_OF,
    MAPS,
    READY,
    RUIN,
    SEATS,
    STATE_NAMES,
    STATES,
    SWORD,
    TEA,
    TORCH,
    matches,
)

FACE_DOWN: Final = [EXHAUSTED, DAMAGED_EXHAUSTED]


# Birdsong [9.4]


class Birdsong(Frame):
    """[9.4] Refresh, then slip."""

    seat: int
    left: int = 0  # items still to be refreshed

    def steps(self) -> Steps:
        return BIRDSONG


class CountTea(Step[Birdsong]):
    """[9.4.1] Refresh two items for each tea that was face up when Birdsong began, and three more."""

    law: ClassVar[str] = "9.4.1"

    def run(self, g: Game, f: Birdsong) -> None:
        own = vagabond_board(g.board, f.seat)
        f.left = BASE_REFRESH + TEA_REFRESH * (own.items_in(READY, TEA) + own.tea_paid)
        own.tea_paid = 0


def refresh(g: Game, f: Birdsong, state: int, item: int) -> None:
    """[9.4.1] Turn an exhausted item face up where it lies; a damaged one stays damaged."""
    turn(vagabond_board(g.board, f.seat), item, state, state - EXHAUSTED)
    f.left -= 1
    if g.telling:
        g.tell("refreshed", "9.4.1", f.seat, item=ITEM_NAMES[item], state=STATE_NAMES[state])


class ChooseRefreshed(Decision[Birdsong]):
    """[9.4.1] Choose the items to refresh; asked only if there is a choice."""

    law: ClassVar[str] = "9.4.1"
    ask: ClassVar[str] = "choose-refreshed"

    def needed(self, b: Board, f: Birdsong) -> bool:
        return has_choice(vagabond_board(b, f.seat), FACE_DOWN, f.left)

    def actor(self, b: Board, f: Birdsong) -> int:
        return f.seat

    def offer(self, v: View, f: Birdsong, o: Offers) -> None:
        for state in FACE_DOWN:
            for item in range(ITEMS):
                if vagabond_board(v.board, f.seat).items_in(state, item):
                    o.allow(REFRESH | state * ITEMS + item)
                else:
                    o.refuse(REFRESH | state * ITEMS + item, "9.4.1", "not-exhausted")

    def answer(self, g: Game, f: Birdsong, choice: int) -> None:
        refresh(g, f, noun(choice) // ITEMS, noun(choice) % ITEMS)
        f.at -= 1

    def facts(self, b: Board, f: Birdsong) -> dict[str, object]:
        return {"count": f.left}


class RefreshTheRest(Step[Birdsong]):
    """[9.4.1] Refresh the rest, while there are exhausted items."""

    law: ClassVar[str] = "9.4.1"

    def run(self, g: Game, f: Birdsong) -> None:
        while f.left > 0:
            found = present(vagabond_board(g.board, f.seat), FACE_DOWN)
            if not found:
                return
            refresh(g, f, found[0] // ITEMS, found[0] % ITEMS)


class Slip(Step[Birdsong]):
    """[9.4.2] He may slip away."""

    law: ClassVar[str] = "9.4.2"

    def run(self, g: Game, f: Birdsong) -> None:
        g.board.call(Travel(f.seat, SLIPPED))


BIRDSONG: Final[Steps] = (CountTea(), ChooseRefreshed(), RefreshTheRest(), Slip())


# Daylight [9.5]


class Daylight(Frame):
    """[9.5] Actions in any order and number, as the items allow."""

    seat: int

    def steps(self) -> Steps:
        return DAYLIGHT


class ActInDaylight(Decision[Daylight]):
    """[9.5] Everything that is possible now, and the end."""

    law: ClassVar[str] = "9.5"
    ask: ClassVar[str] = "vagabond-daylight"

    def actor(self, b: Board, f: Daylight) -> int:
        return f.seat

    def offer(self, v: View, f: Daylight, o: Offers) -> None:
        b = v.board
        o.allow(END)
        offer_clearings(b, f.seat, WALKED, o)
        if o.explain:
            for forest in range(len(MAPS[b.map].forests)):
                o.refuse(FOREST | forest, "9.5.1", "not-into-a-forest")
        if b.pawns[f.seat] < CLEARINGS:
            self.offer_battles(v, o)
            self.offer_explore(v, o)
            self.offer_aid(v, o)
            self.offer_quests(v, o)
            self.offer_strikes(v, o)
        elif o.explain:
            self.refuse_in_forest(v, o)
        self.offer_repair(v, o)
        offer_crafts(v, o)
        offer_special(v, o)
        offer_extras(v, o)

    def refuse_in_forest(self, v: View, o: Offers) -> None:
        """[9.5.2-9.5.6] All that takes a clearing."""
        o.refuse(EXPLORE, "9.5.3", "in-a-forest")
        for quest in v.board.quests:
            o.refuse(QUEST | quest, "9.5.5", "in-a-forest")
        for seat in v.board.order:
            if seat == v.seat:
                continue
            o.refuse(AID | seat, "9.5.4", "in-a-forest")
            o.refuse(STRIKE | seat, "9.5.6", "in-a-forest")
            for kind in KINDS_OF[seat]:
                o.refuse(SHOOT | kind, "9.5.6", "in-a-forest")
            for clearing in range(CLEARINGS):
                o.refuse(BATTLE | seat * CLEARINGS + clearing, "9.5.2", "in-a-forest")

    def offer_battles(self, v: View, o: Offers) -> None:
        """[9.5.2] With a sword, fight anybody else in his clearing."""
        b = v.board
        wanderer = vagabond_board(b, v.seat)
        for seat in b.order:
            if seat == v.seat:
                continue
            if o.explain:
                for clearing in range(CLEARINGS):
                    if clearing != b.pawns[v.seat]:
                        o.refuse(BATTLE | seat * CLEARINGS + clearing, "9.5.2", "not-his-clearing")
            action = BATTLE | seat * CLEARINGS + v.board.pawns[v.seat]
            if not wanderer.items_in(READY, SWORD):
                o.refuse(action, "9.5.2", "no-sword")
            elif b.is_there(seat, v.board.pawns[v.seat]):
                o.allow(action)
            else:
                o.refuse(action, "4.3", "nobody-to-fight")

    def offer_explore(self, v: View, o: Offers) -> None:
        """[9.5.3] With a torch, explore a ruin in his clearing."""
        wanderer = vagabond_board(v.board, v.seat)
        if not v.board.at(RUIN, v.board.pawns[v.seat]):
            o.refuse(EXPLORE, "9.5.3", "no-ruin")
        elif wanderer.items_in(READY, TORCH):
            o.allow(EXPLORE)
        else:
            o.refuse(EXPLORE, "9.5.3", "no-torch")

    def offer_aid(self, v: View, o: Offers) -> None:
        """[9.5.4] With any item and a card of his clearing's suit, aid anybody with a piece there."""
        b = v.board
        wanderer = vagabond_board(b, v.seat)
        ready = len(present(wanderer, [READY])) > 0
        fits = any(matches(card, b.suits[v.board.pawns[v.seat]]) for card in v.own.hand)
        for seat in b.order:
            if seat == v.seat:
                continue
            if not b.is_there(seat, v.board.pawns[v.seat]):
                o.refuse(AID | seat, "9.5.4", "nobody-to-aid")
            elif not ready:
                o.refuse(AID | seat, "9.5.4", "nothing-ready")
            elif not fits:
                o.refuse(AID | seat, "9.5.4", "suit-must-match")
            else:
                o.allow(AID | seat)

    def offer_quests(self, v: View, o: Offers) -> None:
        """[9.5.5] Complete a faceup quest of his clearing's suit with the two items it shows."""
        b = v.board
        wanderer = vagabond_board(b, v.seat)
        for quest in b.quests:
            if QUEST_SUIT[quest] != b.suits[v.board.pawns[v.seat]]:
                o.refuse(QUEST | quest, "9.5.5", "suit-must-match")
            elif has_items_for(wanderer, quest):
                o.allow(QUEST | quest)
            else:
                o.refuse(QUEST | quest, "9.5.5", "items-missing")

    def offer_strikes(self, v: View, o: Offers) -> None:
        """[9.5.6] With a crossbow, remove a warrior; from a faction without warriors there, a building or token."""
        b = v.board
        pawn = b.pawns[v.seat]
        armed = vagabond_board(b, v.seat).items_in(READY, CROSSBOW) > 0
        for seat in b.order:
            if seat == v.seat:
                continue
            guarded = b.warriors_at(seat, pawn) > 0
            if not guarded:
                o.refuse(STRIKE | seat, "9.5.6", "nobody-to-strike")
            elif armed:
                o.allow(STRIKE | seat)
            else:
                o.refuse(STRIKE | seat, "9.5.6", "no-crossbow")
            for kind in KINDS_OF[seat]:
                if not b.at(kind, pawn):
                    o.refuse(SHOOT | kind, "9.5.6", "nothing-to-strike")
                elif guarded:
                    o.refuse(SHOOT | kind, "9.5.6", "warriors-first")
                elif armed:
                    o.allow(SHOOT | kind)
                else:
                    o.refuse(SHOOT | kind, "9.5.6", "no-crossbow")

    def offer_repair(self, v: View, o: Offers) -> None:
        """[9.5.7] With a hammer, repair any damaged item."""
        if vagabond_board(v.board, v.seat).items_in(READY, HAMMER):
            offer_repairs(v, "9.5.7", o)
        elif o.explain:
            for at in range(DAMAGED * ITEMS, STATES * ITEMS):
                o.refuse(REPAIR | at, "9.5.7", "no-hammer")

    def answer(self, g: Game, f: Daylight, choice: int) -> None:
        if choice == END:
            return
        b = g.board
        what = verb(choice)
        wanderer = vagabond_board(b, f.seat)
        if what != SPECIAL or wanderer.character != RANGER:
            f.at -= 1  # [C.3.2] only the hideout ends Daylight
        if what == TO:
            exhaust(g, f.seat, BOOTS, 1 + extra_boots(b, f.seat, noun(choice)))
            b.call(Travel(f.seat, WALKED, noun(choice)))
        elif what == BATTLE:
            exhaust(g, f.seat, SWORD)
            fight(g, f.seat, noun(choice) // CLEARINGS)
        elif what == EXPLORE:
            explore(g, f.seat)
        elif what == AID:
            b.call(Aid(f.seat, noun(choice)))
        elif what == QUEST:
            complete(g, f.seat, noun(choice))
        elif what == STRIKE:
            strike_warrior(g, f.seat, noun(choice))
        elif what == SHOOT:
            strike_piece(g, f.seat, noun(choice))
        elif what == REPAIR:
            exhaust(g, f.seat, HAMMER)
            repair(g, f.seat, noun(choice) // ITEMS, noun(choice) % ITEMS, "9.5.7")
        elif what == CRAFT:
            craft(g, f.seat, noun(choice))
        elif what == SPECIAL:
            use_special(g, f.seat)
        elif is_extra(choice):
            answer_extra(g, f.seat, choice)

    def about(self, v: View, f: Daylight, action: int) -> dict[str, object]:
        told = super().about(v, f, action)
        if action == SPECIAL:
            character = CHARACTER_NAMES[vagabond_board(v.board, f.seat).character]
            told["character"] = told["character_effect"] = character
        return told


def fight(g: Game, vagabond: int, defender: int) -> None:
    """[9.5.2] A battle where he stands."""
    clearing = g.board.pawns[vagabond]
    if g.telling:
        g.tell("battle", "9.5.2", vagabond, other_seat=SEATS[defender], clearing=clearing + 1)
    g.board.call(Battle(vagabond, BIRD, False, defender=defender, clearing=clearing))


DAYLIGHT: Final[Steps] = (ActInDaylight(),)


# Evening [9.6]


class Evening(Frame):
    """[9.6] Rest, draw, discard, and drop what is too much to carry."""

    seat: int

    def steps(self) -> Steps:
        return EVENING


class Rest(Step[Evening]):
    """[9.6.1] In a forest, all damaged items are repaired and turned face up."""

    law: ClassVar[str] = "9.6.1"

    def run(self, g: Game, f: Evening) -> None:
        wanderer = vagabond_board(g.board, f.seat)
        if g.board.pawns[f.seat] < CLEARINGS:
            return
        for item in range(ITEMS):
            while wanderer.items_in(DAMAGED, item):
                turn(wanderer, item, DAMAGED, READY)
            while wanderer.items_in(DAMAGED_EXHAUSTED, item):
                turn(wanderer, item, DAMAGED_EXHAUSTED, READY)
        if g.telling:
            g.tell("rested", "9.6.1", f.seat)


class DrawCards(Step[Evening]):
    """[9.6.2] One card, and one more for each coins on their track."""

    law: ClassVar[str] = "9.6.2"

    def run(self, g: Game, f: Evening) -> None:
        draw_in_evening(g, f.seat, BASE_DRAW + COINS_DRAW * vagabond_board(g.board, f.seat).on_track(COINS))


class DiscardSurplus(ChooseDiscard):
    """[9.6.3] Down to five cards."""

    law: ClassVar[str] = "9.6.3"


DISCARDING: Final[Steps] = (DiscardSurplus(),)


class KeepFive(Step[Evening]):
    """[9.6.3] Down to five cards."""

    law: ClassVar[str] = "9.6.3"

    def run(self, g: Game, f: Evening) -> None:
        g.board.call(DiscardDown(f.seat))


def carried(wanderer: VagabondBoard, state: int, item: int) -> int:
    """[9.6.4] How many of these items are in the satchel or the damaged box; those on a track do not count."""
    return wanderer.items_in(state, item) - (wanderer.on_track(item) if state == READY else 0)


def load(wanderer: VagabondBoard) -> int:
    """[9.6.4] All items he carries outside his tracks."""
    total = sum(wanderer.kit)
    for item in range(ITEMS):
        total -= wanderer.on_track(item)
    return total


def overload(wanderer: VagabondBoard) -> int:
    """[9.6.4] How many of these items are too many."""
    return load(wanderer) - ITEM_LIMIT - ITEM_LIMIT_PER_BAG * wanderer.on_track(BAG)


class DropItems(PublicDecision[Evening]):
    """[9.6.4] He carries at most six items, two more for each bag on its track; he chooses which others to drop."""

    law: ClassVar[str] = "9.6.4"
    ask: ClassVar[str] = "drop-item"

    def needed(self, b: Board, f: Evening) -> bool:
        return overload(vagabond_board(b, f.seat)) > 0

    def actor(self, b: Board, f: Evening) -> int:
        return f.seat

    def options(self, b: Board, f: Evening, o: Offers) -> None:
        wanderer = vagabond_board(b, f.seat)
        for state in range(STATES):
            for item in range(ITEMS):
                action = DROP | state * ITEMS + item
                if carried(wanderer, state, item):
                    o.allow(action)
                elif TRACK[item] and wanderer.items_in(state, item):
                    o.refuse(action, "9.6.4", "on-its-track")
                else:
                    o.refuse(action, "9.6.4", "no-such-item")

    def answer(self, g: Game, f: Evening, choice: int) -> None:
        vagabond_board(g.board, f.seat).kit[noun(choice)] -= 1
        g.board.lost[noun(choice) % ITEMS] += 1
        f.at -= 1
        if g.telling:
            g.tell("item-dropped", "9.6.4", f.seat, item=ITEM_NAMES[noun(choice) % ITEMS])

    def facts(self, b: Board, f: Evening) -> dict[str, object]:
        return {"count": overload(vagabond_board(b, f.seat))}


EVENING: Final[Steps] = (Rest(), DrawCards(), KeepFive(), DropItems())
