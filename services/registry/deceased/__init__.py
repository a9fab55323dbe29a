"""Deceased persons: public search and memorial."""
