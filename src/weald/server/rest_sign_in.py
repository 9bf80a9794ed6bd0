"""Requests that sign a device in: by passkey, by pairing code, by a link sent by mail. All lead to an arrival.

An arrival says whom this device is about to become, and waits for a yes: nobody becomes somebody else unasked.
"""

from __future__ import annotations

import asyncio

from starlette.responses import Response

from weald.server import passkeys
from weald.server.errors import ServerError
from weald.server.messages import Me
from weald.server.people import ARRIVAL, CODE, LETTER, SIGN
from weald.server.person_messages import Arrival, Challenge, CodeGiven, LinkGiven, MailGiven, Signed, SignIn
from weald.server.records import Pass, later
from weald.server.rest import Asked, reply
from weald.server.rest_person import LETTER_SECONDS, letter_to, refresh
from weald.server.rest_tables import me
from weald.server.secrets import digest, looks_right, new_secret, tidy_code
from weald.texts import Texts

ARRIVAL_SECONDS = 600


async def sign_in_options(asked: Asked) -> Challenge:
    """What a browser needs to sign in with a key that it has."""
    _no_program(asked)
    asked.count_creation()
    there = passkeys.party(asked.house.config, asked.request.headers, asked.request.url.scheme)
    options, challenge = passkeys.to_sign_in(there)
    one = Pass(digest(challenge), SIGN, later(passkeys.SECONDS), session=asked.visitor.session)
    await asked.house.database.write(asked.house.people.add_pass, one)
    return Challenge(options)


async def sign_in_passkey(asked: Asked) -> Response:
    """A key has signed: whose is it?"""
    credential = (await asked.body(Signed)).credential
    _guess(asked)
    house = asked.house
    there = passkeys.party(house.config, asked.request.headers, asked.request.url.scheme)
    challenge = passkeys.challenge_of(credential)
    await house.database.write(house.people.take_pass, digest(challenge), SIGN, asked.visitor.session)
    key = await house.database.read(house.people.passkey, str(credential.get("id", "")))
    if key is None:
        raise ServerError(403, "unknown-passkey-here")
    count = await asyncio.to_thread(passkeys.signed, there, challenge, credential, key)
    if not await house.database.write(house.people.use_passkey, key.credential, key.count, count):
        raise ServerError(403, "bad-passkey")
    return await _arrive(asked, key.guest)


async def sign_in_code(asked: Asked) -> Response:
    """The code that another device shows: whose device is it?"""
    code = tidy_code((await asked.body(CodeGiven)).code)
    _guess(asked)
    if not asked.house.codes.take(CODE):
        raise ServerError(429, "too-many-guesses")
    found = await asked.house.database.write(asked.house.people.take_pass, digest(code), CODE)
    return await _arrive(asked, found.guest)


async def sign_in_mail(asked: Asked) -> None:
    """Send a link to a mail address, if it is somebody's. The answer does not say whether it is."""
    _no_program(asked)
    address = letter_to(asked, (await asked.body(MailGiven)).address)
    asked.house.later(_send_link(asked, address))


async def _send_link(asked: Asked, address: str) -> None:
    house = asked.house
    guest = await house.database.read(house.people.mailed, address)
    person = await house.database.read(house.people.guest, guest) if guest else None
    if person is None:
        return
    secret, texts = new_secret(), Texts()
    one = Pass(digest(secret), LETTER, later(LETTER_SECONDS), person.id)
    await house.database.write(house.people.add_pass, one, instead=True)
    facts = {"name": person.name, "link": house.post.link(f"/sign-in/{secret}"), "minutes": LETTER_SECONDS // 60}
    await house.post.send(address, texts.say("mail-sign-in-subject"), texts.say("mail-sign-in-text", **facts))


async def sign_in_link(asked: Asked) -> Response:
    """The secret of a link that was sent by mail: to whom?"""
    secret = (await asked.body(LinkGiven)).secret
    _guess(asked)
    if not looks_right(secret):
        raise ServerError(403, "bad-pass")
    found = await asked.house.database.write(asked.house.people.take_pass, digest(secret), LETTER)
    return await _arrive(asked, found.guest)


async def sign_in(asked: Asked) -> Me:
    """Yes: this device becomes that person, with a cookie of its own."""
    wanted = await asked.body(SignIn)
    _guess(asked)
    if not looks_right(wanted.arrival):
        raise ServerError(403, "bad-pass")
    house, visitor = asked.house, asked.visitor
    found = await house.database.write(house.people.take_pass, digest(wanted.arrival), ARRIVAL, visitor.session)
    person = await house.database.read(house.people.guest, found.guest or "")
    if person is None:
        raise ServerError(403, "bad-pass")
    if visitor.guest_id == person.id:
        return await me(asked)
    secret, bring = new_secret(), visitor.guest_id if wanted.bring else None
    tables, ended = await house.database.write(
        house.belongings.arrive, person.id, digest(secret), visitor.device, visitor.session, bring
    )
    visitor.secret, visitor.fresh, visitor.guest = secret, True, person
    await refresh(asked, tables, ended)
    return await me(asked)


def _no_program(asked: Asked) -> None:
    if asked.visitor.token is not None:
        raise ServerError(403, "token-scope")


def _guess(asked: Asked) -> None:
    """Count a try, right or wrong: what can be guessed is never tried for free."""
    _no_program(asked)
    if not asked.house.guesses.take(asked.visitor.address):
        raise ServerError(429, "too-many-guesses")


async def _arrive(asked: Asked, guest: str | None) -> Response:
    house, visitor = asked.house, asked.visitor
    person = await house.database.read(house.people.guest, guest or "")
    if person is None:
        raise ServerError(403, "bad-pass")
    arrival = new_secret()
    one = Pass(digest(arrival), ARRIVAL, later(ARRIVAL_SECONDS), person.id, visitor.session)
    await house.database.write(house.people.add_pass, one)
    tables = await house.database.read(house.belongings.count, visitor.guest_id) if visitor.guest_id else 0
    told = Arrival(arrival, person.name, house.seats.name(visitor), tables, visitor.guest_id == person.id)
    return reply(told)
