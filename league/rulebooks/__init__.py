"""The rule books of the federations and the texts of the FIDE, one folder each.

A folder ``name_of_book`` holds ``paragraphs.toml`` and a function ``book()`` that returns the
``RuleBook``; the id of the book is the folder's name with ``-`` for ``_``.
"""

import hashlib
import importlib
import pkgutil
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING

from league.errors import RuleBookError
from league.files import reason_of
from league.language import Wording, _

if TYPE_CHECKING:
    from league.rulebook import RuleBook

PARAGRAPHS = "paragraphs.toml"
"""The file of a book with its words and values."""
WORDING = "wording.toml"
"""The file of a book with what it says in place of the program's general words."""
EDITION = "fide-laws-"
"""The ids of the editions of the Laws of Chess begin so."""
TOURNAMENTS = "fide-tr"
"""The id of the FIDE tournament rules, which hold where a federation's book is silent."""
TIE_BREAKS = "fide-c07"
"""The id of the FIDE tie-break regulations, which say what the codes of tie-breaks are."""


def available() -> list[str]:
    """Return the ids of all rule books that are installed."""
    return sorted(module.name.replace("_", "-") for module in pkgutil.iter_modules(__path__))


def federations() -> list[str]:
    """Return the ids of the books that seasons are played by; none is read for it."""
    return [id for id in available() if _plays_seasons(id)]


def _plays_seasons(id: str) -> bool:
    return id not in (TOURNAMENTS, TIE_BREAKS) and not id.startswith(EDITION)


def editions() -> "list[RuleBook]":
    """Return the editions of the Laws of Chess, the oldest first. Raises RuleBookError."""
    found = [load(id) for id in available() if id.startswith(EDITION)]
    return sorted(found, key=lambda one: one.first_day)


def tournament_rules() -> "RuleBook":
    """Return the FIDE tournament rules. Raises RuleBookError."""
    return load(TOURNAMENTS)


def tie_break_rules() -> "RuleBook":
    """Return the FIDE tie-break regulations. Raises RuleBookError."""
    return load(TIE_BREAKS)


def federation(id: str) -> "RuleBook":
    """Return a book that a season can be played by. Raises RuleBookError for any other."""
    book = load(id)
    if not _plays_seasons(id):
        sentence = _("No season is played by “{id}”, a text of the FIDE; choose from: {known}.")
        raise RuleBookError(sentence, id=id, known=", ".join(federations()))
    return book


@cache
def load(id: str) -> "RuleBook":
    """Return one rule book. Raises RuleBookError when there is none of that id."""
    from league.rulebook import RuleBook
    from league.rulebook.guard import fitting, guard, guarded

    _refuse_unknown(id)

    def read() -> RuleBook:
        found: RuleBook = module(id).book()
        if found.id != id:
            sentence = _("The rule book in the folder of “{id}” calls itself “{other}”.")
            raise RuleBookError(sentence, id=id, other=found.id)
        return found

    return guarded(guard(read, id, fitting(RuleBook), RuleBook.__name__)())


def time_zone(id: str) -> str | None:
    """Return the time zone of a book, of which nothing else is read; None = none is named.

    Raises RuleBookError.
    """
    from league.rulebook.file import read_zone

    return read_zone(_folder(id) / PARAGRAPHS)


@cache
def wording(id: str) -> Wording:
    """Return what a book says in place of messages; nothing else of it is read.

    Raises RuleBookError.
    """
    from league.rulebook.wording import read_wording

    return read_wording(_folder(id) / WORDING)[1]


def own_words(id: str) -> tuple[str, ...]:
    """Return the words, or how they begin, that are a book's own. Raises RuleBookError."""
    from league.rulebook.wording import read_wording

    return read_wording(_folder(id) / WORDING)[0]


def _folder(id: str) -> Path:
    """Return where a book lies. Raises RuleBookError when there is none of that id."""
    _refuse_unknown(id)
    folders = [Path(folder) / id.replace("-", "_") for folder in __path__]
    return next(folder for folder in folders if folder.is_dir())


def module(id: str) -> ModuleType:
    """Return the package of a rule book's folder."""
    return importlib.import_module(f"{__name__}.{id.replace('-', '_')}")


def digest(id: str) -> str:
    """Return a SHA-256 of the files in a rule book's folder, in hexadecimal digits.

    Raises RuleBookError when there is none of that id, or when its files cannot be read.
    """
    _refuse_unknown(id)
    folders = [Path(folder) / id.replace("-", "_") for folder in __path__]
    found = hashlib.sha256()
    try:
        for path in sorted(path for folder in folders for path in folder.glob("*.*")):
            found.update(f"{path.name} {path.stat().st_size}\n".encode())
            found.update(path.read_bytes())
    except OSError as error:
        sentence = _("The rule book {path} cannot be read: {reason}")
        raise RuleBookError(sentence.format(path=id, reason=reason_of(error))) from error
    return found.hexdigest()


def _refuse_unknown(id: str) -> None:
    if id not in available():
        sentence = _("There is no rule book “{id}”; known are: {known}.")
        raise RuleBookError(sentence.format(id=id, known=", ".join(available())))


def cases_file(id: str) -> Path | None:
    """Return the file of a book's example cases; None where it has none. Raises RuleBookError."""
    load(id)
    path = Path(str(module(id).__file__)).with_name("cases.yaml")
    return path if path.exists() else None
