"""Records: the classes of a game's state. Their fields are declared once.

    class Transport(Frame):
        seat: int
        theater: int = NONE

is all there is to write: `Transport(seat)` and `transport.clone()` follow from it. A clone copies lists, lists of lists
and other records; only what is marked as `Shared` is in both.

Plain Python adds both methods when the class is made. For the compiler, `weald._expand` writes the same lines into a
copy of the source: mypyc makes fast code of methods that it can read (docs/decisions/0011-declared-records.md).
"""

from __future__ import annotations

import dataclasses
import inspect
import linecache
import sys
from typing import Annotated, Final, Self, TypeVar, dataclass_transform

T = TypeVar("T")
Shared = Annotated[T, "never changed in place, so a clone has the same one"]

PLAIN: Final = ("int", "bool", "str")


@dataclass_transform(eq_default=False, field_specifiers=(dataclasses.field,))
class Record:
    """A class whose annotations are its fields."""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        if "__init__" not in vars(cls) and "clone" not in vars(cls):
            declare(cls)

    def clone(self) -> Self:
        """A copy that shares nothing that may change."""
        raise NotImplementedError


class Field:
    """One field of a record, as it was declared."""

    def __init__(self, name: str, declared: str, default: object, owner: type) -> None:
        self.name = name
        self.owner = owner
        self.is_shared = declared.startswith("Shared[")
        self.type = declared.removeprefix("Shared[").removesuffix("]") if self.is_shared else declared
        self.by_name = isinstance(default, dataclasses.Field) and default.kw_only is True
        self.default = default.default if isinstance(default, dataclasses.Field) else default
        has_factory = isinstance(default, dataclasses.Field) and default.default_factory is not dataclasses.MISSING
        if has_factory or not (isinstance(self.default, (int, str)) or self.default is dataclasses.MISSING):
            raise TypeError(f"{owner.__name__}.{name}: a default is a number or a text")

    def parameter(self) -> str:
        given = "" if self.default is dataclasses.MISSING else f" = {self.default!r}"
        return f"{self.name}: {self.type}{given}"

    def copy(self) -> str:
        return f"self.{self.name}" if self.is_shared else _copy(f"self.{self.name}", self.type)


FIELDS: Final[dict[type, list[Field]]] = {}
METHODS: Final[dict[type, dict[str, str]]] = {}  # what was added to a record, each method as a line of Python


def declare(cls: type) -> None:
    """Add a constructor, if the class has fields of its own, and `clone`."""
    own: list[Field] = []
    for name, declared in inspect.get_annotations(cls).items():
        if declared.startswith("ClassVar["):
            continue
        own.append(Field(name, declared, vars(cls).get(name, dataclasses.MISSING), cls))
        if name in vars(cls):
            delattr(cls, name)  # a default belongs to the constructor alone
    fields = FIELDS[cls] = _by_place_first(_inherited(cls) + own)
    name = cls.__name__
    methods = METHODS[cls] = dict[str, str]()
    if own:
        parameters = "".join(f", {field.parameter()}" for field in fields)
        body = "; ".join(f"self.{field.name} = {field.name}" for field in fields)
        methods["__init__"] = f"def __init__(self{parameters}) -> None: {body}"
    methods["clone"] = f"def clone(self) -> {name}: return {name}({', '.join(field.copy() for field in fields)})"
    for method, line in methods.items():
        _add(cls, method, line)


def _inherited(cls: type) -> list[Field]:
    for base in cls.__mro__[1:]:
        if base in FIELDS:
            return FIELDS[base]
        if "__init__" in vars(base) and base is not object:
            raise TypeError(f"{cls.__name__}: its base {base.__name__} must declare its fields, too")
    return []


def _by_place_first(fields: list[Field]) -> list[Field]:
    """The order of the constructor: those that are given by name only come last."""
    return [field for field in fields if not field.by_name] + [field for field in fields if field.by_name]


def _copy(value: str, type_: str) -> str:
    """The expression that copies a value of this type."""
    if type_ in PLAIN:
        return value
    if type_.isidentifier():
        return f"{value}.clone()"
    if not type_.startswith("list["):
        raise TypeError(f"a field cannot be of type {type_}")
    inner = type_.removeprefix("list[").removesuffix("]")
    return f"{value}[:]" if inner in PLAIN else f"[{_copy('item', inner)} for item in {value}]"


def _add(cls: type, method: str, line: str) -> None:
    """Make a method of a line of Python. Tracebacks and debuggers can show the line."""
    where = f"<{cls.__module__}.{cls.__name__}.{method}>"
    made: dict[str, object] = {}
    exec(compile(line, where, "exec"), vars(sys.modules[cls.__module__]), made)
    linecache.cache[where] = (len(line), None, [line], where)
    setattr(cls, method, made[method])
