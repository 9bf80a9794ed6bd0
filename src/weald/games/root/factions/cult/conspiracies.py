"""The Lizard Cult's conspiracies [10.4.3]: acolytes spent in Birdsong to crusade, convert or sanctify."""

from __future__ import annotations

from typing import ClassVar, Final

from weald.engine.notation import noun, verb
from weald.engine.offers import Offers
from weald.engine.procedure import Steps
from weald.games.root.factions.cult.board import cult_board
from weald.games.root.factions.cult.tables import CONVERT_COST, CRUSADE_COST, GARDEN, HATED_DISCOUNT, SANCTIFY_COST
from weald.games.root.factions.cult.verbs import CONVERT, CRUSADE, SANCTIFY
from weald.games.root.procedure import Step
from weald.games.root.rules.battle import Battle, can_battle
from weald.games.root.rules.moving import MOVE, Move, can_move, offer_move
from weald.games.root.rules.placing import refuse_placing
from weald.games.root.rules.removing import remove_piece, remove_warriors, set_off_one, warrior_was_removed
from weald.games.root.state.board import Board
from weald.games.root.state.lenses import Game, View
from weald.games.root.tables import BIRD, BUILDINGS, CLEARINGS, CULT, EFFECT_OF, OWNER, PIECE_NAMES, SEATS

BATTLE_WAY: Final = 0  # a crusade that battles in an outcast clearing
MOVE_WAY: Final = 1  # a crusade that moves out of one, then battles


def price(b: Board, cost: int) -> int:
    """[10.4.3] The price in acolytes: one less if the outcast is hated."""
    return cost - HATED_DISCOUNT if cult_board(b).hated else cost


def spend_acolytes(g: Game, cost: int) -> int:
    """[10.4.3] Return acolytes to the supply before anything else, so there is always a warrior to place."""
    spent = price(g.board, cost)
    cult_board(g.board).acolytes -= spent
    g.board.bring_home(CULT, spent)
    return spent


def place_garden(g: Game, clearing: int, law: str) -> None:
    """[2.5.2] A garden of the clearing's suit, from the right of its track."""
    b = g.board
    kind = GARDEN + b.suits[clearing]
    b.stock[kind] -= 1
    b.pieces[kind * CLEARINGS + clearing] += 1
    if g.telling:
        g.tell("placed", law, CULT, piece=PIECE_NAMES[kind], clearing=clearing + 1)


def place_warrior(g: Game, clearing: int, what: str, law: str) -> None:
    """Place a warrior from the supply; a spent acolyte caught by the Coffin Makers comes back for it."""
    if g.board.supply[CULT]:
        g.board.supply[CULT] -= 1
    else:
        g.board.call_back(CULT, 1)
    g.board.warriors[CULT * CLEARINGS + clearing] += 1
    if g.telling:
        g.tell(what, law, CULT, count=1, clearing=clearing + 1)


# what can be done


def can_conspire(b: Board) -> bool:
    """Whether any conspiracy is possible. All facts for it are public."""
    outcast = cult_board(b).outcast
    acolytes = cult_board(b).acolytes
    if acolytes >= price(b, CRUSADE_COST) and (can_battle(b, CULT, outcast) or can_move(b, CULT, outcast)):
        return True
    for clearing in range(CLEARINGS):
        if b.suits[clearing] != outcast or not b.may_place(CULT, clearing):
            continue
        if acolytes >= price(b, CONVERT_COST):
            for seat in b.order:
                if seat != CULT and b.warriors_at(seat, clearing):
                    return True
        if acolytes >= price(b, SANCTIFY_COST) and b.stock[GARDEN + outcast]:
            for kind in range(BUILDINGS):
                if OWNER[kind] != CULT and b.at(kind, clearing):
                    return True
    return False


def offer_conspiracies(v: View, o: Offers) -> None:
    """[10.4.3] All that acolytes can pay for, in clearings of the outcast suit."""
    offer_crusades(v.board, o)
    for clearing in range(CLEARINGS):
        if o.explain or v.board.suits[clearing] == cult_board(v.board).outcast:
            offer_convert(v.board, clearing, o)
            offer_sanctify(v.board, clearing, o)


def offer_crusades(b: Board, o: Offers) -> None:
    """[10.4.3.1] A battle, or a move that a battle may follow."""
    battle = CRUSADE | BATTLE_WAY
    move = CRUSADE | MOVE_WAY
    if cult_board(b).acolytes < price(b, CRUSADE_COST):
        o.refuse(battle, "10.4.3.1", "too-few-acolytes")
        o.refuse(move, "10.4.3.1", "too-few-acolytes")
        return
    if can_battle(b, CULT, cult_board(b).outcast):
        o.allow(battle)
    else:
        o.refuse(battle, "10.4.3.1", "nobody-to-fight")
    offer_move(b, CULT, cult_board(b).outcast, move, o)


def offer_convert(b: Board, clearing: int, o: Offers) -> None:
    """[10.4.3.2] Replace an enemy warrior with one of the Cult: both or neither."""
    for seat in b.order:
        action = CONVERT | seat * CLEARINGS + clearing
        if seat == CULT or not b.warriors_at(seat, clearing):
            o.refuse(action, "10.4.3.2", "no-enemy-warrior")
        elif b.suits[clearing] != cult_board(b).outcast:
            o.refuse(action, "10.4.3", "not-outcast")
        elif cult_board(b).acolytes < price(b, CONVERT_COST):
            o.refuse(action, "10.4.3.2", "too-few-acolytes")
        elif not b.may_place(CULT, clearing):
            refuse_placing(b, CULT, clearing, action, o)
        else:
            o.allow(action)


def offer_sanctify(b: Board, clearing: int, o: Offers) -> None:
    """[10.4.3.3] Replace an enemy building with a garden: both or neither."""
    for kind in range(BUILDINGS):
        action = SANCTIFY | kind * CLEARINGS + clearing
        if OWNER[kind] not in b.order:
            continue  # there is no such building in this game
        if OWNER[kind] == CULT or not b.at(kind, clearing):
            o.refuse(action, "10.4.3.3", "no-enemy-building")
        elif b.suits[clearing] != cult_board(b).outcast:
            o.refuse(action, "10.4.3", "not-outcast")
        elif cult_board(b).acolytes < price(b, SANCTIFY_COST):
            o.refuse(action, "10.4.3.3", "too-few-acolytes")
        elif not b.may_place(CULT, clearing):
            refuse_placing(b, CULT, clearing, action, o)
        elif not b.stock[GARDEN + cult_board(b).outcast]:
            o.refuse(action, "10.4.3.3", "none-left")
        else:
            o.allow(action)


def cost_of(b: Board, action: int) -> int:
    """[10.4.3] The acolytes that a conspiracy takes."""
    if verb(action) == CRUSADE:
        return price(b, CRUSADE_COST)
    return price(b, CONVERT_COST if verb(action) == CONVERT else SANCTIFY_COST)


# what is done


def conspire(g: Game, choice: int) -> None:
    if verb(choice) == CRUSADE:
        crusade(g, noun(choice))
    elif verb(choice) == CONVERT:
        convert(g, noun(choice) // CLEARINGS, noun(choice) % CLEARINGS)
    else:
        sanctify(g, noun(choice) // CLEARINGS, noun(choice) % CLEARINGS)


def crusade(g: Game, way: int) -> None:
    """[10.4.3.1] Start a crusade; where, against whom and with how many is asked next."""
    b = g.board
    spent = spend_acolytes(g, CRUSADE_COST)
    if g.telling:
        g.tell("crusade", "10.4.3.1", CULT, count=spent)
    if way == BATTLE_WAY:
        b.call(Battle(CULT, cult_board(b).outcast, False))
    else:
        b.call(Crusade(CULT, cult_board(b).outcast, False))


def convert(g: Game, seat: int, clearing: int) -> None:
    """[10.4.3.2] This is neither a move nor a battle; the Marquise may heal her warrior [6.2.3]."""
    spent = spend_acolytes(g, CONVERT_COST)
    if g.telling:
        g.tell("converted", "10.4.3.2", CULT, other_seat=SEATS[seat], clearing=clearing + 1, count=spent)
    remove_warriors(g, seat, clearing, 1)
    place_warrior(g, clearing, "stationed", "10.4.3.2")
    warrior_was_removed(g, seat, clearing, CULT)


def sanctify(g: Game, kind: int, clearing: int) -> None:
    """[10.4.3.3] The removed building is worth a point [3.2.1]; the garden takes its slot."""
    spent = spend_acolytes(g, SANCTIFY_COST)
    if g.telling:
        facts = {"piece": PIECE_NAMES[kind], "clearing": clearing + 1, "count": spent}
        g.note("sanctified", "10.4.3.3", CULT, facts)
    remove_piece(g, kind, clearing, CULT)
    place_garden(g, clearing, "10.4.3.3")
    set_off_one(g, clearing, CULT, EFFECT_OF[kind])


class Crusade(Move):
    """[10.4.3.1] A move out of an outcast clearing, and a battle where it leads."""

    def steps(self) -> Steps:
        return CRUSADING

    def occasion(self, b: Board) -> dict[str, object]:
        return {"moment": "crusade-arrived"}


class BattleThere(Step[Crusade]):
    """[10.4.3.1] They may battle in the clearing they have moved to, whatever its suit."""

    law: ClassVar[str] = "10.4.3.1"

    def run(self, g: Game, f: Crusade) -> None:
        if can_battle(g.board, CULT, BIRD, f.to):
            g.board.call(Battle(CULT, BIRD, True, clearing=f.to))


CRUSADING: Final[Steps] = (*MOVE, BattleThere())
