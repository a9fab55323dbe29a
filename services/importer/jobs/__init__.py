"""Import jobs: opened, submitted in batches, applied by registry, finished."""
