"""Signing in and out, sessions, forgotten passwords."""
