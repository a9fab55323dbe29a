"""Traefik and Caddy: their configuration and its tests."""
