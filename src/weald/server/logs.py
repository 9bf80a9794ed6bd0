"""Logs as lines of JSON on standard error: what happened and its facts, never a secret."""

from __future__ import annotations

import json
import logging
import os
import sys
from datetime import UTC, datetime

_PLAIN = set(vars(logging.LogRecord("", 0, "", 0, "", (), None))) | {"message", "asctime", "taskName", "color_message"}


class JsonLines(logging.Formatter):
    """One record, one line."""

    def format(self, record: logging.LogRecord) -> str:
        told: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "log": record.name,
            "event": record.getMessage(),
            "pid": os.getpid(),
        }
        told |= {name: value for name, value in vars(record).items() if name not in _PLAIN}
        if record.exc_info:
            told["trace"] = self.formatException(record.exc_info)
        return json.dumps(told, ensure_ascii=False, default=str)


def _worth_reading(record: logging.LogRecord) -> bool:
    """Drops uvicorn's lines about sockets: we log them ourselves, and their addresses may hold anything."""
    said = record.getMessage()
    return not ("WebSocket" in said or "without completing handshake" in said)


def set_up(level: str) -> None:
    """All loggers of the server, uvicorn's included; its access log is replaced by our own."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    for name in ("weald.server", "uvicorn.error"):
        logging.getLogger(name).setLevel(level.upper())
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logger = logging.getLogger(name)
        logger.handlers = []
        logger.filters = [_worth_reading]
        logger.propagate = name != "uvicorn.access"
