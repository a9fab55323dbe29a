"""Shapes of the counts of quality."""

from typing import Annotated

from services.kit.wire import In, OptionalId, Out, wire


class QualityFilters(In):
    cemetery_id: OptionalId = None


class TombFaults(Out):
    """The keys of `records.quality`, which the list of tombs takes as its filter `quality`."""

    over_capacity: Annotated[int, wire("over-capacity")]
    no_coordinates: Annotated[int, wire("no-coordinates")]
    permit_expired: Annotated[int, wire("permit-expired")]
    permit_expiring: Annotated[int, wire("permit-expiring")]
    no_owner: Annotated[int, wire("no-owner")]


class DeceasedFaults(Out):
    """As `TombFaults`, for the list of persons."""

    no_dates: Annotated[int, wire("no-dates")]
    wrong_fiscal_code: Annotated[int, wire("wrong-fiscal-code")]


class QualityOut(Out):
    """duplicates: pairs that wait for a decision."""

    tombs: TombFaults
    deceaseds: DeceasedFaults
    duplicates: int
