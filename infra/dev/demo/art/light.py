"""The hours and seasons of the landscapes, and the frame they share."""

from infra.dev.demo.art import scenery as s
from infra.dev.demo.art.canvas import blurs, picture, rect
from infra.dev.demo.art.scenery import HEIGHT, WIDTH, Light

DUSK = Light(
    ("#27323f", "#5a6b7a", "#c79a72"), "#f0bd85", "#7d7a76", "#4f5a50", "#1f2a22", "#16211b"
)


MORNING = Light(
    ("#5d7586", "#9fb0b4", "#e2d3b8"),
    "#f6e3bd",
    "#9aa49c",
    "#66755f",
    "#36452f",
    "#24331f",
    "#cfc4b0",
)


SEA = Light(
    ("#33465a", "#6d8799", "#d9bfa0"),
    "#f3cfa0",
    "#6f8391",
    "#4a5c52",
    "#26332b",
    "#1b2821",
    "#c3b6a2",
)


NIGHT = Light(
    ("#101823", "#223042", "#4d5666"),
    "#8391a6",
    "#2e3947",
    "#1e2a2e",
    "#11191b",
    "#0c1314",
    "#4b4a4a",
)


SNOW = Light(
    ("#4a6078", "#8fa3b3", "#d7d6d2"),
    "#f5e6cf",
    "#7f909f",
    "#8e9ca5",
    "#dfe3e4",
    "#2b3a3c",
    "#a59c90",
)


AUTUMN = Light(
    ("#4b5058", "#8b8580", "#d8b78a"),
    "#f2cd93",
    "#968670",
    "#7a6544",
    "#3d3322",
    "#2a2618",
    "#b3a488",
)


STORM = Light(
    ("#2e353b", "#5d686d", "#a9aca4"),
    "#d7d2bf",
    "#6b746f",
    "#4d5a4c",
    "#28332a",
    "#1b251d",
    "#8f8a80",
)


ROSE = Light(
    ("#3d3b52", "#80728a", "#d9a79a"),
    "#f6c9ae",
    "#857a86",
    "#57595c",
    "#262b2b",
    "#1a2020",
    "#b5a49a",
)


def finish(light: Light, parts: list[str], sun: tuple[float, float] = (0.5, 0.7)) -> str:
    defs = [blurs(3, 9, 24), *s.light_defs(light, sun=sun)]
    return picture(WIDTH, HEIGHT, "Paesaggio", defs, [s.sky(), *parts, s.veil()])


def mist(y: float, height: float = 90) -> str:
    return rect(0, y, WIDTH, height, fill="url(#mist)", opacity=0.55)


def blend(a: str, b: str, share: float) -> str:
    pairs = [(int(a[k : k + 2], 16), int(b[k : k + 2], 16)) for k in (1, 3, 5)]
    return "#" + "".join(f"{round(x + (y - x) * share):02x}" for x, y in pairs)
