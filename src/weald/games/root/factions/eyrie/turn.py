"""The Eyrie Dynasties [7], top to bottom as on their board."""

from __future__ import annotations

from typing import ClassVar, Final

from weald.engine.lenses import DEED, Frame
from weald.engine.notation import noun, verb
from weald.engine.offers import Offers
from weald.engine.procedure import Steps
from weald.games.root.actions import CRAFT, END, START, USE
from weald.games.root.factions.eyrie.board import eyrie_board
from weald.games.root.factions.eyrie.decree import (
    Decree,
    leader_facts,
    offer_leaders,
    place_roost,
    refuse_roost,
    take_office,
)
from weald.games.root.factions.eyrie.tables import (
    COLUMN_NAMES,
    DRAW_BY_ROOSTS,
    EYRIE_START,
    NEW_ROOST_WARRIORS,
    POINTS_BY_ROOSTS,
)
from weald.games.root.factions.eyrie.verbs import DECREE, ROOST_IN
from weald.games.root.factions.faction import faction
from weald.games.root.factions.marquise.board import keep_of
from weald.games.root.procedure import Decision, PublicDecision, Step
from weald.games.root.rules.cards import ChooseDiscard, DiscardDown, Draw, draw_in_evening, give_up, kinds
from weald.games.root.rules.crafting import craft, offer_crafts
from weald.games.root.rules.daylight import answer_extra, may_have_extras, offer_extras
from weald.games.root.rules.persistent import offer_birdsong_cards, use
from weald.games.root.rules.scoring import score
from weald.games.root.state.board import NONE, Board
from weald.games.root.state.lenses import Game, View
from weald.games.root.tables import BIRD, CARD_NAMES, CLEARINGS, EYRIE, MAPS, ROOST, SUIT

MOST_ADDED: Final = 2  # cards to the decree in one Birdsong [7.4.2]


# set-up [7.3]


class SetUp(Frame):
    """[7.3] The first roost, and a leader."""

    def steps(self) -> Steps:
        return SET_UP


class PlaceFirstRoost(Decision[SetUp]):
    """[7.3.2] In the corner opposite the keep; without the Marquise in any corner."""

    law: ClassVar[str] = "7.3.2"
    ask: ClassVar[str] = "place-first-roost"

    def needed(self, b: Board, f: SetUp) -> bool:
        return keep_of(b) == NONE

    def actor(self, b: Board, f: SetUp) -> int:
        return EYRIE

    def offer(self, v: View, f: SetUp, o: Offers) -> None:
        for clearing in range(CLEARINGS):
            if clearing in MAPS[v.board.map].corners:
                o.allow(START | clearing)
            else:
                o.refuse(START | clearing, "7.3.2", "not-a-corner")

    def answer(self, g: Game, f: SetUp, choice: int) -> None:
        g.board.homes[EYRIE] = noun(choice)
        place_roost(g, noun(choice), EYRIE_START, "7.3.2")


class RoostOppositeKeep(Step[SetUp]):
    """[7.3.2] Opposite the keep there is no choice."""

    law: ClassVar[str] = "7.3.2"

    def run(self, g: Game, f: SetUp) -> None:
        keep = keep_of(g.board)
        if keep != NONE:
            g.board.homes[EYRIE] = MAPS[g.board.map].opposite[keep]
            place_roost(g, MAPS[g.board.map].opposite[keep], EYRIE_START, "7.3.2")


class ElectFirstLeader(Decision[SetUp]):
    """[7.3.3] Any of the four."""

    law: ClassVar[str] = "7.3.3"
    ask: ClassVar[str] = "choose-leader"

    def actor(self, b: Board, f: SetUp) -> int:
        return EYRIE

    def offer(self, v: View, f: SetUp, o: Offers) -> None:
        offer_leaders(v.board, o)

    def answer(self, g: Game, f: SetUp, choice: int) -> None:
        take_office(g, noun(choice), "7.3.3")

    def about(self, v: View, f: SetUp, action: int) -> dict[str, object]:
        return leader_facts(noun(action))


SET_UP: Final[Steps] = (PlaceFirstRoost(), RoostOppositeKeep(), ElectFirstLeader())


# Birdsong [7.4]


class Birdsong(Frame):
    """[7.4] Emergency orders, add to the decree, a new roost if there is none."""

    added: int = 0
    birds: int = 0

    def steps(self) -> Steps:
        return BIRDSONG


class EmergencyOrders(Step[Birdsong]):
    """[7.4.1] With an empty hand, draw a card."""

    law: ClassVar[str] = "7.4.1"

    def run(self, g: Game, f: Birdsong) -> None:
        if not g.board.hands[EYRIE]:
            g.board.call(Draw(EYRIE, 1))


class AddToDecree(Decision[Birdsong]):
    """[7.4.2] One or two cards into any columns, at most one of them a bird."""

    law: ClassVar[str] = "7.4.2"
    ask: ClassVar[str] = "add-to-decree"

    def needed(self, b: Board, f: Birdsong) -> bool:
        return f.added < MOST_ADDED and b.hands[EYRIE] > 0

    def actor(self, b: Board, f: Birdsong) -> int:
        return EYRIE

    def offer(self, v: View, f: Birdsong, o: Offers) -> None:
        if f.added:
            o.allow(END)
        else:
            o.refuse(END, "7.4.2", "must-add-a-card")
        columns = len(COLUMN_NAMES)
        for card in kinds(v.own.hand):
            for column in range(columns):
                if SUIT[card] == BIRD and f.birds:
                    o.refuse(DECREE | card * columns + column, "7.4.2", "one-bird-only")
                else:
                    o.allow(DECREE | card * columns + column)
        offer_birdsong_cards(v, o)

    def answer(self, g: Game, f: Birdsong, choice: int) -> None:
        if choice == END:
            return
        f.at -= 1
        if verb(choice) == USE:
            use(g, EYRIE, noun(choice))
            return
        card = noun(choice) // len(COLUMN_NAMES)
        column = noun(choice) % len(COLUMN_NAMES)
        give_up(g, EYRIE, card)
        g.board.reveals += 1
        eyrie_board(g.board).decree[column].append(card)
        f.added += 1
        f.birds += 1 if SUIT[card] == BIRD else 0
        if g.telling:
            g.tell("decreed", "7.4.2", EYRIE, card=CARD_NAMES[card], column=COLUMN_NAMES[column])

    def facts(self, b: Board, f: Birdsong) -> dict[str, object]:
        return {"added": f.added} if f.added else {}


def has_room_for_roost(b: Board, clearing: int) -> bool:
    return b.open_slots(clearing) > 0 and b.may_place(EYRIE, clearing)


def new_roost_clearings(b: Board) -> list[int]:
    """[7.4.3] The clearings where a roost fits with the fewest warriors of all factions together."""
    best: list[int] = []
    fewest = 999
    for clearing in range(CLEARINGS):
        if not has_room_for_roost(b, clearing):
            continue
        count = 0
        for seat in b.order:
            count += b.warriors_at(seat, clearing)
        if count < fewest:
            fewest = count
            best = []
        if count == fewest:
            best.append(clearing)
    return best


class NewRoost(PublicDecision[Birdsong]):
    """[7.4.3] Without a roost on the map, place one with three warriors; the Eyrie chooses among ties."""

    law: ClassVar[str] = "7.4.3"
    ask: ClassVar[str] = "new-roost"

    def needed(self, b: Board, f: Birdsong) -> bool:
        return not b.on_map(ROOST) and len(new_roost_clearings(b)) > 0

    def actor(self, b: Board, f: Birdsong) -> int:
        return EYRIE

    def options(self, b: Board, f: Birdsong, o: Offers) -> None:
        best = new_roost_clearings(b)
        for clearing in range(CLEARINGS):
            if clearing in best:
                o.allow(ROOST_IN | clearing)
            elif has_room_for_roost(b, clearing):
                o.refuse(ROOST_IN | clearing, "7.4.3", "fewest-warriors")
            else:
                refuse_roost(b, clearing, o)

    def answer(self, g: Game, f: Birdsong, choice: int) -> None:
        place_roost(g, noun(choice), NEW_ROOST_WARRIORS, "7.4.3")


BIRDSONG: Final[Steps] = (EmergencyOrders(), AddToDecree(), NewRoost())


# Daylight [7.5]


class Daylight(Frame):
    """[7.5] Craft, then resolve the decree."""

    def steps(self) -> Steps:
        return DAYLIGHT


class CraftFirst(Decision[Daylight]):
    """[7.5.1] Craft with roosts, before the decree."""

    law: ClassVar[str] = "7.5.1"
    ask: ClassVar[str] = "eyrie-craft"

    def needed(self, b: Board, f: Daylight) -> bool:
        can_craft = b.hands[EYRIE] > 0 and sum(faction(b, EYRIE).idle_pieces(b)) > 0
        return can_craft or may_have_extras(b, EYRIE)

    def actor(self, b: Board, f: Daylight) -> int:
        return EYRIE

    def offer(self, v: View, f: Daylight, o: Offers) -> None:
        o.allow(END)
        offer_crafts(v, o)
        offer_extras(v, o)

    def answer(self, g: Game, f: Daylight, choice: int) -> None:
        if choice == END:
            return
        f.at -= 1
        if verb(choice) == CRAFT:
            craft(g, EYRIE, noun(choice))
        else:
            answer_extra(g, EYRIE, choice)


class ResolveTheDecree(Step[Daylight]):
    """[7.5.2] Column by column, from the left."""

    law: ClassVar[str] = "7.5.2"

    def run(self, g: Game, f: Daylight) -> None:
        g.board.call(Decree(NONE, []))


DAYLIGHT: Final[Steps] = (CraftFirst(), ResolveTheDecree())


# Evening [7.6]


class Evening(Frame):
    """[7.6] Score the roosts, draw, discard down to five."""

    def steps(self) -> Steps:
        return EVENING


class ScoreRoosts(Step[Evening]):
    """[7.6.1] Score the rightmost empty space of the roost track."""

    law: ClassVar[str] = "7.6.1"

    def run(self, g: Game, f: Evening) -> None:
        score(g, EYRIE, POINTS_BY_ROOSTS[g.board.on_map(ROOST)], "7.6.1", DEED)


class DrawCards(Step[Evening]):
    """[7.6.2] One card, and one more for each uncovered bonus."""

    law: ClassVar[str] = "7.6.2"

    def run(self, g: Game, f: Evening) -> None:
        draw_in_evening(g, EYRIE, DRAW_BY_ROOSTS[g.board.on_map(ROOST)])


class DiscardSurplus(ChooseDiscard):
    """[7.6.2] Down to five cards."""

    law: ClassVar[str] = "7.6.2"


DISCARDING: Final[Steps] = (DiscardSurplus(),)


class KeepFive(Step[Evening]):
    """[7.6.2] Down to five cards."""

    law: ClassVar[str] = "7.6.2"

    def run(self, g: Game, f: Evening) -> None:
        g.board.call(DiscardDown(EYRIE))


EVENING: Final[Steps] = (ScoreRoosts(), DrawCards(), KeepFive())
