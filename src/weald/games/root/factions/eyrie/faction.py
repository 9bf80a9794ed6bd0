"""The Eyrie Dynasties [7]: what the chapter changes for everybody, moment by moment."""

from __future__ import annotations

from typing import Final

from weald.engine.arranging import Description, index_of, join
from weald.engine.lenses import Frame
from weald.engine.notation import Verb
from weald.engine.procedure import Steps
from weald.games.root.clockwork import hopes
from weald.games.root.factions.eyrie import clockwork, clockwork_decree, judgement, turn
from weald.games.root.factions.eyrie.board import EyrieBoard, eyrie_board
from weald.games.root.factions.eyrie.estimate import decree_promise, roosts_promise
from weald.games.root.factions.eyrie.tables import BUILDER, COLUMN_NAMES, COMMANDER, DESPOT, LEADER_NAMES, VIZIERS
from weald.games.root.factions.eyrie.verbs import VERBS
from weald.games.root.factions.faction import Faction
from weald.games.root.laying import take_cards
from weald.games.root.rules.battle import tell_extra
from weald.games.root.rules.casualties import Casualties, Fight
from weald.games.root.rules.scoring import score
from weald.games.root.state.board import NONE, VIZIER, Board
from weald.games.root.state.faction_board import FactionBoard
from weald.games.root.state.lenses import Game, View
from weald.games.root.tables import CARD_NAMES, EYRIE, ITEM_POINTS, OWNER, ROOST, trait

WAR_TAX: Final = trait(EYRIE, "war-tax")


class Eyrie(Faction):
    """The Eyrie Dynasties [7], as people play them."""

    def __init__(self) -> None:
        super().__init__(EYRIE)

    # its verbs

    def verbs(self) -> tuple[Verb, ...]:
        return VERBS

    # set-up and turn

    def new_board(self) -> FactionBoard:
        return EyrieBoard([[], [], [], []], NONE, [False] * len(LEADER_NAMES))

    def set_up(self, b: Board) -> Frame:
        return turn.SetUp()

    def birdsong(self) -> Frame:
        return turn.Birdsong()

    def daylight(self) -> Frame:
        return turn.Daylight()

    def evening(self) -> Frame:
        return turn.Evening()

    # hands and cards [2.1]

    def discarding(self) -> Steps:
        return turn.DISCARDING

    def open_cards(self, b: Board) -> list[int]:
        """[7.4.2] The cards in the decree, without the viziers."""
        return [card for column in eyrie_board(b).decree for card in column if card != VIZIER]

    # crafting [4.1]

    crafting_piece: int = ROOST  # [7.2.1]

    def item_points(self, b: Board, card: int) -> int:
        """[7.2.3] One point, whatever the card says; but see [7.8.1]."""
        return ITEM_POINTS[card] if eyrie_board(b).leader == BUILDER else 1

    # moving and placing [4.2]

    suit_law: str = "7.5.2"  # by the card of the decree

    # battle [4.3]

    def extra_attack(self, g: Game, clearing: int, brought: int) -> int:
        """[7.8.3] One more under the Commander."""
        if eyrie_board(g.board).leader != COMMANDER:
            return brought
        tell_extra(g, EYRIE, "7.8.3", "commander")
        return brought + 1

    def took_piece(self, g: Game, f: Casualties, loser: int) -> None:
        """[7.8.4] Under the Despot, a battle that removes a building or token scores one more point, at once [3.1]."""
        fight = g.board.stack[-2]
        if eyrie_board(g.board).leader == DESPOT and isinstance(fight, Fight) and not fight.rewarded:
            fight.rewarded = True
            score(g, EYRIE, 1, "7.8.4")

    # dominance and victory [3]

    # what it shows of itself

    def columns(self) -> list[str]:
        """[7.2.3] What the columns of the decree are called."""
        return COLUMN_NAMES

    def show(self, b: Board) -> dict[str, object]:
        own = eyrie_board(b)
        return {
            "leader": LEADER_NAMES[own.leader] if own.leader != NONE else None,
            "deposed": [name for name, gone in zip(LEADER_NAMES, own.deposed, strict=True) if gone],
            **self.show_decree(b),
        }

    def show_decree(self, b: Board) -> dict[str, object]:
        columns = {
            name: ["vizier" if card == VIZIER else CARD_NAMES[card] for card in cards]
            for name, cards in zip(self.columns(), eyrie_board(b).decree, strict=True)
        }
        return {"decree": columns}

    # how a scenario describes it

    def words(self) -> list[str]:
        return ["leader", "deposed", "decree"]

    def lay(self, g: Game, own: Description) -> None:
        """The leader, and the decree with viziers in the leader's columns."""
        board = eyrie_board(g.board)
        board.leader = own.name("leader", "leader", LEADER_NAMES)
        for leader in own.names("deposed", "leader", LEADER_NAMES):
            board.deposed[leader] = True
        for column in VIZIERS[board.leader]:
            board.decree[column].append(VIZIER)
        self.lay_decree(g, own)

    def lay_decree(self, g: Game, own: Description) -> None:
        told = own.table("decree")
        for name in told:
            column = index_of("column", name, self.columns())
            eyrie_board(g.board).decree[column] += take_cards(g, Description(told, self.columns()).split(name))

    def said(self, g: Game) -> dict[str, object]:
        board = eyrie_board(g.board)
        return {
            "leader": LEADER_NAMES[board.leader],
            "deposed": join([leader for leader, gone in enumerate(board.deposed) if gone], LEADER_NAMES),
            **self.say_decree(g.board),
        }

    def say_decree(self, b: Board) -> dict[str, object]:
        columns = {
            name: join([card for card in cards if card != VIZIER], CARD_NAMES)
            for name, cards in zip(self.columns(), eyrie_board(b).decree, strict=True)
        }
        return {"decree": columns}

    # what a player can hope for

    def promise(self, g: Game) -> float:
        """Roosts, and a decree that will not fail."""
        return roosts_promise(g.board) + decree_promise(g.board)

    def income(self, b: Board) -> float:
        return judgement.income(b)

    feature_names: tuple[str, ...] = judgement.NAMES

    def features(self, v: View) -> list[float]:
        return judgement.features(v)


class ElectricEyrie(Eyrie):
    """The Electric Eyrie [K5]."""

    nightmare_law: str = "K13.2.4"

    # set-up and turn

    def prepare(self, g: Game) -> None:
        clockwork.set_ambush_aside(g)

    def set_up(self, b: Board) -> Frame:
        return clockwork.SetUp()

    def birdsong(self) -> Frame:
        return clockwork.Birdsong()

    def daylight(self) -> Frame:
        return clockwork.Daylight()

    def evening(self) -> Frame:
        return clockwork.Evening()

    # hands and cards [2.1]

    # crafting [4.1]

    # moving and placing [4.2]

    # battle [4.3]

    def extra_attack(self, g: Game, clearing: int, brought: int) -> int:
        """[K5.5.1.3] Those of a column with many cards."""
        if brought:
            tell_extra(g, EYRIE, "K5.5.1.3", "column")
        return super().extra_attack(g, clearing, brought)

    # removing [2.5]

    def has_removed(self, g: Game, kind: int) -> None:
        """[K14.2.4] War tax: the owner loses a point."""
        if g.board.robots.traits[EYRIE] & WAR_TAX:
            score(g, OWNER[kind], -1, "K14.2.4")

    # dominance and victory [3]

    # what it buys from the Riverfolk [K15]

    craft_law: str = "K5.4.2"
    order_law: str = "K15.6"

    # what it shows of itself

    def show(self, b: Board) -> dict[str, object]:
        return self.show_decree(b)

    def columns(self) -> list[str]:
        return clockwork_decree.COLUMN_NAMES

    # how a scenario describes it

    def lay(self, g: Game, own: Description) -> None:
        """The decree by suits, with its vizier; there is no leader [K5.3]."""
        eyrie_board(g.board).decree = clockwork.new_decree(g.board)
        self.lay_decree(g, own)

    def said(self, g: Game) -> dict[str, object]:
        return self.say_decree(g.board)

    # what a player can hope for

    def promise(self, g: Game) -> float:
        return hopes.promise(g.board, EYRIE)

    def income(self, b: Board) -> float:
        """[K5.6]"""
        return float(clockwork.POINTS[b.on_map(ROOST)])
