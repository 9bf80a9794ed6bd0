"""A view as plain data with the names of things: what clients draw and tests read.

A card is its name: `A1` faceup, `A1x` facedown and known to the viewer, `x` facedown and unknown.
"""

from __future__ import annotations

from weald.games.critters.board import NONE, is_faceup, pile_of
from weald.games.critters.cards import CARD_NAMES, ROWS, SEATS, THEATER_NAMES
from weald.games.critters.lenses import View
from weald.games.critters.strength import controller, strengths, total


def name_of(v: View, token: int) -> str:
    """How this viewer names a token."""
    card = v.card(token)
    name = CARD_NAMES[card] if card != NONE else ""
    return name if is_faceup(token) else name + "x"


def show(v: View) -> dict[str, object]:
    """Everything this seat may see."""
    b = v.board
    piles: dict[str, object] = {}
    counts: dict[str, object] = {}
    totals: dict[str, object] = {}
    for seat, seat_name in enumerate(SEATS):
        piles[seat_name] = {
            theater: [name_of(v, token) for token in b.piles[pile_of(seat, t)]]
            for t, theater in enumerate(THEATER_NAMES)
        }
        counts[seat_name] = {theater: strengths(b, seat, t) for t, theater in enumerate(THEATER_NAMES)}
        totals[seat_name] = {theater: total(b, seat, t) for t, theater in enumerate(THEATER_NAMES)}
    return {
        "seat": SEATS[v.seat] if v.seat >= 0 else None,
        "mode": "beginner" if b.beginner else "standard",
        "target": b.target,
        "battle": b.battle,
        "row": [THEATER_NAMES[theater] for theater in ROWS[b.row]],
        "first": SEATS[b.first],
        "scores": dict(zip(SEATS, b.scores, strict=True)),
        "hands": dict(zip(SEATS, b.hands, strict=True)),
        "hand": [CARD_NAMES[card] for card in v.own.hand] if v.seat >= 0 else None,
        "shown": {name: [CARD_NAMES[card] for card in b.shown_cards(seat)] for seat, name in enumerate(SEATS)},
        "piles": piles,
        "strengths": counts,
        "totals": totals,
        "control": {theater: SEATS[controller(b, t)] for t, theater in enumerate(THEATER_NAMES)},
        "deck": b.deck_size(),
        "destroyed": [name_of(v, token) for token in b.buried],
        "held": name_of(v, b.held) if b.held != NONE else None,
        "air_drop": [name for seat, name in enumerate(SEATS) if b.air_drops[seat]],
        "waiting": [CARD_NAMES[card] for card in b.triggered],
        "withdrawn": SEATS[b.withdrawn] if b.withdrawn != NONE else None,
        "winner": SEATS[b.winner] if b.winner != NONE else None,
    }
