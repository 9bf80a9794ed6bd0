"""Critters at War: the table of the war, the judgement of a battle, and what a seat notices."""

from __future__ import annotations

import json
import subprocess
import sys
from math import exp
from pathlib import Path

import pytest

from tests.kit import shipped_judgement, step
from weald import library
from weald.engine import procedure
from weald.engine.chance import QuickDice
from weald.engine.notation import verb
from weald.engine.table import Table
from weald.games.critters import judgement
from weald.games.critters.actions import FLIP, IMPROVISE
from weald.games.critters.chances import table, war_chance
from weald.games.critters.lenses import Game
from weald.games.critters.noticing import noticed, secret
from weald.scenario import Scenario

CRITTERS = library.ruleset("critters")
TARGET = 12


def games(count: int) -> list[Game]:
    """Positions of random games."""
    dice = QuickDice("judgement")
    found = []
    for number in range(count):
        t = Table(CRITTERS, None, f"judgement {number}", telling=False)
        for _ in range(number % 14):
            if t.actor is not None:
                step(t, dice)
        assert isinstance(t.game, Game)
        found.append(t.game)
    return found


@pytest.mark.parametrize(("target", "beginner"), [(12, False), (1, False), (18, False), (3, True)])
def test_the_chances_of_both_add_up(target: int, beginner: bool) -> None:
    """Whoever begins, one of the two wins the war."""
    for own in range(target + 1):
        for other in range(target + 1 if own < target else target):
            for first in (True, False):
                both = war_chance(target, beginner, own, other, first) + war_chance(
                    target, beginner, other, own, not first
                )
                assert both == pytest.approx(1.0)


def test_every_point_is_worth_something() -> None:
    """More points never lower the chance, and those of the other never raise it; the target decides."""
    for first in (True, False):
        for own in range(TARGET):
            for other in range(TARGET):
                chance = war_chance(TARGET, False, own, other, first)
                assert 0.0 < chance < 1.0
                assert war_chance(TARGET, False, own + 1, other, first) >= chance - 1e-12
                assert war_chance(TARGET, False, own, other + 1, first) <= chance + 1e-12
    assert war_chance(TARGET, False, 12, 11, True) == 1.0
    assert war_chance(TARGET, False, 6, 13, True) == 0.0


def test_with_one_battle_to_go_the_table_is_how_battles_end() -> None:
    """To one point, the chance of the first player is the share of battles that the first player won."""
    text = (Path(judgement.__file__).parent / "data" / "battles.json").read_text(encoding="utf-8")
    counts = json.loads(text)["battles"]
    won, lost = sum(counts["first"].values()), sum(counts["second"].values())
    assert table(1, False)[0][0] == pytest.approx(won / (won + lost))


def test_both_seats_judge_alike() -> None:
    """What one seat hopes, the other fears."""
    for game in games(28):
        assert CRITTERS.judge(game, 0) + CRITTERS.judge(game, 1) == pytest.approx(1.0)


def test_features_and_chance_agree() -> None:
    """The chance of a battle is what the features weigh."""
    weights = json.loads(shipped_judgement("critters"))["weights"][judgement.BOTH]
    for game in games(28):
        for seat in (0, 1):
            odds = sum(
                weights[name] * feature
                for name, feature in zip(judgement.NAMES, judgement.features(game, seat), strict=True)
            )
            assert judgement.battle_chance(game, seat) == pytest.approx(1.0 / (1.0 + exp(-odds)))


def test_a_lost_battle_costs_no_more_than_withdrawing() -> None:
    """[9.2] Whoever holds three cards as second player and cannot win loses three points, not six."""
    s = Scenario(
        "critters",
        turn="south",
        first="north",
        south={"hand": "A1 L1 S1"},
        north={"hand": "L4 S4 A4", "air": "A6 A5", "land": "L6", "sea": "S6 S5"},
    )
    assert CRITTERS.judge(s.table.game, 0) == pytest.approx(war_chance(TARGET, False, 0, 3, True))


def test_of_a_facedown_card_the_other_notices_the_place_alone() -> None:
    """[4.8] Its owner knows which it is."""
    labels: list[tuple[int, int]] = []
    for card in ("A6", "L6"):
        s = Scenario("critters", turn="south", south={"hand": "A6 L6"}, north={"hand": "S6"})
        game = s.table.game
        assert isinstance(game, Game)
        action = CRITTERS.grammar.read(f"improvise {card} to sea")
        procedure.act(game, action)
        labels.append((noticed(game, action, 0, 0), noticed(game, action, 0, 1)))
    assert labels[0][0] != labels[1][0]
    assert labels[0][1] == labels[1][1]


def test_everybody_notices_what_is_turned_up() -> None:
    """[7.1] A flip tells more than where it was."""
    labels = []
    for hidden in ("S5", "S6"):
        s = Scenario(
            "critters",
            row="air land sea",
            turn="south",
            south={"hand": "L3"},
            north={"hand": "S1", "sea": f"{hidden}x"},
        )
        game = s.table.game
        assert isinstance(game, Game)
        for sentence in ("deploy L3 to land", "flip north sea"):
            action = CRITTERS.grammar.read(sentence)
            procedure.act(game, action)
        labels.append(noticed(game, action, 0, 0))
    assert labels[0] != labels[1]


def test_what_a_seat_cannot_tell_apart_is_noticed_alike() -> None:
    """An action in two worlds that look the same to the other seat leaves one mark there, and its secrets are equal."""
    dice = QuickDice("noticed")
    for game in games(28):
        seat = procedure.actor(game.board)
        if seat < 0:
            continue
        other = game.lens(1 - seat).imagine(dice)
        assert secret(game.lens(1 - seat)) == secret(other.lens(1 - seat))
        shared = [action for action in procedure.legal(game) if action in procedure.legal(other)]
        for action in shared:
            if verb(action) in (IMPROVISE, FLIP):
                continue  # these hide or show a card: see above
            marks = []
            for world in (game.clone(), other.clone()):
                procedure.act(world, action)
                marks.append(noticed(world, action, seat, 1 - seat))
            assert marks[0] == marks[1]


def test_battles_are_counted_by_a_command(tmp_path: Path) -> None:
    """The same command writes the same file, and every battle is in it."""
    tool = Path(__file__).parents[2] / "tools" / "battles.py"
    written = []
    for name in ("one", "two"):
        path = tmp_path / name
        command = [sys.executable, str(tool), "--player", "random", "--games", "3", "--seed", "x", "--to", str(path)]
        subprocess.run(command, check=True)
        written.append(path.read_text(encoding="utf-8"))
    assert written[0] == written[1]
    battles = json.loads(written[0])["battles"]
    points = sum(int(points) * count for side in battles.values() for points, count in side.items())
    assert points >= 3 * TARGET


def test_what_is_overlooked_weighs_nothing() -> None:
    """Somebody who does not see what a card in hand is worth beside its strength takes one for the other."""
    blind = CRITTERS.overlooking([name for name in judgement.NAMES if name.startswith("hand-")])
    games = []
    for hand in ("L1 L4", "L2 L3"):
        south = {"hand": hand, "air": "A6"}
        games.append(Scenario("critters", turn="south", south=south, north={"hand": "S5", "sea": "S6"}).table.game)
    assert blind.judge(games[0], 0) == pytest.approx(blind.judge(games[1], 0))
    assert CRITTERS.judge(games[0], 0) != pytest.approx(CRITTERS.judge(games[1], 0))
