"""Many tombs of a block at once, by a pattern of their references."""
