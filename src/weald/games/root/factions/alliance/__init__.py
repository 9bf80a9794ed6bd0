"""The Woodland Alliance [8] and the Automated Alliance [K6]."""
