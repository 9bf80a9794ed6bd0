"""Defenders of the Wild in the terminal: the hex board, the factions, the hand."""

from __future__ import annotations

import textwrap
from collections.abc import Mapping
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.text import Text

from weald.drawings.defenders.map import FACTION_COLOURS, WIDTH, Map
from weald.drawings.defenders.words import effect
from weald.drawings.drawing import Drawing
from weald.engine import lenses
from weald.games.defenders.geometry import EDGE, EDGE_NAMES, HEX_NAMES, NEXT, OFF, SIDE_NAMES, SIDES

Shown = Mapping[str, Any]


def _wrapped(line: str, style: str = "") -> Text:
    return Text("\n".join(textwrap.wrap(line, WIDTH, subsequent_indent=" " * 4)), style)


class DefendersDrawing(Drawing):
    """Draws a view of Defenders of the Wild."""

    width = WIDTH + 1
    tall = 60
    forecasts = True

    def picture(self, view: lenses.View[Any], referee: lenses.Game[Any] | None = None) -> RenderableType:
        shown = self._shown(view)
        parts: list[RenderableType] = [Text(self._head(shown), "bold"), Map(shown, self.texts).draw()]
        parts.append(Text(self.texts.say("board-legend"), "grey62"))
        for faction in shown["factions"]:
            parts.append(_wrapped(self._faction(shown, faction), FACTION_COLOURS[faction]))
        return Group(*parts, *[_wrapped(line) for line in self._commons(shown)])

    def lines(self, view: lenses.View[Any], referee: lenses.Game[Any] | None = None) -> list[str]:
        shown = self._shown(view)
        lines = [self._head(shown), self.texts.say("board-rows")]
        lines += [self._hex(shown, name) for name in shown["hexes"]]
        for number, engine in enumerate(shown["engines"], start=1):
            lines.append(self._engine(number, engine))
        lines += [self._faction(shown, faction, with_effect=True) for faction in shown["factions"]]
        return lines + self._commons(shown)

    def _shown(self, view: lenses.View[Any]) -> dict[str, Any]:
        return self.ruleset.show(view)

    # the parts of the picture

    def _head(self, shown: Shown) -> str:
        return self.texts.say(
            "board-head",
            round=shown["round"],
            phase=shown["phase"],
            direction=shown["direction"],
            built=shown["built"],
            standing=shown["standing"],
            toxic=shown["toxic_left"],
        )

    def _engine(self, number: int, engine: Shown | None) -> str:
        if engine is None:
            return self.texts.say("board-engine-bare", number=number)
        front = engine["front"] or self.texts.say("board-rim")
        facts = {"edge": engine["edge"], "left": engine["left"], "right": engine["right"], "front": front}
        return self.texts.say("board-engine", number=number, **facts)

    def _faction(self, shown: Shown, faction: str, with_effect: bool = False) -> str:
        """A faction's board; `with_effect`, also what its active defender does."""
        data = shown["seats"][faction]
        if data["gone"]:
            return self.texts.say("board-faction-gone", seat=faction)
        you = "yes" if shown["seat"] == data["player"] and not shown["solo"] else "no"
        if data["at"] is None:
            return self.texts.say("board-faction-waits", seat=faction, you=you, leader=data["leader"])
        line = self.texts.say(
            "board-faction",
            seat=faction,
            you=you,
            first="yes" if shown["first"] == faction else "no",
            leader=data["leader"],
            hex=data["at"],
            support=data["support"],
            needed=data["support_needed"],
            camps=data["camps_left"],
            cards=data["next_hand"] or 0,
            damage=data["damage"],
            items=", ".join(self.texts.name("item", item) for item in data["items"]) or "none",
            markers=data["markers"],
            hand="solo" if shown["solo"] else shown["hands"][data["player"]],
            deck=data["deck"],
        )
        if data["active"]:
            card = self._card_line(data["active"], False) if with_effect else self._card(data["active"])
            return f"{line}; {self.texts.say('board-active', card=card, teamed=len(data['teamed']))}"
        if shown["phase"] == "planning" and not shown["solo"]:
            return f"{line}; {self.texts.say('board-chosen' if data['chosen'] else 'board-choosing')}"
        return line

    def _commons(self, shown: Shown) -> list[str]:
        lines = [self.texts.say("board-silence")] if not shown["talking"]["open"] else []
        none = self.texts.say("board-none")
        lines.append(
            self.texts.say(
                "board-machines",
                list=self._counted(shown["machines"]) or none,
                discarded=self._counted(shown["machines_discarded"]) or none,
                die=", ".join(str(face) for face in shown["die"]),
            )
        )
        if shown["dead"]:
            dead = shown["dead"].items()
            told = [self.texts.say("board-dead-card", card=card, habitat=habitat) for card, habitat in dead]
            lines.append(self.texts.say("board-dead", list=", ".join(told), phase=shown["phase"]))
        return lines

    def _counted(self, cards: Mapping[str, int]) -> str:
        return ", ".join(f"{self.texts.name('machine', card)} {count}" for card, count in cards.items())

    def _hex(self, shown: Shown, name: str) -> str:
        """A hex in words: its ground, what is in it, what shuts it off."""
        data = shown["hexes"][name]
        ground = self.texts.name("habitat", data["habitat"] or "")
        if data["ground"] != "habitat":
            message = {"factory": "board-tile", "wild": "board-tile-wild", "core": "board-core"}[data["ground"]]
            none = self.texts.say("board-none")
            chutes = ", ".join(data.get("chutes", [])) or none
            ground = self.texts.say(message, tile=data["tile"], arrow=data.get("arrow", none), chutes=chutes)
        things = ", ".join(self._things(data)) or "none"
        return self.texts.say("board-hex", hex=name, ground=ground, things=things, sides=self._sides(shown, name))

    def _things(self, data: Shown) -> list[str]:
        """What is in a hex, in words."""
        texts, found = self.texts, []
        if data["toxic"]:
            found.append(texts.say("thing-toxic"))
        if data["pollution"]:
            found.append(texts.say("thing-pollution", number=data["pollution"]))
        if data["mechs"]:
            found.append(texts.say(f"thing-{data['mechs_are']}", number=data["mechs"]))
        if data["camp"]:
            found.append(texts.say("thing-camp", seat=data["camp"]))
        found += [texts.say("thing-leader", seat=faction) for faction in data["leaders"]]
        if data["enclosed"]:
            found.append(texts.say("thing-enclosed"))
        return found

    def _sides(self, shown: Shown, name: str) -> str:
        """What lies beyond each side of a hex, and what stands between."""
        place = HEX_NAMES.index(name)
        found: list[str] = []
        for side in range(SIDES):
            other = NEXT[place * SIDES + side]
            beyond = HEX_NAMES[other] if other != OFF else ""
            edge = EDGE_NAMES[EDGE[place * SIDES + side]]
            hex_name = beyond or self.texts.say("board-rim")
            message = f"side-{self._between(shown, edge, name, beyond)}"
            found.append(self.texts.say(message, side=SIDE_NAMES[side], hex=hex_name))
        return ", ".join(found)

    @staticmethod
    def _between(shown: Shown, edge: str, here: str, beyond: str) -> str:
        """What stands between two hexes; the side of a rewilded factory is a factory's still [7.20]."""
        if edge in shown["breaches"]:
            return "breach"
        if edge in shown["walls"]:
            return "wall"
        if edge in [engine["edge"] for engine in shown["engines"] if engine]:
            return "engine"
        grounds = [shown["hexes"][name]["ground"] for name in (here, beyond) if name]
        if "factory" in grounds or "wild" in grounds:
            return "factory"
        return "core" if "core" in grounds[1:] else "open"

    # hands

    def hand(self, view: lenses.View[Any], referee: lenses.Game[Any] | None = None) -> list[str]:
        lines: list[str] = []
        for title, shown in self._hands(view, referee):
            lines.append(title)
            lines += ["  " + self._card_line(card, shown["solo"]) for card in shown["hand"]]
            if not shown["hand"]:
                lines.append("  " + self.texts.say("board-empty"))
            if shown["choice"]:
                lines.append("  " + self.texts.say("board-choice", card=self._card(shown["choice"])))
        return lines

    def hands(self, view: lenses.View[Any], referee: lenses.Game[Any] | None = None) -> list[str]:
        """The hand in short; while a defender is chosen, the choices are the hand."""
        lines: list[str] = []
        for title, shown in self._hands(view, referee):
            if shown["phase"] == "planning" and shown["hand"] and not shown["choice"]:
                continue
            cards = ", ".join(self._card(card, shown["solo"]) for card in shown["hand"])
            cards = cards or self.texts.say("board-empty")
            lines.append(f"{title} {cards}")
        return lines

    def _hands(self, view: lenses.View[Any], referee: lenses.Game[Any] | None) -> list[tuple[str, dict[str, Any]]]:
        if referee is None:
            shown = self._shown(view)
            return [(self.texts.say("board-hand"), shown)] if shown["hand"] is not None else []
        found = []
        for seat in self._shown(view)["hands"]:
            own = self.ruleset.show(referee.lens(self.ruleset.seat(seat)))
            found.append((self.texts.say("board-hand-of", seat=seat), own))
        return found

    def _card(self, card: Shown, with_faction: bool = False) -> str:
        """`Archives (forest, 3)`; where a hand is of two factions, `Archives (Order, forest, 3)`."""
        facts = {"card": card["card"], "card_habitat": card["habitat"], "card_points": card["points"]}
        if with_faction:
            facts["card_seat"] = card["faction"]
        return self.texts.thing("card", facts)

    def _card_line(self, card: Shown, with_faction: bool) -> str:
        does = effect(self.texts, card["card"])
        return self.texts.say("board-card", card=self._card(card, with_faction), timing=card["timing"], effect=does)

    def changed(self, before: lenses.View[Any], view: lenses.View[Any]) -> bool:
        old, new = self._shown(before), self._shown(view)
        return any(old[key] != new[key] for key in ("seat", "hexes", "walls", "breaches", "engines", "turn", "round"))

    def forecast(self, view: lenses.View[Any]) -> list[str]:
        shown = self._shown(view)
        lines: list[str] = []
        if shown["forecast"] and not shown["turn"]:
            chased = shown["first"] or shown["factions"][0]
            lines.append(self.texts.say("forecast-supposed", seat=chased))
        for card in shown["forecast"]:
            share = f"{100 * card['cards'] / card['of']:.0f}"
            facts = {"machine": card["machine"], "cards": card["cards"], "of": card["of"], "share": share}
            lines.append(self.texts.say("forecast-head", **facts))
            would = [self.texts.event(event) for event in card["would"]]
            lines += ["  " + line for line in would or [self.texts.say("forecast-nothing")]]
        return lines or [self.texts.say("forecast-none")]


DRAWING: Final = DefendersDrawing
