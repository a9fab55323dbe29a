"""Flowers of the shop: roses, chrysanthemums, a cyclamen in its pot."""

from math import cos, pi, sin

from infra.dev.demo.art.canvas import (
    ellipse,
    group,
    line,
    linear,
    move,
    path,
    points,
    radial,
    spots,
)
from infra.dev.demo.art.still_life import DUSTY, LINEN, SAGE, still_life

ROSES = spots("400 232 62, 300 250 56, 500 246 57, 345 170 52, 455 166 53, 400 108 46, 398 322 54")
MUMS = spots("400 210 82, 282 250 70, 520 244 72, 342 138 62, 466 134 64, 400 326 70")
CYCLAMENS = points("330 200, 395 150, 470 190, 290 260, 520 255, 430 235")


def _leaf(x: float, y: float, length: float, angle: float, fill: str) -> str:
    """From its foot upward; the angle turns it clockwise."""
    wide = length * 0.3
    data = move("M0 0Q# # 0 #Q# # 0 0Z", -wide, -length / 2, -length, wide, -length / 2)
    turn = f"translate({x:g} {y:g}) rotate({angle:g})"
    rib = line(move("M0 0V#", -length * 0.85), "#fff", 1.5, opacity=0.25)
    return group([path(data, fill=fill), rib], transform=turn)


def _fan(x: float, y: float, length: float, fills: tuple[str, str]) -> str:
    angles = (-78, -52, -26, 0, 26, 52, 78)
    return "".join(_leaf(x, y, length, angle, fills[k % 2]) for k, angle in enumerate(angles))


def _paper(fill: str) -> str:
    """A cone of paper, tied with a ribbon."""
    cone = path("M250 300Q400 372 550 300L438 508Q400 520 362 508Z", fill=fill)
    fold = path("M400 336L550 300L438 508Q420 514 404 515Z", fill="#3a2f22", opacity=0.12)
    bow = path(
        "M358 452Q400 466 442 452L446 470Q400 484 354 470ZM400 462L352 496L370 504L402 470L432 504"
        "L450 494Z",
        fill="#8f2f36",
    )
    return cone + fold + bow


def _rose(x: float, y: float, size: float) -> str:
    """Petals around a closed heart."""
    outer = [
        ellipse(
            x + cos(k * pi / 3) * size * 0.42,
            y + sin(k * pi / 3) * size * 0.36,
            size * 0.62,
            size * 0.56,
            fill="url(#petal)",
            stroke="#5d0f1b",
            stroke_width=0.8,
        )
        for k in range(6)
    ]
    heart = ellipse(x, y - size * 0.06, size * 0.52, size * 0.46, fill="#8e1528")
    turns = line(
        move(
            "M# #q# # # #t# #q# # # #",
            *(x - size * 0.34, y - size * 0.02),
            *(size * 0.3, -size * 0.42, size * 0.62, -size * 0.02, -size * 0.3, size * 0.2),
            *(-size * 0.26, -size * 0.1, -size * 0.02, -size * 0.3),
        ),
        "#d9566a",
        size * 0.07,
        stroke_linecap="round",
        opacity=0.8,
    )
    return "".join(outer) + heart + turns


def roses() -> str:
    defs = [radial("petal", 0.4, 0.3, 0.8, (0, "#cf3a50"), (1, "#7c1222"))]
    parts = [
        _fan(400, 330, 240, ("#3f5a3c", "#557350")),
        _paper("#d8c3a0"),
        *(_rose(*spot) for spot in ROSES),
    ]
    return still_life("Mazzo di rose rosse", SAGE, defs, parts, wide=120)


def _mum(x: float, y: float, size: float) -> str:
    """Three rounds of narrow petals."""
    rounds = []
    for share, count, fill in ((1, 15, "#e4e0d2"), (0.7, 12, "#f2efe4"), (0.42, 8, "#fbf9f0")):
        petals = ""
        for k in range(count):
            turn = 2 * pi * k / count + share
            tip = (x + cos(turn) * size * share, y + sin(turn) * size * share * 0.92)
            side = (-sin(turn) * size * 0.18, cos(turn) * size * 0.18)
            middle = ((x + 2 * tip[0]) / 3, (y + 2 * tip[1]) / 3)
            petals += move(
                "M# #Q# # # #Q# # # #",
                *(x, y, middle[0] + side[0], middle[1] + side[1], *tip),
                *(middle[0] - side[0], middle[1] - side[1], x, y),
            )
        rounds.append(path(petals, fill=fill, stroke="#b9b298", stroke_width=0.7))
    return "".join(rounds) + ellipse(x, y, size * 0.15, size * 0.13, fill="#cdbb62")


def chrysanthemums() -> str:
    parts = [
        _fan(400, 330, 232, ("#4a6243", "#6a815c")),
        _paper("#a9b3a0"),
        *(_mum(*spot) for spot in MUMS),
    ]
    return still_life("Crisantemi bianchi", DUSTY, [], parts, wide=120)


def _cyclamen(x: float, y: float) -> str:
    """Petals that are thrown back, on a bent stem."""
    stem = line(move("M# #Q# # 405 392", x, y, x, y + 110), "#7a3d45", 6)
    petals = [
        path(
            move("M# #q# # # #q# # # #Z", x, y + 6, dx - 22, -46, dx, -88, 30, 40, -dx, 88),
            fill="url(#bloom)",
            stroke="#8f2b5e",
            stroke_width=0.8,
        )
        for dx in (-44, 34, -18, 12)
    ]
    mouth = ellipse(x, y + 6, 15, 9, fill="#7d1f4e")
    return stem + "".join(petals) + mouth


def _heart(x: float, y: float, size: float, turn: float) -> str:
    """A leaf with a light drawing on it."""
    data = move(
        "M0 #C# # # # 0 #C# # # # 0 #Z",
        *(size * 0.5, -size * 1.1, size * 0.3, -size * 0.8, -size * 0.8, -size * 0.35),
        *(size * 0.8, -size * 0.8, size * 1.1, size * 0.3, size * 0.5),
    )
    pattern = line(
        move("M# #Q0 # # #", -size * 0.5, -size * 0.1, size * 0.5, size * 0.5, -size * 0.1),
        "#a9bda0",
        size * 0.1,
        opacity=0.7,
    )
    place = f"translate({x:g} {y:g}) rotate({turn:g})"
    return group([path(data, fill="#3d5c41", stroke="#2b4530"), pattern], transform=place)


def cyclamen() -> str:
    defs = [
        linear("bloom", (0, "#e68ab8"), (1, "#c03f83")),
        linear("clay", (0, "#9c5a3c"), (0.4, "#c97f58"), (1, "#7e432b"), across=True),
    ]
    leaves = [
        _heart(x, y, size, turn)
        for x, y, size, turn in (
            *((285, 372, 58, -24), (525, 372, 58, 24), (350, 350, 60, -8)),
            *((460, 350, 60, 8), (405, 376, 64, 0)),
        )
    ]
    pot = path("M305 398H505L480 512Q405 524 330 512Z", fill="url(#clay)")
    rim = path("M296 378H514V408H296Z", fill="url(#clay)") + path(
        "M296 404H514V412H300Z", fill="#4d2819", opacity=0.45
    )
    parts = [*(_cyclamen(*point) for point in CYCLAMENS), pot, rim, *leaves]
    return still_life("Ciclamino in vaso", LINEN, defs, parts, wide=135)
