"""A route that takes one file: refused as early as possible when it is too large."""

from collections.abc import Callable, Coroutine
from typing import Any, ClassVar

from fastapi import Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.routing import APIRoute
from starlette.types import Message, Receive

from services.kit.errors import Invalid

MULTIPART_BYTES = 64 * 1024  # what a form may hold around the file


class _Meter:
    """Counts the bytes of a request's body and stops at the first one too many."""

    def __init__(self, receive: Receive, must_fit: Callable[[int], None]) -> None:
        self._receive = receive
        self._must_fit = must_fit
        self._bytes = 0

    async def __call__(self) -> Message:
        message = await self._receive()
        self._bytes += len(message.get("body", b""))
        self.must_fit()
        return message

    def must_fit(self) -> None:
        self._must_fit(self._bytes - MULTIPART_BYTES)


class FileRoute(APIRoute):
    """A larger body is refused without being kept, whether its size is announced, hidden or
    announced wrong. A service says how large, and in which field of the form the file comes."""

    field: ClassVar[str]
    no_file: ClassVar[str]

    @staticmethod
    def must_fit(size: int) -> None:
        """Raises an error for a file of more bytes than may be."""
        raise NotImplementedError

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        handle = super().get_route_handler()

        async def measured(request: Request) -> Response:
            announced = request.headers.get("content-length", "")
            if announced.isdecimal():
                self.must_fit(int(announced) - MULTIPART_BYTES)
            meter = _Meter(request.receive, self.must_fit)
            try:
                return await handle(Request(request.scope, meter))
            except RequestValidationError as fault:
                if any(error["loc"][0] == "body" for error in fault.errors()):
                    raise Invalid(self.no_file, {self.field: self.no_file}) from fault
                raise
            finally:
                meter.must_fit()  # instead of the complaint that the form breaks off

        return measured
