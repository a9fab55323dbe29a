"""The three cemeteries of the demo, and the family whose pages are full."""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date

from infra.dev.demo.fiscal import fiscal_code
from infra.dev.demo.gallery import drawn
from infra.dev.demo.names import searchable
from infra.dev.demo.places import Site
from infra.dev.demo.towns import Town, towns


@dataclass(frozen=True)
class Showpiece:
    """A demo cemetery with what the import format cannot carry."""

    site: Site
    municipality: str
    slug: str
    color: str
    crest: int
    landscapes: tuple[int, ...]

    @property
    def coordinates(self) -> str:
        return f"{self.site.latitude:.6f}, {self.site.longitude:.6f}"


def _town(name: str) -> Town:
    return next(town for town in towns() if town.name == name)


def _site(name: str, address: str, near: str, spot: tuple[float, float], share: float) -> Site:
    slug = name.rsplit(" di ", 1)[-1].lower().replace(" ", "-").replace("'", "-")
    chart = f"https://example.org/{slug}/mappa"
    return Site(name, address, _town(near), spot[0], spot[1], chart, share)


SHOWPIECES = (
    Showpiece(
        _site(
            "Camposanto di Montelauro",
            "Viale dei Cipressi, 1, 53100 Montelauro (SI)",
            "Siena",
            (43.347612, 11.292084),
            0.5,
        ),
        "Comune di Montelauro",
        "montelauro",
        "#3f5f4a",
        1,
        (1, 4, 5, 7, 9),
    ),
    Showpiece(
        _site(
            "Cimitero Marino di Porto Sant'Alba",
            "Via del Faro, 12, 17100 Porto Sant'Alba (SV)",
            "Savona",
            (44.296518, 8.452236),
            0.3,
        ),
        "Comune di Porto Sant'Alba",
        "porto-sant-alba",
        "#2f5673",
        2,
        (2, 6, 5, 8),
    ),
    Showpiece(
        _site(
            "Cimitero di Valdineve",
            "Via della Pieve, 3, 32100 Valdineve (BL)",
            "Belluno",
            (46.231407, 12.151390),
            0.2,
        ),
        "Comune di Valdineve",
        "valdineve",
        "#7a2f33",
        3,
        (3, 8, 6),
    ),
)

FAMILY = "D'Angelo"
FAMILY_SECTOR, FAMILY_BLOCK, FAMILY_TOMB = (
    "Viale d'Ingresso",
    "Cappelle gentilizie",
    "Cappella n. 1",
)
FAMILY_PLACES = 12


@dataclass(frozen=True)
class Relative:
    """One of the family; dates as the register writes them."""

    name: str
    woman: bool
    birth: str
    death: str
    portrait: int
    epitaph: str
    married: str = ""

    @property
    def code(self) -> str:
        """Fiscal code of whoever lived to have one."""
        if int(self.death[-4:]) < 1978:
            return ""
        day, month, year = (int(part) for part in self.birth.split("/"))
        town = SHOWPIECES[0].site.town.cadastral_code
        return fiscal_code(FAMILY, self.name, date(year, month, day), woman=self.woman, town=town)


RELATIVES = (
    Relative(
        "Maria",
        True,
        "14/05/1927",
        "02/11/2009",
        17,
        "Chi vive nel cuore di chi resta\nnon muore mai",
        " ved. Benedetti",
    ),
    Relative("Salvatore", False, "19/03/1924", "28/01/2004", 10, "Piantò ulivi per chi verrà dopo"),
    Relative("Giuseppina", True, "08/12/1923", "16/07/1992", 9, "Maestra di tutti, madre di molti"),
    Relative("Michele", False, "29/09/1891", "11/04/1957", 4, "Galantuomo; amico della sua terra"),
    Relative("Rosa", True, "1879", "11/1938", 7, "La sua lampada resta accesa", " in Conti"),
    Relative("Antonio", False, "05/1871", "21/06/1912", 8, "Partì lontano, tornò per restare"),
)


def family_rows() -> Iterator[list[str]]:
    """The family's chapel in the first cemetery, one row for each of them."""
    first = SHOWPIECES[0]
    latitude, longitude = first.site.latitude, first.site.longitude
    here = f"{latitude + 0.0004:.6f}, {longitude + 0.0003:.6f}"
    head = ["1", first.site.name, first.site.address, "1", FAMILY_SECTOR]
    head += [drawn("places", 9), first.site.map, here, "1"]
    tomb = [FAMILY_BLOCK, "", "31/12/2099", drawn("places", 1), str(FAMILY_PLACES)]
    tomb += [str(len(RELATIVES)), f"{latitude + 0.000412:.6f}, {longitude + 0.000318:.6f}"]
    tomb += ["https://example.org/montelauro/visita-virtuale/cappella-d-angelo", "", "1"]
    for relative in RELATIVES:
        yield head + tomb + _person_cells(relative)


def _person_cells(relative: Relative) -> list[str]:
    nominative = f"{FAMILY} {relative.name}{relative.married}"
    names = ["1", FAMILY_TOMB, relative.name, FAMILY, nominative]
    names += [nominative.upper(), searchable(nominative), relative.code]
    picture = drawn("portraits", relative.portrait)
    return [*names, relative.birth, relative.death, relative.epitaph, "3", picture, "1"]
