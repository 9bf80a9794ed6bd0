"""What an action does to the board, whoever pays for it: a point, an item or an ability [17.2]."""

from __future__ import annotations

from weald.engine.lenses import DEED, FOLLOWS
from weald.games.defenders.board import BREACH, NONE, TOXIC, WILD
from weald.games.defenders.lenses import Game
from weald.games.defenders.rules.cards import draw_up_to
from weald.games.defenders.rules.damage import hurt
from weald.games.defenders.rules.support import all_camps_stand, check_victory, gain_support, leave
from weald.games.defenders.tables import FRIENDLY_FUNGI, ITEM_NAMES, SCRAP_HUNTER, SUSTENANCE


def gain_item(g: Game, faction: int, item: int, law: str, role: str = DEED) -> None:
    """[8.1] The item's token is turned to its coloured side."""
    b = g.board
    if b.has_item(faction, item):
        return
    b.items[faction] |= 1 << item
    if g.telling:
        g.tell("item-gained", law, faction, role=role, item=ITEM_NAMES[item])


def use_item(g: Game, faction: int, item: int, law: str) -> None:
    """[8.4] Turned to its dark side again."""
    g.board.items[faction] &= ~(1 << item)
    if g.telling:
        g.tell("item-used", law, faction, role=FOLLOWS, item=ITEM_NAMES[item])


def move_to(g: Game, faction: int, place: int, law: str) -> None:
    """[7.1] A move ends: the camp there gives its item [8.1], and Friendly Fungi clear the hex [V7]."""
    b = g.board
    b.at[faction] = place
    if g.telling:
        g.tell("moved", law, faction, place)
    owner = b.usable_camp(place)
    if owner != NONE:
        gain_item(g, faction, owner, "8.1", FOLLOWS)
    if b.has(faction, FRIENDLY_FUNGI) and b.pollution[place]:
        clear_hex(g, faction, place, "V7")


def relocate(g: Game, faction: int, place: int, law: str) -> None:
    """A leader is put into a hex without moving there: no item [8.3]."""
    g.board.at[faction] = place
    if g.telling:
        g.tell("moved", law, faction, place)


def clear_hex(g: Game, faction: int, place: int, law: str) -> None:
    """[7.11] All pollution leaves a hex; a toxic site costs a damage [6.5]."""
    b = g.board
    toxic = b.pollution[place] == TOXIC
    b.pollution[place] = 0
    if g.telling:
        g.tell("toxic-cleared" if toxic else "cleared", law, faction, place)
    gain_support(g, faction, 1, "5.1")
    if toxic:
        hurt(g, faction, 1, "6.5")


def destroy_mech(g: Game, faction: int, place: int, law: str) -> None:
    """[7.14] One mech leaves the board; the Scrap Hunter gains one support more [S5]."""
    b = g.board
    b.mechs[place] -= 1
    if g.telling:
        g.tell("destroyed", law, faction, place)
    gain_support(g, faction, 1, "5.1")
    if b.has(faction, SCRAP_HUNTER):
        gain_support(g, faction, 1, "S5")


def breach(g: Game, faction: int, edge: int, law: str) -> None:
    """[7.15] One of the player's own markers beside a wall."""
    b = g.board
    b.edges[edge] |= BREACH
    b.markers[faction] -= 1
    if g.telling:
        g.tell_edge("breached", law, edge, faction)
    gain_support(g, faction, 1, "5.1")


def rewild(g: Game, faction: int, place: int) -> None:
    """[7.18] The factory tile is turned over; arrow, walls and breaches stay [7.17, 7.20]."""
    b = g.board
    b.ground[place] = WILD
    if g.telling:
        g.tell("rewilded", "7.18", faction, place)
    gain_support(g, faction, 1, "5.1")
    check_victory(g)


def build_camp(g: Game, faction: int) -> None:
    """[7.7, 5.3] The next camp of the track, the tracker back to its start, cards up to the number laid bare.

    [5.4] Whoever builds the last camp leaves the game, but [5.5] not the last one while factories stand.
    """
    b = g.board
    hand = b.next_hand(faction)
    b.camps[b.at[faction]] = faction
    b.built[faction] += 1
    b.support[faction] = 0
    if g.telling:
        g.tell("camp-built", "7.7", faction, b.at[faction])
    for other in b.factions:
        if b.has(other, SUSTENANCE):
            gain_support(g, other, 1, "C4")
    if b.camps_left(faction) or all_camps_stand(g):
        check_victory(g)
        draw_up_to(g, faction, hand)
    else:
        leave(g, faction)


def heal(g: Game, faction: int, amount: int, law: str) -> None:
    """Damage tokens go back, before any roll [7.13]."""
    healed = min(amount, g.board.damage[faction])
    if healed <= 0:
        return
    g.board.damage[faction] -= healed
    if g.telling:
        g.tell("healed", law, faction, number=healed)
