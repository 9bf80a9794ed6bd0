"""The words of a position for the two factions that only bots play: the Duchy and the Corvids."""

from __future__ import annotations

from bisect import insort
from typing import Final

from weald.engine.errors import BadValue
from weald.games.root.factions.corvids.board import corvids_board
from weald.games.root.factions.corvids.facedown import PLOTS
from weald.games.root.factions.duchy.board import duchy_board
from weald.games.root.scenarios.words import Words, choose, number, split
from weald.games.root.state.board import NONE, Board
from weald.games.root.state.lenses import Game
from weald.games.root.tables import (
    BOMB,
    CARD_NAMES,
    CLEARINGS,
    CORVIDS,
    DUCHY,
    MINISTER_NAMES,
    PLOT,
    PLOT_NAMES,
    SUIT,
)

DUCHY_WORDS: Final = ["burrow", "swayed", "ambushes", "ordered"]
CORVID_WORDS: Final = ["facedown", "ordered"]


def arrange_wild(game: Game, seat: int, words: Words) -> None:
    """The Burrow and the ministers; which plots lie facedown, by clearing; the order card in the bot's own turn."""
    board = game.board
    if words.get("ordered"):
        board.robots.card = choose("card", str(words["ordered"]).replace("-", "_"), CARD_NAMES)
        board.robots.suit = SUIT[board.robots.card]
        game.deck.remove(board.robots.card)
    if seat == DUCHY:
        duchy_board(board).burrow = number("burrow", words.get("burrow", 0))
        board.supply[DUCHY] -= duchy_board(board).burrow
        for name in split("swayed", words.get("swayed", "")):
            duchy_board(board).swayed[choose("minister", name, MINISTER_NAMES)] = True
        for name in split("ambushes", words.get("ambushes", "")):
            ambush = choose("card", name.replace("-", "_"), CARD_NAMES)
            insort(duchy_board(board).ambushes, ambush)
            game.deck.remove(ambush)
        return
    for plot in range(PLOTS):
        shown = board.on_map(BOMB + plot)
        corvids_board(board).plots[plot] -= shown
        board.stock[BOMB + plot] += shown
        board.stock[PLOT] -= shown
    facedown = [clearing for clearing in range(CLEARINGS) if board.at(PLOT, clearing)]
    kinds = split("facedown", words.get("facedown", ""))
    if len(kinds) != len(facedown):
        raise BadValue("bad-arrangement", word="facedown", value=" ".join(kinds))
    game.hidden = [facedown[i] * PLOTS + choose("plot", kinds[i], PLOT_NAMES) for i in range(len(kinds))]


def wild_words(game: Game, seat: int) -> Words:
    """The words for one of the two; none for another seat."""
    board = game.board
    words: Words = {}
    if seat == DUCHY:
        words["burrow"] = duchy_board(board).burrow
        words["swayed"] = " ".join(_swayed(board))
        words["ambushes"] = " ".join(CARD_NAMES[card] for card in duchy_board(board).ambushes)
    elif seat == CORVIDS:
        words["facedown"] = " ".join(PLOT_NAMES[hidden % PLOTS] for hidden in game.hidden)
    if words and board.active == seat and board.robots.card != NONE:
        words["ordered"] = CARD_NAMES[board.robots.card]
    return words


def _swayed(board: Board) -> list[str]:
    return [name for minister, name in enumerate(MINISTER_NAMES) if duchy_board(board).swayed[minister]]
