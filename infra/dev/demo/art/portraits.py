"""The portraits of the demo: a catalogue of invented people and how each is put together."""

import random
from dataclasses import dataclass

from infra.dev.demo.art import clothing, faces, hair, headwear
from infra.dev.demo.art.canvas import (
    blur,
    blurs,
    ellipse,
    group,
    line,
    linear,
    path,
    picture,
    radial,
    rect,
)
from infra.dev.demo.art.clothing import Cloth
from infra.dev.demo.art.faces import Face, Tones
from infra.dev.demo.art.hairstyles import STYLES
from infra.dev.demo.art.wardrobe import CLOTHES
from infra.dev.demo.dice import dice

WIDTH, HEIGHT = 300, 400


@dataclass(frozen=True)
class Sitter:
    """One line of the catalogue; the period is that of the photograph."""

    woman: bool
    age: int
    period: int
    hair: str
    hair_tone: str
    clothes: str
    cloth_tone: str
    hat: str = ""
    glasses: str = ""
    beard: str = ""


TONES = {
    "sepia": Tones("#f0dcc0", "#d9bd9b", "#b5926e", "#76573f", "#9c6a55", "#32251d"),
    "warm": Tones("#f3dcc2", "#dfbf9f", "#bb9473", "#7d5842", "#a9695a", "#33241e"),
    "grey": Tones("#e9ddcb", "#cfbfa8", "#a8967f", "#665747", "#8c6d60", "#2b2521"),
    "olive": Tones("#ead3b1", "#cfae87", "#a5825f", "#6a4c36", "#93604c", "#2c211a"),
}
GROUNDS = {
    "sepia": ("#d8c7a8", "#b79f7c", "#7d6549"),
    "warm": ("#d3cbb9", "#a89f8b", "#6c6353"),
    "grey": ("#c9c4b6", "#9a9587", "#5e5a50"),
    "olive": ("#c6c6b2", "#929480", "#575a4a"),
}
HAIRS = {
    "black": ("#6b5a4c", "#352a23", "#1b1410"),
    "brown": ("#8d7054", "#543e2d", "#2c1f16"),
    "chestnut": ("#a58362", "#6e5039", "#3b291c"),
    "grey": ("#c9c1b4", "#948b7e", "#5c544a"),
    "iron": ("#9b9186", "#655d54", "#38322c"),
    "white": ("#f2ece0", "#cdc5b6", "#8d8475"),
}
CLOTHS = {
    "black": Cloth("#2e2722", "#6a5d52", "#15100d", accent="#3b2f2a"),
    "brown": Cloth("#54402f", "#8c7055", "#2c2017", accent="#6b3a32"),
    "grey": Cloth("#5b5750", "#928c81", "#332f2b", accent="#3f4a46"),
    "blue": Cloth("#3c4650", "#76828c", "#20272e", accent="#6d4a3c"),
    "green": Cloth("#44493a", "#7d836b", "#25291f", accent="#6d5338"),
    "wine": Cloth("#5c3a37", "#946762", "#331d1b", accent="#3a3634"),
    "sand": Cloth("#8f7d64", "#bfae92", "#5b4d3b", accent="#5a4433"),
    "violet": Cloth("#5a4c57", "#8f7f8b", "#332a32", accent="#4a3a40"),
}

# woman, age, period of the photograph, hair, its tone, clothes, their tone, hat, glasses, beard
SITTERS = (
    Sitter(True, 74, 1975, "curls", "white", "cardigan", "violet", glasses="large"),
    Sitter(False, 78, 1978, "bald", "white", "suit", "grey", glasses="heavy"),
    Sitter(True, 81, 1935, "bandeaux", "grey", "shawl", "black", hat="scarf"),
    Sitter(False, 66, 1955, "swept back", "grey", "suit", "brown", beard="moustache"),
    Sitter(True, 34, 1908, "swept up", "brown", "lace", "black"),
    Sitter(False, 70, 1950, "bald", "grey", "cardigan", "brown", hat="flat cap", beard="moustache"),
    Sitter(True, 58, 1938, "waves", "iron", "pearls", "black"),
    Sitter(False, 41, 1912, "side part", "black", "high collar", "black", beard="handlebar"),
    Sitter(True, 69, 1992, "cropped", "white", "pearls", "blue", glasses="large"),
    Sitter(False, 83, 2004, "receding", "white", "pullover", "blue"),
    Sitter(True, 77, 1958, "bandeaux", "white", "round collar", "grey"),
    Sitter(False, 57, 1968, "side part", "iron", "suit", "blue", glasses="heavy"),
    Sitter(True, 48, 1964, "bouffant", "chestnut", "round collar", "wine"),
    Sitter(False, 72, 1921, "bald", "white", "high collar", "brown", beard="beard"),
    Sitter(True, 29, 1943, "waves", "brown", "round collar", "blue"),
    Sitter(False, 26, 1917, "side part", "brown", "high collar", "green"),
    Sitter(True, 86, 2008, "curls", "white", "cardigan", "sand"),
    Sitter(False, 62, 1947, "receding", "grey", "suit", "black", hat="felt hat"),
    Sitter(True, 52, 1981, "loose", "brown", "open shirt", "green"),
    Sitter(False, 68, 1988, "swept back", "white", "cardigan", "green", glasses="large"),
    Sitter(True, 63, 1915, "bandeaux", "iron", "lace", "brown"),
    Sitter(False, 75, 1962, "receding", "white", "clerical", "black", glasses="round"),
    Sitter(True, 79, 1984, "curls", "grey", "round collar", "violet"),
    Sitter(False, 38, 1974, "curls", "black", "open shirt", "brown", beard="stubble"),
    Sitter(True, 71, 1949, "bandeaux", "white", "cardigan", "black", glasses="round"),
    Sitter(False, 80, 1994, "side part", "white", "open shirt", "grey", hat="flat cap"),
    Sitter(True, 66, 2001, "bouffant", "grey", "pearls", "wine"),
    Sitter(False, 49, 1933, "swept back", "black", "suit", "black", glasses="round"),
    Sitter(True, 60, 1971, "cropped", "iron", "cardigan", "green", glasses="heavy"),
    Sitter(
        False, 64, 2011, "receding", "grey", "open shirt", "blue", glasses="large", beard="beard"
    ),
    Sitter(True, 84, 1926, "bandeaux", "white", "shawl", "brown", hat="scarf"),
    Sitter(False, 54, 1952, "side part", "brown", "open shirt", "sand", beard="moustache"),
    Sitter(True, 44, 1999, "loose", "chestnut", "pullover", "sand"),
    Sitter(False, 76, 1972, "bald", "grey", "pullover", "wine", beard="moustache"),
    Sitter(True, 73, 1967, "waves", "white", "pearls", "violet"),
    Sitter(False, 59, 1904, "receding", "iron", "high collar", "grey", beard="beard"),
)


def portrait(index: int) -> str:
    """The picture of one sitter (0-based)."""
    sitter = SITTERS[index]
    luck = dice(f"ritratto-{index}")
    mood = _mood(sitter, luck)
    face = _face(sitter, TONES[mood], luck)
    cloth = CLOTHS[sitter.cloth_tone]
    locks = hair.Hair(*HAIRS[sitter.hair_tone], luck)
    person = _person(sitter, face, cloth, locks)
    defs = _defs(face.tones, cloth, locks, mood)
    body = group([person], transform=f"translate(150 {_drop(sitter)}) scale(1.12)")
    ground = rect(0, 0, WIDTH, HEIGHT, fill="url(#ground)")
    veil = rect(0, 0, WIDTH, HEIGHT, fill=_veil(sitter), opacity=0.1) + rect(
        0, 0, WIDTH, HEIGHT, fill="url(#edge)"
    )
    return picture(WIDTH, HEIGHT, "Ritratto", defs, [ground, _halo(mood), body, veil])


def _mood(sitter: Sitter, dice: random.Random) -> str:
    if sitter.period < 1930:
        return "sepia"
    if sitter.period < 1962:
        return dice.choice(("sepia", "grey"))
    return dice.choice(("warm", "olive", "grey"))


def _veil(sitter: Sitter) -> str:
    return "#8a5a24" if sitter.period < 1962 else "#7a7046"


def _drop(sitter: Sitter) -> int:
    return (
        4
        if sitter.hat in ("felt hat", "flat cap") or sitter.hair in ("swept up", "bouffant")
        else -8
    )


def _face(sitter: Sitter, tones: Tones, dice: random.Random) -> Face:
    age = min(1.0, max(0.0, (sitter.age - 28) / 52))
    width = dice.uniform(55, 60) if sitter.woman else dice.uniform(58, 62)
    jaw = width * (dice.uniform(0.76, 0.84) if sitter.woman else dice.uniform(0.8, 0.9))
    old = sitter.hair_tone in ("white", "grey")
    brow = {"white": "#8b7f70", "grey": "#6a5f53"}.get(sitter.hair_tone, "#3a2c22")
    return Face(
        tones=tones,
        woman=sitter.woman,
        age=age,
        width=width,
        jaw=jaw,
        chin=dice.uniform(12, 15) if sitter.woman else dice.uniform(17, 22),
        smile=dice.uniform(1.2, 3),
        open=dice.uniform(0.86, 1.0) - 0.24 * age,
        brow=dice.uniform(0.85, 1.15) * (0.85 if old and sitter.woman else 1),
        brow_colour=brow,
        nose=dice.uniform(0.88, 1.0) if sitter.woman else dice.uniform(1.0, 1.18),
        turn=dice.choice((-1, 1)) * dice.uniform(1.5, 5),
    )


def _person(sitter: Sitter, face: Face, cloth: Cloth, locks: hair.Hair) -> str:
    worn = STYLES[sitter.hair](face, locks)
    dress = CLOTHES[sitter.clothes](face, cloth)
    front = [faces.head(face)]
    if sitter.beard:
        front.append(headwear.BEARDS[sitter.beard](face, locks))
    front.append(worn.front)
    if sitter.glasses:
        front.append(headwear.GLASSES[sitter.glasses](face))
    if sitter.hat:
        front.append(headwear.HATS[sitter.hat](face, cloth))
    tilt = f"rotate({face.turn * 0.5:g} 0 260)"
    hidden = ellipse(0, 194, 60, 74, fill=cloth.dark)
    back = group([hidden if sitter.hat == "scarf" else worn.back], transform=tilt)
    bust = group([dress], transform="translate(0 -50) scale(1.1)")
    return "".join([back, clothing.neck(face), bust, group(front, transform=tilt)])


def _defs(tones: Tones, cloth: Cloth, locks: hair.Hair, mood: str) -> list[str]:
    light, mid, dark = GROUNDS[mood]
    return [
        blurs(0.5, 0.8, 1.2, 2.4, 4, 6, 9, 30),
        radial("ground", 0.42, 0.38, 0.75, (0, light), (0.6, mid), (1, dark)),
        radial("edge", 0.5, 0.46, 0.72, (0.55, "#2a1c10", 0), (1, "#2a1c10", 0.5)),
        radial("skin", 0.38, 0.34, 0.8, (0, tones.light), (0.45, tones.skin), (1, tones.shade)),
        linear("chest", (0, tones.skin, 0), (0.3, tones.skin), (1, tones.skin)),
        linear("hair", (0, locks.light), (0.3, locks.mid), (1, locks.dark)),
        linear("cloth", (0, cloth.light), (0.25, cloth.main), (1, cloth.dark)),
        linear("lapel", (0, cloth.light), (0.2, cloth.main), (1, cloth.dark), across=True),
    ]


def _halo(mood: str) -> str:
    return ellipse(140, 170, 96, 110, fill=GROUNDS[mood][0], opacity=0.55, filter="url(#b30)")


def keepsake() -> str:
    """What stands where there is no portrait: a light on a quiet ground."""
    wax = "M132 330V236Q132 228 150 228Q168 228 168 236V330Z"
    flame = "M150 168C164 188 168 200 164 212C161 222 139 222 136 212C132 200 140 190 150 168Z"
    core = "M150 192C157 202 158 210 150 215C142 210 144 202 150 192Z"
    defs = [
        blurs(2.4, 9, 30),
        radial("ground", 0.5, 0.5, 0.7, (0, "#d9cbb0"), (0.6, "#a8967a"), (1, "#6b5b46")),
        linear("wax", (0, "#b98a62"), (0.35, "#f3e7cf"), (1, "#a99376"), across=True),
    ]
    parts = [
        rect(0, 0, WIDTH, HEIGHT, fill="url(#ground)"),
        ellipse(150, 200, 96, 110, fill="#ffdf9e", opacity=0.55, filter=blur(30)),
        ellipse(150, 334, 70, 12, fill="#3a2c1e", opacity=0.5, filter=blur(9)),
        path(wax, fill="url(#wax)"),
        ellipse(150, 236, 18, 6, fill="#f7eeda"),
        ellipse(150, 334, 44, 10, fill="#8a7350"),
        ellipse(150, 331, 44, 10, fill="#c2a873"),
        path(wax, fill="url(#wax)"),
        line("M150 234V208", "#4a3728", 2.4),
        ellipse(150, 200, 26, 36, fill="#ffb84d", opacity=0.5, filter=blur(9)),
        path(flame, fill="#f2a53c"),
        path(core, fill="#fff3cf"),
    ]
    return picture(WIDTH, HEIGHT, "Lume", defs, parts)
