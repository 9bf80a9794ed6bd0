"""A player's actions [2.7, 4.2]: points spent in any order, items used in between, defenders who team up."""

from __future__ import annotations

from typing import ClassVar, Final

from weald.engine.lenses import Frame
from weald.engine.notation import noun, verb
from weald.engine.offers import Offers
from weald.engine.procedure import Steps
from weald.games.defenders.actions import (
    BLAST,
    BREACH,
    CAMP,
    CLEAR,
    DESTROY,
    DRINK,
    EAT,
    END,
    GATHER,
    HEAL,
    LAUNCH,
    MOVE,
    POUR,
    REGROUP,
    REWILD,
    TEAM,
    TRAVEL,
)
from weald.games.defenders.board import NONE, THREAT_NAMES, Board
from weald.games.defenders.geometry import HEX_NAMES
from weald.games.defenders.harm import harm_facts
from weald.games.defenders.lenses import Game, View
from weald.games.defenders.offering import offer_actions, offer_items, offer_team, refuse_actions
from weald.games.defenders.procedure import Decision
from weald.games.defenders.rules import deeds
from weald.games.defenders.rules.bread import position_with_bread_eaten
from weald.games.defenders.rules.cards import take_from_hand
from weald.games.defenders.rules.damage import Roll
from weald.games.defenders.tables import (
    BREAD,
    CARD_NAMES,
    FACTION_NAMES,
    HABITAT,
    HABITAT_NAMES,
    HACK_ATTACK,
    ITEM_NAMES,
    MAPS,
    POINTS,
    POTIONS,
    ROCKETS,
    SANCTUARY,
)


class Acting(Frame):
    """The actions of one turn; `points` are left. `meals` are the positions that bread has led to [8.5]."""

    faction: int
    points: int
    meals: list[list[int]]

    def steps(self) -> Steps:
        return ACTING


class Act(Decision[Acting]):
    """[2.7] Any action, item or helper, as long as there is one; or the end of the actions."""

    law: ClassVar[str] = "2.7"
    ask: ClassVar[str] = "act"

    def needed(self, b: Board, f: Acting) -> bool:
        if b.at[f.faction] == NONE:
            return False  # the faction has left the game [5.4]
        return f.points > 0 or b.items[f.faction] > 0 or b.hands[b.seat_of(f.faction)] > 0

    def actor(self, b: Board, f: Acting) -> int:
        return b.seat_of(f.faction)

    def offer(self, v: View, f: Acting, o: Offers) -> None:
        b = v.board
        if f.points > 0:
            offer_actions(b, f.faction, o)
        elif o.explain:
            refuse_actions(b, f.faction, o)
        if f.points == 0 or o.explain:
            offer_team(b, f.faction, f.points, v.own.hand, o)
        if b.items[f.faction] or o.explain:
            offer_items(b, f.faction, f.points, f.meals, o)
        o.allow(END)

    def facts(self, b: Board, f: Acting) -> dict[str, object]:
        place = b.at[f.faction]
        return {
            "faction_seat": FACTION_NAMES[f.faction],
            "hex": HEX_NAMES[place],
            "points": f.points,
            "threat": THREAT_NAMES[b.threat(place)],
            "last": "yes" if last_item_ends(b, f) else "no",
        }

    def about(self, v: View, f: Acting, action: int) -> dict[str, object]:
        """What it may cost, which item the camp here has, and what ending leaves and brings."""
        facts = super().about(v, f, action)
        b = v.board
        facts.update(harm_facts(b, f.faction, verb(action), noun(action)))
        if action == GATHER and b.camps[b.at[f.faction]] != NONE:
            facts["item"] = ITEM_NAMES[b.camps[b.at[f.faction]]]
        elif action == END:
            facts["hacked"] = "yes" if b.has(f.faction, HACK_ATTACK) else "no"
            facts["unused"] = f.points
        return facts

    def answer(self, g: Game, f: Acting, choice: int) -> None:
        kind = verb(choice)
        if kind == END:
            return
        f.at = 0
        if kind == TEAM:
            team_up(g, f, noun(choice))
        elif kind >= EAT:
            use(g, f, kind, noun(choice))
        else:
            spend(g, f, kind, noun(choice))


ACTING: Final[Steps] = (Act(),)


def last_item_ends(b: Board, f: Acting) -> bool:
    """Whether nothing will be left to do once the last item is used: any but bread, which is worth a point [8.5]."""
    items = b.items[f.faction]
    return f.points == 0 and not b.hands[b.seat_of(f.faction)] and items & items - 1 == 0 and items != 1 << BREAD


def team_up(g: Game, f: Acting, card: int) -> None:
    """[4.5, 4.6] One point more, nothing else; the card lies under the active defender."""
    b = g.board
    take_from_hand(g, b.seat_of(f.faction), card)
    b.helpers[f.faction].append(card)
    b.reveals += 1
    f.points += 1
    if g.telling:
        habitat = HABITAT_NAMES[HABITAT[card]]
        g.tell("teamed", "4.5", f.faction, card=CARD_NAMES[card], card_habitat=habitat, card_points=POINTS[card])


def spend(g: Game, f: Acting, kind: int, what: int) -> None:
    """[4.2] One action for one point. The roll follows it, but counts the danger before the action [6.2]."""
    b = g.board
    faction = f.faction
    place = b.at[faction]
    f.points -= 1
    threat = b.threat(place)
    if threat and not (kind == REGROUP and b.anyone_has(SANCTUARY)):  # [O9]
        b.call(Roll(faction, threat))
    if kind == MOVE:
        deeds.move_to(g, faction, what, "7.1")
    elif kind == CAMP:
        deeds.build_camp(g, faction)
    elif kind == REGROUP:
        deeds.relocate(g, faction, what, "7.10")
    elif kind == CLEAR:
        deeds.clear_hex(g, faction, place, "7.11")
    elif kind == HEAL:
        deeds.heal(g, faction, b.damage[faction], "7.12")
    elif kind == DESTROY:
        deeds.destroy_mech(g, faction, place, "7.14")
    elif kind == BREACH:
        deeds.breach(g, faction, what, "7.15")
    elif kind == REWILD:
        deeds.rewild(g, faction, place)
    else:
        deeds.gain_item(g, faction, b.usable_camp(place), "8.2")


def use(g: Game, f: Acting, kind: int, what: int) -> None:
    """[8.4] Use an item: no point, no roll. It is used up once its effect is done."""
    faction = f.faction
    if kind == EAT:
        f.meals.append(position_with_bread_eaten(g.board, faction, f.points))
        f.points += 1
        deeds.use_item(g, faction, BREAD, "8.5")
    elif kind == DRINK:
        deeds.heal(g, faction, 1, "8.6")
        deeds.use_item(g, faction, POTIONS, "8.6")
    elif kind == POUR:
        deeds.clear_hex(g, faction, g.board.at[faction], "8.6")
        deeds.use_item(g, faction, POTIONS, "8.6")
    elif kind == LAUNCH:
        deeds.destroy_mech(g, faction, what, "8.7")
        deeds.use_item(g, faction, ROCKETS, "8.7")
    elif kind == BLAST:
        deeds.breach(g, faction, what, "8.7")
        deeds.use_item(g, faction, ROCKETS, "8.7")
    elif kind == TRAVEL:
        deeds.move_to(g, faction, what, "8.8")
        deeds.use_item(g, faction, MAPS, "8.8")
    else:
        deeds.relocate(g, faction, what, "8.8")
        deeds.use_item(g, faction, MAPS, "8.8")
