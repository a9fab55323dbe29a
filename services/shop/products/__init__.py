"""Products that suppliers offer for tombs."""
