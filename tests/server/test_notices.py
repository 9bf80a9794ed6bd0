"""Notices by Web Push: encrypted, signed, once a turn, to who does not look; and never to where they should not."""

from __future__ import annotations

import base64
import json
import os
import random
import threading
import time
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import http_ece  # type: ignore[import-untyped]  # untyped in the library
import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from sqlalchemy import select

from tests.patience import PATIENCE, wait_until
from tests.server.client import Guest, Socket, play_on
from tests.server.postgres import Cluster
from tests.server.serving import Running
from tests.server.test_parting import duel
from tests.server.test_rest import code
from weald.server import notices, pushing
from weald.server.pushing import Device, NotSent, Pusher, is_public, new_key
from weald.server.schema import SEATS


def encoded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Browser:
    """A browser's subscription, with the keys to read what comes."""

    def __init__(self, endpoint: str) -> None:
        self.endpoint = endpoint
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = os.urandom(16)

    def subscription(self) -> dict[str, Any]:
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"endpoint": self.endpoint, "keys": {"p256dh": encoded(point), "auth": encoded(self.auth)}}

    def opened(self, body: bytes) -> Any:
        return json.loads(http_ece.decrypt(body, private_key=self.key, auth_secret=self.auth, version="aes128gcm"))


class Service:
    """A push service: it keeps what it gets, and answers as it is told to."""

    def __init__(self) -> None:
        self.got: list[tuple[str, dict[str, str], bytes]] = []
        self.status = 201
        self.asleep = threading.Event()
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                service.got.append((self.path, {name.lower(): value for name, value in self.headers.items()}, body))
                if service.asleep.is_set():
                    time.sleep(0.1)
                    return
                self.send_response(service.status)
                self.send_header("Location", "http://127.0.0.1:1/elsewhere")
                self.end_headers()

            def log_message(self, *_: object) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.address = f"http://127.0.0.1:{self.server.server_port}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def wait(self, count: int) -> None:
        wait_until(lambda: len(self.got) >= count, "no notice has come")


@pytest.fixture
def service() -> Iterator[Service]:
    made = Service()
    yield made
    made.server.shutdown()
    made.server.server_close()


@pytest.fixture(autouse=True)
def _hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notices, "_PAUSE", 0.3)


def answer(socket: Socket) -> int:
    """Answer so that the other is asked next."""
    offers = [one for one in socket.position["offers"] if one["verb"] == "improvise"]
    done = socket.play(offers[0]["action"])
    assert done["type"] == "done"
    return int(done["at"])


def first_mover(ann: Guest, bob: Guest, table: str) -> tuple[Guest, str, Guest, str]:
    """Who is asked first, and the other."""
    asked = ann.get(f"/api/tables/{table}")["asked"]
    return (ann, "south", bob, "north") if asked == "south" else (bob, "north", ann, "south")


def test_a_turn_is_told_once_and_only_the_browser_can_read_it(database: str, service: Service) -> None:
    with Running(database, thinkers=0, push_anywhere=True, contact="mailto:host@example.org") as server:
        (ann, bob), table = duel(server)
        mover, seat, other, _ = first_mover(ann, bob, table)
        phone = Browser(f"{service.address}/send/1")
        key = other.get("/api/notices")["key"]
        assert other.post("/api/notices", phone.subscription()) == {"key": key, "devices": 1}
        with mover.socket(table) as socket:
            socket.look(seat)
            answer(socket)
            service.wait(1)
        (path, headers, body) = service.got[0]
        assert path == "/send/1"
        assert phone.opened(body) == {"what": "turn", "table": table}
        assert table.encode() not in body
        assert headers["content-encoding"] == "aes128gcm"
        assert headers["topic"] == table
        assert signed_claims(headers["authorization"], key) == {
            "aud": service.address,
            "sub": "mailto:host@example.org",
        }
        with other.socket(table) as watching, mover.socket(table) as socket:
            watching.look({"south": "north", "north": "south"}[seat])
            answer(watching)
            socket.look(seat)
            answer(socket)  # the other looks: nothing is told
            watching.send(type="away", away=True)
            watching.look({"south": "north", "north": "south"}[seat])
            answer(watching)
            socket.look(seat)
            answer(socket)  # now the page is hidden
            service.wait(2)
        assert len(service.got) == 2


def signed_claims(authorization: str, key: str) -> dict[str, Any]:
    """What was signed, if it was signed with the server's key."""
    scheme, _, rest = authorization.partition(" ")
    assert scheme == "vapid"
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert parts["k"] == key
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(key))
    head, claims, signature = parts["t"].split(".")
    raw = decoded(signature)
    both = utils.encode_dss_signature(int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
    public.verify(both, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    told: dict[str, Any] = json.loads(decoded(claims))
    assert time.time() < told.pop("exp") < time.time() + 24 * 3600
    return told


def test_the_key_is_made_once_and_stays(database: str) -> None:
    keys = []
    for _ in range(2):
        with Running(database, thinkers=0) as server:
            keys.append(Guest(server.address).get("/api/notices")["key"])
    assert keys[0] == keys[1]
    assert len(decoded(keys[0])) == 65


def test_a_device_that_is_gone_is_forgotten(database: str, service: Service) -> None:
    """When the push service says so; not when it is merely out of order. Nobody follows where it points."""
    with Running(database, thinkers=0, push_anywhere=True) as server:
        (ann, bob), table = duel(server)
        mover, seat, other, _ = first_mover(ann, bob, table)
        other.post("/api/notices", Browser(f"{service.address}/gone").subscription())
        service.status = 307
        push = server.app.state.house.push
        keys = Browser("").subscription()["keys"]
        device = Device("g", f"{service.address}/gone", keys["p256dh"], keys["auth"])
        assert push.pusher.send(device, {}, "t") == 307
        assert other.get("/api/notices")["devices"] == 1
        service.status = 410
        with mover.socket(table) as socket:
            socket.look(seat)
            answer(socket)
            wait_until(lambda: other.get("/api/notices")["devices"] == 0, "it is still known")


def test_it_is_switched_off(database: str, service: Service) -> None:
    """By its own guest alone; somebody has some devices at most."""
    with Running(database, thinkers=0, push_anywhere=True) as server:
        ann, eve = Guest(server.address), Guest(server.address)
        browsers = [Browser(f"{service.address}/{n}") for n in range(10)]
        counts = [ann.post("/api/notices", one.subscription())["devices"] for one in browsers]
        assert counts == [1, 2, 3, 4, 5, 6, 7, 8, 8, 8]
        assert eve.post("/api/notices/end", {"endpoint": browsers[9].endpoint})["devices"] == 0
        assert ann.get("/api/notices")["devices"] == 8
        assert ann.post("/api/notices/end", {"endpoint": browsers[9].endpoint})["devices"] == 7


BAD = [
    "http://push.example/1",
    "https://127.0.0.1/1",
    "https://[::1]/1",
    "https://10.0.0.1/1",
    "https://2130706433/1",
    "https://localhost/1",
    "https://push.example:8443/1",
    "https://user:secret@push.example/1",
    "https://push.example/1#part",
    "https://push.example:99999/1",
    "ftp://push.example/1",
    "file:///etc/passwd",
    "https:///nowhere",
    "https://push.example/a b",
]


def test_addresses_that_are_no_push_service_are_refused(database: str) -> None:
    with Running(database, thinkers=0) as server:
        ann = Guest(server.address)
        good = Browser("https://push.example/1").subscription()
        for endpoint in BAD:
            assert code(ann.post("/api/notices", {**good, "endpoint": endpoint}, 422)) == "bad-subscription", endpoint
        for keys in ({"p256dh": "A" * 87, "auth": good["keys"]["auth"]}, {**good["keys"], "auth": "!" * 22}):
            assert code(ann.post("/api/notices", {**good, "keys": keys}, 422)) == "bad-subscription"
        assert ann.post("/api/notices", good)["devices"] == 1


def test_a_name_that_leads_inside_is_not_followed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither if all its addresses are private nor if one of them is."""
    for address, public in {
        "8.8.8.8": True,
        "127.0.0.1": False,
        "10.1.2.3": False,
        "169.254.169.254": False,
        "192.168.1.1": False,
        "0.0.0.0": False,
        "100.64.0.1": False,
        "224.0.0.1": False,
        "::1": False,
        "fe80::1%eth0": False,
        "fd00::1": False,
        "::ffff:127.0.0.1": False,
        "64:ff9b::7f00:1": False,
        "2002:7f00:1::": False,
        "2606:4700::1111": True,
    }.items():
        assert is_public(address) is public, address
    pusher = Pusher(new_key(), "mailto:host@example.org")
    keys = Browser("").subscription()["keys"]
    device = Device("g", "https://push.example/1", keys["p256dh"], keys["auth"])
    for found in (["127.0.0.1"], ["8.8.8.8", "10.0.0.1"]):
        told = [(0, 0, 0, "", (address, 443)) for address in found]
        monkeypatch.setattr("weald.server.pushing.socket.getaddrinfo", lambda *_, told=told, **__: told)
        with pytest.raises(NotSent, match="private address"):
            pusher.send(device, {}, "t")


def test_a_slow_service_holds_up_no_move(database: str, service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    """It answers never: the game goes on meanwhile, and the message is given up."""
    monkeypatch.setattr(pushing, "_SECONDS", 1.0)
    with Running(database, thinkers=0, push_anywhere=True) as server:
        (ann, bob), table = duel(server)
        mover, seat, other, _ = first_mover(ann, bob, table)
        stuck = socket_that_never_answers()
        other.post("/api/notices", Browser(f"http://127.0.0.1:{stuck.getsockname()[1]}/1").subscription())
        with mover.socket(table) as socket, other.socket(table) as there:
            socket.look(seat)
            answer(socket)
            there.look({"south": "north", "north": "south"}[seat])
            play_on(there, random.Random(2), 1)
        stuck.close()


def is_known(house: Any, table: str, seat: str, turn: str) -> bool:
    """Whether somebody has seen by themselves that it is their turn: nothing is due."""
    one = select(SEATS.c.noticed, SEATS.c.mailed, SEATS.c.due).where(SEATS.c.table_id == table, SEATS.c.seat == seat)
    with house.database.engine.connect() as connection:
        return tuple(connection.execute(one).one()) == (turn, turn, None)


def socket_that_never_answers() -> Any:
    import socket

    door = socket.create_server(("127.0.0.1", 0))
    door.settimeout(PATIENCE)
    return door


def test_two_workers_tell_a_turn_once_and_not_to_who_looks_elsewhere(
    postgres: Cluster, service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notices, "_PAUSE", 2.0)
    database = postgres.new_database()
    with (
        Running(database, thinkers=0, push_anywhere=True) as one,
        Running(database, thinkers=0, push_anywhere=True) as two,
    ):
        (ann, bob), table = duel(one)
        mover, seat, other, place = first_mover(ann, bob, table)
        other.post("/api/notices", Browser(f"{service.address}/1").subscription())
        far = other.again(two.address)
        with mover.socket(table) as socket:
            with far.socket(table) as there:
                socket.look(seat)
                there.look(place)
                there.see(answer(socket))
                house = two.app.state.house
                told = ann.get(f"/api/tables/{table}")["turn_since"]
                wait_until(lambda: is_known(house, table, place, told), "not noted")
                there.look(place)
                answer(there)
            socket.look(seat)
            while not socket.position["offers"]:
                socket.receive()
            answer(socket)
            service.wait(1)
        assert len(service.got) == 1
