"""Tables of imports: dry runs, and what taking an import back reads of a record."""

from sqlalchemy import Index, Text, text
from sqlmodel import Field

from services.registry.base import Base


def import_index(table: str) -> Index:
    """Finds the records that a job of the importer has made, in the order of their ids."""
    made = text("import_job is not null")
    return Index(f"ix_{table}_import_job", "import_job", "id", postgresql_where=made)


class CheckBatch(Base, table=True):
    """A batch of a dry run, kept until its last batch has come and all are tried together."""

    __tablename__ = "check_batch"

    job_id: int = Field(primary_key=True, sa_column_kwargs={"autoincrement": False})
    seq: int = Field(primary_key=True, sa_column_kwargs={"autoincrement": False})
    rows: str = Field(sa_type=Text)


class UndoAnswer(Base, table=True):
    """The last step of taking a job back, and what was answered to it."""

    __tablename__ = "undo_answer"

    job_id: int = Field(primary_key=True, sa_column_kwargs={"autoincrement": False})
    step: int
    level: str
    after: int
    answer: str = Field(sa_type=Text)


class RememberedPerson(Base, table=True):
    """A person for whom somebody has left something, as the memorial service told."""

    __tablename__ = "remembered_person"

    deceased_id: int = Field(primary_key=True, sa_column_kwargs={"autoincrement": False})


class OrderedTomb(Base, table=True):
    """A tomb for which something was bought, as the shop told."""

    __tablename__ = "ordered_tomb"

    tomb_id: int = Field(primary_key=True, sa_column_kwargs={"autoincrement": False})
