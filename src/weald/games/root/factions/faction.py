"""What the law asks of every faction, in its own order, with the answer that holds for everybody.

A faction says in its own folder what its chapter changes; a bot is a faction too. The rules ask at named moments and
know no faction by name. An answer is one of three: a number, another outcome (True: it has been seen to), or a frame
that has been pushed onto the stack.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from weald.engine.lenses import FOLLOWS
from weald.games.root.rules.costs import affordable
from weald.games.root.state.faction_board import BARE, FactionBoard
from weald.games.root.tables import CLEARINGS, ITEM_NAMES, ITEM_POINTS, ITEMS, SEAT_COUNT

if TYPE_CHECKING:
    from collections.abc import Sequence

    from weald.engine.arranging import Description
    from weald.engine.catalogue import Option, Options
    from weald.engine.chance import Dice
    from weald.engine.lenses import Frame
    from weald.engine.notation import Verb
    from weald.engine.procedure import Steps
    from weald.games.root.rules.battle import Battle
    from weald.games.root.rules.casualties import Casualties
    from weald.games.root.state.board import Board
    from weald.games.root.state.lenses import Game, Secret, View

Reason = tuple[str, str]  # a law, and the message id of why it refuses
ALLOWED: Final = ("", "")
NO_STEPS: Final[Steps] = ()
NONE: Final = -1


class Faction:
    """One faction at its seat. What is not overridden is what the law says for everybody."""

    nightmare_law: str = ""  # of a bot: by which law the hardest level scores [K13]

    def __init__(self, seat: int) -> None:
        self.seat = seat

    # its sentences

    def verbs(self) -> tuple[Verb, ...]:
        """Its own verbs."""
        return ()

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

    def can_move_pawn(self, b: Board) -> bool:
        """[9.5.1] Whether it has a pawn that a card could move now."""
        return False

    def moves_pawn(self, g: Game, card: int) -> bool:
        """[9.5.1] A card lets it move: whether it moves a pawn, and no warriors."""
        return False

    def ready_items(self, b: Board) -> list[int]:
        """The items that it can exhaust for a card, each kind once: crafted ones that are not exhausted."""
        first = self.seat * ITEMS
        return [item for item in range(ITEMS) if b.crafted[first + item] > b.tired[first + item]]

    def exhaust_item(self, g: Game, item: int) -> None:
        """It exhausts a crafted item for a card."""
        g.board.tired[self.seat * ITEMS + item] += 1
        if g.telling:
            g.tell("exhausted", "4.1.3", self.seat, role=FOLLOWS, item=ITEM_NAMES[item], count=1)

    # battle [4.3]

    defenseless_law: str = "4.3.2.3"  # by which it suffers an extra hit when it cannot hit back

    def allies_in_battle(self, b: Board, f: Battle) -> list[int]:
        """[9.2.9.2.3] Seats whose warriors it may treat as its own in a battle it has started."""
        return []

    def play_ambush(self, g: Game, clearing: int) -> int:
        """[K15.10] An ambush that it plays in defense without being asked, now spent; or NONE."""
        return NONE

    def hits_before_dice(self, g: Game) -> int:
        """[K14.4.4] Hits that it deals at once as attacker, before the dice are rolled."""
        return 0

    def may_be_enlisted(self, b: Board, clearing: int) -> bool:
        """[C.5.2] Whether a defender may enlist it in a battle there."""
        return False

    def whom_bot_enlists(self, g: Game, f: Battle, helpers: list[int]) -> int:
        """[K7.7.6] Whom of several a defending bot enlists, or NONE: the first of them is asked."""
        return NONE

    def enlisted(self, g: Game, defender: int) -> None:
        """[C.5.2] A defender has enlisted it."""

    def help_in_battle(self, b: Board) -> int:
        """[C.5.2] What it adds to the limit of the rolled hits of the defender who has enlisted it."""
        return 0

    def defends_with_higher(self, b: Board) -> bool:
        """[8.2.2] Whether in defense it takes the higher roll and leaves the lower to the attacker."""
        return False

    def hit_limit(self, b: Board, opponent: int, clearing: int) -> int:
        """[4.3.2.1] What limits its rolled hits: its warriors there, [11.2.7.3] and mercenaries."""
        return b.warriors_at(self.seat, clearing) + b.mercenaries_at(self.seat, opponent, clearing)

    def attack_limit(self, b: Board, opponent: int, clearing: int) -> int:
        """[4.3.2.1] The same as attacker."""
        return self.hit_limit(b, opponent, clearing)

    def defence_limit(self, b: Board, opponent: int, clearing: int) -> int:
        """[4.3.2.1] The same as defender."""
        return self.hit_limit(b, opponent, clearing)

    def is_defenseless(self, b: Board, limit: int) -> bool:
        """[4.3.2.3] Whether a defender with this limit of rolled hits suffers an extra hit."""
        return limit == 0

    def extra_attack(self, g: Game, clearing: int, brought: int) -> int:
        """[4.3.2.2] Extra hits it deals as attacker, with those that its battle has brought along."""
        return brought

    def extra_defence(self, g: Game, clearing: int) -> int:
        """[4.3.2.2] Extra hits it deals as defender."""
        return 0

    def fell_in_defence(self, g: Game, count: int) -> None:
        """[10.2.3] Its own warriors have fallen in defense."""

    def felled(self, g: Game, f: Casualties, loser: int, warriors: int) -> None:
        """It has removed warriors in battle: both sides' have left the map."""

    def took_piece(self, g: Game, f: Casualties, loser: int) -> None:
        """It has removed a building or token in battle."""

    def hits_to_remove(self, b: Board, kind: int) -> int:
        """[4.3.3] How many hits one of its buildings or tokens takes."""
        return 1

    def take_hits(self, g: Game, f: Casualties) -> bool:
        """[9.2.7] Hits that are left damage something else; asked of the defender, then of the attacker.

        True if that has been seen to, for both sides.
        """
        return False

    def hits_taken(self, g: Game, f: Casualties) -> None:
        """[4.3.3] Both sides have taken their hits; the effects of what was removed come next."""

    def battle_over(self, g: Game, f: Battle) -> None:
        """A battle it has fought as attacker is over."""

    # removing [2.5]

    blames_remover: bool = True  # whether it matters to its blaming effects who has removed the piece

    def warriors_removed(self, g: Game, count: int, again: bool) -> int:
        """[2.5.1] Warriors of its own have left the map; `again` if others have left together with them before.

        How many of them go back to the supply.
        """
        return count

    def piece_removed(self, g: Game, kind: int, clearing: int) -> int:
        """[2.5.2, 2.5.3] A building or token of its own leaves the map for its track or supply.

        The kind of the piece as everybody sees it now.
        """
        g.board.stock[kind] += 1
        return kind

    def removal_points(self, b: Board, kind: int) -> int:
        """[3.2.1] What an enemy scores for removing one of its buildings or tokens."""
        return 1

    def has_removed(self, g: Game, kind: int) -> None:
        """[3.2.1] It has removed and scored an enemy's building or token."""

    def has_removed_warriors(self, g: Game, loser: int, count: int) -> None:
        """[2.5.1] It has removed warriors, but not in battle."""

    def survive_removal(self, g: Game) -> None:
        """[9.2.2.1] All pieces were removed from the clearing where its pawn stands and stays."""

    def is_set_off(self, b: Board, effect: int, culprit: int) -> bool:
        """[1.1.3] Whether one of its effects does anything now, by public facts."""
        return True

    def take_effect(self, g: Game, effect: int, count: int, clearing: int, culprit: int) -> None:
        """[1.1.3] One of its effects speaks; so many pieces that have it were removed together."""

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
