"""The load client: whole answers only."""

import pytest

from infra.bench.load import is_whole, request


@pytest.mark.parametrize(
    ("answer", "whole"),
    [
        (b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok", True),
        (b"HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\no", False),
        (b"HTTP/1.1 200 OK\r\ncontent-length: 2\r\n", False),
        (b'HTTP/1.1 304 Not Modified\r\netag: "a"\r\n\r\n', True),
        (b"HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n2\r\nok\r\n", False),
        (b"HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n2\r\nok\r\n0\r\n\r\n", True),
    ],
)
def test_an_answeris_whole_when_its_body_is(answer: bytes, whole: bool) -> None:
    assert is_whole(answer) is whole


def test_a_request_names_its_path_and_host() -> None:
    assert (
        request("/a", "X-B: c\r\n") == b"GET /a HTTP/1.1\r\nHost: bench.example\r\nX-B: c\r\n\r\n"
    )
