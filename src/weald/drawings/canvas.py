"""Letters put side by side into a picture, each with its style."""

from __future__ import annotations

from itertools import groupby
from typing import Final

from rich.text import Text

_PATH: Final = "grey62"


class Canvas:
    """Letters with styles, each at its place; what is put later covers what was there."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.letters = [[" "] * width for _ in range(height)]
        self.styles = [[""] * width for _ in range(height)]

    def put(self, x: int, y: int, words: str, style: str = "") -> None:
        for place, letter in enumerate(words, start=x):
            if 0 <= place < self.width:
                self.letters[y][place] = letter
                self.styles[y][place] = style

    def path(self, start: tuple[int, int], end: tuple[int, int], dot: str = "·", style: str = _PATH) -> None:
        """A dotted line."""
        (x, y), (far_x, far_y) = start, end
        steps = max(abs(far_x - x), abs(far_y - y), 1)
        for step in range(steps + 1):
            self.put(round(x + (far_x - x) * step / steps), round(y + (far_y - y) * step / steps), dot, style)

    def text(self) -> Text:
        drawn = Text(no_wrap=True)
        for letters, styles in zip(self.letters, self.styles, strict=True):
            place = 0
            for style, same in groupby(styles):
                end = place + len(list(same))
                drawn.append("".join(letters[place:end]), style)
                place = end
            drawn.append("\n")
        drawn.rstrip()
        return drawn
