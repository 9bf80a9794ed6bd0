"""A Vagabond [9]: what the chapter changes for everybody, moment by moment."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from weald.engine.arranging import Description
from weald.engine.chance import Dice
from weald.engine.errors import BadValue
from weald.engine.lenses import FOLLOWS, Frame
from weald.engine.notation import Verb
from weald.engine.procedure import Steps
from weald.engine.ruleset import Option, Options
from weald.engine.standing import Form, StandingQuestion
from weald.games.root.cards.eyrie_emigre import EYRIE_EMIGRE
from weald.games.root.factions.faction import ALLOWED, Faction, Reason
from weald.games.root.factions.vagabond import clockwork, judgement, scenario, setup, turn
from weald.games.root.factions.vagabond.arbiter import is_arbiter_in, side_with, whom_bot_enlists
from weald.games.root.factions.vagabond.battle_track import extra_hits, most_hits
from weald.games.root.factions.vagabond.board import (
    new_vagabond_board,
    start_items,
    vagabond_board,
    vagabonds,
)
from weald.games.root.factions.vagabond.clockwork_items import is_ready, pay
from weald.games.root.factions.vagabond.coalition import Coalition, partners
from weald.games.root.factions.vagabond.emigre import EmigreTravel
from weald.games.root.factions.vagabond.estimate import wandering_promise
from weald.games.root.factions.vagabond.faults import own_faults, shared_faults
from weald.games.root.factions.vagabond.items import DamageItems, exhaust, gain
from weald.games.root.factions.vagabond.options import character_option, check_second, wished
from weald.games.root.factions.vagabond.paying import PayWithItems
from weald.games.root.factions.vagabond.relations import infamy, is_ally, set_relation, wrong
from weald.games.root.factions.vagabond.ruins import imagine_ruins
from weald.games.root.factions.vagabond.showing import show_ruin, show_seen, show_vagabond, show_vagabot
from weald.games.root.factions.vagabond.tables import (
    CHARACTER_NAMES,
    COALITION_PLAYERS,
    HOSTILE,
    RUIN_ITEMS,
    TOTAL_REMOVAL,
)
from weald.games.root.factions.vagabond.taking_hits import HitsOnItems
from weald.games.root.factions.vagabond.travel import COBBLED, CardTravel, clearings_near, extra_boots
from weald.games.root.factions.vagabond.verbs import VERBS
from weald.games.root.rules.battle import Battle, tell_extra
from weald.games.root.rules.casualties import Casualties
from weald.games.root.rules.scoring import score
from weald.games.root.standing import BY_ITEM, IN_CLEARING, NEVER
from weald.games.root.state.board import NONE, Board
from weald.games.root.state.faction_board import FactionBoard
from weald.games.root.state.lenses import Game, View
from weald.games.root.tables import (
    BOOTS,
    CLEARINGS,
    COST,
    HAMMER,
    ITEMS,
    READY,
    SEAT_COUNT,
    SEATS,
    STATES,
    VAGABOND,
    VAGABOND2,
    trait,
)

MARKSMAN: Final = trait(VAGABOND, "marksman")

_MAY_ENLIST: Final = StandingQuestion("may-enlist", "C.5.2", (NEVER, Form("choose", {"seat": SEATS})), IN_CLEARING)


class Vagabond(Faction):
    """A Vagabond [9], as people play him."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.is_second = seat == VAGABOND2  # [9.7]

    def other(self) -> int:
        """[9.7] The seat of the other Vagabond, who may not be playing."""
        return VAGABOND2 if self.seat == VAGABOND else VAGABOND

    # its verbs

    def verbs(self) -> tuple[Verb, ...]:
        return VERBS

    # the options of a game

    def options(self) -> list[Option]:
        return [character_option(self.seat)]

    def check_options(self, options: Options, playing: Sequence[str]) -> None:
        if self.is_second:
            check_second(options, playing)

    def read_options(self, b: Board, options: Options) -> None:
        vagabond_board(b, self.seat).wish = wished(options, self.seat)

    def variety(self) -> dict[str, Sequence[int | str]]:
        return {character_option(self.seat).name: CHARACTER_NAMES}

    def counted(self, options: Options) -> list[tuple[str, str]]:
        option = character_option(self.seat)
        return [(option.kind, str(options[option.name]))]

    # set-up and turn

    def turn_begins(self, b: Board) -> None:
        """[9.2.9.1.1] Aid counts within one turn."""
        vagabond_board(b, self.seat).aids = [0] * SEAT_COUNT

    def means(self, b: Board) -> int:
        """[11.2.6.3] He pays with ready items."""
        return sum(vagabond_board(b, self.seat).kit[READY * ITEMS : (READY + 1) * ITEMS])

    def pays_with_items(self, g: Game, price: int, seller: int) -> bool:
        g.board.call(PayWithItems(self.seat, price, seller))
        return True

    def new_board(self) -> FactionBoard:
        return new_vagabond_board()

    def brings_to_ruins(self) -> list[int]:
        """[9.3.4, 9.7.1] Each Vagabond adds his set of items."""
        return RUIN_ITEMS

    def set_up(self, b: Board) -> Frame:
        promised = vagabond_board(b, self.other()).wish if b.plays(self.other()) else NONE
        return setup.SetUp(self.seat, vagabond_board(b, self.seat).wish, promised)

    def birdsong(self) -> Frame:
        return turn.Birdsong(self.seat)

    def daylight(self) -> Frame:
        return turn.Daylight(self.seat)

    def evening(self) -> Frame:
        return turn.Evening(self.seat)

    # hands and cards [2.1]

    def discarding(self) -> Steps:
        return turn.DISCARDING

    def imagine(self, v: View, g: Game, dice: Dice) -> None:
        """[9.7.1] What the Vagabonds have seen and left under ruins; dealt once, for both."""
        if self.seat == vagabonds(g.board)[0]:
            imagine_ruins(v, g, dice)

    def secret_faults(self, g: Game) -> list[str]:
        seen = [self.seat * CLEARINGS + found // ITEMS for found in g.secrets[self.seat].aside]
        if seen != [entry for entry in g.board.searched if entry // CLEARINGS == self.seat]:
            return ["what was seen under ruins is not what the board says"]
        return []

    # crafting [4.1]

    tells_items: bool = True

    def idle_pieces(self, b: Board) -> list[int]:
        """[9.2.1] Ready hammers, all with the suit of his clearing."""
        idle = [0, 0, 0]
        pawn = b.pawns[self.seat]
        if pawn < CLEARINGS:
            idle[b.suits[pawn]] = vagabond_board(b, self.seat).items_in(READY, HAMMER)
        return idle

    def has_crafting_piece(self, b: Board, clearing: int) -> bool:
        """[9.2.1] His hammers lie on his board."""
        return False

    def pays_for_card(self, g: Game, card: int) -> bool:
        """[9.5.8] He exhausts hammers."""
        exhaust(g, self.seat, HAMMER, sum(COST[card]))
        return True

    def gain_item(self, g: Game, item: int, law: str) -> None:
        gain(g, self.seat, item, law)

    # moving and placing [4.2]

    def can_move_pawn(self, b: Board) -> bool:
        """[9.2.9.3.2] Whether he can move without boots, except those that hostile warriors cost."""
        boots = vagabond_board(b, self.seat).items_in(READY, BOOTS)
        for clearing in clearings_near(b, self.seat):
            if clearing != b.scorched and extra_boots(b, self.seat, clearing) <= boots:
                return True
        return False

    def moves_pawn(self, g: Game, card: int) -> bool:
        """[9.2.9.3.2] He exhausts no boots, except those that hostile warriors cost."""
        if card == EYRIE_EMIGRE:
            g.board.call(EmigreTravel(self.seat, COBBLED))
        else:
            g.board.call(CardTravel(self.seat, COBBLED))
        return True

    def ready_items(self, b: Board) -> list[int]:
        """[9.2.1] All his ready items."""
        wanderer = vagabond_board(b, self.seat)
        return [item for item in range(ITEMS) if wanderer.items_in(READY, item)]

    def exhaust_item(self, g: Game, item: int) -> None:
        exhaust(g, self.seat, item)

    # battle [4.3]

    defenseless_law: str = "9.2.4"

    def allies_in_battle(self, b: Board, f: Battle) -> list[int]:
        """[9.2.9.2.3] Allies with warriors in the clearing, if he attacks a player who is no ally.

        None if somebody else set him on: then he did not start the battle.
        """
        if is_ally(b, self.seat, f.defender) or f.director not in (NONE, self.seat):
            return []
        return [
            seat
            for seat in b.order
            if seat != f.defender and is_ally(b, self.seat, seat) and b.warriors_at(seat, f.clearing)
        ]

    def may_be_enlisted(self, b: Board, clearing: int) -> bool:
        """[C.5.2] The Arbiter."""
        return is_arbiter_in(b, self.seat, clearing)

    def whom_bot_enlists(self, g: Game, f: Battle, helpers: list[int]) -> int:
        return whom_bot_enlists(g, f, helpers)

    def enlisted(self, g: Game, defender: int) -> None:
        side_with(g, self.seat, defender)

    def help_in_battle(self, b: Board) -> int:
        """[C.5.2] His swords."""
        return vagabond_board(b, self.seat).swords()

    def hit_limit(self, b: Board, opponent: int, clearing: int) -> int:
        """[9.2.6] His undamaged swords."""
        return vagabond_board(b, self.seat).swords()

    def felled(self, g: Game, f: Casualties, loser: int, warriors: int) -> None:
        """[9.2.9.3] Their faction becomes hostile, and gives infamy [9.2.9.3.1]."""
        wrong(g, self.seat, loser, warriors, True)

    def took_piece(self, g: Game, f: Casualties, loser: int) -> None:
        """[9.2.9.3.1] Infamy."""
        infamy(g, self.seat, loser, 1)

    def take_hits(self, g: Game, f: Casualties) -> bool:
        """[9.2.7] He takes hits on his items."""
        g.board.call(HitsOnItems())
        return True

    def battle_over(self, g: Game, f: Battle) -> None:
        """[9.2.9.2.4] An ally who lost more warriors than he lost items becomes hostile."""
        if f.attacker == self.seat and f.ally != NONE and f.allies_lost > f.items_lost:
            set_relation(g, self.seat, f.ally, HOSTILE, "9.2.9.2.4")

    # removing [2.5]

    def has_removed_warriors(self, g: Game, loser: int, count: int) -> None:
        """[9.2.9.3] Their faction becomes hostile."""
        wrong(g, self.seat, loser, count, False)

    def survive_removal(self, g: Game) -> None:
        """[9.2.2.1] He damages items instead."""
        g.board.call(DamageItems(self.seat, TOTAL_REMOVAL))

    # dominance and victory [3]

    def why_not_dominance(self, b: Board) -> Reason:
        """[9.2.8] He forms a coalition instead: there must be four players, and a partner."""
        if len(b.order) < COALITION_PLAYERS:
            return "9.2.8", "four-players-needed"
        return ALLOWED if partners(b, self.seat) else ("9.2.8", "no-partner")

    def dominance_activated(self, g: Game) -> None:
        g.board.call(Coalition(self.seat))

    # what may be answered once for all

    def standing(self) -> tuple[StandingQuestion, ...]:
        """[9.2.2.1, 9.2.7]"""
        damage = (Form("damage", BY_ITEM),)
        return (
            StandingQuestion("take-hit", "9.2.7", damage, IN_CLEARING),
            StandingQuestion("choose-damaged", "9.2.2.1", damage),
        )

    def standing_for_others(self) -> tuple[StandingQuestion, ...]:
        return (_MAY_ENLIST,)

    # what it shows of itself

    def show(self, b: Board) -> dict[str, object]:
        return show_vagabond(b, self.seat)

    def show_clearing(self, b: Board, clearing: int) -> dict[str, object]:
        return show_ruin(b, clearing)

    def show_own(self, v: View) -> dict[str, object]:
        return {"seen_in_ruins": show_seen(v)}

    def show_others(self) -> dict[str, object]:
        return {"seen_in_ruins": {}}

    # how a scenario describes it

    def words(self) -> list[str]:
        return scenario.WORDS if self.is_second else [*scenario.WORDS, *scenario.SHARED]

    def lay(self, g: Game, own: Description) -> None:
        scenario.lay_vagabond(g, self.seat, own)
        scenario.look_under_ruins(g, self.seat, own)

    def lay_last(self, g: Game, own: Description) -> None:
        """Laid once, for both Vagabonds."""
        if self.seat == vagabonds(g.board)[0]:
            scenario.lay_shared(g, own)
            scenario.take_out_the_rest(g.board)

    def said(self, g: Game) -> dict[str, object]:
        own = scenario.say_vagabond(g, self.seat)
        return own if self.is_second else {**own, **scenario.say_shared(g.board)}

    # faults

    def faults(self, b: Board) -> list[str]:
        faults = own_faults(b, self.seat)
        if self.seat == vagabonds(b)[0]:
            faults += shared_faults(b)
        return faults

    def items_held(self, b: Board, item: int) -> int:
        own = vagabond_board(b, self.seat)
        return sum(own.items_in(state, item) for state in range(STATES))

    def items_brought(self, b: Board, item: int) -> int:
        """[9.3.4, 9.3.5] The items under the ruins, and his own."""
        return RUIN_ITEMS.count(item) + start_items(b, self.seat).count(item)

    # what a player can hope for

    card_hope: float = 0.6  # his cards are there to be given away [9.5.4]

    def promise(self, g: Game) -> float:
        return wandering_promise(g.board, self.seat)

    def income(self, b: Board) -> float:
        return judgement.income(b, self.seat)

    feature_names: tuple[str, ...] = judgement.NAMES

    def features(self, v: View) -> list[float]:
        return judgement.features(v)


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

    # battle [4.3]

    def hits_before_dice(self, g: Game) -> int:
        """[K14.4.4] One, as a marksman."""
        if not g.board.robots.traits[self.seat] & MARKSMAN:
            return 0
        if g.telling:
            g.tell("marksman", "K14.4.4", self.seat, role=FOLLOWS)
        return 1

    def help_in_battle(self, b: Board) -> int:
        """[K7.7.6] The items on his battle track."""
        return len(vagabond_board(b, self.seat).battle_track)

    def hit_limit(self, b: Board, opponent: int, clearing: int) -> int:
        """[K7.2.4] The limit of his battle track."""
        return most_hits(b, self.seat)

    def extra_attack(self, g: Game, clearing: int, brought: int) -> int:
        """[K7.2.4] One more for a full battle track."""
        extra = extra_hits(g.board, self.seat)
        if extra:
            tell_extra(g, self.seat, "K7.2.4", "track")
        return brought + extra

    def felled(self, g: Game, f: Casualties, loser: int, warriors: int) -> None:
        """[K7.5.4] A point for each warrior in a battle he started; he has no relationships [K7.2]."""
        if f.attacker == self.seat and f.director == NONE:
            score(g, self.seat, warriors, "K7.5.4")

    # what it buys from the Riverfolk [K15]

    craft_law: str = "K7.4.2"
    pays_in_sellers_warriors: bool = True
    hires: bool = False

    def has_means_besides(self, b: Board) -> bool:
        """[K15.3] An item, whatever the price."""
        return is_ready(b, self.seat)

    def pay_besides(self, g: Game) -> None:
        pay(g, self.seat, 1, "K15.3")

    # what it shows of itself

    def show(self, b: Board) -> dict[str, object]:
        return show_vagabot(b, self.seat)

    # how a scenario describes it

    def lay(self, g: Game, own: Description) -> None:
        if g.board.is_bot(self.other()):
            raise BadValue("one-vagabot")  # [K3.2]
        super().lay(g, own)
