"""The web part's types, made of the OpenAPI documents by contracts/codegen (needs Node)."""

import subprocess
from pathlib import Path

from contracts.documents import FOLDER

CODEGEN = FOLDER / "codegen"
GENERATED = FOLDER.parent / "web" / "src" / "api" / "generated"


def has_codegen() -> bool:
    """Whether its packages are installed (`make setup`)."""
    return (CODEGEN / "node_modules" / "openapi-typescript").is_dir()


def write_types(target: Path) -> None:
    """Writes one <service>.d.ts a service into `target`."""
    command = ["node", "generate.mjs", str(FOLDER / "openapi"), str(target)]
    subprocess.run(command, cwd=CODEGEN, check=True, stdout=subprocess.DEVNULL)
