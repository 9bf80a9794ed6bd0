"""Names that people choose: tidied, and never blank to the eye."""

from __future__ import annotations

import unicodedata
from collections import Counter
from typing import Final

from weald.server.errors import ServerError
from weald.server.messages import SeatTold
from weald.texts import Texts

# letters and symbols by their category that nevertheless show nothing
_INVISIBLE: Final = frozenset("\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\u034f")


def tidy(name: str) -> str:
    """A name without needless space. What cannot be shown, or shows nothing, is refused."""
    tidied = " ".join(name.split())
    seen = [sign for sign in tidied if sign not in _INVISIBLE and unicodedata.category(sign)[0] in "LNSP"]
    if not tidied.isprintable() or (tidied and not seen):
        raise ServerError(422, "bad-name")
    return tidied


def tell_apart(seats: list[SeatTold], people: dict[str, str]) -> None:
    """Number those who have one name at one table; somebody with several seats is one. `people` are guests by seat."""
    texts = Texts()
    sharing = Counter(name for _, name in {(people.get(seat.name), _folded(seat.who)) for seat in seats if seat.who})
    met: dict[str, list[str | None]] = {}
    for seat in seats:
        if seat.who is None or sharing[_folded(seat.who)] < 2:
            continue
        known = met.setdefault(_folded(seat.who), [])
        guest = people.get(seat.name)
        if guest not in known:
            known.append(guest)
        seat.who = texts.say("guest-namesake", name=seat.who, number=known.index(guest) + 1)


def _folded(name: str | None) -> str:
    return unicodedata.normalize("NFKC", name or "").casefold()
