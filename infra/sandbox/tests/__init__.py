"""Mail goes in by SMTP and comes out by HTTP, as in the demo."""
