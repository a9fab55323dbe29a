"""What is committed is what the code makes."""

from pathlib import Path

import pytest

from contracts.documents import committed, documents
from contracts.web_types import GENERATED, has_codegen, write_types

ADVICE = "run make contracts and read the diff"


def test_the_committed_documents_are_those_of_the_code() -> None:
    wanted, present = documents(), committed()
    assert sorted(present) == sorted(wanted), ADVICE
    differing = [path for path in wanted if present[path] != wanted[path]]
    assert differing == [], ADVICE


@pytest.mark.skipif(not has_codegen(), reason="make setup installs the code generation")
def test_the_committed_web_types_are_those_of_the_documents(tmp_path: Path) -> None:
    write_types(tmp_path)
    made = {path.name: path.read_text() for path in tmp_path.iterdir()}
    assert made == {path.name: path.read_text() for path in GENERATED.iterdir()}, ADVICE


def test_operations_have_the_names_of_their_functions() -> None:
    assert b'"operationId": "deceased_memorial"' in committed()["openapi/registry.json"]


def test_every_answer_that_is_no_success_has_the_one_shape() -> None:
    for path, content in committed().items():
        if path.startswith("openapi/"):
            assert b"HTTPValidationError" not in content
            assert b'"$ref": "#/components/schemas/Failure"' in content
