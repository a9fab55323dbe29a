"""The names under which the catalogue of portraits asks for a hairstyle."""

from collections.abc import Callable

from infra.dev.demo.art import hair_men as men
from infra.dev.demo.art import hair_women as women
from infra.dev.demo.art.faces import Face
from infra.dev.demo.art.hair import Hair, Locks

STYLES: dict[str, Callable[[Face, Hair], Locks]] = {
    "side part": men.side_part,
    "swept back": men.swept_back,
    "receding": men.receding,
    "bald": men.bald,
    "curls": women.curls,
    "bandeaux": women.bandeaux,
    "swept up": women.swept_up,
    "waves": women.waves,
    "bouffant": women.bouffant,
    "loose": women.loose,
    "cropped": women.cropped,
}
