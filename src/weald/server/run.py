"""Running the server: one process, or several workers at one PostgreSQL."""

from __future__ import annotations

import os
import resource
import signal
import socket
import sys
import tempfile
from collections.abc import Callable
from typing import Any

import uvicorn
from uvicorn.supervisors import Multiprocess

from weald.engine.errors import BadValue, WealdError
from weald.server import logs
from weald.server.config import Config
from weald.server.connections import Door, Talk
from weald.server.database import Database
from weald.server.heap import Heap
from weald.server.mail import Post


def serve(config: Config, announce: Callable[[int], None] = lambda port: None) -> None:
    """Serve until somebody stops it. `announce` gets the port once the database and the address are ready."""
    logs.set_up(config.log_level)
    Post(config).close()  # a wrong setting is told now
    database = Database(config.database)
    if config.workers > 1 and not database.postgres:
        raise BadValue("workers-need-postgres", value=config.workers)
    database.claim()
    database.upgrade()
    database.close()
    _open_files()
    door = _bind(config)
    config.to_environment()
    signal.signal(signal.SIGTERM, _leave)  # uvicorn shuts down cleanly, then sends the signal again
    announce(int(door.getsockname()[1]))
    with door:
        if config.workers == 1:
            server = uvicorn.Server(uvicorn.Config("weald.server.run:worker", **settings(config)))
            server.run([door])
            if not server.started:
                sys.exit(1)
            return
        with tempfile.TemporaryDirectory(prefix="weald-metrics-") as folder:
            os.environ["PROMETHEUS_MULTIPROC_DIR"] = folder
            settled = uvicorn.Config("weald.server.run:worker", workers=config.workers, **settings(config))
            Multiprocess(settled, [door]).run()


def _open_files() -> None:
    """Take as many file descriptors as this process may have: each connection needs one."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def _bind(config: Config) -> socket.socket:
    """The address to listen at, or an error that names it."""
    door = socket.socket(socket.AF_INET6 if ":" in config.host else socket.AF_INET)
    door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        door.bind((config.host, config.port))
    except OSError as error:
        door.close()
        problem = error.strerror or str(error)
        raise WealdError("cannot-listen", host=config.host, value=str(config.port), problem=problem) from None
    door.set_inheritable(True)
    return door


def _leave(*_: object) -> None:
    sys.exit(0)


def worker() -> Any:
    """The application of a worker process."""
    config = Config.from_environment()
    logs.set_up(config.log_level)
    from weald.server.app import make_app

    return make_app(config, Heap())


def settings(config: Config) -> dict[str, Any]:
    """What uvicorn has to know."""
    return {
        "factory": True,
        "http": Door,
        "ws": Talk,
        "host": config.host,
        "port": config.port,
        "log_config": None,
        "access_log": False,
        "server_header": False,
        "date_header": True,
        "proxy_headers": bool(config.proxies),
        "forwarded_allow_ips": config.proxies or None,
        "ws_max_size": max(64 * 1024, config.limits.message),
        "ws_ping_interval": 20.0,
        "ws_ping_timeout": 20.0,
        "ws_per_message_deflate": False,  # messages may hold secrets, and it costs memory
        "timeout_graceful_shutdown": config.grace,
        "h11_max_incomplete_event_size": 16 * 1024,
        "backlog": 2048,
    }
