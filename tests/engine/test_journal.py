"""Journals: what is true is accepted, and each way of lying has its own answer."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import weald
from tests.kit import play_out
from weald.engine import journal as files
from weald.engine.chance import QuickDice
from weald.engine.errors import JournalError, UnknownName, WealdError

Records = list[dict[str, Any]]


@pytest.fixture(scope="module")
def finished() -> weald.Table:
    """A finished random game with deploys, draws and withdrawals in it."""
    table = weald.new("critters", seed="journal tests")
    play_out(table, QuickDice("journal tests"))
    return table


@pytest.fixture
def path(finished: weald.Table, tmp_path: Path) -> Path:
    """The journal of that game."""
    file = tmp_path / "game.weald"
    finished.save(file)
    return file


def test_saving_a_loaded_game_changes_nothing(path: Path) -> None:
    """A finished game that was loaded keeps its seed when it is saved again."""
    before = path.read_text()
    weald.load(path).save(path)
    assert path.read_text() == before


def test_a_finished_game_is_never_saved_as_an_open_one(path: Path, finished: weald.Table) -> None:
    """The file stays as it is; the earlier position goes to another file."""
    before = path.read_text()
    earlier = weald.replay(path, to=len(finished.actions) - 1)
    with pytest.raises(JournalError) as caught:
        earlier.save(path)
    assert caught.value.code == "file-finished"
    assert path.read_text() == before
    earlier.save(path.with_name("earlier.weald"))


def test_saving_a_replayed_game_leaves_the_seed_beside_it_alone(tmp_path: Path) -> None:
    """A replay of an open game does not know the seed; saving it does not throw the host's away."""
    file = tmp_path / "open.weald"
    weald.new("critters", seed=7).save(file)
    weald.replay(file).save(file)
    assert weald.load(file).seed == "7"


def rewrite(path: Path, change: Callable[[Records], None], honest_sums: bool = False) -> None:
    """Change a journal; with honest sums the forger has computed the line sums anew."""
    records: Records = [json.loads(line) for line in path.read_text().splitlines()]
    change(records)
    if honest_sums:
        total = ""
        for record in records:
            record.pop("sum", None)
            total = files._sum(total, record)
            record["sum"] = total
    path.write_text("".join(json.dumps(record) + "\n" for record in records))


def is_player(record: dict[str, Any]) -> bool:
    return record.get("seat") in ("south", "north")


def first(records: Records, test: Callable[[dict[str, Any]], bool]) -> int:
    return next(i for i, record in enumerate(records) if test(record))


def test_an_honest_journal_is_accepted(path: Path, finished: weald.Table) -> None:
    """The same entries, the same result, the seed revealed."""
    table = weald.verify(path)
    assert table.entries() == finished.entries()
    assert files.read(path).seed == "journal tests"


def swap_card(records: Records) -> None:
    """The first player plays a card of the other's hand."""
    i = first(records, is_player)
    foreign_card = records[4]["do"].split()[1]  # the second deal is the second player's hand
    records[i]["do"] = f"improvise {foreign_card} to air"


def wrong_seat(records: Records) -> None:
    i = first(records, is_player)
    records[i]["seat"] = "south" if records[i]["seat"] == "north" else "north"


def nonsense(records: Records) -> None:
    records[first(records, is_player)]["do"] = "surrender"


def other_row(records: Records) -> None:
    records[1]["do"] = "row sea-land-air" if records[1]["do"] != "row sea-land-air" else "row air-land-sea"


def impossible_deal(records: Records) -> None:
    records[4]["do"] = records[3]["do"]


def other_seed(records: Records) -> None:
    records[-1]["seed"] = "another"


def no_seed(records: Records) -> None:
    del records[-1]["seed"]


def false_result(records: Records) -> None:
    records[-1]["result"]["winners"] = ["south" if records[-1]["result"]["winners"] == ["north"] else "north"]


def claims_open(records: Records) -> None:
    records[-1] = {"end": "open", "entries": len(records) - 2}


def dropped_line(records: Records) -> None:
    del records[6]


def last_entry_dropped(records: Records) -> None:
    del records[-2]


def unfinished(records: Records) -> None:
    del records[-2]
    records[-1]["entries"] -= 1


def plays_on(records: Records) -> None:
    records.insert(-1, {"n": len(records) - 1, "seat": "south", "do": "withdraw"})
    records[-1]["entries"] += 1


def other_options(records: Records) -> None:
    records[0]["options"] = {"mode": "easy", "target": 0}


def other_players(records: Records) -> None:
    records[0]["players"] = {"south": "somebody else"}


def newer(records: Records) -> None:
    records[0]["format"] = 2


def other_edition(records: Records) -> None:
    records[0]["edition"] = "critters-at-war-2031"


def foreign(records: Records) -> None:
    records[0]["file"] = "chess"


def no_commitment(records: Records) -> None:
    records[0]["commitment"] = "sha256:0"


def after_end(records: Records) -> None:
    records.append(dict(records[-2]))


TAMPERINGS: list[tuple[Callable[[Records], None], str]] = [
    (swap_card, "journal-illegal"),
    (wrong_seat, "journal-wrong-seat"),
    (nonsense, "journal-not-a-sentence"),
    (other_row, "journal-false-dice"),
    (impossible_deal, "journal-impossible-dice"),
    (other_seed, "journal-seed-false"),
    (no_seed, "journal-seed-missing"),
    (false_result, "journal-false-result"),
    (claims_open, "journal-result-missing"),
    (dropped_line, "journal-misnumbered"),
    (last_entry_dropped, "journal-miscounted"),
    (unfinished, "journal-not-finished"),
    (plays_on, "journal-plays-on"),
    (other_options, "journal-options"),
    (other_players, "journal-edited"),
    (newer, "journal-newer"),
    (other_edition, "journal-edition"),
    (foreign, "journal-foreign"),
    (no_commitment, "journal-seed-false"),
    (after_end, "journal-goes-on-after-end"),
]


@pytest.mark.parametrize(("change", "code"), TAMPERINGS, ids=[change.__name__ for change, _ in TAMPERINGS])
def test_a_lie_has_its_own_answer(path: Path, change: Callable[[Records], None], code: str) -> None:
    """Each tampering is rejected with a code that names it."""
    rewrite(path, change)
    with pytest.raises(JournalError) as caught:
        weald.verify(path)
    assert caught.value.code == code


@pytest.mark.parametrize(("change", "code"), TAMPERINGS, ids=[change.__name__ for change, _ in TAMPERINGS])
def test_a_forger_who_mends_the_sums_is_caught_all_the_same(
    path: Path, change: Callable[[Records], None], code: str
) -> None:
    """The law, the dice and the result do not depend on the sums. Only names of players can be forged."""
    rewrite(path, change, honest_sums=True)
    if code == "journal-edited":
        assert weald.verify(path).outcome is not None
        return
    with pytest.raises(JournalError) as caught:
        weald.verify(path)
    assert caught.value.code == code


def test_the_line_is_named(path: Path) -> None:
    """An edited action is reported with its line in the file."""
    lines = path.read_text().splitlines()
    lines[9] = lines[9].replace('"do": "', '"do": "never ')
    path.write_text("\n".join(lines) + "\n")
    with pytest.raises(JournalError) as caught:
        weald.verify(path)
    assert caught.value.line == 10


@pytest.mark.parametrize(
    ("spoil", "code"),
    [
        (lambda text: "", "journal-empty"),
        (lambda text: text[: len(text) // 2], "journal-truncated"),
        (lambda text: "\n".join(text.splitlines()[:5]) + "\n", "journal-truncated"),
        (lambda text: text.replace('{"n": 4', "{n: 4"), "journal-line-broken"),
        (lambda text: "once upon a time\n", "journal-foreign"),
        (lambda text: "[1, 2]\n", "journal-foreign"),
        (lambda text: text.replace('"seat": "chance"', '"seat": 7', 1), "journal-line-broken"),
        (lambda text: text.replace('"options": {', '"options": 3, "x": {', 1), "journal-line-broken"),
        (lambda text: text.replace('"law": ', '"lore": '), "journal-line-broken"),
        (lambda text: text.replace('"scores": {', '"scores": {"west": "many", '), "journal-line-broken"),
        (lambda text: text.replace('"scores": {', '"scores": {"west": 1e999, '), "journal-line-broken"),
        (lambda text: text.replace('"scores": {', '"scores": {"west": null, '), "journal-line-broken"),
        (lambda text: "\n".join([text.splitlines()[0], "[" * 100_000, ""]), "journal-line-broken"),
        (lambda text: "[" * 100_000 + "\n", "journal-foreign"),
    ],
)
def test_a_broken_file_says_what_and_where(path: Path, spoil: Callable[[str], str], code: str) -> None:
    """Empty, cut, mangled and foreign files are told apart, and are left as they are."""
    spoiled = spoil(path.read_text())
    path.write_text(spoiled)
    with pytest.raises(JournalError) as caught:
        weald.load(path)
    assert caught.value.code == code
    assert path.read_text() == spoiled


def test_files_that_are_no_text_or_not_there(tmp_path: Path) -> None:
    """A picture is foreign, a missing file is unknown, and so is a folder's journal."""
    picture = tmp_path / "x.png"
    picture.write_bytes(b"\x89PNG\xff\xfe")
    for path, code in [
        (picture, "journal-foreign"),
        (tmp_path / "none", "unknown-file"),
        (tmp_path, "journal-foreign"),
    ]:
        with pytest.raises(JournalError) as caught:
            weald.load(path)
        assert caught.value.code == code


def test_a_journal_of_an_unknown_game(path: Path) -> None:
    """The game must be one of the house."""
    rewrite(path, lambda records: records[0].update(game="chess"))
    with pytest.raises(UnknownName):
        weald.verify(path)


def test_a_position_beyond_the_journal_is_refused(path: Path, finished: weald.Table) -> None:
    """Replaying stops where it is told, and cannot go past the end."""
    assert len(weald.replay(path, 9).actions) == 9
    with pytest.raises(WealdError) as caught:
        weald.replay(path, len(finished.actions) + 1)
    assert caught.value.code == "bad-position"
