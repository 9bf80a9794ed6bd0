"""Many games between computer players. Game i of seed S is played with the table seed "S:i", so the results do not
depend on how the games are shared among processes."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from weald import library
from weald.arena import match, workers
from weald.arena.contest import Contest, Setting
from weald.arena.course import follow
from weald.engine import journal as files
from weald.engine.chance import QuickDice
from weald.engine.errors import JournalError, WealdError
from weald.engine.ruleset import Ruleset
from weald.engine.table import Table, seed_file

_CHUNK: Final = 25  # games that a worker plays before it reports
_SLOW_CHUNK: Final = 4  # the same where players think: on Ctrl-C, what is not reported is lost
_QUICK: Final = "random"
MIX: Final = "mix"
BOTS: Final = "bots"
LADDER: Final = "ladder"


class Plan:
    """What is to be played. Strings and ints only: it travels to other processes."""

    def __init__(
        self,
        game: str,
        seats: Mapping[str, str],
        options: Mapping[str, int | str],
        seed: str,
        games: int,
        check: bool = False,
        save: str = "",
        crashes: str = "",
        mix: str = "",
        against: str = "",
        players: Sequence[str] = (),
        among: str = "",
        bots: Sequence[str] = (),
        follow: bool = False,
    ) -> None:
        self.game = game
        self.seats = dict(seats)
        self.options = dict(options)
        self.seed = seed
        self.games = games
        self.check = check
        self.save = save  # a folder for all journals, or nothing
        self.crashes = crashes  # a folder for the journals of broken games, or nothing
        self.mix = mix  # how each game draws the options that are not given: MIX, BOTS, LADDER, or empty
        self.against = against  # in a ladder: the level of the opponents
        self.players = list(players)  # in a contest: who plays; then `seats` are those that do not change
        self.among = among  # the kind of the others, or empty: see `Contest`
        self.bots = list(bots)  # the levels of the bots they play against
        self.follow = follow  # whether the order of turns and the points of each round are noted
        self._contest: Contest | None = None

    def to_data(self) -> dict[str, Any]:
        """What `Plan(**data)` makes again."""
        return {name: value for name, value in vars(self).items() if not name.startswith("_")}

    @property
    def contest(self) -> Contest:
        """The schedule, if it is a contest."""
        if self._contest is None:
            ruleset = library.ruleset(self.game)
            self._contest = Contest(ruleset, self.seed, self.players, self.among, self.bots, self.options, self.seats)
        return self._contest

    @property
    def is_quick(self) -> bool:
        """Whether nobody thinks: then a game takes no time to speak of."""
        return {*self.players, *self.seats.values(), self.among or _QUICK} == {_QUICK}

    def setting(self, number: int) -> Setting:
        """How a game is laid: it depends on the plan and its number alone."""
        if self.players:
            return self.contest.setting(number)
        return Setting(table_seed(self.seed, number), self.options_of(number), self.seats)

    def options_of(self, number: int) -> dict[str, int | str]:
        """The options of a game: those of the plan; in a mix, the others are random."""
        if not self.mix:
            return self.options
        ruleset = library.ruleset(self.game)
        if self.mix == LADDER:
            return climb(ruleset, self, number)[0]
        return draw(ruleset, self.options, self.seed, number, self.mix == BOTS)


class Played:
    """How one game went."""

    def __init__(
        self,
        number: int,
        winners: list[str],
        scores: dict[str, int],
        law: str,
        decisions: int,
        battles: int | None,
        rounds: int | None,
        order: list[str] | None = None,
        points: dict[str, list[int]] | None = None,
    ) -> None:
        self.number = number
        self.winners = winners
        self.scores = scores
        self.law = law
        self.decisions = decisions
        self.battles = battles
        self.rounds = rounds
        self.order = order  # the seats in the order of their turns; None if that was not noted
        self.points = points  # everybody's points at the start and after each round or battle; likewise


class Broken:
    """A game that broke, and the path of its journal (empty if it could not be written)."""

    def __init__(self, number: int, seed: str, problem: str, doing: str, path: str) -> None:
        self.number = number
        self.seed = seed
        self.problem = problem
        self.doing = doing
        self.path = path


class Report:
    """All games that were played, in their order."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.played: list[Played] = []
        self.broken: Broken | None = None

    @property
    def complete(self) -> bool:
        return len(self.played) == self.plan.games


def draw(
    ruleset: Ruleset, given: Mapping[str, int | str], seed: str, number: int, robots: bool = False
) -> dict[str, int | str]:
    """The options of one game of a mix. They depend only on the seed and the game's number."""
    return ruleset.mixed(given, QuickDice(f"{table_seed(seed, number)}/options"), robots)


def climb(ruleset: Ruleset, plan: Plan, number: int) -> tuple[dict[str, int | str], str]:
    """The options of one game of a ladder, and the seat whose level is measured in it."""
    dice = QuickDice(f"{table_seed(plan.seed, number)}/options")
    return ruleset.ladder(plan.options, number - 1, dice, plan.against)


def table_seed(seed: str, number: int) -> str:
    return f"{seed}:{number}"


def journal_path(folder: str, number: int) -> Path:
    return Path(folder) / f"{number:06d}{files.SUFFIX}"


def play_one(plan: Plan, number: int) -> Played | Broken:
    """One game of a plan."""
    ruleset = library.ruleset(plan.game)
    laid = plan.setting(number)
    try:
        table, decisions = match.play_and_count(ruleset, laid.seed, laid.seats, laid.options, plan.check)
    except match.Crash as crash:
        return Broken(number, laid.seed, crash.problem, crash.doing, _save_crash(plan, number, crash.table))
    if plan.save:
        _save(table, journal_path(plan.save, number))
    outcome = table.outcome
    assert outcome is not None
    length = ruleset.length(table.game.board)
    noted = follow(table) if plan.follow else (None, None)
    return Played(number, outcome.winners, outcome.scores, outcome.law, decisions, *length, *noted)


def _save(table: Table, path: Path) -> None:
    """Write a journal without waiting for the disk: the seed can bring a lost one back."""
    try:
        path.write_text("\n".join(table.journal().lines()) + "\n", encoding="utf-8")
    except OSError as error:
        raise JournalError("file-not-writable", path=str(path), problem=error.strerror) from None


def _save_crash(plan: Plan, number: int, table: Table | None) -> str:
    """The journal of a broken game up to the last action that was carried out, with its seed beside it."""
    if table is None or not plan.crashes:
        return ""
    seed = "".join(letter if letter.isalnum() else "-" for letter in plan.seed)
    path = Path(plan.crashes) / f"crash-{plan.game}-{seed}-{number:06d}{files.SUFFIX}"
    with contextlib.suppress(Exception):  # what broke the game may break its writing too; the seed is reported anyway
        path.parent.mkdir(parents=True, exist_ok=True)
        path.unlink(missing_ok=True)
        seed_file(path).unlink(missing_ok=True)
        table.save(path)
        return str(path)
    return ""


# many games, here or in other processes


def play_chunk(data: dict[str, Any], first: int, last: int) -> list[tuple[str, list[Any]]]:
    """Games `first` to `last - 1`, as plain data: objects of compiled classes cannot be pickled."""
    plan = Plan(**data)
    done: list[tuple[str, list[Any]]] = []
    for number in range(first, last):
        if workers.stopped():
            break
        try:
            result = play_one(plan, number)
        except WealdError as error:
            done.append(("Failed", [error.code, error.facts]))
            break
        done.append((type(result).__name__, list(vars(result).values())))
        if isinstance(result, Broken):
            break
    return done


def read_result(told: tuple[str, list[Any]]) -> Played | Broken:
    """One of the results of `play_chunk`. What failed there fails here."""
    kind, values = told
    if kind == "Failed":
        code, facts = values
        raise JournalError(code, **facts)
    return Played(*values) if kind == "Played" else Broken(*values)


def _here(plan: Plan) -> Iterator[Played | Broken]:
    for number in range(1, plan.games + 1):
        yield play_one(plan, number)


def _elsewhere(plan: Plan, jobs: int, pools: workers.Pools | None) -> Iterator[Played | Broken]:
    most = _CHUNK if plan.is_quick else _SLOW_CHUNK
    chunk = max(1, min(most, plan.games // (jobs * workers.AHEAD)))  # few games are shared out one by one
    end = plan.games + 1
    tasks = ((plan.to_data(), first, min(first + chunk, end)) for first in range(1, end, chunk))
    for _, results in workers.share_out(play_chunk, tasks, jobs, pools):
        yield from map(read_result, results)  # in order: the games before a crash are the same for any number of jobs


def run(
    plan: Plan, jobs: int = 1, progress: Callable[[int], None] | None = None, pools: workers.Pools | None = None
) -> Report:
    """Play a plan, here or in other processes: of this machine, or of `pools`.

    Ctrl-C or a broken game ends it early; the report holds what was done.
    """
    _prepare_folder(plan)
    report = Report(plan)
    results = _here(plan) if jobs <= 1 and pools is None else _elsewhere(plan, jobs, pools)
    try:
        for result in results:
            if isinstance(result, Broken):
                report.broken = result
                break
            report.played.append(result)
            if progress is not None:
                progress(len(report.played))
    except KeyboardInterrupt:
        pass
    finally:
        results.close()  # type: ignore[attr-defined] # both are generators; it stops the workers
    return report


def _prepare_folder(plan: Plan) -> None:
    if not plan.save:
        return
    folder = Path(plan.save)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        taken = any(path.suffix == files.SUFFIX for path in folder.iterdir())
    except OSError as error:
        raise JournalError("file-not-writable", path=str(folder), problem=error.strerror) from None
    if taken:
        raise JournalError("folder-holds-journals", path=str(folder))
