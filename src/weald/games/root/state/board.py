"""What everybody sees: the map, the pieces, the piles, the faction boards. It has fields and answers, no rules."""

from __future__ import annotations

from typing import Final

from weald.engine import lenses
from weald.engine.records import Shared
from weald.games.root.cards.card import PERSISTENT
from weald.games.root.state.faction_board import FactionBoard
from weald.games.root.state.robots import Robots
from weald.games.root.tables import (
    BUILDING_ROWS,
    CARDS,
    CLEARINGS,
    HAS_PAWN,
    KINDS_OF,
    MAPS,
    OWNER,
    RESERVING,
    RESERVING_ROWS,
    RUIN,
    RULES_TIES,
    RULING,
    RULING_ROWS,
    SNARE_ROWS,
    SNARING,
    TOKEN_FORCE,
    TOKENS_OF,
    UNUSUAL,
    Map,
)

NONE: Final = -1
VIZIER: Final = CARDS  # a loyal vizier in the decree: a bird that never leaves


def unusual_in(order: list[int]) -> int:
    """Which unusual pieces these seats have."""
    found = 0
    for seat in order:
        found |= UNUSUAL[seat]
    return found


class Board(lenses.Board):
    """The public side of a game of Root."""

    map: int
    cards: int  # the deck in use
    suits: Shared[list[int]]  # of the clearings
    order: Shared[list[int]]  # the seats in play, in the order of turns
    active: int  # whose turn it is, or NONE during set-up
    round: int
    warriors: list[int]  # [seat * 12 + clearing]
    supply: list[int]  # each seat's warriors off the map
    pieces: list[int]  # [kind * 12 + clearing]: buildings, tokens, ruins
    stock: list[int]  # by kind, the pieces left on its track or in its supply
    scores: list[int]
    hands: list[int]  # how many cards each seat holds
    crafted: list[int]  # [seat * 7 + item]: the crafted items boxes
    improvements: list[list[int]]  # each seat's persistent cards in play
    items: list[int]  # the item supply
    discard: list[int]
    played: list[int]  # cards whose effect is not over yet; they are discarded after it [4.1.2, 4.3.1]
    deck: int  # how many cards
    available: list[int]  # dominance cards beside the map
    dominance: list[int]  # each seat's activated dominance card, or NONE
    used: list[int]  # crafting pieces used this turn, by suit
    spent: list[int]  # persistent cards used this turn
    winner: int
    won_by: int  # the dominance card that won, or NONE
    boards: list[FactionBoard]  # each seat's own
    pawns: list[int]  # where a seat's pawn is: a clearing, 12 + a forest, or NONE
    partners: list[int]  # whom a seat has joined in a coalition [9.2.8], or NONE
    quests: list[int]  # faceup
    buried: list[int]  # items under ruins, sorted: nobody knows which is where
    searched: list[int]  # seat * 12 + clearing for each item seen under a ruin and left [9.7.1]
    lost: list[int]  # by item, how many have left the game
    scorched: int  # the clearing with the Scoundrel's torch, or NONE
    boats: int  # the seat that may use the river this turn [11.2.7.2], or NONE
    lender: int  # the seat whose warriors are mercenaries now [11.2.7.3], or NONE
    hirer: int  # the seat that has hired them, or NONE
    spurned: int  # the seat they fight against for everybody else [K14.6.2], or NONE
    opened: int  # closed paths that have been cleared, a bit for each
    ferry: int  # its clearing, or NONE
    ferried: bool  # whether it has sailed this turn
    cleared: bool  # whether a closed path has been cleared this turn
    coffins: list[int]  # each seat's warriors on the Coffin Makers
    tired: list[int]  # [seat * 8 + item]: crafted items exhausted for the League of Adventurous Mice
    homes: list[int]  # the corner where each seat started, or NONE
    robots: Robots
    unusual: int  # which unusual pieces the factions in play have: follows from `order`

    # the map

    def printed(self) -> Map:
        return MAPS[self.map]

    def adjacent(self, clearing: int) -> list[int]:
        """[2.2.1] The clearings that paths lead to."""
        return MAPS[self.map].adjacent[self.opened][clearing]

    def bot_paths(self, clearing: int) -> list[int]:
        """[K12.2.1] For bots closed paths are paths too."""
        return MAPS[self.map].adjacent[-1][clearing]

    def slots(self, clearing: int) -> int:
        """[2.2.3] Slots for buildings that have no ruin and no covering item [K7.7.5]."""
        taken = self.pieces[RUIN * CLEARINGS + clearing] + self.robots.covered[clearing]
        return MAPS[self.map].slots[clearing] - taken

    def open_slots(self, clearing: int) -> int:
        """[2.2.3] Slots without a building or a ruin."""
        pieces = self.pieces
        taken = 0
        for seat in self.order:
            for row in BUILDING_ROWS[seat]:
                taken += pieces[row + clearing]
        return self.slots(clearing) - taken

    def at(self, kind: int, clearing: int) -> int:
        """How many buildings or tokens of a kind are in a clearing."""
        return self.pieces[kind * CLEARINGS + clearing]

    def is_riverside(self, clearing: int) -> bool:
        """[2.3] Whether a clearing lies on the river."""
        return len(MAPS[self.map].river[clearing]) > 0

    def on_map(self, kind: int) -> int:
        found = 0
        for clearing in range(CLEARINGS):
            found += self.pieces[kind * CLEARINGS + clearing]
        return found

    def warriors_at(self, seat: int, clearing: int) -> int:
        return self.warriors[seat * CLEARINGS + clearing]

    def others_at(self, seat: int, clearing: int) -> int:
        """A seat's buildings and tokens in a clearing."""
        count = 0
        for kind in KINDS_OF[seat]:
            count += self.pieces[kind * CLEARINGS + clearing]
        return count

    def is_there(self, seat: int, clearing: int) -> bool:
        """Whether a seat has any piece in a clearing, a pawn included."""
        if HAS_PAWN[seat]:
            return self.pawns[seat] == clearing
        return self.warriors[seat * CLEARINGS + clearing] > 0 or self.others_at(seat, clearing) > 0

    def can_fight_at(self, seat: int, clearing: int) -> bool:
        """[4.3] Whether a seat has warriors or its pawn in a clearing."""
        if HAS_PAWN[seat]:
            return self.pawns[seat] == clearing
        return self.warriors[seat * CLEARINGS + clearing] > 0

    def mercenaries_at(self, seat: int, opponent: int, clearing: int) -> int:
        """[11.2.7.3] Hired warriors that fight for a seat there; they never fight their own faction."""
        lender = self.lender
        if lender in (NONE, opponent) or (self.hirer != seat and not self.is_helped(seat, opponent)):
            return 0
        return self.warriors[lender * CLEARINGS + clearing]

    def serves(self, seat: int, buyer: int) -> bool:
        """[11.2.7.3] Whether a seat's warriors are mercenaries of another now."""
        return self.lender == seat and self.hirer == buyer

    def is_helped(self, seat: int, opponent: int) -> bool:
        """[K14.6.2] Whether Robots with the trait involved help a seat against somebody who has not hired them."""
        if self.spurned == NONE or self.spurned != opponent or seat == self.lender or HAS_PAWN[seat]:
            return False
        return self.are_enemies(seat, opponent)

    def force(self, seat: int, clearing: int) -> int:
        """[2.8] A seat's warriors and buildings in a clearing; with some cards its tokens too.

        [11.2.7.3] Mercenaries count for the seat that has hired them, and not for their own faction. [K14.6.2] If they
        help everybody against one player, they count for all the others.
        """
        count = self.warriors[seat * CLEARINGS + clearing]
        if self.lender != NONE and (self.hirer == NONE or seat in (self.hirer, self.lender)):
            count += self.lent_force(seat, clearing)
        pieces = self.pieces
        for row in BUILDING_ROWS[seat]:
            count += pieces[row + clearing]
        if self.cards:  # such cards are in the second deck only
            for card in self.improvements[seat]:
                if TOKEN_FORCE[card]:
                    for kind in TOKENS_OF[seat]:
                        count += TOKEN_FORCE[card] * pieces[kind * CLEARINGS + clearing]
        return count

    def lent_force(self, seat: int, clearing: int) -> int:
        """[11.2.7.3] What mercenaries add to a seat's force there, or take from their own faction's."""
        mercenaries = self.warriors[self.lender * CLEARINGS + clearing]
        if self.hirer == NONE:
            return mercenaries if self.is_helped(seat, self.spurned) else 0
        return mercenaries if seat == self.hirer else -mercenaries

    def ruled_by(self, seat: int, clearing: int) -> bool:
        """[2.8] Whether a seat has more force there than any other; or as much, if it rules ties [7.2.2].

        [10.2.4, K8.2.1] A building that rules by itself decides alone.
        """
        if self.unusual & RULING:
            for row in RULING_ROWS:
                if self.pieces[row + clearing]:
                    return seat == OWNER[row // CLEARINGS]
        own = self.force(seat, clearing)
        if own == 0:
            return False
        for other in self.order:
            if other == seat or HAS_PAWN[other]:
                continue
            theirs = self.force(other, clearing)
            if theirs > own or (theirs == own and not RULES_TIES[seat]):
                return False
        return True

    def ruler(self, clearing: int) -> int:
        """[2.8] The seat that rules a clearing, or NONE."""
        for seat in self.order:
            if self.ruled_by(seat, clearing):
                return seat
        return NONE

    def may_place(self, seat: int, clearing: int) -> bool:
        """Whether a seat may place: not in a burnt clearing [C.6.2], a snare [K11.7.2] or a reserved one [6.2.2]."""
        if clearing == self.scorched or self.is_snared(seat, clearing):
            return False
        if self.unusual & RESERVING:
            for row in RESERVING_ROWS:
                if self.pieces[row + clearing]:
                    return seat == OWNER[row // CLEARINGS]
        return True

    def is_snared(self, seat: int, clearing: int) -> bool:
        """[K11.7.2] A faceup snare keeps people from placing there and from leaving; for bots see [K11.8.2]."""
        return self.unusual & SNARING != 0 and self.has_snare(clearing) and not self.is_bot(seat)

    def has_snare(self, clearing: int) -> bool:
        """[K11.7.2] Whether a faceup snare lies in a clearing."""
        pieces = self.pieces
        for row in SNARE_ROWS:
            if pieces[row + clearing]:
                return True
        return False

    def forests_at(self, clearing: int) -> list[int]:
        """[2.4.1] The forests that border a clearing."""
        forests = MAPS[self.map].forests
        return [forest for forest in range(len(forests)) if clearing in forests[forest]]

    def are_enemies(self, seat: int, other: int) -> bool:
        """[2.7] All players are enemies, except partners in a coalition."""
        return seat != other and self.partners[seat] != other and self.partners[other] != seat

    # seats and cards

    def is_bot(self, seat: int) -> bool:
        return self.robots.levels[seat] != NONE

    def people(self) -> list[int]:
        """The seats of people, in the order of turns."""
        return [seat for seat in self.order if self.robots.levels[seat] == NONE]

    def has_dominance(self) -> bool:
        """[5.1.3] Whether dominance is used: not by two players, [K3.4, K3.5] by 1-2 people with bots, or by a team."""
        people = len(self.people())
        return people > 2 and not self.robots.coop

    def plays(self, seat: int) -> bool:
        return seat in self.order

    def has(self, seat: int, card: int) -> bool:
        """Whether a seat has a persistent card in play."""
        for held in self.improvements[seat]:
            if held == card:
                return True
        return False

    def is_fresh(self, seat: int, card: int) -> bool:
        """Whether a seat has a persistent card in play and has not used it this turn."""
        return self.has(seat, card) and card not in self.spent

    def owner_of(self, card: int) -> int:
        """The first seat, in the order of turns, that has a persistent card in play; or NONE."""
        for seat in self.order:
            if card in self.improvements[seat]:
                return seat
        return NONE

    def bring_home(self, seat: int, count: int) -> None:
        """[2.5.1] Warriors return to their supply, unless a card in play keeps them."""
        if self.cards:  # such cards are in the second deck only
            for owner in self.order:
                for card in self.improvements[owner]:
                    if PERSISTENT[card].keeps_warriors(self, seat, count):
                        return
        self.supply[seat] += count

    def call_back(self, seat: int, count: int) -> None:
        """Warriors that have just gone home leave again, first those that a card keeps."""
        if self.cards:
            for owner in self.order:
                for card in self.improvements[owner]:
                    count -= PERSISTENT[card].gives_back(self, seat, count)
        self.supply[seat] -= count

    def faults(self) -> list[str]:
        from weald.games.root.state.faults import board_faults  # imported late: the factions import the board

        return board_faults(self)
