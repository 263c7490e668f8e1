"""Two sheets by which a workbook with decisions or records says where it comes from."""

from dataclasses import dataclass

from league.services.workbook.cells import Row
from league.services.workbook.columns import Column, Layout, maybe_whole, sheet, text
from league.services.workbook.layout_carried import KIND

PROOF = sheet("Nachweis", "", dict, text("Schlüssel", ""), text("Wert", ""), required=False)
STEP, HASH, FACTS = "Schritt", "Hash", "Fakten"
BY, AT, DIGEST = "Geschrieben von", "Geschrieben am", "Prüfsumme"
PROOF_KEYS = (STEP, HASH, FACTS, BY, AT, DIGEST)


@dataclass(frozen=True, slots=True)
class ProofRow:
    """A sheet, a decision or a record of a workbook as its proof lists it."""

    kind: str
    """Kind of record, ``ruling``, or ``sheet`` for one of the season's own."""
    sort: str
    key: str
    by: str
    at: str
    cents: int | None
    digest: str


def _maybe(name: str, field: str) -> Column:
    """Return a column of texts that may be empty, written as texts."""
    return Column(name, field, _text, as_text=True)


def _text(row: Row, column: str) -> str:
    return row.maybe_text(column, lines=True) or ""


PROVEN = sheet(
    "Nachweis im Einzelnen",
    "proven",
    ProofRow,
    KIND,
    _maybe("Art", "sort"),
    _maybe("Schlüssel", "key"),
    _maybe("Von", "by"),
    _maybe("Am", "at"),
    maybe_whole("Cent", "cents"),
    _maybe("Prüfsumme", "digest"),
    required=False,
)
PROOFS: tuple[Layout, ...] = (PROOF, PROVEN)
