"""What the rules ask every faction, in the order of the law, with the answer that holds for everybody.

The rules ask at named moments and know no faction by name. Each faction overrides in its own folder what its chapter
changes; a bot is a faction too. An answer is a number, a bool (True: the faction has dealt with it), or a frame pushed
onto the stack.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from weald.engine.lenses import FOLLOWS
from weald.games.root.rules.costs import affordable
from weald.games.root.state.faction_board import BARE, FactionBoard
from weald.games.root.tables import BUILDINGS, CLEARINGS, ITEM_NAMES, ITEM_POINTS, ITEMS, SEAT_COUNT

if TYPE_CHECKING:
    from collections.abc import Sequence

    from weald.engine.arranging import Description
    from weald.engine.chance import Dice
    from weald.engine.lenses import Frame
    from weald.engine.notation import Verb
    from weald.engine.procedure import Steps
    from weald.engine.ruleset import Option, Options
    from weald.engine.standing import StandingQuestion
    from weald.games.root.rules.battle import Battle
    from weald.games.root.rules.casualties import Casualties
    from weald.games.root.state.board import Board
    from weald.games.root.state.lenses import Game, Secret, View

Reason = tuple[str, str]  # a law, and the message id of why it refuses
ALLOWED: Final = ("", "")
NO_STEPS: Final[Steps] = ()
NONE: Final = -1


class Faction:
    """One faction at its seat. A method that is not overridden follows the law for everybody."""

    nightmare_law: str = ""  # for a bot: the law by which the hardest level scores [K13]

    def __init__(self, seat: int) -> None:
        self.seat = seat

    # its verbs

    def verbs(self) -> tuple[Verb, ...]:
        """Its own verbs."""
        return ()

    # the options of a game

    def options(self) -> list[Option]:
        """Its options of a game."""
        return []

    def options_with_bots(self) -> list[Option]:
        """Its options of a game with bots."""
        return []

    def check_options(self, options: Options, playing: Sequence[str]) -> None:
        """Refuse a game that it cannot take part in."""

    def read_options(self, b: Board, options: Options) -> None:
        """Write its chosen options on the board."""

    def variety(self) -> dict[str, Sequence[int | str]]:
        """The values of its options in a mix of games."""
        return {}

    def counted(self, options: Options) -> list[tuple[str, str]]:
        """What the report of a mix counts a game under, for a person playing it."""
        return []

    # set-up [5.1]

    def new_board(self) -> FactionBoard:
        """Its own board before set-up."""
        return BARE

    def brings_to_ruins(self) -> list[int]:
        """[9.3.4] The items it adds under ruins."""
        return []

    def prepare(self, g: Game) -> None:
        """[K13.2.3] Change something before hands are dealt."""

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
        """[1.5] Anybody's turn begins: reset what it counts per turn."""

    def sells_to(self, g: Game, buyer: int) -> None:
        """[11.2.6] Somebody's Birdsong begins: they may buy its services."""

    def means(self, b: Board) -> int:
        """[11.2.6.1] How much it can pay for services: the warriors in its supply."""
        return b.supply[self.seat]

    def pays_with_items(self, g: Game, price: int, seller: int) -> bool:
        """[11.2.6.3] True if it pays for a service with items, not warriors."""
        return False

    def item_paid(self, b: Board) -> None:
        """[11.2.6.3] A buyer has paid it with an item."""

    def daylight_begins(self, b: Board) -> None:
        """[11.2.7.3] Anybody's Daylight begins."""

    # hands and cards [2.1]

    def discarding(self) -> Steps:
        """The steps by which it discards down to the hand limit in Evening. Bots have no hand [K2.8.1]."""
        return NO_STEPS

    def took(self, b: Board, card: int) -> None:
        """A card has come into its hand."""

    def gave_up(self, b: Board, card: int) -> None:
        """A card has left its hand."""

    def keeps_discarded(self, b: Board, card: int) -> bool:
        """[10.2.6] Somebody discards a card. True if this faction keeps it instead of the discard pile."""
        return False

    hand_is_open: bool = False  # [11.2.3]

    def open_hand(self, b: Board) -> list[int]:
        """[11.2.3] Its hand, if it is open to everybody."""
        return []

    def open_cards(self, b: Board) -> list[int]:
        """Its own open cards, apart from those that all factions have."""
        return []

    def cards_aside(self, secret: Secret) -> list[int]:
        """[8.2.3] Cards that only it may see, apart from its hand."""
        return []

    def imagine_cards(self, b: Board, secret: Secret, loose: list[int]) -> None:
        """Another seat imagines its hidden cards outside the hand: deal them from the loose cards."""

    def imagine(self, v: View, g: Game, dice: Dice) -> None:
        """Another seat imagines whatever else it cannot see of this faction."""

    def secret_faults(self, g: Game) -> list[str]:
        """The faults of its secrets."""
        return []

    # crafting [4.1]

    crafting_piece: int = -1  # the kind of building or token that crafts, if there is just one
    tells_items: bool = False  # whether gaining an item is an event of its own

    def idle_pieces(self, b: Board) -> list[int]:
        """[4.1.1] Its crafting pieces that were not used this turn, by suit."""
        idle = [0, 0, 0]
        row = self.crafting_piece * CLEARINGS
        for clearing in range(CLEARINGS):
            idle[b.suits[clearing]] += b.pieces[row + clearing]
        for suit in range(3):
            idle[suit] -= min(idle[suit], b.used[suit])
        return idle

    def has_crafting_piece(self, b: Board, clearing: int) -> bool:
        """Whether it has a crafting piece there, used or not."""
        return b.at(self.crafting_piece, clearing) > 0

    def why_not_craft(self, b: Board, idle: list[int], card: int) -> Reason:
        """[4.1.1] The law and reason why it cannot pay for a card; empty if it can."""
        return ALLOWED if affordable(idle, card) else ("4.1.1", "too-few-crafting-pieces")

    def pays_for_card(self, g: Game, card: int) -> bool:
        """True if it pays for crafting in its own way, not with crafting pieces used for the turn."""
        return False

    def gain_item(self, g: Game, item: int, law: str) -> None:
        """[4.1.2] It gains an item, into its box of crafted items."""
        g.board.crafted[self.seat * ITEMS + item] += 1

    def item_points(self, b: Board, card: int) -> int:
        """[3.2.2] The points for crafting the item of a card."""
        return ITEM_POINTS[card]

    # moving and placing [4.2]

    suit_law: str = ""  # the law that limits its moves and battles to a suit, if any

    def warriors_arrive(self, g: Game, mover: int, owner: int, clearing: int) -> None:
        """[4.2] Somebody has moved warriors into a clearing, usually their own [9.2.9.2.2]."""

    def reaction_to(self, b: Board, mover: int, owner: int, clearing: int) -> int:
        """[4.2] The effect by which it would answer warriors moved into a clearing, or NONE."""
        return NONE

    def springs_on(self, g: Game, bot: int, clearing: int) -> bool:
        """[K11.8.2] A bot is about to place in a clearing or leave it. True if this faction prevents it."""
        return False

    def can_move_pawn(self, b: Board) -> bool:
        """[9.5.1] Whether it has a pawn that a card could move now."""
        return False

    def moves_pawn(self, g: Game, card: int) -> bool:
        """[9.5.1] A card lets it move. True if it moves a pawn instead of warriors."""
        return False

    def ready_items(self, b: Board) -> list[int]:
        """The items it can exhaust for a card, each kind once: crafted items that are not exhausted."""
        first = self.seat * ITEMS
        return [item for item in range(ITEMS) if b.crafted[first + item] > b.tired[first + item]]

    def exhaust_item(self, g: Game, item: int) -> None:
        """Exhaust a crafted item for a card."""
        g.board.tired[self.seat * ITEMS + item] += 1
        if g.telling:
            g.tell("exhausted", "4.1.3", self.seat, role=FOLLOWS, item=ITEM_NAMES[item], count=1)

    # battle [4.3]

    defenseless_law: str = "4.3.2.3"  # the law by which it suffers an extra hit when it cannot hit back

    def allies_in_battle(self, b: Board, f: Battle) -> list[int]:
        """[9.2.9.2.3] Seats whose warriors it may treat as its own in a battle it starts."""
        return []

    def play_ambush(self, g: Game, clearing: int) -> int:
        """[K15.10] Play an ambush in defense without being asked; returns the card, or NONE."""
        return NONE

    def hits_before_dice(self, g: Game) -> int:
        """[K14.4.4] Hits it deals as attacker before the dice are rolled."""
        return 0

    def may_be_enlisted(self, b: Board, clearing: int) -> bool:
        """[C.5.2] Whether a defender may enlist it in a battle in this clearing."""
        return False

    def whom_bot_enlists(self, g: Game, f: Battle, helpers: list[int]) -> int:
        """[K7.7.6] Whom a defending bot enlists among several, or NONE; the first of them is asked."""
        return NONE

    def enlisted(self, g: Game, defender: int) -> None:
        """[C.5.2] A defender has enlisted it."""

    def help_in_battle(self, b: Board) -> int:
        """[C.5.2] What it adds to the limit of rolled hits of the defender who enlisted it."""
        return 0

    def defends_with_higher(self, b: Board) -> bool:
        """[8.2.2] Whether it takes the higher roll when it defends."""
        return False

    def hit_limit(self, b: Board, opponent: int, clearing: int) -> int:
        """[4.3.2.1] The limit of its rolled hits: its warriors there, [11.2.7.3] and mercenaries."""
        return b.warriors_at(self.seat, clearing) + b.mercenaries_at(self.seat, opponent, clearing)

    def attack_limit(self, b: Board, opponent: int, clearing: int) -> int:
        """[4.3.2.1] The limit of its rolled hits as attacker."""
        return self.hit_limit(b, opponent, clearing)

    def defence_limit(self, b: Board, opponent: int, clearing: int) -> int:
        """[4.3.2.1] The limit of its rolled hits as defender."""
        return self.hit_limit(b, opponent, clearing)

    def is_defenseless(self, b: Board, limit: int) -> bool:
        """[4.3.2.3] Whether it suffers an extra hit as defender with this limit of rolled hits."""
        return limit == 0

    def extra_attack(self, g: Game, clearing: int, brought: int) -> int:
        """[4.3.2.2] Extra hits it deals as attacker; the battle itself has `brought` some."""
        return brought

    def extra_defence(self, g: Game, clearing: int) -> int:
        """[4.3.2.2] Extra hits it deals as defender."""
        return 0

    def fell_in_defence(self, g: Game, count: int) -> None:
        """[10.2.3] Its own warriors have fallen in defense."""

    def felled(self, g: Game, f: Casualties, loser: int, warriors: int) -> None:
        """It has removed warriors in battle; the losses of both sides have left the map."""

    def took_piece(self, g: Game, f: Casualties, loser: int) -> None:
        """It has removed a building or token in battle."""

    def hits_to_remove(self, b: Board, kind: int) -> int:
        """[4.3.3] How many hits it takes to remove one of its buildings or tokens."""
        return 1

    def take_hits(self, g: Game, f: Casualties) -> bool:
        """[9.2.7] Remaining hits damage something else. The defender is asked first, then the attacker.

        True if that is done, for both sides.
        """
        return False

    def hits_taken(self, g: Game, f: Casualties) -> None:
        """[4.3.3] Both sides have taken their hits; the effects of removed pieces come next."""

    def battle_over(self, g: Game, f: Battle) -> None:
        """A battle that it fought on either side is over."""

    # removing [2.5]

    blames_remover: bool = True  # whether its effects depend on who removed the piece

    def warriors_removed(self, g: Game, count: int, again: bool) -> int:
        """[2.5.1] Its warriors have left the map; `again` if others left in the same removal before.

        Returns how many of them return to the supply.
        """
        return count

    def piece_removed(self, g: Game, kind: int, clearing: int) -> int:
        """[2.5.2, 2.5.3] Its building or token leaves the map for its track or supply.

        Returns the kind of the piece as everybody sees it now.
        """
        g.board.stock[kind] += 1
        return kind

    def removal_law(self, kind: int) -> str:
        """The law by which its building or token returns to it."""
        return "2.5.2" if kind < BUILDINGS else "2.5.3"

    def removal_points(self, b: Board, kind: int) -> int:
        """[3.2.1] The points an enemy scores for removing one of its buildings or tokens."""
        return 1

    def has_removed(self, g: Game, kind: int) -> None:
        """[3.2.1] It has removed and scored an enemy's building or token."""

    def has_removed_warriors(self, g: Game, loser: int, count: int) -> None:
        """[2.5.1] It has removed warriors outside battle."""

    def survive_removal(self, g: Game) -> None:
        """[9.2.2.1] All pieces were removed from the clearing of its pawn, which stays."""

    def is_set_off(self, b: Board, effect: int, culprit: int) -> bool:
        """[1.1.3] Whether one of its effects would do anything now, by public facts."""
        return True

    def take_effect(self, g: Game, effect: int, count: int, clearing: int, culprit: int) -> None:
        """[1.1.3] Carry out one of its effects for all pieces removed together, `count` of them."""

    # dominance and victory [3]

    def why_not_dominance(self, b: Board) -> Reason:
        """[3.3.1] The law and reason why it cannot activate a dominance card; empty if it can."""
        return ALLOWED

    def dominance_activated(self, g: Game) -> None:
        """[3.3.1] It has activated a dominance card."""

    # what a bot buys from the Riverfolk [K15]

    craft_law: str = ""  # the law by which a bot crafts the item of its order card
    order_law: str = ""  # the law of its special card, if that card replaces the order card
    wants_birds: bool = False  # [K15.5, K15.7] with its special card
    refuses_birds: bool = False  # [K15.3]
    pays_in_sellers_warriors: bool = False  # [K15.3]
    hires: bool = True  # [K15.3] mercenaries for a battle

    def bot_wants_card(self, g: Game, buyer: int) -> None:
        """[K15.2] A bot cannot craft its order card: it may buy a card from this faction."""

    def bot_wants_mercenaries(self, g: Game, buyer: int, defender: int, clearing: int) -> None:
        """[K15.3] A bot is about to battle: it may hire this faction's warriors."""

    def buy_at_dawn(self, g: Game) -> None:
        """[K15.9-K15.11] Buy what its special card says at the start of its turn."""

    def has_means_besides(self, b: Board) -> bool:
        """[K15.3] Whether it has what a service costs besides the price."""
        return True

    def pay_besides(self, g: Game) -> None:
        """[K15.3] Pay what a service costs besides the price."""

    def receive_ware(self, g: Game, card: int, use: int) -> bool:
        """It has bought a card. True if it uses it in its own way, not as its new order."""
        return False

    # what may be answered once for all

    def standing(self) -> tuple[StandingQuestion, ...]:
        """Its own questions in the turns of others, besides those of everybody."""
        return ()

    def standing_for_others(self) -> tuple[StandingQuestion, ...]:
        """What its chapter asks the others."""
        return ()

    # what it shows of itself

    def show(self, b: Board) -> dict[str, object]:
        """Its public side of the table, besides what every seat shows."""
        return {}

    def show_clearing(self, b: Board, clearing: int) -> dict[str, object]:
        """What it adds to the display of a clearing."""
        return {}

    def show_own(self, v: View) -> dict[str, object]:
        """What only its seat sees, besides the hand."""
        return {}

    def show_others(self) -> dict[str, object]:
        """What all others see in place of `show_own`."""
        return {}

    def order_card(self, b: Board) -> int:
        """[K2.7] The order card of a bot in its own turn, or NONE."""
        return b.robots.card

    # how a scenario describes it

    def words(self) -> list[str]:
        """Its own words, besides those of every seat. It may also take over one of those."""
        return []

    def lay(self, g: Game, own: Description) -> None:
        """Lay what its own words describe."""

    def lay_last(self, g: Game, own: Description) -> None:
        """Lay what depends on the other seats, after all have been laid."""

    def catch_up(self, b: Board) -> None:
        """A scenario starts in Daylight or Evening: do what its Birdsong would have left on the board."""

    def said(self, g: Game) -> dict[str, object]:
        """Describe its side of a position."""
        return {}

    # faults

    def faults(self, b: Board) -> list[str]:
        """The faults of its side of the table."""
        return []

    def warriors_held(self, b: Board, seat: int) -> int:
        """How many warriors of a seat lie on its board."""
        return 0

    def pieces_gone(self, b: Board, kind: int) -> int:
        """How many of its own pieces of a kind have left the game."""
        return 0

    def items_held(self, b: Board, item: int) -> int:
        """How many items of a kind lie on its board, outside the box of crafted items."""
        return 0

    def items_brought(self, b: Board, item: int) -> int:
        """How many items of a kind it has brought into the game."""
        return 0

    # what a player can hope for

    card_hope: float = 1.0  # how much a card in hand is worth to it

    def promise(self, g: Game) -> float:
        """What its own board promises for later, in points."""
        return 0.0

    def income(self, b: Board) -> float:
        """About how many points a turn everybody can expect it to score from what lies open."""
        return 1.0

    feature_names: tuple[str, ...] = ()

    def features(self, v: View) -> list[float]:
        """What its judgement looks at besides what all factions share, in the order of `feature_names`."""
        return []


FACTIONS: Final[list[Faction]] = [Faction(seat) for seat in range(2 * SEAT_COUNT)]  # played by people, then by bots


def register(person: Faction | None, bot: Faction | None) -> None:
    """Seat a faction, played by a person and by a bot; some are played by only one of them."""
    if person is not None:
        FACTIONS[person.seat] = person
    if bot is not None:
        FACTIONS[SEAT_COUNT + bot.seat] = bot
        if person is None:
            FACTIONS[bot.seat] = bot


def only_bots_play(seat: int) -> bool:
    """Whether the law knows this faction only as a bot."""
    return FACTIONS[seat] is FACTIONS[SEAT_COUNT + seat]


def faction(b: Board, seat: int) -> Faction:
    """The faction at a seat, as a person or a bot plays it."""
    return FACTIONS[seat] if b.robots.levels[seat] < 0 else FACTIONS[SEAT_COUNT + seat]
