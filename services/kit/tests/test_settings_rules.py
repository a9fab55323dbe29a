"""Settings: read from the environment; a placeholder secret never reaches production."""

from typing import ClassVar

import pytest
from pydantic import ValidationError
from pydantic_settings import SettingsConfigDict

from services.kit.mail import MailSettings
from services.kit.settings import Settings

PREFIX = "CAMPOSANTO_GUESTBOOK_"
GOOD = {
    "ENVIRONMENT": "production",
    "DATABASE_URL": "postgresql://guestbook:V9s-kk2:x@db:5432/camposanto",
    "AMQP_URL": "amqp://camposanto:hT7-42@rabbit:5672/",
    "TOKEN_PUBLIC_KEY": "11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo=",
}


class GuestbookSettings(Settings):
    model_config = SettingsConfigDict(env_prefix=PREFIX, extra="ignore")
    service: ClassVar[str] = "guestbook"
    schema_name: ClassVar[str] = "guestbook"


@pytest.fixture
def environment(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    for name, value in GOOD.items():
        monkeypatch.setenv(PREFIX + name, value)
    return monkeypatch


def read() -> Settings:
    return GuestbookSettings()


def test_a_service_reads_its_own_environment(environment: pytest.MonkeyPatch) -> None:
    environment.setenv(PREFIX + "PORT", "8001")
    settings = read()
    assert (settings.environment, settings.host, settings.port) == ("production", "127.0.0.1", 8001)
    assert settings.database_url == GOOD["DATABASE_URL"]


@pytest.mark.parametrize("name", ["DATABASE_URL", "AMQP_URL", "TOKEN_PUBLIC_KEY"])
def test_a_service_does_not_start_without(name: str, environment: pytest.MonkeyPatch) -> None:
    environment.delenv(PREFIX + name)
    with pytest.raises(ValidationError, match=name.lower()):
        read()


@pytest.mark.parametrize("word", ["changeme", "CHANGE-ME", "secret", "password", "placeholder"])
@pytest.mark.parametrize("name", ["DATABASE_URL", "AMQP_URL"])
def test_a_placeholder_is_refused_in_production(
    name: str, word: str, environment: pytest.MonkeyPatch
) -> None:
    environment.setenv(PREFIX + name, f"any://camposanto:{word}@host/")
    with pytest.raises(ValidationError, match="placeholder"):
        read()


def test_the_broker_s_built_in_account_is_refused_in_production(
    environment: pytest.MonkeyPatch,
) -> None:
    environment.setenv(PREFIX + "AMQP_URL", "amqp://guest:guest@rabbit/")
    with pytest.raises(ValidationError, match="placeholder"):
        read()


@pytest.mark.parametrize("kind", ["development", "test"])
def test_a_placeholder_will_do_elsewhere(kind: str, environment: pytest.MonkeyPatch) -> None:
    environment.setenv(PREFIX + "ENVIRONMENT", kind)
    environment.setenv(PREFIX + "AMQP_URL", "amqp://camposanto:changeme@rabbit/")
    assert read().environment == kind


def test_an_unknown_environment_is_refused(environment: pytest.MonkeyPatch) -> None:
    environment.setenv(PREFIX + "ENVIRONMENT", "prod")
    with pytest.raises(ValidationError, match="environment"):
        read()


def test_a_refusal_tells_no_secret(environment: pytest.MonkeyPatch) -> None:
    environment.setenv(PREFIX + "AMQP_URL", "amqp://camposanto:changeme@rabbit/")
    with pytest.raises(ValidationError) as refused:
        read()
    assert "V9s-kk2" not in str(refused.value)


def test_a_mail_server_without_a_user_name_is_not_signed_in_to() -> None:
    settings = MailSettings(host="mail.example.org", username="", password="")
    assert (settings.username, settings.password) == (None, None)
