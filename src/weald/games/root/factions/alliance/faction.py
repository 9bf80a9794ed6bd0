"""The Woodland Alliance [8]: what the chapter changes for everybody, moment by moment."""

from __future__ import annotations

from typing import Final

from weald.engine.arranging import Description, join
from weald.engine.lenses import Frame
from weald.engine.notation import Verb
from weald.engine.procedure import Steps
from weald.engine.standing import Form, StandingQuestion
from weald.games.root.factions.alliance import clockwork, judgement, turn
from weald.games.root.factions.alliance.board import AllianceBoard, alliance_board
from weald.games.root.factions.alliance.crackdown import crack_down
from weald.games.root.factions.alliance.estimate import alliance_promise
from weald.games.root.factions.alliance.outrage import BaseLost, is_outrageous, outrage
from weald.games.root.factions.alliance.tables import BASE, LOST_BASE, OUTRAGE, SYMPATHY
from weald.games.root.factions.alliance.verbs import VERBS
from weald.games.root.factions.faction import Faction
from weald.games.root.laying import take_cards
from weald.games.root.rules.battle import tell_extra
from weald.games.root.showing import card_names
from weald.games.root.standing import BY_SUIT
from weald.games.root.state.board import NONE, Board
from weald.games.root.state.faction_board import FactionBoard
from weald.games.root.state.lenses import Game, Secret, View
from weald.games.root.tables import ALLIANCE, CARD_NAMES, CLEARINGS, trait

INFORMANTS: Final = trait(ALLIANCE, "informants")
POPULARITY: Final = trait(ALLIANCE, "popularity")
VETERANS: Final = trait(ALLIANCE, "veterans")


class Alliance(Faction):
    """The Woodland Alliance [8], as people play them."""

    def __init__(self) -> None:
        super().__init__(ALLIANCE)

    # its verbs

    def verbs(self) -> tuple[Verb, ...]:
        return VERBS

    # set-up and turn

    def new_board(self) -> FactionBoard:
        return AllianceBoard(0, 0)

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

    def cards_aside(self, secret: Secret) -> list[int]:
        """[8.2.3] The supporters."""
        return secret.aside

    def imagine_cards(self, b: Board, secret: Secret, loose: list[int]) -> None:
        secret.aside = sorted(loose.pop() for _ in range(alliance_board(b).supporters))

    def secret_faults(self, g: Game) -> list[str]:
        if len(g.secrets[ALLIANCE].aside) != alliance_board(g.board).supporters:
            return ["the supporters are not what the board says"]
        return []

    # crafting [4.1]

    crafting_piece: int = SYMPATHY  # [8.2.1]

    # moving and placing [4.2]

    def warriors_arrive(self, g: Game, mover: int, owner: int, clearing: int) -> None:
        """[8.2.6] Moving warriors of others into a sympathetic clearing causes outrage."""
        if self.reaction_to(g.board, mover, owner, clearing) == OUTRAGE:
            outrage(g, mover, clearing)

    def reaction_to(self, b: Board, mover: int, owner: int, clearing: int) -> int:
        sympathetic = owner != ALLIANCE and b.at(SYMPATHY, clearing) > 0
        return OUTRAGE if sympathetic and is_outrageous(b, mover) else NONE

    # battle [4.3]

    def defends_with_higher(self, b: Board) -> bool:
        """[8.2.2] Guerrilla War."""
        return True

    # removing [2.5]

    def is_set_off(self, b: Board, effect: int, culprit: int) -> bool:
        """[8.2.4] A lost base always; [8.2.6] outrage only if others caused it."""
        return effect == LOST_BASE or is_outrageous(b, culprit)

    def take_effect(self, g: Game, effect: int, count: int, clearing: int, culprit: int) -> None:
        if effect == LOST_BASE:
            self.lose_base(g, g.board.suits[clearing], culprit)
        else:
            outrage(g, culprit, clearing)

    def lose_base(self, g: Game, suit: int, culprit: int) -> None:
        """[8.2.4] Lose supporters and officers with the base."""
        g.board.call(BaseLost(suit))

    # what may be answered once for all

    def standing(self) -> tuple[StandingQuestion, ...]:
        """[8.2.4]"""
        return (StandingQuestion("cut-supporters", "8.2.4", (Form("discard", BY_SUIT),)),)

    def standing_for_others(self) -> tuple[StandingQuestion, ...]:
        """[8.2.6]"""
        return (StandingQuestion("pay-outrage", "8.2.6", (Form("give", BY_SUIT),)),)

    # what it shows of itself

    def show(self, b: Board) -> dict[str, object]:
        return {"supporters": alliance_board(b).supporters, "officers": alliance_board(b).officers}

    def show_own(self, v: View) -> dict[str, object]:
        return {"supporters": card_names(v.own.aside)}

    def show_others(self) -> dict[str, object]:
        return {"supporters": None}

    # how a scenario describes it

    def words(self) -> list[str]:
        return ["supporters", "officers"]

    def lay(self, g: Game, own: Description) -> None:
        board = alliance_board(g.board)
        g.secrets[ALLIANCE].aside = sorted(take_cards(g, own.split("supporters")))
        board.supporters = len(g.secrets[ALLIANCE].aside)
        board.officers = own.number("officers")
        g.board.supply[ALLIANCE] -= board.officers

    def said(self, g: Game) -> dict[str, object]:
        return {
            "supporters": join(g.secrets[ALLIANCE].aside, CARD_NAMES),
            "officers": alliance_board(g.board).officers,
        }

    # faults

    def faults(self, b: Board) -> list[str]:
        if any(b.at(BASE, clearing) > 1 for clearing in range(CLEARINGS)):
            return ["two bases in one clearing"]
        return []

    def warriors_held(self, b: Board, seat: int) -> int:
        """[8.2.5] The officers."""
        return alliance_board(b).officers if seat == ALLIANCE else 0

    # what a player can hope for

    def promise(self, g: Game) -> float:
        return alliance_promise(g)

    def income(self, b: Board) -> float:
        return judgement.income(b)

    feature_names: tuple[str, ...] = judgement.NAMES

    def features(self, v: View) -> list[float]:
        return judgement.features(v)


class AutomatedAlliance(Alliance):
    """The Automated Alliance [K6]."""

    nightmare_law: str = "K13.3.4"

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

    def defends_with_higher(self, b: Board) -> bool:
        """[K14.3.3] Only with the trait veterans."""
        return b.robots.traits[ALLIANCE] & VETERANS != 0

    def extra_defence(self, g: Game, clearing: int) -> int:
        """[K6.2.2] An automated ambush with a warrior there; [K14.3.1] with informants, sympathy is enough."""
        b = g.board
        informed = b.robots.traits[ALLIANCE] & INFORMANTS and b.at(SYMPATHY, clearing)
        if not b.warriors_at(ALLIANCE, clearing) and not informed:
            return 0
        tell_extra(g, ALLIANCE, "K6.2.2", "automated-ambush")
        return 1

    # removing [2.5]

    def removal_points(self, b: Board, kind: int) -> int:
        """[K14.3.2] With the trait popularity, their sympathy scores nothing."""
        return 0 if kind == SYMPATHY and b.robots.traits[ALLIANCE] & POPULARITY else 1

    def lose_base(self, g: Game, suit: int, culprit: int) -> None:
        """[K6.2.4] Lose all sympathy of the base's suit."""
        crack_down(g, suit, culprit)

    # what it buys from the Riverfolk [K15]

    craft_law: str = "K6.4.2"
    order_law: str = "K15.7"
    wants_birds: bool = True
    pays_in_sellers_warriors: bool = True

    # what it shows of itself

    def show(self, b: Board) -> dict[str, object]:
        return {}
