"""Examples fit their schemas, and consumers read what publishers send."""

import json
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from contracts.apps import Built, built, published
from contracts.asyncapi import publisher
from contracts.documents import FOLDER
from infra.dev.services import SERVICES
from services.importer.payload import PAYLOAD_COLUMNS
from services.kit.dead_letters import QUEUES
from services.registry.imports.rows import COLUMNS

# read here already, published by a service that is still to come
TO_COME: frozenset[str] = frozenset()

READ = [(one, name) for one in built() for name in sorted(one.handlers) if name not in TO_COME]


def part_of(example: Any, read: Any) -> Any:
    """The example with no more fields than were read, at every depth."""
    if isinstance(read, dict):
        return {key: part_of(example[key], value) for key, value in read.items()}
    if isinstance(read, list):
        return [part_of(*pair) for pair in zip(example, read, strict=True)]
    return example


def document(name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((FOLDER / "events" / f"{name}.json").read_text())
    return found


@pytest.mark.parametrize("name", published())
def test_an_example_fits_the_schema(name: str) -> None:
    event = document(name)
    Draft202012Validator.check_schema(event["schema"])
    Draft202012Validator(event["schema"]).validate(event["example"])
    assert event["schema"]["description"], "an event says when it is sent"


@pytest.mark.parametrize("name", published())
def test_an_event_is_named_by_its_publisher_and_version(name: str) -> None:
    service, *thing, version = name.split(".")
    assert service == publisher(name)
    assert service in SERVICES
    assert len(thing) == 2
    assert version[0] == "v"
    assert version[1:].isdecimal()


@pytest.mark.parametrize(("one", "name"), READ, ids=lambda part: getattr(part, "name", part))
def test_a_consumer_reads_the_example_with_its_own_model(one: Built, name: str) -> None:
    assert name in published(), "nobody publishes this event"
    reader = one.handlers[name].reader
    example = document(name)["example"]
    read = reader.model_validate(example).model_dump(mode="json", by_alias=True)
    assert part_of(example, read) == read, "a field is lost or changes its meaning"


def test_what_is_to_come_is_not_there_yet() -> None:
    assert TO_COME.isdisjoint(published()), "take it out of TO_COME"
    assert {name for one in built() for name in one.handlers} >= TO_COME


def test_a_row_of_a_batch_has_the_same_order_on_both_sides() -> None:
    assert PAYLOAD_COLUMNS == COLUMNS
    rows = document("importer.batch.submitted.v1")["example"]["rows"]
    assert [len(row) for row in rows] == [len(COLUMNS)] * len(rows)


def test_asyncapi_names_every_event_and_every_reader() -> None:
    asyncapi = json.loads((FOLDER / "asyncapi.json").read_text())
    assert set(asyncapi["channels"]) == set(published()) | TO_COME
    assert "registry.batches reads importer.batch.submitted.v1" in asyncapi["operations"]
    for operation in asyncapi["operations"].values():
        assert operation["channel"]["$ref"].removeprefix("#/channels/") in asyncapi["channels"]


def test_the_dead_letters_of_every_queue_are_listed() -> None:
    queues = {queue.name for one in built() for queue in one.service.queues}
    assert queues <= set(QUEUES)
