"""Requests of relatives to correct or remove a memorial, and the office's answers."""
