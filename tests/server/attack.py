"""An attack kit: `python -m tests.server.attack http://127.0.0.1:8000` tries what has hurt this server before.

It is bounded in count and time, and goes to loopback addresses alone unless --anywhere says that the server is yours.
Each attack says how many tries it made, what came back, and whether the server held: no 5xx, nobody else held up.
"""

from __future__ import annotations

import argparse
import contextlib
import ipaddress
import json
import random
import socket
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from urllib.parse import urlsplit

import httpx
from websockets.exceptions import WebSocketException

from tests.server.client import Guest, play_all

SLOW = 5.0  # seconds in which somebody else must be answered
HOT = {"south": "me", "north": "me"}
JUNK = (
    b"",
    b"null",
    b"[]",
    b"{",
    b'{"name": 7}',
    b'{"name": "\\u0000"}',
    b'{"name": "\\ud800"}',
    b'{"name": "\xe3\x85\xa4"}',
    b"\xff\xfe",
    b'{"a":' * 2000,
    b"[" * 20000,
    b'{"at": 1e999}',
    b'{"number": ' + b"9" * 5000 + b"}",
    b'{"seats": {"south": "me", "north": ["me"]}, "game": "critters"}',
)
PATHS = (
    "/api/tables/%00",
    "/api/tables/%00/claim",
    "/api/tables/a%00b/record",
    "/api/tables/..%2f..%2fetc",
    "/api/tables/%ff%fe",
    "/api/tables/" + "a" * 6000,
    "/../../etc/passwd",
    "/assets/..%2f..%2fconfig.py",
    "/api/laws/%00",
    "/api/games/%F0%9F%A6%8A/seats",
    "/api/tables/0123456789abcdef/positions/99999999999999999999",
    "/api/tables/0123456789abcdef/positions/-1",
    "/api/operator/tables?find=%00",
    "//evil.example/",
)


class Report:
    """What an attack came to."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.tries = 0
        self.answers: Counter[str] = Counter()
        self.wounds: list[str] = []

    def note(self, answer: object) -> None:
        self.tries += 1
        self.answers[str(answer)] += 1
        if str(answer).startswith("5") and str(answer) != "503":
            self.wounds.append(f"answered {answer}")

    def expect(self, held: bool, wound: str) -> None:
        if not held:
            self.wounds.append(wound)


class Target:
    """The server, and how much it may be asked."""

    def __init__(self, address: str, count: int, seconds: float) -> None:
        self.address = address.rstrip("/")
        parts = urlsplit(self.address)
        self.host = parts.hostname or ""
        self.port = parts.port or (443 if parts.scheme == "https" else 80)
        self.count = count
        self.end = time.monotonic() + seconds
        self.dice = random.Random(9)

    def tries(self, most: int | None = None) -> Iterator[int]:
        """So many, as long as there is time."""
        for number in range(min(most or self.count, self.count)):
            if time.monotonic() > self.end:
                return
            yield number

    def raw(self, sent: bytes, wait: float = 2.0) -> bytes:
        """Send bytes past every library; what comes back first."""
        with contextlib.suppress(OSError), socket.create_connection((self.host, self.port), timeout=wait) as line:
            line.sendall(sent)
            return line.recv(65536)
        return b""

    def guest(self) -> Guest:
        return Guest(self.address)


Attack = Callable[[Target, Report], None]


def bad_bodies(target: Target, report: Report) -> None:
    """Bodies that are no JSON, or not the right one, at every address that takes one."""
    guest = target.guest()
    paths = [
        (method, path)
        for path, methods in guest.get("/api/openapi.json")["paths"].items()
        for method in methods
        if method in ("post", "patch", "put") and not path.startswith("/api/operator/session")
    ]
    for number in target.tries(target.count * 2):
        method, path = paths[number % len(paths)]
        filled = path.replace("{", "0123456789abcdef{").split("{")[0] if "{" in path else path
        body = JUNK[target.dice.randrange(len(JUNK))]
        answer = guest.http.request(method, filled, content=body, headers={"Content-Type": "application/json"})
        report.note(answer.status_code)


def odd_paths(target: Target, report: Report) -> None:
    """%00, ways out of the folder, endless and broken addresses."""
    for number in target.tries():
        path = PATHS[number % len(PATHS)]
        head = f"GET {path} HTTP/1.1\r\nHost: {target.host}\r\nConnection: close\r\n\r\n".encode()
        answer = target.raw(head)
        report.note(answer[9:12].decode() or "closed")
        report.expect(b"root:" not in answer, f"{path} leads out")


def raw_methods(target: Target, report: Report) -> None:
    """Any token as a method: refused, and no label of a metric."""
    for number in target.tries():
        method = f"ATTACK{number}"
        head = f"{method} /api/me HTTP/1.1\r\nHost: {target.host}\r\nConnection: close\r\n\r\n".encode()
        report.note(target.raw(head)[9:12].decode() or "closed")
    metrics = httpx.get(f"{target.address}/metrics", trust_env=False, verify=False).text
    report.expect("ATTACK" not in metrics, "a method of ours is in the metrics")


def half_sent(target: Target, report: Report) -> None:
    """Connections that never finish their request."""
    held: list[socket.socket] = []
    try:
        for _ in target.tries():
            line = socket.create_connection((target.host, target.port), timeout=5)
            line.sendall(b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Le")
            held.append(line)
            report.note("open")
        _others_are_served(target, report)
    except OSError as error:
        report.note(type(error).__name__)
    finally:
        for line in held:
            line.close()


def oversized(target: Target, report: Report) -> None:
    """Bodies that are too large, said so or not, and in endless pieces."""
    guest = target.guest()
    large = b'{"name": "' + b"x" * 70_000 + b'"}'

    def pieces() -> Iterator[bytes]:
        for _ in range(100):
            yield b"x" * 1024

    for number in target.tries(12):
        headers = {"Content-Type": "application/json"}
        try:
            content = large if number % 2 else pieces()
            report.note(guest.http.patch("/api/me", content=content, headers=headers).status_code)
        except httpx.HTTPError as error:
            report.note(type(error).__name__)
    said = f"POST /api/tables HTTP/1.1\r\nHost: {target.host}\r\nContent-Length: 99999999999\r\n\r\n".encode()
    report.note(target.raw(said)[9:12].decode() or "closed")
    report.expect("200" not in report.answers, "something too large was taken")


def ping_flood(target: Target, report: Report) -> None:
    """Ping frames without end: the socket is closed, others are served."""
    guest = target.guest()
    table = guest.lay(seats=HOT)["table"]
    with guest.socket(table) as line:
        line.look("south")
        try:
            for _ in target.tries(5_000):
                line.connection.ping()
                report.note("ping")
            line.connection.recv(timeout=0.5)
        except TimeoutError:
            pass
        except (WebSocketException, OSError) as end:
            report.answers[type(end).__name__] += 1
        _others_are_served(target, report)


def socket_junk(target: Target, report: Report) -> None:
    """Messages that are none: each is refused, and the socket goes on or is closed."""
    guest = target.guest()
    table = guest.lay(seats=HOT)["table"]
    with guest.socket(table) as line:
        line.look("south")
        try:
            for number in target.tries(60):
                line.connection.send(JUNK[number % len(JUNK)].decode("latin-1"))
                answer = line.until(lambda message: message["type"] == "error")
                report.note(answer["code"])
        except (WebSocketException, OSError, EOFError) as end:
            report.note(type(end).__name__)
    report.expect("server-fault" not in report.answers, "a message is a fault")


def replays(target: Target, report: Report) -> None:
    """Somebody walks through past positions as fast as they can: others do not wait for them."""
    guest = target.guest()
    table = guest.lay(seats=HOT, public=True)["table"]
    with guest.socket(table) as line:
        line.look("south", drawing=False)
        play_all(line, random.Random(4), 40)
        at = line.position["at"]
    done = threading.Event()

    def walk() -> None:
        with httpx.Client(base_url=target.address, trust_env=False, verify=False, timeout=30) as http:
            http.cookies.update(dict(guest.http.cookies))
            for number in target.tries():
                if done.is_set():
                    return
                where = f"/api/tables/{table}/positions/{number % (at + 1)}?seat=south&since=-1&drawing=true"
                with contextlib.suppress(httpx.HTTPError):
                    report.note(http.get(where).status_code)

    walkers = [threading.Thread(target=walk) for _ in range(4)]
    for walker in walkers:
        walker.start()
    _others_are_served(target, report)
    done.set()
    for walker in walkers:
        walker.join()


def sit_look_leave(target: Target, report: Report) -> None:
    """Somebody sits, reads a hand and leaves: the seat opens to nobody else."""
    owner, other = target.guest(), target.guest()
    for _ in target.tries(3):
        table = owner.lay(seats={"south": "me", "north": "open"}, public=True)["table"]
        owner.post(f"/api/tables/{table}/claim", {"kind": "invite", "seat": "north"})
        owner.post(f"/api/tables/{table}/leave", {"seat": "north"}, 204)
        answer = other.http.post(f"/api/tables/{table}/claim", json={"kind": "invite", "seat": "north"})
        report.note(answer.status_code)
        report.expect(answer.status_code == 409, "a hand that somebody knows was given away")


def guessing(target: Target, report: Report) -> None:
    """Guesses of links, tokens and the operator's secret: refused, and soon slowed down."""
    owner, guest = target.guest(), target.guest()
    table = owner.lay(seats={"south": "me", "north": "open"})["table"]
    for number in target.tries(30):
        secret = "".join(target.dice.choices("abcdefgh", k=32))
        if number % 3 == 0:
            answer = guest.http.post(f"/api/tables/{table}/claim", json={"kind": "seat", "secret": secret})
        elif number % 3 == 1:
            answer = guest.http.get(f"/api/tables/{table}", headers={"Authorization": f"Bearer {secret}"})
        else:
            answer = guest.http.post("/api/operator/session", json={"secret": secret})
        report.note(answer.status_code)
        report.expect(answer.status_code in (401, 403, 404, 429), f"a guess was answered with {answer.status_code}")
    report.expect(report.answers["429"] > 0 or report.tries < 30, "nobody slows the guesses down")


def revocation(target: Target, report: Report) -> None:
    """A token is used all the while it is revoked: once that is answered, it opens nothing."""
    guest = target.guest()
    table = guest.lay(seats=HOT)["table"]
    for _ in target.tries(3):
        made = guest.post("/api/tokens", {"table": table, "seat": "south", "scopes": ["see", "play"]}, 201)["token"]
        program = Guest(target.address, made)
        stop = threading.Event()

        def use(program: Guest = program, stop: threading.Event = stop) -> None:
            while not stop.is_set():
                with contextlib.suppress(httpx.HTTPError):
                    program.http.get(f"/api/tables/{table}")

        user = threading.Thread(target=use)
        user.start()
        try:
            name = guest.get("/api/tokens")[-1]["name"]
            guest.http.delete(f"/api/tokens/{name}")
            answer = program.http.get(f"/api/tables/{table}").status_code
        finally:
            stop.set()
            user.join()
        report.note(answer)
        report.expect(answer in (401, 403, 404, 429), "a revoked token still opens something")


def foreign_origin(target: Target, report: Report) -> None:
    """Another site lets a browser speak for its guest: requests and sockets are refused."""
    guest = target.guest()
    table = guest.lay(seats=HOT)["table"]
    for _ in target.tries(3):
        answer = guest.http.patch("/api/me", json={"name": "Evil"}, headers={"Origin": "https://evil.example"})
        report.note(answer.status_code)
        report.expect(answer.status_code == 403, "another site may speak for a guest")
        try:
            guest.socket(table, origin="https://evil.example").close()
            report.expect(False, "another site may open a socket")
        except (WebSocketException, OSError):
            report.note("socket refused")


ATTACKS: tuple[Attack, ...] = (
    bad_bodies,
    odd_paths,
    raw_methods,
    half_sent,
    oversized,
    ping_flood,
    socket_junk,
    replays,
    sit_look_leave,
    revocation,
    foreign_origin,
    guessing,
)


def _others_are_served(target: Target, report: Report) -> None:
    began = time.monotonic()
    with httpx.Client(base_url=target.address, trust_env=False, verify=False, timeout=SLOW * 4) as http:
        try:
            status = http.get("/healthz").status_code
            report.expect(status == 200, f"it is not well: {status}")
        except httpx.HTTPError as error:
            report.expect(False, f"nobody else is served: {type(error).__name__}")
    report.expect(time.monotonic() - began < SLOW, f"others wait {time.monotonic() - began:.1f} s")


def attack(address: str, count: int = 60, seconds: float = 120.0) -> list[Report]:
    """All attacks, one after the other. Each is a line of the table."""
    found: list[Report] = []
    for one in ATTACKS:
        report = Report(one.__name__.replace("_", " "))
        target = Target(address, count, seconds / len(ATTACKS))
        try:
            one(target, report)
            _others_are_served(target, report)
        except Exception as error:  # what breaks the attacker is worth a look
            report.wounds.append(f"{type(error).__name__}: {error}"[:200])
        found.append(report)
    return found


def table(reports: list[Report]) -> str:
    rows = [("attack", "tries", "held", "answers")]
    for report in reports:
        answers = ", ".join(f"{name} x{number}" for name, number in report.answers.most_common(6))
        rows.append((report.name, str(report.tries), "NO" if report.wounds else "yes", answers))
    widths = [max(len(row[column]) for row in rows) for column in range(3)]
    lines = ["  ".join([*(row[column].ljust(widths[column]) for column in range(3)), row[3]]) for row in rows]
    wounds = [f"{report.name}: {wound}" for report in reports for wound in dict.fromkeys(report.wounds)]
    return "\n".join([*lines, *wounds])


def is_loopback(address: str) -> bool:
    """Whether all that this name stands for is this very machine."""
    host = urlsplit(address).hostname or ""
    try:
        found = {str(info[4][0]) for info in socket.getaddrinfo(host, None)}
    except OSError:
        return False
    return bool(found) and all(ipaddress.ip_address(one).is_loopback for one in found)


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("url", help="the server, as http://127.0.0.1:8000")
    parser.add_argument("--count", type=int, default=60, help="tries of one attack, at most")
    parser.add_argument("--seconds", type=float, default=120.0, help="for all of it, at most")
    parser.add_argument("--anywhere", action="store_true", help="the server is mine, though it is not on this machine")
    parser.add_argument("--json", action="store_true", help="for programs")
    wanted = parser.parse_args(arguments)
    if not wanted.anywhere and not is_loopback(wanted.url):
        print(f"{wanted.url} is not on this machine; say --anywhere if it is yours", file=sys.stderr)
        return 2
    reports = attack(wanted.url, wanted.count, wanted.seconds)
    if wanted.json:
        print(json.dumps([{"attack": one.name, "tries": one.tries, "wounds": one.wounds} for one in reports]))
    else:
        print(table(reports))
    return 1 if any(report.wounds for report in reports) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
