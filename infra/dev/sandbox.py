"""The sandbox as a program of the stack, and how the gateway and a shop reach its stand-in of the
card provider."""

import os
import sys
from dataclasses import dataclass, field
from pathlib import Path

from infra.dev.process import free_port
from infra.dev.program import Program, Recipe
from infra.dev.services import ROOT

SCRIPT = "/_fake-stripe/endive/stripe.js"
# A developer with test keys of their own talks to the real provider.
OWN_KEYS = "CAMPOSANTO_SHOP_DEMO_"


@dataclass(frozen=True, slots=True)
class Sandbox:
    """Where it listens, on loopback."""

    smtp_port: int = field(default_factory=free_port)
    port: int = field(default_factory=free_port)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def payments(self) -> dict[str, str]:
        """What the shop is told of the stand-in."""
        if any(name.startswith(OWN_KEYS) for name in os.environ):
            return {}
        return {
            "STRIPE_API_BASE": self.url,
            "STRIPE_JS_URL": SCRIPT,
            "DEMO_SECRET_KEY": "sk_test_demo",
            "DEMO_PUBLISHABLE_KEY": "pk_test_demo",
        }

    def program(self, local: Path) -> Program:
        options = ["--smtp-port", str(self.smtp_port), "--port", str(self.port)]
        options += ["--folder", str(local / "sandbox")]
        command = [sys.executable, "-m", "infra.sandbox", *options]
        env = {"PATH": os.defpath, "LC_ALL": "C.UTF-8", "PYTHONUNBUFFERED": "1"}
        recipe = Recipe("sandbox", command, env, f"{self.url}/healthz", folder=ROOT)
        return Program(recipe, local)
