"""Taking hits [4.3.3]: warriors first, then buildings and tokens of the owner's choice; then effects follow.

A player who has set two others against each other removes for both sides [C.4.2].
"""

from __future__ import annotations

from dataclasses import field
from typing import ClassVar, Final

from weald.engine.lenses import Frame
from weald.engine.notation import noun
from weald.engine.offers import Offers
from weald.engine.procedure import Steps
from weald.games.root.actions import LOSE
from weald.games.root.factions.faction import faction
from weald.games.root.procedure import ChanceDecision, Decision, Step
from weald.games.root.rules.choosing import PickThing
from weald.games.root.rules.removing import (
    count_piece,
    count_warriors,
    remove_piece,
    remove_warriors,
    set_off,
    set_off_one,
)
from weald.games.root.state.board import NONE, Board
from weald.games.root.state.facts import clearing_facts
from weald.games.root.state.lenses import Game, View
from weald.games.root.tables import BLAMING, BUILDINGS, EFFECT_OWNER, KINDS_OF, OWNER, PIECE_NAMES

BATTLE: Final = "battle"  # what brings these losses
TOKENS_FIRST: Final[list[list[int]]] = [  # the order in which a bot loses its pieces [K1.2.1]
    [kind for kind in kinds if kind >= BUILDINGS] + [kind for kind in kinds if kind < BUILDINGS] for kinds in KINDS_OF
]


class Fight(Frame):
    """What a battle shares with its casualties: who else takes part, and what it has cost them."""

    # the seat whose warriors the attacker treats as their own [9.2.9.2.3], or NONE
    ally: int = field(default=NONE, kw_only=True)
    director: int = field(default=NONE, kw_only=True)  # the seat that removes for both sides [C.4.2], or NONE
    allies_lost: int = field(default=0, kw_only=True)
    items_lost: int = field(default=0, kw_only=True)
    fallen: int = field(default=0, kw_only=True)  # warriors a defender has lost, if that matters to them [K14.1.3]
    rewarded: bool = field(default=False, kw_only=True)  # a side has scored the extra point of this battle [7.8.4]


class Casualties(Fight):
    """The hits that attacker and defender take at the same time in one clearing."""

    clearing: int
    attacker: int
    defender: int
    attacker_hits: int  # still to be taken by the attacker
    defender_hits: int  # still to be taken by the defender
    toll: list[int]  # by effect, how many pieces with it were removed

    def steps(self) -> Steps:
        return CASUALTIES


class WarriorsFall(Step[Casualties]):
    """[4.3.3] Warriors take hits before anything else, both sides at once."""

    law: ClassVar[str] = "4.3.3"

    def run(self, g: Game, f: Casualties) -> None:
        b = g.board
        helpers = hits_on_mercenaries(b, f.clearing, f.defender, f.attacker, f.defender_hits)
        lost = min(f.defender_hits - helpers, b.warriors_at(f.defender, f.clearing))
        f.defender_hits -= lost + helpers
        remove_warriors(g, f.defender, f.clearing, lost, cause=BATTLE)
        hired = hits_on_mercenaries(b, f.clearing, f.attacker, f.defender, f.attacker_hits)
        fallen = min(f.attacker_hits - hired, b.warriors_at(f.attacker, f.clearing))
        f.attacker_hits -= fallen + hired
        remove_warriors(g, f.attacker, f.clearing, fallen, cause=BATTLE)
        faction(b, f.defender).fell_in_defence(g, lost)
        remove_warriors(g, b.lender, f.clearing, hired + helpers, cause=BATTLE)
        count_warriors(f.toll, f.defender, lost)
        count_warriors(f.toll, f.attacker, fallen)
        faction(b, remover_of(f, f.defender)).felled(g, f, f.defender, lost + helpers)
        faction(b, remover_of(f, f.attacker)).felled(g, f, f.attacker, fallen + hired)


def hits_on_mercenaries(b: Board, clearing: int, seat: int, opponent: int, hits: int) -> int:
    """[11.2.7.3.1] Hits are split evenly, the odd one on an own warrior; those one group cannot take go to the other.

    Mercenaries fight for the attacker, whose turn it is; for a defender only with the trait involved [K14.6.2].
    """
    share = max(hits // 2, hits - b.warriors_at(seat, clearing))
    return min(share, b.mercenaries_at(seat, opponent, clearing))


def remover_of(f: Casualties, loser: int) -> int:
    """Who removes the pieces a side loses: the other side, or the player who set them against each other [C.4.2]."""
    if f.director != NONE:
        return f.director
    return f.attacker if loser == f.defender else f.defender


def lose(g: Game, f: Casualties, loser: int, kind: int) -> None:
    """Remove one building or token; the other side scores it [3.2.1]."""
    b = g.board
    remover = remover_of(f, loser)
    count_piece(f.toll, remove_piece(g, kind, f.clearing, remover, BATTLE))
    faction(b, remover).took_piece(g, f, loser)
    if loser == f.defender:
        f.defender_hits -= hits_taken_by(b, kind)
    else:
        f.attacker_hits -= hits_taken_by(b, kind)


def hits_taken_by(b: Board, kind: int) -> int:
    """How many hits it takes to remove a building or token."""
    return faction(b, OWNER[kind]).hits_to_remove(b, kind)


def hits_on(f: Casualties, loser: int) -> int:
    return f.defender_hits if loser == f.defender else f.attacker_hits


def within_hits(b: Board, f: Casualties, loser: int) -> list[int]:
    """The kinds of buildings and tokens that the hits on a side are enough to remove."""
    hits = hits_on(f, loser)
    return [kind for kind in KINDS_OF[loser] if b.at(kind, f.clearing) and hits_taken_by(b, kind) <= hits]


def hit_facts(b: Board, f: Casualties, loser: int) -> dict[str, object]:
    """Where a side has to take how many hits."""
    told = clearing_facts(b, f.clearing)
    told["hits"] = hits_on(f, loser)
    return told


def fall(g: Game, f: Casualties, loser: int) -> None:
    """Remove as many buildings and tokens as there are hits, where nobody has a choice."""
    kinds = TOKENS_FIRST[loser] if g.board.is_bot(loser) else KINDS_OF[loser]
    for kind in kinds:
        while g.board.at(kind, f.clearing) and hits_on(f, loser) >= hits_taken_by(g.board, kind):
            lose(g, f, loser, kind)


def chooser(f: Casualties, loser: int) -> int:
    """Who chooses what a side loses: its player, or the player who set them against each other [C.4.2]."""
    return f.director if f.director != NONE else loser


def at_stake(b: Board, seat: int, clearing: int) -> list[int]:
    """[K1.2.1] The kinds a bot may lose next: its tokens, and once they are gone its buildings.

    [K7.7.4] A person whose pieces a bot removes may lose any kind.
    """
    tokens = [kind for kind in KINDS_OF[seat] if kind >= BUILDINGS and b.at(kind, clearing)]
    if tokens and b.is_bot(seat):
        return tokens
    return [kind for kind in KINDS_OF[seat] if b.at(kind, clearing)]


def pick_loss(g: Game, teller: int, loser: int, clearing: int) -> PickThing:
    """[K1.2.1, K7.7.4] Start to tell the choice of a side's next loss: a bot's tokens before its buildings."""
    b = g.board
    law = "K1.2.1" if b.is_bot(loser) else "K7.7.4"
    pick = PickThing(g, teller, law, "lose-piece", [kind for kind in KINDS_OF[loser] if b.at(kind, clearing)], "piece")
    if b.is_bot(loser):
        pick.most("token", "K1.2.1", [1 if kind >= BUILDINGS else 0 for kind in range(len(PIECE_NAMES))])
    return pick


class TokensFall(Step[Casualties]):
    """[K1.2.1] A bot's tokens go first, unless chance has to choose among several kinds of them."""

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
    """[K1.2.1] A bot loses tokens before buildings; chance picks the kind. [K7.7.4] So do those whom a bot sets on."""

    law: ClassVar[str] = "K1.2.1"
    ask: ClassVar[str] = "chance-lose"

    def gambles(self, b: Board, f: Casualties, seat: int) -> bool:
        """Whether chance picks a bot's next piece: several kinds are possible, and not all of them go anyway."""
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
    """[4.3.3] The owner chooses which building or token a hit removes; asked only if there is a choice.

    The attacker, whose turn it is, chooses last: first the losses of the defender are scored [3.1].
    """

    law: ClassVar[str] = "4.3.3"
    ask: ClassVar[str] = "lose-piece"

    def chooses(self, b: Board, f: Casualties, seat: int) -> bool:
        """Whether the hits can remove one kind or another, but not all pieces."""
        if b.is_bot(chooser(f, seat)) or hits_on(f, seat) <= 0:
            return False
        needed = 0
        for kind in KINDS_OF[seat]:
            if b.at(kind, f.clearing):
                needed += b.at(kind, f.clearing) * hits_taken_by(b, kind)
        return hits_on(f, seat) < needed and len(within_hits(b, f, seat)) > 1

    def needed(self, b: Board, f: Casualties) -> bool:
        return self.chooses(b, f, f.defender) or self.chooses(b, f, f.attacker)

    def loser(self, b: Board, f: Casualties) -> int:
        return f.defender if self.chooses(b, f, f.defender) else f.attacker

    def actor(self, b: Board, f: Casualties) -> int:
        return chooser(f, self.loser(b, f))

    def offer(self, v: View, f: Casualties, o: Offers) -> None:
        loser = self.loser(v.board, f)
        possible = within_hits(v.board, f, loser)
        for kind in KINDS_OF[loser]:
            if kind in possible:
                o.allow(LOSE | kind)
            else:
                o.refuse(LOSE | kind, "4.3.3", "no-piece-there")

    def answer(self, g: Game, f: Casualties, choice: int) -> None:
        loser = self.loser(g.board, f)
        if loser == f.attacker:
            fall(g, f, f.defender)
        lose(g, f, loser, noun(choice))
        f.at -= 1

    def facts(self, b: Board, f: Casualties) -> dict[str, object]:
        return hit_facts(b, f, self.loser(b, f))


class PiecesFall(Step[Casualties]):
    """[4.3.3] Without a choice, pieces go at once. The attacker scores first [3.1]."""

    law: ClassVar[str] = "4.3.3"

    def run(self, g: Game, f: Casualties) -> None:
        fall(g, f, f.defender)
        fall(g, f, f.attacker)


class HitsRemain(Step[Casualties]):
    """[9.2.7] Hits that no piece could take damage a Vagabond's items."""

    law: ClassVar[str] = "9.2.7"

    def run(self, g: Game, f: Casualties) -> None:
        b = g.board
        if not faction(b, f.defender).take_hits(g, f):
            faction(b, f.attacker).take_hits(g, f)


class AllHitsTaken(Step[Casualties]):
    """[4.3.3] All hits are taken: each side's faction may react."""

    law: ClassVar[str] = "4.3.3"

    def run(self, g: Game, f: Casualties) -> None:
        b = g.board
        faction(b, f.attacker).hits_taken(g, f)
        if not b.over:
            faction(b, f.defender).hits_taken(g, f)


class EffectsSpeak(Step[Casualties]):
    """All removed pieces have left the map. Now their effects follow, each aimed at whoever removed the pieces."""

    law: ClassVar[str] = "4.3.3"

    def run(self, g: Game, f: Casualties) -> None:
        culprit = NONE
        for effect in BLAMING:
            loser = EFFECT_OWNER[effect]
            if not f.toll[effect] or not faction(g.board, loser).blames_remover:
                continue
            blamed = remover_of(f, loser)
            if culprit in (NONE, blamed):
                culprit = blamed
            else:  # both sides removed something
                f.toll[effect] = 0
                set_off_one(g, f.clearing, blamed, effect)
        set_off(g, [f.clearing], culprit, f.toll)


CASUALTIES: Final[Steps] = (
    WarriorsFall(),
    TokensFall(),
    LoseAtRandom(),
    LosePieces(),
    PiecesFall(),
    HitsRemain(),
    AllHitsTaken(),
    EffectsSpeak(),
)
