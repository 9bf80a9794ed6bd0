"""The Vagabot's actions in Daylight [K7.5.1-K7.5.6]: where each leads him, its cost, its result."""

from __future__ import annotations

from typing import ClassVar, Final

from weald.engine.lenses import Frame
from weald.engine.notation import noun
from weald.engine.procedure import Steps
from weald.games.root.clockwork.orders import start_battle
from weald.games.root.factions.riverfolk.hiring import may_take_boats, take_boats
from weald.games.root.factions.vagabond.actions import crafted_items, search, take_crafted, unseen_quests
from weald.games.root.factions.vagabond.battle_track import QUESTING
from weald.games.root.factions.vagabond.board import vagabond_board
from weald.games.root.factions.vagabond.clockwork_characters import use_special
from weald.games.root.factions.vagabond.clockwork_items import is_ready, mend, pay, ready
from weald.games.root.factions.vagabond.items import IN_BOX, present
from weald.games.root.factions.vagabond.tables import QUEST_SUIT
from weald.games.root.factions.vagabond.travel import WALKED, Travel
from weald.games.root.factions.vagabond.verbs import RECEIVE, REVEAL
from weald.games.root.procedure import ChanceDecision, Step
from weald.games.root.rules.cards import draw_or_score
from weald.games.root.rules.choosing import (
    Pick,
    PickThing,
    all_points,
    by_priority,
    enemy_pieces,
    foes,
    pieces_at,
    pieces_of,
)
from weald.games.root.rules.moving import within_reach
from weald.games.root.rules.placing import is_prevented
from weald.games.root.rules.reasons import Count, tell_passed
from weald.games.root.rules.scoring import score
from weald.games.root.state.board import NONE, Board
from weald.games.root.state.lenses import Game
from weald.games.root.tables import CLEARINGS, ITEMS, MAPS, QUEST_NAMES, RUIN, SEATS, VAGABOND, trait

ACTION_NAMES: Final = ["explore", "quest", "aid", "battle", "repair", "special"]
EXPLORE: Final = 0
QUEST: Final = 1
AID: Final = 2
BATTLE: Final = 3
REPAIR: Final = 4
LAW_OF: Final = ["K7.5.1", "K7.5.2", "K7.5.3", "K7.5.4", "K7.5.5", "K7.5.6"]
COST_OF: Final = [1, 2, 1, 1, 1, 1]  # the items an action costs, at first
AGAIN: Final = 2  # the items each further battle costs [K7.5.4]
QUEST_POINTS: Final = 1
ADVENTURER: Final = trait(VAGABOND, "adventurer")
BERSERKER: Final = trait(VAGABOND, "berserker")
HELPER: Final = trait(VAGABOND, "helper")


# his ways [K7.5]


def near(b: Board, seat: int, place: int) -> list[int]:
    """[K7.2.2] The clearings one move from a clearing or forest, without rule; never a burnt one [C.6.2].

    [K15.8] The river is a path, if he can buy riverboats.
    """
    if place < CLEARINGS:
        found = within_reach(b, seat, place, may_take_boats(b, seat))
    else:
        found = MAPS[b.map].forests[place - CLEARINGS]
    return [clearing for clearing in found if clearing != b.scorched]


def moves_from(b: Board, seat: int, place: int) -> list[int]:
    """How many moves it takes from a place to each clearing; NONE if there is no way."""
    moves = [NONE] * CLEARINGS
    if place < CLEARINGS:
        moves[place] = 0
    reached = [place]
    count = 0
    while reached:
        count += 1
        further: list[int] = []
        for at in reached:
            for clearing in near(b, seat, at):
                if moves[clearing] == NONE:
                    moves[clearing] = count
                    further.append(clearing)
        reached = further
    return moves


class Walk(Frame):
    """[K7.5] Move step by step towards a clearing, an item for each move, while items last."""

    seat: int
    goal: int

    def steps(self) -> Steps:
        return WALKING


class WalkOn(Step[Walk]):
    """[K7.5] The next clearing on a shortest way; of highest priority if tied [K2.1].

    [K11.8.2] A snare holds him back once: he loses that move and its item, and goes on with the next.
    """

    law: ClassVar[str] = "K7.5"

    def run(self, g: Game, f: Walk) -> None:
        b = g.board
        pawn = b.pawns[f.seat]
        if pawn == f.goal or not is_ready(b, f.seat):
            return
        left = moves_from(b, f.seat, pawn)[f.goal]
        steps = [c for c in near(b, f.seat, pawn) if moves_from(b, f.seat, c)[f.goal] == left - 1]
        to = steps[0] if len(steps) == 1 else Pick(g, f.seat, "K7.5", "way", by_priority(b, steps)).best()
        if pawn < CLEARINGS and to not in within_reach(b, f.seat, pawn):
            take_boats(g, f.seat, "K15.8")  # the item paid for them replaces the one for the move
        else:
            pay(g, f.seat, 1, "K7.5")
        f.at -= 1
        if pawn >= CLEARINGS or not is_prevented(g, f.seat, pawn):
            b.call(Travel(f.seat, WALKED, to))


WALKING: Final[Steps] = (WalkOn(),)


# errands [K7.5]


class Errand(Frame):
    """[K7.5] One action: the way there, then the action. `goal` is its clearing, `other` the player concerned."""

    seat: int
    action: int
    goal: int = NONE
    other: int = NONE

    def steps(self) -> Steps:
        return ERRAND


def skip(g: Game, f: Errand, why: str) -> None:
    """[K7.5] He skips what he cannot do."""
    f.at = len(ERRAND)
    if g.telling:
        g.tell("bot-skips", LAW_OF[f.action], f.seat, errand=ACTION_NAMES[f.action], why=why)


def quest_clearings(b: Board, seat: int) -> list[int]:
    """[K7.5.2] The clearings of his quest's suit."""
    quest = vagabond_board(b, seat).quest
    return [] if quest == NONE else [c for c in range(CLEARINGS) if b.suits[c] == QUEST_SUIT[quest]]


def leads_anywhere(b: Board, seat: int) -> bool:
    """[K14.4.1] Whether one more quest action could do something: move him, or complete the quest."""
    moves = moves_from(b, seat, b.pawns[seat])
    reachable = [moves[clearing] for clearing in quest_clearings(b, seat) if moves[clearing] != NONE]
    if not reachable or not is_ready(b, seat):
        return False
    return min(reachable) > 0 or ready(b, seat) >= COST_OF[QUEST]


def helpable(b: Board, seat: int, clearing: int) -> list[int]:
    """[K7.5.3] Others with a piece in a clearing and a crafted item."""
    return [s for s in sorted(b.order) if s != seat and b.is_there(s, clearing) and crafted_items(b, s)]


class ChooseGoal(Step[Errand]):
    """[K7.5] The nearest clearing where the action is possible, and whom he battles; then he sets out."""

    law: ClassVar[str] = "K7.5"

    def run(self, g: Game, f: Errand) -> None:
        b = g.board
        pawn = b.pawns[f.seat]
        moves = moves_from(b, f.seat, pawn)
        reachable = [clearing for clearing in range(CLEARINGS) if moves[clearing] != NONE]
        if f.action == EXPLORE:
            f.goal = self.nearest(g, f, [c for c in reachable if b.at(RUIN, c)], moves)
        elif f.action == QUEST:
            f.goal = self.nearest(g, f, [c for c in reachable if c in quest_clearings(b, f.seat)], moves)
        elif f.action == AID and b.robots.traits[f.seat] & QUESTING:
            f.goal = self.nearest(g, f, [c for c in reachable if helpable(b, f.seat, c)], moves)
        elif f.action == BATTLE and b.robots.traits[f.seat] & BERSERKER:
            self.rage(g, f, reachable, moves)
        elif f.action == BATTLE:
            self.hunt(g, f, reachable, moves)
        else:
            f.goal = pawn
        if f.goal == NONE:
            skip(g, f, "nowhere-to-go")
        elif f.goal != pawn:
            b.call(Walk(f.seat, f.goal))

    def nearest(self, g: Game, f: Errand, among: list[int], moves: list[int]) -> int:
        pick = Pick(g, f.seat, LAW_OF[f.action], ACTION_NAMES[f.action], by_priority(g.board, among))
        pick.fewest("moves", "K7.5", moves)
        return pick.best()

    def hunt(self, g: Game, f: Errand, reachable: list[int], moves: list[int]) -> None:
        """[K7.5.4] The reachable player with most points, in their nearest clearing."""
        b = g.board
        found = [s for s in foes(b, f.seat) if any(b.is_there(s, c) for c in reachable)]
        prey = Pick(g, f.seat, "K7.5.4", "defender", found, players=True)
        prey.most("points", "K7.5.4", all_points(b))
        f.other = prey.best()
        if f.other == NONE:
            return
        among = by_priority(b, [c for c in reachable if b.is_there(f.other, c)])
        pick = Pick(g, f.seat, "K7.5.4", "battle", among)
        pick.fewest("moves", "K7.5", moves)
        pick.most("defender-buildings-tokens", "K7.5.4.1", [b.others_at(f.other, c) for c in range(CLEARINGS)])
        pick.fewest("defender-warriors", "K7.5.4.2", [b.warriors_at(f.other, c) for c in range(CLEARINGS)])
        f.goal = pick.best()

    def rage(self, g: Game, f: Errand, reachable: list[int], moves: list[int]) -> None:
        """[K14.4.2] The clearing with most enemy pieces, the nearest if tied; the player with most pieces there."""
        b = g.board
        enemies = enemy_pieces(b, f.seat)
        pick = Pick(g, f.seat, "K14.4.2", "battle", by_priority(b, [c for c in reachable if enemies[c]]))
        pick.most("enemy-pieces", "K14.4.2", enemies)
        pick.fewest("moves", "K7.5", moves)
        f.goal = pick.best()
        if f.goal == NONE:
            return
        found = [s for s in foes(b, f.seat) if pieces_of(b, s, f.goal)]
        prey = Pick(g, f.seat, "K14.4.2", "defender", found, players=True)
        prey.most("pieces", "K14.4.2", pieces_at(b, f.goal))
        f.other = prey.best()


class DoTheDeed(Step[Errand]):
    """[K7.5] Carry out the action, if he got there and has the items for it."""

    law: ClassVar[str] = "K7.5"

    def run(self, g: Game, f: Errand) -> None:
        b = g.board
        if b.pawns[f.seat] != f.goal:
            skip(g, f, "not-there-yet")
        elif ready(b, f.seat) < COST_OF[f.action]:
            skip(g, f, "too-few-items")
        elif f.action == EXPLORE:
            pay(g, f.seat, COST_OF[EXPLORE], "K7.5.1")
            search(g, f.seat)
        elif f.action == QUEST:
            self.complete(g, f)
        elif f.action == AID:
            self.aid(g, f)
        elif f.action == BATTLE:
            b.call(Assault(f.seat, f.other, f.goal, COST_OF[BATTLE]))
        elif f.action == REPAIR and present(vagabond_board(b, f.seat), IN_BOX):
            pay(g, f.seat, COST_OF[REPAIR], "K7.5.5")
            mend(g, f.seat, "K7.5.5")
        elif f.action == REPAIR:
            skip(g, f, "nothing-damaged")
        elif not use_special(g, f.seat):
            skip(g, f, "without-effect")

    def complete(self, g: Game, f: Errand) -> None:
        """[K7.5.2] Complete the quest for a point, and get a new one; [K14.4.5] on a quest, a point more."""
        wanderer = vagabond_board(g.board, f.seat)
        pay(g, f.seat, COST_OF[QUEST], "K7.5.2")
        if g.telling:
            g.tell("quest-completed", "K7.5.2", f.seat, quest=QUEST_NAMES[wanderer.quest])
        wanderer.completed.append(wanderer.quest)
        wanderer.quest = NONE
        g.board.call(NewQuest(f.seat))
        score(g, f.seat, QUEST_POINTS, "K7.5.2")
        if g.board.robots.traits[f.seat] & QUESTING:
            score(g, f.seat, 1, "K14.4.5")

    def aid(self, g: Game, f: Errand) -> None:
        """[K7.5.3] Aid the player with fewest points; take all their items, while his own last."""
        b = g.board
        among = helpable(b, f.seat, f.goal) if f.goal < CLEARINGS else []
        pick = Pick(g, f.seat, "K7.5.3", "aid-whom", among, players=True)
        pick.fewest("points", "K7.5.3", all_points(b))
        f.other = pick.best()
        if f.other == NONE:
            skip(g, f, "nobody-to-aid")
            return
        items = sum(b.crafted[f.other * ITEMS : (f.other + 1) * ITEMS])
        count = min(ready(b, f.seat), items)
        if b.robots.traits[f.seat] & QUESTING:
            count = 1
        if g.telling:
            self.tell_aid(g, f, items, count)
        pay(g, f.seat, count, "K7.5.3")
        if g.telling:
            g.tell("bot-aided", "K7.5.3", f.seat, other_seat=SEATS[f.other], count=count)
        b.call(Aid(f.seat, f.other, count, count))

    def tell_aid(self, g: Game, f: Errand, items: int, count: int) -> None:
        """Tell how many items change hands: all the other has, while his own last; on a quest one."""
        told = Count(g, f.seat, "K7.5.3", "aid-items")
        told.part("crafted-items", "K7.5.3", items)
        told.limit("ready-items", "K7.5.3", ready(g.board, f.seat))
        if g.board.robots.traits[f.seat] & QUESTING:
            told.limit("aid-limit", "K14.4.5", 1)
        told.tell(count)


ERRAND: Final[Steps] = (ChooseGoal(), DoTheDeed())


# battle after battle [K7.5.4]


class Assault(Frame):
    """[K7.5.4] Battles with one player, while they are there and items last; `cost` is the next one's."""

    seat: int
    defender: int
    clearing: int
    cost: int

    def steps(self) -> Steps:
        return ASSAULT


class FightOn(Step[Assault]):
    """[K7.5.4] One item for the first battle, two for each further one; [K14.4.1] the Adventurer fights only once."""

    law: ClassVar[str] = "K7.5.4"

    def run(self, g: Game, f: Assault) -> None:
        b = g.board
        if not b.is_there(f.defender, f.clearing):
            tell_passed(g, f.seat, "K7.5.4", "nobody-to-fight")
            return
        if f.cost == AGAIN and b.robots.traits[f.seat] & ADVENTURER:
            tell_passed(g, f.seat, "K14.4.1", "one-battle")
            return
        if ready(b, f.seat) < f.cost:
            tell_passed(g, f.seat, "K7.5.4", "too-few-items")
            return
        pay(g, f.seat, f.cost, "K7.5.4")
        f.cost = AGAIN
        f.at -= 1
        start_battle(g, f.seat, f.defender, f.clearing, "K7.5.4")


ASSAULT: Final[Steps] = (FightOn(),)


# aid [K7.5.3]


class Aid(Frame):
    """[K7.5.3] He takes `count` items from another's box, `left` are still to come; then both are rewarded."""

    seat: int
    other: int
    count: int
    left: int

    def steps(self) -> Steps:
        return AIDING


class TakeItem(ChanceDecision[Aid]):
    """[K7.5.3] The dice choose one of the items there."""

    law: ClassVar[str] = "K7.5.3"
    ask: ClassVar[str] = "chance-aid-item"

    def needed(self, b: Board, f: Aid) -> bool:
        return f.left > 0

    def outcomes(self, g: Game, f: Aid) -> list[tuple[int, int]]:
        b = g.board
        return [(RECEIVE | item, b.crafted[f.other * ITEMS + item]) for item in crafted_items(b, f.other)]

    def answer(self, g: Game, f: Aid, choice: int) -> None:
        if g.telling:
            among = crafted_items(g.board, f.other)
            PickThing(g, f.seat, "K7.5.3", "aid-item", among, "item").by_chance(noun(choice))
        f.left -= 1
        f.at -= 1
        take_crafted(g, f.seat, f.other, noun(choice), "K7.5.3")


class BeThanked(Step[Aid]):
    """[K7.5.3] A point for each item, and for each a card to the other; [K14.4.3] the Helper's aid counts double."""

    law: ClassVar[str] = "K7.5.3"

    def run(self, g: Game, f: Aid) -> None:
        helper = g.board.robots.traits[f.seat] & HELPER
        score(g, f.seat, f.count, "K7.5.3")
        if helper:
            score(g, f.seat, f.count, "K14.4.3")
        draw_or_score(g, f.other, f.count * 2 if helper else f.count)


AIDING: Final[Steps] = (TakeItem(), BeThanked())


# quests [K7.3.3]


class NewQuest(Frame):
    """[K7.3.3, K7.5.2] The Vagabot's next quest, if the quest deck has one."""

    seat: int

    def steps(self) -> Steps:
        return NEW_QUEST


class RevealQuest(ChanceDecision[NewQuest]):
    """[K7.3.3] The top quest of the deck. Nobody has seen the deck, so chance picks any quest in it."""

    law: ClassVar[str] = "K7.3.3"
    ask: ClassVar[str] = "chance-quest"

    def needed(self, b: Board, f: NewQuest) -> bool:
        return len(unseen_quests(b)) > 0

    def outcomes(self, g: Game, f: NewQuest) -> list[tuple[int, int]]:
        return [(REVEAL | quest, 1) for quest in unseen_quests(g.board)]

    def answer(self, g: Game, f: NewQuest, choice: int) -> None:
        vagabond_board(g.board, f.seat).quest = noun(choice)
        if g.telling:
            g.tell("bot-quest", "K7.3.3", f.seat, quest=QUEST_NAMES[noun(choice)])


NEW_QUEST: Final[Steps] = (RevealQuest(),)
