"""Random games with bots of every level and trait, and games of bots alone."""

from __future__ import annotations

import random

import pytest

from tests.fuzz.checking import play
from weald import library
from weald.engine.table import CHANCE_NAME, Table
from weald.games.root.tables import CHARACTER_NAMES, DECK_NAMES, LEVEL_NAMES, MAP_NAMES, SEATS, TRAIT_NAMES

BOTS = SEATS[:3]
PEOPLE = ("riverfolk",)  # seats that are no bots here
MACHINES = SEATS[7:]  # seats that are bots always
OPTIONS = dict[str, int | str]


def harden(options: OPTIONS, seat: str, lot: random.Random) -> None:
    """Any level, any traits."""
    names = TRAIT_NAMES[SEATS.index(seat)]
    options[f"{seat}-level"] = lot.choice(LEVEL_NAMES)
    options[f"{seat}-traits"] = "+".join(lot.sample(names, lot.randint(1, len(names))))


def mixed(number: int) -> OPTIONS:
    """Seats of people and bots by lot, with levels and traits; sometimes people play together."""
    lot = random.Random(number)
    options: OPTIONS = {"map": ("autumn", "winter")[number % 2], "coop": "no"}
    kinds = [lot.choice(["bot", "bot", "yes", "no"]) for _ in BOTS]
    kinds[number % len(BOTS)] = "bot"
    for seat, kind in zip(BOTS, kinds, strict=True):
        options[seat] = kind
        if kind == "bot":
            harden(options, seat, lot)
    options["vagabond"] = "no" if kinds.count("no") < 2 and lot.random() < 0.5 else "yes"
    if "yes" in [*kinds, options["vagabond"]] and lot.random() < 0.3:
        options["coop"] = "yes"
    return options


def with_vagabot(number: int) -> OPTIONS:
    """The Vagabot as each character, alone or beside a Vagabond, among any others on every map."""
    lot = random.Random(number)
    options: OPTIONS = {**dict.fromkeys(SEATS, "no"), "character": "random", "character2": "random"}
    options.update({"map": lot.choice(MAP_NAMES), "deck": lot.choice(DECK_NAMES)})
    beside = lot.choice(["", "", "vagabond", "vagabond2"])
    seat = "vagabond2" if beside == "vagabond" else "vagabond"
    options["character" if seat == "vagabond" else "character2"] = CHARACTER_NAMES[number % len(CHARACTER_NAMES)]
    taking = [seat, *lot.sample([name for name in SEATS if not name.startswith("vagabond")], lot.randint(1, 4))]
    for name in taking:
        kinds = ["yes"] if name in PEOPLE else ["bot"] if name in (seat, *MACHINES) else ["bot", "yes"]
        options[name] = lot.choice(kinds)
        if options[name] == "bot":
            harden(options, name, lot)
    if beside:
        options[beside] = "yes"
    if "yes" in options.values() and lot.random() < 0.3:
        options["coop"] = "yes"
    return options


@pytest.mark.parametrize("number", range(18))
def test_the_vagabot_among_all_others(number: int) -> None:
    """Every invariant holds, and nobody is asked but people and chance."""
    options = with_vagabot(number)
    people = {seat for seat in SEATS if options[seat] == "yes"}

    def watch(table: Table) -> None:
        assert table.actor is None or table.actor in people

    play("root", f"vagabot {number}", options, watch, thorough=number % 3 == 0)


@pytest.mark.parametrize("number", range(12))
def test_bots_among_people(number: int) -> None:
    """Every invariant holds, and nobody is asked but people and chance."""
    options = mixed(number)
    people = {seat for seat in SEATS if options.get(seat, "no") == "yes"}

    def watch(table: Table) -> None:
        assert table.actor is None or table.actor in people

    play("root", f"bots {number}", options, watch, thorough=number % 4 == 0)


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


def with_lizards(number: int) -> OPTIONS:
    """The Lizards beside two to five others, people and bots by lot, on every map, with every deck."""
    lot = random.Random(number)
    options: OPTIONS = {"map": MAP_NAMES[number % len(MAP_NAMES)], "deck": DECK_NAMES[number // 4 % len(DECK_NAMES)]}
    options.update(dict.fromkeys(SEATS, "no"))
    others = lot.sample([seat for seat in SEATS if seat not in ("cult", "vagabond2")], lot.randint(2, 5))
    for seat in ["cult", *others]:
        only = {"cult": "bot", "duchy": "bot", "corvids": "bot", "vagabond": "yes", "riverfolk": "yes"}
        options[seat] = only.get(seat) or lot.choice(["bot", "yes"])
        if options[seat] == "bot":
            names = TRAIT_NAMES[SEATS.index(seat)]
            options[f"{seat}-level"] = LEVEL_NAMES[number % 4] if seat == "cult" else lot.choice(LEVEL_NAMES)
            options[f"{seat}-traits"] = "+".join(lot.sample(names, lot.randint(0, len(names)))) or "none"
    options["coop"] = "yes" if "yes" in [options[seat] for seat in SEATS] and lot.random() < 0.3 else "no"
    return options


@pytest.mark.parametrize("number", range(24))
def test_lizards_among_all_others(number: int) -> None:
    """Every invariant holds, and the Lizards are asked nothing."""

    def watch(table: Table) -> None:
        assert table.actor != "cult"

    play("root", f"lizards {number}", with_lizards(number), watch, thorough=number % 6 == 0)
