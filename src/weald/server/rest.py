"""What all requests share: who asks, what they send, and how they are answered."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final, ParamSpec, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from weald.engine.errors import WealdError
from weald.server.database import Conflict
from weald.server.errors import ServerError, Stale, status_of, told
from weald.server.house import House
from weald.server.limits import address_of
from weald.server.messages import encode
from weald.server.metrics import REFUSALS
from weald.server.seats import COOKIE, Visitor

JSON: Final = "application/json"
_YEARS: Final = 2 * 365 * 24 * 3600
Body = TypeVar("Body")
P = ParamSpec("P")
T = TypeVar("T")


class Asked:
    """A request with the house it came to and the visitor who sent it."""

    def __init__(self, request: Request, house: House, visitor: Visitor) -> None:
        self.request = request
        self.house = house
        self.visitor = visitor

    @property
    def table(self) -> str:
        return str(self.request.path_params["table"])

    async def body(self, kind: type[Body]) -> Body:
        """The body of the request, checked."""
        sort = self.request.headers.get("content-type", "").partition(";")[0].strip().lower()
        if sort != JSON:
            raise ServerError(415, "not-json")
        try:
            return msgspec.json.decode(await self.request.body(), type=kind)
        except msgspec.ValidationError as error:
            raise ServerError(422, "bad-request", problem=str(error)) from None
        except (msgspec.DecodeError, RecursionError, UnicodeError):
            raise ServerError(400, "not-json") from None

    def number(self, name: str, given: str | None) -> int | None:
        """A whole number from the query."""
        if given is None:
            return None
        if not given.isascii() or not given.isdecimal() or len(given) > 9:
            raise ServerError(422, "bad-request", problem=name)
        return int(given)

    def flag(self, name: str) -> bool:
        """A yes or no out of an address; no, if it is not said."""
        given = self.request.query_params.get(name, "false")
        if given not in ("true", "false"):
            raise ServerError(422, "bad-request", problem=name)
        return given == "true"

    async def walk(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Do something that takes long, such as playing a game again, in the lane for that."""
        return await self.house.lane.do(self.visitor.address, work, *args, **kwargs)

    def count_work(self) -> None:
        """Count an expensive request, such as one for a past position."""
        if not self.house.requests.take(self.visitor.address, 2.0):
            raise ServerError(429, "too-many-requests")

    def count_creation(self) -> None:
        if not self.house.creations.take(self.visitor.address):
            raise ServerError(429, "too-many-requests")


Handler = Callable[[Asked], Awaitable[Any]]


def endpoint(handler: Handler, visited: bool = True) -> Callable[[Request], Awaitable[Response]]:
    """A handler as a route. The handler gets an Asked and returns a message, a Response or None.

    Without `visited` the visitor is not looked up and gets no cookie.
    """

    async def answer(request: Request) -> Response:
        house: House = request.app.state.house
        visitor: Visitor | None = None
        try:
            address = address_of(request.client)
            visitor = Visitor(address)
            if visited:
                visitor = await house.seats.visitor(address, request.headers, request.cookies)
            result = await handler(Asked(request, house, visitor))
            response = result if isinstance(result, Response) else reply(result)
        except WealdError as error:
            response = problem(error)
        except Conflict:  # what it rests on was taken away meanwhile
            response = problem(Stale())
        if visitor is not None and visitor.fresh:
            give_cookie(response, visitor.secret, house.config.secure or request.url.scheme == "https")
        return response

    answer.__name__ = handler.__name__
    answer.__doc__ = handler.__doc__
    return answer


def reply(message: object, status: int = 200) -> Response:
    if message is None:
        return Response(status_code=204)
    return Response(encode(message), status, media_type=JSON)


def problem(error: WealdError) -> Response:
    REFUSALS.labels(error.code).inc()
    status = status_of(error)
    headers = {"Retry-After": "5"} if status in (429, 503) else {}
    if status == 401:
        headers["WWW-Authenticate"] = "Bearer"
    return Response(encode({"error": told(error)}), status, headers, media_type=JSON)


def give_cookie(response: Response, secret: str, secure: bool) -> None:
    """A new visitor will be known by it."""
    response.set_cookie(COOKIE, secret, max_age=_YEARS, path="/", secure=secure, httponly=True, samesite="lax")
