"""What the Riverfolk show."""

from __future__ import annotations

from weald.games.root.factions.riverfolk.board import riverfolk_board
from weald.games.root.factions.riverfolk.services import price
from weald.games.root.factions.riverfolk.tables import HAND_CARD, POST, SERVICE_NAMES
from weald.games.root.showing import card_names
from weald.games.root.state.board import NONE, Board
from weald.games.root.tables import PIECE_NAMES, RIVERFOLK, SEATS


def show_company(b: Board) -> dict[str, object]:
    """The Riverfolk's side of the table: the open hand, the boxes by owner, the prices, who has bought what."""
    company = riverfolk_board(b)
    boxes = {"funds": company.funds, "payments": company.payments, "commitments": company.commitments}
    return {
        "open_hand": card_names(company.hand),
        **{name: {SEATS[s]: box[s] for s in b.order if box[s]} for name, box in boxes.items()},
        "prices": dict(zip(SERVICE_NAMES, company.prices, strict=True)),
        "gone": {PIECE_NAMES[POST + suit]: company.gone[suit] for suit in range(3) if company.gone[suit]},
        "riverboats": SEATS[b.boats] if b.boats != NONE else None,
        "mercenaries": SEATS[company.contract] if company.contract != NONE else None,
        "serving": b.hirer != NONE,
    }


def show_robots(b: Board) -> dict[str, object]:
    """The Robots' side [K9]: the market row from the left, payments by owner, the price for each buyer."""
    company = riverfolk_board(b)
    shown: dict[str, object] = {
        "market": card_names(company.market),
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
