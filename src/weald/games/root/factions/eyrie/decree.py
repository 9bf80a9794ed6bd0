"""The decree of the Eyrie and the price of failing it [7.5.2, 7.7]: columns, turmoil, elections."""

from __future__ import annotations

from typing import ClassVar, Final

from weald.engine.lenses import Frame
from weald.engine.notation import noun, verb
from weald.engine.offers import Offers
from weald.engine.procedure import Steps
from weald.games.root.actions import END, ENLIST
from weald.games.root.factions.eyrie.board import eyrie_board
from weald.games.root.factions.eyrie.tables import (
    BATTLE_COLUMN,
    BUILD_COLUMN,
    CHARISMATIC,
    COLUMN_NAMES,
    LEADER_NAMES,
    MOVE_COLUMN,
    RECRUIT_COLUMN,
    VIZIERS,
)
from weald.games.root.factions.eyrie.verbs import LEADER, OBEY, ROOST_IN
from weald.games.root.procedure import Caller, Decision, PublicDecision, Step
from weald.games.root.rules.battle import Battle, can_battle
from weald.games.root.rules.cards import discard
from weald.games.root.rules.daylight import answer_extra, is_extra, may_have_extras, offer_extras
from weald.games.root.rules.moving import Move, can_move
from weald.games.root.rules.placing import refuse_placing
from weald.games.root.rules.scoring import score
from weald.games.root.state.board import NONE, VIZIER, Board
from weald.games.root.state.lenses import Game, View
from weald.games.root.tables import BIRD, CARD_NAMES, CLEARINGS, EYRIE, ROOST, SUIT, SUIT_NAMES


def suit_of(card: int) -> int:
    return BIRD if card == VIZIER else SUIT[card]


def place_roost(g: Game, clearing: int, warriors: int, law: str) -> None:
    """Place a roost and warriors, up to the supply [2.5]."""
    b = g.board
    b.stock[ROOST] -= 1
    b.pieces[ROOST * CLEARINGS + clearing] += 1
    count = min(warriors, b.supply[EYRIE])
    b.supply[EYRIE] -= count
    b.warriors[EYRIE * CLEARINGS + clearing] += count
    if g.telling:
        g.tell("roosted", law, EYRIE, clearing=clearing + 1, count=count)


def refuse_roost(b: Board, clearing: int, o: Offers) -> None:
    """Refuse a roost where the Eyrie may not place [6.2.2], or where no slot is open [2.2.3]."""
    if b.may_place(EYRIE, clearing):
        o.refuse(ROOST_IN | clearing, "2.2.3", "no-open-slot")
    else:
        refuse_placing(b, EYRIE, clearing, ROOST_IN | clearing, o)


class Decree(Caller):
    """[7.5.2] The decree is being resolved: the column, its remaining cards, and the current card."""

    column: int
    left: list[int]
    card: int = NONE

    def steps(self) -> Steps:
        return DECREE_STEPS

    def occasion(self, b: Board) -> dict[str, object]:
        """The column, and the suit that its card wants, if it is not a bird."""
        told: dict[str, object] = {"moment": "decree", "moment_column": COLUMN_NAMES[self.column]}
        if suit_of(self.card) != BIRD:
            told["moment_suit"] = SUIT_NAMES[suit_of(self.card)]
        return told


class NextColumn(Step[Decree]):
    """[7.5.2] When a column is done, go to the next one to the right that is not empty."""

    law: ClassVar[str] = "7.5.2"

    def run(self, g: Game, f: Decree) -> None:
        f.card = NONE
        while not f.left:
            f.column += 1
            if f.column == len(COLUMN_NAMES):
                f.at = len(DECREE_STEPS) - 1
                return
            f.left = eyrie_board(g.board).decree[f.column][:]


def one_of_each_suit(cards: list[int]) -> list[int]:
    """One card of each suit to choose from: cards of one suit demand the same."""
    found: list[int] = []
    suits: list[int] = []
    for card in cards:
        if suit_of(card) not in suits:
            suits.append(suit_of(card))
            found.append(card)
    return found


class ChooseCard(Decision[Decree]):
    """[7.5.2] Choose the next card of a column; asked if suits differ, or if there is something else to do."""

    law: ClassVar[str] = "7.5.2"
    ask: ClassVar[str] = "obey"

    def needed(self, b: Board, f: Decree) -> bool:
        return len(one_of_each_suit(f.left)) > 1 or may_have_extras(b, EYRIE)

    def actor(self, b: Board, f: Decree) -> int:
        return EYRIE

    def offer(self, v: View, f: Decree, o: Offers) -> None:
        for card in one_of_each_suit(f.left):
            o.allow(OBEY | card)
        offer_extras(v, o)

    def answer(self, g: Game, f: Decree, choice: int) -> None:
        if is_extra(choice):
            f.at -= 1
            answer_extra(g, EYRIE, choice)
        else:
            f.card = noun(choice)

    def facts(self, b: Board, f: Decree) -> dict[str, object]:
        return {"column": COLUMN_NAMES[f.column]}

    def about(self, v: View, f: Decree, action: int) -> dict[str, object]:
        told = super().about(v, f, action)
        if verb(action) == OBEY and not can_obey(v.board, f.column, suit_of(noun(action))):
            told["turmoil"] = "yes"
        return told


def recruit_clearings(b: Board, suit: int) -> list[int]:
    """[7.5.2.1] Clearings of the suit with a roost."""
    return [c for c in range(CLEARINGS) if b.at(ROOST, c) and suit in (BIRD, b.suits[c]) and b.may_place(EYRIE, c)]


def build_clearings(b: Board, suit: int) -> list[int]:
    """[7.5.2.4] Ruled clearings of the suit without a roost and with an open slot."""
    return [
        c
        for c in range(CLEARINGS)
        if suit in (BIRD, b.suits[c])
        and not b.at(ROOST, c)
        and b.open_slots(c) > 0
        and b.may_place(EYRIE, c)
        and b.ruled_by(EYRIE, c)
    ]


def can_obey(b: Board, column: int, suit: int) -> bool:
    """Whether the action of a column is possible with a card of this suit."""
    if column == RECRUIT_COLUMN:
        return b.supply[EYRIE] > 0 and len(recruit_clearings(b, suit)) > 0
    if column == MOVE_COLUMN:
        return can_move(b, EYRIE, suit)
    if column == BATTLE_COLUMN:
        return can_battle(b, EYRIE, suit)
    return b.stock[ROOST] > 0 and len(build_clearings(b, suit)) > 0


class TakeCard(Step[Decree]):
    """[7.5.2] Resolve the card; if its action is impossible, turmoil begins at once."""

    law: ClassVar[str] = "7.5.2"

    def run(self, g: Game, f: Decree) -> None:
        if f.card == NONE:
            f.card = f.left[0]
        f.left.remove(f.card)
        if not can_obey(g.board, f.column, suit_of(f.card)):
            fail(g, f)


def fail(g: Game, f: Decree) -> None:
    """[7.5.2] The current card cannot be obeyed: turmoil, and the rest of the decree is skipped [7.7]."""
    f.at = len(DECREE_STEPS)
    if g.telling:
        card = "vizier" if f.card == VIZIER else CARD_NAMES[f.card]
        g.tell("turmoil", "7.7", EYRIE, column=COLUMN_NAMES[f.column], card=card)
    g.board.call(Turmoil())


class RecruitWhere(PublicDecision[Decree]):
    """[7.5.2.1] A clearing of the suit with a roost."""

    law: ClassVar[str] = "7.5.2.1"
    ask: ClassVar[str] = "recruit-where"

    def needed(self, b: Board, f: Decree) -> bool:
        return f.column == RECRUIT_COLUMN

    def actor(self, b: Board, f: Decree) -> int:
        return EYRIE

    def options(self, b: Board, f: Decree, o: Offers) -> None:
        fitting = recruit_clearings(b, suit_of(f.card))
        for clearing in range(CLEARINGS):
            if clearing in fitting:
                o.allow(ENLIST | clearing)
            elif not b.at(ROOST, clearing):
                o.refuse(ENLIST | clearing, "7.5.2.1", "no-matching-roost")
            elif suit_of(f.card) not in (BIRD, b.suits[clearing]):
                o.refuse(ENLIST | clearing, "7.5.2", "suit-must-match")
            else:
                refuse_placing(b, EYRIE, clearing, ENLIST | clearing, o)

    def answer(self, g: Game, f: Decree, choice: int) -> None:
        """Place one warrior, or two under the Charismatic leader [7.8.2]; too few means turmoil."""
        b = g.board
        wanted = 2 if eyrie_board(b).leader == CHARISMATIC else 1
        count = min(wanted, b.supply[EYRIE])
        b.supply[EYRIE] -= count
        b.warriors[EYRIE * CLEARINGS + noun(choice)] += count
        if g.telling:
            g.tell("enlisted", "7.5.2.1", EYRIE, count=count, clearing=noun(choice) + 1)
        if count < wanted:
            fail(g, f)

    def facts(self, b: Board, f: Decree) -> dict[str, object]:
        return {"column": COLUMN_NAMES[f.column], "suit": SUIT_NAMES[suit_of(f.card)]}


class BuildWhere(PublicDecision[Decree]):
    """[7.5.2.4] A ruled clearing of the suit without a roost."""

    law: ClassVar[str] = "7.5.2.4"
    ask: ClassVar[str] = "roost-where"

    def needed(self, b: Board, f: Decree) -> bool:
        return f.column == BUILD_COLUMN

    def actor(self, b: Board, f: Decree) -> int:
        return EYRIE

    def options(self, b: Board, f: Decree, o: Offers) -> None:
        fitting = build_clearings(b, suit_of(f.card))
        for clearing in range(CLEARINGS):
            if clearing in fitting:
                o.allow(ROOST_IN | clearing)
            elif suit_of(f.card) not in (BIRD, b.suits[clearing]):
                o.refuse(ROOST_IN | clearing, "7.5.2", "suit-must-match")
            elif b.at(ROOST, clearing):
                o.refuse(ROOST_IN | clearing, "7.5.2.4", "roost-there")
            elif not b.ruled_by(EYRIE, clearing):
                o.refuse(ROOST_IN | clearing, "7.5.2.4", "must-rule")
            else:
                refuse_roost(b, clearing, o)

    def answer(self, g: Game, f: Decree, choice: int) -> None:
        place_roost(g, noun(choice), 0, "7.5.2.4")

    def facts(self, b: Board, f: Decree) -> dict[str, object]:
        return {"column": COLUMN_NAMES[f.column], "suit": SUIT_NAMES[suit_of(f.card)]}


class MoveOrBattle(Step[Decree]):
    """[7.5.2.2, 7.5.2.3] Move out of, or battle in, a clearing of the suit. Then the next card."""

    law: ClassVar[str] = "7.5.2.2"

    def run(self, g: Game, f: Decree) -> None:
        f.at = 0
        if f.column == MOVE_COLUMN:
            g.board.call(Move(EYRIE, suit_of(f.card), False))
        elif f.column == BATTLE_COLUMN:
            g.board.call(Battle(EYRIE, suit_of(f.card), False))


class AfterTheDecree(Decision[Decree]):
    """[7.5] The decree is done, and Daylight lasts until the Eyrie ends it; turmoil ends it at once [7.7.4]."""

    law: ClassVar[str] = "7.5"
    ask: ClassVar[str] = "after-decree"

    def needed(self, b: Board, f: Decree) -> bool:
        return may_have_extras(b, EYRIE)

    def actor(self, b: Board, f: Decree) -> int:
        return EYRIE

    def offer(self, v: View, f: Decree, o: Offers) -> None:
        o.allow(END)
        offer_extras(v, o)

    def answer(self, g: Game, f: Decree, choice: int) -> None:
        if choice != END:
            f.at -= 1
            answer_extra(g, EYRIE, choice)


DECREE_STEPS: Final[Steps] = (
    NextColumn(),
    ChooseCard(),
    TakeCard(),
    RecruitWhere(),
    BuildWhere(),
    MoveOrBattle(),
    AfterTheDecree(),
)


# leaders [7.8]


def offer_leaders(b: Board, o: Offers) -> None:
    """Offer every leader not deposed since all were last available."""
    for leader in range(len(LEADER_NAMES)):
        if eyrie_board(b).deposed[leader]:
            o.refuse(LEADER | leader, "7.7.3", "leader-deposed")
        else:
            o.allow(LEADER | leader)


def leader_facts(leader: int) -> dict[str, object]:
    """What a leader does, and where the loyal viziers go."""
    return {"leader_effect": LEADER_NAMES[leader], "columns": [COLUMN_NAMES[column] for column in VIZIERS[leader]]}


def take_office(g: Game, leader: int, law: str) -> None:
    """[7.3.4, 7.7.3] Install the leader, with two loyal viziers in the leader's columns."""
    b = g.board
    eyrie_board(b).leader = leader
    for column in VIZIERS[leader]:
        eyrie_board(b).decree[column].append(VIZIER)
    if g.telling:
        g.tell("leader", law, EYRIE, leader=LEADER_NAMES[leader])


class Election(Frame):
    """A new leader takes office."""

    def steps(self) -> Steps:
        return ELECTION


class ChooseLeader(PublicDecision[Election]):
    """[7.7.3] Any leader that is still faceup."""

    law: ClassVar[str] = "7.7.3"
    ask: ClassVar[str] = "choose-leader"

    def actor(self, b: Board, f: Election) -> int:
        return EYRIE

    def options(self, b: Board, f: Election, o: Offers) -> None:
        offer_leaders(b, o)

    def answer(self, g: Game, f: Election, choice: int) -> None:
        take_office(g, noun(choice), "7.7.3")

    def about(self, v: View, f: Election, action: int) -> dict[str, object]:
        return leader_facts(noun(action))


ELECTION: Final[Steps] = (ChooseLeader(),)


# Turmoil [7.7]


class Turmoil(Frame):
    """[7.7] The decree could not be carried out."""

    def steps(self) -> Steps:
        return TURMOIL


class Humiliate(Step[Turmoil]):
    """[7.7.1] Lose one point for each bird in the decree, viziers included."""

    law: ClassVar[str] = "7.7.1"

    def run(self, g: Game, f: Turmoil) -> None:
        birds = 0
        for column in eyrie_board(g.board).decree:
            for card in column:
                birds += 1 if suit_of(card) == BIRD else 0
        score(g, EYRIE, -birds, "7.7.1")


class Purge(Step[Turmoil]):
    """[7.7.2] Discard all cards of the decree but the viziers."""

    law: ClassVar[str] = "7.7.2"

    def run(self, g: Game, f: Turmoil) -> None:
        b = g.board
        for column in eyrie_board(b).decree:
            for card in column:
                if card != VIZIER:
                    discard(g, card)
        eyrie_board(b).decree = [[], [], [], []]


class Depose(Step[Turmoil]):
    """[7.7.3] Turn over the leader and elect another; once all are turned over, all are available again [7.7.3.1]."""

    law: ClassVar[str] = "7.7.3"

    def run(self, g: Game, f: Turmoil) -> None:
        b = g.board
        eyrie_board(b).deposed[eyrie_board(b).leader] = True
        if all(eyrie_board(b).deposed):
            eyrie_board(b).deposed = [False] * len(eyrie_board(b).deposed)
        b.call(Election())


TURMOIL: Final[Steps] = (Humiliate(), Purge(), Depose())  # [7.7.4] Daylight is over
