"""The Lizard Cult [10]: what the chapter changes for everybody, moment by moment."""

from __future__ import annotations

from typing import Final

from weald.engine.arranging import Description, index_of, join
from weald.engine.lenses import FOLLOWS, Frame
from weald.engine.notation import Verb
from weald.engine.procedure import Steps
from weald.games.root.clockwork import hopes
from weald.games.root.clockwork.orders import craft_item
from weald.games.root.factions.cult import clockwork, judgement, turn
from weald.games.root.factions.cult.board import CultBoard, cult_board
from weald.games.root.factions.cult.buying import buy_souls
from weald.games.root.factions.cult.faults import common_faults
from weald.games.root.factions.cult.humility import Humility
from weald.games.root.factions.cult.lost_souls import add_acolyte, add_soul, lose_souls, take_revenge
from weald.games.root.factions.cult.tables import (
    CONSPIRACIES,
    CONSPIRACY_NAMES,
    DRAW_BY_GARDENS,
    GARDEN,
    POINTS_BY_GARDENS,
)
from weald.games.root.factions.cult.verbs import VERBS
from weald.games.root.factions.faction import Faction
from weald.games.root.factions.riverfolk.bot_cards import CRAFTED, SOUL, law_of
from weald.games.root.laying import take_cards
from weald.games.root.rules.battle import tell_extra
from weald.games.root.rules.costs import ANY
from weald.games.root.showing import card_names
from weald.games.root.state.board import NONE, Board
from weald.games.root.state.faction_board import FactionBoard
from weald.games.root.state.lenses import Game, View
from weald.games.root.tables import BIRD, CARD_NAMES, COST, CULT, FOX, MOUSE, SUIT_NAMES

_SPACES: Final = [str(space + 1) for space in range(CONSPIRACIES)]  # of the conspiracy track


class Cult(Faction):
    """The Lizard Cult [10], as people play them."""

    def __init__(self) -> None:
        super().__init__(CULT)

    # its verbs

    def verbs(self) -> tuple[Verb, ...]:
        return VERBS

    # set-up and turn

    def new_board(self) -> FactionBoard:
        return CultBoard(NONE, False, 0, [], [], NONE)

    def set_up(self, b: Board) -> Frame:
        return turn.SetUp()

    def birdsong(self) -> Frame:
        return turn.Birdsong()

    def daylight(self) -> Frame:
        return turn.Daylight()

    def evening(self) -> Frame:
        return turn.Evening()

    # hands and cards [2.1]

    def keeps_discarded(self, b: Board, card: int) -> bool:
        """[10.2.6] Keep all discarded cards as Lost Souls; [K8.2.4] the bot puts them on top."""
        cult_board(b).souls.append(card)
        return True

    def discarding(self) -> Steps:
        return turn.DISCARDING

    def open_cards(self, b: Board) -> list[int]:
        """[10.2.6, 10.5] The Lost Souls, and what was revealed this turn."""
        return cult_board(b).souls + cult_board(b).revealed

    # crafting [4.1]

    def idle_pieces(self, b: Board) -> list[int]:
        """[10.2.1] Only gardens of the outcast suit."""
        idle = [0, 0, 0]
        outcast = cult_board(b).outcast
        idle[outcast] = max(0, b.on_map(GARDEN + outcast) - b.used[outcast])
        return idle

    def has_crafting_piece(self, b: Board, clearing: int) -> bool:
        """[10.2.1] A garden of the outcast suit."""
        suit = b.suits[clearing]
        return suit == cult_board(b).outcast and b.at(GARDEN + suit, clearing) > 0

    def pays_for_card(self, g: Game, card: int) -> bool:
        """[10.2.1] Never needs a choice: all idle gardens are of one suit."""
        b = g.board
        for suit in range(3):
            b.used[suit] += COST[card][suit]
        b.used[cult_board(b).outcast] += COST[card][ANY]
        return True

    # moving and placing [4.2]

    suit_law: str = "10.4.3.1"  # of the Outcast

    # battle [4.3]

    def fell_in_defence(self, g: Game, count: int) -> None:
        """[10.2.3] Revenge: they become acolytes."""
        take_revenge(g, count)

    # removing [2.5]

    def is_set_off(self, b: Board, effect: int, culprit: int) -> bool:
        """[10.2.5] Humility, if there is a card to lose."""
        return b.hands[CULT] > 0

    def take_effect(self, g: Game, effect: int, count: int, clearing: int, culprit: int) -> None:
        g.board.call(Humility(count))

    # what it shows of itself

    def show(self, b: Board) -> dict[str, object]:
        own = cult_board(b)
        return {
            "outcast": SUIT_NAMES[own.outcast] if own.outcast != NONE else None,
            "hated": own.hated,
            "acolytes": own.acolytes,
            "lost_souls": card_names(sorted(own.souls)),
            "revealed": card_names(own.revealed),
        }

    # how a scenario describes it

    def words(self) -> list[str]:
        return ["outcast", "hated", "acolytes", "souls", "revealed"]

    def lay(self, g: Game, own: Description) -> None:
        """The outcast and the acolytes; the Lost Souls, and what lies revealed."""
        board = cult_board(g.board)
        board.acolytes = own.number("acolytes")
        g.board.supply[CULT] -= board.acolytes
        board.souls = take_cards(g, own.split("souls"))
        board.revealed = sorted(take_cards(g, own.split("revealed")))
        board.outcast = own.name("outcast", "suit", SUIT_NAMES)
        board.hated = own.flag("hated")

    def said(self, g: Game) -> dict[str, object]:
        board = cult_board(g.board)
        return {
            "outcast": SUIT_NAMES[board.outcast],
            "hated": board.hated,
            "acolytes": board.acolytes,
            "souls": join(board.souls, CARD_NAMES),
            "revealed": join(board.revealed, CARD_NAMES),
        }

    # faults

    def faults(self, b: Board) -> list[str]:
        faults = common_faults(b)
        own = cult_board(b)
        if (b.active != NONE and not FOX <= own.outcast <= MOUSE) or own.space != NONE:
            faults.append("no suit is the outcast")
        if sorted(own.revealed) != own.revealed:
            faults.append("the Cult's cards are out of order")
        return faults

    def warriors_held(self, b: Board, seat: int) -> int:
        """[10.2.3] The acolytes."""
        return cult_board(b).acolytes if seat == CULT else 0

    # what a player can hope for

    def promise(self, g: Game) -> float:
        """Gardens of one suit most, acolytes, and revealed cards, which come back."""
        b = g.board
        own = cult_board(b)
        worth = 0.4 * own.acolytes + 0.5 * len(own.revealed)
        for suit in range(3):
            gardens = b.on_map(GARDEN + suit)
            worth += 0.8 * gardens + 1.2 * POINTS_BY_GARDENS[gardens] + 0.5 * DRAW_BY_GARDENS[gardens]
        if own.outcast != NONE:  # a bot has none
            worth += 0.2 * b.on_map(GARDEN + own.outcast)
        return worth + (0.4 if own.hated else 0.0)

    def income(self, b: Board) -> float:
        return judgement.income(b)

    feature_names: tuple[str, ...] = judgement.NAMES

    def features(self, v: View) -> list[float]:
        return judgement.features(v)


class LogicalLizards(Cult):
    """The Logical Lizards [K8]."""

    nightmare_law: str = "K13.5.4"

    # set-up and turn

    def set_up(self, b: Board) -> Frame:
        return clockwork.SetUp()

    def birdsong(self) -> Frame:
        return clockwork.Birdsong()

    def daylight(self) -> Frame:
        return clockwork.Daylight()

    def evening(self) -> Frame:
        return clockwork.Evening()

    # battle [4.3]

    def extra_attack(self, g: Game, clearing: int, brought: int) -> int:
        """[K14.5.3] A battle brings extra hits only by the trait fanatics."""
        if brought:
            tell_extra(g, CULT, "K14.5.3", "fanatics")
        return brought

    def fell_in_defence(self, g: Game, count: int) -> None:
        """[K8.2.2] Nothing here: the bot's revenge is the same in battle and outside it."""

    # removing [2.5]

    def warriors_removed(self, g: Game, count: int, again: bool) -> int:
        """[K8.2.2] Revenge: of the warriors removed together, one becomes an acolyte."""
        if again:
            return count
        add_acolyte(g, "K8.2.2", FOLLOWS)
        return count - 1

    def is_set_off(self, b: Board, effect: int, culprit: int) -> bool:
        """[K8.2.3] If there is a Lost Soul to lose."""
        return len(cult_board(b).souls) > 0

    def take_effect(self, g: Game, effect: int, count: int, clearing: int, culprit: int) -> None:
        lose_souls(g, count)

    # what it buys from the Riverfolk [K15]

    craft_law: str = "K8.6.4"
    refuses_birds: bool = True
    hires: bool = False  # all their battles are in Birdsong, and mercenaries serve from Daylight on [K9.2.3.3]

    def buy_at_dawn(self, g: Game) -> None:
        """[K15.9] Buy cards for the Lost Souls."""
        if g.board.robots.special:
            buy_souls(g)

    def receive_ware(self, g: Game, card: int, use: int) -> bool:
        """[K8.6.4, K15.9] The card becomes a Lost Soul; if it was bought to craft, it is crafted first."""
        if use == CRAFTED:
            craft_item(g, CULT, card, self.craft_law)
            add_soul(g, card, self.craft_law, FOLLOWS)
        else:
            add_soul(g, card, law_of(CULT, SOUL), FOLLOWS)
            buy_souls(g)
        return True

    # what it shows of itself

    def show(self, b: Board) -> dict[str, object]:
        own = cult_board(b)
        space: dict[str, object] = {"space": own.space + 1, "name": CONSPIRACY_NAMES[own.space]}
        return {
            "acolytes": own.acolytes,
            "conspiracy": space if own.space != NONE else None,
            "lost_souls": card_names(own.souls[::-1]),  # from the top
            "revealed": card_names(own.revealed),
        }

    # how a scenario describes it

    def words(self) -> list[str]:
        return ["acolytes", "souls", "revealed", "conspiracy", "ordered"]

    def lay(self, g: Game, own: Description) -> None:
        """[K8.3.3] The conspiracy marker lies on the last space by default; in their turn they have an ordered suit."""
        board = cult_board(g.board)
        board.acolytes = own.number("acolytes")
        g.board.supply[CULT] -= board.acolytes
        board.souls = take_cards(g, own.split("souls"))[::-1]  # the first word is the top
        board.revealed = take_cards(g, own.split("revealed"))
        board.space = index_of("space", own.number("conspiracy", CONSPIRACIES), _SPACES)
        for suit in own.names("ordered", "suit", SUIT_NAMES):
            g.board.robots.suit = suit

    def said(self, g: Game) -> dict[str, object]:
        board = cult_board(g.board)
        own: dict[str, object] = {
            "acolytes": board.acolytes,
            "souls": join(reversed(board.souls), CARD_NAMES),
            "revealed": join(board.revealed, CARD_NAMES),
            "conspiracy": board.space + 1,
        }
        if g.board.active == CULT and g.board.robots.suit != NONE:
            own["ordered"] = SUIT_NAMES[g.board.robots.suit]
        return own

    # faults

    def faults(self, b: Board) -> list[str]:
        faults = common_faults(b)
        own = cult_board(b)
        if own.outcast != NONE or own.hated or (b.active != NONE and not 0 <= own.space < CONSPIRACIES):
            faults.append("the conspiracy marker is off its track")
        return faults

    # what a player can hope for

    def promise(self, g: Game) -> float:
        return hopes.promise(g.board, CULT)

    def income(self, b: Board) -> float:
        """[K8.6.1]"""
        return hopes.mean_by_order([clockwork.POINTS[b.on_map(GARDEN + suit)] for suit in range(BIRD)])
