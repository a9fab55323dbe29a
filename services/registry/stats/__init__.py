"""The four counts of the dashboard."""
