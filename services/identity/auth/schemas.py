"""Shapes of signing in and of forgotten passwords."""

from typing import Annotated

from pydantic import AfterValidator, Field

from services.identity.auth.passwords import MAX_LENGTH, MIN_LENGTH
from services.kit.wire import Email, Form, required

TOO_SHORT = f"Password deve essere di almeno {MIN_LENGTH} caratteri"


def check_password(text: str) -> str:
    if len(text) < MIN_LENGTH:
        raise ValueError(TOO_SHORT)
    if len(text) > MAX_LENGTH:
        raise ValueError("Password troppo lunga")
    return text


NewPassword = Annotated[str, AfterValidator(check_password)]
RequiredPassword = Annotated[NewPassword, required(TOO_SHORT)]
RequiredEmail = Annotated[Email, required("Email richiesta")]


class LoginIn(Form):
    email: RequiredEmail
    password: Annotated[str, Field(max_length=MAX_LENGTH), required("Password richiesta")]


class ResetRequestIn(Form):
    email: RequiredEmail


class ResetIn(Form):
    token: str = Field(max_length=200)
    password: RequiredPassword
