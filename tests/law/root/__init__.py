"""The law of Root."""
