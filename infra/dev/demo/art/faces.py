"""Heads: shape, light and shade, features and the marks of age."""

from dataclasses import dataclass

from infra.dev.demo.art.canvas import blur, clip, ellipse, group, line, move, path

TOP, EYES, NOSE, MOUTH, CHIN = 90.0, 168.0, 205.0, 223.0, 250.0


@dataclass(frozen=True)
class Tones:
    """The few colours of one portrait, from light to dark."""

    light: str
    skin: str
    shade: str
    deep: str
    lips: str
    dark: str = "#32251d"
    white: str = "#e9dcc6"


@dataclass(frozen=True)
class Face:
    """What makes one face differ from another; lengths are in units of the picture."""

    tones: Tones
    woman: bool
    age: float
    width: float = 57.0
    jaw: float = 45.0
    chin: float = 18.0
    smile: float = 1.0
    open: float = 1.0
    brow: float = 1.0
    brow_colour: str = "#4a382c"
    nose: float = 1.0
    turn: float = 2.0
    beard: str = ""


def outline(face: Face, grow: float = 0.0) -> str:
    """The closed line of the head, a little wider with `grow`."""
    w, jaw, chin = face.width + grow, face.jaw + grow, face.chin
    top, low = TOP - grow, CHIN + grow
    data = "M# 160C# 112 # # 0 #C# # # 112 # 160C# 194 # 222 # #Q0 # # #C# 222 # 194 # 160Z"
    values = [-w, -w, -0.66 * w, top, top, 0.66 * w, top, w, w, w, jaw, chin, low - 7]
    return move(data, *values, low + 3, -chin, low - 7, -jaw, -w, -w)


def head(face: Face) -> str:
    """Ears, skin, light, features: everything of the head but its hair."""
    shape = path(outline(face))
    skin = path(outline(face), fill="url(#skin)")
    inside = group([*_light(face), *_features(face), *_wrinkles(face)], clip_path="url(#face)")
    return clip("face", shape) + _ears(face) + skin + inside


def _ears(face: Face) -> str:
    parts = []
    for side in (-1, 1):
        x = side * (face.width - 0.5)
        lobe = ellipse(
            x, 178, 8, 17, fill=face.tones.shade, transform=f"rotate({side * 7} {x:g} 178)"
        )
        hollow = ellipse(
            x + side * 1.5, 177, 3.6, 10, fill=face.tones.deep, opacity=0.45, filter=blur(1.2)
        )
        parts += [lobe, hollow]
    return "".join(parts)


def _light(face: Face) -> list[str]:
    """Big soft shapes: light from the upper left, shade on the right and under the brows."""
    t, w, dx = face.tones, face.width, face.turn
    side = move(
        "M# 84C# 130 # 190 # 262L# 262 # 84Z", w * 0.5, w * 0.86, w * 0.62, w * 0.2, w + 14, w + 14
    )
    return [
        path(side, fill=t.deep, opacity=0.5, filter=blur(9)),
        ellipse(-w - 2, 192, 9, 62, fill=t.deep, opacity=0.32, filter=blur(6)),
        ellipse(0, TOP, w, 16, fill=t.deep, opacity=0.28, filter=blur(9)),
        ellipse(-12 + dx, 126, 26, 16, fill=t.light, opacity=0.55, filter=blur(9)),
        ellipse(-29 + dx, 195, 12, 10, fill=t.light, opacity=0.5, filter=blur(6)),
        ellipse(25 + dx, 197, 10, 9, fill=t.light, opacity=0.2, filter=blur(6)),
        ellipse(-31 + dx, 205, 12, 9, fill=t.lips, opacity=0.2, filter=blur(6)),
        ellipse(30 + dx, 205, 12, 9, fill=t.lips, opacity=0.2, filter=blur(6)),
        ellipse(-24 + dx, EYES - 2, 18, 10, fill=t.deep, opacity=0.4, filter=blur(4)),
        ellipse(24 + dx, EYES - 2, 18, 10, fill=t.deep, opacity=0.5, filter=blur(4)),
        ellipse(0, CHIN + 6, 40, 9, fill=t.deep, opacity=0.5, filter=blur(6)),
    ]


def _features(face: Face) -> list[str]:
    dx = face.turn
    eyes = [_eye(face, -24 + dx), _eye(face, 24 + dx * 0.8)]
    brows = [_brow(face, -1), _brow(face, 1)]
    return [*eyes, *brows, _nose(face), _mouth(face)]


def _eye(face: Face, x: float) -> str:
    t, e = face.tones, EYES
    up, down = 6.6 * face.open, 4.2 * face.open
    upper = move("M# #Q# # # #", x - 11.5, e + 1, x, e - up * 1.6, x + 11.5, e + 1)
    almond = upper + move("Q# # # #Z", x, e + down * 1.7, x - 11.5, e + 1)
    lid = move("M# #Q# # # #", x - 11, e - 4, x, e - up * 1.6 - 5, x + 11.5, e - 3.5)
    under = move("M# #Q# # # #", x - 9, e + 3.5, x, e + down * 1.7 + 1, x + 9, e + 3.5)
    name = f"eye{'l' if x < 0 else 'r'}"
    iris = group(
        [
            ellipse(x, e - 0.6, 5.2, 5.2, fill=t.dark, opacity=0.85),
            ellipse(x, e - 5.4, 12, 3.2, fill=t.dark, opacity=0.4, filter=blur(1.2)),
        ],
        clip_path=f"url(#{name})",
    )
    return "".join(
        [
            clip(name, path(almond)),
            path(almond, fill=t.white, opacity=0.82),
            iris,
            ellipse(x - 1.6, e - 2.2, 1.1, 1.1, fill="#fff", opacity=0.75),
            line(upper, t.dark, 1.9, opacity=0.82, stroke_linecap="round"),
            line(lid, t.deep, 1.3, opacity=0.65, filter=blur(0.5)),
            line(under, t.deep, 1, opacity=0.5, filter=blur(0.5)),
        ]
    )


def _brow(face: Face, side: int) -> str:
    x, y = side * 24 + face.turn, EYES - 15.5
    thick = (2.3 if face.woman else 3.6) * face.brow
    inner, outer = x - side * 13, x + side * 15.5
    data = move(
        "M# #Q# # # #Q# # # #Z",
        *(inner, y + 2, x + side * 2, y - 6, outer, y + 2.5),
        *(x + side * 1, y - 6 + thick * 1.5, inner, y + 2 + thick),
    )
    return path(data, fill=face.brow_colour, opacity=0.78, filter=blur(0.8))


def _nose(face: Face) -> str:
    t, dx, wide = face.tones, face.turn * 1.7, 11.5 * face.nose
    ridge = move(
        "M# 152C# 172 # 190 # 202L# 208L# 176Z", 3 + dx, 5 + dx, 8 + dx, wide + dx, 4 + dx, 2 + dx
    )
    base = "M# #Q# # # #Q# # # #Q# # # #Q# # # #Z"
    wings = move(
        base,
        *(-wide + dx, NOSE - 1, dx, NOSE + 9, wide + dx, NOSE - 1),
        *(8 + dx, NOSE - 3, 4.5 + dx, NOSE + 1, dx, NOSE + 4.5, -4.5 + dx, NOSE + 1),
        *(-8 + dx, NOSE - 3, -wide + dx, NOSE - 1),
    )
    wing = move(
        "M# #Q# # # #", wide + dx, NOSE - 8, wide + 4 + dx, NOSE - 3, wide - 1 + dx, NOSE + 1
    )
    left = move(
        "M# #Q# # # #", -wide + dx, NOSE - 7, -wide - 3 + dx, NOSE - 3, -wide + 1 + dx, NOSE
    )
    return "".join(
        [
            path(ridge, fill=t.deep, opacity=0.5, filter=blur(2.4)),
            line(
                move("M# 160L# 196", dx - 1.5, dx - 1.5), t.light, 4, opacity=0.5, filter=blur(2.4)
            ),
            ellipse(dx - 1.5, NOSE - 4, 4.5, 3.6, fill=t.light, opacity=0.55, filter=blur(2.4)),
            path(wings, fill=t.deep, opacity=0.62, filter=blur(1.2)),
            line(wing, t.deep, 1.5, opacity=0.7, filter=blur(0.8)),
            line(left, t.deep, 1.2, opacity=0.5, filter=blur(0.8)),
            ellipse(dx - 4.8, NOSE + 1, 2.5, 1.3, fill=t.dark, opacity=0.62, filter=blur(0.5)),
            ellipse(dx + 4.8, NOSE + 1, 2.5, 1.3, fill=t.dark, opacity=0.62, filter=blur(0.5)),
        ]
    )


def _mouth(face: Face) -> str:
    t, dx, m = face.tones, face.turn * 1.1, MOUTH
    full, rise = (1.15 if face.woman else 0.85) * (1 - 0.35 * face.age), 1.6 * face.smile
    half = 17.5 + face.smile
    left, right = dx - half, dx + half
    corner = m - rise
    upper = move(
        "M# #Q# # # #Q# # # #Q# # # #Q# # # #Z",
        *(left, corner, dx - 8, m - 5 * full, dx - 3, m - 4.6 * full),
        *(dx, m - 3.4 * full, dx + 3, m - 4.6 * full, dx + 8, m - 5 * full, right, corner),
        *(dx, m + 2.4, left, corner),
    )
    lower = move(
        "M# #Q# # # #Q# # # #Z",
        left + 3,
        corner + 0.8,
        dx,
        m + 3,
        right - 3,
        corner + 0.8,
        dx,
        m + 15 * full,
        left + 3,
        corner + 0.8,
    )
    meet = move("M# #Q# # # #", left, corner, dx, m + 2.2, right, corner)
    return "".join(
        [
            path(lower, fill=t.lips, opacity=0.6, filter=blur(0.8)),
            path(upper, fill=t.lips, opacity=0.9, filter=blur(0.5)),
            line(meet, t.dark, 1.3, opacity=0.62, stroke_linecap="round", filter=blur(0.5)),
            ellipse(left - 1, corner, 2.4, 2, fill=t.deep, opacity=0.5, filter=blur(1.2)),
            ellipse(right + 1, corner, 2.4, 2, fill=t.deep, opacity=0.55, filter=blur(1.2)),
            ellipse(dx, m + 11, 11, 2.6, fill=t.deep, opacity=0.42, filter=blur(2.4)),
            ellipse(dx - 2, m + 19, 9, 4, fill=t.light, opacity=0.35, filter=blur(4)),
        ]
    )


def _wrinkles(face: Face) -> list[str]:
    """Folds that deepen with age; none before forty or so."""
    if face.age < 0.25:
        return []
    t, dx, much = face.tones, face.turn, face.age
    folds = [f"M{s * 15 + dx:.0f} 203Q{s * 25 + dx:.0f} 212 {s * 24 + dx:.0f} 229" for s in (-1, 1)]
    bags = [f"M{s * 24 - 10 + dx:.0f} 178q10 7 20 -1" for s in (-1, 1)]
    marks = [
        line("".join(folds), t.deep, 2, opacity=0.62 * much, filter=blur(1.2)),
        line("".join(bags), t.deep, 1.6, opacity=0.5 * much, filter=blur(0.8)),
    ]
    if much > 0.5:
        feet = [
            f"M{s * 38 + dx:.0f} {166 + k * 5}l{s * 7} {k * 2.5:g}"
            for s in (-1, 1)
            for k in (-1, 0, 1)
        ]
        rows = [f"M{-24 + dx:.0f} {y}q24 -5 49 0" for y in (124, 134, 143)]
        jowls = [
            ellipse(s * 36, 230, 8, 12, fill=t.deep, opacity=0.2 * much, filter=blur(4))
            for s in (-1, 1)
        ]
        marks += [
            line("".join(feet), t.deep, 1, opacity=0.4 * much, filter=blur(0.8)),
            line("".join(rows), t.deep, 1.5, opacity=0.24 * much, filter=blur(0.8)),
            *jowls,
        ]
    return marks
