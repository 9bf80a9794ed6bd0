"""The hours of the house: milliseconds that it has been open, by which clocks of live games run.

They come from a clock that nobody can set, and are kept in the database while a clock runs. So a game's clock neither
jumps with the time of day nor runs while the server is down. Workers follow the one that is ahead.
"""

from __future__ import annotations

import time

from sqlalchemy import Connection, select, update

from weald.server.database import Database
from weald.server.schema import HOURS


class Hours:
    """The hours of this process."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._before = 0  # what had passed when this process came to know them
        self._since = time.monotonic()

    def now(self) -> int:
        return self._before + int((time.monotonic() - self._since) * 1000)

    async def keep(self) -> None:
        """Write down how late it is, and follow others who are ahead."""
        self._follow(await self.database.write(self._keep, self.now()))

    async def read(self) -> None:
        """Follow others who are ahead."""
        self._follow(await self.database.read(self._read))

    def _follow(self, others: int) -> None:
        self._before += max(0, others - self.now())

    def _keep(self, moment: int) -> int:
        with self.database.engine.begin() as connection:
            keep(connection, moment)
            return int(connection.execute(select(HOURS.c.open)).scalar_one())

    def _read(self) -> int:
        with self.database.engine.connect() as connection:
            return int(connection.execute(select(HOURS.c.open)).scalar_one())


def keep(connection: Connection, moment: int) -> None:
    """In an open transaction: it is at least so late."""
    connection.execute(update(HOURS).where(HOURS.c.open < moment).values(open=moment))
