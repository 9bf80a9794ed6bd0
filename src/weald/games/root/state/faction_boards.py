"""What lies on a faction's own board, beyond counts of pieces: of the Vagabonds, the Cult, the Riverfolk, the bots."""

from __future__ import annotations

from weald.games.root.tables import (
    CLEARINGS,
    DAMAGED,
    EXHAUSTED,
    FACTIONS,
    INDIFFERENT,
    ITEMS,
    READY,
    STATES,
    SWORD,
    TRACK,
)

NONE = -1


class Wanderer:
    """A Vagabond's side of the table [9]."""

    def __init__(
        self,
        pawn: int,
        character: int,
        kit: list[int],
        relations: list[int],
        aids: list[int],
        completed: list[int],
        coalition: int,
        finds: list[int],
        quest: int,
        battle_track: list[int],
    ) -> None:
        self.pawn = pawn  # a clearing, or 12 + a forest; NONE before he is set up
        self.character = character
        self.kit = kit  # [state * 8 + item]
        self.relations = relations  # to each seat
        self.aids = aids  # given to each seat this turn and not yet counted
        self.completed = completed  # quests in his play area
        self.coalition = coalition  # the seat he has joined, or NONE
        self.finds = finds  # the items he took from ruins [9.7.1]
        self.quest = quest  # the Vagabot's own quest [K7.3.3], or NONE
        self.battle_track = battle_track  # of the Vagabot's: the state of each item on it [K7.2.4]

    def clone(self) -> Wanderer:
        return Wanderer(
            self.pawn,
            self.character,
            self.kit[:],
            self.relations[:],
            self.aids[:],
            self.completed[:],
            self.coalition,
            self.finds[:],
            self.quest,
            self.battle_track[:],
        )

    def items_in(self, state: int, item: int) -> int:
        return self.kit[state * ITEMS + item]

    def has_found(self, item: int) -> bool:
        """[9.7.1] Whether he has an item of this kind from a ruin."""
        return item in self.finds and any(self.kit[state * ITEMS + item] for state in range(STATES))

    def swords(self) -> int:
        """[9.2.6] Undamaged swords, exhausted or not."""
        return self.kit[READY * ITEMS + SWORD] + self.kit[EXHAUSTED * ITEMS + SWORD]

    def undamaged(self) -> int:
        """[9.2.7] How many items could still be damaged."""
        return sum(self.kit[: DAMAGED * ITEMS])

    def on_track(self, item: int) -> int:
        """[9.2.5.1] Tea, coins and bags that are face up and undamaged lie on their tracks, as far as there is room.

        [9.2.5.3] As they may be shifted freely, a full track never keeps him from gaining one more.
        """
        return min(self.kit[READY * ITEMS + item], TRACK[item])


def new_wanderer() -> Wanderer:
    """[9.3.6] Indifferent to everybody."""
    return Wanderer(
        NONE, NONE, [0] * (STATES * ITEMS), [INDIFFERENT] * FACTIONS, [0] * FACTIONS, [], NONE, [], NONE, []
    )


class Cult:
    """The side of the table of the Lizard Cult [10] and of the Logical Lizards [K8]."""

    def __init__(
        self, outcast: int, hated: bool, acolytes: int, souls: list[int], revealed: list[int], space: int
    ) -> None:
        self.outcast = outcast  # a suit; NONE before it is chosen, and for the bot
        self.hated = hated
        self.acolytes = acolytes
        self.souls = souls  # the Lost Souls, the top last: everybody may look [10.2.6, K8.5]
        self.revealed = revealed  # cards shown for rituals this turn, which come back in Evening; the bot's in order
        self.space = space  # where the bot's conspiracy marker lies, from the left [K8.3.3]; NONE for a person

    def clone(self) -> Cult:
        return Cult(self.outcast, self.hated, self.acolytes, self.souls[:], self.revealed[:], self.space)


class Company:
    """The Riverfolk's side of the table, of the Company [11] or the Robots [K9]. Warriors in its boxes are counted by
    their owners."""

    def __init__(
        self,
        hand: list[int],
        funds: list[int],
        payments: list[int],
        commitments: list[int],
        prices: list[int],
        gone: list[int],
        bought: int,
        boats: int,
        contract: int,
        hired: int,
        market: list[int],
        spurned: int,
        pleased: bool,
        shield: bool,
        sword: bool,
    ) -> None:
        self.hand = hand  # [11.2.3] open to everybody, sorted
        self.funds = funds
        self.payments = payments
        self.commitments = commitments  # those on the trade post tracks too [11.5.3]
        self.prices = prices  # of a card, riverboats, mercenaries
        self.gone = gone  # trade posts that have left the game, by suit [11.2.5.1]
        self.bought = bought  # how many services have been bought this turn
        self.boats = boats  # the seat that may use the river this turn, or NONE
        self.contract = contract  # the seat that has bought mercenaries this turn, or NONE
        self.hired = hired  # the same seat in its Daylight and Evening, while they serve; or NONE
        self.market = market  # of the Robots: a row of cards, from the left [K9.2.1]
        self.spurned = spurned  # the person against whom the involved Robots fight this turn [K14.6.2], or NONE
        self.pleased = pleased  # whether the greedy Robots have had their point this turn [K14.6.1]
        self.shield = shield  # the conditions of protectionism that the Robots have met this turn [K9.2.4]
        self.sword = sword

    def clone(self) -> Company:
        return Company(
            self.hand[:],
            self.funds[:],
            self.payments[:],
            self.commitments[:],
            self.prices[:],
            self.gone[:],
            self.bought,
            self.boats,
            self.contract,
            self.hired,
            self.market[:],
            self.spurned,
            self.pleased,
            self.shield,
            self.sword,
        )

    def total(self) -> int:
        """[11.2.4] All funds, whoever owns them."""
        return sum(self.funds)

    def owners(self) -> list[int]:
        """The seats that own funds."""
        return [seat for seat in range(FACTIONS) if self.funds[seat]]

    def end_services(self) -> None:
        """[11.2.7] What was bought lasts for one turn."""
        self.bought = 0
        self.boats = NONE
        self.contract = NONE
        self.hired = NONE
        self.spurned = NONE
        self.pleased = False


def new_company() -> Company:
    boxes = [[0] * FACTIONS for _ in range(3)]
    prices = [0, 0, 0]
    return Company(
        [], boxes[0], boxes[1], boxes[2], prices, [0, 0, 0], 0, NONE, NONE, NONE, [], NONE, False, False, False
    )


class Duchy:
    """The Drillbit Duchy's side of the table [K10]."""

    def __init__(self, burrow: int, swayed: list[bool], ambushes: list[int]) -> None:
        self.burrow = burrow  # warriors in the Burrow [K10.2.2]
        self.swayed = swayed  # the ministers with a crown, from the topmost [K10.2.1.1]
        self.ambushes = ambushes  # bought from the Riverfolk [K15.11], sorted

    def clone(self) -> Duchy:
        return Duchy(self.burrow, self.swayed[:], self.ambushes[:])


class Corvids:
    """The Cogwheel Corvids' side of the table [K11]: which plots are not face up on the map, by kind."""

    def __init__(self, plots: list[int]) -> None:
        self.plots = plots  # in the supply or facedown on the map: no player knows which lies where

    def clone(self) -> Corvids:
        return Corvids(self.plots[:])


class Robots:
    """Who is a bot and of what kind [K3.3], and the order card of the bot whose turn it is [K2.7]."""

    def __init__(
        self,
        levels: list[int],
        traits: list[int],
        card: int,
        suit: int,
        coop: bool,
        special: bool,
        covered: list[int],
    ) -> None:
        self.levels = levels  # never changed in place; NONE for a person or an empty seat
        self.traits = traits  # never changed in place; a bit for each trait
        self.card = card  # the order card, or NONE
        self.suit = suit  # what is ordered; a bird orders everything
        self.coop = coop  # people against bots [K3.5]
        self.special = special  # the special services are used [K9.7]
        self.covered = covered  # by clearing, how many slots lie under items of a Vagabot [K7.7.5]

    def clone(self) -> Robots:
        return Robots(self.levels, self.traits, self.card, self.suit, self.coop, self.special, self.covered[:])


def no_robots() -> Robots:
    return Robots([NONE] * FACTIONS, [0] * FACTIONS, NONE, NONE, False, False, [0] * CLEARINGS)
