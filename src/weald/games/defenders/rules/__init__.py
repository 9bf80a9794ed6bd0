"""The rules of Defenders: one file for each chapter about players and machines."""
