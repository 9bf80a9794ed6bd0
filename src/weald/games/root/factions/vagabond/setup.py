"""The Vagabond's set-up [9.3]: character, items, pawn, quests."""

from __future__ import annotations

from typing import ClassVar, Final

from weald.engine.lenses import Frame
from weald.engine.notation import noun
from weald.engine.offers import Offers
from weald.engine.procedure import Steps
from weald.games.root.factions.vagabond.actions import RevealQuests
from weald.games.root.factions.vagabond.board import AT_RANDOM, vagabond_board, vagabonds
from weald.games.root.factions.vagabond.items import become
from weald.games.root.factions.vagabond.tables import CHARACTER_NAMES, OPEN_QUESTS, START_ITEMS
from weald.games.root.factions.vagabond.verbs import BECOME, CHARACTER, FOREST
from weald.games.root.procedure import ChanceDecision, Decision, Step
from weald.games.root.state.board import NONE, Board
from weald.games.root.state.lenses import Game, View
from weald.games.root.tables import (
    CLEARINGS,
    ITEM_NAMES,
    MAPS,
    VAGABOND,
    VAGABOND2,
)


class SetUp(Frame):
    """[9.3] A character with his items, the pawn, three quests. Ruins and relationships are on the board already."""

    seat: int
    character: int
    promised: int = NONE  # the character agreed on for the other Vagabond, if any

    def steps(self) -> Steps:
        return SET_UP


def is_taken(b: Board, f: SetUp, character: int) -> bool:
    """Whether the other Vagabond has or will have this character; a Vagabot uses other cards [K7.3.1]."""
    other = VAGABOND2 if f.seat == VAGABOND else VAGABOND
    if b.is_bot(other):
        return False
    return character == f.promised or any(vagabond_board(b, seat).character == character for seat in vagabonds(b))


class ChooseCharacter(Decision[SetUp]):
    """[9.3.1] Choose any character."""

    law: ClassVar[str] = "9.3.1"
    ask: ClassVar[str] = "choose-character"

    def needed(self, b: Board, f: SetUp) -> bool:
        return f.character == NONE

    def actor(self, b: Board, f: SetUp) -> int:
        return f.seat

    def offer(self, v: View, f: SetUp, o: Offers) -> None:
        for character in range(len(CHARACTER_NAMES)):
            if is_taken(v.board, f, character):
                o.refuse(CHARACTER | character, "9.7", "character-taken")
            else:
                o.allow(CHARACTER | character)

    def answer(self, g: Game, f: SetUp, choice: int) -> None:
        f.character = noun(choice)

    def about(self, v: View, f: SetUp, action: int) -> dict[str, object]:
        items = [ITEM_NAMES[item] for item in START_ITEMS[noun(action)]]
        return {"character_effect": CHARACTER_NAMES[noun(action)], "items": items}


class DrawCharacter(ChanceDecision[SetUp]):
    """[9.3.1] The dice choose one, if the players agreed to that."""

    law: ClassVar[str] = "9.3.1"
    ask: ClassVar[str] = "chance-character"

    def needed(self, b: Board, f: SetUp) -> bool:
        return f.character == AT_RANDOM

    def outcomes(self, g: Game, f: SetUp) -> list[tuple[int, int]]:
        return [(BECOME | c, 1) for c in range(len(CHARACTER_NAMES)) if not is_taken(g.board, f, c)]

    def answer(self, g: Game, f: SetUp, choice: int) -> None:
        f.character = noun(choice)


class TakeStartItems(Step[SetUp]):
    """[9.3.5] The items of the character, face up. They come early, with him: nothing before depends on them.

    They are listed in [C.1.1, C.2.1, C.3.1, C.4.1, C.5.1, C.6.1].
    """

    law: ClassVar[str] = "9.3.5"

    def run(self, g: Game, f: SetUp) -> None:
        become(g, f.seat, f.character, START_ITEMS[f.character], "9.3.1")


class PlacePawn(Decision[SetUp]):
    """[9.3.2] In any forest."""

    law: ClassVar[str] = "9.3.2"
    ask: ClassVar[str] = "place-pawn"

    def actor(self, b: Board, f: SetUp) -> int:
        return f.seat

    def offer(self, v: View, f: SetUp, o: Offers) -> None:
        for forest in range(len(MAPS[v.board.map].forests)):
            o.allow(FOREST | forest)

    def answer(self, g: Game, f: SetUp, choice: int) -> None:
        g.board.pawns[f.seat] = CLEARINGS + noun(choice)
        if g.telling:
            g.tell("pawn-placed", "9.3.2", f.seat, forest=noun(choice) + 1)


class TurnUpQuests(Step[SetUp]):
    """[9.3.3] Three quests, faceup; no more for a second Vagabond [9.7.3]."""

    law: ClassVar[str] = "9.3.3"

    def run(self, g: Game, f: SetUp) -> None:
        if not g.board.quests:
            g.board.call(RevealQuests(OPEN_QUESTS))


SET_UP: Final[Steps] = (ChooseCharacter(), DrawCharacter(), TakeStartItems(), PlacePawn(), TurnUpQuests())
