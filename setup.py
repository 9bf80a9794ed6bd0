"""Builds the compiled form: weald.engine, weald.games and weald.players by mypyc, for wheels and for `make compile`.

An editable install compiles nothing, so that a newcomer does not wait. Without a C compiler (or with
WEALD_INTERPRETED=1) everything is left as plain Python, and works.
"""

import importlib.util
import json
import os
import shutil
import subprocess
import sys
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from threading import Lock
from typing import Any

from setuptools import setup
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).parent / "src" / "weald"

# weald/_form.py alone says what is compiled and how its age is checked
_spec = importlib.util.spec_from_file_location("_form", ROOT / "_form.py")
assert _spec is not None
assert _spec.loader is not None
_form: Any = importlib.util.module_from_spec(_spec)
_spec.loader.exec_module(_form)

# direct calls between C files and into Python, without a jump table: ten per cent faster
CALLS = ["-fvisibility=hidden", "-fno-plt"] if sys.platform == "linux" else []


def copies() -> list[str]:
    """Records are declared in the sources; mypyc reads copies instead, in which their methods are written out."""
    command = [sys.executable, "-m", "weald._expand", "build/expanded"]
    environment = {**os.environ, "WEALD_INTERPRETED": "1", "PYTHONPATH": str(ROOT.parent)}
    pairs = subprocess.run(command, env=environment, check=True, stdout=subprocess.PIPE, text=True).stdout
    return [part for pair in pairs.splitlines() for part in ("--shadow-file", *pair.split("\t"))]


def extensions() -> list[Any]:
    wanted = any(command in sys.argv for command in ("bdist_wheel", "build_ext"))
    compiler = shutil.which(os.environ.get("CC", "cc")) or shutil.which("gcc") or shutil.which("clang")
    if not wanted or os.environ.get("WEALD_INTERPRETED"):
        return []
    if not compiler:
        print("weald: no C compiler found; everything works as plain Python, only slower", file=sys.stderr)
        return []
    from mypyc.build import mypycify

    # one C file a module, so that all cores compile; one library, as calls from one library into another cost speed
    sources = [str(path.relative_to(Path.cwd())) for path in _form.sources(ROOT)]
    made = list(
        mypycify(
            ["--strict", "--cache-dir=build/mypy", *copies(), *sources],
            opt_level="3",
            debug_level="0",
            multi_file=True,
        )
    )
    for extension in made:
        extension.extra_compile_args = [*extension.extra_compile_args, *CALLS]  # a new list: they share one
    return made


# taken before compiling, so that an edit made meanwhile counts as later
hashes = {str(path.relative_to(ROOT)): _form.digest(path) for path in _form.sources(ROOT)}


class BuildAndNote(build_ext):
    """Compile on all cores. In a checkout, note what was compiled, so that a later edit is noticed."""

    def build_extensions(self) -> None:
        """Setuptools would compile a library's C files one by one."""
        self.parallel = self.parallel or os.cpu_count()
        compile_all, jobs, lock = self.compiler.compile, dict[str, Future[list[str]]](), Lock()

        def compile_each(sources: list[str], **options: Any) -> list[str]:
            with lock:
                for source in sources:
                    if source not in jobs:
                        jobs[source] = pool.submit(compile_all, [source], **options)
            return [made for source in sources for made in jobs[source].result()]

        with ThreadPoolExecutor(self.parallel) as pool:
            self.compiler.compile = compile_each
            super().build_extensions()

    def run(self) -> None:
        super().run()
        if self.inplace and self.extensions:
            (ROOT / _form.MANIFEST).write_text(json.dumps(hashes, indent=1), encoding="utf-8")


setup(ext_modules=extensions(), cmdclass={"build_ext": BuildAndNote})
