"""The few SVG words that every drawing of the demo is made of."""

from collections.abc import Iterable, Sequence
from typing import TypeAlias

Stop: TypeAlias = tuple[float, str] | tuple[float, str, float]


Point: TypeAlias = tuple[float, float]
Spot: TypeAlias = tuple[float, float, float]


def points(text: str) -> list[Point]:
    """Points written as 'x y, x y'."""
    return [(float(x), float(y)) for x, y in (part.split() for part in text.split(","))]


def spots(text: str) -> list[Spot]:
    """Places and sizes written as 'x foot height, x foot height'."""
    parts = (part.split() for part in text.split(","))
    return [(float(x), float(y), float(height)) for x, y, height in parts]


def number(value: float) -> str:
    """A coordinate with one decimal and nothing superfluous."""
    text = f"{value:.1f}"
    return text[:-2] if text.endswith(".0") else text


def move(template: str, *values: float) -> str:
    """Path data: each # of the template becomes the next value."""
    parts = template.split("#")
    numbers = [number(value) for value in values]
    return "".join(a + b for a, b in zip(parts, [*numbers, ""], strict=True))


def attributes(values: dict[str, str | float]) -> str:
    """Attributes as text; an underscore in a name stands for a hyphen."""
    return "".join(
        f' {name.replace("_", "-")}="{value if isinstance(value, str) else _short(value)}"'
        for name, value in values.items()
    )


def _short(value: float) -> str:
    text = f"{value:g}"
    return text[1:] if text.startswith("0.") else text


def path(data: str, **style: str | float) -> str:
    return f'<path d="{data}"{attributes(style)}/>'


def line(data: str, colour: str, width: float, **style: str | float) -> str:
    return path(data, fill="none", stroke=colour, stroke_width=width, **style)


def ellipse(x: float, y: float, rx: float, ry: float, **style: str | float) -> str:
    place = f'cx="{number(x)}" cy="{number(y)}" rx="{number(rx)}" ry="{number(ry)}"'
    return f"<ellipse {place}{attributes(style)}/>"


def rect(x: float, y: float, width: float, height: float, **style: str | float) -> str:
    place = f'x="{number(x)}" y="{number(y)}" width="{number(width)}" height="{number(height)}"'
    return f"<rect {place}{attributes(style)}/>"


def group(parts: Iterable[str], **style: str | float) -> str:
    return f"<g{attributes(style)}>{''.join(parts)}</g>"


def _stops(stops: Sequence[Stop]) -> str:
    return "".join(
        f'<stop offset="{stop[0]:g}" stop-color="{stop[1]}"'
        + (f' stop-opacity="{stop[2]:g}"' if len(stop) == 3 else "")
        + "/>"
        for stop in stops
    )


def linear(name: str, *stops: Stop, across: bool = False) -> str:
    """A gradient from top to bottom, or from left to right."""
    end = 'x2="1" y2="0"' if across else 'x2="0" y2="1"'
    return f'<linearGradient id="{name}" x1="0" y1="0" {end}>{_stops(stops)}</linearGradient>'


def radial(name: str, x: float, y: float, r: float, *stops: Stop) -> str:
    """A round gradient, in parts of the box of what it fills."""
    place = f'cx="{x:g}" cy="{y:g}" r="{r:g}"'
    return f'<radialGradient id="{name}" {place}>{_stops(stops)}</radialGradient>'


def blurs(*amounts: float) -> str:
    """One filter for each amount; `blur(3)` names the one of amount 3."""
    return "".join(
        f'<filter id="{_blur_name(amount)}" x="-.6" y="-.6" width="2.2" height="2.2">'
        f'<feGaussianBlur stdDeviation="{amount:g}"/></filter>'
        for amount in amounts
    )


def _blur_name(amount: float) -> str:
    return f"b{amount:g}".replace(".", "_")


def blur(amount: float) -> str:
    return f"url(#{_blur_name(amount)})"


def clip(name: str, shape: str) -> str:
    return f'<clipPath id="{name}">{shape}</clipPath>'


def picture(width: int, height: int, title: str, defs: Iterable[str], parts: Iterable[str]) -> str:
    """The whole document."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        f'width="{width}" height="{height}"><title>{title}</title>'
        f"<defs>{''.join(defs)}</defs>{''.join(parts)}</svg>\n"
    )
