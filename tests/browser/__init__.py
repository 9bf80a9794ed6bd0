"""The table in a real browser: Chromium against a server of its own."""
