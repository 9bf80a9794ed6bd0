"""Support and the end of a faction's war [5]: the tracker, the last camp, victory."""

from __future__ import annotations

from weald.engine.lenses import FOLLOWS
from weald.games.defenders.board import NONE, VICTORY
from weald.games.defenders.lenses import Game
from weald.games.defenders.tables import CARD_FACTION


def gain_support(g: Game, faction: int, amount: int, law: str) -> None:
    """[5.1, 5.2] Forward on the track, as far as the next camp lets the tracker go."""
    b = g.board
    gained = min(amount, b.support_needed(faction) - b.support[faction])
    if gained <= 0:
        return
    b.support[faction] += gained
    if g.telling:
        g.tell("supported", law, faction, role=FOLLOWS, number=gained)


def leave(g: Game, faction: int) -> None:
    """[5.4] The leader leaves the board and the faction the game; in solo its cards leave the hand [16.12]."""
    b = g.board
    b.at[faction] = NONE
    b.gone[faction] = 1
    if b.solo:
        seat = b.seat_of(faction)
        leaving = [card for card in g.secrets[seat].hand if CARD_FACTION[card] == faction]
        g.secrets[seat].hand = [card for card in g.secrets[seat].hand if CARD_FACTION[card] != faction]
        b.hands[seat] -= len(leaving)
        b.used[faction] += leaving
        b.reveals += 1
    if g.telling:
        g.tell("left", "5.4", faction, role=FOLLOWS)


def all_camps_stand(g: Game) -> bool:
    for faction in g.board.factions:
        if g.board.camps_left(faction):
            return False
    return True


def check_victory(g: Game) -> None:
    """[15.1] All camps built and every built factory rewilded: won, at once."""
    if all_camps_stand(g) and g.board.factories() == 0:
        g.finish(VICTORY)
