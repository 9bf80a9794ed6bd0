"""Appendix B: what lies in the two boxes, counted against the data the game is played with."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import Any

from tests.law import law
from tests.law.root.looking import data
from weald import library
from weald.engine.table import Table
from weald.texts import Texts

BASE_ITEMS = Counter(boots=4, sword=4, bag=4, hammer=3, tea=3, coins=2, crossbow=2, torch=1)
EXPANSION_ITEMS = Counter(boots=3, sword=3, bag=1, hammer=1, torch=1, coins=1, crossbow=1)
BASE_CHARACTERS = ("thief", "tinker", "ranger")
EXPANSION_CHARACTERS = ("vagrant", "arbiter", "scoundrel")


def start_items() -> dict[str, Counter[str]]:
    """What each character begins with."""
    return {character["id"]: Counter(character["items"]) for character in data("vagabond.json")["characters"]}


def most(counters: list[Counter[str]]) -> Counter[str]:
    """Of each item as many as any one of them needs."""
    needed: Counter[str] = Counter()
    for counter in counters:
        needed |= counter
    return needed


@law("B.1.1", "B.2.1")
def test_the_law_is_the_booklet_that_is_played() -> None:
    """Of the booklets only the law has numbers: one index holds all of its chapters and appendices, the expansion's
    too, each paragraph with a text and a title or a place under one; the guides add none."""
    numbers = [entry["id"] for entry in data("laws.json")["laws"]]
    assert len(set(numbers)) == len(numbers)
    chapters = list(dict.fromkeys(number.partition(".")[0] for number in numbers))
    assert sorted(chapters[:11], key=int) == [str(chapter) for chapter in range(1, 12)]
    assert set(chapters[11:]) == {"A", "B", "C", "V", "G", "L", "M"}
    texts = Texts("root")
    assert [number for number in numbers if not texts.law(number)] == []
    assert library.ruleset("root").edition == "root-ua-2020"


@law("B.1.2")
def test_the_items_of_the_base_game() -> None:
    """23: the supply, one under each ruin, and what any one of its three characters begins with."""
    supply = Counter(data("boards.json")["items"]["supply"])
    ruins = Counter(data("vagabond.json")["ruin_items"])
    starts = most([start_items()[name] for name in BASE_CHARACTERS])
    assert supply + ruins + starts == BASE_ITEMS
    assert BASE_ITEMS.total() == 23
    assert all(len(game["ruins"]) == ruins.total() == 4 for game in data("maps.json")["maps"].values())


@law("B.2.2")
def test_the_items_of_the_expansion() -> None:
    """11: a second set for the ruins, and what each of its characters needs beside the base game's own.

    With both boxes any two characters can begin together, with every item of the supply in its place.
    """
    assert EXPANSION_ITEMS.total() == 11
    supply = Counter(data("boards.json")["items"]["supply"])
    ruins = Counter(data("vagabond.json")["ruin_items"])
    starts = start_items()
    both = BASE_ITEMS + EXPANSION_ITEMS
    for one, other in combinations(starts, 2):
        assert supply + ruins + ruins + starts[one] + starts[other] <= both, (one, other)
    assert EXPANSION_ITEMS - ruins == most([starts[name] for name in EXPANSION_CHARACTERS])


@law("B.1.4", "B.2.4")
def test_the_characters_of_both_boxes() -> None:
    """Three in each."""
    assert tuple(start_items()) == BASE_CHARACTERS + EXPANSION_CHARACTERS


@law("B.2.2", "B.2.3", "B.2.5")
def test_the_pieces_of_the_expansion() -> None:
    """15 gardens, 9 trade posts, 25 warriors of the Cult and 15 of the Company, and a board for each of the three."""
    boards = data("boards.json")
    gardens = {kind: count for kind, count in boards["cult"]["buildings"].items() if kind.endswith("-garden")}
    posts = {kind: count for kind, count in boards["riverfolk"]["tokens"].items() if kind.endswith("-post")}
    assert gardens == {"fox-garden": 5, "rabbit-garden": 5, "mouse-garden": 5}
    assert posts == {"fox-post": 3, "rabbit-post": 3, "mouse-post": 3}
    assert (boards["cult"]["warriors"], boards["riverfolk"]["warriors"]) == (25, 15)
    table = Table(
        library.ruleset("root"), {"cult": "yes", "riverfolk": "yes", "alliance": "no", "vagabond2": "yes"}, "1"
    )
    seats: Any = table.show(None)["seats"]
    assert {"cult", "riverfolk", "vagabond2"} <= set(seats)
