"""Eyrie Emigre: when Birdsong ends, a move and then a battle where it led; else the card is discarded."""

from __future__ import annotations

from typing import ClassVar, Final

from weald.engine.lenses import Frame
from weald.engine.notation import noun
from weald.engine.offers import Offers
from weald.engine.procedure import Steps
from weald.games.root.actions import BATTLE, PASS
from weald.games.root.cards.card import BIRDSONG_ENDS, Card
from weald.games.root.factions.faction import faction
from weald.games.root.procedure import Decision, Step
from weald.games.root.rules.battle import Battle
from weald.games.root.rules.cards import discard_improvement
from weald.games.root.rules.moving import MOVE, ChooseOrigin, Move
from weald.games.root.state.board import NONE, Board
from weald.games.root.state.facts import clearing_facts
from weald.games.root.state.lenses import Game, View
from weald.games.root.tables import BIRD, CARD_NAMES, CLEARINGS, SEATS, card

EYRIE_EMIGRE: Final = card("eyrie_emigre")


class EyrieEmigre(Card):
    """At the end of Birdsong."""

    speaks_at: int = BIRDSONG_ENDS

    def speak(self, g: Game, seat: int) -> None:
        if not faction(g.board, seat).moves_pawn(g, self.card):
            g.board.call(EmigreMove(seat, BIRD, True))


def go_on(g: Game, seat: int, to: int) -> None:
    """Who has moved may battle there; who has not loses the card."""
    if to != NONE:
        g.board.call(EmigreBattle(seat, to))
    else:
        part(g, seat)


def part(g: Game, seat: int) -> None:
    discard_improvement(g, seat, EYRIE_EMIGRE)
    if g.telling:
        g.tell("discarded", "4.1.3", seat, card=CARD_NAMES[EYRIE_EMIGRE])


class EmigreMove(Move):
    """The move of a seat with warriors."""

    def steps(self) -> Steps:
        return EMIGRE_MOVE


class EmigreFrom(ChooseOrigin):
    """[4.2] Where warriors leave from, or the card goes."""

    law: ClassVar[str] = "4.1.3"
    ask: ClassVar[str] = "emigre-from"


class AfterMove(Step[EmigreMove]):
    """Then the battle."""

    law: ClassVar[str] = "4.1.3"

    def run(self, g: Game, f: EmigreMove) -> None:
        go_on(g, f.seat, f.to)


EMIGRE_MOVE: Final[Steps] = (EmigreFrom(), *MOVE[1:], AfterMove())


class EmigreBattle(Frame):
    """The battle in the clearing that was moved into."""

    seat: int
    clearing: int
    other: int = NONE

    def steps(self) -> Steps:
        return EMIGRE_BATTLE


class ChooseFoe(Decision[EmigreBattle]):
    """[4.3] Anybody else there; without a battle the card goes."""

    law: ClassVar[str] = "4.1.3"
    ask: ClassVar[str] = "emigre-battle"

    def needed(self, b: Board, f: EmigreBattle) -> bool:
        for other in b.order:
            if other != f.seat and b.is_there(other, f.clearing):
                return True
        return False

    def actor(self, b: Board, f: EmigreBattle) -> int:
        return f.seat

    def offer(self, v: View, f: EmigreBattle, o: Offers) -> None:
        o.allow(PASS)
        for other in v.board.order:
            if other == f.seat:
                continue
            action = BATTLE | other * CLEARINGS + f.clearing
            if v.board.is_there(other, f.clearing):
                o.allow(action)
            else:
                o.refuse(action, "4.3", "nobody-to-fight")

    def answer(self, g: Game, f: EmigreBattle, choice: int) -> None:
        if choice != PASS:
            f.other = noun(choice) // CLEARINGS

    def facts(self, b: Board, f: EmigreBattle) -> dict[str, object]:
        return clearing_facts(b, f.clearing)


class FightOrPart(Step[EmigreBattle]):
    """The battle keeps the card in play."""

    law: ClassVar[str] = "4.3"

    def run(self, g: Game, f: EmigreBattle) -> None:
        if f.other == NONE:
            part(g, f.seat)
            return
        if g.telling:
            g.tell("battle", "4.3", f.seat, other_seat=SEATS[f.other], clearing=f.clearing + 1)
        g.board.call(Battle(f.seat, BIRD, False, defender=f.other, clearing=f.clearing))


EMIGRE_BATTLE: Final[Steps] = (ChooseFoe(), FightOrPart())
