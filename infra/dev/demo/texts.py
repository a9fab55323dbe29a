"""Italian words of the invented registers: places, streets, epitaphs."""

CEMETERIES = (
    "Cimitero Comunale di {town}",
    "Cimitero Monumentale di {town}",
    "Cimitero Vecchio di {town}",
    "Cimitero Nuovo di {town}",
    "Camposanto di {town}",
    "Camposanto di San Lazzaro - {town}",
    "Cimitero di Santa Lucia - {town}",
    "Cimitero dell'Addolorata - {town}",
    "Cimitero di San Niccolò - {town}",
    "Cimitero della Pietà - {town}",
    "Cimitero di Ca' Rossa - {town}",
    "Cimitero di Sant'Elia - {town}",
)
STREETS = (
    "Via del Camposanto",
    "Viale dei Cipressi",
    "Viale della Rimembranza",
    "Via della Pietà",
    "Via San Lazzaro",
    "Strada dell'Addolorata",
    "Via delle Mura",
    "Località Ca' Rossa",
    "Piazzale dei Caduti",
    "Via IV Novembre",
    "Contrada Sant'Elia",
    "Via della Certosa",
)
SECTORS = (
    "Settore {letter}",
    "Campo {number}",
    "Quadro {roman}",
    "Reparto {letter}",
    "Ampliamento {year}",
    "Galleria {side}",
    "Chiostro {side}",
    "Viale {avenue}",
    "Zona {side}",
)
SIDES = ("Nord", "Sud", "Est", "Ovest", "Centrale")
AVENUES = ("dei Cipressi", "dell'Angelo", "della Croce", "dei Tigli", "San Lazzaro")
ROMANS = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII")
LETTERS = "ABCDEFGHLMNPRST"
TITLES = ("Cav. ", "Don ", "Dott. ", "Prof. ", "Ing. ")

EPITAPHS = (
    "Riposa nella pace del Signore",
    "I tuoi cari ti ricordano",
    "Sempre nei nostri cuori",
    "I figli e i nipoti con infinito affetto",
    "La famiglia a perenne ricordo",
    "Una vita di lavoro e di bontà",
    "La tua voce resta nelle stanze di casa",
    "Con pazienza e mitezza, ogni giorno",
    "Non sei lontano da noi; sei solo più in alto",
    "Amò i suoi monti e il suono delle campane",
    "Chi semina amore non muore mai",
    'Diceva: "il pane si divide sempre"',
    "Perché il silenzio è diventato la tua parola?",
    "L'affetto non conosce distanza",
    "Tornerai con le rondini, a primavera",
    "Visse in semplicità;\nlasciò un esempio",
    "Il mare che amavi ti culla ancora",
    "Quanto bene in due mani sole",
)
EPITAPHS_WOMAN = (
    "Moglie e madre esemplare\nluce della sua casa",
    "Insegnò a leggere a tutto il paese",
    "Le sue mani sapevano di pane",
    "Nonna dolcissima,\nil tuo sorriso ci accompagna",
)
EPITAPHS_MAN = (
    "Padre e sposo di rara bontà",
    "Lavoratore instancabile\namico sincero",
    "Il bosco gli fu maestro",
    "Nonno carissimo,\nci hai insegnato la strada",
)
EPITAPHS_CHILD = ("Un angelo è tornato in cielo", "Breve fu il tuo giorno, grande la tua luce")
EPITAPH_NAMED = "In memoria di {name}, con tutto l'amore dei suoi cari"
