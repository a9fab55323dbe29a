"""Takes batches of an import: set-based SQL, one transaction a batch, once each."""
