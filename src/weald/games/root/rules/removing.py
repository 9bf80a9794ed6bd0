"""Removing pieces [2.5, 3.2.1], and what that sets off: first all of them leave the map, then effects speak."""

from __future__ import annotations

from typing import ClassVar, Final

from weald.engine.lenses import Frame
from weald.engine.notation import noun
from weald.engine.offers import Offers
from weald.engine.procedure import Steps
from weald.games.root.actions import FIRST, HEAL, PASS
from weald.games.root.factions.alliance.outrage import BaseLost, outrage
from weald.games.root.factions.corvids.board import corvids_board
from weald.games.root.factions.corvids.facedown import turn_up
from weald.games.root.factions.corvids.lost_plots import BACKUP_PLANS, plot_lost
from weald.games.root.factions.cult.board import cult_board
from weald.games.root.factions.cult.humility import Humility
from weald.games.root.factions.cult.lost_souls import add_acolyte, lose_souls
from weald.games.root.factions.duchy.price_of_failure import PriceOfFailure
from weald.games.root.factions.marquise.board import keep_of
from weald.games.root.factions.riverfolk.board import riverfolk_board
from weald.games.root.factions.riverfolk.funds import LOSE, TakeFunds, lost_with_a_post, refund
from weald.games.root.factions.vagabond.items import DamageItems
from weald.games.root.factions.vagabond.relations import wrong
from weald.games.root.procedure import Decision, Step
from weald.games.root.rules.cards import kinds, spend
from weald.games.root.rules.choosing import PickThing
from weald.games.root.rules.scoring import score
from weald.games.root.state.board import NONE, Board
from weald.games.root.state.lenses import Game, View
from weald.games.root.tables import (
    ALLIANCE,
    BOMB,
    CLEARINGS,
    CORVIDS,
    CULT,
    EFFECT_OF,
    EFFECTS,
    EYRIE,
    FAILURE,
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
    PLOT,
    PLOT_LOST,
    POST,
    RAID_LOST,
    RIVERFOLK,
    SYMPATHY,
    TOTAL_REMOVAL,
    TRADE_ENDS,
    matches,
    trait,
)

POPULARITY: Final = trait(ALLIANCE, "popularity")
WAR_TAX: Final = trait(EYRIE, "war-tax")


def remove_warriors(g: Game, seat: int, clearing: int, count: int, avenged: bool = False) -> None:
    """[2.5.1] Warriors leave the map.

    [K8.2.2] One of the Lizard bot's that leave together becomes an acolyte; `avenged` if one has already.
    """
    if not count:
        return
    b = g.board
    b.warriors[seat * CLEARINGS + clearing] -= count
    if g.telling:
        g.tell("warriors-removed", "2.5.1", seat, count=count, clearing=clearing + 1)
    if seat == CULT and b.is_bot(CULT) and not avenged:
        add_acolyte(g, "K8.2.2")
        count -= 1
    b.bring_home(seat, count)


def remove_piece(g: Game, kind: int, clearing: int, remover: int) -> int:
    """[2.5.2, 2.5.3] Back to its track or supply; keep and trade posts leave the game [6.2.2, 11.2.5.1].

    An enemy scores it [3.2.1]. Returns its kind: a facedown plot is turned up as it goes [K11.7.4].
    """
    b = g.board
    b.pieces[kind * CLEARINGS + clearing] -= 1
    if kind == PLOT:
        kind = turn_up(g, clearing)
        b.stock[PLOT] += 1
    elif OWNER[kind] == CORVIDS:
        corvids_board(b).plots[kind - BOMB] += 1
        b.stock[PLOT] += 1
    elif OWNER[kind] == RIVERFOLK and not b.is_bot(RIVERFOLK):  # [K9.2.2]
        riverfolk_board(b).gone[kind - POST] += 1
    elif kind != KEEP:
        b.stock[kind] += 1
    if g.telling:
        g.tell("piece-removed", "2.5.2", OWNER[kind], piece=PIECE_NAMES[kind], clearing=clearing + 1)
    if remover != NONE and b.are_enemies(remover, OWNER[kind]):
        if kind != SYMPATHY or not b.robots.traits[ALLIANCE] & POPULARITY:  # [K14.3.2]
            score(g, remover, 1, "3.2.1")
        if remover == EYRIE and b.robots.traits[EYRIE] & WAR_TAX:
            score(g, OWNER[kind], -1, "K14.2.4")
    return kind


def remove_enemies(g: Game, remover: int, clearings: list[int]) -> None:
    """All pieces of all enemies [2.7] leave these clearings together, then effects speak. A pawn stays [9.2.2].

    [K10.2.1] However many buildings of the Duchy fall together, they fail once; [K8.2.2] so the Lizards' revenge.
    """
    failed = False
    avenged = False
    for clearing in reversed(clearings):  # pushed last, spoken first
        lizards = g.board.warriors_at(CULT, clearing)
        toll = clear_out(g, remover, clearing, avenged)
        avenged = avenged or lizards > 0
        if failed:
            toll[FAILURE] = 0
        failed = failed or toll[FAILURE] > 0
        set_off(g, clearing, remover, toll)
        for seat in g.board.order:
            if IS_VAGABOND[seat] and g.board.pawns[seat] == clearing and g.board.are_enemies(remover, seat):
                g.board.call(DamageItems(seat, TOTAL_REMOVAL))  # [9.2.2.1]


def clear_out(g: Game, remover: int, clearing: int, avenged: bool) -> list[int]:
    """All pieces of all enemies leave a clearing. Returns what that sets off."""
    b = g.board
    toll = [0] * EFFECTS
    for seat in b.order:
        if b.are_enemies(remover, seat):
            clear_out_seat(g, remover, seat, clearing, toll, avenged)
    return toll


def clear_out_seat(g: Game, remover: int, seat: int, clearing: int, toll: list[int], avenged: bool = False) -> None:
    """All pieces of one seat leave a clearing; what that sets off is added to the toll."""
    b = g.board
    warriors = b.warriors_at(seat, clearing)
    remove_warriors(g, seat, clearing, warriors, avenged)
    if seat == MARQUISE:
        toll[HOSPITALS] = warriors
    if IS_VAGABOND[remover]:
        wrong(g, remover, seat, warriors, False)
    for kind in KINDS_OF[seat]:
        while b.at(kind, clearing):
            effect = EFFECT_OF[remove_piece(g, kind, clearing, remover)]
            if effect != NONE:
                toll[effect] += 1


def remove_defenseless(g: Game, remover: int, clearing: int) -> None:
    """Buildings and tokens of enemies who have no warrior there leave a clearing together, then effects speak."""
    b = g.board
    toll = [0] * EFFECTS
    for seat in b.order:
        if not b.are_enemies(remover, seat) or b.warriors_at(seat, clearing):
            continue
        for kind in KINDS_OF[seat]:
            while b.at(kind, clearing):
                effect = EFFECT_OF[remove_piece(g, kind, clearing, remover)]
                if effect != NONE:
                    toll[effect] += 1
    set_off(g, clearing, remover, toll)


def crack_down(g: Game, suit: int, remover: int) -> None:
    """[K6.2.4] With a base of the Alliance bot all sympathy of its suit goes, for points; then outrage, if any."""
    b = g.board
    cleared: list[int] = []
    for clearing in range(CLEARINGS):
        if b.suits[clearing] == suit and b.at(SYMPATHY, clearing):
            remove_piece(g, SYMPATHY, clearing, remover)
            cleared.append(clearing)
    for clearing in reversed(cleared):
        set_off_one(g, clearing, remover, OUTRAGE)


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


def warrior_was_removed(g: Game, seat: int, clearing: int, remover: int) -> None:
    """[6.2.3, 9.2.9.3] A card has removed one warrior: what that sets off."""
    if IS_VAGABOND[remover]:
        wrong(g, remover, seat, 1, False)
    if seat == MARQUISE:
        set_off_one(g, clearing, remover, HOSPITALS)


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
        keep = keep_of(b)
        for effect in range(EFFECTS):
            if not self.toll[effect]:
                continue
            if effect == HOSPITALS and not (b.hands[MARQUISE] and keep != NONE and b.may_place(MARQUISE, keep)):
                continue
            if effect == HOSPITALS and b.is_bot(MARQUISE):
                continue
            if effect == PLOT_LOST and not b.robots.traits[CORVIDS] & BACKUP_PLANS:
                continue
            if effect == OUTRAGE and (self.culprit == ALLIANCE or (b.is_bot(ALLIANCE) and b.is_bot(self.culprit))):
                continue
            if effect == HUMILITY and not (b.hands[CULT] or (b.is_bot(CULT) and cult_board(b).souls)):
                continue
            if effect == TRADE_ENDS and not self.loses_funds(b):
                continue
            found.append(effect)
        return found

    def loses_funds(self, b: Board) -> bool:
        """[11.2.5.1] Whether a lost trade post costs anything; [K9.2.2] of the Robots, payments of the culprit."""
        if b.is_bot(RIVERFOLK):
            return self.culprit != NONE and riverfolk_board(b).payments[self.culprit] > 0
        return riverfolk_board(b).total() > 0


class OrderEffects(Decision[Aftermath]):
    """[1.1.3] When several effects meet, the player whose turn it is says which speaks next; no bot is asked."""

    law: ClassVar[str] = "1.1.3"
    ask: ClassVar[str] = "order-effects"

    def needed(self, b: Board, f: Aftermath) -> bool:
        return len(f.pending(b)) > 1 and not b.is_bot(b.active)

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
            if len(pending) > 1 and g.telling:  # in the turn of a bot
                PickThing(g, g.board.active, "1.1.3", "effect", pending, "effect").first()
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
        b.warriors[MARQUISE * CLEARINGS + keep_of(b)] += f.toll[HOSPITALS]
        if g.telling:
            g.tell("healed", "6.2.3", MARQUISE, count=f.toll[HOSPITALS], clearing=keep_of(b) + 1)


class LetItSpeak(Step[Aftermath]):
    """[8.2.4, K6.2.4] A lost base, [8.2.6] outrage, [10.2.5] humility, [11.2.5.1] lost funds; then the next effect.

    [K8.2.3] Souls that the Lizards lose, [K10.2.1] failure of the Duchy, [K11.7.4] raids of the Corvids.
    """

    law: ClassVar[str] = "8.2.6"

    def run(self, g: Game, f: Aftermath) -> None:
        suit = g.board.suits[f.clearing]
        if f.effect == HOSPITALS:
            f.toll[HOSPITALS] = 0
        elif f.effect == LOST_BASE:
            f.toll[LOST_BASE] = 0
            if g.board.is_bot(ALLIANCE):
                crack_down(g, suit, f.culprit)
            else:
                g.board.call(BaseLost(suit))
        elif f.effect == HUMILITY:
            if g.board.is_bot(CULT):
                lose_souls(g, f.toll[HUMILITY])
            else:
                g.board.call(Humility(f.toll[HUMILITY]))
            f.toll[HUMILITY] = 0
        elif f.effect == TRADE_ENDS:
            f.toll[TRADE_ENDS] = 0  # there is one trade post in a clearing
            if g.board.is_bot(RIVERFOLK):
                refund(g, f.culprit)
            else:
                g.board.call(TakeFunds(lost_with_a_post(g.board), LOSE))
        elif f.effect == FAILURE:
            f.toll[FAILURE] = 0
            g.board.call(PriceOfFailure(f.culprit, suit))
        elif f.effect in (PLOT_LOST, RAID_LOST):
            f.toll[f.effect] -= 1
            plot_lost(g, f.clearing, f.effect == RAID_LOST)
        else:
            f.toll[OUTRAGE] -= 1
            outrage(g, f.culprit, f.clearing)
        f.effect = NONE
        f.at = 0


AFTERMATH: Final[Steps] = (OrderEffects(), TakeEffect(), FieldHospitals(), LetItSpeak())
