"""The OpenAPI document, made from `operations.py` and the classes of `messages.py`."""

from __future__ import annotations

import re
from functools import cache
from typing import Any, Final, get_args

import msgspec
from starlette.requests import Request
from starlette.responses import Response

import weald
from weald.server import messages
from weald.server.operations import OPERATIONS, Operation
from weald.server.rest import JSON, reply
from weald.server.rest_operator import PATH as OPERATOR

_REFUSED: Final = ("400", "401", "403", "404", "405", "409", "413", "415", "422", "429", "503")
_TEXT: Final = "text/plain"
_PATHS: Final[dict[str, dict[str, Any]]] = {
    "table": {"type": "string", "minLength": 1, "pattern": "^[0-9a-f]{16}$"},
    "token": {"type": "string", "pattern": "^[0-9a-f]{16}$"},
    "key": {"type": "string", "pattern": "^[0-9a-f]{16}$"},
    "device": {"type": "string", "pattern": "^[0-9a-f]{16}$"},
    "at": {"type": "integer", "minimum": 0, "maximum": 999_999_999},
    "game": {"type": "string", "minLength": 1},
    "book": {"type": "string", "minLength": 1},
    "lesson": {"type": "string", "minLength": 1},
}
# messages of sockets are no business of OpenAPI, but their shapes stand in the same document
_SOCKET: Final = (*get_args(messages.Asking), *get_args(messages.Saying))


async def openapi(request: Request) -> Response:
    """This very document."""
    return reply(document())


@cache
def document() -> dict[str, Any]:
    kinds = [kind for operation in OPERATIONS for kind in (operation.body, operation.answer) if kind not in (None, str)]
    schemas, components = msgspec.json.schema_components(
        [*kinds, *_SOCKET, messages.Problem], ref_template="#/components/schemas/{name}"
    )
    shapes = dict(zip([str(kind) for kind in kinds], schemas, strict=False))
    paths: dict[str, dict[str, Any]] = {}
    for operation in OPERATIONS:
        paths.setdefault(operation.path, {})[operation.method.lower()] = _operation(operation, shapes)
    schemes = {
        "guest": {"type": "apiKey", "in": "cookie", "name": "weald_guest"},
        "token": {"type": "http", "scheme": "bearer"},
        "operator": {"type": "apiKey", "in": "cookie", "name": "weald_operator"},
    }
    about = (
        "How the socket of a table (/api/tables/{table}/socket) speaks is told in docs/api.md; the messages are here."
    )
    return {
        "openapi": "3.1.0",
        "info": {"title": "Weald", "version": weald.__version__, "description": about},
        "paths": paths,
        "components": {"schemas": components, "securitySchemes": schemes},
        "security": [{}, {"guest": []}, {"token": []}],
    }


def _operation(operation: Operation, shapes: dict[str, Any]) -> dict[str, Any]:
    summary = (operation.handler.__doc__ or "").strip().split("\n")[0]
    told: dict[str, Any] = {
        "operationId": operation.handler.__name__,
        "summary": summary,
        "parameters": _parameters(operation),
        "responses": _responses(operation, shapes),
    }
    if operation.body is not None:
        content = {JSON: {"schema": shapes[str(operation.body)]}}
        told["requestBody"] = {"required": True, "content": content}
    if not operation.visited:
        told["security"] = [{"operator": []}] if operation.path.startswith(OPERATOR) else []
    return told


def _parameters(operation: Operation) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    for name in re.findall(r"{(\w+)}", operation.path):
        found.append({"name": name, "in": "path", "required": True, "schema": _PATHS[name]})
    for name, schema in operation.query.items():
        found.append({"name": name, "in": "query", "required": False, "schema": schema})
    return found


def _responses(operation: Operation, shapes: dict[str, Any]) -> dict[str, Any]:
    problem = {JSON: {"schema": {"$ref": "#/components/schemas/Problem"}}}
    told: dict[str, Any] = {status: {"description": "Refused", "content": problem} for status in _REFUSED}
    done: dict[str, Any] = {"description": "Done"}
    if operation.answer is str:
        done["content"] = {_TEXT: {"schema": {"type": "string"}}}
    elif operation.answer is not None:
        done["content"] = {JSON: {"schema": shapes[str(operation.answer)]}}
    told[str(operation.status)] = done
    return told
