"""Deleting and restoring: nothing that was registered is lost by a click."""
