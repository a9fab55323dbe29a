"""Calls that need no session. A call that is neither here nor asks for a principal is a mistake."""

PUBLIC: frozenset[tuple[str, str]] = frozenset(
    {
        ("POST", "/api/auth/login"),
        ("POST", "/api/auth/logout"),
        ("POST", "/api/auth/password-reset"),
        ("POST", "/api/auth/password-reset/confirm"),
        ("GET", "/api/public/cemeteries"),
        ("GET", "/api/public/deceased/{deceased_id}"),
        ("POST", "/api/public/create-order"),
        ("POST", "/api/public/orders/{number}/cancel"),
        ("POST", "/api/public/orders/{number}/refresh"),
        ("GET", "/api/public/orders/by-token/{token}"),
        ("GET", "/api/public/orders/by-token/{token}/photos/{photo_id}"),
        ("POST", "/api/public/orders/by-token/{token}/payment"),
        ("GET", "/api/public/shop/products/{tomb_id}"),
        ("GET", "/api/public/supplier/{supplier_id}/stripe-key"),
        ("GET", "/api/public/tomb/{tomb_id}/products"),
        ("GET", "/api/search/deceased"),
        ("GET", "/api/blocks/{block_id}"),
        ("POST", "/api/memorial-requests"),
        ("POST", "/api/deceased/{deceased_id}/qr-code"),
        ("GET", "/media/{picture}"),
        ("HEAD", "/media/{picture}"),
        ("GET", "/memorial/{deceased_id}"),
        ("HEAD", "/memorial/{deceased_id}"),
        ("GET", "/robots.txt"),
        ("GET", "/sitemap.xml"),
        ("GET", "/sitemap-{part}.xml"),
        ("GET", "/api/prayers/deceased/{deceased_id}"),
        ("POST", "/api/prayers/{prayer_id}/report"),
        ("POST", "/api/visitor-affects"),
        ("GET", "/api/visitor-affects/count/{deceased_id}"),
        ("POST", "/api/visitor-messages"),
        ("GET", "/api/visitor-messages/{deceased_id}"),
        ("POST", "/api/visitor-prayers"),
        ("GET", "/api/virtual-candles"),
        ("POST", "/api/virtual-candles"),
        ("POST", "/api/webhooks/stripe/{account_id}"),
    }
)

# for whoever runs the processes, for the gateway itself and between services; on no router for
# callers
INSIDE: frozenset[str] = frozenset(
    {"/healthz", "/readyz", "/metrics", "/internal/session", "/internal/tombs/{tomb_id}"}
)
