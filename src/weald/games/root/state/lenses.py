"""One seat's secrets, and the two lenses that see any: View (one's own) and Game (all)."""

from __future__ import annotations

from typing import Final

from weald.engine import lenses
from weald.engine.chance import Dice
from weald.engine.lenses import Event, Outcome
from weald.games.root.factions.riverfolk.faults import riverfolk_faults
from weald.games.root.state.board import NONE, VIZIER, Board
from weald.games.root.tables import (
    ALLIANCE,
    BOMB,
    CARD_NAMES,
    CARDS,
    CLEARINGS,
    COPIES,
    CORVIDS,
    EACH_PLOT,
    FACTIONS,
    IS_DOMINANCE,
    ITEMS,
    PLOT,
    PLOT_NAMES,
    RIVERFOLK,
    SEATS,
    SUIT,
    VAGABOND,
)

PLOTS: Final = len(PLOT_NAMES)


class Secret:
    """What one seat alone may look at: its hand [1.2.1], the Alliance's supporters [8.2.3], a seen ruin [9.7.1]."""

    def __init__(self, hand: list[int], supporters: list[int], ruins: list[int]) -> None:
        self.hand = hand  # sorted
        self.supporters = supporters  # sorted
        self.ruins = ruins  # items a Vagabond has seen and left, each as clearing * 8 + item

    def clone(self) -> Secret:
        return Secret(self.hand[:], self.supporters[:], self.ruins[:])


def no_secret() -> Secret:
    return Secret([], [], [])


def public_cards(b: Board) -> list[int]:
    """All cards that lie open."""
    cards = b.discard + b.available + b.cult.souls + b.cult.revealed + b.duchy.ambushes + b.company.market
    if b.robots.card != NONE:
        cards.append(b.robots.card)
    for seat in range(FACTIONS):
        cards = cards + b.improvements[seat]
        if b.dominance[seat] != NONE:
            cards.append(b.dominance[seat])
    for column in b.decree:
        cards = cards + [card for card in column if card != VIZIER]
    return cards


def whole_deck(b: Board) -> list[int]:
    """Every card of the deck that is played with, sorted; sometimes without the dominance cards [5.1.3, K3.4]."""
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

    def imagine(self, dice: Dice) -> Game:
        """Deal the cards this seat cannot see to the hands, the supporters and the deck, at random.

        Quests and unsearched ruins need no dealing: nobody has looked, so what is left of them has no place yet.
        """
        board = self.board.clone()
        loose = whole_deck(board)
        known = public_cards(board) + self.own.hand + self.own.supporters
        if self.seat != RIVERFOLK:
            known = known + board.company.hand  # [11.2.3]
        for card in known:
            loose.remove(card)
        dice.shuffle(loose)
        secrets = [no_secret() for _ in range(FACTIONS)]
        for seat in range(FACTIONS):
            if seat == self.seat:
                secrets[seat] = self.own.clone()
                continue
            if seat == RIVERFOLK:
                secrets[seat].hand = board.company.hand[:]
                continue
            secrets[seat].hand = sorted(loose.pop() for _ in range(board.hands[seat]))
            if seat == ALLIANCE:
                secrets[seat].supporters = sorted(loose.pop() for _ in range(board.supporters))
        self.imagine_ruins(board, secrets, dice)
        return Game(board, secrets, sorted(loose), self.imagine_plots(board, dice))

    def imagine_plots(self, board: Board, dice: Dice) -> list[int]:
        """[K11.3.1] Facedown plots, which no player has seen: any of those that are not face up."""
        unseen = [plot for plot in range(PLOTS) for _ in range(board.corvids.plots[plot])]
        dice.shuffle(unseen)
        return [clearing * PLOTS + unseen.pop() for clearing in range(CLEARINGS) if board.at(PLOT, clearing)]

    def imagine_ruins(self, board: Board, secrets: list[Secret], dice: Dice) -> None:
        """[9.7.1] What other Vagabonds have seen under ruins and left there."""
        unseen = board.buried[:]
        for found in self.own.ruins:
            unseen.remove(found % ITEMS)
        dice.shuffle(unseen)
        left = self.own.ruins[:]
        for entry in sorted(set(board.searched)):
            seat = entry // CLEARINGS
            clearing = entry % CLEARINGS
            if seat == self.seat:
                continue
            known = [found for found in left if found // ITEMS == clearing]
            while len(known) < board.searched.count(entry):
                known.append(clearing * ITEMS + unseen.pop())
                left.append(known[-1])
            secrets[seat].ruins = sorted(secrets[seat].ruins + known)


class Game(lenses.Game[Board]):
    """The referee's lens: the board, all hands and supporters, the deck (a set until a draw), facedown plots."""

    def __init__(self, board: Board, secrets: list[Secret], deck: list[int], plots: list[int] | None = None) -> None:
        super().__init__(board)
        self.secrets = secrets
        self.deck = deck  # sorted
        self.plots = plots or []  # facedown, each as clearing * 4 + which, sorted: no seat may look [K11.3.1]

    def clone(self) -> Game:
        return Game(self.board.clone(), [secret.clone() for secret in self.secrets], self.deck[:], self.plots[:])

    def plots_in_supply(self) -> list[int]:
        """How many plots of each kind are neither face up nor facedown on the map."""
        left = self.board.corvids.plots[:]
        for hidden in self.plots:
            left[hidden % PLOTS] -= 1
        return left

    def turn_up(self, clearing: int) -> int:
        """A facedown plot is not facedown any more: everybody sees its kind now."""
        for hidden in self.plots:
            if hidden // PLOTS == clearing:
                self.plots.remove(hidden)
                self.board.reveals += 1
                return BOMB + hidden % PLOTS
        raise AssertionError("no facedown plot there")

    def lens(self, seat: int) -> View:
        return View(self.board, seat, self.secrets[seat] if seat >= 0 else no_secret())

    def tell(self, what: str, law: str, seat: int = NONE, **facts: object) -> None:
        """Note an event that everybody perceives."""
        told: dict[str, object] = {"seat": SEATS[seat]} if seat != NONE else {}
        told.update(facts)
        self.events.append(Event(what, law, told, {}, []))

    def tell_card(self, what: str, law: str, seat: int, card: int, seats: list[int], **facts: object) -> None:
        """Note an event whose card only some seats perceive.

        [11.2.3] If the Riverfolk are among them, it has come from or goes to their open hand: everybody perceives it.
        """
        told: dict[str, object] = {"seat": SEATS[seat], **facts}
        if RIVERFOLK in seats:
            self.events.append(Event(what, law, {**told, "card": CARD_NAMES[card]}, {}, []))
            return
        self.events.append(Event(what, law, told, {"card": CARD_NAMES[card]}, seats))

    def tell_items(self, seat: int, items: list[str], law: str) -> None:
        """A Vagabond sees what lies under a ruin."""
        self.events.append(Event("ruin-seen", law, {"seat": SEATS[seat]}, {"items": items}, [seat]))

    def tell_hand(self, seat: int, cards: list[str], seats: list[int], law: str) -> None:
        """A hand is shown to some seats."""
        told: dict[str, object] = {"seat": SEATS[seat], "other_seat": SEATS[seats[0]]}
        self.events.append(Event("hand-shown", law, told, {"cards": cards}, seats))

    def outcome(self) -> Outcome | None:
        if self.board.winner == NONE:
            return None
        law = "3.1"
        if self.board.won_by != NONE:
            law = "3.3.1.2" if SUIT[self.board.won_by] == 3 else "3.3.1.1"
        winners = [self.board.winner]
        if self.board.robots.coop and not self.board.is_bot(self.board.winner):
            return Outcome(self.board.people(), self.board.scores[:], "K3.5")
        wanderers = self.board.wanderers
        for _ in wanderers:  # [9.2.8] one Vagabond may have joined the other, who has joined the winner
            for at in range(len(wanderers)):
                if wanderers[at].coalition in winners and VAGABOND + at not in winners:
                    winners.append(VAGABOND + at)
        return Outcome(winners, self.board.scores[:], law)

    def faults(self) -> list[str]:
        board = self.board
        faults = board.faults()
        if RIVERFOLK in board.order:
            faults += riverfolk_faults(board)
        cards = public_cards(board) + self.deck
        for seat in range(FACTIONS):
            cards = cards + self.secrets[seat].hand + self.secrets[seat].supporters
            if len(self.secrets[seat].hand) != board.hands[seat]:
                faults.append(f"{SEATS[seat]}'s hand is not what the board says")
            if sorted(self.secrets[seat].hand) != self.secrets[seat].hand:
                faults.append(f"{SEATS[seat]}'s hand is out of order")
        if len(self.secrets[ALLIANCE].supporters) != board.supporters:
            faults.append("the supporters are not what the board says")
        seen = [seat * CLEARINGS + found // ITEMS for seat in range(FACTIONS) for found in self.secrets[seat].ruins]
        if seen != board.searched:
            faults.append("what was seen under ruins is not what the board says")
        if self.secrets[RIVERFOLK].hand != board.company.hand:
            faults.append("the open hand is not what the board says")
        if len(self.deck) != board.deck:
            faults.append("the deck is not what the board says")
        facedown = [clearing for clearing in range(CLEARINGS) for _ in range(board.at(PLOT, clearing))]
        if [hidden // PLOTS for hidden in self.plots] != facedown:
            faults.append("the facedown plots are not what the board says")
        if CORVIDS in board.order and not all(0 <= left <= EACH_PLOT for left in self.plots_in_supply()):
            faults.append("there is a plot too many")
        if sorted(cards) != whole_deck(board):
            faults.append("a card is missing or doubled")
        return faults
