"""What keys look like, what is shown of them, and what entered ones mean."""

import pytest

from services.kit.errors import Invalid
from services.shop.accounts.keys import about, checked, checked_webhook, mask
from services.shop.suppliers.changing import Own, Pair, Removal, meant

TEN = "0123456789"
OWN = Own(3, "pk_test_mine", "sk_test_mine", "sk_test_…mine")


@pytest.mark.parametrize(
    ("secret", "shown"),
    [
        (f"sk_live_51HabcDEF{TEN}IjKl", "sk_live_…IjKl"),
        (f"rk_test_{TEN}", "rk_test_…6789"),
    ],
)
def test_kind_and_end_are_shown(secret: str, shown: str) -> None:
    assert mask(secret) == shown


@pytest.mark.parametrize("mode", ["test", "live"])
@pytest.mark.parametrize("kind", ["sk", "rk"])
def test_pairs_of_one_mode_are_good(kind: str, mode: str) -> None:
    keys = checked(f"pk_{mode}_{TEN}", f"{kind}_{mode}_{TEN}", has_stand_in=False)
    assert keys.is_live is (mode == "live")


@pytest.mark.parametrize(
    ("publishable", "secret", "fields"),
    [
        (f"pk_test_{TEN}", f"sk_live_{TEN}", ["stripePublicKey", "stripeSecretKey"]),
        (f"pk_live_{TEN}", f"sk_test_{TEN}", ["stripePublicKey", "stripeSecretKey"]),
        ("pk_test_short", f"sk_test_{TEN}", ["stripePublicKey"]),
        (f"pk_test_{TEN}", "sk_test_short", ["stripeSecretKey"]),
        (f"sk_test_{TEN}", f"pk_test_{TEN}", ["stripePublicKey", "stripeSecretKey"]),
        (f"pk_test_{TEN}", f"sk_test_{TEN}\n", ["stripeSecretKey"]),
        (f"pk_test_{TEN}", f"sk_test_{TEN}é", ["stripeSecretKey"]),
        (f"pk_test_{TEN}", f"xsk_test_{TEN}", ["stripeSecretKey"]),
        (f"pk_test_{TEN}", f"SK_TEST_{TEN}", ["stripeSecretKey"]),
        (f"pk_test_{TEN}", "sk_test_…6789", ["stripeSecretKey"]),
    ],
)
def test_others_are_refused_by_field(publishable: str, secret: str, fields: list[str]) -> None:
    with pytest.raises(Invalid) as fault:
        checked(publishable, secret, has_stand_in=False)
    assert list(fault.value.fields or ()) == fields
    assert secret not in str(fault.value.fields)


def test_a_stand_in_takes_short_keys_and_no_live_ones() -> None:
    assert not checked("pk_test_demo", "sk_test_demo", has_stand_in=True).is_live
    with pytest.raises(Invalid) as fault:
        checked(f"pk_live_{TEN}", f"sk_live_{TEN}", has_stand_in=True)
    assert list(fault.value.fields or ()) == ["stripePublicKey", "stripeSecretKey"]


@pytest.mark.parametrize("secret", ["", "whsec_", "sk_test_0123456789", "whsec_a b c d e f g h"])
def test_what_is_no_secret_of_a_webhook(secret: str) -> None:
    with pytest.raises(Invalid):
        checked_webhook(secret)


def test_a_closed_secret_is_bound_to_supplier_field_and_version() -> None:
    bound = {about(9, "secret_key", 1), about(9, "secret_key", 2), about(9, "webhook_secret", 1)}
    assert len(bound | {about(10, "secret_key", 1), about(None, "secret_key", 1)}) == 5


@pytest.mark.parametrize(
    ("publishable", "secret"),
    [(None, None), ("pk_test_mine", None), (None, OWN.mask), ("pk_test_mine", OWN.mask)],
)
def test_what_is_shown_keeps(publishable: str | None, secret: str | None) -> None:
    assert meant(publishable, secret, OWN) is None


def test_one_of_a_pair_is_taken_with_the_other_as_it_is() -> None:
    assert meant("pk_test_new", None, OWN) == Pair("pk_test_new", "sk_test_mine")
    assert meant("pk_test_mine", "sk_test_new", OWN) == Pair("pk_test_mine", "sk_test_new")


def test_empty_removes_and_nothing_is_nothing_to_remove() -> None:
    assert isinstance(meant("", "", OWN), Removal)
    assert isinstance(meant(None, "", OWN), Removal)
    assert meant("", "", None) is None
    assert meant(None, "", None) is None


def test_taking_the_publishable_key_alone_is_a_fault_of_both() -> None:
    with pytest.raises(Invalid) as fault:
        meant("", None, OWN)
    said = "Inserisci la chiave pubblica, oppure svuota anche la chiave segreta"
    assert fault.value.fields == {"stripePublicKey": said, "stripeSecretKey": said}


def test_keys_show_no_secret_when_they_are_printed() -> None:
    keys = checked("pk_test_demo", "sk_test_demo", has_stand_in=True)
    for shown in (repr(keys), str(keys), repr(OWN), repr(meant("pk_test_new", None, OWN))):
        assert "sk_test" not in shown
