"""Reading in a workbook: its faults or what it would change, then storing it."""

from collections.abc import Collection
from contextlib import nullcontext
from pathlib import Path

from league.addresses import Location
from league.errors import InputError
from league.facts.actors import Actor, Right, Scope, official
from league.facts.fields import label_of
from league.facts.seasons import Season
from league.record_kinds import USER
from league.services.consequences.replacing import watched
from league.services.matches.trial_lineups import findings_of
from league.services.session import transactions
from league.services.session.carried import carried_of, import_whole
from league.services.workbook.authority import account_terms
from league.services.workbook.importing import Whole, read_proven
from league.services.workbook.listing import Here, look_at, refuse_unaccepted
from league.storage import journal, last_seen_step, records
from league.storage.changes import LISTS
from league.storage.database import reading
from league.storage.gate import EmptyError
from league.views.imports import Agrees, Brought, ImportPreview, ListChange, Look
from league.views.proofs import NOWHERE, Origin

_NO_STEP = (0, "")
"""Last step of a journal that has none."""


def preview(file: Path, into: Location) -> tuple[Whole, ImportPreview]:
    """Return a workbook, and what reading it in would change; nothing is stored.

    The database need not be there yet. Raises WorkbookError with every fault of the workbook,
    RuleBookError, StorageError.
    """
    whole = read_proven(file)
    season, carried = whole.season, whole.carried
    look = look_through(whole, into)
    stored = _stored(season.name) if look.seen is not None else None
    lists = tuple(_change(name, stored, season) for name in LISTS)
    brought = len(carried.rulings) + len(carried.records)
    found = findings_of(season)
    brings = _brings(whole, look, into) if stored is not None else Brought()
    return whole, ImportPreview(
        file, season, stored is not None, lists, found, brought, look, brings
    )


def _brings(whole: Whole, look: Look, into: Location) -> Brought:
    """Return what it would change in the season, all that is listed being accepted."""
    accept = [f"{sort}:{code}" for sort, code in look.kinds.items()]
    try:
        return store(whole, look, into, official("…"), accept=accept, trial=True)
    except InputError:  # said when it is stored
        return Brought()


def look_through(whole: Whole, into: Location) -> Look:
    """Return what is to be listed of a workbook before it is stored.

    A file need not be there, nor a server hold anything of ours; nothing is made. Raises
    WorkbookError for what is never taken, StorageError.
    """
    nothing = Here(kept=_kept(whole, into))
    if isinstance(into, Path) and not into.exists():
        return look_at(whole, nothing)
    try:
        transactions.open_file(into, must_exist=True)
    except EmptyError:
        return look_at(whole, nothing)
    return _look(whole, into)


def store(
    whole: Whole,
    look: Look,
    into: Location,
    actor: Actor,
    why: str = "",
    *,
    accept: Collection[str] = (),
    trial: bool = False,
) -> Brought:
    """Store in a database what was looked through, the season in place of one of its name.

    The database need not be there yet; it stays the open one. ``accept`` = what of the list is
    accepted; with ``trial`` all is taken back at the end. Returns what is then otherwise. Raises
    NotAcceptedError and InputError as ``refuse_unaccepted``, WorkbookError as ``look_through``, and
    as ``import_whole`` does.
    """
    scope = Scope(whole.name)
    transactions.check_right(actor, Right.SEASONS, scope)
    refuse_unaccepted(look, accept)
    if trial and look.seen is None:
        return Brought()
    transactions.open_file(into)
    with (
        transactions.taken_back() if trial else nullcontext(),
        transactions.transaction(actor, Right.SEASONS, scope),
    ):
        if transactions.last_step() != (look.seen or _NO_STEP):
            # Somebody stored something meanwhile: the list may be another.
            refuse_unaccepted(_look(whole, into), accept)
        brought = watched(whole.name, tried=trial)
        import_whole(whole.season, whole.carried, actor, why)
        return brought()


def _look(whole: Whole, into: Location) -> Look:
    """Look through a workbook beside what the open file holds."""
    with reading():
        here = Here(
            carried_of(whole.season),
            account_terms(records.of_kind(None, USER.name)),
            transactions.last_step(),
            _step(whole),
            _kept(whole, into),
        )
    return look_at(whole, here)


def _step(whole: Whole) -> Agrees:
    """Say whether the open file holds the step that a workbook was written at."""
    origin = _origin(whole)
    found = journal.head_at(origin.step) if origin.step else None
    return _agrees(found, (origin.step, origin.hash, origin.facts))


def _kept(whole: Whole, into: Location) -> Agrees:
    """Say whether it is the last step that this machine has seen of a file, where that is known."""
    origin, kept = _origin(whole), last_seen_step.kept(into)
    same = kept is not None and kept[0] == origin.step
    return _agrees(kept if same else None, (origin.step, origin.hash))


def _agrees(found: object | None, said: object) -> Agrees:
    if found is None:
        return Agrees.UNKNOWN
    return Agrees.YES if found == said else Agrees.NO


def _origin(whole: Whole) -> Origin:
    return whole.proof.origin if whole.proof is not None and whole.proof.sound else NOWHERE


def _stored(name: str) -> Season | None:
    """Return the season of that name of the open file, None when there is none."""
    return transactions.load(name)[0] if name in transactions.season_names() else None


def _change(name: str, stored: Season | None, season: Season) -> ListChange:
    before = set(getattr(stored, name)) if stored is not None else set()
    after = set(getattr(season, name))
    return ListChange(label_of(Season, name), len(after), len(after - before), len(before - after))
