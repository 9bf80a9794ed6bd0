"""One seat's secrets, and the two lenses that see any: View (one's own) and Game (all)."""

from __future__ import annotations

from bisect import insort
from collections.abc import Mapping

from weald.engine import lenses
from weald.engine.chance import Dice
from weald.engine.lenses import DEED, FOLLOWS, Event, Outcome
from weald.engine.records import Record
from weald.games.root.factions.faction import faction
from weald.games.root.state.board import NONE, Board
from weald.games.root.tables import CARD_NAMES, CARDS, COPIES, IS_DOMINANCE, SEAT_COUNT, SEATS, SUIT


class Secret(Record):
    """What only one seat may see: its hand [1.2.1], and what its faction keeps aside [8.2.3, 9.7.1]."""

    hand: list[int]  # sorted
    aside: list[int]  # what else only this faction knows, sorted; the faction knows what the numbers mean


def no_secret() -> Secret:
    return Secret([], [])


def public_cards(b: Board) -> list[int]:
    """All cards that lie open, apart from open hands."""
    cards = b.discard + b.played + b.available
    if b.robots.card != NONE:
        cards.append(b.robots.card)
    for seat in b.order:
        cards = cards + b.improvements[seat] + faction(b, seat).open_cards(b)
        if b.dominance[seat] != NONE:
            cards.append(b.dominance[seat])
    return cards


def whole_deck(b: Board) -> list[int]:
    """Every card of the deck in use, sorted; some games leave out the dominance cards [5.1.3, K3.4]."""
    copies = COPIES[b.cards]
    dominance = b.has_dominance()
    return [card for card in range(CARDS) for _ in range(copies[card]) if dominance or not IS_DOMINANCE[card]]


class View(lenses.View[Board]):
    """What one seat sees."""

    def __init__(self, board: Board, seat: int, own: Secret) -> None:
        self.board = board
        self.seat = seat
        self.own = own

    def clone(self) -> View:
        return View(self.board.clone(), self.seat, self.own.clone())

    def alone(self) -> Game:
        """The same board with this seat's secrets and no others: what is asked of it cannot hang on anything hidden."""
        secrets = [no_secret() for _ in range(SEAT_COUNT)]
        if self.seat >= 0:
            secrets[self.seat] = self.own
        return Game(self.board, secrets, [])

    def imagine(self, dice: Dice) -> Game:
        """Deal the cards this seat cannot see at random: to hands, piles and deck.

        Quests and unsearched ruins are not dealt: nobody has seen them, so they have no fixed place yet.
        """
        board = self.board.clone()
        loose = whole_deck(board)
        known = public_cards(board) + self.own.hand
        for seat in board.order:
            if seat == self.seat:
                known = known + faction(board, seat).cards_aside(self.own)
            else:
                known = known + faction(board, seat).open_hand(board)
        for card in known:
            loose.remove(card)
        dice.shuffle(loose)
        secrets = [no_secret() for _ in range(SEAT_COUNT)]
        for seat in range(SEAT_COUNT):
            if seat == self.seat:
                secrets[seat] = self.own.clone()
            elif seat in board.order:
                secrets[seat].hand = faction(board, seat).open_hand(board)
                while len(secrets[seat].hand) < board.hands[seat]:
                    insort(secrets[seat].hand, loose.pop())
                faction(board, seat).imagine_cards(board, secrets[seat], loose)
        game = Game(board, secrets, sorted(loose))
        for seat in range(SEAT_COUNT):
            if seat in board.order:
                faction(board, seat).imagine(self, game, dice)
        return game


class Game(lenses.Game[Board]):
    """The referee's lens: the board, all hands and supporters, the deck (unordered until drawn), facedown plots."""

    def __init__(self, board: Board, secrets: list[Secret], deck: list[int], hidden: list[int] | None = None) -> None:
        super().__init__(board)
        self.secrets = secrets
        self.deck = deck  # sorted
        self.hidden = hidden or []  # what no seat may see, sorted; its faction knows what the numbers mean [K11.3.1]

    def clone(self) -> Game:
        return Game(self.board.clone(), [secret.clone() for secret in self.secrets], self.deck[:], self.hidden[:])

    def lens(self, seat: int) -> View:
        return View(self.board, seat, self.secrets[seat] if seat >= 0 else no_secret())

    def tell(self, what: str, law: str, seat: int = NONE, role: str = DEED, cause: str = "", **facts: object) -> None:
        """Tell an event that everybody sees."""
        self.note(what, law, seat, facts, role, cause)

    def note(
        self, what: str, law: str, seat: int, facts: Mapping[str, object], role: str = DEED, cause: str = ""
    ) -> None:
        """The same with facts that were gathered before."""
        told: dict[str, object] = {"seat": SEATS[seat]} if seat != NONE else {}
        told.update(facts)
        self.events.append(Event(what, law, told, {}, [], role, cause))

    def tell_card(
        self, what: str, law: str, seat: int, card: int, seats: list[int], role: str = DEED, **facts: object
    ) -> None:
        """Tell an event whose card only some seats see; everybody, if an open hand gives or takes it [11.2.3]."""
        told: dict[str, object] = {"seat": SEATS[seat], **facts}
        for knower in seats:
            if faction(self.board, knower).hand_is_open:
                self.events.append(Event(what, law, {**told, "card": CARD_NAMES[card]}, {}, [], role))
                return
        self.events.append(Event(what, law, told, {"card": CARD_NAMES[card]}, seats, role))

    def tell_items(self, seat: int, items: list[str], law: str) -> None:
        """Tell a seat, and only this seat, what lies under a ruin."""
        self.events.append(Event("ruin-seen", law, {"seat": SEATS[seat]}, {"items": items}, [seat]))

    def tell_hand(self, seat: int, cards: list[str], seats: list[int], law: str) -> None:
        """Show a hand to some seats."""
        told: dict[str, object] = {"seat": SEATS[seat], "other_seat": SEATS[seats[0]]}
        self.events.append(Event("hand-shown", law, told, {"cards": cards}, seats, FOLLOWS))

    def outcome(self) -> Outcome | None:
        if self.board.winner == NONE:
            return None
        law = "3.1"
        if self.board.won_by != NONE:
            law = "3.3.1.2" if SUIT[self.board.won_by] == 3 else "3.3.1.1"
        winners = [self.board.winner]
        if self.board.robots.coop and not self.board.is_bot(self.board.winner):
            return Outcome(self.board.people(), self.board.scores[:], "K3.5", self.sides())
        for _ in self.board.order:  # [9.2.8] a Vagabond may have joined another, who has joined the winner
            for seat in range(SEAT_COUNT):
                if self.board.partners[seat] in winners and seat not in winners:
                    winners.append(seat)
        return Outcome(winners, self.board.scores[:], law, self.sides())

    def sides(self) -> list[list[int]]:
        """Who wins and loses together: people who play against bots [K3.5], and whoever has joined somebody [9.2.8]."""
        people = self.board.people() if self.board.robots.coop else []
        sides: list[list[int]] = [[] for _ in range(SEAT_COUNT)]
        for seat in sorted(self.board.order):
            head = self.follows(seat)
            sides[people[0] if head in people else head].append(seat)
        return [side for side in sides if len(side) > 1]

    def follows(self, seat: int) -> int:
        """[9.2.8] The seat that wins or loses for this one: itself, or the last of those who were joined."""
        for _ in self.board.order:
            if self.board.partners[seat] != NONE:
                seat = self.board.partners[seat]
        return seat

    def faults(self) -> list[str]:
        board = self.board
        faults = board.faults()
        cards = public_cards(board) + self.deck
        for seat in range(SEAT_COUNT):
            secret = self.secrets[seat]
            cards = cards + secret.hand
            if len(secret.hand) != board.hands[seat]:
                faults.append(f"{SEATS[seat]}'s hand is not what the board says")
            if sorted(secret.hand) != secret.hand:
                faults.append(f"{SEATS[seat]}'s hand is out of order")
        for seat in board.order:
            cards = cards + faction(board, seat).cards_aside(self.secrets[seat])
            faults += faction(board, seat).secret_faults(self)
        if len(self.deck) != board.deck:
            faults.append("the deck is not what the board says")
        if sorted(cards) != whole_deck(board):
            faults.append("a card is missing or doubled")
        return faults
