"""The engine: it knows procedures, lenses, offers, dice and journals, and no game. Standard library only."""
