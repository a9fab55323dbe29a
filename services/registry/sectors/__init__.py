"""Sectors."""
