"""A command line that speaks Italian, for who is no developer: argparse and the system do not."""

import argparse
import errno
import re
import sys
from typing import Any, NoReturn

from services.kit.text import clean_label

_SAID = [
    (re.compile(pattern, re.DOTALL), said)
    for pattern, said in (
        (r"the following arguments are required: (.+)", r"manca: \1"),
        (r"unrecognized arguments: (.+)", r"argomenti sconosciuti: \1"),
        (
            r"argument (.+?): invalid choice: (.+) \(choose from (.+)\)",
            r"\2 non c'è: scegliere fra \3",
        ),
        (r"argument (.+?): invalid int value: (.+)", r"\1: \2 non è un numero intero"),
        (r"argument (.+?): invalid \S+ value: (.+)", r"\1: \2 non va bene"),
        (r"argument (.+?): expected one argument", r"\1: manca il valore"),
        (r"argument (.+?): expected at least one argument", r"\1: manca almeno un valore"),
        (r"argument (.+?): ignored explicit argument (.+)", r"\1 non vuole un valore: \2"),
        (r"argument (.+?): not allowed with argument (.+)", r"\1 non va insieme a \2"),
        (r"ambiguous option: (.+) could match (.+)", r"\1 può essere: \2"),
    )
]

_REASONS = {
    errno.EEXIST: "esiste già",
    errno.ENOENT: "la cartella non esiste",
    errno.ENOTDIR: "la cartella non esiste",
    errno.EISDIR: "è una cartella",
    errno.EACCES: "manca il permesso",
    errno.EPERM: "manca il permesso",
    errno.EROFS: "il disco è di sola lettura",
    errno.ENOSPC: "il disco è pieno",
    errno.EDQUOT: "lo spazio concesso è finito",
    errno.ENAMETOOLONG: "il nome è troppo lungo",
}


class ItalianHelp(argparse.HelpFormatter):
    """Help as it is wrapped everywhere, with its own words in Italian."""

    def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
        super().add_usage(usage, actions, groups, "uso: " if prefix is None else prefix)


class ItalianHelpAsWritten(ItalianHelp, argparse.RawDescriptionHelpFormatter):
    """For a description whose lines are to stay as they are."""


class ItalianParser(argparse.ArgumentParser):
    """A parser whose complaints and help are Italian; so are those of its subcommands."""

    def __init__(self, **given: Any) -> None:
        super().__init__(**{"formatter_class": ItalianHelp} | given | {"add_help": False})
        self._positionals.title, self._optionals.title = "argomenti", "opzioni"
        self.add_argument("-h", "--help", action="help", help="mostra questo aiuto ed esce")

    def error(self, message: str) -> NoReturn:
        self.print_usage(sys.stderr)
        self.exit(2, f"{self.prog}: errore: {clean_label(italian(message))}\n")


def italian(message: str) -> str:
    """What argparse complains of; what it has not said so far stays as it is."""
    for pattern, said in _SAID:
        if found := pattern.fullmatch(message):
            return found.expand(said)
    return message


def reason_of(trouble: OSError) -> str:
    """Why a file could not be written."""
    return _REASONS.get(trouble.errno or 0, f"errore {trouble.errno} del sistema")
