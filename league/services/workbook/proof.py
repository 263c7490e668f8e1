"""What a workbook says of itself, written with it and read again.

It proves that nothing was edited since it was written, and not who wrote it: anybody can work out
a digest.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import astuple, dataclass

from league.facts.seasons import Season
from league.services.session.carried import as_written
from league.services.workbook import layout_proof as keys
from league.services.workbook.columns import Layout, Value
from league.services.workbook.entries import digest_of
from league.services.workbook.layout import LAYOUTS, SEASON
from league.services.workbook.layout_carried import GAMES
from league.services.workbook.layout_proof import PROOF, PROVEN, ProofRow
from league.services.workbook.sheets import Sheets
from league.views.carried import Carried
from league.views.proofs import Entry, Origin, Proof

SHEET = "sheet"
"""Kind of the rows that prove a sheet of the season."""
_FORM = 1
"""Way in which digests are made; another one would have another number."""


@dataclass(frozen=True, slots=True)
class _Proven:
    """Rows of the sheet with all that is proven."""

    proven: tuple[ProofRow, ...]


def needs_proof(carried: Carried) -> bool:
    """Say whether a workbook holds what was decided or recorded: without that it needs no proof."""
    return bool(carried.rulings or carried.records)


def proof_lines(
    season: Season, carried: Carried, entries: Iterable[Entry], origin: Origin
) -> Iterator[tuple[Layout, list[tuple[Value, ...]]]]:
    """Yield the sheets that prove a workbook, each with its lines."""
    sheets = sheet_digests(season, carried).items()
    rows = [ProofRow(SHEET, SHEET, name, "", "", None, digest) for name, digest in sheets]
    rows += [
        ProofRow(one.kind, one.sort, one.key, one.by, one.at, one.cents, one.digest)
        for one in entries
    ]
    head = [str(origin.step), origin.hash, origin.facts, as_written(origin.by), origin.at]
    values = [*head, _seal(head, rows)]
    yield PROOF, [(key, value) for key, value in zip(keys.PROOF_KEYS, values, strict=True) if value]
    yield PROVEN, list(PROVEN.lines(_Proven(tuple(rows))))


def proof_in(sheets: Sheets) -> Proof | None:
    """Return what a workbook says of itself; None = nothing."""
    said, rows = sheets.rows[PROOF.name], sheets.rows[PROVEN.name]
    if not said and not rows:
        return None
    found = {row.text("Schlüssel"): row.text("Wert") for row in said}
    *head, digest = (found.get(key, "") for key in keys.PROOF_KEYS)
    proven: list[ProofRow] = [PROVEN.fact(row) for row in rows]
    step, hash_, facts, by, at = head
    known = set(found) <= set(keys.PROOF_KEYS) and len(found) == len(said) and step.isdecimal()
    return Proof(
        Origin(int(step[:18]) if known else 0, hash_, facts, by, at),
        {one.key: one.digest for one in proven if one.kind == SHEET},
        tuple(
            Entry(one.kind, one.sort, one.key, one.by, one.at, one.cents, one.digest)
            for one in proven
            if one.kind != SHEET
        ),
        sound=known and digest == _seal(head, proven),
    )


def changed_sheets(season: Season, carried: Carried, proof: Proof) -> tuple[str, ...]:
    """Return the season's own sheets that are not as they were when the workbook was written."""
    now = sheet_digests(season, carried)
    return tuple(name for name, digest in now.items() if proof.sheets.get(name) != digest)


def sheet_digests(season: Season, carried: Carried) -> Mapping[str, str]:
    """Return the digests of the season's own sheets, by name; the order of rows is no matter."""
    head = [season.name, season.rulebook, season.federation, season.list_date.isoformat()]
    digests, said = {SEASON.name: digest_of([as_written(one) for one in head])}, _Said()
    for layout in LAYOUTS[1:]:
        digests[layout.name] = _of_lines(layout, season, said)
    return digests | {GAMES.name: _of_lines(GAMES, carried, said)}


class _Said(dict[Value, str]):
    """Values as a workbook writes them; most stand in many cells."""

    def __missing__(self, value: Value) -> str:
        self[value] = said = "" if value is None else as_written(str(value))
        return said


def _of_lines(layout: Layout, facts: object, said: _Said) -> str:
    # No text holds either sign: control characters are shown.
    lines = ("\x1f".join([said[cell] for cell in line]) for line in layout.lines(facts))
    return digest_of("\x1e".join(sorted(lines)))


def _seal(head: list[str], rows: Iterable[ProofRow]) -> str:
    return digest_of([_FORM, head, [astuple(one) for one in rows]])
