"""Settings of the identity service."""

from typing import ClassVar

from pydantic import Field
from pydantic_settings import SettingsConfigDict

from services.kit.mail import MailSettings
from services.kit.settings import Settings


class IdentitySettings(Settings):
    """See `Settings`; read from CAMPOSANTO_IDENTITY_...

    token_private_key: base64 of the 32 bytes of the Ed25519 key that signs internal tokens.
    shop_public_key: base64 of the X25519 public key that suppliers' payment keys are sealed with.
    public_url: address of the site, for links in mails.
    mail: MAIL__HOST, MAIL__PORT, MAIL__TLS, MAIL__USERNAME, MAIL__PASSWORD, MAIL__SENDER.
    """

    model_config = SettingsConfigDict(
        env_prefix="CAMPOSANTO_IDENTITY_", env_nested_delimiter="__", extra="ignore"
    )
    service: ClassVar[str] = "identity"
    schema_name: ClassVar[str] = "identity"

    token_private_key: str
    shop_public_key: str
    public_url: str = "http://127.0.0.1:8080"
    mail: MailSettings = Field(default_factory=MailSettings)
