"""Chapters 1-3 and 12 of the Law of Rootbotics: what all bots share, set-up with bots, and the maps."""

from __future__ import annotations

from typing import Any

import pytest

from tests.law import law
from tests.law.root.rambling import BIRD, FOX, RABBIT, kit, ramble, skipped
from tests.law.root.rootbotics import battles, bot, choices, compared, gains, moves, new_game, placed, turn
from tests.law.root.seeing import events, pieces, public, score, spectator, warriors
from weald import library
from weald.engine.errors import BadValue
from weald.engine.table import CHANCE_NAME, Table
from weald.games.root.factions.vagabond.tables import CHARACTER_NAMES
from weald.games.root.rules.choosing import by_priority, comes_before
from weald.games.root.state.new_board import empty_board
from weald.games.root.tables import IS_DOMINANCE, MAP_NAMES, MAPS, SEATS
from weald.scenario import Scenario

BOTS = ("marquise", "eyrie", "alliance", "vagabond", "duchy", "corvids")
CATS: dict[str, Any] = {"bot": "normal", "keep": "1", "warriors": "1x2"}
BIRDS: dict[str, Any] = {"roost": "3", "warriors": "3x6"}


def cats(card: str, /, *dice: str, **words: Any) -> Scenario:
    """A turn of the Marquise bot; the Eyrie are a person's, and play at the other end of the wood."""
    more = {name: words.pop(name) for name in ("coop", "order", "vagabond", "alliance") if name in words}
    birds = words.pop("eyrie", BIRDS)
    order = more.pop("order", "marquise eyrie")
    return turn("marquise", card, *dice, order=order, marquise={**CATS, **words}, eyrie=birds, **more)


def robbing(card: str, **words: Any) -> Scenario:
    """The Eyrie, with a card in play, face two bots; it is the start of their Birdsong."""
    birds = {**BIRDS, "cards": card, **words}
    lone = {"bot": "normal", "pawn": "forest-1", "items": kit(3)}
    return Scenario("root", order="eyrie marquise vagabond", turn="eyrie", eyrie=birds, marquise=CATS, vagabond=lone)


def seats_of(table: Table) -> list[str]:
    """Whom the table has asked so far."""
    return sorted({entry.seat for entry in table.entries()})


# 1 changes in the law


@law("K1", "K1.1.1", "K1.1.2")
def test_a_bot_crafts_without_crafting_pieces_for_one_point() -> None:
    """An anvil is worth two points to a person; it needs no workshop, but must be in the supply."""
    s = cats("anvil")
    assert public(s, "marquise")["items"] == {"hammer": 1}
    assert gains(s, "marquise")["K1.1.2"] == 1
    gone = cats("anvil", eyrie={**BIRDS, "items": "hammer"})
    assert "K1.1.2" not in gains(gone, "marquise")
    assert spectator(gone)["discard"] == ["anvil"]


@law("K1.1.3")
@pytest.mark.parametrize("card", ["sappers", "favor_of_the_foxes"])
def test_a_bot_crafts_nothing_but_items(card: str) -> None:
    """No lasting effects, no favors: the card is an order and no more."""
    s = cats(card, warriors="1x2 6", eyrie={"warriors": "3x3 8x4"})
    assert public(s, "marquise")["cards"] == []
    assert warriors(s, "eyrie", 8) == 4
    assert spectator(s)["discard"] == [card]


@law("K1.2.1")
def test_a_bot_loses_tokens_first_then_buildings_at_random() -> None:
    """Two hits: the keep goes without a question, then chance takes one of two buildings; nobody is asked."""
    mills: dict[str, Any] = {"bot": "normal", "keep": "5", "sawmill": "5", "workshop": "5"}
    hero = {"pawn": "5", "items": "sword torch"}
    s = Scenario("root", order="vagabond marquise", turn="vagabond", phase="daylight", vagabond=hero, marquise=mills)
    s.play("vagabond: battle marquise in 5", "chance: roll 1 0")
    assert pieces(s, "keep", 5) == 0
    assert s.asked == CHANCE_NAME
    assert set(s.offers()) == {"lose sawmill", "lose workshop"}
    s.play("chance: lose workshop")
    assert (pieces(s, "sawmill", 5), pieces(s, "workshop", 5)) == (1, 0)


@law("K1.3")
def test_a_bot_activates_no_dominance() -> None:
    """With three people the cards are in the deck. As an order, one lies beside the map afterwards."""
    people: dict[str, Any] = {"marquise": {}, "eyrie": {}, "alliance": {}}
    s = ramble("dominance_fox", at="1", items=kit(3), score=12, ruins="", **people)
    assert public(s, "vagabond")["dominance"] is None
    assert spectator(s)["available"] == ["dominance_fox"]


# 2 new rules


@law("K2.1", "K2.4")
def test_clearings_are_chosen_and_taken_in_the_order_of_their_markers() -> None:
    """Battles in 6, then 8, then 12; equal neighbours to move to: the smaller number."""
    s = cats(FOX, *["roll 0 0"] * 3, warriors="12 8 6", eyrie={"warriors": "6 8 12"})
    assert [where for where, _ in battles(s, "marquise")] == [6, 8, 12]
    s = cats(FOX, warriors="1x6")
    assert moves(s, "marquise")[0][1] == 5
    assert [event["tie"] for event in events(s, None, "bot-chose") if event["choice"] == "move-to"] == ["K2.1"]


@law("K2.4")
def test_moves_go_by_the_clearing_they_leave() -> None:
    """From 6 before from 12, though 12 leads to better numbers."""
    s = cats(FOX, warriors="6x5 12x5", keep="1")
    assert [origin for origin, _, _ in moves(s, "marquise")] == [6, 12]


@law("K2.2", "K2.6")
def test_players_are_chosen_in_the_order_of_set_up() -> None:
    """People and bots alike: with equal points and pieces the Marquise bot comes before the Eyrie of a person."""
    people = {"eyrie": {"warriors": "1"}, "marquise": {"bot": "normal", "warriors": "1"}}
    s = ramble(RABBIT, "roll 0 0", at="1", items=kit(1, 3), **people)
    assert battles(s, "vagabond") == [(1, "marquise")]
    assert events(s, None, "bot-chose")[0]["tie"] == "K2.2"


@law("K4.5.1.1", "3.3.1")
def test_who_plays_for_dominance_has_no_points_to_compare() -> None:
    """The Eyrie had 12 points; their marker has left the track. So the Alliance are fought, with 3."""
    birds = {"warriors": "5", "roost": "3", "score": 12, "dominance": "dominance_fox"}
    mice = {"warriors": "5", "score": 3}
    order = "marquise eyrie alliance vagabond"
    s = cats("cobbler", order=order, warriors="5x3", eyrie=birds, alliance=mice, vagabond={"pawn": "1"})
    assert compared(s, "defender")["points"] == {"eyrie": 0, "alliance": 3}
    assert choices(s, "defender") == ["alliance"]


@law("K2.3")
def test_what_is_not_allowed_is_passed_over_for_the_next() -> None:
    """The clearing with most warriors has no open slot: the building goes to the next that has."""
    s = cats("root_tea_fox", warriors="1x2 6 8x3", sawmill="1", recruiter="8x2")
    assert placed(s, "sawmill") == [6]


@law("K2.5")
def test_such_a_clearing_is_one_that_meets_all_conditions_before() -> None:
    """Each criterion compares only those that the one before has left."""
    s = ramble(RABBIT, "roll 0 0", at="1", items=kit(2, 2), marquise={"warriors": "5 9 10x2 7", "wood": "9 10 7x3"})
    assert set(compared(s, "battle")["moves"]) == {"5", "7", "9", "10"}
    assert set(compared(s, "battle")["defender-buildings-tokens"]) == {"5", "9", "10"}
    assert set(compared(s, "battle")["defender-warriors"]) == {"9", "10"}
    assert choices(s, "battle") == ["9"]


@law("K2.7")
def test_the_order_card_is_drawn_and_says_what_is_ordered() -> None:
    """A card of the deck, open to all; a bird orders every clearing."""
    s = cats(FOX, "roll 0 0", warriors="6 5", eyrie={"warriors": "6 5"})
    assert events(s, None, "bot-order")[0]["card"] == FOX
    assert battles(s, "marquise") == [(6, "eyrie")]
    wild = cats(BIRD, *["roll 0 0"] * 2, warriors="6 5", eyrie={"warriors": "6 5"})
    assert battles(wild, "marquise")[:2] == [(5, "eyrie"), (6, "eyrie")]
    assert bot(s, "marquise")["ordered"] is None


@law("K2.8", "K2.8.1")
def test_who_takes_a_card_from_a_bot_draws_one() -> None:
    """Stand and Deliver! of a person: a card of the deck, and the bot scores its point as anybody would."""
    s = robbing("stand_and_deliver")
    s.play("eyrie: use stand-and-deliver", "eyrie: choose marquise", "chance: draw anvil")
    assert s.see("eyrie")["hand"] == ["anvil"]
    assert score(s, "marquise") == 1
    assert public(s, "marquise")["hand"] == 0


@law("K2.8.1")
def test_a_thief_of_a_person_draws_for_a_bot() -> None:
    """The human Thief robs the Vagabot: a card of the deck."""
    thief = {"pawn": "1", "items": "torch"}
    lone = {"bot": "normal", "pawn": "1", "items": kit(3)}
    order = "vagabond vagabond2 marquise"
    s = Scenario("root", order=order, turn="vagabond", phase="daylight", vagabond=thief, vagabond2=lone)
    s.play("vagabond: special", "vagabond: choose vagabond2", "chance: draw anvil")
    assert s.see("vagabond")["hand"] == ["anvil"]
    assert score(s, "vagabond2") == 0


@law("K2.8.1")
def test_who_draws_with_a_bot_lets_it_score() -> None:
    """Better Burrow Bank: the bot chosen scores a point instead of its card."""
    s = robbing("better_burrow_bank")
    s.play("eyrie: choose vagabond", "chance: draw anvil")
    assert gains(s, "vagabond") == {"K2.8.1": 1}
    assert public(s, "vagabond")["hand"] == 0


@law("K2.8.1")
def test_who_gives_a_card_to_a_bot_discards_it() -> None:
    """Aid of a Vagabond: the card goes to the discard pile, the bot scores."""
    hero = {"pawn": "1", "items": "sword torch", "hand": "anvil"}
    s = Scenario("root", order="vagabond marquise", turn="vagabond", phase="daylight", vagabond=hero, marquise=CATS)
    s.play("vagabond: aid marquise", "vagabond: exhaust torch", "vagabond: give anvil")
    assert gains(s, "marquise") == {"K2.8.1": 1}
    assert spectator(s)["discard"] == ["anvil"]


@law("K2.8.1")
def test_a_bot_has_no_hand_to_look_at() -> None:
    """Codebreakers find nobody among bots."""
    s = Scenario(
        "root",
        order="alliance marquise",
        turn="alliance",
        phase="daylight",
        alliance={"cards": "codebreakers", "hand": "anvil"},
        marquise=CATS,
    )
    assert s.why("alliance: use codebreakers") == ("4.1.3", "no-hand-to-look-at")


@law("K2.8.2")
def test_nobody_ambushes_a_bot() -> None:
    """The defender holds an ambush and is not asked; a person who attacks is ambushed as ever."""
    s = cats(FOX, "roll 0 0", warriors="6", eyrie={"warriors": "6", "hand": "ambush_bird"})
    assert battles(s, "marquise") == [(6, "eyrie")]
    assert public(s, "eyrie")["hand"] == 1
    lone = {"bot": "normal", "pawn": "6", "items": kit(1, 3)}
    mice = {"warriors": "6", "hand": "ambush_bird"}
    t = turn("vagabond", RABBIT, "roll 0 0", order="vagabond eyrie", vagabond=lone, eyrie=mice)
    assert battles(t, "vagabond") == [(6, "eyrie")]


# 3 set-up


@law("K3", "K3.1")
@pytest.mark.parametrize("name", MAP_NAMES)
def test_every_map_has_its_markers(name: str) -> None:
    """The printed numbers are the priorities: twelve of them, the smaller first."""
    board = empty_board(MAP_NAMES.index(name), [0, 1])
    tower = MAPS[board.map].tower
    plain = [clearing for clearing in range(12) if clearing != tower]
    assert by_priority(board, plain[::-1]) == plain
    assert by_priority(board, plain, lowest=True) == plain[::-1]


@law("K3.2")
def test_a_faction_is_a_persons_or_a_bots() -> None:
    """One option says which, so never both; but a Vagabot may play beside a Vagabond, and only one."""
    ruleset = library.ruleset("root")
    options = ruleset.check_options({"marquise": "bot", "vagabond": "yes", "vagabond2": "bot"})
    assert ruleset.robots(options) == ("marquise", "vagabond2")
    assert ruleset.in_play(options) == ("eyrie", "alliance", "vagabond")
    with pytest.raises(BadValue, match="one-vagabot"):
        ruleset.check_options({"vagabond": "bot", "vagabond2": "bot"})
    lone = {"bot": "normal", "pawn": "1"}
    with pytest.raises(BadValue, match="one-vagabot"):
        Scenario("root", order="marquise vagabond vagabond2", marquise={}, vagabond=lone, vagabond2=lone)


@law("K3.3", "K3.3.1", "K3.3.2")
def test_levels_and_traits_are_chosen_before_the_game() -> None:
    """Each bot its own level, normal unless said, and any of its traits; everybody sees them."""
    table = new_game(
        "marquise=bot eyrie vagabond=bot", **{"marquise-level": "nightmare", "vagabond-traits": "helper+questing"}
    )
    assert public(table, "marquise")["bot"]["level"] == "nightmare"
    assert public(table, "marquise")["bot"]["traits"] == []
    assert public(table, "vagabond")["bot"]["level"] == "normal"
    assert public(table, "vagabond")["bot"]["traits"] == ["helper", "questing"]
    with pytest.raises(BadValue):
        library.ruleset("root").check_options({"marquise": "bot", "marquise-traits": "helper"})


@law("K3.4")
@pytest.mark.parametrize(
    ("seats", "dominance"),
    [
        ("marquise=bot eyrie vagabond=bot", 0),
        ("marquise=bot eyrie alliance", 0),
        ("marquise eyrie alliance vagabond=bot", 4),
        ("marquise=bot vagabond=bot", 0),
    ],
)
def test_dominance_leaves_the_deck_and_people_draw_three(seats: str, dominance: int) -> None:
    """With one or two people, or none; bots draw no cards."""
    table = new_game(seats)
    game: Any = table.game
    hands = [len(secret.hand) for secret in game.secrets]
    assert hands == [3 if seat in table.ruleset.in_play(table.options) else 0 for seat in SEATS]
    cards = game.deck + [card for secret in game.secrets for card in secret.hand]
    assert sum(1 for card in cards if IS_DOMINANCE[card]) == dominance


# co-operative play


@law("K3.5")
def test_people_win_together() -> None:
    """One of them has thirty points: the game goes on until the other has them too."""
    birds: dict[str, Any] = {**BIRDS, "score": 31}
    mice = {"pawn": "6", "items": "torch sword", "score": 29}
    s = Scenario(
        "root",
        order="vagabond eyrie marquise",
        turn="vagabond",
        phase="daylight",
        coop="yes",
        eyrie=birds,
        vagabond=mice,
        marquise=CATS,
    )
    assert spectator(s)["winner"] is None
    s.dice("find sword")
    s.play("vagabond: explore")
    outcome = s.table.outcome
    assert outcome is not None
    assert sorted(outcome.winners) == ["eyrie", "vagabond"]
    assert outcome.law == "K3.5"


@law("K3.5")
def test_a_bot_with_thirty_points_beats_them_all() -> None:
    """However many points a person has."""
    s = ramble("anvil", at="1", items="tea", score=29, coop="yes", marquise={"score": 33}, eyrie={"score": 2}, ruins="")
    outcome = s.table.outcome
    assert outcome is not None
    assert outcome.winners == ["vagabond"]


@law("K3.5")
def test_no_dominance_in_a_co_operative_game() -> None:
    """Even with three people."""
    table = new_game("marquise eyrie alliance vagabond=bot", coop="yes")
    game: Any = table.game
    assert not [card for card in game.deck if IS_DOMINANCE[card]]
    with pytest.raises(BadValue, match="coop-needs-both"):
        library.ruleset("root").check_options({"coop": "yes"})


@law("K3.4")
def test_nobody_is_asked_about_dominance_that_is_not_in_the_deck() -> None:
    """With twelve points and a hand, the decree of one person among bots goes on without asking which card is next."""
    bird = {"roost": "3 4", "warriors": "3x4", "leader": "despot", "hand": "anvil", "score": 12}
    decree = {"recruit": "cobbler bake_sale"}
    seats: dict[str, Any] = {"marquise": {"warriors": "1"}, "eyrie": {**bird, "decree": decree}}
    for order, asked in (("eyrie marquise alliance", "obey"), ("eyrie marquise", "recruit-where")):
        there = {seat: words for seat, words in seats.items() if seat in order}
        s = Scenario("root", order=order, turn="eyrie", phase="daylight", **there)
        s.play("eyrie: end")
        assert (s.table.question and s.table.question.ask) == asked
    alone = {**seats, "marquise": {"bot": "normal", "warriors": "1"}}
    s = Scenario("root", order="eyrie marquise alliance", turn="eyrie", phase="daylight", **alone)
    s.play("eyrie: end")
    assert (s.table.question and s.table.question.ask) == "recruit-where"


@law("K3.5")
@pytest.mark.parametrize(("coop", "foe"), [("no", "marquise"), ("yes", "eyrie")])
def test_bots_of_a_team_game_leave_each_other_alone(coop: str, foe: str) -> None:
    """The Marquise bot leads and is nearer; in a team game the Vagabot seeks a person, and she sees no enemy in him."""
    people = {"marquise": {"bot": "normal", "warriors": "1", "score": 9}, "eyrie": {"warriors": "5"}}
    s = ramble(RABBIT, "roll 0 0", at="1", items=kit(2, 2), coop=coop, **people)
    assert battles(s, "vagabond")[0][1] == foe
    lone = {"bot": "normal", "pawn": "1", "items": kit(3)}
    rolls = [] if coop == "yes" else ["roll 0 0"]
    t = cats(FOX, *rolls, order="marquise eyrie vagabond", vagabond=lone, coop=coop)
    assert battles(t, "marquise") == ([] if coop == "yes" else [(1, "vagabond")])


@law("K3.5")
def test_bots_of_a_team_game_count_no_bots_as_enemies() -> None:
    """The Marquise bot goes to the Eyrie's warrior in 9, not to the Vagabot in 5."""
    lone = {"bot": "normal", "pawn": "5", "items": kit(3)}
    birds = {"warriors": "9"}
    order = "marquise eyrie vagabond"
    t = cats(FOX, order=order, warriors="1x6", vagabond=lone, eyrie=birds, coop="yes")
    assert moves(t, "marquise")[0][1] == 9
    t = cats(FOX, order=order, warriors="1x6", vagabond=lone, eyrie=birds, coop="no")
    assert moves(t, "marquise")[0][1] == 5


@law("K3.5")
def test_in_a_team_game_what_sweeps_a_clearing_hits_bots_too() -> None:
    """The Scoundrel burns a clearing of three pieces of a person; the Marquise bot's warriors go as well."""
    people = {
        "eyrie": {"warriors": "10x2", "roost": "10"},
        "marquise": {"bot": "normal", "warriors": "10x2", "sawmill": "10"},
    }
    s = ramble(
        *(RABBIT, "roll 0 0"),
        at="10",
        items=kit(2, 2),
        character="scoundrel",
        coop="yes",
        ruins="",
        traits="adventurer",
        **people,
    )
    assert warriors(s, "marquise", 10) == warriors(s, "eyrie", 10) == 0
    assert pieces(s, "sawmill", 10) == 0
    two = ramble(
        *(RABBIT,),
        at="10",
        items=kit(2, 2),
        character="scoundrel",
        coop="yes",
        ruins="",
        marquise=people["marquise"],
        eyrie={},
    )
    assert "special" in skipped(two)  # pieces of a bot alone are not enough


@law("K3.5")
def test_people_of_a_team_stay_enemies() -> None:
    """The one may battle the other, and scores what is removed."""
    hero = {"pawn": "3", "items": "sword torch"}
    birds = {"roost": "3"}
    s = Scenario(
        "root",
        order="vagabond eyrie marquise",
        turn="vagabond",
        phase="daylight",
        coop="yes",
        vagabond=hero,
        eyrie=birds,
        marquise=CATS,
    )
    s.play("vagabond: battle eyrie in 3", "chance: roll 0 0")
    assert score(s, "vagabond") == 1


# bots alone


@law("K2.7", "K3.4")
@pytest.mark.parametrize("character", CHARACTER_NAMES)
def test_bots_alone_ask_nobody_but_chance(character: str) -> None:
    """A whole game of every bot there is plays itself, the Vagabot as each of his characters."""
    ruleset = library.ruleset("root")
    options: dict[str, int | str] = {seat: "bot" if seat in BOTS else "no" for seat in ruleset.seats}
    table = Table(ruleset, {**options, "character": character}, f"alone {character}")
    assert table.outcome is not None
    assert seats_of(table) == [CHANCE_NAME]
    assert not table.game.faults()


# 12 maps


@law("K12.2.1")
def test_closed_paths_are_paths_to_bots() -> None:
    """From one end of a closed path a bot sees the other, a person does not."""
    board = empty_board(MAP_NAMES.index("mountain"), [0, 1])
    one, other = MAPS[board.map].closed[0]
    assert other in board.bot_paths(one)
    assert other not in board.adjacent(one)


@law("K12.2.2")
def test_the_pass_comes_first_either_way() -> None:
    """Among the highest and among the lowest."""
    board = empty_board(MAP_NAMES.index("mountain"), [0, 1])
    tower = MAPS[board.map].tower
    for lowest in (False, True):
        assert by_priority(board, [0, 11, tower], lowest)[0] == tower
        assert comes_before(board, tower, 0, lowest)
        assert not comes_before(board, 11, tower, lowest)
