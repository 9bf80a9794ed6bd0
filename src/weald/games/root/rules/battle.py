"""Battle [4.3], step by step, with every interrupt."""

from __future__ import annotations

from typing import ClassVar, Final

from weald.engine.chance import Dice, QuickDice
from weald.engine.lenses import FOLLOWS
from weald.engine.notation import noun, verb
from weald.engine.offers import Offers
from weald.engine.procedure import Steps
from weald.games.root.actions import AMBUSH, BATTLE, CHOOSE, PASS, ROLL
from weald.games.root.cards.card import BATTLE_PLACES, foresees_ambushes
from weald.games.root.factions.faction import FACTIONS, faction
from weald.games.root.procedure import ChanceDecision, Decision, PublicDecision, Step, occasion
from weald.games.root.rules.battle_cards import AttackerMayUse, DefenderMayUse, Exchange, battle_facts
from weald.games.root.rules.cards import discard_played, kinds, play, spend
from weald.games.root.rules.casualties import Casualties
from weald.games.root.state.board import NONE, Board
from weald.games.root.state.lenses import Game, View
from weald.games.root.tables import BIRD, CARD_NAMES, CLEARINGS, DIE, EFFECTS, IS_AMBUSH, SEATS, matches

AMBUSH_HITS: Final = 2


class Battle(Exchange):
    """One battle. `suit` limits the clearings (a bird allows all); if `optional`, the attacker may decline.

    After the move of a crusade the `clearing` is given; otherwise it is chosen with the defender.
    """

    suit: int
    optional: bool
    ambush: int = NONE
    foiled: bool = False
    enlisted: int = NONE  # the seat that helps the defender [C.5.2], or NONE
    more_hits: int = 0  # extra hits the attacker has from the start [K5.5.1.3]

    def steps(self) -> Steps:
        return BATTLE_STEPS


def can_battle(b: Board, seat: int, suit: int, only: int = NONE) -> bool:
    """Whether a seat has warriors or its pawn beside another player in a clearing of the suit (a bird: any).

    With `only`, looks at that clearing alone. [11.2.7.3] Mercenaries count too, except against their own faction.
    """
    hires = b.hirer == seat
    for clearing in range(CLEARINGS):
        if only not in (NONE, clearing):
            continue
        here = b.can_fight_at(seat, clearing)
        if (here or hires) and suit in (BIRD, b.suits[clearing]):
            for other in b.order:
                if other == seat or not b.is_there(other, clearing):
                    continue
                if here or b.mercenaries_at(seat, other, clearing):
                    return True
    return False


class ChooseBattle(PublicDecision[Battle]):
    """[4.3] Choose a clearing with your warriors, and another player there."""

    law: ClassVar[str] = "4.3"
    ask: ClassVar[str] = "choose-battle"

    def needed(self, b: Board, f: Battle) -> bool:
        return f.defender == NONE and can_battle(b, f.attacker, f.suit, f.clearing)

    def actor(self, b: Board, f: Battle) -> int:
        return f.attacker

    def options(self, b: Board, f: Battle, o: Offers) -> None:
        if f.optional:
            o.allow(PASS)
        for clearing in range(CLEARINGS):
            own = b.can_fight_at(f.attacker, clearing)
            here = own or b.mercenaries_at(f.attacker, NONE, clearing) > 0
            fits = f.suit in (BIRD, b.suits[clearing]) and f.clearing in (NONE, clearing)
            if not (here and fits) and not o.explain:
                continue
            for other in b.order:
                if other == f.attacker:
                    continue
                if not b.is_there(other, clearing):
                    o.refuse(BATTLE | other * CLEARINGS + clearing, "4.3", "nobody-to-fight")
                elif not here:
                    o.refuse(BATTLE | other * CLEARINGS + clearing, "4.3", "no-warriors-there")
                elif not own and other == b.lender:
                    o.refuse(BATTLE | other * CLEARINGS + clearing, "11.2.7.3", "mercenaries-refuse")
                elif not fits:
                    why = "suit-must-match" if f.clearing == NONE else "where-they-arrived"
                    o.refuse(BATTLE | other * CLEARINGS + clearing, FACTIONS[f.attacker].suit_law, why)
                else:
                    o.allow(BATTLE | other * CLEARINGS + clearing)

    def answer(self, g: Game, f: Battle, choice: int) -> None:
        if choice == PASS:
            f.at = len(BATTLE_STEPS)
            return
        f.defender = noun(choice) // CLEARINGS
        f.clearing = noun(choice) % CLEARINGS
        if g.telling:
            g.tell("battle", "4.3", f.attacker, other_seat=SEATS[f.defender], clearing=f.clearing + 1)

    def facts(self, b: Board, f: Battle) -> dict[str, object]:
        return occasion(b)

    def about(self, v: View, f: Battle, action: int) -> dict[str, object]:
        told = super().about(v, f, action)
        if verb(action) == BATTLE and v.board.is_there(noun(action) // CLEARINGS, noun(action) % CLEARINGS):
            told["forecast"] = forecast(v, f, noun(action) // CLEARINGS, noun(action) % CLEARINGS)
        return told


class EndIfNoBattle(Step[Battle]):
    """The battle ends if there is nobody to fight."""

    law: ClassVar[str] = "4.3"

    def run(self, g: Game, f: Battle) -> None:
        if f.defender == NONE:
            f.at = len(BATTLE_STEPS)


class ChooseAllies(Decision[Battle]):
    """[9.2.9.2.3] The attacker may treat the warriors of one ally there as their own."""

    law: ClassVar[str] = "9.2.9.2.3"
    ask: ClassVar[str] = "may-fight-with-allies"

    def needed(self, b: Board, f: Battle) -> bool:
        return len(faction(b, f.attacker).allies_in_battle(b, f)) > 0

    def actor(self, b: Board, f: Battle) -> int:
        return f.attacker

    def offer(self, v: View, f: Battle, o: Offers) -> None:
        o.allow(PASS)
        allies = faction(v.board, f.attacker).allies_in_battle(v.board, f)
        for seat in v.board.order:
            if seat in allies:
                o.allow(CHOOSE | seat)
            elif seat != f.attacker:
                o.refuse(CHOOSE | seat, "9.2.9.2.3", "no-allies-there")

    def answer(self, g: Game, f: Battle, choice: int) -> None:
        if choice != PASS:
            f.ally = noun(choice)
            if g.telling:
                g.tell("allies-fight", "9.2.9.2.3", f.attacker, role=FOLLOWS, other_seat=SEATS[f.ally])

    def facts(self, b: Board, f: Battle) -> dict[str, object]:
        return battle_facts(b, f)


def offer_ambushes(v: View, clearing: int, o: Offers, law: str) -> None:
    """Offer each ambush card that matches the clearing of battle, or none."""
    o.allow(PASS)
    for card in kinds(v.own.hand):
        if not IS_AMBUSH[card]:
            o.refuse(AMBUSH | card, "2.1.5", "no-ambush")
        elif matches(card, v.board.suits[clearing]):
            o.allow(AMBUSH | card)
        else:
            o.refuse(AMBUSH | card, law, "suit-must-match")


def may_hold_ambush(b: Board, seat: int, clearing: int) -> bool:
    """Whether a hand could hold an ambush for a clearing, by public facts: an open hand shows it [11.2.3]."""
    if not faction(b, seat).hand_is_open:
        return b.hands[seat] > 0
    for card in faction(b, seat).open_hand(b):
        if IS_AMBUSH[card] and matches(card, b.suits[clearing]):
            return True
    return False


class DefenderMayAmbush(Decision[Battle]):
    """[4.3.1] Ask every defender who might hold an ambush, unless a card of the attacker rules it out."""

    law: ClassVar[str] = "4.3.1"
    ask: ClassVar[str] = "may-ambush"

    def needed(self, b: Board, f: Battle) -> bool:
        if b.is_bot(f.attacker):
            return False  # [K2.8.2]
        return may_hold_ambush(b, f.defender, f.clearing) and not foresees_ambushes(b, f.attacker)

    def actor(self, b: Board, f: Battle) -> int:
        return f.defender

    def offer(self, v: View, f: Battle, o: Offers) -> None:
        offer_ambushes(v, f.clearing, o, "4.3.1")

    def answer(self, g: Game, f: Battle, choice: int) -> None:
        if choice != PASS:
            f.ambush = noun(choice)
            play(g, f.defender, f.ambush, "4.3.1", FOLLOWS)

    def about(self, v: View, f: Battle, action: int) -> dict[str, object]:
        """What the dice may bring, for whoever does nothing against it."""
        told = super().about(v, f, action)
        if action == PASS:
            told["forecast"] = forecast(v, f, f.defender, f.clearing)
        return told

    def facts(self, b: Board, f: Battle) -> dict[str, object]:
        return battle_facts(b, f)


class DefenderAmbushes(Step[Battle]):
    """[4.3.1] A faction that plays ambushes without being asked may play one; never against a bot [K2.8.2]."""

    law: ClassVar[str] = "4.3.1"

    def run(self, g: Game, f: Battle) -> None:
        b = g.board
        if f.ambush == NONE and not b.is_bot(f.attacker) and not foresees_ambushes(b, f.attacker):
            f.ambush = faction(b, f.defender).play_ambush(g, f.clearing)


class AttackerMayFoil(Decision[Battle]):
    """[4.3.1.1] The attacker may cancel the ambush with an ambush of their own."""

    law: ClassVar[str] = "4.3.1.1"
    ask: ClassVar[str] = "may-foil"

    def needed(self, b: Board, f: Battle) -> bool:
        return f.ambush != NONE and may_hold_ambush(b, f.attacker, f.clearing)

    def actor(self, b: Board, f: Battle) -> int:
        return f.attacker

    def offer(self, v: View, f: Battle, o: Offers) -> None:
        offer_ambushes(v, f.clearing, o, "4.3.1.1")

    def answer(self, g: Game, f: Battle, choice: int) -> None:
        if choice != PASS:
            f.foiled = True
            spend(g, f.attacker, noun(choice), "4.3.1.1", FOLLOWS)

    def facts(self, b: Board, f: Battle) -> dict[str, object]:
        return battle_facts(b, f)


class ResolveAmbush(Step[Battle]):
    """[4.3.1] An ambush that is not foiled deals two hits at once."""

    law: ClassVar[str] = "4.3.1"

    def run(self, g: Game, f: Battle) -> None:
        if f.ambush != NONE and not f.foiled:
            if g.telling:
                g.tell("ambushed", "4.3.1", f.defender, role=FOLLOWS, card=CARD_NAMES[f.ambush])
            hits = Casualties(
                f.clearing, f.attacker, f.defender, AMBUSH_HITS, 0, ally=f.ally, director=f.director, toll=[0] * EFFECTS
            )
            g.board.call(hits)


class DiscardAmbush(Step[Battle]):
    """[4.3.1] After its hits, or foiled, the ambush is discarded."""

    law: ClassVar[str] = "4.3.1"

    def run(self, g: Game, f: Battle) -> None:
        if f.ambush != NONE:
            discard_played(g, f.ambush)


class EndIfNoAttackers(Step[Battle]):
    """[4.3.1] Without attacking warriors or a pawn the battle is over."""

    law: ClassVar[str] = "4.3.1"

    def run(self, g: Game, f: Battle) -> None:
        b = g.board
        if not (b.can_fight_at(f.attacker, f.clearing) or b.mercenaries_at(f.attacker, f.defender, f.clearing)):
            f.at = len(BATTLE_STEPS)


class HitsBeforeDice(Step[Battle]):
    """[4.3.2] Some attackers deal hits before the dice."""

    law: ClassVar[str] = "4.3.2"

    def run(self, g: Game, f: Battle) -> None:
        hits = faction(g.board, f.attacker).hits_before_dice(g)
        if hits:
            g.board.call(
                Casualties(
                    f.clearing, f.attacker, f.defender, 0, hits, ally=f.ally, director=f.director, toll=[0] * EFFECTS
                )
            )


class EndIfNoDefenders(Step[Battle]):
    """[4.3] With nobody left to fight the battle is over."""

    law: ClassVar[str] = "4.3"

    def run(self, g: Game, f: Battle) -> None:
        if not g.board.is_there(f.defender, f.clearing):
            f.at = len(BATTLE_STEPS)


def helpers_in(b: Board, f: Battle) -> list[int]:
    """[C.5.2] Those the defender may enlist; nobody enlists themselves."""
    return [seat for seat in b.order if seat != f.defender and faction(b, seat).may_be_enlisted(b, f.clearing)]


def enlist(g: Game, f: Battle, helper: int) -> None:
    """[C.5.2] Somebody joins the defender's side."""
    f.enlisted = helper
    faction(g.board, helper).enlisted(g, f.defender)


class MayEnlist(Decision[Battle]):
    """[C.5.2] Just before the dice, the defender may enlist a helper in the clearing."""

    law: ClassVar[str] = "C.5.2"
    ask: ClassVar[str] = "may-enlist"

    def needed(self, b: Board, f: Battle) -> bool:
        return not b.is_bot(f.defender) and len(helpers_in(b, f)) > 0

    def actor(self, b: Board, f: Battle) -> int:
        return f.defender

    def offer(self, v: View, f: Battle, o: Offers) -> None:
        o.allow(PASS)
        for helper in helpers_in(v.board, f):
            o.allow(CHOOSE | helper)

    def answer(self, g: Game, f: Battle, choice: int) -> None:
        if choice != PASS:
            enlist(g, f, noun(choice))

    def about(self, v: View, f: Battle, action: int) -> dict[str, object]:
        """What the dice may bring, for whoever does nothing against it."""
        told = super().about(v, f, action)
        if action == PASS:
            told["forecast"] = forecast(v, f, f.defender, f.clearing)
        return told

    def facts(self, b: Board, f: Battle) -> dict[str, object]:
        return battle_facts(b, f)


class BotEnlists(Step[Battle]):
    """[C.5.2] A bot enlists by its own law [K7.7.6]."""

    law: ClassVar[str] = "C.5.2"

    def run(self, g: Game, f: Battle) -> None:
        b = g.board
        helpers = helpers_in(b, f) if b.is_bot(f.defender) else []
        if helpers:
            helper = faction(b, helpers[0]).whom_bot_enlists(g, f, helpers)
            if helper != NONE:
                enlist(g, f, helper)


def tell_extra(g: Game, seat: int, law: str, by: str) -> None:
    """Tell where extra hits come from; cards tell their own when used."""
    if g.telling:
        g.tell("extra-hit", law, seat, role=FOLLOWS, by=by)


def rolled_hits(b: Board, f: Battle, high: int, low: int) -> tuple[int, int]:
    """[4.3.2.1] What the dice give to attacker and defender, limited by their warriors there."""
    defender = faction(b, f.defender)
    attack, defence = (low, high) if defender.defends_with_higher(b) else (high, low)
    allies = b.warriors_at(f.ally, f.clearing) if f.ally != NONE else 0  # [9.2.9.2.3]
    helped = faction(b, f.enlisted).help_in_battle(b) if f.enlisted != NONE else 0  # [C.5.2]
    most = faction(b, f.attacker).attack_limit(b, f.defender, f.clearing) + allies
    return min(attack, most), min(defence, defender.defence_limit(b, f.attacker, f.clearing) + helped)


def add_extra_hits(g: Game, f: Battle) -> None:
    """[4.3.2.2] Extra hits of both sides, but for those of cards; [4.3.2.3] one more against the defenseless."""
    attacker = faction(g.board, f.attacker)
    defender = faction(g.board, f.defender)
    f.extra_attack = attacker.extra_attack(g, f.clearing, f.more_hits)
    if defender.is_defenseless(g.board, defender.defence_limit(g.board, f.attacker, f.clearing)):
        f.extra_attack += 1
        tell_extra(g, f.attacker, defender.defenseless_law, "defenseless")
    f.extra_defence += defender.extra_defence(g, f.clearing)


def forecast(v: View, f: Battle, defender: int, clearing: int) -> dict[str, object]:
    """What a battle would bring without ambush, cards and help.

    The extra hits of both sides; and each pair of hits that they may deal, with its chance in 16.
    """
    battle = Battle(f.attacker, f.suit, False, more_hits=f.more_hits, defender=defender, clearing=clearing)
    world = v.imagine(QuickDice("forecast"))
    world.telling = False
    add_extra_hits(world, battle)
    chances: dict[tuple[int, int], int] = {}
    for high in range(DIE):
        for low in range(high + 1):
            rolled = rolled_hits(v.board, battle, high, low)
            chances[rolled] = chances.get(rolled, 0) + (1 if high == low else 2)
    extra = (battle.extra_attack, battle.extra_defence)
    hits = [[pair[0] + extra[0], pair[1] + extra[1], chances[pair]] for pair in sorted(chances)]
    return {"attack_extra": extra[0], "defence_extra": extra[1], "hits": hits}


class RollDice(ChanceDecision[Battle]):
    """[4.3.2] Two dice: the attacker takes the higher, the defender the lower, unless the defender's law differs.

    [4.3.2.1] Each side's rolled hits are limited by its warriors; [4.3.2.2] extra hits are added.
    """

    law: ClassVar[str] = "4.3.2"
    ask: ClassVar[str] = "chance-roll"

    def outcomes(self, g: Game, f: Battle) -> list[tuple[int, int]]:
        return [(ROLL | high * DIE + low, 1 if high == low else 2) for high in range(DIE) for low in range(high + 1)]

    def throw(self, g: Game, f: Battle, dice: Dice) -> int:
        one = dice.below(DIE)
        two = dice.below(DIE)
        return ROLL | (one * DIE + two if one > two else two * DIE + one)

    def possible(self, g: Game, f: Battle, action: int) -> bool:
        high = noun(action) // DIE
        return action == ROLL | noun(action) and noun(action) % DIE <= high < DIE

    def answer(self, g: Game, f: Battle, choice: int) -> None:
        b = g.board
        high = noun(choice) // DIE
        low = noun(choice) % DIE
        if g.telling:
            g.tell("rolled", "4.3.2", f.attacker, role=FOLLOWS, high=high, low=low)
        f.attack, f.defence = rolled_hits(b, f, high, low)
        add_extra_hits(g, f)


class DealHits(Step[Battle]):
    """[4.3.3] Both sides deal their hits at the same time."""

    law: ClassVar[str] = "4.3.3"

    def run(self, g: Game, f: Battle) -> None:
        attack = f.attack + f.extra_attack
        defence = f.defence + f.extra_defence
        if g.telling:
            told = {"other_seat": SEATS[f.defender], "count": attack, "other_count": defence}
            g.note("hits", "4.3.3", f.attacker, told, FOLLOWS)
        g.board.call(
            Casualties(
                f.clearing,
                f.attacker,
                f.defender,
                defence,
                attack,
                ally=f.ally,
                director=f.director,
                toll=[0] * EFFECTS,
            )
        )


class BattleOver(Step[Battle]):
    """[4.3] The battle is over: each side's faction may react."""

    law: ClassVar[str] = "4.3"

    def run(self, g: Game, f: Battle) -> None:
        faction(g.board, f.attacker).battle_over(g, f)
        faction(g.board, f.defender).battle_over(g, f)


BATTLE_STEPS: Final[Steps] = (
    ChooseBattle(),
    EndIfNoBattle(),
    ChooseAllies(),
    DefenderMayAmbush(),
    DefenderAmbushes(),
    AttackerMayFoil(),
    ResolveAmbush(),
    DiscardAmbush(),
    EndIfNoAttackers(),
    HitsBeforeDice(),
    EndIfNoDefenders(),
    MayEnlist(),
    BotEnlists(),
    RollDice(),
    *[DefenderMayUse(place) for place in range(BATTLE_PLACES)],
    *[AttackerMayUse(place) for place in range(BATTLE_PLACES)],
    DealHits(),
    BattleOver(),
)
