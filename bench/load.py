"""`make load`: how many sockets and tables a server holds, and how long a move takes from one screen to the other.

A server (`weald serve`, by default one worker on SQLite) and this generator share the machine. Tables of all games are
mixed; the people of a table sit at it with a socket each, the rest of the sockets watch. First every table moves at the
pace of people; then, game by game, some tables as fast as the server answers: when a game is over, one that has rested
goes on in its place, and the measuring ends when there is none left.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import re
import resource
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

sys.path.insert(0, str(Path(__file__).parent.parent))  # the tests know how to wait for a server

from tests.server.serving import free_port, wait_for

GAMES: dict[str, tuple[dict[str, int | str], tuple[str, ...]]] = {  # options and seats
    "critters": ({"target": 99}, ("south", "north")),
    "defenders": ({}, ()),
    "root": ({}, ()),
}


class Offer(msgspec.Struct):
    action: str


class Heard(msgspec.Struct):
    """What the generator reads of a message: the rest stays undecoded."""

    type: str
    id: int = 0
    at: int = 0
    undos: int = 0
    offers: list[Offer] = []
    outcome: dict[str, Any] | None = None
    code: str = ""


_decode = msgspec.json.Decoder(Heard).decode


class Seat:
    """A socket of a table: it moves when it is asked, after a while."""

    def __init__(self, table: Table, name: str | None) -> None:
        self.table = table
        self.name = name
        self.socket: ClientConnection | None = None
        self.ids = 0
        self.sent: dict[int, float] = {}
        self.ready = asyncio.Event()
        self.asked: Heard | None = None
        self.timer: asyncio.TimerHandle | None = None

    async def open(self, load: Load) -> None:
        url = f"ws://127.0.0.1:{load.port}/api/tables/{self.table.id}/socket"
        self.socket = await connect(
            url,
            additional_headers=self.table.guests[self.name or ""],
            compression=None,
            open_timeout=60,
            ping_interval=None,
        )
        look = {"type": "look", "seat": self.name, "at": -1}
        await self.socket.send(msgspec.json.encode(look).decode())

    async def listen(self, load: Load) -> None:
        assert self.socket is not None
        async for text in self.socket:
            now = time.perf_counter()
            heard = _decode(text)
            if heard.type == "position":
                self.ready.set()
                self.table.seen(self, heard, now, load)
                self.asked = heard if heard.offers and heard.outcome is None else None
                self.think(load)
            elif heard.type == "done":
                load.acknowledged.append(now - self.sent.pop(heard.id))
            elif heard.type == "error":
                load.errors.append(heard.code)

    def think(self, load: Load) -> None:
        """If asked, answer after the time that a person takes, and hear what is said meanwhile."""
        if self.timer is not None:
            self.timer.cancel()
        if self.asked is None or not load.moving(self.table):
            return
        heard = self.asked
        self.ids += 1
        wanted = [offer.action for offer in heard.offers if offer.action != "withdraw"]
        action = load.dice.choice(wanted or [offer.action for offer in heard.offers])
        moment = {"at": heard.at, "undos": heard.undos, "seat": self.name}
        message = {"type": "play", "id": self.ids, "action": action, **moment}
        self.timer = asyncio.get_running_loop().call_later(load.pause(), load.start, self, message)

    async def send(self, message: dict[str, Any]) -> None:
        assert self.socket is not None
        self.sent[message["id"]] = now = time.perf_counter()
        self.table.clicked[message["at"] + 1] = (now, self)
        with suppress(ConnectionError):
            await self.socket.send(msgspec.json.encode(message).decode())


class Table:
    """A game between two sockets, with some that watch."""

    def __init__(self, game: str, name: str, guests: dict[str, dict[str, str]]) -> None:
        self.game = game
        self.id = name
        self.guests = guests  # the cookies of those who sit and watch there
        self.clicked: dict[int, tuple[float, Seat]] = {}
        self.seats: list[Seat] = []
        self.shown: dict[int, set[int]] = {}
        self.over = False

    def seen(self, seat: Seat, heard: Heard, now: float, load: Load) -> None:
        """A position has reached a screen. Measure the time since the click, if it is another player's screen."""
        for at in [at for at in self.clicked if at <= heard.at]:
            screens = self.shown.setdefault(at, set())
            if id(seat) in screens:
                continue
            screens.add(id(seat))
            clicked, by = self.clicked[at]
            if seat is not by and load.measuring:
                load.screens.append(now - clicked)
            if len(screens) == len(self.seats):
                del self.clicked[at], self.shown[at]
        if heard.outcome is not None:
            self.clicked.clear()
            self.shown.clear()
            self.over = True
            load.ended(self)


class Load:
    """A whole run."""

    def __init__(self, port: int, tables: int, sockets: int, think: float, games: list[str]) -> None:
        self.games = games
        self.port = port
        self.wanted = tables
        self.sockets = sockets
        self.think = think
        self.dice = random.Random(7)
        self.tables: list[Table] = []
        self.screens: list[float] = []
        self.acknowledged: list[float] = []
        self.errors: list[str] = []
        self.measuring = False
        self.moves: list[Table] | None = None  # the tables that play; None: all
        self.rested: list[Table] = []  # those that take their places
        self.short = asyncio.Event()  # one that is over was the last
        self.fast = False  # and whether they take the time that people take
        self.tasks: set[asyncio.Task[None]] = set()

    def start(self, seat: Seat, message: dict[str, Any] | None = None) -> None:
        """Let a seat say something, or listen."""
        task = asyncio.ensure_future(seat.listen(self) if message is None else seat.send(message))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def pause(self) -> float:
        return 0.0 if self.fast else self.think * (0.5 + self.dice.random())

    def moving(self, table: Table) -> bool:
        return self.moves is None or table in self.moves

    def ended(self, table: Table) -> None:
        """A game is over: another takes its place, so that always as many play."""
        if self.moves is None or table not in self.moves:
            return
        self.moves.remove(table)
        if not self.rested:
            self.short.set()
            return
        fresh = self.rested.pop()
        self.moves.append(fresh)
        for seat in fresh.seats:
            seat.think(self)

    def go(self, tables: list[Table], rested: list[Table]) -> None:
        """Let these tables play from now on, and the others rest until their turn comes."""
        self.moves, self.rested = tables, rested
        self.short.clear()
        for table in self.tables:
            for seat in table.seats:
                seat.think(self)

    async def lay(self) -> None:
        """Every seat has a guest of its own: what one may say in a second is limited."""
        address = f"http://127.0.0.1:{self.port}"
        async with httpx.AsyncClient(base_url=address, timeout=60, trust_env=False) as client:
            known = {game["name"]: game for game in (await client.get("/api/games")).json()}
            for number in range(self.wanted):
                game = self.games[number % len(self.games)]
                options, seats = GAMES[game]
                seats = seats or tuple(known[game]["quick"]["seats"])
                guests = {seat: await guest(client) for seat in (*seats, "")}
                sitting = {seat: "open" if place else "me" for place, seat in enumerate(seats)}
                body = {"game": game, "options": options, "seats": sitting, "public": True}
                laid = (await client.post("/api/tables", json=body, headers=guests[seats[0]])).json()
                for seat in seats[1:]:
                    claim = {"kind": "invite", "secret": laid["seats"][seat]["invite_link"].rsplit("/", 1)[-1]}
                    path = f"/api/tables/{laid['table']}/claim"
                    (await client.post(path, json=claim, headers=guests[seat])).raise_for_status()
                self.tables.append(Table(game, laid["table"], guests))

    async def open(self) -> None:
        for table in self.tables:
            table.seats += [Seat(table, name) for name in table.guests if name]
        sitting = sum(len(table.seats) for table in self.tables)
        for place in range(self.sockets - sitting):
            table = self.tables[place % self.wanted]
            table.seats.append(Seat(table, None))
        seats = [seat for table in self.tables for seat in table.seats]
        for first in range(0, len(seats), 25):
            await asyncio.gather(*(seat.open(self) for seat in seats[first : first + 25]))
        for seat in seats:
            self.start(seat)
        await asyncio.gather(*(seat.ready.wait() for seat in seats))  # watchers without a seat are let in slowly

    async def measure(self, title: str, seconds: float) -> None:
        self.screens.clear()
        self.acknowledged.clear()
        self.measuring = True
        begun, work = time.perf_counter(), os.times()
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self.short.wait()
        self.measuring = False
        passed = time.perf_counter() - begun
        busy = (os.times().user + os.times().system - work.user - work.system) / passed
        moves = len(self.acknowledged)
        print(f"{title}: {moves / passed:.0f} moves/s, {len(self.screens) / passed:.0f} screens/s for {passed:.1f} s")
        print(f"  click to another screen: {told(self.screens)}")
        print(f"  click to durable:        {told(self.acknowledged)}")
        print(f"  the generator's own share: {busy:.0%} of a core; errors: {sorted(set(self.errors)) or 'none'}")

    async def run(self, seconds: float, fast: int) -> None:
        begun = time.perf_counter()
        await self.lay()
        await self.open()
        print(f"{self.sockets} sockets at {self.wanted} tables, opened in {time.perf_counter() - begun:.1f} s")
        await asyncio.sleep(self.think)  # until everybody is in the rhythm of play
        await self.measure("at the pace of people", seconds)
        self.fast = True
        for game in self.games:
            self.go([], [])
            await asyncio.sleep(1.0)
            playing = [table for table in self.tables if table.game == game and not table.over]
            some, rested = playing[:fast], playing[fast:]
            self.go(some, rested)
            await self.measure(f"{len(some)} tables of {game} as fast as they can, the others at rest", 10.0)


async def guest(client: httpx.AsyncClient) -> dict[str, str]:
    """A new guest: the header that names them from now on."""
    client.cookies.clear()
    await client.get("/api/me")
    cookie = "; ".join(f"{key}={value}" for key, value in client.cookies.items())
    client.cookies.clear()
    return {"Cookie": cookie}


def told(times: list[float]) -> str:
    if not times:
        return "nothing"
    ordered = sorted(times)
    places = ((50, "p50"), (95, "p95"), (99, "p99"))
    parts = [
        f"{name} {ordered[min(len(ordered) - 1, len(ordered) * share // 100)] * 1000:.1f} ms" for share, name in places
    ]
    return ", ".join(parts)


def memory(pid: int) -> list[str]:
    """The memory of a process and of those it started, if the system tells."""
    try:
        status = Path(f"/proc/{pid}/status").read_text()
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    except OSError:
        return []
    found = re.search(r"VmRSS:\s+(\d+) kB", status)
    own = [f"{int(found[1]) / 1024:.0f} MB"] if found else []
    return own + [line for child in children for line in memory(int(child))]


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--tables", type=int, default=300)
    arguments.add_argument("--sockets", type=int, default=1000)
    arguments.add_argument("--think", type=float, default=10.0, help="seconds that a person takes for a move")
    arguments.add_argument("--seconds", type=float, default=60.0)
    arguments.add_argument("--fast", type=int, default=60, help="tables that play as fast as they can at the end")
    arguments.add_argument("--db", default="", help="an address of PostgreSQL instead of a file")
    arguments.add_argument("--workers", type=int, default=1)
    arguments.add_argument("--games", nargs="+", choices=list(GAMES), default=list(GAMES))
    given = arguments.parse_args()
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, min(hard, 8192)), hard))
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        much = str(10 * given.sockets)
        line = [sys.executable, "-m", "weald.cli", "serve", "--port", str(port), "--log", "warning"]
        line += ["--db", given.db or f"{folder}/tables.db", "--workers", str(given.workers)]
        line += ["--sockets", much, "--requests", much, "--creations", much]
        server = subprocess.Popen(line)
        try:
            wait_for(f"http://127.0.0.1:{port}")
            asyncio.run(
                Load(port, given.tables, given.sockets, given.think, given.games).run(given.seconds, given.fast)
            )
            print(f"memory of the server's processes: {', '.join(memory(server.pid)) or 'unknown'}")
        finally:
            server.terminate()
            server.wait(30)


if __name__ == "__main__":
    main()
