"""A table of Root around the Vagabond, for his law tests: places, pieces and kits as tables. Clearings count from 1."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from tests.law.root.seeing import ask, hand, pieces, public, score, warriors
from weald import library
from weald.engine.arranging import step_of
from weald.engine.errors import IllegalAction
from weald.engine.lenses import Frame
from weald.engine.table import Table
from weald.games.root.factions.vagabond.tables import CHARACTER_NAMES, RUIN_ITEMS, START_ITEMS
from weald.games.root.tables import ITEM_NAMES, ITEM_SUPPLY, MAPS, OWNER, PIECE_NAMES, SEATS
from weald.games.root.turn import TURN, EveningBegins
from weald.scenario import split, was_unasked

RULESET: Final = library.ruleset("root")
Places = Mapping[str, Mapping[int, int]]
Words = Mapping[str, str]
EVERYBODY: Final = "marquise eyrie alliance vagabond"


class Wood:
    """The table. Chance says what `dice` scripts, and nothing else."""

    def __init__(
        self,
        character: str = "thief",
        at: int = 1,
        *,
        forest: int = 0,
        seats: str = EVERYBODY,
        turn: str = "vagabond",
        phase: str = "daylight",
        kit: Words | None = None,
        warriors: Places | None = None,
        pieces: Places | None = None,
        hands: Words | None = None,
        relations: Words | None = None,
        crafted: Words | None = None,
        cards: Words | None = None,
        dominance: Words | None = None,
        scores: Mapping[str, int] | None = None,
        supporters: str = "",
        discard: str = "",
        quests: str = "",
        completed: str = "",
        coalition: str = "",
        scorched: int = 0,
        frame: Frame | None = None,
        dice: Sequence[str] = (),
    ) -> None:
        order = seats.split()
        own: dict[str, dict[str, Any]] = {name: {} for name in order}
        for name, places in (warriors or {}).items():
            own[name]["warriors"] = counted(places)
        for name, places in (pieces or {}).items():
            own[SEATS[OWNER[PIECE_NAMES.index(name)]]][name] = counted(places)
        for word, told in (("hand", hands), ("cards", cards), ("dominance", dominance), ("items", crafted)):
            for name, value in (told or {}).items():
                own[name][word] = value
        for name, points in (scores or {}).items():
            own[name]["score"] = points
        if supporters:
            own["alliance"]["supporters"] = supporters
        position: dict[str, Any] = {"discard": discard}
        if "vagabond" in order:
            start = " ".join(ITEM_NAMES[item] for item in START_ITEMS[CHARACTER_NAMES.index(character)])
            his = own["vagabond"]
            his.update(character=character, pawn=f"forest-{forest}" if forest else str(at), relations=relations or {})
            his.update(quests=quests, completed=completed, coalition=coalition, scorched=str(scorched or ""))
            if kit is not None:
                his["items"] = " ".join(f"{item}:{state}" for state, items in kit.items() for item in items.split())
                position["ruins"], his["buried"] = left_in_ruins(start.split(), " ".join(kit.values()).split())
        self.game: Any = RULESET.arrange(
            order=seats, turn=turn, phase=phase, **position, **{name: words for name, words in own.items() if words}
        )
        self.board = self.game.board
        del self.board.stack[:-1]  # set-up is over
        if phase == "evening":
            self.board.stack[-1].at = step_of(EveningBegins, TURN)  # the first step of Evening
        if frame is not None:
            self.board.call(frame)
        options: dict[str, int | str] = {name: "yes" if name in order else "no" for name in SEATS}
        self.table = Table(RULESET, options, game=self.game)
        self.dice(*dice)

    def dice(self, *said: str) -> None:
        """What chance will say next, in order."""
        self.table.script += said
        self.table.advance()

    def play(self, *sentences: str) -> None:
        """Carry out actions of whoever is asked; `eyrie: pass` insists on the seat."""
        for sentence in sentences:
            seat, action = split(sentence)
            if not was_unasked(self.table, action, seat):
                self.table.play(action, seat)
        assert not self.table.game.faults(), self.table.game.faults()

    def refused(self, sentence: str) -> str:
        """Try what must be refused; returns the law that refuses it."""
        try:
            self.table.play(sentence)
        except IllegalAction as refusal:
            return refusal.law
        raise AssertionError(f"{sentence!r} was allowed")

    def offers(self, start: str = "") -> list[str]:
        """What the asked seat may do, of the sentences that begin so."""
        return [sentence for sentence in self.table.offers() if sentence.startswith(start)]

    @property
    def asked(self) -> str | None:
        """Who is asked what: `vagabond take-hit`."""
        asked = ask(self.table)
        return " ".join(asked) if asked else None

    @property
    def pawn(self) -> str:
        """Where he is: `forest 3` or `clearing 5`."""
        [(kind, number)] = public(self.table, "vagabond")["pawn"].items()
        return f"{kind} {number}"

    def score(self, seat: str = "vagabond") -> int:
        return score(self.table, seat)

    def kit(self, state: str = "ready") -> str:
        """His items in a state, by name."""
        held = public(self.table, "vagabond")["kit"][state]
        return " ".join(sorted(name for name, count in held.items() for _ in range(count)))

    def relation(self, seat: str) -> str:
        relation: str = public(self.table, "vagabond")["relations"][seat]
        return relation

    def warriors(self, seat: str, clearing: int) -> int:
        return warriors(self.table, seat, clearing)

    def pieces(self, kind: str, clearing: int) -> int:
        return pieces(self.table, kind, clearing)

    def hand(self, seat: str) -> list[str]:
        return hand(self.table, seat)


def counted(places: Mapping[int, int]) -> str:
    """`{5: 3}` in the words of a position: `5x3`."""
    return " ".join(f"{clearing}x{count}" for clearing, count in places.items())


def left_in_ruins(start: list[str], kit: list[str]) -> tuple[str, str]:
    """The clearings with ruins, and what lies there, if what a kit has beyond start and supply comes out of ruins."""
    buried = [ITEM_NAMES[item] for item in RUIN_ITEMS]
    for item, name in enumerate(ITEM_NAMES):
        for _ in range(kit.count(name) - start.count(name) - ITEM_SUPPLY[item]):
            buried.remove(name)
    ruins = MAPS[0].ruins[: len(buried)]
    return " ".join(str(clearing + 1) for clearing in ruins), " ".join(buried)
