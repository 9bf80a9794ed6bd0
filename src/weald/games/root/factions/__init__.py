"""The factions, one file each, top to bottom in the order of the board."""
