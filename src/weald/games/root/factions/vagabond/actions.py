"""What the Vagabond does with his items: explore, aid, quest, strike [9.5.3-9.5.6]. Each is a small procedure."""

from __future__ import annotations

from bisect import insort
from typing import ClassVar, Final

from weald.engine.lenses import FOLLOWS, Frame
from weald.engine.notation import noun
from weald.engine.offers import Offers
from weald.engine.procedure import Steps
from weald.games.root.actions import EXHAUST, GIVE, PASS, POINTS
from weald.games.root.factions.vagabond.board import VagabondBoard, is_searched, vagabond_board, vagabonds
from weald.games.root.factions.vagabond.items import exhaust, gain, has_choice, present
from weald.games.root.factions.vagabond.relations import aided
from weald.games.root.factions.vagabond.tables import EXPLORE_POINTS, QUEST_CARDS, QUEST_ITEMS, QUEST_SUIT, QUESTS
from weald.games.root.factions.vagabond.verbs import CARDS, FIND, RECEIVE, REVEAL
from weald.games.root.procedure import ChanceDecision, Decision, Step
from weald.games.root.rules.cards import Draw, hand_over, kinds
from weald.games.root.rules.removing import remove_piece, remove_warriors, set_off_one, warrior_was_removed
from weald.games.root.rules.scoring import score, worth
from weald.games.root.state.board import NONE, Board
from weald.games.root.state.facts import suit_facts
from weald.games.root.state.lenses import Game, View
from weald.games.root.tables import (
    CLEARINGS,
    CROSSBOW,
    EFFECT_OF,
    ITEM_NAMES,
    ITEMS,
    QUEST_NAMES,
    READY,
    RUIN,
    SEATS,
    SUIT_NAMES,
    TORCH,
    VAGABOND,
    VAGABOND2,
    matches,
)

# exploring [9.5.3]


class Explore(Frame):
    """[9.5.3] Look under the ruin of his clearing; nobody has seen the `unseen` items yet."""

    seat: int
    clearing: int
    unseen: int
    item: int = NONE  # the one he takes

    def steps(self) -> Steps:
        return EXPLORING


def explore(g: Game, vagabond: int) -> None:
    """[9.5.3] Explore with a torch. [9.7.1] With two Vagabonds a ruin has two items, until one is taken."""
    exhaust(g, vagabond, TORCH)
    search(g, vagabond)


def search(g: Game, vagabond: int) -> None:
    """[9.5.3, K7.5.1] Search the ruin where he stands."""
    b = g.board
    clearing = b.pawns[vagabond]
    b.call(Explore(vagabond, clearing, 0 if is_searched(b, clearing) else len(vagabonds(b))))


def left_items(g: Game) -> list[int]:
    """[9.7.1] The items Vagabonds have seen and left, each as clearing * 8 + item; both may have seen the same."""
    seen = g.secrets[VAGABOND].aside
    return seen + [found for found in g.secrets[VAGABOND2].aside if found not in seen]


def note(g: Game, vagabond: int, found: int) -> None:
    """[9.7.1] Note that a Vagabond has seen an item: everybody knows that he has, only he knows which."""
    insort(g.secrets[vagabond].aside, found)
    insort(g.board.searched, vagabond * CLEARINGS + found // ITEMS)


def forget(g: Game, vagabond: int, found: int) -> None:
    """[9.7.1] An item is gone: a Vagabond who has seen it forgets it."""
    if found in g.secrets[vagabond].aside:
        g.secrets[vagabond].aside.remove(found)
        g.board.searched.remove(vagabond * CLEARINGS + found // ITEMS)


class FindItem(ChanceDecision[Explore]):
    """[9.5.3, 9.3.4] The dice choose an item that lies under ruins and nobody has seen."""

    law: ClassVar[str] = "9.5.3"
    ask: ClassVar[str] = "chance-find"

    def needed(self, b: Board, f: Explore) -> bool:
        return f.unseen > 0

    def outcomes(self, g: Game, f: Explore) -> list[tuple[int, int]]:
        unseen = g.board.buried[:]
        for found in left_items(g):
            unseen.remove(found % ITEMS)
        return [(FIND | item, unseen.count(item)) for item in kinds(unseen)]

    def answer(self, g: Game, f: Explore, choice: int) -> None:
        note(g, f.seat, f.clearing * ITEMS + noun(choice))
        f.unseen -= 1
        f.at -= 1


def under(ruins: list[int], clearing: int) -> list[int]:
    """The items a Vagabond has seen under a ruin."""
    return [found % ITEMS for found in ruins if found // ITEMS == clearing]


class LookUnder(Step[Explore]):
    """[9.7.1] He sees all items there, even those the other left; if alone, he takes the only one."""

    law: ClassVar[str] = "9.7.1"

    def run(self, g: Game, f: Explore) -> None:
        own = g.secrets[f.seat].aside
        if not under(own, f.clearing):
            for found in left_items(g):
                if found // ITEMS == f.clearing:
                    note(g, f.seat, found)
        g.board.reveals += 1
        seen = under(own, f.clearing)
        if len(vagabonds(g.board)) == 1:
            f.item = seen[0]
        elif g.telling and not g.board.is_bot(f.seat):
            g.tell_items(f.seat, [ITEM_NAMES[item] for item in seen], "9.7.1")


class TakeFound(Decision[Explore]):
    """[9.7.1] With two Vagabonds, he may take one of the items he sees, but no second one of a kind from ruins."""

    law: ClassVar[str] = "9.7.1"
    ask: ClassVar[str] = "take-found"

    def needed(self, b: Board, f: Explore) -> bool:
        return f.item == NONE and not b.is_bot(f.seat)

    def actor(self, b: Board, f: Explore) -> int:
        return f.seat

    def offer(self, v: View, f: Explore, o: Offers) -> None:
        o.allow(PASS)
        for item in kinds(under(v.own.aside, f.clearing)):
            if vagabond_board(v.board, f.seat).has_found(item):
                o.refuse(RECEIVE | item, "9.7.1", "found-before")
            else:
                o.allow(RECEIVE | item)

    def answer(self, g: Game, f: Explore, choice: int) -> None:
        if choice != PASS:
            f.item = noun(choice)


class TakeAtRandom(ChanceDecision[Explore]):
    """[K7.5.1] The Vagabot takes one of the items at random."""

    law: ClassVar[str] = "K7.5.1"
    ask: ClassVar[str] = "chance-find"

    def needed(self, b: Board, f: Explore) -> bool:
        return f.item == NONE and b.is_bot(f.seat)

    def outcomes(self, g: Game, f: Explore) -> list[tuple[int, int]]:
        there = under(g.secrets[f.seat].aside, f.clearing)
        return [(RECEIVE | item, there.count(item)) for item in kinds(there)]

    def answer(self, g: Game, f: Explore, choice: int) -> None:
        f.item = noun(choice)


class TakeAway(Step[Explore]):
    """[9.5.3] He gets the item and a point, and an empty ruin goes; taking nothing scores nothing [9.7.1].

    [K7.5.1] The Vagabot never scores it.
    """

    law: ClassVar[str] = "9.5.3"

    def run(self, g: Game, f: Explore) -> None:
        b = g.board
        if f.item == NONE:
            return
        for vagabond in (VAGABOND, VAGABOND2):
            forget(g, vagabond, f.clearing * ITEMS + f.item)
        b.buried.remove(f.item)
        vagabond_board(b, f.seat).finds.append(f.item)
        gain(g, f.seat, f.item, "K7.5.1" if b.is_bot(f.seat) else "9.5.3")
        if not is_searched(b, f.clearing):
            b.pieces[RUIN * CLEARINGS + f.clearing] -= 1
        if not b.is_bot(f.seat):
            score(g, f.seat, EXPLORE_POINTS, "9.5.3")


EXPLORING: Final[Steps] = (FindItem(), LookUnder(), TakeFound(), TakeAtRandom(), TakeAway())


# aid [9.5.4]


class Aid(Frame):
    """[9.5.4] Exhaust an item, give a card, take an item, improve the relationship."""

    seat: int
    other: int
    paid: bool = False  # an item is exhausted
    received: bool = False  # an item has been taken

    def steps(self) -> Steps:
        return AIDING


class ExhaustAny(Decision[Aid]):
    """[9.5.4] Choose any item to exhaust; asked only if there is a choice."""

    law: ClassVar[str] = "9.5.4"
    ask: ClassVar[str] = "exhaust-any"

    def needed(self, b: Board, f: Aid) -> bool:
        return not f.paid and has_choice(vagabond_board(b, f.seat), [READY], 1)

    def actor(self, b: Board, f: Aid) -> int:
        return f.seat

    def offer(self, v: View, f: Aid, o: Offers) -> None:
        for item in range(ITEMS):
            if vagabond_board(v.board, f.seat).items_in(READY, item):
                o.allow(EXHAUST | item)
            else:
                o.refuse(EXHAUST | item, "9.2.5", "no-such-item")

    def answer(self, g: Game, f: Aid, choice: int) -> None:
        exhaust(g, f.seat, noun(choice))
        f.paid = True


class ExhaustTheOnly(Step[Aid]):
    """[9.5.4] Exhaust an item where all ready ones are alike."""

    law: ClassVar[str] = "9.5.4"

    def run(self, g: Game, f: Aid) -> None:
        if not f.paid:
            exhaust(g, f.seat, present(vagabond_board(g.board, f.seat), [READY])[0])
            f.paid = True


class GiveCard(Decision[Aid]):
    """[9.5.4] Give a card of his clearing's suit to the other; only the two of them see it."""

    law: ClassVar[str] = "9.5.4"
    ask: ClassVar[str] = "aid-with"

    def forced(self, b: Board, f: Aid) -> bool:
        return self.only_card(b, f, f.seat)

    def actor(self, b: Board, f: Aid) -> int:
        return f.seat

    def offer(self, v: View, f: Aid, o: Offers) -> None:
        suit = v.board.suits[v.board.pawns[f.seat]]
        for card in kinds(v.own.hand):
            if matches(card, suit):
                o.allow(GIVE | card)
            else:
                o.refuse(GIVE | card, "9.5.4", "suit-must-match")

    def answer(self, g: Game, f: Aid, choice: int) -> None:
        hand_over(g, f.seat, f.other, noun(choice))
        g.board.reveals += 1
        if g.telling:
            g.tell_card("aided", "9.5.4", f.seat, noun(choice), [f.seat, f.other], other_seat=SEATS[f.other])


def crafted_items(b: Board, seat: int) -> list[int]:
    """The different items in a seat's box of crafted items."""
    return [item for item in range(ITEMS) if b.crafted[seat * ITEMS + item]]


def take_crafted(g: Game, vagabond: int, owner: int, item: int, law: str) -> None:
    """[9.5.4, K7.5.3] Move an item from a box to a Vagabond, an exhausted one first: he gets it face up."""
    b = g.board
    b.crafted[owner * ITEMS + item] -= 1
    if b.tired[owner * ITEMS + item]:
        b.tired[owner * ITEMS + item] -= 1
    gain(g, vagabond, item, law)


def receive(g: Game, f: Aid, item: int) -> None:
    f.received = True
    take_crafted(g, f.seat, f.other, item, "9.5.4")


class ReceiveItem(Decision[Aid]):
    """[9.5.4] One item of the other's crafted items; asked only where there is a choice."""

    law: ClassVar[str] = "9.5.4"
    ask: ClassVar[str] = "receive-item"

    def needed(self, b: Board, f: Aid) -> bool:
        return not f.received and len(crafted_items(b, f.other)) > 1

    def actor(self, b: Board, f: Aid) -> int:
        return f.seat

    def offer(self, v: View, f: Aid, o: Offers) -> None:
        there = crafted_items(v.board, f.other)
        for item in range(ITEMS):
            if item in there:
                o.allow(RECEIVE | item)
            else:
                o.refuse(RECEIVE | item, "9.5.4", "no-such-item")

    def answer(self, g: Game, f: Aid, choice: int) -> None:
        receive(g, f, noun(choice))

    def facts(self, b: Board, f: Aid) -> dict[str, object]:
        return {"other_seat": SEATS[f.other]}


class BeThanked(Step[Aid]):
    """[9.5.4, 9.2.9.1] He gets the only item, if there is one; then the relationship."""

    law: ClassVar[str] = "9.5.4"

    def run(self, g: Game, f: Aid) -> None:
        there = crafted_items(g.board, f.other)
        if there and not f.received:
            receive(g, f, there[0])
        aided(g, f.seat, f.other)


AIDING: Final[Steps] = (ExhaustAny(), ExhaustTheOnly(), GiveCard(), ReceiveItem(), BeThanked())


# quests [9.5.5]


class RevealQuests(Frame):
    """[9.3.3] Turn quests faceup, while there are any."""

    count: int

    def steps(self) -> Steps:
        return REVEALING


class ReplaceQuest(RevealQuests):
    """[9.5.5] Turn one more faceup, in place of a completed one."""

    def steps(self) -> Steps:
        return REPLACING


def unseen_quests(b: Board) -> list[int]:
    """The quest deck: all quests that lie nowhere else."""
    found = [quest for quest in range(QUESTS) if quest not in b.quests]
    for wanderer in [vagabond_board(b, seat) for seat in vagabonds(b)]:
        found = [quest for quest in found if quest not in wanderer.completed and quest != wanderer.quest]
    return found


class RevealQuest(ChanceDecision[RevealQuests]):
    """[9.3.3] The top quest of the deck. Nobody has seen the deck, so chance picks any quest in it."""

    law: ClassVar[str] = "9.3.3"
    ask: ClassVar[str] = "chance-quest"

    def needed(self, b: Board, f: RevealQuests) -> bool:
        return f.count > 0 and len(unseen_quests(b)) > 0

    def outcomes(self, g: Game, f: RevealQuests) -> list[tuple[int, int]]:
        return [(REVEAL | quest, 1) for quest in unseen_quests(g.board)]

    def answer(self, g: Game, f: RevealQuests, choice: int) -> None:
        g.board.quests.append(noun(choice))
        g.board.quests.sort()
        f.count -= 1
        f.at -= 1
        if g.telling:
            g.tell("quest-revealed", self.law, role=FOLLOWS, quest=QUEST_NAMES[noun(choice)])


class RevealNextQuest(RevealQuest):
    """[9.5.5] The quest that replaces a completed one."""

    law: ClassVar[str] = "9.5.5"


REVEALING: Final[Steps] = (RevealQuest(),)
REPLACING: Final[Steps] = (RevealNextQuest(),)


def has_items_for(wanderer: VagabondBoard, quest: int) -> bool:
    """Whether the two items of a quest are ready."""
    one, two = QUEST_ITEMS[quest]
    if one == two:
        return wanderer.items_in(READY, one) > 1
    return wanderer.items_in(READY, one) > 0 and wanderer.items_in(READY, two) > 0


def complete(g: Game, vagabond: int, quest: int) -> None:
    """[9.5.5] Exhaust two items and take the quest; a new one is turned up; then the reward."""
    b = g.board
    for item in QUEST_ITEMS[quest]:
        exhaust(g, vagabond, item)
    b.quests.remove(quest)
    vagabond_board(b, vagabond).completed.append(quest)
    if g.telling:
        g.tell("quest-completed", "9.5.5", vagabond, quest=QUEST_NAMES[quest])
    b.call(Reward(vagabond, QUEST_SUIT[quest]))
    b.call(ReplaceQuest(1))


def quests_done(b: Board, vagabond: int, suit: int) -> int:
    """[9.5.5] How many quests of a suit he has completed."""
    done = 0
    for quest in vagabond_board(b, vagabond).completed:
        done += 1 if QUEST_SUIT[quest] == suit else 0
    return done


class Reward(Frame):
    """[9.5.5] Points or cards for a quest of this suit."""

    seat: int
    suit: int

    def steps(self) -> Steps:
        return REWARDING


class ChooseReward(Decision[Reward]):
    """[9.5.5] A point for each completed quest of the suit, or two cards."""

    law: ClassVar[str] = "9.5.5"
    ask: ClassVar[str] = "quest-reward"

    def actor(self, b: Board, f: Reward) -> int:
        return f.seat

    def offer(self, v: View, f: Reward, o: Offers) -> None:
        o.allow(POINTS)
        o.allow(CARDS)

    def answer(self, g: Game, f: Reward, choice: int) -> None:
        b = g.board
        if choice == CARDS:
            b.call(Draw(f.seat, QUEST_CARDS))
            return
        done = quests_done(b, f.seat, f.suit)
        if g.telling:
            g.tell("quest-points", "9.5.5", f.seat, suit=SUIT_NAMES[f.suit], count=done)
        score(g, f.seat, done, "9.5.5")

    def facts(self, b: Board, f: Reward) -> dict[str, object]:
        return suit_facts(f.suit)

    def about(self, v: View, f: Reward, action: int) -> dict[str, object]:
        told = super().about(v, f, action)
        if action == POINTS:
            told["points"] = worth(v.board, f.seat, quests_done(v.board, f.seat, f.suit))
        return told


REWARDING: Final[Steps] = (ChooseReward(),)


# strike [9.5.6]


def strike_warrior(g: Game, vagabond: int, seat: int) -> None:
    """[9.5.6] Remove a warrior in his clearing; its faction becomes hostile, but only battles give infamy."""
    clearing = g.board.pawns[vagabond]
    exhaust(g, vagabond, CROSSBOW)
    remove_warriors(g, seat, clearing, 1)
    warrior_was_removed(g, seat, clearing, vagabond)


def strike_piece(g: Game, vagabond: int, kind: int) -> None:
    """[9.5.6] Remove a building or token of a faction without warriors there."""
    clearing = g.board.pawns[vagabond]
    exhaust(g, vagabond, CROSSBOW)
    removed = remove_piece(g, kind, clearing, vagabond)
    set_off_one(g, clearing, vagabond, EFFECT_OF[removed])
