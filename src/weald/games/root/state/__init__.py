"""What is in play: the board everybody sees, each seat's secrets, and the lenses on them."""
