"""Whatever a bot chooses can be checked from its event alone [K2.1-K2.5], and every step has its law."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Any

import pytest

from tests.law import law
from tests.law.root.rambling import kit, ramble
from tests.law.root.rootbotics import turn
from tests.law.root.seeing import events
from tests.law.root.wilds import FOX_ORDER, corvids, duchy, told
from weald import library
from weald.engine.table import Table
from weald.games.root.tables import MAP_NAMES, MAPS, SEATS, TRAIT_NAMES
from weald.scenario import Scenario
from weald.texts import Texts

ROOT = library.ruleset("root")
LAW = r"K\d+(\.\d+)+"
KINDS = {"clearing", "seat", "card", "effect", "forest", "item", "minister", "piece", "state"}
COMPANIES = (  # who plays: each bot is in one of them at least
    ("marquise", "eyrie", "alliance", "duchy", "corvids"),
    ("marquise", "eyrie", "vagabond", "cult", "riverfolk"),
    ("alliance", "vagabond", "cult", "riverfolk", "duchy", "corvids"),
)


def whole_game(board: str, bots: tuple[str, ...], hard: bool, seed: str) -> Table:
    """A game of bots alone, told from set-up to its end; hard ones have every trait they can have."""
    options: dict[str, int | str] = {"map": board, "services": "special", **dict.fromkeys(ROOT.seats, "no")}
    for seat in bots:
        options[seat] = "bot"
        if hard:
            options[f"{seat}-level"] = "nightmare"
            options[f"{seat}-traits"] = "+".join(TRAIT_NAMES[SEATS.index(seat)])
    return Table(ROOT, options, seed)


def ordered(clearings: list[int], by: str, tower: int) -> list[int]:
    """From the highest priority or from the lowest; the Pass is first both ways [K12.2.2]."""
    found = sorted(clearings, reverse=by == "lowest")
    return [one for one in found if one == tower] + [one for one in found if one != tower]


def compare(event: Mapping[str, Any]) -> list[str]:
    """Who is left, by the candidates and the values alone."""
    left: list[str] = event["among"]
    assert len(set(left)) == len(left)
    for one in event["compared"]:
        assert one["wanted"] in ("most", "fewest")
        assert re.fullmatch(LAW, one["law"])
        assert sorted(one["values"]) == sorted(left)
        best = (max if one["wanted"] == "most" else min)(one["values"].values())
        left = [name for name in left if one["values"][name] == best]
        assert one["left"] == left
    return left


def check_choice(event: Mapping[str, Any], tower: int) -> None:
    """From the candidates and the values alone, the same is chosen; or chance took one of those left."""
    left = compare(event)
    kind, by = event["kind"], event["tie_by"]
    assert kind in KINDS
    if len(left) == 1:
        assert (event["tie"], by, event["tied"]) == ("", "", [])
        assert event["chosen"] == left[0]
        return
    assert event["tied"] == left
    if by == "chance":
        assert event["tie"] == event["law"]
        assert event["chosen"] in left
    elif kind == "seat":
        assert (event["tie"], by) == ("K2.2", "set-up")
        assert event["chosen"] == min(left, key=SEATS.index)
    elif kind != "clearing":
        assert (event["tie"], by) == (event["law"], "first")
        assert event["chosen"] == left[0]
    elif by == "pass":
        assert event["tie"] == "K12.2.2"
        assert event["chosen"] == str(tower)
    else:
        assert str(tower) not in left
        assert by in ("highest", "lowest")
        assert event["chosen"] == str(ordered([int(name) for name in left], by, tower)[0])
        assert event["tie"] == "K2.1" or by == "lowest"


def check_targets(event: Mapping[str, Any], tower: int) -> None:
    """They are the first of the candidates, in their order."""
    assert event["clearings"] == ordered(event["among"], event["by"], tower)[: len(event["clearings"])]
    assert event["clearings"]


def check_condition(event: Mapping[str, Any]) -> None:
    """The number and its bound say whether it holds."""
    assert event["wanted"] in ("at-least", "at-most")
    holds = event["value"] >= event["bound"] if event["wanted"] == "at-least" else event["value"] <= event["bound"]
    assert event["met"] == ("yes" if holds else "no")


def check_count(event: Mapping[str, Any]) -> None:
    """The parts and the limits make the number."""
    assert all(re.fullmatch(LAW, one["law"]) for one in [*event["parts"], *event["limits"]])
    parts = [one["value"] for one in event["parts"]]
    assert event["by"] in ("sum", "most")
    count = sum(parts) if event["by"] == "sum" else max(parts)
    assert event["count"] == min([count, *[one["value"] for one in event["limits"]]])


def check_souls(event: Mapping[str, Any]) -> None:
    """[K8.4.1] The suit of most Lost Souls; a bird, if there are several."""
    counts = {suit: event[suit] for suit in ("fox", "rabbit", "mouse", "bird")}
    most = [suit for suit in counts if counts[suit] == max(counts.values())]
    assert event["suit"] == (most[0] if len(most) == 1 else "bird")


def check(event: Mapping[str, Any], tower: int) -> None:
    """Whatever this event says follows from what else it says."""
    assert json.loads(json.dumps(event)) == event
    what = event["what"]
    if what == "bot-chose":
        check_choice(event, tower)
    elif what == "bot-chose-card":
        assert compare(event) == event["cards"]
    elif what == "bot-targets":
        check_targets(event, tower)
    elif what == "bot-checked":
        check_condition(event)
    elif what == "bot-counted":
        check_count(event)
    elif what == "bot-order-souls":
        check_souls(event)
    elif what in ("bot-passed", "bot-skips"):
        assert event["why"]
    elif what == "bot-found-none":
        assert event["kind"] in KINDS


def tower_of(board: str) -> int:
    """The clearing of the Pass, or 0."""
    return MAPS[MAP_NAMES.index(board)].tower + 1


@law("K2.1", "K2.2", "K2.3", "K2.4", "K2.5")
@pytest.mark.parametrize("board", MAP_NAMES)
def test_every_choice_follows_from_what_is_told(board: str) -> None:
    """Whole games of bots: each choice is made again from its event, which is plain data and reads as a sentence."""
    ways: set[str] = set()
    kinds: set[str] = set()
    for bots in COMPANIES:
        for number in range(4):
            table = whole_game(board, bots, number % 2 == 1, str(number))
            texts = Texts("root", robots=table.seats)
            for event in table.events(None):
                assert re.fullmatch(r"[A-Z]?\.?[\d.A-Z]+", str(event["law"])), event
                words = texts.event(event)
                assert not re.search(r"[{_]|^event-|choice-|criterion-|reason-|why-", words), words
                if str(event["what"]).startswith("bot-"):
                    check(event, tower_of(board))
                ways.add(str(event.get("tie_by")))
                kinds.add(str(event.get("kind")))
    assert {"highest", "lowest", "set-up", "first", "chance", ""} <= ways
    assert ("pass" in ways) == (board == "mountain")
    assert kinds >= KINDS - {"effect"}


@law("K2.7")
@pytest.mark.parametrize("bots", COMPANIES)
def test_every_bot_tells_choices_and_sums_and_what_it_passes_over(bots: tuple[str, ...]) -> None:
    """Each of the eight, in a game of its own company."""
    table = whole_game("autumn", bots, False, "9")
    told_of: dict[str, set[str]] = {seat: set() for seat in bots}
    for event in table.events(None):
        if str(event["what"]).startswith("bot-") and event.get("seat") in told_of:
            told_of[str(event["seat"])].add(str(event["what"]))
    for seat in bots:
        assert {"bot-chose", "bot-passed", "bot-counted"} <= told_of[seat], seat


@pytest.mark.parametrize("bots", COMPANIES)
def test_telling_changes_nothing(bots: tuple[str, ...]) -> None:
    """The same game without a word: the dice are asked the same, and the points are the same."""
    table = whole_game("lake", bots, True, "5")
    silent = Table(ROOT, table.options, "5", telling=False)
    assert silent.events(None) == []
    assert silent.actions == table.actions
    assert silent.game.board.scores == table.game.board.scores


@law("K2.4")
def test_targets_are_told_in_their_order() -> None:
    """Before the battles: where they will be; if nowhere, that too."""
    s = turn(
        "marquise",
        "cobbler",
        "roll 0 0",
        "roll 0 0",
        order="marquise eyrie",
        marquise={"bot": "normal", "warriors": "3 5"},
        eyrie={"warriors": "3 5"},
    )
    targets = [event for event in events(s, None, "bot-targets") if event["choice"] == "battle"]
    assert targets[0]["clearings"] == [3, 5]
    assert targets[0]["law"] == "K4.5.1"
    t = turn("marquise", "cobbler", order="marquise eyrie", marquise={"bot": "normal", "warriors": "3"})
    assert ("battle", "K4.5.1") in [(event["choice"], event["law"]) for event in events(t, None, "bot-found-none")]


@law("K4.7.2")
def test_the_two_lowest_are_told_among_all_she_rules() -> None:
    """By a bird: of 3, 5 and 6 the two of lowest priority, from the lowest."""
    s = turn("marquise", "armorers", order="marquise eyrie", marquise={"bot": "normal", "warriors": "3 5 6"})
    (where,) = [event for event in events(s, None, "bot-targets") if event["choice"] == "recruit"]
    assert (where["clearings"], where["among"], where["by"]) == ([6, 5], [6, 5, 3], "lowest")


@law("K4.7.3")
def test_what_is_built_by_a_bird_is_compared() -> None:
    """The kinds with their numbers on the map; by a suit, the suit."""
    own = {"bot": "normal", "warriors": "3", "workshop": "6", "sawmill": "7"}
    s = turn("marquise", "armorers", order="marquise eyrie", marquise=own)
    (chosen,) = [event for event in told(s, "bot-chose") if event["choice"] == "building"]
    assert (chosen["chosen"], chosen["kind"], chosen["tie_by"]) == ("sawmill", "piece", "first")
    assert chosen["compared"][0]["values"] == {"sawmill": 1, "recruiter": 0, "workshop": 1}
    t = turn("marquise", "cobbler", order="marquise eyrie", marquise=own)
    (suited,) = events(t, None, "bot-builds")[:1]
    assert (suited["piece"], suited["suit"]) == ("workshop", "rabbit")


def condition(s: Scenario, choice: str) -> dict[str, Any]:
    """The first condition of a sort."""
    return next(event for event in told(s, "bot-checked") if event["choice"] == choice)


def count_of(s: Scenario, choice: str) -> dict[str, Any]:
    """The first number of a sort, with its parts and limits by their names."""
    found = next(event for event in told(s, "bot-counted") if event["choice"] == choice)
    named = {key: {one["criterion"]: one["value"] for one in found[key]} for key in ("parts", "limits")}
    return {**found, **named}


@law("K5.5.1.2")
def test_how_many_stay_is_told() -> None:
    """One card in the column, three Marquise warriors beside a roost: two rule on and stay; the others leave."""
    eyrie = {"bot": "normal", "roost": "3", "warriors": "3x6"}  # and three recruits
    s = turn("eyrie", "cobbler", order="eyrie marquise", eyrie=eyrie, marquise={"warriors": "3x3"})
    stay = count_of(s, "staying")
    assert (stay["by"], stay["parts"]) == ("most", {"needed-to-rule": 2, "column-cards": 1})
    leaving = count_of(s, "leaving")
    assert (leaving["count"], leaving["parts"]) == (7, {"own-warriors": 9, "stay": -2})
    assert condition(s, "extra-hit")["law"] == "K5.5.1.3"


@law("K10.5.3", "K10.6.3")
def test_the_duchy_tell_what_they_build_and_whom_they_sway() -> None:
    """Nine warriors in the supply are wanted for a citadel; of the ministers of the suit the topmost."""
    s = duchy(ordered=FOX_ORDER, warriors="8x2", swayed="")
    citadel = condition(s, "citadel")
    assert (citadel["wanted"], citadel["bound"], citadel["met"]) == ("at-least", 9, "yes")
    swaying = next(event for event in told(s, "bot-chose") if event["choice"] == "sway")
    assert (swaying["kind"], swaying["tie_by"]) == ("minister", "first")
    assert swaying["chosen"] == swaying["among"][0]


@law("K14.8.1")
def test_who_guesses_is_told() -> None:
    """Whoever has most pieces beside the plot, here the Marquise."""
    s = corvids(
        "birdsong", ["draw tax-collector"], traits="gamble", plot="8", facedown="bomb", marquise={"warriors": "8x2"}
    )
    assert s.asked == "marquise"
    s.play(f"marquise: {s.offers()[0]}")
    guessing = next(event for event in told(s, "bot-chose") if event["choice"] == "guesser")
    assert (guessing["chosen"], guessing["among"], guessing["kind"]) == ("marquise", ["marquise"], "seat")


@law("K7.2.5", "K7.6.2")
def test_the_vagabot_tells_which_items_he_mends() -> None:
    """Face up ones first; and why he does not do what he does not do."""
    s = ramble("ambush_rabbit", items=kit(3, 0, 1, 1), at="1", marquise={})
    mending = next(event for event in told(s, "bot-chose") if event["choice"] == "repair-which")
    assert (mending["among"], mending["chosen"]) == (["damaged", "damaged-exhausted"], "damaged")
    words = Texts("root", robots=["vagabond"])
    assert "Of damaged face up and damaged face down the first in this order" in words.event(mending)
    paid = told(s, "bot-exhausted")[0]
    assert words.event(paid) == "Vagabot: exhausted an item; 2 ready ones were left."
    assert {event["errand"]: event["why"] for event in told(s, "bot-skips")}["battle"] == "nowhere-to-go"
    assert condition(s, "slip")["met"] == "no"


@law("K1.2.1")
def test_which_piece_a_bot_loses_is_told() -> None:
    """The keep before the buildings; then chance takes one of two, and that is told too."""
    mills: dict[str, Any] = {"bot": "normal", "keep": "5", "sawmill": "5", "workshop": "5"}
    hero = {"pawn": "5", "items": "sword torch"}
    s = Scenario("root", order="vagabond marquise", turn="vagabond", phase="daylight", vagabond=hero, marquise=mills)
    s.play("vagabond: battle marquise in 5", "chance: roll 1 0", "chance: lose workshop")
    first, second = [event for event in told(s, "bot-chose") if event["choice"] == "lose-piece"]
    assert (first["chosen"], first["tie_by"]) == ("keep", "")
    assert first["compared"][0]["values"] == {"keep": 1, "sawmill": 0, "workshop": 0}
    assert (second["chosen"], second["tie_by"], second["tied"]) == ("workshop", "chance", ["sawmill", "workshop"])
    for event in (first, second):
        check(event, 0)


@law("K15.1", "K15.3")
def test_why_nothing_is_bought_is_told() -> None:
    """With fewer points than the Robots a bot buys neither cards nor mercenaries."""
    robots = {"bot": "normal", "market": "anvil", "warriors": "5", "score": 5}
    cats = {"bot": "normal", "warriors": "5"}
    eyrie = {"warriors": "5x2"}
    s = turn("marquise", "cobbler", order="marquise eyrie riverfolk", riverfolk=robots, marquise=cats, eyrie=eyrie)
    assert (condition(s, "hire")["value"], condition(s, "hire")["met"]) == (1, "yes")
    unsold = told(s, "bot-checked", "K15.1")
    assert [(event["choice"], event["value"], event["bound"], event["met"]) for event in unsold] == [
        ("buy-card", 0, 5, "no"),
        ("buy-mercenaries", 0, 5, "no"),
    ]


@law("K15.1")
def test_what_cannot_be_bought_is_named() -> None:
    """The Robots' market is empty: she would buy a card, and cannot."""
    robots = {"bot": "normal", "market": "", "warriors": "5"}
    s = turn("marquise", "cobbler", order="marquise eyrie riverfolk", riverfolk=robots, marquise={"bot": "normal"})
    unsold = told(s, "bot-passed", "K15.1")
    assert [(event["choice"], event["why"]) for event in unsold] == [("buy-card", "nothing-for-sale")]
    words = Texts("root", robots=["marquise"]).event(unsold[0])
    assert words == "Mechanical Marquise: whether it can buy a card: no, there is nothing for sale."
