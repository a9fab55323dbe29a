"""Clothes of the women, from lace to the house dress."""

from infra.dev.demo.art.canvas import blur, ellipse, line, path
from infra.dev.demo.art.clothing import Cloth, bust, folds, opening, worn
from infra.dev.demo.art.faces import Face


def lace_collar(face: Face, cloth: Cloth) -> str:
    """High neck with lace and a brooch, as before the first war."""
    band = path("M-29 262Q0 280 29 262L34 304Q0 320 -34 304Z", fill=cloth.linen, opacity=0.95)
    rows = [
        line(
            f"M{-29 - k} {270 + 9 * k}Q0 {288 + 9 * k} {29 + k} {270 + 9 * k}",
            "#9a8a72",
            0.9,
            opacity=0.5,
        )
        for k in range(4)
    ]
    yoke = path(
        "M-34 300Q0 318 34 300Q66 308 72 330Q40 366 0 368Q-40 366 -72 330Q-66 308 -34 300Z",
        fill=cloth.linen,
        opacity=0.5,
    )
    dots = [
        ellipse(x, 338 + 26 - abs(x) * 0.42, 2, 2, fill=cloth.dark, opacity=0.35)
        for x in range(-56, 57, 8)
    ]
    brooch = ellipse(0, 312, 7, 8.5, fill="#b49a6c") + ellipse(0, 312, 4.4, 5.8, fill="#efe5d2")
    shade = ellipse(14, 276, 26, 18, fill="#8a7560", opacity=0.4, filter=blur(4))
    return "".join([bust(face), worn(folds(cloth)), yoke, *dots, band, *rows, shade, brooch])


def pearls(face: Face, cloth: Cloth) -> str:
    """Dark dress with a round neckline and a string of pearls."""
    beads = [
        ellipse(
            x,
            298 + 22 * (1 - (x / 36) ** 2),
            3.1,
            3.1,
            fill="#efe6d6",
            stroke="#9a8a72",
            stroke_width=0.6,
        )
        for x in range(-33, 34, 6)
    ]
    hem = line("M-42 296Q0 352 42 296", cloth.light, 2.4, opacity=0.35, filter=blur(1.2))
    return "".join([bust(face), worn(folds(cloth)), opening(face.tones, 330, 40), hem, *beads])


def round_collar(face: Face, cloth: Cloth) -> str:
    """House dress with a flat white collar."""
    collar = "M#32 282Q#18 306 0 310L0 318Q#20 350 #52 334Q#68 318 #52 296Z"
    collars = [
        path(collar.replace("#", s), fill=cloth.linen, stroke="#8f7f68", stroke_width=0.7)
        for s in ("-", "")
    ]
    buttons = [ellipse(0, y, 2.6, 2.6, fill=cloth.linen, opacity=0.8) for y in (346, 370, 394)]
    return "".join(
        [bust(face), worn(folds(cloth)), opening(face.tones, 311, 34), *collars, *buttons]
    )


def shawl(face: Face, cloth: Cloth) -> str:
    """The dark shawl of a widow."""
    wrap = [
        path(
            f"M{s}34 284Q{s}40 320 {t}10 366L{t}26 410"
            f"L{s}128 410Q{s}124 320 {s}70 304Q{s}46 298 {s}34 284Z",
            fill="url(#lapel)",
        )
        for s, t in (("", "-"), ("-", ""))
    ]
    edge = line("M-36 290Q-34 326 10 366", cloth.light, 2.2, opacity=0.4, filter=blur(1.2))
    creases = [
        line(
            f"M{-60 - 16 * k} {312 + 6 * k}Q{-50 - 12 * k} 350 {-20 - 20 * k} 408",
            cloth.light,
            2,
            opacity=0.24,
            filter=blur(1.2),
        )
        for k in range(3)
    ]
    return "".join(
        [bust(face), opening(face.tones, 322), *wrap, edge, *creases, worn(folds(cloth))]
    )
