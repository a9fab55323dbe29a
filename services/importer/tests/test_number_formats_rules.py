"""Numbers and texts as a sheet shows them, and formats of which nothing is guessed."""

from decimal import Decimal

import pytest

from services.importer.number_formats import seen_number, seen_text


@pytest.mark.parametrize(
    ("value", "code", "seen"),
    [
        ("7", "General", "7"),
        ("12.5", "General", "12,5"),
        ("7", "@", "7"),
        ("7", "000", "007"),
        ("1234", "000", "1234"),
        ("7", '"L-"000', "L-007"),
        ("7", r"\L\-000", "L-007"),
        ("7", '0"/A"', "7/A"),
        ("7", '"Tomba "General', "Tomba 7"),
        ("-7", "000", "-007"),
        ("-7", '"L-"000', "-L-007"),
        ("-7", "0;[Red]-0", "-7"),
        ("-7", "0_);(0)", "(7)"),
        ("0", '0;-0;"nessuna "0', "nessuna 0"),
        ("0", "#", ""),
        ("1234567", "#,##0", "1.234.567"),
        ("7", "0,000", "0.007"),
        ("1234.5", "#,##0.00", "1.234,50"),
        ("2", "0.00", "2,00"),
        ("2.5", "0.0#", "2,5"),
        ("1203", "00-00", "12-03"),
        ("7", r"00\/00", "00/07"),
        ("12345", "00-00", "123-45"),
        ("3", "[$-410]00", "03"),
        ("3", "[$€-410] 0", "€ 3"),
        ("7", "0;-0;0;@", "7"),
    ],
)
def test_a_number_is_seen_by_its_format(value: str, code: str, seen: str) -> None:
    shown = seen_number(Decimal(value), code)

    assert shown is not None
    assert (shown.text, shown.is_whole) == (seen, True)


@pytest.mark.parametrize(
    ("value", "code", "seen"),
    [
        ("12.5", "0", "13"),
        ("0.125", "0.00", "0,13"),
        ("-0.3", "0", "0"),
        ("-7", "0;0", "7"),
    ],
)
def test_what_a_format_hides_is_known(value: str, code: str, seen: str) -> None:
    shown = seen_number(Decimal(value), code)

    assert shown is not None
    assert (shown.text, shown.is_whole) == (seen, False)


@pytest.mark.parametrize(
    "code",
    [
        *("# ?/?", "0%", "0.00E+00", "0,", "0,.0", "0/0", "0x", "00.00.00", "#-00"),
        *("[<=999]000;0-000", "[DBNum1]0", ";;;", '"vuota"', '"L-"@', "General0", "00-,0", "?0"),
    ],
)
def test_no_other_format_is_guessed(code: str) -> None:
    assert seen_number(Decimal(7), code) is None


@pytest.mark.parametrize(
    ("code", "seen"),
    [
        *(("General", "7"), ("@", "7"), ("000", "7"), ("dd/mm/yyyy;@", "7")),
        *(('"L-"@', "L-7"), ('0;-0;0;"Fossa "@', "Fossa 7"), ("0;-0;0;?@", None)),
    ],
)
def test_a_text_has_what_its_format_adds(code: str, seen: str | None) -> None:
    assert seen_text("7", code) == seen
