import subprocess
import sys

import pytest

SERVICES = ("identity", "registry", "memorial", "shop", "importer")
ENGLISH = ("usage:", "options:", "show this help", "positional", "serve HTTP")


def _asked(service: str, argument: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", f"services.{service}", argument]
    return subprocess.run(command, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("service", SERVICES)
def test_a_service_says_in_italian_what_can_be_asked_of_it(service: str) -> None:
    helped = _asked(service, "--help")
    assert helped.stdout.startswith(f"uso: python -m services.{service} ")
    assert "risponde alle richieste" in helped.stdout
    assert not any(word in helped.stdout for word in ENGLISH)


def test_so_it_says_what_it_does_not_know() -> None:
    wrong = _asked("registry", "inventato")
    assert wrong.returncode == 2
    assert "errore: 'inventato' non c'è: scegliere fra 'serve'" in wrong.stderr
