"""Writing to and reading from the terminal: in colour, or plainly for pipes and screen readers."""

from __future__ import annotations

import contextlib
import os
import select
import sys
import textwrap
from typing import TYPE_CHECKING, Final

from rich.console import Console
from rich.text import Text

if TYPE_CHECKING:
    from rich.console import RenderableType

_CURTAIN: Final = 40  # blank lines that push the last hand off a plain screen
_ONE_LINE_BACK: Final = "\x1b[1A\x1b[2K"  # moves the cursor up and clears that line
_TYPED: Final = 4096  # bytes
_NUMBER: Final = r"\[\d+\]"  # of a choice
NARROWEST: Final = 78  # columns that a drawn board needs


def _edit_lines() -> None:
    """Arrow keys at the prompt, if readline is there. No history: it would show what another seat typed."""
    with contextlib.suppress(ImportError, AttributeError):
        import readline

        readline.set_auto_history(False)


class Screen:
    """Where a person reads and types. Without a terminal, or on request, it is plain."""

    def __init__(self, plain: bool = False) -> None:
        self.console = Console(highlight=False, markup=False, emoji=False)
        _edit_lines()
        self.plain = plain or not self.console.is_terminal or self.console.width < NARROWEST

    @property
    def roomy(self) -> bool:
        """Whether there are lines to spare."""
        return self.plain or self.console.height >= 36

    def fits(self, width: int) -> bool:
        """Whether a picture of so many columns can be drawn here."""
        return not self.plain and self.console.width >= width

    def line(self, text: str = "", style: str = "", indent: int = 0, numbered: bool = False) -> None:
        """Write a paragraph. On a terminal it is wrapped, with later lines indented; numbers of choices stand out."""
        if self.console.is_terminal:
            text = "\n".join(textwrap.wrap(text, self.console.width, subsequent_indent=" " * indent)) or text
        if self.plain:
            print(text)
        else:
            words = Text(text, style)
            if numbered:
                words.highlight_regex(_NUMBER, "bold cyan")
            self.console.print(words)

    def draw(self, picture: RenderableType) -> None:
        self.console.print(picture)

    def heading(self, text: str) -> None:
        """A line that separates one moment from the next."""
        if self.plain:
            print()
            print(text)
        else:
            self.console.rule(Text(text, "bold"), style="dim")

    def curtain(self) -> None:
        """Clear what the last reader saw."""
        if self.plain:
            print("\n" * _CURTAIN + "-" * 60)
        else:
            self.console.clear()
            # also clear what has scrolled away, if the terminal can
            sys.stdout.write("\x1b[3J")
            sys.stdout.flush()

    @property
    def watched(self) -> bool:
        """Whether a person reads and types here, so that waiting makes sense."""
        return self.console.is_terminal and sys.stdin.isatty()

    def wait(self, seconds: float) -> bool:
        """Give the reader time. True if they pressed Enter to go on at once."""
        if not self.watched:
            return False
        sys.stdout.flush()
        if not select.select([sys.stdin], [], [], seconds)[0]:
            return False
        os.read(sys.stdin.fileno(), _TYPED)  # it answers no question
        return True

    def ask_to_go_on(self, prompt: str) -> bool:
        """Wait for Enter. True if something was typed before it, to see the rest at once."""
        if not self.watched:
            return False
        typed = self.ask(prompt)
        if not self.plain:
            sys.stdout.write(_ONE_LINE_BACK)
        return bool(typed)

    def ask(self, prompt: str) -> str:
        """A line that the person types. EOFError if there is no more input."""
        sys.stdout.flush()
        answer = input(prompt)
        if not sys.stdin.isatty():
            print(answer)  # a transcript without the answers would be hard to follow
        return answer.strip()
