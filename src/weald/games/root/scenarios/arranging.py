"""Positions set up by hand, and the words that set a position up again. The words: docs/scenarios.md.

Clearings are their printed numbers; several pieces in one clearing are `5x3`. Cards are their names. What is not placed
is in the supply, on the tracks, or in the deck.
"""

from __future__ import annotations

from typing import Final

from weald.engine import codec
from weald.engine.errors import BadValue, BrokenPosition
from weald.engine.procedure import settle
from weald.games.root.factions.alliance.board import alliance_board
from weald.games.root.factions.cult.board import cult_board
from weald.games.root.factions.eyrie import clockwork as electric_eyrie
from weald.games.root.factions.eyrie import clockwork_decree as electric_decree
from weald.games.root.factions.eyrie.board import eyrie_board
from weald.games.root.factions.riverfolk.clockwork import order_suit
from weald.games.root.factions.riverfolk.scenario import (
    RIVERFOLK_WORDS,
    ROBOT_WORDS,
    arrange_riverfolk,
    riverfolk_words,
)
from weald.games.root.factions.vagabond.board import vagabonds
from weald.games.root.factions.vagabond.scenario import (
    arrange_vagabond,
    arrange_what_vagabonds_share,
    look_under_ruins,
    take_out_the_rest,
    vagabond_words,
)
from weald.games.root.scenarios.bots import (
    BOT_WORDS,
    LIZARD_WORDS,
    arrange_lizards,
    bot_words,
    lizard_words,
    read_bots,
)
from weald.games.root.scenarios.wild import CORVID_WORDS, DUCHY_WORDS, arrange_wild, wild_words
from weald.games.root.scenarios.words import Words, choose, number, places, split, table
from weald.games.root.setup import SET_UP, SetUp
from weald.games.root.state.board import NONE, VIZIER, Board
from weald.games.root.state.lenses import Game, no_secret, whole_deck
from weald.games.root.state.new_board import empty_board
from weald.games.root.tables import (
    ALLIANCE,
    CARD_NAMES,
    CLEARINGS,
    COLUMN_NAMES,
    CORVIDS,
    CULT,
    DECK_NAMES,
    DUCHY,
    EXHAUSTED,
    EYRIE,
    IS_VAGABOND,
    ITEM_NAMES,
    ITEMS,
    KINDS_OF,
    LEADER_NAMES,
    MAP_NAMES,
    MAPS,
    PATH_NAMES,
    PIECE_NAMES,
    RIVERFOLK,
    RUIN,
    SEAT_COUNT,
    SEATS,
    STATE_NAMES,
    SUIT_NAMES,
    VAGABOND,
    VIZIERS,
)
from weald.games.root.turn import TURN, Birdsong, Daylight, Evening, Turns, serve

PHASES: Final = ("start", "birdsong", "daylight", "evening")
_PHASE_AT: Final = [
    0,
    [isinstance(step, Birdsong) for step in TURN].index(True),
    [isinstance(step, Daylight) for step in TURN].index(True),
    [isinstance(step, Evening) for step in TURN].index(True),
]
_WORDS: Final = (
    "map",
    "cards",
    "suits",
    "order",
    "turn",
    "phase",
    "round",
    "ruins",
    "items",
    "discard",
    "available",
    "coffins",
    "ferry",
    "ferried",
    "opened",
    "cleared",
    "coop",
    "services",
    *SEATS,
)
_SEAT_WORDS: Final = ("hand", "score", "warriors", "cards", "items", "dominance", *BOT_WORDS)
_WANDERING: Final = [
    *("pawn", "character", "relations", "aids", "completed", "finds", "seen", "coalition"),
    *("quest", "battle_track"),
]
_OWN_WORDS: Final = [
    [],
    ["leader", "deposed", "decree"],
    ["supporters", "officers"],
    [*_WANDERING, "quests", "buried", "scorched", "covered"],
    _WANDERING,
    ["outcast", "hated", "acolytes", "souls", "revealed"],
    [*RIVERFOLK_WORDS, *ROBOT_WORDS],
    DUCHY_WORDS,
    CORVID_WORDS,
]
_USUAL: Final = SEATS[:3]  # who plays, unless it is said; others too, if they are described


def _card(name: str) -> int:
    return choose("card", name.replace("-", "_"), CARD_NAMES)


def arrange(position: Words) -> Game:
    """A game at the start of a phase of somebody's turn, in the position described."""
    for word in position:
        choose("arrangement", word, _WORDS)
    usual = [name for name in SEATS if name in _USUAL or name in position]
    order = [choose("seat", name, SEATS) for name in split("order", position.get("order", " ".join(usual)))]
    cards = choose("deck", position.get("cards", DECK_NAMES[0]), DECK_NAMES)
    printed = choose("map", position.get("map", MAP_NAMES[0]), MAP_NAMES)
    board = empty_board(printed, order, cards, read_bots(position, order))
    if "suits" in position:
        board.suits = [choose("suit", name, SUIT_NAMES) for name in split("suits", position["suits"])]
    if len(board.suits) != CLEARINGS:
        raise BadValue("bad-arrangement", word="suits", value=str(position.get("suits", "")))
    game = Game(board, [no_secret() for _ in range(SEAT_COUNT)], whole_deck(board))
    board.round = number("round", position.get("round", 1))
    if "ruins" in position:
        for clearing in range(CLEARINGS):
            board.pieces[RUIN * CLEARINGS + clearing] = 0
        for clearing, count in places("ruins", position["ruins"]):
            board.pieces[RUIN * CLEARINGS + clearing] = count
    _arrange_map(board, position)
    for name in split("discard", position.get("discard", "")):
        board.discard.append(_take(game, name))
    for name in split("available", position.get("available", "")):
        board.available.append(_take(game, name))
    board.available.sort()
    for seat in order:
        _arrange_seat(game, seat, table(SEATS[seat], position.get(SEATS[seat], {})))
    for name, buried in table("coffins", position.get("coffins", {})).items():
        seat = choose("seat", name, SEATS)
        board.coffins[seat] = number("coffins", buried)
        board.supply[seat] -= board.coffins[seat]
    if "items" in position:
        for item in range(ITEMS):
            board.items[item] = split("items", position["items"]).count(ITEM_NAMES[item])
    if vagabonds(board):
        arrange_what_vagabonds_share(game, table(SEATS[VAGABOND], position.get(SEATS[VAGABOND], {})))
        take_out_the_rest(board)
    board.deck = len(game.deck)
    board.active = choose("seat", position.get("turn", SEATS[order[0]]), SEATS)
    phase = choose("phase", position.get("phase", PHASES[0]), PHASES)
    if PHASES[phase] in ("daylight", "evening"):
        serve(board)  # [11.2.7.3]
        if board.active == RIVERFOLK and board.is_bot(RIVERFOLK):
            board.robots.suit = order_suit(board)  # [K9.4.3]
    board.call(SetUp(sorted(order), order[:], at=len(SET_UP)))
    board.call(Turns(board.active, _PHASE_AT[phase]))
    faults = game.faults()
    if faults:
        raise BrokenPosition("impossible-position", problem="; ".join(faults))
    return game


def _arrange_map(board: Board, words: Words) -> None:
    """Where the ferry is, which closed paths are open, and what of this has been done this turn."""
    if "ferry" in words:
        [(board.ferry, _)] = places("ferry", words["ferry"])
    for name in split("opened", words.get("opened", "")):
        board.opened |= 1 << choose("path", name, PATH_NAMES)
    board.ferried = choose("arrangement", words.get("ferried", "no"), ("no", "yes")) == 1
    board.cleared = choose("arrangement", words.get("cleared", "no"), ("no", "yes")) == 1


def _map_words(board: Board) -> Words:
    words: Words = {}
    if MAPS[board.map].ferry != NONE:
        words.update(ferry=str(board.ferry + 1), ferried="yes" if board.ferried else "no")
    if MAPS[board.map].closed:
        open_paths = [name for path, name in enumerate(PATH_NAMES) if board.opened >> path & 1]
        words.update(opened=" ".join(open_paths), cleared="yes" if board.cleared else "no")
    return words


def _take(game: Game, name: str) -> int:
    """A card out of those that are not placed yet."""
    card = _card(name)
    if card not in game.deck:
        raise BrokenPosition("card-twice", card=name)
    game.deck.remove(card)
    return card


def _arrange_seat(game: Game, seat: int, words: Words) -> None:
    board = game.board
    kinds = [PIECE_NAMES[kind] for kind in KINDS_OF[seat]]
    for word in words:
        own = LIZARD_WORDS if seat == CULT and board.is_bot(CULT) else _OWN_WORDS[seat]
        choose("arrangement", word, [*_SEAT_WORDS, *kinds, *own])
    board.scores[seat] = number("score", words.get("score", 0))
    game.secrets[seat].hand = sorted(_take(game, name) for name in split("hand", words.get("hand", "")))
    board.hands[seat] = len(game.secrets[seat].hand)
    for clearing, count in places("warriors", words.get("warriors", "")):
        board.warriors[seat * CLEARINGS + clearing] += count
        board.supply[seat] -= count
    for kind in KINDS_OF[seat]:
        for clearing, count in places(PIECE_NAMES[kind], words.get(PIECE_NAMES[kind], "")):
            board.pieces[kind * CLEARINGS + clearing] += count
            board.stock[kind] -= count
    board.improvements[seat] = sorted(_take(game, name) for name in split("cards", words.get("cards", "")))
    if words.get("dominance"):
        board.dominance[seat] = _take(game, str(words["dominance"]))
    if IS_VAGABOND[seat]:
        arrange_vagabond(board, seat, words)
        look_under_ruins(game, seat, words)
        return
    for word in split("items", words.get("items", "")):
        name, _, state = word.partition(":")
        item = choose("item", name, ITEM_NAMES)
        board.crafted[seat * ITEMS + item] += 1
        board.items[item] -= 1
        if state:
            board.tired[seat * ITEMS + item] += choose("state", state, STATE_NAMES[: EXHAUSTED + 1])
    if seat == EYRIE:
        _arrange_eyrie(game, words)
    elif seat == ALLIANCE:
        supporters = split("supporters", words.get("supporters", ""))
        game.secrets[seat].aside = sorted(_take(game, name) for name in supporters)
        alliance_board(board).supporters = len(supporters)
        alliance_board(board).officers = number("officers", words.get("officers", 0))
        board.supply[seat] -= alliance_board(board).officers
    elif seat == CULT:
        _arrange_cult(game, words)
    elif seat == RIVERFOLK:
        arrange_riverfolk(game, words)
    elif seat in (DUCHY, CORVIDS):
        arrange_wild(game, seat, words)


def _arrange_eyrie(game: Game, words: Words) -> None:
    """The leader, and the decree: cards by column, the viziers where the leader has them. A bot has no leader."""
    board = game.board
    decree = table("decree", words.get("decree", {}))
    if board.is_bot(EYRIE):
        eyrie_board(board).decree = electric_eyrie.new_decree(board)
        for name, cards in decree.items():
            column = choose("column", name, electric_decree.COLUMN_NAMES)
            eyrie_board(board).decree[column] += [_take(game, card) for card in split("decree", cards)]
        return
    eyrie_board(board).leader = choose("leader", words.get("leader", LEADER_NAMES[0]), LEADER_NAMES)
    for name in split("deposed", words.get("deposed", "")):
        eyrie_board(board).deposed[choose("leader", name, LEADER_NAMES)] = True
    for column in VIZIERS[eyrie_board(board).leader]:
        eyrie_board(board).decree[column].append(VIZIER)
    for name, cards in decree.items():
        column = choose("column", name, COLUMN_NAMES)
        eyrie_board(board).decree[column] += [_take(game, card) for card in split("decree", cards)]


def _arrange_cult(game: Game, words: Words) -> None:
    """The outcast and the acolytes; the Lost Souls, and what lies revealed. A bot has no outcast, but an order."""
    board = game.board
    cult = cult_board(board)
    cult.acolytes = number("acolytes", words.get("acolytes", 0))
    board.supply[CULT] -= cult.acolytes
    souls = [_take(game, name) for name in split("souls", words.get("souls", ""))]
    revealed = [_take(game, name) for name in split("revealed", words.get("revealed", ""))]
    if board.is_bot(CULT):
        cult.souls = souls[::-1]  # the first word is the top
        cult.revealed = revealed
        arrange_lizards(board, words)
        return
    cult.outcast = choose("suit", words.get("outcast", SUIT_NAMES[0]), SUIT_NAMES)
    cult.hated = bool(words.get("hated", False))
    cult.souls = souls
    cult.revealed = sorted(revealed)


def arrangement(game: Game) -> Words | None:
    """The words for this position, if a phase is about to begin."""
    if game.board.active == NONE or not game.board.stack:
        return None
    for phase in PHASES:
        words = {**_words(game), "phase": phase}
        if phase == PHASES[0] and game.board.active == game.board.order[0]:
            words["round"] = game.board.round - 1  # the first turn of a round begins it
        try:
            again = arrange(words)
        except (BrokenPosition, BadValue):
            return None
        if _same_start(again, game):
            return words
    return None


def _same_start(again: Game, game: Game) -> bool:
    """Whether setting the position up again leads to the very same question."""
    settle(again)
    if not again.board.stack:
        return False  # that phase would have ended the game
    again.board.reveals = game.board.reveals
    again.board.homes = game.board.homes[:]  # they matter in set-up only
    again.board.stack[0] = game.board.stack[0].clone()  # set-up is over, whatever it was
    return codec.encode(again) == codec.encode(game)


def _piles(board: Board, offset: int) -> str:
    """Counts by clearing as words."""
    values = board.warriors if offset < 0 else board.pieces
    start = (-offset - 1) * CLEARINGS if offset < 0 else offset * CLEARINGS
    found = [(c + 1, values[start + c]) for c in range(CLEARINGS) if values[start + c]]
    return " ".join(f"{clearing}x{count}" if count > 1 else str(clearing) for clearing, count in found)


def _items(board: Board, seat: int) -> str:
    """A box of crafted items as words."""
    found: list[str] = []
    for item in range(ITEMS):
        tired = board.tired[seat * ITEMS + item]
        found += [ITEM_NAMES[item]] * (board.crafted[seat * ITEMS + item] - tired)
        found += [f"{ITEM_NAMES[item]}:{STATE_NAMES[EXHAUSTED]}"] * tired
    return " ".join(found)


def _words(game: Game) -> Words:
    board = game.board
    words: Words = {
        "map": MAP_NAMES[board.map],
        "cards": DECK_NAMES[board.cards],
        "suits": " ".join(SUIT_NAMES[suit] for suit in board.suits),
        "order": " ".join(SEATS[seat] for seat in board.order),
        "turn": SEATS[board.active],
        "round": board.round,
        "ruins": _piles(board, RUIN),
        "items": " ".join(ITEM_NAMES[item] for item in range(ITEMS) for _ in range(board.items[item])),
        "discard": " ".join(CARD_NAMES[card] for card in board.discard),
        "available": " ".join(CARD_NAMES[card] for card in board.available),
        **_map_words(board),
    }
    if any(board.coffins):
        words["coffins"] = {SEATS[seat]: board.coffins[seat] for seat in board.order if board.coffins[seat]}
    if board.robots.coop:
        words["coop"] = "yes"
    if board.robots.special:
        words["services"] = "special"
    for seat in board.order:
        own: Words = {
            **bot_words(board, seat),
            **wild_words(game, seat),
            "hand": " ".join(CARD_NAMES[card] for card in game.secrets[seat].hand),
            "score": board.scores[seat],
            "warriors": _piles(board, -seat - 1),
            "cards": " ".join(CARD_NAMES[card] for card in board.improvements[seat]),
            "items": _items(board, seat),
        }
        for kind in KINDS_OF[seat]:
            own[PIECE_NAMES[kind]] = _piles(board, kind)
        if board.dominance[seat] != NONE:
            own["dominance"] = CARD_NAMES[board.dominance[seat]]
        if seat == EYRIE and not board.is_bot(EYRIE):
            own["leader"] = LEADER_NAMES[eyrie_board(board).leader]
            own["deposed"] = " ".join(name for i, name in enumerate(LEADER_NAMES) if eyrie_board(board).deposed[i])
        if seat == EYRIE:
            columns = electric_decree.COLUMN_NAMES if board.is_bot(EYRIE) else COLUMN_NAMES
            own["decree"] = {
                name: " ".join(CARD_NAMES[card] for card in eyrie_board(board).decree[column] if card != VIZIER)
                for column, name in enumerate(columns)
            }
        elif seat == ALLIANCE:
            own["supporters"] = " ".join(CARD_NAMES[card] for card in game.secrets[seat].aside)
            own["officers"] = alliance_board(board).officers
        elif seat == CULT and board.is_bot(CULT):
            own.update(lizard_words(board))
        elif seat == CULT:
            own["outcast"] = SUIT_NAMES[cult_board(board).outcast]
            own["hated"] = cult_board(board).hated
            own["acolytes"] = cult_board(board).acolytes
            own["souls"] = " ".join(CARD_NAMES[card] for card in cult_board(board).souls)
            own["revealed"] = " ".join(CARD_NAMES[card] for card in cult_board(board).revealed)
        elif IS_VAGABOND[seat]:
            own.update(vagabond_words(game, seat))
        elif seat == RIVERFOLK:
            own.update(riverfolk_words(board))
        words[SEATS[seat]] = own
    return words
