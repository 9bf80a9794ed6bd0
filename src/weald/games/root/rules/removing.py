"""Removing pieces [2.5, 3.2.1] and its effects: first all pieces leave the map, then effects follow."""

from __future__ import annotations

from typing import ClassVar, Final

from weald.engine.lenses import FOLLOWS, Frame
from weald.engine.notation import noun
from weald.engine.offers import Offers
from weald.engine.procedure import Steps
from weald.engine.records import Shared
from weald.games.root.actions import FIRST
from weald.games.root.factions.faction import faction
from weald.games.root.procedure import Decision, Step
from weald.games.root.rules.choosing import PickThing
from weald.games.root.rules.scoring import score
from weald.games.root.state.board import NONE, Board
from weald.games.root.state.facts import clearing_facts
from weald.games.root.state.lenses import Game, View
from weald.games.root.tables import (
    CLEARINGS,
    EFFECT_OF,
    EFFECT_OF_WARRIORS,
    EFFECT_OWNER,
    EFFECTS,
    KINDS_OF,
    OWNER,
    PIECE_NAMES,
    SEAT_COUNT,
    SPEAKING_ONCE,
)


def remove_warriors(g: Game, seat: int, clearing: int, count: int, again: bool = False, cause: str = "") -> None:
    """[2.5.1] Warriors leave the map; `again` if others of that seat left in the same removal before."""
    if not count:
        return
    b = g.board
    b.warriors[seat * CLEARINGS + clearing] -= count
    if g.telling:
        g.tell("warriors-removed", "2.5.1", seat, role=FOLLOWS, cause=cause, count=count, clearing=clearing + 1)
    b.bring_home(seat, faction(b, seat).warriors_removed(g, count, again))


def remove_piece(g: Game, kind: int, clearing: int, remover: int, cause: str = "") -> int:
    """[2.5.2, 2.5.3] A building or token returns to its track or supply; an enemy scores it [3.2.1].

    Returns its kind: a facedown piece is turned up as it goes.
    """
    b = g.board
    owner = OWNER[kind]
    b.pieces[kind * CLEARINGS + clearing] -= 1
    if owner == b.active and kind == faction(b, owner).crafting_piece and b.used[b.suits[clearing]]:
        b.used[b.suits[clearing]] -= 1  # [4.1.1] of several it is a used one that goes
    kind = faction(b, owner).piece_removed(g, kind, clearing)
    if g.telling:
        facts = {"piece": PIECE_NAMES[kind], "clearing": clearing + 1}
        g.note("piece-removed", faction(b, owner).removal_law(kind), owner, facts, FOLLOWS, cause)
    if remover != NONE and b.are_enemies(remover, owner):
        score(g, remover, faction(b, owner).removal_points(b, kind), "3.2.1")
        faction(b, remover).has_removed(g, kind)
    return kind


def remove_enemies(g: Game, remover: int, clearings: list[int]) -> None:
    """All pieces of all enemies [2.7] leave these clearings together, then effects follow. Pawns stay [9.2.2]."""
    b = g.board
    toll: list[int] = []
    emptied = [False] * SEAT_COUNT
    for clearing in clearings:
        lost = [0] * EFFECTS
        for seat in b.order:
            if b.are_enemies(remover, seat):
                warriors = clear_out_seat(g, remover, seat, clearing, lost, emptied[seat])
                emptied[seat] = emptied[seat] or warriors > 0
        for effect in SPEAKING_ONCE:
            if sum(toll[effect::EFFECTS]):
                lost[effect] = 0
        toll += lost
    set_off(g, clearings, remover, toll)
    for seat in b.order:
        if b.pawns[seat] in clearings and b.are_enemies(remover, seat):
            faction(b, seat).survive_removal(g)


def clear_out_seat(g: Game, remover: int, seat: int, clearing: int, toll: list[int], again: bool = False) -> int:
    """Remove all pieces of one seat from a clearing; their effects are added to the toll.

    [11.2.7.3] Mercenaries who serve the remover stay. Returns how many warriors went.
    """
    b = g.board
    warriors = 0 if b.serves(seat, remover) else b.warriors_at(seat, clearing)
    remove_warriors(g, seat, clearing, warriors, again)
    count_warriors(toll, seat, warriors)
    faction(b, remover).has_removed_warriors(g, seat, warriors)
    clear_out_pieces(g, remover, seat, clearing, toll)
    return warriors


def clear_out_pieces(g: Game, remover: int, seat: int, clearing: int, toll: list[int]) -> None:
    """Remove all buildings and tokens of one seat from a clearing; their effects are added to the toll."""
    b = g.board
    for kind in KINDS_OF[seat]:
        while b.at(kind, clearing):
            count_piece(toll, remove_piece(g, kind, clearing, remover))


def remove_defenseless(g: Game, remover: int, clearing: int) -> None:
    """Remove buildings and tokens of enemies without warriors there, all together; then effects follow."""
    b = g.board
    toll = [0] * EFFECTS
    for seat in b.order:
        if b.are_enemies(remover, seat) and not b.warriors_at(seat, clearing):
            clear_out_pieces(g, remover, seat, clearing, toll)
    set_off(g, [clearing], remover, toll)


# what a removal sets off


def count_warriors(toll: list[int], seat: int, count: int) -> None:
    """Add removed warriors to a toll, if they have an effect."""
    effect = EFFECT_OF_WARRIORS[seat]
    if effect != NONE:
        toll[effect] += count


def count_piece(toll: list[int], kind: int) -> None:
    """Add a removed building or token to a toll, if it has an effect."""
    effect = EFFECT_OF[kind]
    if effect != NONE:
        toll[effect] += 1


def set_off(g: Game, clearings: list[int], culprit: int, toll: list[int]) -> None:
    """Start the effects of pieces removed together from these clearings, counted by clearing and effect."""
    if sum(toll):
        g.board.call(Aftermath(clearings, culprit, toll[:]))


def set_off_one(g: Game, clearing: int, culprit: int, effect: int) -> None:
    """Start the effect of one removed piece, if it has one."""
    if effect != NONE:
        toll = [0] * EFFECTS
        toll[effect] = 1
        g.board.call(Aftermath([clearing], culprit, toll))


def warrior_was_removed(g: Game, seat: int, clearing: int, remover: int) -> None:
    """Start the effect of one warrior removed outside battle."""
    faction(g.board, remover).has_removed_warriors(g, seat, 1)
    set_off_one(g, clearing, remover, EFFECT_OF_WARRIORS[seat])


class Aftermath(Frame):
    """The effects of pieces removed together; `effect` is the current one."""

    clearings: Shared[list[int]]
    culprit: int
    toll: list[int]  # [place among the clearings * EFFECTS + effect]: how many pieces with it were removed there
    effect: int = NONE

    def steps(self) -> Steps:
        return AFTERMATH

    def pending(self, b: Board) -> list[int]:
        """The effects still to come, by public facts."""
        return [
            effect
            for effect in range(EFFECTS)
            if sum(self.toll[effect::EFFECTS]) and faction(b, EFFECT_OWNER[effect]).is_set_off(b, effect, self.culprit)
        ]


class OrderEffects(Decision[Aftermath]):
    """[1.1.3] If several effects meet, the player whose turn it is chooses the next one; bots are not asked."""

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

    def facts(self, b: Board, f: Aftermath) -> dict[str, object]:
        return clearing_facts(b, f.clearings[0]) if len(f.clearings) == 1 else {}


class TakeEffect(Step[Aftermath]):
    """Without a choice the next effect follows at once; after the last one the frame ends."""

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


class LetItSpeak(Step[Aftermath]):
    """[1.1.3] Carry out one effect for all pieces removed from a clearing; then the next, there or elsewhere."""

    law: ClassVar[str] = "1.1.3"

    def run(self, g: Game, f: Aftermath) -> None:
        effect = f.effect
        place = 0
        while not f.toll[place * EFFECTS + effect]:
            place += 1
        count = f.toll[place * EFFECTS + effect]
        f.toll[place * EFFECTS + effect] = 0
        f.effect = NONE
        f.at = 0
        faction(g.board, EFFECT_OWNER[effect]).take_effect(g, effect, count, f.clearings[place], f.culprit)


AFTERMATH: Final[Steps] = (OrderEffects(), TakeEffect(), LetItSpeak())
