"""The Riverfolk's side of a position set up by hand.

Warriors in their boxes are told by owner: `funds={"marquise": 2}`. A service that was bought names its buyer.
The Robots have a `market`, from the left, and in their own turn `protectionism`: the conditions they have met.
"""

from __future__ import annotations

from typing import Final

from weald.engine.errors import BrokenPosition
from weald.games.root.factions.riverfolk.board import riverfolk_board
from weald.games.root.scenarios.words import Words, choose, number, split, table
from weald.games.root.state.board import NONE, Board
from weald.games.root.state.lenses import Game
from weald.games.root.tables import CARD_NAMES, HIGHEST_PRICE, POST, RIVERFOLK, SEATS, SUIT_NAMES

RIVERFOLK_WORDS: Final = ["funds", "payments", "commitments", "prices", "gone", "bought", "boats", "hired"]
ROBOT_WORDS: Final = ["market", "protectionism", "pleased"]
_CONDITIONS: Final = ("shield", "sword")
_PRICES: Final = [str(price) for price in range(1, HIGHEST_PRICE + 1)]


def arrange_riverfolk(game: Game, words: Words) -> None:
    board = game.board
    company = riverfolk_board(board)
    company.hand = game.secrets[RIVERFOLK].hand[:]
    for word, box in (("funds", company.funds), ("payments", company.payments), ("commitments", company.commitments)):
        for name, count in table(word, words.get(word, {})).items():
            seat = choose("seat", name, SEATS)
            box[seat] += number(word, count)
            board.supply[seat] -= number(word, count)
    if board.is_bot(RIVERFOLK):
        arrange_market(game, words)
    else:
        prices = split("prices", words.get("prices", "1 1 1"))
        company.prices = [choose("price", price, _PRICES) + 1 for price in prices]
    for name in split("gone", words.get("gone", "")):
        suit = choose("suit", name, SUIT_NAMES[:3])
        company.gone[suit] += 1
        board.stock[POST + suit] -= 1
    company.bought = number("bought", words.get("bought", 0))
    if words.get("boats"):
        board.boats = choose("seat", words["boats"], SEATS)
    if words.get("hired"):
        company.contract = choose("seat", words["hired"], SEATS)


def arrange_market(game: Game, words: Words) -> None:
    """The Robots' row of cards [K9.2.1], and what holds in this turn."""
    company = riverfolk_board(game.board)
    for name in split("market", words.get("market", "")):
        card = choose("card", name.replace("-", "_"), CARD_NAMES)
        if card not in game.deck:
            raise BrokenPosition("card-twice", card=name)
        game.deck.remove(card)
        company.market.append(card)
    met = [choose("condition", name, _CONDITIONS) for name in split("protectionism", words.get("protectionism", ""))]
    company.shield = 0 in met
    company.sword = 1 in met
    company.pleased = bool(words.get("pleased", False))


def riverfolk_words(board: Board) -> Words:
    company = riverfolk_board(board)
    words: Words = {"payments": _by_owner(board, company.payments), "bought": company.bought}
    if board.is_bot(RIVERFOLK):
        met = [name for name, holds in zip(_CONDITIONS, (company.shield, company.sword), strict=True) if holds]
        words["market"] = " ".join(CARD_NAMES[card] for card in company.market)
        words["protectionism"] = " ".join(met)
        words["pleased"] = company.pleased
    else:
        words["funds"] = _by_owner(board, company.funds)
        words["commitments"] = _by_owner(board, company.commitments)
        words["prices"] = " ".join(str(price) for price in company.prices)
        words["gone"] = " ".join(SUIT_NAMES[suit] for suit in range(3) for _ in range(company.gone[suit]))
    if board.boats != NONE:
        words["boats"] = SEATS[board.boats]
    if company.contract != NONE:
        words["hired"] = SEATS[company.contract]
    return words


def _by_owner(board: Board, box: list[int]) -> Words:
    return {SEATS[seat]: box[seat] for seat in board.order if box[seat]}
