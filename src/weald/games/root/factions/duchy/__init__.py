"""The Drillbit Duchy [K10]: only bots play it."""
