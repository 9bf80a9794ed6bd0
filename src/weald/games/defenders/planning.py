"""Choosing active defenders [2.2-2.4]: in secret and all together, or one by one in solo [16.4]."""

from __future__ import annotations

from typing import ClassVar, Final

from weald.engine.chance import Dice
from weald.engine.lenses import DEED, Frame
from weald.engine.notation import noun, verb
from weald.engine.offers import Offers
from weald.engine.procedure import Steps
from weald.games.defenders.actions import DRAW, PLAN, TOP
from weald.games.defenders.board import NONE, Board
from weald.games.defenders.lenses import Game, View
from weald.games.defenders.procedure import ChanceDecision, Decision, Step
from weald.games.defenders.rules.cards import reshuffle_if_empty, retire, take_from_deck, take_from_hand
from weald.games.defenders.tables import (
    CARD_FACTION,
    CARD_NAMES,
    DECK,
    HABITAT,
    HABITAT_NAMES,
    POINTS,
    SOLO,
)


class Planning(Frame):
    """[2.2] Every seat with cards in hand chooses one, in silence [2.10]."""

    def steps(self) -> Steps:
        return PLANNING


def next_to_choose(b: Board) -> int:
    """The next faction, from the first player on, whose player holds cards and has not chosen; or NONE."""
    for faction in b.clockwise(b.first):
        if not b.gone[faction] and b.hands[faction] and not b.chosen[faction]:
            return faction
    return NONE


class ChooseDefender(Decision[Planning]):
    """[2.2] A card of the hand, face down. All are asked one after another; nobody learns anything until all have."""

    law: ClassVar[str] = "2.2"
    ask: ClassVar[str] = "choose-defender"

    def needed(self, b: Board, f: Planning) -> bool:
        return next_to_choose(b) != NONE

    def actor(self, b: Board, f: Planning) -> int:
        return next_to_choose(b)

    def offer(self, v: View, f: Planning, o: Offers) -> None:
        for card in v.own.hand:
            o.allow(PLAN | card)
        if o.explain:
            for card in DECK[v.board.leaders[v.seat]]:
                if card not in v.own.hand:
                    o.refuse(PLAN | card, "2.2", "not-in-hand")

    def answer(self, g: Game, f: Planning, choice: int) -> None:
        seat = next_to_choose(g.board)
        card = noun(choice)
        take_from_hand(g, seat, card)
        g.secrets[seat].choice = card
        g.board.chosen[seat] = 1
        f.at = 0
        if g.telling:
            g.tell_card("chose", "2.2", seat, card)


PLANNING: Final[Steps] = (ChooseDefender(),)


def reveal(g: Game, faction: int, card: int, role: str = DEED) -> None:
    """[2.4] The new active defender lies face up on its faction's used pile; its own effect begins [17.4].

    In solo it covers the last one, which lay on top until now [16.7]. Cards that are turned up together are one deed.
    """
    b = g.board
    retire(b, faction)
    b.active[faction] = card
    b.reveals += 1
    if g.telling:
        habitat = HABITAT_NAMES[HABITAT[card]]
        g.tell("revealed", "2.4", faction, role=role, card=CARD_NAMES[card], habitat=habitat, points=POINTS[card])


class TopCard(Frame):
    """[2.3, 16.5] With no card in hand the top card of the deck becomes the active defender."""

    faction: int

    def steps(self) -> Steps:
        return TOP_CARD


class MakeDeck(Step[TopCard]):
    """[4.7] An empty deck is made anew first; in solo without the active defender, which is not covered yet."""

    law: ClassVar[str] = "4.7"

    def run(self, g: Game, f: TopCard) -> None:
        reshuffle_if_empty(g, f.faction)


class TurnTopCard(ChanceDecision[TopCard]):
    """[2.3] Any card of the deck may be its top card."""

    law: ClassVar[str] = "2.3"
    ask: ClassVar[str] = "chance-top"

    def outcomes(self, g: Game, f: TopCard) -> list[tuple[int, int]]:
        return [(DRAW | card, 1) for card in g.decks[f.faction]]

    def throw(self, g: Game, f: TopCard, dice: Dice) -> int:
        deck = g.decks[f.faction]
        return DRAW | deck[dice.below(len(deck))]

    def answer(self, g: Game, f: TopCard, choice: int) -> None:
        take_from_deck(g, noun(choice))
        reveal(g, f.faction, noun(choice))


TOP_CARD: Final[Steps] = (MakeDeck(), TurnTopCard())


class SoloPlanning(Frame):
    """[16.4] The lone player's next active defender, and with it the faction whose turn it is."""

    def steps(self) -> Steps:
        return SOLO_PLANNING


class ChooseAlone(Decision[SoloPlanning]):
    """[16.4, 16.5] Any card of the hand; or the top of a deck, if the hand has none of that faction."""

    law: ClassVar[str] = "16.4"
    ask: ClassVar[str] = "choose-alone"

    def actor(self, b: Board, f: SoloPlanning) -> int:
        return SOLO

    def offer(self, v: View, f: SoloPlanning, o: Offers) -> None:
        hand = v.own.hand
        for card in hand:
            o.allow(PLAN | card)
        for faction in v.board.factions:
            held = any(CARD_FACTION[card] == faction for card in hand)
            if v.board.gone[faction]:
                o.refuse(TOP | faction, "16.12", "faction-gone")
            elif held:
                o.refuse(TOP | faction, "16.5", "cards-in-hand")
            else:
                o.allow(TOP | faction)

    def answer(self, g: Game, f: SoloPlanning, choice: int) -> None:
        b = g.board
        if verb(choice) == TOP:
            b.turn = noun(choice)
            b.call(TopCard(b.turn))
            return
        card = noun(choice)
        b.turn = CARD_FACTION[card]
        take_from_hand(g, SOLO, card)
        reveal(g, b.turn, card)


SOLO_PLANNING: Final[Steps] = (ChooseAlone(),)
