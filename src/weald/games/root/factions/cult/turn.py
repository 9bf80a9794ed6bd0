"""The Lizard Cult [10], top to bottom as on its board."""

from __future__ import annotations

from bisect import insort
from typing import ClassVar, Final

from weald.engine.lenses import FOLLOWS, Frame
from weald.engine.notation import noun, verb
from weald.engine.offers import Offers
from weald.engine.procedure import Steps
from weald.games.root.actions import BUILD, CRAFT, END, ENLIST, POINTS, START, USE
from weald.games.root.factions.cult.board import cult_board
from weald.games.root.factions.cult.conspiracies import (
    can_conspire,
    conspire,
    cost_of,
    offer_conspiracies,
    place_garden,
    place_warrior,
)
from weald.games.root.factions.cult.tables import CULT_START, DRAW_BY_GARDENS, GARDEN, POINTS_BY_GARDENS
from weald.games.root.factions.cult.verbs import OUTCAST, SHOW
from weald.games.root.factions.faction import faction
from weald.games.root.procedure import Caller, Decision, Step
from weald.games.root.rules.cards import ChooseDiscard, DiscardDown, discard, draw_in_evening, give_up, kinds, take
from weald.games.root.rules.crafting import craft, offer_crafts
from weald.games.root.rules.daylight import answer_extra, is_extra, may_have_extras, offer_extras
from weald.games.root.rules.persistent import offer_birdsong_cards, use
from weald.games.root.rules.placing import refuse_placing
from weald.games.root.rules.scoring import score, worth
from weald.games.root.state.board import NONE, Board
from weald.games.root.state.lenses import Game, View
from weald.games.root.tables import BIRD, CARD_NAMES, CLEARINGS, CULT, IS_DOMINANCE, KEEP, MAPS, ROOST, SUIT, SUIT_NAMES

# set-up [10.3]


class SetUp(Frame):
    """[10.3] The first garden, the first warriors, the outcast."""

    def steps(self) -> Steps:
        return SET_UP


def first_corners(b: Board) -> list[int]:
    """[10.3.2] The corners opposite the keep or the first roost; with both or neither of them, any free corner."""
    printed = MAPS[b.map]
    taken = [corner for corner in printed.corners if b.at(KEEP, corner) or b.at(ROOST, corner)]
    if len(taken) == 1:
        return [printed.opposite[taken[0]]]
    return [corner for corner in printed.corners if corner not in taken]


def settle_corner(g: Game, corner: int) -> None:
    """[10.3.2] Four warriors and a garden, and a warrior in each adjacent clearing."""
    b = g.board
    b.homes[CULT] = corner
    place_garden(g, corner, "10.3.2")
    b.warriors[CULT * CLEARINGS + corner] += CULT_START
    b.supply[CULT] -= CULT_START
    around = [clearing for clearing in b.adjacent(corner) if b.may_place(CULT, clearing)]
    for clearing in around:
        b.warriors[CULT * CLEARINGS + clearing] += 1
        b.supply[CULT] -= 1
    if g.telling:
        g.tell("enlisted", "10.3.2", CULT, role=FOLLOWS, count=CULT_START, clearing=corner + 1)
        g.tell("garrisoned", "10.3.2", CULT, role=FOLLOWS, clearings=[clearing + 1 for clearing in around])


class PlaceFirstGarden(Decision[SetUp]):
    """[10.3.2] Choose a corner; asked only if there are several."""

    law: ClassVar[str] = "10.3.2"
    ask: ClassVar[str] = "place-first-garden"

    def needed(self, b: Board, f: SetUp) -> bool:
        return len(first_corners(b)) > 1

    def actor(self, b: Board, f: SetUp) -> int:
        return CULT

    def offer(self, v: View, f: SetUp, o: Offers) -> None:
        free = first_corners(v.board)
        for clearing in range(CLEARINGS):
            if clearing in free:
                o.allow(START | clearing)
            elif clearing in MAPS[v.board.map].corners:
                o.refuse(START | clearing, "10.3.2", "corner-taken")
            else:
                o.refuse(START | clearing, "10.3.2", "not-a-corner")

    def answer(self, g: Game, f: SetUp, choice: int) -> None:
        settle_corner(g, noun(choice))
        f.at += 1


class GardenOpposite(Step[SetUp]):
    """[10.3.2] The only corner, opposite the keep or the roost."""

    law: ClassVar[str] = "10.3.2"

    def run(self, g: Game, f: SetUp) -> None:
        settle_corner(g, first_corners(g.board)[0])


class ChooseOutcast(Decision[SetUp]):
    """[10.3.3] Any suit but the bird."""

    law: ClassVar[str] = "10.3.3"
    ask: ClassVar[str] = "choose-outcast"

    def actor(self, b: Board, f: SetUp) -> int:
        return CULT

    def offer(self, v: View, f: SetUp, o: Offers) -> None:
        for suit in range(3):
            o.allow(OUTCAST | suit)
        o.refuse(OUTCAST | BIRD, "10.3.3", "no-bird-outcast")

    def answer(self, g: Game, f: SetUp, choice: int) -> None:
        cast_out(g, noun(choice), False, "10.3.3")


def cast_out(g: Game, suit: int, hated: bool, law: str) -> None:
    """Put the outcast marker on a suit, on its hated side or not."""
    cult_board(g.board).outcast = suit
    cult_board(g.board).hated = hated
    if g.telling:
        g.tell("hated" if hated else "outcast", law, CULT, suit=SUIT_NAMES[suit])


SET_UP: Final[Steps] = (PlaceFirstGarden(), GardenOpposite(), ChooseOutcast())


# Birdsong [10.4]


class Birdsong(Caller):
    """[10.4] The outcast is adjusted, the Lost Souls are discarded, then conspiracies."""

    def steps(self) -> Steps:
        return BIRDSONG

    def occasion(self, b: Board) -> dict[str, object]:
        return {"moment": "crusade"}


def most_lost(souls: list[int]) -> int:
    """[10.4.1] The most common suit among the Lost Souls, without birds; NONE if tied."""
    counts = [0, 0, 0]
    for card in souls:
        if SUIT[card] != BIRD:
            counts[SUIT[card]] += 1
    most = max(counts)
    return counts.index(most) if counts.count(most) == 1 else NONE


class AdjustOutcast(Step[Birdsong]):
    """[10.4.1] A new suit becomes the outcast; if it is the same or tied, the old one becomes hated."""

    law: ClassVar[str] = "10.4.1"

    def run(self, g: Game, f: Birdsong) -> None:
        cult = cult_board(g.board)
        suit = most_lost(cult.souls)
        if suit in (NONE, cult.outcast):
            cast_out(g, cult.outcast, True, "10.4.1")
        else:
            cast_out(g, suit, False, "10.4.1")


class DiscardLostSouls(Step[Birdsong]):
    """[10.4.2] All go to the discard pile; dominance cards become available now [3.3.3]."""

    law: ClassVar[str] = "10.4.2"

    def run(self, g: Game, f: Birdsong) -> None:
        b = g.board
        for card in cult_board(b).souls:
            if IS_DOMINANCE[card]:
                insort(b.available, card)
            else:
                b.discard.append(card)
        if g.telling and cult_board(b).souls:
            g.tell("souls-discarded", "10.4.2", CULT, count=len(cult_board(b).souls))
        cult_board(b).souls = []


class MayConspire(Decision[Birdsong]):
    """[10.4.3] Any number of conspiracies, in any order."""

    law: ClassVar[str] = "10.4.3"
    ask: ClassVar[str] = "may-conspire"

    def needed(self, b: Board, f: Birdsong) -> bool:
        return cult_board(b).acolytes > 0 and can_conspire(b)

    def actor(self, b: Board, f: Birdsong) -> int:
        return CULT

    def offer(self, v: View, f: Birdsong, o: Offers) -> None:
        o.allow(END)
        offer_conspiracies(v, o)
        offer_birdsong_cards(v, o)

    def answer(self, g: Game, f: Birdsong, choice: int) -> None:
        if choice == END:
            return
        f.at -= 1
        if verb(choice) == USE:
            use(g, CULT, noun(choice))
        else:
            conspire(g, choice)

    def facts(self, b: Board, f: Birdsong) -> dict[str, object]:
        return {"suit": SUIT_NAMES[cult_board(b).outcast], "count": cult_board(b).acolytes}

    def about(self, v: View, f: Birdsong, action: int) -> dict[str, object]:
        told = super().about(v, f, action)
        if action != END and verb(action) != USE:
            told["acolytes"] = cost_of(v.board, action)
        return told


BIRDSONG: Final[Steps] = (AdjustOutcast(), DiscardLostSouls(), MayConspire())


# Daylight [10.5]


class Daylight(Frame):
    """[10.5] Reveal a card and perform its ritual, again and again."""

    card: int = NONE  # just revealed; its ritual is due
    scored: int = 0  # suits that have been scored this turn, a bit for each

    def steps(self) -> Steps:
        return DAYLIGHT


def offer_rituals(b: Board, suit: int, scored: int, o: Offers) -> None:
    """[10.5.1-10.5.3] Offer the rituals for a card of this suit. Birds are no wild cards here [10.2.2]."""
    kind = GARDEN + suit
    for clearing in range(CLEARINGS):
        if b.suits[clearing] != suit:
            if o.explain:
                o.refuse(BUILD | kind * CLEARINGS + clearing, "10.5.1", "suit-must-match")
                o.refuse(ENLIST | clearing, "10.5.2", "suit-must-match")
            continue
        offer_garden(b, kind, clearing, o)
        if not b.supply[CULT]:
            o.refuse(ENLIST | clearing, "10.5.2", "nobody-to-recruit")
        elif not b.may_place(CULT, clearing):
            refuse_placing(b, CULT, clearing, ENLIST | clearing, o)
        else:
            o.allow(ENLIST | clearing)
    if scored >> suit & 1:
        o.refuse(POINTS, "10.5.3", "suit-scored-already")
    elif not b.on_map(kind):
        o.refuse(POINTS, "10.5.3", "no-garden-of-suit")
    else:
        o.allow(POINTS)


def offer_garden(b: Board, kind: int, clearing: int, o: Offers) -> None:
    """[10.5.1] A garden in a ruled clearing."""
    action = BUILD | kind * CLEARINGS + clearing
    if not b.ruled_by(CULT, clearing):
        o.refuse(action, "10.5.1", "must-rule")
    elif not b.may_place(CULT, clearing):
        refuse_placing(b, CULT, clearing, action, o)
    elif not b.open_slots(clearing):
        o.refuse(action, "2.2.3", "no-open-slot")
    elif not b.stock[kind]:
        o.refuse(action, "10.5.1", "none-left")
    else:
        o.allow(action)


def rituals(b: Board, suit: int, scored: int) -> list[int]:
    """The rituals possible now for a card of a suit."""
    o = Offers(False)
    offer_rituals(b, suit, scored, o)
    return o.allowed


def may_perform(b: Board, scored: int) -> bool:
    """Whether the Cult might reveal a card for a ritual, by public facts: a bird needs a warrior in the supply."""
    if not b.hands[CULT]:
        return False
    return b.supply[CULT] > 0 or any(rituals(b, suit, scored) for suit in range(3))


class ActInDaylight(Decision[Daylight]):
    """[10.5] Reveal a card with a possible ritual; cards in play and dominance at any time."""

    law: ClassVar[str] = "10.5"
    ask: ClassVar[str] = "cult-daylight"

    def needed(self, b: Board, f: Daylight) -> bool:
        return may_perform(b, f.scored) or may_have_extras(b, CULT)

    def actor(self, b: Board, f: Daylight) -> int:
        return CULT

    def offer(self, v: View, f: Daylight, o: Offers) -> None:
        b = v.board
        o.allow(END)
        for card in kinds(v.own.hand):
            if SUIT[card] == BIRD:
                if b.supply[CULT]:
                    o.allow(SHOW | card)
                else:
                    o.refuse(SHOW | card, "10.5.4", "nobody-to-recruit")
            elif rituals(b, SUIT[card], f.scored):
                o.allow(SHOW | card)
            else:
                o.refuse(SHOW | card, "10.5", "no-ritual")
        offer_extras(v, o)

    def answer(self, g: Game, f: Daylight, choice: int) -> None:
        if choice == END:
            f.at = len(DAYLIGHT)
        elif is_extra(choice):
            f.at = 0
            answer_extra(g, CULT, choice)
        else:
            f.card = noun(choice)
            give_up(g, CULT, f.card)
            insort(cult_board(g.board).revealed, f.card)
            g.board.reveals += 1
            if g.telling:
                g.tell("revealed", "10.5", CULT, card=CARD_NAMES[f.card])

    def about(self, v: View, f: Daylight, action: int) -> dict[str, object]:
        told = super().about(v, f, action)
        if verb(action) == SHOW and SUIT[noun(action)] == BIRD:
            told["ritual"] = "sacrifice"
        return told


class ChooseRitual(Decision[Daylight]):
    """[10.5] Choose the ritual and its clearing; asked only if there is a choice. A bird is always a sacrifice."""

    law: ClassVar[str] = "10.5"
    ask: ClassVar[str] = "choose-ritual"

    def needed(self, b: Board, f: Daylight) -> bool:
        return f.card != NONE and SUIT[f.card] != BIRD and len(rituals(b, SUIT[f.card], f.scored)) > 1

    def actor(self, b: Board, f: Daylight) -> int:
        return CULT

    def offer(self, v: View, f: Daylight, o: Offers) -> None:
        offer_rituals(v.board, SUIT[f.card], f.scored, o)

    def answer(self, g: Game, f: Daylight, choice: int) -> None:
        perform(g, f, choice)

    def facts(self, b: Board, f: Daylight) -> dict[str, object]:
        return {"card": CARD_NAMES[f.card]}

    def about(self, v: View, f: Daylight, action: int) -> dict[str, object]:
        told = super().about(v, f, action)
        if action == POINTS:
            told["points"] = worth(v.board, CULT, garden_points(v.board, f.card))
        return told


class PerformTheOnly(Step[Daylight]):
    """[10.5.4] Sacrifice, or perform the only possible ritual of the card."""

    law: ClassVar[str] = "10.5.4"

    def run(self, g: Game, f: Daylight) -> None:
        if f.card == NONE:
            return
        if SUIT[f.card] == BIRD:
            sacrifice(g)
            f.card = NONE
            f.at = 0
        else:
            perform(g, f, rituals(g.board, SUIT[f.card], f.scored)[0])


def sacrifice(g: Game) -> None:
    """[10.5.4] A warrior from the supply becomes an acolyte."""
    b = g.board
    b.supply[CULT] -= 1
    cult_board(b).acolytes += 1
    if g.telling:
        g.tell("acolytes", "10.5.4", CULT, count=cult_board(b).acolytes)


def perform(g: Game, f: Daylight, ritual: int) -> None:
    """[10.5.1-10.5.3] A garden, a warrior, or points; then Daylight goes on."""
    if verb(ritual) == BUILD:
        place_garden(g, noun(ritual) % CLEARINGS, "10.5.1")
    elif verb(ritual) == ENLIST:
        place_warrior(g, noun(ritual), "enlisted", "10.5.2")
    else:
        score_gardens(g, f.card)
        f.scored |= 1 << SUIT[f.card]
    f.card = NONE
    f.at = 0


def score_gardens(g: Game, card: int) -> None:
    """[10.5.3] The card is spent, and the rightmost empty space of its suit's track is scored."""
    b = g.board
    cult_board(b).revealed.remove(card)
    discard(g, card)
    if g.telling:
        g.tell("spent", "10.5.3", CULT, card=CARD_NAMES[card])
    score(g, CULT, garden_points(b, card), "10.5.3")


def garden_points(b: Board, card: int) -> int:
    """[10.5.3] The rightmost empty space of the track of a card's suit."""
    return POINTS_BY_GARDENS[b.on_map(GARDEN + SUIT[card])]


DAYLIGHT: Final[Steps] = (ActInDaylight(), ChooseRitual(), PerformTheOnly())


# Evening [10.6]


class Evening(Frame):
    """[10.6] Revealed cards return, then crafting, then drawing."""

    def steps(self) -> Steps:
        return EVENING


class ReturnRevealed(Step[Evening]):
    """[10.6.1] Revealed cards that were not spent return to the hand."""

    law: ClassVar[str] = "10.6.1"

    def run(self, g: Game, f: Evening) -> None:
        revealed = cult_board(g.board).revealed
        for card in revealed:
            take(g, CULT, card)
        if g.telling and revealed:
            g.tell("cards-returned", "10.6.1", CULT, count=len(revealed))
        cult_board(g.board).revealed = []


class CraftInEvening(Decision[Evening]):
    """[10.6.2] Craft, while gardens of the outcast suit are unused."""

    law: ClassVar[str] = "10.6.2"
    ask: ClassVar[str] = "cult-craft"

    def needed(self, b: Board, f: Evening) -> bool:
        return b.hands[CULT] > 0 and sum(faction(b, CULT).idle_pieces(b)) > 0

    def actor(self, b: Board, f: Evening) -> int:
        return CULT

    def offer(self, v: View, f: Evening, o: Offers) -> None:
        o.allow(END)
        offer_crafts(v, o)

    def answer(self, g: Game, f: Evening, choice: int) -> None:
        if verb(choice) == CRAFT:
            f.at -= 1
            craft(g, CULT, noun(choice))

    def facts(self, b: Board, f: Evening) -> dict[str, object]:
        return {"suit": SUIT_NAMES[cult_board(b).outcast], "count": sum(faction(b, CULT).idle_pieces(b))}


class DrawCards(Step[Evening]):
    """[10.6.3] One card, and one more for each suit whose gardens uncover the bonus."""

    law: ClassVar[str] = "10.6.3"

    def run(self, g: Game, f: Evening) -> None:
        cards = 1
        for suit in range(3):
            cards += DRAW_BY_GARDENS[g.board.on_map(GARDEN + suit)]
        draw_in_evening(g, CULT, cards)


class DiscardSurplus(ChooseDiscard):
    """[10.6.3] Down to five cards."""

    law: ClassVar[str] = "10.6.3"


DISCARDING: Final[Steps] = (DiscardSurplus(),)


class KeepFive(Step[Evening]):
    """[10.6.3] Down to five cards."""

    law: ClassVar[str] = "10.6.3"

    def run(self, g: Game, f: Evening) -> None:
        g.board.call(DiscardDown(CULT))


EVENING: Final[Steps] = (ReturnRevealed(), CraftInEvening(), DrawCards(), KeepFive())
