"""Orders and their payment: what the card provider says takes them forward, never back."""
