"""The words of a position that make seats bots: `bot` names the level, `traits` the trait cards."""

from __future__ import annotations

from typing import Final

from weald.engine.errors import BadValue
from weald.games.root.factions.cult.board import cult_board
from weald.games.root.scenarios.words import Words, choose, number, split, table
from weald.games.root.state.board import NONE, Board
from weald.games.root.state.robots import Robots, no_robots
from weald.games.root.tables import (
    CARD_NAMES,
    CONSPIRACIES,
    CULT,
    LEVEL_NAMES,
    SEATS,
    SUIT_NAMES,
    TRAIT_NAMES,
    VAGABOND,
    VAGABOND2,
    trait,
)

BOT_WORDS: Final = ("bot", "traits")
LIZARD_WORDS: Final = ["acolytes", "souls", "revealed", "conspiracy", "ordered"]
_SPACES: Final = [str(space + 1) for space in range(CONSPIRACIES)]


def read_bots(position: Words, order: list[int]) -> Robots:
    """[K3.3] Which of the seats in play are bots; [K3.5] whether people play together against them."""
    robots = no_robots()
    robots.coop = choose("answer", position.get("coop", "no"), ("no", "yes")) == 1
    robots.special = choose("answer", position.get("services", "standard"), ("standard", "special")) == 1
    for seat in order:
        words = table(SEATS[seat], position.get(SEATS[seat], {}))
        if "bot" not in words:
            continue
        robots.levels[seat] = choose("level", words["bot"], LEVEL_NAMES)
        for name in split("traits", words.get("traits", "")):
            choose("trait", name, TRAIT_NAMES[seat])
            robots.traits[seat] |= trait(seat, name)
    if robots.levels[VAGABOND] != NONE and robots.levels[VAGABOND2] != NONE:
        raise BadValue("one-vagabot")  # [K3.2]
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


def arrange_lizards(board: Board, words: Words) -> None:
    """[K8.3.3] The space of the conspiracy marker, the last unless it is said; in their own turn the ordered suit."""
    space = number("conspiracy", words.get("conspiracy", CONSPIRACIES))
    cult_board(board).space = choose("space", str(space), _SPACES)
    if words.get("ordered"):
        board.robots.suit = choose("suit", words["ordered"], SUIT_NAMES)


def lizard_words(board: Board) -> Words:
    """The words for the side of the Logical Lizards."""
    cult = cult_board(board)
    own: Words = {
        "acolytes": cult.acolytes,
        "souls": " ".join(CARD_NAMES[card] for card in reversed(cult.souls)),
        "revealed": " ".join(CARD_NAMES[card] for card in cult.revealed),
        "conspiracy": cult.space + 1,
    }
    if board.active == CULT and board.robots.suit != NONE:
        own["ordered"] = SUIT_NAMES[board.robots.suit]
    return own
