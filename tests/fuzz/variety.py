"""The options that random games go through."""

from __future__ import annotations

OPTIONS: dict[str, list[dict[str, int | str]]] = {
    "critters": [{}, {"mode": "beginner"}, {"target": 18}, {"target": 1}, {"mode": "beginner", "target": 7}],
}
