"""Requests for the lobby, and for one's own history."""

from __future__ import annotations

import re
from typing import Final

from weald import library
from weald.server.errors import ServerError
from weald.server.listing import tell_record
from weald.server.lobby import FINISHED, LIVE, SEEKING, Page, Wanted
from weald.server.messages import TableTold
from weald.server.pace import KINDS
from weald.server.person_messages import HistoryTold, LobbyTold, TallyTold
from weald.server.rest import Asked
from weald.server.rest_tables import mark_lost

LISTS: Final = (SEEKING, LIVE, FINISHED)
_LANGUAGE: Final = re.compile(r"[a-z]{2,3}")


async def lobby(asked: Asked) -> LobbyTold:
    """A page of tables: that look for people, to watch, or finished; by game, pace and language."""
    query = asked.request.query_params
    which, game, language = query.get("list", SEEKING), query.get("game"), query.get("language")
    if which not in LISTS:
        raise ServerError(422, "bad-request", problem="list")
    if language is not None and not _LANGUAGE.fullmatch(language):
        raise ServerError(422, "bad-request", problem="language")
    pace = query.get("pace")
    if pace is not None and pace not in KINDS:
        raise ServerError(422, "bad-request", problem="pace")
    games = library.names() if game is None else [library.ruleset(game).name]
    wanted = Wanted(which, language, pace, query.get("before"))
    page = await asked.house.database.read(asked.house.lobby.page, wanted, games)
    return LobbyTold(_told(asked, page), page.next)


async def history(asked: Asked) -> HistoryTold:
    """The games that I have played to the end, and how often I have won."""
    guest = asked.visitor.guest
    if guest is None:
        return HistoryTold([], [], None)
    read, halls = asked.house.database.read, asked.house.lobby
    page = await read(halls.history, guest.id, asked.request.query_params.get("before"))
    tallies = [TallyTold(one.game, one.played, one.won) for one in await read(halls.tallies, guest.id)]
    return HistoryTold(tallies, _told(asked, page), page.next)


def _told(asked: Asked, page: Page) -> list[TableTold]:
    told = [tell_record(record, seats, asked.visitor.guest_id) for record, seats in page.tables]
    return mark_lost(asked, told)
