"""Settings of the registry service."""

from typing import ClassVar

from pydantic import BaseModel
from pydantic_settings import SettingsConfigDict

from services.kit.settings import Settings
from services.kit.wire import OptionalText


class MediaSettings(BaseModel):
    """Where pictures are kept: `file:///folder`, or `s3://bucket/folder` with what S3 needs.

    endpoint: of an S3 that is not Amazon's; its pictures then lie under its own address.
    """

    url: str
    region: OptionalText = None
    endpoint: OptionalText = None
    access_key_id: OptionalText = None
    secret_access_key: OptionalText = None


class RegistrySettings(Settings):
    """See `Settings`; read from CAMPOSANTO_REGISTRY_...

    media: MEDIA__URL; MEDIA__REGION, MEDIA__ENDPOINT, MEDIA__ACCESS_KEY_ID,
    MEDIA__SECRET_ACCESS_KEY.
    """

    model_config = SettingsConfigDict(
        env_prefix="CAMPOSANTO_REGISTRY_", env_nested_delimiter="__", extra="ignore"
    )
    service: ClassVar[str] = "registry"
    schema_name: ClassVar[str] = "registry"

    media: MediaSettings
