"""The federations' rule books, one folder each.

A folder ``name_of_book`` holds ``paragraphs.toml`` and a function ``book()`` that returns the
``RuleBook``; the id of the book is the folder's name with ``-`` for ``_``.
"""

import importlib
import pkgutil
from functools import cache
from pathlib import Path

from league.errors import RuleBookError
from league.language import _
from league.rulebook import RuleBook
from league.rulebook.guard import fitting, guard, guarded


def available() -> list[str]:
    """Return the ids of all rule books that are installed."""
    return sorted(module.name.replace("_", "-") for module in pkgutil.iter_modules(__path__))


@cache
def load(id: str) -> RuleBook:
    """Return one rule book. Raises RuleBookError when there is none of that id."""
    if id not in available():
        raise RuleBookError(
            _("There is no rule book “{id}”; known are: {known}.").format(
                id=id, known=", ".join(available())
            )
        )

    def read() -> RuleBook:
        found: RuleBook = importlib.import_module(f"{__name__}.{id.replace('-', '_')}").book()
        return found

    return guarded(guard(read, id, fitting(RuleBook), RuleBook.__name__)())


def cases_file(id: str) -> Path | None:
    """Return the file of a book's example cases; None where it has none. Raises RuleBookError."""
    load(id)
    module = importlib.import_module(f"{__name__}.{id.replace('-', '_')}")
    path = Path(str(module.__file__)).with_name("cases.yaml")
    return path if path.exists() else None
