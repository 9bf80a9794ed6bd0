"""The Cogwheel Corvids [K11]: what the chapter changes for everybody, moment by moment."""

from __future__ import annotations

from weald.engine.arranging import Description, join
from weald.engine.chance import Dice
from weald.engine.lenses import Frame
from weald.engine.notation import Verb
from weald.games.root.clockwork import hopes
from weald.games.root.factions.corvids import clockwork
from weald.games.root.factions.corvids.board import CorvidsBoard, corvids_board
from weald.games.root.factions.corvids.facedown import PLOTS, plots_in_supply, turn_up
from weald.games.root.factions.corvids.lost_plots import BACKUP_PLANS, plot_lost
from weald.games.root.factions.corvids.tables import BOMB, EACH_PLOT, EXTORTION, PLOT, PLOT_NAMES, RAID_LOST, SNARE
from weald.games.root.factions.corvids.verbs import VERBS
from weald.games.root.factions.faction import Faction
from weald.games.root.factions.riverfolk.bot_cards import FAVOR, buy_of_a_kind
from weald.games.root.laying import lay_order, say_order
from weald.games.root.rules.battle import tell_extra
from weald.games.root.rules.crafting import do_favor
from weald.games.root.rules.removing import remove_piece
from weald.games.root.state.board import NONE, Board
from weald.games.root.state.faction_board import FactionBoard
from weald.games.root.state.lenses import Game, View
from weald.games.root.tables import CLEARINGS, CORVIDS


class CogwheelCorvids(Faction):
    """The Cogwheel Corvids [K11]."""

    nightmare_law: str = "K13.8.4"

    def __init__(self) -> None:
        super().__init__(CORVIDS)

    # its verbs

    def verbs(self) -> tuple[Verb, ...]:
        return VERBS

    # set-up and turn

    def new_board(self) -> FactionBoard:
        return CorvidsBoard([EACH_PLOT] * len(PLOT_NAMES))

    def set_up(self, b: Board) -> Frame:
        return clockwork.SetUp()

    def birdsong(self) -> Frame:
        return clockwork.Birdsong([], 0)

    def daylight(self) -> Frame:
        return clockwork.Daylight([], 0)

    def evening(self) -> Frame:
        return clockwork.Evening()

    # hands and cards [2.1]

    def imagine(self, v: View, g: Game, dice: Dice) -> None:
        """[K11.3.1] No player has seen the facedown plots: each is any of those that are not face up."""
        unseen = [plot for plot in range(PLOTS) for _ in range(corvids_board(g.board).plots[plot])]
        dice.shuffle(unseen)
        g.hidden = [clearing * PLOTS + unseen.pop() for clearing in range(CLEARINGS) if g.board.at(PLOT, clearing)]

    def secret_faults(self, g: Game) -> list[str]:
        faults: list[str] = []
        facedown = [clearing for clearing in range(CLEARINGS) for _ in range(g.board.at(PLOT, clearing))]
        if [hidden // PLOTS for hidden in g.hidden] != facedown:
            faults.append("the facedown plots are not what the board says")
        if not all(0 <= left <= EACH_PLOT for left in plots_in_supply(g)):
            faults.append("there is a plot too many")
        return faults

    # moving and placing [4.2]

    def springs_on(self, g: Game, bot: int, clearing: int) -> bool:
        """[K11.8.2] A bot caught in a snare removes it instead, for no points; the Corvids ignore their own."""
        if bot == CORVIDS or not g.board.at(SNARE, clearing):
            return False
        if g.telling:
            g.tell("snare-sprung", "K11.8.2", bot, clearing=clearing + 1)
        remove_piece(g, SNARE, clearing, NONE)
        plot_lost(g, clearing, raid=False)  # at once: the bot may be about to place elsewhere, too
        return True

    # battle [4.3]

    def extra_defence(self, g: Game, clearing: int) -> int:
        """[K11.2.2] Agents: one more hit with a facedown plot."""
        if not g.board.at(PLOT, clearing):
            return 0
        tell_extra(g, CORVIDS, "K11.2.2", "agents")
        return 1

    # removing [2.5]

    def piece_removed(self, g: Game, kind: int, clearing: int) -> int:
        """[K11.7.4] A facedown plot is turned up as it goes; every plot returns to the supply."""
        b = g.board
        b.stock[PLOT] += 1
        if kind == PLOT:
            return turn_up(g, clearing)
        corvids_board(b).plots[kind - BOMB] += 1
        return kind

    def is_set_off(self, b: Board, effect: int, culprit: int) -> bool:
        """[K11.7.4] A raid always; [K14.8.2] with the trait backup plans, any plot."""
        return effect == RAID_LOST or b.robots.traits[CORVIDS] & BACKUP_PLANS != 0

    def take_effect(self, g: Game, effect: int, count: int, clearing: int, culprit: int) -> None:
        plot_lost(g, clearing, effect == RAID_LOST)

    # what it buys from the Riverfolk [K15]

    craft_law: str = "K11.4.2"

    def buy_at_dawn(self, g: Game) -> None:
        """[K15.11] A favor card, used at once."""
        buy_of_a_kind(g, CORVIDS, "favor", FAVOR)

    def receive_ware(self, g: Game, card: int, use: int) -> bool:
        """[K15.11] All enemy pieces leave the clearings of its suit."""
        if use != FAVOR:
            return False
        do_favor(g, CORVIDS, card)
        return True

    # what it shows of itself

    def show(self, b: Board) -> dict[str, object]:
        return {"hidden_plots": dict(zip(PLOT_NAMES, corvids_board(b).plots, strict=True))}

    # how a scenario describes it

    def words(self) -> list[str]:
        return ["facedown", "ordered"]

    def lay(self, g: Game, own: Description) -> None:
        """The kinds of the facedown plots, by clearing; the order card in their own turn."""
        b = g.board
        lay_order(g, own)
        for plot in range(PLOTS):
            shown = b.on_map(BOMB + plot)
            corvids_board(b).plots[plot] -= shown
            b.stock[BOMB + plot] += shown
            b.stock[PLOT] -= shown
        facedown = [clearing for clearing in range(CLEARINGS) if b.at(PLOT, clearing)]
        kinds = own.names("facedown", "plot", PLOT_NAMES)
        if len(kinds) != len(facedown):
            raise own.wrong("facedown")
        g.hidden = [facedown[i] * PLOTS + kinds[i] for i in range(len(kinds))]

    def said(self, g: Game) -> dict[str, object]:
        return {
            "facedown": join([hidden % PLOTS for hidden in g.hidden], PLOT_NAMES),
            **say_order(g.board, CORVIDS),
        }

    # faults

    def faults(self, b: Board) -> list[str]:
        if [EACH_PLOT - b.on_map(BOMB + plot) for plot in range(PLOTS)] != corvids_board(b).plots:
            return ["a plot is missing or doubled"]
        return []

    def pieces_gone(self, b: Board, kind: int) -> int:
        """Plots that are face up are counted by their kinds."""
        return sum(b.on_map(BOMB + plot) for plot in range(PLOTS))

    # what a player can hope for

    def promise(self, g: Game) -> float:
        return hopes.promise(g.board, CORVIDS)

    def income(self, b: Board) -> float:
        """[K11.4.4, K11.6.1] A flipped plot scores for all that lie face up; extortions score every Evening."""
        faceup = sum(b.on_map(BOMB + plot) for plot in range(PLOTS))
        return b.on_map(EXTORTION) + (faceup + 1.0 if b.on_map(PLOT) else 0.0)
