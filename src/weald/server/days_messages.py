"""What is said about games over days: parting with a game, chat, notices. See `messages.py`."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from weald.server.messages import Count, Id
from weald.server.records import Talk

Phrase = Literal[
    "hello",
    "good-luck",
    "thanks",
    "well-played",
    "one-moment",
    "back-tomorrow",
    "sorry-late",
    "your-turn",
    "oops",
    "good-game",
    "again",
    "bye",
]


class AgreeWanted(Struct, forbid_unknown_fields=True):
    """What I want at a table where I sit, with `agree` false no longer: to `end` the game, or to `replace` a seat."""

    what: Literal["end", "replace"]
    seat: Id | None = None
    agree: bool = True


class Agreed(Struct):
    """Whether all agree, so that it has come to pass."""

    done: bool


class SeatMeant(Struct, forbid_unknown_fields=True):
    """A seat that I hold."""

    seat: Id


class Resigned(Struct):
    """Whether the game is over by it; if not, a computer plays on."""

    over: bool


class TableChanged(Struct, forbid_unknown_fields=True):
    """What the owner of a table may change: who may speak."""

    talk: Talk


class SayWanted(Struct, forbid_unknown_fields=True):
    """A line of the chat: my own words, or one of the phrases that everybody reads in their language."""

    text: Annotated[str, Meta(max_length=400)] = ""
    phrase: Phrase | None = None


class LineSaid(Struct):
    """A line of the chat. What somebody says whom I have `muted` is left out, and what the host has `removed`;
    `seat` is null for who watches."""

    number: int
    seat: str | None
    who: str
    made: str
    mine: bool
    text: str | None = None
    phrase: str | None = None
    muted: bool = False
    removed: bool = False


class Chat(Struct):
    """Lines of a table's chat, and whether I may speak there; if not, `why` as a code.

    If the host has muted me: `reason` in the host's words, and until when if that is set.
    """

    lines: list[LineSaid]
    speak: bool
    why: str | None = None
    reason: str = ""
    until: str | None = None


class LineMeant(Struct, forbid_unknown_fields=True):
    """A line of the chat, by its number."""

    number: Count


class MuteWanted(Struct, forbid_unknown_fields=True):
    """Hear the one who said this line no longer; or again, with `mute` false."""

    number: Count
    mute: bool = True


class PushKeys(Struct, forbid_unknown_fields=True):
    """The keys of a subscription, as the browser made them."""

    p256dh: Annotated[str, Meta(min_length=80, max_length=100)]
    auth: Annotated[str, Meta(min_length=16, max_length=40)]


class PushWanted(Struct, forbid_unknown_fields=True):
    """A subscription of a browser to Web Push."""

    endpoint: Annotated[str, Meta(min_length=10, max_length=1000)]
    keys: PushKeys


class PushEnded(Struct, forbid_unknown_fields=True):
    """The address of a subscription that shall end."""

    endpoint: Annotated[str, Meta(min_length=10, max_length=1000)]


class NoticesTold(Struct):
    """The public key with which a browser subscribes, and how many of my devices are told."""

    key: str
    devices: int
