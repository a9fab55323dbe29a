"""`create-superadmin`: makes the first user, or one more superadmin."""

import argparse
import asyncio
import getpass
import os
import sys

from pydantic import ValidationError
from pydantic_core import ErrorDetails
from sqlalchemy.exc import SQLAlchemyError

from services.identity.auth.passwords import make_password
from services.identity.models import Outbox
from services.identity.settings import IdentitySettings
from services.identity.users.schemas import UserIn
from services.identity.users.service import create_user
from services.kit.auth import Role
from services.kit.db import Database
from services.kit.errors import AppError

PASSWORD_VARIABLE = "CAMPOSANTO_SUPERADMIN_PASSWORD"  # noqa: S105  the name of a variable


def add_superadmin_command(
    parsers: "argparse._SubParsersAction[argparse.ArgumentParser]",
) -> None:
    making = parsers.add_parser(
        "create-superadmin",
        help="crea un Super Admin",
        description=(
            "Crea un Super Admin. La password viene dalla variabile "
            f"{PASSWORD_VARIABLE}, o si scrive; premendo Invio se ne genera una."
        ),
    )
    making.add_argument("email", help="l'indirizzo con cui entra")
    making.add_argument("--name", required=True, metavar="NOME", help="il nome")
    making.add_argument("--surname", required=True, metavar="COGNOME", help="il cognome")
    making.set_defaults(run=create_superadmin)


def create_superadmin(arguments: argparse.Namespace) -> int:
    """Runs the command; answers its exit code: 0 made, 2 refused, 3 the database is not there."""
    try:
        settings = IdentitySettings()
    except ValidationError as fault:
        return _end(2, *(f"CAMPOSANTO_IDENTITY_{_field(e).upper()}: manca" for e in fault.errors()))
    given = os.environ.get(PASSWORD_VARIABLE) or _ask()
    password = given or make_password()
    try:
        body = UserIn(
            name=arguments.name,
            surname=arguments.surname,
            email=arguments.email,
            password=password,
            role=Role.SUPERADMIN,
        )
        asyncio.run(_create(settings, body))
    except ValidationError as fault:
        return _end(2, *(f"{_field(error)}: {_reason(error)}" for error in fault.errors()))
    except AppError as refused:
        return _end(2, refused.message)
    except (OSError, SQLAlchemyError) as trouble:
        return _end(3, f"Il database non è pronto: {type(trouble).__name__}")
    sys.stdout.write(f"Super Admin creato: {body.email}\n")
    if not given:
        sys.stdout.write(f"Password: {password}\n")
    return 0


def _end(code: int, *lines: str) -> int:
    sys.stderr.writelines(f"{line}\n" for line in lines)
    return code


def _field(error: ErrorDetails) -> str:
    return ".".join(str(part) for part in error["loc"]) or "impostazioni"


def _reason(error: ErrorDetails) -> str:
    return error["msg"].removeprefix("Value error, ")


def _ask() -> str:
    return getpass.getpass("Password (Invio per generarla): ") if sys.stdin.isatty() else ""


async def _create(settings: IdentitySettings, body: UserIn) -> None:
    database = Database(settings.database_url, Outbox)
    try:
        async with database.unit_of_work() as session:
            await create_user(session, None, body, settings.shop_public_key)
    finally:
        await database.close()
