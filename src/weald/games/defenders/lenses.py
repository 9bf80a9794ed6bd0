"""One seat's secrets, and the two lenses that see secrets: View (the seat's own) and Game (all)."""

from __future__ import annotations

from weald.engine import lenses
from weald.engine.chance import Dice
from weald.engine.lenses import DEED, FOLLOWS, Event, Outcome
from weald.engine.records import Record
from weald.games.defenders.board import ENDING_LAWS, ENDING_NAMES, GOING_ON, NONE, VICTORY, Board
from weald.games.defenders.facts import card_facts
from weald.games.defenders.geometry import EDGE_NAMES, HEX_NAMES
from weald.games.defenders.tables import CARD_FACTION, CARD_NAMES, DECK, FACTION_NAMES, FACTIONS, SEATS


class Secret(Record):
    """What one seat alone may look at: its hand [1.10], and the active defender it has chosen [2.2]."""

    hand: list[int]  # sorted
    choice: int  # face down until all are revealed, or NONE


def unseen(b: Board, faction: int) -> list[int]:
    """The hidden cards of a faction, sorted: its deck, its hand, and a chosen card."""
    if b.leaders[faction] == NONE:
        return []
    opened = b.used[faction] + b.helpers[faction] + b.dead
    opened.append(b.active[faction])
    return [card for card in DECK[b.leaders[faction]] if card not in opened]


class View(lenses.View[Board]):
    """What one seat sees."""

    def __init__(self, board: Board, seat: int, own: Secret) -> None:
        self.board = board
        self.seat = seat
        self.own = own

    def clone(self) -> View:
        return View(self.board.clone(), self.seat, self.own.clone())

    def imagine(self, dice: Dice) -> Game:
        """Deal the cards this seat cannot see to hands, choices and decks, at random."""
        board = self.board.clone()
        secrets = [Secret([], NONE) for _ in SEATS]
        if self.seat >= 0:
            secrets[self.seat] = self.own.clone()
        decks: list[list[int]] = [[] for _ in range(FACTIONS)]
        for faction in board.factions:
            seat = board.seat_of(faction)
            loose = unseen(board, faction)
            if seat == self.seat:
                own = secrets[seat]
                decks[faction] = [card for card in loose if card not in own.hand and card != own.choice]
                continue
            dice.shuffle(loose)
            if board.chosen[seat]:
                secrets[seat].choice = loose.pop()
            while len(loose) > board.decks[faction]:
                secrets[seat].hand.append(loose.pop())
            decks[faction] = sorted(loose)
        for secret in secrets:
            secret.hand.sort()
        return Game(board, secrets, decks)


class Game(lenses.Game[Board]):
    """The referee's lens: the board, all hands and choices, and the decks (sets, until somebody draws)."""

    def __init__(self, board: Board, secrets: list[Secret], decks: list[list[int]]) -> None:
        super().__init__(board)
        self.secrets = secrets
        self.decks = decks  # of each faction, sorted

    def clone(self) -> Game:
        return Game(self.board.clone(), [secret.clone() for secret in self.secrets], [deck[:] for deck in self.decks])

    def lens(self, seat: int) -> View:
        return View(self.board, seat, self.secrets[seat] if seat >= 0 else Secret([], NONE))

    def tell(
        self, what: str, law: str, faction: int = NONE, place: int = NONE, role: str = DEED, **facts: object
    ) -> None:
        """Note an event that everybody perceives."""
        told: dict[str, object] = {}
        if faction != NONE:
            told["seat"] = FACTION_NAMES[faction]
        if place != NONE:
            told["hex"] = HEX_NAMES[place]
        told.update(facts)
        self.events.append(Event(what, law, told, {}, [], role))

    def tell_edge(self, what: str, law: str, edge: int, faction: int = NONE) -> None:
        """Note an event on an edge."""
        told: dict[str, object] = {"edge": EDGE_NAMES[edge]}
        if faction != NONE:
            told["seat"] = FACTION_NAMES[faction]
        self.events.append(Event(what, law, told, {}, []))

    def tell_card(self, what: str, law: str, faction: int, card: int, role: str = DEED) -> None:
        """Note an event whose card only the faction's own seat perceives."""
        told: dict[str, object] = {"seat": FACTION_NAMES[faction]}
        secret: dict[str, object] = {"card": CARD_NAMES[card], **card_facts(self.board, card)}
        self.events.append(Event(what, law, told, secret, [self.board.seat_of(faction)], role))

    def finish(self, ending: int) -> None:
        """[15] The game is over; nothing that is unfinished goes on."""
        if self.board.over:
            return
        self.board.ending = ending
        self.board.over = True
        if self.telling:
            law = ENDING_LAWS[ending]
            if ending == VICTORY:
                self.tell("won", law, role=FOLLOWS)
            else:
                self.tell("lost", law, role=FOLLOWS, ending=ENDING_NAMES[ending])

    def sides(self) -> list[list[int]]:
        """[15.1] One side: everybody."""
        b = self.board
        return [sorted({b.seat_of(faction) for faction in b.factions})]

    def outcome(self) -> Outcome | None:
        """[15.1] Everybody wins, or nobody. The points are the camps built."""
        b = self.board
        if b.ending == GOING_ON:
            return None
        sides = self.sides()
        winners = sides[0] if b.ending == VICTORY else []
        scores = [0] * len(SEATS)
        for faction in b.factions:
            scores[b.seat_of(faction)] += b.built[faction]
        return Outcome(winners, scores, ENDING_LAWS[b.ending], sides)

    def faults(self) -> list[str]:
        b = self.board
        faults = b.faults()
        for seat, secret in enumerate(self.secrets):
            if len(secret.hand) != b.hands[seat] or sorted(secret.hand) != secret.hand:
                faults.append(f"{SEATS[seat]}'s hand is not what the board says")
            if (secret.choice != NONE) != bool(b.chosen[seat]):
                faults.append(f"{SEATS[seat]}'s choice is not what the board says")
        for faction in b.factions:
            if len(self.decks[faction]) != b.decks[faction]:
                faults.append(f"{FACTION_NAMES[faction]}'s deck is not what the board says")
            own = self.secrets[b.seat_of(faction)]
            held = [card for card in [*own.hand, own.choice] if card != NONE and CARD_FACTION[card] == faction]
            if b.leaders[faction] != NONE and sorted(held + self.decks[faction]) != unseen(b, faction):
                faults.append(f"a card of {FACTION_NAMES[faction]} is missing or doubled")
        return faults
