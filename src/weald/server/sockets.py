"""The socket of a table. No messages are queued: a woken client gets the newest position once it can take it."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

import msgspec
from starlette.responses import Response
from starlette.websockets import WebSocket, WebSocketDisconnect

from weald.engine.errors import NotYourQuestion, WealdError
from weald.server.errors import ServerError, StoreGone, status_of, told
from weald.server.house import House
from weald.server.limits import address_of
from weald.server.listing import tell_table
from weald.server.live import Live
from weald.server.messages import (
    Answer,
    Asking,
    Away,
    Back,
    Clocks,
    Done,
    Failed,
    Foretell,
    Foretold,
    Hint,
    Look,
    Ping,
    Play,
    Pong,
    Said,
    Undo,
    Why,
    encode,
)
from weald.server.metrics import MESSAGES, REFUSALS, SENT, SLOW, SOCKETS
from weald.server.origins import is_own
from weald.server.positions import message as told_position
from weald.server.seats import Visitor

_LOG = logging.getLogger("weald.server.sockets")
_DECODER: Final = msgspec.json.Decoder(Asking)
_SLOW: Final = 1013
_CLOSING: Final = {403: 4403, 404: 4404}  # by status: you may not come in; this table is not, or no longer, yours
_VANISHED: Final = 1006
_AGAIN: Final = 1.0  # seconds before the database is asked again


async def table_socket(websocket: WebSocket) -> None:
    """Let a client in. Others get the answer that a request would get."""
    house: House = websocket.app.state.house
    address = address_of(websocket.scope.get("client"))
    table = websocket.path_params["table"]
    try:
        config = house.config
        if not is_own(websocket.headers, websocket.url.scheme, config.secure, config.origins):
            raise ServerError(403, "foreign-origin")
        if not house.requests.take(address):
            raise ServerError(429, "too-many-requests")
        house.bans.check(websocket.scope.get("client"))
        visitor = await house.seats.visitor(address, websocket.headers, websocket.cookies)
        await house.seats.enter(table, visitor)
        live = await house.tables.get(table)
        if not house.sockets.enter(address):
            raise ServerError(429, "too-many-sockets")
    except WealdError as error:
        REFUSALS.labels(error.code).inc()
        body = encode({"error": told(error)})
        await websocket.send_denial_response(Response(body, status_of(error), media_type="application/json"))
        return
    try:
        await Socket(house, websocket, visitor, live).run()
    finally:
        house.sockets.leave(address)


class Socket:
    """One client at one table."""

    def __init__(self, house: House, websocket: WebSocket, visitor: Visitor, live: Live) -> None:
        self.house = house
        self.websocket = websocket
        self.visitor = visitor
        self.live = live
        self.seat: str | None = None
        self.drawn = False
        self.looking = False
        self._known: tuple[int, int | None] = (-1, None)  # what this client has been told: actions and undos
        self._shown: tuple[int, int, str | None] | None = None  # the position that was sent last
        self._clocks: tuple[int | None, list[int | None]] | None = None  # the clocks that were sent last
        self._said = 0  # the last line of the chat that was told of
        self.away = False  # the client is open, but nobody looks at it
        self._seating = -1
        self._watching = live.watching
        self._bans = house.bans.version
        self._dirty = asyncio.Event()
        self._sending = asyncio.Lock()
        self._signed_out = False
        self._thinking: asyncio.Task[None] | None = None  # about a hint

    def sign_out(self) -> None:
        """The device of this socket is signed out: it is closed, and nothing more is told."""
        self._signed_out = True
        self.wake()

    def wake(self) -> None:
        self._dirty.set()

    async def run(self) -> None:
        self.live.listeners.add(self)  # keeps the table in memory
        session = self.visitor.session if self.visitor.guest is not None else ""
        if session:
            self.house.devices.enter(session, self)
        SOCKETS.inc()
        self.house.clocks.changed(self.live)  # in case it should run and does not
        tasks: set[asyncio.Task[None]] = set()
        try:
            await self._accept()
            await self._check_device()  # it may have been signed out on the way here
            tasks = {asyncio.create_task(self._send_news()), asyncio.create_task(self._read())}
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        except (WebSocketDisconnect, ConnectionError):
            pass
        except TimeoutError:
            SLOW.inc()
            await self._close(_SLOW)
        except WealdError as error:
            await self._close(_CLOSING.get(status_of(error), _SLOW))
        except Exception:
            _LOG.exception("socket failed", extra={"table": self.live.id})
            await self._close(1011)
        finally:
            if self._thinking is not None:
                tasks.add(self._thinking)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            self.live.listeners.discard(self)
            if session:
                self.house.devices.leave(session, self)
            if not self.live.listeners:
                self.live.messages = {}
            self._presence_changed()
            SOCKETS.dec()

    async def _accept(self) -> None:
        try:
            await self.websocket.accept()
        except OSError as gone:  # Starlette itself reports a disconnect only on a later send
            raise WebSocketDisconnect(_VANISHED) from gone

    async def _close(self, code: int) -> None:
        try:
            async with asyncio.timeout(1):
                await self.websocket.close(code)
        except (TimeoutError, RuntimeError, WebSocketDisconnect):
            pass

    def _presence_changed(self) -> None:
        self.live.seating += 1
        self.live.wake()

    # what goes out

    async def _send(self, message: bytes) -> None:
        """Send a message. Gives up on a client that is too slow."""
        async with asyncio.timeout(self.house.config.limits.send_seconds), self._sending:
            try:
                await self.websocket.send_text(message.decode())
            except RuntimeError as closed:  # raised by Starlette and uvicorn for a send after the end
                raise WebSocketDisconnect(_VANISHED) from closed

    async def _send_news(self) -> None:
        while True:
            await self._dirty.wait()
            self._dirty.clear()
            if self._signed_out or self.live.gone:
                raise ServerError(404, "unknown-table")
            if self._bans != self.house.bans.version:
                self._bans = self.house.bans.version
                self.house.bans.check(self.websocket.scope.get("client"), self.visitor.guest_id)
            if self._watching != self.live.watching:
                self._watching = self.live.watching
                if not await self.house.seats.may_watch(self.live, self.visitor):
                    raise ServerError(404, "unknown-table")
            if not self.looking:
                continue
            try:
                news = await self.house.tables.look(self.live, self._news)
            except StoreGone:  # the table cannot be read again yet: try later
                await asyncio.sleep(_AGAIN)
                self.wake()
                continue
            for message in news:
                await self._send(message)

    def _news(self) -> list[bytes]:
        """Everything that is new to this client, in its newest state."""
        live = self.live
        found: list[bytes] = []
        mine = self.house.seats.mine(live, self.visitor)
        if self.seat is not None and self.seat not in mine:
            if not mine and (not live.record.public or self.visitor.token is not None):
                raise ServerError(404, "unknown-table")
            self.seat, self._shown = None, None
        if self._seating != live.seating:
            self._seating = live.seating
            found.append(encode(tell_table(live, mine, self.visitor.guest_id)))
        if self._shown != (live.at, live.undos, live.record.ended):
            since = live.known(*self._known)
            found.append(told_position(live, self.seat, since, self.drawn))
            self._known, self._shown = (live.at, live.undos), (live.at, live.undos, live.record.ended)
            SENT.inc()
        clocks = (live.flag_at, [seat.bank for seat in live.seats])
        if self._clocks != clocks and live.clocks(0):
            self._clocks = clocks
            running = live.asked if live.flag_at is not None else None
            hour = self.house.tables.hours.now()
            found.append(encode(Clocks(live.clocks(hour), running, live.free(hour))))
        if self._said < live.record.said:
            self._said = live.record.said
            found.append(encode(Said(live.record.said)))
        return found

    # what comes in

    async def _read(self) -> None:
        limits = self.house.config.limits
        while True:
            received = await self.websocket.receive()
            if received["type"] == "websocket.disconnect":
                return
            await asyncio.sleep(self.house.messages.wait(self.visitor.key))
            text = received.get("text")
            number = 0
            try:
                if text is None or len(text) > limits.message:
                    raise ServerError(400, "bad-message")
                try:
                    message = _DECODER.decode(text)
                except (msgspec.MsgspecError, RecursionError, UnicodeError):
                    number = _id_of(text)
                    raise ServerError(400, "bad-message") from None
                number = getattr(message, "id", 0)
                await self._hear(message)
            except WealdError as error:
                REFUSALS.labels(error.code).inc()
                await self._send(encode(Failed(id=number, **told(error, self.live.record.game))))

    async def _hear(self, message: Asking) -> None:
        MESSAGES.labels(type(message).__name__.lower()).inc()
        tables, live = self.house.tables, self.live
        if not tables.trusted:
            await tables.refresh(live)
            await self._check_device()
        if self._signed_out:
            raise ServerError(403, "not-your-seat")
        if isinstance(message, Look):
            self._look(message)
        elif isinstance(message, Away):
            self.away = message.away
        elif isinstance(message, Play):
            self._check_player(message.seat)
            at = await tables.play(live, message.seat, message.action, message.at, message.undos)
            await self._send(encode(Done(message.id, at)))
        elif isinstance(message, Undo):
            self._check_player(message.seat)
            at = await tables.undo(live, message.seat, message.at, message.undos)
            await self._send(encode(Done(message.id, at)))
        elif isinstance(message, Back):
            self._check_player(message.seat)
            at = await tables.take_back_turn(live, message.seat, message.at, message.undos)
            await self._send(encode(Done(message.id, at)))
        elif isinstance(message, Why):
            self._check_seat(message.seat)
            await self._send(await tables.look(live, lambda: self._why(message)))
        elif isinstance(message, Foretell):
            self._check_seat(message.seat)
            await self._send(await tables.look(live, lambda: self._foretell(message)))
        elif isinstance(message, Hint):
            self._check_player(message.seat)
            self._hint(message)
        elif isinstance(message, Ping):
            await self._send(encode(Pong()))

    def _look(self, message: Look) -> None:
        mine = self.house.seats.mine(self.live, self.visitor)
        if message.seat is not None and message.seat not in mine:
            raise ServerError(403, "not-your-seat")
        same = sum(1 for other in self.live.listeners if other.seat == message.seat and other is not self)
        if message.seat is not None and same >= self.house.config.limits.sockets_per_seat:
            raise ServerError(429, "too-many-sockets")
        changed = self.seat != message.seat or not self.looking
        self.seat, self.drawn, self.looking = message.seat, message.drawing, True
        self._known = (message.at, message.undos)
        self._shown = None
        if changed:
            self._presence_changed()
        self.wake()

    async def _check_device(self) -> None:
        """Ask whether the device is still signed in, where that may have gone unheard."""
        if self.visitor.guest is not None:
            session = self.visitor.session
            if not await self.house.database.read(self.house.people.known, [session]):
                self.sign_out()

    def _check_seat(self, seat: str) -> None:
        self.house.seats.check_holder(self.live, self.visitor, seat)

    def _check_player(self, seat: str) -> None:
        self.house.seats.check_player(self.live, self.visitor, seat)

    def _why(self, message: Why) -> bytes:
        """Why an action is refused. Only the asked seat may ask."""
        table = self.live.table
        if self.live.actor != message.seat:
            return encode(Answer(message.id, message.action, None, "not-your-question"))
        refusal = table.why_not(message.action)
        law, why = (refusal.law, refusal.why) if refusal is not None else (None, None)
        return encode(Answer(message.id, message.action, law, why))

    def _foretell(self, message: Foretell) -> bytes:
        """What an action would change. Only the asked seat may ask."""
        live = self.live
        live.check_moment(message.at, message.undos)
        if live.actor != message.seat:
            raise NotYourQuestion(message.seat, live.actor or "")
        changes = live.table.foretell(message.action)
        return encode(Foretold(message.id, live.at, live.undos, message.action, changes))

    def _hint(self, message: Hint) -> None:
        """Have somebody think, and go on listening meanwhile."""
        if self._thinking is not None and not self._thinking.done():
            raise ServerError(429, "too-many-hints")
        self._thinking = asyncio.create_task(self._answer_hint(message))

    async def _answer_hint(self, message: Hint) -> None:
        try:
            found = await self.house.advising.hint(self.live, message, self.visitor.address)
            await self._send(encode(found))
        except WealdError as error:
            REFUSALS.labels(error.code).inc()
            await self._send(encode(Failed(id=message.id, **told(error, self.live.record.game))))
        except (TimeoutError, WebSocketDisconnect):
            _LOG.debug("nobody waits for a hint", extra={"table": self.live.id})


class _Numbered(msgspec.Struct):
    id: int = 0


def _id_of(text: str) -> int:
    """The number of a message that is not understood, so that the answer can name it."""
    try:
        number = msgspec.json.decode(text, type=_Numbered).id
    except (msgspec.MsgspecError, RecursionError, UnicodeError):
        return 0
    return number if 0 <= number <= 1_000_000_000 else 0
