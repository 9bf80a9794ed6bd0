"""The reasons of a bot in words: the candidates, what it compared, and the law that decided a tie.

The events have names and numbers only (`among`, `compared`, `tie`, `tie_by`, `tied`; or `parts` and `limits` of a
number); see docs/bots.md.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from weald.texts import Texts


def comparison(texts: Texts, event: Mapping[str, Any]) -> dict[str, object]:
    """The facts of the event in words: what was chosen, and the reason."""
    kind = str(event["kind"])
    told: dict[str, object] = {"reason": _reason(texts, event, kind)}
    if "chosen" in event:
        told["chosen"] = texts.name(kind, event["chosen"])
        if kind in ("clearing", "forest"):
            told["chosen"] = texts.say(f"reason-{kind}", **{kind: event["chosen"]})
    return told


def reckoning(texts: Texts, event: Mapping[str, Any]) -> str:
    """How a number came about: its parts and its limits."""
    if len(event["parts"]) == 1 and not event["limits"]:
        return texts.say("reason-sum", list=_terms(texts, event, "parts"))
    told = texts.say(f"reason-{event['by']}", list=_terms(texts, event, "parts"))
    if event["limits"]:
        told += texts.say("reason-limit", list=_terms(texts, event, "limits"))
    return told


def _terms(texts: Texts, event: Mapping[str, Any], key: str) -> str:
    told: list[str] = []
    for one in event[key]:
        law = _other(one["law"], event["law"])
        told.append(texts.say("reason-part", criterion=one["criterion"], value=one["value"], law=law))
    return ", ".join(told)


def _reason(texts: Texts, event: Mapping[str, Any], kind: str) -> str:
    if len(event["among"]) == 1:
        return texts.say("reason-only")
    parts = [texts.say("reason-among", list=_list(texts, kind, event["among"]))]
    for one in event["compared"]:
        law = _other(one["law"], event["law"])
        whether = texts.note(f"criterion-{one['criterion']}", "whether")
        if whether:
            parts.append(texts.say("reason-whether", whether=whether, list=_those(texts, kind, one), law=law))
            continue
        values = _values(texts, kind, event["among"], one["values"], one["wanted"] == "most")
        facts = {"wanted": one["wanted"], "criterion": one["criterion"], "list": values}
        parts.append(texts.say("reason-compared", **facts, law=law))
    if event.get("tie"):
        tied = _list(texts, kind, event["tied"])
        parts.append(texts.say(f"reason-{event['tie_by']}", list=tied, law=_other(event["tie"], event["law"])))
    return "".join(parts)


def _list(texts: Texts, kind: str, names: list[str]) -> str:
    *others, last = [texts.name(kind, name) for name in names]
    return texts.say("reason-and", list=", ".join(others), last=last) if others else last


def _values(texts: Texts, kind: str, among: list[str], values: Mapping[str, int], greatest_first: bool) -> str:
    """The candidates with their numbers, best first. Equal ones stand together, in their order."""
    together: dict[int, list[str]] = {}
    for name in sorted(values, key=among.index):
        together.setdefault(values[name], []).append(name)
    if len(together) == 1:
        return texts.say("reason-all", value=min(together))
    told = [
        texts.say("reason-have", list=_list(texts, kind, names), value=value)
        for value, names in sorted(together.items(), reverse=greatest_first)
    ]
    return "; ".join(told)


def _those(texts: Texts, kind: str, one: Mapping[str, Any]) -> str:
    """The candidates that meet a yes-or-no criterion."""
    if len(one["left"]) < len(one["values"]):
        return _list(texts, kind, one["left"])
    met = bool(one["values"][one["left"][0]]) == (one["wanted"] == "most")
    return texts.say("reason-whether-all" if met else "reason-whether-none")


def _other(law: str, known: str) -> str:
    """The law; empty if it is the one that the line ends with."""
    return "" if law == known else law
