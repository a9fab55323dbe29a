"""The ratios of the performance goals, measured on the real services: `make bench`."""
