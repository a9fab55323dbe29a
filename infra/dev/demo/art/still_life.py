"""The frame of the pictures of the shop: a wall, a ledge of stone, a shadow on it."""

from collections.abc import Iterable

from infra.dev.demo.art.canvas import blur, blurs, ellipse, linear, picture, radial, rect

WIDTH, HEIGHT, LEDGE = 800, 600, 470
DUSTY, SAGE, LINEN = ("#6d6a70", "#a7a09a"), ("#59665c", "#a3ab97"), ("#8d8069", "#d3c6ab")


def still_life(
    title: str, wall: tuple[str, str], defs: Iterable[str], parts: Iterable[str], *, wide: float
) -> str:
    """wide: half the width of the shadow."""
    frame = [
        linear("wall", (0, wall[0]), (1, wall[1])),
        linear("stone", (0, "#d9d3c7"), (0.12, "#c4bcae"), (1, "#8f877a")),
        radial("glow", 0.32, 0.2, 0.75, (0, "#fff6e0", 0.5), (1, "#fff6e0", 0)),
        blurs(3, 9, 24),
    ]
    ground = [
        rect(0, 0, WIDTH, HEIGHT, fill="url(#wall)"),
        rect(0, 0, WIDTH, HEIGHT, fill="url(#glow)"),
        rect(0, LEDGE, WIDTH, HEIGHT - LEDGE, fill="url(#stone)"),
        rect(0, LEDGE, WIDTH, 3, fill="#fff", opacity=0.5),
        ellipse(415, LEDGE + 42, wide, 20, fill="#26221d", opacity=0.45, filter=blur(9)),
    ]
    return picture(WIDTH, HEIGHT, title, [*frame, *defs], [*ground, *parts])
