"""Positions set up by hand, and the words that set a position up again. The words: docs/scenarios.md.

Cards: `A1` faceup, `A1x` facedown, `A1x*` facedown after everybody saw it, `A1x/south+north` facedown and known to both
players. A destroyed card: `A1*` if everybody saw it, `A1/south` if only south knows it. Whatever is not placed is the
unseen part of the deck.
"""

from __future__ import annotations

from typing import Final

from weald.engine.arranging import Description, check, index_of, join, step_of, take
from weald.games.critters.battle import BATTLE, Battle, ScoreBattle
from weald.games.critters.board import BACK, NONE, SEEN, empty_board, is_faceup, pile_of
from weald.games.critters.cards import BEGINNER_TARGET, CARD_NAMES, CARDS, ROWS, SEATS, TARGET, THEATER_NAMES
from weald.games.critters.lenses import Game, Secret
from weald.games.critters.turns import Turns
from weald.games.critters.war import WAR, EndTheWar, War

_WORDS: Final = ("row", "first", "turn", "battle", "mode", "target", "destroyed", *SEATS)
_SEAT_WORDS: Final = ("hand", "score", "air_drop", "shown", *THEATER_NAMES)
_MODES: Final = ("standard", "beginner")
_AFTER_TURNS: Final = step_of(ScoreBattle, BATTLE)
_AFTER_BATTLE: Final = step_of(EndTheWar, WAR)


def arrange(words: dict[str, object]) -> Game:
    """A game at the start of a turn, in the position described."""
    position = Description(words, _WORDS)
    beginner = position.name("mode", "mode", _MODES) == 1
    board = empty_board(position.number("target", BEGINNER_TARGET if beginner else TARGET, least=1), beginner)
    if position.has("row"):
        row = position.names("row", "theater", THEATER_NAMES)
        if row not in ROWS:
            raise position.wrong("row")
        board.row = ROWS.index(row)
    board.first = position.name("first", "seat", SEATS)
    board.battle = position.number("battle", 1, least=1)
    game = Game(board, [Secret([], []), Secret([], [])], list(range(CARDS)))
    for seat, name in enumerate(SEATS):
        _arrange_seat(game, seat, position.part(name, _SEAT_WORDS))
    for token in position.split("destroyed"):
        card, _, knowers = token.partition("/")
        if knowers:
            board.buried.append(_back(game, _take(game, card), knowers))
        else:
            board.buried.append(SEEN + _take(game, card.removesuffix("*")))
    board.undealt = len(game.undealt)
    turn = position.name("turn", "seat", SEATS, board.first)
    board.call(War(at=_AFTER_BATTLE))
    board.call(Battle(at=_AFTER_TURNS))
    board.call(Turns(turn))
    check(game)
    return game


def _take(game: Game, name: str) -> int:
    """A card out of those that are not placed yet."""
    return take(index_of("card", name, CARD_NAMES), game.undealt, name)


def _back(game: Game, card: int, knowers: str) -> int:
    """A card back that the named seats have looked under: `south`, `north` or `south+north`."""
    seats = [index_of("seat", name, SEATS) for name in knowers.split("+")]
    token = game.number_back(seats[0], card)
    for seat in seats:
        game.secrets[seat].backs[token - BACK] = card
    return token


def _arrange_seat(game: Game, seat: int, own: Description) -> None:
    board = game.board
    board.scores[seat] = own.number("score")
    board.air_drops[seat] = own.flag("air_drop")
    game.secrets[seat].hand = sorted(_take(game, name) for name in own.split("hand"))
    board.hands[seat] = len(game.secrets[seat].hand)
    for card in own.names("shown", "card", CARD_NAMES):
        board.shown[seat] |= 1 << card
    for theater, theater_name in enumerate(THEATER_NAMES):
        for name in own.split(theater_name):
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
        "mode": _MODES[board.beginner],
        "target": board.target,
        "battle": board.battle,
        "row": join(ROWS[board.row], THEATER_NAMES),
        "first": SEATS[board.first],
        "turn": SEATS[turn.seat],
    }
    for seat, name in enumerate(SEATS):
        described: dict[str, object] = {
            "hand": join(game.secrets[seat].hand, CARD_NAMES),
            "score": board.scores[seat],
        }
        if board.shown[seat]:
            described["shown"] = join(board.shown_cards(seat), CARD_NAMES)
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
