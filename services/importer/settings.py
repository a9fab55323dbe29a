"""Settings of the import service."""

from typing import ClassVar

from pydantic_settings import SettingsConfigDict

from services.kit.settings import Settings


class ImporterSettings(Settings):
    """See `Settings`; read from CAMPOSANTO_IMPORTER_...

    answer_within: seconds an upload waits for its result; the job goes on without it.
    """

    model_config = SettingsConfigDict(env_prefix="CAMPOSANTO_IMPORTER_", extra="ignore")
    service: ClassVar[str] = "importer"
    schema_name: ClassVar[str] = "import"

    answer_within: int = 600
