"""Calls that need no session. A call that is neither here nor asks for a principal is a mistake."""

PUBLIC: frozenset[tuple[str, str]] = frozenset(
    {
        ("POST", "/api/auth/login"),
        ("POST", "/api/auth/logout"),
        ("POST", "/api/auth/password-reset"),
        ("POST", "/api/auth/password-reset/confirm"),
        ("GET", "/api/public/cemeteries"),
        ("GET", "/api/public/deceased/{deceased_id}"),
        ("GET", "/api/search/deceased"),
        ("GET", "/api/blocks/{block_id}"),
        ("GET", "/media/{picture}"),
        ("HEAD", "/media/{picture}"),
    }
)

# for whoever runs the processes, and for the gateway itself; on no router for callers
INSIDE: frozenset[str] = frozenset({"/healthz", "/readyz", "/metrics", "/internal/session"})
