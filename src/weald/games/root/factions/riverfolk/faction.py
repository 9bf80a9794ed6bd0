"""The Riverfolk Company [11]: what the chapter changes for everybody, moment by moment."""

from __future__ import annotations

from bisect import insort
from typing import Final

from weald.engine.arranging import Description
from weald.engine.lenses import Frame
from weald.engine.notation import Verb
from weald.engine.procedure import Steps
from weald.engine.ruleset import Option, Options
from weald.games.root.clockwork import hopes
from weald.games.root.factions.faction import ALLOWED, Faction, Reason, faction
from weald.games.root.factions.riverfolk import clockwork, judgement, scenario, turn
from weald.games.root.factions.riverfolk.board import new_riverfolk_board, post_at, riverfolk_board
from weald.games.root.factions.riverfolk.bot_cards import buy_to_craft
from weald.games.root.factions.riverfolk.faults import company_faults, robot_faults, trade_faults
from weald.games.root.factions.riverfolk.funds import LOSE, TakeFunds, lost_with_a_post, refund
from weald.games.root.factions.riverfolk.hiring import hire_to_fight
from weald.games.root.factions.riverfolk.services import INVOLVED, Purchases
from weald.games.root.factions.riverfolk.showing import show_company, show_robots
from weald.games.root.factions.riverfolk.tables import POST
from weald.games.root.factions.riverfolk.verbs import VERBS
from weald.games.root.rules.costs import affordable
from weald.games.root.state.board import NONE, Board
from weald.games.root.state.faction_board import FactionBoard
from weald.games.root.state.lenses import Game, View
from weald.games.root.tables import CLEARINGS, CLOCKWORK, COST, HAS_PAWN, RIVERFOLK, STOCK, trait

FEROCIOUS: Final = trait(RIVERFOLK, "ferocious")
FEROCIOUS_HITS: Final[int] = CLOCKWORK["riverfolk"]["ferocious"]
GARRISON: Final = trait(RIVERFOLK, "garrison")


class Riverfolk(Faction):
    """The Riverfolk Company [11], as people play them."""

    def __init__(self) -> None:
        super().__init__(RIVERFOLK)

    # its verbs

    def verbs(self) -> tuple[Verb, ...]:
        return VERBS

    # the options of a game

    def options_with_bots(self) -> list[Option]:
        """[K9.7] Which services bots may buy."""
        return [Option("services", "standard", names=("standard", "special"))]

    def read_options(self, b: Board, options: Options) -> None:
        b.robots.special = options["services"] == "special"

    # set-up and turn

    def turn_begins(self, b: Board) -> None:
        riverfolk_board(b).end_services()

    def sells_to(self, g: Game, buyer: int) -> None:
        """[11.2.6] Sell services at the start of Birdsong."""
        if g.board.is_bot(buyer):
            faction(g.board, buyer).buy_at_dawn(g)
        else:
            g.board.call(Purchases(buyer))

    def item_paid(self, b: Board) -> None:
        """[11.2.6.3] One of their own warriors goes into the payments; the service is sold even if they have none."""
        if b.supply[RIVERFOLK]:
            b.supply[RIVERFOLK] -= 1
            riverfolk_board(b).payments[RIVERFOLK] += 1

    def daylight_begins(self, b: Board) -> None:
        """[11.2.7.3] Mercenaries start to serve the buyer; a Vagabond gets nothing from them."""
        contract = riverfolk_board(b).contract
        if contract != NONE and not HAS_PAWN[contract]:
            b.lender = RIVERFOLK
            b.hirer = contract

    def bot_wants_card(self, g: Game, buyer: int) -> None:
        buy_to_craft(g, buyer)

    def bot_wants_mercenaries(self, g: Game, buyer: int, defender: int, clearing: int) -> None:
        hire_to_fight(g, buyer, defender, clearing)

    def new_board(self) -> FactionBoard:
        return new_riverfolk_board()

    def set_up(self, b: Board) -> Frame:
        return turn.SetUp()

    def birdsong(self) -> Frame:
        return turn.Birdsong()

    def daylight(self) -> Frame:
        return turn.Daylight()

    def evening(self) -> Frame:
        return turn.Evening()

    # hands and cards [2.1]

    def took(self, b: Board, card: int) -> None:
        insort(riverfolk_board(b).hand, card)

    def gave_up(self, b: Board, card: int) -> None:
        riverfolk_board(b).hand.remove(card)

    def discarding(self) -> Steps:
        return turn.DISCARDING

    hand_is_open: bool = True  # [11.2.3]

    def open_hand(self, b: Board) -> list[int]:
        return riverfolk_board(b).hand[:]

    def secret_faults(self, g: Game) -> list[str]:
        if g.secrets[RIVERFOLK].hand != riverfolk_board(g.board).hand:
            return ["the open hand is not what the board says"]
        return []

    # crafting [4.1]

    def idle_pieces(self, b: Board) -> list[int]:
        """[11.2.1] Empty spaces of the trade post tracks, even of posts out of the game [11.2.5.1]."""
        return [max(0, STOCK[POST + suit] - b.stock[POST + suit] - b.used[suit]) for suit in range(3)]

    def has_crafting_piece(self, b: Board, clearing: int) -> bool:
        """[11.2.1] Nothing on the map crafts for them."""
        return False

    def why_not_craft(self, b: Board, idle: list[int], card: int) -> Reason:
        """[11.5.3] They need empty spaces of the suits, and funds to commit."""
        if not affordable(idle, card):
            return "11.5.3", "too-few-spaces"
        if riverfolk_board(b).total() < sum(COST[card]):
            return "11.5.3", "too-few-funds"
        return ALLOWED

    # removing [2.5]

    blames_remover: bool = False  # no matter who ended trade [11.2.5.1]

    def piece_removed(self, g: Game, kind: int, clearing: int) -> int:
        """[11.2.5.1] A trade post leaves the game."""
        riverfolk_board(g.board).gone[kind - POST] += 1
        return kind

    def removal_law(self, kind: int) -> str:
        """A trade post does not return."""
        return "11.2.5.1"

    def is_set_off(self, b: Board, effect: int, culprit: int) -> bool:
        """[11.2.5.1] A lost trade post costs funds, if there are any."""
        return riverfolk_board(b).total() > 0

    def take_effect(self, g: Game, effect: int, count: int, clearing: int, culprit: int) -> None:
        g.board.call(TakeFunds(lost_with_a_post(g.board), LOSE))

    # what it shows of itself

    def show(self, b: Board) -> dict[str, object]:
        return show_company(b)

    def show_clearing(self, b: Board, clearing: int) -> dict[str, object]:
        """Show where the river leads: somebody may use it."""
        return {"river": [neighbour + 1 for neighbour in b.printed().river[clearing]]}

    # how a scenario describes it

    def words(self) -> list[str]:
        return scenario.WORDS

    def lay(self, g: Game, own: Description) -> None:
        scenario.lay_trade(g, own)
        scenario.lay_company(g, own)

    def said(self, g: Game) -> dict[str, object]:
        return {**scenario.say_trade(g.board), **scenario.say_company(g.board)}

    # faults

    def faults(self, b: Board) -> list[str]:
        return trade_faults(b) + company_faults(b)

    def warriors_held(self, b: Board, seat: int) -> int:
        """[11.2.4] Those of all seats in the boxes."""
        own = riverfolk_board(b)
        return own.funds[seat] + own.payments[seat] + own.commitments[seat]

    def pieces_gone(self, b: Board, kind: int) -> int:
        """[11.2.5.1] Trade posts that were removed."""
        return riverfolk_board(b).gone[kind - POST]

    # what a player can hope for

    def promise(self, g: Game) -> float:
        """Trade posts within reach of customers, and funds of any owner."""
        b = g.board
        worth = 0.0
        own = riverfolk_board(b)
        money = own.total() + sum(own.payments) + sum(own.commitments)
        posts = 0
        for clearing in range(CLEARINGS):
            if post_at(b, clearing):
                posts += 1
                worth += 0.6 + 0.2 * min(3, b.warriors_at(RIVERFOLK, clearing))
                for other in b.order:
                    worth += 0.15 if other != RIVERFOLK and b.is_there(other, clearing) else 0.0
        worth += (0.45 if posts else 0.25) * money
        for price in own.prices:
            worth -= 0.1 * abs(price - 2)
        return worth

    def income(self, b: Board) -> float:
        return judgement.income(b)

    feature_names: tuple[str, ...] = judgement.NAMES

    def features(self, v: View) -> list[float]:
        return judgement.features(v)


class RiverfolkRobots(Riverfolk):
    """The Riverfolk Robots [K9]."""

    nightmare_law: str = "K13.6.4"

    # set-up and turn

    def daylight_begins(self, b: Board) -> None:
        """[K14.6.2] With the trait involved, they fight against a person who has not hired them."""
        super().daylight_begins(b)
        if riverfolk_board(b).contract == NONE and b.robots.traits[RIVERFOLK] & INVOLVED and not b.is_bot(b.active):
            b.lender = RIVERFOLK
            b.spurned = b.active

    def set_up(self, b: Board) -> Frame:
        return clockwork.SetUp()

    def birdsong(self) -> Frame:
        return clockwork.Birdsong(0)

    def daylight(self) -> Frame:
        return clockwork.Daylight()

    def evening(self) -> Frame:
        return clockwork.Evening()

    # hands and cards [2.1]

    def open_cards(self, b: Board) -> list[int]:
        """[K9.2.1] The market."""
        return riverfolk_board(b).market

    # battle [4.3]

    def attack_limit(self, b: Board, opponent: int, clearing: int) -> int:
        """[K14.6.4] With the trait ferocious, three, however few warriors attack."""
        return FEROCIOUS_HITS if b.robots.traits[RIVERFOLK] & FEROCIOUS else self.hit_limit(b, opponent, clearing)

    def defence_limit(self, b: Board, opponent: int, clearing: int) -> int:
        """[K14.6.3] With the trait garrison, a trade post there fights like a warrior."""
        posts = 1 if b.robots.traits[RIVERFOLK] & GARRISON and post_at(b, clearing) else 0
        return self.hit_limit(b, opponent, clearing) + posts

    def is_defenseless(self, b: Board, limit: int) -> bool:
        """[K14.6.3] Never with the trait garrison."""
        return limit == 0 and not b.robots.traits[RIVERFOLK] & GARRISON

    # removing [2.5]

    blames_remover: bool = True  # [K9.2.2]

    def piece_removed(self, g: Game, kind: int, clearing: int) -> int:
        """[K9.2.2] A trade post stays in the game."""
        g.board.stock[kind] += 1
        return kind

    def removal_law(self, kind: int) -> str:
        return "K9.2.2"

    def is_set_off(self, b: Board, effect: int, culprit: int) -> bool:
        """[K9.2.2] For a lost trade post, the remover gets payments back."""
        return culprit != NONE and riverfolk_board(b).payments[culprit] > 0

    def take_effect(self, g: Game, effect: int, count: int, clearing: int, culprit: int) -> None:
        refund(g, culprit)

    # what it buys from the Riverfolk [K15]

    craft_law: str = "K9.4.2"
    hires: bool = False

    # what it shows of itself

    def show(self, b: Board) -> dict[str, object]:
        return show_robots(b)

    def order_card(self, b: Board) -> int:
        """[K9.4.3] It stays in the market."""
        market = riverfolk_board(b).market
        return market[-1] if b.robots.suit != NONE and market else b.robots.card

    # how a scenario describes it

    def lay(self, g: Game, own: Description) -> None:
        scenario.lay_trade(g, own)
        scenario.lay_market(g, own)

    def catch_up(self, b: Board) -> None:
        """[K9.4.3] Take the order, in their own turn."""
        if b.active == RIVERFOLK:
            b.robots.suit = clockwork.order_suit(b)

    def said(self, g: Game) -> dict[str, object]:
        return {**scenario.say_trade(g.board), **scenario.say_market(g.board)}

    # faults

    def faults(self, b: Board) -> list[str]:
        return trade_faults(b) + robot_faults(b)

    # what a player can hope for

    def promise(self, g: Game) -> float:
        return hopes.promise(g.board, RIVERFOLK)

    def income(self, b: Board) -> float:
        """[K9.5, K9.6.1] The most that one player has paid comes next, and about a point for Daylight."""
        payments = riverfolk_board(b).payments
        most = max(payments)
        return most + 0.5 * (sum(payments) - most) + 1.0
