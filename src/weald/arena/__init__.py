"""Games between computer players: one (`match`), or thousands (`sim`)."""
