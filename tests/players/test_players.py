"""Computer players: they answer with what is offered, from what they see, the same for the same seed."""

from __future__ import annotations

import pytest

from tests.kit import step
from weald import library, players
from weald.arena import match
from weald.engine import codec, procedure
from weald.engine.chance import QuickDice
from weald.engine.errors import UnknownName
from weald.engine.table import Table
from weald.scenario import Scenario

RULESET = library.ruleset("critters")


def fight(seed: str, kinds: tuple[str, str]) -> Table:
    """One game between two kinds of players."""
    table = Table(RULESET, None, seed, telling=False)
    seated = [players.make(kind, RULESET, f"{seed} {seat}") for seat, kind in enumerate(kinds)]
    while table.actor is not None:
        view = table.view(table.actor)
        table.take(seated[view.seat].choose(view, procedure.offers(view)))
    return table


@pytest.mark.usefixtures("few_games")
@pytest.mark.parametrize("kind", players.names())
def test_a_player_answers_with_an_offer_and_leaves_the_view_alone(kind: str) -> None:
    """Whatever is asked, the answer is allowed, and thinking changes nothing."""
    dice = QuickDice("answers")
    thinks = kind in ("planner", "search", *players.LEVELS[2:])
    for seed in range(1 if thinks else 8):
        table = Table(RULESET, None, f"answers {seed}", telling=False)
        player = players.make(kind, RULESET, str(seed))
        asked = 0
        while table.actor is not None:
            view = table.view(table.actor)
            offers = procedure.offers(view)
            asked += 1
            if not thinks or asked % 12 == 1:
                before = codec.digest(view)
                assert player.choose(view, offers) in table.legal()
                assert codec.digest(view) == before
            table.take(offers.allowed[dice.below(len(offers.allowed))])


@pytest.mark.parametrize("kinds", [("random", "random"), ("greedy", "random"), ("greedy", "greedy")])
def test_the_same_seed_gives_the_same_game(kinds: tuple[str, str]) -> None:
    """Players have whims of their own, and they repeat."""
    assert fight("again", kinds).actions == fight("again", kinds).actions


def test_greedy_beats_random() -> None:
    """In thirty games from both seats greedy wins at least twenty-five."""
    won = 0
    for number in range(30):
        seat = number % 2
        table = fight(f"contest {number}", ("greedy", "random") if seat == 0 else ("random", "greedy"))
        assert table.outcome is not None
        won += table.outcome.winners == [table.seats[seat]]
    assert won >= 25


def test_greedy_takes_what_wins_at_once() -> None:
    """With the last card it plays the one theater that decides the battle."""
    s = Scenario(
        "critters",
        turn="south",
        first="north",
        south={"hand": "S6", "air": "A6", "score": 6},
        north={"air": "A1", "land": "L6", "sea": "S5", "score": 6},
    )
    view = s.table.view("south")
    chosen = players.make("greedy", RULESET, "x").choose(view, procedure.offers(view))
    assert RULESET.grammar.write(chosen) == "deploy S6 to sea"


def test_greedy_withdraws_from_a_lost_battle_while_it_is_cheap() -> None:
    """Far behind with three weak cards in hand, giving up three points is better than losing six."""
    s = Scenario(
        "critters",
        turn="south",
        south={"hand": "A1 A2 L1"},
        north={"hand": "L4 S4 A4", "air": "A6 A5", "land": "L6", "sea": "S6"},
    )
    view = s.table.view("south")
    chosen = players.make("greedy", RULESET, "x").choose(view, procedure.offers(view))
    assert RULESET.grammar.write(chosen) == "withdraw"


def test_greedy_does_not_cheat() -> None:
    """In worlds that look the same to its seat, greedy with the same whims chooses the same."""
    dice = QuickDice("cheat")
    for seed in range(25):
        table = Table(RULESET, None, f"cheat {seed}", telling=False)
        for _ in range(dice.below(12)):
            if table.actor is None:
                break
            step(table, dice)
        if table.actor is None:
            continue
        seat = procedure.actor(table.game.board)
        other = table.game.lens(seat).imagine(dice)
        answers = []
        for game in (table.game, other):
            view = game.lens(seat).clone()
            answers.append(players.make("greedy", RULESET, "same").choose(view, procedure.offers(view)))
        assert answers[0] == answers[1]


def test_an_unknown_player() -> None:
    """The nearest name is suggested."""
    with pytest.raises(UnknownName) as caught:
        players.make("greedi", RULESET, "")
    assert caught.value.facts["nearest"] == "greedy"


def camps_built(kind: str, options: dict[str, int | str]) -> int:
    """How many camps some games of Defenders between players of one kind end with."""
    ruleset = library.ruleset("defenders")
    total = 0
    for number in range(3):
        table = match.play(ruleset, f"team {number}", dict.fromkeys(ruleset.seats, kind), options)
        assert table.outcome is not None
        assert len(table.actions) < 1500, "bread is taken and eaten for ever"
        total += sum(table.outcome.scores.values())
    return total


@pytest.mark.parametrize("options", [{}, {"solo": "yes"}], ids=["two", "solo"])
def test_greedy_defenders_work_for_the_team(options: dict[str, int | str]) -> None:
    """In a co-operative game greedy builds many more camps than random before the end."""
    assert camps_built("greedy", options) > 3 * camps_built("random", options) + 6


def test_greedy_defenders_build_and_rewild_when_they_can() -> None:
    """With full support at home a camp is built; on a clean factory it is rewilded."""
    ruleset = library.ruleset("defenders")
    at_home: dict[str, object] = {"active": "archives-a", "at": "D1", "camps": "A4", "support": 2}
    in_factory: dict[str, object] = {"active": "archives-a", "at": "C3"}
    for order, factories, wanted in ((at_home, {}, "camp"), (in_factory, {"5": "C3 N"}, "rewild")):
        s = Scenario("defenders", turn="order", order=order, factories=factories)
        view = s.table.view("order")
        chosen = players.make("greedy", ruleset, "x").choose(view, procedure.offers(view))
        assert ruleset.grammar.write(chosen) == wanted


def test_greedy_trusts_its_teammates() -> None:
    """Who orders the abilities expects the Coven to rust the mech that helps, not the one that poisons the land."""
    s = Scenario(
        "defenders",
        first="order",
        order={"hand": "controlled-blaze-a", "at": "C3"},
        coven={"hand": "rain-of-rust-a", "leader": "A", "at": "G1"},
        mechs="C4 E5",
        pollution="E5x2",
    )
    s.play("order: plan controlled-blaze-a", "coven: plan rain-of-rust-a")
    assert s.offers() == ["resolve order", "resolve coven"]
    view = s.table.view("order")
    ruleset = library.ruleset("defenders")
    chosen = players.make("greedy", ruleset, "x").choose(view, procedure.offers(view))
    assert ruleset.grammar.write(chosen) == "resolve coven"
