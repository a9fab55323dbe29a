"""Possible duplicates: the same person registered twice."""
