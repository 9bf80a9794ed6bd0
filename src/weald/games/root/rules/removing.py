"""Removing pieces [2.5, 3.2.1], and what that sets off: first all of them leave the map, then effects speak."""

from __future__ import annotations

from typing import ClassVar, Final

from weald.engine.lenses import Frame
from weald.engine.notation import noun
from weald.engine.offers import Offers
from weald.engine.procedure import Steps
from weald.games.root.actions import FIRST, HEAL, PASS
from weald.games.root.board import NONE, Board
from weald.games.root.lenses import Game, View
from weald.games.root.procedure import Decision, Step
from weald.games.root.rules.cards import kinds, spend
from weald.games.root.rules.funds import LOSE, TakeFunds, lost_with_a_post
from weald.games.root.rules.humility import Humility
from weald.games.root.rules.items import DamageItems
from weald.games.root.rules.outrage import BaseLost, Outrage
from weald.games.root.rules.relations import wrong
from weald.games.root.rules.scoring import score
from weald.games.root.tables import (
    ALLIANCE,
    CLEARINGS,
    CULT,
    EFFECT_OF,
    EFFECTS,
    HOSPITALS,
    HUMILITY,
    IS_VAGABOND,
    KEEP,
    KINDS_OF,
    LOST_BASE,
    MARQUISE,
    OUTRAGE,
    OWNER,
    PIECE_NAMES,
    POST,
    RIVERFOLK,
    TOTAL_REMOVAL,
    TRADE_ENDS,
    matches,
)


def remove_warriors(g: Game, seat: int, clearing: int, count: int) -> None:
    """[2.5.1] Warriors leave the map."""
    if not count:
        return
    b = g.board
    b.warriors[seat * CLEARINGS + clearing] -= count
    b.bring_home(seat, count)
    if g.telling:
        g.tell("warriors-removed", "2.5.1", seat, count=count, clearing=clearing + 1)


def remove_piece(g: Game, kind: int, clearing: int, remover: int) -> None:
    """[2.5.2, 2.5.3] Back to its track or supply; keep and trade posts leave the game [6.2.2, 11.2.5.1].

    An enemy scores it [3.2.1].
    """
    b = g.board
    b.pieces[kind * CLEARINGS + clearing] -= 1
    if OWNER[kind] == RIVERFOLK:
        b.company.gone[kind - POST] += 1
    elif kind != KEEP:
        b.stock[kind] += 1
    if g.telling:
        g.tell("piece-removed", "2.5.2", OWNER[kind], piece=PIECE_NAMES[kind], clearing=clearing + 1)
    if remover != NONE and b.are_enemies(remover, OWNER[kind]):
        score(g, remover, 1, "3.2.1")


def remove_enemies(g: Game, remover: int, clearing: int) -> None:
    """All pieces of all enemies [2.7] leave a clearing together, then effects speak. A pawn stays [9.2.2]."""
    b = g.board
    toll = [0] * EFFECTS
    for seat in b.order:
        if not b.are_enemies(remover, seat):
            continue
        warriors = b.warriors_at(seat, clearing)
        remove_warriors(g, seat, clearing, warriors)
        if seat == MARQUISE:
            toll[HOSPITALS] = warriors
        if IS_VAGABOND[remover]:
            wrong(g, remover, seat, warriors, False)
        for kind in KINDS_OF[seat]:
            while b.at(kind, clearing):
                remove_piece(g, kind, clearing, remover)
                if EFFECT_OF[kind] != NONE:
                    toll[EFFECT_OF[kind]] += 1
    set_off(g, clearing, remover, toll)
    for seat in b.order:
        if IS_VAGABOND[seat] and b.wanderer(seat).pawn == clearing and b.are_enemies(remover, seat):
            b.call(DamageItems(seat, TOTAL_REMOVAL))  # [9.2.2.1]


def set_off(g: Game, clearing: int, culprit: int, toll: list[int]) -> None:
    """What was removed from a clearing, counted by the effect it has, now has it."""
    for effect in range(EFFECTS):
        if toll[effect]:
            g.board.call(Aftermath(clearing, culprit, toll))
            return


def set_off_one(g: Game, clearing: int, culprit: int, effect: int) -> None:
    """One removed piece has this effect, or none."""
    if effect != NONE:
        toll = [0] * EFFECTS
        toll[effect] = 1
        g.board.call(Aftermath(clearing, culprit, toll))


class Aftermath(Frame):
    """What a removal from one clearing sets off; `effect` is the one that speaks."""

    def __init__(self, clearing: int, culprit: int, toll: list[int], effect: int = NONE, at: int = 0) -> None:
        self.at = at
        self.clearing = clearing
        self.culprit = culprit
        self.toll = toll  # by effect, how many pieces that have it were removed together
        self.effect = effect

    def steps(self) -> Steps:
        return AFTERMATH

    def clone(self) -> Frame:
        return Aftermath(self.clearing, self.culprit, self.toll[:], self.effect, self.at)

    def pending(self, b: Board) -> list[int]:
        """The effects that have not spoken yet, by public facts."""
        found: list[int] = []
        keep = b.keep()
        for effect in range(EFFECTS):
            if not self.toll[effect]:
                continue
            if effect == HOSPITALS and not (b.hands[MARQUISE] and keep != NONE and b.may_place(MARQUISE, keep)):
                continue
            if effect == OUTRAGE and self.culprit == ALLIANCE:
                continue
            if effect == HUMILITY and not b.hands[CULT]:
                continue
            if effect == TRADE_ENDS and not b.company.total():
                continue
            found.append(effect)
        return found


class OrderEffects(Decision[Aftermath]):
    """[1.1.3] When several effects meet, the player whose turn it is says which speaks next."""

    law: ClassVar[str] = "1.1.3"
    ask: ClassVar[str] = "order-effects"

    def needed(self, b: Board, f: Aftermath) -> bool:
        return len(f.pending(b)) > 1

    def actor(self, b: Board, f: Aftermath) -> int:
        return b.active

    def offer(self, v: View, f: Aftermath, o: Offers) -> None:
        pending = f.pending(v.board)
        for effect in range(EFFECTS):
            if effect in pending:
                o.allow(FIRST | effect)
            else:
                o.refuse(FIRST | effect, "1.1.3", "not-set-off")

    def answer(self, g: Game, f: Aftermath, choice: int) -> None:
        f.effect = noun(choice)


class TakeEffect(Step[Aftermath]):
    """Where there is nothing to order, the next effect speaks by itself; after the last, the law goes on."""

    law: ClassVar[str] = "1.1.3"

    def run(self, g: Game, f: Aftermath) -> None:
        if f.effect == NONE:
            pending = f.pending(g.board)
            if pending:
                f.effect = pending[0]
            else:
                f.at = len(AFTERMATH)


class FieldHospitals(Decision[Aftermath]):
    """[6.2.3] A card of the clearing's suit takes all removed Marquise warriors to the keep."""

    law: ClassVar[str] = "6.2.3"
    ask: ClassVar[str] = "field-hospitals"

    def needed(self, b: Board, f: Aftermath) -> bool:
        return f.effect == HOSPITALS

    def actor(self, b: Board, f: Aftermath) -> int:
        return MARQUISE

    def offer(self, v: View, f: Aftermath, o: Offers) -> None:
        o.allow(PASS)
        suit = v.board.suits[f.clearing]
        for card in kinds(v.own.hand):
            if matches(card, suit):
                o.allow(HEAL | card)
            else:
                o.refuse(HEAL | card, "6.2.3", "suit-must-match")

    def answer(self, g: Game, f: Aftermath, choice: int) -> None:
        if choice == PASS:
            return
        b = g.board
        spend(g, MARQUISE, noun(choice), "6.2.3")
        b.call_back(MARQUISE, f.toll[HOSPITALS])
        b.warriors[MARQUISE * CLEARINGS + b.keep()] += f.toll[HOSPITALS]
        if g.telling:
            g.tell("healed", "6.2.3", MARQUISE, count=f.toll[HOSPITALS], clearing=b.keep() + 1)


class LetItSpeak(Step[Aftermath]):
    """[8.2.4] A lost base, [8.2.6] outrage, [10.2.5] humility, [11.2.5.1] lost funds; then the next effect."""

    law: ClassVar[str] = "8.2.6"

    def run(self, g: Game, f: Aftermath) -> None:
        suit = g.board.suits[f.clearing]
        if f.effect == HOSPITALS:
            f.toll[HOSPITALS] = 0
        elif f.effect == LOST_BASE:
            f.toll[LOST_BASE] = 0
            g.board.call(BaseLost(suit))
        elif f.effect == HUMILITY:
            g.board.call(Humility(f.toll[HUMILITY]))
            f.toll[HUMILITY] = 0
        elif f.effect == TRADE_ENDS:
            f.toll[TRADE_ENDS] = 0  # there is one trade post in a clearing
            g.board.call(TakeFunds(lost_with_a_post(g.board), LOSE))
        else:
            f.toll[OUTRAGE] -= 1
            g.board.call(Outrage(f.culprit, suit))
        f.effect = NONE
        f.at = 0


AFTERMATH: Final[Steps] = (OrderEffects(), TakeEffect(), FieldHospitals(), LetItSpeak())
