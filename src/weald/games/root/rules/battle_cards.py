"""Persistent cards used in battle [4.3.2.2], between the roll and the hits: the defender's first."""

from __future__ import annotations

from dataclasses import field
from typing import ClassVar

from weald.engine.lenses import FOLLOWS
from weald.engine.offers import Offers
from weald.games.root.actions import PASS, USE
from weald.games.root.cards.card import PERSISTENT
from weald.games.root.procedure import Decision
from weald.games.root.rules.casualties import Fight
from weald.games.root.state.board import NONE, Board
from weald.games.root.state.facts import clearing_facts
from weald.games.root.state.lenses import Game, View
from weald.games.root.tables import CARD_NAMES, SEATS


class Exchange(Fight):
    """The part of a battle that cards see and change: who fights where, and the hits before they are dealt."""

    attacker: int
    defender: int = field(default=NONE, kw_only=True)
    clearing: int = field(default=NONE, kw_only=True)
    attack: int = field(default=0, kw_only=True)  # rolled hits the attacker will deal
    defence: int = field(default=0, kw_only=True)  # rolled hits the defender will deal
    extra_attack: int = field(default=0, kw_only=True)
    extra_defence: int = field(default=0, kw_only=True)

    def rolled_against(self, seat: int) -> int:
        """The rolled hits that a side will take."""
        return self.attack if seat == self.defender else self.defence

    def ignore_rolled(self, seat: int) -> None:
        """A side takes no rolled hits."""
        if seat == self.defender:
            self.attack = 0
        else:
            self.defence = 0

    def add_hit(self, seat: int) -> None:
        """A side deals an extra hit."""
        if seat == self.defender:
            self.extra_defence += 1
        else:
            self.extra_attack += 1


def battle_facts(b: Board, f: Exchange) -> dict[str, object]:
    """Where a battle is, who attacks, and the hits that each side will deal as things stand."""
    told = clearing_facts(b, f.clearing)
    told["attacker_seat"] = SEATS[f.attacker]
    told["attack"] = f.attack + f.extra_attack
    told["defence"] = f.defence + f.extra_defence
    return told


class MayUse(Decision[Exchange]):
    """[4.3.2.2] The owner of a battle card with this place in the order may use it."""

    law: ClassVar[str] = "4.3.2.2"
    ask: ClassVar[str] = "may-use-in-battle"

    def __init__(self, place: int) -> None:
        self.place = place

    def user(self, f: Exchange) -> int:
        raise NotImplementedError

    def card(self, b: Board, f: Exchange) -> int:
        """The card that can be used, or NONE."""
        user = self.user(f)
        for card in b.improvements[user]:
            effect = PERSISTENT[card]
            if effect.battle_place == self.place and effect.usable_in_battle(b, f, user):
                return card
        return NONE

    def needed(self, b: Board, f: Exchange) -> bool:
        return self.card(b, f) != NONE

    def actor(self, b: Board, f: Exchange) -> int:
        return self.user(f)

    def offer(self, v: View, f: Exchange, o: Offers) -> None:
        o.allow(PASS)
        o.allow(USE | self.card(v.board, f))

    def answer(self, g: Game, f: Exchange, choice: int) -> None:
        if choice != PASS:
            card = self.card(g.board, f)
            if g.telling:
                g.tell("used", "4.3.2.2", self.user(f), role=FOLLOWS, card=CARD_NAMES[card])
            PERSISTENT[card].use_in_battle(g, f, self.user(f))

    def facts(self, b: Board, f: Exchange) -> dict[str, object]:
        return battle_facts(b, f)


class DefenderMayUse(MayUse):
    """[4.3.2.2] The defender's card."""

    def user(self, f: Exchange) -> int:
        return f.defender


class AttackerMayUse(MayUse):
    """[4.3.2.2] The attacker's card."""

    def user(self, f: Exchange) -> int:
        return f.attacker
