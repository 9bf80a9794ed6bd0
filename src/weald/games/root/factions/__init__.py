"""The factions, one folder each: the faction, its board and its turn in the order of the printed board, its bot."""
