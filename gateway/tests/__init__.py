"""The real Traefik and Caddy on the very files that ship, in front of small real HTTP servers."""
