"""The native stack: starts, seeds and stops everything without containers."""
