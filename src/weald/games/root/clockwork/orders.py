"""What all bots share: the order card [K2.7], crafting [K1.1], moves, and a series of battles."""

from __future__ import annotations

from typing import ClassVar, Final

from weald.engine.lenses import DEED, Frame
from weald.engine.procedure import Steps
from weald.games.root.factions.faction import faction
from weald.games.root.procedure import Step
from weald.games.root.rules.battle import Battle
from weald.games.root.rules.cards import Draw, discard
from weald.games.root.rules.choosing import defenders_at
from weald.games.root.rules.crafting import item_crafted
from weald.games.root.rules.moving import ARRIVING, Move
from weald.games.root.rules.placing import is_prevented
from weald.games.root.rules.reasons import tell_passed, tell_targets
from weald.games.root.rules.scoring import score
from weald.games.root.state.board import NONE, Board
from weald.games.root.state.lenses import Game
from weald.games.root.tables import BIRD, CARD_NAMES, ITEM, SEATS, SUIT

CRAFT_POINTS: Final = 1  # [K1.1.2]


class OrderCard(Draw):
    """[K2.7] Reveal the top card of the deck: it decides what the bot does this turn."""

    def receive(self, g: Game, card: int) -> None:
        robots = g.board.robots
        robots.card = card
        robots.suit = SUIT[card]
        g.board.reveals += 1
        if g.telling:
            g.tell("bot-order", "K2.7", self.seat, card=CARD_NAMES[card])


def reveal_order(g: Game, seat: int) -> None:
    """[K2.7] Without any card left there is no order."""
    g.board.robots.suit = NONE
    g.board.call(OrderCard(seat, 1))


def discard_order(g: Game, seat: int, law: str, role: str = DEED) -> None:
    """[K4.6.2] The order card goes to the discard pile."""
    robots = g.board.robots
    if robots.card != NONE:
        if g.telling:
            g.tell("discarded", law, seat, role=role, card=CARD_NAMES[robots.card])
        discard(g, robots.card)
        robots.card = NONE
    robots.suit = NONE


def why_not_crafted(card: int) -> str:
    """The message id that says why a bot does not craft a card."""
    return "no-order" if card == NONE else "no-item-shown" if ITEM[card] < 0 else "item-not-in-supply"


def craft_item(g: Game, seat: int, card: int, law: str) -> bool:
    """[K1.1] Craft an available item of a card without crafting pieces, for one point. True if one was crafted."""
    b = g.board
    if card == NONE or ITEM[card] < 0 or not b.items[ITEM[card]]:
        tell_passed(g, seat, law, why_not_crafted(card))
        return False
    item = ITEM[card]
    b.items[item] -= 1
    faction(b, seat).gain_item(g, item, law)
    if g.telling:
        g.tell("bot-crafted", law, seat, card=CARD_NAMES[card])
    score(g, seat, CRAFT_POINTS, "K1.1.2")
    item_crafted(g, seat)
    return True


def shows_available(b: Board, card: int) -> bool:
    """Whether a card shows an item that is in the supply."""
    return card != NONE and ITEM[card] >= 0 and b.items[ITEM[card]] > 0


def craft_order(g: Game, seat: int) -> None:
    """[K1.1] Craft the item of the order card; [K15.2] if that is impossible, the bot may buy another card."""
    b = g.board
    card = b.robots.card
    law = faction(b, seat).craft_law
    if shows_available(b, card):
        craft_item(g, seat, card, law)
        return
    tell_passed(g, seat, law, why_not_crafted(card))
    if card != NONE:
        for seller in b.order:
            faction(b, seller).bot_wants_card(g, seat)


def move_warriors(g: Game, seat: int, origin: int, to: int, count: int) -> bool:
    """[4.2] Move warriors from here to there, with all consequences. False if a snare prevented it."""
    if is_prevented(g, seat, origin):
        return False
    g.board.call(Move(seat, BIRD, False, origin, to, count, at=ARRIVING))
    return True


def start_battle(g: Game, seat: int, defender: int, clearing: int, law: str, more_hits: int = 0) -> None:
    """[4.3] Start a battle in this clearing with this defender; a bot with few warriors hires mercenaries [K15.3]."""
    for other in g.board.order:
        faction(g.board, other).bot_wants_mercenaries(g, seat, defender, clearing)
    if g.telling:
        g.tell("battle", law, seat, other_seat=SEATS[defender], clearing=clearing + 1)
    g.board.call(Battle(seat, BIRD, False, defender=defender, clearing=clearing, more_hits=more_hits))


class Battles(Frame):
    """A battle in each of these clearings, in order [K2.4]; each bot chooses its defenders."""

    seat: int
    clearings: list[int]

    def steps(self) -> Steps:
        return BATTLING

    def law(self, b: Board) -> str:
        raise NotImplementedError

    def fights_in(self, b: Board, clearing: int) -> bool:
        """Whether the bot battles in this clearing, if it can."""
        return True

    def defender(self, g: Game, clearing: int, among: list[int]) -> int:
        """Choose a defender among those it can fight there."""
        raise NotImplementedError


class TellBattles(Step[Battles]):
    """[K2.3] Tell where there is somebody to fight, before the first battle."""

    law: ClassVar[str] = "K2.3"

    def run(self, g: Game, f: Battles) -> None:
        if g.telling:
            b = g.board
            found = [c for c in f.clearings if defenders_at(b, f.seat, c) and f.fights_in(b, c)]
            tell_targets(g, f.seat, f.law(b), "battle", found)


class BattleInTurn(Step[Battles]):
    """[K2.3, K2.4] The next clearing where there is somebody to fight."""

    law: ClassVar[str] = "K2.4"

    def run(self, g: Game, f: Battles) -> None:
        while f.clearings:
            clearing = f.clearings.pop(0)
            among = defenders_at(g.board, f.seat, clearing)
            if among and f.fights_in(g.board, clearing):
                f.at -= 1
                start_battle(g, f.seat, f.defender(g, clearing, among), clearing, f.law(g.board))
                return


BATTLING: Final[Steps] = (TellBattles(), BattleInTurn())
