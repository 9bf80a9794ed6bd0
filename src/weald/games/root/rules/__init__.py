"""The key actions and terms of the Law, one file each."""
