"""A table: the host of one game. It owns the seed, throws the dice, keeps the journal, and grants or refuses undo."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from weald.engine import journal as files
from weald.engine import procedure
from weald.engine.chance import Throw, commitment, new_seed
from weald.engine.errors import (
    BadValue,
    DiceMissing,
    GameOver,
    IllegalAction,
    JournalError,
    NotASentence,
    NothingToUndo,
    NotYourQuestion,
    WealdError,
)
from weald.engine.foretelling import Changes, foretell
from weald.engine.journal import Entry, Journal, Result
from weald.engine.lenses import CHANCE, NOBODY, Event, Game, View
from weald.engine.offers import Offers, Refusal
from weald.engine.ruleset import Options, Ruleset

CHANCE_NAME: Final = "chance"


class Question:
    """What is asked, of whom, the law that asks, and what it is about, in ids and numbers."""

    def __init__(self, seat: str, ask: str, law: str, facts: dict[str, object]) -> None:
        self.seat = seat
        self.ask = ask
        self.law = law
        self.facts = facts

    def __repr__(self) -> str:
        return f"Question({self.seat!r}, {self.ask!r}, law={self.law!r})"


class Table:
    """One game with everything around it. Actions are sentences or ints; seats are names.

    With a seed the table throws the dice itself. With a script it takes what the script says. With neither, chance is
    a seat like any other: `actor` is "chance", and whoever drives the table answers for it.
    """

    def __init__(
        self,
        ruleset: Ruleset,
        options: Mapping[str, int | str] | None = None,
        seed: str | None = None,
        players: Mapping[str, str] | None = None,
        telling: bool = True,
        game: Game[Any] | None = None,
    ) -> None:
        self.ruleset = ruleset
        self.rules = ruleset.rules  # the version under which it was laid
        self.options: Options = ruleset.check_options(options or {})
        self.seed = seed
        self.commitment = commitment(seed) if seed is not None else ""
        self.players: dict[str, str] = dict(players or {})
        self.game: Game[Any] = game if game is not None else ruleset.new(self.options)
        self.game.telling = telling
        self.actions: list[tuple[int, int]] = []  # (seat, action), chance's too
        self.log: list[list[Event]] = []  # what each action made happen
        self.script: list[str] = []  # what chance will say, if a scenario dictates it
        self._arranged = game is not None  # the first position is not the game's own: it cannot be played to again
        self._before: list[tuple[Game[Any], int]] = []  # what the last actor may still take back
        self.opening: list[Event] = []  # what happened before the first action
        self.practice = False  # somebody took back what the law of undo protects
        self.hinted = False  # somebody was told what a computer would do
        procedure.settle(self.game)
        self.opening = self._collect()
        self.advance()

    # who is asked, and what they may do

    @property
    def seats(self) -> tuple[str, ...]:
        """The seats that take part."""
        return self.ruleset.taking_part(self.options)

    @property
    def actor(self) -> str | None:
        """The seat that is asked, "chance", or None when the game is over."""
        seat = procedure.actor(self.game.board)
        return None if seat == NOBODY else self.seat_name(seat)

    @property
    def question(self) -> Question | None:
        decision = procedure.question(self.game.board)
        if decision is None:
            return None
        seat = procedure.actor(self.game.board)
        return Question(self.seat_name(seat), decision.ask, decision.law, procedure.facts(self.game.board))

    @property
    def outcome(self) -> Result | None:
        """How the game ended, with seats by name; None while it goes on."""
        outcome = self.game.outcome()
        if outcome is None:
            return None
        seats = self.ruleset.seats
        return Result(
            [seats[seat] for seat in outcome.winners],
            {name: outcome.scores[self.ruleset.seat(name)] for name in self.seats},
            outcome.law,
            [[seats[seat] for seat in side] for side in outcome.sides],
        )

    def legal(self) -> list[int]:
        """The allowed actions of the asked seat, as ints."""
        return self._asked(False).allowed

    def offers(self) -> list[str]:
        """The allowed actions of the asked seat, as sentences."""
        return [self.ruleset.grammar.write(action) for action in self.legal()]

    def answers(self) -> Offers:
        """In one pass: what the asked seat may do, and what it might think of and may not do, with law and reason."""
        return self._asked(True)

    def about(self, action: int) -> dict[str, object]:
        """What the asked seat knows of one of its answers besides the sentence, in ids and numbers."""
        seat = procedure.actor(self.game.board)
        return procedure.about(self.game.lens(seat), action) if seat >= 0 else {}

    def foretell(self, action: object) -> Changes:
        """What the asked seat's view would show otherwise after one of its answers, as far as that is sure."""
        seat = procedure.actor(self.game.board)
        number = self.read(action)
        refusal = self.why_not(number)
        if refusal is not None:
            raise IllegalAction(self.ruleset.grammar.write(number), refusal.law, refusal.why)
        return foretell(self.ruleset, self.game.lens(seat), number) if seat != CHANCE else {}

    def why_not(self, action: object) -> Refusal | None:
        """None if the action is allowed now, else the law and the reason."""
        number = self.read(action)
        decision = procedure.question(self.game.board)
        if decision is None:
            raise GameOver
        if procedure.actor(self.game.board) == CHANCE:
            chance = procedure.chance(self.game.board)
            assert chance is not None
            if chance.possible(self.game, self.game.board.stack[-1], number):
                return None
            return Refusal(number, decision.law, "dice-cannot-say")
        if number in self._asked(False).allowed:
            return None
        return self._asked(True).refusal(number) or Refusal(number, decision.law, "not-asked")

    def _asked(self, explain: bool) -> Offers:
        seat = procedure.actor(self.game.board)
        if seat == NOBODY:
            raise GameOver
        if seat == CHANCE:
            offers = Offers()
            offers.allowed = [action for action, _ in procedure.outcomes(self.game)]
            return offers
        return procedure.offers(self.game.lens(seat), explain)

    # what each seat sees

    def seat_name(self, seat: int) -> str:
        return CHANCE_NAME if seat == CHANCE else self.ruleset.seats[seat]

    def lens(self, seat: str | None) -> int:
        """The index of a seat's name; None stands for a spectator."""
        return NOBODY if seat is None else self.ruleset.seat(seat)

    def view(self, seat: str | None) -> View[Any]:
        """What a seat may see (None: a spectator), as a copy that is safe to keep and to hand out."""
        return self.game.lens(self.lens(seat)).clone()

    def show(self, seat: str | None) -> dict[str, object]:
        """The same as plain data, with the open question."""
        return {**self.show_board(), **self.show_own(seat)}

    def show_board(self) -> dict[str, object]:
        """What everybody is shown, with the open question: the same through every lens."""
        shown = self.ruleset.show_board(self.game.board)
        question = self.question
        shown["question"] = {"seat": question.seat, "ask": question.ask, "law": question.law} if question else None
        return shown

    def show_own(self, seat: str | None) -> dict[str, object]:
        """What a seat is shown instead of what everybody is; nothing for a spectator."""
        return {} if seat is None else self.ruleset.show_own(self.game.lens(self.lens(seat)))

    def events(self, seat: str | None, since: int = 0) -> list[dict[str, object]]:
        """What happened after the first `since` actions, as this seat perceived it."""
        lens = self.lens(seat)
        told: list[dict[str, object]] = []
        if not since:
            told += [event.through(lens) for event in self.opening]
        for events in self.log[since:]:
            told += [event.through(lens) for event in events]
        return told

    def numbered_events(self, seat: str | None, since: int = -1) -> list[dict[str, object]]:
        """The same after `since` (-1: all of it), each with what it is to the others: see `_placed`."""
        lens = self.lens(seat)
        told: list[dict[str, object]] = []
        if since < 0:
            told += [_placed(event, 0, lens) for event in self.opening]
        first = max(since, 0)
        for number in range(first, len(self.log)):
            told += [_placed(event, number + 1, lens) for event in self.log[number]]
        return told

    # playing

    def read(self, action: object) -> int:
        """An action in either form, a sentence or an int, as an int."""
        grammar = self.ruleset.grammar
        if isinstance(action, str):
            return grammar.read(action)
        if isinstance(action, int) and not isinstance(action, bool) and grammar.knows(action):
            return action
        raise NotASentence(repr(action), ())

    def play(self, action: object, seat: str | None = None) -> None:
        """Carry out one action of the asked seat, or say why not and change nothing."""
        asked = self.actor
        if asked is None:
            raise GameOver
        if seat is not None and seat != asked:
            if seat != CHANCE_NAME:
                self.ruleset.seat(seat)
            raise NotYourQuestion(seat, asked)
        number = self.read(action)
        refusal = self.why_not(number)
        if refusal is not None:
            raise IllegalAction(self.ruleset.grammar.write(number), refusal.law, refusal.why)
        self.take(number)

    def take(self, action: int, seat: int = NOBODY) -> int:
        """Carry out an action without checking it: for players that choose among the offers. Returns who is asked next.

        Whoever has asked already whose question it is may say so.
        """
        if seat == NOBODY:
            seat = procedure.actor(self.game.board)
        if not self.game.telling or seat == CHANCE:
            self._before.clear()  # where nothing is told, nothing can be taken back
            self._act(seat, action)
        else:
            if self._before and self.actions[-1][0] != seat:
                self._before.clear()
            self._before.append((self.game.clone(), len(self.actions)))
            self.game.unasked.clear()
            reveals = self.game.board.reveals
            self._act(seat, action)
            if self.game.board.reveals != reveals:
                self._before.clear()
        return self.advance()

    def _act(self, seat: int, action: int) -> None:
        procedure.act(self.game, action)
        self.actions.append((seat, action))
        if self.game.telling:
            self.log.append(self._collect())

    def _collect(self) -> list[Event]:
        events = self.game.events
        self.game.events = []
        last = self.last_told()
        for event in events:
            event.number(last)
            last = event
        return events

    def last_told(self) -> Event | None:
        """The last event, if anything has been told."""
        for events in reversed(self.log):
            if events:
                return events[-1]
        return self.opening[-1] if self.opening else None

    def advance(self) -> int:
        """Let the seed or the script answer for chance, as long as chance is asked. Returns who is asked then."""
        while (asked := procedure.actor(self.game.board)) == CHANCE:
            if self.script:
                sentence = self.script[0]
                action = self.read(sentence)
                if self.why_not(action) is not None:
                    raise DiceMissing("script-does-not-fit", sentence=sentence, law=self._law())
                self.script.pop(0)
            elif self.seed is not None:
                action = procedure.throw(self.game, Throw(self.seed, len(self.actions) + 1))
            else:
                break
            self._before.clear()
            self._act(CHANCE, action)
        return asked

    def _law(self) -> str:
        question = self.question
        return question.law if question else ""

    def can_undo(self, seat: str) -> bool:
        """Whether a seat's last action showed nothing to anybody, threw no dice, and nobody has acted since.

        Never after the end: the seed is known then, and every hand.
        """
        return self.actor is not None and bool(self._before) and self.actions[-1][0] == self.ruleset.seat(seat)

    def undo(self, seat: str) -> None:
        """Take back the last action of a seat."""
        if not self.can_undo(seat):
            raise NothingToUndo
        self.take_back()

    def take_back(self, to: int | None = None) -> None:
        """Take back the last action, or all but the first `to`, without asking whether it is allowed: for a host.

        What the law of undo protects (dice, revealed secrets, others' actions) can be taken back too: that makes the
        game `practice`, for ever. The dice stay: the k-th throw depends on the seed and on k alone.
        """
        length = len(self.actions) - 1 if to is None else to
        if not 0 <= length < len(self.actions):
            raise NothingToUndo
        if self.is_practice(length):
            if self._arranged:
                raise NothingToUndo
            self.practice = True
            self._play_again(length)
            return
        game, _ = self._before[length - len(self.actions)]
        del self._before[length - len(self.actions) :]
        game.telling = self.game.telling
        self.game = game
        del self.actions[length:]
        del self.log[length:]

    def is_practice(self, length: int) -> bool:
        """Whether taking back all but the first `length` actions goes further than the law of undo."""
        return len(self.actions) - length > len(self._before)

    def _play_again(self, length: int) -> None:
        """Come to an earlier position by playing again what led to it."""
        fresh = Table(self.ruleset, self.options, None, self.players, self.game.telling)
        for _, action in self.actions[:length]:
            fresh.take(action)
        self.game = fresh.game
        self.actions = fresh.actions
        self.log = fresh.log
        self._before = fresh._before

    def clone(self) -> Table:
        """An independent table in the same position, with the same dice to come."""
        game = self.game.clone()
        twin = Table(self.ruleset, self.options, None, self.players, self.game.telling, game)
        twin.seed = self.seed
        twin.commitment = self.commitment
        twin.rules = self.rules
        twin.actions = self.actions[:]
        twin.log = self.log[:]
        twin.script = self.script[:]
        twin.practice = self.practice
        twin.hinted = self.hinted
        twin._arranged = self._arranged
        twin.opening = self.opening
        return twin

    # files

    def entries(self) -> list[Entry]:
        """The journal's actions, as sentences."""
        return [Entry(self.seat_name(seat), self.ruleset.grammar.write(action)) for seat, action in self.actions]

    def journal(self) -> Journal:
        result = self.outcome
        seed = self.seed if self.seed is not None and result else ""
        return Journal(
            self.ruleset.name,
            self.ruleset.edition,
            self.options,
            self.players,
            self.commitment,
            self.entries(),
            result,
            seed,
            self.rules,
            self.practice,
            self.hinted,
        )

    def save(self, path: str | Path) -> None:
        """Write the journal. While the game is open, the seed lies in a separate file beside it, for the host."""
        file = Path(path)
        files.write(self.journal(), file)
        envelope = seed_file(file)
        if self.outcome is None and self.seed is not None:
            files.write_privately(envelope, self.seed)
        elif self.outcome is not None:
            envelope.unlink(missing_ok=True)


def _placed(event: Event, at: int, lens: int) -> dict[str, object]:
    """An event with the number of its action (0 before the first), its step and turn, its role and its cause."""
    told: dict[str, object] = {"at": at, "turn": event.turn, "step": event.step, "role": event.role}
    if event.cause:
        told["cause"] = event.cause
    told.update(event.through(lens))
    return told


def seed_file(path: Path) -> Path:
    """The file with the seed of an open game. It is the host's: no player may read it."""
    return path.with_name(path.name + ".seed")


def read_seed(path: Path) -> str | None:
    """The seed that lies beside the journal of an open game; None if there is none that can be read."""
    try:
        return seed_file(path).read_text(encoding="utf-8").strip() or None
    except (OSError, UnicodeDecodeError):
        return None


def new_table(
    ruleset: Ruleset,
    seed: int | str | None = None,
    players: Mapping[str, str] | None = None,
    options: Mapping[str, int | str] | None = None,
) -> Table:
    """A table with dice. Without a seed it draws one that nobody can guess."""
    return Table(ruleset, options, new_seed() if seed is None else str(seed), players)


def replay(ruleset: Ruleset, journal: Journal, to: int | None = None, seed: str | None = None) -> Table:
    """Play a journal again. Checks every action against the law, and the dice against the seed if it is known.

    `to` is the number of actions after which to stop. `seed` lets an open game go on.
    """
    if journal.edition != ruleset.edition:
        raise JournalError("journal-edition", line=1, edition=journal.edition, known=ruleset.edition)
    known = journal.seed or seed
    if journal.result is not None and journal.commitment and not journal.seed:
        raise JournalError("journal-seed-missing", line=len(journal.entries) + 2)
    if known and journal.commitment != commitment(known):
        raise JournalError("journal-seed-false", line=1 if journal.seed == "" else len(journal.entries) + 2)
    last = len(journal.entries) if to is None else to
    if not 0 <= last <= len(journal.entries):
        raise BadValue("bad-position", value=last, most=len(journal.entries))
    try:
        table = Table(ruleset, ruleset.recorded_options(journal.options), None, journal.players)
    except WealdError as error:
        raise JournalError("journal-options", line=1, problem=str(error)) from None
    table.commitment = journal.commitment
    table.rules = journal.rules
    table.practice = journal.practice
    table.hinted = journal.hinted
    for number, entry in enumerate(journal.entries[:last], start=1):
        try:
            follow(table, entry, files.line_of(number), known)
        except JournalError as error:
            if journal.rules == ruleset.rules:
                raise
            facts = {"rules": journal.rules, "known": ruleset.rules, "problem": str(error)}
            raise JournalError("journal-rules", line=files.line_of(number), **facts) from None
    if last == len(journal.entries):
        _check_end(table, journal)
        if known:
            table.seed = known
            table.advance()
    return table


def follow(table: Table, entry: Entry, line: int, seed: str | None) -> None:
    """Carry out what a record says at this line, if it can be: asked, allowed, and for chance what the seed says."""
    asked = table.actor
    if asked is None:
        raise JournalError("journal-plays-on", line=line)
    if entry.seat != asked:
        raise JournalError("journal-wrong-seat", line=line, seat=entry.seat, asked_seat=asked)
    try:
        action = table.read(entry.sentence)
    except NotASentence:
        raise JournalError("journal-not-a-sentence", line=line, sentence=entry.sentence) from None
    refusal = table.why_not(action)
    if refusal is not None:
        code = "journal-impossible-dice" if asked == CHANCE_NAME else "journal-illegal"
        facts = {"game": table.ruleset.name, "sentence": entry.sentence, "law": refusal.law, "why": refusal.why}
        raise JournalError(code, line=line, **facts)
    if asked == CHANCE_NAME and seed:
        thrown = procedure.throw(table.game, Throw(seed, len(table.actions) + 1))
        if thrown != action:
            said = table.ruleset.grammar.write(thrown)
            raise JournalError("journal-false-dice", line=line, sentence=entry.sentence, said=said)
    table.take(action)


def _check_end(table: Table, journal: Journal) -> None:
    line = len(journal.entries) + 2
    outcome = table.journal().result
    if journal.result is not None:
        if outcome is None:
            raise JournalError("journal-not-finished", line=line)
        if journal.result.to_data() != outcome.to_data():
            raise JournalError("journal-false-result", line=line)
    elif outcome is not None:
        raise JournalError("journal-result-missing", line=line)
    if journal.edited:
        raise JournalError("journal-edited", line=journal.edited)
