"""What stands before every request: limits, the check of origins, security headers, and one line in the log."""

from __future__ import annotations

import logging
import time
from typing import Final
from urllib.parse import parse_qs

from starlette.datastructures import Headers, MutableHeaders
from starlette.routing import Match
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from weald.engine.errors import WealdError
from weald.server.errors import ServerError
from weald.server.house import House
from weald.server.limits import address_of, network_of
from weald.server.metrics import REQUEST_SECONDS, REQUESTS
from weald.server.origins import is_own
from weald.server.rest import problem
from weald.texts.locales import SPOKEN, accepted, nearest

_LOG = logging.getLogger("weald.server.requests")
_SAFE: Final = ("GET", "HEAD", "OPTIONS")
_METHODS: Final = (*_SAFE, "POST", "PUT", "PATCH", "DELETE")  # any other token is no method, and no label of a metric
_POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
_HEADERS: Final = {
    "Content-Security-Policy": _POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
}
_PARTS: Final = ("text/javascript", "text/css", "font/")  # these are no pages: headers for pages are left out
_HEADERS_OF_PARTS: Final = {name: _HEADERS[name] for name in ("X-Content-Type-Options", "Cross-Origin-Resource-Policy")}
OPERATOR: Final = "/api/operator/"
_HTTPS: Final = "max-age=31536000"


class Guard:
    """An ASGI middleware around the whole application."""

    def __init__(self, app: ASGIApp, house: House) -> None:
        self.app = app
        self.house = house

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            SPOKEN.set(_language(scope))
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        began = time.perf_counter()
        status = 0
        measured = True  # what the limits refuse is counted as refused, and costs nothing more
        secure = self.house.config.secure or scope["scheme"] == "https"

        async def send_guarded(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableHeaders(scope=message)
                part = headers.get("content-type", "").startswith(_PARTS)
                for name, value in (_HEADERS_OF_PARTS if part else _HEADERS).items():
                    headers.setdefault(name, value)
                headers.setdefault("Cache-Control", "no-store")
                if secure:
                    headers["Strict-Transport-Security"] = _HTTPS
            await send(message)

        try:
            try:
                self._check(scope)
                await self.app(scope, _Measured(receive, self.house.config.limits.body), send_guarded)
            except WealdError as error:
                measured = error.code != "too-many-requests"
                await problem(error)(scope, receive, send_guarded)
            except Exception:
                _LOG.exception("fault", extra={"route": route_of(scope)})
                if status:
                    raise  # the answer has begun: break it off
                await problem(ServerError(500, "server-fault"))(scope, receive, send_guarded)
        finally:
            if measured:
                self._note(scope, status, time.perf_counter() - began)

    def _check(self, scope: Scope) -> None:
        headers = Headers(scope=scope)
        address = address_of(scope.get("client"))
        network = network_of(scope.get("client"))
        if scope["path"] not in ("/healthz", "/metrics") and (
            not self.house.requests.take(address) or not (network is None or self.house.networks.take(network))
        ):
            raise ServerError(429, "too-many-requests")
        if scope["path"].startswith("/api/") and not scope["path"].startswith(OPERATOR):
            self.house.bans.check(scope.get("client"))  # the page itself says so, and an operator can lift it
        if scope["method"] not in _METHODS:
            raise ServerError(405, "bad-method")
        config = self.house.config
        own = is_own(headers, scope["scheme"], config.secure, config.origins)
        if scope["method"] not in _SAFE and not own:
            raise ServerError(403, "foreign-origin")
        length = headers.get("content-length", "0")
        if not length.isdecimal() or int(length) > config.limits.body:
            raise ServerError(413, "too-large")

    def _note(self, scope: Scope, status: int, seconds: float) -> None:
        """One line a request: the route, never the query, headers or body, for those may hold secrets."""
        route = route_of(scope)
        method = scope["method"] if scope["method"] in _METHODS else "other"
        REQUESTS.labels(route, method, status).inc()
        REQUEST_SECONDS.labels(route).observe(seconds)
        facts = {"method": method, "route": route, "status": status, "ms": round(seconds * 1000, 1)}
        if "table" in scope.get("path_params", {}):
            facts["table"] = scope["path_params"]["table"]
        _LOG.log(logging.ERROR if status >= 500 else logging.INFO, "request", extra=facts)


def _language(scope: Scope) -> str:
    """The language of what the server itself says. A browser cannot choose a socket's headers: `?lang=uk` there."""
    chosen = parse_qs(scope["query_string"].decode("latin-1")).get("lang") if scope["type"] == "websocket" else None
    return nearest(chosen) if chosen else accepted(Headers(scope=scope).get("accept-language", ""))


class _Measured:
    """Reads no more of a body than is allowed, whatever its header says."""

    def __init__(self, receive: Receive, most: int) -> None:
        self.receive = receive
        self.most = most
        self.seen = 0

    async def __call__(self) -> Message:
        message = await self.receive()
        self.seen += len(message.get("body", b""))
        if self.seen > self.most:
            raise ServerError(413, "too-large")
        return message


def route_of(scope: Scope) -> str:
    """The route as it is written in the code, so that metrics have few names; static files are one route."""
    application = scope.get("app")
    if application is None or "endpoint" not in scope:
        return "none"
    for route in application.routes:
        match, _ = route.matches(scope)
        if match is not Match.NONE:
            return str(getattr(route, "path", "")) or "static"
    return "none"
