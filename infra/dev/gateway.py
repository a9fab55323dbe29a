"""Traefik and Caddy on the very files of gateway/, for the native stack and for tests."""

import os
import sys
from collections.abc import Mapping
from pathlib import Path

import yaml

from infra.dev.process import free_port
from infra.dev.program import Program, Recipe

GATEWAY = Path(__file__).parents[2] / "gateway"
TOOLS = Path(sys.executable).parent
_MAP = "CAMPOSANTO_MAP_"
# The browser script of the payment stand-in and the calls that it makes; in no gateway that ships.
# The sandbox answers to loopback names alone, whatever name the site has here.
_SANDBOX = """\
http:
  routers:
    sandbox:
      rule: PathPrefix(`/_fake-stripe/`)
      priority: 1000
      service: sandbox
      middlewares: [clean-request, no-cookie]
  services:
    sandbox:
      loadBalancer:
        passHostHeader: false
        servers:
          - url: '{{ env "CAMPOSANTO_SANDBOX_UPSTREAM" }}'
"""


def caddy(local: Path, *, port: int, web_root: Path, demo_root: Path) -> Program:
    """The web server of the built SPA."""
    home = local / "caddy"
    home.mkdir(parents=True, exist_ok=True)
    env = {
        "PATH": os.defpath,
        "HOME": str(home),
        "XDG_DATA_HOME": str(home),
        "XDG_CONFIG_HOME": str(home),
        "CAMPOSANTO_WEB_HOST": "127.0.0.1",
        "CAMPOSANTO_WEB_PORT": str(port),
        "CAMPOSANTO_WEB_ROOT": str(web_root),
        "CAMPOSANTO_DEMO_ROOT": str(demo_root),
    }
    env |= _map_tiles()
    command = [str(TOOLS / "caddy"), "run", "--adapter", "caddyfile"]
    command += ["--config", str(GATEWAY / "Caddyfile")]
    health = f"http://127.0.0.1:{port}/errors/503"
    return Program(Recipe("caddy", command, env, health), local)


def traefik(local: Path, *, port: int, upstreams: Mapping[str, str]) -> Program:
    """The gateway; `upstreams` are addresses by service name, `web` among them; with `sandbox`, its
    stand-in of the card provider can be reached."""
    inside_port = free_port()
    config = local / "traefik.yml"
    config.write_text(
        _static(port, inside_port, _routes(local, with_sandbox="sandbox" in upstreams))
    )
    env = {f"CAMPOSANTO_{name.upper()}_UPSTREAM": url for name, url in upstreams.items()}
    env |= {"CAMPOSANTO_INSIDE_PORT": str(inside_port), "PATH": os.defpath, "HOME": str(local)}
    env |= _map_tiles()
    command = [str(TOOLS / "traefik"), f"--configFile={config}"]
    return Program(Recipe("traefik", command, env, f"http://127.0.0.1:{inside_port}/ping"), local)


def _map_tiles() -> dict[str, str]:
    """Whose pictures lie below the maps, when the environment names a source."""
    return {name: value for name, value in os.environ.items() if name.startswith(_MAP)}


def _routes(local: Path, *, with_sandbox: bool) -> dict[str, str]:
    """Where Traefik's file provider finds the routes: the file that ships, alone or with ours."""
    shipped = GATEWAY / "dynamic.yml"
    if not with_sandbox:
        return {"filename": str(shipped)}
    folder = local / "gateway"
    folder.mkdir(exist_ok=True)
    link = folder / shipped.name
    link.unlink(missing_ok=True)
    link.symlink_to(shipped)
    (folder / "sandbox.yml").write_text(_SANDBOX)
    return {"directory": str(folder)}


def _static(port: int, inside_port: int, routes: Mapping[str, str]) -> str:
    """gateway/traefik.yml with the three values that differ on a developer's machine."""
    settings = yaml.safe_load((GATEWAY / "traefik.yml").read_text())
    settings["entryPoints"]["web"]["address"] = f"127.0.0.1:{port}"
    settings["entryPoints"]["inside"]["address"] = f"127.0.0.1:{inside_port}"
    settings["providers"]["file"] = dict(routes)
    return yaml.safe_dump(settings)
