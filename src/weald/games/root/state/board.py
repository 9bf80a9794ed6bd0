"""What everybody sees: the map, the pieces, the piles, the faction boards. Fields and questions, no rules."""

from __future__ import annotations

from typing import Final

from weald.engine import lenses
from weald.engine.lenses import Frame
from weald.games.root.state.faction_boards import Company, Corvids, Cult, Duchy, Robots, Wanderer
from weald.games.root.tables import (
    ALLIANCE,
    BASE,
    BATTLE_TRACK,
    BUILDING_ROWS,
    CARDS,
    CLEARINGS,
    COFFIN_MAKERS,
    CONSPIRACIES,
    CORVIDS,
    CULT,
    DAMAGED,
    DUCHY,
    EACH_PLOT,
    EYRIE,
    FACTIONS,
    FOX,
    GARDEN,
    IS_VAGABOND,
    ITEM_SUPPLY,
    ITEMS,
    KEEP,
    KINDS_OF,
    MAPS,
    MARQUISE,
    MOUSE,
    OWNER,
    PIECES,
    PLOT,
    POST,
    RAID,
    RIVERFOLK,
    RUIN,
    RUIN_ITEMS,
    SNARE,
    SOUP_KITCHENS,
    START_ITEMS,
    STATES,
    STOCK,
    TOKENS_OF,
    TORCH,
    VAGABOND,
    VAGABOND2,
    VAGABOT_ITEMS,
    WARRIORS,
    Map,
    trait,
)

NONE: Final = -1
QUESTING: Final = trait(VAGABOND, "questing")  # [K14.4.5] items do not leave the battle track
MERCENARY_ROW: Final = RIVERFOLK * CLEARINGS  # in Board.warriors
VIZIER: Final = CARDS  # a loyal vizier in the decree: a bird that never leaves


class Board(lenses.Board):
    """The public side of a game of Root."""

    def __init__(
        self,
        stack: list[Frame],
        reveals: int,
        over: bool,
        map: int,
        cards: int,
        suits: list[int],
        order: list[int],
        active: int,
        round: int,
        warriors: list[int],
        supply: list[int],
        pieces: list[int],
        stock: list[int],
        scores: list[int],
        hands: list[int],
        crafted: list[int],
        improvements: list[list[int]],
        items: list[int],
        discard: list[int],
        deck: int,
        available: list[int],
        dominance: list[int],
        used: list[int],
        spent: list[int],
        winner: int,
        won_by: int,
        decree: list[list[int]],
        leader: int,
        deposed: list[bool],
        supporters: int,
        officers: int,
        wanderers: list[Wanderer],
        quests: list[int],
        buried: list[int],
        searched: list[int],
        lost: list[int],
        scorched: int,
        cult: Cult,
        company: Company,
        opened: int,
        ferry: int,
        ferried: bool,
        cleared: bool,
        coffins: list[int],
        tired: list[int],
        homes: list[int],
        robots: Robots,
        duchy: Duchy,
        corvids: Corvids,
    ) -> None:
        self.stack = stack
        self.reveals = reveals
        self.over = over
        self.map = map
        self.cards = cards  # which deck is played with
        self.suits = suits  # of the clearings
        self.order = order  # the seats in play, in the order of turns
        self.active = active  # whose turn it is, or NONE during set-up
        self.round = round
        self.warriors = warriors  # [seat * 12 + clearing]
        self.supply = supply  # each seat's warriors off the map
        self.pieces = pieces  # [kind * 12 + clearing]: buildings, tokens, ruins
        self.stock = stock  # of each kind, what is left on its track or in supply
        self.scores = scores
        self.hands = hands  # how many cards each seat holds
        self.crafted = crafted  # [seat * 7 + item]: the crafted items boxes
        self.improvements = improvements  # each seat's persistent cards in play
        self.items = items  # the item supply
        self.discard = discard
        self.deck = deck  # how many cards
        self.available = available  # dominance cards beside the map
        self.dominance = dominance  # each seat's activated dominance card, or NONE
        self.used = used  # crafting pieces used this turn, by suit
        self.spent = spent  # persistent cards used this turn
        self.winner = winner
        self.won_by = won_by  # the dominance card that won, or NONE
        self.decree = decree  # the Eyrie's columns
        self.leader = leader
        self.deposed = deposed
        self.supporters = supporters  # how many
        self.officers = officers
        self.wanderers = wanderers  # the Vagabonds who play
        self.quests = quests  # faceup
        self.buried = buried  # items under ruins, sorted: nobody knows which lies where
        self.searched = searched  # seat * 12 + clearing for each item seen under a ruin and left [9.7.1]
        self.lost = lost  # by item, how many have left the game
        self.scorched = scorched  # the clearing with the Scoundrel's torch, or NONE
        self.cult = cult
        self.company = company
        self.opened = opened  # closed paths that have been cleared, a bit for each
        self.ferry = ferry  # its clearing, or NONE
        self.ferried = ferried  # whether it has sailed this turn
        self.cleared = cleared  # whether a closed path has been cleared this turn
        self.coffins = coffins  # each seat's warriors on the Coffin Makers
        self.tired = tired  # [seat * 8 + item]: crafted items exhausted for the League of Adventurous Mice
        self.homes = homes  # the corner where each seat started, or NONE
        self.robots = robots
        self.duchy = duchy
        self.corvids = corvids

    def clone(self) -> Board:
        return Board(
            [frame.clone() for frame in self.stack],
            self.reveals,
            self.over,
            self.map,
            self.cards,
            self.suits,  # never changed in place
            self.order,  # never changed in place
            self.active,
            self.round,
            self.warriors[:],
            self.supply[:],
            self.pieces[:],
            self.stock[:],
            self.scores[:],
            self.hands[:],
            self.crafted[:],
            [cards[:] for cards in self.improvements],
            self.items[:],
            self.discard[:],
            self.deck,
            self.available[:],
            self.dominance[:],
            self.used[:],
            self.spent[:],
            self.winner,
            self.won_by,
            [cards[:] for cards in self.decree],
            self.leader,
            self.deposed[:],
            self.supporters,
            self.officers,
            [wanderer.clone() for wanderer in self.wanderers],
            self.quests[:],
            self.buried[:],
            self.searched[:],
            self.lost[:],
            self.scorched,
            self.cult.clone(),
            self.company.clone(),
            self.opened,
            self.ferry,
            self.ferried,
            self.cleared,
            self.coffins[:],
            self.tired[:],
            self.homes[:],
            self.robots.clone(),
            self.duchy.clone(),
            self.corvids.clone(),
        )

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
        """[2.2.3] Slots for buildings: without a ruin on them, and not covered by an item [K7.7.5]."""
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

    def post_at(self, clearing: int) -> bool:
        """Whether a clearing has a trade post."""
        return self.pieces[(POST + self.suits[clearing]) * CLEARINGS + clearing] > 0

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
        if IS_VAGABOND[seat]:
            return self.wanderer(seat).pawn == clearing
        return self.warriors[seat * CLEARINGS + clearing] > 0 or self.others_at(seat, clearing) > 0

    def can_fight_at(self, seat: int, clearing: int) -> bool:
        """[4.3] Whether a seat has warriors or its pawn in a clearing."""
        if IS_VAGABOND[seat]:
            return self.wanderer(seat).pawn == clearing
        return self.warriors[seat * CLEARINGS + clearing] > 0

    def mercenaries_at(self, seat: int, opponent: int, clearing: int) -> int:
        """[11.2.7.3] Riverfolk warriors that fight for a seat there; never against the Riverfolk themselves."""
        if opponent == RIVERFOLK or (self.company.hired != seat and not self.is_helped(seat, opponent)):
            return 0
        return self.warriors[RIVERFOLK * CLEARINGS + clearing]

    def is_helped(self, seat: int, opponent: int) -> bool:
        """[K14.6.2] Whether the involved Robots side with a seat against somebody who has not hired them."""
        spurned = self.company.spurned
        if spurned == NONE or spurned != opponent or seat == RIVERFOLK or IS_VAGABOND[seat]:
            return False
        return self.are_enemies(seat, opponent)

    def force(self, seat: int, clearing: int, hirer: int = NONE) -> int:
        """[2.8] A seat's warriors and buildings in a clearing. Soup Kitchens: their owner's tokens too, each as two.

        [11.2.7.3] Mercenaries count for the seat that has hired them, and not for the Riverfolk; with `hirer`, as if
        that seat had. [K14.6.2] Where they side with everybody against one player, they count for all of these.
        """
        count = self.warriors[seat * CLEARINGS + clearing]
        mercenaries = self.warriors[MERCENARY_ROW + clearing]
        if mercenaries:
            hired = self.company.hired if hirer == NONE else hirer
            if hired != NONE:
                if seat == hired:
                    count += mercenaries
                elif seat == RIVERFOLK:
                    count = 0
            elif self.company.spurned != NONE and self.is_helped(seat, self.company.spurned):
                count += mercenaries
        pieces = self.pieces
        for row in BUILDING_ROWS[seat]:
            count += pieces[row + clearing]
        if self.cards and self.has(seat, SOUP_KITCHENS):  # they are in the second deck only
            for kind in TOKENS_OF[seat]:
                count += 2 * pieces[kind * CLEARINGS + clearing]
        return count

    def rules(self, seat: int, clearing: int, hirer: int = NONE) -> bool:
        """[2.8] Whether a seat has more there than anybody; [7.2.2] the Eyrie as much; [10.2.4, K8.2.1] or a garden."""
        cult = self.cult
        if (cult.outcast != NONE or cult.space != NONE) and self.has_garden(clearing):  # only if the Cult play
            return seat == CULT
        own = self.force(seat, clearing, hirer)
        if own == 0:
            return False
        for other in self.order:
            if other == seat or IS_VAGABOND[other]:
                continue
            theirs = self.force(other, clearing, hirer)
            if theirs > own or (theirs == own and seat != EYRIE):
                return False
        return True

    def ruler(self, clearing: int) -> int:
        """[2.8] The seat that rules a clearing, or NONE."""
        for seat in self.order:
            if self.rules(seat, clearing):
                return seat
        return NONE

    def has_garden(self, clearing: int) -> bool:
        for kind in range(GARDEN, GARDEN + 3):
            if self.pieces[kind * CLEARINGS + clearing]:
                return True
        return False

    def keep(self) -> int:
        """The clearing with the keep, or NONE."""
        for clearing in range(CLEARINGS):
            if self.pieces[KEEP * CLEARINGS + clearing]:
                return clearing
        return NONE

    def may_place(self, seat: int, clearing: int) -> bool:
        """[6.2.2] Only the Marquise in the clearing with the keep; [C.6.2] nobody in a burnt one; [K11.7.2] snares."""
        pieces = self.pieces
        if clearing == self.scorched or (pieces[SNARE * CLEARINGS + clearing] and self.is_snared(seat, clearing)):
            return False
        return seat == MARQUISE or pieces[KEEP * CLEARINGS + clearing] == 0

    def is_snared(self, seat: int, clearing: int) -> bool:
        """[K11.7.2] A faceup snare keeps people from placing there and from leaving; for bots see [K11.8.2]."""
        return self.pieces[SNARE * CLEARINGS + clearing] > 0 and not self.is_bot(seat)

    def is_trapped(self, pawn: int) -> bool:
        """[K11.7.2] Whether a pawn stands in a snare, and not in a forest."""
        return pawn < CLEARINGS and self.pieces[SNARE * CLEARINGS + pawn] > 0

    def has_plot(self, clearing: int) -> bool:
        """Whether a plot of the Corvids lies in a clearing, either side up."""
        for kind in KINDS_OF[CORVIDS]:
            if self.pieces[kind * CLEARINGS + clearing]:
                return True
        return False

    # the Vagabonds

    def wanderer(self, seat: int) -> Wanderer:
        """A Vagabond's side of the table."""
        return self.wanderers[seat - VAGABOND]

    def start_items(self, seat: int) -> list[int]:
        """[9.3.5, K7.3.5] What a Vagabond brought along; nothing before he is set up."""
        character = self.wanderer(seat).character
        if character == NONE:
            return []
        return VAGABOT_ITEMS[character] if self.is_bot(seat) else START_ITEMS[character]

    def is_searched(self, clearing: int) -> bool:
        """[9.7.1] Whether somebody has looked under the ruin of a clearing."""
        for entry in self.searched:
            if entry % CLEARINGS == clearing:
                return True
        return False

    def items_under(self, clearing: int) -> int:
        """[9.7.1] How many items lie under the ruin of a clearing: as many as whoever looked there knows of."""
        for seat in (VAGABOND, VAGABOND2):
            seen = self.searched.count(seat * CLEARINGS + clearing)
            if seen:
                return seen
        return len(self.wanderers)

    def forests_at(self, clearing: int) -> list[int]:
        """[2.4.1] The forests that border a clearing."""
        forests = MAPS[self.map].forests
        return [forest for forest in range(len(forests)) if clearing in forests[forest]]

    def are_enemies(self, seat: int, other: int) -> bool:
        """[2.7] Everybody is everybody's enemy, but for a coalition."""
        if seat == other:
            return False
        for at in range(len(self.wanderers)):
            partner = self.wanderers[at].coalition
            if partner != NONE and (seat == VAGABOND + at or other == VAGABOND + at) and partner in (seat, other):
                return False
        return True

    # seats and cards

    def is_bot(self, seat: int) -> bool:
        return self.robots.levels[seat] != NONE

    def people(self) -> list[int]:
        """The seats of people, in the order of turns."""
        return [seat for seat in self.order if self.robots.levels[seat] == NONE]

    def has_dominance(self) -> bool:
        """[5.1.3] Not with two players; [K3.4, K3.5] nor with one or two people and bots, nor with a team."""
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

    def away(self, seat: int) -> int:
        """A seat's warriors on faction boards: officers, acolytes, those in the Riverfolk's boxes; and in coffins."""
        count = self.company.funds[seat] + self.company.payments[seat] + self.company.commitments[seat]
        count += self.coffins[seat]
        if seat == ALLIANCE:
            count += self.officers
        elif seat == CULT:
            count += self.cult.acolytes
        elif seat == DUCHY:
            count += self.duchy.burrow
        return count

    def owner_of(self, card: int) -> int:
        """The first seat, in the order of turns, that has a persistent card in play; or NONE."""
        for seat in self.order:
            if card in self.improvements[seat]:
                return seat
        return NONE

    def bring_home(self, seat: int, count: int) -> None:
        """[2.5.1] Warriors go back to their supply; while somebody has the Coffin Makers, onto that card instead."""
        if self.cards and self.owner_of(COFFIN_MAKERS) != NONE:
            self.coffins[seat] += count
        else:
            self.supply[seat] += count

    def call_back(self, seat: int, count: int) -> None:
        """Warriors that have just been brought home leave again: those in coffins first."""
        buried = min(self.coffins[seat], count)
        self.coffins[seat] -= buried
        self.supply[seat] -= count - buried

    def open_coffins(self) -> None:
        """All warriors on the Coffin Makers go to their supplies."""
        for seat in self.order:
            self.supply[seat] += self.coffins[seat]
            self.coffins[seat] = 0

    def faults(self) -> list[str]:
        faults: list[str] = []
        for seat in range(FACTIONS):
            pool = self.supply[seat] + self.away(seat)
            pool += sum(self.warriors[seat * CLEARINGS : (seat + 1) * CLEARINGS])
            if pool != (WARRIORS[seat] if seat in self.order else 0):
                faults.append(f"seat {seat} has {pool} warriors")
        lists = [self.warriors, self.supply, self.pieces, self.stock, self.scores, self.hands, self.crafted, self.items]
        lists += [self.coffins, self.tired]
        lists += [self.company.funds, self.company.payments, self.company.commitments, self.lost, [self.cult.acolytes]]
        if any(value < 0 for values in lists for value in values) or self.deck < 0:
            faults.append("something is below zero")
        if sum(self.coffins) and self.owner_of(COFFIN_MAKERS) == NONE:
            faults.append("coffins without their makers")
        if any(tired > crafted for tired, crafted in zip(self.tired, self.crafted, strict=True)):
            faults.append("more items are exhausted than crafted")
        for kind in range(PIECES):
            if kind == RUIN or OWNER[kind] not in self.order or PLOT <= kind <= RAID:
                continue
            lost = self.company.gone[kind - POST] if OWNER[kind] == RIVERFOLK else 0
            spare = 1 if kind == KEEP else 0  # a removed keep leaves the game [6.2.2]
            if not STOCK[kind] - spare <= self.stock[kind] + self.on_map(kind) + lost <= STOCK[kind]:
                faults.append(f"kind {kind} is not conserved")
        for clearing in range(CLEARINGS):
            if self.suits and self.open_slots(clearing) < 0:
                faults.append(f"clearing {clearing + 1} has more buildings than slots")
            for suit in range(3):
                odd = self.at(GARDEN + suit, clearing) or self.at(POST + suit, clearing)
                if odd and suit != self.suits[clearing]:
                    faults.append(f"a garden or trade post of another suit in clearing {clearing + 1}")
        for item in range(ITEMS):
            held = sum(self.crafted[seat * ITEMS + item] for seat in range(FACTIONS)) + self.lost[item]
            held += self.buried.count(item) + (1 if item == TORCH and self.scorched != NONE else 0)
            owed = ITEM_SUPPLY[item] + RUIN_ITEMS.count(item) * len(self.wanderers)
            for at, wanderer in enumerate(self.wanderers):
                held += sum(wanderer.kit[state * ITEMS + item] for state in range(STATES))
                owed += self.start_items(VAGABOND + at).count(item)
            if self.items[item] + held != owed:
                faults.append(f"item {item} is not conserved")
        if CORVIDS in self.order:
            shown = [self.on_map(kind) for kind in range(PLOT + 1, RAID + 1)]
            if [EACH_PLOT - count for count in shown] != self.corvids.plots:
                faults.append("a plot is missing or doubled")
            if self.on_map(PLOT) + self.stock[PLOT] != sum(self.corvids.plots):
                faults.append("a facedown plot is missing or doubled")
        if self.wanderers:
            faults += self.vagabond_faults()
        shore = self.printed().shore or [NONE]
        if self.ferry not in shore or self.opened >> len(self.printed().closed):
            faults.append("a ferry or an open path where the map has none")
        if any(self.pieces[BASE * CLEARINGS + c] > 1 for c in range(CLEARINGS)):
            faults.append("two bases in one clearing")
        return faults + self.cult_faults()

    def cult_faults(self) -> list[str]:
        """What is impossible about the Cult's side."""
        faults: list[str] = []
        cult = self.cult
        if CULT not in self.order:
            if cult.outcast != NONE or cult.hated or cult.acolytes or cult.souls or cult.revealed or cult.space != NONE:
                faults.append("the Cult has a side but does not play")
            return faults
        if cult.revealed and self.active != CULT:
            faults.append("cards are revealed outside the Cult's turn")
        if self.is_bot(CULT):
            if cult.outcast != NONE or cult.hated or (self.active != NONE and not 0 <= cult.space < CONSPIRACIES):
                faults.append("the conspiracy marker is off its track")
            return faults
        if (self.active != NONE and not FOX <= cult.outcast <= MOUSE) or cult.space != NONE:
            faults.append("no suit is the outcast")
        if sorted(cult.revealed) != cult.revealed:
            faults.append("the Cult's cards are out of order")
        return faults

    def vagabond_faults(self) -> list[str]:
        """What is impossible about the Vagabonds' side."""
        faults: list[str] = []
        there = sum(self.items_under(clearing) for clearing in range(CLEARINGS) if self.at(RUIN, clearing))
        if len(self.buried) != there or any(not self.at(RUIN, entry % CLEARINGS) for entry in self.searched):
            faults.append("items and ruins do not agree")
        quests = self.quests[:]
        for at, wanderer in enumerate(self.wanderers):
            quests = quests + wanderer.completed + ([wanderer.quest] if wanderer.quest != NONE else [])
            faults += self.battle_track_faults(VAGABOND + at)
            if any(count < 0 for count in wanderer.kit + wanderer.aids):
                faults.append("something of the Vagabond's is below zero")
            if self.active != NONE and not 0 <= wanderer.pawn < CLEARINGS + len(MAPS[self.map].forests):
                faults.append("the pawn is off the map")
        if len(set(quests)) != len(quests):
            faults.append("a quest lies in two places")
        return faults

    def battle_track_faults(self, seat: int) -> list[str]:
        """[K7.2.4] What is impossible about a Vagabot's own things; nobody else has any."""
        wanderer = self.wanderer(seat)
        track = wanderer.battle_track
        if not self.is_bot(seat):
            return ["a person with a bot's things"] if track or wanderer.quest != NONE else []
        for state in range(STATES):
            if track.count(state) > (sum(wanderer.kit[state * ITEMS : (state + 1) * ITEMS]) if state < DAMAGED else 0):
                return ["more items on the battle track than there are"]
        fitting = sum(1 for least in BATTLE_TRACK if wanderer.undamaged() >= least)
        if len(track) != fitting and not self.robots.traits[seat] & QUESTING:
            return ["the battle track does not fit his items"]
        return []
