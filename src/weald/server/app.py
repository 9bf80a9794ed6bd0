"""The application: its routes, in the order of docs/api.md, and what happens when it starts and ends."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute

from weald.server import rest_games, rest_tables
from weald.server.config import Config
from weald.server.errors import ServerError
from weald.server.guard import Guard
from weald.server.house import House
from weald.server.openapi import openapi
from weald.server.rest import Handler, endpoint, problem
from weald.server.sockets import table_socket
from weald.server.static import Static

_LOG = logging.getLogger("weald.server.app")
_CODES = {404: "unknown-address", 405: "bad-method"}


def _route(path: str, method: str, handler: Handler, visited: bool = True) -> Route:
    return Route(path, endpoint(handler, visited), methods=[method])


ROUTES: list[BaseRoute] = [
    _route("/api/me", "GET", rest_tables.me),
    _route("/api/me", "PATCH", rest_tables.rename),
    _route("/api/games", "GET", rest_games.games),
    _route("/api/games/{game}/seats", "POST", rest_games.game_seats),
    _route("/api/tables", "GET", rest_tables.list_tables),
    _route("/api/tables", "POST", rest_tables.lay_table),
    _route("/api/tables/{table}", "GET", rest_tables.show_table),
    _route("/api/tables/{table}/claim", "POST", rest_tables.claim),
    _route("/api/tables/{table}/links", "POST", rest_tables.links),
    _route("/api/tables/{table}/leave", "POST", rest_tables.leave),
    _route("/api/tables/{table}/rematch", "POST", rest_tables.rematch),
    _route("/api/tables/{table}/replay", "GET", rest_games.replay),
    _route("/api/tables/{table}/positions/{at}", "GET", rest_games.past),
    _route("/api/tables/{table}/journal", "GET", rest_games.journal),
    _route("/api/tables/{table}/python", "GET", rest_games.python),
    _route("/api/tokens", "POST", rest_tables.make_token),
    _route("/api/laws", "GET", rest_games.books),
    _route("/api/laws/{book}", "GET", rest_games.book),
    _route("/api/openapi.json", "GET", openapi, visited=False),
    _route("/healthz", "GET", rest_games.health, visited=False),
    _route("/metrics", "GET", rest_games.metrics, visited=False),
    WebSocketRoute("/api/tables/{table}/socket", table_socket),
]


def make_app(config: Config) -> Starlette:
    """The ASGI application of one worker."""
    house = House(config)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await house.open()
        _LOG.info("open")
        yield
        await house.close()
        _LOG.info("closed")

    routes = [*ROUTES, Route("/{path:path}", Static(), methods=["GET"])]
    app = Starlette(routes=routes, lifespan=lifespan, exception_handlers={HTTPException: _unknown, Exception: _fault})
    app.add_middleware(Guard, house=house)
    app.state.house = house
    return app


async def _unknown(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    response = problem(ServerError(error.status_code, _CODES.get(error.status_code, "bad-method")))
    response.headers.update(error.headers or {})
    return response


async def _fault(request: Request, error: Exception) -> Response:
    _LOG.error("fault", exc_info=error)
    return problem(ServerError(500, "server-fault"))
