"""A table of Root put together by hand around the Vagabond, for his law tests. Clearings count from 1."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from weald import library
from weald.engine.errors import IllegalAction
from weald.engine.lenses import Frame
from weald.engine.table import Table
from weald.games.root.factions.vagabond.board import vagabond_board
from weald.games.root.state.board import NONE
from weald.games.root.state.lenses import Game, no_secret, whole_deck
from weald.games.root.state.new_board import empty_board
from weald.games.root.tables import (
    CARD_NAMES,
    CHARACTER_NAMES,
    CLEARINGS,
    ITEM_NAMES,
    ITEMS,
    OWNER,
    PIECE_NAMES,
    QUEST_NAMES,
    RELATION_NAMES,
    RUIN,
    SEAT_COUNT,
    SEATS,
    START_ITEMS,
    STATE_NAMES,
    STATES,
    TORCH,
    VAGABOND,
)
from weald.games.root.turn import TURN, Birdsong, Daylight, EveningBegins, Turns

RULES: Final = library.rules("root")
STEPS: Final = [type(step) for step in TURN]
PHASES: Final = {
    "start": 0,
    "birdsong": STEPS.index(Birdsong),
    "daylight": STEPS.index(Daylight),
    "evening": STEPS.index(EveningBegins),
}
Places = Mapping[str, Mapping[int, int]]
Words = Mapping[str, str]
EVERYBODY: Final = "marquise eyrie alliance vagabond"


class Wood:
    """The table. Chance says what `dice` scripts, and nothing else."""

    def __init__(
        self,
        character: str = "thief",
        at: int = 1,
        *,
        forest: int = 0,
        seats: str = EVERYBODY,
        turn: str = "vagabond",
        phase: str = "daylight",
        kit: Words | None = None,
        warriors: Places | None = None,
        pieces: Places | None = None,
        hands: Words | None = None,
        relations: Words | None = None,
        crafted: Words | None = None,
        cards: Words | None = None,
        dominance: Words | None = None,
        scores: Mapping[str, int] | None = None,
        discard: str = "",
        quests: str = "",
        completed: str = "",
        coalition: str = "",
        scorched: int = 0,
        frame: Frame | None = None,
        dice: Sequence[str] = (),
    ) -> None:
        order = [SEATS.index(name) for name in seats.split()]
        b = empty_board(0, order)
        self.board = b
        b.round = 1
        b.active = SEATS.index(turn)
        if VAGABOND in order:
            w = vagabond_board(b, VAGABOND)
            w.character = CHARACTER_NAMES.index(character)
            b.pawns[VAGABOND] = CLEARINGS + forest - 1 if forest else at - 1
            self._pack(kit if kit is not None else {"ready": " ".join(ITEM_NAMES[i] for i in START_ITEMS[w.character])})
        for name, places in (warriors or {}).items():
            for clearing, count in places.items():
                b.warriors[SEATS.index(name) * CLEARINGS + clearing - 1] += count
                b.supply[SEATS.index(name)] -= count
        for name, places in (pieces or {}).items():
            kind = PIECE_NAMES.index(name)
            for clearing, count in places.items():
                b.pieces[kind * CLEARINGS + clearing - 1] += count
                b.stock[kind] -= count if OWNER[kind] != NONE else 0
        for name, items in (crafted or {}).items():
            for item in items.split():
                b.crafted[SEATS.index(name) * ITEMS + ITEM_NAMES.index(item)] += 1
                b.items[ITEM_NAMES.index(item)] -= 1
        for name, relation in (relations or {}).items():
            vagabond_board(b, VAGABOND).relations[SEATS.index(name)] = RELATION_NAMES.index(relation)
        for name, points in (scores or {}).items():
            b.scores[SEATS.index(name)] = points
        b.quests = sorted(QUEST_NAMES.index(quest) for quest in quests.split())
        if coalition:
            b.partners[VAGABOND] = SEATS.index(coalition)
        if scorched:
            b.scorched = scorched - 1
            b.lost[TORCH] -= 1
        if completed:
            vagabond_board(b, VAGABOND).completed = [QUEST_NAMES.index(quest) for quest in completed.split()]
        self.game = self._deal(hands or {}, cards or {}, dominance or {}, discard)
        assert not self.game.faults(), self.game.faults()
        b.stack.append(Turns(b.active, PHASES[phase]))
        if frame is not None:
            b.stack.append(frame)
        options: dict[str, int | str] = {name: "yes" if name in seats.split() else "no" for name in SEATS}
        self.table = Table(RULES, options, game=self.game)
        self.dice(*dice)

    def _pack(self, kit: Words) -> None:
        """The kit; what the character would not start with comes from the supply or a ruin, what he lacks is lost."""
        b = self.board
        w = vagabond_board(b, VAGABOND)
        for state, items in kit.items():
            for name in items.split():
                w.kit[STATE_NAMES.index(state) * ITEMS + ITEM_NAMES.index(name)] += 1
        for item in range(ITEMS):
            more = sum(w.kit[state * ITEMS + item] for state in range(STATES)) - START_ITEMS[w.character].count(item)
            b.lost[item] = max(0, -more)
            bought = min(max(0, more), b.items[item])
            b.items[item] -= bought
            if more > bought:
                b.buried.remove(item)
                b.pieces[RUIN * CLEARINGS + b.printed().ruins[len(b.buried)]] -= 1
                assert more == bought + 1, f"there are not so many {ITEM_NAMES[item]}"

    def _deal(self, hands: Words, cards: Words, dominance: Words, discard: str) -> Game:
        b = self.board
        deck = whole_deck(b)
        secrets = [no_secret() for _ in range(SEAT_COUNT)]
        b.discard = sorted(card(name) for name in discard.split())
        gone = b.discard[:]
        for name, words in hands.items():
            hand = sorted(card(word) for word in words.split())
            secrets[SEATS.index(name)].hand = hand
            b.hands[SEATS.index(name)] = len(hand)
            gone += hand
        for name, words in cards.items():
            b.improvements[SEATS.index(name)] = sorted(card(word) for word in words.split())
            gone += b.improvements[SEATS.index(name)]
        for name, word in dominance.items():
            b.dominance[SEATS.index(name)] = card(word)
            gone.append(card(word))
        for kind in gone:
            deck.remove(kind)
        b.deck = len(deck)
        return Game(b, secrets, deck)

    def dice(self, *said: str) -> None:
        """What chance will say next, in order."""
        self.table.script += said
        self.table.advance()

    def play(self, *sentences: str) -> None:
        """Carry out actions of whoever is asked; `eyrie: pass` insists on the seat."""
        for sentence in sentences:
            seat, colon, action = sentence.partition(": ")
            self.table.play(action if colon else sentence, seat if colon else None)
        assert not self.table.game.faults(), self.table.game.faults()

    def refused(self, sentence: str) -> str:
        """Try what must be refused; returns the law that refuses it."""
        try:
            self.table.play(sentence)
        except IllegalAction as refusal:
            return refusal.law
        raise AssertionError(f"{sentence!r} was allowed")

    def offers(self, start: str = "") -> list[str]:
        """What the asked seat may do, of the sentences that begin so."""
        return [sentence for sentence in self.table.offers() if sentence.startswith(start)]

    @property
    def asked(self) -> str | None:
        """Who is asked what: `vagabond take-hit`."""
        question = self.table.question
        return f"{question.seat} {question.ask}" if question else None

    @property
    def pawn(self) -> str:
        pawn = self.board.pawns[VAGABOND]
        return f"forest {pawn - CLEARINGS + 1}" if pawn >= CLEARINGS else f"clearing {pawn + 1}"

    def score(self, seat: str = "vagabond") -> int:
        return self.board.scores[SEATS.index(seat)]

    def kit(self, state: str = "ready") -> str:
        """His items in a state, by name."""
        first = STATE_NAMES.index(state) * ITEMS
        held = vagabond_board(self.board, VAGABOND).kit
        return " ".join(sorted(name for i, name in enumerate(ITEM_NAMES) for _ in range(held[first + i])))

    def relation(self, seat: str) -> str:
        return RELATION_NAMES[vagabond_board(self.board, VAGABOND).relations[SEATS.index(seat)]]

    def warriors(self, seat: str, clearing: int) -> int:
        return self.board.warriors_at(SEATS.index(seat), clearing - 1)

    def pieces(self, kind: str, clearing: int) -> int:
        return self.board.at(PIECE_NAMES.index(kind), clearing - 1)

    def hand(self, seat: str) -> list[str]:
        return [CARD_NAMES[kind] for kind in self.game.secrets[SEATS.index(seat)].hand]


def card(name: str) -> int:
    return CARD_NAMES.index(name)
