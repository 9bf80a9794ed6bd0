"""Root by its Law. Law numbers are those of the Law of Root; see `data/laws.json`."""
