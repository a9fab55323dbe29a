"""The names under which the catalogue of portraits asks for clothes."""

from collections.abc import Callable

from infra.dev.demo.art import dresses, suits
from infra.dev.demo.art.clothing import Cloth
from infra.dev.demo.art.faces import Face

CLOTHES: dict[str, Callable[[Face, Cloth], str]] = {
    "suit": suits.suit,
    "high collar": suits.high_collar,
    "open shirt": suits.open_shirt,
    "cardigan": suits.cardigan,
    "pullover": suits.pullover,
    "lace": dresses.lace_collar,
    "pearls": dresses.pearls,
    "round collar": dresses.round_collar,
    "shawl": dresses.shawl,
    "clerical": suits.clerical,
}
