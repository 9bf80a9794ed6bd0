"""What the law asks of every faction, in its own order, with the answer that holds for everybody.

A faction says in its own folder what its chapter changes; a bot is a faction too. The rules ask at named moments and
know no faction by name. An answer is one of three: a number, another outcome (True: it has been seen to), or a frame
that has been pushed onto the stack.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from weald.games.root.rules.costs import affordable
from weald.games.root.state.faction_board import BARE, FactionBoard
from weald.games.root.tables import CLEARINGS, ITEM_POINTS, ITEMS, SEAT_COUNT

if TYPE_CHECKING:
    from collections.abc import Sequence

    from weald.engine.arranging import Description
    from weald.engine.catalogue import Option, Options
    from weald.engine.chance import Dice
    from weald.engine.lenses import Frame
    from weald.engine.procedure import Steps
    from weald.games.root.state.board import Board
    from weald.games.root.state.lenses import Game, Secret, View

Reason = tuple[str, str]  # a law, and the message id of why it refuses
ALLOWED: Final = ("", "")
NO_STEPS: Final[Steps] = ()


class Faction:
    """One faction at its seat. What is not overridden is what the law says for everybody."""

    nightmare_law: str = ""  # of a bot: by which law the hardest level scores [K13]

    def __init__(self, seat: int) -> None:
        self.seat = seat

    # the options of a game

    def options(self) -> list[Option]:
        """What can be chosen for it before a game."""
        return []

    def options_with_bots(self) -> list[Option]:
        """What can be chosen before a game that it plays with bots."""
        return []

    def check_options(self, options: Options, playing: Sequence[str]) -> None:
        """Refuse a game that it cannot take part in."""

    def read_options(self, b: Board, options: Options) -> None:
        """Note on the board what was chosen for it."""

    def variety(self) -> dict[str, Sequence[int | str]]:
        """What is chosen for it in the games of a mix."""
        return {}

    def counted(self, options: Options) -> list[tuple[str, str]]:
        """What the report of a mix counts a game of its people under."""
        return []

    # set-up [5.1]

    def new_board(self) -> FactionBoard:
        """What its own board looks like before set-up."""
        return BARE

    def brings_to_ruins(self) -> list[int]:
        """[9.3.4] The items that lie under ruins because it plays."""
        return []

    def prepare(self, g: Game) -> None:
        """[K13.2.3] What it changes before hands are dealt."""

    def set_up(self, b: Board) -> Frame:
        """[5.1.7] Its own set-up."""
        raise NotImplementedError

    # the turn [1.5]

    def birdsong(self) -> Frame:
        raise NotImplementedError

    def daylight(self) -> Frame:
        raise NotImplementedError

    def evening(self) -> Frame:
        raise NotImplementedError

    def turn_begins(self, b: Board) -> None:
        """[1.5] Anybody's turn begins: what it has counted for the last one starts anew."""

    def sells_to(self, g: Game, buyer: int) -> None:
        """[11.2.6] Somebody's Birdsong begins: they may buy of it."""

    def means(self, b: Board) -> int:
        """[11.2.6.1] What it can pay for services: warriors in its supply."""
        return b.supply[self.seat]

    def pays_with_items(self, g: Game, price: int, seller: int) -> bool:
        """[11.2.6.3] It pays for a service with items, and not with warriors."""
        return False

    def item_paid(self, b: Board) -> None:
        """[11.2.6.3] Somebody has paid it with an item."""

    def daylight_begins(self, b: Board) -> None:
        """[11.2.7.3] Anybody's Daylight begins."""

    # hands and cards [2.1]

    def discarding(self) -> Steps:
        """How it discards down to the hand limit in its Evening. Bots have no hand [K2.8.1]."""
        return NO_STEPS

    def took(self, b: Board, card: int) -> None:
        """A card has come into its hand."""

    def gave_up(self, b: Board, card: int) -> None:
        """A card has left its hand."""

    def keeps_discarded(self, b: Board, card: int) -> bool:
        """[10.2.6] Somebody discards a card: whether it goes to this faction instead of the discard pile."""
        return False

    hand_is_open: bool = False  # [11.2.3]

    def open_hand(self, b: Board) -> list[int]:
        """[11.2.3] Its hand, if everybody sees it."""
        return []

    def open_cards(self, b: Board) -> list[int]:
        """Cards of its own that lie open, apart from what all factions have."""
        return []

    def cards_aside(self, secret: Secret) -> list[int]:
        """[8.2.3] Cards that only it may look at, apart from its hand."""
        return []

    def imagine_cards(self, b: Board, secret: Secret, loose: list[int]) -> None:
        """Others imagine what it holds beside its hand: deal that from the loose cards."""

    def imagine(self, v: View, g: Game, dice: Dice) -> None:
        """Somebody imagines the rest that they cannot see of it."""

    def secret_faults(self, g: Game) -> list[str]:
        """What is impossible about its secrets."""
        return []

    # crafting [4.1]

    crafting_piece: int = -1  # the kind of building or token that crafts, where it is one kind wherever it stands
    tells_items: bool = False  # whether an item it gains is an event of its own

    def idle_pieces(self, b: Board) -> list[int]:
        """[4.1.1] Its crafting pieces by suit that have not been used this turn."""
        idle = [0, 0, 0]
        row = self.crafting_piece * CLEARINGS
        for clearing in range(CLEARINGS):
            idle[b.suits[clearing]] += b.pieces[row + clearing]
        for suit in range(3):
            idle[suit] -= min(idle[suit], b.used[suit])
        return idle

    def has_crafting_piece(self, b: Board, clearing: int) -> bool:
        """Whether it has a piece there that could craft, used or not."""
        return b.at(self.crafting_piece, clearing) > 0

    def why_not_craft(self, b: Board, idle: list[int], card: int) -> Reason:
        """[4.1.1] The law by which it cannot pay for a card, and why; nothing if it can."""
        return ALLOWED if affordable(idle, card) else ("4.1.1", "too-few-crafting-pieces")

    def pays_for_card(self, g: Game, card: int) -> bool:
        """It pays for a card it crafts in its own way, not by crafting pieces that are used this turn."""
        return False

    def gain_item(self, g: Game, item: int, law: str) -> None:
        """[4.1.2] An item comes to it: into its box of crafted items."""
        g.board.crafted[self.seat * ITEMS + item] += 1

    def item_points(self, b: Board, card: int) -> int:
        """[3.2.2] What crafting the item of a card scores."""
        return ITEM_POINTS[card]

    # moving and placing [4.2]

    suit_law: str = ""  # what limits its moves and battles to clearings of a suit, if anything does

    def warriors_arrive(self, g: Game, mover: int, owner: int, clearing: int) -> None:
        """[4.2] Somebody has moved warriors into a clearing, mostly their own [9.2.9.2.2]."""

    def springs_on(self, g: Game, bot: int, clearing: int) -> bool:
        """[K11.8.2] A bot would place in a clearing or leave it: whether this faction prevents that."""
        return False

    # battle [4.3]

    # removing [2.5]

    # dominance and victory [3]

    def why_not_dominance(self, b: Board) -> Reason:
        """[3.3.1] The law by which it cannot activate a dominance card, and why; nothing if it can."""
        return ALLOWED

    def dominance_activated(self, g: Game) -> None:
        """[3.3.1] It has activated a dominance card."""

    # what a bot buys of the Riverfolk [K15]

    craft_law: str = ""  # by which a bot crafts the item of its order card
    order_law: str = ""  # of its special card, if that replaces the order card
    wants_birds: bool = False  # [K15.5, K15.7] with its special card
    refuses_birds: bool = False  # [K15.3]
    pays_in_sellers_warriors: bool = False  # [K15.3]
    hires: bool = True  # [K15.3] mercenaries for a battle

    def bot_wants_card(self, g: Game, buyer: int) -> None:
        """[K15.2] A bot cannot craft its order card: it may buy one of this faction."""

    def bot_wants_mercenaries(self, g: Game, buyer: int, defender: int, clearing: int) -> None:
        """[K15.3] A bot is about to battle: it may hire warriors of this faction."""

    def buy_at_dawn(self, g: Game) -> None:
        """[K15.9-K15.11] What it buys by its special card when its turn begins."""

    def has_means_besides(self, b: Board) -> bool:
        """[K15.3] Whether it has what a service costs it beside the price."""
        return True

    def pay_besides(self, g: Game) -> None:
        """[K15.3] It pays what a service costs it beside the price."""

    def receive_ware(self, g: Game, card: int, use: int) -> bool:
        """It has bought a card: whether it uses it in its own way, and not as its new order."""
        return False

    # what it shows of itself

    def show(self, b: Board) -> dict[str, object]:
        """Its side of the table, beside what every seat shows."""
        return {}

    def show_clearing(self, b: Board, clearing: int) -> dict[str, object]:
        """What a clearing shows because it plays."""
        return {}

    def show_own(self, v: View) -> dict[str, object]:
        """What its seat alone sees, beside its hand."""
        return {}

    def show_others(self) -> dict[str, object]:
        """What all others see in place of that."""
        return {}

    def order_card(self, b: Board) -> int:
        """[K2.7] The order card of a bot in its own turn, or NONE."""
        return b.robots.card

    # how a scenario lays it

    def words(self) -> list[str]:
        """Its own words, beside those of every seat. It may take over one of these, too."""
        return []

    def lay(self, g: Game, own: Description) -> None:
        """Lay what its own words describe."""

    def lay_last(self, g: Game, own: Description) -> None:
        """Lay what depends on the other seats, after all have been laid."""

    def catch_up(self, b: Board) -> None:
        """A scenario begins in Daylight or Evening: what its Birdsong has left on the board."""

    def said(self, g: Game) -> dict[str, object]:
        """Its own words for a position."""
        return {}

    # what is impossible about it

    def faults(self, b: Board) -> list[str]:
        """What is impossible about its side of the table."""
        return []

    def warriors_held(self, b: Board, seat: int) -> int:
        """How many warriors of a seat are on its board."""
        return 0

    def pieces_gone(self, b: Board, kind: int) -> int:
        """How many of its own pieces of a kind have left the game."""
        return 0

    def items_held(self, b: Board, item: int) -> int:
        """How many items of a kind are on its board, apart from those in the crafted items box."""
        return 0

    def items_brought(self, b: Board, item: int) -> int:
        """How many items of a kind it has brought into the game."""
        return 0

    # what a player may hope for

    card_hope: float = 1.0  # how much a card in hand is worth to it

    def promise(self, g: Game) -> float:
        """What its own board promises, in points."""
        return 0.0


FACTIONS: Final[list[Faction]] = [Faction(seat) for seat in range(2 * SEAT_COUNT)]  # people's, then bots'


def register(person: Faction | None, bot: Faction | None) -> None:
    """A faction takes its seat, as people play it and as a bot does; some are played by one of them only."""
    if person is not None:
        FACTIONS[person.seat] = person
    if bot is not None:
        FACTIONS[SEAT_COUNT + bot.seat] = bot
        if person is None:
            FACTIONS[bot.seat] = bot


def only_bots_play(seat: int) -> bool:
    """Whether the law has this faction as a bot only."""
    return FACTIONS[seat] is FACTIONS[SEAT_COUNT + seat]


def faction(b: Board, seat: int) -> Faction:
    """Who plays at a seat."""
    return FACTIONS[seat] if b.robots.levels[seat] < 0 else FACTIONS[SEAT_COUNT + seat]
