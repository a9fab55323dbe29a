"""Coats of arms for the invented municipalities of the demo."""

from infra.dev.demo.art.canvas import ellipse, group, line, linear, path, picture, rect
from infra.dev.demo.art.trees import cypress

SIZE = 240
GOLD, STONE = "#b8924a", "#d8cdb8"
SHIELD = "M48 66H192V132C192 178 160 206 120 222C80 206 48 178 48 132Z"


def _crown() -> str:
    """The mural crown that Italian towns wear above the shield."""
    towers = "".join(
        f"M{x} 52V24H{x + 5}V30H{x + 10}V24H{x + 15}V30H{x + 20}V24H{x + 25}V52Z"
        for x in (52, 82, 108, 133, 163)
    )
    band = rect(50, 48, 140, 12, fill=GOLD) + rect(50, 48, 140, 3, fill="#fff", opacity=0.4)
    doors = path(
        "".join(f"M{x} 50V42a3 3 0 0 1 6 0V50Z" for x in (61, 91, 117, 142, 172)), fill="#5b4422"
    )
    return path(towers, fill=GOLD, stroke="#6f5524", stroke_width=1) + doors + band


def _branches() -> str:
    """Laurel on the left, oak on the right, tied below."""
    leaves = []
    for side in (-1, 1):
        for k in range(8):
            x, y = 120 + side * (86 - abs(k - 2.6) * 4 - max(0, k - 5) * 9), 96 + 15 * k
            angle = side * (-24 + 11 * k)
            leaves.append(ellipse(x, y, 5, 11, transform=f"rotate({angle:g} {x:g} {y:g})"))
    stems = line("M34 90Q30 170 112 228M206 90Q210 170 128 228", "#4c6142", 3)
    ribbon = path("M106 220L120 228L134 220L138 234L120 230L102 234Z", fill="#8f2f2f")
    return stems + group(leaves, fill="#5d7550", stroke="#43573a", stroke_width=0.8) + ribbon


def _shield(field: str, charge: str) -> str:
    rim = path(SHIELD, fill="none", stroke=GOLD, stroke_width=5)
    shine = path("M51 69H120V219C84 204 51 176 51 132Z", fill="#fff", opacity=0.09)
    return path(SHIELD, fill=field) + charge + shine + rim


def _crest(title: str, field: str, charge: str) -> str:
    defs = [
        linear("field", (0, field), (1, field)),
        f'<clipPath id="shield"><path d="{SHIELD}"/></clipPath>',
    ]
    parts = [
        _branches(),
        _shield("url(#field)", group([charge], clip_path="url(#shield)")),
        _crown(),
    ]
    return picture(SIZE, SIZE, title, defs, parts)


def hills() -> str:
    """Three hills with a cypress."""
    ground = "".join(
        ellipse(x, 214, 46, 56, fill=fill, stroke="#2d4030", stroke_width=2)
        for x, fill in ((76, "#56704f"), (164, "#56704f"), (120, "#6c8762"))
    )
    return _crest("Stemma", "#e8dfca", cypress(120, 168, 92, "#2f4633") + ground)


def sea() -> str:
    """A tower on the waves."""
    tower = path(
        "M100 172V96H96V84H104V90H112V84H128V90H136V84H144V96H140V172Z",
        fill=STONE,
        stroke="#6d6250",
        stroke_width=2,
    )
    door = path("M112 172V150a8 8 0 0 1 16 0V172ZM117 120v-10a3 3 0 0 1 6 0v10Z", fill="#3c3a36")
    waves = "".join(
        line(f"M40 {y}q10 -9 20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0", "#eef1ee", 4)
        for y in (178, 194, 210)
    )
    return _crest(
        "Stemma", "#2f5673", tower + door + rect(40, 172, 160, 60, fill="#3f6f8e") + waves
    )


def mountain() -> str:
    """Snowy peaks under a star."""
    rocks = path("M40 190L92 118L120 152L146 108L204 190V232H40Z", fill="#5c6b74") + path(
        "M92 118L76 140L90 136L98 146L108 138ZM146 108L128 138L144 132L154 144L166 136Z",
        fill="#f4f1e8",
    )
    star = path(
        "M120 78L124 90H137L127 98L131 110L120 102L109 110L113 98L103 90H116Z", fill="#e2c26d"
    )
    water = rect(40, 196, 160, 40, fill="#3e6a54") + line("M40 196H200", "#f4f1e8", 3)
    return _crest("Stemma", "#7a2f33", rocks + star + water)


CRESTS = (hills, sea, mountain)


def crest(index: int) -> str:
    """The arms of the cemetery with that place in the list (0-based)."""
    return CRESTS[index]()
