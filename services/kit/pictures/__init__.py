"""Pictures from anybody, made harmless: a program of its own decodes them."""
