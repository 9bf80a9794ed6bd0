"""The hex board of Defenders: each hex a brick, its six sides drawn as what they are."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from rich.text import Text

from weald.drawings.canvas import Canvas
from weald.games.defenders.geometry import EDGE, EDGE_NAMES, HEX_NAMES, HEXES, NEXT, OFF, SIDE_NAMES, SIDES
from weald.texts import Texts

_HALF: Final = 7  # half the width of a hex
_TALL: Final = 3  # lines of a hex, one of its two borders included
_ROOM: Final = 2 * _HALF - 2  # letters in a line of a hex
_ROWS: Final = "ABCDEFG"
_COUNTS: Final = (4, 5, 6, 7, 6, 5, 4)
WIDTH: Final = 7 * 2 * _HALF + 1
_HEIGHT: Final = 7 * _TALL + 1

HABITAT_COLOURS: Final = {"forest": "green", "plains": "yellow", "marsh": "cyan", "mountain": "grey70"}
FACTION_COLOURS: Final = {"order": "orange1", "council": "yellow1", "coven": "medium_purple1", "sect": "cyan1"}
_WALL: Final = "bold red"
_GROUND_COLOURS: Final = {"factory": "bold magenta", "core": "bold magenta", "wild": "bold green"}
_ARROWS: Final = {"NE": "↗", "SE": "↘", "S": "↓", "SW": "↙", "NW": "↖", "N": "↑"}
_CHUTES: Final = {"E": ">", "SE": "v", "SW": "v", "W": "<", "NW": "^", "NE": "^"}
# sides in the order of the geometry: E, SE, SW, W, NW, NE; those of a brick that stand upright
_UPRIGHT: Final = (0, 3)

Shown = Mapping[str, Any]


def corner_of(place: int) -> tuple[int, int]:
    """The upper left corner of a hex on the canvas."""
    row = _ROWS.index(HEX_NAMES[place][0])
    number = int(HEX_NAMES[place][1:]) - 1
    return (7 - _COUNTS[row]) * _HALF + number * 2 * _HALF, row * _TALL


def _spots(place: int, side: int) -> list[tuple[int, int]]:
    """The letters of one side of a hex."""
    x, y = corner_of(place)
    if side in _UPRIGHT:
        column = x + 2 * _HALF if side == 0 else x
        return [(column, y + line) for line in range(1, _TALL)]
    line = y if side in (4, 5) else y + _TALL
    start = x + 1 if side in (2, 4) else x + _HALF + 1
    return [(start + step, line) for step in range(_HALF - 1)]


class Map:
    """Draws the board of one view."""

    def __init__(self, shown: Shown, texts: Texts) -> None:
        self.shown = shown
        self.texts = texts
        self.canvas = Canvas(WIDTH, _HEIGHT)
        self.hexes: Mapping[str, Shown] = shown["hexes"]
        self.walls = set(shown["walls"])
        self.breaches = set(shown["breaches"])

    def draw(self) -> Text:
        for place in range(HEXES):
            for side in range(SIDES):
                self._draw_side(place, side)
        for place in range(HEXES):
            self._draw_joints(place)
            self._draw_inside(place)
        for place in range(HEXES):
            self._draw_chutes(place)
        for engine in self.shown["engines"]:
            if engine is not None:
                self._draw_engine(engine)
        return self.canvas.text()

    def _ground(self, place: int) -> str:
        return str(self.hexes[HEX_NAMES[place]]["ground"]) if place != OFF else ""

    def _look(self, place: int, side: int) -> tuple[str, str]:
        """The letters of a side, across and upright in one string, and its style."""
        name = EDGE_NAMES[EDGE[place * SIDES + side]]
        other = NEXT[place * SIDES + side]
        grounds = [ground for ground in (self._ground(place), self._ground(other)) if ground not in ("", "habitat")]
        if grounds:
            solid = [ground for ground in grounds if ground != "wild"]
            return "═║", _GROUND_COLOURS[(solid or grounds)[0]]
        if name in self.walls:
            return "━┃", _WALL
        return ("─│", "grey50") if other == OFF else ("┈┊", "grey39")

    def _draw_side(self, place: int, side: int) -> None:
        letters, style = self._look(place, side)
        spots = _spots(place, side)
        for x, y in spots:
            self.canvas.put(x, y, letters[1] if side in _UPRIGHT else letters[0], style)
        if EDGE_NAMES[EDGE[place * SIDES + side]] in self.breaches:
            middle = spots[:1] if side in _UPRIGHT else spots[2:4]
            for x, y in middle:
                self.canvas.put(x, y, "X", "bold bright_green")

    def _draw_joints(self, place: int) -> None:
        x, y = corner_of(place)
        for step in (0, _HALF, 2 * _HALF):
            for line in (y, y + _TALL):
                self.canvas.put(x + step, line, "+", "grey39")

    def _draw_inside(self, place: int) -> None:
        x, y = corner_of(place)
        name = HEX_NAMES[place]
        data = self.hexes[name]
        ground = str(data["ground"])
        if ground == "habitat":
            habitat = data["habitat"] or "?"
            words, style = self.texts.name("habitat", habitat), HABITAT_COLOURS.get(habitat, "default")
        else:
            words, style = self._tile(data), _GROUND_COLOURS[ground]
        self.canvas.put(x + 2, y + 1, name, "bold")
        self.canvas.put(x + 5, y + 1, f"{words:.9}", style)
        self._draw_tokens(x + 2, y + 2, data)

    def _tile(self, data: Shown) -> str:
        """`CORE 5 ↗`"""
        word = self.texts.say(f"map-{data['ground']}")
        return f"{word} {data['tile']}{_ARROWS.get(data.get('arrow', ''), '')}"

    def _draw_tokens(self, x: int, y: int, data: Shown) -> None:
        """`TOXIC h1 ⌂O [O]`; closer together if that is too wide."""
        tokens = self._tokens(data)
        toxic = self.texts.say("map-toxic")
        gap = " "
        if len(gap.join(words for words, _ in tokens)) > _ROOM:
            gap = ""
            tokens = [(words[0] if words == toxic else words, style) for words, style in tokens]
        for words, style in tokens:
            self.canvas.put(x, y, words, style)
            x += len(words + gap)
        inside = x - len(gap) - 1 - len(data["leaders"])
        for place, faction in enumerate(data["leaders"], start=inside):
            self.canvas.put(place, y, self._letter(faction), f"bold reverse {FACTION_COLOURS[faction]}")

    def _tokens(self, data: Shown) -> list[tuple[str, str]]:
        """What is in a hex, each with its style; the leaders come last, in one pair of brackets."""
        found: list[tuple[str, str]] = []
        if data["toxic"]:
            found.append((self.texts.say("map-toxic"), "bold black on bright_green"))
        elif data["pollution"]:
            found.append(("~" * int(data["pollution"]), "bold bright_green"))
        if data["mechs"]:
            found.append((f"{'h' if data['mechs_are'] == 'hunters' else 's'}{data['mechs']}", "bold red"))
        if data["camp"]:
            found.append((f"⌂{self._letter(data['camp'])}", f"bold {FACTION_COLOURS[data['camp']]}"))
        if data["leaders"]:
            found.append((f"[{''.join(self._letter(faction) for faction in data['leaders'])}]", "bold"))
        return found

    def _draw_chutes(self, place: int) -> None:
        for name in self.hexes[HEX_NAMES[place]].get("chutes", []):
            side = SIDE_NAMES.index(name)
            spots = _spots(place, side)
            x, y = spots[-1] if side in (0, 3, 1, 5) else spots[0]
            self.canvas.put(x, y, _CHUTES[name], "bold bright_green")

    def _draw_engine(self, engine: Shown) -> None:
        """An engine in the middle of its edge, as a wedge that points where it faces."""
        left, right = HEX_NAMES.index(engine["left"]), HEX_NAMES.index(engine["right"])
        side = next(side for side in range(SIDES) if NEXT[left * SIDES + side] == right)
        spots = _spots(left, side)
        x, y = spots[0] if side in _UPRIGHT else spots[2]
        self.canvas.put(x, y, {0: "▲", 3: "▼"}.get(side, "▶▶" if side in (1, 2) else "◀◀"), "bold bright_white on red")

    def _letter(self, faction: str) -> str:
        return self.texts.note(f"seat-{faction}", "letter")
