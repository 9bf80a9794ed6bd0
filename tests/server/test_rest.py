"""Requests: guests, tables, links, lists, replays, laws, and what is refused."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from starlette.requests import Request
from starlette.responses import Response

import weald
from tests.server.client import Guest, play_all
from tests.server.serving import Running
from weald.server.static import Static

Guests = Callable[..., Guest]
HOT = {"south": "me", "north": "me"}


def secret_of(link: str) -> str:
    return link.rpartition("/")[2]


def code(answer: dict[str, dict[str, str]]) -> str:
    assert answer["error"]["message"]
    return answer["error"]["code"]


# guests


def test_a_guest_gets_a_cookie_and_a_name_that_stay(server: Running) -> None:
    """The cookie is out of reach of scripts and of other sites; the name follows from it until another is chosen."""
    with httpx.Client(base_url=server.address, trust_env=False) as http:
        first = http.get("/api/me")
        cookie = first.headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=lax" in cookie
        assert "Secure" not in cookie
        assert len(http.cookies["weald_guest"]) * 6 >= 192
        second = http.get("/api/me")
        assert "set-cookie" not in second.headers
        assert first.json() == second.json() != {"name": "", "tables": []}


def test_a_guest_takes_another_name(guest: Guests) -> None:
    """It is tidied, and kept; what cannot be shown is refused."""
    me = guest()
    assert me.patch("/api/me", {"name": "  Old   Badger "})["name"] == "Old Badger"
    assert me.get("/api/me")["name"] == "Old Badger"
    for name in (" ", "a\u202eb", "\x00", "x" * 41, ""):
        me.patch("/api/me", {"name": name}, 422)


# tables


def test_games_say_what_can_be_chosen(guest: Guests) -> None:
    """Each game with its seats, options, players and what a newcomer plays; that can be laid at once."""
    me = guest()
    games = me.get("/api/games")
    assert [game["name"] for game in games] == weald.library.names()
    for game in games:
        assert game["players"] == [*game["levels"], "random", "greedy", "planner", "search", "beam"]
        assert list(game["quick"]["seats"].values()).count("me") == 1
        laid = me.post("/api/tables", {"game": game["name"], **game["quick"]}, 201)
        assert [links for links in laid["seats"].values() if "seat_link" in links]


def test_a_game_tells_whom_one_can_lead(guest: Guests) -> None:
    """The sides of a newcomer, the seats of the lot, the reach of each, and which options belong to which seat."""
    games = {game["name"]: game for game in guest().get("/api/games")}
    root = games["root"]
    assert root["sides"] == ["marquise", "eyrie", "alliance", "vagabond", "cult", "riverfolk"]
    assert root["lots"] == ["marquise", "eyrie", "alliance", "vagabond", "vagabond2", "cult", "riverfolk"]
    assert root["reach"]["duchy"] == 8
    owners = {option["name"]: option.get("seat") for option in root["options"]}
    assert owners["cult-traits"] == "cult"
    assert owners["character2"] == "vagabond2"
    assert owners["map"] is owners["services"] is None
    assert games["defenders"]["sides"] == ["order", "council", "coven", "sect"]
    assert games["critters"]["lots"] == []
    assert games["critters"]["reach"] == {}


def test_seats_by_lot(guest: Guests) -> None:
    """So many beside the bots; whoever is kept is among them; by reach they add up to what the law advises."""
    me = guest()
    options = {"duchy": "bot", "marquise": "yes", "map": "lake"}
    for advised in (False, True):
        for _ in range(8):
            wanted = {"options": options, "count": 3, "keep": ["cult"], "advised": advised}
            drawn = me.post("/api/games/root/draw", wanted)
            assert len(drawn["seats"]) == 3
            assert "cult" in drawn["seats"]
            assert drawn["options"]["map"] == "lake"
            told = me.post("/api/games/root/seats", {"options": drawn["options"]})
            assert {seat["name"] for seat in told["seats"]} == {*drawn["seats"], "duchy"}
            assert told["reach"]["advised"] == 21
            assert not advised or told["reach"]["sum"] >= 21
    assert code(me.post("/api/games/root/draw", {"count": 2, "keep": ["cult"], "advised": True}, 422)) == "low-lots"
    assert code(me.post("/api/games/root/draw", {"count": 2, "keep": ["badger"]}, 422)) == "unknown-seat"
    assert code(me.post("/api/games/root/draw", {"count": 9}, 422)) == "bad-lots"
    assert code(me.post("/api/games/critters/draw", {"count": 2}, 422)) == "no-lots"
    assert code(me.post("/api/games/defenders/draw", {"count": 2, "advised": True}, 422)) == "no-reach"


def test_an_error_names_the_option_it_is_about(guest: Guests) -> None:
    """So that a form can say it there."""
    me = guest()
    for options, name in (
        ({"coop": "yes"}, "coop"),
        ({"vagabond": "no", "vagabond2": "yes"}, "vagabond2"),
        ({"vagabond2": "yes", "character": "thief", "character2": "thief"}, "character2"),
    ):
        refused = me.post("/api/games/root/seats", {"options": options}, 422)
        assert refused["error"]["facts"]["option"] == name
    refused = me.post("/api/games/defenders/seats", {"options": {"solo": "yes", "sect": "yes"}}, 422)
    assert refused["error"]["facts"]["option"] == "solo"


def test_seats_follow_from_the_options(guest: Guests) -> None:
    """Bots are seats without a player; options that do not fit are refused with their reason."""
    me = guest()
    told = me.post("/api/games/root/seats", {"options": {"marquise": "bot"}})
    assert {"name": "marquise", "bot": True} in told["seats"]
    assert {"marquise-level", "marquise-traits", "coop"} <= set(told["matter"])
    assert not {"eyrie-level", "services", "character2"} & set(told["matter"])
    sold = me.post("/api/games/root/seats", {"options": {"eyrie": "bot", "riverfolk": "yes"}})
    assert "services" in sold["matter"]
    refused = me.post("/api/games/root/seats", {"options": {"marquise": "green"}}, 422)
    assert code(refused) == "bad-option-name"
    assert code(me.post("/api/games/chess/seats", {"options": {}}, 404)) == "unknown-game"


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ({"game": "chess"}, "unknown-game"),
        ({"game": "critters", "options": {"size": 1}}, "unknown-option"),
        ({"game": "critters", "options": {"target": 100}}, "bad-option-number"),
        ({"game": "critters", "seats": {"west": "me"}}, "unknown-seat"),
        ({"game": "critters", "seats": {"south": "genius"}}, "unknown-player"),
        ({"game": "defenders", "seats": {"solo": "me"}}, "seat-not-in-play"),
        ({"game": "critters", "colour": "red"}, "bad-request"),
        ({"game": 7}, "bad-request"),
        ({"game": "critters", "name": "a\x07b"}, "bad-name"),
        ([], "bad-request"),
    ],
)
def test_a_table_that_cannot_be_laid(guest: Guests, body: object, expected: str) -> None:
    """The answer says what would do, and no table is there."""
    me = guest()
    status = 404 if expected == "unknown-game" else 422
    assert code(me.post("/api/tables", body, status)) == expected
    assert me.get("/api/tables?list=mine") == []


def test_a_private_table_does_not_exist_for_others(guest: Guests) -> None:
    """Neither at its address nor in lists, nor for those who guess its links."""
    me, other = guest(), guest()
    table = me.lay(seats={"south": "me", "north": "open"})["table"]
    for path in ("", "/replay", "/positions/0", "/journal", "/python"):
        assert code(other.get(f"/api/tables/{table}{path}", 404)) == "unknown-table"
    assert table not in [told["table"] for told in other.get("/api/tables?list=open")]
    assert table in [told["table"] for told in me.get("/api/tables?list=mine")]
    assert code(other.post(f"/api/tables/{table}/claim", {"kind": "invite", "seat": "north"}, 403)) == "bad-link"
    guess = {"kind": "seat", "secret": "A" * 32}
    assert code(other.post(f"/api/tables/{table}/claim", guess, 403)) == "bad-link"
    assert code(other.post(f"/api/tables/{table}/links", {"seat": "south"}, 404)) == "unknown-table"


def test_three_links_are_three_things(guest: Guests) -> None:
    """A seat link resumes the seat, an invitation gives a free one once, a spectator's link gives none."""
    me, device, friend, late, watcher = (guest() for _ in range(5))
    laid = me.lay(seats={"south": "me", "north": "open"})
    table, seats = laid["table"], laid["seats"]
    seat, invite, watch = (
        secret_of(link) for link in (seats["south"]["seat_link"], seats["north"]["invite_link"], laid["watch_link"])
    )
    assert len({seat, invite, watch}) == 3
    address = f"/api/tables/{table}/claim"
    for kind, secret in (("seat", invite), ("invite", seat), ("watch", seat), ("seat", watch)):
        device.post(address, {"kind": kind, "secret": secret}, 403)
    assert friend.post(address, {"kind": "invite", "secret": invite}) == {"seat": "north", "pace": "none"}
    assert code(late.post(address, {"kind": "invite", "secret": invite}, 403)) == "bad-link"
    assert watcher.post(address, {"kind": "watch", "secret": watch}) == {"seat": None, "pace": "none"}
    assert [seat["mine"] for seat in watcher.get(f"/api/tables/{table}")["seats"]] == [False, False]
    assert device.post(address, {"kind": "seat", "secret": seat}) == {"seat": "south", "pace": "none"}
    for one in (device, me):  # both are mine now
        assert [seat["mine"] for seat in one.get(f"/api/tables/{table}")["seats"]] == [True, False]
    assert table in [told["table"] for told in device.get("/api/tables?list=mine")]
    me.post(f"/api/tables/{table}/links", {"seat": "south"})  # a fresh link puts all others out
    assert code(device.get(f"/api/tables/{table}", 404)) == "unknown-table"
    assert code(device.post(address, {"kind": "seat", "secret": seat}, 403)) == "bad-link"


def test_a_fresh_link_voids_the_old_one(guest: Guests) -> None:
    """For those who may make one: the holder of a seat, somebody at the table for open seats, the owner."""
    me, friend, device = guest(), guest(), guest()
    laid = me.lay(seats={"south": "me", "north": "open"}, public=True)
    table = laid["table"]
    address = f"/api/tables/{table}"
    fresh = me.post(f"{address}/links", {"seat": "north"})["invite_link"]
    old = {"kind": "invite", "secret": secret_of(laid["seats"]["north"]["invite_link"])}
    friend.post(f"{address}/claim", old, 403)
    friend.post(f"{address}/claim", {"kind": "invite", "secret": secret_of(fresh)})
    assert code(me.post(f"{address}/links", {"seat": "north"}, 409)) == "seat-taken"
    assert code(friend.post(f"{address}/links", {"seat": "south"}, 409)) == "seat-taken"
    assert code(friend.post(f"{address}/links", {"seat": None}, 403)) == "not-yours"
    assert code(device.post(f"{address}/links", {"seat": "north"}, 403)) == "not-yours"
    link = friend.post(f"{address}/links", {"seat": "north"})["seat_link"]
    assert device.post(f"{address}/claim", {"kind": "seat", "secret": secret_of(link)}) == {
        "seat": "north",
        "pace": "none",
    }
    assert "watch_link" in me.post(f"{address}/links", {"seat": None})


def test_an_open_seat_of_a_public_table_is_anybodys(guest: Guests) -> None:
    """Without a secret; one comes first."""
    me, friend, late = guest(), guest(), guest()
    table = me.lay(seats={"south": "me", "north": "open"}, public=True, name="Come in")["table"]
    told = {told["table"]: told for told in friend.get("/api/tables?list=open")}[table]
    assert told["title"] == "Come in"
    assert [seat["player"] for seat in told["seats"]] == ["person", "open"]
    address = f"/api/tables/{table}/claim"
    assert friend.post(address, {"kind": "invite", "seat": "north"}) == {"seat": "north", "pace": "none"}
    assert code(late.post(address, {"kind": "invite", "seat": "north"}, 409)) == "seat-taken"
    assert code(late.post(address, {"kind": "invite", "seat": "west"}, 404)) == "unknown-seat-here"


def test_a_seat_can_be_left(guest: Guests) -> None:
    """Leaving voids the seat's link; nobody else may take it, for its cards are known."""
    me, friend = guest(), guest()
    laid = me.lay(seats=HOT, public=True)
    address = f"/api/tables/{laid['table']}"
    assert code(friend.post(f"{address}/leave", {}, 403)) == "not-yours"
    me.post(f"{address}/leave", {"seat": "north"}, 204)
    old = {"kind": "seat", "secret": secret_of(laid["seats"]["north"]["seat_link"])}
    friend.post(f"{address}/claim", old, 403)
    assert code(friend.post(f"{address}/claim", {"kind": "invite", "seat": "north"}, 409)) == "seat-left"
    assert [seat["player"] for seat in friend.get(address)["seats"]] == ["person", "left"]
    assert [seat["back"] for one in (me, friend) for seat in one.get(address)["seats"]] == [False, True, False, False]


# past positions, and the end


def test_a_finished_game_is_open_to_all_who_may_see_it(guest: Guests, tmp_path: Path) -> None:
    """Replay through every seat, the journal as a file that verifies, Python that runs; none of it before the end."""
    me, other = guest(), guest()
    table = me.lay(seats=HOT, public=True)["table"]
    address = f"/api/tables/{table}"
    with me.socket(table) as socket:
        socket.look("south")
        for path in ("journal", "python"):
            assert code(me.get(f"{address}/{path}", 403)) == "game-goes-on"
        assert me.get(f"{address}/replay")["seats"] == ["south", "north"]
        assert other.get(f"{address}/replay")["seats"] == []
        assert code(other.get(f"{address}/positions/1?seat=south", 403)) == "not-your-seat"
        assert code(me.post(f"{address}/rematch", None, 409)) == "game-goes-on"
        play_all(socket, random.Random(5))
    told = other.get(f"{address}/replay")
    assert told["seats"] == ["south", "north"]
    last = told["last"]
    assert other.get(f"{address}/positions/{last}?seat=north")["outcome"] == socket.position["outcome"]
    assert other.get(f"{address}/positions/{last}?since=-1")["events"] == [
        event for at in range(last + 1) for event in other.get(f"{address}/positions/{at}")["events"]
    ]
    assert code(other.get(f"{address}/positions/{last + 1}", 422)) == "bad-position"
    file = tmp_path / "game.weald"
    file.write_text(other.get(f"{address}/journal"), encoding="utf-8")
    assert weald.verify(file).outcome is not None
    assert [turn["at"] for turn in told["turns"]] == sorted({turn["at"] for turn in told["turns"]})
    scope: dict[str, object] = {}
    exec(other.get(f"{address}/python?at={last // 2}"), scope)
    assert "s" in scope
    first = me.post(f"{address}/rematch", None)["table"]
    assert me.post(f"{address}/rematch", None)["table"] == first != table
    assert code(other.post(f"{address}/rematch", None, 403)) == "not-yours"


def test_laws_are_listed_by_book(guest: Guests) -> None:
    """Each book of each game, each law with those it refers to."""
    me = guest()
    books = {book["book"]: book for book in me.get("/api/laws")}
    assert set(books) == set(weald.library.books())
    for name, book in books.items():
        found = me.get(f"/api/laws/{name}")
        assert len(found) == book["laws"] > 10
        numbers = {law["number"] for law in found}
        if name == "critters":
            assert {link for law in found for link in law["links"]} <= numbers
    assert code(me.get("/api/laws/bible", 404)) == "unknown-book"


# tokens


def test_a_token_is_good_for_one_seat(guest: Guests) -> None:
    """With `see` it looks, with `play` it acts; it is no guest, and no other seat or table opens to it."""
    me = guest()
    table, other = (me.lay(seats=HOT)["table"] for _ in range(2))
    seat = me.get(f"/api/tables/{table}")["asked"]
    other_seat = "north" if seat == "south" else "south"
    see = me.post("/api/tokens", {"table": table, "seat": seat, "scopes": ["see"]}, 201)["token"]
    play = me.post("/api/tokens", {"table": table, "seat": seat, "scopes": ["see", "play"]}, 201)["token"]
    program, player = guest(see), guest(play)
    assert {told["name"]: told["mine"] for told in program.get(f"/api/tables/{table}")["seats"]} == {
        seat: True,
        other_seat: False,
    }
    assert code(program.get(f"/api/tables/{other}", 404)) == "unknown-table"
    assert code(program.post("/api/tables", {"game": "critters"}, 403)) == "token-scope"
    wanted = {"table": table, "seat": seat, "scopes": ["play"]}
    assert code(program.post("/api/tokens", wanted, 403)) == "token-scope"
    with program.socket(table) as watching, player.socket(table) as playing:
        watching.look(seat)
        playing.look(seat)
        assert watching.look(other_seat)["code"] == "not-your-seat"
        action = playing.position["offers"][0]["action"]
        assert watching.play(action)["code"] == "not-your-seat"
        assert playing.play(action)["type"] == "done"
    me.post(f"/api/tables/{table}/leave", {"seat": seat}, 204)
    assert (
        httpx.get(f"{program.address}/api/me", headers={"Authorization": f"Bearer {see}"}, trust_env=False).status_code
        == 401
    )


# the door


def test_every_answer_carries_the_security_headers(server: Running) -> None:
    """Pages, answers and errors alike."""
    for path in ("/", "/api/me", "/api/nothing", "/healthz", "/api/tables/none"):
        headers = httpx.get(server.address + path, trust_env=False).headers
        assert "default-src 'none'" in headers["content-security-policy"]
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["cross-origin-opener-policy"] == "same-origin"
        assert "server" not in headers


def test_other_sites_cannot_write(guest: Guests) -> None:
    """A request that a browser sends from elsewhere is refused; so is one that a plain form could send."""
    me = guest()
    body = {"game": "critters", "seats": HOT}
    for origin in ("https://evil.example", "null", "http://127.0.0.1:1", "http://["):
        answer = me.http.post("/api/tables", json=body, headers={"Origin": origin})
        assert answer.status_code == 403
        assert code(answer.json()) == "foreign-origin"
    assert me.http.post("/api/tables", json=body, headers={"Origin": me.address}).status_code == 201
    form = me.http.post("/api/tables", content=b'{"game": "critters"}', headers={"Content-Type": "text/plain"})
    assert form.status_code == 415


def test_bad_requests_are_refused(guest: Guests, server: Running) -> None:
    """Broken, deep, huge and misplaced ones get their error."""
    me = guest()
    json = {"Content-Type": "application/json"}
    for content, status in ((b"{", 400), (b"\xff\xfe", 400), (b"[" * 30_000, 422), (b" " * 70_000, 413), (b"", 400)):
        assert me.http.post("/api/tables", content=content, headers=json).status_code == status, content[:10]

    def drip() -> object:
        for _ in range(100):
            yield b" " * 1000

    assert me.http.post("/api/tables", content=drip(), headers=json).status_code == 413  # type: ignore[arg-type]  # a generator of bytes
    assert me.http.delete("/api/games").status_code == 405
    assert code(me.get("/api/nothing", 404)) == "unknown-address"
    assert me.http.get("/../../etc/passwd").status_code == 404
    assert me.http.get("/%2e%2e/%2e%2e/etc/passwd").status_code == 404
    for token in ("-", "x", "A" * 32):
        answer = httpx.get(f"{server.address}/api/me", headers={"Authorization": f"Bearer {token}"}, trust_env=False)
        assert answer.status_code == 401


def test_people_who_ask_for_an_unknown_address_get_a_page(tmp_path: Path) -> None:
    """The client, which has a page for it; programs get the error."""
    (tmp_path / "index.html").write_text("<!doctype html>", encoding="utf-8")
    static = Static(tmp_path)

    def ask(path: str, accept: str) -> Response:
        headers = [(b"accept", accept.encode())]
        scope = {"type": "http", "headers": headers, "path": f"/{path}", "path_params": {"path": path}}
        return asyncio.run(static.answer(Request(scope)))

    page = ask("no/such/page", "text/html,*/*")
    assert (page.status_code, page.body) == (404, b"<!doctype html>")
    assert ask("no/such/page", "*/*").headers["content-type"] == "application/json"
    assert ask("", "text/html").status_code == 200


HEAD = '<!doctype html><meta property="og:image" content="/share.jpg" />'


@pytest.mark.parametrize(
    ("host", "secure", "address"),
    [
        ("weald.example:8000", False, "http://weald.example:8000/share.jpg"),
        ("weald.example", True, "https://weald.example/share.jpg"),
        ("[::1]:8000", False, "http://[::1]:8000/share.jpg"),
        ('"><script>', False, "/share.jpg"),
        ("", False, "/share.jpg"),
    ],
)
def test_the_picture_of_a_link_has_its_whole_address(tmp_path: Path, host: str, secure: bool, address: str) -> None:
    """Where the page was asked for, whatever stands before the server; a host that is none is not repeated."""
    (tmp_path / "index.html").write_text(HEAD, encoding="utf-8")
    static = Static(tmp_path, secure)
    headers = [(b"host", host.encode())]
    scope = {"type": "http", "scheme": "http", "path": "/", "headers": headers, "path_params": {"path": ""}}
    answer = asyncio.run(static.answer(Request({**scope, "query_string": b"", "server": ("127.0.0.1", 8000)})))
    assert answer.body == HEAD.replace("/share.jpg", address).encode()


def test_files_of_the_app_have_their_kinds(tmp_path: Path) -> None:
    """The worker and the manifest are asked for again each time, what has a hash in its name never."""
    (tmp_path / "assets").mkdir()
    names = ("worker.js", "weald.webmanifest", "icon.svg", "icon-192.png", "share.jpg", "assets/main-1a2b.js")
    for name in names:
        (tmp_path / name).write_bytes(b"1")
    static = Static(tmp_path)

    def ask(path: str) -> Response:
        return asyncio.run(static.answer(Request({"type": "http", "headers": [], "path_params": {"path": path}})))

    told = {name: ask(name).headers for name in names}
    assert told["worker.js"]["content-type"] == "text/javascript; charset=utf-8"
    assert told["weald.webmanifest"]["content-type"] == "application/manifest+json"
    assert told["icon.svg"]["content-type"] == "image/svg+xml; charset=utf-8"
    assert told["icon-192.png"]["content-type"] == "image/png"
    assert told["share.jpg"]["cross-origin-resource-policy"] == "cross-origin"
    assert {name for name in names if "immutable" in told[name]["cache-control"]} == {"assets/main-1a2b.js"}
    assert {name for name in names if told[name]["cache-control"] == "no-cache"} == set(names[:-1])


def test_health_and_metrics(guest: Guests, server: Running) -> None:
    """Health is a word; metrics are Prometheus's, by route and never by table."""
    me = guest()
    assert me.get("/healthz") == {"status": "ok", "listening": True}
    table = me.lay(seats=HOT)["table"]
    me.get(f"/api/tables/{table}")
    told = me.get("/metrics")
    assert 'weald_requests_total{method="GET",route="/api/tables/{table}",status="200"}' in told
    assert table not in told
