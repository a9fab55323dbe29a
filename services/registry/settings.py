"""Settings of the registry service."""

from typing import ClassVar

from pydantic_settings import SettingsConfigDict

from services.kit.settings import Settings


class RegistrySettings(Settings):
    """See `Settings`; read from CAMPOSANTO_REGISTRY_..."""

    model_config = SettingsConfigDict(env_prefix="CAMPOSANTO_REGISTRY_", extra="ignore")
    service: ClassVar[str] = "registry"
    schema_name: ClassVar[str] = "registry"
