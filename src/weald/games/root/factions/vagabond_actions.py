"""What the Vagabond does by his items: explore, aid, quest, strike [9.5.3-9.5.6]. Each is a small procedure."""

from __future__ import annotations

from typing import ClassVar, Final

from weald.engine.lenses import Frame
from weald.engine.notation import noun
from weald.engine.offers import Offers
from weald.engine.procedure import Steps
from weald.games.root.actions import CARDS, EXHAUST, FIND, GIVE, POINTS, RECEIVE, REVEAL
from weald.games.root.board import Board
from weald.games.root.lenses import Game, View
from weald.games.root.procedure import ChanceDecision, Decision, Step
from weald.games.root.rules.cards import Draw, give_up, kinds, take
from weald.games.root.rules.items import exhaust, gain, has_choice, present
from weald.games.root.rules.relations import aided, wrong
from weald.games.root.rules.removing import Aftermath, remove_piece, remove_warriors
from weald.games.root.rules.scoring import score
from weald.games.root.tables import (
    BASE,
    CLEARINGS,
    CROSSBOW,
    EXPLORE_POINTS,
    ITEMS,
    MARQUISE,
    QUEST_CARDS,
    QUEST_ITEMS,
    QUEST_NAMES,
    QUEST_SUIT,
    QUESTS,
    READY,
    RUIN,
    SEATS,
    SUIT_NAMES,
    SYMPATHY,
    TORCH,
    VAGABOND,
    matches,
)

# exploring [9.5.3]


class Explore(Frame):
    """[9.5.3] What lies under the ruin of his clearing."""

    def steps(self) -> Steps:
        return EXPLORING

    def clone(self) -> Frame:
        return Explore(self.at)


class FindItem(ChanceDecision[Explore]):
    """[9.5.3, 9.3.4] Any item still under a ruin, as nobody has looked; it is his, with a point, and the ruin goes."""

    law: ClassVar[str] = "9.5.3"
    ask: ClassVar[str] = "chance-find"

    def outcomes(self, g: Game, f: Explore) -> list[tuple[int, int]]:
        buried = g.board.buried
        return [(FIND | item, buried.count(item)) for item in kinds(buried)]

    def answer(self, g: Game, f: Explore, choice: int) -> None:
        b = g.board
        b.buried.remove(noun(choice))
        b.pieces[RUIN * CLEARINGS + b.pawn] -= 1
        gain(g, noun(choice), "9.5.3")
        score(g, VAGABOND, EXPLORE_POINTS, "9.5.3")


EXPLORING: Final[Steps] = (FindItem(),)


def explore(g: Game) -> None:
    exhaust(g, TORCH)
    g.board.call(Explore())


# aid [9.5.4]


class Aid(Frame):
    """[9.5.4] An item is exhausted, a card given, an item received, a friendship kept."""

    def __init__(self, seat: int, paid: bool = False, received: bool = False, at: int = 0) -> None:
        self.at = at
        self.seat = seat
        self.paid = paid  # an item is exhausted
        self.received = received  # an item has been taken

    def steps(self) -> Steps:
        return AIDING

    def clone(self) -> Frame:
        return Aid(self.seat, self.paid, self.received, self.at)


class ExhaustAny(Decision[Aid]):
    """[9.5.4] Any one item; asked only where there is a choice."""

    law: ClassVar[str] = "9.5.4"
    ask: ClassVar[str] = "exhaust-any"

    def needed(self, b: Board, f: Aid) -> bool:
        return not f.paid and has_choice(b, [READY], 1)

    def actor(self, b: Board, f: Aid) -> int:
        return VAGABOND

    def offer(self, v: View, f: Aid, o: Offers) -> None:
        for item in range(ITEMS):
            if v.board.items_in(READY, item):
                o.allow(EXHAUST | item)
            else:
                o.refuse(EXHAUST | item, "9.2.5", "no-such-item")

    def answer(self, g: Game, f: Aid, choice: int) -> None:
        exhaust(g, noun(choice))
        f.paid = True


class ExhaustTheOnly(Step[Aid]):
    """[9.5.4] Where all his ready items are alike."""

    law: ClassVar[str] = "9.5.4"

    def run(self, g: Game, f: Aid) -> None:
        if not f.paid:
            exhaust(g, present(g.board, [READY])[0])
            f.paid = True


class GiveCard(Decision[Aid]):
    """[9.5.4] A card of his clearing's suit goes to the other's hand; only the two of them see it."""

    law: ClassVar[str] = "9.5.4"
    ask: ClassVar[str] = "aid-with"

    def actor(self, b: Board, f: Aid) -> int:
        return VAGABOND

    def offer(self, v: View, f: Aid, o: Offers) -> None:
        suit = v.board.suits[v.board.pawn]
        for card in kinds(v.own.hand):
            if matches(card, suit):
                o.allow(GIVE | card)
            else:
                o.refuse(GIVE | card, "9.5.4", "suit-must-match")

    def answer(self, g: Game, f: Aid, choice: int) -> None:
        give_up(g, VAGABOND, noun(choice))
        take(g, f.seat, noun(choice))
        g.board.reveals += 1
        if g.telling:
            g.tell_card("aided", "9.5.4", VAGABOND, noun(choice), [VAGABOND, f.seat], other_seat=SEATS[f.seat])


def crafted_items(b: Board, seat: int) -> list[int]:
    """The different items in a seat's box of crafted items."""
    return [item for item in range(ITEMS) if b.crafted[seat * ITEMS + item]]


def receive(g: Game, f: Aid, item: int) -> None:
    g.board.crafted[f.seat * ITEMS + item] -= 1
    f.received = True
    gain(g, item, "9.5.4")


class ReceiveItem(Decision[Aid]):
    """[9.5.4] One item of the other's crafted items; asked only where there is a choice."""

    law: ClassVar[str] = "9.5.4"
    ask: ClassVar[str] = "receive-item"

    def needed(self, b: Board, f: Aid) -> bool:
        return not f.received and len(crafted_items(b, f.seat)) > 1

    def actor(self, b: Board, f: Aid) -> int:
        return VAGABOND

    def offer(self, v: View, f: Aid, o: Offers) -> None:
        there = crafted_items(v.board, f.seat)
        for item in range(ITEMS):
            if item in there:
                o.allow(RECEIVE | item)
            else:
                o.refuse(RECEIVE | item, "9.5.4", "no-such-item")

    def answer(self, g: Game, f: Aid, choice: int) -> None:
        receive(g, f, noun(choice))


class BeThanked(Step[Aid]):
    """[9.5.4, 9.2.9.1] The only item there is, if any; then the relationship."""

    law: ClassVar[str] = "9.5.4"

    def run(self, g: Game, f: Aid) -> None:
        there = crafted_items(g.board, f.seat)
        if there and not f.received:
            receive(g, f, there[0])
        aided(g, f.seat)


AIDING: Final[Steps] = (ExhaustAny(), ExhaustTheOnly(), GiveCard(), ReceiveItem(), BeThanked())


# quests [9.5.5]


class RevealQuests(Frame):
    """Quests are turned faceup, as long as there are any."""

    def __init__(self, count: int, at: int = 0) -> None:
        self.at = at
        self.count = count

    def steps(self) -> Steps:
        return REVEALING

    def clone(self) -> Frame:
        return RevealQuests(self.count, self.at)


def unseen_quests(b: Board) -> list[int]:
    """The quest deck: what lies nowhere else."""
    return [quest for quest in range(QUESTS) if quest not in b.quests and quest not in b.completed]


class RevealQuest(ChanceDecision[RevealQuests]):
    """[9.3.3, 9.5.5] The top quest of the deck: any of them, as nobody has looked."""

    law: ClassVar[str] = "9.3.3"
    ask: ClassVar[str] = "chance-quest"

    def needed(self, b: Board, f: RevealQuests) -> bool:
        return f.count > 0 and len(b.quests) + len(b.completed) < QUESTS

    def outcomes(self, g: Game, f: RevealQuests) -> list[tuple[int, int]]:
        return [(REVEAL | quest, 1) for quest in unseen_quests(g.board)]

    def answer(self, g: Game, f: RevealQuests, choice: int) -> None:
        g.board.quests.append(noun(choice))
        g.board.quests.sort()
        f.count -= 1
        f.at -= 1
        if g.telling:
            g.tell("quest-revealed", "9.3.3", quest=QUEST_NAMES[noun(choice)])


REVEALING: Final[Steps] = (RevealQuest(),)


def has_items_for(b: Board, quest: int) -> bool:
    """Whether the two items of a quest are ready."""
    one, two = QUEST_ITEMS[quest]
    if one == two:
        return b.items_in(READY, one) > 1
    return b.items_in(READY, one) > 0 and b.items_in(READY, two) > 0


def complete(g: Game, quest: int) -> None:
    """[9.5.5] Two items are exhausted, the quest is his, a new one is turned up; then the reward."""
    b = g.board
    for item in QUEST_ITEMS[quest]:
        exhaust(g, item)
    b.quests.remove(quest)
    b.completed.append(quest)
    if g.telling:
        g.tell("quest-completed", "9.5.5", VAGABOND, quest=QUEST_NAMES[quest])
    b.call(Reward(QUEST_SUIT[quest]))
    b.call(RevealQuests(1))


class Reward(Frame):
    """[9.5.5] Points or cards for a quest of this suit."""

    def __init__(self, suit: int, at: int = 0) -> None:
        self.at = at
        self.suit = suit

    def steps(self) -> Steps:
        return REWARDING

    def clone(self) -> Frame:
        return Reward(self.suit, self.at)


class ChooseReward(Decision[Reward]):
    """[9.5.5] A point for each completed quest of the suit, or two cards."""

    law: ClassVar[str] = "9.5.5"
    ask: ClassVar[str] = "quest-reward"

    def actor(self, b: Board, f: Reward) -> int:
        return VAGABOND

    def offer(self, v: View, f: Reward, o: Offers) -> None:
        o.allow(POINTS)
        o.allow(CARDS)

    def answer(self, g: Game, f: Reward, choice: int) -> None:
        b = g.board
        if choice == CARDS:
            b.call(Draw(VAGABOND, QUEST_CARDS))
            return
        done = 0
        for quest in b.completed:
            done += 1 if QUEST_SUIT[quest] == f.suit else 0
        if g.telling:
            g.tell("quest-points", "9.5.5", VAGABOND, suit=SUIT_NAMES[f.suit], count=done)
        score(g, VAGABOND, done, "9.5.5")


REWARDING: Final[Steps] = (ChooseReward(),)


# strike [9.5.6]


def strike_warrior(g: Game, seat: int) -> None:
    """[9.5.6] A warrior of his clearing goes; its faction is hostile now, but a strike is no battle: no infamy."""
    b = g.board
    exhaust(g, CROSSBOW)
    remove_warriors(g, seat, b.pawn, 1)
    wrong(g, seat, 1, False)
    if seat == MARQUISE:
        b.call(Aftermath(b.pawn, VAGABOND, 1, 0, 0))


def strike_piece(g: Game, kind: int) -> None:
    """[9.5.6] A building or token of somebody without warriors there."""
    b = g.board
    exhaust(g, CROSSBOW)
    remove_piece(g, kind, b.pawn, VAGABOND)
    if kind in (SYMPATHY, BASE):
        b.call(Aftermath(b.pawn, VAGABOND, 0, 1 if kind == SYMPATHY else 0, 1 if kind == BASE else 0))
