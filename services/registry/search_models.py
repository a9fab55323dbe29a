"""Tables that searches read, kept by triggers: further surnames, and each name once."""

from sqlalchemy import ARRAY, Column, Computed, ForeignKey, Index, Integer, Text
from sqlmodel import Field

from services.registry.base import Base

# names that wait to be entered would be read through by every search while a register is loaded
AT_ONCE = {"fastupdate": "off"}


def _near() -> Column[list[int]]:
    return Column(ARRAY(Integer), Computed("registry.near(term)", persisted=True), nullable=False)


class OtherSurname(Base, table=True):
    """A further surname of a person (a married woman's husband's, out of the nominative), kept by
    triggers in the shape in which searches read it."""

    __tablename__ = "other_surname"
    __table_args__ = (
        Index(
            "ix_other_surname_in_cemetery",
            "cemetery_id",
            "surname_key",
            "name_key",
            "deceased_id",
            postgresql_include=["public"],
        ),
        Index(
            "ix_other_surname_by_surname",
            "surname_key",
            "name_key",
            "deceased_id",
            postgresql_include=["public"],
        ),
    )

    deceased_id: int = Field(
        sa_column=Column(ForeignKey("registry.deceased.id", ondelete="CASCADE"), primary_key=True)
    )
    surname_key: str = Field(sa_column=Column(Text(collation="C"), primary_key=True))
    name_key: str = Field(sa_column=Column(Text(collation="C"), nullable=False))
    cemetery_id: int
    public: bool


class SurnameTerm(Base, table=True):
    """Each surname key once: infix and one-wrong-letter searches look here, not among persons."""

    __tablename__ = "surname_term"
    __table_args__ = (
        Index(
            "ix_surname_term_infix",
            "term",
            postgresql_using="gin",
            postgresql_ops={"term": "gin_trgm_ops"},
            postgresql_with=AT_ONCE,
        ),
        Index("ix_surname_term_near", "near", postgresql_using="gin", postgresql_with=AT_ONCE),
    )

    term: str = Field(sa_column=Column(Text(collation="C"), primary_key=True))
    near: list[int] | None = Field(default=None, sa_column=_near())


class GivenTerm(Base, table=True):
    """Each key of given names once, as `SurnameTerm`."""

    __tablename__ = "given_term"
    __table_args__ = (
        Index(
            "ix_given_term_infix",
            "term",
            postgresql_using="gin",
            postgresql_ops={"term": "gin_trgm_ops"},
            postgresql_with=AT_ONCE,
        ),
        Index("ix_given_term_near", "near", postgresql_using="gin", postgresql_with=AT_ONCE),
    )

    term: str = Field(sa_column=Column(Text(collation="C"), primary_key=True))
    near: list[int] | None = Field(default=None, sa_column=_near())
