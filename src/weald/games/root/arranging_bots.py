"""The words of a position that make seats bots: `bot` names the level, `traits` the trait cards."""

from __future__ import annotations

from typing import Final

from weald.engine.errors import BadValue
from weald.games.root.arranging_words import Words, choose, split, table
from weald.games.root.board import NONE, Board
from weald.games.root.sides import Robots, no_robots
from weald.games.root.tables import LEVEL_NAMES, NOT_BOTS_YET, SEATS, TRAIT_NAMES, trait

BOT_WORDS: Final = ("bot", "traits")


def read_bots(position: Words, order: list[int]) -> Robots:
    """[K3.3] Which of the seats in play are bots; [K3.5] whether people play together against them."""
    robots = no_robots()
    robots.coop = choose("answer", position.get("coop", "no"), ("no", "yes")) == 1
    robots.special = choose("answer", position.get("services", "standard"), ("standard", "special")) == 1
    for seat in order:
        words = table(SEATS[seat], position.get(SEATS[seat], {}))
        if "bot" not in words:
            continue
        if SEATS[seat] in NOT_BOTS_YET:
            raise BadValue("bot-not-yet", seat=SEATS[seat])
        robots.levels[seat] = choose("level", words["bot"], LEVEL_NAMES)
        for name in split("traits", words.get("traits", "")):
            choose("trait", name, TRAIT_NAMES[seat])
            robots.traits[seat] |= trait(seat, name)
    return robots


def bot_words(board: Board, seat: int) -> Words:
    """The words for a seat's level and traits; none for a person."""
    level = board.robots.levels[seat]
    if level == NONE:
        return {}
    own: Words = {"bot": LEVEL_NAMES[level]}
    names = [name for name in TRAIT_NAMES[seat] if board.robots.traits[seat] & trait(seat, name)]
    if names:
        own["traits"] = " ".join(names)
    return own
