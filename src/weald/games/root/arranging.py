"""Set up positions by hand, and describe a position in the same words (docs/scenarios.md).

Clearings are their printed numbers; several pieces in one clearing are `5x3`. Cards are their names. Whatever is not
placed is in the supply, on the tracks or in the deck. A seat with the word `bot` is a bot of that level with `traits`.
"""

from __future__ import annotations

from typing import Final

from weald.engine import codec
from weald.engine.arranging import ANSWERS, Description, check, index_of, join, join_counts, join_each, step_of
from weald.engine.errors import BadValue, BrokenPosition
from weald.engine.procedure import settle
from weald.games.root.factions.faction import faction
from weald.games.root.laying import CLEARING_NAMES, counts_by_seat, say_by_seat, take_cards
from weald.games.root.setup import SET_UP, SetUp
from weald.games.root.state.board import NONE, Board
from weald.games.root.state.lenses import Game, no_secret, whole_deck
from weald.games.root.state.new_board import empty_board
from weald.games.root.state.robots import Robots, no_robots
from weald.games.root.tables import (
    CARD_NAMES,
    CLEARINGS,
    DECK_NAMES,
    EXHAUSTED,
    ITEM_NAMES,
    ITEMS,
    KINDS_OF,
    LEVEL_NAMES,
    MAP_NAMES,
    MAPS,
    PATH_NAMES,
    PIECE_NAMES,
    RUIN,
    SEAT_COUNT,
    SEATS,
    STATE_NAMES,
    SUIT_NAMES,
    TRAIT_NAMES,
)
from weald.games.root.turn import TURN, Birdsong, Daylight, Evening, Turns, serve

_PHASES: Final = ("start", "birdsong", "daylight", "evening")
_PHASE_AT: Final = (0, step_of(Birdsong, TURN), step_of(Daylight, TURN), step_of(Evening, TURN))
_DAYLIGHT: Final = 2
_SERVICES: Final = ("standard", "special")
_WORDS: Final = (
    *("map", "cards", "suits", "order", "turn", "phase", "round", "ruins", "items", "discard", "available", "coffins"),
    *("ferry", "ferried", "opened", "cleared", "coop", "services"),
    *SEATS,
)
_SEAT_WORDS: Final = ("hand", "score", "warriors", "cards", "items", "dominance", "bot", "traits")
_USUAL: Final = SEATS[:3]  # who plays by default; seats that are described play too


def arrange(words: dict[str, object]) -> Game:
    """A game at the start of a phase of somebody's turn, in the position described."""
    position = Description(words, _WORDS)
    order = [index_of("seat", name, SEATS) for name in position.split("order", _usual_order(position))]
    if not order or len(set(order)) != len(order):
        raise position.wrong("order")
    printed = position.name("map", "map", MAP_NAMES)
    b = empty_board(printed, order, position.name("cards", "deck", DECK_NAMES), _read_bots(position, order))
    if position.has("suits"):
        b.suits = position.names("suits", "suit", SUIT_NAMES)
    if len(b.suits) != CLEARINGS:
        raise position.wrong("suits")
    g = Game(b, [no_secret() for _ in range(SEAT_COUNT)], whole_deck(b))
    b.round = position.number("round", 1)
    _lay_map(b, position)
    b.discard = take_cards(g, position.split("discard"))
    b.available = sorted(take_cards(g, position.split("available")))
    for seat in order:
        _lay_seat(g, seat, _described(b, position, seat))
    for seat, buried in enumerate(counts_by_seat(position, "coffins")):
        b.coffins[seat] = buried
        b.supply[seat] -= buried
    if position.has("items"):
        supply = position.names("items", "item", ITEM_NAMES)
        b.items = [supply.count(item) for item in range(ITEMS)]
    for seat in order:
        faction(b, seat).lay_last(g, _described(b, position, seat))
    b.deck = len(g.deck)
    b.active = order[position.name("turn", "seat", [SEATS[seat] for seat in order])]
    phase = position.name("phase", "phase", _PHASES)
    if phase >= _DAYLIGHT:
        serve(b)
        for seat in order:
            faction(b, seat).catch_up(b)
    b.call(SetUp(sorted(order), order[:], at=len(SET_UP)))
    b.call(Turns(b.active, at=_PHASE_AT[phase]))
    check(g)
    return g


def _usual_order(position: Description) -> str:
    return " ".join(name for name in SEATS if name in _USUAL or position.has(name))


def _read_bots(position: Description, order: list[int]) -> Robots:
    """[K3.3] Which of the seats in play are bots; [K3.5] whether people play together against them."""
    robots = no_robots()
    robots.coop = position.flag("coop")
    robots.special = position.name("services", "answer", _SERVICES) == 1
    for seat in order:
        table = position.table(SEATS[seat])
        own = Description(table, list(table))
        robots.levels[seat] = own.name("bot", "level", LEVEL_NAMES, NONE)
        for index in own.names("traits", "trait", TRAIT_NAMES[seat]):
            robots.traits[seat] |= 1 << index
    return robots


def _lay_map(b: Board, position: Description) -> None:
    """The ruins, the ferry, the open paths, and whether the ferry and a path were used this turn."""
    if position.has("ruins"):
        b.pieces[RUIN * CLEARINGS : (RUIN + 1) * CLEARINGS] = [0] * CLEARINGS
    for clearing, count in position.counted("ruins", "clearing", CLEARING_NAMES):
        b.pieces[RUIN * CLEARINGS + clearing] = count
    b.ferry = position.name("ferry", "clearing", CLEARING_NAMES, b.ferry)
    for path in position.names("opened", "path", PATH_NAMES):
        b.opened |= 1 << path
    b.ferried = position.flag("ferried")
    b.cleared = position.flag("cleared")


def _described(b: Board, position: Description, seat: int) -> Description:
    """The words that describe a seat."""
    kinds = [PIECE_NAMES[kind] for kind in KINDS_OF[seat]]
    return position.part(SEATS[seat], [*_SEAT_WORDS, *kinds, *faction(b, seat).words()])


def _lay_seat(g: Game, seat: int, own: Description) -> None:
    """Lay what every seat has, then what only this faction has."""
    b = g.board
    b.scores[seat] = own.number("score")
    g.secrets[seat].hand = sorted(take_cards(g, own.split("hand")))
    b.hands[seat] = len(g.secrets[seat].hand)
    for clearing, count in own.counted("warriors", "clearing", CLEARING_NAMES):
        b.warriors[seat * CLEARINGS + clearing] += count
        b.supply[seat] -= count
    for kind in KINDS_OF[seat]:
        for clearing, count in own.counted(PIECE_NAMES[kind], "clearing", CLEARING_NAMES):
            b.pieces[kind * CLEARINGS + clearing] += count
            b.stock[kind] -= count
    b.improvements[seat] = sorted(take_cards(g, own.split("cards")))
    for card in take_cards(g, own.split("dominance")):
        b.dominance[seat] = card
    if "items" not in faction(b, seat).words():
        _lay_items(b, seat, own)
    faction(b, seat).lay(g, own)


def _lay_items(b: Board, seat: int, own: Description) -> None:
    """Lay a box of crafted items; `bag:exhausted` is exhausted for the League of Adventurous Mice."""
    for word in own.split("items"):
        name, _, state = word.partition(":")
        item = index_of("item", name, ITEM_NAMES)
        b.crafted[seat * ITEMS + item] += 1
        b.items[item] -= 1
        if state:
            b.tired[seat * ITEMS + item] += index_of("state", state, STATE_NAMES[: EXHAUSTED + 1])


def arrangement(g: Game) -> dict[str, object] | None:
    """Describe this position, if a phase is about to begin."""
    if g.board.active == NONE or not g.board.stack:
        return None
    for phase in _PHASES:
        words = {**_say(g), "phase": phase}
        if phase == _PHASES[0] and g.board.active == g.board.order[0]:
            words["round"] = g.board.round - 1  # the first turn of a round begins it
        try:
            again = arrange(words)
        except (BrokenPosition, BadValue):
            return None
        if _same_start(again, g):
            return words
    return None


def _same_start(again: Game, game: Game) -> bool:
    """Whether the description, set up again, leads to exactly the same question."""
    settle(again)
    if not again.board.stack:
        return False  # that phase would have ended the game
    again.board.reveals = game.board.reveals
    again.board.homes = game.board.homes[:]  # these matter only in set-up
    again.board.stack[0] = game.board.stack[0].clone()  # set-up is over, so this no longer matters
    return codec.encode(again) == codec.encode(game)


def _say(g: Game) -> dict[str, object]:
    b = g.board
    words: dict[str, object] = {
        "map": MAP_NAMES[b.map],
        "cards": DECK_NAMES[b.cards],
        "suits": join(b.suits, SUIT_NAMES),
        "order": join(b.order, SEATS),
        "turn": SEATS[b.active],
        "round": b.round,
        "ruins": _say_pieces(b, RUIN),
        "items": join_each(b.items, ITEM_NAMES),
        "discard": join(b.discard, CARD_NAMES),
        "available": join(b.available, CARD_NAMES),
        **_say_map(b),
    }
    if any(b.coffins):
        words["coffins"] = say_by_seat(b, b.coffins)
    if b.robots.coop:
        words["coop"] = "yes"
    if b.robots.special:
        words["services"] = "special"
    for seat in b.order:
        words[SEATS[seat]] = {**_say_bot(b, seat), **_say_seat(g, seat), **faction(b, seat).said(g)}
    return words


def _say_map(b: Board) -> dict[str, object]:
    words: dict[str, object] = {}
    if MAPS[b.map].ferry != NONE:
        words.update(ferry=CLEARING_NAMES[b.ferry], ferried=ANSWERS[b.ferried])
    if MAPS[b.map].closed:
        opened = [path for path in range(len(PATH_NAMES)) if b.opened >> path & 1]
        words.update(opened=join(opened, PATH_NAMES), cleared=ANSWERS[b.cleared])
    return words


def _say_bot(b: Board, seat: int) -> dict[str, object]:
    """The words for a bot's level and traits; none for a person."""
    if not b.is_bot(seat):
        return {}
    own: dict[str, object] = {"bot": LEVEL_NAMES[b.robots.levels[seat]]}
    traits = [index for index in range(len(TRAIT_NAMES[seat])) if b.robots.traits[seat] >> index & 1]
    if traits:
        own["traits"] = join(traits, TRAIT_NAMES[seat])
    return own


def _say_seat(g: Game, seat: int) -> dict[str, object]:
    b = g.board
    own: dict[str, object] = {
        "hand": join(g.secrets[seat].hand, CARD_NAMES),
        "score": b.scores[seat],
        "warriors": join_counts(b.warriors[seat * CLEARINGS : (seat + 1) * CLEARINGS], CLEARING_NAMES),
        "cards": join(b.improvements[seat], CARD_NAMES),
        "items": _say_items(b, seat),
    }
    for kind in KINDS_OF[seat]:
        own[PIECE_NAMES[kind]] = _say_pieces(b, kind)
    if b.dominance[seat] != NONE:
        own["dominance"] = CARD_NAMES[b.dominance[seat]]
    return own


def _say_pieces(b: Board, kind: int) -> str:
    return join_counts(b.pieces[kind * CLEARINGS : (kind + 1) * CLEARINGS], CLEARING_NAMES)


def _say_items(b: Board, seat: int) -> str:
    found: list[str] = []
    for item in range(ITEMS):
        tired = b.tired[seat * ITEMS + item]
        found += [ITEM_NAMES[item]] * (b.crafted[seat * ITEMS + item] - tired)
        found += [f"{ITEM_NAMES[item]}:{STATE_NAMES[EXHAUSTED]}"] * tired
    return " ".join(found)
