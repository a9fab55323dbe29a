"""What is worn on the head or grows on the face: scarves, hats, glasses, beards."""

from collections.abc import Callable

from infra.dev.demo.art.canvas import blur, ellipse, group, line, move, path, rect
from infra.dev.demo.art.clothing import Cloth
from infra.dev.demo.art.faces import MOUTH, Face
from infra.dev.demo.art.hair import Guide, Hair, mass, strands


def scarf(face: Face, cloth: Cloth) -> str:
    """A kerchief tied under the chin."""
    w = face.width
    outer = move(
        (
            "M-26 276C# 246 # 196 # 142C# 88 -34 68 0 68C34 68 # 88 # 142C# 196 # 246 26 276"
            "Q0 286 -26 276Z"
        ),
        -w - 12,
        -w - 18,
        -w - 13,
        -w - 10,
        w + 10,
        w + 13,
        w + 18,
        w + 12,
    )
    inner = move(
        (
            "M# 154C# 120 -28 107 0 107C28 107 # 120 # 154C# 204 40 240 22 255Q0 262 -22 255"
            "C-40 240 # 204 # 154Z"
        ),
        -w + 6,
        -w + 7,
        w - 7,
        w - 6,
        w - 4,
        -w + 4,
        -w + 6,
    )
    shape = path(
        outer + inner, fill="url(#lapel)", fill_rule="evenodd", stroke=cloth.dark, stroke_width=0.8
    )
    shade = path(
        inner, fill="none", stroke="#20150f", stroke_width=5, opacity=0.4, filter=blur(2.4)
    )
    folds = "".join(
        line(data, cloth.light, 2.6, opacity=0.34, filter=blur(1.2))
        for data in (
            f"M-{w + 4:g} 130C-44 96 -20 88 8 86",
            f"M-{w + 8:g} 170C-50 120 -30 102 0 96",
            f"M{w + 6:g} 150C60 110 30 92 10 90",
            f"M-{w + 8:g} 196Q-50 244 -20 266",
        )
    )
    knot = path(
        (
            "M-12 270Q0 262 12 270L10 286Q0 292 -10 286ZM-8 284L-26 330L-6 322L0 288L8 326"
            "L26 326L8 284Z"
        ),
        fill="url(#lapel)",
        stroke=cloth.dark,
        stroke_width=0.8,
    )
    return shape + shade + folds + knot


def flat_cap(face: Face, cloth: Cloth) -> str:
    w = face.width
    crown = move(
        "M# 128C# 84 -34 64 6 64C52 64 # 90 # 126Q0 106 # 128Z",
        -w - 8,
        -w - 14,
        w + 18,
        w + 11,
        -w - 8,
    )
    visor = move(
        "M# 126Q0 100 # 124C# 136 40 133 0 131C-40 133 # 138 # 126Z",
        -w - 5,
        w + 8,
        w + 10,
        -w - 10,
        -w - 5,
    )
    return "".join(
        [
            path(visor, fill="#20150f", opacity=0.45, filter=blur(4), transform="translate(2 8)"),
            path(crown, fill="url(#lapel)"),
            ellipse(-20, 84, 30, 12, fill=cloth.light, opacity=0.5, filter=blur(6)),
            line(
                "M-40 112Q-10 84 20 78M48 112Q30 90 14 80",
                cloth.dark,
                2.2,
                opacity=0.45,
                filter=blur(1.2),
            ),
            path(visor, fill=cloth.dark, stroke=cloth.light, stroke_width=0.7),
        ]
    )


def felt_hat(_face: Face, cloth: Cloth) -> str:
    crown = "M-53 122C-56 78 -44 54 -20 56Q-6 64 6 60C36 48 54 76 53 122Q0 110 -53 122Z"
    brim = (
        "M-94 126C-66 112 -40 108 0 107C40 108 66 110 94 122C72 138 40 129 0 128"
        "C-40 129 -72 140 -94 126Z"
    )
    return "".join(
        [
            path(brim, fill="#20150f", opacity=0.5, filter=blur(4), transform="translate(3 10)"),
            path(crown, fill="url(#lapel)"),
            path("M-53 112Q0 98 53 112L53 124Q0 112 -53 124Z", fill=cloth.dark),
            ellipse(-24, 80, 16, 20, fill=cloth.light, opacity=0.45, filter=blur(6)),
            line("M-10 62Q-2 76 2 92", cloth.dark, 5, opacity=0.5, filter=blur(2.4)),
            path(brim, fill=cloth.main, stroke=cloth.dark, stroke_width=0.8),
            line("M-90 125C-60 113 60 109 90 121", cloth.light, 1.2, opacity=0.5),
        ]
    )


def round_glasses(face: Face) -> str:
    return _glasses(face, 14.5, 14.5, "#4b3a2a", 1.7)


def heavy_glasses(face: Face) -> str:
    brow = [
        line(f"M{s * 7 + face.turn:g} 158Q{s * 25:g} 153 {s * 43:g} 159", "#2b201a", 4.5)
        for s in (-1, 1)
    ]
    return _glasses(face, 17.5, 13, "#3a2c24", 1.7) + "".join(brow)


def large_glasses(face: Face) -> str:
    return _glasses(face, 20.5, 18, "#7a5f45", 2.2)


def _glasses(face: Face, rx: float, ry: float, colour: str, width: float) -> str:
    dx, w = face.turn, face.width
    round_by = rx if rx == ry else 9 + ry * 0.3
    rims, shine, arms = "", "", ""
    for side in (-1, 1):
        x, y = side * 24.5 + dx, 170.0
        rims += rect(x - rx, y - ry, 2 * rx, 2 * ry, rx=round_by)
        shine += move("M# #L# #", x - rx * 0.5, y - ry * 0.1, x + rx * 0.1, y - ry * 0.7)
        arms += move("M# #L# 168", x + side * rx, y - 3, side * (w + 3))
    arms += move("M# 168Q# 162 # 168", dx - 24.5 + rx, dx, dx + 24.5 - rx)
    frame = group([rims], fill="#fff", fill_opacity=0.08, stroke=colour, stroke_width=width)
    glint = line(shine, "#fff", 2.4, opacity=0.32, filter=blur(0.8))
    return frame + glint + line(arms, colour, width, opacity=0.85)


def moustache(face: Face, hair: Hair) -> str:
    dx = face.turn * 1.1
    data = move(
        "M# 210Q# 206 # 221Q# 222 # 218Q# 222 # 221Q# 206 # 210Z",
        *(dx + step for step in (0, -14, -25, -12, 0, 12, 25, 14, 0)),
    )
    inner: Guide = (dx, 210, dx - 6, 211, dx - 14, 214, dx - 22, 221)
    outer: Guide = (dx, 217, dx - 4, 219, dx - 12, 220, dx - 18, 221)
    hairs = strands(hair, inner, outer, 6)
    right = group([hairs], transform=f"translate({2 * dx:g} 0) scale(-1 1)")
    return path(data, fill=hair.mid, filter=blur(0.8), opacity=0.95) + hairs + right


def handlebar(face: Face, hair: Hair) -> str:
    dx = face.turn * 1.1
    half = "M# 211Q# 207 # 216Q# 222 # 211Q# 217 # 221Q# 228 # 221Q# 221 # 219Z"
    sides = []
    for s in (-1, 1):
        xs = (0, 12, 22, 32, 37, 38, 30, 18, 10, 5, 0)
        sides.append(path(move(half, *[dx + s * x for x in xs]), fill=hair.mid, filter=blur(0.8)))
        sides.append(
            line(
                f"M{dx + s * 2:g} 213Q{dx + s * 14:g} 212 {dx + s * 30:g} 221",
                hair.light,
                1.3,
                opacity=0.45,
                filter=blur(0.5),
            )
        )
    return "".join(sides)


def full_beard(face: Face, hair: Hair) -> str:
    w, dx, m = face.width, face.turn, MOUTH
    data = move(
        (
            "M# 176C# 214 # 250 -30 266Q0 288 30 266C# 250 # 214 # 176C# 198 38 208 22 209"
            "Q0 203 -22 209C-38 208 # 198 # 176Z"
        ),
        -w - 1,
        -w - 1,
        -w + 6,
        w - 6,
        w + 1,
        w + 1,
        w - 5,
        -w + 5,
        -w - 1,
    )
    first: Guide = (-w + 2, 190, -w + 2, 220, -40, 246, -22, 268)
    last: Guide = (w - 2, 190, w - 2, 220, 40, 246, 22, 268)
    beard = mass("beard", data, [strands(hair, first, last, 20)], hair)
    lip = path(
        move(
            "M# #Q# # # #Q# # # #Z",
            *(dx - 13, m, dx, m + 3, dx + 13, m, dx, m + 10, dx - 13, m),
        ),
        fill=face.tones.lips,
        opacity=0.75,
        filter=blur(0.8),
    )
    return beard + lip + moustache(face, hair)


def stubble(_face: Face, hair: Hair) -> str:
    jaw = "M-60 190C-50 250 -20 260 0 260C20 260 50 250 60 190Q34 220 0 209Q-34 220 -60 190Z"
    return group([path(jaw, fill=hair.dark, opacity=0.28, filter=blur(6))], clip_path="url(#face)")


HATS: dict[str, Callable[[Face, Cloth], str]] = {
    "scarf": scarf,
    "flat cap": flat_cap,
    "felt hat": felt_hat,
}
GLASSES: dict[str, Callable[[Face], str]] = {
    "round": round_glasses,
    "heavy": heavy_glasses,
    "large": large_glasses,
}
BEARDS: dict[str, Callable[[Face, Hair], str]] = {
    "moustache": moustache,
    "handlebar": handlebar,
    "beard": full_beard,
    "stubble": stubble,
}
