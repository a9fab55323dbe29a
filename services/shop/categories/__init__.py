"""Categories of products."""
