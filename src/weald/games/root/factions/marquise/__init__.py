"""The Marquise de Cat [6] and the Mechanical Marquise [K4]."""
