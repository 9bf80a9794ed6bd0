"""One file for each card with a lasting effect, of both decks; `card.py` lists the moments at which cards act."""
