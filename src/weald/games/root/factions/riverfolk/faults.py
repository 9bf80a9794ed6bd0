"""The faults of the Riverfolk's side of the table, Company or Robots."""

from __future__ import annotations

from weald.games.root.factions.riverfolk.board import riverfolk_board
from weald.games.root.factions.riverfolk.tables import HIGHEST_PRICE, MARKET_ROW, POST
from weald.games.root.state.board import NONE, Board
from weald.games.root.tables import CLEARINGS, KINDS_OF, RIVERFOLK


def trade_faults(b: Board) -> list[str]:
    """The faults that Company and Robots share."""
    faults: list[str] = []
    company = riverfolk_board(b)
    for kind in KINDS_OF[RIVERFOLK]:
        for clearing in range(CLEARINGS):
            if b.at(kind, clearing) > 1:
                faults.append("two trade posts in one clearing")
            if b.at(kind, clearing) and kind - POST != b.suits[clearing]:
                faults.append(f"a trade post of another suit in clearing {clearing + 1}")
    counts = company.funds + company.payments + company.commitments + company.gone + [company.bought]
    if any(count < 0 for count in counts):
        faults.append("something of the Riverfolk's is below zero")
    if b.hirer not in (NONE, company.contract) or RIVERFOLK in (b.boats, company.contract):
        faults.append("a service without a buyer")
    return faults


def company_faults(b: Board) -> list[str]:
    """The faults of the Company's side [11]."""
    least = 1 if b.active != NONE else 0
    if any(not least <= price <= HIGHEST_PRICE for price in riverfolk_board(b).prices):
        return ["a price off its track"]
    return []


def robot_faults(b: Board) -> list[str]:
    """The faults of the Robots' side [K9]."""
    faults: list[str] = []
    company = riverfolk_board(b)
    if len(company.market) > MARKET_ROW:
        faults.append("the market has too many cards")
    if company.hand or sum(company.funds) or sum(company.commitments) or sum(company.gone):
        faults.append("the Robots have what only the Company has")
    if b.active != RIVERFOLK and (company.shield or company.sword):
        faults.append("protectionism outside the Robots' turn")
    if b.spurned != NONE and (b.spurned != b.active or b.is_bot(b.spurned)):
        faults.append("the Robots side against somebody whose turn it is not")
    return faults
