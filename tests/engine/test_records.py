"""Records: declared once, the same in both forms."""

from __future__ import annotations

import ast
import importlib
import os
import subprocess
import sys
from dataclasses import field
from functools import cache
from pathlib import Path
from types import ModuleType

import pytest

import weald
from weald import library
from weald.engine import codec
from weald.engine.records import Record

SRC = Path(weald.__file__).parent.parent

for game in library.names():
    library.ruleset(game)  # so that all records are known

CARDS = [1, 2]

Declared = tuple[str, ast.expr | None, ModuleType]  # the type, the default, and where both are understood


def below(cls: type) -> list[type]:
    """All subclasses."""
    found: list[type] = []
    subclasses: list[type] = cls.__subclasses__()
    for sub in subclasses:
        found += [sub, *below(sub)]
    return found


def path_of(cls: type) -> Path:
    return (SRC / cls.__module__.replace(".", "/")).with_suffix(".py")


def classes_in(path: Path) -> dict[str, ast.ClassDef]:
    return {node.name: node for node in ast.parse(path.read_text("utf-8")).body if isinstance(node, ast.ClassDef)}


@cache
def source_of(cls: type) -> ast.ClassDef:
    return classes_in(path_of(cls))[cls.__name__]


@cache
def declared(cls: type) -> dict[str, Declared]:
    """The fields of a record and of its bases, as the sources declare them."""
    found: dict[str, Declared] = {}
    for base in reversed(cls.__mro__[: cls.__mro__.index(Record)]):
        for node in source_of(base).body:
            if isinstance(node, ast.AnnAssign):
                default = node.value
                if isinstance(default, ast.Call):  # field(default=..., kw_only=True)
                    default = default.keywords[0].value
                module = importlib.import_module(base.__module__)
                found[ast.unparse(node.target)] = (ast.unparse(node.annotation), default, module)
    return found


def methods_of(cls: type) -> set[str]:
    return {part.name for part in source_of(cls).body if isinstance(part, ast.FunctionDef)}


def is_declared(cls: type) -> bool:
    """Whether a record leaves constructor and clone to its declaration."""
    written = any("__init__" in methods_of(base) for base in cls.__mro__[: cls.__mro__.index(Record)])
    return not written and "clone" not in methods_of(cls)


def sample(of: str, module: ModuleType) -> object:
    """A value of this type."""
    plain = {"int": 7, "bool": True, "str": "seven"}
    if of in plain:
        return plain[of]
    if of.startswith(("list[", "Shared[")):
        inner = of.partition("[")[2].removesuffix("]")
        return [sample(inner, module), sample(inner, module)] if of.startswith("list[") else sample(inner, module)
    return made(vars(module)[of])


def made(cls: type) -> Record:
    record: Record = cls(**{name: sample(of, module) for name, (of, _, module) in declared(cls).items()})
    return record


def check_apart(one: object, other: object) -> None:
    """Nothing that may change is in both."""
    if isinstance(one, list):
        assert isinstance(other, list)
        assert one is not other
        for mine, theirs in zip(one, other, strict=True):
            check_apart(mine, theirs)
    elif isinstance(one, Record):
        cls: type = type(one)
        fields = declared(cls)
        assert one is not other or not fields
        for name, (of, _, _) in fields.items():
            if of.startswith("Shared["):
                assert getattr(one, name) is getattr(other, name), f"{name} is copied"
            else:
                check_apart(getattr(one, name), getattr(other, name))


RECORDS = sorted((cls for cls in below(Record) if is_declared(cls)), key=codec.name_of)
every_record = pytest.mark.parametrize("cls", RECORDS, ids=codec.name_of)


@every_record
def test_a_record_has_the_fields_it_declares(cls: type) -> None:
    """Its constructor takes them and nothing else, and the codec finds them."""
    record = made(cls)
    assert codec.fields(record) == sorted(declared(cls))
    with pytest.raises(TypeError):
        cls(**{name: getattr(record, name) for name in declared(cls)}, surplus=1)


@every_record
def test_a_record_has_the_defaults_it_declares(cls: type) -> None:
    """A field that is left out is what its declaration says; one without a default cannot be left out."""
    fields = declared(cls)
    required = {name: sample(of, module) for name, (of, default, module) in fields.items() if default is None}
    record = cls(**required)
    for name, (_, default, module) in fields.items():
        if default is not None:
            assert getattr(record, name) == eval(ast.unparse(default), vars(module))
    for name in required:
        with pytest.raises(TypeError):
            cls(**{other: value for other, value in required.items() if other != name})


@every_record
def test_a_clone_is_equal_and_apart(cls: type) -> None:
    """It is of the same class, with equal fields; lists and records in it are copies unless marked as shared."""
    record = made(cls)
    clone = record.clone()
    assert type(clone) is cls
    assert codec.encode(clone) == codec.encode(record)
    check_apart(clone, record)


def expand(folder: Path) -> None:
    """What the compiler reads, in a folder."""
    environment = {**os.environ, "WEALD_INTERPRETED": "1", "PYTHONPATH": str(SRC)}
    command = [sys.executable, "-m", "weald._expand", str(folder)]
    subprocess.run(command, env=environment, check=True, capture_output=True)


def test_the_compiler_reads_what_is_declared(tmp_path: Path) -> None:
    """In the copies every record has its methods, and no other line has changed or moved."""
    expand(tmp_path)
    copies = {copy: classes_in(copy) for copy in tmp_path.rglob("*.py")}
    for cls in RECORDS:
        fields = declared(cls)
        copy = copies[tmp_path / path_of(cls).relative_to(SRC)][cls.__name__]
        methods = {part.name: part for part in copy.body if isinstance(part, ast.FunctionDef)}
        if "__init__" in methods:
            assert {arg.arg for arg in methods["__init__"].args.args} == {"self", *fields}
        for name in fields:
            assert f"self.{name}" in ast.unparse(methods["clone"])
    for path in copies:
        source = SRC / path.relative_to(tmp_path)
        parts = [part for node in classes_in(source).values() for part in [*node.body, *node.decorator_list]]
        left_out = [part for part in parts if isinstance(part, (ast.AnnAssign, ast.expr))]
        numbers = {n for part in left_out for n in range(part.lineno, (part.end_lineno or part.lineno) + 1)}
        both = zip(source.read_text("utf-8").splitlines(), path.read_text("utf-8").splitlines(), strict=False)
        for number, (old, new) in enumerate(both, start=1):
            if old != new:
                is_method = not old and new.startswith(("    def __init__(", "    def clone("))
                assert is_method or (not new and number in numbers), f"{source}:{number}: {old!r} became {new!r}"


def test_a_copy_that_has_not_changed_is_left_alone(tmp_path: Path) -> None:
    """So that the compiler does not take it for new."""
    expand(tmp_path)
    copy = tmp_path / "weald" / "engine" / "lenses.py"
    os.utime(copy, (1, 1))
    expand(tmp_path)
    assert copy.stat().st_mtime == 1


interpreted = pytest.mark.skipif(weald.form() == "compiled", reason="compiled records cannot have Python subclasses")


@interpreted
def test_a_record_says_what_it_cannot_be() -> None:
    """Defaults that records would share, types that cannot be copied, bases that hide their fields."""
    with pytest.raises(TypeError, match="a default is a number or a text"):

        class _Factory(Record):
            cards: list[int] = field(default_factory=list)

    with pytest.raises(TypeError, match="a default is a number or a text"):

        class _Default(Record):
            cards: list[int] = CARDS

    with pytest.raises(TypeError, match=r"a field cannot be of type dict\[int, int\]"):

        class _Type(Record):
            cards: dict[int, int]

    class Written(Record):
        def __init__(self, card: int) -> None:
            self.card = card

    with pytest.raises(TypeError, match="its base Written must declare its fields"):

        class _Base(Written):
            more: int


@interpreted
def test_a_traceback_shows_the_constructor() -> None:
    """The line that was added can be read, though it stands in no file."""
    from linecache import getline

    from weald.games.critters.turns import Turns

    line = getline(Turns.__init__.__code__.co_filename, 1)
    assert line == "def __init__(self, seat: int, at: int = 0) -> None: self.seat = seat; self.at = at"
