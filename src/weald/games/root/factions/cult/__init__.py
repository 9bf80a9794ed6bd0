"""The Lizard Cult [10] and the Logical Lizards [K8]."""
