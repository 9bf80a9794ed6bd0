"""One file for each card with a lasting effect, of both decks; `card.py` says at which moments they can speak."""
