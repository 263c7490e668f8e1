"""What a workbook adds, alters or lacks, against what it said it was and against what is stored."""

from collections.abc import Collection, Iterator
from dataclasses import dataclass

from league.errors import InputError, NotAcceptedError, Problem, WorkbookError
from league.facts.actors import plain_name
from league.language import _
from league.services.session.carried import Compared, compare
from league.services.workbook.authority import Term, letterhead_terms, without_office
from league.services.workbook.entries import digest_of, entries_of
from league.services.workbook.importing import Whole
from league.services.workbook.layout_carried import RECORDS, RULINGS
from league.services.workbook.pairing import Pair, paired
from league.services.workbook.proof import changed_sheets, needs_proof
from league.services.workbook.proof_words import no_office, other_decision, other_record
from league.views.carried import NOTHING, Carried
from league.views.imports import Agrees, Listed, Look, Mark, ProofState, Verdict
from league.views.proofs import RULING, Entry

_LETTERS = 12
"""Of a code: 48 bits; nobody makes another list with the same one while this one is read."""
_UNPROVEN = (ProofState.MISSING, ProofState.BROKEN)


@dataclass(frozen=True, slots=True)
class Here:
    """What is known where a workbook is to be read in."""

    carried: Carried = NOTHING
    accounts: tuple[Term, ...] = ()
    seen: tuple[int, str] | None = None
    """Last step of the file; None = there is no file."""
    step: Agrees = Agrees.UNKNOWN
    kept: Agrees = Agrees.UNKNOWN


@dataclass(frozen=True, slots=True)
class _Beside:
    """A workbook beside what is stored."""

    whole: Whole
    here: Here
    state: ProofState
    found: Compared
    known: tuple[Entry, ...]
    """What is stored."""
    new: tuple[Entry, ...]
    """What would be added to it."""

    def brought(self, at: int) -> Entry:
        """Return a record of the workbook by its place."""
        return self.whole.entries[len(self.whole.carried.rulings) + at]

    def stored(self, at: int) -> Entry:
        """Return a stored record by its place."""
        return self.known[len(self.here.carried.rulings) + at]


def look_at(whole: Whole, here: Here) -> Look:
    """Return what is to be listed before a workbook is stored.

    Raises WorkbookError for what is never taken: what is on record and otherwise, and decisions
    of those who held no office.
    """
    beside = _beside(whole, here)
    pairs = list(_pairs(beside))
    _refuse_never(beside, pairs)
    new, places = {id(one) for one in beside.new}, {one.place for one in beside.known}
    listed = tuple(_listed(before, after, new, places) for before, after in pairs)
    sorts = dict.fromkeys(one.sort for one in listed if one.must)
    codes = {sort: [one.code for one in listed if one.sort == sort] for sort in sorts}
    kinds = {sort: digest_of([sort, mine])[:_LETTERS] for sort, mine in codes.items()}
    return Look(_verdict(beside), listed, kinds, here.seen)


def _verdict(beside: _Beside) -> Verdict:
    whole, here = beside.whole, beside.here
    if whole.proof is None or not whole.proof.sound:
        return Verdict(beside.state, None)
    changed = changed_sheets(whole.season, whole.carried, whole.proof)
    return Verdict(beside.state, whole.proof.origin, changed, here.step, here.kept)


def refuse_unaccepted(look: Look, accept: Collection[str]) -> None:
    """Refuse unless all that is listed is accepted. Raises as ``waits``, and NotAcceptedError."""
    if rest := waits(look, accept):
        sentence = _("What is listed waits to be accepted: {number} left. Nothing was stored.")
        raise NotAcceptedError(sentence, number=rest)


def waits(look: Look, accept: Collection[str]) -> int:
    """Return how much of what is listed is not accepted, neither by its name nor by its sort.

    Raises InputError for what accepts nothing of the list.
    """
    names = {one.name for one in look.listed if one.must}
    sorts = {f"{sort}:{code}": sort for sort, code in look.kinds.items()}
    for said in accept:
        if said not in names and said not in sorts:
            sentence = _(
                "“{said}” accepts nothing that is listed now: take the codes from the list that is"
                " shown without --accept. Nothing was stored."
            )
            raise InputError(sentence, said=said)
    whole = {sorts[said] for said in accept if said in sorts}
    return sum(o.must and o.name not in accept and o.sort not in whole for o in look.listed)


def state_of(whole: Whole) -> ProofState:
    """Return how far a workbook proves what it holds."""
    if whole.proof is None:
        return ProofState.MISSING if needs_proof(whole.carried) else ProofState.NEEDLESS
    if not whole.proof.sound:
        return ProofState.BROKEN
    same = [one.digest for one in whole.entries] == [one.digest for one in whole.proof.entries]
    return ProofState.UNCHANGED if same else ProofState.EDITED


def _beside(whole: Whole, here: Here) -> _Beside:
    found, first = compare(here.carried, whole.carried), len(whole.carried.rulings)
    new = (*found.new_rulings, *(first + at for at in found.new))
    state = state_of(whole)
    # Beside an unchanged one that brings nothing nobody asks for them.
    asked = state is not ProofState.UNCHANGED or new or found.other or found.other_rulings
    known = entries_of(whole.name, here.carried) if asked else ()
    return _Beside(whole, here, state, found, known, tuple(whole.entries[at] for at in new))


def _pairs(beside: _Beside) -> Iterator[Pair]:
    """Yield what is to be listed, each as it was and as it is."""
    proof = beside.whole.proof
    if beside.state is ProofState.EDITED and proof is not None:
        new = {id(one) for one in beside.new}
        for before, after in paired(proof.entries, beside.whole.entries):
            if before is not None or id(after) in new:
                yield before, after
        return
    # An unchanged one that claims to be of this very file adds what this file never had.
    if beside.state in _UNPROVEN or beside.here.step is Agrees.YES:
        yield from ((None, one) for one in beside.new)
    if beside.state in _UNPROVEN:
        for at, earlier in beside.found.retold.items():
            yield beside.stored(earlier), beside.brought(at)
        for number in beside.found.missing_rulings:
            yield beside.known[number], None
        for number in beside.found.missing:
            yield beside.stored(number), None


def _refuse_never(beside: _Beside, pairs: list[Pair]) -> None:
    """Refuse what nobody can accept. Raises WorkbookError."""
    problems = [*_otherwise(beside), *_without_office(beside, pairs)]
    if problems:
        raise WorkbookError(problems)


def _otherwise(beside: _Beside) -> Iterator[Problem]:
    """Yield what is on record here and otherwise in the workbook."""
    for at in beside.found.other_rulings:
        one = beside.whole.entries[at]
        sentence = other_decision(beside.whole.name, one, beside.known[at])
        yield Problem(RULINGS.name, one.row, None, sentence)
    for at, earlier in beside.found.other.items():
        one = beside.brought(at)
        sentence = other_record(one, beside.stored(earlier))
        yield Problem(RECORDS.name, one.row, "Inhalt", sentence)


def _without_office(beside: _Beside, pairs: list[Pair]) -> Iterator[Problem]:
    """Yield the decisions of those who held no office."""
    letterhead = letterhead_terms(beside.here.carried.records)
    undoubted = [*beside.known]
    doubted = {id(after): after for _before, after in pairs if after is not None}
    if beside.state is not ProofState.UNCHANGED:
        letterhead = letterhead or letterhead_terms(beside.whole.carried.records)
    if beside.state is ProofState.EDITED:
        undoubted += [one for one in beside.whole.entries if id(one) not in doubted]
    asked = {id(one): one for one in beside.new} | doubted
    decided = [one for one in asked.values() if one.decided_by]
    known = [one for one in undoubted if one.decided_by]
    for one in without_office(decided, letterhead, beside.here.accounts, known):
        sheet = RULINGS if one.kind == RULING else RECORDS
        yield Problem(sheet.name, one.row, "Von", no_office(one))


def _listed(
    before: Entry | None,
    after: Entry | None,
    new: Collection[int],
    places: Collection[tuple[str, str]],
) -> Listed:
    """Return a pair as it is listed; what is on record here need not be accepted."""
    now = after or before
    if now is None:
        raise RuntimeError("a pair of nothing")
    must = id(after) in new if after is not None else now.place not in places
    mark = Mark.ALTERED if before and after else Mark.ADDED if after else Mark.LACKING
    altered = before if mark is Mark.ALTERED else None
    says = [str(mark), now.kind, now.key, *(one and one.digest for one in (before, after))]
    return Listed(
        mark,
        now.sort,
        now.key,
        now.by,
        now.at,
        now.cents,
        digest_of(says)[:_LETTERS],
        now.about,
        altered.by if altered and plain_name(altered.by) != plain_name(now.by) else "",
        altered.cents if altered and altered.cents != now.cents else None,
        now.row,
        must,
    )
