"""What `--seat` says: players sit down; bots and empty seats become options of the game."""

from __future__ import annotations

from typing import Final

from weald.cli.arguments import kinds, pairs
from weald.engine.errors import BadValue, UnknownName
from weald.engine.ruleset import Option, Ruleset

BOT: Final = "bot"
NOBODY: Final = "none"
YES: Final = "yes"
NO: Final = "no"


def robots_and_empty(
    ruleset: Ruleset, seats: list[str] | None, options: list[str] | None, mixed: bool = False
) -> tuple[list[str] | None, list[str] | None]:
    """The `--seat` words for players, and the options with those for the other seats added.

    `NAME=bot`, `NAME=bot:nightmare+blitz` and `NAME=none` become options. A seat with a player takes part; in a mix of
    games (`mixed`) the lot decides whether it does.
    """
    known = {option.name: option for option in ruleset.options}
    given = pairs("option", options)
    players: list[str] = []
    added: list[str] = []
    for seat, player in pairs("seat", seats).items():
        seating = known.get(seat) if seat in ruleset.seats else None
        kind, _, words = player.partition(":")
        if seating is None or not (player == NOBODY or (kind == BOT and BOT in seating.names)):
            players.append(f"{seat}={player}")
            if seating is not None:
                part = _taking_part(seating, player, given)
                added += [] if mixed else part
            continue
        if seat in given:
            raise BadValue("option-twice", name=seat)
        added.append(f"{seat}={NO if player == NOBODY else BOT}")
        added += _bot_words(seat, words, known) if words else []
    if not seats:
        return seats, options
    return players, [*(options or []), *added]


def _taking_part(seating: Option, player: str, given: dict[str, str]) -> list[str]:
    """The option that puts a player's seat into play, unless it is given or needless."""
    if player not in kinds():
        raise UnknownName("player", player, [*kinds(), NOBODY, *([BOT] if BOT in seating.names else [])])
    if YES not in seating.names:
        raise BadValue("seat-only-bot", name=seating.name)
    return [f"{seating.name}={YES}"] if seating.default == NO and seating.name not in given else []


def _bot_words(seat: str, words: str, known: dict[str, Option]) -> list[str]:
    """`nightmare+blitz`: a level and traits, in any order."""
    levels, traits = known[f"{seat}-level"], known[f"{seat}-traits"]
    chosen: list[str] = []
    found: list[str] = []
    for word in words.lower().split("+"):
        if word in levels.names:
            found.append(f"{levels.name}={word}")
        elif word in traits.names:
            chosen.append(word)
        else:
            raise UnknownName("bot-word", word, [*levels.names, *traits.names])
    return [*found, f"{traits.name}={'+'.join(chosen)}"] if chosen else found
