"""A strict local stand-in of the card provider: Stripe's API 2026-10-28.endive as far as a shop
uses it, its browser script, signed webhooks, and a control plane for tests. docs/sandbox.md says
what it does; it moves no money and refuses live keys."""

API_VERSION = "2026-10-28.endive"
RELEASE_TRAIN = "endive"
