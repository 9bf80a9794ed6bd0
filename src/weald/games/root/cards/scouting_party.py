"""Scouting Party: its owner is never ambushed."""

from __future__ import annotations

from weald.games.root.cards.card import Card


class ScoutingParty(Card):
    """[4.3.1] In battle, for the attacker."""

    foresees_ambushes: bool = True
