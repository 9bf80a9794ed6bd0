"""What the Cult, the Riverfolk and their customers read: what a choice costs and brings, and whose it is."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Weald
from tests.cli.test_root_answers import not_understood, session
from tests.cli.test_root_words import asked, choices, told, two, written
from tests.law.root.trading import company, trade
from tests.law.root.worship import worship
from weald.drawings import drawing
from weald.laws import law_lines
from weald.scenario import Scenario
from weald.texts import Texts

TEXTS = Texts("root")


def board(s: Scenario, seat: str) -> str:
    """The board line by line, as a seat reads it."""
    return "\n".join(drawing(s.table.ruleset, TEXTS).lines(s.table.view(seat)))


# the Cult


def test_a_ritual_tells_its_points_and_that_the_card_is_spent() -> None:
    """As many as the gardens bring; nothing once dominance is played for, though the card could still be spent."""
    words: dict[str, Any] = {"rabbit-garden": "3 4", "hand": "smugglers_trail root_tea_rabbit"}
    s = worship("daylight", eyrie={"warriors": "11x2", "roost": "11"}, **words)
    s.play("cult: show smugglers-trail")
    assert "spend the card to score 2 points" in written(s)
    for_dominance = worship(
        "daylight", eyrie={"warriors": "11x2", "roost": "11"}, dominance="dominance_rabbit", score=12, **words
    )
    for_dominance.play("cult: show smugglers-trail")
    assert "spend the card to score 0 points" in written(for_dominance)


def test_a_bird_says_that_it_makes_an_acolyte() -> None:
    s = worship("daylight", hand="armorers anvil", fox_garden="8", warriors="8")
    assert "Armorers (bird): an acolyte" in written(s)
    alone = worship("daylight", hand="armorers")
    assert "reveal Armorers (bird): an acolyte" in written(alone)


@pytest.mark.parametrize(("hated", "crusade", "sanctify"), [("yes", "1 acolyte", 2), ("no", "2 acolytes", 3)])
def test_conspiracies_tell_their_price(hated: str, crusade: str, sanctify: int) -> None:
    """One less where the Outcast is hated. A crusade says what its two ways are, and that it is one."""
    s = worship(
        "birdsong",
        marquise={"keep": "1", "warriors": "1 5x2", "sawmill": "5"},
        outcast="fox" if hated == "no" else "rabbit",
        souls="bake_sale",
        acolytes=3,
        warriors="5x4",
    )
    text = written(s)
    assert f"Crusade ({crusade}):  [1] battle in an Outcast clearing  [2] move out of one, then battle there" in text
    assert f"convert a warrior of the Marquise de Cat in clearing 5 (rabbit) ({crusade})" in text
    assert f"sanctify the sawmill in clearing 5 (rabbit) ({sanctify} acolytes, 1 point)" in text
    assert asked(s) == "Birdsong: conspire in rabbit clearings, the Outcast's? You have 3 acolytes."
    s.play("cult: crusade move")
    assert asked(s).startswith("Crusade: where do")


def test_only_buildings_of_this_game_are_refused_to_the_cult() -> None:
    """Nobody reads that a citadel cannot be sanctified where no Duchy plays."""
    s = worship("birdsong", outcast="rabbit", acolytes=3, warriors="5", marquise={"keep": "1", "warriors": "5"})
    refused = {s.table.ruleset.grammar.write(refusal.action).split(" in ")[0] for refusal in s.table.answers().refused}
    assert "sanctify sawmill" in refused
    assert not refused & {"sanctify citadel", "sanctify market", "sanctify base"}


def test_gardens_tell_what_they_bring() -> None:
    """Points for a ritual, and the card of the second garden; a suit without a garden brings nothing to tell."""
    s = worship("daylight", rabbit_garden="3 4", mouse_garden="7", eyrie={"warriors": "11x2", "roost": "11"})
    text = board(s, "cult")
    assert "rabbit garden 3 (2 on the map: 2 points a ritual, +1 card)" in text
    assert "mouse garden 4 (1 on the map: 0 points a ritual)" in text
    assert "fox garden 5;" in text


def test_the_evening_says_what_can_craft() -> None:
    s = worship("evening", outcast="fox", fox_garden="8 12", hand="anvil")
    assert asked(s) == "Evening: craft with fox gardens, the Outcast's suit? 2 unused."


# the Riverfolk


def test_daylight_tells_the_funds_by_owner_and_the_spaces() -> None:
    """What pays for what stands with the choices."""
    words: dict[str, Any] = {"mouse-post": "7", "warriors": "4x2 11"}
    s = company(funds={"marquise": 2, "riverfolk": 2}, seats={"marquise": {"keep": "1", "warriors": "1 9x2"}}, **words)
    assert asked(s) == (
        "Daylight: what do you do? Funds: Marquise de Cat 2, Riverfolk Company 2. Empty spaces to craft with: mouse 1."
    )
    text = written(s)
    assert "move (commit a fund)" in text
    assert "draw a card (commit a fund)" in text
    assert "Recruit (spend a fund) in clearing:" in text
    assert "Trade post and a warrior (2 points) for two funds of the ruler, in clearing:" in text
    assert "4 rabbit (Riverfolk)" in text
    assert "9 mouse (Marquise)" in text
    poor = company(hand="tax_collector", cards="tax_collector", warriors="4")
    assert asked(poor).startswith("Daylight: what do you do? Funds: none.")


def test_funds_are_counted_where_one_is_chosen() -> None:
    """And it is said when they are lost with a trade post."""
    s = company(funds={"marquise": 1, "eyrie": 2}, warriors="4x2")
    s.play("riverfolk: draw-card")
    assert asked(s) == "Whose warrior do you commit? 1 to go."
    assert "[1] Marquise de Cat (1)  [2] Eyrie Dynasties (2)" in written(s)
    lost = trade(
        "marquise",
        "daylight",
        {"mouse-post": "7", "funds": {"riverfolk": 1, "eyrie": 2}},
        marquise={"warriors": "7x3"},
    )
    lost.play("marquise: fight", "marquise: battle riverfolk in 7", "chance: roll 2 0")
    assert asked(lost) == "Whose warrior do you lose with the trade post, by half of the funds? 2 to go."


def test_the_evening_tells_the_prices() -> None:
    s = company("evening", prices="1 2 3")
    assert asked(s) == ("Evening: new prices? Now a card is 1, riverboats 2, mercenaries 3; each may be changed once.")


def test_a_price_is_that_of_a_card() -> None:
    s = company("evening")
    assert "Price of a card:" in written(s)
    s.play("riverfolk: price card 3")
    assert told(s, "price-set") == ["Riverfolk Company: a card for 3 from now on."]


def test_their_own_hand_is_told_once() -> None:
    """Others read it beside the board, they themselves as their hand."""
    s = company(hand="anvil", funds={"riverfolk": 1})
    assert "Open hand: Anvil (fox)" in board(s, "marquise")
    assert "Open hand" not in board(s, "riverfolk")


def test_a_river_is_marked_where_no_path_leads() -> None:
    s = company(funds={"riverfolk": 1}, warriors="7x2")
    s.play("riverfolk: march", "riverfolk: from 7")
    assert "4 rabbit (river)" in written(s)
    assert "11 mouse (river)" in written(s)
    assert "12 fox (river)" not in written(s)
    walk = two("marquise", eyrie={"roost": "3", "warriors": "3x6"}, marquise={"keep": "1", "warriors": "1x2"})
    walk.play("marquise: march", "marquise: from 1")
    assert "(river)" not in written(walk)


def test_a_warrior_beside_a_trade_post_is_not_told_as_recruited() -> None:
    s = company(funds={"riverfolk": 3}, warriors="4x2")
    s.play("riverfolk: trade 4", "riverfolk: enlist 4")
    assert told(s, "stationed") == ["Riverfolk Company: a warrior in clearing 4."]
    assert told(s, "enlisted") == ["Riverfolk Company: recruited a warrior in clearing 4."]


# customers


def test_a_customer_reads_what_the_cards_do() -> None:
    s = trade("marquise", "start", {"hand": "anvil cobbler", "prices": "1 1 1"})
    assert "Anvil (fox): Cost: 1 fox. Item: hammer, 2 points." in written(s)
    assert "You have 22 to pay with and may buy one service." in asked(s)


def test_paying_with_items_says_how_many_more() -> None:
    words = {"character": "thief", "pawn": "5"}
    prices = "2 2 2"
    s = trade("vagabond", "start", {"hand": "anvil", "prices": prices}, vagabond=words)
    s.play("vagabond: buy anvil")
    assert asked(s) == "Which item do you exhaust to pay the Riverfolk? 2 to go."


# at the prompt


def test_what_is_no_sentence_is_answered_with_a_choice_that_can_be_made() -> None:
    """And not with one of another faction."""
    s = worship("daylight", hand="anvil bake_sale", warriors="5 8")
    assert 'Did you mean "reveal Anvil (fox)"?' in not_understood(s, "reveel anvil")
    assert "Did you mean" not in not_understood(s, "zzzz")
    assert choices(s).understand("anvil") == s.table.read("show anvil")


def test_the_board_again_comes_with_its_question(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    s = worship("daylight", hand="anvil", warriors="8")
    session(s, tmp_path, "cult")._command("cult", "b", choices(s))
    assert "Daylight: reveal a card for a ritual" in capsys.readouterr().out


@pytest.mark.parametrize("seat", ["marquise", "eyrie", "alliance", "vagabond", "vagabond2", "cult", "riverfolk"])
def test_help_tells_how_the_faction_plays(seat: str) -> None:
    """Every faction that a person can play."""
    assert len(TEXTS.note(f"seat-{seat}", "help")) > 200
    assert "{" not in TEXTS.note(f"seat-{seat}", "help")


def test_help_at_the_table_speaks_of_the_own_faction(weald: Weald, tmp_path: Path) -> None:
    seats = ["--seat", "cult=human", "--option", "cult=yes", "--option", "vagabond=no"]
    ran = weald("play", "root", "--seed", "1", "--plain", "--file", str(tmp_path / "a.weald"), *seats, stdin="h\nq\n")
    assert "The Cult reveal cards for rituals" in ran.out
    assert "what may come next" not in ran.out  # only where a game can tell


def test_a_law_names_its_parts() -> None:
    """Only those directly below it; a law without parts has no such line."""
    assert law_lines("root", "10.4")[-1].startswith("In detail: 10.4.1 ")
    assert "10.4.3.1" not in law_lines("root", "10.4")[-1]
    assert "10.4.3.1 " in law_lines("root", "10.4.3")[-1]
    assert not law_lines("root", "10.5.1")[-1].startswith("In detail")


def test_services_that_do_not_fit_side_by_side_begin_their_lines() -> None:
    """Only what belongs to a heading hangs below it."""
    s = trade("marquise", "start", riverfolk={"hand": "anvil", "warriors": "5"})
    lines = written(s, terminal=True).splitlines()
    services = [line for line in lines if "riverboats" in line or "mercenaries" in line]
    assert len(services) == 2
    assert all(line.startswith("[") for line in services)
