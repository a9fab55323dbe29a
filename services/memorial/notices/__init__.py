"""Mails to moderators that something waits for them."""
