"""The special actions of the Vagabond's characters [C.1-C.6]."""

from __future__ import annotations

from typing import ClassVar, Final

from weald.engine.chance import Dice
from weald.engine.lenses import Frame
from weald.engine.notation import noun
from weald.engine.offers import Offers
from weald.engine.procedure import Steps
from weald.games.root.actions import CHOOSE, STEAL, TAKE
from weald.games.root.factions.vagabond.board import vagabond_board
from weald.games.root.factions.vagabond.items import IN_BOX, exhaust, has_choice, present, repair
from weald.games.root.factions.vagabond.tables import ARBITER, RANGER, THIEF, TINKER, VAGRANT
from weald.games.root.factions.vagabond.verbs import INSTIGATE, REPAIR, SPECIAL
from weald.games.root.procedure import ChanceDecision, Decision, PublicDecision, Step
from weald.games.root.rules.battle import Battle
from weald.games.root.rules.cards import Draw, give_up, has_card_to_take, kinds, take
from weald.games.root.rules.removing import remove_enemies
from weald.games.root.state.board import NONE, Board
from weald.games.root.state.lenses import Game, View
from weald.games.root.tables import (
    BIRD,
    CARD_NAMES,
    CLEARINGS,
    EXHAUSTED,
    ITEMS,
    READY,
    SEAT_COUNT,
    SEATS,
    TORCH,
    matches,
)

HIDEOUT_REPAIRS: Final = 3  # [C.3.2]


def victims(b: Board, vagabond: int) -> list[int]:
    """[C.1.2] Players in his clearing who hold cards."""
    pawn = b.pawns[vagabond]
    return [seat for seat in b.order if seat != vagabond and b.is_there(seat, pawn) and has_card_to_take(b, seat)]


def can_set(b: Board, clearing: int, attacker: int, defender: int) -> bool:
    """[C.4.2, 4.3] Whether one player can attack another in his clearing, with warriors there, or as a Vagabond."""
    return attacker != defender and b.can_fight_at(attacker, clearing) and b.is_there(defender, clearing)


def offer_special(v: View, o: Offers) -> None:
    """[9.5.9] Offer the special action, for a torch."""
    b = v.board
    wanderer = vagabond_board(b, v.seat)
    pawn = v.board.pawns[v.seat]
    abroad = pawn < CLEARINGS
    if wanderer.character == ARBITER:
        o.refuse(SPECIAL, "C.5.2", "no-special-action")
    elif not wanderer.items_in(READY, TORCH):
        o.refuse(SPECIAL, "9.5.9", "no-torch")
    elif wanderer.character == RANGER:
        o.allow(SPECIAL)
    elif not abroad:
        o.refuse(SPECIAL, "9.5.9", "in-a-forest")
    elif wanderer.character == THIEF and not victims(b, v.seat):
        o.refuse(SPECIAL, "C.1.2", "nobody-to-rob")
    elif wanderer.character == TINKER and not any(matches(card, b.suits[pawn]) for card in b.discard):
        o.refuse(SPECIAL, "C.2.2", "no-matching-discard")
    elif wanderer.character == VAGRANT and not any(b.is_there(seat, pawn) for seat in b.order if seat != v.seat):
        o.refuse(SPECIAL, "C.4.2", "nobody-to-fight")
    else:
        o.allow(SPECIAL)


def use_special(g: Game, vagabond: int) -> None:
    """[9.5.9] Exhaust a torch and use the character's special action."""
    b = g.board
    exhaust(g, vagabond, TORCH)
    character = vagabond_board(b, vagabond).character
    if character == THIEF:
        b.call(Steal(vagabond))
    elif character == TINKER:
        b.call(DayLabor(vagabond))
    elif character == RANGER:
        b.call(Hideout(vagabond, HIDEOUT_REPAIRS))
    elif character == VAGRANT:
        b.call(Instigate(vagabond))
    else:
        scorch(g, vagabond)


# the Thief [C.1.2]


class Steal(Frame):
    """[C.1.2] Take a random card from a player in his clearing."""

    seat: int
    other: int = NONE

    def steps(self) -> Steps:
        return STEALING


class ChooseVictim(PublicDecision[Steal]):
    """[C.1.2] Choose whose hand."""

    law: ClassVar[str] = "C.1.2"
    ask: ClassVar[str] = "choose-victim"

    def actor(self, b: Board, f: Steal) -> int:
        return f.seat

    def options(self, b: Board, f: Steal, o: Offers) -> None:
        fitting = victims(b, f.seat)
        for seat in b.order:
            if seat in fitting:
                o.allow(CHOOSE | seat)
            elif seat != f.seat:
                o.refuse(CHOOSE | seat, "C.1.2", "nobody-to-rob")

    def answer(self, g: Game, f: Steal, choice: int) -> None:
        f.other = noun(choice)
        if g.board.is_bot(f.other):
            g.board.call(Draw(f.seat, 1))  # [K2.8.1]


class StealCard(ChanceDecision[Steal]):
    """[C.1.2] The dice choose a card of that hand."""

    law: ClassVar[str] = "C.1.2"
    ask: ClassVar[str] = "chance-steal"

    def needed(self, b: Board, f: Steal) -> bool:
        return not b.is_bot(f.other)

    def outcomes(self, g: Game, f: Steal) -> list[tuple[int, int]]:
        hand = g.secrets[f.other].hand
        return [(STEAL | card, hand.count(card)) for card in kinds(hand)]

    def throw(self, g: Game, f: Steal, dice: Dice) -> int:
        hand = g.secrets[f.other].hand
        return STEAL | hand[dice.below(len(hand))]

    def answer(self, g: Game, f: Steal, choice: int) -> None:
        give_up(g, f.other, noun(choice))
        take(g, f.seat, noun(choice))
        if g.telling:
            g.tell_card("stolen", "C.1.2", f.seat, noun(choice), [f.seat, f.other], other_seat=SEATS[f.other])


STEALING: Final[Steps] = (ChooseVictim(), StealCard())


# the Tinker [C.2.2]


class DayLabor(Frame):
    """[C.2.2] Take a card from the discard pile."""

    seat: int

    def steps(self) -> Steps:
        return LABORING


class TakeDiscarded(PublicDecision[DayLabor]):
    """[C.2.2] Choose a card of his clearing's suit, or a bird."""

    law: ClassVar[str] = "C.2.2"
    ask: ClassVar[str] = "take-discarded"

    def actor(self, b: Board, f: DayLabor) -> int:
        return f.seat

    def options(self, b: Board, f: DayLabor, o: Offers) -> None:
        for card in kinds(sorted(b.discard)):
            if matches(card, b.suits[b.pawns[f.seat]]):
                o.allow(TAKE | card)
            else:
                o.refuse(TAKE | card, "C.2.2", "suit-must-match")

    def about(self, v: View, f: DayLabor, action: int) -> dict[str, object]:
        return {**super().about(v, f, action), "pile": "discard"}

    def answer(self, g: Game, f: DayLabor, choice: int) -> None:
        g.board.discard.remove(noun(choice))
        take(g, f.seat, noun(choice))
        if g.telling:
            g.tell("took-discarded", "C.2.2", f.seat, card=CARD_NAMES[noun(choice)])


LABORING: Final[Steps] = (TakeDiscarded(),)


# the Ranger [C.3.2]


class Hideout(Frame):
    """[C.3.2] Repair three items; Daylight is over."""

    seat: int
    count: int

    def steps(self) -> Steps:
        return HIDING


def offer_repairs(v: View, law: str, o: Offers) -> None:
    """[9.5.7] Offer every item in the damaged box."""
    for state in IN_BOX:
        for item in range(ITEMS):
            if vagabond_board(v.board, v.seat).items_in(state, item):
                o.allow(REPAIR | state * ITEMS + item)
            else:
                o.refuse(REPAIR | state * ITEMS + item, law, "not-damaged")


class ChooseRepaired(Decision[Hideout]):
    """[C.3.2] Choose items to repair; asked only if there is a choice."""

    law: ClassVar[str] = "C.3.2"
    ask: ClassVar[str] = "choose-repaired"

    def needed(self, b: Board, f: Hideout) -> bool:
        return has_choice(vagabond_board(b, f.seat), IN_BOX, f.count)

    def actor(self, b: Board, f: Hideout) -> int:
        return f.seat

    def offer(self, v: View, f: Hideout, o: Offers) -> None:
        offer_repairs(v, "C.3.2", o)

    def answer(self, g: Game, f: Hideout, choice: int) -> None:
        repair(g, f.seat, noun(choice) // ITEMS, noun(choice) % ITEMS, "C.3.2")
        f.count -= 1
        f.at -= 1


class RepairTheRest(Step[Hideout]):
    """[C.3.2] Repair the rest, while anything is damaged."""

    law: ClassVar[str] = "C.3.2"

    def run(self, g: Game, f: Hideout) -> None:
        for _ in range(f.count):
            found = present(vagabond_board(g.board, f.seat), IN_BOX)
            if found:
                repair(g, f.seat, found[0] // ITEMS, found[0] % ITEMS, "C.3.2")


HIDING: Final[Steps] = (ChooseRepaired(), RepairTheRest())


# the Vagrant [C.4.2]


class Instigate(Frame):
    """[C.4.2] Start a battle between two players in his clearing."""

    seat: int

    def steps(self) -> Steps:
        return INSTIGATING


class SetAgainst(PublicDecision[Instigate]):
    """[C.4.2] Choose who attacks whom; he may choose himself. He removes what both sides lose."""

    law: ClassVar[str] = "C.4.2"
    ask: ClassVar[str] = "instigate"

    def actor(self, b: Board, f: Instigate) -> int:
        return f.seat

    def options(self, b: Board, f: Instigate, o: Offers) -> None:
        clearing = b.pawns[f.seat]
        for attacker in b.order:
            for defender in b.order:
                action = INSTIGATE | attacker * SEAT_COUNT + defender
                if can_set(b, clearing, attacker, defender):
                    o.allow(action)
                elif attacker != defender and not b.can_fight_at(attacker, clearing):
                    o.refuse(action, "4.3", "no-warriors-there")
                else:
                    o.refuse(action, "4.3", "nobody-to-fight")

    def answer(self, g: Game, f: Instigate, choice: int) -> None:
        attacker = noun(choice) // SEAT_COUNT
        defender = noun(choice) % SEAT_COUNT
        clearing = g.board.pawns[f.seat]
        if g.telling:
            facts = {"attacker_seat": SEATS[attacker], "defender_seat": SEATS[defender], "clearing": clearing + 1}
            g.note("instigated", "C.4.2", f.seat, facts)
        g.board.call(Battle(attacker, BIRD, False, defender=defender, clearing=clearing, director=f.seat))


INSTIGATING: Final[Steps] = (SetAgainst(),)


# the Scoundrel [C.6.2]


def scorch(g: Game, vagabond: int) -> None:
    """[C.6.2] The torch stays in the clearing, all enemy pieces leave, and nothing can be placed or moved there."""
    b = g.board
    wanderer = vagabond_board(b, vagabond)
    wanderer.kit[EXHAUSTED * ITEMS + TORCH] -= 1
    b.scorched = b.pawns[vagabond]
    if g.telling:
        g.tell("scorched", "C.6.2", vagabond, clearing=b.scorched + 1)
    remove_enemies(g, vagabond, [b.scorched])
