"""Play-outs: a game goes on by itself, and a planner learns from it what the others would do to its plans."""

from __future__ import annotations

from weald import library
from weald.engine import codec, procedure
from weald.engine.chance import QuickDice
from weald.engine.lenses import NOBODY
from weald.engine.table import Table
from weald.players.planner import Effort, PlannerPlayer
from weald.players.playouts import play_out
from weald.scenario import Scenario

ROOT = library.ruleset("root")


def test_it_goes_on_until_the_next_turn_of_a_seat_is_over() -> None:
    """A turn that goes on is not counted. In between everybody has had a turn."""
    game = Table(ROOT, {"order": "listed"}, "turns", telling=False).game
    for turns in (0, 1, 2):
        play_out(ROOT, game, 0, turns + 1, f"turns {turns}")
        board = game.board
        assert ROOT.turn_of(board) != 0
        assert board.round == (turns + 1) * (turns + 2) // 2, "one turn, then two more, then three more"


def test_bots_play_unasked_and_a_turn_still_ends() -> None:
    """Between two turns of the only person nobody is asked; a plan ends with the turn, and so does a play-out."""
    bots: dict[str, int | str] = {"order": "listed", "eyrie": "bot", "alliance": "bot", "vagabond": "bot"}
    table = Table(ROOT, bots, "bots", telling=False)
    game = table.game
    seat = ROOT.seat("marquise")
    while ROOT.turn_of(game.board) != seat:
        table.take(procedure.legal(game)[0])
    view = game.lens(seat)
    found = PlannerPlayer(ROOT, "x", Effort(1, 1, 3000)).plan(view, procedure.offers(view))
    assert all(world.game.board.round <= 2 for world in found.worlds), "no plan goes through the turns of bots"
    play_out(ROOT, game, seat, 1, "bots")
    assert game.board.round <= 3


def test_its_luck_hangs_on_the_seed_alone() -> None:
    """The same game with the same seed ends the same, with another seed otherwise."""
    start = Table(ROOT, {}, "luck", telling=False).game
    ends = []
    for seed in ("a", "a", "b"):
        game = start.clone()
        play_out(ROOT, game, 0, 2, seed)
        ends.append(codec.digest(game))
    assert ends[0] == ends[1] != ends[2]


def test_a_game_ends_where_it_ends() -> None:
    game = Table(ROOT, {}, "end", telling=False).game
    play_out(ROOT, game, 0, 100, "end")
    assert procedure.actor(game.board) == NOBODY


def test_it_holds_up_who_would_win_next() -> None:
    """The Riverfolk have 26 points and eight funds. Their trade post must fall before their next Birdsong."""
    cats = {"keep": "1", "warriors": "1x4 5x6", "sawmill": "1", "recruiter": "5", "wood": "1x3", "score": 10}
    river = {"fox-post": "1", "rabbit-post": "5", "score": 26, "funds": {"riverfolk": 8}, "hand": ""}
    s = Scenario(
        "root", order="marquise riverfolk eyrie", turn="marquise", phase="daylight", marquise=cats, riverfolk=river,
        eyrie={"roost": "3", "warriors": "3x4"},
    )  # fmt: skip
    planner = PlannerPlayer(ROOT, "x", Effort(4, 2, 600, plans=4, playouts=1))
    said: list[str] = []
    while s.table.actor == "marquise" and ROOT.turn_of(s.table.game.board) == 0:
        view = s.table.view("marquise")
        action = planner.choose(view, procedure.offers(view))
        said.append(ROOT.grammar.write(action))
        s.table.take(action)
    assert said[-1].startswith("battle riverfolk"), said


def test_play_outs_are_counted() -> None:
    """They are thought about only where there is more than one way to begin."""
    cats = {"keep": "1", "warriors": "1x4 5x6", "sawmill": "1", "recruiter": "5", "wood": "1x3"}
    s = Scenario("root", turn="marquise", phase="daylight", marquise=cats, eyrie={"roost": "3", "warriors": "3x4"})
    view = s.table.view("marquise")
    quick = PlannerPlayer(ROOT, "x", Effort(4, 2, 200))
    quick.choose(view, procedure.offers(view))
    slow = PlannerPlayer(ROOT, "x", Effort(4, 2, 200, plans=4, playouts=1))
    slow.choose(view, procedure.offers(view))
    assert quick.playouts == 0
    assert 0 < slow.playouts <= 5 + 2 * 2 + 4


def test_it_does_not_cheat() -> None:
    """What is played on is imagined: in worlds that a seat cannot tell apart the same plan wins."""
    dice = QuickDice("cheat")
    cats = {"keep": "1", "warriors": "1x4 5x6", "sawmill": "1", "recruiter": "5", "wood": "1x3", "hand": "anvil"}
    birds = {"roost": "3", "warriors": "3x4", "hand": "armorers sappers ambush_bird"}
    table = Scenario("root", turn="marquise", phase="daylight", marquise=cats, eyrie=birds).table
    answers = set()
    for world in (table.game, table.game.lens(table.ruleset.seat("marquise")).imagine(dice)):
        view = world.lens(table.ruleset.seat("marquise"))
        planner = PlannerPlayer(ROOT, "same", Effort(3, 2, 100, plans=3, playouts=1))
        answers.add(planner.choose(view, procedure.offers(view)))
        assert planner.playouts > 0
    assert len(answers) == 1
