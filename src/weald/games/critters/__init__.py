"""Air, Land & Sea: Critters at War, for two. The laws are numbered in the order of the book: see `data/laws.json`."""
