"""Fixtures over real PostgreSQL and RabbitMQ, and makers of tokens, for every service's tests."""
