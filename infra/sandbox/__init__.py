"""Stand-ins for what is not ours, for demo and tests alone: a mailbox that catches all mail."""
