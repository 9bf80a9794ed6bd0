"""The languages of the house, and which of them is spoken just now.

`locales.json` lists them: what each calls itself, and the forms of names that its sentences ask for (cases in
Ukrainian, names with article or preposition in Italian), and the apostrophe that it prints, if that is not the one of
keyboards, which its catalogues are written with. A language is its folder of catalogues and its line there.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterable, Mapping
from contextvars import ContextVar
from importlib.resources import files
from typing import Final

from weald.engine.errors import UnknownName

_TYPED: Final = "'"  # the apostrophe of keyboards
_APOSTROPHE: Final = re.compile(rf"(?<=[^\W\d_]){_TYPED}")  # after a letter; elsewhere it quotes something typed


class Locale:
    """One language."""

    def __init__(self, tag: str, name: str, forms: Iterable[str], apostrophe: str = _TYPED) -> None:
        self.tag = tag
        self.name = name  # as its speakers call it
        self.forms = tuple(forms)  # attributes of names; sentences take them as `$<fact>-<form>`
        self.apostrophe = apostrophe

    def printed(self, text: str) -> str:
        """A text as readers see it."""
        return _APOSTROPHE.sub(self.apostrophe, text)


def _read() -> dict[str, Locale]:
    listed = json.loads(files("weald.texts").joinpath("locales.json").read_text(encoding="utf-8"))
    return {tag: Locale(tag, **one) for tag, one in listed.items()}


LOCALES: Final = _read()
SOURCE: Final = "en"  # the language in which texts are first written
SPOKEN: Final = ContextVar("spoken", default=SOURCE)  # by this command, or in answer to this request

_VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")  # of the system, in the order in which they count


def typed(text: str) -> str:
    """A text as people type it."""
    for one in LOCALES.values():
        text = text.replace(one.apostrophe, _TYPED)
    return text


def nearest(wanted: Iterable[str]) -> str:
    """The first wanted language that there is. `uk_UA.UTF-8` and `uk-UA` are `uk`; without any it is English."""
    tags = (tag.partition(".")[0].replace("_", "-").lower() for tag in wanted)
    return next((base for tag in tags if (base := tag.partition("-")[0]) in LOCALES), SOURCE)


def accepted(header: str) -> str:
    """The language for an Accept-Language header: the listed ones by their weight, `*` for none of ours."""
    weighed = []
    for place, part in enumerate(header.split(",")):
        tag, _, weight = part.partition(";")
        try:
            share = float(weight.partition("=")[2]) if weight.strip() else 1.0
        except ValueError:
            continue
        if share > 0:
            weighed.append((-share, place, tag.strip()))
    return nearest(tag for _, _, tag in sorted(weighed))


def of_system(environment: Mapping[str, str] = os.environ) -> str:
    """The language of a terminal: WEALD_LANG, which must be one of ours, else what the system speaks."""
    if wanted := environment.get("WEALD_LANG", ""):
        return known(wanted)
    return nearest(environment.get(name, "") for name in _VARIABLES if environment.get(name))


def known(wanted: str) -> str:
    """A language that a person named, by its tag or by what it calls itself."""
    names = {**{tag: tag for tag in LOCALES}, **{one.name.lower(): tag for tag, one in LOCALES.items()}}
    found = names.get(wanted.lower()) or names.get(wanted.lower().replace("_", "-").partition("-")[0])
    if found is None:
        raise UnknownName("language", wanted, tuple(LOCALES))
    return found
