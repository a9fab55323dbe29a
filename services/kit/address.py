"""The address of the caller, as the gateway saw it."""

from typing import Annotated

from fastapi import Depends, Request


def client_address(request: Request) -> str:
    """The last entry of X-Forwarded-For: the gateway writes it and drops what a caller sent."""
    forwarded = request.headers.getlist("x-forwarded-for")
    last = ",".join(forwarded).rpartition(",")[2].strip()
    if last:
        return last
    return request.client.host if request.client else "unknown"


ClientAddress = Annotated[str, Depends(client_address)]
