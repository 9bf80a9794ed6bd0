"""Events say what they are to one another: reason, deed, what follows; the table numbers steps and turns."""

from __future__ import annotations

from weald.engine.lenses import DEED, FOLLOWS, IDLE, NEW_TURN, REASON, Event
from weald.engine.table import new_table
from weald.library import ruleset
from weald.scenario import Scenario


def told(*roles: str) -> list[Event]:
    """Events of these roles, one after another."""
    events: list[Event] = []
    for number, role in enumerate(roles):
        event = Event(f"e{number}", "1.1", {}, {}, [], role)
        event.number(events[-1] if events else None)
        events.append(event)
    return events


def test_a_step_is_a_deed_with_its_reasons_and_all_that_follows() -> None:
    """The next reason or deed begins another one, and so does a turn. A reason not to act ends its step."""
    steps = [event.step for event in told(DEED, REASON, REASON, DEED, FOLLOWS, FOLLOWS, DEED, NEW_TURN, DEED)]
    assert steps == [0, 1, 1, 1, 1, 1, 2, 3, 4]
    assert [event.step for event in told(NEW_TURN, REASON, IDLE, IDLE, REASON, DEED)] == [0, 1, 1, 2, 3, 3]


def test_turns_are_counted() -> None:
    """Before the first one it is none."""
    assert [event.turn for event in told(DEED, NEW_TURN, DEED, FOLLOWS, NEW_TURN)] == [0, 1, 1, 1, 2]


def test_what_follows_names_its_cause() -> None:
    """It is the deed of its step, unless whoever told it knows better."""
    assert [event.cause for event in told(DEED, FOLLOWS, FOLLOWS, DEED, FOLLOWS)] == ["", "e0", "e0", "", "e3"]
    deed, loss = Event("moved", "1.1", {}, {}, []), Event("lost", "1.2", {}, {}, [], FOLLOWS, "battle")
    deed.number(None)
    loss.number(deed)
    assert loss.cause == "battle"


def test_a_card_that_is_destroyed_names_the_play_that_brought_it() -> None:
    """In Critters each card played begins a turn, and what it sets off belongs to it."""
    s = Scenario("critters", south={"hand": "L1 L2"}, north={"hand": "L3", "air": "A5"})
    s.play("south: improvise L1 to sea")
    played, lost = s.table.numbered_events(None)[-2:]
    assert (played["what"], played["role"]) == ("improvised", "turn")
    assert (lost["what"], lost["role"], lost["cause"]) == ("destroyed", "follows", "improvised")
    assert (played["turn"], played["step"]) == (lost["turn"], lost["step"])


def test_numbers_are_the_same_however_a_game_was_reached() -> None:
    """Played through, cloned on the way, or after an undo."""
    table = new_table(ruleset("critters"), seed=3)
    for _ in range(9):
        table.take(table.legal()[0])
    twin = table.clone()
    for _ in range(6):
        table.take(table.legal()[0])
        twin.take(twin.legal()[0])
    assert twin.numbered_events(None) == table.numbered_events(None)
    table = new_table(ruleset("critters"), seed=3)
    seat = table.actor
    assert seat is not None
    table.play(next(sentence for sentence in table.offers() if sentence.startswith("improvise")))
    before, action = table.numbered_events(None), table.actions[-1][1]
    table.undo(seat)
    table.take(action)
    assert table.numbered_events(None) == before
