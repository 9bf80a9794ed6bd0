"""What a bot tells besides its choices: conditions with numbers, sums, targets, and why something is not done.

All of it is names and numbers; see docs/bots.md. Callers check `g.telling` before they gather facts.
"""

from __future__ import annotations

from weald.engine.lenses import IDLE, REASON
from weald.games.root.state.board import NONE
from weald.games.root.state.lenses import Game


def tell_none(g: Game, seat: int, law: str, what: str, kind: str, why: str, role: str = IDLE) -> None:
    """Tell that there is nothing to choose; `why`, if not simply that nothing of the kind fits."""
    facts: dict[str, object] = {"choice": what, "kind": kind}
    if why:
        facts["why"] = why
    g.note("bot-found-none", law, seat, facts, role)


def tell_passed(g: Game, seat: int, law: str, why: str, role: str = IDLE, what: str = "") -> None:
    """Tell that the bot skips what it cannot do; `what` that is, if its law does not say it."""
    if g.telling:
        facts: dict[str, object] = {"why": why}
        if what:
            facts["choice"] = what
        g.note("bot-passed", law, seat, facts, role)


def tell_targets(
    g: Game, seat: int, law: str, what: str, clearings: list[int], among: list[int] | None = None, by: str = "highest"
) -> None:
    """[K2.4] Tell the clearings where something is done in turn, or that there is none; `among` are all candidates."""
    if not g.telling:
        return
    if not clearings:
        tell_none(g, seat, law, what, "clearing", "")
        return
    named = [clearing + 1 for clearing in clearings]
    candidates = named if among is None else [clearing + 1 for clearing in among]
    g.tell("bot-targets", law, seat, role=REASON, choice=what, clearings=named, among=candidates, by=by)


def tell_check(
    g: Game,
    seat: int,
    law: str,
    what: str,
    criterion: str,
    value: int,
    wanted: str,
    bound: int,
    clearing: int = NONE,
    either: bool = False,
) -> None:
    """Tell a condition (in a clearing): the value must be `at-least` or `at-most` the bound."""
    if g.telling:
        met = value >= bound if wanted == "at-least" else value <= bound
        facts: dict[str, object] = {"choice": what, "criterion": criterion, "value": value, "wanted": wanted}
        facts["bound"] = bound
        facts["met"] = "yes" if met else "no"
        if clearing != NONE:
            facts["clearing"] = clearing + 1
        g.note("bot-checked", law, seat, facts, REASON if met or either else IDLE)


class Count:
    """A number (in a clearing): the sum of its parts, or their maximum, up to its limits."""

    def __init__(self, g: Game, seat: int, law: str, what: str, by: str = "sum", clearing: int = NONE) -> None:
        self.g = g
        self.seat = seat
        self.law = law
        self.what = what
        self.by = by
        self.clearing = clearing
        self.parts: list[dict[str, object]] = []
        self.limits: list[dict[str, object]] = []

    def part(self, criterion: str, law: str, value: int) -> None:
        self.parts.append({"criterion": criterion, "value": value, "law": law})

    def limit(self, criterion: str, law: str, value: int) -> None:
        self.limits.append({"criterion": criterion, "value": value, "law": law})

    def tell(self, count: int) -> None:
        facts: dict[str, object] = {"choice": self.what, "count": count, "by": self.by}
        facts["parts"] = self.parts
        facts["limits"] = self.limits
        if self.clearing != NONE:
            facts["clearing"] = self.clearing + 1
        self.g.note("bot-counted", self.law, self.seat, facts, REASON)


def tell_leaving(g: Game, seat: int, law: str, clearing: int, stay: int) -> None:
    """Tell how many warriors leave a clearing: all but those that stay."""
    if g.telling:
        there = g.board.warriors_at(seat, clearing)
        count = Count(g, seat, law, "leaving", clearing=clearing)
        count.part("own-warriors", law, there)
        count.part("stay", law, -stay)
        count.tell(there - stay)
