"""Critters at War in the terminal: three theaters side by side, the viewer's own side nearest."""

from __future__ import annotations

from typing import Any, Final

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from weald.drawings.critters.words import effect
from weald.drawings.drawing import Drawing
from weald.engine import lenses
from weald.games.critters.board import NONE, is_faceup, pile_of
from weald.games.critters.cards import CARD_NAMES, ROWS, SEATS, THEATER_NAMES, TYPE
from weald.games.critters.lenses import Game, View
from weald.games.critters.strength import controller, strengths, total

_COLUMN: Final = 23
_COLOURS: Final = {"air": "cyan", "land": "green", "sea": "blue"}


class _Sight:
    """What the reader may see: one seat's view, or everything."""

    def __init__(self, view: View, referee: Game | None) -> None:
        self.board = view.board
        self.viewer = view.seat if view.seat >= 0 and referee is None else NONE
        self.near = view.seat if view.seat >= 0 else 0
        self.theaters = ROWS[self.board.row] if self.near == 0 else ROWS[self.board.row][::-1]
        self._view = view
        self._referee = referee

    def card(self, token: int) -> int:
        return self._referee.card(token) if self._referee is not None else self._view.card(token)

    def name(self, token: int) -> str:
        card = self.card(token)
        return CARD_NAMES[card] if card != NONE else ""

    def hands(self) -> list[tuple[int, list[int]]]:
        """The hands that the reader may see."""
        if self._referee is not None:
            return [(seat, self._referee.secrets[seat].hand) for seat in (0, 1)]
        return [(self.viewer, self._view.own.hand)] if self.viewer != NONE else []


class CrittersDrawing(Drawing):
    """Draws a view of Critters at War."""

    def picture(self, view: lenses.View[Any], referee: lenses.Game[Any] | None = None) -> RenderableType:
        sight = self._sight(view, referee)
        grid = Grid(box=box.SQUARE, show_header=False, show_lines=True, padding=(0, 0), border_style="dim")
        for _ in range(3):
            grid.add_column(width=_COLUMN + 1, no_wrap=True)
        far = [self._pile(sight, 1 - sight.near, theater) for theater in sight.theaters]
        deepest = max(len(pile) for pile in far)
        grid.add_row(*[Text("\n").join([Text()] * (deepest - len(pile)) + pile[::-1]) for pile in far])
        grid.add_row(*[self._theater(sight, theater) for theater in sight.theaters])
        grid.add_row(*[Text("\n").join(self._pile(sight, sight.near, theater)) for theater in sight.theaters])
        parts: list[RenderableType] = [Text(self._head(sight), "bold"), Text(self._side(sight, 1 - sight.near))]
        parts += [grid, Text(self._side(sight, sight.near))]
        return Group(*parts, *[Text(line) for line in self._marks(sight)])

    def lines(self, view: lenses.View[Any], referee: lenses.Game[Any] | None = None) -> list[str]:
        sight = self._sight(view, referee)
        lines = [self._head(sight)]
        for seat in (1 - sight.near, sight.near):
            lines.append(self._side(sight, seat))
        for theater in sight.theaters:
            name = THEATER_NAMES[theater]
            piles = [self._pile_words(sight, seat, theater) for seat in (1 - sight.near, sight.near)]
            lines.append(self.texts.say("board-theater-plain", theater=name, control=self._control(sight, theater)))
            lines += ["  " + pile for pile in piles]
        return lines + self._marks(sight)

    def hand(self, view: lenses.View[Any], referee: lenses.Game[Any] | None = None) -> list[str]:
        sight = self._sight(view, referee)
        lines: list[str] = []
        for seat, hand in sight.hands():
            lines.append(self._hand_title(sight, seat))
            for card in hand:
                does = effect(self.texts, CARD_NAMES[card])
                lines.append("  " + self.texts.say("board-hand-card", card=CARD_NAMES[card], effect=does))
            if not hand:
                lines.append("  " + self.texts.say("board-empty"))
        return lines

    def hands(self, view: lenses.View[Any], referee: lenses.Game[Any] | None = None) -> list[str]:
        sight = self._sight(view, referee)
        lines: list[str] = []
        for seat, hand in sight.hands():
            cards = [self.texts.name("card", CARD_NAMES[card]) for card in hand]
            words = ", ".join(cards) or self.texts.say("board-empty")
            lines.append(f"{self._hand_title(sight, seat)} {words}")
        return lines

    def _hand_title(self, sight: _Sight, seat: int) -> str:
        return self.texts.say("board-hand" if seat == sight.viewer else "board-hand-of", seat=SEATS[seat])

    @staticmethod
    def _sight(view: lenses.View[Any], referee: lenses.Game[Any] | None) -> _Sight:
        assert isinstance(view, View)
        assert referee is None or isinstance(referee, Game)
        return _Sight(view, referee)

    # the parts of the picture

    def _head(self, sight: _Sight) -> str:
        board = sight.board
        return self.texts.say("board-head", battle=board.battle, target=board.target, deck=board.deck_size())

    def _side(self, sight: _Sight, seat: int) -> str:
        board = sight.board
        return self.texts.say(
            "board-seat",
            seat=SEATS[seat],
            you="yes" if seat == sight.viewer else "no",
            first="yes" if seat == board.first else "no",
            hand=board.hands[seat],
            score=board.scores[seat],
        )

    def _theater(self, sight: _Sight, theater: int) -> Text:
        name = THEATER_NAMES[theater]
        words = Text(" " + self.texts.name("theater", name).upper(), f"bold {_COLOURS[name]}")
        words.append(": " + self._control(sight, theater) + "\n ", "default")
        for seat in (1 - sight.near, sight.near):
            gap = "  " if seat != sight.near else ""
            base, bonus = self._worth(sight, seat, theater)
            worth = self.texts.say(
                "board-total-bonus" if bonus else "board-total", seat=SEATS[seat], total=base, bonus=bonus
            )
            words.append(worth + gap, "bold" if controller(sight.board, theater) == seat else "default")
        return words

    def _control(self, sight: _Sight, theater: int) -> str:
        board = sight.board
        tie = total(board, 0, theater) == total(board, 1, theater)
        return self.texts.say("board-tie" if tie else "board-control", seat=SEATS[controller(board, theater)])

    def _pile(self, sight: _Sight, seat: int, theater: int) -> list[Text]:
        """One line for each card, from the bottom of the pile to its top."""
        tokens = sight.board.piles[pile_of(seat, theater)]
        lines: list[Text] = []
        for place, token in enumerate(tokens):
            top = place == len(tokens) - 1
            strength = strengths(sight.board, seat, theater)[place]
            if is_faceup(token):
                what = self.texts.name("card", sight.name(token))
                style = _COLOURS[THEATER_NAMES[TYPE[sight.card(token)]]]
            else:
                what, style = self.texts.say("board-facedown", id=sight.name(token)), "default"
            line = Text(f"{'>' if top else ' '}{place + 1} ", "bold" if top else "dim")
            line.append(f"{what:<{_COLUMN - 4}.{_COLUMN - 4}}", style if top else f"dim {style}")
            line.append(f" {strength}", "bold" if top else "default")
            lines.append(line)
        return lines

    def _pile_words(self, sight: _Sight, seat: int, theater: int) -> str:
        tokens = sight.board.piles[pile_of(seat, theater)]
        words: list[str] = []
        for place, token in enumerate(tokens):
            words.append(
                self.texts.say(
                    "board-card" if is_faceup(token) else "board-card-down",
                    place=place + 1,
                    card=sight.name(token),
                    strength=strengths(sight.board, seat, theater)[place],
                    top="yes" if place == len(tokens) - 1 else "no",
                )
            )
        base, bonus = self._worth(sight, seat, theater)
        pile = "; ".join(words) or self.texts.say("board-empty")
        message = "board-pile-bonus" if bonus else "board-pile"
        return self.texts.say(message, seat=SEATS[seat], total=base + bonus, pile=pile, bonus=bonus)

    @staticmethod
    def _worth(sight: _Sight, seat: int, theater: int) -> tuple[int, int]:
        """What the cards of a side add up to, and what comes from elsewhere [A1]."""
        base = sum(strengths(sight.board, seat, theater))
        return base, total(sight.board, seat, theater) - base

    def _marks(self, sight: _Sight) -> list[str]:
        """What else lies about."""
        board = sight.board
        lines: list[str] = []
        for seat, name in enumerate(SEATS):
            if board.air_drops[seat]:
                lines.append(self.texts.say("board-air-drop", seat=name))
            shown = [CARD_NAMES[card] for card in board.shown_cards(seat)]
            if shown and seat != sight.viewer:
                lines.append(self.texts.say("board-shown", seat=name, cards=shown))
        if board.buried:
            down = self.texts.say("board-facedown")
            names = [
                self.texts.name("card", sight.name(token)) if sight.name(token) else down for token in board.buried
            ]
            lines.append(self.texts.say("board-destroyed", list=", ".join(names)))
        if board.held != NONE:
            lines.append(self.texts.say("board-held", card=sight.name(board.held)))
        if board.triggered:
            lines.append(self.texts.say("board-waiting", cards=[CARD_NAMES[card] for card in board.triggered]))
        return lines


DRAWING: Final = CrittersDrawing
