"""How good a position looks to a seat: points first, then what will bring points. For one-look-ahead players.

What all factions share is weighed in `standing`; what a faction hopes for is a function of its own in `PROMISES`.
"""

from __future__ import annotations

from typing import Final

from weald.games.root.factions.alliance.board import alliance_board
from weald.games.root.factions.alliance.turn import has_base, matching
from weald.games.root.factions.cult.board import cult_board
from weald.games.root.factions.eyrie.board import eyrie_board
from weald.games.root.factions.eyrie.decree import Decree, can_obey, suit_of
from weald.games.root.factions.riverfolk.board import post_at, riverfolk_board
from weald.games.root.factions.vagabond.board import vagabond_board
from weald.games.root.state.board import NONE, Board
from weald.games.root.state.lenses import Game
from weald.games.root.tables import (
    ALLIANCE,
    BAG,
    BASE,
    BATTLE_COLUMN,
    BIRD,
    BUILD_COLUMN,
    BUILDINGS,
    BUILDINGS_OF,
    CLEARINGS,
    COINS,
    CULT,
    DAMAGED,
    DAMAGED_EXHAUSTED,
    DRAW_BY_GARDENS,
    EXHAUSTED,
    EYRIE,
    GARDEN,
    HAND_LIMIT,
    HOSTILE,
    IS_AMBUSH,
    IS_DOMINANCE,
    IS_VAGABOND,
    ITEM,
    ITEM_POINTS,
    ITEMS,
    MARQUISE,
    MOVE_COLUMN,
    POINTS_BY_GARDENS,
    POINTS_BY_ROOSTS,
    QUEST_SUIT,
    READY,
    RECRUIT_COLUMN,
    RECRUITER,
    REVOLT_COST,
    RIVERFOLK,
    ROOST,
    RUIN,
    SAWMILL,
    STOCK,
    SUIT,
    SYMPATHY,
    SYMPATHY_POINTS,
    TEA,
    WOOD,
    WORKSHOP,
)

_WON: Final = 1000.0
_RIVAL: Final = 0.35  # how much the strongest rival's standing weighs against one's own
_OTHERS: Final = 0.2  # and how much everybody else's
_READY: Final = [0.0, 0.6, 4.0]  # how good a revolt looks with so many supporters for it
_NEW_LEADER: Final = 2.5  # what the decree of the next leader promises
_DANGER: Final = [1.5, 1.5, 1.2, 0.8]  # how bad a decree card looks that could not be obeyed now, by column


def estimate(g: Game, seat: int) -> float:
    b = g.board
    if b.winner != NONE:
        shares = IS_VAGABOND[seat] and b.partners[seat] == b.winner
        return _WON if b.winner == seat or shares else -_WON
    worth = standing(g, seat)
    keeps = 0.6 if IS_VAGABOND[seat] else 1.0  # his cards are there to be given away [9.5.4]
    for card in g.secrets[seat].hand:
        worth += keeps * card_worth(b, card)
    worth -= 0.4 * max(0, b.hands[seat] - HAND_LIMIT + 1)  # one more is drawn than can be kept
    strongest = 0.0
    for other in b.order:
        if b.are_enemies(seat, other):
            theirs = standing(g, other) + 0.5 * b.hands[other]
            theirs += 0.5 * max(0, b.scores[other] - 20)  # the nearer to the end, the more it hurts
            worth -= _OTHERS * theirs
            strongest = max(strongest, theirs)
    return worth - _RIVAL * strongest


def card_worth(b: Board, card: int) -> float:
    """A card in hand: less if little can come of it."""
    if IS_DOMINANCE[card]:
        return 0.25
    worth = 0.6 if SUIT[card] == BIRD else 0.5
    if IS_AMBUSH[card]:
        worth += 0.1
    if ITEM[card] >= 0 and b.items[ITEM[card]]:
        worth += 0.12 * ITEM_POINTS[card]
    return worth


def standing(g: Game, seat: int) -> float:
    """Points, warriors, rule, cards in play, and the faction's own promise of more."""
    b = g.board
    worth = float(b.scores[seat]) if b.dominance[seat] == NONE else dominance(b, seat)
    for clearing in range(CLEARINGS):
        count = b.warriors_at(seat, clearing)
        worth += 0.12 * count - (0.02 * count * count if count > 4 else 0.0)
        if b.ruled_by(seat, clearing):
            worth += 0.45
        buildings = 0
        for kind in BUILDINGS_OF[seat]:
            buildings += b.at(kind, clearing)
        if buildings:
            enemies = 0
            for other in b.order:
                if other != seat:
                    enemies += b.warriors_at(other, clearing)
            worth -= 0.15 * buildings * max(0, enemies - count)  # beside stronger enemies
    return worth + 0.6 * len(b.improvements[seat]) + promise(g, seat)


def dominance(b: Board, seat: int) -> float:
    """[3.3] No points any more, but the game, if what the card asks for still holds at the next Birdsong."""
    suit = SUIT[b.dominance[seat]]
    ruled = [clearing for clearing in range(CLEARINGS) if b.ruled_by(seat, clearing)]
    if suit != BIRD:
        share = min(3, len([clearing for clearing in ruled if b.suits[clearing] == suit])) / 3
    else:
        opposite = b.printed().opposite
        corners = [clearing for clearing in ruled if opposite[clearing] >= 0]
        share = 1.0 if any(opposite[clearing] in ruled for clearing in corners) else 0.5 * min(1, len(corners))
    lead = max([b.scores[other] for other in b.order if other != seat])
    worth = max(9.0, lead - 4.0)  # a way out for those who are far behind
    return worth if share == 1.0 else 0.5 * share * worth


# the Marquise


def marquise(g: Game) -> float:
    """Buildings that work, and wood for more of them."""
    b = g.board
    worth = 1.2 * (b.on_map(SAWMILL) + b.on_map(RECRUITER)) + 0.8 * b.on_map(WORKSHOP)
    return worth + 0.5 * min(b.on_map(WOOD), 5)


# the Eyrie


def eyrie(g: Game) -> float:
    """Roosts, and a decree that will not fail."""
    b = g.board
    roosts = 2.2 * POINTS_BY_ROOSTS[b.on_map(ROOST)] + 0.8 * b.on_map(ROOST)
    return roosts if b.is_bot(EYRIE) else roosts + decree_promise(b)


def decree_promise(b: Board) -> float:
    """A decree that builds every turn, with the moves and recruits to feed it, less what turmoil may cost."""
    worth = 2.5 * min(1, len(eyrie_board(b).decree[BUILD_COLUMN]))
    worth += 0.9 * min(2, len(eyrie_board(b).decree[MOVE_COLUMN])) + 0.9 * min(
        2, len(eyrie_board(b).decree[RECRUIT_COLUMN])
    )
    danger = 0.0
    birds = 0
    for column in range(4):
        for card in eyrie_board(b).decree[column]:
            suit = suit_of(card)
            birds += 1 if suit == BIRD else 0
            danger += _DANGER[column] * doubt(b, column, suit)
    if is_failing(b):
        return _NEW_LEADER - birds  # [7.7] turmoil is only a matter of time
    for column in range(4):
        danger += 0.25 * max(0, len(eyrie_board(b).decree[column]) - 2)
    danger += 1.2 * max(0, len(eyrie_board(b).decree[BUILD_COLUMN]) - 1) + 0.8 * max(
        0, len(eyrie_board(b).decree[BATTLE_COLUMN]) - 1
    )
    danger += 1.0 * max(0, len(eyrie_board(b).decree[RECRUIT_COLUMN]) + 1 - b.supply[EYRIE])  # nobody left to recruit
    return worth - danger * (1.0 + 0.3 * birds)


def is_failing(b: Board) -> bool:
    """Whether a card of the column that is being resolved cannot be obeyed any more."""
    for frame in b.stack:
        if isinstance(frame, Decree) and frame.column < len(eyrie_board(b).decree):
            for card in frame.left:
                if not can_obey(b, frame.column, suit_of(card)) and frame.column != MOVE_COLUMN:
                    return True
    return False


def doubt(b: Board, column: int, suit: int) -> float:
    """How likely it is that a decree card cannot be obeyed: not at all, unless a move comes first, or quite."""
    if can_obey(b, column, suit):
        return 0.0
    if suit == BIRD:
        return 0.3
    if column == RECRUIT_COLUMN or not eyrie_board(b).decree[MOVE_COLUMN]:
        return 1.0
    return (
        0.4
        if any(can_come_to(b, clearing, column) for clearing in range(CLEARINGS) if b.suits[clearing] == suit)
        else 1.0
    )


def can_come_to(b: Board, clearing: int, column: int) -> bool:
    """Whether a move of the Eyrie could make a column's action possible in a clearing."""
    if column == BATTLE_COLUMN and not any(b.is_there(other, clearing) for other in b.order if other != EYRIE):
        return False
    if column == BUILD_COLUMN and (b.at(ROOST, clearing) or b.open_slots(clearing) == 0):
        return False
    return any(b.warriors_at(EYRIE, near) and b.ruled_by(EYRIE, near) for near in b.adjacent(clearing))


# the Alliance


def alliance(g: Game) -> float:
    """Sympathy, and above all bases: supporters are kept for the next revolt, officers for the Evenings."""
    b = g.board
    spread = STOCK[SYMPATHY] - b.stock[SYMPATHY]
    bases = b.on_map(BASE)
    worth = 0.6 * SYMPATHY_POINTS[spread] if spread < STOCK[SYMPATHY] else 0.0
    for clearing in range(CLEARINGS):
        if b.at(SYMPATHY, clearing):
            worth += 0.7 if is_threatened(b, clearing) else 1.3
        elif alliance_board(b).officers and b.warriors_at(ALLIANCE, clearing):
            worth += 0.7  # somebody who can organize there
        if b.at(BASE, clearing):
            worth += 0.4 * min(2, b.warriors_at(ALLIANCE, clearing)) - (1.0 if is_threatened(b, clearing) else 0.0)
    worth += (5.5 if bases else 0.0) + 1.5 * max(0, bases - 1)
    worth += 1.2 * min(alliance_board(b).officers, 4)
    return (
        worth
        + (0.35 if bases else 0.6) * min(alliance_board(b).supporters, 5)
        + 0.2 * max(0, alliance_board(b).supporters - 5)
        + revolt_promise(g)
    )


def is_threatened(b: Board, clearing: int) -> bool:
    """Whether enemies stand beside a token that no warrior guards."""
    if b.warriors_at(ALLIANCE, clearing):
        return False
    for other in b.order:
        if b.warriors_at(other, clearing):
            return True
    return False


def revolt_promise(g: Game) -> float:
    """How near the next revolt is: supporters of one suit, sympathy in a clearing of it, and no base there yet."""
    b = g.board
    supporters = g.secrets[ALLIANCE].aside
    best = 0.0
    for clearing in range(CLEARINGS):
        suit = b.suits[clearing]
        if not b.at(SYMPATHY, clearing) or clearing == b.scorched or has_base(b, suit):
            continue
        ready = _READY[min(REVOLT_COST, matching(supporters, suit))]
        if is_threatened(b, clearing):
            ready *= 0.4
        for kind in range(BUILDINGS):
            ready *= 1.1 if b.at(kind, clearing) else 1.0  # what stands there would be removed, and score
        best = max(best, ready)
    return best if b.on_map(BASE) == 0 else 0.4 * best


# the Vagabond


def wandering(g: Game, vagabond: int) -> float:
    """What his life is worth: items first, ready ones most; friends; a place where something can be done."""
    b = g.board
    w = vagabond_board(b, vagabond)
    worth = 0.0
    for item in range(ITEMS):
        worth += 1.0 * w.items_in(READY, item) + 0.88 * w.items_in(EXHAUSTED, item)
        worth += 0.45 * w.items_in(DAMAGED, item) + 0.4 * w.items_in(DAMAGED_EXHAUSTED, item)
    for item in (TEA, COINS, BAG):
        worth += 0.2 * w.on_track(item)
    for seat in b.order:
        if seat != vagabond:
            worth += -0.6 if w.relations[seat] == HOSTILE else 0.7 * w.relations[seat] + 0.25 * w.aids[seat]
    worth += 0.5 * len(w.completed)
    if b.partners[vagabond] != NONE:
        worth += b.scores[b.partners[vagabond]] - b.scores[vagabond]  # only the partner's points count now [9.2.8]
    if b.pawns[vagabond] >= CLEARINGS:
        return worth + 0.25 * sum(w.kit[DAMAGED * ITEMS :]) - 0.5  # a forest is for resting
    if b.pawns[vagabond] != NONE:
        worth += 0.5 * b.at(RUIN, b.pawns[vagabond])
        for quest in b.quests:
            if QUEST_SUIT[quest] == b.suits[b.pawns[vagabond]]:
                worth += 0.15
        for seat in b.order:
            if seat != vagabond and b.is_there(seat, b.pawns[vagabond]):
                worth += 0.1
    return worth


# the Cult


def worship(b: Board) -> float:
    """What the Cult lives on: gardens of one suit most, acolytes, and revealed cards, which come back."""
    worth = 0.4 * cult_board(b).acolytes + 0.5 * len(cult_board(b).revealed)
    for suit in range(3):
        gardens = b.on_map(GARDEN + suit)
        worth += 0.8 * gardens + 1.2 * POINTS_BY_GARDENS[gardens] + 0.5 * DRAW_BY_GARDENS[gardens]
    if cult_board(b).outcast != NONE:  # a bot has none
        worth += 0.2 * b.on_map(GARDEN + cult_board(b).outcast)
    return worth + (0.4 if cult_board(b).hated else 0.0)


# the Riverfolk


def trading(b: Board) -> float:
    """What the Riverfolk's trade is worth: posts that customers reach, and money, whoever's it is."""
    worth = 0.0
    company = riverfolk_board(b)
    money = company.total() + sum(company.payments) + sum(company.commitments)
    posts = 0
    for clearing in range(CLEARINGS):
        if post_at(b, clearing):
            posts += 1
            worth += 0.6 + 0.2 * min(3, b.warriors_at(RIVERFOLK, clearing))
            for other in b.order:
                worth += 0.15 if other != RIVERFOLK and b.is_there(other, clearing) else 0.0
    worth += (0.45 if posts else 0.25) * money
    for price in company.prices:
        worth -= 0.1 * abs(price - 2)
    return worth


def promise(g: Game, seat: int) -> float:
    """What a faction's own board promises."""
    if seat == MARQUISE:
        return marquise(g)
    if seat == EYRIE:
        return eyrie(g)
    if seat == ALLIANCE:
        return alliance(g)
    if IS_VAGABOND[seat]:
        return wandering(g, seat)
    if seat == CULT:
        return worship(g.board)
    if seat == RIVERFOLK:
        return trading(g.board)
    return 0.0
