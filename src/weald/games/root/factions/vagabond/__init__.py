"""The Vagabond [9] and the Vagabot [K7]."""
