"""A view as plain data with the names of things: what clients draw and tests read."""

from __future__ import annotations

from weald.games.root.cards.card import PERSISTENT
from weald.games.root.factions.alliance.board import alliance_board
from weald.games.root.factions.corvids.board import corvids_board
from weald.games.root.factions.cult.board import cult_board
from weald.games.root.factions.duchy.board import duchy_board
from weald.games.root.factions.eyrie import clockwork_decree as electric_decree
from weald.games.root.factions.eyrie.board import eyrie_board
from weald.games.root.factions.riverfolk.board import riverfolk_board
from weald.games.root.factions.riverfolk.services import price
from weald.games.root.factions.vagabond import clockwork_characters as vagabot_characters
from weald.games.root.factions.vagabond.board import items_under, vagabond_board, vagabonds
from weald.games.root.state.board import NONE, VIZIER, Board
from weald.games.root.state.lenses import View
from weald.games.root.tables import (
    ALLIANCE,
    CARD_NAMES,
    CHARACTER_NAMES,
    CLEARINGS,
    COLUMN_NAMES,
    CONSPIRACY_NAMES,
    CORVIDS,
    CULT,
    DECK_NAMES,
    DUCHY,
    EYRIE,
    HAND_CARD,
    IS_VAGABOND,
    ITEM_NAMES,
    ITEMS,
    KINDS_OF,
    LEADER_NAMES,
    LEVEL_NAMES,
    MAP_NAMES,
    MINISTER_NAMES,
    PIECE_NAMES,
    PIECES,
    PLOT_NAMES,
    POST,
    QUEST_NAMES,
    RELATION_NAMES,
    RIVERFOLK,
    RUIN,
    SEATS,
    SERVICE_NAMES,
    STATE_NAMES,
    STOCK,
    SUIT_NAMES,
    TINKER,
    TRAIT_NAMES,
    trait,
)


def names(cards: list[int]) -> list[str]:
    return [CARD_NAMES[card] for card in cards]


def show_clearing(b: Board, clearing: int) -> dict[str, object]:
    """One clearing: its suit, what stands there, who rules; where the river leads, if somebody can use it."""
    ruler = b.ruler(clearing)
    shown: dict[str, object] = {
        "suit": SUIT_NAMES[b.suits[clearing]] if clearing < len(b.suits) else None,
        "slots": b.printed().slots[clearing],
        "open_slots": b.open_slots(clearing),
        "warriors": {SEATS[s]: b.warriors_at(s, clearing) for s in b.order if b.warriors_at(s, clearing)},
        "pieces": {PIECE_NAMES[k]: b.at(k, clearing) for k in range(PIECES) if b.at(k, clearing)},
        "ruler": SEATS[ruler] if ruler != NONE else None,
        "scorched": b.scorched == clearing,
        "paths": [neighbour + 1 for neighbour in b.adjacent(clearing)],
        **_landmarks(b, clearing),
    }
    if RIVERFOLK in b.order:
        shown["river"] = [neighbour + 1 for neighbour in b.printed().river[clearing]]
    if b.robots.covered[clearing]:  # [K7.7.5]
        shown["covered"] = b.robots.covered[clearing]
    return shown


def _landmarks(b: Board, clearing: int) -> dict[str, object]:
    """What only some games have: the mountain's closed paths and tower, the lake's ferry, ruins with two items."""
    printed = b.printed()
    found: dict[str, object] = {}
    if printed.closed:
        shut = [path for path in range(len(printed.closed)) if not b.opened >> path & 1]
        ends = [printed.closed[path] for path in shut if clearing in printed.closed[path]]
        found["closed"] = sorted(sum(path) - clearing + 1 for path in ends)
        found["tower"] = clearing == printed.tower
    if printed.ferry != NONE:
        found["ferry"] = clearing == b.ferry
    if len(vagabonds(b)) > 1 and b.at(RUIN, clearing):  # [9.7.1]
        found["items_under"] = items_under(b, clearing)
        found["searched_by"] = [SEATS[s] for s in b.order if s * CLEARINGS + clearing in b.searched]
    return found


def show_seen(v: View) -> dict[str, list[str]]:
    """[9.7.1] What a Vagabond has seen under ruins and left there."""
    seen: dict[str, list[str]] = {}
    for found in v.own.aside if IS_VAGABOND[v.seat] else []:
        seen.setdefault(str(found // ITEMS + 1), []).append(ITEM_NAMES[found % ITEMS])
    return seen


def show_seat(b: Board, seat: int) -> dict[str, object]:
    """The public side of one seat."""
    shown: dict[str, object] = {
        "score": b.scores[seat],
        "hand": b.hands[seat],
        "supply": b.supply[seat],
        "stock": {PIECE_NAMES[k]: b.stock[k] for k in KINDS_OF[seat] if STOCK[k]},
        "items": {ITEM_NAMES[i]: b.crafted[seat * ITEMS + i] for i in range(ITEMS) if b.crafted[seat * ITEMS + i]},
        "cards": names(b.improvements[seat]),
        "dominance": CARD_NAMES[b.dominance[seat]] if b.dominance[seat] != NONE else None,
    }
    for card in b.improvements[seat]:
        PERSISTENT[card].show(b, shown)
    tired = b.tired[seat * ITEMS : (seat + 1) * ITEMS]
    if any(tired):
        shown["exhausted"] = {ITEM_NAMES[i]: tired[i] for i in range(ITEMS) if tired[i]}
    if b.is_bot(seat):
        shown["bot"] = show_bot(b, seat)
    if seat == EYRIE and not b.is_bot(EYRIE):
        shown["leader"] = LEADER_NAMES[eyrie_board(b).leader] if eyrie_board(b).leader != NONE else None
        shown["deposed"] = [name for name, gone in zip(LEADER_NAMES, eyrie_board(b).deposed, strict=True) if gone]
    if seat == EYRIE:
        columns = electric_decree.COLUMN_NAMES if b.is_bot(EYRIE) else COLUMN_NAMES
        shown["decree"] = {
            column: ["vizier" if card == VIZIER else CARD_NAMES[card] for card in cards]
            for column, cards in zip(columns, eyrie_board(b).decree, strict=True)
        }
    if seat == ALLIANCE and not b.is_bot(ALLIANCE):
        shown["supporters"] = alliance_board(b).supporters
        shown["officers"] = alliance_board(b).officers
    if seat == CULT and b.is_bot(CULT):
        shown["acolytes"] = cult_board(b).acolytes
        space = cult_board(b).space
        shown["conspiracy"] = {"space": space + 1, "name": CONSPIRACY_NAMES[space]} if space != NONE else None
        shown["lost_souls"] = names(cult_board(b).souls[::-1])  # from the top
        shown["revealed"] = names(cult_board(b).revealed)
    elif seat == CULT:
        shown["outcast"] = SUIT_NAMES[cult_board(b).outcast] if cult_board(b).outcast != NONE else None
        shown["hated"] = cult_board(b).hated
        shown["acolytes"] = cult_board(b).acolytes
        shown["lost_souls"] = names(sorted(cult_board(b).souls))
        shown["revealed"] = names(cult_board(b).revealed)
    if IS_VAGABOND[seat]:
        shown.update(show_vagabond(b, seat))
    if seat == RIVERFOLK:
        shown.update(show_company(b))
    if seat == DUCHY:
        shown["burrow"] = duchy_board(b).burrow
        shown["swayed"] = [name for at, name in enumerate(MINISTER_NAMES) if duchy_board(b).swayed[at]]
        shown["ambushes"] = names(duchy_board(b).ambushes)
    if seat == CORVIDS:
        shown["hidden_plots"] = {name: corvids_board(b).plots[at] for at, name in enumerate(PLOT_NAMES)}
    return shown


def show_bot(b: Board, seat: int) -> dict[str, object]:
    """[K3.3] How hard a bot is and its traits; [K2.7] in its own turn the order card and what it orders."""
    mine = b.active == seat
    traits = b.robots.traits[seat]
    card = b.robots.card
    if seat == RIVERFOLK and b.robots.suit != NONE and riverfolk_board(b).market:
        card = riverfolk_board(b).market[-1]  # [K9.4.3] it stays in the market
    return {
        "level": LEVEL_NAMES[b.robots.levels[seat]],
        "traits": [name for name in TRAIT_NAMES[seat] if traits & trait(seat, name)],
        "order_card": CARD_NAMES[card] if mine and card != NONE else None,
        "ordered": SUIT_NAMES[b.robots.suit] if mine and b.robots.suit != NONE else None,
    }


def show_company(b: Board) -> dict[str, object]:
    """The Riverfolk's side of the table: the open hand, the boxes by owner, the prices, who has bought what."""
    company = riverfolk_board(b)
    if b.is_bot(RIVERFOLK):
        return show_robots(b)
    boxes = {"funds": company.funds, "payments": company.payments, "commitments": company.commitments}
    return {
        "open_hand": names(company.hand),
        **{name: {SEATS[s]: box[s] for s in b.order if box[s]} for name, box in boxes.items()},
        "prices": dict(zip(SERVICE_NAMES, company.prices, strict=True)),
        "gone": {PIECE_NAMES[POST + suit]: company.gone[suit] for suit in range(3) if company.gone[suit]},
        "riverboats": SEATS[b.boats] if b.boats != NONE else None,
        "mercenaries": SEATS[company.contract] if company.contract != NONE else None,
        "serving": b.hirer != NONE,
    }


def show_robots(b: Board) -> dict[str, object]:
    """The Robots' side [K9]: the market row from the left, payments by owner, what a service costs whom."""
    company = riverfolk_board(b)
    shown: dict[str, object] = {
        "market": names(company.market),
        "payments": {SEATS[s]: company.payments[s] for s in b.order if company.payments[s]},
        "prices": {SEATS[s]: price(b, s, HAND_CARD) for s in b.order if s != RIVERFOLK},
        "riverboats": SEATS[b.boats] if b.boats != NONE else None,
        "mercenaries": SEATS[company.contract] if company.contract != NONE else None,
        "against": SEATS[b.spurned] if b.spurned != NONE else None,
        "serving": b.hirer != NONE,
    }
    if b.active == RIVERFOLK:
        met = (("shield", company.shield), ("sword", company.sword))
        shown["protectionism"] = [name for name, holds in met if holds]
    return shown


def show_vagabond(b: Board, seat: int) -> dict[str, object]:
    """His side of the table: the pawn, the kit, the chart."""
    w = vagabond_board(b, seat)
    place: dict[str, int] = {}
    if b.pawns[seat] >= CLEARINGS:
        place["forest"] = b.pawns[seat] - CLEARINGS + 1
    elif b.pawns[seat] != NONE:
        place["clearing"] = b.pawns[seat] + 1
    shown: dict[str, object] = {
        "character": CHARACTER_NAMES[w.character] if w.character != NONE else None,
        "pawn": place,
        "kit": {
            name: {ITEM_NAMES[i]: w.items_in(state, i) for i in range(ITEMS) if w.items_in(state, i)}
            for state, name in enumerate(STATE_NAMES)
        },
        "relations": {
            SEATS[s]: RELATION_NAMES[w.relations[s]] for s in b.order if not IS_VAGABOND[s] and not b.is_bot(seat)
        },
        "aids": {SEATS[s]: w.aids[s] for s in b.order if w.aids[s]},
        "completed": [QUEST_NAMES[quest] for quest in w.completed],
        "coalition": SEATS[b.partners[seat]] if b.partners[seat] != NONE else None,
    }
    if b.is_bot(seat):  # [K7.3.3, K7.2.4]
        shown["quest"] = QUEST_NAMES[w.quest] if w.quest != NONE else None
        shown["battle_track"] = [STATE_NAMES[state] for state in w.battle_track]
        if w.character == TINKER:
            found = vagabot_characters.tinkered(b)
            shown["would_craft"] = CARD_NAMES[found] if found != NONE else None
    return shown


def show_forests(b: Board) -> dict[str, object]:
    """The forests, each with the clearings around it and the forests beyond a path."""
    printed = b.printed()
    return {
        str(forest + 1): {
            "clearings": [clearing + 1 for clearing in printed.forests[forest]],
            "next_to": [other + 1 for other in printed.beyond[forest]],
        }
        for forest in range(len(printed.forests))
    }


def show(v: View) -> dict[str, object]:
    """Everything this seat may see."""
    b = v.board
    return {
        "seat": SEATS[v.seat] if v.seat >= 0 else None,
        "map": MAP_NAMES[b.map],
        "cards": DECK_NAMES[b.cards],
        "round": b.round,
        "order": [SEATS[seat] for seat in b.order],
        "active": SEATS[b.active] if b.active != NONE else None,
        "clearings": {str(clearing + 1): show_clearing(b, clearing) for clearing in range(CLEARINGS)},
        "seats": {SEATS[seat]: show_seat(b, seat) for seat in b.order},
        "hand": names(v.own.hand) if v.seat >= 0 else None,
        "supporters": names(v.own.aside) if v.seat == ALLIANCE else None,
        "seen_in_ruins": show_seen(v),
        "items": {ITEM_NAMES[i]: b.items[i] for i in range(ITEMS)},
        "forests": show_forests(b),
        "quests": [QUEST_NAMES[quest] for quest in b.quests],
        "under_ruins": [ITEM_NAMES[item] for item in b.buried],
        "deck": b.deck,
        "discard": names(sorted(b.discard)),
        "available": names(b.available),
        "winner": SEATS[b.winner] if b.winner != NONE else None,
    }
