"""Senders who may leave no more texts in a cemetery."""
