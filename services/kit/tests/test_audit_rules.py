"""Differences as the audit log tells them: what changed, and never a secret."""

from datetime import UTC, date, datetime
from typing import Any

import pytest

from services.kit.audit import MASK, AuditRecorded, Change, differences


def told(before: dict[str, Any], after: dict[str, Any]) -> list[tuple[str, Any, Any]]:
    return [(one.field, one.before, one.after) for one in differences(before, after)]


def test_only_what_differs_is_told_in_the_order_of_the_record() -> None:
    before = {"name": "Anna", "phone": "1", "role": "admin"}
    after = {"role": "owner", "name": "Anna", "phone": None}
    assert told(before, after) == [("phone", "1", None), ("role", "admin", "owner")]


def test_a_new_record_differs_from_nothing_and_a_deleted_one_too() -> None:
    record = {"name": "Anna", "phone": None, "enabled": False}
    assert told({}, record) == [("name", None, "Anna"), ("enabled", None, False)]
    assert told(record, {}) == [("name", "Anna", None), ("enabled", False, None)]


@pytest.mark.parametrize(
    "name",
    ["password", "password_hash", "stripe_secret_key", "stripePublicKey", "token", "newPassword"],
)
def test_what_is_secret_is_told_as_changed_and_no_more(name: str) -> None:
    assert told({name: "old"}, {name: "new"}) == [(name, MASK, MASK)]
    assert told({}, {name: "new"}) == [(name, None, MASK)]
    assert told({name: "same"}, {name: "same"}) == []


def test_days_and_moments_are_told_as_text() -> None:
    moment = datetime(2026, 11, 2, 9, 30, tzinfo=UTC)
    assert told({"a": None, "b": None}, {"a": date(2026, 11, 2), "b": moment}) == [
        ("a", None, "2026-11-02"),
        ("b", None, "2026-11-02T09:30:00+00:00"),
    ]


def test_false_nought_and_blank_are_values() -> None:
    assert told({"a": 0, "b": False, "c": ""}, {"a": None, "b": None, "c": None}) == [
        ("a", 0, None),
        ("b", False, None),
        ("c", "", None),
    ]


def test_the_example_is_spelt_as_events_are() -> None:
    body = AuditRecorded.example().model_dump(mode="json", by_alias=True)
    assert set(body) >= {"userId", "recordId", "recordLabel", "cemeteryId", "requestId"}
    assert body["changes"] == [Change(field="phone", before=None, after="0577 000000").model_dump()]
