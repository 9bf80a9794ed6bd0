"""The special actions of the Vagabond's characters [C.1-C.6]. The Arbiter's [C.5.2] is in rules/battle.py."""

from __future__ import annotations

from typing import ClassVar, Final

from weald.engine.chance import Dice
from weald.engine.lenses import Frame
from weald.engine.notation import noun
from weald.engine.offers import Offers
from weald.engine.procedure import Steps
from weald.games.root.actions import CHOOSE, INSTIGATE, REPAIR, SPECIAL, STEAL, TAKE
from weald.games.root.board import NONE, Board
from weald.games.root.lenses import Game, View
from weald.games.root.procedure import ChanceDecision, Decision, Step
from weald.games.root.rules.battle import Battle
from weald.games.root.rules.cards import give_up, kinds, take
from weald.games.root.rules.items import IN_BOX, exhaust, has_choice, present, repair
from weald.games.root.rules.removing import remove_enemies
from weald.games.root.tables import (
    ARBITER,
    BIRD,
    CARD_NAMES,
    CLEARINGS,
    EXHAUSTED,
    FACTIONS,
    ITEMS,
    RANGER,
    READY,
    SEATS,
    THIEF,
    TINKER,
    TORCH,
    VAGABOND,
    VAGRANT,
    matches,
)

HIDEOUT_REPAIRS: Final = 3  # [C.3.2]


def victims(b: Board) -> list[int]:
    """[C.1.2] Players in his clearing who hold cards."""
    return [seat for seat in b.order if seat != VAGABOND and b.is_there(seat, b.pawn) and b.hands[seat]]


def can_set(b: Board, attacker: int, defender: int) -> bool:
    """[C.4.2, 4.3] Two players of his clearing, the attacker with warriors there, or himself."""
    return attacker != defender and b.can_fight_at(attacker, b.pawn) and b.is_there(defender, b.pawn)


def offer_special(v: View, o: Offers) -> None:
    """[9.5.9] By a torch."""
    b = v.board
    abroad = b.pawn < CLEARINGS
    if b.character == ARBITER:
        o.refuse(SPECIAL, "C.5.2", "no-special-action")
    elif not b.items_in(READY, TORCH):
        o.refuse(SPECIAL, "9.5.9", "no-torch")
    elif b.character == RANGER:
        o.allow(SPECIAL)
    elif not abroad:
        o.refuse(SPECIAL, "9.5.9", "in-a-forest")
    elif b.character == THIEF and not victims(b):
        o.refuse(SPECIAL, "C.1.2", "nobody-to-rob")
    elif b.character == TINKER and not any(matches(card, b.suits[b.pawn]) for card in b.discard):
        o.refuse(SPECIAL, "C.2.2", "no-matching-discard")
    elif b.character == VAGRANT and not any(b.is_there(seat, b.pawn) for seat in b.order if seat != VAGABOND):
        o.refuse(SPECIAL, "C.4.2", "nobody-to-fight")
    else:
        o.allow(SPECIAL)


def use_special(g: Game) -> None:
    """[9.5.9] A torch is exhausted, and the character does what he does."""
    b = g.board
    exhaust(g, TORCH)
    if b.character == THIEF:
        b.call(Steal())
    elif b.character == TINKER:
        b.call(DayLabor())
    elif b.character == RANGER:
        b.call(Hideout(HIDEOUT_REPAIRS))
    elif b.character == VAGRANT:
        b.call(Instigate())
    else:
        scorch(g)


# the Thief [C.1.2]


class Steal(Frame):
    """[C.1.2] A random card of a player in his clearing."""

    def __init__(self, other: int = NONE, at: int = 0) -> None:
        self.at = at
        self.other = other

    def steps(self) -> Steps:
        return STEALING

    def clone(self) -> Frame:
        return Steal(self.other, self.at)


class ChooseVictim(Decision[Steal]):
    """[C.1.2] Whose hand."""

    law: ClassVar[str] = "C.1.2"
    ask: ClassVar[str] = "choose-victim"

    def actor(self, b: Board, f: Steal) -> int:
        return VAGABOND

    def offer(self, v: View, f: Steal, o: Offers) -> None:
        fitting = victims(v.board)
        for seat in v.board.order:
            if seat in fitting:
                o.allow(CHOOSE | seat)
            elif seat != VAGABOND:
                o.refuse(CHOOSE | seat, "C.1.2", "nobody-to-rob")

    def answer(self, g: Game, f: Steal, choice: int) -> None:
        f.other = noun(choice)


class StealCard(ChanceDecision[Steal]):
    """[C.1.2] Any card of that hand."""

    law: ClassVar[str] = "C.1.2"
    ask: ClassVar[str] = "chance-steal"

    def outcomes(self, g: Game, f: Steal) -> list[tuple[int, int]]:
        hand = g.secrets[f.other].hand
        return [(STEAL | card, hand.count(card)) for card in kinds(hand)]

    def throw(self, g: Game, f: Steal, dice: Dice) -> int:
        hand = g.secrets[f.other].hand
        return STEAL | hand[dice.below(len(hand))]

    def answer(self, g: Game, f: Steal, choice: int) -> None:
        give_up(g, f.other, noun(choice))
        take(g, VAGABOND, noun(choice))
        if g.telling:
            g.tell_card("stolen", "C.1.2", VAGABOND, noun(choice), [VAGABOND, f.other], other_seat=SEATS[f.other])


STEALING: Final[Steps] = (ChooseVictim(), StealCard())


# the Tinker [C.2.2]


class DayLabor(Frame):
    """[C.2.2] A card of the discard pile."""

    def steps(self) -> Steps:
        return LABORING

    def clone(self) -> Frame:
        return DayLabor(self.at)


class TakeDiscarded(Decision[DayLabor]):
    """[C.2.2] One of his clearing's suit, or a bird."""

    law: ClassVar[str] = "C.2.2"
    ask: ClassVar[str] = "take-discarded"

    def actor(self, b: Board, f: DayLabor) -> int:
        return VAGABOND

    def offer(self, v: View, f: DayLabor, o: Offers) -> None:
        b = v.board
        for card in kinds(b.discard):
            if matches(card, b.suits[b.pawn]):
                o.allow(TAKE | card)
            else:
                o.refuse(TAKE | card, "C.2.2", "suit-must-match")

    def answer(self, g: Game, f: DayLabor, choice: int) -> None:
        g.board.discard.remove(noun(choice))
        take(g, VAGABOND, noun(choice))
        if g.telling:
            g.tell("took-discarded", "C.2.2", VAGABOND, card=CARD_NAMES[noun(choice)])


LABORING: Final[Steps] = (TakeDiscarded(),)


# the Ranger [C.3.2]


class Hideout(Frame):
    """[C.3.2] Three items are repaired; Daylight is over."""

    def __init__(self, count: int, at: int = 0) -> None:
        self.at = at
        self.count = count

    def steps(self) -> Steps:
        return HIDING

    def clone(self) -> Frame:
        return Hideout(self.count, self.at)


def offer_repairs(v: View, law: str, o: Offers) -> None:
    """[9.5.7] Any item of the damaged box."""
    for state in IN_BOX:
        for item in range(ITEMS):
            if v.board.items_in(state, item):
                o.allow(REPAIR | state * ITEMS + item)
            else:
                o.refuse(REPAIR | state * ITEMS + item, law, "not-damaged")


class ChooseRepaired(Decision[Hideout]):
    """[C.3.2] Which items; asked only where there is a choice."""

    law: ClassVar[str] = "C.3.2"
    ask: ClassVar[str] = "choose-repaired"

    def needed(self, b: Board, f: Hideout) -> bool:
        return has_choice(b, IN_BOX, f.count)

    def actor(self, b: Board, f: Hideout) -> int:
        return VAGABOND

    def offer(self, v: View, f: Hideout, o: Offers) -> None:
        offer_repairs(v, "C.3.2", o)

    def answer(self, g: Game, f: Hideout, choice: int) -> None:
        repair(g, noun(choice) // ITEMS, noun(choice) % ITEMS, "C.3.2")
        f.count -= 1
        f.at -= 1


class RepairTheRest(Step[Hideout]):
    """[C.3.2] What is left to repair, as far as there is anything damaged."""

    law: ClassVar[str] = "C.3.2"

    def run(self, g: Game, f: Hideout) -> None:
        for _ in range(f.count):
            found = present(g.board, IN_BOX)
            if found:
                repair(g, found[0] // ITEMS, found[0] % ITEMS, "C.3.2")


HIDING: Final[Steps] = (ChooseRepaired(), RepairTheRest())


# the Vagrant [C.4.2]


class Instigate(Frame):
    """[C.4.2] A battle between two players of his clearing."""

    def steps(self) -> Steps:
        return INSTIGATING

    def clone(self) -> Frame:
        return Instigate(self.at)


class SetAgainst(Decision[Instigate]):
    """[C.4.2] Who attacks whom, himself not excluded. What both lose is removed by him."""

    law: ClassVar[str] = "C.4.2"
    ask: ClassVar[str] = "instigate"

    def actor(self, b: Board, f: Instigate) -> int:
        return VAGABOND

    def offer(self, v: View, f: Instigate, o: Offers) -> None:
        b = v.board
        for attacker in b.order:
            for defender in b.order:
                action = INSTIGATE | attacker * FACTIONS + defender
                if can_set(b, attacker, defender):
                    o.allow(action)
                elif attacker != defender and not b.can_fight_at(attacker, b.pawn):
                    o.refuse(action, "4.3", "no-warriors-there")
                else:
                    o.refuse(action, "4.3", "nobody-to-fight")

    def answer(self, g: Game, f: Instigate, choice: int) -> None:
        attacker = noun(choice) // FACTIONS
        defender = noun(choice) % FACTIONS
        clearing = g.board.pawn
        if g.telling:
            facts = {"attacker_seat": SEATS[attacker], "defender_seat": SEATS[defender], "clearing": clearing + 1}
            g.tell("instigated", "C.4.2", VAGABOND, **facts)
        g.board.call(Battle(attacker, BIRD, False, defender, clearing, director=VAGABOND))


INSTIGATING: Final[Steps] = (SetAgainst(),)


# the Scoundrel [C.6.2]


def scorch(g: Game) -> None:
    """[C.6.2] The torch stays in the clearing, all enemy pieces leave, and nothing comes there any more."""
    b = g.board
    b.kit[EXHAUSTED * ITEMS + TORCH] -= 1
    b.scorched = b.pawn
    if g.telling:
        g.tell("scorched", "C.6.2", VAGABOND, clearing=b.pawn + 1)
    remove_enemies(g, VAGABOND, b.pawn)
