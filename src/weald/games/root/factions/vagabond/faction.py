"""A Vagabond [9]: what the chapter changes for everybody, moment by moment."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from weald.engine.arranging import Description
from weald.engine.catalogue import Option, Options
from weald.engine.chance import Dice
from weald.engine.errors import BadValue
from weald.engine.lenses import Frame
from weald.games.root.factions.faction import Faction
from weald.games.root.factions.vagabond import clockwork, scenario, turn
from weald.games.root.factions.vagabond.board import (
    AT_RANDOM,
    new_vagabond_board,
    start_items,
    vagabond_board,
    vagabonds,
)
from weald.games.root.factions.vagabond.estimate import wandering_promise
from weald.games.root.factions.vagabond.faults import own_faults, shared_faults
from weald.games.root.factions.vagabond.ruins import imagine_ruins
from weald.games.root.factions.vagabond.showing import show_ruin, show_seen, show_vagabond, show_vagabot
from weald.games.root.state.board import NONE, Board
from weald.games.root.state.faction_board import FactionBoard
from weald.games.root.state.lenses import Game, View
from weald.games.root.tables import CHARACTER_NAMES, CLEARINGS, ITEMS, RUIN_ITEMS, SEATS, STATES, VAGABOND, VAGABOND2

OPTION: Final = "character"
OPTION2: Final = "character2"
CHOSEN: Final = "chosen"  # the Vagabond chooses his character [9.3.1]
RANDOM: Final = "random"  # the dice do


class Vagabond(Faction):
    """A Vagabond [9], as people play him."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.is_second = seat == VAGABOND2  # [9.7]
        self.option = OPTION2 if self.is_second else OPTION  # that names his character

    def other(self) -> int:
        """[9.7] The seat of the other Vagabond, who may be playing too."""
        return VAGABOND2 if self.seat == VAGABOND else VAGABOND

    # the options of a game

    def options(self) -> list[Option]:
        """[9.3.1] His character."""
        names = (CHOSEN, RANDOM, *CHARACTER_NAMES)
        return [Option(self.option, CHOSEN, names=names, kind="character", when=(SEATS[self.seat], "yes", "bot"))]

    def check_options(self, options: Options, playing: Sequence[str]) -> None:
        """[9.7, K3.2] A second Vagabond needs the first and somebody else, and a character of his own."""
        if not self.is_second:
            return
        first, second = SEATS[VAGABOND], SEATS[VAGABOND2]
        if first not in playing:
            raise BadValue("second-vagabond-alone")
        if options[second] == "bot" and options[first] == "bot":
            raise BadValue("one-vagabot")
        if len(playing) == 2:
            raise BadValue("only-vagabonds")
        same = options[OPTION] == options[OPTION2] and options[OPTION] in CHARACTER_NAMES
        if same and options[first] == options[second]:
            raise BadValue("character-twice")

    def read_options(self, b: Board, options: Options) -> None:
        name = str(options[self.option])
        special = AT_RANDOM if name == RANDOM else NONE
        vagabond_board(b, self.seat).wish = CHARACTER_NAMES.index(name) if name in CHARACTER_NAMES else special

    def variety(self) -> dict[str, Sequence[int | str]]:
        return {self.option: CHARACTER_NAMES}

    def counted(self, options: Options) -> list[tuple[str, str]]:
        return [(OPTION, str(options[self.option]))]

    # set-up and turn

    def new_board(self, playing: bool) -> FactionBoard:
        return new_vagabond_board()

    def set_up(self, b: Board) -> Frame:
        return turn.SetUp(self.seat, vagabond_board(b, self.seat).wish, vagabond_board(b, self.other()).wish)

    def birdsong(self) -> Frame:
        return turn.Birdsong(self.seat)

    def daylight(self) -> Frame:
        return turn.Daylight(self.seat)

    def evening(self) -> Frame:
        return turn.Evening(self.seat)

    # hands and cards [2.1]

    def imagine(self, v: View, g: Game, dice: Dice) -> None:
        """[9.7.1] What the Vagabonds have seen under ruins and left there: asked of the first for both."""
        if self.seat == vagabonds(g.board)[0]:
            imagine_ruins(v, g, dice)

    def secret_faults(self, g: Game) -> list[str]:
        seen = [self.seat * CLEARINGS + found // ITEMS for found in g.secrets[self.seat].aside]
        if seen != [entry for entry in g.board.searched if entry // CLEARINGS == self.seat]:
            return ["what was seen under ruins is not what the board says"]
        return []

    # crafting [4.1]

    # moving and placing [4.2]

    # battle [4.3]

    # removing [2.5]

    # dominance and victory [3]

    # what it shows of itself

    def show(self, b: Board) -> dict[str, object]:
        return show_vagabond(b, self.seat)

    def show_clearing(self, b: Board, clearing: int) -> dict[str, object]:
        return show_ruin(b, clearing)

    def show_own(self, v: View) -> dict[str, object]:
        return {"seen_in_ruins": show_seen(v)}

    def show_others(self) -> dict[str, object]:
        return {"seen_in_ruins": {}}

    # how a scenario lays it

    def words(self) -> list[str]:
        return scenario.WORDS if self.is_second else [*scenario.WORDS, *scenario.SHARED]

    def lay(self, g: Game, own: Description) -> None:
        scenario.lay_vagabond(g, self.seat, own)
        scenario.look_under_ruins(g, self.seat, own)

    def lay_last(self, g: Game, own: Description) -> None:
        """Asked of the first Vagabond for both."""
        if self.seat == vagabonds(g.board)[0]:
            scenario.lay_shared(g, own)
            scenario.take_out_the_rest(g.board)

    def said(self, g: Game) -> dict[str, object]:
        own = scenario.say_vagabond(g, self.seat)
        return own if self.is_second else {**own, **scenario.say_shared(g.board)}

    # what is impossible about it

    def faults(self, b: Board) -> list[str]:
        faults = own_faults(b, self.seat)
        if self.seat == vagabonds(b)[0]:
            faults += shared_faults(b)
        return faults

    def items_held(self, b: Board, item: int) -> int:
        own = vagabond_board(b, self.seat)
        return sum(own.items_in(state, item) for state in range(STATES))

    def items_brought(self, b: Board, item: int) -> int:
        """[9.3.4, 9.3.5] Those under the ruins, and his own."""
        return RUIN_ITEMS.count(item) + start_items(b, self.seat).count(item)

    # what a player may hope for

    card_hope: float = 0.6  # his cards are there to be given away [9.5.4]

    def promise(self, g: Game) -> float:
        return wandering_promise(g.board, self.seat)


class Vagabot(Vagabond):
    """The Vagabot [K7]."""

    nightmare_law: str = "K13.4.4"

    # set-up and turn

    def set_up(self, b: Board) -> Frame:
        return clockwork.SetUp(self.seat, vagabond_board(b, self.seat).wish)

    def birdsong(self) -> Frame:
        return clockwork.Birdsong(self.seat)

    def daylight(self) -> Frame:
        return clockwork.Daylight(self.seat, [])

    def evening(self) -> Frame:
        return clockwork.Evening(self.seat)

    # hands and cards [2.1]

    # crafting [4.1]

    # moving and placing [4.2]

    # battle [4.3]

    # removing [2.5]

    # dominance and victory [3]

    # what it shows of itself

    def show(self, b: Board) -> dict[str, object]:
        return show_vagabot(b, self.seat)

    # how a scenario lays it

    def lay(self, g: Game, own: Description) -> None:
        if g.board.is_bot(self.other()):
            raise BadValue("one-vagabot")  # [K3.2]
        super().lay(g, own)

    # what is impossible about it

    # what a player may hope for
