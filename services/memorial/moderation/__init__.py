"""Moderation of messages and prayers: what waits, approving, deleting."""
