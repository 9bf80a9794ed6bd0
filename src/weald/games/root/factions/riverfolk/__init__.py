"""The Riverfolk Company [11] and the Riverfolk Robots [K9]."""
