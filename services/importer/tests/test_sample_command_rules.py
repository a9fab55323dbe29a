"""`sample [FILE]`: writes the sample, and over no other file."""

import subprocess
import sys
from argparse import Namespace
from pathlib import Path

import pytest

from services.importer.sample import sample
from services.importer.sample_command import NOT_WRITTEN, WRITTEN, write_sample


def test_the_sample_is_written_to_a_file(tmp_path: Path) -> None:
    target = tmp_path / "esempio.csv"

    assert write_sample(Namespace(file=target)) == WRITTEN
    assert target.read_bytes() == sample()


def test_no_file_is_written_over(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    target = tmp_path / "registro.csv"
    target.write_text("x")

    assert write_sample(Namespace(file=target)) == NOT_WRITTEN
    assert target.read_text() == "x"
    assert capsys.readouterr().err == f"{target}: non si può scrivere (esiste già)\n"
    assert write_sample(Namespace(file=tmp_path / "nessuna" / "x.csv")) == NOT_WRITTEN
    assert "(la cartella non esiste)" in capsys.readouterr().err


def test_without_a_file_it_goes_to_the_terminal() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "services.importer", "sample"], capture_output=True, check=True
    )

    assert done.stdout == sample()
