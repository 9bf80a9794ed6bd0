"""Write the positions that the pages "how they play" draw: web/src/boards/root/ways/positions.json.

They are laid by hand, in the words of docs/scenarios.md, so that every faction has something to show. `--check` writes
nothing, and says whether the file is what would be written now.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any, Final

from weald.scenario import Scenario

FILE: Final = Path(__file__).parent.parent / "web" / "src" / "boards" / "root" / "ways" / "positions.json"

# the six that people play, in one woodland
PEOPLE: Final[dict[str, Any]] = {
    "order": "marquise eyrie alliance vagabond cult riverfolk",
    "turn": "marquise",
    "phase": "daylight",
    "round": 4,
    "ruins": "6 11",
    "discard": "bake-sale investments",
    "marquise": {
        "keep": "1",
        "sawmill": "5x2 10",
        "workshop": "9",
        "recruiter": "1",
        "wood": "5x2 10",
        "warriors": "1x3 5x2 9x2 10",
        "score": 11,
        "items": "boots",
    },
    "eyrie": {
        "roost": "3 7",
        "warriors": "3x3 7x4 11x2",
        "leader": "commander",
        "decree": {"recruit": "tax-collector", "move": "anvil foxfolk-steel", "battle": "sappers"},
        "score": 9,
    },
    "alliance": {
        "base": "12",
        "sympathy": "2 9 12",
        "warriors": "12x2",
        "supporters": "armorers cobbler favor-of-the-mice",
        "officers": 2,
        "score": 6,
    },
    "vagabond": {
        "character": "thief",
        "pawn": "6",
        "items": "boots boots:exhausted sword torch bag tea:exhausted crossbow:damaged",
        "relations": {"marquise": "friendly", "eyrie": "hostile"},
        "quests": "give_a_speech_fox guard_duty_rabbit escort_mouse",
        "score": 8,
    },
    "cult": {
        "fox-garden": "8",
        "rabbit-garden": "4",
        "mouse-garden": "2",
        "warriors": "8x3 4x2 2",
        "acolytes": 3,
        "outcast": "fox",
        "hated": "yes",
        "souls": "smugglers-trail root-tea-fox",
        "score": 7,
    },
    "riverfolk": {
        "mouse-post": "7",
        "rabbit-post": "10",
        "warriors": "7 10x2 4",
        "funds": {"riverfolk": 2, "marquise": 2, "eyrie": 1},
        "payments": {"alliance": 1},
        "prices": "1 2 3",
        "hand": "codebreakers command-warren",
        "score": 6,
    },
}
# and the bots, four and four
ROBOTS: Final[dict[str, Any]] = {
    "order": "marquise eyrie alliance vagabond",
    "turn": "vagabond",
    "phase": "start",
    "marquise": {
        "bot": "normal",
        "keep": "1",
        "sawmill": "5",
        "workshop": "9x2",
        "recruiter": "10",
        "warriors": "1x3 5x2 9x2 10x2 12",
        "score": 7,
    },
    "eyrie": {
        "bot": "normal",
        "roost": "3 7",
        "warriors": "3x4 7x3 11",
        "decree": {"fox": "anvil", "mouse": "sword-mouse", "bird": "armorers"},
        "score": 6,
    },
    "alliance": {"bot": "normal", "base": "2", "sympathy": "2 6 11", "warriors": "2x2", "officers": 1, "score": 5},
    "vagabond": {"bot": "normal", "character": "tinker", "pawn": "8", "items": "boots bag hammer", "score": 4},
}
MORE_ROBOTS: Final[dict[str, Any]] = {
    "order": "marquise cult riverfolk duchy corvids",
    "turn": "marquise",
    "phase": "start",
    "marquise": {"keep": "1", "warriors": "1x2"},
    "cult": {
        "bot": "normal",
        "fox-garden": "8",
        "mouse-garden": "7",
        "warriors": "8x3 7x2 4",
        "acolytes": 2,
        "score": 5,
    },
    "riverfolk": {
        "bot": "normal",
        "mouse-post": "11",
        "rabbit-post": "10",
        "warriors": "11x2 10x2 12",
        "market": "armorers anvil codebreakers",
        "payments": {"marquise": 2},
        "score": 4,
    },
    "duchy": {
        "bot": "normal",
        "citadel": "12",
        "market": "9",
        "tunnel": "12",
        "warriors": "12x4 9x2",
        "burrow": 3,
        "swayed": "foremole captain",
        "score": 6,
    },
    "corvids": {"bot": "normal", "warriors": "2x2 5 6x2 3", "plot": "2 6", "facedown": "bomb snare", "score": 3},
}


def written() -> str:
    views = [Scenario("root", **words).see(None) for words in (PEOPLE, ROBOTS, MORE_ROBOTS)]
    return json.dumps(dict(zip(("people", "robots", "more_robots"), views, strict=True)), indent=1) + "\n"


def main() -> None:
    text = written()
    if "--check" in sys.argv:
        if not FILE.exists() or FILE.read_text(encoding="utf-8") != text:
            sys.exit(f"{FILE.name} is not what tools/ways.py would write now: run it again")
    else:
        FILE.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
