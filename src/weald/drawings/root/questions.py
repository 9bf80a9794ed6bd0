"""What a question of Root is about: ids and numbers of the unfinished procedure, all of them public."""

from __future__ import annotations

from weald.engine.lenses import Frame
from weald.games.root.cards import eyrie_emigre, false_orders, informants, other_player
from weald.games.root.factions.alliance import outrage
from weald.games.root.factions.alliance import turn as alliance
from weald.games.root.factions.alliance.board import alliance_board
from weald.games.root.factions.corvids import plots as cogwheel_plots
from weald.games.root.factions.cult import conspiracies as cult_conspiracies
from weald.games.root.factions.cult import turn as cult
from weald.games.root.factions.cult.board import cult_board
from weald.games.root.factions.duchy import price_of_failure
from weald.games.root.factions.eyrie import decree
from weald.games.root.factions.eyrie import turn as eyrie
from weald.games.root.factions.eyrie.tables import COLUMN_NAMES
from weald.games.root.factions.faction import faction
from weald.games.root.factions.marquise import field_hospitals
from weald.games.root.factions.marquise import turn as marquise
from weald.games.root.factions.marquise.tables import HOSPITALS
from weald.games.root.factions.riverfolk import funds, services
from weald.games.root.factions.riverfolk import turn as riverfolk
from weald.games.root.factions.riverfolk.board import riverfolk_board
from weald.games.root.factions.riverfolk.tables import HAND_CARD, MERCENARIES, RIVERBOATS, RIVERFOLK_START
from weald.games.root.factions.vagabond import actions as vagabond_actions
from weald.games.root.factions.vagabond import paying, taking_hits
from weald.games.root.factions.vagabond import travel as vagabond_travel
from weald.games.root.factions.vagabond import turn as vagabond
from weald.games.root.factions.vagabond.board import vagabond_board
from weald.games.root.maps import mountain
from weald.games.root.rules import (
    battle,
    crafting,
    dominance,
    moving,
    removing,
)
from weald.games.root.rules import casualties as hits
from weald.games.root.state.board import NONE, VIZIER, Board
from weald.games.root.tables import BIRD, CARD_NAMES, CULT, MAPS, PIECE_NAMES, RIVERFOLK, SEATS, SUIT, SUIT_NAMES


def facts(board: Board) -> dict[str, object]:
    """The facts of the open question."""
    if not board.stack:
        return {}
    frame = board.stack[-1]
    told = _of_actions(frame, board) or _of_factions(frame, board)
    told.update(_moment(board))
    for key in ("clearing", "from_clearing"):
        if key in told:
            clearing = int(str(told[key]))
            told.update({key: clearing + 1, f"{key}_suit": SUIT_NAMES[board.suits[clearing]]})
    return told


def _of_actions(f: Frame, board: Board) -> dict[str, object]:
    """Of the procedures that all factions share."""
    if isinstance(f, moving.Move):
        if f.to != NONE:
            return {"from_clearing": f.origin, "clearing": f.to}
        return {"clearing": f.origin} if f.origin != NONE else {}
    if isinstance(f, battle.Battle):
        if f.defender == NONE:
            return {}
        told: dict[str, object] = {"clearing": f.clearing, "attacker_seat": SEATS[f.attacker]}
        return {**told, "attack": f.attack + f.extra_attack, "defence": f.defence + f.extra_defence}
    if isinstance(f, hits.Casualties):
        return {"clearing": f.clearing, "hits": hits.hits_on(f, _who_is_hit(f, board))}
    if isinstance(f, taking_hits.HitsOnItems):
        taken = taking_hits.casualties(board)
        return {"clearing": taken.clearing, "hits": hits.hits_on(taken, taking_hits.next_hit(board, taken))}
    if isinstance(f, field_hospitals.FieldHospitals):
        return {"clearing": f.clearing, "count": f.count}
    if isinstance(f, removing.Aftermath):
        return {"clearing": f.clearing, "count": f.toll[HOSPITALS]}
    if isinstance(f, (outrage.Outrage, price_of_failure.PriceOfFailure)):
        return _suit(f.suit)
    if isinstance(f, (other_player.NameOther, dominance.TakeDominance)):
        return {"card": CARD_NAMES[f.card]}
    if isinstance(f, cogwheel_plots.FlipPlots):
        return {"clearing": f.clearing}
    if isinstance(f, false_orders.Ordering) and f.origin != NONE:
        return {"clearing": f.origin}
    if isinstance(f, eyrie_emigre.EmigreBattle):
        return {"clearing": f.clearing}
    if isinstance(f, informants.Inform):
        return {"count": f.count}
    if isinstance(f, mountain.ClearPath):
        one, other = MAPS[board.map].closed[f.path]
        return {"from_clearing": one, "clearing": other}
    if isinstance(f, crafting.Engage):
        return {"count": f.count}
    return {}


def _who_is_hit(f: hits.Casualties, board: Board) -> int:
    """Of the two sides of a battle, the one that the question is about."""
    step = f.steps()[f.at] if f.at < len(f.steps()) else None
    return step.loser(board, f) if isinstance(step, hits.LosePieces) else f.defender


def _of_factions(f: Frame, board: Board) -> dict[str, object]:
    """Of the procedures of single factions."""
    if isinstance(f, marquise.Daylight):
        return {"actions": f.actions}
    if isinstance(f, marquise.Build):
        return {"count": f.cost}
    if isinstance(f, marquise.Supply):
        return {"count": f.left(board), "piece": PIECE_NAMES[f.kind]}
    if isinstance(f, eyrie.Birdsong) and f.added:
        return {"added": f.added}
    if isinstance(f, decree.Decree):
        told: dict[str, object] = {"column": COLUMN_NAMES[f.column]} if 0 <= f.column < len(COLUMN_NAMES) else {}
        if f.card != NONE:
            told["suit"] = SUIT_NAMES[BIRD if f.card == VIZIER else SUIT[f.card]]
        return told
    if isinstance(f, alliance.Revolt):
        return {"clearing": f.clearing, "count": f.cost}
    if isinstance(f, cult.Birdsong):
        return {"suit": SUIT_NAMES[cult_board(board).outcast], "count": cult_board(board).acolytes}
    if isinstance(f, cult.Daylight) and f.card != NONE:
        return {"card": CARD_NAMES[f.card]}
    if isinstance(f, cult.Evening):
        return {"suit": SUIT_NAMES[cult_board(board).outcast], "count": sum(faction(board, CULT).idle_pieces(board))}
    if isinstance(f, alliance.Evening):
        return {"count": alliance_board(board).officers - f.done}
    if isinstance(f, riverfolk.Daylight):
        return _means(board)
    if isinstance(f, riverfolk.SetUp):
        return {"count": RIVERFOLK_START - f.placed}
    if isinstance(f, funds.TakeFunds):
        return {"count": f.count, "how": ("commit", "spend", "lose")[f.how]}
    if isinstance(f, services.Purchases):
        left = services.most_purchases(board, f.seat) - riverfolk_board(board).bought
        return {"means": faction(board, f.seat).means(board), "count": left, **_prices(board, f.seat)}
    if isinstance(f, paying.PayWithItems):
        return {"count": f.count}
    if isinstance(f, riverfolk.Prices):
        return _prices(board, RIVERFOLK)
    if isinstance(f, vagabond.Birdsong):
        return {"count": f.left}
    if isinstance(f, vagabond.Evening):
        return {"count": vagabond.overload(vagabond_board(board, f.seat))}
    if isinstance(f, vagabond_actions.Reward):
        return _suit(f.suit)
    return {}


def _prices(board: Board, seat: int) -> dict[str, object]:
    """What the services of the Riverfolk cost a seat."""
    return {
        "card_price": services.price(board, seat, HAND_CARD),
        "boats_price": services.price(board, seat, RIVERBOATS),
        "mercenaries_price": services.price(board, seat, MERCENARIES),
    }


def _means(board: Board) -> dict[str, object]:
    """The Riverfolk's funds by owner, and the empty spaces of their tracks by suit."""
    funds_of, spaces = riverfolk_board(board).funds, faction(board, RIVERFOLK).idle_pieces(board)
    return {
        "funds_seat": {SEATS[seat]: funds_of[seat] for seat in board.order if funds_of[seat]},
        "spaces_suit": {SUIT_NAMES[suit]: spaces[suit] for suit in range(3) if spaces[suit]},
    }


def _moment(board: Board) -> dict[str, object]:
    """What has led to a move or a battle that nobody has just asked for."""
    frame = board.stack[-1]
    below = board.stack[-2] if len(board.stack) > 1 else None
    if isinstance(frame, vagabond_travel.Travel) and frame.how == vagabond_travel.COBBLED:
        return {"moment": "cobbler"}
    if not isinstance(frame, (moving.Move, battle.Battle)):
        return {}
    if isinstance(below, decree.Decree):
        told: dict[str, object] = {"moment": "decree", "moment_column": COLUMN_NAMES[below.column]}
        return told if frame.suit == BIRD else {**told, "moment_suit": SUIT_NAMES[frame.suit]}
    if isinstance(frame, cult_conspiracies.Crusade) or isinstance(below, cult.Birdsong):
        return {"moment": "crusade"}
    if isinstance(below, cult_conspiracies.Crusade):
        return {"moment": "crusade-arrived"}
    if isinstance(below, marquise.March):
        return {"moment": "march"} if frame.optional else {}
    if not frame.optional:
        return {}
    return {"moment": "cobbler" if isinstance(frame, moving.Move) else "command-warren"}


def _suit(suit: int) -> dict[str, object]:
    """A bird limits nothing."""
    return {} if suit == BIRD else {"suit": SUIT_NAMES[suit]}
