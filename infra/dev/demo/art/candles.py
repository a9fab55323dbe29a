"""Lights of the shop: a red votive light, three white ones, a lamp that needs no flame."""

from infra.dev.demo.art.canvas import (
    blur,
    ellipse,
    group,
    line,
    linear,
    move,
    path,
    radial,
    rect,
)
from infra.dev.demo.art.still_life import DUSTY, LINEN, SAGE, still_life


def _flame(x: float, y: float, size: float) -> str:
    """It stands on the point, with its glow around it."""
    outer = move(
        "M# #C# # # # # #C# # # # # #Z",
        *(
            x,
            y,
            x - size * 0.5,
            y - size * 0.2,
            x - size * 0.32,
            y - size * 0.7,
            x,
            y - size * 1.25,
        ),
        *(x + size * 0.34, y - size * 0.7, x + size * 0.5, y - size * 0.2, x, y),
    )
    glow = ellipse(
        x, y - size * 0.5, size * 2.4, size * 2.4, fill="#ffd88a", opacity=0.42, filter=blur(24)
    )
    inner = ellipse(x, y - size * 0.28, size * 0.17, size * 0.3, fill="#fffbe8")
    return glow + path(outer, fill="url(#fire)") + inner


FIRE = linear("fire", (0, "#ffe9a6"), (0.6, "#ffb347"), (1, "#d9601f"))


def red_light() -> str:
    defs = [
        FIRE,
        linear(
            "glass", (0, "#5c0c16"), (0.3, "#c2273a"), (0.7, "#9c1727"), (1, "#4b0810"), across=True
        ),
        radial("lit", 0.5, 0.55, 0.5, (0, "#ffcf7d", 0.95), (1, "#ff7a3d", 0)),
        linear("brass", (0, "#7d5f26"), (0.35, "#e3c778"), (1, "#6d4f1c"), across=True),
    ]
    body = path("M318 250Q312 400 334 506Q400 522 466 506Q488 400 482 250Z", fill="url(#glass)")
    light = ellipse(400, 384, 80, 118, fill="url(#lit)")
    lid = [
        path("M310 252H490L470 206Q400 190 330 206Z", fill="url(#brass)"),
        rect(306, 246, 188, 16, rx=6, fill="url(#brass)"),
        path("M372 200Q400 150 428 200Z", fill="url(#brass)"),
        ellipse(400, 164, 11, 13, fill="url(#brass)"),
        *(ellipse(x, 226, 7, 10, fill="#3b2a0c") for x in (352, 384, 416, 448)),
    ]
    shine = path("M344 270Q338 400 352 486L362 488Q350 400 358 270Z", fill="#fff", opacity=0.35)
    return still_life(
        "Lumino rosso", DUSTY, defs, [body, light, _flame(400, 420, 62), shine, *lid], wide=105
    )


def _white(x: float, foot: float, height: float, wide: float) -> str:
    top = foot - height
    body = move("M# #V#Q# # # #V#Z", x - wide, top, foot, x, foot + 18, x + wide, foot, top)
    rim = ellipse(x, top, wide, wide * 0.24, fill="#fdf6e4")
    warm = ellipse(x, top + height * 0.24, wide * 0.8, height * 0.3, fill="#ffd88a", opacity=0.5)
    wick = line(move("M# #v-16", x, top + 2), "#3a3028", 3)
    return (
        path(body, fill="url(#wax)")
        + group([warm], filter=blur(9))
        + rim
        + wick
        + _flame(x, top - 10, wide * 0.62)
    )


def white_lights() -> str:
    defs = [FIRE, linear("wax", (0, "#b7ad98"), (0.35, "#f6efdf"), (1, "#a69b84"), across=True)]
    parts = [
        _white(400, 470, 230, 54),
        _white(262, 496, 160, 50),
        _white(540, 496, 178, 50),
    ]
    return still_life("Tre lumini bianchi", SAGE, defs, parts, wide=215)


def lamp() -> str:
    """A lantern of bronze; its light comes from a small battery."""
    defs = [
        linear("bronze", (0, "#3d2c1c"), (0.35, "#8a6a45"), (1, "#2f2114"), across=True),
        radial(
            "lit", 0.5, 0.5, 0.55, (0, "#fff4cf", 1), (0.6, "#ffdf9a", 0.85), (1, "#e9b65e", 0.6)
        ),
    ]
    roof = path("M282 214L400 118L518 214ZM380 122Q400 82 420 122Z", fill="url(#bronze)") + ellipse(
        400, 88, 15, 15, fill="none", stroke="#6b5034", stroke_width=7
    )
    panes = path("M302 222H498L482 474H318Z", fill="url(#lit)")
    bars = "".join(
        line(data, "#4a3622", 11)
        for data in ("M302 222L318 474", "M498 222L482 474", "M400 222V474")
    ) + line("M308 348H492", "#4a3622", 7)
    cross = path("M392 256H408V276H428V292H408V332H392V292H372V276H392Z", fill="#4a3622")
    base = path("M288 470H512V498H288ZM272 496H528V514H272Z", fill="url(#bronze)")
    brim = rect(276, 208, 248, 18, rx=5, fill="url(#bronze)")
    glow = ellipse(400, 350, 210, 200, fill="#ffdf9a", opacity=0.35, filter=blur(24))
    parts = [glow, panes, bars, cross, roof, brim, base]
    return still_life("Lampada votiva", LINEN, defs, parts, wide=145)
