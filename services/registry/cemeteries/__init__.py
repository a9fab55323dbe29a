"""Cemeteries."""
