"""Published texts that visitors say should not stand there."""
