"""Draws sheets of labels."""

from collections.abc import Sequence

from services.memorial.labels.finding import Labelled


def draw(people: Sequence[Labelled], public_url: str) -> bytes:
    """A PDF of their labels."""
    raise NotImplementedError
