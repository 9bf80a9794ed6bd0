"""A server on SQLite for the tests of a file, and guests at it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.server.client import Guest
from tests.server.serving import Running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    path: Path = tmp_path_factory.mktemp("server") / "tables.db"
    with Running(f"sqlite:///{path}") as running:
        yield running


@pytest.fixture
def guest(server: Running) -> Iterator[Callable[..., Guest]]:
    """Guests at the server, as many as are wanted."""
    made: list[Guest] = []

    def make(token: str = "") -> Guest:
        made.append(Guest(server.address, token))
        return made[-1]

    yield make
    for one in made:
        one.close()
