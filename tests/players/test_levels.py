"""Levels: recipes in each game's folder, players made from them, and what they overlook."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from tests.kit import step
from weald import library, players
from weald.arena import match
from weald.engine import codec, procedure
from weald.engine.chance import QuickDice
from weald.engine.errors import UnknownName
from weald.engine.lenses import View
from weald.engine.table import Table
from weald.players.greedy import GreedyPlayer, Look
from weald.players.levels import Recipe
from weald.scenario import Scenario

GAMES = library.names()
ROOT = library.ruleset("root")
CARDS = "ambush_fox ambush_bird ambush_mouse ambush_rabbit anvil bake_sale sword_mouse investments"
PLAIN: dict[str, Any] = {level: {"player": "greedy"} for level in players.LEVELS}


def recipes(game: str = "root", **changed: object) -> dict[str, Recipe]:
    return players.read_recipes(json.dumps({**PLAIN, **changed}), library.ruleset(game))


@pytest.mark.parametrize("game", GAMES)
def test_each_game_has_each_level(game: str) -> None:
    """From a person's names for them to players; the order is that of their strength."""
    assert players.LEVELS == ("beginner", "easy", "normal", "hard", "expert")
    assert list(players.recipes(library.ruleset(game))) == list(players.LEVELS)
    assert players.names()[:5] == list(players.LEVELS)
    assert {"random", "greedy"} < set(players.names())


@pytest.mark.parametrize("game", GAMES)
def test_a_level_answers_from_what_it_sees(game: str) -> None:
    """A redacted view is enough, and worlds that a seat cannot tell apart get the same answer."""
    ruleset = library.ruleset(game)
    kinds = codec.named(ruleset.records())
    table = Table(ruleset, None, f"level {game}", telling=False)
    dice = QuickDice(f"level {game}")
    for _ in range(12):  # past the first choices, which are often of no weight
        step(table, dice)
    seat = procedure.actor(table.game.board)
    answers = []
    for world in (table.game, table.game.lens(seat).imagine(dice)):
        seen = codec.decode(codec.encode(world.lens(seat)), kinds)
        assert isinstance(seen, View)
        answers.append(players.make(players.USUAL, ruleset, "same").choose(seen, procedure.offers(seen)))
    assert answers[0] == answers[1]
    assert answers[0] in procedure.legal(table.game)


def test_a_level_can_be_seated_everywhere() -> None:
    """A whole game between levels, from its seed."""
    ruleset = library.ruleset("critters")
    games = [match.play(ruleset, "levels", {"south": "beginner", "north": "easy"}) for _ in range(2)]
    assert games[0].actions == games[1].actions
    assert games[0].players == {"south": "beginner", "north": "easy"}


def test_an_unknown_level() -> None:
    """The nearest name is suggested."""
    with pytest.raises(UnknownName) as caught:
        players.make("expret", ROOT, "")
    assert caught.value.facts["nearest"] == "expert"


def test_what_is_overlooked_does_not_count() -> None:
    """Two positions that differ in warriors alone are the same to somebody who overlooks whatever tells them apart."""
    games = [
        Scenario("root", order="marquise eyrie", turn="marquise", marquise={"warriors": warriors}, eyrie={}).table.game
        for warriors in ("1x2 5", "1x2 5x6")
    ]
    seat = ROOT.seat("marquise")
    features = [ROOT.features(game.lens(seat)) for game in games]
    differ = [name for name, *both in zip(ROOT.feature_names(seat), *features, strict=True) if both[0] != both[1]]
    assert "warriors" in differ
    assert ROOT.judge(games[0], seat) != ROOT.judge(games[1], seat)
    blind = ROOT.overlooking(differ)
    assert blind.judge(games[0], seat) == blind.judge(games[1], seat)
    assert ROOT.overlooking(["warriors"]).judge(games[0], seat) != ROOT.overlooking(["cards"]).judge(games[0], seat)
    assert ROOT.blind_spots(seat) == (), "the game itself overlooks nothing"


def attacks(hopeful: bool) -> int:
    """How often the Marquise attacks a lone bird beside its roost, though the Eyrie hold many cards."""
    s = Scenario(
        "root",
        order="marquise eyrie",
        turn="marquise",
        phase="daylight",
        marquise={"warriors": "5x3"},
        eyrie={"warriors": "5", "roost": "5", "hand": CARDS},
    )
    view = s.table.view("marquise")
    offers = procedure.offers(view)
    chosen = [GreedyPlayer(ROOT, str(seed), Look(4, 60, 3, hopeful)).choose(view, offers) for seed in range(6)]
    return [ROOT.grammar.write(action) for action in chosen].count("fight")


def test_the_hopeful_do_not_think_of_ambushes() -> None:
    """What others may answer is taken as it suits: so they attack where a careful player does not."""
    assert attacks(hopeful=True) > attacks(hopeful=False) == 0


@pytest.mark.parametrize(
    ("changed", "told"),
    [
        ({"easy": {"player": "wizard"}}, "no kind of player called 'wizard'"),
        ({"easy": {"player": "greedy", "width": 3}}, "'width' is no effort of a greedy"),
        ({"easy": {"player": "planner", "acts": 0.5}}, "'acts' is no effort of a planner, or not a count"),
        ({"easy": {"player": "planner", "overlooks": ["ambushs"]}}, "no feature called 'ambushs'; is it 'ambushes'?"),
        ({"easy": {"player": "greedy", "overlooks": ["ambushes"]}}, "looks at no features"),
        ({"master": {"player": "greedy"}}, "are not beginner, easy"),
    ],
)
def test_a_recipe_that_cannot_be_followed_is_an_error(changed: dict[str, Any], told: str) -> None:
    """An unknown kind, an effort that the kind does not have, a feature that the game does not have."""
    with pytest.raises(ValueError, match=re.escape(told)):
        recipes(**changed)


def test_a_recipe_keeps_the_usual_effort_where_it_names_none() -> None:
    """`{"player": "planner", "acts": 10}` is a planner of the usual width."""
    made = recipes(hard={"player": "planner", "acts": 10})["hard"]
    assert made.effort == {"width": 10, "worlds": 4, "acts": 10, "hopeful": 0, "plans": 0, "playouts": 0}
