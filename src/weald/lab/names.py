"""What a report calls things and how it writes numbers: words of the catalogues, in the reader's language."""

from __future__ import annotations

from typing import Any

from weald.engine.ruleset import NO_NAMES, Ruleset
from weald.lab.store import BOT
from weald.texts import Texts

Row = dict[str, Any]


class Names:
    """The names of one game."""

    def __init__(self, ruleset: Ruleset, texts: Texts) -> None:
        self.texts = texts
        self._seats = ruleset.seats
        self._options = {option.name: option for option in ruleset.options}

    def player(self, name: str) -> str:
        """A level by its name; another kind of player by the word that a plan has for it."""
        return self.texts.say(f"computer-{name}") if self.texts.has(f"computer-{name}") else name

    def line_up(self, players: str) -> str:
        """Who plays in a game, as its figures tell it: `easy + hard`."""
        if players == BOT:
            return self.texts.say("report-bots")
        return " + ".join(self.player(name) for name in players.split(" + "))

    def with_players(self, rows: list[Row]) -> list[Row]:
        """Rows in which the players have their names; bots are told apart by those who want them."""
        return [
            {**row, "line_up": self.line_up(row["line_up"]), "player": self.player(row.get("player", ""))}
            for row in rows
        ]

    def seat(self, row: Row) -> str:
        if not row["is_bot"]:
            return self.texts.name("seat", row["seat"])
        return self.texts.note(f"bot-{row['seat']}", "apart") or self.texts.name("bot", row["seat"])

    def law(self, law: str) -> str:
        return f"{law} {self.texts.law_title(law)}".strip()

    # options, and the other axes of a grid

    def option(self, name: str) -> str:
        """What an option is about; that of a bot, with whose it is."""
        title = self.texts.note(f"option-{name}", "title") or name
        title = title[:1].lower() + title[1:]
        seat = name.rpartition("-")[0]
        return f"{self.texts.name('bot', seat)}: {title}" if seat in self._seats else title

    def value(self, option: str, value: object) -> str:
        """What an option is set to."""
        kind = self._options[option].kind
        if self._options[option].many and value != NO_NAMES:
            return " + ".join(self.texts.name(kind, name) for name in str(value).split("+"))
        if kind and self.texts.has(f"{kind}-{value}"):
            return self.texts.name(kind, value)
        return self.texts.say("report-value", value=str(value))

    def axis(self, key: str) -> str:
        """What the cells of a grid differ by."""
        table, _, name = key.rpartition(".")
        if table == "options":
            return self.option(name)
        if table == "seated":
            return self.texts.name("seat", name)
        return self.texts.say("report-axis", axis=name)

    def at(self, key: str, value: Any) -> str:
        """Where on an axis a cell lies."""
        table, _, name = key.rpartition(".")
        if table == "options":
            return self.value(name, value)
        if name == "bots":
            return self.texts.name("level", value)
        if name == "seats":
            return " + ".join(self.texts.name("seat", seat) for seat in value)
        return " + ".join(self.player(one) for one in ([value] if isinstance(value, str) else value))

    # numbers

    def percent(self, share: float) -> str:
        return self.texts.say("report-percent", share=100 * share)

    def number(self, number: float | None) -> str:
        return "" if number is None else self.texts.say("report-number", number=float(number))
