"""Which seats are bots, how hard and with which traits: by --seat, by questions, and as data for any client."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import weald as package
from weald import library
from weald.engine.chance import Throw
from weald.engine.lots import draw_seats
from weald.games.root.tables import LEVEL_NAMES, SEATS, TRAIT_NAMES
from weald.texts import Texts
from weald.texts.options import describe

if TYPE_CHECKING:
    from tests.cli.conftest import Weald

ROOT = library.ruleset("root")


def test_seats_of_bots(weald: Weald, tmp_path: Path) -> None:
    """A level and traits in any order after the word; `none` leaves a seat out; a player brings a faction in."""
    path = tmp_path / "bots.weald"
    seats = ["cult=human", "marquise=bot:nightmare+blitz+fortified", "eyrie=bot:swoop", "duchy=bot"]
    seats += ["alliance=none", "vagabond=none"]
    words = [word for seat in seats for word in ("--seat", seat)]
    ran = weald("play", "root", *words, "--seed", "1", "--plain", "--file", str(path))
    assert ran.code == 0, ran.err
    table = package.load(path)
    assert table.seats == ("marquise", "eyrie", "cult", "duchy")
    assert table.players == {"cult": "human"}
    assert ROOT.robots(table.options) == ("marquise", "eyrie", "duchy")
    assert ROOT.levels(table.options) == {"marquise": "nightmare", "eyrie": "normal", "duchy": "normal"}
    assert table.options["marquise-traits"] == "blitz+fortified"
    assert table.options["eyrie-traits"] == "swoop"


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--seat", "marquise=bot:nightmre"], ["nightmre is neither a level nor a trait", "Did you mean nightmare?"]),
        (["--seat", "marquise=bot:swoop"], ["swoop is neither a level nor a trait", "blitz, challenging"]),
        (["--seat", "marquise=robot"], ["there is no player called robot", "bot"]),
        (["--seat", "duchy=human"], ["can only be a bot", "--seat duchy=bot"]),
        (["--seat", "duchy=bot", "--option", "duchy=no"], ["the option duchy is given twice"]),
        (["--option", "marquise=bot", "--option", "marquise-level=hard"], ["cannot be hard", "easy, normal"]),
        (["--option", "marquise-traits=blitz+fortifid"], ["cannot be fortifid", "Did you mean fortified?"]),
        (["--set-up", "--seat", "marquise=bot"], ["--set-up asks for the seats"]),
    ],
)
def test_mistakes_are_told_with_the_nearest(weald: Weald, arguments: list[str], said: list[str]) -> None:
    """What is wrong, and what would do."""
    ran = weald("play", "root", *arguments)
    assert ran.code == 2
    for words in said:
        assert words in ran.err


def test_other_games_have_no_bots(weald: Weald) -> None:
    """There the word is no player."""
    assert "there is no player called bot" in weald("play", "critters", "--seat", "north=bot").err


def test_everything_that_can_be_chosen_is_described() -> None:
    """Every level and trait of every bot says what it does; what belongs to a bot says when it matters."""
    found = {option["name"]: option for option in describe(ROOT, Texts("root"))}
    assert list(found) == [option.name for option in ROOT.options]
    for seat, traits in zip(SEATS, TRAIT_NAMES, strict=True):
        for kind, names in (("level", LEVEL_NAMES), ("traits", traits)):
            option = found[f"{seat}-{kind}"]
            assert option["when"] == {"option": seat, "values": ["bot"]}
            assert [choice["name"] for choice in option["choices"]] == names
            assert all(choice["about"].endswith(".") for choice in option["choices"])
            assert option["many"] == (kind == "traits")
        assert {choice["name"] for choice in found[seat]["choices"]} >= {"bot", "no"}
    assert all(choice["about"] for name in ("coop", "services") for choice in found[name]["choices"])
    assert found["duchy-level"]["choices"][3]["about"].startswith("Recruiting places three warriors")
    assert found["marquise-traits"]["none"] == "none"


@pytest.mark.parametrize("game", library.names())
def test_the_options_are_listed(weald: Weald, game: str) -> None:
    """For people in lines, for programs as data; numbers have their limits."""
    ran = weald("options", game)
    assert ran.code == 0, ran.err
    assert "{" not in ran.out
    told = json.loads(weald("options", game, "--json").out)
    assert [option["name"] for option in told["options"]] == [option.name for option in library.ruleset(game).options]
    for option in library.ruleset(game).options:
        assert f"{option.name}={option.default}" in ran.out
    if game == "root":
        assert "marquise=yes (yes, no, bot)" in ran.out
        assert "    blitz: After moving, all but one warrior" in ran.out
        assert "how hard the Mechanical Marquise is (with marquise=bot)" in ran.out


def test_set_up_by_questions(weald: Weald, tmp_path: Path) -> None:
    """Seat by seat, then what matters with these seats; the command that says the same is told."""
    path = tmp_path / "asked.weald"
    # two answers are not understood
    seats = ["", "bot", "a person", "9", "3", "somebody", "nobody", "", "", "", "", "bot"]
    others = ["", "listed", "", "yes", "nightmare", "1 fort", "", "", "", "vendetta"]
    ran = weald(
        "play",
        "root",
        "--set-up",
        "--seed",
        "1",
        "--plain",
        "--file",
        str(path),
        stdin="\n".join([*seats, *others, ""]),
    )
    assert ran.code == 0, ran.err
    table = package.load(path)
    assert table.seats == ("marquise", "eyrie", "alliance", "corvids")
    assert table.players == {"eyrie": "human"}
    assert ROOT.levels(table.options)["marquise"] == "nightmare"
    assert table.options["marquise-traits"] == "blitz+fortified"
    assert table.options["corvids-traits"] == "vendetta"
    assert (table.options["coop"], table.options["order"]) == ("yes", "listed")
    assert "services:" not in ran.out  # nobody sells
    assert "vagabond-level" not in ran.out
    assert ran.out.count("That is none of: a person, a computer, its bot, nobody") == 2
    assert "--seat marquise=bot:nightmare+blitz+fortified --seat alliance=bot --seat vagabond=none" in ran.out
    command = re.search(r"The same without questions: weald (.*)", ran.out)
    assert command is not None
    again = weald(*command[1].split(), "--seed", "1", "--plain", "--file", str(tmp_path / "again.weald"))
    assert again.code == 0, again.err
    assert package.load(tmp_path / "again.weald").options == table.options


@pytest.mark.parametrize(("seat", "does"), [("bot", "slips into a forest"), ("2", "torch: repair three items")])
def test_a_character_does_what_its_player_can(weald: Weald, seat: str, does: str) -> None:
    """A Vagabot's character is told as the bot plays it, before the game and on its board."""
    seats = ["", "1", "bot", "bot", seat, *[""] * 5]
    others = [*[""] * (8 if seat == "bot" else 9), "ranger", *[""] * (2 if seat == "bot" else 0)]
    ran = weald("play", "root", "--set-up", "--seed", "1", "--plain", stdin="\n".join([*seats, *others, *"1" * 9, ""]))
    assert f"Ranger: {does}" in ran.out
    assert ("Special action: slips into a forest" in ran.out) == (seat == "bot")
    assert f"as a bot: {Texts('root').note('character-ranger', 'bot')}" in weald("options", "root").out


def test_an_answer_is_taken_back(weald: Weald, tmp_path: Path) -> None:
    """`u` asks the question before again, of a seat or an option; what was answered before stays."""
    path = tmp_path / "back.weald"
    seats = ["", "u", "chosen", "bot", "u", "human", "computer", "u", "bot", "bot", "none", *[""] * 5]
    others = ["winter", "u", "lake", "", "", "", "yes", "u", "u", "", "yes", "easy", "u", "nightmare", "", "", ""]
    script = "\n".join([*seats, *others, ""])
    ran = weald("play", "root", "--set-up", "--seed", "1", "--plain", "--file", str(path), stdin=script)
    table = package.load(path)
    assert table.players == {"marquise": "human"}
    assert ROOT.robots(table.options) == ("eyrie", "alliance")
    assert (table.options["map"], table.options["coop"]) == ("lake", "yes")
    assert ROOT.levels(table.options)["eyrie"] == "nightmare"
    assert ran.out.count("Marquise de Cat\n") == 3  # before and after both of its answers were taken back
    assert ran.out.count("How is it settled") == 2
    assert ran.out.count("map: the map") == 2


def test_an_impossible_set_up_is_asked_again(weald: Weald, tmp_path: Path) -> None:
    """One seat alone is no game; the end of input ends the questions."""
    alone = ["", "1", "none", "none", "none", "", "", "", "", ""]
    ran = weald("play", "root", "--set-up", "--plain", stdin="\n".join([*alone, ""]))
    assert "So it cannot be played: too few take part" in ran.out
    assert ran.code == 130
    assert not list(tmp_path.glob("**/*.weald"))


@pytest.mark.parametrize(("way", "said"), [("by lot", "lot"), ("reach", "reach")])
def test_set_up_by_lot(weald: Weald, tmp_path: Path, way: str, said: str) -> None:
    """So many are drawn, one of them is the person's; by reach they add up to what the law advises."""
    path = tmp_path / f"{said}.weald"
    script = "\n".join(["2" if way == "by lot" else "reach", "3", *[""] * 10])
    ran = weald("play", "root", "--set-up", "--seed", "1", "--plain", "--file", str(path), stdin=script)
    assert ran.code == 0, ran.err
    table = package.load(path)
    assert sorted(table.players.values()) == ["human", "normal", "normal"]
    assert len(table.seats) == 3
    found = re.search(r"Reach (\d+); the law advises 18 or more for so many \[A\]", ran.out)
    assert found is not None
    assert ROOT.reach is not None
    assert int(found[1]) == ROOT.reach.total(table.seats)
    assert said == "lot" or int(found[1]) >= 18


def test_set_up_of_a_game_with_numbers(weald: Weald, tmp_path: Path) -> None:
    """How strong the computer is, by its name; the target of Critters is asked as a number within its limits."""
    path = tmp_path / "critters.weald"
    script = "\n\nexpert\nbeginner\n100\n7\n"
    ran = weald("play", "critters", "--set-up", "--seed", "1", "--plain", "--file", str(path), stdin=script)
    assert ran.code == 0, ran.err
    assert package.load(path).options == {"mode": "beginner", "target": 7}
    assert package.load(path).players == {"south": "human", "north": "expert"}


def test_bots_are_not_drawn_by_lot() -> None:
    """The lot falls on the seats of people beside them."""
    options, drawn = draw_seats(ROOT, {"marquise": "bot", "duchy": "bot"}, [], 2, Throw("5", 0))
    chosen = ROOT.check_options(options)
    assert ROOT.robots(chosen) == ("marquise", "duchy")
    assert set(ROOT.in_play(chosen)) == set(drawn)
    assert len(drawn) == 2
