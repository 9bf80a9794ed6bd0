"""The pace of a table, agreed before anybody sits down: none, so many days a turn, or a clock for live play.

`none`, `day`, `three-days`, `week`, or `clock-25-10`: a bank of 25 minutes for each seat, and 10 seconds more each time
that it has answered. docs/decisions/0017-games-over-days.md tells what happens when time is up.
"""

from __future__ import annotations

import re
from datetime import UTC, datetime, timedelta
from typing import Final

import msgspec

from weald.engine.errors import BadValue

NONE: Final = "none"
DAYS: Final = {"day": 1, "three-days": 3, "week": 7}
_CLOCK: Final = re.compile(r"clock-([1-9][0-9]{0,2})-(0|[1-9][0-9]{0,2})")
_MOST: Final = (180, 180)  # minutes of a bank, seconds of an increment
_GONE: Final = timedelta(days=3)  # without a pace, whoever is asked for so long may be called gone

# Milliseconds that a question which may have a standing answer takes from no clock: the answer waits that long at most,
# and nobody can tell from a clock whether there was one.
FREE: Final = 10_000

KINDS: Final = (NONE, "days", "clock")  # by which people look for a table


class Clock(msgspec.Struct, frozen=True):
    """What a clock gives to each seat, in milliseconds."""

    bank: int
    more: int


def check(pace: str) -> str:
    """A pace as somebody wants it, or an error."""
    if pace != NONE and pace not in DAYS and clock_of(pace) is None:
        raise BadValue("bad-pace", value=pace)
    return pace


def clock_of(pace: str) -> Clock | None:
    """The clock of a pace that has one."""
    found = _CLOCK.fullmatch(pace)
    if found is None:
        return None
    minutes, seconds = int(found[1]), int(found[2])
    if minutes > _MOST[0] or seconds > _MOST[1]:
        return None
    return Clock(minutes * 60_000, seconds * 1000)


def due(pace: str, since: str) -> str | None:
    """Until when somebody should have answered who is waited for since then; None if no day was agreed."""
    if pace not in DAYS or not since:
        return None
    return _told(_read(since) + timedelta(days=DAYS[pace]))


def is_gone(pace: str, since: str, moment: str) -> bool:
    """Whether somebody who is waited for since then may be called gone by now."""
    patience = timedelta(days=DAYS[pace]) if pace in DAYS else _GONE
    return _read(moment) - _read(since) >= patience


def _read(moment: str) -> datetime:
    return datetime.fromisoformat(moment.replace("Z", "+00:00"))


def _told(moment: datetime) -> str:
    return moment.astimezone(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")
