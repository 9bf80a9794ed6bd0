"""What the words of a choice tell of a card and of a hex besides its name, as ids and numbers."""

from __future__ import annotations

from weald.games.defenders.board import GROUND_NAMES, HABITAT, NONE, TOXIC, Board
from weald.games.defenders.tables import CARD_FACTION, FACTION_NAMES, HABITAT_NAMES, POINTS
from weald.games.defenders.tables import HABITAT as CARD_HABITAT

_NOBODY = "none"


def card_facts(b: Board, card: int) -> dict[str, object]:
    """The habitat and the points of a card; in solo, where a hand is of two factions, its faction too."""
    facts: dict[str, object] = {"card_habitat": HABITAT_NAMES[CARD_HABITAT[card]], "card_points": POINTS[card]}
    if b.solo:
        facts["card_seat"] = FACTION_NAMES[CARD_FACTION[card]]
    return facts


def hex_facts(b: Board, place: int) -> dict[str, object]:
    """The ground of a hex and what lies in it, but for leaders."""
    ground = b.ground[place]
    toxic = b.pollution[place] == TOXIC
    camp = b.camps[place]
    return {
        "hex_habitat": HABITAT_NAMES[b.habitat[place]] if ground == HABITAT else GROUND_NAMES[ground],
        "hex_toxic": "yes" if toxic else "no",
        "hex_pollution": 0 if toxic else b.pollution[place],
        "hex_hunters": b.mechs[place] if ground == HABITAT else 0,
        "hex_snipers": 0 if ground == HABITAT else b.mechs[place],
        "hex_camp_seat": FACTION_NAMES[camp] if camp != NONE else _NOBODY,
        "hex_enclosed": "yes" if b.is_enclosed(place) else "no",
    }
