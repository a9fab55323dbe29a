"""Hair of the women, from the knots of 1900 to a short cut."""

from infra.dev.demo.art.canvas import blur, clip, ellipse, group, line, move, path, points
from infra.dev.demo.art.faces import Face
from infra.dev.demo.art.hair import Guide, Hair, Locks, mass, mirror, strands


def curls(face: Face, hair: Hair) -> Locks:
    """A crown of small curls: a permanent wave, or a curly boy."""
    w, low = face.width, 196 if face.woman else 158
    spots = [(x, y) for x, y in _crown(w, low)]
    base = "".join(move("M# #a14 13 0 1 0 28 0a14 13 0 1 0 -28 0Z", x - 14, y) for x, y in spots)
    turns = {hair.dark: "", hair.light: ""}
    for x, y in spots:
        jog = hair.dice.uniform(-3, 3)
        turns[hair.dark] += move(
            "M# #Q# # # #", *map(round, (x - 9, y + 4 + jog, x, y + 15, x + 10, y + 1))
        )
        turns[hair.light] += move(
            "M# #Q# # # #", *map(round, (x - 9, y - 1 + jog, x - 5, y - 11, x + 5, y - 8))
        )
    lines = [
        line(data, colour, 2.2, opacity=0.4, filter=blur(0.8)) for colour, data in turns.items()
    ]
    dusk = ellipse(w + 8, 150, 18, 54, fill=hair.dark, opacity=0.6, filter=blur(6))
    glow = ellipse(-24, 92, 30, 16, fill=hair.light, opacity=0.5, filter=blur(6))
    inside = group([glow, dusk, *lines], clip_path="url(#curls)")
    return Locks(
        "", clip("curls", path(base)) + path(base, fill=hair.mid, filter=blur(0.8)) + inside
    )


def _crown(w: float, low: float) -> list[tuple[float, float]]:
    arc = points("-50 112, -36 97, -19 89, 0 86, 19 89, 36 97, 50 112")
    inner = points("-40 112, -26 104, -9 100, 9 100, 26 104, 41 113")
    sides = [(side * (w + 1), y) for side in (-1, 1) for y in range(128, int(low), 16)]
    return [*sides, *[(float(x), float(y)) for x, y in arc + inner]]


def bandeaux(face: Face, hair: Hair) -> Locks:
    """Parted in the middle and drawn to a knot."""
    w = face.width
    knot = ellipse(0, 72, 27, 19, fill="url(#hair)") + line(
        "M-20 70Q0 56 20 70M-16 78Q0 66 16 78", hair.light, 1.6, opacity=0.4
    )
    side = [
        0,
        82,
        34,
        72,
        w + 9,
        96,
        w + 8,
        148,
        w + 8,
        170,
        w + 3,
        182,
        w - 2,
        188,
        w,
        168,
        w - 6,
        146,
        40,
        130,
        26,
        118,
        8,
        108,
        0,
        97,
    ]
    parts = []
    for sign, name in ((-1, "left"), (1, "right")):
        signed = [sign * value if index % 2 == 0 else value for index, value in enumerate(side)]
        data = move("M# #C# # # # # #C# # # # # #C# # # # # #C# # # # # #Z", *signed)
        inner: Guide = (-1, 98, -20, 112, -50, 128, -w + 1, 180)
        outer: Guide = (-2, 82, -34, 74, -w - 8, 100, -w - 6, 160)
        first, last = (inner, outer) if sign < 0 else (mirror(inner), mirror(outer))
        parts.append(mass(name, data, [strands(hair, first, last, 14)], hair))
    return Locks(knot, "".join(parts))


def swept_up(face: Face, hair: Hair) -> Locks:
    """The full, high hair of 1900."""
    w = face.width
    knot = ellipse(0, 60, 30, 20, fill="url(#hair)")
    data = move(
        (
            "M# 180C# 158 # 102 -42 74C-22 56 22 56 42 74C# 102 # 158 # 180"
            "C# 152 # 132 30 117Q0 106 -30 117C# 132 # 152 # 180Z"
        ),
        *(-w + 1, -w - 22, -w - 18, w + 18, w + 22, w - 1, w - 1, w - 8, -w + 8, -w + 1, -w + 1),
    )
    side: Guide = (-w + 4, 158, -w - 14, 140, -w - 12, 110, -40, 78)
    centre: Guide = (0, 110, 0, 94, 0, 78, 0, 62)
    both = strands(hair, side, centre, 18) + strands(hair, mirror(centre), mirror(side), 18)
    return Locks(knot, mass("front", data, [both], hair))


def waves(face: Face, hair: Hair) -> Locks:
    """Short water waves with a side parting."""
    w = face.width
    data = move(
        "M# 214C# 204 # 176 # 148C# 94 -38 68 2 68C46 68 # 94 # 148"
        "C# 176 # 204 # 214C# 196 # 170 # 146C# 128 20 110 -22 106"
        "C-34 114 # 130 # 150C# 172 # 198 # 214Z",
        *(-w + 6, -w - 18, -w - 16, -w - 11, -w - 11, w + 11, w + 11, w + 16, w + 18, w - 6),
        *(w - 2, w - 1, w - 7, w - 14, -w + 8, -w + 6, -w + 1, -w + 2, -w + 6),
    )
    top = strands(
        hair, (-22, 104, 6, 92, 34, 122, w + 2, 150), (-22, 72, 10, 60, 60, 84, w + 10, 140), 16
    )
    left = strands(
        hair,
        (-24, 104, -44, 112, -w + 6, 130, -w - 2, 156),
        (-24, 74, -50, 84, -w - 8, 110, -w - 10, 150),
        10,
    )
    bands = [
        line(
            f"M{s * (w - 8):g} {y}Q{s * (w + 2):g} {y + 9} {s * (w + 16):g} {y - 2}",
            hair.dark,
            4,
            opacity=0.4,
            filter=blur(1.2),
        )
        for s in (-1, 1)
        for y in (152, 172, 192)
    ]
    crest = line("M-20 96Q4 78 24 96T62 112", hair.dark, 4, opacity=0.35, filter=blur(2.4))
    return Locks("", mass("front", data, [top, left, *bands, crest], hair))


def bouffant(face: Face, hair: Hair) -> Locks:
    """Backcombed, with the ends turned out."""
    w = face.width
    back = path(
        move(
            (
                "M# 228C# 210 # 150 # 130C# 76 -38 56 0 56C38 56 # 76 # 130C# 150 # 210 # 228"
                "Q0 244 # 228Z"
            ),
            -w + 12,
            -w - 24,
            -w - 16,
            -w - 15,
            -w - 14,
            w + 14,
            w + 15,
            w + 16,
            w + 24,
            w - 12,
            -w + 12,
        ),
        fill="url(#hair)",
        filter=blur(0.8),
    )
    data = move(
        (
            "M# 192C# 170 # 150 # 130C# 76 -38 56 0 56C38 56 # 76 # 130C# 150 # 170 # 192"
            "C# 160 # 136 30 116C10 124 -24 112 -30 104C-38 122 # 142 # 192Z"
        ),
        *(
            -w + 2,
            -w - 14,
            -w - 16,
            -w - 15,
            -w - 14,
            w + 14,
            w + 15,
            w + 16,
            w + 14,
            w - 2,
            w,
            w - 8,
            -w + 4,
            -w + 2,
        ),
    )
    top = strands(
        hair, (-28, 104, 0, 112, 34, 118, w + 1, 170), (-20, 62, 14, 48, 74, 80, w + 14, 150), 20
    )
    left = strands(
        hair,
        (-30, 104, -40, 118, -w, 140, -w, 180),
        (-26, 64, -54, 70, -w - 14, 110, -w - 13, 170),
        12,
    )
    return Locks(back, mass("front", data, [top, left], hair))


def loose(face: Face, hair: Hair) -> Locks:
    """Falling to the shoulders."""
    w = face.width
    back = path(
        move(
            (
                "M# 268C# 250 # 180 # 140C# 84 -36 68 0 68C36 68 # 84 # 140C# 180 # 250 # 268"
                "Q0 290 # 268Z"
            ),
            -w - 8,
            -w - 18,
            -w - 13,
            -w - 11,
            -w - 8,
            w + 8,
            w + 11,
            w + 13,
            w + 18,
            w + 8,
            -w - 8,
        ),
        fill="url(#hair)",
        filter=blur(0.8),
    )
    side = [
        6,
        78,
        -30,
        66,
        -w - 10,
        90,
        -w - 12,
        146,
        -w - 16,
        190,
        -w - 20,
        230,
        -w - 10,
        266,
        -w + 2,
        272,
        -w + 14,
        262,
        -w + 9,
        240,
        -w,
        206,
        -w + 4,
        140,
        6,
        96,
    ]
    parts = []
    for sign, name in ((1, "left"), (-1, "right")):
        signed = [sign * value if index % 2 == 0 else value for index, value in enumerate(side)]
        data = move("M# #C# # # # # #C# # # # # #C# # # # # #C# # # # # #Z", *signed)
        inner: Guide = (4, 96, -34, 120, -w + 2, 180, -w + 8, 262)
        outer: Guide = (2, 78, -50, 76, -w - 12, 140, -w - 10, 266)
        first, last = (inner, outer) if sign > 0 else (mirror(inner), mirror(outer))
        parts.append(mass(name, data, [strands(hair, first, last, 16)], hair))
    return Locks(back, "".join(parts))


def cropped(face: Face, hair: Hair) -> Locks:
    """Short, with a fringe to one side."""
    w = face.width
    data = move(
        (
            "M# 190C# 172 # 152 # 138C# 88 -38 68 2 67C44 67 # 88 # 138C# 152 # 172 # 190"
            "C# 170 # 150 # 134C30 128 0 122 -26 104C-36 122 # 140 # 160Z"
        ),
        *(
            -w - 1,
            -w - 7,
            -w - 9,
            -w - 8,
            -w - 8,
            w + 8,
            w + 8,
            w + 9,
            w + 7,
            w + 1,
            w - 2,
            w - 3,
            w - 9,
            -w + 6,
            -w + 3,
        ),
    )
    top = strands(
        hair, (-26, 102, 0, 118, 30, 124, w - 4, 142), (-24, 72, 10, 58, 60, 80, w + 7, 150), 20
    )
    left = strands(
        hair,
        (-27, 104, -38, 118, -w + 4, 136, -w + 2, 168),
        (-26, 72, -52, 82, -w - 6, 110, -w - 6, 176),
        10,
    )
    return Locks("", mass("front", data, [top, left], hair))
