"""Reveal abilities [2.5, 17.1]: first those that ask nothing, then the others, in an order the players choose."""

from __future__ import annotations

from typing import ClassVar, Final

from weald.engine.lenses import FOLLOWS, IDLE, Frame
from weald.engine.notation import noun
from weald.engine.offers import Offers
from weald.engine.procedure import Steps
from weald.games.defenders.actions import (
    CARRY,
    CURE,
    DEMOLISH,
    LIFT,
    RESOLVE,
    RUST,
    SHOOT,
    STAY,
    STEP,
    TUNNEL,
)
from weald.games.defenders.board import BREACH, NONE, NUCLEUS, TOXIC, Board
from weald.games.defenders.geometry import EDGES, HEX_NAMES, HEXES, NEXT, OFF, SIDES
from weald.games.defenders.lenses import Game, View
from weald.games.defenders.procedure import Decision, Step
from weald.games.defenders.rules import deeds
from weald.games.defenders.rules.cards import Draw
from weald.games.defenders.rules.damage import hurt
from weald.games.defenders.rules.factories import pollute
from weald.games.defenders.rules.support import gain_support
from weald.games.defenders.tables import (
    ABILITY,
    ABILITY_NAMES,
    AMBUSH,
    BOUNTIFUL_HARVEST,
    CARD_NAMES,
    CONTROLLED_BLAZE,
    DEMOLITIONS,
    FACTION_NAMES,
    FIELD_HOSPITAL,
    FOREST,
    GAINED_ITEM,
    GIVEN_ITEM,
    IS_COMRADE,
    IS_REVEAL,
    MANIFESTO,
    MEDICINAL_HERBS,
    MOST_DAMAGE,
    MOUNTAIN,
    PYROMANCY,
    RAIN_OF_RUST,
    SECRET_PATHS,
    SHARPSHOOTER,
    TRAVELING_LIBRARY,
    TUNNELS,
)


def resolve_plain(g: Game, faction: int) -> bool:
    """Carry out an ability that asks nothing and does not depend on the order. False for any other ability."""
    b = g.board
    ability = ABILITY[b.active[faction]]
    if not IS_REVEAL[ability]:
        return True
    told = len(g.events)
    if IS_COMRADE[ability]:
        pass_marker(g)
    elif GAINED_ITEM[ability] >= 0:  # [O2, C2, V2, S2]
        deeds.gain_item(g, faction, GAINED_ITEM[ability], "17.1")
    elif GIVEN_ITEM[ability] >= 0:  # [O3, C3, V3, S3]
        for other in b.playing():
            deeds.gain_item(g, other, GIVEN_ITEM[ability], "17.1")
    elif ability == MANIFESTO:
        gain_support(g, faction, 2, "O7")
    elif ability == BOUNTIFUL_HARVEST:  # [C5]
        b.call(Draw(faction, 2, "C5"))
        return True
    else:
        return False
    tell_if_idle(g, faction, told)
    return True


def tell_if_idle(g: Game, faction: int, told: int) -> None:
    """[17.5] An ability that finds nothing to do says so; `told` is how many events there were before it."""
    if g.telling and len(g.events) == told:
        g.tell("ability-idle", "17.5", faction, role=IDLE, ability=ABILITY_NAMES[ABILITY[g.board.active[faction]]])


def pass_marker(g: Game) -> None:
    """[2.6, O1, C1, V1, S1] The first-player marker goes one seat to the left; in solo there is none [16.3]."""
    b = g.board
    if b.solo:
        return
    for faction in b.clockwise(b.first)[1:]:
        if not b.gone[faction]:
            b.first = faction
            break
    if g.telling:
        g.tell("marker-passed", "2.6", b.first, role=FOLLOWS)


class Reveals(Frame):
    """[17.3] The abilities of `pending` factions, in an order the players choose; the first player answers for them."""

    pending: list[int]

    def steps(self) -> Steps:
        return REVEALS


class OrderNext(Decision[Reveals]):
    """[17.3] Which ability comes next."""

    law: ClassVar[str] = "17.3"
    ask: ClassVar[str] = "resolve-next"

    def needed(self, b: Board, f: Reveals) -> bool:
        return len(f.pending) > 1

    def actor(self, b: Board, f: Reveals) -> int:
        return b.first

    def offer(self, v: View, f: Reveals, o: Offers) -> None:
        for faction in f.pending:
            o.allow(RESOLVE | faction)

    def about(self, v: View, f: Reveals, action: int) -> dict[str, object]:
        """The card whose ability it is."""
        return {"card": CARD_NAMES[v.board.active[noun(action)]]}

    def answer(self, g: Game, f: Reveals, choice: int) -> None:
        faction = noun(choice)
        f.pending.remove(faction)
        f.pending.insert(0, faction)


class ResolveNext(Step[Reveals]):
    """[17.5] Each must be carried out as far as possible."""

    law: ClassVar[str] = "17.5"

    def run(self, g: Game, f: Reveals) -> None:
        if f.pending:
            faction = f.pending.pop(0)
            f.at = 0
            resolve(g, faction)


REVEALS: Final[Steps] = (OrderNext(), ResolveNext())


def resolve(g: Game, faction: int) -> None:
    """One ability that depends on the order, or asks something."""
    b = g.board
    ability = ABILITY[b.active[faction]]
    place = b.at[faction]
    if g.telling:
        name = ABILITY_NAMES[ability]
        g.tell("ability", "17.1", faction, ability=name, ability_effect=name)
    told = len(g.events)
    if ability == CONTROLLED_BLAZE:  # [O4]
        for side in range(place * SIDES, place * SIDES + SIDES):
            other = NEXT[side]
            if other != OFF and b.pollution[other]:
                deeds.clear_hex(g, faction, other, "O4")
    elif ability == PYROMANCY:
        hurt(g, faction, 1, "O6")
    elif ability == FIELD_HOSPITAL:
        for other in b.playing():
            deeds.heal(g, other, 1, "C9")
    elif ability == AMBUSH:
        if b.mechs[place]:
            deeds.destroy_mech(g, faction, place, "V5")
    else:
        f = Ability(faction, ability)
        b.call(f)
        step = f.steps()[0]
        if not isinstance(step, Target) or step.targets(b, f):
            return  # somebody is asked
    tell_if_idle(g, faction, told)


class Ability(Frame):
    """A reveal ability that asks somebody. `place` is the camp that travels, or how many have been asked."""

    faction: int
    ability: int
    place: int = 0

    def steps(self) -> Steps:
        return ASKING[self.ability]


class Target(Decision[Ability]):
    """A question to the defender's own player, asked if there is anything to choose."""

    def targets(self, b: Board, f: Ability) -> list[int]:
        raise NotImplementedError

    def verb(self) -> int:
        raise NotImplementedError

    def carry_out(self, g: Game, f: Ability, target: int) -> None:
        raise NotImplementedError

    def needed(self, b: Board, f: Ability) -> bool:
        return len(self.targets(b, f)) > 0

    def actor(self, b: Board, f: Ability) -> int:
        return b.seat_of(f.faction)

    def offer(self, v: View, f: Ability, o: Offers) -> None:
        code = self.verb()
        for target in self.targets(v.board, f):
            o.allow(code | target)

    def answer(self, g: Game, f: Ability, choice: int) -> None:
        self.carry_out(g, f, noun(choice))


class Shoot(Target):
    """[C8] Destroy a mech next to the leader, whatever stands between [17.7]."""

    law: ClassVar[str] = "C8"
    ask: ClassVar[str] = "shoot"

    def verb(self) -> int:
        return SHOOT

    def targets(self, b: Board, f: Ability) -> list[int]:
        place = b.at[f.faction]
        found: list[int] = []
        for side in range(place * SIDES, place * SIDES + SIDES):
            if NEXT[side] != OFF and b.mechs[NEXT[side]]:
                found.append(NEXT[side])
        return found

    def carry_out(self, g: Game, f: Ability, target: int) -> None:
        deeds.destroy_mech(g, f.faction, target, "C8")


class Rust(Target):
    """[V8] Replace a mech anywhere by a pollution token, but not on a toxic site. It is not destroyed: no support."""

    law: ClassVar[str] = "V8"
    ask: ClassVar[str] = "rust"

    def verb(self) -> int:
        return RUST

    def targets(self, b: Board, f: Ability) -> list[int]:
        return [place for place in range(HEXES) if b.mechs[place] and b.pollution[place] != TOXIC]

    def carry_out(self, g: Game, f: Ability, target: int) -> None:
        g.board.mechs[target] -= 1
        if g.telling:
            g.tell("rusted", "V8", f.faction, target)
        pollute(g, target)


class Tunnel(Target):
    """[S7] To any mountain hex; a rewilded factory is one too [3.5]."""

    law: ClassVar[str] = "S7"
    ask: ClassVar[str] = "tunnel"

    def verb(self) -> int:
        return TUNNEL

    def targets(self, b: Board, f: Ability) -> list[int]:
        return [place for place in range(HEXES) if b.in_corridor(place, MOUNTAIN)]

    def carry_out(self, g: Game, f: Ability, target: int) -> None:
        deeds.relocate(g, f.faction, target, "S7")


class Demolish(Target):
    """[S9] Breach any wall, with a marker of one's own."""

    law: ClassVar[str] = "S9"
    ask: ClassVar[str] = "demolish"

    def verb(self) -> int:
        return DEMOLISH

    def targets(self, b: Board, f: Ability) -> list[int]:
        if not b.markers[f.faction]:
            return []
        return [edge for edge in range(EDGES) if not b.edges[edge] & BREACH and b.is_wall(edge)]

    def carry_out(self, g: Game, f: Ability, target: int) -> None:
        deeds.breach(g, f.faction, target, "S9")


class Lift(Target):
    """[O8] Which of the own camps travels; asked if it has somewhere to go."""

    law: ClassVar[str] = "O8"
    ask: ClassVar[str] = "lift"

    def verb(self) -> int:
        return LIFT

    def targets(self, b: Board, f: Ability) -> list[int]:
        if not free_forests(b):
            return []
        return [place for place in range(HEXES) if b.camps[place] == f.faction]

    def carry_out(self, g: Game, f: Ability, target: int) -> None:
        f.place = target


def free_forests(b: Board) -> list[int]:
    """The forest hexes without a camp; rewilded factories are forest too [3.5]."""
    return [place for place in range(HEXES) if b.camps[place] == NONE and b.in_corridor(place, FOREST)]


class Carry(Target):
    """[O8] To any forest hex."""

    law: ClassVar[str] = "O8"
    ask: ClassVar[str] = "carry"

    def verb(self) -> int:
        return CARRY

    def targets(self, b: Board, f: Ability) -> list[int]:
        return free_forests(b)

    def carry_out(self, g: Game, f: Ability, target: int) -> None:
        b = g.board
        b.camps[f.place] = NONE
        b.camps[target] = f.faction
        if g.telling:
            g.tell("camp-moved", "O8", f.faction, target)


class Cure(Target):
    """[V9] One player removes all damage."""

    law: ClassVar[str] = "V9"
    ask: ClassVar[str] = "cure"

    def verb(self) -> int:
        return CURE

    def targets(self, b: Board, f: Ability) -> list[int]:
        return b.playing()

    def carry_out(self, g: Game, f: Ability, target: int) -> None:
        deeds.heal(g, target, MOST_DAMAGE, "V9")


class TakePath(Decision[Ability]):
    """[V6] Every player in turn, from the card's own on, may go to a hex next to the leader; `place` counts them."""

    law: ClassVar[str] = "V6"
    ask: ClassVar[str] = "take-path"

    def walkers(self, b: Board, f: Ability) -> list[int]:
        return [faction for faction in b.clockwise(f.faction) if b.at[faction] != NONE]

    def walker(self, b: Board, f: Ability) -> int:
        return self.walkers(b, f)[f.place]

    def needed(self, b: Board, f: Ability) -> bool:
        return f.place < len(self.walkers(b, f))

    def actor(self, b: Board, f: Ability) -> int:
        return b.seat_of(self.walker(b, f))

    def offer(self, v: View, f: Ability, o: Offers) -> None:
        b = v.board
        place = b.at[self.walker(b, f)]
        for side in range(place * SIDES, place * SIDES + SIDES):
            other = NEXT[side]
            if other != OFF:
                if b.ground[other] == NUCLEUS:
                    o.refuse(STEP | other, "3.4", "core")
                else:
                    o.allow(STEP | other)
        o.allow(STAY)

    def facts(self, b: Board, f: Ability) -> dict[str, object]:
        walker = self.walker(b, f)
        return {"faction_seat": FACTION_NAMES[walker], "hex": HEX_NAMES[b.at[walker]]}

    def answer(self, g: Game, f: Ability, choice: int) -> None:
        if choice != STAY:
            deeds.relocate(g, self.walker(g.board, f), noun(choice), "V6")
        f.place += 1
        f.at = 0


_TARGETS: Final[dict[int, Steps]] = {
    SHARPSHOOTER: (Shoot(),),
    RAIN_OF_RUST: (Rust(),),
    TUNNELS: (Tunnel(),),
    DEMOLITIONS: (Demolish(),),
    TRAVELING_LIBRARY: (Lift(), Carry()),
    MEDICINAL_HERBS: (Cure(),),
    SECRET_PATHS: (TakePath(),),
}
ASKING: Final[list[Steps]] = [_TARGETS.get(ability, ()) for ability in range(len(IS_REVEAL))]


def unresolved(g: Game) -> list[int]:
    """Carry out the plain abilities of all active defenders. Returns the factions whose abilities remain."""
    return [faction for faction in g.board.playing() if not resolve_plain(g, faction)]
