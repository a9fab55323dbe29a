"""Who moderates what: the rules alone."""

import pytest

from services.kit.auth import Principal, Role
from services.kit.errors import NotFound
from services.memorial.policy import Conditions, moderates, must_be_staff_of, sees_addresses

HERE, ELSEWHERE, MINE, ANOTHERS = 1, 2, 7, 8


def somebody(role: Role, cemetery: int | None = HERE) -> Principal:
    return Principal(id=MINE, role=role, cemetery_id=cemetery)


@pytest.mark.parametrize(
    ("role", "cemetery", "owner", "may"),
    [
        (Role.SUPERADMIN, HERE, None, True),
        (Role.SUPERADMIN, ELSEWHERE, ANOTHERS, True),
        (Role.ADMIN, HERE, None, True),
        (Role.ADMIN, HERE, ANOTHERS, True),
        (Role.ADMIN, ELSEWHERE, None, False),
        (Role.ADMIN, ELSEWHERE, MINE, False),
        (Role.OWNER, HERE, MINE, True),
        (Role.OWNER, ELSEWHERE, MINE, True),
        (Role.OWNER, HERE, ANOTHERS, False),
        (Role.OWNER, HERE, None, False),
        (Role.SUPPLIER, HERE, MINE, False),
    ],
)
def test_whose_texts_a_caller_moderates(
    role: Role, cemetery: int, owner: int | None, may: bool
) -> None:
    assert moderates(somebody(role), cemetery, owner) is may


def test_an_admin_without_a_cemetery_moderates_nothing() -> None:
    assert not moderates(somebody(Role.ADMIN, None), HERE, None)


@pytest.mark.parametrize(
    ("role", "condition", "arguments"),
    [
        (Role.SUPERADMIN, "true", []),
        (Role.ADMIN, "p.cemetery_id = $1", [HERE]),
        (Role.OWNER, "b.user_id = $1", [MINE]),
        (Role.SUPPLIER, "false", []),
    ],
)
def test_lists_are_narrowed_in_the_statement(
    role: Role, condition: str, arguments: list[int]
) -> None:
    conditions = Conditions()
    conditions.narrow(somebody(role), cemetery="p.cemetery_id", owner="b.user_id")
    assert (conditions.sql, conditions.arguments) == (condition, arguments)


def test_where_nothing_is_an_owners_an_owner_finds_nothing() -> None:
    conditions = Conditions()
    conditions.narrow(somebody(Role.OWNER), cemetery="p.cemetery_id", owner=None)
    assert conditions.sql == "false"


def test_values_are_numbered_over_all_conditions() -> None:
    conditions = Conditions()
    conditions.where("a = {} and b = {}", 1, 2)
    conditions.where("not c")
    conditions.where("d < {}", 3)
    assert conditions.sql == "a = $1 and b = $2 and not c and d < $3"
    assert conditions.arguments == [1, 2, 3]


def test_addresses_are_for_the_office_alone() -> None:
    assert [role for role in Role if sees_addresses(somebody(role))] == [
        Role.SUPERADMIN,
        Role.ADMIN,
    ]


@pytest.mark.parametrize("role", [Role.OWNER, Role.SUPPLIER, Role.ADMIN])
def test_another_cemeterys_record_does_not_exist(role: Role) -> None:
    with pytest.raises(NotFound, match="Non c’è"):
        must_be_staff_of(somebody(role), ELSEWHERE, "Non c’è")
