"""Servers and databases for the tests, and guests at them."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.server.client import GUESTS, Guest
from tests.server.postgres import Cluster, binaries
from tests.server.seeded import Seeds, running_test
from tests.server.serving import Running
from weald.server import tables


@pytest.fixture(scope="session", autouse=True)
def _deals_are_the_same_in_every_run() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(tables, "new_seed", Seeds(running_test))
        yield


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    """A private PostgreSQL. Where there is none the test is skipped, unless WEALD_REQUIRE_POSTGRES forbids that."""
    folder = binaries()
    if folder is None:
        message = "no PostgreSQL on this machine"
        if os.environ.get("WEALD_REQUIRE_POSTGRES"):
            pytest.fail(message)
        pytest.skip(message)
    cluster = Cluster(folder)
    yield cluster
    cluster.remove()


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database, of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.db'}"
    cluster: Cluster = request.getfixturevalue("postgres")
    return cluster.new_database()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    path: Path = tmp_path_factory.mktemp("server") / "tables.db"
    with Running(f"sqlite:///{path}") as running:
        yield running


@pytest.fixture(autouse=True)
def _guests_go_home() -> Iterator[None]:
    yield
    while GUESTS:
        GUESTS.pop().close()


@pytest.fixture
def guest(server: Running) -> Callable[..., Guest]:
    """Guests at the server, as many as are wanted."""

    def make(token: str = "") -> Guest:
        return Guest(server.address, token)

    return make
