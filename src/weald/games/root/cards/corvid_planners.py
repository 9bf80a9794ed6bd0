"""Corvid Planners: their owner may move without ruling."""

from __future__ import annotations

from weald.games.root.cards.card import Card


class CorvidPlanners(Card):
    """[4.2.1] When moving."""

    needs_no_rule: bool = True
