"""The sandbox as a program of the stack."""

import os
import sys
from dataclasses import dataclass, field
from pathlib import Path

from infra.dev.process import free_port
from infra.dev.program import Program, Recipe
from infra.dev.services import ROOT


@dataclass(frozen=True, slots=True)
class Sandbox:
    """Where it listens, on loopback."""

    smtp_port: int = field(default_factory=free_port)
    port: int = field(default_factory=free_port)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def program(self, local: Path) -> Program:
        ports = ["--smtp-port", str(self.smtp_port), "--port", str(self.port)]
        command = [sys.executable, "-m", "infra.sandbox", *ports]
        env = {"PATH": os.defpath, "LC_ALL": "C.UTF-8", "PYTHONUNBUFFERED": "1"}
        recipe = Recipe("sandbox", command, env, f"{self.url}/healthz", folder=ROOT)
        return Program(recipe, local)
