"""How people call a record, for the log and the trash."""

from services.kit.audit import Subject
from services.registry.models import Block, Cemetery, Deceased, Sector, Tomb


def subject_of_cemetery(cemetery: Cemetery) -> Subject:
    assert cemetery.id is not None
    return Subject(kind="cemetery", id=cemetery.id, label=cemetery.name, cemetery_id=cemetery.id)


def subject_of_sector(sector: Sector) -> Subject:
    assert sector.id is not None
    return Subject(kind="sector", id=sector.id, label=sector.name, cemetery_id=sector.cemetery_id)


def subject_of_block(block: Block, cemetery_id: int) -> Subject:
    """cemetery_id: of its sector."""
    assert block.id is not None
    return Subject(kind="block", id=block.id, label=block.name, cemetery_id=cemetery_id)


def subject_of_tomb(tomb: Tomb) -> Subject:
    assert tomb.id is not None
    label = tomb.reference or f"TOMBA {tomb.id}"
    return Subject(kind="tomb", id=tomb.id, label=label, cemetery_id=tomb.cemetery_id)


def subject_of_person(deceased: Deceased) -> Subject:
    assert deceased.id is not None
    label = deceased.nominative or f"{deceased.name} {deceased.surname}"
    return Subject(kind="deceased", id=deceased.id, label=label, cemetery_id=deceased.cemetery_id)
