"""Rules of this house that no ready-made linter knows."""
