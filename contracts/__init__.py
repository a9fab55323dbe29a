"""What the services promise: generated from their code, committed, and checked by tests."""
