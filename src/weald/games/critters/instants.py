"""The instant abilities, one procedure each. The owner of the card decides, no matter who turned it up [3.3]."""

from __future__ import annotations

from typing import ClassVar, Final

from weald.engine.lenses import FOLLOWS, Frame
from weald.engine.notation import noun
from weald.engine.offers import Offers
from weald.engine.procedure import Steps
from weald.games.critters.actions import DECLINE, DRAW, FLIP, MOVE, REINFORCE, RETURN, TO, WITHDRAW
from weald.games.critters.board import BACK, NONE, Board, is_faceup, pile_of
from weald.games.critters.cards import CARD_NAMES, CARDS, EFFECT
from weald.games.critters.lenses import Game, View
from weald.games.critters.playing import card_at, flip, lay, move, offer_plays, play, return_to_hand
from weald.games.critters.procedure import ChanceDecision, Decision, Step


def begin(g: Game, card: int) -> None:
    """[6.2] Start the instant ability of a faceup card; from here on it runs to its end [6.4]."""
    pile = g.board.faceup[card]
    seat = pile // 3
    effect = EFFECT[card]
    if effect == "maneuver":
        g.board.call(Flip(seat, card, pile % 3))
    elif effect == "ambush":
        g.board.call(Flip(seat, card, NONE))
    elif effect == "disrupt":
        g.board.call(Disrupt(seat))
    elif effect == "reinforce":
        g.board.call(Reinforce(seat, pile % 3))
    elif effect == "transport":
        g.board.call(Transport(seat))
    elif effect == "redeploy":
        g.board.call(Redeploy(seat))
    else:
        assert effect == "air_drop"
        g.board.air_drops[seat] = True  # [A2] a permission for the owner's next card
        if g.telling:
            g.tell("air-dropped", "A2", seat, role=FOLLOWS)


class Flip(Frame):
    """Maneuver [A3, L3, S3] and Ambush [L2]: flip one uncovered card, next to theater `near`, or anywhere if NONE."""

    seat: int
    card: int
    near: int

    def steps(self) -> Steps:
        return FLIP_ONE


def has_uncovered(b: Board, seat: int) -> bool:
    return len(b.piles[seat * 3]) + len(b.piles[seat * 3 + 1]) + len(b.piles[seat * 3 + 2]) > 0


class ChooseFlip(Decision[Flip]):
    """[7.1] Any player's uncovered card within reach; it must be done if it can be [6.6, 6.7]."""

    law: ClassVar[str] = "7.1"
    ask: ClassVar[str] = "choose-flip"

    def needed(self, b: Board, f: Flip) -> bool:
        for theater in range(3):
            if (f.near == NONE or b.adjacent(f.near, theater)) and b.occupants(theater):
                return True
        return False

    def actor(self, b: Board, f: Flip) -> int:
        return f.seat

    def offer(self, v: View, f: Flip, o: Offers) -> None:
        b = v.board
        for pile in range(6):
            if f.near != NONE and not b.adjacent(f.near, pile % 3):
                o.refuse(FLIP | pile, CARD_NAMES[f.card], "not-adjacent")
            elif not b.piles[pile]:
                o.refuse(FLIP | pile, "7.2", "no-card-there")
            else:
                o.allow(FLIP | pile)

    def about(self, v: View, f: Flip, action: int) -> dict[str, object]:
        return card_at(v, noun(action), -1)

    def answer(self, g: Game, f: Flip, choice: int) -> None:
        flip(g, noun(choice), CARD_NAMES[f.card])


FLIP_ONE: Final[Steps] = (ChooseFlip(),)


class Disrupt(Frame):
    """[L5] The owner flips one of their uncovered cards, then the opponent one of theirs."""

    seat: int

    def steps(self) -> Steps:
        return DISRUPT


class FlipOwn(Decision[Disrupt]):
    """[L5] One of one's own uncovered cards; nothing, if there is none [6.7]."""

    law: ClassVar[str] = "L5"
    ask: ClassVar[str] = "choose-own-flip"

    def flipper(self, f: Disrupt) -> int:
        return f.seat

    def needed(self, b: Board, f: Disrupt) -> bool:
        return has_uncovered(b, self.flipper(f))

    def actor(self, b: Board, f: Disrupt) -> int:
        return self.flipper(f)

    def offer(self, v: View, f: Disrupt, o: Offers) -> None:
        for pile in range(6):
            if pile // 3 != self.flipper(f):
                o.refuse(FLIP | pile, "L5", "not-your-card")
            elif not v.board.piles[pile]:
                o.refuse(FLIP | pile, "7.2", "no-card-there")
            else:
                o.allow(FLIP | pile)

    def about(self, v: View, f: Disrupt, action: int) -> dict[str, object]:
        return card_at(v, noun(action), -1)

    def answer(self, g: Game, f: Disrupt, choice: int) -> None:
        flip(g, noun(choice), "L5")


class OpponentFlipsOwn(FlipOwn):
    """[L5] Then the opponent does the same."""

    def flipper(self, f: Disrupt) -> int:
        return 1 - f.seat


DISRUPT: Final[Steps] = (FlipOwn(), OpponentFlipsOwn())


class Reinforce(Frame):
    """[L1] Draw the top card of the deck [2.4], then play it facedown next to where Reinforce lies."""

    seat: int
    theater: int

    def steps(self) -> Steps:
        return REINFORCEMENT


class DrawUnseen(ChanceDecision[Reinforce]):
    """[L1] The top card, while the deck still has cards that nobody has seen."""

    law: ClassVar[str] = "L1"
    ask: ClassVar[str] = "chance-draw"

    def needed(self, b: Board, f: Reinforce) -> bool:
        return b.undealt > 0

    def outcomes(self, g: Game, f: Reinforce) -> list[tuple[int, int]]:
        return [(DRAW | card, 1) for card in g.undealt]

    def answer(self, g: Game, f: Reinforce, choice: int) -> None:
        card = noun(choice)
        g.undealt.remove(card)
        g.board.undealt -= 1
        g.board.held = g.number_back(f.seat, card)
        if g.telling:
            g.tell("drew", "L1", f.seat, card, hidden=True, role=FOLLOWS)


class DrawBuried(Step[Reinforce]):
    """[7.5] Below the unseen cards lie the destroyed ones, the first destroyed on top; the drawer looks at it."""

    law: ClassVar[str] = "7.5"

    def run(self, g: Game, f: Reinforce) -> None:
        b = g.board
        if b.held != NONE or not b.buried:
            return
        b.held = b.buried.pop(0)
        card = g.card(b.held)
        if b.held >= BACK:
            g.secrets[f.seat].backs[b.held - BACK] = card
        if g.telling:
            g.tell("drew", "L1", f.seat, card, hidden=True, role=FOLLOWS)


class ChooseTheater(Decision[Reinforce]):
    """[L1] The drawn card is played facedown into a theater next to Reinforce."""

    law: ClassVar[str] = "L1"
    ask: ClassVar[str] = "choose-reinforced-theater"

    def needed(self, b: Board, f: Reinforce) -> bool:
        return b.held != NONE

    def actor(self, b: Board, f: Reinforce) -> int:
        return f.seat

    def offer(self, v: View, f: Reinforce, o: Offers) -> None:
        for theater in range(3):
            if v.board.adjacent(f.theater, theater):
                o.allow(REINFORCE | theater)
            else:
                o.refuse(REINFORCE | theater, "L1", "not-adjacent")

    def answer(self, g: Game, f: Reinforce, choice: int) -> None:
        token = g.board.held
        g.board.held = NONE
        if g.telling:
            g.tell("reinforced", "L1", f.seat, g.card(token), noun(choice), True, FOLLOWS)
        lay(g, f.seat, token, noun(choice))


REINFORCEMENT: Final[Steps] = (DrawUnseen(), DrawBuried(), ChooseTheater())


class Transport(Frame):
    """[S1] The owner may move one of their cards to another theater."""

    seat: int
    theater: int = NONE
    place: int = NONE

    def steps(self) -> Steps:
        return TRANSPORT


class ChooseCargo(Decision[Transport]):
    """[S1] Any card of one's own, covered or not, faceup or facedown [7.2]; or none."""

    law: ClassVar[str] = "S1"
    ask: ClassVar[str] = "choose-cargo"

    def actor(self, b: Board, f: Transport) -> int:
        return f.seat

    def offer(self, v: View, f: Transport, o: Offers) -> None:
        o.allow(DECLINE)
        for theater in range(3):
            size = len(v.board.piles[pile_of(f.seat, theater)])
            for place in range(size):
                o.allow(MOVE | theater * CARDS + place)
            if o.explain:
                for place in range(size, CARDS):
                    o.refuse(MOVE | theater * CARDS + place, "S1", "no-card-there")

    def about(self, v: View, f: Transport, action: int) -> dict[str, object]:
        if action == DECLINE:
            return {}
        return card_at(v, pile_of(f.seat, noun(action) // CARDS), noun(action) % CARDS)

    def answer(self, g: Game, f: Transport, choice: int) -> None:
        if choice == DECLINE:
            if g.telling:
                g.tell("declined", "6.6", f.seat, role=FOLLOWS, by_card="S1")
            return
        f.theater = noun(choice) // CARDS
        f.place = noun(choice) % CARDS


class ChooseDestination(Decision[Transport]):
    """[7.7] Another theater than the one it lies in."""

    law: ClassVar[str] = "7.7"
    ask: ClassVar[str] = "choose-destination"

    def needed(self, b: Board, f: Transport) -> bool:
        return f.place != NONE

    def actor(self, b: Board, f: Transport) -> int:
        return f.seat

    def offer(self, v: View, f: Transport, o: Offers) -> None:
        for theater in range(3):
            if theater == f.theater:
                o.refuse(TO | theater, "7.7", "already-there")
            else:
                o.allow(TO | theater)

    def answer(self, g: Game, f: Transport, choice: int) -> None:
        move(g, f.seat, f.theater, f.place, noun(choice))


TRANSPORT: Final[Steps] = (ChooseCargo(), ChooseDestination())


class Redeploy(Frame):
    """[S4] The owner may take one of their facedown cards back to hand; then they must play a card."""

    seat: int
    returned: bool = False

    def steps(self) -> Steps:
        return REDEPLOY


class ChooseReturn(Decision[Redeploy]):
    """[S4] Any facedown card of one's own, covered or not [7.2]; or none. Left out if there is none [6.7]."""

    law: ClassVar[str] = "S4"
    ask: ClassVar[str] = "choose-return"

    def needed(self, b: Board, f: Redeploy) -> bool:
        for theater in range(3):
            for token in b.piles[pile_of(f.seat, theater)]:
                if not is_faceup(token):
                    return True
        return False

    def actor(self, b: Board, f: Redeploy) -> int:
        return f.seat

    def offer(self, v: View, f: Redeploy, o: Offers) -> None:
        o.allow(DECLINE)
        for theater in range(3):
            pile = v.board.piles[pile_of(f.seat, theater)]
            for place in range(len(pile)):
                if is_faceup(pile[place]):
                    o.refuse(RETURN | theater * CARDS + place, "S4", "not-facedown")
                else:
                    o.allow(RETURN | theater * CARDS + place)
            if o.explain:
                for place in range(len(pile), CARDS):
                    o.refuse(RETURN | theater * CARDS + place, "S4", "no-card-there")

    def about(self, v: View, f: Redeploy, action: int) -> dict[str, object]:
        if action == DECLINE:
            return {}
        return card_at(v, pile_of(f.seat, noun(action) // CARDS), noun(action) % CARDS)

    def answer(self, g: Game, f: Redeploy, choice: int) -> None:
        if choice == DECLINE:
            if g.telling:
                g.tell("declined", "6.6", f.seat, role=FOLLOWS, by_card="S4")
            return
        return_to_hand(g, f.seat, noun(choice) // CARDS, noun(choice) % CARDS)
        f.returned = True


class PlayAnother(Decision[Redeploy]):
    """[S4] After the return a card must be played, by the rules of playing [7.3]; nobody withdraws, it is no turn."""

    law: ClassVar[str] = "S4"
    ask: ClassVar[str] = "choose-play"

    def needed(self, b: Board, f: Redeploy) -> bool:
        return f.returned

    def actor(self, b: Board, f: Redeploy) -> int:
        return f.seat

    def offer(self, v: View, f: Redeploy, o: Offers) -> None:
        offer_plays(v, o)
        o.refuse(WITHDRAW, "S4", "must-play-a-card")

    def answer(self, g: Game, f: Redeploy, choice: int) -> None:
        play(g, f.seat, choice, FOLLOWS)


REDEPLOY: Final[Steps] = (ChooseReturn(), PlayAnother())
