"""Defenders of the Wild: a co-operative war against machines, by its rulebook."""
