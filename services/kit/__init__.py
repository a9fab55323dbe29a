"""What every service needs: settings, database, events, errors, wire shapes; no business rule."""
