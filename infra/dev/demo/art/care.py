"""What is done for a tomb: a slab is washed, letters are polished, plants are watered."""

from infra.dev.demo.art.canvas import (
    blur,
    ellipse,
    group,
    line,
    linear,
    move,
    path,
    radial,
    spots,
)
from infra.dev.demo.art.still_life import DUSTY, LINEN, SAGE, still_life

MARBLE = linear("marble", (0, "#f3f1ec"), (0.5, "#dcd8cf"), (1, "#b3ada1"))
DROPS = spots("300 160 7, 350 240 5, 290 300 6, 470 190 6, 505 300 7, 330 380 5, 455 400 6")
GRASS = [(118 + 22 * k, (-14, 6, 16, -4)[k % 4]) for k in range(13)]


def _slab(x: float, y: float, width: float, height: float) -> str:
    """A slab with a round top, and veins in its marble."""
    rise = width * 0.2
    data = move(
        "M# #V#Q# # # #V#Z",
        x,
        y + height,
        y + rise,
        x + width / 2,
        y - rise,
        x + width,
        y + rise,
        y + height,
    )
    veins = "".join(
        move("M# #q30 18 44 60t52 70", x + width * share, y + 60 + 90 * share)
        for share in (0.1, 0.42, 0.66)
    )
    return path(data, fill="url(#marble)", stroke="#8d877b", stroke_width=2) + line(
        veins, "#8f8a80", 1.6, opacity=0.35
    )


def _bucket() -> str:
    body = path("M566 372H702L686 506Q634 520 582 506Z", fill="url(#tin)")
    water = ellipse(634, 374, 68, 15, fill="#8fb0b8")
    foam = "".join(ellipse(x, 366, 19, 13, fill="#f8fbfb") for x in (592, 620, 650, 676))
    handle = line("M568 374Q634 268 700 374", "#4c5658", 6)
    return body + handle + water + foam


def washing() -> str:
    defs = [
        MARBLE,
        linear("tin", (0, "#5e6a6e"), (0.4, "#a9b6b9"), (1, "#48545a"), across=True),
    ]
    shine = path("M262 420L400 120L450 120L312 470H262Z", fill="#fff", opacity=0.4)
    drops = [ellipse(x, y, size, size * 1.3, fill="#9cc0cb", opacity=0.8) for x, y, size in DROPS]
    sponge = path(
        "M236 470q-8 -40 26 -42h92q34 2 26 42q-2 34 -26 34h-92q-24 0 -26 -34z", fill="#e1b955"
    )
    holes = [
        ellipse(x, y, 7, 5, fill="#a9822c", opacity=0.7)
        for x, y in ((268, 456), (300, 476), (332, 452), (352, 480), (286, 488))
    ]
    parts = [_slab(240, 110, 290, 390), shine, *drops, _bucket(), sponge, *holes]
    return still_life("Pulizia della lapide", SAGE, defs, parts, wide=230)


def polishing() -> str:
    """Bronze letters, bright where the cloth has been."""
    defs = [
        MARBLE,
        linear(
            "letters",
            (0, "#4d3b23"),
            (0.45, "#6b5230"),
            (0.55, "#d9b25e"),
            (1, "#f3d98c"),
            across=True,
        ),
        radial("spark", 0.5, 0.5, 0.5, (0, "#fff", 0.95), (1, "#fff", 0)),
    ]
    words = (
        "M262 214V160L290 196L318 160V214M342 214L364 160L386 214M350 196H378M408 160V214"
        "M408 160H430Q448 174 430 188H408L446 214M468 160V214M492 214L514 160L536 214M500 196H528"
    )
    flourish = "M300 276Q350 300 400 276Q450 252 500 276M388 290Q400 300 412 290"
    lamp = line("M400 340V404M376 360H424", "url(#letters)", 9)
    cloth = path(
        "M448 330Q520 300 600 344Q650 392 606 452Q540 486 486 452Q424 410 448 330Z", fill="#b9a3b4"
    )
    folds = line(
        "M470 350Q530 380 592 372M480 400Q540 424 600 412M520 330Q548 380 532 452", "#8c7788", 4
    )
    sparks = [
        group([ellipse(x, y, 26, 5, fill="url(#spark)"), ellipse(x, y, 5, 26, fill="url(#spark)")])
        for x, y in ((446, 166), (530, 168), (470, 274))
    ]
    parts = [
        _slab(214, 70, 372, 434),
        line(words, "url(#letters)", 11, stroke_linejoin="round", stroke_linecap="round"),
        line(flourish, "url(#letters)", 6, stroke_linecap="round"),
        *(lamp, *sparks, cloth, folds),
    ]
    return still_life("Lucidatura delle lettere", DUSTY, defs, parts, wide=220)


def _daisy(x: float, y: float) -> str:
    petals = [
        ellipse(x, y - 15, 7, 14, fill="#fbf7ea", transform=f"rotate({45 * k} {x:g} {y:g})")
        for k in range(8)
    ]
    stem = line(move("M# #V486", x, y), "#4f6b45", 6)
    return stem + "".join(petals) + ellipse(x, y, 9, 9, fill="#e2b33c")


def watering() -> str:
    defs = [linear("can", (0, "#2f4a3c"), (0.35, "#6f9079"), (1, "#263d31"), across=True)]
    can = [
        line("M616 300Q700 290 690 390Q684 452 612 462", "#2f4a3c", 16),
        line("M474 292Q550 210 622 292", "#2f4a3c", 13),
        path("M470 300H626L640 506Q548 522 456 506Z", fill="url(#can)"),
        path("M470 430L352 290L372 276L480 372Z", fill="url(#can)"),
        path("M330 300L388 252L398 268L344 314Z", fill="#3f5f4c"),
        ellipse(548, 300, 78, 15, fill="#1e3127"),
    ]
    rain = "".join(
        move("M# #q-16 40 -22 #", x, 312 - 6 * k, 84 + 8 * (k % 3))
        for k, x in enumerate((326, 340, 354, 368))
    )
    blades = "".join(move("M# 508q# -50 # -#", x, lean / 2, lean, 64) for x, lean in GRASS)
    flowers = [_daisy(x, y) for x, y in ((200, 392), (262, 420), (318, 440), (160, 442))]
    earth = ellipse(250, 508, 170, 24, fill="#4b3a2a")
    drops = line(rain, "#bcd6dd", 4, stroke_linecap="round", opacity=0.9)
    grass = line(blades, "#5d7a4d", 5, stroke_linecap="round")
    shade = ellipse(548, 512, 100, 14, fill="#1d1a15", opacity=0.4, filter=blur(9))
    parts = [shade, earth, *flowers, grass, drops, *can]
    return still_life("Cura della tomba", LINEN, defs, parts, wide=250)
