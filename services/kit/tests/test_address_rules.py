"""The caller's address is the one that the gateway saw, whatever the caller claims."""

import pytest
from starlette.requests import Request

from services.kit.address import client_address


def request(*forwarded: str, client: tuple[str, int] | None = ("198.51.100.1", 4)) -> Request:
    headers = [(b"x-forwarded-for", value.encode()) for value in forwarded]
    return Request({"type": "http", "headers": headers, "client": client})


@pytest.mark.parametrize(
    ("forwarded", "address"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("10.0.0.1, 203.0.113.7", "203.0.113.7"),
        ("evil, 10.0.0.1,203.0.113.7 ", "203.0.113.7"),
        ("2001:db8::1", "2001:db8::1"),
    ],
)
def test_the_last_entry_counts(forwarded: str, address: str) -> None:
    assert client_address(request(forwarded)) == address


def test_of_two_headers_the_last_counts() -> None:
    assert client_address(request("10.0.0.1", "203.0.113.7")) == "203.0.113.7"


@pytest.mark.parametrize("forwarded", [(), ("",), (" , ",)])
def test_without_a_gateway_it_is_who_connects(forwarded: tuple[str, ...]) -> None:
    assert client_address(request(*forwarded)) == "198.51.100.1"
    assert client_address(request(*forwarded, client=None)) == "unknown"
