"""Mails about orders, to suppliers and customers."""
