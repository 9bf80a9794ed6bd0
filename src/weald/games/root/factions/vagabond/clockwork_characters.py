"""The characters of the Vagabot [K7.7] and their special actions."""

from __future__ import annotations

from typing import ClassVar, Final

from weald.engine.chance import Dice
from weald.engine.lenses import Frame
from weald.engine.notation import noun
from weald.engine.procedure import Steps
from weald.games.root.actions import STEAL
from weald.games.root.clockwork.orders import craft_item
from weald.games.root.factions.vagabond.battle_track import fill_track, take_off
from weald.games.root.factions.vagabond.board import vagabond_board
from weald.games.root.factions.vagabond.characters import can_set
from weald.games.root.factions.vagabond.clockwork_items import pay
from weald.games.root.factions.vagabond.items import present
from weald.games.root.factions.vagabond.tables import ARBITER, RANGER, THIEF, TINKER, VAGRANT
from weald.games.root.factions.vagabond.travel import BOT_LAWS, HIDDEN, Travel, forests_near
from weald.games.root.factions.vagabond.verbs import FOREST
from weald.games.root.procedure import ChanceDecision
from weald.games.root.rules.battle import Battle
from weald.games.root.rules.cards import discard, hand_over, kinds
from weald.games.root.rules.choosing import Pick, PickThing, all_points, enemy_pieces, foes, pieces_at
from weald.games.root.rules.placing import is_prevented
from weald.games.root.rules.reasons import tell_check
from weald.games.root.rules.removing import remove_enemies
from weald.games.root.rules.scoring import score
from weald.games.root.state.board import NONE, Board
from weald.games.root.state.lenses import Game
from weald.games.root.tables import BIRD, CLEARINGS, CLOCKWORK, DAMAGED, EXHAUSTED, ITEM, ITEM_NAMES, ITEMS, SEATS

MANY_DAMAGED: Final[int] = CLOCKWORK["vagabond"]["many_damaged"]  # [K7.7.3]
MANY_PIECES: Final[int] = CLOCKWORK["vagabond"]["many_pieces"]  # [K7.7.5]


def use_special(g: Game, seat: int) -> bool:
    """[K7.5.6] Exhaust an item for the special action. False, with nothing exhausted, if it would have no effect."""
    character = vagabond_board(g.board, seat).character
    if character == RANGER:
        return hide(g, seat)
    if character == TINKER:
        return tinker(g, seat)
    if g.board.pawns[seat] >= CLEARINGS or character == ARBITER:
        return False
    if character == THIEF:
        return rob(g, seat)
    if character == VAGRANT:
        return instigate(g, seat)
    return scorch(g, seat)


# the Thief [K7.7.1]


def rob(g: Game, seat: int) -> bool:
    """[K7.7.1] The enemy there with most points, then most pieces there, loses a card.

    [K2.8.1] Only people have cards; the Vagabot discards it and scores.
    """
    b = g.board
    pawn = b.pawns[seat]
    among = [other for other in foes(b, seat) if b.is_there(other, pawn) and b.hands[other]]
    pick = Pick(g, seat, "K7.7.1", "victim", among, players=True)
    pick.most("points", "K7.7.1", all_points(b))
    pick.most("pieces", "K7.7.1", pieces_at(b, pawn))
    victim = pick.best()
    if victim == NONE:
        return False
    pay(g, seat, 1, "K7.5.6")
    b.call(Rob(seat, victim))
    return True


class Rob(Frame):
    """[K7.7.1] Take a random card from somebody's hand."""

    seat: int
    other: int

    def steps(self) -> Steps:
        return ROBBING


class RobCard(ChanceDecision[Rob]):
    """[K7.7.1] The dice choose a card of that hand."""

    law: ClassVar[str] = "K7.7.1"
    ask: ClassVar[str] = "chance-steal"

    def outcomes(self, g: Game, f: Rob) -> list[tuple[int, int]]:
        hand = g.secrets[f.other].hand
        return [(STEAL | card, hand.count(card)) for card in kinds(hand)]

    def throw(self, g: Game, f: Rob, dice: Dice) -> int:
        hand = g.secrets[f.other].hand
        return STEAL | hand[dice.below(len(hand))]

    def answer(self, g: Game, f: Rob, choice: int) -> None:
        hand_over(g, f.other, f.seat, noun(choice))


ROBBING: Final[Steps] = (RobCard(),)


# the Tinker [K7.7.2]


def tinkered(b: Board) -> int:
    """[K7.7.2] The topmost card of the discard pile whose item is available, or NONE."""
    for card in reversed(b.discard):
        if ITEM[card] >= 0 and b.items[ITEM[card]]:
            return card
    return NONE


def tinker(g: Game, seat: int) -> bool:
    """[K7.7.2] Craft that card, and put it back on top of the pile."""
    b = g.board
    card = tinkered(b)
    if g.telling:
        tell_tinkering(g, seat)
    if card == NONE:
        return False
    pay(g, seat, 1, "K7.5.6")
    del b.discard[len(b.discard) - 1 - b.discard[::-1].index(card)]
    craft_item(g, seat, card, "K7.7.2")
    discard(g, card)
    return True


def tell_tinkering(g: Game, seat: int) -> None:
    """Tell which cards of the discard pile show items, from the top, and whether the supply has them."""
    b = g.board
    among: list[int] = []
    for card in reversed(b.discard):
        if ITEM[card] >= 0 and card not in among:
            among.append(card)
    available = [1 if item >= 0 and b.items[item] else 0 for item in ITEM]
    if not any(available[card] for card in among):
        among = []
    pick = PickThing(g, seat, "K7.7.2", "tinker", among, "card")
    pick.most("available", "K7.7.2", available)
    pick.first()


# the Ranger [K7.7.3], and whoever has few items [K7.4.3]


class SlipAway(Frame):
    """[K7.4.3, K7.7.3] Move into a random forest next to him; `how` says by which of the two."""

    seat: int
    how: int

    def steps(self) -> Steps:
        return SLIPPING


class ChooseForest(ChanceDecision[SlipAway]):
    """[K7.4.3] Any forest next to him. [K11.8.2] A snare holds him back."""

    law: ClassVar[str] = "K7.4.3"
    ask: ClassVar[str] = "chance-forest"

    def needed(self, b: Board, f: SlipAway) -> bool:
        return len(forests_near(b, b.pawns[f.seat])) > 0

    def outcomes(self, g: Game, f: SlipAway) -> list[tuple[int, int]]:
        return [(FOREST | forest, 1) for forest in forests_near(g.board, g.board.pawns[f.seat])]

    def answer(self, g: Game, f: SlipAway, choice: int) -> None:
        pawn = g.board.pawns[f.seat]
        if g.telling:
            among = forests_near(g.board, pawn)
            PickThing(g, f.seat, BOT_LAWS[f.how], "forest", among, "forest").by_chance(noun(choice))
        if pawn >= CLEARINGS or not is_prevented(g, f.seat, pawn):
            g.board.call(Travel(f.seat, f.how, CLEARINGS + noun(choice)))


SLIPPING: Final[Steps] = (ChooseForest(),)


def hide(g: Game, seat: int) -> bool:
    """[K7.7.3] With three or more damaged items."""
    wanderer = vagabond_board(g.board, seat)
    damaged = sum(wanderer.kit[DAMAGED * ITEMS :])
    tell_check(g, seat, "K7.7.3", "hide", "damaged-items", damaged, "at-least", MANY_DAMAGED)
    if damaged < MANY_DAMAGED or not forests_near(g.board, g.board.pawns[seat]):
        return False
    pay(g, seat, 1, "K7.5.6")
    g.board.call(SlipAway(seat, HIDDEN))
    return True


# the Vagrant [K7.7.4]


def opponents(b: Board, seat: int, attacker: int) -> list[int]:
    """Whom this attacker could fight where the Vagrant stands; [K3.5] in a co-operative game no bot fights a bot."""
    clearing = b.pawns[seat]
    return [
        other
        for other in sorted(b.order)
        if other != seat
        and can_set(b, clearing, attacker, other)
        and not (b.robots.coop and b.is_bot(attacker) and b.is_bot(other))
    ]


def instigate(g: Game, seat: int) -> bool:
    """[K7.7.4] Start a battle between two others in his clearing, chosen by priority [K2.2]; he removes for both."""
    b = g.board
    attackers = [other for other in sorted(b.order) if other != seat and opponents(b, seat, other)]
    attacker = Pick(g, seat, "K7.7.4", "attacker", attackers, players=True).best()
    if attacker == NONE:
        return False
    defender = Pick(g, seat, "K7.7.4", "defender", opponents(b, seat, attacker), players=True).best()
    clearing = b.pawns[seat]
    pay(g, seat, 1, "K7.5.6")
    if g.telling:
        facts = {"attacker_seat": SEATS[attacker], "defender_seat": SEATS[defender], "clearing": clearing + 1}
        g.note("instigated", "K7.7.4", seat, facts)
    b.call(Battle(attacker, BIRD, False, defender=defender, clearing=clearing, director=seat))
    return True


# the Scoundrel [K7.7.5]


def scorch(g: Game, seat: int) -> bool:
    """[K7.7.5] Remove many enemy pieces, if a building or token is among them; an item covers a slot for the game."""
    b = g.board
    clearing = g.board.pawns[seat]
    standing = sum(b.others_at(other, clearing) for other in foes(b, seat))
    pieces = enemy_pieces(b, seat)[clearing]
    tell_check(g, seat, "K7.7.5", "scorch", "enemy-pieces", pieces, "at-least", MANY_PIECES, clearing)
    tell_check(g, seat, "K7.7.5", "scorch", "enemy-buildings-tokens", standing, "at-least", 1, clearing)
    if not standing or pieces < MANY_PIECES:
        return False
    pay(g, seat, 1, "K7.5.6")
    if g.telling:
        g.tell("bot-scorched", "K7.7.5", seat, clearing=clearing + 1)
    remove_enemies(g, seat, [clearing])
    if b.open_slots(clearing):
        cover(g, seat, clearing)
    score(g, seat, 1, "K7.7.5")
    return True


def cover(g: Game, seat: int, clearing: int) -> None:
    """[K7.7.5] The item he has just exhausted leaves the game and covers a slot for good."""
    b = g.board
    wanderer = vagabond_board(b, seat)
    item = present(wanderer, [EXHAUSTED])[0] % ITEMS
    take_off(wanderer, EXHAUSTED)
    wanderer.kit[EXHAUSTED * ITEMS + item] -= 1
    b.lost[item] += 1
    b.robots.covered[clearing] += 1
    if g.telling:
        g.tell("slot-covered", "K7.7.5", seat, item=ITEM_NAMES[item], clearing=clearing + 1)
    fill_track(g, seat)
