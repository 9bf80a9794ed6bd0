"""How a Vagabond takes the hits of a battle [9.2.7]: on his items, or on an ally's warriors [9.2.9.2.4]."""

from __future__ import annotations

from typing import ClassVar, Final

from weald.engine.lenses import Frame
from weald.engine.notation import noun, verb
from weald.engine.offers import Offers
from weald.engine.procedure import Steps
from weald.games.root.factions.vagabond.board import vagabond_board
from weald.games.root.factions.vagabond.items import UNDAMAGED, damage, damage_rest, has_choice, offer_damage
from weald.games.root.factions.vagabond.verbs import SACRIFICE
from weald.games.root.procedure import Decision, Step
from weald.games.root.rules.casualties import Casualties, Fight, hit_facts, hits_on
from weald.games.root.rules.removing import count_warriors, remove_warriors
from weald.games.root.state.board import NONE, Board
from weald.games.root.state.lenses import Game, View
from weald.games.root.tables import IS_VAGABOND, ITEMS


class HitsOnItems(Frame):
    """[9.2.7] The hits left over from the casualties below it on the stack, for both sides."""

    def steps(self) -> Steps:
        return TAKING_HITS


def casualties(b: Board) -> Casualties:
    """The casualties these hits come from."""
    below = b.stack[-2]
    assert isinstance(below, Casualties)
    return below


def has_allies(b: Board, f: Casualties, seat: int) -> bool:
    """[9.2.9.2.4] Whether an ally's warriors can take hits for him."""
    return seat == f.attacker and f.ally != NONE and b.warriors_at(f.ally, f.clearing) > 0


def chooses(b: Board, f: Casualties, seat: int) -> bool:
    """Whether a side must choose how to take its next hit."""
    if not IS_VAGABOND[seat] or b.is_bot(seat):
        return False
    hits = hits_on(f, seat)
    wanderer = vagabond_board(b, seat)
    if not hits or not wanderer.undamaged():
        return False  # with nothing to damage, hits are ignored
    return has_allies(b, f, seat) or has_choice(wanderer, UNDAMAGED, hits)


def next_hit(b: Board, f: Casualties) -> int:
    """The side that chooses next; if two Vagabonds fight each other, the defender first."""
    return f.defender if chooses(b, f, f.defender) else f.attacker


class TakeHits(Decision[HitsOnItems]):
    """[9.2.7] A Vagabond damages an item for each hit, or loses an ally's warrior [9.2.9.2.4]."""

    law: ClassVar[str] = "9.2.7"
    ask: ClassVar[str] = "take-hit"

    def needed(self, b: Board, f: HitsOnItems) -> bool:
        hits = casualties(b)
        return chooses(b, hits, hits.defender) or chooses(b, hits, hits.attacker)

    def actor(self, b: Board, f: HitsOnItems) -> int:
        return next_hit(b, casualties(b))

    def offer(self, v: View, f: HitsOnItems, o: Offers) -> None:
        hits = casualties(v.board)
        seat = next_hit(v.board, hits)
        offer_damage(v, seat, o)
        if has_allies(v.board, hits, seat):
            o.allow(SACRIFICE | hits.ally)
        elif seat == hits.attacker and hits.ally != NONE:
            o.refuse(SACRIFICE | hits.ally, "9.2.9.2.4", "no-warriors-there")

    def answer(self, g: Game, f: HitsOnItems, choice: int) -> None:
        hits = casualties(g.board)
        seat = next_hit(g.board, hits)
        if verb(choice) == SACRIFICE:
            remove_warriors(g, hits.ally, hits.clearing, 1, hits.allies_lost > 0)
            hits.allies_lost += 1
            count_warriors(hits.toll, hits.ally, 1)
        else:
            damage(g, seat, noun(choice) // ITEMS, noun(choice) % ITEMS)
            hits.items_lost += 1 if seat == hits.attacker else 0
        if seat == hits.defender:
            hits.defender_hits -= 1
        else:
            hits.attacker_hits -= 1
        f.at -= 1

    def facts(self, b: Board, f: HitsOnItems) -> dict[str, object]:
        return hit_facts(b, casualties(b), next_hit(b, casualties(b)))


class ItemsBreak(Step[HitsOnItems]):
    """[9.2.7] Without a choice, items are damaged at once. The battle counts them [9.2.9.2.4]."""

    law: ClassVar[str] = "9.2.7"

    def run(self, g: Game, f: HitsOnItems) -> None:
        b = g.board
        hits = casualties(b)
        if IS_VAGABOND[hits.defender]:
            damage_rest(g, hits.defender, hits.defender_hits)
        if not IS_VAGABOND[hits.attacker]:
            return
        hits.items_lost += damage_rest(g, hits.attacker, hits.attacker_hits)
        if hits.ally != NONE:
            battle = b.stack[-3]
            assert isinstance(battle, Fight)
            battle.allies_lost += hits.allies_lost
            battle.items_lost += hits.items_lost


TAKING_HITS: Final[Steps] = (TakeHits(), ItemsBreak())
