"""What the law tests of Defenders of the Wild share: positions by coordinates, and looking at them."""

from __future__ import annotations

from typing import Any

from tests.kit import Seen, events, public, view
from tests.kit import outcomes as outcomes
from weald import library
from weald.engine.table import Table
from weald.games.defenders.geometry import EDGE_NAMES, HABITAT_HEXES, HEX_NAMES, NEXT, OFF, SIDE_NAMES, SIDES, hex_at
from weald.scenario import Scenario

RULESET = library.ruleset("defenders")
HABITATS = ("forest", "plains", "marsh", "mountain")
faction_of = public


def at(q: int, r: int) -> str:
    """The name of a hex by its axial coordinates, as the worked examples give them."""
    return HEX_NAMES[hex_at((q, r))]


def edge(one: tuple[int, int], other: tuple[int, int]) -> str:
    """The name of an edge by the coordinates of its two hexes, one of which may lie beyond the rim."""
    inner, outer = (one, other) if hex_at(one) != OFF else (other, one)
    if hex_at(outer) != OFF:
        names = [f"{at(*inner)}-{at(*outer)}", f"{at(*outer)}-{at(*inner)}"]
        return next(name for name in names if name in EDGE_NAMES)
    steps = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]
    return f"{at(*inner)}-{SIDE_NAMES[steps.index((outer[0] - inner[0], outer[1] - inner[1]))]}"


def around(q: int, r: int, but: tuple[int, ...] = ()) -> str:
    """The edges of a hex, without some sides."""
    steps = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]
    return " ".join(edge((q, r), (q + dq, r + dr)) for side, (dq, dr) in enumerate(steps) if side not in but)


def neighbours(name: str) -> list[str]:
    place = HEX_NAMES.index(name)
    return [HEX_NAMES[other] for other in NEXT[place * SIDES : place * SIDES + SIDES] if other != OFF]


def land(rest: str = "mountain", **kinds: str) -> dict[str, Any]:
    """A board of one habitat, except for the named hexes."""
    named = " ".join(kinds.values()).split()
    others = " ".join(HEX_NAMES[place] for place in HABITAT_HEXES if HEX_NAMES[place] not in named)
    return {**kinds, rest: f"{others} {kinds.get(rest, '')}"}


def scene(**position: Any) -> Scenario:
    """A position on mountains all over, unless habitats are named."""
    if not any(name in position for name in HABITATS):
        position |= land(forest="D1 A4", plains="G1 G4", marsh="B1")
    return Scenario("defenders", **position)


def acting(faction: str = "order", active: str = "archives-a", **more: Any) -> Scenario:
    """A faction's turn; words of the faction go with `own`."""
    own = more.pop("own", {})
    return scene(turn=faction, **{faction: {"active": active, **own}}, **more)


def hex_of(s: Seen, name: str) -> dict[str, Any]:
    """What everybody sees in a hex."""
    found: dict[str, Any] = view(s)["hexes"][name]
    return found


def allowed(s: Scenario, verb: str) -> list[str]:
    """The words after a verb in what is offered."""
    return [offer.partition(" ")[2] for offer in s.offers() if offer.split()[0] == verb]


def told(s: Seen, what: str) -> list[dict[str, Any]]:
    """The events of one kind that everybody perceives."""
    return events(s, None, what)


def machine(s: Scenario, card: str) -> None:
    """End the actions and let chance draw this machine card."""
    s.play("end")
    s.play(f"chance: machine {card}")


def begun(seed: str = "1", **options: int | str) -> Table:
    """A whole game, played with random answers up to the first planning."""
    table = Table(RULESET, options, seed)
    while table.show(None)["phase"] == "setup":
        table.take(table.legal()[0])
    return table
