"""The services that bots buy from the Riverfolk, people or Robots [K9.7, K15]: when they can, mercenaries, boats."""

from __future__ import annotations

from typing import Final

from weald.engine.lenses import IDLE, REASON
from weald.games.root.factions.faction import faction
from weald.games.root.factions.riverfolk.board import riverfolk_board
from weald.games.root.factions.riverfolk.services import buy, most_purchases, price, wares
from weald.games.root.factions.riverfolk.tables import HAND_CARD, MERCENARIES, RIVERBOATS, SERVICE_NAMES
from weald.games.root.rules.choosing import ruled_clearings
from weald.games.root.rules.reasons import tell_check, tell_passed
from weald.games.root.rules.scoring import points_of
from weald.games.root.state.board import NONE, Board
from weald.games.root.state.lenses import Game
from weald.games.root.tables import HAS_PAWN, RIVERFOLK

FEW: Final = 2  # with at most this many own warriors, mercenaries are hired for a battle [K15.3]


def can_pay(b: Board, seat: int, service: int) -> bool:
    """[K15.1, K15.3] Whether a bot can pay with its own warriors or the seller's; the Vagabot also needs an item."""
    own = faction(b, seat)
    if own.pays_in_sellers_warriors:
        return own.has_means_besides(b) and b.supply[RIVERFOLK] >= price(b, seat, service)
    return faction(b, seat).means(b) >= price(b, seat, service)


def why_not_sold(b: Board, seat: int, service: int, even_if_behind: bool = False) -> str:
    """[K15.1] Why a bot does not buy: it is behind the seller in points, or cannot pay; empty if it buys.

    The Robots sell any number of services, the Company only as many as to people.
    """
    if RIVERFOLK not in b.order or seat == RIVERFOLK:
        return "nobody-sells"
    company = riverfolk_board(b)
    if points_of(b, seat) < points_of(b, RIVERFOLK) and not even_if_behind:
        return "behind-the-seller"
    if (service == HAND_CARD and not wares(b)) or (service == MERCENARIES and HAS_PAWN[seat]):
        return "nothing-for-sale"
    if (service == RIVERBOATS and b.boats == seat) or (service == MERCENARIES and company.contract == seat):
        return "has-bought-it"
    if not b.is_bot(RIVERFOLK) and company.bought >= most_purchases(b, seat):
        return "bought-enough"
    return "" if can_pay(b, seat, service) else "cannot-pay"


def may_buy(b: Board, seat: int, service: int, even_if_behind: bool = False) -> bool:
    """[K15.1] Whether a bot can buy anything."""
    return not why_not_sold(b, seat, service, even_if_behind)


def tell_unsold(g: Game, seat: int, service: int, law: str, even_if_behind: bool = False, either: bool = False) -> None:
    """Tell why a bot does not buy what it wants, with the numbers if they are the reason."""
    b = g.board
    if not g.telling or RIVERFOLK not in b.order or seat == RIVERFOLK:
        return
    why = why_not_sold(b, seat, service, even_if_behind)
    what = f"buy-{SERVICE_NAMES[service]}"
    if why == "behind-the-seller":
        ahead = points_of(b, RIVERFOLK)
        tell_check(g, seat, law, what, "points", points_of(b, seat), "at-least", ahead, either=either)
    elif why == "cannot-pay" and not HAS_PAWN[seat]:
        has = b.supply[RIVERFOLK] if faction(b, seat).pays_in_sellers_warriors else faction(b, seat).means(b)
        tell_check(g, seat, law, what, "means", has, "at-least", price(b, seat, service), either=either)
    else:
        tell_passed(g, seat, law, why, REASON if either else IDLE, what)


def pay(g: Game, seat: int, cost: int) -> None:
    """[K15.1, K15.3] Pay warriors into the payments; the Vagabot exhausts one item, whatever the price."""
    b = g.board
    owner = RIVERFOLK if faction(b, seat).pays_in_sellers_warriors else seat
    faction(b, seat).pay_besides(g)
    b.supply[owner] -= cost
    riverfolk_board(b).payments[owner] += cost


def hire(g: Game, seat: int) -> None:
    """[K15.3] Hire mercenaries, who serve at once."""
    cost = price(g.board, seat, MERCENARIES)
    buy(g, seat, MERCENARIES, "K15.3")
    g.board.lender, g.board.hirer = RIVERFOLK, seat
    pay(g, seat, cost)


def hire_to_fight(g: Game, seat: int, defender: int, clearing: int) -> None:
    """[K15.3] Hire for a battle with at most two own warriors, where the seller has warriors and is not the enemy.

    The Lizards never hire: all their battles are in Birdsong, and mercenaries serve from Daylight on [K9.2.3.3].
    """
    b = g.board
    if not faction(b, seat).hires:
        return
    if defender == RIVERFOLK or not b.warriors_at(RIVERFOLK, clearing) or b.hirer == seat:
        return
    own = b.warriors_at(seat, clearing)
    tell_check(g, seat, "K15.3", "hire", "own-warriors", own, "at-most", FEW, either=True)
    if own > FEW:
        return
    if may_buy(b, seat, MERCENARIES):
        hire(g, seat)
    else:
        tell_unsold(g, seat, MERCENARIES, "K15.1", either=True)


def ruled_if_hired(b: Board, seat: int) -> list[int]:
    """[K15.3] The clearings a bot would rule with mercenaries, in order of priority."""
    before = b.lender, b.hirer
    b.lender, b.hirer = RIVERFOLK, seat
    ruled = ruled_clearings(b, seat)
    b.lender, b.hirer = before
    return ruled


def sites(b: Board, seat: int, ruled: list[int], apart_from: int) -> list[int]:
    """Where a bot may build: clearings it rules with an open slot, none with a building of the kind `apart_from`."""
    return [
        clearing
        for clearing in ruled
        if b.open_slots(clearing)
        and b.may_place(seat, clearing)
        and not (apart_from != NONE and b.at(apart_from, clearing))
    ]


def building_sites(g: Game, seat: int, apart_from: int = NONE) -> list[int]:
    """The `sites` of a bot; [K15.3] if there are none, it hires mercenaries, if that gives any."""
    b = g.board
    found = sites(b, seat, ruled_clearings(b, seat), apart_from)
    if not found and may_buy(b, seat, MERCENARIES):
        found = sites(b, seat, ruled_if_hired(b, seat), apart_from)
        if found:
            tell_check(g, seat, "K15.3", "hire", "sites", 0, "at-most", 0)
            hire(g, seat)
    elif not found and g.telling and RIVERFOLK in b.order and sites(b, seat, ruled_if_hired(b, seat), apart_from):
        tell_check(g, seat, "K15.3", "hire", "sites", 0, "at-most", 0)
        tell_unsold(g, seat, MERCENARIES, "K15.1")
    return found


def hire_to_rule(g: Game, seat: int, clearing: int) -> None:
    """[K15.3] Where a bot must rule to build: hire mercenaries, if it rules only with them."""
    b = g.board
    if b.ruled_by(seat, clearing) or clearing not in ruled_if_hired(b, seat):
        return
    if may_buy(b, seat, MERCENARIES):
        hire(g, seat)
    else:
        tell_unsold(g, seat, MERCENARIES, "K15.1")


def may_take_boats(b: Board, seat: int) -> bool:
    """[K15.6, K15.8] Whether a bot's special card lets it count on riverboats it can buy."""
    return b.robots.special and may_buy(b, seat, RIVERBOATS)


def take_boats(g: Game, seat: int, law: str) -> None:
    """[K15.6, K15.8] Buy riverboats for this turn."""
    cost = price(g.board, seat, RIVERBOATS)
    buy(g, seat, RIVERBOATS, law)
    pay(g, seat, cost)
