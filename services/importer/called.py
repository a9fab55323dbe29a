"""What columns are called in texts for people: as in the file at hand, else as in the guide."""

import re
from collections.abc import Collection, Mapping

from services.importer.cells import quoted
from services.importer.columns import BETTER
from services.importer.findings import Finding
from services.importer.guide_fields import FIELDS

_EITHER = re.compile(r" \(colonna \w+ o \w+\)")


def label_of(official: str) -> str:
    """Of two columns for one thing, the one that offices fill today."""
    return FIELDS[BETTER.get(official, official)].label


def in_own_names(finding: Finding, own: Mapping[str, str], names: Collection[str]) -> Finding:
    """The finding without the names that only the import itself uses.

    own: by official name, what the file calls a column; names: of all its columns.
    """
    about, reason = finding
    if about in names or about not in FIELDS:  # the file calls it so, or a matter, as «campi»
        return Finding(about, _EITHER.sub("", reason))
    return Finding(quoted(own.get(about) or label_of(about)), _EITHER.sub("", reason))
