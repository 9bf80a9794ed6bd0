"""To run it: the unit of systemd, the container file and the compose file, as far as this machine can try them."""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import uuid
from pathlib import Path
from typing import Any

import pytest

from tests.patience import wait_until
from tests.server.serving import Running, free_port, wait_for
from weald.cli.app import run

ROOT = Path(__file__).parent.parent.parent
DEPLOY = ROOT / "deploy"
WORD = re.compile(r"\\\n\s*")


def instructions() -> list[list[str]]:
    """The container file: each instruction with what follows it."""
    text = WORD.sub("", (DEPLOY / "Containerfile").read_text(encoding="utf-8"))
    lines = [line for line in text.splitlines() if line.strip() and not line.startswith("#")]
    return [line.split(maxsplit=1) for line in lines]


def stages() -> list[list[list[str]]]:
    found: list[list[list[str]]] = []
    for line in instructions():
        if line[0] == "FROM":
            found.append([])
        found[-1].append(line)
    return found


def compose() -> dict[str, Any]:
    yaml = pytest.importorskip("yaml")
    told: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
    return told


def understood(arguments: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The command knows all of these arguments, and finds no fault with the settings."""
    database = str(tmp_path / "tables.db")
    changed = [*arguments, "--check", "--db", database, "--port", "0", "--thinkers", "0", "--workers", "1"]
    assert run(changed) == 0
    assert "FAULT" not in capsys.readouterr().out


def test_the_unit(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Systemd finds nothing wrong with it, and the command understands how it is started."""
    text = (DEPLOY / "weald.service").read_text(encoding="utf-8")
    (start,) = re.findall(r"^ExecStart=(.*)$", text, re.MULTILINE)
    program, *arguments = shlex.split(start)
    assert program.endswith("/weald")
    understood(arguments, tmp_path, capsys)
    if shutil.which("systemd-analyze"):
        unit = tmp_path / "weald.service"
        unit.write_text(text.replace(program, sys.executable), encoding="utf-8")
        done = subprocess.run(["systemd-analyze", "verify", unit], capture_output=True, text=True, check=False)
        assert [line for line in done.stderr.splitlines() if "weald.service" in line] == []


def test_the_container_file() -> None:
    """Two stages, of which the second has no compiler; not root; a volume, a health check; what it copies is there."""
    build, last = stages()
    names = [line[0] for line in last]
    for wanted in ("USER", "VOLUME", "HEALTHCHECK", "ENTRYPOINT", "CMD", "EXPOSE", "STOPSIGNAL"):
        assert wanted in names, wanted
    (user,) = [line[1] for line in last if line[0] == "USER"]
    assert int(user) > 0
    assert names.index("USER") > names.index("RUN")
    assert not any("apt-get" in line[1] for line in last)
    for stage in (build, last):
        assert re.search(r":\d[\w.-]+", stage[0][1]), "a base without a version"
        assert not any(line[0] == "ADD" for line in stage)
    copied = [line[1].split() for stage in (build, last) for line in stage if line[0] == "COPY"]
    assert copied == [[".", "."], ["--from=build", "/opt/weald", "/opt/weald"]]
    for file in re.findall(r"requirements/\S+", str(build)):
        assert (ROOT / file.strip("'\",\\")).exists()
    ignored = (ROOT / ".dockerignore").read_text(encoding="utf-8").split()
    assert {".git", ".venv", "web/node_modules", "src/weald/server/static"} <= set(ignored)
    assert re.search(r"^wheel:", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)


def test_the_entry_point(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """What the container starts is a command that there is."""
    _, last = stages()
    (entry,) = [json.loads(line[1]) for line in last if line[0] == "ENTRYPOINT"]
    (arguments,) = [json.loads(line[1]) for line in last if line[0] == "CMD"]
    assert entry == ["weald"]
    understood(arguments, tmp_path, capsys)


def test_the_health_check(tmp_path: Path) -> None:
    """It is well while the server is, and not when it is gone."""
    _, last = stages()
    (line,) = [line[1] for line in last if line[0] == "HEALTHCHECK"]
    command = json.loads(line[line.index("CMD") + 3 :])

    def well(port: int) -> bool:
        spelled = [sys.executable, *(word.replace(":8000/", f":{port}/") for word in command[1:])]
        return subprocess.run(spelled, capture_output=True, check=False).returncode == 0

    with Running(f"sqlite:///{tmp_path / 'tables.db'}", thinkers=0) as server:
        assert well(server.port)
    assert not well(server.port)


def test_the_compose_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """PostgreSQL with a volume, the server without rights it does not need, and a proxy that alone is believed."""
    told = compose()
    services = told["services"]
    assert set(services) == {"db", "weald", "proxy"}
    weald = services["weald"]
    understood(weald["command"], tmp_path, capsys)
    address = services["proxy"]["networks"]["inside"]["ipv4_address"]
    assert weald["command"][weald["command"].index("--proxy") + 1] == address
    assert "ports" not in weald, "it can be reached past the proxy"
    assert "ports" not in services["db"]
    assert weald["read_only"]
    assert weald["cap_drop"] == ["ALL"]
    assert (DEPLOY / weald["build"]["context"] / weald["build"]["dockerfile"]).resolve() == DEPLOY / "Containerfile"
    named = {volume.split(":")[0] for service in services.values() for volume in service.get("volumes", [])}
    assert {name for name in named if not name.startswith(".")} == set(told["volumes"])
    assert (DEPLOY / "Caddyfile").exists()
    caddy = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    assert "reverse_proxy weald:8000" in caddy
    assert "/metrics" in caddy


def engine() -> str | None:
    """Something here that builds and runs containers."""
    for name in ("podman", "docker"):
        if shutil.which(name) and subprocess.run([name, "info"], capture_output=True, check=False).returncode == 0:
            return name
    return None


@pytest.mark.skipif(not os.environ.get("WEALD_TEST_CONTAINER"), reason="takes minutes and the network: make container")
def test_a_container_is_built_and_serves() -> None:
    """It is started, is well, runs as nobody in particular, and keeps its tables when it is started again."""
    program = engine()
    if program is None:
        pytest.fail("neither podman nor docker works here")
    name = f"weald-test-{uuid.uuid4().hex[:8]}"
    port = free_port()
    subprocess.run([program, "build", "-f", str(DEPLOY / "Containerfile"), "-t", name, str(ROOT)], check=True)
    try:
        publish = f"127.0.0.1:{port}:8000"
        subprocess.run([program, "run", "-d", "--name", name, "-p", publish, name], check=True)
        wait_for(f"http://127.0.0.1:{port}")
        who = subprocess.run([program, "exec", name, "id", "-u"], capture_output=True, text=True, check=True)
        assert int(who.stdout) > 0
        subprocess.run([program, "exec", name, "weald", "admin", "tables"], check=True)
        subprocess.run([program, "restart", name], check=True)
        wait_until(lambda: subprocess.run([program, "exec", name, "true"], check=False).returncode == 0, "it is gone")
        wait_for(f"http://127.0.0.1:{port}")
    finally:
        subprocess.run([program, "rm", "-f", "-v", name], capture_output=True, check=False)
        subprocess.run([program, "rmi", name], capture_output=True, check=False)
