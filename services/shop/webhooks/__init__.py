"""What the card provider tells us of its own accord."""
