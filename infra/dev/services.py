"""The product's services as programs: commands, environment, addresses."""

import os
import subprocess
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import quote, urlsplit

from infra.dev.keys import Keys
from infra.dev.process import DevError, free_port
from infra.dev.program import Program, Recipe

ROOT = Path(__file__).parents[2]
SENDER = "Camposanto <no-reply@camposanto.example>"
SERVICES = ("identity", "registry", "memorial", "shop", "importer")


@dataclass(frozen=True, slots=True)
class Surroundings:
    """What the services are told; public_url: the gateway's address, for links in mails.

    media_url: where the registry keeps pictures; web_url: the web server behind the gateway.
    payments: where the shop finds the card provider's stand-in, if it is to.
    """

    database_url: str
    amqp_url: str
    keys: Keys
    ports: Mapping[str, int]
    public_url: str = "http://127.0.0.1:8080"
    smtp_port: int = 25
    media_url: str = "memory:///"
    web_url: str = "http://127.0.0.1:80"
    payments: Mapping[str, str] = field(default_factory=dict)

    def database(self, service: str) -> str:
        """The administrator's address with the service's own login."""
        parts = urlsplit(self.database_url)
        place = parts.netloc.rpartition("@")[2]
        login = f"{service}:{quote(self.keys.passwords[service], safe='')}"
        return parts._replace(netloc=f"{login}@{place}").geturl()

    def settings(self, service: str) -> dict[str, str]:
        values = {
            "DATABASE_URL": self.database(service),
            "AMQP_URL": self.amqp_url,
            "HOST": "127.0.0.1",
            "PORT": str(self.ports[service]),
            "ENVIRONMENT": "development",
            "TOKEN_PUBLIC_KEY": self.keys.token_public_key,
        }
        values |= self._own(service)
        return {f"CAMPOSANTO_{service.upper()}_{name}": value for name, value in values.items()}

    def _own(self, service: str) -> dict[str, str]:
        """What one service alone is told."""
        match service:
            case "identity":
                keys = {
                    "TOKEN_PRIVATE_KEY": self.keys.token_private_key,
                    "SHOP_PUBLIC_KEY": self.keys.shop_public_key,
                }
                return keys | self._mail()
            case "registry":
                return {"MEDIA__URL": self.media_url}
            case "memorial":
                keys = {
                    "SENDER_KEY": self.keys.sender_key,
                    "WEB_URL": self.web_url,
                    "REGISTRY_URL": f"http://127.0.0.1:{self.ports['registry']}",
                }
                return keys | self._mail()
            case "shop":
                keys = {
                    "REGISTRY_URL": f"http://127.0.0.1:{self.ports['registry']}",
                    "PRIVATE_KEY": self.keys.shop_private_key,
                    "VAULT_KEYS": f"1:{self.keys.vault_key}",
                }
                return keys | self._mail() | dict(self.payments)
        return {}

    def _mail(self) -> dict[str, str]:
        return {
            "PUBLIC_URL": self.public_url,
            "MAIL__HOST": "127.0.0.1",
            "MAIL__PORT": str(self.smtp_port),
            "MAIL__SENDER": SENDER,
        }

    def environment(self, service: str) -> dict[str, str]:
        given = {
            name: value for name, value in os.environ.items() if name.startswith("CAMPOSANTO_")
        }
        given |= {"PATH": os.environ["PATH"], "LC_ALL": "C.UTF-8", "PYTHONUNBUFFERED": "1"}
        return given | self.settings(service)


def ports() -> dict[str, int]:
    return {service: free_port() for service in SERVICES}


def program(service: str, around: Surroundings, local: Path) -> Program:
    command = [sys.executable, "-m", f"services.{service}", "serve"]
    health = f"http://127.0.0.1:{around.ports[service]}/readyz"
    recipe = Recipe(service, command, around.environment(service), health, folder=ROOT)
    return Program(recipe, local)


def run(
    service: str,
    arguments: list[str],
    around: Surroundings,
    *,
    good: set[int],
    given: Mapping[str, str] | None = None,
) -> None:
    """Run a service's command line to its end, showing what it prints; given: more environment."""
    done = subprocess.run(
        [sys.executable, "-m", f"services.{service}", *arguments],
        env=around.environment(service) | dict(given or {}),
        cwd=ROOT,
        check=False,
    )
    if done.returncode not in good:
        raise DevError(f"{service} {arguments[0]} failed with exit code {done.returncode}")
