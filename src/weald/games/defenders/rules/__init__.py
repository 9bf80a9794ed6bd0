"""The rules of Defenders, a file for each chapter of what players and machines do."""
