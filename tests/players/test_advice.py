"""Advice: the best answers first, with chances and reasons, from what the asked seat sees and nothing else."""

from __future__ import annotations

from importlib.resources import files
from typing import Any

import pytest

from tests.kit import step
from weald import library
from weald.engine import codec, grounds, procedure
from weald.engine.chance import QuickDice
from weald.engine.lenses import View
from weald.engine.ruleset import Ruleset
from weald.engine.table import Table
from weald.games.critters.grounds import GROUNDS
from weald.players import advice
from weald.players.advice import Choice
from weald.scenario import Scenario
from weald.texts import Texts

CRITTERS = library.ruleset("critters")
ROOT = library.ruleset("root")


def advised(ruleset: Ruleset, view: View[Any]) -> list[Choice]:
    return advice.advise(ruleset, view, procedure.offers(view), "advice")


def some_question(ruleset: Ruleset, seed: str, steps: int) -> Table:
    """A table where somebody has something to choose."""
    table = Table(ruleset, None, seed, telling=False)
    dice = QuickDice(seed)
    for _ in range(steps):
        step(table, dice)
    while table.actor is not None and len(table.legal()) < 2:
        step(table, dice)
    return table


@pytest.mark.parametrize(("game", "steps"), [("critters", 3), ("defenders", 12), ("root", 30)])
def test_the_best_offers_with_chances_and_known_reasons(game: str, steps: int) -> None:
    """Each choice is offered, chances are between 0 and 1 and fall, and the view stays as it is."""
    ruleset = library.ruleset(game)
    table = some_question(ruleset, "offers", steps)
    view = table.view(table.actor)
    before = codec.digest(view)
    choices = advised(ruleset, view)
    assert codec.digest(view) == before
    assert len({choice.action for choice in choices}) == len(choices) >= 2
    assert {choice.action for choice in choices} <= set(table.legal())
    chances = [choice.chance for choice in choices]
    assert chances == sorted(chances, reverse=True)
    assert all(0.0 <= chance <= 1.0 for chance in chances)
    names = [ground.name for ground in ruleset.grounds(view)]
    told = advice.explained(choices)
    assert len(told) == min(advice.BEST, len(choices))
    for why in told:
        assert len(why) <= 3
        assert all(reason.what in names and reason.by for reason in why)


@pytest.mark.parametrize(("game", "steps"), [("critters", 5), ("defenders", 20), ("root", 40)])
def test_two_worlds_that_look_the_same_get_the_same_advice(game: str, steps: int) -> None:
    """What the seat cannot see decides nothing: neither chances nor reasons."""
    ruleset = library.ruleset(game)
    table = some_question(ruleset, "same", steps)
    seat = procedure.actor(table.game.board)
    other = table.game.lens(seat).imagine(QuickDice("another"))
    found = []
    for world in (table.game, other):
        choices = advised(ruleset, world.lens(seat).clone())
        why = [[(reason.what, reason.by, reason.good) for reason in one] for one in advice.explained(choices)]
        found.append(([(choice.action, choice.chance) for choice in choices], why))
    assert found[0] == found[1]


def test_what_wins_at_once_is_best_and_sure() -> None:
    """The one theater that decides the match leaves a chance of one, and points are the reason."""
    s = Scenario(
        "critters",
        turn="south",
        first="north",
        south={"hand": "S6", "air": "A6", "score": 6},
        north={"air": "A1", "land": "L6", "sea": "S5", "score": 6},
    )
    choices = advised(CRITTERS, s.table.view("south"))
    assert CRITTERS.grammar.write(choices[0].action) == "deploy S6 to sea"
    assert choices[0].chance == 1.0 > choices[1].chance
    (first, *_) = advice.explained(choices)[0]
    assert (first.what, first.good) == ("score", True)


def test_a_turn_is_thought_to_its_end() -> None:
    """Overwork makes the wood for the building that wins: its chance is one, though by itself it only costs a card."""
    cats = {"keep": "1", "warriors": "1x8 5x4", "sawmill": "1", "recruiter": "5", "score": 29, "hand": "foxfolk_steel"}
    s = Scenario("root", order="marquise eyrie", turn="marquise", phase="daylight", marquise=cats, eyrie={"roost": "3"})
    choices = advised(ROOT, s.table.view("marquise"))
    assert ROOT.grammar.write(choices[0].action).startswith("overwork")
    assert choices[0].chance == 1.0
    assert choices[-1].chance < 1.0


def test_reasons_tell_what_differs_most() -> None:
    """The weightiest first, at most three, none that makes no difference; the sign says for whom it speaks."""

    def choice(*amounts: float) -> Choice:
        worths = (1.0, -0.5, 0.01, 0.2, 0.1)
        names = ("points", "enemies", "dust", "cards", "wood")
        told = [grounds.Ground(*each) for each in zip(names, amounts, map(float.__mul__, worths, amounts), strict=True)]
        return Choice(1, 0.5, told)

    why = advice.reasons(choice(2.0, 3.0, 1.0, 4.0, 1.0), choice(1.0, 1.0, 0.0, 4.0, 3.0))
    assert [(one.what, one.by, one.good) for one in why][:2] == [("points", 1.0, True), ("enemies", 2.0, False)]
    assert ("wood", -2.0, False) in [(one.what, one.by, one.good) for one in why]
    assert len(why) == 3
    assert advice.explained([choice(1.0, 1.0, 1.0, 1.0, 1.0)]) == [[]]


def test_every_ground_has_its_words() -> None:
    """Whatever speaks for a choice can be read."""
    for game in ("root", "defenders"):
        text = files(f"weald.games.{game}").joinpath("data", "grounds.json").read_text(encoding="utf-8")
        texts = Texts(game)
        assert not [name for name in grounds.named(text) if not texts.has(f"ground-{name}")]
    assert all(Texts("critters").has(f"ground-{name}") for name in GROUNDS)


@pytest.mark.parametrize("game", ["root", "defenders"])
def test_grounds_name_features_that_exist(game: str) -> None:
    """A feature that is named by no ground gives no reason; one that does not exist would be a slip."""
    ruleset = library.ruleset(game)
    text = files(f"weald.games.{game}").joinpath("data", "grounds.json").read_text(encoding="utf-8")
    known = {name for seat in range(len(ruleset.seats)) for name in ruleset.feature_names(seat)}
    for name in grounds.named(text):
        assert grounds.features_of(text, name) <= known, name
