"""Law 8.5 and the turn that must end: a Council camp gives bread for the point that bread gives back."""

from __future__ import annotations

from typing import Any

import pytest

from tests.law import law
from tests.law.defenders.helpers import acting, faction_of
from weald.engine import codec, procedure
from weald.engine.chance import QuickDice
from weald.engine.lenses import CHANCE
from weald.games.defenders.acting import Acting
from weald.games.defenders.actions import EAT, END
from weald.games.defenders.geometry import EDGE_NAMES, HEX_NAMES
from weald.games.defenders.tables import BREAD, MAPS
from weald.scenario import Scenario

ORDER = 0
PEN = ("A1", "A2", "B1", "B2", "B3")  # a camp in each: A1 and A2 are the Council's
FENCE = [name for name in EDGE_NAMES if sum(half in PEN for half in name.split("-")) == 1 and name[-2:] in HEX_NAMES]


def fed(active: str = "feel-the-burn-a", points: int = 2, **position: Any) -> Scenario:
    """The Order's leader among camps of all factions, cut off from the rest of the board, with no breach marker."""
    return acting(
        active=active,
        own={"at": "A1", "camps": "B2", "markers": 0, **position.pop("own", {})},
        council={"camps": "A1 A2", "at": "G1"},
        coven={"camps": "B1", "at": "G2"},
        sect={"camps": "B3", "at": "G3"},
        walls=" ".join(FENCE),
        points=points,
        **position,
    )


@law("8.2", "8.5")
def test_bread_taken_and_eaten_twice_to_no_end() -> None:
    """The second time it would change nothing: that bread stays for another turn."""
    s = fed()
    s.play("gather", "eat", "gather")
    assert s.why("eat") == ("8.5", "same-again")
    assert (faction_of(s, "order")["items"], s.see(None)["points"]) == (["bread"], 1)


@law("8.1", "8.5")
def test_there_and_back_between_two_council_camps() -> None:
    """Each move gives the bread that pays for the next; where bread has been eaten already, it is not eaten again."""
    s = fed()
    s.play("move A2", "eat", "move A1", "eat", "move A2")
    assert s.why("eat") == ("8.5", "same-again")


@law("8.5", "8.8")
def test_there_and_back_with_maps() -> None:
    """A point to the Order's camp, its maps back to the Council's, bread for the point."""
    s = fed()
    s.play("move B2", "travel A1", "eat", "move B2", "travel A1")
    assert s.why("eat") == ("8.5", "same-again")


@law("8.5", "O5")
def test_bread_among_mechs_as_long_as_something_changes() -> None:
    """Feel the Burn: each damage is a support, and bread may be eaten again; a roll that changes nothing ends it."""
    s = fed(mechs="A1")
    for support in (1, 2):
        s.play("gather", "chance: roll 1", "eat")
        assert (faction_of(s, "order")["support"], s.see(None)["points"]) == (support, 2)
    s.play("gather", "chance: roll 0")
    assert s.why("eat") == ("8.5", "same-again")


@law("8.5")
def test_bread_after_a_deed_is_another_bread() -> None:
    """Whatever has been done in between counts: here a mech was destroyed."""
    s = fed(active="archives-a", mechs="A1x2", points=3)
    for _ in range(2):
        s.play("gather", "chance: roll 0", "eat", "destroy", "chance: roll 0")
    assert s.see(None)["points"] == 1


def legal(game: Any) -> list[int]:
    """What may happen next; of all who may die, one."""
    if procedure.actor(game.board) != CHANCE:
        return procedure.legal(game)
    said = [action for action, _ in procedure.outcomes(game)]
    return said[:1] if procedure.question(game.board).ask == "chance-kill" else said  # type: ignore[union-attr]  # the game goes on


def within_the_turn(game: Any) -> bool:
    return any(isinstance(frame, Acting) for frame in game.board.stack)


def forget_meals(game: Any) -> str:
    """The position without what it remembers of bread."""
    for frame in game.board.stack:
        if isinstance(frame, Acting):
            frame.meals = []
    return codec.digest(game)


def runs_in_a_circle(start: Any, but: int) -> bool:
    """Whether some way through a turn comes back to a position, if one verb is left out. Looks at every position."""
    done: set[str] = set()
    way = [forget_meals(start)]
    ways = [[(start, action) for action in legal(start)]]
    while ways:
        if not ways[-1]:
            ways.pop()
            done.add(way.pop())
            continue
        game, action = ways[-1].pop()
        after = game.clone()
        procedure.act(after, action)
        if action in (but, END) or not within_the_turn(after):
            continue
        key = forget_meals(after)
        if key in way:
            return True
        if key not in done:
            way.append(key)
            ways.append([(after, then) for then in legal(after)])
    return False


@law("8.4", "8.5")
@pytest.mark.parametrize("items", ["", "maps potions rockets bread"])
def test_no_turn_runs_in_a_circle_but_for_bread(items: str) -> None:
    """Every position of a turn among camps: only eating bread leads back to one that has been."""
    game = fed(mechs="A1", pollution="A2", own={"items": items}).table.game
    assert runs_in_a_circle(game.clone(), but=0)
    assert not runs_in_a_circle(game.clone(), but=EAT)


def feeding(game: Any) -> list[int]:
    """What a player does who wants nothing but bread: eat it, get it, or get the maps that lead to it; else the end."""
    choices = legal(game)
    if EAT in choices:
        return [EAT]
    for item in (BREAD, MAPS):
        found = []
        for action in choices:
            after = game.clone()
            procedure.act(after, action)
            if after.board.has_item(ORDER, item) and not game.board.has_item(ORDER, item):
                found.append(action)
        if found:
            return found
    return [END]


@law("8.5")
@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("active", ["feel-the-burn-a", "archives-a"])
@pytest.mark.parametrize("mechs", ["", "A1", "A1 A2 B2"])
def test_a_player_who_wants_nothing_but_bread_comes_to_an_end(mechs: str, active: str, seed: int) -> None:
    """Whatever the dice say, there is a last bread in a turn."""
    game: Any = fed(active=active, mechs=mechs, own={"items": "maps"}).table.game.clone()
    dice = QuickDice(f"hungry {seed}")
    steps = 0
    while within_the_turn(game):
        choices = legal(game) if procedure.actor(game.board) == CHANCE else feeding(game)
        procedure.act(game, choices[dice.below(len(choices))])
        steps += 1
        assert steps < 500
