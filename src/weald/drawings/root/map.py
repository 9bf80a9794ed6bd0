"""The map of Root: boxes where the clearings are, dotted paths between them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from rich.text import Text

from weald.drawings.canvas import Canvas
from weald.games.root.tables import BUILDINGS, MAP_NAMES, MAPS, PIECE_NAMES, RUIN
from weald.texts import Texts

WIDTH: Final = 99
_HEIGHT: Final = 22
_BOX: Final = 18
_TALL: Final = 5  # lines of a box
_COLUMNS: Final = ((120, 0), (400, 27), (640, 54), (890, 81))  # four columns: on the printed map, and where boxes begin
_SWAY: Final = 20  # how far a place must be off its column to move its box by one letter
TOKENS: Final = tuple(PIECE_NAMES[BUILDINGS:RUIN])  # what takes no slot
SUIT_COLOURS: Final = {"fox": "red", "rabbit": "yellow", "mouse": "magenta", "bird": "cyan"}
SEAT_COLOURS: Final = {
    "marquise": "dark_orange",
    "eyrie": "dodger_blue2",
    "alliance": "green",
    "vagabond": "grey70",
    "vagabond2": "grey85",
    "cult": "gold3",
    "riverfolk": "turquoise2",
    "duchy": "tan",
    "corvids": "medium_purple",
}
_MARKER: Final = "#"
LANDMARKS: Final = ("ferry", "tower")

_RIVER: Final = "turquoise2"
_CLOSED: Final = "red3"


def letter(texts: Texts, seat: str) -> str:
    """The letter of a faction on the map."""
    return texts.note(f"seat-{seat}", "letter") or seat[:1].upper()


def short(texts: Texts, piece: str) -> str:
    return texts.note(f"piece-{piece}", "short") or piece[:3]


def slots(clearing: Mapping[str, Any]) -> list[str]:
    """What fills the slots of a clearing, and an empty string for each open one."""
    pieces: Mapping[str, int] = clearing["pieces"]
    filled = [piece for piece, count in pieces.items() if piece not in TOKENS for _ in range(count)]
    return filled + ["cover"] * int(clearing.get("covered", 0)) + [""] * int(clearing["open_slots"])


def tokens(clearing: Mapping[str, Any]) -> dict[str, int]:
    """What lies in a clearing outside its slots."""
    return {piece: count for piece, count in clearing["pieces"].items() if piece in TOKENS}


def landmarks(clearing: Mapping[str, Any]) -> list[str]:
    """The ferry or the tower, if it is there."""
    return [mark for mark in LANDMARKS if clearing.get(mark)]


def pawns(shown: Mapping[str, Any], number: str) -> list[str]:
    """The seats whose pawn stands in a clearing."""
    return [seat for seat, data in shown["seats"].items() if str(data.get("pawn", {}).get("clearing")) == number]


def draw_map(shown: Mapping[str, Any], texts: Texts, markers: bool = False) -> Text:
    """The whole map of a view, with the priority markers of the bots if they are wanted."""
    canvas = Canvas(WIDTH, _HEIGHT)
    corners = _corners(MAPS[MAP_NAMES.index(shown["map"])].places)
    clearings: Mapping[str, Mapping[str, Any]] = shown["clearings"]
    for number, clearing in clearings.items():
        for other in clearing["paths"]:
            if other > int(number):
                canvas.path(*_ends(corners[int(number) - 1], corners[other - 1]))
        for other in clearing.get("closed", []):
            if other > int(number):
                canvas.path(*_ends(corners[int(number) - 1], corners[other - 1]), "x", _CLOSED)
    for number, clearing in clearings.items():
        x, y = corners[int(number) - 1]
        _draw_clearing(canvas, x, y, number, clearing, texts, pawns(shown, number))
        if clearing.get("river"):
            river = "~" + " ".join(str(other) for other in clearing["river"])
            canvas.put(x + _BOX - 1 - len(river), y + _TALL - 2, river, _RIVER)
        if markers:
            _draw_marker(canvas, x, y, f"{_MARKER}{number}")
    return canvas.text()


def _draw_marker(canvas: Canvas, x: int, y: int, marker: str) -> None:
    """[K3.1] A clearing is numbered as its marker is: on the corner of the box, in front of the suit."""
    canvas.put(x, y, marker, "reverse bold")


def _corners(places: list[list[int]]) -> list[tuple[int, int]]:
    """Where the boxes begin: in four columns that sway a little, and as high as on the printed map."""
    top = min(y for _, y in places)
    bottom = max(y for _, y in places)
    found: list[tuple[int, int]] = []
    for x, y in places:
        middle, left = min(_COLUMNS, key=lambda column: abs(column[0] - x))
        sway = min(max(left + round((x - middle) / _SWAY), 0), WIDTH - _BOX)
        found.append((sway, round((y - top) / (bottom - top) * (_HEIGHT - _TALL))))
    return found


def _ends(one: tuple[int, int], other: tuple[int, int]) -> tuple[tuple[int, int], tuple[int, int]]:
    """Where a path leaves two boxes: at the sides that face each other."""
    (x, y), (far_x, far_y) = sorted((one, other))
    if far_x - x < _BOX:  # one above the other
        (x, y), (far_x, far_y) = sorted((one, other), key=lambda corner: corner[1])
        return (x + _BOX // 2, y + _TALL), (far_x + _BOX // 2, far_y - 1)
    lean = (far_y > y) - (far_y < y)
    return (x + _BOX, y + _TALL // 2 + lean), (far_x - 1, far_y + _TALL // 2 - lean)


def _draw_clearing(
    canvas: Canvas, x: int, y: int, number: str, clearing: Mapping[str, Any], texts: Texts, here: list[str]
) -> None:
    inner = _BOX - 2
    ruler, suit = clearing["ruler"], clearing["suit"]
    edge = SEAT_COLOURS.get(ruler, "default") if ruler else "dim"
    canvas.put(x, y, "┌" + "─" * inner + "┐", edge)
    for line in range(1, _TALL - 1):
        canvas.put(x, y + line, "│" + " " * inner + "│", edge)
    canvas.put(x, y + _TALL - 1, "└" + "─" * inner + "┘", edge)
    title = f"{number} {texts.name('suit', suit).upper() if suit else '?'}"
    canvas.put(x + 1, y, title, f"bold {SUIT_COLOURS.get(suit, 'default')}")
    if ruler:
        words = texts.say("board-ruler", letter=letter(texts, ruler))
        canvas.put(x + 1 + inner - len(words), y, words, f"bold {edge}")
    filled = [f"[{short(texts, piece):<3.3}]" if piece else "[   ]" for piece in slots(clearing)]
    canvas.put(x + 1, y + 1, "".join(filled))
    place = x + 1
    for seat, count in [*clearing["warriors"].items(), *[(seat, "") for seat in here]]:
        words = f"{letter(texts, seat)}{count}"
        canvas.put(place, y + 2, words, f"bold {SEAT_COLOURS.get(seat, 'default')}")
        place += len(words) + 1
    there = [f"{short(texts, piece)}{count if count > 1 else ''}" for piece, count in tokens(clearing).items()]
    there += [texts.say(f"board-{mark}") for mark in landmarks(clearing)]
    canvas.put(x + 1, y + 3, " ".join(there)[:inner])
    paths = texts.say("board-paths", list=" ".join(str(other) for other in clearing["paths"]))
    canvas.put(x + 1, y + _TALL - 1, paths[:inner], "dim")
