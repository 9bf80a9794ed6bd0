"""Two worlds that differ only in what one seat cannot see. A game adds what it hides, and when its law reveals."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from tests.kit import step
from weald.engine import procedure
from weald.engine.chance import QuickDice
from weald.engine.codec import fields
from weald.engine.lenses import CHANCE, NOBODY, Game
from weald.engine.ruleset import Ruleset
from weald.engine.table import Table

Options = Mapping[str, int | str]
Hides = Callable[[Table, str, str], bool]  # whether a seat does not learn the card of an action, its second word
Reveals = Callable[[Mapping[str, object]], bool]  # whether with this event the law shows what may differ
FURTHER = 600  # actions in which a wanted question may come up


def seats_of(ruleset: Ruleset, options: Options) -> list[int]:
    """The seats in play, by index."""
    return [ruleset.seat(name) for name in ruleset.in_play(ruleset.check_options(options))]


def wander(ruleset: Ruleset, options: Options, seed: str, dice: QuickDice, steps: int, wanted: str = "") -> Table:
    """A table after some actions at random; with `wanted`, further on until this is asked, if it is."""
    table = Table(ruleset, options, seed, telling=False)
    for number in range(steps + FURTHER):
        question = table.question
        if question is None or (number >= steps and wanted in ("", question.ask)):
            break
        step(table, dice)
    return table


def tables(
    ruleset: Ruleset,
    options: Sequence[Options],
    seed: str,
    games: int,
    spread: int,
    starts: Sequence[str] = ("",),
    earliest: int = 0,
) -> Iterator[tuple[Table, QuickDice]]:
    """So many tables in the middle of a game, with dice to play on: at each of `starts` in turn, under each options."""
    for number in range(games):
        dice = QuickDice(f"{seed} {number}")
        chosen = options[number // len(starts) % len(options)]
        steps = earliest + dice.below(spread)
        yield wander(ruleset, chosen, f"{seed} {number}", dice, steps, starts[number % len(starts)]), dice


def stream(table: Table, seat: str | None, since: int) -> str:
    """All that reaches a seat: its view with the question, what happened, and the offers if it is asked."""
    offers = table.offers() if seat is not None and table.actor == seat else None
    return json.dumps([table.show(seat), table.events(seat, since), offers], sort_keys=True)


class Comparison:
    """Plays worlds on alike and compares, byte for byte, what reaches a seat and a spectator."""

    def __init__(self, ruleset: Ruleset, seat: int, hides: Hides, reveals: Reveals) -> None:
        self.ruleset = ruleset
        self.seat = seat
        self.name = ruleset.seats[seat]
        self.hides = hides
        self.reveals = reveals
        self.differing = 0  # pairs of worlds in which another seat sees something else
        self.compared = 0  # actions after which all was the same
        self.mirrored = 0  # those of them that were secretly not the same

    def play(self, start: Table, dice: QuickDice, steps: int, until: str = "") -> None:
        """From here and from another world alike, so many actions, or until this is asked or the law reveals."""
        if start.actor is None:
            return
        twin = Table(self.ruleset, start.options, None, game=start.game.lens(self.seat).imagine(dice))
        table = Table(self.ruleset, start.options, None, game=start.game.clone())
        others = [seat for seat in seats_of(self.ruleset, start.options) if seat != self.seat]
        show = self.ruleset.show
        self.differing += any(show(twin.game.lens(other)) != show(table.game.lens(other)) for other in others)
        self._compare(table, twin, 0)
        for _ in range(steps):
            question = table.question
            if question is None or question.ask == until:
                break
            since = len(table.actions)
            pair = self._common(table, twin, dice)
            if pair is None:
                assert table.actor != self.name, "the seat itself is offered something else"
                break
            table.play(pair[0])
            twin.play(pair[1])
            told = table.events(self.name, since)
            if any(self.reveals(event) for event in told):
                break
            if table.game.unasked != twin.game.unasked and any("card" in event for event in told):
                break  # the only card that somebody could part with, and the law shows it
            self._compare(table, twin, since)
            self.compared += 1
            self.mirrored += pair[0] != pair[1]

    def _compare(self, table: Table, twin: Table, since: int) -> None:
        for viewer in (self.name, None):
            assert stream(twin, viewer, since) == stream(table, viewer, since)

    def _common(self, table: Table, twin: Table, dice: QuickDice) -> tuple[str, str] | None:
        """An action that both worlds can take, at random, with its image in the other world."""
        offers = table.offers()
        order = list(range(len(offers)))
        dice.shuffle(order)
        for action in [offers[place] for place in order]:
            reply = self._image(action, table, twin, dice)
            if reply is not None:
                return action, reply
        return None

    def _image(self, action: str, table: Table, twin: Table, dice: QuickDice) -> str | None:
        """What the other world does so that the seat perceives the same; None if there is no such thing."""
        offers = twin.offers()
        if not self.hides(table, action, self.name):
            return action if action in offers else None
        alike = [offer for offer in offers if _without_card(offer) == _without_card(action)]
        return alike[dice.below(len(alike))] if alike else None


def _without_card(action: str) -> list[str]:
    words = action.split()
    return words[:1] + words[2:]


def worlds_like(table: Table, seats: list[int], dice: QuickDice) -> Iterator[Game[Any]]:
    """For each seat and a spectator, a world that looks to them as this one does, at its next question."""
    for seat in (*seats, NOBODY):
        world = table.game.lens(seat).imagine(dice)
        procedure.settle(world)
        yield world


def asked_alike(table: Table, seats: list[int], dice: QuickDice, steps: int) -> set[str]:
    """In all worlds that look alike the same seat is asked the same question, for so many actions; what was asked."""
    asked: set[str] = set()
    for _ in range(steps):
        question = procedure.question(table.game.board)
        if question is None:
            break
        asked.add(question.ask)
        for world in worlds_like(table, seats, dice):
            assert procedure.question(world.board) is question
            assert procedure.actor(world.board) == procedure.actor(table.game.board)
        step(table, dice)
    return asked


def needless(table: Table, dice: QuickDice, worlds: int) -> bool:
    """Whether a seat is asked though it has one answer only, in this world and in others that look alike to all."""
    question = procedure.question(table.game.board)
    if question is None or procedure.actor(table.game.board) == CHANCE or len(table.legal()) > 1:
        return False
    return all(procedure.legal(table.game.lens(NOBODY).imagine(dice)) == table.legal() for _ in range(worlds))


def reached(view: object, forbidden: list[object]) -> int:
    """How many things can be reached from a view; none of them is a forbidden one."""
    todo = [view]
    seen = 0
    while todo:
        thing = todo.pop()
        seen += 1
        assert not any(thing is one for one in forbidden)
        if isinstance(thing, list):
            todo += thing
        elif not isinstance(thing, (int, str, bool)):
            todo += [getattr(thing, field) for field in fields(thing)]
    return seen
