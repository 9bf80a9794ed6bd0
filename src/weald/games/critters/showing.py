"""A view as plain data with the names of things: what clients draw and tests read.

A card is its name: `A1` faceup, `A1x` facedown and known to the viewer, `x` facedown and unknown.
"""

from __future__ import annotations

from weald.games.critters.board import NONE, Board, is_faceup, pile_of, public_card
from weald.games.critters.cards import CARD_NAMES, ROWS, SEATS, THEATER_NAMES
from weald.games.critters.lenses import View
from weald.games.critters.strength import controller, strengths, total


def name_of(token: int, card: int) -> str:
    """The name of a token for somebody to whom it is this card, or NONE."""
    name = CARD_NAMES[card] if card != NONE else ""
    return name if is_faceup(token) else name + "x"


def names_of(piles: list[list[str]]) -> dict[str, object]:
    """The piles by seat and theater."""
    return {
        seat_name: {theater: piles[pile_of(seat, t)] for t, theater in enumerate(THEATER_NAMES)}
        for seat, seat_name in enumerate(SEATS)
    }


def show_board(b: Board) -> dict[str, object]:
    """Everything that everybody may see."""
    counts: dict[str, object] = {}
    totals: dict[str, object] = {}
    for seat, seat_name in enumerate(SEATS):
        counts[seat_name] = {theater: strengths(b, seat, t) for t, theater in enumerate(THEATER_NAMES)}
        totals[seat_name] = {theater: total(b, seat, t) for t, theater in enumerate(THEATER_NAMES)}
    return {
        "seat": None,
        "mode": "beginner" if b.beginner else "standard",
        "target": b.target,
        "battle": b.battle,
        "row": [THEATER_NAMES[theater] for theater in ROWS[b.row]],
        "first": SEATS[b.first],
        "scores": dict(zip(SEATS, b.scores, strict=True)),
        "hands": dict(zip(SEATS, b.hands, strict=True)),
        "hand": None,
        "shown": {name: [CARD_NAMES[card] for card in b.shown_cards(seat)] for seat, name in enumerate(SEATS)},
        "piles": names_of([[name_of(token, public_card(token)) for token in pile] for pile in b.piles]),
        "strengths": counts,
        "totals": totals,
        "control": {theater: SEATS[controller(b, t)] for t, theater in enumerate(THEATER_NAMES)},
        "deck": b.deck_size(),
        "destroyed": [name_of(token, public_card(token)) for token in b.buried],
        "held": name_of(b.held, public_card(b.held)) if b.held != NONE else None,
        "air_drop": [name for seat, name in enumerate(SEATS) if b.air_drops[seat]],
        "waiting": [CARD_NAMES[card] for card in b.triggered],
        "withdrawn": SEATS[b.withdrawn] if b.withdrawn != NONE else None,
        "winner": SEATS[b.winner] if b.winner != NONE else None,
    }


def show_own(v: View) -> dict[str, object]:
    """What this seat sees instead: its hand, and the facedown cards that it knows."""
    b = v.board
    return {
        "seat": SEATS[v.seat],
        "hand": [CARD_NAMES[card] for card in v.own.hand],
        "piles": names_of([[name_of(token, v.card(token)) for token in pile] for pile in b.piles]),
        "destroyed": [name_of(token, v.card(token)) for token in b.buried],
        "held": name_of(b.held, v.card(b.held)) if b.held != NONE else None,
    }
