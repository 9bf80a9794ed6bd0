"""Every request that the server answers, in the order of docs/api.md: one list for routes and OpenAPI document."""

from __future__ import annotations

from typing import Any, Final

from weald.server import (
    advice_messages,
    days_messages,
    game_messages,
    messages,
    person_messages,
    record_messages,
    rest_days,
    rest_games,
    rest_lobby,
    rest_notices,
    rest_operator,
    rest_person,
    rest_sign_in,
    rest_tables,
)
from weald.server import operator_messages as desk
from weald.server.pace import KINDS
from weald.server.rest import Handler

_COUNT: Final = {"type": "integer", "minimum": 0, "maximum": 999_999_999}
_SINCE: Final = {"type": "integer", "minimum": -1, "maximum": 999_999_999}
_FLAG: Final = {"type": "string", "enum": ["true", "false"]}
_TEXT: Final = {"type": "string"}
_LISTS: Final = {"type": "string", "enum": ["open", "mine", "finished"]}


class Operation:
    """One request: where, how, with what body and query, and what comes back (None: nothing; str: text)."""

    def __init__(
        self,
        method: str,
        path: str,
        handler: Handler,
        answer: Any,
        body: type | None = None,
        query: dict[str, dict[str, Any]] | None = None,
        status: int = 200,
        visited: bool = True,
    ) -> None:
        self.method = method
        self.path = path
        self.handler = handler
        self.answer = answer
        self.body = body
        self.query = query or {}
        self.status = status
        self.visited = visited


_TABLE: Final = "/api/tables/{table}"
_POSITION: Final[dict[str, dict[str, Any]]] = {"seat": _TEXT, "since": _SINCE, "drawing": _FLAG}
_LOBBY: Final[dict[str, dict[str, Any]]] = {
    "list": {"type": "string", "enum": list(rest_lobby.LISTS)},
    "game": _TEXT,
    "language": {"type": "string", "pattern": "^[a-z]{2,3}$"},
    "pace": {"type": "string", "enum": list(KINDS)},
    "before": _TEXT,
}
_KEYS: Final = "/api/me/passkeys"
_AT: Final = {"at": _COUNT}
_DESK: Final = rest_operator.PATH
_FOUND: Final[dict[str, dict[str, Any]]] = {
    "list": {"type": "string", "enum": ["open", "finished", "all"]},
    "find": _TEXT,
}

OPERATIONS: Final = (
    Operation("GET", "/api/me", rest_tables.me, messages.Me),
    Operation("PATCH", "/api/me", rest_tables.rename, messages.Me, messages.Rename),
    Operation("DELETE", "/api/me", rest_person.forget_me, None, status=204),
    Operation("GET", "/api/me/person", rest_person.person, person_messages.PersonTold),
    Operation("GET", "/api/me/history", rest_lobby.history, person_messages.HistoryTold, query={"before": _TEXT}),
    Operation("GET", "/api/me/export", rest_person.export, person_messages.Export),
    Operation("DELETE", "/api/me/devices/{device}", rest_person.sign_out, None, status=204),
    Operation("POST", "/api/me/pairing", rest_person.pair, person_messages.PairingTold, status=201),
    Operation("DELETE", "/api/me/pairing", rest_person.end_pairing, None, status=204),
    Operation("POST", f"{_KEYS}/options", rest_person.passkey_options, person_messages.Challenge),
    Operation(
        "POST", _KEYS, rest_person.add_passkey, person_messages.PasskeyTold, person_messages.NewPasskey, status=201
    ),
    Operation("PATCH", f"{_KEYS}/{{key}}", rest_person.rename_passkey, None, person_messages.RenamePasskey, status=204),
    Operation("DELETE", f"{_KEYS}/{{key}}", rest_person.remove_passkey, None, status=204),
    Operation("PUT", "/api/me/mail", rest_person.give_mail, None, person_messages.MailGiven, status=204),
    Operation("POST", "/api/me/mail", rest_person.confirm_mail, person_messages.MailTold, person_messages.LinkGiven),
    Operation(
        "PATCH", "/api/me/mail", rest_person.choose_letters, person_messages.MailTold, person_messages.LettersWanted
    ),
    Operation("POST", "/api/letters/end", rest_person.end_letters, None, person_messages.LinkGiven, status=204),
    Operation("DELETE", "/api/me/mail", rest_person.remove_mail, None, status=204),
    Operation("POST", "/api/sign-in/options", rest_sign_in.sign_in_options, person_messages.Challenge),
    Operation(
        "POST", "/api/sign-in/passkey", rest_sign_in.sign_in_passkey, person_messages.Arrival, person_messages.Signed
    ),
    Operation(
        "POST", "/api/sign-in/code", rest_sign_in.sign_in_code, person_messages.Arrival, person_messages.CodeGiven
    ),
    Operation("POST", "/api/sign-in/mail", rest_sign_in.sign_in_mail, None, person_messages.MailGiven, status=204),
    Operation(
        "POST", "/api/sign-in/link", rest_sign_in.sign_in_link, person_messages.Arrival, person_messages.LinkGiven
    ),
    Operation("POST", "/api/sign-in", rest_sign_in.sign_in, messages.Me, person_messages.SignIn),
    Operation("GET", "/api/games", rest_games.games, list[game_messages.GameTold]),
    Operation("POST", "/api/games/{game}/seats", rest_games.game_seats, game_messages.SeatsTold, messages.SeatsWanted),
    Operation("POST", "/api/games/{game}/draw", rest_games.draw, game_messages.SeatsDrawn, messages.DrawWanted),
    Operation("GET", "/api/tables", rest_tables.list_tables, list[messages.TableTold], query={"list": _LISTS}),
    Operation("GET", "/api/lobby", rest_lobby.lobby, person_messages.LobbyTold, query=_LOBBY),
    Operation("POST", "/api/tables", rest_tables.lay_table, messages.TableLaid, messages.NewTable, status=201),
    Operation("GET", "/api/lessons", rest_games.list_lessons, list[messages.LessonTold]),
    Operation("GET", "/api/lessons/{lesson}", rest_games.show_lesson, messages.LessonTold),
    Operation("POST", "/api/lessons", rest_tables.begin_lesson, messages.TableLaid, messages.LessonWanted, status=201),
    Operation("GET", _TABLE, rest_tables.show_table, messages.TableTold),
    Operation("GET", f"{_TABLE}/sittings", rest_tables.sittings, record_messages.Sittings),
    Operation("POST", f"{_TABLE}/claim", rest_tables.claim, messages.Claimed, messages.Claim),
    Operation("POST", f"{_TABLE}/links", rest_tables.links, messages.Links, messages.LinkWanted),
    Operation("POST", f"{_TABLE}/leave", rest_tables.leave, None, messages.Leave, status=204),
    Operation("GET", f"{_TABLE}/standing", rest_tables.standing, messages.StandingTold, query={"seat": _TEXT}),
    Operation("POST", f"{_TABLE}/standing", rest_tables.stand_by, messages.StandingTold, messages.StandingWanted),
    Operation("POST", f"{_TABLE}/rematch", rest_tables.rematch, messages.Rematch),
    Operation("PATCH", _TABLE, rest_days.change_table, messages.TableTold, days_messages.TableChanged),
    Operation("POST", f"{_TABLE}/agree", rest_days.agree, days_messages.Agreed, days_messages.AgreeWanted),
    Operation("POST", f"{_TABLE}/resign", rest_days.resign, days_messages.Resigned, days_messages.SeatMeant),
    Operation("POST", f"{_TABLE}/return", rest_days.come_back, None, days_messages.SeatMeant, status=204),
    Operation("GET", f"{_TABLE}/chat", rest_days.read_chat, days_messages.Chat, query={"after": _COUNT}),
    Operation("POST", f"{_TABLE}/chat", rest_days.say, days_messages.Chat, days_messages.SayWanted),
    Operation("POST", f"{_TABLE}/chat/report", rest_days.report, None, days_messages.LineMeant, status=204),
    Operation("POST", f"{_TABLE}/chat/mute", rest_days.mute, None, days_messages.MuteWanted, status=204),
    Operation("GET", f"{_TABLE}/record", rest_tables.record, record_messages.RecordTold),
    Operation("GET", f"{_TABLE}/replay", rest_games.replay, messages.ReplayTold),
    Operation("GET", f"{_TABLE}/positions/{{at}}", rest_games.past, messages.Position, query=_POSITION),
    Operation("GET", f"{_TABLE}/analysis", rest_games.analysis, advice_messages.AnalysisTold, query={"seat": _TEXT}),
    Operation("GET", f"{_TABLE}/journal", rest_games.journal, str, query=_AT),
    Operation("GET", f"{_TABLE}/python", rest_games.python, str, query=_AT),
    Operation("GET", "/api/notices", rest_notices.notices, days_messages.NoticesTold),
    Operation("POST", "/api/notices", rest_notices.subscribe, days_messages.NoticesTold, days_messages.PushWanted),
    Operation("POST", "/api/notices/end", rest_notices.unsubscribe, days_messages.NoticesTold, days_messages.PushEnded),
    Operation("GET", "/api/tokens", rest_tables.list_tokens, list[record_messages.TokenListed]),
    Operation("DELETE", "/api/tokens/{token}", rest_tables.revoke_token, None, status=204),
    Operation("POST", "/api/tokens", rest_tables.make_token, messages.TokenTold, messages.NewToken, status=201),
    Operation("GET", "/api/laws", rest_games.books, list[messages.BookTold]),
    Operation("GET", "/api/laws/{book}", rest_games.book, list[messages.LawTold]),
    Operation("GET", f"{_DESK}/session", rest_operator.whoami, desk.Entered, visited=False),
    Operation("POST", f"{_DESK}/session", rest_operator.enter, desk.Entered, desk.Enter, visited=False),
    Operation("DELETE", f"{_DESK}/session", rest_operator.go, None, status=204, visited=False),
    Operation("GET", f"{_DESK}/house", rest_operator.house_told, desk.HouseTold, visited=False),
    Operation(
        "GET", f"{_DESK}/tables", rest_operator.operator_tables, list[desk.TableListed], query=_FOUND, visited=False
    ),
    Operation(
        "POST", f"{_DESK}/tables/close", rest_operator.close_tables, list[desk.Report], desk.TablesWanted, visited=False
    ),
    Operation(
        "POST",
        f"{_DESK}/tables/delete",
        rest_operator.delete_tables,
        list[desk.Report],
        desk.TablesWanted,
        visited=False,
    ),
    Operation(
        "GET",
        f"{_DESK}/guests",
        rest_operator.operator_guests,
        list[desk.GuestListed],
        query={"find": _TEXT},
        visited=False,
    ),
    Operation(
        "POST", f"{_DESK}/guests/name", rest_operator.remove_name, list[desk.Report], desk.NameWanted, visited=False
    ),
    Operation("GET", f"{_DESK}/reports", rest_operator.operator_reports, list[desk.Reported], visited=False),
    Operation(
        "POST",
        f"{_DESK}/reports/dismiss",
        rest_operator.dismiss_reports,
        list[desk.Report],
        desk.ReportsWanted,
        visited=False,
    ),
    Operation(
        "POST", f"{_DESK}/reports/remove", rest_operator.remove_line, list[desk.Report], desk.LineRemoved, visited=False
    ),
    Operation("GET", f"{_DESK}/bans", rest_operator.operator_bans, list[desk.Ban], visited=False),
    Operation("POST", f"{_DESK}/bans", rest_operator.ban, list[desk.Report], desk.BanWanted, visited=False),
    Operation("POST", f"{_DESK}/bans/lift", rest_operator.unban, list[desk.Report], desk.Unban, visited=False),
    Operation("GET", f"{_DESK}/mutes", rest_operator.operator_mutes, list[desk.Silence], visited=False),
    Operation("POST", f"{_DESK}/mutes", rest_operator.mute_guest, list[desk.Report], desk.MuteDeed, visited=False),
    Operation("POST", f"{_DESK}/mutes/lift", rest_operator.unmute_guest, list[desk.Report], desk.Unmute, visited=False),
    Operation("POST", f"{_DESK}/retention", rest_operator.tidy, list[desk.Report], desk.RetentionWanted, visited=False),
    Operation("GET", f"{_DESK}/deeds", rest_operator.operator_deeds, list[desk.Deed], visited=False),
    Operation("GET", "/healthz", rest_games.health, messages.Health, visited=False),
    Operation("GET", "/metrics", rest_games.metrics, str, visited=False),
)
