"""Settings of the memorial service."""

from typing import Annotated, ClassVar

from fastapi import Depends, Request
from pydantic import Field
from pydantic_settings import SettingsConfigDict

from services.kit.mail import MailSettings
from services.kit.settings import Settings


class MemorialSettings(Settings):
    """See `Settings`; read from CAMPOSANTO_MEMORIAL_...

    public_url: address of the site, for QR codes, previews and links in mails.
    web_url: address of the web server, whose page the memorial's preview is put into.
    registry_url: where registry listens inside: it knows who is public at this moment.
    sender_key: base64 of 32 random bytes; hashes of blocked senders are made with it.
    is_indexed: whether search engines may list memorials (robots.txt, sitemap.xml).
    mail: MAIL__HOST, MAIL__PORT, MAIL__TLS, MAIL__USERNAME, MAIL__PASSWORD, MAIL__SENDER.
    """

    model_config = SettingsConfigDict(
        env_prefix="CAMPOSANTO_MEMORIAL_", env_nested_delimiter="__", extra="ignore"
    )
    service: ClassVar[str] = "memorial"
    schema_name: ClassVar[str] = "memorial"

    public_url: str = "http://127.0.0.1:8080"
    web_url: str
    registry_url: str
    sender_key: str
    is_indexed: bool = False
    mail: MailSettings = Field(default_factory=MailSettings)


async def settings_of(request: Request) -> MemorialSettings:
    settings = request.app.state.service.settings
    assert isinstance(settings, MemorialSettings)
    return settings


CurrentSettings = Annotated[MemorialSettings, Depends(settings_of)]
