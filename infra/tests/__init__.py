"""The stack's own tests."""
