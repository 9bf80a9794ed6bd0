"""The Riverfolk's side of a position set up by hand.

Warriors in their boxes are told by owner: `funds={"marquise": 2}`. A service that was bought names its buyer.
"""

from __future__ import annotations

from typing import Final

from weald.games.root.arranging_words import Words, choose, number, split, table
from weald.games.root.board import NONE, Board
from weald.games.root.lenses import Game
from weald.games.root.tables import HIGHEST_PRICE, POST, RIVERFOLK, SEATS, SUIT_NAMES

RIVERFOLK_WORDS: Final = ["funds", "payments", "commitments", "prices", "gone", "bought", "boats", "hired"]
_PRICES: Final = [str(price) for price in range(1, HIGHEST_PRICE + 1)]


def arrange_riverfolk(game: Game, words: Words) -> None:
    board = game.board
    company = board.company
    company.hand = game.secrets[RIVERFOLK].hand[:]
    for word, box in (("funds", company.funds), ("payments", company.payments), ("commitments", company.commitments)):
        for name, count in table(word, words.get(word, {})).items():
            seat = choose("seat", name, SEATS)
            box[seat] += number(word, count)
            board.supply[seat] -= number(word, count)
    company.prices = [choose("price", price, _PRICES) + 1 for price in split("prices", words.get("prices", "1 1 1"))]
    for name in split("gone", words.get("gone", "")):
        suit = choose("suit", name, SUIT_NAMES[:3])
        company.gone[suit] += 1
        board.stock[POST + suit] -= 1
    company.bought = number("bought", words.get("bought", 0))
    if words.get("boats"):
        company.boats = choose("seat", words["boats"], SEATS)
    if words.get("hired"):
        company.contract = choose("seat", words["hired"], SEATS)


def riverfolk_words(board: Board) -> Words:
    company = board.company
    words: Words = {
        "funds": _by_owner(board, company.funds),
        "payments": _by_owner(board, company.payments),
        "commitments": _by_owner(board, company.commitments),
        "prices": " ".join(str(price) for price in company.prices),
        "gone": " ".join(SUIT_NAMES[suit] for suit in range(3) for _ in range(company.gone[suit])),
        "bought": company.bought,
    }
    if company.boats != NONE:
        words["boats"] = SEATS[company.boats]
    if company.contract != NONE:
        words["hired"] = SEATS[company.contract]
    return words


def _by_owner(board: Board, box: list[int]) -> Words:
    return {SEATS[seat]: box[seat] for seat in board.order if box[seat]}
