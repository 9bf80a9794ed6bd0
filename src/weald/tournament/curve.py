"""Learning as a picture: the share of games won over the steps of a learner, with its 95 % interval. Plain SVG."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final, NamedTuple

from weald.tournament.plot import STYLE, text

_WIDTH: Final = 640
_HEIGHT: Final = 320
_LEFT: Final = 64
_TOP: Final = 48
_RIGHT: Final = 24
_BOTTOM: Final = 44
_TICKS: Final = range(0, 101, 25)
_EVEN: Final = 50
_CURVE: Final = (
    ".end{font-size:11px;fill:#6b675c;text-anchor:end}"
    "polygon{fill:#38614a;fill-opacity:.2}polyline{fill:none;stroke:#38614a;stroke-width:2}"
)


class Reading(NamedTuple):
    """A point of the curve: after so many steps, the share of games won and its interval, from 0 to 1."""

    steps: int
    share: float
    low: float
    high: float


def svg(title: str, readings: Sequence[Reading]) -> str:
    """The picture. A dashed line marks the half."""
    most = max(reading.steps for reading in readings) or 1

    def x(steps: float) -> float:
        return round(_LEFT + (_WIDTH - _LEFT - _RIGHT) * steps / most, 1)

    def y(share: float) -> float:
        return round(_HEIGHT - _BOTTOM - (_HEIGHT - _TOP - _BOTTOM) * share, 1)

    parts = [text(_LEFT, 24, title, "head")]
    for tick in _TICKS:
        kind, at = ' class="even"' if tick == _EVEN else "", y(tick / 100)
        parts.append(f'<line{kind} x1="{_LEFT}" x2="{_WIDTH - _RIGHT}" y1="{at}" y2="{at}"/>')
        parts.append(text(_LEFT - 8, at + 4, f"{tick} %", "end"))
        parts.append(text(x(most * tick / 100), _HEIGHT - _BOTTOM + 18, f"{most * tick / 100 / 1000:.0f}", "small"))
    parts.append(text(x(most / 2), _HEIGHT - 8, "thousand steps", "small"))
    above = [f"{x(one.steps)},{y(one.high)}" for one in readings]
    below = [f"{x(one.steps)},{y(one.low)}" for one in reversed(readings)]
    points = " ".join(f"{x(one.steps)},{y(one.share)}" for one in readings)
    parts.append(f'<polygon points="{" ".join([*above, *below])}"/>')
    parts.append(f'<polyline points="{points}"/>')
    parts += [f'<circle cx="{x(one.steps)}" cy="{y(one.share)}" r="3"/>' for one in readings]
    inner = "\n".join(parts)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {_HEIGHT}" width="{_WIDTH}" height="{_HEIGHT}"'
        f' role="img"><title>{escape(title)}</title><style>{STYLE}{_CURVE}</style>\n'
        f'<rect width="{_WIDTH}" height="{_HEIGHT}" fill="#fbf8ef"/>\n{inner}\n</svg>\n'
    )
