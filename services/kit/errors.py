"""Errors that a user may read: an Italian message and the status it travels with."""

from collections.abc import Mapping
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from pydantic import BaseModel, Field
from starlette.exceptions import HTTPException

from services.kit.db import is_database_trouble, is_deadlock
from services.kit.log import logger

MESSAGES = {
    401: "Accesso richiesto",
    403: "Operazione non consentita",
    404: "Non trovato",
    405: "Metodo non consentito",
    413: "Contenuto troppo grande",
    422: "Controlla i campi evidenziati",
    429: "Troppe richieste: riprova tra poco",
    500: "Errore interno. Riprova più tardi",
    503: "Servizio momentaneamente non disponibile",
}
FIELD_FAULTS = {
    "missing": "Campo obbligatorio",
    "int_parsing": "Deve essere un numero intero",
    "int_type": "Deve essere un numero intero",
    "bool_parsing": "Deve essere vero o falso",
    "bool_type": "Deve essere vero o falso",
    "string_type": "Deve essere un testo",
    "string_too_short": "Testo troppo corto",
    "greater_than_equal": "Valore troppo piccolo",
    "less_than_equal": "Valore troppo grande",
    "json_invalid": "JSON non valido",
}


class Failure(BaseModel):
    """The body of every answer that is no success; `fields` names those at fault on a 422."""

    message: str
    fields: dict[str, str] = Field(default_factory=dict)


class AppError(Exception):
    """Base of the errors that reach the user; `status` is the HTTP status."""

    status = 500

    def __init__(self, message: str, fields: dict[str, str] | None = None) -> None:
        super().__init__(message)
        self.message = message
        self.fields = fields
        self.headers: dict[str, str] = {}


class BadRequest(AppError):
    status = 400


class Unauthorized(AppError):
    status = 401


class Forbidden(AppError):
    status = 403


class NotFound(AppError):
    status = 404


class Conflict(AppError):
    status = 409


class TooLarge(AppError):
    status = 413


class Invalid(AppError):
    status = 422


class Unavailable(AppError):
    status = 503


class TooManyRequests(AppError):
    """`retry_after`: seconds after which another try may succeed."""

    status = 429

    def __init__(self, message: str, *, retry_after: int) -> None:
        super().__init__(message)
        self.headers = {"Retry-After": str(retry_after)}


class Stale(AppError):
    """A change of an older version of a record; `current` is the record as it is by now."""

    status = 409

    def __init__(self, current: BaseModel) -> None:
        super().__init__("Il record è stato modificato da un altro utente")
        self.current = current


def _answer(
    status: int,
    message: str,
    fields: dict[str, str] | None = None,
    headers: Mapping[str, str] | None = None,
) -> JSONResponse:
    failure = Failure(message=message, fields=fields or {})
    body = failure.model_dump(exclude_defaults=True)
    return JSONResponse(body, status_code=status, headers=headers)


def answer_fault(fault: Exception, path: str) -> JSONResponse:
    """Logs what nobody foresaw, and tells the caller nothing of it."""
    if is_database_trouble(fault):
        logger.warning("database not reachable", extra={"trouble": str(fault)})
        return _answer(503, MESSAGES[503])
    if is_deadlock(fault):
        logger.warning("gave way to another writer", extra={"path": path})
        return _answer(503, MESSAGES[503])
    logger.error("request failed", exc_info=fault, extra={"path": path})
    return _answer(500, MESSAGES[500])


def _field_faults(fault: RequestValidationError) -> dict[str, str]:
    """Italian text for each field at fault; our own validators' texts pass as they are."""
    faults = {}
    for error in fault.errors():
        place = () if error["type"] == "json_invalid" else error["loc"][1:]
        name = ".".join(str(part) for part in place) or "richiesta"
        faults[name] = _fault_of(error)
    return faults


def _fault_of(error: Mapping[str, Any]) -> str:
    kind, context = error["type"], error.get("ctx", {})
    if kind == "value_error":
        return str(context["error"])
    if kind == "too_long" and isinstance(error.get("input"), list):
        return f"Al massimo {context['max_length']} elementi"
    if kind in ("too_long", "string_too_long"):
        return f"Testo troppo lungo: al massimo {context['max_length']} caratteri"
    return FIELD_FAULTS.get(kind, "Valore non valido")


def install_error_handlers(app: FastAPI) -> None:
    """Every failure answers `{"message": ...}` (and `fields` on 422); `tracing` meets the faults.

    An address that can name no record (`/api/blocks/abc`) is one that names none: 404.
    """

    async def app_error(_: Request, fault: Exception) -> JSONResponse:
        if isinstance(fault, Stale):
            current = fault.current.model_dump(mode="json", by_alias=True)
            body = {"message": fault.message, "current": current}
            return JSONResponse(body, status_code=fault.status)
        assert isinstance(fault, AppError)
        return _answer(fault.status, fault.message, fault.fields, fault.headers)

    async def invalid(_: Request, fault: Exception) -> JSONResponse:
        assert isinstance(fault, RequestValidationError)
        if any(error["loc"][0] == "path" for error in fault.errors()):
            return _answer(404, MESSAGES[404])
        return _answer(422, MESSAGES[422], _field_faults(fault))

    async def http(_: Request, fault: Exception) -> JSONResponse:
        assert isinstance(fault, HTTPException)
        message = MESSAGES.get(fault.status_code, "Richiesta non valida")
        return _answer(fault.status_code, message, headers=fault.headers)

    app.add_exception_handler(AppError, app_error)
    app.add_exception_handler(RequestValidationError, invalid)
    app.add_exception_handler(HTTPException, http)
