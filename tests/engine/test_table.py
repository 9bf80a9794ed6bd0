"""A table: asking, playing, refusing, undoing, saving."""

from __future__ import annotations

from pathlib import Path

import pytest

import weald
from weald.engine import codec
from weald.engine.errors import (
    BadValue,
    DiceMissing,
    GameOver,
    IllegalAction,
    JournalError,
    NotASentence,
    NothingToUndo,
    NotYourQuestion,
    UnknownName,
)
from weald.scenario import Scenario


def test_an_illegal_action_changes_nothing_and_says_why() -> None:
    """The refusal carries the sentence, the law and the reason; the game stands as before."""
    s = Scenario("critters", south={"hand": "S6"}, north={"hand": "L6"})
    before = codec.digest(s.table.game)
    with pytest.raises(IllegalAction) as caught:
        s.table.play("deploy S6 to land", "south")
    assert (caught.value.law, caught.value.why) == ("5.4", "type-must-match")
    assert codec.digest(s.table.game) == before
    assert s.table.actions == []


def test_an_action_of_another_seat_is_refused() -> None:
    """Only the asked seat may answer."""
    table = weald.new("critters", seed=7)
    other = "north" if table.actor == "south" else "south"
    with pytest.raises(NotYourQuestion):
        table.play("withdraw", other)
    with pytest.raises(UnknownName):
        table.play("withdraw", "east")


def test_what_no_question_asks_is_refused_by_the_law_of_the_question() -> None:
    """Flipping is no answer to the choice of an action, and 5.2 says so."""
    table = weald.new("critters", seed=7)
    refusal = table.why_not("flip south air")
    assert refusal is not None
    assert (refusal.law, refusal.why) == ("5.2", "not-asked")


def test_sentences_and_ints_are_the_same_action() -> None:
    """Both forms of every offer lead to the same position."""
    table = weald.new("critters", seed=3)
    for sentence, number in zip(table.offers(), table.legal(), strict=True):
        by_word, by_number = table.clone(), table.clone()
        by_word.play(sentence)
        by_number.play(number)
        assert codec.digest(by_word.game) == codec.digest(by_number.game)


def test_a_clone_throws_the_same_dice() -> None:
    """Two clones played alike stay alike, through every deal."""
    table = weald.new("critters", seed=5)
    twin = table.clone()
    while table.actor is not None:
        action = table.legal()[-1]
        table.play(action)
        twin.play(action)
    assert table.entries() == twin.entries()
    assert codec.digest(table.game) == codec.digest(twin.game)


def test_undo_takes_back_what_showed_nothing() -> None:
    """A facedown play can be taken back while nobody has acted since."""
    s = Scenario("critters", south={"hand": "S6 L2"}, north={"hand": "L6 A1"})
    before = codec.digest(s.table.game)
    s.play("south: improvise S6 to land")
    assert s.table.can_undo("south")
    assert not s.table.can_undo("north")
    s.table.undo("south")
    assert codec.digest(s.table.game) == before
    assert s.table.entries() == []
    assert s.table.events("south") == []


def test_undo_ends_with_the_game() -> None:
    """After the end the seed and all hands are known: nothing is taken back, though the last action showed nothing."""
    table = weald.new("critters", seed=7)
    while table.outcome is None:
        table.play("withdraw")
    assert table.actor is None
    for seat in table.seats:
        assert not table.can_undo(seat)
        with pytest.raises(NothingToUndo):
            table.undo(seat)


def test_a_saved_game_that_is_over_stays_over(tmp_path: Path) -> None:
    """Read from its file again it takes nothing back either, in whole or as a clone."""
    table = weald.new("critters", seed=7)
    while table.outcome is None:
        table.play("withdraw")
    table.save(tmp_path / "over.weald")
    again = weald.verify(tmp_path / "over.weald")
    for over in (again, again.clone()):
        assert over.outcome is not None
        for seat in over.seats:
            assert not over.can_undo(seat)


@pytest.mark.parametrize("action", [0, -1, 1 << 80, 999 << 16, True, None, 1.5, ["withdraw"], b"withdraw"])
def test_what_is_no_action_is_an_error_of_the_house(action: object) -> None:
    """Numbers that no sentence has, and things that are neither words nor numbers, change nothing."""
    table = weald.new("critters", seed=7)
    before = codec.digest(table.game)
    with pytest.raises(NotASentence):
        table.play(action)
    with pytest.raises(NotASentence):
        table.why_not(action)
    assert codec.digest(table.game) == before


def test_undo_goes_back_step_by_step_within_an_ability() -> None:
    """Transport: the destination, then the choice of the card; but not the deploy that showed the card."""
    s = Scenario("critters", row="air sea land", south={"hand": "S1 L2", "air": "A6"}, north={"hand": "L6 A1"})
    s.play("south: deploy S1 to sea")
    assert not s.table.can_undo("south")
    s.play("south: move air 1", "south: to land")
    s.table.undo("south")
    assert s.table.question is not None
    assert s.table.question.ask == "choose-destination"
    s.table.undo("south")
    assert s.table.question.ask == "choose-cargo"
    with pytest.raises(NothingToUndo):
        s.table.undo("south")


def test_undo_never_crosses_another_seats_action() -> None:
    """Once north has acted, south's action stands, and north's own can be taken back."""
    s = Scenario("critters", south={"hand": "S6 L2"}, north={"hand": "L6 A1"})
    s.play("south: improvise S6 to land", "north: improvise A1 to sea")
    assert not s.table.can_undo("south")
    s.table.undo("north")
    assert not s.table.can_undo("south")
    assert [entry.sentence for entry in s.table.entries()] == ["improvise S6 to land"]


def test_undo_never_crosses_the_dice_or_a_reveal() -> None:
    """After a draw, and after a facedown card was turned up, there is nothing to take back."""
    s = Scenario("critters", row="air land sea", south={"hand": "L1 L3"}, north={"hand": "L6 A1"}, dice="draw S2")
    s.play("south: deploy L1 to land")
    assert not s.table.can_undo("south")
    s.play("south: reinforce air")
    assert s.table.can_undo("south")
    t = Scenario("critters", row="air land sea", south={"hand": "L3 L2", "air": "A6x"}, north={"hand": "L6 A1"})
    t.play("south: deploy L3 to land", "south: flip south air")
    assert not t.table.can_undo("south")


def test_after_the_end_nothing_is_asked() -> None:
    """A finished table has an outcome, no actor, and refuses to go on."""
    s = Scenario("critters", target=1, south={"hand": "A6", "score": 0}, north={"hand": "L6"})
    s.play("south: withdraw")
    assert s.table.actor is None
    assert s.table.question is None
    assert s.table.outcome is not None
    assert s.table.outcome.winners == ["north"]
    for forbidden in (lambda: s.table.play("withdraw"), s.table.offers, lambda: s.table.why_not("withdraw")):
        with pytest.raises(GameOver):
            forbidden()


def test_options_are_checked() -> None:
    """Unknown options, names and numbers out of range are errors that say what would do."""
    with pytest.raises(UnknownName) as unknown:
        weald.new("critters", targets=3)
    assert unknown.value.facts["nearest"] == "target"
    with pytest.raises(BadValue):
        weald.new("critters", mode="easy")
    with pytest.raises(BadValue):
        weald.new("critters", target=100)
    with pytest.raises(BadValue):
        weald.new("critters", target="many")
    with pytest.raises(UnknownName) as game:
        weald.new("criters")
    assert game.value.facts["nearest"] == "critters"


def test_a_game_is_saved_and_goes_on_where_it_was(tmp_path: Path) -> None:
    """An open game keeps its seed in a private file beside the journal, and throws the same dice after loading."""
    table = weald.new("critters", seed="a secret")
    for _ in range(6):
        table.play(table.legal()[1])
    path = tmp_path / "game.weald"
    table.save(path)
    envelope = tmp_path / "game.weald.seed"
    assert "a secret" not in path.read_text()
    assert envelope.read_text().strip() == "a secret"
    assert envelope.stat().st_mode & 0o077 == 0
    again = weald.load(path)
    assert codec.digest(again.game) == codec.digest(table.game)
    while table.actor is not None:
        table.play("withdraw" if "withdraw" in table.offers() else table.legal()[0])
        again.play("withdraw" if "withdraw" in again.offers() else again.legal()[0])
    assert again.entries() == table.entries()
    again.save(path)
    assert not envelope.exists()
    assert "a secret" in path.read_text()
    assert weald.verify(path).outcome is not None


def test_a_journal_without_its_seed_can_be_read_and_does_not_invent_dice(tmp_path: Path) -> None:
    """Without the seed file the position is there; chance is then a seat that nobody answers for."""
    table = weald.new("critters", seed=1)
    table.save(tmp_path / "game.weald")
    (tmp_path / "game.weald.seed").unlink()
    again = weald.load(tmp_path / "game.weald")
    again.play("withdraw")
    assert again.actor == "chance"


def test_saving_never_overwrites_another_file(tmp_path: Path) -> None:
    """Another game, or any other file, is left alone; an earlier state of the same game is replaced."""
    one, two = weald.new("critters", seed=1), weald.new("critters", seed=2)
    one.save(tmp_path / "one.weald")
    one.play("withdraw")
    one.save(tmp_path / "one.weald")
    with pytest.raises(JournalError) as caught:
        two.save(tmp_path / "one.weald")
    assert caught.value.code == "file-exists"
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Ann")
    with pytest.raises(JournalError):
        two.save(letter)
    assert letter.read_text() == "Dear Ann"
    with pytest.raises(JournalError) as missing:
        two.save(tmp_path / "no" / "such" / "folder" / "x.weald")
    assert missing.value.code == "file-not-writable"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["letter.txt", "one.weald", "one.weald.seed"]


def test_a_script_that_does_not_fit_is_an_error() -> None:
    """Scripted dice must be possible, and must be there when they are needed."""
    s = Scenario("critters", row="air land sea", south={"hand": "L1 L3"}, north={"hand": "L6 A1"}, dice="draw L6")
    with pytest.raises(DiceMissing) as wrong:
        s.play("south: deploy L1 to land")
    assert wrong.value.code == "script-does-not-fit"
    t = Scenario("critters", row="air land sea", south={"hand": "L1 L3"}, north={"hand": "L6 A1"})
    t.play("south: deploy L1 to land")
    with pytest.raises(DiceMissing) as none:
        t.play("south: reinforce air")
    assert none.value.code == "dice-not-scripted"
    t.play("chance: draw A2", "south: reinforce air")
    assert t.see("south")["piles"]["south"]["air"] == ["A2x"]
