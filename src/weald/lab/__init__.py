"""Experiments: `plans` reads a grid of games, `running` plays it, `store` keeps the results, `report` tells them."""
