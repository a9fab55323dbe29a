"""Payment accounts: with which keys a supplier is paid, kept closed and in versions."""
