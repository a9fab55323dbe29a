"""What an office ought to look at, counted."""
