"""How a bot explains itself: every id it can utter has words, and the words say all that was compared."""

from __future__ import annotations

import ast
import re
from typing import Any

from tests.texts.test_catalogues import CATALOGUES, SOURCE, calls, constants, missing, nth
from weald import library
from weald.games.root.factions.cult.clockwork import WHY_NOT
from weald.texts import Texts

CLEARINGS: dict[str, Any] = {
    "what": "bot-chose",
    "law": "K5.5.1.1",
    "seat": "eyrie",
    "choice": "recruit",
    "chosen": "9",
    "kind": "clearing",
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


def returned(function: str) -> set[str]:
    """The strings that a function of the bots can return."""
    found: set[str] = set()
    for path in SOURCE.joinpath("games", "root").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name == function:
                for inner in ast.walk(node):
                    if isinstance(inner, ast.Return) and inner.value is not None:
                        found.update(constants(inner.value))
    return found


def test_every_choice_and_criterion_has_its_message() -> None:
    """What a bot chooses and what it compares are called something; the word most or fewest stands before it."""
    said = list(calls("games", "root"))
    choosing = ("Pick", "PickThing", "tell_targets", "tell_check", "tell_none", "Count")
    choices = {what for name, call in said if name in choosing for what in nth(call, 3)} | {"card"}
    criteria = {what for name, call in said if name in ("most", "fewest", "part", "limit") for what in nth(call, 0)}
    criteria |= {what for name, call in said if name == "tell_check" for what in nth(call, 4)}
    assert len(choices) > 50
    assert len(criteria) > 40
    texts = Texts("root")
    assert missing(texts, {f"choice-{what}" for what in choices}) == []
    assert missing(texts, {f"criterion-{what}" for what in criteria}) == []
    assert not [what for what in criteria if re.match("most|fewest", texts.say(f"criterion-{what}"))]


def test_every_reason_for_doing_nothing_has_its_message() -> None:
    """What a bot passes over it passes over in words."""
    said = list(calls("games", "root"))
    whys = {why for name, call in said if name == "tell_passed" for why in nth(call, 3)}
    whys |= {why for name, call in said if name == "skip" for why in nth(call, 2)}
    whys |= {why for name, call in said if name == "first" for why in nth(call, 0)}
    for name, call in said:
        if name == "best":
            whys |= {why for keyword in call.keywords if keyword.arg == "why" for why in constants(keyword.value)}
    whys |= returned("why_not_crafted") | returned("why_not_sold") | set(WHY_NOT.values())
    assert len(whys) > 40
    assert missing(Texts("root"), {f"why-{why}" for why in whys if why}) == []


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
        "Most enemy pieces [K5.5.1.1.1]: 4 and 9 with 2; 8 with 0. "
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
        "kind": "seat",
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


def test_a_condition_is_told_with_its_numbers() -> None:
    """What is wanted, how many there are, whether that is enough; and where, if it is about a clearing."""
    event = {
        "what": "bot-checked",
        "law": "K6.6.1",
        "seat": "alliance",
        "choice": "organize",
        "criterion": "own-warriors",
        "value": 2,
        "wanted": "at-least",
        "bound": 3,
        "met": "no",
        "clearing": 4,
    }
    whole = "Automated Alliance: whether to organize (clearing 4): no: warriors of its own 2, at least 3 wanted."
    texts = Texts("root", robots=["alliance"])
    assert texts.event(event) == whole
    assert texts.event({**event, "clearing": None}) == whole.replace(" (clearing 4)", "")


def test_a_number_is_told_with_its_parts() -> None:
    """A sum with its limits, or the greatest of several; laws other than its own are cited."""
    event: dict[str, Any] = {
        "what": "bot-counted",
        "law": "K10.4.3",
        "seat": "duchy",
        "choice": "recruits",
        "count": 2,
        "by": "sum",
        "parts": [
            {"criterion": "citadel-recruits", "value": 2, "law": "K10.4.3"},
            {"criterion": "foremole", "value": 1, "law": "K10.7.3"},
        ],
        "limits": [{"criterion": "supply", "value": 2, "law": "K10.4.3"}],
    }
    texts = Texts("root")
    assert texts.event(event) == (
        "Drillbit Duchy: how many recruits: 2: recruits by citadels 2, the Foremole 1 [K10.7.3]; "
        "no more than warriors in the supply 2."
    )
    assert texts.event({**event, "by": "most", "limits": []}) == (
        "Drillbit Duchy: how many recruits: 2, the most of recruits by citadels 2, the Foremole 1 [K10.7.3]."
    )


def test_chance_and_order_decide_in_words() -> None:
    """Of several things the first as the law lists them, or whichever the dice take."""
    event = {
        "what": "bot-chose",
        "law": "K1.2.1",
        "seat": "marquise",
        "choice": "lose-piece",
        "chosen": "workshop",
        "kind": "piece",
        "among": ["sawmill", "workshop"],
        "compared": [],
        "tie": "K1.2.1",
        "tie_by": "chance",
        "tied": ["sawmill", "workshop"],
    }
    texts = Texts("root", robots=["marquise"])
    lost = "Mechanical Marquise: which piece is lost: workshop, among sawmill and workshop. "
    assert texts.event(event) == lost + "Of sawmill and workshop one by chance."
    assert texts.event({**event, "tie_by": "first"}) == lost + "Of sawmill and workshop the first in this order."
