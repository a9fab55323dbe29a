"""The stand-in as the real SDK meets it."""
