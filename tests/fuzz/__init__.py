"""Random games, checked after every action. A failure is saved as a journal that loads and stays a test."""
