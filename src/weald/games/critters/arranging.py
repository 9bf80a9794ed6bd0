"""Positions set up by hand, and the words that set a position up again. The words: docs/scenarios.md.

Cards: `A1` faceup, `A1x` facedown, `A1x*` facedown after everybody saw it, `A1x/south+north` facedown and known to both
players. A destroyed card: `A1*` if everybody saw it, `A1/south` if only south knows it. Whatever is not placed is the
unseen part of the deck.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from weald.engine.errors import BadValue, BrokenPosition, UnknownName
from weald.games.critters.battle import BATTLE, Battle, ScoreBattle
from weald.games.critters.board import BACK, NONE, SEEN, empty_board, is_faceup, pile_of
from weald.games.critters.cards import BEGINNER_TARGET, CARD_NAMES, CARDS, ROWS, SEATS, TARGET, THEATER_NAMES
from weald.games.critters.lenses import Game, Secret
from weald.games.critters.turns import Turns
from weald.games.critters.war import WAR, EndTheWar, War

_WORDS: Final = ("row", "first", "turn", "battle", "mode", "target", "destroyed", *SEATS)
_SEAT_WORDS: Final = ("hand", "score", "air_drop", "shown", *THEATER_NAMES)
_AFTER_TURNS: Final = [isinstance(step, ScoreBattle) for step in BATTLE].index(True)
_AFTER_BATTLE: Final = [isinstance(step, EndTheWar) for step in WAR].index(True)


def _choose(kind: str, name: object, names: Iterable[str]) -> int:
    known = list(names)
    if str(name) not in known:
        raise UnknownName(kind, str(name), known)
    return known.index(str(name))


def _number(word: str, value: object) -> int:
    if not isinstance(value, int):
        raise BadValue("bad-arrangement", word=word, value=str(value))
    return value


def _split(word: str, value: object) -> list[str]:
    if isinstance(value, str):
        return value.split()
    raise BadValue("bad-arrangement", word=word, value=str(value))


def arrange(position: dict[str, object]) -> Game:
    """A game at the start of a turn, in the position described."""
    for word in position:
        _choose("arrangement", word, _WORDS)
    beginner = position.get("mode", "standard") == "beginner"
    board = empty_board(_number("target", position.get("target", BEGINNER_TARGET if beginner else TARGET)), beginner)
    row = [_choose("theater", name, THEATER_NAMES) for name in _split("row", position.get("row", "air land sea"))]
    if row not in ROWS:
        raise BadValue("bad-arrangement", word="row", value=str(position["row"]))
    board.row = ROWS.index(row)
    board.first = _choose("seat", position.get("first", SEATS[0]), SEATS)
    board.battle = _number("battle", position.get("battle", 1))
    game = Game(board, [Secret([], []), Secret([], [])], list(range(CARDS)))
    for seat, name in enumerate(SEATS):
        words = position.get(name, {})
        if not isinstance(words, dict):
            raise BadValue("bad-arrangement", word=name, value=str(words))
        _arrange_seat(game, seat, words)
    for token in _split("destroyed", position.get("destroyed", "")):
        card, _, knowers = token.partition("/")
        if knowers:
            board.buried.append(_back(game, _take(game, card), knowers))
        else:
            board.buried.append(SEEN + _take(game, card.removesuffix("*")))
    board.undealt = len(game.undealt)
    turn = _choose("seat", position.get("turn", SEATS[board.first]), SEATS)
    board.call(War(at=_AFTER_BATTLE))
    board.call(Battle(at=_AFTER_TURNS))
    board.call(Turns(turn))
    faults = game.faults()
    if faults:
        raise BrokenPosition("impossible-position", problem="; ".join(faults))
    return game


def _take(game: Game, name: str) -> int:
    """A card out of those that are not placed yet."""
    card = _choose("card", name, CARD_NAMES)
    if card not in game.undealt:
        raise BrokenPosition("card-twice", card=name)
    game.undealt.remove(card)
    return card


def _back(game: Game, card: int, knowers: str) -> int:
    """A card back that the named seats have looked under: `south`, `north` or `south+north`."""
    seats = [_choose("seat", name, SEATS) for name in knowers.split("+")]
    token = game.number_back(seats[0], card)
    for seat in seats:
        game.secrets[seat].backs[token - BACK] = card
    return token


def _arrange_seat(game: Game, seat: int, words: dict[str, object]) -> None:
    board = game.board
    for word in words:
        _choose("arrangement", word, _SEAT_WORDS)
    board.scores[seat] = _number("score", words.get("score", 0))
    board.air_drops[seat] = bool(words.get("air_drop", False))
    game.secrets[seat].hand = sorted(_take(game, name) for name in _split("hand", words.get("hand", "")))
    board.hands[seat] = len(game.secrets[seat].hand)
    for name in _split("shown", words.get("shown", "")):
        board.shown[seat] |= 1 << _choose("card", name, CARD_NAMES)
    for theater, theater_name in enumerate(THEATER_NAMES):
        for name in _split(theater_name, words.get(theater_name, "")):
            pile = pile_of(seat, theater)
            name, _, knowers = name.partition("/")
            card = _take(game, name.removesuffix("*").removesuffix("x"))
            if name.endswith("x*"):
                board.piles[pile].append(SEEN + card)
            elif name.endswith("x"):
                board.piles[pile].append(_back(game, card, knowers or SEATS[seat]))
            else:
                board.piles[pile].append(card)
                board.faceup[card] = pile


def arrangement(game: Game) -> dict[str, object] | None:
    """The words for this position, if a turn is about to begin."""
    board = game.board
    if not board.stack:
        return None
    turn = board.stack[-1]
    if not isinstance(turn, Turns) or turn.at or board.triggered or board.held != NONE:
        return None
    words: dict[str, object] = {
        "mode": "beginner" if board.beginner else "standard",
        "target": board.target,
        "battle": board.battle,
        "row": " ".join(THEATER_NAMES[theater] for theater in ROWS[board.row]),
        "first": SEATS[board.first],
        "turn": SEATS[turn.seat],
    }
    for seat, name in enumerate(SEATS):
        described: dict[str, object] = {
            "hand": " ".join(CARD_NAMES[card] for card in game.secrets[seat].hand),
            "score": board.scores[seat],
        }
        if board.shown[seat]:
            described["shown"] = " ".join(CARD_NAMES[card] for card in board.shown_cards(seat))
        if board.air_drops[seat]:
            described["air_drop"] = True
        for theater, theater_name in enumerate(THEATER_NAMES):
            pile = board.piles[pile_of(seat, theater)]
            if pile:
                described[theater_name] = " ".join(_word(game, token, seat) for token in pile)
        words[name] = described
    if board.buried:
        words["destroyed"] = " ".join(_buried_word(game, token) for token in board.buried)
    return words


def _word(game: Game, token: int, seat: int) -> str:
    name = CARD_NAMES[game.card(token)]
    if is_faceup(token):
        return name
    if token < BACK:
        return name + "x*"
    knowers = _knowers(game, token)
    return name + "x" if knowers == SEATS[seat] else f"{name}x/{knowers}"


def _buried_word(game: Game, token: int) -> str:
    name = CARD_NAMES[game.card(token)]
    return name + "*" if token < BACK else f"{name}/{_knowers(game, token)}"


def _knowers(game: Game, token: int) -> str:
    """Who has looked under a card back."""
    return "+".join(name for seat, name in enumerate(SEATS) if game.secrets[seat].backs[token - BACK] != NONE)
