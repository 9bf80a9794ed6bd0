"""What clients and the server say to each other, type by type: bodies of requests, answers, messages of sockets.

The OpenAPI document is made from these classes, and docs/api.md explains them.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from weald.engine.lenses import DEED, FOLLOWS, IDLE, NEW_TURN, REASON
from weald.server.advice_messages import Hinted
from weald.server.records import Ended, GaveUp, Talk

Name = Annotated[str, Meta(max_length=60)]
Id = Annotated[str, Meta(min_length=1, max_length=40)]
Sentence = Annotated[str, Meta(max_length=300)]
Secret = Annotated[str, Meta(max_length=100)]
Count = Annotated[int, Meta(ge=-1, le=1_000_000_000)]
Value = int | Annotated[str, Meta(max_length=400)]
Facts = dict[str, Any]
Options = Annotated[dict[Id, Value], Meta(max_length=100)]
# what happened, with its facts beside these: the number of its action, of its turn and its step, and what it is to them
EventTold = Annotated[
    dict[str, Any],
    Meta(
        extra_json_schema={
            "required": ["what", "law", "at", "turn", "step", "role"],
            "properties": {
                "what": {"type": "string"},
                "law": {"type": "string"},
                "at": {"type": "integer"},
                "turn": {"type": "integer"},
                "step": {"type": "integer"},
                "role": {"enum": [NEW_TURN, REASON, DEED, FOLLOWS, IDLE]},
                "cause": {"type": "string"},
            },
        }
    ),
]


# bodies of requests


class Rename(Struct, forbid_unknown_fields=True):
    """How I want to be called."""

    name: Annotated[str, Meta(min_length=1, max_length=40)]


class SeatsWanted(Struct, forbid_unknown_fields=True):
    """Options of a table that may be laid."""

    options: Options = {}


class DrawWanted(Struct, forbid_unknown_fields=True):
    """So many seats by lot, out of all that can be led and are no bots under these options.

    Those of `keep` are sure to be among them. With `advised` they add up to the reach that the law advises.
    """

    options: Options = {}
    count: Annotated[int, Meta(ge=1, le=20)] = 2
    keep: Annotated[list[Id], Meta(max_length=20)] = []
    advised: bool = False


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to lay. A seat is `me`, `open` (a friend by link) or a kind of computer player."""

    game: Id
    options: Options = {}
    seats: Annotated[dict[Id, Id], Meta(max_length=20)] = {}
    public: bool = False
    name: Name = ""
    pace: Id = "none"
    language: Annotated[str, Meta(pattern="^([a-z]{2,3})?$", max_length=3)] = ""  # in which people talk there
    talk: Talk = "players"


class LessonWanted(Struct, forbid_unknown_fields=True):
    """The lesson to begin: all else about its table stands in the lesson."""

    lesson: Id


class Claim(Struct, forbid_unknown_fields=True):
    """A secret out of a link, to be exchanged for what it opens. An open seat of a public table needs none."""

    kind: Literal["seat", "invite", "watch"]
    secret: Secret = ""
    seat: Id | None = None
    peek: bool = False  # only look what it opens, and at which pace


class LinkWanted(Struct, forbid_unknown_fields=True):
    """A fresh link: of a seat that I hold, an invitation to an open one, or (null) for spectators."""

    seat: Id | None = None


class Leave(Struct, forbid_unknown_fields=True):
    """Which of my seats I give up; all, if not said."""

    seat: Id | None = None


class NewToken(Struct, forbid_unknown_fields=True):
    """A token with which a program sees or plays a seat that I hold."""

    table: Id
    seat: Id
    scopes: Annotated[list[Literal["see", "play"]], Meta(min_length=1, max_length=2)]


class StandingSaid(Struct, forbid_unknown_fields=True):
    """A standing answer: to a question, narrowed to some of its facts, with a verb and some words of its sentence."""

    ask: Id
    verb: Id
    where: Annotated[dict[Id, Id], Meta(max_length=4)] = {}
    words: Annotated[dict[Id, Id], Meta(max_length=4)] = {}
    turn: bool = False  # for the present turn alone


class StandingWanted(Struct, forbid_unknown_fields=True):
    """All standing answers of a seat that I hold, instead of those it had. The first that fits is given."""

    seat: Id
    answers: Annotated[list[StandingSaid], Meta(max_length=40)]


# answers


class FormTold(Struct):
    """A kind of standing answer: its verb, and the words that may be fixed."""

    verb: str
    words: dict[str, list[str]]


class StandingAsked(Struct):
    """A question that may be answered once for all, what it can be narrowed to, and the kinds of answers."""

    ask: str
    law: str
    where: dict[str, list[str]]
    forms: list[FormTold]


class StandingTold(Struct):
    """A seat's standing answers, and the questions to which it may have some."""

    answers: list[StandingSaid]
    questions: list[StandingAsked]


class StepTold(Struct, omit_defaults=True):
    """A step of a lesson: what is said, what it points at, and the answer it wants (docs/lessons.md)."""

    say: str = ""
    points: list[str] = []
    want: str = ""


class LessonTold(Struct):
    """A lesson: a guided first game of one person against computers. In lists without its steps."""

    name: str
    game: str
    seat: str
    minutes: int
    read: list[str]
    steps: list[StepTold] | None = None


class LessonPlace(Struct):
    """Where I am in the lesson of this table: the step that comes next; or my answers have led away from it."""

    step: int
    strayed: bool


class SeatTold(Struct):
    """A seat: `player` is `person`, `open`, `left`, `bot` or a kind of computer player.

    One that somebody has left opens to those who have held it, and to nobody else: `back` says whether I may. If they
    `gave_up` (`resigned`, `time` or `gone`), a computer plays for them.
    """

    name: str
    player: str
    who: str | None
    mine: bool
    here: bool = False
    back: bool = False
    gave_up: GaveUp | None = None


class AgreementTold(Struct):
    """What the people of some seats want together: to `end` the game, or to `replace` whoever sits at the seat `about`.

    `needed` are the seats whose people have not agreed yet.
    """

    what: Literal["end", "replace"]
    about: str
    agreed: list[str]
    needed: list[str]


class LostTold(Struct):
    """Why a game cannot go on under the rules of today: the line of its journal that they do not allow, and the reason.

    It can be ended by agreement.
    """

    line: int
    problem: str


class TableTold(Struct, tag="table"):
    """A table for lists; at its own address with options, warnings, and the commitment to the seed of its dice.

    `rematch` is where the same people play again, or where the cards were dealt anew because somebody had left. The
    asked seat is waited for since `turn_since`; at a pace of days its answer is `due`.
    """

    table: str
    game: str
    title: str
    public: bool
    seats: list[SeatTold]
    asked: str | None
    asked_since: str
    at: int
    over: bool
    winners: list[str] | None
    made: str
    practice: bool = False
    hinted: bool = False
    rematch: str | None = None
    lesson: str | None = None
    options: dict[str, int | str] | None = None
    warnings: list[str] | None = None
    commitment: str | None = None
    ended: Ended | None = None
    language: str = ""
    scores: dict[str, int] | None = None
    lost: LostTold | None = None
    pace: str = "none"
    turn_since: str = ""
    due: str | None = None
    agreements: list[AgreementTold] = []
    talk: Talk = "players"
    said: int = 0
    owner: bool = False  # whether the table is mine


class Me(Struct):
    """Who I am, and where I sit."""

    name: str
    tables: list[TableTold]


class Links(Struct, omit_defaults=True):
    """Links with secrets in them, told once."""

    seat_link: str | None = None
    invite_link: str | None = None
    watch_link: str | None = None


class TableLaid(Struct):
    """A new table and all its links."""

    table: str
    seats: dict[str, Links]
    watch_link: str


class Claimed(Struct):
    """What a secret has opened, or would open: a seat, or (null) the place of a spectator; and the table's pace."""

    seat: str | None
    pace: str = "none"


class TokenTold(Struct):
    """A token, told once."""

    token: str


class Rematch(Struct):
    """The table at which they play again."""

    table: str


class Turn(Struct):
    """Where somebody else begins to act."""

    at: int
    seat: str


class ReplayTold(Struct):
    """A game as it can be walked through."""

    last: int
    turns: list[Turn]
    seats: list[str]


class LawTold(Struct):
    """A law; its text is in the catalogues."""

    number: str
    page: int | None
    links: list[str]


class BookTold(Struct):
    """A law book and the game it belongs to."""

    book: str
    game: str
    laws: int


class ErrorTold(Struct, omit_defaults=True):
    """What was refused, and why."""

    code: str
    message: str
    hint: str | None = None
    law: str | None = None
    why: str | None = None
    facts: Facts | None = None


class Problem(Struct):
    """The answer to a request that was refused."""

    error: ErrorTold


class Health(Struct):
    """Whether all is well, and whether this worker hears of what others write; if not, it asks the database."""

    status: str
    listening: bool


# what sockets say


class Look(Struct, tag="look"):
    """Look through a seat (null: as a spectator). `at` and `undos` say what is known already, `drawing` whether the
    terminal's lines are wanted beside the view."""

    seat: Id | None = None
    at: Count = -1
    undos: Count | None = None
    drawing: bool = False


class Play(Struct, tag="play"):
    """Carry out an action in the position that is named by `at` and `undos`."""

    at: Count
    seat: Id
    action: Sentence
    id: Count = 0
    undos: Count | None = None


class Undo(Struct, tag="undo"):
    """Take back the last action."""

    at: Count
    seat: Id
    id: Count = 0
    undos: Count | None = None


class Back(Struct, tag="back"):
    """Take back all since the start of my last turn, against computers alone. The game may become practice by it."""

    at: Count
    seat: Id
    id: Count = 0
    undos: Count | None = None


class Why(Struct, tag="why"):
    """Ask why an action is refused."""

    seat: Id
    action: Sentence
    id: Count = 0


class Foretell(Struct, tag="foretell"):
    """Ask what an action would change, in the position that is named by `at` and `undos`."""

    at: Count
    seat: Id
    action: Sentence
    id: Count = 0
    undos: Count | None = None


class Hint(Struct, tag="hint"):
    """Ask what a computer would do, in the position that is named by `at` and `undos`: against computers alone."""

    at: Count
    seat: Id
    id: Count = 0
    undos: Count | None = None


class Away(Struct, tag="away"):
    """Whether the page is open without anybody looking at it: then notices may come."""

    away: bool


class Ping(Struct, tag="ping"):
    """Are you there?"""


Asking = Look | Play | Undo | Back | Why | Foretell | Hint | Away | Ping

# what sockets are told


class QuestionTold(Struct):
    """What is asked, of whom, by which law; the facts are for its words. `turn`: in whose turn, if not in its own."""

    seat: str
    ask: str
    law: str
    facts: Facts
    turn: str | None = None


class OfferTold(Struct, gc=False):  # many, and none is part of a cycle
    """An action that is allowed. `words` fill the gaps of its verb, `facts` are of the position."""

    action: str
    verb: str
    words: dict[str, str]
    facts: Facts


class RefusalTold(Struct, gc=False):
    """An action that somebody might think of, and the law that refuses it."""

    action: str
    verb: str
    words: dict[str, str]
    facts: Facts
    law: str
    why: str


class OutcomeTold(Struct):
    """How a game ended; `sides` are seats that win and lose together. `ended`: how, if it was not played to its end."""

    winners: list[str]
    scores: dict[str, int]
    law: str
    sides: list[list[str]]
    ended: Ended | None = None


class BackTold(Struct, omit_defaults=True):
    """Whether my last turn can be taken back: `why` not, if it cannot, and whether it makes the game practice."""

    why: str = ""
    practice: bool = False


class Position(Struct, tag="position"):
    """What a seat sees after `at` actions and `undos` undos. Its events follow on those of the first `since` actions;
    what was told of later ones no longer holds."""

    at: int
    since: int
    seat: str | None
    view: Facts
    events: list[EventTold]
    question: QuestionTold | None
    undos: int = 0
    asked_since: str | None = None
    offers: list[OfferTold] = []
    refused: list[RefusalTold] = []
    undo: bool = False
    back: BackTold | None = None
    hint: bool = False  # whether I may ask what a computer would do
    standing: Literal["", "may", "due"] = ""  # the question may have a standing answer; one is about to be given
    lesson: LessonPlace | None = None
    drawing: list[str] | None = None
    hand: list[str] | None = None
    outcome: OutcomeTold | None = None


class Failed(ErrorTold, tag="error", kw_only=True):
    """Why a message (by its id; 0 if it has none) has changed nothing."""

    id: int


class Done(Struct, tag="done"):
    """The action, undo or taking back is durable."""

    id: int
    at: int


class Answer(Struct, tag="why"):
    """Why an action is refused; without law and reason if it is allowed."""

    id: int
    action: str
    law: str | None
    why: str | None


class Foretold(Struct, tag="foretold"):
    """What an action would change for sure in what its seat is shown: a merge patch (RFC 7396) of its view."""

    id: int
    at: int
    undos: int
    action: str
    changes: Facts


class Clocks(Struct, tag="clocks"):
    """What is left to each seat, in milliseconds, and for whom it runs: after so many that are `free`."""

    left: dict[str, int]
    running: str | None
    free: int = 0


class Said(Struct, tag="said"):
    """The number of the last line of the chat: who wants to read it asks for it."""

    last: int


class Pong(Struct, tag="pong"):
    """Yes."""


Saying = TableTold | Position | Done | Answer | Foretold | Hinted | Clocks | Said | Failed | Pong


def encode(message: object) -> bytes:
    return msgspec.json.encode(message)
