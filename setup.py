"""Builds the compiled form: weald.engine and weald.games by mypyc, for wheels and for `make compile`.

An editable install compiles nothing, so that a newcomer does not wait. Without a C compiler (or with
WEALD_INTERPRETED=1) everything is left as plain Python, and works.
"""

import importlib.util
import json
import os
import shutil
import sys
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).parent / "src" / "weald"

# what is compiled, and how its age is told, is said once: in weald/_form.py
_spec = importlib.util.spec_from_file_location("_form", ROOT / "_form.py")
assert _spec is not None
assert _spec.loader is not None
_form: Any = importlib.util.module_from_spec(_spec)
_spec.loader.exec_module(_form)


def extensions() -> list[Any]:
    wanted = any(command in sys.argv for command in ("bdist_wheel", "build_ext"))
    compiler = shutil.which(os.environ.get("CC", "cc")) or shutil.which("gcc") or shutil.which("clang")
    if not wanted or os.environ.get("WEALD_INTERPRETED"):
        return []
    if not compiler:
        print("weald: no C compiler found; everything works as plain Python, only slower", file=sys.stderr)
        return []
    from mypyc.build import mypycify

    sources = [str(path.relative_to(Path.cwd())) for path in _form.sources(ROOT)]
    return list(mypycify(["--strict", *sources], opt_level="3", debug_level="0"))


class BuildAndNote(build_ext):
    """In a checkout, note what was compiled, so that a later edit is noticed."""

    def run(self) -> None:
        super().run()
        if self.inplace and self.extensions:
            hashes = {str(path.relative_to(ROOT)): _form.digest(path) for path in _form.sources(ROOT)}
            (ROOT / _form.MANIFEST).write_text(json.dumps(hashes, indent=1), encoding="utf-8")


setup(ext_modules=extensions(), cmdclass={"build_ext": BuildAndNote})
