"""Playing, destroying, flipping and moving cards [7.1-7.8], and the ongoing abilities that speak there."""

from __future__ import annotations

from typing import Final

from weald.engine.lenses import FOLLOWS
from weald.engine.notation import noun, verb
from weald.engine.offers import Offers
from weald.games.critters.actions import DEPLOY, IMPROVISE
from weald.games.critters.board import BACK, NONE, SEEN, Board, is_faceup, pile_of, public_card
from weald.games.critters.cards import (
    AERODROME,
    AERODROME_MOST,
    BLOCKADE,
    BLOCKADE_OTHERS,
    CARD_NAMES,
    CARDS,
    CONTAINMENT,
    INSTANT,
    STRENGTH,
    STRONGEST,
    THEATER_NAMES,
    TYPE,
)
from weald.games.critters.lenses import Game, View


def anywhere_up_to(b: Board, seat: int) -> int:
    """The printed strength up to which a seat may deploy into any theater.

    [A2] All, for the owner's next card after Air Drop; [A4] three, with a faceup Aerodrome; else none [4.4].
    """
    if b.air_drops[seat]:
        return STRONGEST
    return AERODROME_MOST if b.lies_faceup_for(AERODROME, seat) else 0


def destroyer(b: Board, theater: int, faceup: bool) -> int:
    """The card that destroys a card played into this theater at once, or NONE."""
    if not faceup and b.faceup[CONTAINMENT] != NONE:
        return CONTAINMENT  # [A5] any card played facedown, by either player
    if (
        b.faceup[BLOCKADE] != NONE
        and b.adjacent(b.faceup[BLOCKADE] % 3, theater)
        and b.occupants(theater) >= BLOCKADE_OTHERS
    ):
        return BLOCKADE  # [S5] any card played next to it where three others lie
    return NONE


_DEPLOYS: Final = [[DEPLOY | card * 3 + theater for theater in range(3)] for card in range(CARDS)]
_IMPROVISES: Final = [[IMPROVISE | card * 3 + theater for theater in range(3)] for card in range(CARDS)]
_PLAYS: Final = [[_DEPLOYS[card][TYPE[card]], *_IMPROVISES[card]] for card in range(CARDS)]
_PLAYS_ANYWHERE: Final = [_DEPLOYS[card] + _IMPROVISES[card] for card in range(CARDS)]


def offer_plays(v: View, o: Offers) -> None:
    """Every way to play a card from the hand: deploy it [5.3] where its type belongs [5.4], or improvise [4.5, 5.7]."""
    allowed = o.allowed
    most = anywhere_up_to(v.board, v.seat)
    for card in v.own.hand:
        if STRENGTH[card] <= most:
            allowed.extend(_PLAYS_ANYWHERE[card])
        else:
            allowed.extend(_PLAYS[card])
            if o.explain:
                for theater in range(3):
                    if theater != TYPE[card]:
                        o.refuse(_DEPLOYS[card][theater], "5.4", "type-must-match")
    if o.explain:
        for card in range(CARDS):
            if card not in v.own.hand:
                for theater in range(3):
                    o.refuse(_DEPLOYS[card][theater], "5.3", "not-in-hand")
                    o.refuse(_IMPROVISES[card][theater], "5.7", "not-in-hand")


def card_at(v: View, pile: int, place: int) -> dict[str, object]:
    """What a viewer knows of a card by its place in a pile (-1: on top), as facts for words."""
    tokens = v.board.piles[pile]
    if not -1 <= place < len(tokens) or not tokens or v.card(tokens[place]) == NONE:
        return {}
    return {"card": CARD_NAMES[v.card(tokens[place])], "side": "faceup" if is_faceup(tokens[place]) else "facedown"}


def play(g: Game, seat: int, choice: int, role: str) -> None:
    """[7.3] A card goes from the hand onto its owner's side of a theater, faceup or facedown."""
    b = g.board
    card = noun(choice) // 3
    theater = noun(choice) % 3
    g.secrets[seat].hand.remove(card)
    b.hands[seat] -= 1
    if verb(choice) == DEPLOY:
        b.reveals += 1
        b.shown[seat] &= ~(1 << card)
        token = card
        if g.telling:
            g.tell("deployed", "5.3", seat, card, theater, role=role)
    else:
        b.shown[seat] = 0  # any of the shown cards may be the one that was just played
        token = g.number_back(seat, card)
        if g.telling:
            g.tell("improvised", "5.7", seat, card, theater, hidden=True, role=role)
    lay(g, seat, token, theater)


def lay(g: Game, seat: int, token: int, theater: int) -> None:
    """[5.5] Played cards cover the earlier ones; a card destroyed on the spot has no ability [7.5]."""
    b = g.board
    b.air_drops[seat] = False  # [A2] the next card played uses it up, whichever it is
    faceup = is_faceup(token)
    by = destroyer(b, theater, faceup)
    if by != NONE:
        destroy(g, seat, token, theater, by)
        return
    pile = pile_of(seat, theater)
    b.piles[pile].append(token)
    if faceup:
        turn_up(g, token, pile)


def destroy(g: Game, seat: int, token: int, theater: int, by: int) -> None:
    """[7.5] Facedown under the deck; what was faceup has been seen by everybody."""
    g.board.buried.append(token if token >= SEEN else SEEN + token)
    if g.telling:
        hidden = token >= BACK
        g.tell("destroyed", "7.5", seat, g.card(token), theater, hidden, FOLLOWS, by_card=CARD_NAMES[by])


def turn_up(g: Game, card: int, pile: int) -> None:
    """[6.1] A card that now lies faceup: ongoing abilities hold at once, an instant one waits for its turn [6.3]."""
    g.board.faceup[card] = pile
    if INSTANT[card]:
        g.board.triggered.append(card)


def turn_down(g: Game, card: int) -> None:
    """[4.7, 6.5] A card that now lies facedown has no ability; an instant not yet begun is lost with it."""
    g.board.faceup[card] = NONE
    if card in g.board.triggered:
        g.board.triggered.remove(card)


def flip(g: Game, pile: int, law: str) -> None:
    """[7.1] Turn over the uncovered card of a pile."""
    b = g.board
    token = b.piles[pile][-1]
    if is_faceup(token):
        b.piles[pile][-1] = SEEN + token
        turn_down(g, token)
    else:
        card = g.card(token)
        if token >= BACK:
            b.reveals += 1
        b.piles[pile][-1] = card
        turn_up(g, card, pile)
    if g.telling:
        what = "flipped-down" if is_faceup(token) else "flipped-up"
        g.tell(what, law, pile // 3, g.card(b.piles[pile][-1]), pile % 3, role=FOLLOWS)


def move(g: Game, seat: int, theater: int, place: int, to: int) -> None:
    """[7.7] A moved card keeps its side and owner, and covers the cards where it arrives; it is not played [7.8]."""
    b = g.board
    token = b.piles[pile_of(seat, theater)].pop(place)
    b.piles[pile_of(seat, to)].append(token)
    if is_faceup(token):
        b.faceup[token] = pile_of(seat, to)
    if g.telling:
        hidden = token >= BACK
        g.tell("moved", "7.7", seat, g.card(token), to, hidden, FOLLOWS, from_theater=THEATER_NAMES[theater])


def return_to_hand(g: Game, seat: int, theater: int, place: int) -> None:
    """[S4] A facedown card goes back to its owner's hand."""
    b = g.board
    token = b.piles[pile_of(seat, theater)].pop(place)
    hand = g.secrets[seat].hand
    card = g.card(token)
    hand.append(card)
    hand.sort()
    b.hands[seat] += 1
    if public_card(token) != NONE:
        b.shown[seat] |= 1 << card
    if g.telling:
        g.tell("returned", "S4", seat, card, theater, token >= BACK, FOLLOWS)
