"""The application: its routes, and what happens when it starts and ends."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute

from weald.server.config import Config
from weald.server.errors import ServerError
from weald.server.guard import Guard
from weald.server.heap import Heap
from weald.server.house import House
from weald.server.openapi import openapi
from weald.server.operations import OPERATIONS
from weald.server.rest import endpoint, problem
from weald.server.sockets import table_socket
from weald.server.static import Static

_LOG = logging.getLogger("weald.server.app")
_CODES = {404: "unknown-address", 405: "bad-method"}


ROUTES: list[BaseRoute] = [
    *(Route(o.path, endpoint(o.handler, o.visited), methods=[o.method]) for o in OPERATIONS),
    Route("/api/openapi.json", openapi, methods=["GET"]),
    WebSocketRoute("/api/tables/{table}/socket", table_socket),
]


def make_app(config: Config, heap: Heap | None = None) -> Starlette:
    """The ASGI application of one worker; `heap`, if it has a process of its own."""
    house = House(config)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[dict[str, House]]:
        await house.open()
        if heap is not None:
            heap.settle()
        _LOG.info("open")
        yield {"house": house}
        if heap is not None:
            heap.stop()
        await house.close()
        _LOG.info("closed")

    routes = [*ROUTES, Route("/{path:path}", Static(secure=config.secure).answer, methods=["GET"])]
    app = Starlette(routes=routes, lifespan=lifespan, exception_handlers={HTTPException: _unknown})
    app.add_middleware(Guard, house=house)
    app.state.house = house
    return app


async def _unknown(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    response = problem(ServerError(error.status_code, _CODES.get(error.status_code, "bad-method")))
    response.headers.update(error.headers or {})
    return response
