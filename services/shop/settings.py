"""Settings of the shop service."""

from typing import Annotated, ClassVar, Self
from urllib.parse import urlsplit

from fastapi import Depends, Request
from pydantic import Field, model_validator
from pydantic_settings import SettingsConfigDict

from services.kit.mail import MailSettings
from services.kit.settings import Settings
from services.kit.wire import OptionalText
from services.shop.vault import Vault

# where a stand-in of the card provider may be: this machine, or a name without a domain (compose)
_LOOPBACK = ("127.0.0.1", "::1", "localhost")


class ShopSettings(Settings):
    """See `Settings`; read from CAMPOSANTO_SHOP_...

    public_url: address of the site, for links in mails and for the provider's webhooks.
    registry_url: where registry listens inside: it knows what visitors are shown at this moment.
    private_key: base64 of 32 bytes (X25519), opens what identity seals for this service.
    vault_keys: `id:base64 of 32 bytes,...`, newest first; suppliers' secrets are closed with them.
    demo_secret_key, demo_publishable_key: of the demo's account at the provider; test keys only.
    stripe_api_base: of a stand-in of the provider; not set, the real one is talked to.
    stripe_js_url: of the stand-in's browser script; goes with `stripe_api_base`.
    orders_per_hour: how many orders one customer's network may leave unpaid in an hour.
    has_wallets: offers whatever the provider's account allows instead of cards alone.
    mail: MAIL__HOST, MAIL__PORT, MAIL__TLS, MAIL__USERNAME, MAIL__PASSWORD, MAIL__SENDER.
    """

    model_config = SettingsConfigDict(
        env_prefix="CAMPOSANTO_SHOP_",
        env_nested_delimiter="__",
        extra="ignore",
        hide_input_in_errors=True,
    )
    service: ClassVar[str] = "shop"
    schema_name: ClassVar[str] = "shop"

    public_url: str = "http://127.0.0.1:8080"
    registry_url: str
    private_key: str
    vault_keys: str
    demo_secret_key: OptionalText = None
    demo_publishable_key: OptionalText = None
    stripe_api_base: OptionalText = None
    stripe_js_url: OptionalText = None
    orders_per_hour: int = Field(default=20, ge=1)
    has_wallets: bool = False
    mail: MailSettings = Field(default_factory=MailSettings)

    @property
    def vault(self) -> Vault:
        return Vault.from_text(self.vault_keys)

    @model_validator(mode="after")
    def refuse_what_moves_no_money(self) -> Self:
        """The stand-in is for one's own machine, and demo keys move no money."""
        Vault.from_text(self.vault_keys)
        if (self.stripe_api_base is None) != (self.stripe_js_url is None):
            raise ValueError("stripe_api_base and stripe_js_url go together")
        if self.stripe_api_base is not None:
            host = urlsplit(self.stripe_api_base).hostname or ""
            if host not in _LOOPBACK and "." in host:
                raise ValueError("the stand-in of the card provider must be on this machine")
        demo = (self.demo_secret_key, self.demo_publishable_key)
        if (demo[0] is None) != (demo[1] is None):
            raise ValueError("both demo keys are needed, or none")
        if any(key and "_test_" not in key for key in demo):
            raise ValueError("demo keys must be test keys")
        return self


async def settings_of(request: Request) -> ShopSettings:
    settings = request.app.state.service.settings
    assert isinstance(settings, ShopSettings)
    return settings


CurrentSettings = Annotated[ShopSettings, Depends(settings_of)]
