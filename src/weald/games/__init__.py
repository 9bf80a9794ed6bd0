"""The games of the house. Each is a package with a `RULESET` object; see `weald.library`."""
