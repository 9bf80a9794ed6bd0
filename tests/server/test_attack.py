"""The attack kit against a server with the limits that it has by itself, and that the kit sees a wound."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server import attack
from tests.server.serving import Running
from weald.server.config import Limits


def test_the_server_holds(database: str) -> None:
    """Every attack that has hurt it before, one after the other: no fault, and nobody else held up."""
    with Running(database, thinkers=0, operator="0" * 64, limits=Limits()) as server:
        reports = attack.attack(server.address, count=40, seconds=240)
    assert {report.name: report.wounds for report in reports if report.wounds} == {}
    for report in reports:
        assert report.tries, f"{report.name} has tried nothing"
    assert attack.table(reports).count("yes") == len(attack.ATTACKS)


def test_the_kit_sees_a_wound(tmp_path: Path) -> None:
    """A server without limits on guesses does not pass; what is wrong is in the table, and in the exit code."""
    free = Limits(guesses=10_000, creations=10_000)
    with (
        Running(f"sqlite:///{tmp_path / 'tables.db'}", thinkers=0, limits=free) as server,
        pytest.MonkeyPatch.context() as patch,
    ):
        server.app.state.house.operator_guesses.burst = 1e9
        server.app.state.house.seats.guesses.burst = 1e9
        patch.setattr(attack, "ATTACKS", (attack.guessing,))
        assert attack.main([server.address, "--count", "30"]) == 1


def test_the_kit_stays_on_this_machine(capsys: pytest.CaptureFixture[str]) -> None:
    """It goes nowhere else unless told."""
    assert attack.is_loopback("http://127.0.0.1:8000")
    assert attack.is_loopback("http://[::1]:8000")
    for other in ("http://192.0.2.1:8000", "https://weald.invalid", "no address"):
        assert not attack.is_loopback(other)
    assert attack.main(["http://192.0.2.1:8000"]) == 2
    assert "--anywhere" in capsys.readouterr().err
