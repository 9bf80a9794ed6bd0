"""Taking hits [4.3.3]: warriors first, then buildings and tokens as their owner chooses; then effects speak.

The Vagabond damages items instead [9.2.7]. In a battle the Vagrant set off, he removes for both sides [C.4.2]."""

from __future__ import annotations

from typing import ClassVar, Final

from weald.engine.lenses import Frame
from weald.engine.notation import noun, verb
from weald.engine.offers import Offers
from weald.engine.procedure import Steps
from weald.games.root.actions import LOSE, SACRIFICE
from weald.games.root.clockwork.placing import place_warriors
from weald.games.root.factions.cult.board import cult_board
from weald.games.root.factions.eyrie.board import eyrie_board
from weald.games.root.factions.marquise.board import keep_of
from weald.games.root.factions.vagabond.board import vagabond_board
from weald.games.root.factions.vagabond.items import UNDAMAGED, damage, damage_rest, has_choice, offer_damage
from weald.games.root.factions.vagabond.relations import infamy, wrong
from weald.games.root.procedure import ChanceDecision, Decision, Step
from weald.games.root.rules.choosing import PickThing
from weald.games.root.rules.reasons import tell_check, tell_passed
from weald.games.root.rules.removing import remove_piece, remove_warriors, set_off, set_off_one
from weald.games.root.rules.scoring import score
from weald.games.root.state.board import NONE, Board
from weald.games.root.state.lenses import Game, View
from weald.games.root.tables import (
    ALLIANCE,
    BUILDINGS,
    CLOCKWORK,
    CULT,
    DESPOT,
    DUCHY,
    EFFECT_OF,
    EFFECTS,
    EYRIE,
    FAILURE,
    HOSPITALS,
    IS_VAGABOND,
    ITEMS,
    KINDS_OF,
    LOST_BASE,
    MARQUISE,
    OUTRAGE,
    OWNER,
    PIECE_NAMES,
    RIVERFOLK,
    TRADE_ENDS,
    trait,
)

FORTIFIED: Final = trait(MARQUISE, "fortified")
HOSPITALS_TRAIT: Final = trait(MARQUISE, "hospitals")
ENOUGH_FALLEN: Final[int] = CLOCKWORK["marquise"]["hospitals_from"]
NURSED: Final[int] = CLOCKWORK["marquise"]["hospitals"]
TOKENS_FIRST: Final[list[list[int]]] = [  # the order in which a bot loses its pieces [K1.2.1]
    [kind for kind in kinds if kind >= BUILDINGS] + [kind for kind in kinds if kind < BUILDINGS] for kinds in KINDS_OF
]


class Fight(Frame):
    """What a battle and its casualties both keep in mind: the Vagabond's part in it, and the Despot's point."""

    def __init__(self, ally: int, director: int, allies_lost: int, items_lost: int, rewarded: bool, at: int) -> None:
        self.at = at
        self.ally = ally  # whose warriors the Vagabond treats as his own [9.2.9.2.3], or NONE
        self.director = director  # the Vagabond if he removes for both sides [C.4.2], or NONE
        self.allies_lost = allies_lost
        self.items_lost = items_lost
        self.rewarded = rewarded  # the Despot has had the point of this battle [7.8.4]


class Casualties(Fight):
    """Hits that attacker and defender take together in one clearing."""

    def __init__(
        self,
        clearing: int,
        attacker: int,
        defender: int,
        attacker_hits: int,
        defender_hits: int,
        ally: int = NONE,
        director: int = NONE,
        allies_lost: int = 0,
        items_lost: int = 0,
        rewarded: bool = False,
        toll: list[int] | None = None,
        taken: int = 0,
        at: int = 0,
    ) -> None:
        super().__init__(ally, director, allies_lost, items_lost, rewarded, at)
        self.clearing = clearing
        self.attacker = attacker
        self.defender = defender
        self.attacker_hits = attacker_hits  # still to be taken by the attacker
        self.defender_hits = defender_hits  # still to be taken by the defender
        self.toll = toll or [0] * EFFECTS  # by effect, how many pieces that have it were removed
        self.taken = taken  # enemy buildings and tokens the Eyrie removed

    def steps(self) -> Steps:
        return CASUALTIES

    def clone(self) -> Frame:
        return Casualties(
            self.clearing,
            self.attacker,
            self.defender,
            self.attacker_hits,
            self.defender_hits,
            self.ally,
            self.director,
            self.allies_lost,
            self.items_lost,
            self.rewarded,
            self.toll[:],
            self.taken,
            self.at,
        )


class WarriorsFall(Step[Casualties]):
    """[4.3.3] Warriors take hits before anything else, both sides at once."""

    law: ClassVar[str] = "4.3.3"

    def run(self, g: Game, f: Casualties) -> None:
        b = g.board
        helpers = hits_on_mercenaries(b, f.clearing, f.defender, f.attacker, f.defender_hits)
        lost = min(f.defender_hits - helpers, b.warriors_at(f.defender, f.clearing))
        f.defender_hits -= lost + helpers
        remove_warriors(g, f.defender, f.clearing, lost)
        hired = hits_on_mercenaries(b, f.clearing, f.attacker, f.defender, f.attacker_hits)
        fallen = min(f.attacker_hits - hired, b.warriors_at(f.attacker, f.clearing))
        f.attacker_hits -= fallen + hired
        remove_warriors(g, f.attacker, f.clearing, fallen)
        if f.defender == CULT and not b.is_bot(CULT):
            take_revenge(g, lost)
        remove_warriors(g, RIVERFOLK, f.clearing, hired + helpers)
        if f.defender == MARQUISE:
            f.toll[HOSPITALS] = lost
        elif f.attacker == MARQUISE:
            f.toll[HOSPITALS] = fallen
        if IS_VAGABOND[f.attacker] and b.is_bot(f.attacker) and f.director == NONE:
            score(g, f.attacker, lost, "K7.5.4")
        if IS_VAGABOND[remover_of(f, f.defender)]:
            wrong(g, remover_of(f, f.defender), f.defender, lost + helpers, True)
        if IS_VAGABOND[remover_of(f, f.attacker)]:
            wrong(g, remover_of(f, f.attacker), f.attacker, fallen + hired, True)


def hits_on_mercenaries(b: Board, clearing: int, seat: int, opponent: int, hits: int) -> int:
    """[11.2.7.3.1] Hits are split evenly, the odd one for an own warrior; what one side cannot take, the other does.

    Mercenaries fight for an attacker, whose turn it is; [K14.6.2] for a defender only if the Robots are involved.
    """
    share = max(hits // 2, hits - b.warriors_at(seat, clearing))
    return min(share, b.mercenaries_at(seat, opponent, clearing))


def take_revenge(g: Game, lost: int) -> None:
    """[10.2.3] Cult warriors that fell in defense become acolytes."""
    if lost:
        g.board.call_back(CULT, lost)
        cult_board(g.board).acolytes += lost
        if g.telling:
            g.tell("acolytes", "10.2.3", CULT, count=cult_board(g.board).acolytes)


def remover_of(f: Casualties, loser: int) -> int:
    """Who removes what a side loses: the other side, or whoever set them against each other [C.4.2]."""
    if f.director != NONE:
        return f.director
    return f.attacker if loser == f.defender else f.defender


def lose(g: Game, f: Casualties, loser: int, kind: int) -> None:
    """One building or token goes; the other side scores it [3.2.1]."""
    remover = remover_of(f, loser)
    effect = EFFECT_OF[remove_piece(g, kind, f.clearing, remover)]
    if IS_VAGABOND[remover]:
        infamy(g, remover, loser, 1)
    if effect != NONE:
        f.toll[effect] += 1
    if remover == EYRIE:
        f.taken += 1
    if loser == f.defender:
        f.defender_hits -= hits_taken_by(g.board, kind)
    else:
        f.attacker_hits -= hits_taken_by(g.board, kind)


def hits_taken_by(b: Board, kind: int) -> int:
    """How many hits remove a building or token: two for a building of the fortified Marquise bot [K14.1.2]."""
    return 2 if kind < BUILDINGS and OWNER[kind] == MARQUISE and b.robots.traits[MARQUISE] & FORTIFIED else 1


def hits_on(f: Casualties, loser: int) -> int:
    return f.defender_hits if loser == f.defender else f.attacker_hits


def fall(g: Game, f: Casualties, loser: int) -> None:
    """As many buildings and tokens go as there are hits; nobody has anything to choose."""
    kinds = TOKENS_FIRST[loser] if g.board.is_bot(loser) else KINDS_OF[loser]
    for kind in kinds:
        while g.board.at(kind, f.clearing) and hits_on(f, loser) >= hits_taken_by(g.board, kind):
            lose(g, f, loser, kind)


def chooser(f: Casualties, loser: int) -> int:
    """Who says what a side loses: its player, or whoever set them against each other [C.4.2]."""
    return f.director if f.director != NONE else loser


def at_stake(b: Board, seat: int, clearing: int) -> list[int]:
    """[K1.2.1] The kinds a bot may lose next: its tokens, and its buildings only when those are gone.

    [K7.7.4] A person whose pieces the Vagabot removes may lose any.
    """
    tokens = [kind for kind in KINDS_OF[seat] if kind >= BUILDINGS and b.at(kind, clearing)]
    if tokens and b.is_bot(seat):
        return tokens
    return [kind for kind in KINDS_OF[seat] if b.at(kind, clearing)]


def pick_loss(g: Game, teller: int, loser: int, clearing: int) -> PickThing:
    """[K1.2.1, K7.7.4] What a side may lose next as far as it is told: for a bot tokens come before buildings."""
    b = g.board
    law = "K1.2.1" if b.is_bot(loser) else "K7.7.4"
    pick = PickThing(g, teller, law, "lose-piece", [kind for kind in KINDS_OF[loser] if b.at(kind, clearing)], "piece")
    if b.is_bot(loser):
        pick.most("token", "K1.2.1", [1 if kind >= BUILDINGS else 0 for kind in range(len(PIECE_NAMES))])
    return pick


class TokensFall(Step[Casualties]):
    """[K1.2.1] The tokens of a bot go before chance chooses among its buildings, or all its hits go among them."""

    law: ClassVar[str] = "K1.2.1"

    def run(self, g: Game, f: Casualties) -> None:
        for loser in (f.defender, f.attacker):
            if g.board.is_bot(loser) and g.board.is_bot(chooser(f, loser)):
                self.lose_tokens(g, f, loser)

    def lose_tokens(self, g: Game, f: Casualties, loser: int) -> None:
        b = g.board
        tokens = [kind for kind in KINDS_OF[loser] if kind >= BUILDINGS and b.at(kind, f.clearing)]
        if len(tokens) > 1 and sum(b.at(kind, f.clearing) for kind in tokens) > hits_on(f, loser):
            return
        for kind in tokens:
            while b.at(kind, f.clearing) and hits_on(f, loser):
                if g.telling and b.others_at(loser, f.clearing) > b.at(kind, f.clearing):
                    pick_loss(g, chooser(f, loser), loser, f.clearing).first()
                lose(g, f, loser, kind)


class LoseAtRandom(ChanceDecision[Casualties]):
    """[K1.2.1] A bot loses tokens before buildings; of several kinds, any. [K7.7.4] So do those the Vagabot sets on."""

    law: ClassVar[str] = "K1.2.1"
    ask: ClassVar[str] = "chance-lose"

    def gambles(self, b: Board, f: Casualties, seat: int) -> bool:
        """Whether the next piece of a bot's is one of several kinds, and not all of those go anyway."""
        if not b.is_bot(chooser(f, seat)) or not hits_on(f, seat):
            return False
        kinds = at_stake(b, seat, f.clearing)
        if len(kinds) < 2 or hits_on(f, seat) < hits_taken_by(b, kinds[0]):
            return False
        needed = 0
        for kind in kinds:
            needed += b.at(kind, f.clearing) * hits_taken_by(b, kind)
        return hits_on(f, seat) < needed

    def needed(self, b: Board, f: Casualties) -> bool:
        return self.gambles(b, f, f.defender) or self.gambles(b, f, f.attacker)

    def loser(self, b: Board, f: Casualties) -> int:
        return f.defender if self.gambles(b, f, f.defender) else f.attacker

    def outcomes(self, g: Game, f: Casualties) -> list[tuple[int, int]]:
        b = g.board
        return [(LOSE | kind, b.at(kind, f.clearing)) for kind in at_stake(b, self.loser(b, f), f.clearing)]

    def answer(self, g: Game, f: Casualties, choice: int) -> None:
        loser = self.loser(g.board, f)
        if g.telling:
            pick_loss(g, chooser(f, loser), loser, f.clearing).by_chance(noun(choice))
        lose(g, f, loser, noun(choice))
        f.at -= 1


class LosePieces(Decision[Casualties]):
    """[4.3.3] The owner chooses which building or token a hit removes; asked only where there is a choice.

    The attacker, whose turn it is, is asked last: what the defender loses is scored before [3.1].
    """

    law: ClassVar[str] = "4.3.3"
    ask: ClassVar[str] = "lose-piece"

    def chooses(self, b: Board, f: Casualties, seat: int, hits: int) -> bool:
        """Whether there are more pieces than hits, of more than one kind."""
        if b.is_bot(chooser(f, seat)) or not 0 < hits < b.others_at(seat, f.clearing):
            return False
        different = 0
        for kind in KINDS_OF[seat]:
            different += 1 if b.at(kind, f.clearing) else 0
        return different > 1

    def needed(self, b: Board, f: Casualties) -> bool:
        return self.chooses(b, f, f.defender, f.defender_hits) or self.chooses(b, f, f.attacker, f.attacker_hits)

    def loser(self, b: Board, f: Casualties) -> int:
        return f.defender if self.chooses(b, f, f.defender, f.defender_hits) else f.attacker

    def actor(self, b: Board, f: Casualties) -> int:
        return chooser(f, self.loser(b, f))

    def offer(self, v: View, f: Casualties, o: Offers) -> None:
        for kind in KINDS_OF[self.loser(v.board, f)]:
            if v.board.at(kind, f.clearing):
                o.allow(LOSE | kind)
            else:
                o.refuse(LOSE | kind, "4.3.3", "no-piece-there")

    def answer(self, g: Game, f: Casualties, choice: int) -> None:
        loser = self.loser(g.board, f)
        if loser == f.attacker:
            fall(g, f, f.defender)
        lose(g, f, loser, noun(choice))
        f.at -= 1


class PiecesFall(Step[Casualties]):
    """[4.3.3] Where there is nothing to choose, pieces go by themselves. The attacker's points come first [3.1]."""

    law: ClassVar[str] = "4.3.3"

    def run(self, g: Game, f: Casualties) -> None:
        fall(g, f, f.defender)
        fall(g, f, f.attacker)


class TakeHits(Decision[Casualties]):
    """[9.2.7] A Vagabond damages an item for each hit, or loses an ally's warrior [9.2.9.2.4].

    Of two Vagabonds who fight each other, the defender is asked first.
    """

    law: ClassVar[str] = "9.2.7"
    ask: ClassVar[str] = "take-hit"

    def hits_on(self, f: Casualties, seat: int) -> int:
        return f.defender_hits if seat == f.defender else f.attacker_hits

    def has_allies(self, b: Board, f: Casualties, seat: int) -> bool:
        return seat == f.attacker and f.ally != NONE and b.warriors_at(f.ally, f.clearing) > 0

    def chooses(self, b: Board, f: Casualties, seat: int) -> bool:
        if not IS_VAGABOND[seat] or b.is_bot(seat):
            return False
        hits = self.hits_on(f, seat)
        wanderer = vagabond_board(b, seat)
        if not hits or not wanderer.undamaged():
            return False  # with nothing to damage, hits are ignored
        return self.has_allies(b, f, seat) or has_choice(wanderer, UNDAMAGED, hits)

    def needed(self, b: Board, f: Casualties) -> bool:
        return self.chooses(b, f, f.defender) or self.chooses(b, f, f.attacker)

    def actor(self, b: Board, f: Casualties) -> int:
        return f.defender if self.chooses(b, f, f.defender) else f.attacker

    def offer(self, v: View, f: Casualties, o: Offers) -> None:
        seat = self.actor(v.board, f)
        offer_damage(v, seat, o)
        if self.has_allies(v.board, f, seat):
            o.allow(SACRIFICE | f.ally)
        elif seat == f.attacker and f.ally != NONE:
            o.refuse(SACRIFICE | f.ally, "9.2.9.2.4", "no-warriors-there")

    def answer(self, g: Game, f: Casualties, choice: int) -> None:
        seat = self.actor(g.board, f)
        if verb(choice) == SACRIFICE:
            remove_warriors(g, f.ally, f.clearing, 1, f.allies_lost > 0)
            f.allies_lost += 1
            f.toll[HOSPITALS] += 1 if f.ally == MARQUISE else 0
        else:
            damage(g, seat, noun(choice) // ITEMS, noun(choice) % ITEMS)
            f.items_lost += 1 if seat == f.attacker else 0
        if seat == f.defender:
            f.defender_hits -= 1
        else:
            f.attacker_hits -= 1
        f.at -= 1


class ItemsBreak(Step[Casualties]):
    """[9.2.7] Where there is nothing to choose, items are damaged by themselves. The battle keeps count [9.2.9.2.4]."""

    law: ClassVar[str] = "9.2.7"

    def run(self, g: Game, f: Casualties) -> None:
        if IS_VAGABOND[f.defender]:
            damage_rest(g, f.defender, f.defender_hits)
        if not IS_VAGABOND[f.attacker]:
            return
        f.items_lost += damage_rest(g, f.attacker, f.attacker_hits)
        if f.ally != NONE:
            battle = g.board.stack[-2]
            assert isinstance(battle, Fight)
            battle.allies_lost += f.allies_lost
            battle.items_lost += f.items_lost


class Despot(Step[Casualties]):
    """[7.8.4] Under the Despot, a battle in which the Eyrie removed a building or token is worth one point more."""

    law: ClassVar[str] = "7.8.4"

    def run(self, g: Game, f: Casualties) -> None:
        fight = g.board.stack[-2]
        if f.taken and eyrie_board(g.board).leader == DESPOT and isinstance(fight, Fight) and not fight.rewarded:
            fight.rewarded = True
            score(g, EYRIE, 1, "7.8.4")


class BotHospitals(Step[Casualties]):
    """[K14.1.3] The Marquise bot who defended and lost two warriors or more gets two at the keep."""

    law: ClassVar[str] = "K14.1.3"

    def run(self, g: Game, f: Casualties) -> None:
        b = g.board
        if f.defender != MARQUISE or not b.robots.traits[MARQUISE] & HOSPITALS_TRAIT:
            return
        keep = keep_of(b)
        fallen = f.toll[HOSPITALS]
        tell_check(g, MARQUISE, "K14.1.3", "nurse", "fallen-warriors", fallen, "at-least", ENOUGH_FALLEN)
        if fallen >= ENOUGH_FALLEN and keep == NONE:
            tell_passed(g, MARQUISE, "K14.1.3", "no-keep")
        elif fallen >= ENOUGH_FALLEN:
            place_warriors(g, MARQUISE, keep, NURSED, "K14.1.3")


class EffectsSpeak(Step[Casualties]):
    """All removed pieces have left the map: now hospitals, lost bases, outrage, failure and raids."""

    law: ClassVar[str] = "4.3.3"

    def run(self, g: Game, f: Casualties) -> None:
        culprit = remover_of(f, ALLIANCE) if f.toll[OUTRAGE] or f.toll[LOST_BASE] else NONE
        for effect, loser in ((FAILURE, DUCHY), (TRADE_ENDS, RIVERFOLK)):
            if not f.toll[effect] or (effect == TRADE_ENDS and not g.board.is_bot(RIVERFOLK)):
                continue
            blamed = remover_of(f, loser)
            if culprit in (NONE, blamed):
                culprit = blamed
            else:  # each side has something to answer for
                f.toll[effect] = 0
                set_off_one(g, f.clearing, blamed, effect)
        set_off(g, f.clearing, culprit if culprit != NONE else remover_of(f, ALLIANCE), f.toll)


CASUALTIES: Final[Steps] = (
    WarriorsFall(),
    TokensFall(),
    LoseAtRandom(),
    LosePieces(),
    PiecesFall(),
    TakeHits(),
    ItemsBreak(),
    Despot(),
    BotHospitals(),
    EffectsSpeak(),
)
