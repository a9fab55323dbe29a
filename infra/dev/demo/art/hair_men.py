"""Hair of the men, with a parting, combed back or thin."""

from infra.dev.demo.art.canvas import blur, ellipse, move
from infra.dev.demo.art.faces import Face
from infra.dev.demo.art.hair import Guide, Hair, Locks, mass, mirror, strands


def side_part(face: Face, hair: Hair) -> Locks:
    w = face.width
    data = move(
        "M# 174C# 164 # 150 # 138C# 92 -36 70 2 69C44 68 # 94 # 138C# 152 # 164 # 174"
        "L# 158C# 138 # 124 # 116"
        "C20 101 -8 103 -30 113C-42 119 # 134 # 158Z",
        *(-w - 1, -w - 4, -w - 5, -w - 5, -w - 6, w + 6, w + 5, w + 5, w + 4, w + 1),
        *(w - 5, w - 5, w - 9, w - 17, -w + 5, -w + 5),
    )
    top = strands(
        hair, (-29, 110, -8, 92, 26, 98, w - 2, 140), (-28, 78, 0, 60, 46, 74, w + 6, 128), 18
    )
    low = strands(
        hair,
        (-30, 110, -42, 114, -w + 4, 130, -w + 3, 166),
        (-30, 80, -48, 86, -w - 3, 110, -w - 3, 160),
        9,
    )
    return Locks("", mass("front", data, [top, low], hair))


def swept_back(face: Face, hair: Hair) -> Locks:
    w = face.width
    data = move(
        "M# 170C# 160 # 146 # 136C# 96 -36 72 0 71C36 72 # 96 # 136C# 146 # 160 # 170"
        "L# 150C# 128 34 114 22 109"
        "Q0 102 -22 109C-34 114 # 128 # 150Z",
        *(-w - 1, -w - 4, -w - 4, -w - 4, -w - 4, w + 4, w + 4, w + 4, w + 4, w + 1),
        *(w - 5, w - 5, -w + 5, -w + 5),
    )
    mid = strands(
        hair, (-24, 112, -26, 96, -28, 84, -34, 74), (24, 112, 26, 96, 28, 84, 34, 74), 20
    )
    side: Guide = (-w + 5, 150, -w + 2, 120, -40, 100, -38, 78)
    outer: Guide = (-w - 2, 160, -w - 4, 120, -w, 100, -44, 80)
    sides = strands(hair, side, outer, 8) + strands(hair, mirror(side), mirror(outer), 8)
    return Locks("", mass("front", data, [mid, sides], hair))


def receding(face: Face, hair: Hair) -> Locks:
    w = face.width
    data = move(
        "M# 176C# 160 # 146 # 134C# 100 -38 78 0 77C38 78 # 100 # 134C# 146 # 160 # 176"
        "L# 152C# 132 # 118 40 102"
        "Q30 92 14 93Q0 90 -14 93Q-30 92 -40 102C# 118 # 132 # 152Z",
        *(-w - 1, -w - 5, -w - 5, -w - 4, -w - 4, w + 4, w + 4, w + 5, w + 5, w + 1),
        *(w - 4, w - 3, w - 6, -w + 6, -w + 3, -w + 4),
    )
    mid = strands(hair, (-30, 98, -30, 90, -30, 84, -34, 76), (30, 98, 30, 90, 30, 84, 34, 76), 12)
    side: Guide = (-w + 5, 152, -w + 3, 130, -w + 8, 110, -42, 92)
    outer: Guide = (-w - 3, 168, -w - 5, 130, -w - 2, 104, -46, 84)
    sides = strands(hair, side, outer, 7) + strands(hair, mirror(side), mirror(outer), 7)
    return Locks("", mass("front", data, [mid, sides], hair))


def bald(face: Face, hair: Hair) -> Locks:
    """A bare crown with hair about the ears."""
    w = face.width
    parts = []
    for side, name in ((-1, "left"), (1, "right")):
        points = (
            w + 1,
            182,
            w + 10,
            166,
            w + 9,
            132,
            w - 3,
            122,
            w - 1,
            138,
            w - 5,
            148,
            w - 4,
            166,
        )
        signed = [side * value if index % 2 == 0 else value for index, value in enumerate(points)]
        data = move("M# #C# # # # # #C# # # # # #Z", *signed)
        inner: Guide = (-w + 3, 128, -w + 1, 140, -w + 2, 150, -w + 1, 168)
        outer: Guide = (-w - 4, 128, -w - 8, 140, -w - 7, 156, -w - 4, 176)
        first, last = (inner, outer) if side < 0 else (mirror(inner), mirror(outer))
        parts.append(mass(name, data, [strands(hair, first, last, 7)], hair))
    shine = ellipse(-16, 104, 22, 9, fill=face.tones.light, opacity=0.6, filter=blur(4))
    return Locks("", shine + "".join(parts))
