"""The Cogwheel Corvids [K11]: only bots play them."""
