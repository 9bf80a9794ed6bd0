"""Weald plays woodland war games by their printed law."""
