"""What the demo's suppliers sell, and what invented customers have ordered."""

from dataclasses import dataclass, field

FLOWERS, CANDLES, CLEANING = 1, 2, 3  # the categories that every shop begins with


@dataclass(frozen=True, slots=True)
class Ware:
    """seller: the login's address; the place in `WARES` is the number of its picture."""

    seller: str
    category: int
    title: str
    description: str
    price: str


FLORIST, CARER = "fornitore@camposanto.example", "sereni@camposanto.example"
WARES = (
    Ware(
        FLORIST,
        FLOWERS,
        "Mazzo di rose rosse",
        "Dodici rose rosse con verde di stagione, legate a mano e deposte nel vaso della tomba.",
        "35,00",
    ),
    Ware(
        FLORIST,
        FLOWERS,
        "Crisantemi bianchi",
        "Un mazzo di crisantemi bianchi appena colti. Durano a lungo anche nelle giornate fredde.",
        "22,50",
    ),
    Ware(
        FLORIST,
        FLOWERS,
        "Ciclamino in vaso",
        "Una pianta fiorita in vaso di coccio con sottovaso: fiorisce dall'autunno alla primavera.",
        "14,90",
    ),
    Ware(
        FLORIST,
        CANDLES,
        "Lumino rosso",
        "Lumino votivo in vetro rosso con coperchio, acceso e posato davanti alla lapide.",
        "3,50",
    ),
    Ware(
        FLORIST,
        CANDLES,
        "Tre lumini bianchi",
        "Tre ceri bianchi di altezza diversa, accesi insieme. Ardono per circa tre giorni.",
        "8,29",
    ),
    Ware(
        CARER,
        CANDLES,
        "Lampada votiva",
        "Lanterna bronzata con luce a batteria: resta accesa per sei mesi, poi la batteria si"
        " sostituisce.",
        "49,99",
    ),
    Ware(
        CARER,
        CLEANING,
        "Pulizia della lapide",
        "Lavaggio a mano con sapone neutro, rimozione del muschio e delle macchie, asciugatura."
        " Con foto a lavoro finito.",
        "40,00",
    ),
    Ware(
        CARER,
        CLEANING,
        "Lucidatura delle lettere",
        "Lettere, numeri e cornici di bronzo tornano lucidi e vengono protetti con una cera.",
        "55,00",
    ),
    Ware(
        CARER,
        CLEANING,
        "Cura della tomba per un mese",
        "Quattro visite, una a settimana: fiori bagnati, foglie raccolte, lumini spenti portati"
        " via.",
        "60,00",
    ),
)
FEEDBACK = (
    "Grazie per averci affidato un pensiero per i tuoi cari.\n"
    "Abbiamo consegnato tutto con cura: se desideri altro, siamo sempre qui.\n"
    "Paolo Galli, Fiori Galli"
)
ORDERS_EMAIL = "ordini.fiorigalli@camposanto.example"


@dataclass(frozen=True, slots=True)
class Purchase:
    """wares: titles, and how many; steps: what staff then did; card: none was given without."""

    customer: str
    email: str
    wares: dict[str, int]
    steps: tuple[str, ...] = ()
    notes: str = ""
    card: str | None = "4242424242424242"
    phone: str = field(default="0577 000 000")


PURCHASES = (
    Purchase(
        "Silvia D'Angelo",
        "silvia.dangelo@example.org",
        {"Mazzo di rose rosse": 1, "Lumino rosso": 2},
        ("processing", "completed"),
        "Per il compleanno della nonna, se possibile in mattinata.",
    ),
    Purchase(
        "Giorgio Benedetti",
        "giorgio.benedetti@example.org",
        {"Pulizia della lapide": 1, "Lucidatura delle lettere": 1},
        ("processing",),
        "La lapide è in marmo di Carrara: nessun prodotto acido, grazie.",
    ),
    Purchase(
        "Teresa Conti",
        "teresa.conti@example.org",
        {"Lampada votiva": 1},
        ("cancelled",),
        "Ho sbagliato tomba.",
    ),
    Purchase("Luca Marini", "luca.marini@example.org", {"Crisantemi bianchi": 2}),
    Purchase("", "visitatrice@example.org", {"Cura della tomba per un mese": 1}),
    Purchase(
        "Elena Ricci",
        "elena.ricci@example.org",
        {"Ciclamino in vaso": 1, "Tre lumini bianchi": 1},
        card=None,
    ),
)
