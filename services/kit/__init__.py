"""What every service needs and no business rule: settings, database, events, errors, wire shapes."""
