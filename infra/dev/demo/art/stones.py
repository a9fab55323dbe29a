"""What people built and brought: chapels, walls, headstones, crosses, lights, flowers."""

import random

from infra.dev.demo.art.canvas import (
    attributes,
    blur,
    ellipse,
    group,
    line,
    move,
    path,
    rect,
)


def chapel(x: float, foot: float, size: float, wall: str, roof: str, lit: str) -> str:
    """A small church with a bell gable and a lit door."""
    w, h = size, size * 0.9
    body = rect(x - w / 2, foot - h * 0.62, w, h * 0.62, fill=wall)
    gable = path(
        move(
            "M# #L# #L# #Z",
            x - w * 0.56,
            foot - h * 0.6,
            x,
            foot - h * 1.05,
            x + w * 0.56,
            foot - h * 0.6,
        ),
        fill=roof,
    )
    front = path(
        move(
            "M# #L# #L# #Z", x - w * 0.5, foot - h * 0.6, x, foot - h, x + w * 0.5, foot - h * 0.6
        ),
        fill=wall,
    )
    tower = rect(x + w * 0.5, foot - h * 1.5, w * 0.32, h * 1.5, fill=wall) + rect(
        x + w * 0.66, foot - h * 1.5, w * 0.16, h * 1.5, fill="#000", opacity=0.18
    )
    spire = path(
        move(
            "M# #L# #L# #Z",
            x + w * 0.46,
            foot - h * 1.5,
            x + w * 0.66,
            foot - h * 1.95,
            x + w * 0.86,
            foot - h * 1.5,
        ),
        fill=roof,
    )
    bell = _arch(x + w * 0.66, foot - h * 1.2, w * 0.12, h * 0.24, "#1a1714")
    shade = rect(x, foot - h * 0.62, w / 2, h * 0.62, fill="#000", opacity=0.12)
    cross = line(
        move("M# #v#M# #h#", x, foot - h * 1.3, h * 0.28, x - h * 0.08, foot - h * 1.2, h * 0.16),
        roof,
        size * 0.025,
    )
    door = _arch(x, foot, w * 0.24, h * 0.38, lit)
    rose = ellipse(x, foot - h * 0.66, w * 0.085, w * 0.085, fill=lit)
    return "".join([tower, spire, bell, gable, front, body, shade, cross, door, rose])


def _arch(x: float, foot: float, width: float, height: float, fill: str) -> str:
    half = width / 2
    data = move(
        "M# #V#A# # 0 0 1 # #V#Z",
        x - half,
        foot,
        foot - height + half,
        half,
        half,
        x + half,
        foot - height + half,
        foot,
    )
    return path(data, fill=fill)


def wall(x: float, top: float, width: float, height: float, fill: str) -> str:
    """A cemetery wall with its coping."""
    coping = rect(x - 8, top - 8, width + 16, 12, fill=fill) + rect(
        x - 8, top - 8, width + 16, 4, fill="#fff", opacity=0.22
    )
    body = rect(x, top, width, height, fill=fill) + rect(
        x, top + 4, width, 10, fill="#000", opacity=0.25
    )
    return body + coping


BLOOMS = ("#c9a4a0", "#d9cdb8", "#b9727a", "#d8b46c", "#a79ab8")


def bunches() -> str:
    """Definitions: one small bunch of flowers for each colour, a headstone, a votive light."""
    stems = "M0 0q-10 -16 -3 -22M0 0q8 -18 2 -24M0 0q14 -12 8 -20"
    leaves = line(stems, "#4a5a42", 2.6)
    heads = "".join(
        ellipse(x, -y, 4.6, 4.2) for x, y in ((-7, 22), (0, 26), (7, 21), (-2, 18), (4, 15))
    )
    flowers = [
        group([leaves, group([heads], fill=colour)], id=f"f{k}") for k, colour in enumerate(BLOOMS)
    ]
    stone = group([headstone(0, 0, 70, 96)], id="stone")
    glow = ellipse(0, -4, 18, 18, fill="#ffae57", opacity=0.5, filter=blur(9))
    glass = rect(-4, -10, 8, 12, fill="#a3272a") + ellipse(0, -6, 2, 3.6, fill="#ffe0a0")
    return "".join(flowers) + stone + group([glow, glass], id="lamp")


def use(name: str, x: float, y: float, size: float = 1, **style: str | float) -> str:
    """A defined thing, placed."""
    scale = "" if size == 1 else f" scale({size:.2f})"
    return f'<use href="#{name}" transform="translate({x:.0f} {y:.0f}){scale}"{attributes(style)}/>'


def flowers(dice: random.Random, x: float, y: float, size: float = 1.0) -> str:
    return use(f"f{dice.randrange(len(BLOOMS))}", x, y, size)


def stone_outline(x: float, foot: float, width: float, height: float) -> str:
    """Path data of a rounded headstone."""
    left, right, shoulder = x - width / 2, x + width / 2, foot - height * 0.8
    return move(
        "M# #V#Q# # # #V#Z", left, foot, shoulder, x, foot - height * 1.15, right, shoulder, foot
    )


def headstone(x: float, foot: float, width: float, height: float) -> str:
    """A headstone with its cross, in the colour that its surroundings give."""
    arms = (
        x,
        foot - height * 0.8,
        height * 0.34,
        x - width * 0.14,
        foot - height * 0.68,
        width * 0.28,
    )
    mark = line(move("M# #v#M# #h#", *arms), "#3b362f", max(1.5, width * 0.035), opacity=0.6)
    shade = rect(
        x + width * 0.22,
        foot - height * 0.82,
        width * 0.28,
        height * 0.82,
        fill="#000",
        opacity=0.14,
    )
    return path(stone_outline(x, foot, width, height)) + shade + mark


def cross(x: float, foot: float, height: float, fill: str) -> str:
    data = move(
        "M# #V#M# #H#",
        x,
        foot,
        foot - height,
        x - height * 0.27,
        foot - height * 0.68,
        x + height * 0.27,
    )
    return line(data, fill, height * 0.1)
