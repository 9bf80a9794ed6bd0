"""The turn of a Clockwork bot step by step: which of its events belong together."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

_REASONS: Final = (
    "bot-chose",
    "bot-found-none",
    "bot-targets",
    "bot-column",
    "bot-passed",
    "bot-builds",
    "bot-chose-card",
    "bot-checked",
    "bot-counted",
)
_ENDS: Final = ("bot-found-none", "bot-passed")  # nothing is done
_OF_A_BATTLE: Final = "extra-hit"  # by whatever law
_BOOK: Final = "K"  # the laws of the bots
_CRAFTED: Final = "K1.1.2"  # the point for crafting
# abilities of bots that speak while something else is done: in a battle, when a piece is lost or an item gained
_ABILITIES: Final = ("K6.2.3", "K6.2.4", "K7.2.4", "K7.2.5", "K8.2.2", "K8.2.3", "K9.2.2", "K10.2.1", "K14.4.4")


def is_reason(event: Mapping[str, Any]) -> bool:
    """Whether a bot tells what it compared, and not what it did."""
    return event["what"] in _REASONS


def steps(events: Sequence[Mapping[str, Any]]) -> list[list[Mapping[str, Any]]]:
    """A bot's turn, step by step: reasons, then what is done for them, then all that follows by the law of all."""
    found: list[list[Mapping[str, Any]]] = []
    done = True  # the last step has its deed, or there is none to come
    for event in events:
        if not found or (done and not _follows(event, found[-1])):
            found.append([])
            done = False
        done = done and not _fails(found[-1])
        found[-1].append(event)
        deed = not is_reason(event) and (str(event["law"]).startswith(_BOOK) or event["what"] == "moved")
        done = done or deed or event["what"] in _ENDS or _fails(found[-1])
    return found


def _fails(step: Sequence[Mapping[str, Any]]) -> bool:
    """Whether a step is nothing but conditions, and the last of them does not hold."""
    checks = [event for event in step if event["what"] == "bot-checked"]
    return len(checks) == len(step) > 0 and checks[-1]["met"] == "no"


def _follows(event: Mapping[str, Any], step: Sequence[Mapping[str, Any]]) -> bool:
    """Whether an event belongs to a step that is done: what the law of all brings, and points for the deed itself."""
    law = str(event["law"])
    if _fails(step) and law == str(step[-1]["law"]):
        return True  # a condition that says which of two things is done
    if event["what"] == "bot-passed":
        return is_reason(step[-1])
    if event["what"] == _OF_A_BATTLE:
        return True
    if not law.startswith(_BOOK) or law in _ABILITIES:
        return not is_reason(step[-1])
    return event["what"] == "scored" and (law == _CRAFTED or any(law == str(other["law"]) for other in step))
