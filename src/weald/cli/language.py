"""Which language the command speaks: `--lang`, then WEALD_LANG, then the system's."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from weald.engine.errors import BadValue
from weald.texts import locales

OPTION: Final = "--lang"


def settle(arguments: Sequence[str]) -> list[str]:
    """Speak the wanted language from now on. Returns the arguments without the option, which may stand anywhere.

    This comes before the commands are read, for their help is in that language too.
    """
    rest: list[str] = []
    wanted: str | None = None
    words = iter(arguments)
    for word in words:
        if word == "--":
            rest += [word, *words]
        elif word == OPTION:
            wanted = next(words, "")
        elif word.startswith(f"{OPTION}="):
            wanted = word.removeprefix(f"{OPTION}=")
        else:
            rest.append(word)
    if wanted == "":
        raise BadValue("language-missing", known=", ".join(locales.LOCALES))
    locales.SPOKEN.set(locales.of_system() if wanted is None else locales.known(wanted))
    return rest
