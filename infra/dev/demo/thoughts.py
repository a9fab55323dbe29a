"""Words that invented visitors have left on the memorials of the demo."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Thought:
    """A message or prayer. of: the first name of one of the family, None for anybody else who has a
    portrait; days: how long ago; report: why somebody wants it looked at again."""

    kind: str
    of: str | None
    name: str
    text: str
    days: float
    enabled: bool = True
    email: str | None = None
    report: str | None = None


THOUGHTS = (
    Thought(
        "message",
        "Maria",
        "Teresa, la vicina del forno",
        "Ogni venerdì mi tenevi da parte il pane più cotto. Quando passo di lì, mi volto ancora.",
        21,
    ),
    Thought(
        "message",
        "Maria",
        "Luca",
        "Nonna, ho chiamato Maria la bambina. Ha le tue mani e non sta ferma un minuto.",
        9,
        email="luca.dangelo@example.org",
    ),
    Thought(
        "message",
        "Maria",
        "Suor Agnese",
        "Le sue ortensie fioriscono ancora davanti alla chiesa. Le bagniamo a turno.",
        2,
    ),
    Thought("prayer", "Maria", "Pietro", "L’eterno riposo donale, Signore.", 15),
    Thought("prayer", "Maria", "Le amiche del coro", "Ave Maria, per chi ci dava il la.", 4),
    Thought(
        "message",
        "Maria",
        "Giovanna",
        "Ho ritrovato la tua ricetta dei cantucci, con le macchie d’uovo. La tengo in cornice.",
        0.2,
        enabled=False,
        email="giovanna@example.org",
    ),
    Thought("prayer", "Maria", "Anonimo", "Una preghiera silenziosa.", 0.1, enabled=False),
    Thought(
        "message",
        "Salvatore",
        "Nino, compagno di frantoio",
        "Quest’anno l’olio è venuto buono. Il primo bicchiere l’ho versato ai tuoi ulivi.",
        12,
    ),
    Thought(
        "message",
        "Salvatore",
        "Offerte imperdibili",
        "Visitate il mio sito per vincere subito!",
        1,
        enabled=False,
        report="È pubblicità, non un ricordo",
    ),
    Thought("prayer", "Salvatore", "Maria Pia", "Requiem aeternam.", 30),
    Thought(
        "message",
        "Giuseppina",
        "La terza elementare del 1958",
        "Signora maestra, siamo in undici e sappiamo ancora le poesie a memoria.",
        18,
    ),
    Thought(
        "message",
        "Giuseppina",
        "Bruno",
        "Mi insegnò a leggere a dieci anni, senza dirlo a nessuno. Oggi leggo ai nipoti.",
        0.5,
        enabled=False,
    ),
    Thought("message", "Michele", "Il circolo", "La tua sedia al tavolo d’angolo è sempre lì.", 40),
    Thought(
        "message", None, "Elena", "Il mare di stamattina era come piaceva a te: piatto e chiaro.", 6
    ),
    Thought(
        "message",
        None,
        "I ragazzi della cooperativa",
        "Abbiamo dato il tuo nome al rifugio nuovo.",
        3,
    ),
    Thought(
        "message",
        None,
        "Carla",
        "La tua fisarmonica la suona Matteo. Stona, ma lo lasciamo fare.",
        0.3,
        enabled=False,
    ),
    Thought(
        "prayer", None, "Don Ermes", "Padre nostro, per chi parlava poco e ascoltava molto.", 8
    ),
    Thought("prayer", None, "Ada", "Un Gloria, e un grazie.", 0.4, enabled=False),
)

# affects left on the memorials of the family
AFFECTS = {"Maria": 128, "Salvatore": 74, "Giuseppina": 61, "Michele": 19, "Rosa": 8, "Antonio": 5}
# candles that burn, and since how many hours
CANDLES = {"Maria": (0.3, 2, 5, 9, 14, 20), "Salvatore": (1, 11), "Giuseppina": (4,)}

REQUEST_OF = "Rosa"
REQUEST = (
    "Sono la pronipote. Sul registro della parrocchia la nascita di Rosa è del 14 marzo 1879, non "
    "solo dell’anno: potete correggerla? Posso portare la copia dell’atto."
)
