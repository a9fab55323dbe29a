"""Clothes of the men, from the stiff collar to the pullover."""

from infra.dev.demo.art.canvas import blur, ellipse, line, path
from infra.dev.demo.art.clothing import Cloth, bust, folds, opening, worn
from infra.dev.demo.art.faces import Face


def suit(face: Face, cloth: Cloth) -> str:
    shirt = path(
        "M-32 278Q-20 300 0 304Q20 300 32 278L44 300L14 400L-14 400L-44 300Z", fill=cloth.linen
    )
    tie = path("M-8 303L8 303L6 316L13 384L0 400L-13 384L-6 316Z", fill=cloth.accent)
    knot = path("M-9 300L9 300L6 317L-6 317Z", fill=cloth.accent) + line(
        "M-6 317H6", cloth.dark, 1.2, opacity=0.6
    )
    shine = line("M-4 322L-8 378", cloth.light, 2.4, opacity=0.3, filter=blur(1.2))
    collar = "M#33 276L#4 302L#22 322L#40 296Z"
    collars = [
        path(collar.replace("#", side), fill=cloth.linen, stroke="#8f7f68", stroke_width=0.7)
        for side in ("-", "")
    ]
    lapel = "M#38 286L#62 300L#70 338L#56 342L#62 352L#8 410L#96 410L#78 300Z"
    lapels = [path(lapel.replace("#", side), fill="url(#lapel)") for side in ("-", "")]
    edge = "M#40 290L#28 340L#6 404"
    edges = [
        line(edge.replace("#", side), cloth.dark, 1.6, opacity=0.7, filter=blur(0.8))
        for side in ("-", "")
    ]
    inner = [
        path(f"M{s}40 286L{s}30 340L{s}4 410L{s}70 410L{s}76 300Z", fill="url(#cloth)")
        for s in ("-", "")
    ]
    return "".join(
        [
            bust(face),
            shirt,
            tie,
            knot,
            shine,
            *collars,
            worn(*inner, *lapels, *edges, folds(cloth)),
        ]
    )


def high_collar(face: Face, cloth: Cloth) -> str:
    """Stiff collar, small tie and waistcoat of the first years of the century."""
    shirt = path("M-34 292L34 292L20 400L-20 400Z", fill=cloth.linen)
    collar = path(
        "M-33 268Q0 290 33 268L35 300Q0 318 -35 300Z",
        fill=cloth.linen,
        stroke="#8f7f68",
        stroke_width=0.7,
    )
    shade = ellipse(14, 284, 24, 16, fill="#8a7560", opacity=0.4, filter=blur(4))
    bow = path("M0 310L-24 301Q-28 312 -23 323L0 314L23 323Q28 312 24 301Z", fill=cloth.accent)
    vest = [
        path(f"M{s}38 298L{s}1 366L{s}1 410L{s}70 410L{s}70 300Z", fill=cloth.dark)
        for s in ("-", "")
    ]
    coat = [
        path(f"M{s}36 290L{s}60 300L{s}44 410L{s}110 410L{s}84 300Z", fill="url(#lapel)")
        for s in ("-", "")
    ]
    return "".join([bust(face), shirt, collar, shade, bow, worn(*vest, *coat, folds(cloth))])


def open_shirt(face: Face, cloth: Cloth) -> str:
    collar = "M#32 276L#3 326L#34 334L#52 296Z"
    collars = [
        path(collar.replace("#", side), fill="url(#lapel)", stroke=cloth.dark, stroke_width=0.8)
        for side in ("-", "")
    ]
    buttons = [ellipse(2, y, 2.2, 2.2, fill=cloth.dark, opacity=0.6) for y in (346, 376)]
    seam = line("M-4 326Q-2 366 -3 405", cloth.dark, 1.2, opacity=0.5)
    return "".join(
        [bust(face), worn(folds(cloth)), opening(face.tones, 328), *collars, seam, *buttons]
    )


def cardigan(face: Face, cloth: Cloth) -> str:
    """Wool over a shirt or blouse buttoned to the neck."""
    shirt = path("M-32 280Q0 306 32 280L46 298L4 386L-4 386L-46 298Z", fill=cloth.linen)
    collar = "M#32 277L#3 303L#26 324L#44 297Z"
    collars = [
        path(collar.replace("#", s), fill=cloth.linen, stroke="#8f7f68", stroke_width=0.8)
        for s in ("-", "")
    ]
    button = ellipse(0, 322, 1.8, 1.8, fill="#8f7f68") + ellipse(0, 344, 1.8, 1.8, fill="#8f7f68")
    wool = [
        path(f"M{s}42 292L{s}2 386L{s}2 410L{s}90 410L{s}80 302Z", fill="url(#cloth)")
        for s in ("-", "")
    ]
    band = [
        line(f"M{s}44 294Q{s}32 344 {s}4 392", cloth.light, 5, opacity=0.38, filter=blur(0.8))
        for s in ("-", "")
    ]
    return "".join([bust(face), shirt, *collars, button, worn(*wool, *band, folds(cloth))])


def pullover(face: Face, cloth: Cloth) -> str:
    shirt = path("M-34 276L0 324L34 276Q0 300 -34 276Z", fill=cloth.linen) + opening(
        face.tones, 306, 26
    )
    collar = "M#33 275L#4 310L#20 320L#42 294Z"
    collars = [
        path(collar.replace("#", s), fill=cloth.linen, stroke="#8f7f68", stroke_width=0.8)
        for s in ("-", "")
    ]
    rib = line(
        "M-46 296Q-22 326 0 336Q22 326 46 296", cloth.light, 6, opacity=0.4, filter=blur(0.8)
    )
    return "".join([bust(face), worn(folds(cloth)), shirt, *collars, rib])


def clerical(face: Face, cloth: Cloth) -> str:
    band = path("M-34 272Q0 296 34 272L37 300Q0 322 -37 300Z", fill=cloth.main)
    white = path("M-13 290Q0 295 13 290L13 307Q0 312 -13 307Z", fill="#ece4d4")
    buttons = [ellipse(0, y, 2.2, 2.2, fill=cloth.light, opacity=0.6) for y in (330, 352, 374, 396)]
    seam = line("M3 314V405", cloth.dark, 1.4, opacity=0.7)
    return "".join([bust(face), worn(folds(cloth)), band, white, seam, *buttons])
