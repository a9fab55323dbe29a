"""Shapes of the generator of tombs."""

from typing import Annotated

from pydantic import Field

from services.kit.wire import Form, Line, Out, required
from services.registry.tombs.schemas import Capacity

Pattern = Annotated[
    Annotated[Line, Field(max_length=100)],
    required("Il modello dei riferimenti è obbligatorio"),
]


class GenerateIn(Form):
    """ranges: by placeholder of the pattern, as `1-20`, `01-20`, `A-F` or `1,3,5-8`.

    dry_run: nothing is stored; tells what would be.
    """

    pattern: Pattern
    ranges: Annotated[dict[str, Annotated[str, Field(max_length=1000)]], Field(max_length=10)]
    capacity: Capacity = 1
    enabled: bool = True
    dry_run: bool = False


class GeneratedReference(Out):
    """exists: the block had a tomb of this reference before; it stays as it is."""

    reference: str
    exists: bool


class Generated(Out):
    """created: how many were stored, none in a dry run; total: how many the ranges name."""

    references: list[GeneratedReference]
    created: int
    total: int
