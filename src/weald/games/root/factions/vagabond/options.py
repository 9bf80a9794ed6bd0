"""The options for the Vagabonds: their characters [9.3.1]."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from weald.engine.errors import BadValue
from weald.engine.ruleset import Option, Options
from weald.games.root.factions.vagabond.board import AT_RANDOM
from weald.games.root.factions.vagabond.tables import CHARACTER_NAMES
from weald.games.root.state.board import NONE
from weald.games.root.tables import SEATS, VAGABOND, VAGABOND2

_CHOSEN: Final = "chosen"  # he chooses
_RANDOM: Final = "random"  # the dice choose
_FIRST: Final = SEATS[VAGABOND]
_SECOND: Final = SEATS[VAGABOND2]


def character_option(seat: int) -> Option:
    name = "character2" if seat == VAGABOND2 else "character"
    names = (_CHOSEN, _RANDOM, *CHARACTER_NAMES)
    return Option(name, _CHOSEN, names=names, kind="character", when=(SEATS[seat], "yes", "bot"))


def check_second(options: Options, playing: Sequence[str]) -> None:
    """[9.7, K3.2] A second Vagabond needs the first and somebody else, and a character of his own."""
    if _FIRST not in playing:
        raise BadValue("second-vagabond-alone", option=_SECOND)
    if options[_FIRST] == options[_SECOND] == "bot":
        raise BadValue("one-vagabot", option=_SECOND)
    if set(playing) == {_FIRST, _SECOND}:
        raise BadValue("only-vagabonds", option=_SECOND)
    wish = wished(options, VAGABOND)
    if options[_FIRST] == options[_SECOND] and wish >= 0 and wish == wished(options, VAGABOND2):
        raise BadValue("character-twice", option=character_option(VAGABOND2).name)


def wished(options: Options, seat: int) -> int:
    """The character agreed on, AT_RANDOM, or NONE: he chooses."""
    name = str(options[character_option(seat).name])
    if name in CHARACTER_NAMES:
        return CHARACTER_NAMES.index(name)
    return AT_RANDOM if name == _RANDOM else NONE
