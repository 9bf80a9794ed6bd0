"""The Drillbit Duchy [K10]: what the chapter changes for everybody, moment by moment."""

from __future__ import annotations

from bisect import insort

from weald.engine.arranging import Description, join
from weald.engine.lenses import Frame
from weald.games.root.clockwork import hopes
from weald.games.root.factions.duchy import clockwork
from weald.games.root.factions.duchy.ambushes import play_ambush
from weald.games.root.factions.duchy.board import DuchyBoard, duchy_board
from weald.games.root.factions.duchy.price_of_failure import PriceOfFailure
from weald.games.root.factions.duchy.tables import BARON, CAPTAIN, CITADEL, EARL, MARKET, MINISTERS, TUNNEL
from weald.games.root.factions.faction import Faction
from weald.games.root.factions.riverfolk.bot_cards import KEPT, buy_of_a_kind
from weald.games.root.laying import lay_order, say_order, take_cards
from weald.games.root.rules.battle import tell_extra
from weald.games.root.showing import card_names
from weald.games.root.state.board import Board
from weald.games.root.state.faction_board import FactionBoard
from weald.games.root.state.lenses import Game
from weald.games.root.tables import CARD_NAMES, DUCHY, MINISTER_NAMES


class DrillbitDuchy(Faction):
    """The Drillbit Duchy [K10]."""

    nightmare_law: str = "K13.7.4"

    def __init__(self) -> None:
        super().__init__(DUCHY)

    # set-up and turn

    def new_board(self) -> FactionBoard:
        return DuchyBoard(0, [False] * MINISTERS, [])

    def set_up(self, b: Board) -> Frame:
        return clockwork.SetUp()

    def birdsong(self) -> Frame:
        return clockwork.Birdsong()

    def daylight(self) -> Frame:
        return clockwork.Daylight()

    def evening(self) -> Frame:
        return clockwork.Evening([])

    # hands and cards [2.1]

    def open_cards(self, b: Board) -> list[int]:
        """[K15.10] The ambushes they have bought."""
        return duchy_board(b).ambushes

    # battle [4.3]

    def play_ambush(self, g: Game, clearing: int) -> int:
        """[K15.10] Play one they have bought."""
        return play_ambush(g, clearing)

    def extra_attack(self, g: Game, clearing: int, brought: int) -> int:
        """[K10.7.1] One more with the Captain swayed and a tunnel there."""
        if not duchy_board(g.board).swayed[CAPTAIN] or not g.board.at(TUNNEL, clearing):
            return brought
        tell_extra(g, DUCHY, "K10.7.1", "captain")
        return brought + 1

    # removing [2.5]

    def take_effect(self, g: Game, effect: int, count: int, clearing: int, culprit: int) -> None:
        """[K10.2.1] The price of failure, once however many buildings were lost."""
        g.board.call(PriceOfFailure(culprit, g.board.suits[clearing]))

    # what it buys from the Riverfolk [K15]

    craft_law: str = "K10.4.2"

    def buy_at_dawn(self, g: Game) -> None:
        """[K15.10] Buy an ambush and keep it."""
        buy_of_a_kind(g, DUCHY, "ambush", KEPT)

    def receive_ware(self, g: Game, card: int, use: int) -> bool:
        if use != KEPT:
            return False
        insort(duchy_board(g.board).ambushes, card)
        return True

    # what it shows of itself

    def show(self, b: Board) -> dict[str, object]:
        own = duchy_board(b)
        return {
            "burrow": own.burrow,
            "swayed": [name for at, name in enumerate(MINISTER_NAMES) if own.swayed[at]],
            "ambushes": card_names(own.ambushes),
        }

    # how a scenario describes it

    def words(self) -> list[str]:
        return ["burrow", "swayed", "ambushes", "ordered"]

    def lay(self, g: Game, own: Description) -> None:
        """The Burrow, the ministers, bought ambushes; the order card in their own turn."""
        board = duchy_board(g.board)
        lay_order(g, own)
        board.burrow = own.number("burrow")
        g.board.supply[DUCHY] -= board.burrow
        for minister in own.names("swayed", "minister", MINISTER_NAMES):
            board.swayed[minister] = True
        board.ambushes = sorted(take_cards(g, own.split("ambushes")))

    def said(self, g: Game) -> dict[str, object]:
        board = duchy_board(g.board)
        return {
            "burrow": board.burrow,
            "swayed": join([minister for minister in range(MINISTERS) if board.swayed[minister]], MINISTER_NAMES),
            "ambushes": join(board.ambushes, CARD_NAMES),
            **say_order(g.board, DUCHY),
        }

    # faults

    def warriors_held(self, b: Board, seat: int) -> int:
        """[K10.2.2] Those in the Burrow."""
        return duchy_board(b).burrow if seat == DUCHY else 0

    # what a player can hope for

    def promise(self, g: Game) -> float:
        return hopes.promise(g.board, DUCHY)

    def income(self, b: Board) -> float:
        """[K10.6.2, K10.7] Markets, and what swayed ministers make of the buildings; the others act."""
        swayed = duchy_board(b).swayed
        points = b.on_map(MARKET) + 0.3 * sum(swayed)
        if swayed[EARL]:
            points += b.on_map(CITADEL)
        if swayed[BARON]:
            points += b.on_map(MARKET)
        return points
