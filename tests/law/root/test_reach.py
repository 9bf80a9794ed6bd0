"""Appendix A: how much of the woodland a set of factions reaches for."""

from __future__ import annotations

from itertools import combinations
from typing import Final

import pytest

from tests.law import law
from tests.law.root.looking import data
from weald import library
from weald.engine.chance import Throw
from weald.engine.errors import BadValue
from weald.engine.lots import draw_seats
from weald.engine.table import Table

RULESET: Final = library.ruleset("root")
REACH: Final = {
    "marquise": 10,
    "eyrie": 7,
    "alliance": 3,
    "vagabond": 5,
    "vagabond2": 2,
    "cult": 2,
    "riverfolk": 5,
    "duchy": 8,
    "corvids": 3,
}
LEAST: Final = {2: 17, 3: 18, 4: 21, 5: 25, 6: 28}


def table_of(seats: tuple[str, ...]) -> dict[str, int | str]:
    """The options of a table with these seats, whether or not they can be played together."""
    played = {seat: "bot" if seat in ("duchy", "corvids") else "yes" for seat in seats}
    return {**RULESET.default_options(), **dict.fromkeys(RULESET.seats, "no"), **played}


@law("A")
def test_the_reach_of_each_faction() -> None:
    """The numbers of the table, for every faction and every number of players."""
    boards = data("boards.json")
    assert {seat: boards[seat]["reach"] for seat in RULESET.seats} == REACH
    assert boards["common"]["reach"] == {str(players): least for players, least in LEAST.items()}


@law("A")
@pytest.mark.parametrize(
    ("seats", "low"),
    [
        (("marquise", "eyrie"), False),  # 17 of 17
        (("marquise", "vagabond"), True),  # 15
        (("marquise", "eyrie", "alliance"), False),  # 20 of 18
        (("marquise", "alliance", "vagabond"), False),  # 18 of 18
        (("marquise", "vagabond", "vagabond2"), True),  # 17: the second Vagabond reaches for 2 only
        (("eyrie", "alliance", "vagabond"), True),  # 15
        (("marquise", "eyrie", "cult", "alliance"), False),  # 22 of 21
        (("marquise", "riverfolk", "vagabond", "cult"), False),  # 22
        (("eyrie", "riverfolk", "vagabond", "alliance"), True),  # 20
        (("marquise", "eyrie", "alliance", "vagabond", "vagabond2"), False),  # 27 of 25
        (("marquise", "alliance", "vagabond", "cult", "riverfolk"), False),  # 25 of 25
        (("marquise", "alliance", "vagabond", "vagabond2", "cult"), True),  # 22
        (("eyrie", "alliance", "vagabond", "cult", "riverfolk"), True),  # 22
        (("marquise", "eyrie", "alliance", "vagabond", "vagabond2", "cult"), False),  # 29 of 28
        (("marquise", "alliance", "vagabond", "vagabond2", "cult", "riverfolk"), True),  # 27
        (("eyrie", "alliance", "vagabond", "vagabond2", "cult", "riverfolk"), True),  # 24
    ],
)
def test_a_set_of_factions_that_reaches_for_too_little_is_warned_of(seats: tuple[str, ...], low: bool) -> None:
    """As many players, so much reach in all: less is advised against."""
    assert RULESET.warnings(table_of(seats)) == (["low-reach"] if low else [])


@law("A")
def test_every_set_of_two_to_six_is_weighed() -> None:
    """Counted in a second way, for all sets of factions there are."""
    weighed = 0
    for players, least in LEAST.items():
        for seats in combinations(REACH, players):
            low = sum(REACH[seat] for seat in seats) < least
            assert RULESET.warnings(table_of(seats)) == (["low-reach"] if low else [])
            weighed += 1
    assert weighed == 36 + 84 + 126 + 126 + 84


@law("A")
def test_a_low_reach_is_warned_of_and_played_all_the_same() -> None:
    """It is advice."""
    options = {**dict.fromkeys(RULESET.seats, "no"), "eyrie": "yes", "alliance": "yes"}
    assert RULESET.warnings(RULESET.check_options(options)) == ["low-reach"]
    assert Table(RULESET, options).actor == "chance"


@law("A")
def test_two_to_six_can_play() -> None:
    """The table of the appendix begins with two players and ends with six."""
    with pytest.raises(BadValue):
        RULESET.check_options({**dict.fromkeys(RULESET.seats, "no"), "eyrie": "yes"})
    with pytest.raises(BadValue):
        RULESET.check_options(dict.fromkeys(RULESET.seats, "yes"))


@law("A")
@pytest.mark.parametrize("count", LEAST)
def test_drawn_by_reach(count: int) -> None:
    """Every set that the law advises for so many can be drawn, and no other."""
    people = [seat for seat in REACH if seat not in ("duchy", "corvids")]
    advised = set()
    for seats in combinations(people, count):
        playable = "vagabond" in seats or "vagabond2" not in seats
        if playable and sum(REACH[seat] for seat in seats) >= LEAST[count]:
            advised.add(frozenset(seats))
    found = {frozenset(draw_seats(RULESET, {}, [], count, Throw(str(seed), 0), True)[1]) for seed in range(400)}
    assert found == advised


@law("A")
def test_the_reach_of_bots_counts_too() -> None:
    """With a bot at the table the others have to add less, and the number of seats is one more."""
    found = set()
    for seed in range(100):
        _, drawn = draw_seats(RULESET, {"duchy": "bot"}, [], 2, Throw(str(seed), 0), True)
        found.add(REACH["duchy"] + sum(REACH[seat] for seat in drawn))
    assert min(found) == LEAST[3]


@law("A")
def test_the_reach_is_told_with_its_law() -> None:
    """As data for any client."""
    assert RULESET.reach is not None
    assert (RULESET.reach.law, RULESET.reach.seats, RULESET.reach.advised) == ("A", REACH, LEAST)
