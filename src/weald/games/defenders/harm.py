"""What an action would cost its player, before it is taken: told with each answer, in numbers."""

from __future__ import annotations

from weald.games.defenders.actions import CAMP, CLEAR, GATHER, HEAL, MOVE, POUR, REGROUP, TRAVEL
from weald.games.defenders.board import TOXIC, Board
from weald.games.defenders.rules.damage import taken
from weald.games.defenders.tables import DIE, FRIENDLY_FUNGI, MOST_DAMAGE, SANCTUARY


def harm_facts(b: Board, faction: int, kind: int, what: int) -> dict[str, object]:
    """`harm`: [damage, faces of the die] for each outcome of the roll; `sure_harm`: what a toxic site costs [6.5].

    `deadly_faces` are those that kill a defender [6.6], of all `die_faces`. Nothing, if nothing can happen.
    """
    facts: dict[str, object] = {}
    sure = 1 if _clears_toxic(b, faction, kind, what) else 0
    threat = roll_kind(b, faction, kind)
    if not sure and not threat:
        return facts
    damage = 0 if kind == HEAL else b.damage[faction]  # [7.13] healed before the roll
    killed = damage + sure > MOST_DAMAGE
    damage = 0 if killed else damage + sure
    faces = [0] * (max(DIE) + 1)
    deadly = 0
    for face in DIE:
        amount = taken(b, faction, threat, face) if threat else 0
        faces[amount] += 1
        if killed or damage + amount > MOST_DAMAGE:
            deadly += 1
    if threat:
        facts["harm"] = [[amount, count] for amount, count in enumerate(faces) if count]
    if sure:
        facts["sure_harm"] = sure
    facts["deadly_faces"] = deadly
    facts["die_faces"] = len(DIE)
    return facts


def roll_kind(b: Board, faction: int, kind: int) -> int:
    """[6.2] Which roll follows an action, by where the leader is when it begins; 0 for none. Items bring none [8.4]."""
    if not MOVE <= kind <= GATHER or (kind == REGROUP and b.anyone_has(SANCTUARY)):  # [O9]
        return 0
    if kind == CAMP and _leaves(b, faction):
        return 0  # it is out of danger
    return b.threat(b.at[faction])


def _leaves(b: Board, faction: int) -> bool:
    """[5.4, 5.5] Whether a faction leaves the game with its next camp: the last to build stays."""
    return b.camps_left(faction) == 1 and any(b.camps_left(other) for other in b.factions if other != faction)


def _clears_toxic(b: Board, faction: int, kind: int, what: int) -> bool:
    if kind in (CLEAR, POUR):
        return b.pollution[b.at[faction]] == TOXIC
    return kind in (MOVE, TRAVEL) and b.has(faction, FRIENDLY_FUNGI) and b.pollution[what] == TOXIC  # [V7]
