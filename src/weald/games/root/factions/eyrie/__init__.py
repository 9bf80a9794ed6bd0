"""The Eyrie Dynasties [7] and the Electric Eyrie [K5]."""
