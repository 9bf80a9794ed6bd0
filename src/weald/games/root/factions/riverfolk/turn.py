"""The Riverfolk Company [11], top to bottom as on their board."""

from __future__ import annotations

from typing import ClassVar, Final

from weald.engine.lenses import DEED, Frame
from weald.engine.notation import noun, verb
from weald.engine.offers import Offers
from weald.engine.procedure import Steps
from weald.games.root.actions import CRAFT, END, ENLIST, FIGHT, MARCH, START
from weald.games.root.factions.faction import faction
from weald.games.root.factions.riverfolk.board import post_at, riverfolk_board
from weald.games.root.factions.riverfolk.funds import COMMIT, SPEND, TakeFunds, move_funds
from weald.games.root.factions.riverfolk.services import price_facts
from weald.games.root.factions.riverfolk.tables import (
    FUNDS_PER_POINT,
    HIGHEST_PRICE,
    POST,
    POST_COST,
    POST_POINTS,
    PROTECTIONISM,
    RIVERFOLK_START,
    SERVICE_NAMES,
    SERVICES,
    START_PAYMENTS,
)
from weald.games.root.factions.riverfolk.verbs import DRAW_CARD, EXPORT, PRICE, TRADE
from weald.games.root.procedure import Decision, PublicDecision, Step
from weald.games.root.rules.battle import Battle, can_battle
from weald.games.root.rules.cards import ChooseDiscard, DiscardDown, Draw, discard, give_up
from weald.games.root.rules.crafting import craft, offer_crafts, use_pieces
from weald.games.root.rules.daylight import answer_extra, is_extra, may_have_extras, offer_extras
from weald.games.root.rules.deeds import deed_facts
from weald.games.root.rules.moving import Move, offer_move
from weald.games.root.rules.placing import refuse_placing
from weald.games.root.rules.scoring import score
from weald.games.root.state.board import NONE, Board
from weald.games.root.state.lenses import Game, View
from weald.games.root.tables import (
    BIRD,
    CARD_NAMES,
    CLEARINGS,
    COST,
    PIECE_NAMES,
    RIVERFOLK,
    SEAT_COUNT,
    SEATS,
    SUIT_NAMES,
)


def place_warrior(g: Game, clearing: int, what: str, law: str) -> None:
    """Place a warrior from the supply on the map, if there is one [2.5]."""
    b = g.board
    if b.supply[RIVERFOLK]:
        b.supply[RIVERFOLK] -= 1
        b.warriors[RIVERFOLK * CLEARINGS + clearing] += 1
        if g.telling:
            g.tell(what, law, RIVERFOLK, count=1, clearing=clearing + 1)


def pay_themselves(g: Game, count: int, law: str) -> None:
    """Move warriors from their own supply to the payments, as many as there are [2.5]."""
    b = g.board
    count = min(count, b.supply[RIVERFOLK])
    b.supply[RIVERFOLK] -= count
    riverfolk_board(b).payments[RIVERFOLK] += count
    if g.telling:
        g.tell("paid-themselves", law, RIVERFOLK, count=count)


def offer_riverside(b: Board, what: int, law: str, o: Offers) -> None:
    """Clearings on the river where they may place a warrior."""
    for clearing in range(CLEARINGS):
        if not b.is_riverside(clearing):
            o.refuse(what | clearing, law, "not-on-the-river")
        elif not b.may_place(RIVERFOLK, clearing):
            refuse_placing(b, RIVERFOLK, clearing, what | clearing, o)
        else:
            o.allow(what | clearing)


# set-up [11.3]


class SetUp(Frame):
    """[11.3] Four warriors on the river, three payments, the prices."""

    placed: int = 0

    def steps(self) -> Steps:
        return SET_UP


class PlaceWarriors(PublicDecision[SetUp]):
    """[11.3.2] Four warriors, one by one, in any clearings on the river."""

    law: ClassVar[str] = "11.3.2"
    ask: ClassVar[str] = "place-on-river"

    def actor(self, b: Board, f: SetUp) -> int:
        return RIVERFOLK

    def options(self, b: Board, f: SetUp, o: Offers) -> None:
        offer_riverside(b, START, "11.3.2", o)

    def answer(self, g: Game, f: SetUp, choice: int) -> None:
        place_warrior(g, noun(choice), "stationed", "11.3.2")
        f.placed += 1
        if f.placed < RIVERFOLK_START:
            f.at -= 1

    def facts(self, b: Board, f: SetUp) -> dict[str, object]:
        return {"count": RIVERFOLK_START - f.placed}


class FirstPayments(Step[SetUp]):
    """[11.3.4] Three warriors; [11.3.5] then the prices."""

    law: ClassVar[str] = "11.3.4"

    def run(self, g: Game, f: SetUp) -> None:
        pay_themselves(g, START_PAYMENTS, "11.3.4")
        g.board.call(FirstPrices([]))


SET_UP: Final[Steps] = (PlaceWarriors(), FirstPayments())


# prices [11.3.5, 11.6.2]


class Prices(Frame):
    """Set the service markers; `done` are those already moved."""

    done: list[int]

    def steps(self) -> Steps:
        return SETTING_PRICES


class SetPrice(Decision[Prices]):
    """[11.6.2] Each marker may go to any space of its track."""

    law: ClassVar[str] = "11.6.2"
    ask: ClassVar[str] = "set-price"

    def needed(self, b: Board, f: Prices) -> bool:
        return len(f.done) < SERVICES

    def actor(self, b: Board, f: Prices) -> int:
        return RIVERFOLK

    def offer(self, v: View, f: Prices, o: Offers) -> None:
        prices = riverfolk_board(v.board).prices
        self.offer_end(o)
        for service in range(SERVICES):
            for price in range(1, HIGHEST_PRICE + 1):
                action = PRICE | service * HIGHEST_PRICE + price - 1
                if service in f.done:
                    o.refuse(action, self.law, "price-is-set")
                elif prices[service] == price:
                    o.refuse(action, self.law, "price-as-it-is")
                else:
                    o.allow(action)

    def offer_end(self, o: Offers) -> None:
        o.allow(END)

    def answer(self, g: Game, f: Prices, choice: int) -> None:
        if choice == END:
            return
        f.at -= 1
        service = noun(choice) // HIGHEST_PRICE
        price = noun(choice) % HIGHEST_PRICE + 1
        f.done.append(service)
        riverfolk_board(g.board).prices[service] = price
        if g.telling:
            g.tell("price-set", self.law, RIVERFOLK, service=SERVICE_NAMES[service], price=price)

    def facts(self, b: Board, f: Prices) -> dict[str, object]:
        return price_facts(b, RIVERFOLK)


SETTING_PRICES: Final[Steps] = (SetPrice(),)


class FirstPrices(Prices):
    """[11.3.5] In set-up every marker gets a space."""

    def steps(self) -> Steps:
        return SETTING_FIRST_PRICES


class SetFirstPrice(SetPrice):
    """[11.3.5] Choose any space; no marker may be left out."""

    law: ClassVar[str] = "11.3.5"
    ask: ClassVar[str] = "set-first-price"

    def offer_end(self, o: Offers) -> None:
        o.refuse(END, "11.3.5", "every-price-needed")


SETTING_FIRST_PRICES: Final[Steps] = (SetFirstPrice(),)


# Birdsong [11.4]


class Birdsong(Frame):
    """[11.4] Protectionism, dividends, gathering funds."""

    def steps(self) -> Steps:
        return BIRDSONG


class Protectionism(Step[Birdsong]):
    """[11.4.1] If nobody has paid, two of their own warriors become payments."""

    law: ClassVar[str] = "11.4.1"

    def run(self, g: Game, f: Birdsong) -> None:
        if not any(riverfolk_board(g.board).payments):
            pay_themselves(g, PROTECTIONISM, "11.4.1")


class Dividends(Step[Birdsong]):
    """[11.4.2] With a trade post on the map, score a point for every two funds, before gathering."""

    law: ClassVar[str] = "11.4.2"

    def run(self, g: Game, f: Birdsong) -> None:
        b = g.board
        if any(b.on_map(POST + suit) for suit in range(3)):
            score(g, RIVERFOLK, riverfolk_board(b).total() // FUNDS_PER_POINT, "11.4.2", DEED)


class GatherFunds(Step[Birdsong]):
    """[11.4.3] All warriors on their board become funds."""

    law: ClassVar[str] = "11.4.3"

    def run(self, g: Game, f: Birdsong) -> None:
        company = riverfolk_board(g.board)
        for seat in range(SEAT_COUNT):
            company.funds[seat] += company.payments[seat] + company.commitments[seat]
            company.payments[seat] = 0
            company.commitments[seat] = 0
        if g.telling:
            g.tell("funds-gathered", "11.4.3", RIVERFOLK, count=company.total())


BIRDSONG: Final[Steps] = (Protectionism(), Dividends(), GatherFunds())


# Daylight [11.5]


class Daylight(Frame):
    """[11.5] Commit and spend funds for actions, in any order and number."""

    def steps(self) -> Steps:
        return DAYLIGHT


def can_recruit(b: Board) -> bool:
    """[11.5.5] Whether there is a fund to spend and a warrior to place; a spent fund of their own counts as one."""
    return riverfolk_board(b).total() > 0 and (b.supply[RIVERFOLK] > 0 or riverfolk_board(b).funds[RIVERFOLK] > 0)


def trade_hindrance(b: Board, clearing: int) -> tuple[str, str]:
    """[11.5.6] The law and reason against a trade post in a clearing now; empty if it is allowed."""
    if post_at(b, clearing):
        return "11.5.6.1", "trade-post-there"
    ruler = b.ruler(clearing)
    if ruler == NONE:
        return "11.5.6.1", "nobody-rules"
    if riverfolk_board(b).funds[ruler] < POST_COST:
        return "11.5.6.2", "too-few-funds-of-ruler"
    if not b.stock[POST + b.suits[clearing]]:
        return "11.5.6.3", "none-left"
    if clearing == b.scorched:
        return "C.6.2", "scorched"
    if b.is_snared(RIVERFOLK, clearing):
        return "K11.7.2", "snared"
    if not b.may_place(RIVERFOLK, clearing):
        return "6.2.2", "keep-forbids"
    return "", ""


class ActInDaylight(Decision[Daylight]):
    """[11.5] Everything that funds can pay for now, and the end."""

    law: ClassVar[str] = "11.5"
    ask: ClassVar[str] = "riverfolk-daylight"

    def needed(self, b: Board, f: Daylight) -> bool:
        return riverfolk_board(b).total() > 0 or may_have_extras(b, RIVERFOLK)

    def actor(self, b: Board, f: Daylight) -> int:
        return RIVERFOLK

    def offer(self, v: View, f: Daylight, o: Offers) -> None:
        o.allow(END)
        if riverfolk_board(v.board).total():
            self.offer_actions(v, o)
        elif o.explain:
            for action in (MARCH, FIGHT, DRAW_CARD):
                o.refuse(action, "11.5", "too-few-funds")
            for clearing in range(CLEARINGS):
                o.refuse(ENLIST | clearing, "11.5", "too-few-funds")
                o.refuse(TRADE | clearing, "11.5", "too-few-funds")
        offer_crafts(v, o)
        offer_crafts(v, o, EXPORT)
        offer_extras(v, o)

    def offer_actions(self, v: View, o: Offers) -> None:
        b = v.board
        offer_move(b, RIVERFOLK, BIRD, MARCH, o)  # [11.5.1]
        if can_battle(b, RIVERFOLK, BIRD):
            o.allow(FIGHT)
        else:
            o.refuse(FIGHT, "11.5.2", "nobody-to-fight")
        if b.deck or b.discard:
            o.allow(DRAW_CARD)
        else:
            o.refuse(DRAW_CARD, "11.5.4", "none-left")
        if can_recruit(b):
            offer_riverside(b, ENLIST, "11.5.5", o)
        elif o.explain:
            for clearing in range(CLEARINGS):
                o.refuse(ENLIST | clearing, "11.5.5", "nobody-to-recruit")
        for clearing in range(CLEARINGS):
            law, why = trade_hindrance(b, clearing)
            if law:
                o.refuse(TRADE | clearing, law, why)
            else:
                o.allow(TRADE | clearing)

    def answer(self, g: Game, f: Daylight, choice: int) -> None:
        if choice == END:
            return
        f.at -= 1
        if is_extra(choice):
            answer_extra(g, RIVERFOLK, choice)
            return
        b = g.board
        what = verb(choice)
        if what == ENLIST:
            recruit(g, noun(choice))
        elif what == TRADE:
            set_up_post(g, noun(choice))
        elif what == CRAFT:
            craft(g, RIVERFOLK, noun(choice))
            b.call(TakeFunds(sum(COST[noun(choice)]), COMMIT))
        elif what == EXPORT:
            export(g, noun(choice))
        else:
            if what == MARCH:
                b.call(Move(RIVERFOLK, BIRD, False))
            elif what == FIGHT:
                b.call(Battle(RIVERFOLK, BIRD, False))
            else:
                b.call(Draw(RIVERFOLK, 1))
            b.call(TakeFunds(1, COMMIT))

    def facts(self, b: Board, f: Daylight) -> dict[str, object]:
        """The funds by owner, and the empty spaces of the tracks by suit."""
        funds, spaces = riverfolk_board(b).funds, faction(b, RIVERFOLK).idle_pieces(b)
        return {
            "funds_seat": {SEATS[seat]: funds[seat] for seat in b.order if funds[seat]},
            "spaces_suit": {SUIT_NAMES[suit]: spaces[suit] for suit in range(3) if spaces[suit]},
        }

    def about(self, v: View, f: Daylight, action: int) -> dict[str, object]:
        told = super().about(v, f, action)
        if verb(action) == TRADE and v.board.ruler(noun(action)) != NONE:
            told["ruler_seat"] = SEATS[v.board.ruler(noun(action))]
            told["points"] = POST_POINTS
        told.update(deed_facts(v, RIVERFOLK, action))
        return told


def export(g: Game, card: int) -> None:
    """[11.5.3.1] Craft and discard a card without its effect, for one of their own warriors in the payments."""
    give_up(g, RIVERFOLK, card)
    discard(g, card)
    g.board.reveals += 1
    if g.telling:
        g.tell("exported", "11.5.3.1", RIVERFOLK, card=CARD_NAMES[card])
    pay_themselves(g, 1, "11.5.3.1")
    use_pieces(g, RIVERFOLK, card)
    g.board.call(TakeFunds(sum(COST[card]), COMMIT))


def recruit(g: Game, clearing: int) -> None:
    """[11.5.5] Spend a fund, place a warrior. If the supply is empty the fund must be their own, and is placed."""
    b = g.board
    if b.supply[RIVERFOLK]:
        b.call(TakeFunds(1, SPEND))
    else:
        move_funds(g, RIVERFOLK, 1, SPEND)
        b.call_back(RIVERFOLK, 1)  # even from the Coffin Makers
        b.supply[RIVERFOLK] += 1
    place_warrior(g, clearing, "enlisted", "11.5.5")


def set_up_post(g: Game, clearing: int) -> None:
    """[11.5.6] Spend two funds of the ruler's warriors; place a trade post and a warrior, and score."""
    b = g.board
    ruler = b.ruler(clearing)
    move_funds(g, ruler, POST_COST, SPEND)
    kind = POST + b.suits[clearing]
    b.stock[kind] -= 1
    b.pieces[kind * CLEARINGS + clearing] += 1
    if g.telling:
        g.tell("placed", "11.5.6.3", RIVERFOLK, piece=PIECE_NAMES[kind], clearing=clearing + 1)
    place_warrior(g, clearing, "stationed", "11.5.6.3")
    score(g, RIVERFOLK, POST_POINTS, "11.5.6.3")


DAYLIGHT: Final[Steps] = (ActInDaylight(),)


# Evening [11.6]


class Evening(Frame):
    """[11.6] Discard, then new prices."""

    def steps(self) -> Steps:
        return EVENING


class DiscardSurplus(ChooseDiscard):
    """[11.6.1] Down to five cards."""

    law: ClassVar[str] = "11.6.1"


DISCARDING: Final[Steps] = (DiscardSurplus(),)


class KeepFive(Step[Evening]):
    """[11.6.1] Down to five cards."""

    law: ClassVar[str] = "11.6.1"

    def run(self, g: Game, f: Evening) -> None:
        g.board.call(DiscardDown(RIVERFOLK))


class NewPrices(Step[Evening]):
    """[11.6.2] Each marker may be moved."""

    law: ClassVar[str] = "11.6.2"

    def run(self, g: Game, f: Evening) -> None:
        g.board.call(Prices([]))


EVENING: Final[Steps] = (KeepFive(), NewPrices())
