"""Secrets of the native stack are made once, and an older file is completed, never replaced."""

import base64
import json
from pathlib import Path

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from cryptography.hazmat.primitives.asymmetric.x25519 import X25519PrivateKey

from infra.dev.keys import PEOPLE, keys
from infra.dev.schemas import ROLES
from services.kit.sealed import seal, unseal


def test_made_once_for_one_owner(tmp_path: Path) -> None:
    made = keys(tmp_path)
    assert keys(tmp_path) == made
    assert (tmp_path / "secrets.json").stat().st_mode & 0o777 == 0o600
    assert set(made.passwords) == set(ROLES)
    assert set(made.logins) == set(PEOPLE)
    assert len({*made.logins.values(), *made.passwords.values()}) == len(ROLES) + len(PEOPLE)


def test_a_file_of_an_earlier_stage_is_completed(tmp_path: Path) -> None:
    private = Ed25519PrivateKey.generate()
    old = {
        "passwords": dict.fromkeys(ROLES, "kept"),
        "token_private_key": base64.b64encode(private.private_bytes_raw()).decode(),
        "token_public_key": base64.b64encode(private.public_key().public_bytes_raw()).decode(),
    }
    (tmp_path / "secrets.json").write_text(json.dumps(old))
    completed = keys(tmp_path)
    assert completed.passwords == old["passwords"]
    assert completed.token_private_key == old["token_private_key"]
    assert completed.token_public_key == old["token_public_key"]
    assert keys(tmp_path) == completed


def test_what_a_later_stage_added_stays(tmp_path: Path) -> None:
    made = keys(tmp_path)
    path = tmp_path / "secrets.json"
    path.write_text(json.dumps(json.loads(path.read_text()) | {"to_come": "kept"}))
    assert keys(tmp_path) == made
    assert json.loads(path.read_text())["to_come"] == "kept"


def test_the_halves_of_the_shop_s_keys_fit(tmp_path: Path) -> None:
    made = keys(tmp_path)
    assert unseal(made.shop_private_key, seal(made.shop_public_key, "x", "7|y"), "7|y") == "x"
    own = X25519PrivateKey.from_private_bytes(base64.b64decode(made.shop_private_key))
    assert base64.b64encode(own.public_key().public_bytes_raw()).decode() == made.shop_public_key
