"""The card provider, through its official SDK."""
