"""Root in the terminal."""
