"""Doors for learners: the games as PettingZoo, Gymnasium and OpenSpiel know them (`pip install weald[rl]`).

All of them show a seat its own view only: `observing.py` in `weald.engine` writes it, docs/learning.md describes it.
"""
