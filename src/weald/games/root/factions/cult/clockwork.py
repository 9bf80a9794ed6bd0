"""The Logical Lizards [K8], top to bottom as on their board."""

from __future__ import annotations

from typing import ClassVar, Final

from weald.engine.lenses import DEED, REASON, Frame
from weald.engine.notation import noun
from weald.engine.procedure import Steps
from weald.games.root.actions import START
from weald.games.root.clockwork.orders import craft_item, discard_order
from weald.games.root.clockwork.placing import place_piece, place_warriors
from weald.games.root.factions.cult.board import cult_board
from weald.games.root.factions.cult.clockwork_conspiracies import can_conspire, conspire, is_possible
from weald.games.root.factions.cult.lost_souls import add_acolyte, add_soul
from weald.games.root.factions.cult.tables import CONSPIRACIES, CONSPIRACY_NAMES, CULT_START, GARDEN
from weald.games.root.factions.riverfolk.bot_cards import buy_to_craft
from weald.games.root.factions.riverfolk.hiring import hire_to_rule
from weald.games.root.procedure import ChanceDecision, Step
from weald.games.root.rules.cards import Draw, put_on_pile
from weald.games.root.rules.choosing import (
    Pick,
    PickThing,
    enemy_buildings,
    own_warriors,
    start_corners,
    tell_corner,
)
from weald.games.root.rules.reasons import Count, tell_passed
from weald.games.root.rules.scoring import score
from weald.games.root.state.board import NONE, Board
from weald.games.root.state.lenses import Game
from weald.games.root.tables import BIRD, CARD_NAMES, CLEARINGS, CLOCKWORK, CULT, PIECE_NAMES, SUIT, SUIT_NAMES, trait

POINTS: Final[list[int]] = CLOCKWORK["cult"]["points"]  # by gardens of a suit on the map [K8.6.1]
RITUALS: Final[list[int]] = CLOCKWORK["cult"]["rituals"]  # by level [K13.5]
START_SOULS: Final[int] = CLOCKWORK["cult"]["start_souls"]
WHY_NOT: Final = {"convert": "nobody-to-convert", "crusade": "nobody-to-crusade", "sanctify": "nothing-to-sanctify"}
ERRATIC: Final = trait(CULT, "erratic")
MARTYRS: Final = trait(CULT, "martyrs")


# set-up [K8.3]


class SetUp(Frame):
    """[K8.3] A corner with a garden, warriors around it, the conspiracy marker, the first Lost Souls."""

    def steps(self) -> Steps:
        return SET_UP


class PlaceFirstGarden(ChanceDecision[SetUp]):
    """[K8.3.2] Four warriors and a garden in a random corner, a warrior in each clearing next to it."""

    law: ClassVar[str] = "K8.3.2"
    ask: ClassVar[str] = "chance-corner"

    def outcomes(self, g: Game, f: SetUp) -> list[tuple[int, int]]:
        return [(START | corner, 1) for corner in start_corners(g.board)]

    def answer(self, g: Game, f: SetUp, choice: int) -> None:
        b = g.board
        corner = noun(choice)
        tell_corner(g, CULT, "K8.3.2", corner)
        b.homes[CULT] = corner
        place_piece(g, CULT, GARDEN + b.suits[corner], corner, "K8.3.2")
        place_warriors(g, CULT, corner, CULT_START, "K8.3.2")
        for clearing in b.bot_paths(corner):
            place_warriors(g, CULT, clearing, 1, "K8.3.2")


class LayMarker(Step[SetUp]):
    """[K8.3.3] Put the marker on the last space, so that the first conspiracy is that of the first space."""

    law: ClassVar[str] = "K8.3.3"

    def run(self, g: Game, f: SetUp) -> None:
        cult_board(g.board).space = CONSPIRACIES - 1


class AddSouls(Draw):
    """Add cards from the deck to the Lost Souls, in set-up [K8.3.5] or by the trait erratic [K14.5.2]."""

    def receive(self, g: Game, card: int) -> None:
        g.board.reveals += 1
        add_soul(g, card, "K8.3.5" if g.board.active == NONE else "K14.5.2")


class FirstSouls(Step[SetUp]):
    """[K8.3.5] Three cards."""

    law: ClassVar[str] = "K8.3.5"

    def run(self, g: Game, f: SetUp) -> None:
        g.board.call(AddSouls(CULT, START_SOULS))


SET_UP: Final[Steps] = (PlaceFirstGarden(), LayMarker(), FirstSouls())


# Birdsong [K8.4]


class Birdsong(Frame):
    """[K8.4] Find the order, then conspire; `owing` while a conspiracy is carried out that costs an acolyte."""

    owing: bool = False

    def steps(self) -> Steps:
        return BIRDSONG


def count_souls(souls: list[int]) -> list[int]:
    """How many Lost Souls there are of each suit, birds too."""
    counts = [0] * len(SUIT_NAMES)
    for card in souls:
        counts[SUIT[card]] += 1
    return counts


class OrderBySouls(Step[Birdsong]):
    """[K8.4.1] The order is the most common suit among the Lost Souls; a bird if suits are tied."""

    law: ClassVar[str] = "K8.4.1"

    def run(self, g: Game, f: Birdsong) -> None:
        b = g.board
        counts = count_souls(cult_board(b).souls)
        most = max(counts)
        b.robots.suit = counts.index(most) if counts.count(most) == 1 else BIRD
        if g.telling:
            souls = {SUIT_NAMES[suit]: counts[suit] for suit in range(len(counts))}
            g.note("bot-order-souls", "K8.4.1", CULT, {"suit": SUIT_NAMES[b.robots.suit], **souls})


class Conspire(Step[Birdsong]):
    """[K8.4.2] Move the marker and carry out its conspiracy if possible; repeat while any is possible."""

    law: ClassVar[str] = "K8.4.2"

    def run(self, g: Game, f: Birdsong) -> None:
        b = g.board
        if not cult_board(b).acolytes:
            tell_passed(g, CULT, "K8.4.2", "no-acolytes")
            f.at = len(BIRDSONG)
            return
        if not can_conspire(b):
            tell_passed(g, CULT, "K8.4.2", "no-conspiracy")
            f.at = len(BIRDSONG)
            return
        cult_board(b).space = (cult_board(b).space + 1) % CONSPIRACIES
        conspiracy = CONSPIRACY_NAMES[cult_board(b).space]
        if g.telling:
            g.tell("bot-conspires", "K8.4.2", CULT, conspiracy=conspiracy, space=cult_board(b).space + 1)
        f.owing = is_possible(b, conspiracy)
        if f.owing:
            conspire(g, conspiracy)
        else:
            tell_passed(g, CULT, "K8.4.2", WHY_NOT[conspiracy])


class RemoveAcolyte(Step[Birdsong]):
    """[K8.4.2] Lose an acolyte for a conspiracy carried out, or stopped by a snare [K11.8.2]; then the next one."""

    law: ClassVar[str] = "K8.4.2"

    def run(self, g: Game, f: Birdsong) -> None:
        b = g.board
        if f.owing:
            cult_board(b).acolytes -= 1
            b.bring_home(CULT, 1)
            if g.telling:
                g.tell("acolytes", "K8.4.2", CULT, count=cult_board(b).acolytes)
        f.owing = False
        f.at = CONSPIRING


BIRDSONG: Final[Steps] = (OrderBySouls(), Conspire(), RemoveAcolyte())
CONSPIRING: Final = 1  # the step to which conspiracies return


# Daylight [K8.5]


class Daylight(Frame):
    """[K8.5] Perform rituals by the top cards of the Lost Souls; counts those performed."""

    performed: int = 0

    def steps(self) -> Steps:
        return DAYLIGHT


class RevealSoul(Step[Daylight]):
    """[K8.5] Reveal card after card, each with its ritual, as many as the level says [K13.5]."""

    law: ClassVar[str] = "K8.5"

    def run(self, g: Game, f: Daylight) -> None:
        b = g.board
        if not f.performed and g.telling:
            tell_rituals(g)
        if f.performed == RITUALS[b.robots.levels[CULT]] or not cult_board(b).souls:
            return
        f.at -= 1
        f.performed += 1
        card = cult_board(b).souls.pop()
        if g.telling:
            g.tell("revealed", "K8.5", CULT, card=CARD_NAMES[card])
        if SUIT[card] == BIRD:
            bird_ritual(g)
            put_on_pile(g, card)
        else:
            cult_board(b).revealed.append(card)
            suit_ritual(g, SUIT[card])


def tell_rituals(g: Game) -> None:
    """Tell how many rituals there will be: the level's number, or as many as there are cards."""
    level = g.board.robots.levels[CULT]
    count = Count(g, CULT, "K8.5", "rituals")
    count.part("rituals", f"K13.5.{level + 1}", RITUALS[level])
    count.limit("souls", "K8.5", len(cult_board(g.board).souls))
    count.tell(min(RITUALS[level], len(cult_board(g.board).souls)))


def has_open_slot(b: Board) -> list[int]:
    """By clearing, 1 if it has an open slot."""
    return [1 if b.open_slots(clearing) > 0 else 0 for clearing in range(CLEARINGS)]


def suit_ritual(g: Game, suit: int) -> None:
    """[K8.5.1] Place a warrior, if possible at an open slot, then beside most enemy buildings; and a garden."""
    b = g.board
    among = [c for c in range(CLEARINGS) if b.suits[c] == suit and b.supply[CULT] and b.may_place(CULT, c)]
    pick = Pick(g, CULT, "K8.5.1", "ritual", among)
    pick.most("open-slot", "K8.5.1", has_open_slot(b))
    pick.most("enemy-buildings", "K8.5.1.1", enemy_buildings(b, CULT))
    clearing = pick.best(why="" if b.supply[CULT] else "no-warriors-left", none=REASON)
    if clearing == NONE:
        tell_passed(g, CULT, "K8.5.1", "no-ritual-possible")
        return
    if not place_warriors(g, CULT, clearing, 1, "K8.5.1"):
        return  # a snare [K11.8.2]
    if not b.open_slots(clearing) or not b.stock[GARDEN + suit]:
        tell_passed(g, CULT, "K8.5.1", "none-left" if b.open_slots(clearing) else "no-open-slot")
        return
    hire_to_rule(g, CULT, clearing)
    if b.ruled_by(CULT, clearing):
        place_piece(g, CULT, GARDEN + suit, clearing, "K8.5.1")
    else:
        tell_passed(g, CULT, "K8.5.1", "does-not-rule")


def bird_ritual(g: Game) -> None:
    """[K8.5.2] A warrior from where most stand becomes an acolyte; [K14.5.4] with martyrs one from the supply too."""
    b = g.board
    pick = Pick(g, CULT, "K8.5.2", "acolyte", [c for c in range(CLEARINGS) if b.warriors_at(CULT, c)])
    pick.most("own-warriors", "K8.5.2", own_warriors(b, CULT))
    clearing = pick.best(none=REASON)
    if clearing == NONE:
        tell_passed(g, CULT, "K8.5.2", "nobody-to-become-acolyte")
    else:
        b.warriors[CULT * CLEARINGS + clearing] -= 1
        add_acolyte(g, "K8.5.2")
    if not b.robots.traits[CULT] & MARTYRS:
        return
    if not b.supply[CULT]:
        tell_passed(g, CULT, "K14.5.4", "no-warriors-left")
    else:
        b.supply[CULT] -= 1
        add_acolyte(g, "K14.5.4")


DAYLIGHT: Final[Steps] = (RevealSoul(),)


# Evening [K8.6]


class Evening(Frame):
    """[K8.6] Score gardens, renew the Lost Souls, craft an item."""

    def steps(self) -> Steps:
        return EVENING


class ScoreGardens(Step[Evening]):
    """[K8.6.1] Score the track of the ordered suit; on a bird order the best of the three."""

    law: ClassVar[str] = "K8.6.1"

    def run(self, g: Game, f: Evening) -> None:
        b = g.board
        kinds = [GARDEN + suit for suit in range(BIRD) if b.robots.suit in (BIRD, suit)]
        points = [POINTS[b.on_map(kind)] if kind in kinds else 0 for kind in range(len(PIECE_NAMES))]
        pick = PickThing(g, CULT, "K8.6.1", "track", kinds, "piece")
        pick.most("track-points", "K8.6.1", points)
        track = pick.first("no-order")
        score(g, CULT, points[track] if track != NONE else 0, "K8.6.1", DEED)
        discard_order(g, CULT, self.law)


class DiscardSouls(Step[Evening]):
    """[K8.6.2] Discard all Lost Souls; dominance cards become available now [3.3.3]."""

    law: ClassVar[str] = "K8.6.2"

    def run(self, g: Game, f: Evening) -> None:
        cult = cult_board(g.board)
        if g.telling and cult.souls:
            g.tell("souls-discarded", "K8.6.2", CULT, count=len(cult.souls))
        for card in cult.souls:
            put_on_pile(g, card)
        cult.souls = []


class ReturnRevealed(Step[Evening]):
    """[K8.6.3] Return revealed cards as they lay: the first revealed on top."""

    law: ClassVar[str] = "K8.6.3"

    def run(self, g: Game, f: Evening) -> None:
        cult = cult_board(g.board)
        if g.telling and cult.revealed:
            g.tell("souls-returned", "K8.6.3", CULT, count=len(cult.revealed))
        cult.souls = cult.revealed[::-1]
        cult.revealed = []


class Craft(Draw):
    """[K8.6.4] Craft the item of the deck's top card, if it has one; then the card goes onto the Lost Souls."""

    def receive(self, g: Game, card: int) -> None:
        g.board.reveals += 1
        if g.telling:
            g.tell("revealed", "K8.6.4", CULT, card=CARD_NAMES[card])
        crafted = craft_item(g, CULT, card, "K8.6.4")
        add_soul(g, card, "K8.6.4")
        if not crafted:
            buy_to_craft(g, CULT)  # [K15.2]


class CraftFromDeck(Step[Evening]):
    """[K8.6.4] Draw one card, if any is left."""

    law: ClassVar[str] = "K8.6.4"

    def run(self, g: Game, f: Evening) -> None:
        g.board.call(Craft(CULT, 1))


class BeErratic(Step[Evening]):
    """[K14.5.2] With the trait, one more card at the end of the turn."""

    law: ClassVar[str] = "K14.5.2"

    def run(self, g: Game, f: Evening) -> None:
        if g.board.robots.traits[CULT] & ERRATIC:
            g.board.call(AddSouls(CULT, 1))


EVENING: Final[Steps] = (ScoreGardens(), DiscardSouls(), ReturnRevealed(), CraftFromDeck(), BeErratic())
