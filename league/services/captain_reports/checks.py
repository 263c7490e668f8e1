"""What a captain typed, looked at before it is stored."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace

from league import sanitizing
from league.errors import InputError
from league.facts.captains import AWAY_MISSED, BOTH_MISSED, HOME_MISSED, TypedReport
from league.facts.matches import SIDES, Score, Side
from league.language import _
from league.services.captain_reports.drafts import draft_of_reports, sides_missing
from league.services.captain_reports.known import MatchReports
from league.services.session.typed_matches import match_of

_LATE = ("late home", "late away", "late both")
_MISSING = (HOME_MISSED, AWAY_MISSED, BOTH_MISSED)
_WHOLE = 2
"""Half points that a board has to give."""


def checked(known: MatchReports, side: Side, typed: TypedReport) -> TypedReport:
    """Return what a side typed, with a result or None for every board.

    Raises InputError, with a sentence per fault, for what cannot have been: boards that do not
    exist, results of nobody, cash for a board that was occupied, and a board of two players about
    which nothing is said.
    """
    made = replace(
        typed,
        results=(*typed.results, *(None,) * (known.size - len(typed.results))),
        remarks=_words(typed.remarks, _("Remarks")),
        protest=_words(typed.protest, _("Protest")),
    )
    seen = known.seen_by(side)
    faults = list(_faults(seen, side, made))
    if faults:
        raise InputError("\n".join(faults))
    _refuse_impossible(seen, side, made)
    return made


def _words(typed: str, label: str) -> str:
    found = sanitizing.trimmed(typed.replace("\r\n", "\n"))
    sanitizing.refuse(found, label, lines=True)
    return found


def _faults(known: MatchReports, side: Side, typed: TypedReport) -> Iterator[str]:
    named = {*range(1, len(typed.results) + 1), *typed.late, *typed.missing}
    for board in sorted((named | typed.paid | typed.received) - {*range(1, known.size + 1)}):
        sentence = _("Board {board} does not exist; there are {boards}.")
        yield sentence.format(board=board, boards=known.size)
        return
    yield from _unknown(typed)
    nothing = not any(typed.results) and not typed.late and not typed.missing
    if typed.absent and not nothing:
        yield _("If the opponent did not come, no board has a result.")
    if not typed.absent and nothing:
        yield _("No result is typed; if the opponent did not come, say so.")
    if not typed.absent and not nothing:
        yield from _unsaid(known, typed)
    yield from _cash_faults(known, side, typed)


def _unknown(typed: TypedReport) -> Iterator[str]:
    for board, score in enumerate(typed.results, 1):
        if score is not None and not _is_result(score):
            yield _("Board {board}: this is no result of a game.").format(board=board)
        if score is not None and board in typed.missing:
            sentence = _("Board {board}: there is no result where somebody did not come.")
            yield sentence.format(board=board)
    yield from _strange(typed.late, _LATE)
    yield from _strange(typed.missing, _MISSING)


def _strange(told: Mapping[int, str], known: Iterable[str]) -> Iterator[str]:
    for board, word in told.items():
        if word not in known:
            sentence = _("Board {board}: “{word}” is not understood.")
            yield sentence.format(board=board, word=sanitizing.visible(sanitizing.beginning(word)))


def _is_result(score: Score) -> bool:
    return min(score) >= 0 and sum(score) <= _WHOLE


def _unsaid(known: MatchReports, typed: TypedReport) -> Iterator[str]:
    """Yield the boards of two players about which nothing is said."""
    rows = known.rows
    if len(rows) < len(SIDES):
        return
    for board, score in enumerate(typed.results, 1):
        both = all(rows[side][board - 1] for side in SIDES)
        if both and score is None and board not in typed.late and board not in typed.missing:
            sentence = _("Board {board}: type the result, or say who did not come.")
            yield sentence.format(board=board)


def _cash_faults(known: MatchReports, side: Side, typed: TypedReport) -> Iterator[str]:
    for whose, boards in ((side, typed.paid), (side.other, typed.received)):
        row = known.rows.get(whose)
        for board in sorted(boards):
            there = row is not None and row[board - 1] is not None
            if there and whose not in sides_missing(typed.missing.get(board)):
                sentence = _("Board {board} is occupied; only a gap is paid for.")
                yield sentence.format(board=board)


def _refuse_impossible(known: MatchReports, side: Side, typed: TypedReport) -> None:
    """Refuse what could not be stored as a match if the other side said the same."""
    draft = draft_of_reports(known, side, typed)
    if draft is not None:
        named = {ident: ident for ident in (*draft.home, *draft.away) if ident}
        match_of(known.fixture, draft, known.size, named)
