"""Random games with bots of every level and trait, and games of bots alone."""

from __future__ import annotations

import random

import pytest

from tests.fuzz.checking import play
from weald import library
from weald.engine.table import CHANCE_NAME, Table
from weald.games.root.tables import DECK_NAMES, LEVEL_NAMES, MAP_NAMES, NOT_BOTS_YET, SEATS, TRAIT_NAMES

BOTS = SEATS[:3]
OPTIONS = dict[str, int | str]


def mixed(number: int) -> OPTIONS:
    """Seats of people and bots by lot, with levels and traits; sometimes people play together."""
    lot = random.Random(number)
    options: OPTIONS = {"map": ("autumn", "winter")[number % 2], "coop": "no"}
    kinds = [lot.choice(["bot", "bot", "yes", "no"]) for _ in BOTS]
    kinds[number % len(BOTS)] = "bot"
    for seat, kind in zip(BOTS, kinds, strict=True):
        options[seat] = kind
        if kind == "bot":
            names = TRAIT_NAMES[SEATS.index(seat)]
            options[f"{seat}-level"] = lot.choice(LEVEL_NAMES)
            options[f"{seat}-traits"] = "+".join(lot.sample(names, lot.randint(1, len(names))))
    options["vagabond"] = "no" if kinds.count("no") < 2 and lot.random() < 0.5 else "yes"
    if "yes" in [*kinds, options["vagabond"]] and lot.random() < 0.3:
        options["coop"] = "yes"
    return options


@pytest.mark.parametrize("number", range(12))
def test_bots_among_people(number: int) -> None:
    """Every invariant holds, and nobody is asked but people and chance."""
    options = mixed(number)
    people = {seat for seat in SEATS if options.get(seat, "no") == "yes"}

    def watch(table: Table) -> None:
        assert table.actor is None or table.actor in people

    play("root", f"bots {number}", options, watch, thorough=number % 4 == 0)


def with_robots(number: int) -> OPTIONS:
    """The Robots, or now and then a human Company, beside one to five others; both sets of service cards."""
    lot = random.Random(number)
    options: OPTIONS = {"map": MAP_NAMES[number % len(MAP_NAMES)], "deck": DECK_NAMES[number // 4 % len(DECK_NAMES)]}
    options.update(dict.fromkeys(SEATS, "no"))
    options["services"] = "special" if number % 3 else "standard"
    others = lot.sample([seat for seat in SEATS if seat not in ("riverfolk", "vagabond2")], lot.randint(1, 5))
    for seat in ["riverfolk", *others]:
        machines = seat in SEATS[7:] or (seat == "riverfolk" and number % 5)
        options[seat] = "bot" if machines else "yes" if seat in NOT_BOTS_YET else lot.choice(["bot", "yes"])
        if options[seat] == "bot":
            names = TRAIT_NAMES[SEATS.index(seat)]
            options[f"{seat}-level"] = LEVEL_NAMES[number % 4] if seat == "riverfolk" else lot.choice(LEVEL_NAMES)
            options[f"{seat}-traits"] = "+".join(lot.sample(names, lot.randint(0, len(names)))) or "none"
    kinds = [options[seat] for seat in SEATS]
    options["coop"] = "yes" if "yes" in kinds and "bot" in kinds and lot.random() < 0.3 else "no"
    return options


@pytest.mark.parametrize("number", range(24))
def test_robots_and_their_customers(number: int) -> None:
    """Every invariant holds, and nobody is asked but people and chance."""
    options = with_robots(number)
    people = {seat for seat in SEATS if options[seat] == "yes"}

    def watch(table: Table) -> None:
        assert table.actor is None or table.actor in people

    play("root", f"robots {number}", options, watch, thorough=number % 6 == 0)


@pytest.mark.parametrize("board", ["autumn", "winter"])
def test_bots_alone_ask_nobody_but_chance(board: str) -> None:
    """The three play from set-up to the end by themselves, and tell every point with its law."""
    for level in LEVEL_NAMES:
        options: OPTIONS = {"map": board, "vagabond": "no", **dict.fromkeys(BOTS, "bot")}
        options.update({f"{seat}-level": level for seat in BOTS})
        table = Table(library.rules("root"), options)
        while table.actor is not None:
            assert table.actor == CHANCE_NAME
            table.seed = f"alone {level}"
            table.advance()
        assert table.outcome is not None
        assert not table.game.faults()
        assert all(event.law for events in table.log for event in events)
