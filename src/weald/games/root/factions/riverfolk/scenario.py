"""How a scenario describes the Riverfolk.

Warriors in their boxes are given by owner: `funds={"marquise": 2}`. A service that was bought names its buyer.
The Robots have a `market`, from the left, and in their own turn `protectionism`: the conditions they have met.
"""

from __future__ import annotations

from typing import Final

from weald.engine.arranging import Description, index_of, join, join_each
from weald.games.root.factions.riverfolk.board import riverfolk_board
from weald.games.root.factions.riverfolk.tables import HIGHEST_PRICE, POST
from weald.games.root.laying import counts_by_seat, say_by_seat, take_cards
from weald.games.root.state.board import NONE, Board
from weald.games.root.state.lenses import Game
from weald.games.root.tables import CARD_NAMES, RIVERFOLK, SEATS, SUIT_NAMES

WORDS: Final = [
    *("funds", "payments", "commitments", "prices", "gone", "bought", "boats", "hired"),
    *("market", "protectionism", "pleased"),
]
_CONDITIONS: Final = ("shield", "sword")
_PRICES: Final = [str(price) for price in range(1, HIGHEST_PRICE + 1)]


def lay_trade(g: Game, own: Description) -> None:
    """Lay what the Company and the Robots share: the boxes, and what was bought this turn."""
    b = g.board
    company = riverfolk_board(b)
    company.hand = g.secrets[RIVERFOLK].hand[:]
    for word, box in (("funds", company.funds), ("payments", company.payments), ("commitments", company.commitments)):
        for seat, count in enumerate(counts_by_seat(own, word)):
            box[seat] += count
            b.supply[seat] -= count
    for suit in own.names("gone", "suit", SUIT_NAMES[:3]):
        company.gone[suit] += 1
        b.stock[POST + suit] -= 1
    company.bought = own.number("bought")
    for buyer in own.names("boats", "seat", SEATS):
        b.boats = buyer
    for buyer in own.names("hired", "seat", SEATS):
        company.contract = buyer


def lay_company(g: Game, own: Description) -> None:
    prices = own.split("prices", "1 1 1")
    riverfolk_board(g.board).prices = [index_of("price", price, _PRICES) + 1 for price in prices]


def lay_market(g: Game, own: Description) -> None:
    """Lay the Robots' row of cards [K9.2.1], and the conditions met this turn."""
    company = riverfolk_board(g.board)
    company.market = take_cards(g, own.split("market"))
    met = own.names("protectionism", "condition", _CONDITIONS)
    company.shield = 0 in met
    company.sword = 1 in met
    company.pleased = own.flag("pleased")


def say_trade(b: Board) -> dict[str, object]:
    company = riverfolk_board(b)
    own: dict[str, object] = {"payments": say_by_seat(b, company.payments), "bought": company.bought}
    if b.boats != NONE:
        own["boats"] = SEATS[b.boats]
    if company.contract != NONE:
        own["hired"] = SEATS[company.contract]
    return own


def say_company(b: Board) -> dict[str, object]:
    company = riverfolk_board(b)
    return {
        "funds": say_by_seat(b, company.funds),
        "commitments": say_by_seat(b, company.commitments),
        "prices": " ".join(str(price) for price in company.prices),
        "gone": join_each(company.gone, SUIT_NAMES),
    }


def say_market(b: Board) -> dict[str, object]:
    company = riverfolk_board(b)
    met = [name for name, holds in zip(_CONDITIONS, (company.shield, company.sword), strict=True) if holds]
    return {
        "market": join(company.market, CARD_NAMES),
        "protectionism": " ".join(met),
        "pleased": company.pleased,
    }
