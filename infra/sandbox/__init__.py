"""Stand-ins for what is not ours, for demo and tests alone: a mailbox and a card provider."""
