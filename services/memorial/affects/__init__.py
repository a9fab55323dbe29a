"""Affects: one a day from each visitor, counted for the search."""
