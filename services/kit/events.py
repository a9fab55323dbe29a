"""Events: what a service tells the others, and the CloudEvents envelope that carries it."""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Any, ClassVar
from uuid import UUID

import orjson
from pydantic import BaseModel, ConfigDict
from pydantic.alias_generators import to_camel
from sqlmodel.ext.asyncio.session import AsyncSession


class Event(BaseModel):
    """Base of published events: `class TombsChanged(Event, name="registry.tombs.changed.v1")`.

    Bodies are camelCase and carry the full current state; `example` is checked by the contracts.
    needs_reader: the event waits in the outbox as long as no queue takes it; others are news that
    nobody may want to hear.
    """

    model_config = ConfigDict(
        frozen=True, alias_generator=to_camel, validate_by_name=True, serialize_by_alias=True
    )
    name: ClassVar[str]
    needs_reader: ClassVar[bool] = False
    catalogue: ClassVar[dict[str, type["Event"]]] = {}

    def __init_subclass__(
        cls, *, name: str | None = None, needs_reader: bool = False, **rest: Any
    ) -> None:
        super().__init_subclass__(**rest)
        cls.needs_reader = needs_reader
        if name:
            cls.name = name
            Event.catalogue[name] = cls

    @classmethod
    def example(cls) -> "Event":
        """A typical event, for the contracts; every published class gives one."""
        raise NotImplementedError(cls.__name__)


class State(BaseModel):
    """Base of the records inside an event; camelCase on the wire."""

    model_config = ConfigDict(
        frozen=True, alias_generator=to_camel, validate_by_name=True, serialize_by_alias=True
    )


class Reader(BaseModel):
    """Base of a consumer's own view of a foreign event: only the fields it needs."""

    model_config = ConfigDict(
        frozen=True, alias_generator=to_camel, validate_by_name=True, extra="ignore"
    )


@dataclass(frozen=True, slots=True)
class Envelope:
    """The CloudEvents 1.0 attributes of one event; `data` is JSON text."""

    id: UUID
    source: str
    type: str
    time: datetime
    request_id: str | None
    data: bytes

    @property
    def needs_reader(self) -> bool:
        event = Event.catalogue.get(self.type)
        return event is not None and event.needs_reader

    def to_json(self) -> bytes:
        """Structured mode: the attributes and the data in one object."""
        head = {
            "specversion": "1.0",
            "id": str(self.id),
            "source": f"camposanto/{self.source}",
            "type": self.type,
            "time": self.time.isoformat(),
            "datacontenttype": "application/json",
            "requestid": self.request_id,
        }
        return orjson.dumps(head)[:-1] + b',"data":' + self.data + b"}"


@dataclass(frozen=True, slots=True)
class Received:
    """An event as a consumer gets it; `data` is decoded JSON."""

    id: UUID
    type: str
    request_id: str | None
    data: Any

    @classmethod
    def from_json(cls, body: bytes) -> "Received":
        """Raises ValueError or KeyError for anything that is no envelope."""
        envelope = orjson.loads(body)
        return cls(
            UUID(envelope["id"]), envelope["type"], envelope.get("requestid"), envelope["data"]
        )


@dataclass(frozen=True, slots=True)
class Handler:
    """What a consumer does with one kind of event, and the view it reads it through."""

    reader: type[Reader]
    run: Callable[[AsyncSession, Any], Awaitable[None]]


Handlers = Mapping[str, Handler]
