"""What limits the hits each side of a battle rolls [4.3.2.1], and what adds to them."""

from __future__ import annotations

from typing import Final

from weald.games.root.factions.duchy.board import duchy_board
from weald.games.root.factions.eyrie.board import eyrie_board
from weald.games.root.factions.riverfolk.board import post_at
from weald.games.root.factions.vagabond.battle_track import extra_hits, most_hits
from weald.games.root.factions.vagabond.board import vagabond_board
from weald.games.root.state.board import Board
from weald.games.root.state.lenses import Game
from weald.games.root.tables import (
    ALLIANCE,
    CAPTAIN,
    CLOCKWORK,
    COMMANDER,
    CORVIDS,
    DUCHY,
    EYRIE,
    IS_VAGABOND,
    PLOT,
    RIVERFOLK,
    SYMPATHY,
    TUNNEL,
    trait,
)

INFORMANTS: Final = trait(ALLIANCE, "informants")
GARRISON: Final = trait(RIVERFOLK, "garrison")
FEROCIOUS: Final = trait(RIVERFOLK, "ferocious")
FEROCIOUS_HITS: Final[int] = CLOCKWORK["riverfolk"]["ferocious"]


def might(b: Board, seat: int, opponent: int, clearing: int) -> int:
    """[4.3.2.1] What limits a side's rolled hits: its warriors there; undamaged swords [9.2.6], the track [K7.2.4].

    [11.2.7.3] Mercenaries count as warriors of whoever has hired them.
    """
    if IS_VAGABOND[seat]:
        return most_hits(b, seat) if b.is_bot(seat) else vagabond_board(b, seat).swords()
    return b.warriors_at(seat, clearing) + b.mercenaries_at(seat, opponent, clearing)


def attackers_extra(g: Game, seat: int, clearing: int, brought: int) -> int:
    """[4.3.2.2] Extra hits of an attacker: brought along; for a leader, a minister, a full battle track."""
    b = g.board
    extra = brought
    if brought:
        if seat == EYRIE:
            tell_extra(g, seat, "K5.5.1.3", "column")
        else:
            tell_extra(g, seat, "K14.5.3", "fanatics")
    if seat == EYRIE and eyrie_board(b).leader == COMMANDER:
        extra += 1
        tell_extra(g, seat, "7.8.3", "commander")
    if seat == DUCHY and duchy_board(b).swayed[CAPTAIN] and b.at(TUNNEL, clearing):
        extra += 1
        tell_extra(g, seat, "K10.7.1", "captain")
    if IS_VAGABOND[seat] and b.is_bot(seat) and extra_hits(b, seat):
        extra += extra_hits(b, seat)
        tell_extra(g, seat, "K7.2.4", "track")
    return extra


def defenders_extra(g: Game, seat: int, clearing: int) -> int:
    """[4.3.2.2] Extra hits a defender deals: automated ambushes and plots."""
    b = g.board
    extra = 0
    if seat == ALLIANCE and is_automated_ambush(b, clearing):
        extra += 1
        tell_extra(g, seat, "K6.2.2", "automated-ambush")
    if seat == CORVIDS and b.at(PLOT, clearing):
        extra += 1
        tell_extra(g, seat, "K11.2.2", "agents")
    return extra


def tell_extra(g: Game, seat: int, law: str, by: str) -> None:
    """Whence an extra hit comes; those of cards are told where the cards are used."""
    if g.telling:
        g.tell("extra-hit", law, seat, by=by)


def is_automated_ambush(b: Board, clearing: int) -> bool:
    """[K6.2.2] The Alliance bot defends with a warrior; [K14.3.1] or, with informants, with sympathy alone."""
    if not b.is_bot(ALLIANCE):
        return False
    if b.warriors_at(ALLIANCE, clearing):
        return True
    return b.robots.traits[ALLIANCE] & INFORMANTS > 0 and b.at(SYMPATHY, clearing) > 0


def attackers_might(b: Board, seat: int, opponent: int, clearing: int) -> int:
    """[K14.6.4] The ferocious Robots attack with three, however few they are."""
    if seat == RIVERFOLK and b.robots.traits[RIVERFOLK] & FEROCIOUS:
        return FEROCIOUS_HITS
    return might(b, seat, opponent, clearing)


def is_garrison(b: Board, seat: int) -> bool:
    """[K14.6.3] Whether these are Robots who are never defenseless."""
    return seat == RIVERFOLK and b.robots.traits[RIVERFOLK] & GARRISON != 0


def defenders_might(b: Board, seat: int, opponent: int, clearing: int) -> int:
    """[K14.6.3] A trade post of garrisoned Robots there fights like a warrior."""
    posts = 1 if is_garrison(b, seat) and post_at(b, clearing) else 0
    return might(b, seat, opponent, clearing) + posts
