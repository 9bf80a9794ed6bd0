"""Write the client's types from the server's messages, and the names that texts are found by: web/src/lib/wire.ts.

`--check` writes nothing, and says whether the file is what would be written now.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any, Final, get_args

import msgspec
from msgspec import inspect

from weald import library, texts
from weald.server import advice_messages, days_messages, game_messages, messages, operator_messages, person_messages
from weald.server.operations import OPERATIONS

FILE: Final = Path(__file__).parent.parent / "web" / "src" / "lib" / "wire.ts"
HEAD: Final = "/** What is said between client and server. Made from the messages of weald.server: `make wire`. */\n"
PLAIN: Final = {
    inspect.StrType: "string",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
    inspect.AnyType: "unknown",
}
SCHEMA: Final = {"string": "string", "integer": "number"}
HEARD: Final = {*get_args(messages.Asking), *(operation.body for operation in OPERATIONS if operation.body)}


def written(kind: inspect.Type) -> str:
    """A type in TypeScript."""
    if isinstance(kind, inspect.Metadata):
        return "EventTold" if kind.extra_json_schema else written(kind.type)
    if isinstance(kind, inspect.StructType):
        return kind.cls.__name__
    if isinstance(kind, inspect.ListType):
        item = written(kind.item_type)
        return f"({item})[]" if " " in item else f"{item}[]"
    if isinstance(kind, inspect.DictType):
        return f"Record<string, {written(kind.value_type)}>"
    if isinstance(kind, inspect.UnionType):
        return " | ".join(written(one) for one in kind.types)
    if isinstance(kind, inspect.LiteralType):
        return " | ".join(json.dumps(value) for value in sorted(kind.values, key=str))
    return PLAIN[type(kind)]


def struct(kind: type[msgspec.Struct]) -> str:
    """A message. What we say is whole, unless it leaves out defaults; who speaks to us may leave them out."""
    found = inspect.type_info(kind)
    assert isinstance(found, inspect.StructType)
    omits = kind.__struct_config__.omit_defaults
    lines = [f'  type: "{found.tag}";'] if found.tag is not None else []
    for field in found.fields:
        mark = "?" if (omits or kind in HEARD) and not field.required else ""
        shape = written(field.type)
        if omits and field.default is None:
            shape = shape.removesuffix(" | null")
        lines.append(f"  {field.encode_name}{mark}: {shape};")
    return f"{comment(kind)}export interface {kind.__name__} {{\n{chr(10).join(lines)}\n}}\n"


def comment(kind: type) -> str:
    return f"/** {' '.join((kind.__doc__ or '').split())} */\n"


def event() -> str:
    """What happened, with its facts beside what every event has."""
    found = inspect.type_info(messages.EventTold)
    assert isinstance(found, inspect.Metadata)
    assert found.extra_json_schema is not None
    schema = found.extra_json_schema
    lines = []
    for name, value in schema["properties"].items():
        mark = "" if name in schema["required"] else "?"
        shape = " | ".join(json.dumps(one) for one in value["enum"]) if "enum" in value else SCHEMA[value["type"]]
        lines.append(f"  {name}{mark}: {shape};")
    return (
        "/** What happened, with its facts. */\nexport type EventTold = Record<string, unknown> & {\n"
        + "\n".join(lines)
        + "\n};\n"
    )


def union(name: str, kinds: Any, about: str) -> str:
    return f"/** {about} */\nexport type {name} = {' | '.join(kind.__name__ for kind in get_args(kinds))};\n"


def names() -> str:
    """The kinds of things that have names in the catalogues, other words for them, and the law books."""
    books = {book: library.game_of(book) for book in library.books() if library.game_of(book) != book}
    listed = "".join(f"  {json.dumps(kind)},\n" for kind in texts.KINDS)
    return (
        "/** The kinds of things that have names in the catalogues. */\n"
        f"export const KINDS: readonly string[] = [\n{listed}];\n"
        "/** Other words for a kind. */\n"
        f"export const SAME: Readonly<Record<string, string>> = {json.dumps(texts.SAME)};\n"
        "/** What an event has besides its facts. */\n"
        f"export const PLACED: readonly string[] = {json.dumps(list(texts.PLACED))};\n"
        "/** Law books beside the one that bears the name of its game. */\n"
        f"export const BOOKS: Readonly<Record<string, string>> = {json.dumps(books)};\n"
        "/** What can be said in a chat with one tap, in everybody's language. */\n"
        f"export const PHRASES = {json.dumps(get_args(days_messages.Phrase))} as const;\n"
    )


def document() -> str:
    kinds = [
        kind
        for module in (messages, advice_messages, game_messages, days_messages, person_messages, operator_messages)
        for kind in vars(module).values()
        if isinstance(kind, type)
        and (kind.__module__ == module.__name__ or kind.__name__ in getattr(module, "__all__", ()))
    ]
    parts = [HEAD, event(), *[struct(kind) for kind in kinds if issubclass(kind, msgspec.Struct)]]
    parts.append(union("Asking", messages.Asking, "What a client says at a socket."))
    parts.append(union("Saying", messages.Saying, "What it hears there."))
    return "\n".join([*parts, names()])


def main() -> int:
    made = document()
    if "--check" not in sys.argv[1:]:
        FILE.write_text(made, encoding="utf-8")
    elif not FILE.is_file() or FILE.read_text(encoding="utf-8") != made:
        print(f"{FILE.name} is out of date: run `make wire`", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
