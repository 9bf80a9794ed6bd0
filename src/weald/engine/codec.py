"""Game state as plain data and back: one way for JSON, equality, digests and files.

State classes are records of ints, bools, lists of those, and other records; their constructor takes exactly their
fields, by name. Nothing else has to be declared.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping
from types import GetSetDescriptorType

from weald.engine.errors import BrokenPosition

Data = dict[str, object]

_FIELDS: dict[type, list[str]] = {}


def fields(record: object) -> list[str]:
    """The names of a record's fields: its own dict, or the descriptors of a compiled class."""
    cls = type(record)
    if cls not in _FIELDS:
        try:
            names = list(vars(record))
        except TypeError:
            names = [
                name
                for base in reversed(cls.__mro__)
                for name, value in vars(base).items()
                if isinstance(value, GetSetDescriptorType) and not name.startswith("__")
            ]
        _FIELDS[cls] = sorted(name for name in names if name not in ("telling", "events", "unasked"))
    return _FIELDS[cls]


def name_of(cls: type) -> str:
    """How a record's class is named in data: by its module within the game and its name, as `battle.Battle`."""
    _, _, within = cls.__module__.partition(".games.")
    return f"{within.partition('.')[2]}.{cls.__name__}"


def named(records: Iterable[type]) -> dict[str, type]:
    """The table of classes that `decode` needs. Two classes of one name could not be told apart: that is an error."""
    classes: dict[str, type] = {}
    for cls in records:
        name = name_of(cls)
        other = classes.get(name, cls)
        if other is not cls:
            both = f"{other.__module__}.{other.__name__} and {cls.__module__}.{cls.__name__}"
            raise TypeError(f"two records are called {name}: {both}")
        classes[name] = cls
    return classes


def kinds_of(base: type, package: str = "") -> list[type]:
    """A class and all that derive from it, as far as they have been imported and lie in a package."""
    found = [base] if base.__module__.startswith(package) else []
    derived: list[type] = base.__subclasses__()
    for cls in derived:
        found += kinds_of(cls, package)
    return found


def encode(value: object) -> object:
    """Plain data: numbers, strings, lists, and dicts with `is` for the class of a record."""
    if isinstance(value, (bool, int, str)):
        return value
    if isinstance(value, list):
        return [encode(item) for item in value]
    data: Data = {"is": name_of(type(value))}
    for name in fields(value):
        data[name] = encode(getattr(value, name))
    return data


def decode(data: object, classes: Mapping[str, type], where: str = "position") -> object:
    """The value of plain data; `classes` are the records that may occur."""
    if isinstance(data, (bool, int, str)):
        return data
    if isinstance(data, list):
        return [decode(item, classes, f"{where}[{i}]") for i, item in enumerate(data)]
    if not isinstance(data, dict):
        raise BrokenPosition("bad-position-data", where=where, problem=type(data).__name__)
    name = data.get("is")
    cls = classes.get(name) if isinstance(name, str) else None
    if cls is None:
        raise BrokenPosition("bad-position-data", where=where, problem=f"no record is called {name!r}")
    values = {key: decode(item, classes, f"{where}.{key}") for key, item in data.items() if key != "is"}
    try:
        record: object = cls(**values)
        missing = [field for field in fields(record) if field not in values]
        if missing:
            raise TypeError(f"missing {', '.join(missing)}")
        return record
    except TypeError as error:
        raise BrokenPosition("bad-position-data", where=where, problem=str(error)) from None


def to_json(value: object) -> str:
    """Canonical JSON: equal values give equal texts."""
    return json.dumps(encode(value), sort_keys=True, separators=(",", ":"))


def digest(value: object) -> str:
    """A short fingerprint of a value."""
    return hashlib.sha256(to_json(value).encode()).hexdigest()[:16]
