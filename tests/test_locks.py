"""What is installed is locked by version and hash, without addresses; and Node is found where it is new enough."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from tools import npm

ROOT = Path(__file__).parent.parent
PYTHON = sorted([*(ROOT / "requirements").glob("*.txt"), ROOT / "bench" / "requirements.txt"])


@pytest.mark.parametrize("path", PYTHON, ids=lambda path: path.name)
def test_locks_of_python_hold_hashes_and_no_addresses(path: Path) -> None:
    """Every requirement is pinned and hashed; nothing says where it comes from."""
    text = path.read_text(encoding="utf-8")
    assert "://" not in text
    assert "--index" not in text
    pinned = re.findall(r"^[a-z0-9][\w.\[\]-]*==\S+.*\\\n    --hash=sha256:", text, flags=re.MULTILINE | re.IGNORECASE)
    assert len(pinned) == len(re.findall(r"^[a-z0-9]", text, flags=re.MULTILINE | re.IGNORECASE)) > 0


def test_the_lock_of_the_client_holds_hashes_and_no_addresses() -> None:
    """Every package has its hash, and the binaries of every platform are among them, or `npm ci` fails everywhere."""
    packages = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    assert [name for name, told in packages.items() if "resolved" in told] == []
    assert [name for name, told in packages.items() if name and "integrity" not in told] == []
    wanted = {part for told in packages.values() for part in told.get("optionalDependencies", {})}
    assert [part for part in wanted if f"node_modules/{part}" not in packages] == []


@pytest.mark.parametrize(
    ("found", "enough"),
    [
        ((), False),
        ((18, 20, 4), False),
        ((20, 18, 1), False),
        ((20, 19, 0), True),
        ((21, 7, 0), False),
        ((22, 11, 0), False),
        ((22, 12, 0), True),
        ((24, 1, 0), True),
    ],
)
def test_the_system_s_node_is_used_where_it_is_new_enough(found: tuple[int, ...], enough: bool) -> None:
    """As Vite asks for it."""
    assert npm.new_enough(found) is enough


def test_a_node_that_does_not_run_has_no_version(tmp_path: Path) -> None:
    """A broken one is passed over like a missing one."""
    assert npm.version(str(tmp_path / "node")) == ()
