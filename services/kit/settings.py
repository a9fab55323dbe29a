"""What a service is told by its environment, and refuses to start without."""

from typing import ClassVar, Literal, Self

from pydantic import model_validator
from pydantic_settings import BaseSettings, SettingsConfigDict

PLACEHOLDERS = ("changeme", "change-me", "placeholder", "secret", "password", "guest")


class Settings(BaseSettings):
    """Base of a service's settings; a service sets `service` and its own environment prefix.

    database_url: postgresql://role:password@host:port/database, the role owning `schema`.
    amqp_url: amqp://user:password@host:port/vhost
    token_public_key: base64 of the 32 bytes of identity's Ed25519 public key.
    """

    model_config = SettingsConfigDict(extra="ignore", hide_input_in_errors=True)
    service: ClassVar[str]
    schema_name: ClassVar[str]

    environment: Literal["development", "test", "production"] = "development"
    host: str = "127.0.0.1"
    port: int = 0
    database_url: str
    amqp_url: str
    token_public_key: str

    @model_validator(mode="after")
    def refuse_placeholders(self) -> Self:
        """In production no secret may still be the word that an example left there."""
        if self.environment == "production":
            for url in (self.database_url, self.amqp_url):
                password = url.partition("@")[0].rpartition(":")[2].lower()
                if password in PLACEHOLDERS:
                    raise ValueError("a placeholder password is not allowed in production")
        return self
