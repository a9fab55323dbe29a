"""The drawn pictures: small, self-contained, and all there."""

import re
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from infra.dev.demo.__main__ import demo_register, draw_pictures
from infra.dev.demo.art.portraits import SITTERS
from infra.dev.demo.columns import AT
from infra.dev.demo.gallery import FAMILY, drawn
from infra.dev.demo.showcase import RELATIVES, SHOWPIECES
from infra.dev.demo.wares import WARES

LARGEST = 15 * 1024
ALLOWED = {
    *("svg", "title", "defs", "g", "use", "clipPath", "filter", "feGaussianBlur"),
    *("path", "rect", "ellipse", "stop", "linearGradient", "radialGradient"),
}


@pytest.fixture(scope="module")
def pictures(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("pictures")
    draw_pictures(folder)
    return folder


def test_pictures_hold_nothing_but_shapes(pictures: Path) -> None:
    files = list(pictures.rglob("*.svg"))
    assert len(files) >= 24 + 8 + 6 + 3 + 9
    for file in files:
        text = file.read_text(encoding="utf-8")
        tree = ET.fromstring(text)
        assert {element.tag.split("}")[1] for element in tree.iter()} <= ALLOWED
        links = re.findall(r'href="([^"]*)"', text) + re.findall(r"url\(([^)]*)\)", text)
        ids = {element.get("id") for element in tree.iter()}
        assert all(link.startswith("#") and link[1:] in ids for link in links), file
        assert not re.search(r"\son\w+=|style=|data:|javascript:", text)
        assert len(text.encode()) <= LARGEST, file


def test_drawing_again_gives_the_same_bytes(pictures: Path, tmp_path: Path) -> None:
    draw_pictures(tmp_path)
    for file in pictures.rglob("*.svg"):
        assert (tmp_path / file.relative_to(pictures)).read_bytes() == file.read_bytes()


def test_every_picture_that_the_demo_names_exists(pictures: Path) -> None:
    rows, _ = demo_register(2000, 1)
    named = {cell for row in rows for cell in row if cell.startswith("/demo/")}
    named |= {drawn("crests", piece.crest) for piece in SHOWPIECES}
    named |= {drawn("products", number) for number in range(1, len(WARES) + 1)}
    assert len(named) > 30
    for address in named:
        assert (pictures / address.removeprefix("/demo/")).is_file()


def test_portraits_suit_the_sex_of_the_person() -> None:
    rows, _ = demo_register(2000, 1)
    for row in rows:
        code = row[AT["fiscal_code"]]
        portrait = re.fullmatch(r"/demo/ritratti/(\d+)\.svg", row[AT["Deceaseds_picture"]])
        if code and portrait:
            woman = int(code[9:11]) > 40
            assert SITTERS[int(portrait[1]) - 1].woman is woman


def test_nobody_else_wears_the_faces_of_the_family_shown_first() -> None:
    assert {relative.portrait for relative in RELATIVES} == FAMILY
