"""The same person on several devices: passkeys, codes, sessions; what is guessed, replayed or raced is refused."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from sqlalchemy import text

from tests.server.authenticator import Authenticator
from tests.server.client import Guest, closed
from tests.server.serving import FREE, Running
from tests.server.test_notices import Browser
from tests.server.test_rest import HOT, code
from weald.server.belongings import HANDED, KEYS
from weald.server.devices import Device, device_of
from weald.server.schema import METADATA, SESSIONS

Guests = Callable[..., Guest]


@pytest.fixture
def house(database: str) -> Iterator[Running]:
    """A server at each kind of database."""
    with Running(database, thinkers=0) as running:
        yield running


def named(house: Running, name: str) -> Guest:
    guest = Guest(house.address)
    guest.patch("/api/me", {"name": name})
    return guest


def register(guest: Guest, key: Authenticator, name: str = "Key", status: int = 201, **bent: str) -> Any:
    options = guest.post("/api/me/passkeys/options")["options"]
    made = key.register(options, bent.pop("origin", guest.address), **bent)
    return guest.post("/api/me/passkeys", {"credential": made, "name": name}, status)


def sign(guest: Guest, key: Authenticator, status: int = 200, **bent: str) -> Any:
    options = guest.post("/api/sign-in/options")["options"]
    signed = key.sign(options, bent.pop("origin", guest.address), **bent)
    return guest.post("/api/sign-in/passkey", {"credential": signed}, status)


def delete(guest: Guest, path: str, status: int = 204) -> Any:
    answer = guest.http.delete(path)
    assert answer.status_code == status, answer.text
    return answer.json() if answer.content else None


def say_yes(guest: Guest, arrival: dict[str, Any], bring: bool = False, status: int = 200) -> Any:
    return guest.post("/api/sign-in", {"arrival": arrival["arrival"], "bring": bring}, status)


def pair(guest: Guest) -> str:
    return str(guest.post("/api/me/pairing", status=201)["code"])


# passkeys


def test_a_passkey_signs_in_elsewhere(house: Running) -> None:
    """Registered on one device, it opens the same person on another, with a cookie of its own."""
    me, key = named(house, "Robin"), Authenticator()
    table = me.lay(seats=HOT)["table"]
    assert register(me, key, "Phone")["name"] == "Phone"
    other = Guest(house.address)
    before = other.http.cookies["weald_guest"]
    arrival = sign(other, key)
    assert (arrival["name"], arrival["tables"], arrival["same"]) == ("Robin", 0, False)
    assert other.get("/api/me")["name"] != "Robin"  # nobody becomes somebody unasked
    told = say_yes(other, arrival)
    assert told["name"] == "Robin"
    assert [one["table"] for one in told["tables"]] == [table]
    assert before != other.http.cookies["weald_guest"] != me.http.cookies["weald_guest"]
    with other.socket(table) as socket:
        assert socket.look("south")["type"] == "position"
    assert [device["here"] for device in other.get("/api/me/person")["devices"]] == [False, True]


def test_keys_have_names_and_can_be_removed(house: Running) -> None:
    """Several of them; of others' one learns nothing; a removed one opens nothing."""
    me, other = named(house, "Robin"), named(house, "Jay")
    first, second = Authenticator(), Authenticator()
    one = register(me, first, "Phone")
    register(me, second, "  Desk   top ")
    assert [key["name"] for key in me.get("/api/me/person")["passkeys"]] == ["Phone", "Desk top"]
    address = f"/api/me/passkeys/{one['key']}"
    assert code(other.patch(address, {"name": "Mine"}, 404)) == "unknown-passkey"
    assert code(delete(other, address, 404)) == "unknown-passkey"
    me.patch(address, {"name": "Old phone"}, 204)
    assert me.get("/api/me/person")["passkeys"][0]["name"] == "Old phone"
    delete(me, address)
    assert code(sign(Guest(house.address), first, 403)) == "unknown-passkey-here"
    assert sign(Guest(house.address), second)["name"] == "Robin"


def test_a_key_is_one_persons(house: Running) -> None:
    """Nobody can register a key that another has registered."""
    key = Authenticator()
    register(named(house, "Robin"), key)
    assert code(register(named(house, "Jay"), key, status=409)) == "known-passkey"


@pytest.mark.parametrize(
    "bent", [{"origin": "https://evil.example"}, {"host": "evil.example"}, {"challenge": "AAAA"}, {"origin": ""}]
)
def test_what_was_signed_elsewhere_opens_nothing(house: Running, bent: dict[str, str]) -> None:
    """Another site's origin, another host's key, a challenge that was never given."""
    me, key = named(house, "Robin"), Authenticator()
    assert code(register(me, key, status=403, **bent)) in ("bad-passkey", "bad-pass")
    assert me.get("/api/me/person")["passkeys"] == []
    register(me, key)
    assert code(sign(Guest(house.address), key, 403, **bent)) in ("bad-passkey", "bad-pass")


def test_a_challenge_is_good_once_and_in_one_browser(house: Running) -> None:
    """What was signed cannot be sent again, nor from another browser; old ones are forgotten."""
    me, key = named(house, "Robin"), Authenticator()
    register(me, key)
    thief, other = Guest(house.address), Guest(house.address)
    options = other.post("/api/sign-in/options")["options"]
    signed = {"credential": key.sign(options, house.address)}
    assert code(thief.post("/api/sign-in/passkey", signed, 403)) == "bad-pass"
    arrival = other.post("/api/sign-in/passkey", signed)
    assert code(other.post("/api/sign-in/passkey", signed, 403)) == "bad-pass"
    assert code(say_yes(thief, arrival, status=403)) == "bad-pass"
    say_yes(other, arrival)
    assert code(say_yes(other, arrival, status=403)) == "bad-pass"
    made = {"credential": key.register(me.post("/api/me/passkeys/options")["options"], house.address), "name": "Twice"}
    assert code(other.post("/api/me/passkeys", made, 403)) == "bad-pass"  # the same person in another browser
    options = other.post("/api/sign-in/options")["options"]
    run(house, "UPDATE passes SET until = '2020'")
    assert code(other.post("/api/sign-in/passkey", {"credential": key.sign(options, house.address)}, 403)) == "bad-pass"


def test_a_copied_key_is_noticed(house: Running) -> None:
    """Keys that count their signatures may only count upwards."""
    me, key = named(house, "Robin"), Authenticator()
    register(me, key)
    assert sign(Guest(house.address), key)["name"] == "Robin"
    key.count = 0
    assert code(sign(Guest(house.address), key, 403)) == "bad-passkey"


def test_a_wrong_signature_is_refused(house: Running) -> None:
    """Of another key under the same id."""
    me, key, forged = named(house, "Robin"), Authenticator(), Authenticator()
    register(me, key)
    forged.id = key.id
    assert code(sign(Guest(house.address), forged, 403)) == "bad-passkey"


def test_nonsense_is_no_key(house: Running) -> None:
    me = named(house, "Robin")
    for credential in (
        {},
        {"response": 1},
        {"response": {"clientDataJSON": "e30"}},
        {"id": "x" * 9000, "response": {}},
    ):
        assert code(me.post("/api/me/passkeys", {"credential": credential, "name": "K"}, 422)) == "bad-passkey"
        assert code(me.post("/api/sign-in/passkey", {"credential": credential}, 422)) == "bad-passkey"


def test_keys_belong_to_the_named_host(database: str) -> None:
    """The first --origin names the host; pages of its other names may ask for its keys, and no others."""
    origins = ["https://weald.example", "https://www.weald.example", "https://other.example"]
    with Running(database, thinkers=0, origins=origins) as house:
        me, key = named(house, "Robin"), Authenticator()
        assert me.post("/api/me/passkeys/options")["options"]["rp"]["id"] == "weald.example"
        assert code(register(me, key, status=403, origin=house.address)) == "bad-passkey"
        assert code(register(me, key, status=403, origin="https://other.example")) == "bad-passkey"
        register(me, key, origin="https://www.weald.example")
        assert sign(Guest(house.address), key, origin="https://weald.example")["name"] == "Robin"


# pairing codes


def test_a_code_makes_another_device_mine(house: Running) -> None:
    """It is asked by name first. The code is good once, however it is typed."""
    me, other, third = named(house, "Robin"), Guest(house.address), Guest(house.address)
    given = pair(me)
    arrival = other.post("/api/sign-in/code", {"code": given.lower().replace("-", " ")})
    assert arrival["name"] == "Robin"
    assert code(third.post("/api/sign-in/code", {"code": given}, 403)) == "bad-pass"
    assert say_yes(other, arrival)["name"] == "Robin"
    assert len(me.get("/api/me/person")["devices"]) == 2


def test_a_code_ends(house: Running) -> None:
    """After minutes, when a newer one is made, and when it is taken back."""
    me, other = named(house, "Robin"), Guest(house.address)
    first, second = pair(me), pair(me)
    assert code(other.post("/api/sign-in/code", {"code": first}, 403)) == "bad-pass"
    delete(me, "/api/me/pairing")
    assert code(other.post("/api/sign-in/code", {"code": second}, 403)) == "bad-pass"
    third = pair(me)
    run(house, "UPDATE passes SET until = '2020'")
    assert code(other.post("/api/sign-in/code", {"code": third}, 403)) == "bad-pass"


def test_of_many_who_use_a_code_at_once_one_gets_in(house: Running) -> None:
    me = named(house, "Robin")
    others = [Guest(house.address) for _ in range(8)]
    given = pair(me)
    with ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(lambda one: one.http.post("/api/sign-in/code", json={"code": given}), others))
    assert sorted(answer.status_code for answer in answers) == [200] + [403] * 7


def test_codes_cannot_be_guessed(database: str) -> None:
    """Every try counts, right or wrong: who has tried too often is refused even with the right one."""
    limits = type(FREE)(requests=10_000, creations=10_000, guesses=0.0001)
    with Running(database, thinkers=0, limits=limits) as house:
        me, thief = named(house, "Robin"), Guest(house.address)
        given = pair(me)
        tries = [thief.http.post("/api/sign-in/code", json={"code": f"AAAA-AAA{n}"}).status_code for n in range(12)]
        assert tries[0] == 403
        assert tries[-1] == 429
        assert code(thief.post("/api/sign-in/code", {"code": given}, 429)) == "too-many-guesses"


def test_codes_cannot_be_guessed_from_everywhere(database: str) -> None:
    """All addresses together have few tries."""
    limits = type(FREE)(requests=10_000, creations=10_000, guesses=10_000, codes=0.0001)
    with Running(database, thinkers=0, limits=limits) as house:
        thief = Guest(house.address)
        house.app.state.house.guesses.burst = 10_000
        tries = [thief.http.post("/api/sign-in/code", json={"code": f"A{n}"}).status_code for n in range(101)]
        assert tries[0] == 403
        assert tries[-1] == 429


def test_secrets_are_kept_as_hashes(tmp_path: Any) -> None:
    """Neither a cookie, a code nor an arrival is in the database."""
    path = tmp_path / "tables.db"
    with Running(f"sqlite:///{path}", thinkers=0) as house:
        me, other = named(house, "Robin"), Guest(house.address)
        first = pair(me)
        arrival = other.post("/api/sign-in/code", {"code": first})["arrival"]
        second = pair(me)
        secrets = [first, second, arrival, me.http.cookies["weald_guest"]]
        with sqlite3.connect(path) as database:
            dump = "\n".join(database.iterdump())
        assert "Robin" in dump
        assert [secret for secret in secrets if secret in dump or secret.replace("-", "") in dump] == []


# devices


def test_a_device_can_be_signed_out(house: Running) -> None:
    """Its socket closes, its cookie opens nothing, and it does not come back as what it was."""
    me, other, stranger = named(house, "Robin"), Guest(house.address), named(house, "Jay")
    table = me.lay(seats=HOT)["table"]
    say_yes(other, other.post("/api/sign-in/code", {"code": pair(me)}))
    device = next(one for one in other.get("/api/me/person")["devices"] if one["here"])
    address = f"/api/me/devices/{device['name']}"
    assert code(delete(stranger, address, 404)) == "unknown-device"
    with other.socket(table) as socket:
        socket.look("south")
        delete(me, address)
        assert closed(socket) == 4404
    assert other.get("/api/me")["name"] != "Robin"
    other.patch("/api/me", {"name": "Nobody"})  # stored anew, under the cookie that was Robin's
    assert me.get("/api/me")["name"] == "Robin"
    assert code(other.get(f"/api/tables/{table}", 404)) == "unknown-table"
    mine = me.get("/api/me/person")["devices"]
    delete(me, f"/api/me/devices/{mine[0]['name']}")
    assert me.get("/api/me")["tables"] == []


def test_devices_are_told_by_kind() -> None:
    """Enough to know one's own again, and no more."""
    linux = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
    phone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 (KHTML) Version/18 Safari/604"
    windows = "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537 (KHTML) Chrome/140.0 Safari/537 Edg/140.0"
    assert device_of(linux) == Device("firefox", "linux")
    assert device_of(phone) == Device("safari", "iphone")
    assert device_of(windows) == Device("edge", "windows")
    assert device_of("") == Device("other", "other")


# the guest that a device was


def test_games_can_come_along(house: Running) -> None:
    """All that the guest held is the person's; keys and devices of the guest open nothing any more."""
    me, guest, friend, key = named(house, "Robin"), named(house, "Jay"), Guest(house.address), Authenticator()
    laid = guest.lay(seats={"south": "me", "north": "open"}, public=True)
    mine = me.lay(seats=HOT)
    register(guest, key)
    say_yes(friend, friend.post("/api/sign-in/code", {"code": pair(guest)}))  # a second device of the guest
    arrival = guest.post("/api/sign-in/code", {"code": pair(me)})
    assert (arrival["was"], arrival["tables"]) == ("Jay", 1)
    told = say_yes(guest, arrival, bring=True)
    assert {one["table"] for one in told["tables"]} == {laid["table"], mine["table"]}
    seats = me.get(f"/api/tables/{laid['table']}")["seats"]
    assert [(seat["who"], seat["mine"]) for seat in seats] == [("Robin", True), (None, False)]
    me.post(f"/api/tables/{laid['table']}/links", {"seat": None})  # the table is theirs too
    assert friend.get("/api/me")["tables"] == []
    assert code(sign(Guest(house.address), key, 403)) == "unknown-passkey-here"


def test_games_at_one_table_come_together(house: Running) -> None:
    """Both sat there, one beside the other and one by the other's link: nobody holds a seat twice."""
    me, guest = named(house, "Robin"), named(house, "Jay")
    laid = me.lay(seats={"south": "me", "north": "open"})
    claim = f"/api/tables/{laid['table']}/claim"
    links = laid["seats"]
    guest.post(claim, {"kind": "invite", "secret": links["north"]["invite_link"].rpartition("/")[2]})
    guest.post(claim, {"kind": "seat", "secret": links["south"]["seat_link"].rpartition("/")[2]})
    say_yes(guest, guest.post("/api/sign-in/code", {"code": pair(me)}), bring=True)
    seats = me.get(f"/api/tables/{laid['table']}")["seats"]
    assert [(seat["who"], seat["mine"]) for seat in seats] == [("Robin", True), ("Robin", True)]
    assert rows(house, "SELECT count(*) FROM holders") == [(0,)]


def test_games_can_stay_behind(house: Running) -> None:
    me, guest = named(house, "Robin"), named(house, "Jay")
    table = guest.lay(seats=HOT, public=True)["table"]
    say_yes(guest, guest.post("/api/sign-in/code", {"code": pair(me)}))
    assert guest.get("/api/me")["tables"] == []
    assert {seat["who"] for seat in guest.get(f"/api/tables/{table}")["seats"]} == {"Jay"}


def test_no_column_is_forgotten() -> None:
    """Whatever names a guest is handed over, or ends with them."""
    known = {(table.name, column) for table, column in HANDED}
    known |= {(table.name, "guest") for table in (*KEYS, SESSIONS)}
    refer = {
        (table.name, column.name)
        for table in METADATA.tables.values()
        for column in table.columns
        if any(key.column.table.name == "guests" for key in column.foreign_keys)
    }
    assert refer == known


# export and delete


def test_what_is_kept_can_be_exported(house: Running) -> None:
    """Seats, names of keys, devices; nobody else's, and no secret."""
    me, other = named(house, "Robin"), named(house, "Jay")
    table = me.lay(seats=HOT, name="Our game")["table"]
    other.lay(seats=HOT)
    register(me, Authenticator(), "Phone")
    me.post("/api/tokens", {"table": table, "seat": "south", "scopes": ["see"]}, 201)
    told = me.get("/api/me/export")
    assert told["name"] == "Robin"
    assert [(seat["table"], seat["seat"], seat["title"]) for seat in told["seats"]] == [
        (table, "north", "Our game"),
        (table, "south", "Our game"),
    ] or {seat["seat"] for seat in told["seats"]} == {"north", "south"}
    assert [key["name"] for key in told["passkeys"]] == ["Phone"]
    assert [token["seat"] for token in told["tokens"]] == ["south"]
    assert "hash" not in str(told)


def test_an_export_has_talk_notices_and_choices(house: Running) -> None:
    """What I said and chose, and nobody else's; deleting takes all of it."""
    me, friend = named(house, "Robin"), named(house, "Jay")
    table = me.lay(seats={"south": "me", "north": "open"}, public=True)["table"]
    friend.post(f"/api/tables/{table}/claim", {"kind": "invite", "seat": "north"})
    chat = f"/api/tables/{table}/chat"
    me.post(chat, {"text": "my words"})
    friend.post(chat, {"text": "other words"})
    me.post(chat, {"phrase": "thanks"})
    me.post(f"{chat}/report", {"number": 2}, 204)
    me.post(f"{chat}/mute", {"number": 2}, 204)
    me.post("/api/notices", Browser("https://push.example/secret").subscription())
    guest = rows(house, "SELECT id FROM guests WHERE name = 'Robin'")[0][0]
    run(house, f"INSERT INTO mails (guest, address, made, turns) VALUES ('{guest}', 'r@weald.example', '2020', true)")
    told = me.get("/api/me/export")
    assert [(line["table"], line["number"], line["text"], line["phrase"]) for line in told["chat"]] == [
        (table, 1, "my words", None),
        (table, 3, None, "thanks"),
    ]
    assert [one["service"] for one in told["notices"]] == ["push.example"]
    assert "secret" not in str(told)
    assert told["mail"] == {"address": "r@weald.example", "turns": True}
    assert told["muted"] == ["Jay"]
    assert [(one["table"], one["number"]) for one in told["reports"]] == [(table, 2)]
    assert friend.get("/api/me/export")["chat"][0]["text"] == "other words"
    delete(me, "/api/me")
    for where in ("chat", "pushes", "mails", "mutes", "reports"):
        assert rows(house, f"SELECT count(*) FROM {where} WHERE guest = '{guest}'") == [(0,)], where
    assert [line["text"] for line in friend.get(chat)["lines"]] == ["other words"]


def test_what_is_mine_can_be_deleted(house: Running) -> None:
    """The name is gone from every table, keys and devices open nothing, and the others can go on."""
    me, friend, key = named(house, "Robin"), named(house, "Jay"), Authenticator()
    register(me, key)
    laid = me.lay(seats={"south": "me", "north": "open"}, public=True, name="Robin's table")
    address = f"/api/tables/{laid['table']}"
    friend.post(f"{address}/claim", {"kind": "invite", "seat": "north"})
    finished = over(house, me, friend)
    alone = me.lay(seats=HOT, public=True)["table"]
    with friend.socket(laid["table"]) as socket:
        socket.look("north")
        delete(me, "/api/me")
        socket.until(lambda message: message["type"] == "table" and message["seats"][0]["player"] == "left")
    told = friend.get(address)
    assert told["title"] == ""
    assert [(seat["player"], seat["who"]) for seat in told["seats"]] == [("left", None), ("person", "Jay")]
    assert friend.post(f"{address}/rematch")["table"] != laid["table"]
    seats = friend.get(f"/api/tables/{finished}")["seats"]
    assert [(seat["player"], seat["who"]) for seat in seats] == [("person", None), ("person", "Jay")]
    assert "Robin" not in str(friend.get(f"/api/tables/{finished}/record"))
    assert "Robin" not in str(friend.get(f"{address}/sittings"))
    again = friend.post(f"/api/tables/{finished}/rematch")["table"]
    assert [seat["player"] for seat in friend.get(f"/api/tables/{again}")["seats"]] == ["open", "person"]
    assert code(friend.get(f"/api/tables/{alone}", 404)) == "unknown-table"
    assert me.get("/api/me")["tables"] == []
    assert code(sign(Guest(house.address), key, 403)) == "unknown-passkey-here"
    assert rows(house, "SELECT count(*) FROM guests WHERE name = 'Robin'") == [(0,)]


def over(house: Running, me: Guest, friend: Guest) -> str:
    """A finished game of both."""
    table = str(me.lay(seats={"south": "me", "north": "open"}, public=True)["table"])
    friend.post(f"/api/tables/{table}/claim", {"kind": "invite", "seat": "north"})
    people = {"south": me, "north": friend}
    sockets = {seat: one.socket(table) for seat, one in people.items()}
    at = {seat: socket.look(seat) for seat, socket in sockets.items()}
    while at["south"]["outcome"] is None:
        asked = at["south"]["question"]["seat"]
        done = sockets[asked].play(at[asked]["offers"][-1]["action"])
        at = {seat: socket.see(done["at"]) for seat, socket in sockets.items()}
    for socket in sockets.values():
        socket.close()
    return table


def run(house: Running, statement: str) -> None:
    with house.app.state.house.database.engine.begin() as connection:
        connection.execute(text(statement))


def rows(house: Running, statement: str) -> list[Any]:
    with house.app.state.house.database.engine.connect() as connection:
        return [tuple(row) for row in connection.execute(text(statement))]
