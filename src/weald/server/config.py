"""What can be set about a server. `weald serve --help` explains each of them."""

from __future__ import annotations

import os
from typing import Final

import msgspec

ENVIRONMENT: Final = "WEALD_SERVE"  # how the settings reach the worker processes


class Limits(msgspec.Struct, frozen=True):
    """What one address, one seat and one message may take."""

    body: int = 64 * 1024  # bytes of a request
    message: int = 4 * 1024  # bytes of a socket's message
    requests: float = 40.0  # requests a second from one address, and ten times that at once
    creations: float = 0.5  # tables, tokens and links a second from one address, and twenty at once
    guesses: float = 0.2  # wrong secrets a second from one address, and ten at once
    codes: float = 5.0  # wrong pairing codes a second from everybody together, and a hundred at once
    letters: float = 1 / 600  # letters a second to one mail address, and three at once
    sockets_per_address: int = 64
    connections_per_address: int = 128  # that are no sockets
    request_seconds: float = 20.0  # until a request has arrived, body included
    pings: float = 1.0  # control frames a second from one socket, and ten times that at once
    sockets_per_seat: int = 8
    messages: float = 15.0  # a second from one socket, and four times that at once
    hints: float = 0.2  # hints a second to one address, and six at once
    analyses: int = 4  # analyses of games that one address may wait for at once
    talk: float = 0.5  # lines of chat a second from one guest, and six at once; four times as much from one address
    replays: int = 16  # past positions that one address may wait for at once
    send_seconds: float = 20.0  # time to send one message; slower clients are disconnected
    live_tables: int = 2_000  # tables kept in memory that nobody looks at; others are read again when needed
    idle_seconds: float = 600.0  # after which a table that nobody looks at leaves memory


class Config(msgspec.Struct, frozen=True):
    """One server, or one of several workers."""

    database: str  # an SQLAlchemy address
    host: str = "127.0.0.1"
    port: int = 8000
    workers: int = 1
    thinkers: int = 1  # processes in which computer players think
    origins: list[str] = []  # other addresses under which browsers reach this server
    proxies: str = ""  # addresses of reverse proxies whose X-Forwarded headers are trusted
    operator: str = ""  # the digest of the operator's secret, if one was given
    secure: bool = False  # browsers reach it by https only
    log_level: str = "info"
    mail: str = ""  # the mail server, as smtps://user:password@host; without it nothing is sent
    mail_from: str = ""  # the sender of what is sent
    chat: bool = True  # whether people may talk at tables at all
    contact: str = ""  # how push services reach the host: mailto: or https:
    push_anywhere: bool = False  # notices may go to private addresses and without https: for tests
    grace: int = 10  # seconds that open requests get at shutdown
    limits: Limits = Limits()

    def trusts(self, host: str) -> bool:
        """Whether an address is one of the reverse proxies: it stands for many visitors."""
        proxies = [name.strip() for name in self.proxies.split(",")]
        return "*" in proxies or host in proxies

    def to_environment(self) -> None:
        os.environ[ENVIRONMENT] = msgspec.json.encode(self).decode()

    @staticmethod
    def from_environment() -> Config:
        return msgspec.json.decode(os.environ[ENVIRONMENT], type=Config)
