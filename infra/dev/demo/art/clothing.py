"""Neck and shoulders, and the cloth that lies on them."""

from dataclasses import dataclass

from infra.dev.demo.art.canvas import blur, clip, ellipse, group, line, move, path
from infra.dev.demo.art.faces import Face, Tones


@dataclass(frozen=True)
class Cloth:
    """Colours of the clothes: main, its light and dark, linen and accent."""

    main: str
    light: str
    dark: str
    linen: str = "#e6dcc8"
    accent: str = "#5a3a34"


def neck(face: Face) -> str:
    half = 25.0 if face.woman else 31.0
    data = move("M# 215C# 258 # 272 # 286L# 330L# 330L# 286C# 272 # 258 # 215Z", *_mirrored(half))
    t = face.tones
    inside = [
        path(data, fill=t.skin),
        ellipse(8, 258, half + 16, 22, fill=t.deep, opacity=0.75, filter=blur(6)),
        ellipse(half, 280, 14, 40, fill=t.deep, opacity=0.5, filter=blur(6)),
        line(
            f"M{-half * 0.45:g} 266Q{-half * 0.3:g} 288 -4 300",
            t.deep,
            2.4,
            opacity=0.35,
            filter=blur(2.4),
        ),
        ellipse(-half * 0.5, 284, 7, 14, fill=t.light, opacity=0.4, filter=blur(4)),
    ]
    return clip("neck", path(data)) + group(inside, clip_path="url(#neck)")


def _mirrored(half: float) -> list[float]:
    left = [-half, -half + 2, -half + 1, -half - 9, -half - 22]
    return [*left, *[-value for value in reversed(left)]]


def shoulders(face: Face) -> str:
    """The outline of the bust."""
    wide = 128 if face.woman else 142
    rise = 300 if face.woman else 296
    data = (
        "M-# 410C-# 356 -# 330 -78 312C-56 # -40 # -30 280Q0 322 30 280C40 # 56 # 78 312"
        "C# 330 # 356 # 410Z"
    )
    values = [wide, wide - 4, wide - 22, rise, rise - 8, rise - 8, rise, wide - 22, wide - 4, wide]
    return move(data, *values)


def bust(face: Face) -> str:
    shape = shoulders(face)
    return clip("bust", path(shape)) + path(shape, fill="url(#cloth)")


def worn(*parts: str) -> str:
    """What lies on the shoulders and must not stand out beyond them."""
    return group(parts, clip_path="url(#bust)")


def folds(cloth: Cloth) -> str:
    """Light on the left shoulder, shade on the right and in the folds."""
    return "".join(
        [
            path(
                "M-110 330Q-70 308 -44 306Q-80 330 -96 372Z",
                fill=cloth.light,
                opacity=0.5,
                filter=blur(9),
            ),
            path(
                "M70 306Q130 330 140 410L70 410Q96 350 70 306Z",
                fill=cloth.dark,
                opacity=0.75,
                filter=blur(9),
            ),
        ]
    )


def opening(tones: Tones, depth: float, half: float = 34) -> str:
    """Skin that a neckline leaves free."""
    data = move(
        "M# 278Q# 304 0 #Q# 304 # 278Z", -half * 0.66, -half * 0.92, depth, half * 0.92, half * 0.66
    )
    shade = ellipse(half, 290, 14, 26, fill=tones.deep, opacity=0.5, filter=blur(6))
    return clip("open", path(data)) + group(
        [path(data, fill="url(#chest)"), shade], clip_path="url(#open)"
    )
