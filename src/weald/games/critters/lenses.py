"""One seat's secrets, and the two lenses that see secrets: View (the seat's own) and Game (all)."""

from __future__ import annotations

from weald.engine import lenses
from weald.engine.chance import Dice
from weald.engine.lenses import DEED, FOLLOWS, Event, Outcome
from weald.engine.records import Record
from weald.games.critters.board import BACK, NONE, Board, pile_of, public_card
from weald.games.critters.cards import CARD_NAMES, CARDS, ROWS, SEATS, THEATER_NAMES


class Secret(Record):
    """What one seat alone may look at [4.8]: its hand, and the faces of the card backs it has looked at."""

    hand: list[int]  # in the order of the cards
    backs: list[int]  # for each numbered back the card, or NONE


class View(lenses.View[Board]):
    """What one seat sees: the board, its hand, its own facedown cards."""

    def __init__(self, board: Board, seat: int, own: Secret) -> None:
        self.board = board
        self.seat = seat
        self.own = own

    def clone(self) -> View:
        return View(self.board.clone(), self.seat, self.own.clone())

    def card(self, token: int) -> int:
        """The card a token is, as far as this seat knows, or NONE."""
        return self.own.backs[token - BACK] if token >= BACK else public_card(token)

    def imagine(self, dice: Dice) -> Game:
        """Deal the cards whose place this seat does not know, at random, to the places it cannot see."""
        board = self.board.clone()
        secrets = [Secret([], [NONE] * board.backs), Secret([], [NONE] * board.backs)]
        tokens = board.tokens()
        placed = [self.card(token) for token in tokens] + self.own.hand
        placed += [card for seat in (0, 1) if seat != self.seat for card in board.shown_cards(seat)]
        loose = [card for card in range(CARDS) if card not in placed]
        dice.shuffle(loose)
        for seat in (0, 1):
            if seat == self.seat:
                secrets[seat].hand = self.own.hand[:]
                secrets[seat].backs = self.own.backs[:]
            else:
                hand = board.shown_cards(seat)
                while len(hand) < board.hands[seat]:
                    hand.append(loose.pop())
                secrets[seat].hand = sorted(hand)
        for token in tokens:
            if token >= BACK and self.card(token) == NONE:
                knower = 0 if self.seat == 1 else 1  # this seat has not looked at it
                secrets[knower].backs[token - BACK] = loose.pop()
        return Game(board, secrets, sorted(loose))


class Game(lenses.Game[Board]):
    """The referee's lens: the board, both seats' secrets, and which cards of the deck nobody has seen."""

    def __init__(self, board: Board, secrets: list[Secret], undealt: list[int]) -> None:
        super().__init__(board)
        self.secrets = secrets
        self.undealt = undealt  # the unseen part of the deck: without order until somebody looks

    def clone(self) -> Game:
        return Game(self.board.clone(), [self.secrets[0].clone(), self.secrets[1].clone()], self.undealt[:])

    def lens(self, seat: int) -> View:
        return View(self.board, seat, self.secrets[seat] if seat >= 0 else Secret([], [NONE] * self.board.backs))

    def card(self, token: int) -> int:
        """The card a token is."""
        if token < BACK:
            return public_card(token)
        card = self.secrets[0].backs[token - BACK]
        return card if card != NONE else self.secrets[1].backs[token - BACK]

    def number_back(self, seat: int, card: int) -> int:
        """A new card back that only this seat has looked under."""
        board = self.board
        token = BACK + board.backs
        board.backs += 1
        self.secrets[seat].backs.append(card)
        self.secrets[1 - seat].backs.append(NONE)
        return token

    def tell(
        self,
        what: str,
        law: str,
        seat: int,
        card: int = NONE,
        theater: int = NONE,
        hidden: bool = False,
        role: str = DEED,
        **more: object,
    ) -> None:
        """Note an event. A hidden card is told to its owner only."""
        facts: dict[str, object] = {"seat": SEATS[seat]}
        secrets: dict[str, object] = {}
        if card != NONE:
            (secrets if hidden else facts)["card"] = CARD_NAMES[card]
        if theater != NONE:
            facts["theater"] = THEATER_NAMES[theater]
        facts.update(more)
        self.events.append(Event(what, law, facts, secrets, [seat], role))

    def tell_hand(self, seat: int, cards: list[str]) -> None:
        """A dealt hand, told to its owner only [1.3]."""
        facts: dict[str, object] = {"seat": SEATS[seat], "number": len(cards)}
        self.events.append(Event("dealt", "1.3", facts, {"cards": cards}, [seat], FOLLOWS))

    def tell_row(self, law: str) -> None:
        """The theaters in their new order."""
        facts: dict[str, object] = {"theaters": [THEATER_NAMES[theater] for theater in ROWS[self.board.row]]}
        self.events.append(Event("row", law, facts, {}, []))

    def outcome(self) -> Outcome | None:
        if self.board.winner == NONE:
            return None
        law = "12.2" if self.board.beginner else "11.1"
        return Outcome([self.board.winner], self.board.scores[:], law)

    def faults(self) -> list[str]:
        board = self.board
        faults = board.faults()
        cards = [self.card(token) for token in board.tokens()] + self.undealt
        for secret in self.secrets:
            cards += secret.hand
        if board.battle and not _are_all(cards):
            faults.append("a card is missing or doubled")
        for seat in range(2):
            secret = self.secrets[seat]
            if len(secret.hand) != board.hands[seat] or not _are_in_order(secret.hand):
                faults.append(f"{SEATS[seat]}'s hand is not what the board says")
            if len(secret.backs) != board.backs:
                faults.append(f"{SEATS[seat]}'s card backs are not numbered as on the board")
            for card in board.shown_cards(seat):
                if card not in secret.hand:
                    faults.append(f"{CARD_NAMES[card]} is shown in {SEATS[seat]}'s hand and is not there")
            for pile in board.piles[pile_of(seat, 0) : pile_of(seat + 1, 0)]:
                if any(token >= BACK and secret.backs[token - BACK] == NONE for token in pile):
                    faults.append(f"{SEATS[seat]} does not know a facedown card of their own")
        if len(self.undealt) != board.undealt:
            faults.append("the deck is not what the board says")
        return faults


def _are_all(cards: list[int]) -> bool:
    """Whether every card is there once."""
    found = 0
    for card in cards:
        if card != NONE:
            found |= 1 << card
    return len(cards) == CARDS and found == (1 << CARDS) - 1


def _are_in_order(cards: list[int]) -> bool:
    for place in range(1, len(cards)):
        if cards[place - 1] > cards[place]:
            return False
    return True
