"""Running the server: one process, or several workers at one PostgreSQL."""

from __future__ import annotations

import os
import signal
import sys
import tempfile
from typing import Any

import uvicorn

from weald.engine.errors import BadValue
from weald.server import logs
from weald.server.config import Config
from weald.server.database import Database


def serve(config: Config) -> None:
    """Serve until somebody stops it. The database is brought up to date before the first request."""
    logs.set_up(config.log_level)
    database = Database(config.database)
    if config.workers > 1 and not database.postgres:
        raise BadValue("workers-need-postgres", value=config.workers)
    database.upgrade()
    database.close()
    config.to_environment()
    signal.signal(signal.SIGTERM, _leave)  # uvicorn ends in peace and then sends the signal again
    if config.workers == 1:
        uvicorn.run("weald.server.run:worker", **settings(config))
        return
    with tempfile.TemporaryDirectory(prefix="weald-metrics-") as folder:
        os.environ["PROMETHEUS_MULTIPROC_DIR"] = folder
        uvicorn.run("weald.server.run:worker", workers=config.workers, **settings(config))


def _leave(*_: object) -> None:
    sys.exit(0)


def worker() -> Any:
    """The application of a worker process."""
    config = Config.from_environment()
    logs.set_up(config.log_level)
    from weald.server.app import make_app

    return make_app(config)


def settings(config: Config) -> dict[str, Any]:
    return {
        "factory": True,
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
        "ws_per_message_deflate": False,  # what is said may hold secrets, and memory a socket costs
        "timeout_graceful_shutdown": config.grace,
        "h11_max_incomplete_event_size": 16 * 1024,
        "backlog": 2048,
    }
