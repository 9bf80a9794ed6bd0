"""Critters at War in the terminal."""
