"""The Vagabot [K7], top to bottom as on his board."""

from __future__ import annotations

from typing import ClassVar, Final

from weald.engine.lenses import Frame
from weald.engine.notation import noun
from weald.engine.procedure import Steps
from weald.games.root.clockwork.orders import craft_order, discard_order, reveal_order
from weald.games.root.factions.vagabond.battle_track import QUESTING, loose
from weald.games.root.factions.vagabond.board import vagabond_board
from weald.games.root.factions.vagabond.clockwork_characters import SlipAway
from weald.games.root.factions.vagabond.clockwork_errands import (
    ACTION_NAMES,
    QUEST,
    Errand,
    NewQuest,
    leads_anywhere,
)
from weald.games.root.factions.vagabond.clockwork_items import is_ready, mend
from weald.games.root.factions.vagabond.items import IN_BOX, become, present, turn
from weald.games.root.factions.vagabond.tables import CHARACTER_NAMES, VAGABOT_ITEMS
from weald.games.root.factions.vagabond.travel import SLIPPED
from weald.games.root.factions.vagabond.verbs import BECOME, FOREST
from weald.games.root.procedure import ChanceDecision, Step
from weald.games.root.rules.choosing import PickThing
from weald.games.root.rules.reasons import Count, tell_check, tell_passed
from weald.games.root.state.board import NONE, Board
from weald.games.root.state.lenses import Game
from weald.games.root.tables import (
    CLEARINGS,
    CLOCKWORK,
    DAMAGED,
    EXHAUSTED,
    ITEMS,
    MAPS,
    READY,
    SUIT_NAMES,
    VAGABOND,
    trait,
)

_NUMBERS: Final = CLOCKWORK["vagabond"]
REFRESH: Final[list[int]] = _NUMBERS["refresh"]  # by level [K13.4]
REFRESH_DAMAGED: Final[list[int]] = _NUMBERS["refresh_damaged"]
FEW_ITEMS: Final[int] = _NUMBERS["few_items"]
ACTIONS: Final[list[list[int]]] = [  # by suit of the order
    [ACTION_NAMES.index(name) for name in _NUMBERS["actions"][suit]] for suit in SUIT_NAMES
]
QUESTING_ACTIONS: Final[list[list[int]]] = [
    [ACTION_NAMES.index(name) for name in _NUMBERS["questing_actions"][suit]] for suit in SUIT_NAMES
]
ORDER_LAW: Final = ["K7.5.8", "K7.5.9", "K7.5.10", "K7.5.7"]  # by suit: fox, rabbit, mouse, bird
ADVENTURER: Final = trait(VAGABOND, "adventurer")
BERSERKER: Final = trait(VAGABOND, "berserker")


# set-up [K7.3]


class SetUp(Frame):
    """[K7.3] A character, the pawn in the best forest, a quest of his own, items. Ruin items are laid before."""

    seat: int
    character: int

    def steps(self) -> Steps:
        return SET_UP


class DrawCharacter(ChanceDecision[SetUp]):
    """[K7.3.1] The character the players agreed on; else the dice choose."""

    law: ClassVar[str] = "K7.3.1"
    ask: ClassVar[str] = "chance-character"

    def needed(self, b: Board, f: SetUp) -> bool:
        return f.character < 0

    def outcomes(self, g: Game, f: SetUp) -> list[tuple[int, int]]:
        return [(BECOME | character, 1) for character in range(len(CHARACTER_NAMES))]

    def answer(self, g: Game, f: SetUp, choice: int) -> None:
        f.character = noun(choice)


class TakeItems(Step[SetUp]):
    """[K7.3.5] Four items marked S, the Tinker three. They come early, with the character; nothing depends on it."""

    law: ClassVar[str] = "K7.3.5"

    def run(self, g: Game, f: SetUp) -> None:
        become(g, f.seat, f.character, VAGABOT_ITEMS[f.character], "K7.3.1")


class PlacePawn(ChanceDecision[SetUp]):
    """[K7.3.2] Place the pawn in the forest next to most clearings; at random if tied."""

    law: ClassVar[str] = "K7.3.2"
    ask: ClassVar[str] = "chance-forest"

    def outcomes(self, g: Game, f: SetUp) -> list[tuple[int, int]]:
        forests = MAPS[g.board.map].forests
        most = max([len(clearings) for clearings in forests])
        return [(FOREST | forest, 1) for forest in range(len(forests)) if len(forests[forest]) == most]

    def answer(self, g: Game, f: SetUp, choice: int) -> None:
        g.board.pawns[f.seat] = CLEARINGS + noun(choice)
        if g.telling:
            forests = MAPS[g.board.map].forests
            pick = PickThing(g, f.seat, "K7.3.2", "forest", list(range(len(forests))), "forest")
            pick.most("clearings-around", "K7.3.2", [len(clearings) for clearings in forests])
            pick.by_chance(noun(choice))
            g.tell("pawn-placed", "K7.3.2", f.seat, forest=noun(choice) + 1)


class TurnUpQuest(Step[SetUp]):
    """[K7.3.3] Turn up a quest that nobody else may complete."""

    law: ClassVar[str] = "K7.3.3"

    def run(self, g: Game, f: SetUp) -> None:
        g.board.call(NewQuest(f.seat))


SET_UP: Final[Steps] = (DrawCharacter(), TakeItems(), PlacePawn(), TurnUpQuest())


# Birdsong [K7.4]


class Birdsong(Frame):
    """[K7.4] Reveal the order, craft it, and slip away with few items."""

    seat: int

    def steps(self) -> Steps:
        return BIRDSONG


class RevealOrder(Step[Birdsong]):
    """[K7.4.1] The order card."""

    law: ClassVar[str] = "K7.4.1"

    def run(self, g: Game, f: Birdsong) -> None:
        reveal_order(g, f.seat)


class CraftOrder(Step[Birdsong]):
    """[K7.4.2] Craft its item, if one is in the supply; he keeps it among his items."""

    law: ClassVar[str] = "K7.4.2"

    def run(self, g: Game, f: Birdsong) -> None:
        craft_order(g, f.seat)


def has_few_items(b: Board, seat: int) -> bool:
    """[K7.4.3] Fewer than three undamaged items."""
    return vagabond_board(b, seat).undamaged() < FEW_ITEMS


class Slip(Step[Birdsong]):
    """[K7.4.3] With few items he hides in a forest."""

    law: ClassVar[str] = "K7.4.3"

    def run(self, g: Game, f: Birdsong) -> None:
        items = vagabond_board(g.board, f.seat).undamaged()
        tell_check(g, f.seat, "K7.4.3", "slip", "undamaged-items", items, "at-most", FEW_ITEMS - 1)
        if has_few_items(g.board, f.seat):
            g.board.call(SlipAway(f.seat, SLIPPED))


BIRDSONG: Final[Steps] = (RevealOrder(), CraftOrder(), Slip())


# Daylight [K7.5]


class Daylight(Frame):
    """[K7.5] The actions of the order, one by one; `left` are still to come."""

    seat: int
    left: list[int]

    def steps(self) -> Steps:
        return DAYLIGHT


class PlanTheDay(Step[Daylight]):
    """[K7.5.7-K7.5.10] The actions for the order's suit. [K7.4.3] None with few items."""

    law: ClassVar[str] = "K7.5"

    def run(self, g: Game, f: Daylight) -> None:
        b = g.board
        suit = b.robots.suit
        if suit == NONE or has_few_items(b, f.seat):
            tell_passed(g, f.seat, "K7.4.3" if suit != NONE else "K7.5", "no-order" if suit == NONE else "few-items")
            f.at = len(DAYLIGHT)
            return
        questing = b.robots.traits[f.seat] & QUESTING
        f.left = (QUESTING_ACTIONS if questing else ACTIONS)[suit][:]
        if g.telling:
            law = "K14.4.5" if questing else ORDER_LAW[suit]
            g.tell("bot-plans", law, f.seat, errands=[ACTION_NAMES[action] for action in f.left])


class ActInTurn(Step[Daylight]):
    """[K7.5] The next action, until all his items are exhausted."""

    law: ClassVar[str] = "K7.5"

    def run(self, g: Game, f: Daylight) -> None:
        if not f.left:
            return
        if not is_ready(g.board, f.seat):
            tell_passed(g, f.seat, "K7.5", "nothing-ready")
            return
        f.at -= 1
        g.board.call(Errand(f.seat, f.left.pop(0)))


class SeekAdventure(Step[Daylight]):
    """[K14.4.1] The Adventurer uses remaining items for quests, while that leads anywhere."""

    law: ClassVar[str] = "K14.4.1"

    def run(self, g: Game, f: Daylight) -> None:
        b = g.board
        if b.robots.traits[f.seat] & ADVENTURER and leads_anywhere(b, f.seat):
            f.at -= 1
            b.call(Errand(f.seat, QUEST))


DAYLIGHT: Final[Steps] = (PlanTheDay(), ActInTurn(), SeekAdventure())


# Evening [K7.6]


class Evening(Frame):
    """[K7.6] Refresh, repair, discard the order."""

    seat: int

    def steps(self) -> Steps:
        return EVENING


class Refresh(Step[Evening]):
    """[K7.6.1] Turn undamaged items face up, fewer if any is damaged; not those on the track."""

    law: ClassVar[str] = "K7.6.1"

    def run(self, g: Game, f: Evening) -> None:
        b = g.board
        wanderer = vagabond_board(b, f.seat)
        level = b.robots.levels[f.seat]
        most = (REFRESH_DAMAGED if present(wanderer, IN_BOX) else REFRESH)[level]
        count = min(most, loose(wanderer, EXHAUSTED))
        if g.telling:
            tell_refreshing(g, f.seat, most, count)
        for _ in range(count):
            turn(wanderer, present(wanderer, [EXHAUSTED])[0] % ITEMS, EXHAUSTED, READY)
        if g.telling and count:
            g.tell("bot-refreshed", "K7.6.1", f.seat, count=count)


def tell_refreshing(g: Game, seat: int, most: int, count: int) -> None:
    """Tell whether any item is damaged, and so how many are turned up, at most all."""
    wanderer = vagabond_board(g.board, seat)
    damaged = sum(wanderer.kit[DAMAGED * ITEMS :])
    tell_check(g, seat, "K7.6.1", "refresh-fewer", "damaged-items", damaged, "at-least", 1, either=True)
    told = Count(g, seat, "K7.6.1", "refreshed")
    told.part("refreshing", f"K13.4.{g.board.robots.levels[seat] + 1}", most)
    told.limit("exhausted-items", "K7.2.4", loose(wanderer, EXHAUSTED))
    told.tell(count)


class Repair(Step[Evening]):
    """[K7.6.2] Repair one damaged item, in a forest all; faceup ones first. [K14.4.2] The Berserker repairs two."""

    law: ClassVar[str] = "K7.6.2"

    def run(self, g: Game, f: Evening) -> None:
        b = g.board
        if g.board.pawns[f.seat] >= CLEARINGS:
            while mend(g, f.seat, "K7.6.2"):
                pass
            return
        mend(g, f.seat, "K7.6.2")
        if b.robots.traits[f.seat] & BERSERKER:
            mend(g, f.seat, "K14.4.2")


class DiscardOrder(Step[Evening]):
    """[K7.6.3] The order card."""

    law: ClassVar[str] = "K7.6.3"

    def run(self, g: Game, f: Evening) -> None:
        discard_order(g, f.seat, self.law)


EVENING: Final[Steps] = (Refresh(), Repair(), DiscardOrder())
