"""Virtual candles, which burn for 24 hours."""
