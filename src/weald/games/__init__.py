"""The games of the house. Each is a package with a `RULES` object; see `weald.library`."""
