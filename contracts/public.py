"""Calls that need no session. A call that is neither here nor asks for a principal is a mistake."""

PUBLIC: frozenset[tuple[str, str]] = frozenset(
    {
        ("GET", "/api/public/cemeteries"),
        ("GET", "/api/public/deceased/{deceased_id}"),
        ("GET", "/api/search/deceased"),
        ("GET", "/api/blocks/{block_id}"),
    }
)

# answered by the process itself; on no router of the gateway
INSIDE: frozenset[str] = frozenset({"/healthz", "/readyz", "/metrics"})
