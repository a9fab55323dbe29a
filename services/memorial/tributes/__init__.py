"""Messages and prayers of visitors."""
