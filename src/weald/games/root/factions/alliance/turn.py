"""The Woodland Alliance [8], top to bottom as on their board."""

from __future__ import annotations

from typing import ClassVar, Final

from weald.engine.lenses import FOLLOWS, Frame
from weald.engine.notation import noun, verb
from weald.engine.offers import Offers
from weald.engine.procedure import Steps
from weald.games.root.actions import CRAFT, END, FIGHT, MARCH, SPEND, USE
from weald.games.root.factions.alliance.board import alliance_board
from weald.games.root.factions.alliance.outrage import DrawSupporters, add_supporter, remove_supporter
from weald.games.root.factions.alliance.tables import (
    BASE,
    MARTIAL_LAW,
    REVOLT_COST,
    START_SUPPORTERS,
    SUPPORTER_COST,
    SYMPATHY,
    SYMPATHY_POINTS,
)
from weald.games.root.factions.alliance.verbs import MOBILIZE, ORGANIZE, RAISE, REVOLT, SPREAD, TRAIN
from weald.games.root.procedure import Decision, PublicDecision, Step
from weald.games.root.rules.battle import Battle, can_battle
from weald.games.root.rules.cards import ChooseDiscard, DiscardDown, draw_in_evening, give_up, kinds, spend
from weald.games.root.rules.crafting import craft, offer_crafts
from weald.games.root.rules.daylight import answer_extra, may_have_extras, offer_extras
from weald.games.root.rules.deeds import deed_facts
from weald.games.root.rules.moving import Move, offer_move, ways
from weald.games.root.rules.persistent import offer_birdsong_cards, use
from weald.games.root.rules.placing import refuse_placing
from weald.games.root.rules.removing import remove_enemies, remove_warriors
from weald.games.root.rules.scoring import score
from weald.games.root.state.board import Board
from weald.games.root.state.facts import clearing_facts
from weald.games.root.state.lenses import Game, View
from weald.games.root.tables import ALLIANCE, BIRD, CLEARINGS, STOCK, SUIT, matches


def has_base(b: Board, suit: int) -> bool:
    """Whether the base of a suit is on the map."""
    if b.stock[BASE] == STOCK[BASE]:
        return False
    for clearing in range(CLEARINGS):
        if b.suits[clearing] == suit and b.at(BASE, clearing):
            return True
    return False


def matching(cards: list[int], suit: int) -> int:
    """How many of these cards match a suit."""
    count = 0
    for card in cards:
        count += 1 if matches(card, suit) else 0
    return count


def place_sympathy(g: Game, clearing: int, law: str) -> None:
    """[8.4.2.3] Place the leftmost token of the track and score the space it leaves."""
    b = g.board
    points = SYMPATHY_POINTS[STOCK[SYMPATHY] - b.stock[SYMPATHY]]
    b.stock[SYMPATHY] -= 1
    b.pieces[SYMPATHY * CLEARINGS + clearing] += 1
    if g.telling:
        g.tell("sympathy", law, ALLIANCE, clearing=clearing + 1)
    score(g, ALLIANCE, points, law)


# set-up [8.3]


class SetUp(Frame):
    """[8.3] Three supporters."""

    def steps(self) -> Steps:
        return SET_UP


class GatherSupporters(Step[SetUp]):
    """[8.3.4] Three cards, facedown, into the supporters."""

    law: ClassVar[str] = "8.3.4"

    def run(self, g: Game, f: SetUp) -> None:
        g.board.call(DrawSupporters(ALLIANCE, START_SUPPORTERS))


SET_UP: Final[Steps] = (GatherSupporters(),)


# Birdsong [8.4]


class Birdsong(Frame):
    """[8.4] Revolt, then spread sympathy."""

    def steps(self) -> Steps:
        return BIRDSONG


def has_room_for_base(b: Board, clearing: int) -> bool:
    """Whether a slot is open once all enemy pieces are gone; ruins stay."""
    room = b.slots(clearing) - b.at(BASE, clearing)
    return room > 0 and clearing != b.scorched


class MayRevolt(Decision[Birdsong]):
    """[8.4.1] Any number of revolts, in sympathetic clearings whose base is not on the map."""

    law: ClassVar[str] = "8.4.1"
    ask: ClassVar[str] = "may-revolt"

    def possible(self, b: Board, clearing: int) -> bool:
        return b.at(SYMPATHY, clearing) > 0 and not has_base(b, b.suits[clearing]) and has_room_for_base(b, clearing)

    def needed(self, b: Board, f: Birdsong) -> bool:
        if alliance_board(b).supporters < REVOLT_COST or not b.stock[BASE]:
            return False
        for clearing in range(CLEARINGS):
            if self.possible(b, clearing):
                return True
        return False

    def actor(self, b: Board, f: Birdsong) -> int:
        return ALLIANCE

    def offer(self, v: View, f: Birdsong, o: Offers) -> None:
        b = v.board
        o.allow(END)
        for clearing in range(CLEARINGS):
            if not b.at(SYMPATHY, clearing):
                o.refuse(REVOLT | clearing, "8.4.1.1", "not-sympathetic")
            elif has_base(b, b.suits[clearing]):
                o.refuse(REVOLT | clearing, "8.4.1.1", "base-on-map")
            elif not has_room_for_base(b, clearing):
                o.refuse(REVOLT | clearing, "2.2.3", "no-open-slot")
            elif matching(v.own.aside, b.suits[clearing]) < REVOLT_COST:
                o.refuse(REVOLT | clearing, "8.4.1.2", "too-few-supporters")
            else:
                o.allow(REVOLT | clearing)
        offer_birdsong_cards(v, o)

    def answer(self, g: Game, f: Birdsong, choice: int) -> None:
        if choice == END:
            return
        f.at -= 1
        if verb(choice) == USE:
            use(g, ALLIANCE, noun(choice))
        else:
            g.board.call(Revolt(noun(choice), REVOLT_COST))


def supporter_cost(b: Board) -> int:
    """[8.4.2.2] The cost of the next token."""
    return SUPPORTER_COST[STOCK[SYMPATHY] - b.stock[SYMPATHY]]


def spread_cost(b: Board, clearing: int) -> int:
    """[8.4.2.2.1] The cost of the next token in a clearing: one more under martial law."""
    for seat in b.order:
        if seat != ALLIANCE and b.warriors_at(seat, clearing) >= MARTIAL_LAW:
            return supporter_cost(b) + 1
    return supporter_cost(b)


def may_spread_to(b: Board, clearing: int) -> bool:
    """[8.4.2.1] Next to sympathy, if there is any on the map."""
    if b.stock[SYMPATHY] == STOCK[SYMPATHY]:
        return True
    for neighbour in ways(b, ALLIANCE, clearing):
        if b.at(SYMPATHY, neighbour):
            return True
    return False


class MaySpread(Decision[Birdsong]):
    """[8.4.2] Spread sympathy to unsympathetic clearings, any number of times."""

    law: ClassVar[str] = "8.4.2"
    ask: ClassVar[str] = "may-spread"

    def needed(self, b: Board, f: Birdsong) -> bool:
        """Whether there are enough supporters for any clearing; whether they match is secret."""
        if not b.stock[SYMPATHY]:
            return False
        for clearing in range(CLEARINGS):
            if (
                alliance_board(b).supporters >= spread_cost(b, clearing)
                and not b.at(SYMPATHY, clearing)
                and b.may_place(ALLIANCE, clearing)
                and may_spread_to(b, clearing)
            ):
                return True
        return False

    def actor(self, b: Board, f: Birdsong) -> int:
        return ALLIANCE

    def offer(self, v: View, f: Birdsong, o: Offers) -> None:
        b = v.board
        o.allow(END)
        held = [matching(v.own.aside, suit) for suit in range(3)]
        for clearing in range(CLEARINGS):
            if b.at(SYMPATHY, clearing):
                o.refuse(SPREAD | clearing, "8.2.5.1", "sympathetic-already")
            elif not b.may_place(ALLIANCE, clearing):
                refuse_placing(b, ALLIANCE, clearing, SPREAD | clearing, o)
            elif not may_spread_to(b, clearing):
                o.refuse(SPREAD | clearing, "8.4.2.1", "not-next-to-sympathy")
            elif held[b.suits[clearing]] < supporter_cost(b):
                o.refuse(SPREAD | clearing, "8.4.2.2", "too-few-supporters")
            elif held[b.suits[clearing]] < spread_cost(b, clearing):
                o.refuse(SPREAD | clearing, "8.4.2.2.1", "martial-law")
            else:
                o.allow(SPREAD | clearing)
        offer_birdsong_cards(v, o)

    def answer(self, g: Game, f: Birdsong, choice: int) -> None:
        if choice == END:
            return
        f.at -= 1
        if verb(choice) == USE:
            use(g, ALLIANCE, noun(choice))
        else:
            g.board.call(Spread(noun(choice), spread_cost(g.board, noun(choice))))

    def about(self, v: View, f: Birdsong, action: int) -> dict[str, object]:
        told = super().about(v, f, action)
        if verb(action) == SPREAD:
            told["cost"] = spread_cost(v.board, noun(action))
            told["points"] = SYMPATHY_POINTS[STOCK[SYMPATHY] - v.board.stock[SYMPATHY]]
        return told


BIRDSONG: Final[Steps] = (MayRevolt(), MaySpread())


class Revolt(Frame):
    """[8.4.1] Supporters are spent, enemies leave, a base and warriors come."""

    clearing: int
    cost: int  # supporters still to be spent

    def steps(self) -> Steps:
        return REVOLTING


class Spread(Revolt):
    """[8.4.2] Supporters are spent, sympathy comes."""

    def steps(self) -> Steps:
        return SPREADING


class SpendSupporters(Decision[Revolt]):
    """[8.4.1.2] Which matching supporters are spent; which of them match is secret, unless all are needed."""

    law: ClassVar[str] = "8.4.1.2"
    ask: ClassVar[str] = "spend-supporter"

    def needed(self, b: Board, f: Revolt) -> bool:
        return f.cost > 0

    def forced(self, b: Board, f: Revolt) -> bool:
        return f.cost == alliance_board(b).supporters

    def actor(self, b: Board, f: Revolt) -> int:
        return ALLIANCE

    def offer(self, v: View, f: Revolt, o: Offers) -> None:
        suit = v.board.suits[f.clearing]
        for card in kinds(v.own.aside):
            if matches(card, suit):
                o.allow(SPEND | card)
            else:
                o.refuse(SPEND | card, self.law, "suit-must-match")

    def answer(self, g: Game, f: Revolt, choice: int) -> None:
        remove_supporter(g, noun(choice), self.law)
        f.cost -= 1
        f.at -= 1

    def facts(self, b: Board, f: Revolt) -> dict[str, object]:
        return {**clearing_facts(b, f.clearing), "count": f.cost}


class SpendForSympathy(SpendSupporters):
    """[8.4.2.2] Which matching supporters are spent when sympathy spreads."""

    law: ClassVar[str] = "8.4.2.2"


class DriveOut(Step[Revolt]):
    """[8.4.1.3] All enemy pieces leave the clearing."""

    law: ClassVar[str] = "8.4.1.3"

    def run(self, g: Game, f: Revolt) -> None:
        if g.telling:
            g.tell("revolt", "8.4.1", ALLIANCE, clearing=f.clearing + 1)
        remove_enemies(g, ALLIANCE, [f.clearing])


class SettleBase(Step[Revolt]):
    """[8.4.1.3] The base, a warrior for each sympathetic clearing of its suit, and an officer."""

    law: ClassVar[str] = "8.4.1.3"

    def run(self, g: Game, f: Revolt) -> None:
        b = g.board
        b.stock[BASE] -= 1
        b.pieces[BASE * CLEARINGS + f.clearing] += 1
        count = 0
        for clearing in range(CLEARINGS):
            if b.at(SYMPATHY, clearing) and b.suits[clearing] == b.suits[f.clearing]:
                count += 1
        count = min(count, b.supply[ALLIANCE])
        b.supply[ALLIANCE] -= count
        b.warriors[ALLIANCE * CLEARINGS + f.clearing] += count
        if g.telling:
            g.tell("base", "8.4.1.3", ALLIANCE, clearing=f.clearing + 1, count=count)
        make_officer(g, "8.4.1.3")


def make_officer(g: Game, law: str) -> None:
    """A warrior from the supply becomes an officer, if there is one."""
    b = g.board
    if b.supply[ALLIANCE]:
        b.supply[ALLIANCE] -= 1
        alliance_board(b).officers += 1
        if g.telling:
            g.tell("officer", law, ALLIANCE, role=FOLLOWS, count=alliance_board(b).officers)


class PlaceSympathy(Step[Revolt]):
    """[8.4.2.3] The token, and its points."""

    law: ClassVar[str] = "8.4.2.3"

    def run(self, g: Game, f: Revolt) -> None:
        place_sympathy(g, f.clearing, "8.4.2.3")


REVOLTING: Final[Steps] = (SpendSupporters(), DriveOut(), SettleBase())
SPREADING: Final[Steps] = (SpendForSympathy(), PlaceSympathy())


# Daylight [8.5]


class Daylight(Frame):
    """[8.5] Craft, mobilize, train, in any order and number."""

    def steps(self) -> Steps:
        return DAYLIGHT


class ActInDaylight(Decision[Daylight]):
    """[8.5] Everything that is possible now, and the end."""

    law: ClassVar[str] = "8.5"
    ask: ClassVar[str] = "alliance-daylight"

    def needed(self, b: Board, f: Daylight) -> bool:
        return b.hands[ALLIANCE] > 0 or may_have_extras(b, ALLIANCE)

    def actor(self, b: Board, f: Daylight) -> int:
        return ALLIANCE

    def offer(self, v: View, f: Daylight, o: Offers) -> None:
        b = v.board
        o.allow(END)
        offer_crafts(v, o)
        bases = [has_base(b, suit) for suit in range(3)]
        bases.append(b.stock[BASE] < STOCK[BASE])  # a bird matches any [2.1.1]
        for card in kinds(v.own.hand):
            o.allow(MOBILIZE | card)
            if not b.supply[ALLIANCE]:
                o.refuse(TRAIN | card, "8.5.3", "nobody-to-recruit")
            elif bases[SUIT[card]]:
                o.allow(TRAIN | card)
            else:
                o.refuse(TRAIN | card, "8.5.3", "no-matching-base")
        offer_extras(v, o)

    def answer(self, g: Game, f: Daylight, choice: int) -> None:
        if choice == END:
            return
        f.at -= 1
        card = noun(choice)
        if verb(choice) == CRAFT:
            craft(g, ALLIANCE, card)
        elif verb(choice) == MOBILIZE:  # [8.5.2]
            give_up(g, ALLIANCE, card)
            add_supporter(g, card, [ALLIANCE])
        elif verb(choice) == TRAIN:  # [8.5.3]
            spend(g, ALLIANCE, card, "8.5.3")
            make_officer(g, "8.5.3")
        else:
            answer_extra(g, ALLIANCE, choice)


DAYLIGHT: Final[Steps] = (ActInDaylight(),)


# Evening [8.6]


class Evening(Frame):
    """[8.6] Military operations, one for each officer; then draw and discard."""

    done: int = 0  # operations taken

    def steps(self) -> Steps:
        return EVENING

    def left(self, b: Board) -> int:
        """Operations not taken yet."""
        return alliance_board(b).officers - self.done


def may_organize(b: Board, clearing: int) -> bool:
    """[8.6.1.4] Whether they can organize: a warrior in an unsympathetic clearing, not at the keep."""
    return b.warriors_at(ALLIANCE, clearing) > 0 and not b.at(SYMPATHY, clearing) and b.may_place(ALLIANCE, clearing)


class Operate(PublicDecision[Evening]):
    """[8.6.1] Move, battle, recruit or organize, as often as there are officers."""

    law: ClassVar[str] = "8.6.1"
    ask: ClassVar[str] = "alliance-evening"

    def needed(self, b: Board, f: Evening) -> bool:
        return f.done < alliance_board(b).officers

    def actor(self, b: Board, f: Evening) -> int:
        return ALLIANCE

    def options(self, b: Board, f: Evening, o: Offers) -> None:
        o.allow(END)
        offer_move(b, ALLIANCE, BIRD, MARCH, o)  # [8.6.1.1]
        if can_battle(b, ALLIANCE, BIRD):
            o.allow(FIGHT)
        else:
            o.refuse(FIGHT, "8.6.1.2", "nobody-to-fight")
        for clearing in range(CLEARINGS):
            if not b.at(BASE, clearing):
                o.refuse(RAISE | clearing, "8.6.1.3", "no-matching-base")
            elif not b.may_place(ALLIANCE, clearing):
                refuse_placing(b, ALLIANCE, clearing, RAISE | clearing, o)
            elif not b.supply[ALLIANCE]:
                o.refuse(RAISE | clearing, "8.6.1.3", "nobody-to-recruit")
            else:
                o.allow(RAISE | clearing)
            if not b.stock[SYMPATHY]:
                o.refuse(ORGANIZE | clearing, "8.6.1.4", "none-left")
            elif may_organize(b, clearing):
                o.allow(ORGANIZE | clearing)
            else:
                o.refuse(ORGANIZE | clearing, "8.6.1.4", "cannot-organize")

    def answer(self, g: Game, f: Evening, choice: int) -> None:
        if choice == END:
            return
        f.at -= 1
        f.done += 1
        b = g.board
        what = verb(choice)
        if what == MARCH:
            b.call(Move(ALLIANCE, BIRD, False))
        elif what == FIGHT:
            b.call(Battle(ALLIANCE, BIRD, False))
        elif what == RAISE:
            b.supply[ALLIANCE] -= 1
            b.warriors[ALLIANCE * CLEARINGS + noun(choice)] += 1
            if g.telling:
                g.tell("raised", "8.6.1.3", ALLIANCE, clearing=noun(choice) + 1)
        else:
            if g.telling:
                g.tell("organized", "8.6.1.4", ALLIANCE, clearing=noun(choice) + 1)
            remove_warriors(g, ALLIANCE, noun(choice), 1)
            place_sympathy(g, noun(choice), "8.6.1.4")

    def facts(self, b: Board, f: Evening) -> dict[str, object]:
        return {"count": f.left(b)}

    def about(self, v: View, f: Evening, action: int) -> dict[str, object]:
        told = super().about(v, f, action)
        if action == END:
            told["unused"] = f.left(v.board)
        told.update(deed_facts(v, ALLIANCE, action))
        return told


class DrawCards(Step[Evening]):
    """[8.6.2] One card, and one more for each base on the map."""

    law: ClassVar[str] = "8.6.2"

    def run(self, g: Game, f: Evening) -> None:
        draw_in_evening(g, ALLIANCE, 1 + g.board.on_map(BASE))


class DiscardSurplus(ChooseDiscard):
    """[8.6.2] Down to five cards."""

    law: ClassVar[str] = "8.6.2"


DISCARDING: Final[Steps] = (DiscardSurplus(),)


class KeepFive(Step[Evening]):
    """[8.6.2] Down to five cards."""

    law: ClassVar[str] = "8.6.2"

    def run(self, g: Game, f: Evening) -> None:
        g.board.call(DiscardDown(ALLIANCE))


EVENING: Final[Steps] = (Operate(), DrawCards(), KeepFive())
