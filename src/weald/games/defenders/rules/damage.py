"""Damage and death [6]: the die, tokens, killed defenders."""

from __future__ import annotations

from typing import ClassVar, Final

from weald.engine.chance import Dice
from weald.engine.lenses import FOLLOWS, Frame
from weald.engine.notation import noun
from weald.engine.procedure import Steps
from weald.games.defenders.actions import KILL, ROLL
from weald.games.defenders.board import MASSACRE, Board
from weald.games.defenders.lenses import Game
from weald.games.defenders.procedure import ChanceDecision, Step
from weald.games.defenders.rules.cards import reshuffle_if_empty, take_from_deck, take_from_hand
from weald.games.defenders.rules.support import gain_support
from weald.games.defenders.tables import (
    CARD_NAMES,
    DIE,
    EVASION,
    FEEL_THE_BURN,
    FORTITUDE,
    HABITAT,
    HABITAT_NAMES,
    LOSING_DEATHS,
    MOST_DAMAGE,
)

MELEE: Final = 2  # a mech in the leader's own hex [6.3]
SNIPER: Final = 1  # a sniper next to it [6.4]


def hurt(g: Game, faction: int, amount: int, law: str) -> None:
    """Damage tokens one by one; one too many kills a defender, and what is left of this damage is dropped [6.6]."""
    if amount <= 0:
        return
    b = g.board
    killed = b.damage[faction] + amount > MOST_DAMAGE
    b.damage[faction] = 0 if killed else b.damage[faction] + amount
    if g.telling:
        g.tell("hurt", law, faction, role=FOLLOWS, number=amount)
    if b.has(faction, FEEL_THE_BURN):  # [O5]
        gain_support(g, faction, 1, "O5")
    if killed:
        b.call(Death(faction))


class Roll(Frame):
    """[6.2] One roll for an action, after it; `kind` is MELEE or SNIPER, as the action found the leader."""

    faction: int
    kind: int

    def steps(self) -> Steps:
        return ROLLING


_WEIGHTS: Final[list[int]] = [DIE.count(face) for face in range(max(DIE) + 1)]


def taken(b: Board, faction: int, kind: int, face: int) -> int:
    """The damage of a face: all of it among mechs; from a sniper, only a 1 hits."""
    if kind == SNIPER and face != 1:
        return 0
    if (face == 2 and b.has(faction, FORTITUDE)) or (face == 1 and b.has(faction, EVASION)):  # [C7, V4]
        return 0
    return face


class RollDamage(ChanceDecision[Roll]):
    """[6.2-6.4] The damage die."""

    law: ClassVar[str] = "6.2"
    ask: ClassVar[str] = "chance-roll"

    def needed(self, b: Board, f: Roll) -> bool:
        return not b.gone[f.faction]  # a leader who has left the game with this action is out of danger [5.4]

    def outcomes(self, g: Game, f: Roll) -> list[tuple[int, int]]:
        return [(ROLL | face, _WEIGHTS[face]) for face in range(len(_WEIGHTS)) if _WEIGHTS[face]]

    def throw(self, g: Game, f: Roll, dice: Dice) -> int:
        return ROLL | DIE[dice.below(len(DIE))]

    def answer(self, g: Game, f: Roll, choice: int) -> None:
        face = noun(choice)
        law = "6.3" if f.kind == MELEE else "6.4"
        damage = taken(g.board, f.faction, f.kind, face)
        if g.telling:
            kind = "melee" if f.kind == MELEE else "sniper"
            g.tell("rolled", law, f.faction, role=FOLLOWS, number=face, kind=kind, harm="yes" if damage else "no")
        hurt(g, f.faction, damage, law)


ROLLING: Final[Steps] = (RollDamage(),)


class Death(Frame):
    """[6.6] A defender of a faction is killed."""

    faction: int

    def steps(self) -> Steps:
        return DYING


class FindVictim(Step[Death]):
    """[6.7] With no card in hand the top card of the deck dies; an empty deck is made anew first [4.7]."""

    law: ClassVar[str] = "6.7"

    def run(self, g: Game, f: Death) -> None:
        if g.board.hands[g.board.seat_of(f.faction)] == 0:
            reshuffle_if_empty(g, f.faction)


class KillDefender(ChanceDecision[Death]):
    """[6.6] A card of the hand at random [16.11], else the top of the deck. Two of one habitat: all is lost [15.4]."""

    law: ClassVar[str] = "6.6"
    ask: ClassVar[str] = "chance-kill"

    def needed(self, b: Board, f: Death) -> bool:
        return b.hands[b.seat_of(f.faction)] > 0 or b.decks[f.faction] > 0

    def _candidates(self, g: Game, f: Death) -> list[int]:
        hand = g.secrets[g.board.seat_of(f.faction)].hand
        return hand if hand else g.decks[f.faction]

    def outcomes(self, g: Game, f: Death) -> list[tuple[int, int]]:
        return [(KILL | card, 1) for card in self._candidates(g, f)]

    def throw(self, g: Game, f: Death, dice: Dice) -> int:
        cards = self._candidates(g, f)
        return KILL | cards[dice.below(len(cards))]

    def answer(self, g: Game, f: Death, choice: int) -> None:
        b = g.board
        card = noun(choice)
        seat = b.seat_of(f.faction)
        if b.hands[seat]:
            take_from_hand(g, seat, card)
        else:
            take_from_deck(g, card)
        b.reveals += 1
        if g.telling:
            g.tell(
                "killed", "6.6", f.faction, role=FOLLOWS, card=CARD_NAMES[card], habitat=HABITAT_NAMES[HABITAT[card]]
            )
        mates = sum(1 for other in b.dead if HABITAT[other] == HABITAT[card])
        b.dead.append(card)
        if mates + 1 == LOSING_DEATHS:
            g.finish(MASSACRE)


DYING: Final[Steps] = (FindVictim(), KillDefender())
