"""How a bot explains itself: every id it can utter has words, and the words say all that was compared."""

from __future__ import annotations

import re
from typing import Any

from tests.texts.test_catalogues import CATALOGUES, calls, missing, nth
from weald import library
from weald.texts import Texts

CLEARINGS: dict[str, Any] = {
    "what": "bot-chose",
    "law": "K5.5.1.1",
    "seat": "eyrie",
    "choice": "recruit",
    "chosen": "9",
    "players": False,
    "among": ["4", "8", "9"],
    "compared": [
        {
            "criterion": "enemy-pieces",
            "wanted": "most",
            "law": "K5.5.1.1.1",
            "values": {"4": 2, "8": 0, "9": 2},
            "left": ["4", "9"],
        },
        {
            "criterion": "own-warriors",
            "wanted": "fewest",
            "law": "K5.5.1.1",
            "values": {"4": 1, "9": 1},
            "left": ["4", "9"],
        },
    ],
    "tie": "K5.5.1.1.3",
    "tie_by": "lowest",
    "tied": ["4", "9"],
}


def test_every_choice_and_criterion_has_its_message() -> None:
    """What a bot chooses and what it compares are called something; the word most or fewest stands before it."""
    picks = [(name, call) for name, call in calls("games", "root", "clockwork")]
    choices = {what for name, call in picks if name in ("Pick", "tell_targets") for what in nth(call, 3)}
    criteria = {what for name, call in picks if name in ("most", "fewest") for what in nth(call, 0)}
    assert len(choices) > 8
    assert len(criteria) > 8
    texts = Texts("root")
    assert missing(texts, {f"choice-{what}" for what in choices}) == []
    assert missing(texts, {f"criterion-{what}" for what in criteria}) == []
    assert not [what for what in criteria if re.match("most|fewest", texts.say(f"criterion-{what}"))]


def test_no_id_stands_in_two_catalogues_of_a_game() -> None:
    """Else one of the two would never be read."""
    for game in library.names():
        seen: dict[str, str] = {}
        for path in CATALOGUES:
            if not path.name.startswith(tuple(library.books(game))):
                continue
            for found in re.findall(r"^([a-z][\w-]*) =", path.read_text(encoding="utf-8"), re.MULTILINE):
                assert found not in seen, f"{found} in {seen[found]} and {path.name}"
                seen[found] = path.name


def test_a_choice_among_clearings_is_told_whole() -> None:
    """What was chosen, among which, by what with its values and laws, and what decided the tie."""
    told = Texts("root", robots=["eyrie"]).event(CLEARINGS)
    assert told == (
        "Electric Eyrie: where to recruit: clearing 9, among 4, 8 and 9. "
        "Most enemy pieces [K5.5.1.1.1]: 4 and 9 have 2; 8 has 0. "
        "Fewest warriors of its own: all have 1. "  # by the law that the line ends with anyway
        "Of 4 and 9 the lowest priority [K5.5.1.1.3]."
    )


def test_the_only_choice_needs_no_comparison() -> None:
    """Nothing was compared: it says so."""
    alone = {**CLEARINGS, "among": ["9"], "compared": [], "tie": "", "tie_by": "", "tied": []}
    assert Texts("root").event(alone) == "Eyrie Dynasties: where to recruit: clearing 9, the only choice."


def test_a_choice_among_players_names_them() -> None:
    """Bots by their own names, people by their factions'."""
    event = {
        "what": "bot-chose",
        "law": "K4.5.1",
        "seat": "marquise",
        "choice": "defender",
        "chosen": "eyrie",
        "players": True,
        "among": ["eyrie", "alliance"],
        "compared": [
            {
                "criterion": "pieces",
                "wanted": "most",
                "law": "K4.5.1",
                "values": {"eyrie": 2, "alliance": 2},
                "left": ["eyrie", "alliance"],
            }
        ],
        "tie": "K2.2",
        "tie_by": "set-up",
        "tied": ["eyrie", "alliance"],
    }
    assert Texts("root", robots=["marquise", "alliance"]).event(event) == (
        "Mechanical Marquise: whom to fight: Eyrie Dynasties, among Eyrie Dynasties and Automated Alliance. "
        "Most pieces there: all have 2. "
        "Of Eyrie Dynasties and Automated Alliance the first in the order of set-up [K2.2]."
    )
