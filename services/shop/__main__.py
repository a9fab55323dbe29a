"""`python -m services.shop serve|migrate`"""

import argparse
import sys
from pathlib import Path

from services.kit.cli import Commands, add_common_commands
from services.shop.app import build
from services.shop.models import Base
from services.shop.settings import ShopSettings

COMMANDS = Commands(
    settings=lambda: ShopSettings(),
    app=lambda: build(ShopSettings()),
    metadata=Base.metadata,
    versions=Path(__file__).with_name("migrations"),
)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m services.shop", description=__doc__)
    add_common_commands(parser.add_subparsers(required=True), COMMANDS)
    arguments = parser.parse_args()
    return int(arguments.run(arguments))


if __name__ == "__main__":
    sys.exit(main())
