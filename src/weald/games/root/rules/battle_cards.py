"""Persistent cards that speak in battle [4.3.2.2], between the roll and the hits."""

from __future__ import annotations

from typing import ClassVar

from weald.engine.offers import Offers
from weald.games.root.actions import PASS, USE
from weald.games.root.procedure import Decision
from weald.games.root.rules.cards import discard_improvement, discard_unsuited
from weald.games.root.rules.casualties import Fight
from weald.games.root.rules.scoring import score
from weald.games.root.state.board import NONE, Board
from weald.games.root.state.lenses import Game, View
from weald.games.root.tables import ARMORERS, BRUTAL_TACTICS, CARD_NAMES, PARTISANS, SAPPERS


class Exchange(Fight):
    """What of a battle the cards look at and change: who fights where, and the hits before they are dealt."""

    def __init__(self, ally: int, director: int, allies_lost: int, items_lost: int, rewarded: bool, at: int) -> None:
        super().__init__(ally, director, allies_lost, items_lost, rewarded, at)
        self.attacker = NONE
        self.defender = NONE
        self.clearing = NONE
        self.attack = 0  # rolled hits the attacker will deal
        self.defence = 0  # rolled hits the defender will deal
        self.extra_attack = 0
        self.extra_defence = 0


class MayUse(Decision[Exchange]):
    """[4.3.2.2] A persistent card that speaks in battle: used or not."""

    law: ClassVar[str] = "4.3.2.2"
    ask: ClassVar[str] = "may-use-in-battle"

    def user(self, f: Exchange) -> int:
        raise NotImplementedError

    def card(self, b: Board, f: Exchange) -> int:
        raise NotImplementedError

    def effect(self, g: Game, f: Exchange) -> None:
        raise NotImplementedError

    def needed(self, b: Board, f: Exchange) -> bool:
        return b.has(self.user(f), self.card(b, f))

    def actor(self, b: Board, f: Exchange) -> int:
        return self.user(f)

    def offer(self, v: View, f: Exchange, o: Offers) -> None:
        o.allow(PASS)
        o.allow(USE | self.card(v.board, f))

    def answer(self, g: Game, f: Exchange, choice: int) -> None:
        if choice != PASS:
            if g.telling:
                g.tell("used", "4.3.2.2", self.user(f), card=CARD_NAMES[self.card(g.board, f)])
            self.effect(g, f)


class DefenderArmorers(MayUse):
    """Armorers: ignore all rolled hits."""

    def user(self, f: Exchange) -> int:
        return f.defender

    def card(self, b: Board, f: Exchange) -> int:
        return ARMORERS

    def needed(self, b: Board, f: Exchange) -> bool:
        return f.attack > 0 and b.has(f.defender, ARMORERS)

    def effect(self, g: Game, f: Exchange) -> None:
        discard_improvement(g, f.defender, ARMORERS)
        f.attack = 0


class DefenderSappers(MayUse):
    """Sappers: one more hit for the defender."""

    def user(self, f: Exchange) -> int:
        return f.defender

    def card(self, b: Board, f: Exchange) -> int:
        return SAPPERS

    def effect(self, g: Game, f: Exchange) -> None:
        discard_improvement(g, f.defender, SAPPERS)
        f.extra_defence += 1


class AttackerArmorers(MayUse):
    """Armorers: ignore all rolled hits."""

    def user(self, f: Exchange) -> int:
        return f.attacker

    def card(self, b: Board, f: Exchange) -> int:
        return ARMORERS

    def needed(self, b: Board, f: Exchange) -> bool:
        return f.defence > 0 and b.has(f.attacker, ARMORERS)

    def effect(self, g: Game, f: Exchange) -> None:
        discard_improvement(g, f.attacker, ARMORERS)
        f.defence = 0


class AttackerBrutalTactics(MayUse):
    """Brutal Tactics: one more hit for the attacker, and a point for the defender."""

    def user(self, f: Exchange) -> int:
        return f.attacker

    def card(self, b: Board, f: Exchange) -> int:
        return BRUTAL_TACTICS

    def effect(self, g: Game, f: Exchange) -> None:
        f.extra_attack += 1
        score(g, f.defender, 1, "4.3.2.2")


class UsePartisans(MayUse):
    """Partisans, in a clearing of their suit: one more hit, for all cards in hand of other suits."""

    def card(self, b: Board, f: Exchange) -> int:
        return PARTISANS[b.suits[f.clearing]]


class DefenderPartisans(UsePartisans):
    """The defender's."""

    def user(self, f: Exchange) -> int:
        return f.defender

    def effect(self, g: Game, f: Exchange) -> None:
        f.extra_defence += 1
        discard_unsuited(g, f.defender, g.board.suits[f.clearing], "4.3.2.2")


class AttackerPartisans(UsePartisans):
    """The attacker's."""

    def user(self, f: Exchange) -> int:
        return f.attacker

    def effect(self, g: Game, f: Exchange) -> None:
        f.extra_attack += 1
        discard_unsuited(g, f.attacker, g.board.suits[f.clearing], "4.3.2.2")
