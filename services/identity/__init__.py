"""Identity: users, sessions, password resets, and the audit log of all services."""
