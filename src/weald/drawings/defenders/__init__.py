"""Defenders of the Wild in the terminal."""
