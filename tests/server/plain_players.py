"""The computers of test servers: every level plays as the plain player.

How strong a level plays may change, and with it every game of a test. And what one test has left thinking must not keep
the computers of the next one waiting.
"""

from __future__ import annotations

import msgspec

from weald.players.levels import LEVELS
from weald.server import thinkers
from weald.server.thinkers import Question

_choose = thinkers.choose


def choose(question: Question) -> int:
    return _choose(msgspec.structs.replace(question, player="greedy") if question.player in LEVELS else question)
