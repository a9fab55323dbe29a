"""Where tombs lie: points of a map, and the wall of a block of niches."""
