"""One random game with every check."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from weald import library
from weald.engine import codec, procedure
from weald.engine.chance import QuickDice
from weald.engine.lenses import Game
from weald.engine.ruleset import Ruleset
from weald.engine.table import Table, replay

LONGEST = 20000  # actions; a game that takes more runs away
CRASHES = Path(__file__).parent.parent / "crashes"

Watch = Callable[[Table], None]


class Fault(AssertionError):
    """Something that must never happen has happened."""


def demand(holds: bool, what: str) -> None:
    if not holds:
        raise Fault(what)


def classes(ruleset: Ruleset) -> dict[str, type]:
    return codec.named(ruleset.records())


def check_position(table: Table) -> None:
    """What must hold in every position, whatever happened before."""
    game = table.game
    demand(not game.faults(), f"faults: {game.faults()}")
    seat = procedure.actor(game.board)
    offers = procedure.offers(game.lens(seat), explain=True)
    allowed = offers.allowed
    demand(bool(allowed), "a question without an answer")
    demand(len(set(allowed)) == len(allowed), "an offer stands twice in the list")
    demand(not {refusal.action for refusal in offers.refused} & set(allowed), "an action is both allowed and refused")
    demand(allowed == procedure.legal(game), "explaining changes the offers")
    grammar = table.ruleset.grammar
    for action in allowed + [refusal.action for refusal in offers.refused]:
        demand(grammar.read(grammar.write(action)) == action, f"notation of {grammar.write(action)!r}")


def check_record(table: Table) -> None:
    """Plain data and back gives the same game."""
    data = codec.encode(table.game)
    again = codec.decode(data, classes(table.ruleset))
    demand(codec.encode(again) == data, "the JSON round trip changes the game")


def check_imagined(table: Table, dice: QuickDice) -> None:
    """What a seat imagines is a sound game that looks the same to that seat."""
    for seat in map(table.ruleset.seat, table.seats):
        view = table.game.lens(seat)
        world: Game[Any] = view.imagine(dice)
        demand(not world.faults(), f"an imagined world has faults: {world.faults()}")
        shown = table.ruleset.show(world.lens(seat))
        demand(shown == table.ruleset.show(view), "an imagined world looks different to the seat that imagines it")
        if procedure.actor(table.game.board) == seat:
            demand(procedure.legal(world) == procedure.legal(table.game), "an imagined world has other offers")


def play(
    game: str,
    seed: str,
    options: dict[str, int | str] | None = None,
    watch: Watch | None = None,
    thorough: bool = True,
) -> Table:
    """Play one random game with all checks. A failure leaves a crash file and raises Fault."""
    ruleset = library.ruleset(game)
    dice = QuickDice(f"fuzz {seed}")
    table = Table(ruleset, options, seed)
    try:
        now = codec.digest(table.game) if thorough else ""
        while table.actor is not None:
            played = len(table.actions)
            if thorough:
                check_position(table)
                twin = table.game.clone()
                demand(codec.digest(twin) == now, "a clone differs, or looking changes the game")
                if dice.below(8) == 0:
                    check_record(table)
                    check_imagined(table, dice)
            allowed = table.legal()
            table.take(allowed[dice.below(len(allowed))])
            if thorough:
                demand(codec.digest(twin) == now, "a clone shares something with its original")
                for _, action in table.actions[played:]:
                    procedure.act(twin, action)
                now = codec.digest(table.game)
                demand(codec.digest(twin) == now, "a clone goes another way than its original")
            demand(len(table.actions) < LONGEST, "the game runs away")
            if watch is not None:
                watch(table)
        demand(not table.game.faults(), f"faults at the end: {table.game.faults()}")
        again = replay(ruleset, table.journal())
        demand(codec.digest(again.game) == codec.digest(table.game), "the replay diverges")
    except Exception as problem:
        path = CRASHES / f"{game}-{seed.replace(' ', '-')}.weald"
        path.unlink(missing_ok=True)
        table.save(path)
        raise Fault(f"{game} seed {seed}: {problem}; saved as {path.name}") from problem
    return table
