"""Decisions and records as entries of a proof: each with a digest of all it says.

The digest goes by what is said and not by how a cell or a text is written: a workbook that a
spreadsheet program saved again has the same ones.
"""

import hashlib
import json
from collections.abc import Iterable, Iterator, Mapping
from datetime import UTC, datetime
from typing import Any

from league.errors import InputError
from league.facts.accounts import account_named, spoken
from league.record_kinds import NOTICE, POSTING, PROTEST, kinds
from league.services.session.carried import as_written
from league.services.workbook.layout_carried import RecordRow, RulingRow, ruling_row_of
from league.storage.records import WITHDRAWN
from league.views.carried import Carried
from league.views.proofs import RULING, Entry

PAYMENT, DECISION = "payment", "decision"
_LETTERS = 32
"""Of an entry's digest: 128 bits."""


def digest_of(told: object) -> str:
    """Return the digest of what can be JSON, the same for what says the same."""
    text = json.dumps(told, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()


def entries_of(season: str, carried: Carried) -> tuple[Entry, ...]:
    """Return the entries of what a file holds beside a season: decisions first, then records."""
    rulings = map(ruling_row_of, carried.rulings)
    records = (
        RecordRow(
            one.season is None,
            one.kind,
            one.key,
            None,
            "" if one.body == WITHDRAWN else one.body,
            one.by,
            one.at,
        )
        for one in carried.records
    )
    return entries(season, rulings, records)


def entries(
    season: str, rulings: Iterable[RulingRow], records: Iterable[RecordRow]
) -> tuple[Entry, ...]:
    """Return the entries of decisions and of whole records, as their rows say them."""
    decided = [_of_ruling(season, one) for one in rulings]
    return (*decided, *_of_records(season, records))


def _of_ruling(season: str, one: RulingRow) -> Entry:
    at, by = _moment(one.at), as_written(one.by)
    about = [one.division, one.round, one.home, one.away, one.team]
    says = [one.action.value, as_written(one.target), one.cents, as_written(one.reason)]
    key = " · ".join(str(part) for part in (*about, says[1]) if part is not None)
    digest = digest_of([season, about, says, by, at])[:_LETTERS]
    told = f"{one.action.value}: {one.reason}" if one.reason else one.action.value
    return Entry(RULING, RULING, key, by, at, one.cents, digest, told, by)


def _of_records(season: str, records: Iterable[RecordRow]) -> Iterator[Entry]:
    held = [(one, _body(one.body)) for one in records]
    amounts = {
        one.key: _cents(body) for one, body in held if one.kind == POSTING.name and body is not None
    }
    for one, body in held:
        at, by, key = _moment(one.at), as_written(one.by), as_written(one.key)
        whose = None if one.beyond else season
        digest = digest_of([whose, one.kind, key, body, by, at])[:_LETTERS]
        said: Mapping[str, Any] = body if isinstance(body, dict) else {}
        cents = _cents(said)
        if one.kind == NOTICE.name:
            cents = amounts.get(f"{one.key.rsplit('/', 2)[0]}/{_number(said):06}")
        sort, decided_by = _sort(one.kind, said), _decided_by(one, said)
        yield Entry(one.kind, sort, key, by, at, cents, digest, _about(said), decided_by)


def _moment(at: datetime) -> str:
    return at.astimezone(UTC).isoformat()


def _body(text: str) -> object:
    """Return what a record's JSON says; what is none is a fault that is noted elsewhere."""
    try:
        return json.loads(as_written(text)) if text else None
    except (ValueError, RecursionError):
        return text


def _cents(body: object) -> int | None:
    cents = body.get("cents") if isinstance(body, dict) else None
    return cents if type(cents) is int else None


def _number(notice: Mapping[str, Any]) -> int:
    number = notice.get("posting")
    return number if type(number) is int else 0


def _sort(kind: str, said: Mapping[str, Any]) -> str:
    if kind == POSTING.name:
        return PAYMENT if said.get("what") == PAYMENT else kind
    decided = kind == PROTEST.name and said.get("decided") is not None
    known = kinds().get(kind)
    decides = decided or (known is not None and known.decides)
    return DECISION if decides else kind


def _decided_by(one: RecordRow, said: Mapping[str, Any]) -> str:
    """Return who decided; a protest says it itself, because it may be recorded anew by others."""
    if _sort(one.kind, said) != DECISION:
        return ""
    decided = said.get("decided") if one.kind == PROTEST.name else None
    by = decided.get("by") if isinstance(decided, dict) else None
    return as_written(by if isinstance(by, str) else one.by)


def _about(said: Mapping[str, Any]) -> str:
    """Return between which accounts money moves, and for what; empty for anything else."""
    for debit, credit in (("debit", "credit"), ("debtor", "creditor")):
        one, other = said.get(debit), said.get(credit)
        if isinstance(one, dict) and isinstance(other, dict):
            return f"{_account(one)} → {_account(other)}: {said.get('reference', '')}"
    return ""


def _account(side: Mapping[str, Any]) -> str:
    holder, club = str(side.get("holder", "")), str(side.get("club", ""))
    try:
        return spoken(account_named(f"{holder}:{club}" if club else holder))
    except InputError:
        return holder
