"""The Corvids' plots [K11.7]: laying them facedown, flipping them, and what they do then."""

from __future__ import annotations

from bisect import insort
from typing import ClassVar, Final

from weald.engine.chance import Dice
from weald.engine.lenses import FOLLOWS, Frame
from weald.engine.notation import noun
from weald.engine.offers import Offers
from weald.engine.procedure import Steps
from weald.games.root.actions import DISCARD, LOSE
from weald.games.root.factions.corvids.board import corvids_board, has_plot
from weald.games.root.factions.corvids.facedown import PLOTS, plots_in_supply, turn_up
from weald.games.root.factions.corvids.tables import BOMB, EXTORTION, PLOT, RAID
from weald.games.root.factions.corvids.verbs import GUESS, LAY
from weald.games.root.factions.faction import faction
from weald.games.root.procedure import ChanceDecision, PublicDecision, Step
from weald.games.root.rules.cards import forfeit, kinds
from weald.games.root.rules.casualties import at_stake, pick_loss
from weald.games.root.rules.choosing import Pick, by_priority, own_warriors, pieces_at
from weald.games.root.rules.reasons import Count
from weald.games.root.rules.removing import (
    clear_out_seat,
    count_piece,
    count_warriors,
    remove_piece,
    remove_warriors,
    set_off,
    set_off_one,
)
from weald.games.root.rules.scoring import score
from weald.games.root.state.board import NONE, Board
from weald.games.root.state.facts import clearing_facts
from weald.games.root.state.lenses import Game
from weald.games.root.tables import CLEARINGS, CORVIDS, EFFECT_OF, EFFECTS, PIECE_NAMES, SEAT_COUNT, trait

GAMBLE: Final = trait(CORVIDS, "gamble")
VENDETTA: Final = trait(CORVIDS, "vendetta")
FACEUP: Final = list(range(BOMB, RAID + 1))
THICK: Final = 3  # warriors [K11.5.4]
BOMBED: Final = 2  # pieces that a bot loses [K11.8.1]


# laying [K11.5.3, K11.5.4]


class LayPlot(Frame):
    """A random plot from the supply comes facedown to a clearing."""

    clearing: int

    def steps(self) -> Steps:
        return LAYING


def plots_to_draw(g: Game) -> list[tuple[int, int]]:
    """The plots of the supply, each as likely as the others."""
    left = plots_in_supply(g)
    return [(LAY | plot, left[plot]) for plot in range(PLOTS) if left[plot]]


class LayFacedown(ChanceDecision[LayPlot]):
    """[K11.5.3] The dice choose the plot; nobody sees it."""

    law: ClassVar[str] = "K11.5.3"
    ask: ClassVar[str] = "chance-plot"

    def outcomes(self, g: Game, f: LayPlot) -> list[tuple[int, int]]:
        return plots_to_draw(g)

    def answer(self, g: Game, f: LayPlot, choice: int) -> None:
        b = g.board
        insort(g.hidden, f.clearing * PLOTS + noun(choice))
        b.stock[PLOT] -= 1
        b.pieces[PLOT * CLEARINGS + f.clearing] += 1


LAYING: Final[Steps] = (LayFacedown(),)


def lay_plot(g: Game, clearing: int, law: str) -> None:
    """A warrior leaves, a facedown plot takes its place."""
    remove_warriors(g, CORVIDS, clearing, 1)
    if g.telling:
        g.tell("placed", law, CORVIDS, role=FOLLOWS, piece=PIECE_NAMES[PLOT], clearing=clearing + 1)
    g.board.call(LayPlot(clearing))


def thickening(g: Game, law: str) -> int:
    """[K11.5.4] The clearing without a plot that has most Corvids, at least three; or NONE."""
    b = g.board
    among = [
        c
        for c in range(CLEARINGS)
        if b.warriors_at(CORVIDS, c) >= THICK and not has_plot(b, c) and b.may_place(CORVIDS, c)
    ]
    pick = Pick(g, CORVIDS, law, "thicken", among if b.stock[PLOT] else [])
    pick.most("own-warriors", "K11.5.4.1", own_warriors(b, CORVIDS))
    return pick.best(why="" if b.stock[PLOT] else "none-left")


# flipping [K11.4.4]


class FlipPlots(Frame):
    """[K11.4.4] Flip the facedown plots one by one; the current one is in `clearing`."""

    clearing: int
    guess: int  # the kind a person has guessed [K14.8.1], or NONE

    def steps(self) -> Steps:
        return FLIPPING


class NextPlot(Step[FlipPlots]):
    """[K11.4.4] The next facedown plot, in order of priority."""

    law: ClassVar[str] = "K11.4.4"

    def run(self, g: Game, f: FlipPlots) -> None:
        b = g.board
        facedown = by_priority(b, [clearing for clearing in range(CLEARINGS) if b.at(PLOT, clearing)])
        f.guess = NONE
        if facedown:
            f.clearing = facedown[0]
        else:
            f.at = len(FLIPPING)


def guesser(b: Board, clearing: int) -> int:
    """[K14.8.1] The person with most pieces in a clearing; the first in the order of set-up if tied [K2.2]."""
    counts = pieces_at(b, clearing)
    best = NONE
    for seat in people_at(b, clearing):
        if best == NONE or counts[seat] > counts[best]:
            best = seat
    return best


def people_at(b: Board, clearing: int) -> list[int]:
    """The people with pieces in a clearing, in the order of set-up."""
    counts = pieces_at(b, clearing)
    return [seat for seat in range(SEAT_COUNT) if counts[seat] and seat in b.order and not b.is_bot(seat)]


def tell_guesser(g: Game, clearing: int) -> None:
    """Tell who guesses, as `guesser` chooses."""
    pick = Pick(g, CORVIDS, "K14.8.1", "guesser", people_at(g.board, clearing), players=True)
    pick.most("pieces", "K14.8.1", pieces_at(g.board, clearing))
    pick.best()


class GuessPlot(PublicDecision[FlipPlots]):
    """[K14.8.1] With the trait gamble, a person there guesses the plot."""

    law: ClassVar[str] = "K14.8.1"
    ask: ClassVar[str] = "guess-plot"

    def needed(self, b: Board, f: FlipPlots) -> bool:
        return b.robots.traits[CORVIDS] & GAMBLE != 0 and guesser(b, f.clearing) != NONE

    def actor(self, b: Board, f: FlipPlots) -> int:
        return guesser(b, f.clearing)

    def options(self, b: Board, f: FlipPlots, o: Offers) -> None:
        for plot in range(PLOTS):
            if corvids_board(b).plots[plot]:
                o.allow(GUESS | plot)
            else:
                o.refuse(GUESS | plot, "K14.8.1", "both-face-up")

    def answer(self, g: Game, f: FlipPlots, choice: int) -> None:
        f.guess = noun(choice)
        if g.telling:
            tell_guesser(g, f.clearing)
            seat = guesser(g.board, f.clearing)
            g.tell("plot-guessed", "K14.8.1", seat, piece=PIECE_NAMES[BOMB + f.guess], clearing=f.clearing + 1)

    def facts(self, b: Board, f: FlipPlots) -> dict[str, object]:
        return clearing_facts(b, f.clearing)


class FlipOne(Step[FlipPlots]):
    """[K11.4.4] Turn up the plot and score a point for each faceup plot; then it takes effect.

    [K14.8.1] If it was guessed, it is removed without effect; [K14.8.4] with vendetta every plot is also a bomb.
    """

    law: ClassVar[str] = "K11.4.4"

    def run(self, g: Game, f: FlipPlots) -> None:
        b = g.board
        f.at = 0
        kind = turn_up(g, f.clearing)
        b.pieces[PLOT * CLEARINGS + f.clearing] -= 1
        b.pieces[kind * CLEARINGS + f.clearing] += 1
        corvids_board(b).plots[kind - BOMB] -= 1
        if g.telling:
            g.tell("plot-flipped", "K11.4.4", CORVIDS, piece=PIECE_NAMES[kind], clearing=f.clearing + 1)
        if g.telling:
            tell_plot_points(g)
        score(g, CORVIDS, sum(b.on_map(face) for face in FACEUP), "K11.4.4")
        if f.guess == kind - BOMB:
            seat = guesser(b, f.clearing)
            effect = EFFECT_OF[remove_piece(g, kind, f.clearing, seat)]
            set_off_one(g, f.clearing, seat, effect)
            return
        if f.guess != NONE:
            score(g, CORVIDS, 1, "K14.8.1")
        if kind == BOMB or b.robots.traits[CORVIDS] & VENDETTA:
            b.call(Bomb(f.clearing, kind, [0] * SEAT_COUNT, [0] * EFFECTS))
        if kind == EXTORTION:
            b.call(Extortion(people_at(b, f.clearing)))  # [K2.4]


def tell_plot_points(g: Game) -> None:
    """Tell the points for a flipped plot: how many plots lie face up."""
    points = Count(g, CORVIDS, "K11.4.4", "points")
    points.part("plots-face-up", "K11.4.4", sum(g.board.on_map(face) for face in FACEUP))
    points.tell(sum(g.board.on_map(face) for face in FACEUP))


FLIPPING: Final[Steps] = (NextPlot(), GuessPlot(), FlipOne())


# the bomb [K11.7.1]


class Bomb(Frame):
    """[K11.7.1] All pieces of people leave, and two of each bot [K11.8.1]; then another plot takes its place."""

    clearing: int
    kind: int  # the kind that lies there: with vendetta any plot
    owed: list[int]  # by seat, how many pieces a bot must still lose
    toll: list[int]

    def steps(self) -> Steps:
        return BOMBING


class BlowUp(Step[Bomb]):
    """[K11.7.1] Remove people's pieces, and the warriors that bots lose first [K11.8.1]."""

    law: ClassVar[str] = "K11.7.1"

    def run(self, g: Game, f: Bomb) -> None:
        b = g.board
        for seat in b.order:
            if seat == CORVIDS:
                continue
            if not b.is_bot(seat):
                clear_out_seat(g, CORVIDS, seat, f.clearing, f.toll)
                continue
            fallen = min(BOMBED, b.warriors_at(seat, f.clearing))
            if g.telling and b.others_at(seat, f.clearing) + fallen:
                tell_bombed(g, seat, f.clearing, fallen)
            remove_warriors(g, seat, f.clearing, fallen)
            f.owed[seat] = BOMBED - fallen
            count_warriors(f.toll, seat, fallen)


def tell_bombed(g: Game, seat: int, clearing: int, fallen: int) -> None:
    """Tell how many warriors a bot loses: two if it has them; other pieces make up the rest."""
    count = Count(g, seat, "K11.8.1", "bombed", clearing=clearing)
    count.part("bombed", "K11.8.1", BOMBED)
    count.limit("own-warriors", "K11.8.1", g.board.warriors_at(seat, clearing))
    count.tell(fallen)


def lose_to_bomb(g: Game, f: Bomb, seat: int, kind: int) -> None:
    """Remove one piece of a bot."""
    f.owed[seat] -= 1
    count_piece(f.toll, remove_piece(g, kind, f.clearing, CORVIDS))


class BotsLosePieces(ChanceDecision[Bomb]):
    """[K11.8.1, K1.2.1] After warriors, bots lose tokens, then buildings; chance picks the kind."""

    law: ClassVar[str] = "K11.8.1"
    ask: ClassVar[str] = "chance-lose"

    def loser(self, b: Board, f: Bomb) -> int:
        """The next bot with a choice of kinds."""
        for seat in b.order:
            if f.owed[seat] and len(at_stake(b, seat, f.clearing)) > 1:
                return seat
        return NONE

    def needed(self, b: Board, f: Bomb) -> bool:
        return self.loser(b, f) != NONE

    def outcomes(self, g: Game, f: Bomb) -> list[tuple[int, int]]:
        b = g.board
        return [(LOSE | kind, b.at(kind, f.clearing)) for kind in at_stake(b, self.loser(b, f), f.clearing)]

    def answer(self, g: Game, f: Bomb, choice: int) -> None:
        if g.telling:
            loser = self.loser(g.board, f)
            pick_loss(g, loser, loser, f.clearing).by_chance(noun(choice))
        lose_to_bomb(g, f, self.loser(g.board, f), noun(choice))
        f.at -= 1


class BotsLoseTheRest(Step[Bomb]):
    """[K11.8.1] Remove pieces of bots with only one kind left to lose; another kind may follow."""

    law: ClassVar[str] = "K11.8.1"

    def run(self, g: Game, f: Bomb) -> None:
        for seat in g.board.order:
            if f.owed[seat]:
                stake = at_stake(g.board, seat, f.clearing)
                if stake:
                    lose_to_bomb(g, f, seat, stake[0])
                    f.at -= 2
                    return


class SwapBomb(ChanceDecision[Bomb]):
    """[K11.7.1] A random plot from the supply takes its place, face up and without effect."""

    law: ClassVar[str] = "K11.7.1"
    ask: ClassVar[str] = "chance-plot"

    def needed(self, b: Board, f: Bomb) -> bool:
        return b.stock[PLOT] > 0

    def outcomes(self, g: Game, f: Bomb) -> list[tuple[int, int]]:
        return plots_to_draw(g)

    def answer(self, g: Game, f: Bomb, choice: int) -> None:
        b = g.board
        new = BOMB + noun(choice)
        b.pieces[f.kind * CLEARINGS + f.clearing] -= 1
        corvids_board(b).plots[f.kind - BOMB] += 1
        b.pieces[new * CLEARINGS + f.clearing] += 1
        corvids_board(b).plots[noun(choice)] -= 1
        if g.telling:
            facts = {"piece": PIECE_NAMES[new], "clearing": f.clearing + 1}
            g.note("plot-swapped", "K11.7.1", CORVIDS, facts, FOLLOWS)


class BombEffects(Step[Bomb]):
    """All removed pieces have left the map. Now their effects follow; a pawn stays [9.2.2]."""

    law: ClassVar[str] = "K11.7.1"

    def run(self, g: Game, f: Bomb) -> None:
        b = g.board
        set_off(g, [f.clearing], CORVIDS, f.toll)
        for seat in b.order:
            if b.pawns[seat] == f.clearing:
                faction(b, seat).survive_removal(g)


BOMBING: Final[Steps] = (BlowUp(), BotsLosePieces(), BotsLoseTheRest(), SwapBomb(), BombEffects())


# extortion [K11.7.3]


class Extortion(Frame):
    """[K11.7.3] Each of these seats discards a random card."""

    victims: list[int]

    def steps(self) -> Steps:
        return EXTORTING


class DiscardAtRandom(ChanceDecision[Extortion]):
    """[K11.7.3] The dice choose a card of the hand."""

    law: ClassVar[str] = "K11.7.3"
    ask: ClassVar[str] = "chance-extortion"

    def needed(self, b: Board, f: Extortion) -> bool:
        return len(f.victims) > 0 and b.hands[f.victims[0]] > 0

    def outcomes(self, g: Game, f: Extortion) -> list[tuple[int, int]]:
        hand = g.secrets[f.victims[0]].hand
        return [(DISCARD | card, hand.count(card)) for card in kinds(hand)]

    def throw(self, g: Game, f: Extortion, dice: Dice) -> int:
        hand = g.secrets[f.victims[0]].hand
        return DISCARD | hand[dice.below(len(hand))]

    def answer(self, g: Game, f: Extortion, choice: int) -> None:
        forfeit(g, f.victims[0], noun(choice), "K11.7.3")


class NextVictim(Step[Extortion]):
    """[K11.7.3] Go on with the next seat."""

    law: ClassVar[str] = "K11.7.3"

    def run(self, g: Game, f: Extortion) -> None:
        if f.victims:
            f.victims.pop(0)
            f.at = 0


EXTORTING: Final[Steps] = (DiscardAtRandom(), NextVictim())
