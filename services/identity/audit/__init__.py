"""The audit log: written from the events of every service, read by staff."""
