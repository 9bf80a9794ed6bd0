"""What Prometheus may read at /metrics."""

from __future__ import annotations

import os
from pathlib import Path

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest, multiprocess

_FAST = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)

REQUESTS = Counter("weald_requests_total", "HTTP requests by route, method and status.", ["route", "method", "status"])
REQUEST_SECONDS = Histogram("weald_request_seconds", "How long a request took.", ["route"], buckets=_FAST)
SOCKETS = Gauge("weald_sockets", "Open sockets.", multiprocess_mode="livesum")
MESSAGES = Counter("weald_messages_total", "Messages of sockets, by type.", ["type"])
REFUSALS = Counter("weald_refusals_total", "Messages and requests that were refused, by code.", ["code"])
SENT = Counter("weald_positions_sent_total", "Positions sent to sockets.")
SLOW = Counter("weald_slow_clients_total", "Sockets closed because nothing could be sent to them.")
ACTIONS = Counter("weald_actions_total", "Actions that were played, computers' included.")
APPENDING = Histogram("weald_append_seconds", "How long it took until an action was durable.", buckets=_FAST)
THINKING = Histogram("weald_thinking_seconds", "How long computer players thought.", ["game", "player"], buckets=_FAST)
NOTICES = Counter("weald_notices_total", "Notices to devices, by what became of them.", ["what"])
HEAP = Gauge("weald_heap_objects", "What the collector of cycles would walk over.", multiprocess_mode="livesum")
WALKS = Counter("weald_heap_walks_total", "How often it has, and stopped everything meanwhile.")
TABLES_LIVE = Gauge("weald_tables_in_memory", "Tables held in memory.", multiprocess_mode="livesum")


def _gone(folder: Path) -> set[int]:
    """Workers whose open sockets and tables are still counted, though they have ended."""
    found = {int(name.stem.rpartition("_")[2]) for name in folder.glob("gauge_live*_*.db")}
    return {pid for pid in found if not Path(f"/proc/{pid}").exists()} if Path("/proc/self").exists() else set()


def exposition() -> bytes:
    """All metrics as text; of all workers, if there are several."""
    if "PROMETHEUS_MULTIPROC_DIR" in os.environ:
        for pid in _gone(Path(os.environ["PROMETHEUS_MULTIPROC_DIR"])):
            multiprocess.mark_process_dead(pid)  # type: ignore[no-untyped-call]  # untyped in the library
        registry = CollectorRegistry()
        multiprocess.MultiProcessCollector(registry)  # type: ignore[no-untyped-call]  # untyped in the library
        return generate_latest(registry)
    return generate_latest()
