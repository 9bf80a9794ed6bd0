"""Requests about me: my devices, my keys, my mail address; what is kept of me, and that it goes."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

import msgspec
from starlette.responses import Response

from weald.server import passkeys
from weald.server.errors import ServerError
from weald.server.mail import looks_like_address, tidy_address
from weald.server.messages import encode
from weald.server.names import tidy
from weald.server.people import ADDRESS, CODE, REGISTER
from weald.server.person_messages import (
    Challenge,
    DeviceTold,
    Export,
    ExportedSeat,
    LettersWanted,
    LinkGiven,
    MailGiven,
    MailTold,
    NewPasskey,
    PairingTold,
    PasskeyTold,
    PersonTold,
    RenamePasskey,
)
from weald.server.records import Guest, Mail, Pass, Passkey, Session, later
from weald.server.rest import Asked, reply
from weald.server.secrets import digest, looks_right, new_code, new_secret
from weald.texts import Texts
from weald.texts.locales import SPOKEN

CODE_SECONDS = 300
LETTER_SECONDS = 1200


async def person(asked: Asked) -> PersonTold:
    """What belongs to me beside my games."""
    guest, house = asked.visitor.guest, asked.house
    if guest is None:
        name = house.seats.name(asked.visitor) if asked.visitor.token is None else ""
        return PersonTold(name, 0, [], [], MailTold(None) if house.post.on else None)
    return PersonTold(
        guest.name,
        await house.database.read(house.belongings.count, guest.id),
        _devices(await house.database.read(house.people.sessions, guest.id), asked.visitor.session),
        _keys(await house.database.read(house.people.passkeys, guest.id)),
        _mail(await house.database.read(house.people.mail, guest.id)) if house.post.on else None,
    )


def _devices(sessions: Iterable[Session], here: str) -> list[DeviceTold]:
    return [DeviceTold(one.id, one.browser, one.system, one.made, one.seen, one.hash == here) for one in sessions]


def _keys(keys: Iterable[Passkey]) -> list[PasskeyTold]:
    return [PasskeyTold(key.id, key.name, key.made, key.used) for key in keys]


def _mail(mail: Mail) -> MailTold:
    return MailTold(mail.address, mail.turns)


def mine(asked: Asked) -> Guest:
    """The guest who asks, if there is anything of theirs."""
    if asked.visitor.token is not None:
        raise ServerError(403, "token-scope")
    if asked.visitor.guest is None:
        raise ServerError(404, "unknown-person")
    return asked.visitor.guest


async def refresh(asked: Asked, tables: Iterable[str], ended: Iterable[str]) -> None:
    """Let this worker know of what has changed in the database: the others hear of it."""
    asked.house.devices.end(ended)
    for table in tables:
        live = asked.house.tables.find(table)
        if live is not None:
            await asked.house.tables.refresh(live)


# devices


async def sign_out(asked: Asked) -> None:
    """Sign out one of my devices: this one, or another."""
    guest = mine(asked)
    device = str(asked.request.path_params["device"])
    ended = await asked.house.database.write(asked.house.people.sign_out, guest.id, device)
    if ended is None:
        raise ServerError(404, "unknown-device")
    await refresh(asked, [], [ended])
    if ended == asked.visitor.session:
        begin_anew(asked)


def begin_anew(asked: Asked) -> None:
    """Give this device another cookie: it is nobody's."""
    asked.visitor.secret, asked.visitor.fresh, asked.visitor.guest = new_secret(), True, None


async def pair(asked: Asked) -> Response:
    """A code with which another device becomes mine. The one before it ends."""
    asked.count_creation()
    guest = await asked.house.seats.guest(asked.visitor)
    code, until = new_code(), later(CODE_SECONDS)
    await asked.house.database.write(
        asked.house.people.add_pass, Pass(digest(code), CODE, until, guest.id), instead=True
    )
    return reply(PairingTold(code, f"/#/pair/{code}", until), 201)


async def end_pairing(asked: Asked) -> None:
    """The code that I was shown is good no more."""
    await asked.house.database.write(asked.house.people.end_passes, mine(asked).id, CODE)


# passkeys


async def passkey_options(asked: Asked) -> Challenge:
    """What my browser needs to make a key for me."""
    asked.count_creation()
    there = passkeys.party(asked.house.config, asked.request.headers, asked.request.url.scheme)
    guest = await asked.house.seats.guest(asked.visitor)
    known = await asked.house.database.read(asked.house.people.passkeys, guest.id)
    options, challenge = passkeys.to_register(there, guest, known)
    one = Pass(digest(challenge), REGISTER, later(passkeys.SECONDS), guest.id, asked.visitor.session)
    await asked.house.database.write(asked.house.people.add_pass, one, instead=True)
    return Challenge(options)


async def add_passkey(asked: Asked) -> Response:
    """A key that my browser has made for me."""
    given = await asked.body(NewPasskey)
    name = tidy(given.name)
    guest = mine(asked)
    asked.count_creation()
    there = passkeys.party(asked.house.config, asked.request.headers, asked.request.url.scheme)
    challenge = passkeys.challenge_of(given.credential)
    house = asked.house
    await house.database.write(house.people.take_pass, digest(challenge), REGISTER, asked.visitor.session, guest.id)
    key = await asyncio.to_thread(passkeys.registered, there, challenge, given.credential, guest.id, name)
    if not await house.database.write(house.people.add_passkey, key):
        raise ServerError(409, "known-passkey")
    return reply(PasskeyTold(key.id, key.name, key.made, key.used), 201)


async def rename_passkey(asked: Asked) -> None:
    """Call a key of mine something else."""
    name = tidy((await asked.body(RenamePasskey)).name)
    key = str(asked.request.path_params["key"])
    if not await asked.house.database.write(asked.house.people.rename_passkey, mine(asked).id, key, name):
        raise ServerError(404, "unknown-passkey")


async def remove_passkey(asked: Asked) -> None:
    """A key of mine opens nothing any more."""
    key = str(asked.request.path_params["key"])
    if not await asked.house.database.write(asked.house.people.remove_passkey, mine(asked).id, key):
        raise ServerError(404, "unknown-passkey")


# mail


def letter_to(asked: Asked, address: str) -> str:
    """An address to which a letter may go now: it looks like one, and has not had many."""
    if not asked.house.post.on:
        raise ServerError(404, "no-mail")
    tidied = tidy_address(address)
    if not looks_like_address(tidied):
        raise ServerError(422, "bad-mail")
    asked.count_creation()
    if not asked.house.letters.take(digest(tidied)):
        raise ServerError(429, "too-many-letters")
    return tidied


async def give_mail(asked: Asked) -> None:
    """My mail address. It is kept once I have opened the link that is sent to it."""
    address = letter_to(asked, (await asked.body(MailGiven)).address)
    guest = await asked.house.seats.guest(asked.visitor)
    secret = new_secret()
    one = Pass(digest(secret), ADDRESS, later(LETTER_SECONDS), guest.id, facts=address)
    await asked.house.database.write(asked.house.people.add_pass, one, instead=True)
    facts = {"name": guest.name, "link": asked.house.post.link(f"/mail/{secret}"), "minutes": LETTER_SECONDS // 60}
    texts = Texts()
    asked.house.post.send(address, texts.say("mail-address-subject"), texts.say("mail-address-text", **facts))


async def confirm_mail(asked: Asked) -> MailTold:
    """I have opened the link: the address is mine."""
    secret = (await asked.body(LinkGiven)).secret
    guest, house = mine(asked), asked.house
    if not house.guesses.take(asked.visitor.address):
        raise ServerError(429, "too-many-guesses")
    if not looks_right(secret):
        raise ServerError(403, "bad-pass")
    one = await house.database.write(house.people.take_pass, digest(secret), ADDRESS, None, guest.id)
    if not await house.database.write(house.people.set_mail, guest.id, one.facts):
        raise ServerError(409, "mail-taken")
    return MailTold(one.facts)


async def remove_mail(asked: Asked) -> None:
    """My mail address is kept no longer, and links that were sent to it open nothing."""
    await asked.house.database.write(asked.house.people.remove_mail, mine(asked).id)


async def choose_letters(asked: Asked) -> MailTold:
    """Whether I get letters when it is my turn in a game over days; in the language that I read now."""
    wanted = await asked.body(LettersWanted)
    guest, house = mine(asked), asked.house
    if not house.post.on:
        raise ServerError(404, "no-mail")
    if not await house.database.write(house.letter_store.choose, guest.id, wanted.turns, SPOKEN.get()):
        raise ServerError(409, "no-address")
    return _mail(await house.database.read(house.people.mail, guest.id))


async def end_letters(asked: Asked) -> None:
    """I want no more letters: by the link at the end of one, whoever I am here."""
    secret = (await asked.body(LinkGiven)).secret
    house = asked.house
    if not house.guesses.take(asked.visitor.address):
        raise ServerError(429, "too-many-guesses")
    if not house.post.on:
        raise ServerError(404, "no-mail")
    if not await house.writing.end(secret):
        raise ServerError(403, "bad-pass")


# what is kept of me


async def export(asked: Asked) -> Response:
    """What is kept of me, as a file."""
    asked.count_work()
    guest, house = mine(asked), asked.house
    read = house.database.read
    seats = [_exported(row) for row in await read(house.belongings.export, guest.id)]
    tokens = [
        {"table": token.table, "seat": token.seat, "scopes": token.scopes, "made": made}
        for _, made, token in await read(house.store.tokens, guest.id)
    ]
    told = Export(
        guest.name,
        await read(house.people.since, guest.id),
        _mail(await read(house.people.mail, guest.id)),
        _devices(await read(house.people.sessions, guest.id), asked.visitor.session),
        _keys(await read(house.people.passkeys, guest.id)),
        tokens,
        seats,
        *await read(house.belongings.said, guest.id),
    )
    headers = {"Content-Disposition": 'attachment; filename="weald.json"'}
    return Response(msgspec.json.format(encode(told)), media_type="application/json", headers=headers)


def _exported(row: dict[str, object]) -> ExportedSeat:
    winners = msgspec.json.decode(str(row["winners"]), type=list[str]) if row["winners"] is not None else None
    scores = msgspec.json.decode(str(row["scores"]), type=dict[str, int]) if row["scores"] is not None else None
    result = None if winners is None else ("won" if row["seat"] in winners else "lost")
    told = {name: row[name] for name in ("game", "title", "seat", "came", "went", "over")}
    facts = {**told, "table": row["id"], "made": row["made"], "result": result, "winners": winners, "scores": scores}
    return msgspec.convert(facts, ExportedSeat)


async def forget_me(asked: Asked) -> None:
    """Delete what is mine: name, keys, devices, address. My seats are left; finished games keep a nameless guest."""
    guest = mine(asked)
    asked.count_creation()
    tables, ended = await asked.house.database.write(asked.house.belongings.give_up, guest.id)
    await refresh(asked, tables, ended)
    begin_anew(asked)
