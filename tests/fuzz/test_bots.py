"""Random games with bots of every level and trait among all others, and games of bots alone."""

from __future__ import annotations

import random

import pytest

from tests.fuzz.checking import play
from weald import library
from weald.engine.table import CHANCE_NAME, Table
from weald.games.root.factions.vagabond.tables import CHARACTER_NAMES
from weald.games.root.tables import DECK_NAMES, LEVEL_NAMES, MAP_NAMES, SEATS, TRAIT_NAMES

MACHINES = SEATS[7:]  # seats that are bots always
BOTS = [seat for seat in SEATS if seat != "vagabond2"]  # one Vagabot at a table: see `among`
OPTIONS = dict[str, int | str]


def harden(options: OPTIONS, seat: str, level: str, lot: random.Random) -> None:
    """A level, and any traits."""
    names = TRAIT_NAMES[SEATS.index(seat)]
    options[f"{seat}-level"] = level
    options[f"{seat}-traits"] = "+".join(lot.sample(names, lot.randint(0, len(names)))) or "none"


def among(bot: str, number: int) -> OPTIONS:
    """A bot beside one to five others, people and bots by lot, on every map, with both decks and sets of services.

    The Vagabot sits beside a Vagabond now and then, as first or as second of them.
    """
    lot = random.Random(f"{bot} {number}")
    options: OPTIONS = {**dict.fromkeys(SEATS, "no"), "character": "random", "character2": "random"}
    options.update({"map": MAP_NAMES[number % len(MAP_NAMES)], "deck": DECK_NAMES[number // 4 % len(DECK_NAMES)]})
    options["services"] = lot.choice(["standard", "special"])
    beside = ""
    if bot == "vagabond":
        options["character"] = options["character2"] = CHARACTER_NAMES[number % len(CHARACTER_NAMES)]
        beside = lot.choice(["", "", "vagabond", "vagabond2"])
        bot = "vagabond2" if beside == "vagabond" else "vagabond"
        if beside:
            options["character" if beside == "vagabond" else "character2"] = "random"
    others = [seat for seat in BOTS if seat not in (bot, beside) and (seat != "vagabond" or bot != "vagabond2")]
    for seat in [bot, *lot.sample(others, lot.randint(1, 5 if not beside else 4))]:
        options[seat] = "bot" if seat in (bot, *MACHINES) else lot.choice(["bot", "yes"])
        if options[seat] == "bot":
            harden(options, seat, LEVEL_NAMES[number % 4] if seat == bot else lot.choice(LEVEL_NAMES), lot)
    if beside:
        options[beside] = "yes"
    if "yes" in [options[seat] for seat in SEATS] and lot.random() < 0.3:
        options["coop"] = "yes"
    return options


@pytest.mark.parametrize("number", range(10))
@pytest.mark.parametrize("bot", BOTS)
def test_bots_among_all_others(bot: str, number: int) -> None:
    """Every invariant holds, and nobody is asked but people and chance."""
    options = among(bot, number)
    people = {seat for seat in SEATS if options[seat] == "yes"}

    def watch(table: Table) -> None:
        assert table.actor is None or table.actor in people

    play("root", f"{bot} {number}", options, watch, thorough=number % 4 == 0)


@pytest.mark.parametrize("level", LEVEL_NAMES)
@pytest.mark.parametrize("number", range(3))
def test_bots_alone_ask_nobody_but_chance(level: str, number: int) -> None:
    """They play from set-up to the end by themselves, and tell everything with its law."""
    lot = random.Random(f"alone {level} {number}")
    options: OPTIONS = {**dict.fromkeys(SEATS, "no"), "map": lot.choice(MAP_NAMES), "deck": lot.choice(DECK_NAMES)}
    for seat in lot.sample(BOTS, lot.randint(2, 6)):
        options[seat] = "bot"
        options[f"{seat}-level"] = level
    table = Table(library.ruleset("root"), options)
    while table.actor is not None:
        assert table.actor == CHANCE_NAME
        table.seed = f"alone {level} {number}"
        table.advance()
    assert table.outcome is not None
    assert not table.game.faults()
    assert all(event.law for events in table.log for event in events)
