"""The scenes of `make screenshots`, and how a table is played until a scene has come.

Everything is dealt from fixed seeds, and whoever is asked follows a computer player's advice: two runs can be laid side
by side. A scene that does not come is an error.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from tests.browser.house import House
from tests.browser.referee import Referee
from tests.server.client import Guest, Socket
from weald import lessons

SEATS = ("marquise", "eyrie", "alliance", "vagabond", "vagabond2", "cult", "riverfolk", "duchy", "corvids")
LATE = 22  # points of who leads: a late game
OVER = "over"
DEALS = 8  # games in one of which a scene must come


@dataclass
class Scene:
    """A page worth a picture: an address, or a table that is played until something is asked."""

    name: str
    address: str = ""
    game: str = ""
    mine: str = ""
    computers: tuple[str, ...] = ()
    options: dict[str, str] = field(default_factory=dict)
    answers: int = 0  # at least so many are given
    score: int = 0  # and somebody has so many points
    until: str = ""  # the question that is wanted, or OVER
    told: bool = False  # a battle is told on the page
    press: tuple[str, ...] = ()  # what is pressed before the picture, as far as it is there
    again: str = ""  # what happened last of this kind is told once more on the page
    lesson: str = ""  # a lesson that is followed, for so many answers
    boards: tuple[str, ...] = ()  # whose boards are opened, each on a picture of its own


class NeverCame(Exception):
    """The game was over before the scene had come."""


def root(name: str, mine: str, computers: str = "", **more: Any) -> Scene:
    """A table of Root, with the computers named; bots and whatever else by options."""
    playing = {mine, *computers.split()}
    parts = {seat: "yes" if seat in playing else "no" for seat in SEATS}
    fields = {each: more.pop(each) for each in ("answers", "score", "until", "told", "boards") if each in more}
    return Scene(name, "", "root", mine, tuple(computers.split()), {**parts, **more}, **fields)


def bots(name: str, mine: str, seats: str, **more: Any) -> Scene:
    """Bots at a late table, with the board of each."""
    return root(name, mine, score=18, boards=tuple(seats.split()), **dict.fromkeys(seats.split(), "bot"), **more)


def defenders(name: str, mine: str, computers: str, answers: int, until: str = "act", **more: Any) -> Scene:
    """A table of Defenders, with the computers named; alone it is two factions."""
    playing = {mine, *computers.split()} if mine != "solo" else {"order", "coven"}
    parts = {seat: "yes" if seat in playing else "no" for seat in ("order", "council", "coven", "sect")}
    options = {**parts, "solo": "yes" if mine == "solo" else "no"}
    return Scene(name, "", "defenders", mine, tuple(computers.split()), options, answers, until=until, **more)


def lesson(name: str, answers: int) -> Scene:
    """A lesson in which so many answers have been given."""
    return Scene(f"{name}-{answers}", lesson=name, answers=answers)


ALL = ("marquise", "eyrie", "alliance", "vagabond", "cult", "riverfolk")
BOTS = (*ALL, "duchy", "corvids")
SCENES = (
    Scene("home", "#/"),
    Scene("side", "#/play/root"),
    Scene("set-up", "#/new/root"),
    *(lesson("learn-root", answers) for answers in (0, 4, 10, 17, 31)),
    *(Scene(f"plays-{seat}", f"#/plays/root/{seat}") for seat in (*ALL, *(f"bot-{seat}" for seat in BOTS))),
    root("first", "marquise", "eyrie alliance vagabond", until="marquise-daylight"),
    root("autumn", "marquise", "eyrie alliance vagabond", score=LATE, until="marquise-daylight"),
    root(
        "winter", "riverfolk", "marquise eyrie alliance vagabond", score=LATE, map="winter", until="riverfolk-daylight"
    ),
    root("lake", "cult", "marquise eyrie vagabond", score=LATE, map="lake"),
    root("mountain", "alliance", "marquise eyrie riverfolk", score=LATE, map="mountain", until="alliance-daylight"),
    root("eyrie", "eyrie", "marquise alliance vagabond", answers=20, until="add-to-decree"),
    root("vagabond", "vagabond", "marquise eyrie alliance", answers=30, until="vagabond-daylight"),
    root("six", "marquise", "eyrie alliance vagabond cult riverfolk", score=LATE, boards=ALL[1:]),
    root("battle", "marquise", "eyrie alliance vagabond", answers=12, until="choose-battle"),
    root("told", "marquise", "eyrie alliance vagabond", answers=12, told=True),
    root("prompt", "marquise", "eyrie alliance vagabond", answers=6, until="may-ambush"),
    bots("bots", "marquise", "eyrie cult duchy corvids"),
    bots("machines", "eyrie", "marquise alliance vagabond riverfolk"),
    root("end", "marquise", "eyrie alliance vagabond", until=OVER),
    Scene("critters", "", "critters", "south", ("north",), answers=3),
    Scene("critters-late", "", "critters", "south", ("north",), answers=8),
    Scene("critters-end", "", "critters", "south", ("north",), until=OVER),
    defenders("defenders-plan", "coven", "order council sect", 3, "choose-defender"),
    defenders("defenders-early", "order", "council coven sect", 6),
    defenders("defenders-late", "sect", "order council coven", 44),
    defenders("defenders-threat", "order", "council", 24, "act", press=('[data-machine="engines"]',)),
    defenders("defenders-reveal", "council", "order coven sect", 3, again="revealed"),
    defenders("defenders-solo", "solo", "", 30),
    defenders("defenders-end", "order", "council coven sect", 0, OVER),
    defenders("defenders-solo-end", "solo", "", 0, OVER),
)


def has_come(scene: Scene, position: dict[str, Any], given: int) -> bool:
    """Whether the reader is asked what the scene wants, late enough, and can choose: the page puts nothing else."""
    if scene.until == OVER:
        return position["outcome"] is not None
    scores = [seat.get("score", 0) for seat in position["view"].get("seats", {}).values()] if scene.score else []
    asked = position["question"] and position["question"]["ask"]
    late = given >= scene.answers and max(scores, default=0) >= scene.score
    return len(position["offers"]) > 1 and late and scene.until in ("", asked)


def play_until(socket: Socket, referee: Referee, come: Callable[[dict[str, Any], int], bool]) -> None:
    """Answer whatever is asked until the scene has come."""
    given = 0
    while not come(socket.position, given):
        position = socket.position
        if position["outcome"]:
            raise NeverCame
        if not position["offers"]:
            socket.receive()
            continue
        referee.follow()
        done = socket.play(referee.advice())
        assert done["type"] == "done", done
        socket.see(done["at"])
        given += 1


def lay(house: House, guest: Guest, scene: Scene) -> str:
    """The address of the scene, once it has come: in the first of a few deals in which it does."""
    if scene.address:
        return scene.address
    if scene.lesson:
        return f"#/t/{taught(guest, scene)}"
    for deal in range(DEALS):
        house.deal(f"scene {scene.name} {deal}")
        try:
            return f"#/t/{played(house, guest, scene)}"
        except NeverCame:
            continue
    raise NeverCame(f"the scene “{scene.name}” came in none of {DEALS} games: let it ask for something else")


def taught(guest: Guest, scene: Scene) -> str:
    """A table of a lesson, which deals by itself, with so many of its answers given."""
    made = lessons.lesson(scene.lesson)
    table = str(guest.post("/api/lessons", {"lesson": made.name}, 201)["table"])
    wanted = [step for step in made.steps if step.want][: scene.answers]
    with guest.socket(table) as socket:
        position = socket.look(made.seat)
        for step in wanted:
            while not position["offers"]:
                position = socket.see(position["at"] + 1)
            done = socket.play(next(offer["action"] for offer in position["offers"] if step.suits(offer["action"])))
            assert done["type"] == "done", done
            position = socket.see(done["at"])
    return table


def played(house: House, guest: Guest, scene: Scene) -> str:
    """A table of the scene, played until it has come."""
    if scene.mine:
        seats = {scene.mine: "me", **dict.fromkeys(scene.computers, "greedy")}
        table = str(guest.lay(scene.game, seats, options=scene.options)["table"])
    else:
        table = str(guest.lay(scene.game)["table"])
    mine = scene.mine or next(seat["name"] for seat in guest.get(f"/api/tables/{table}")["seats"] if seat["mine"])
    with guest.socket(table) as socket:
        socket.look(mine)
        play_until(socket, Referee(house, table), lambda position, given: has_come(scene, position, given))
    return table
