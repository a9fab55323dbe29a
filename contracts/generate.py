"""Writes contracts/ and the web part's types anew: `make contracts`."""

import sys

from contracts.documents import FOLDER, committed, documents
from contracts.web_types import GENERATED, has_codegen, write_types


def main() -> int:
    wanted, present = documents(), committed()
    for path in present.keys() - wanted.keys():
        (FOLDER / path).unlink()
        print(f"removed {path}")
    for path, content in wanted.items():
        if present.get(path) != content:
            (FOLDER / path).parent.mkdir(exist_ok=True)
            (FOLDER / path).write_bytes(content)
            print(f"written {path}")
    if not has_codegen():
        print("the web part's types were left as they are: run make setup", file=sys.stderr)
        return 1
    for stale in GENERATED.glob("*.d.ts"):
        if f"openapi/{stale.name.removesuffix('.d.ts')}.json" not in wanted:
            stale.unlink()
    write_types(GENERATED)
    return 0


if __name__ == "__main__":
    sys.exit(main())
