"""Invariants of Defenders of the Wild that need a second way of counting."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.fuzz.checking import play
from tests.fuzz.variety import OPTIONS
from weald.engine.table import Table
from weald.games.defenders.geometry import EDGE, EDGE_NAMES, HEX_NAMES, NEXT, OFF, SIDES
from weald.games.defenders.tables import ABILITY_NAMES, DECK, LEADER_NAMES

GAMES = list(enumerate(OPTIONS["defenders"]))


def enclosed_by_hand(shown: dict[str, Any], name: str) -> bool:
    """Whether a hex is enclosed, from the view alone: nobody could leave it if breaches and engines were no way."""
    hexes, walls = shown["hexes"], set(shown["walls"])
    if hexes[name]["ground"] != "habitat":
        return False
    place = HEX_NAMES.index(name)
    ways = 0
    for side in range(SIDES):
        other = NEXT[place * SIDES + side]
        beyond_factory = other != OFF and hexes[HEX_NAMES[other]]["ground"] != "habitat"
        ways += EDGE_NAMES[EDGE[place * SIDES + side]] not in walls and not beyond_factory
    return ways == 0


def check(table: Table) -> None:
    """Everything that must add up in a position, from a spectator's view."""
    shown: dict[str, Any] = table.show(None)
    hexes = shown["hexes"]
    for name, data in hexes.items():
        assert data["enclosed"] == enclosed_by_hand(shown, name)
        assert not (data["toxic"] and data["pollution"])
        assert data["pollution"] < 3
    # tiles, toxic sites, breach markers
    assert sum(1 for data in hexes.values() if data["ground"] in ("factory", "wild")) == 5 - shown["core"]
    assert shown["toxic_left"] == 6 - sum(data["toxic"] for data in hexes.values())
    assert len(shown["breaches"]) + sum(seat["markers"] for seat in shown["seats"].values()) == 12
    # camps on the board and on the tracks; leaders
    track = {2: 5, 3: 4, 4: 4}[len(shown["factions"])]
    for faction, seat in shown["seats"].items():
        camps = sum(data["camp"] == faction for data in hexes.values())
        if shown["phase"] != "setup":
            assert camps + seat["camps_left"] == track + 1
            assert (seat["at"] is None) == seat["gone"]
        assert 0 <= seat["damage"] <= 3
        assert seat["support"] <= seat["support_needed"]
    # machine cards, and the edges under engines
    assert sum(shown["machines"].values()) + sum(shown["machines_discarded"].values()) in (6, 7)
    for engine in shown["engines"]:
        if engine:
            assert engine["edge"] not in shown["walls"]
            assert engine["edge"] not in shown["breaches"]
            assert hexes[engine["left"]]["ground"] == hexes[engine["right"]]["ground"] == "habitat"
    for edge in shown["walls"]:
        one, other = edge.split("-")
        assert hexes[one]["ground"] == "habitat"
        assert hexes.get(other, {"ground": "habitat"})["ground"] == "habitat"
    assert len(set(shown["dead"].values())) >= len(shown["dead"]) - 1


def check_cards(table: Table) -> None:
    """Every card of every deck is in exactly one place."""
    shown: dict[str, Any] = table.show(None)
    game: Any = table.game
    for number, faction in enumerate(("order", "council", "coven", "sect")):
        if faction not in shown["factions"] or shown["seats"][faction]["leader"] is None:
            continue
        seat = shown["seats"][faction]
        leader = LEADER_NAMES.index(seat["leader"])
        secret = game.secrets[table.ruleset.seat(seat["player"])]
        cards = [card for card in [*secret.hand, secret.choice, *game.board.dead] if card in DECK[leader]]
        cards += game.decks[number] + game.board.used[number] + game.board.helpers[number]
        cards += [card for card in [game.board.active[number]] if card >= 0]
        assert sorted(cards) == DECK[leader]


def test_components_are_conserved_and_enclosure_is_the_same_counted_in_two_ways() -> None:
    """In every position of random games of one to four players and all difficulties."""
    compared = 0

    def watch(table: Table) -> None:
        nonlocal compared
        if len(table.actions) % 2 == 0:
            check(table)
            check_cards(table)
            compared += 1

    for number, options in GAMES:
        play("defenders", f"parts {number}", options, watch, thorough=False)
    assert compared > 300


def test_every_ability_and_machine_card_is_met() -> None:
    """In random games each of the 36 abilities is revealed and each of the seven machine cards carried out."""
    met: Counter[str] = Counter()
    for seed in range(12):
        for number, options in GAMES:
            table = play("defenders", f"met {seed} {number}", {**options, "leaders": "random"}, thorough=False)
            for events in table.log:
                for event in events:
                    if event.what == "revealed":
                        met[str(event.facts["card"])[:-2].replace("-", "_")] += 1
                    if event.what == "machine":
                        met[str(event.facts["machine"])] += 1
    assert [name for name in ABILITY_NAMES if not met[name]] == []
    assert all(met[name] for name in ("engines", "factories", "mechs", "reboot"))
    assert all(met[f"hard-{name}"] for name in ("engines", "factories", "mechs"))


def test_a_forecast_comes_true() -> None:
    """What the view foretells of a machine card is what happens when it is drawn at once."""
    compared = 0
    for number, options in GAMES:
        table = play("defenders", f"forecast {number}", options, thorough=False)
        again = Table(table.ruleset, options, None)
        foretold: dict[str, Any] = {}
        for entry in table.entries():
            shown: dict[str, Any] = again.show(None)
            foretold = {card["machine"]: card["would"] for card in shown["forecast"]}
            again.play(entry.sentence)
            if entry.sentence.startswith("machine "):
                happened = again.events(None, len(again.actions) - 1)[1:]
                would = [event for event in foretold[entry.sentence.split()[1]] if event["what"] != "killed"]
                shared = min(len(would), len(happened))
                until = [event["what"] for event in would[:shared]]
                if "factory-built" not in until:  # then a new tile is turned up first
                    assert happened[:shared] == would[:shared]
                    compared += 1
    assert compared > 50
