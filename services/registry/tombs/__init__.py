"""Tombs."""
