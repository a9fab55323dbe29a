"""The shop: what suppliers offer for a tomb, orders and their payment."""
