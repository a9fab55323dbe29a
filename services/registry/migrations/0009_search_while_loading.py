"""The dictionaries' indexes take new names at once: a list of those that wait would be read through
by every search, until a vacuum, while a register is loaded and after it."""

from alembic import op

revision = "0009"
down_revision = "0008"
INDEXES = ("surname_term_infix", "surname_term_near", "given_term_infix", "given_term_near")


def upgrade() -> None:
    for name in INDEXES:
        op.execute(f"alter index registry.ix_{name} set (fastupdate = off)")
        op.execute(f"select gin_clean_pending_list('registry.ix_{name}')")
