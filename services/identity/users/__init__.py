"""Users: the operators screen."""
