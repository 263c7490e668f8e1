"""A match as it was typed, made into the facts that are stored."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import TypeVar

from league.errors import InputError
from league.facts.matches import MatchDraft
from league.facts.seasons import BoardRecord, Fixture, ReportRecord
from league.language import _

T = TypeVar("T")

Match = tuple[Fixture, tuple[BoardRecord, ...], tuple[ReportRecord, ...]]


def match_of(fixture: Fixture, draft: MatchDraft, boards: int, names: Mapping[str, str]) -> Match:
    """Return the facts of a typed match; without a player, result or report it is open.

    ``names`` are those of all known players, or of those at the boards, by pass number.

    Raises InputError, with a sentence per fault, when somebody sits twice, nobody has a pass
    number, a result has no two players, a board does not exist, or one that is paid for as a gap
    is occupied.
    """
    problems = [*_board_faults(draft, boards), *_player_faults(draft, names)]
    if problems:
        raise InputError("\n".join(problems))
    recorded = [_board(fixture, draft, number) for number in range(1, boards + 1)]
    # A remark or another day alone must not make a match in which both failed to appear.
    touched = any(one.home_player or one.away_player or one.result for one in recorded)
    reports = tuple(_reports(fixture, draft))
    kept = tuple(recorded) if touched or reports else ()
    return replace(fixture, day=draft.day), kept, reports


def _board(fixture: Fixture, draft: MatchDraft, number: int) -> BoardRecord:
    day = draft.played_on.get(number)
    return BoardRecord(
        match=fixture.key,
        board=number,
        home_player=_at(draft.home, number),
        away_player=_at(draft.away, number),
        result=_at(draft.results, number),
        played_on=None if day == draft.day else day,
        remark=draft.remarks.get(number),
    )


def _reports(fixture: Fixture, draft: MatchDraft) -> Iterator[ReportRecord]:
    for side, reported, paid in zip(("home", "away"), draft.reported, draft.gaps_paid, strict=True):
        if reported is not None or paid:
            yield ReportRecord(fixture.key, side, reported, tuple(sorted(paid)))


def _board_faults(draft: MatchDraft, boards: int) -> Iterator[str]:
    rows = max(len(draft.home), len(draft.away), len(draft.results))
    named = {*range(1, rows + 1), *draft.played_on, *draft.remarks, *set().union(*draft.gaps_paid)}
    for number in sorted(named - set(range(1, boards + 1))):
        yield _("Board {board} does not exist; there are {boards}.").format(
            board=number, boards=boards
        )
    for number in range(1, len(draft.results) + 1):
        both = _at(draft.home, number) and _at(draft.away, number)
        if _at(draft.results, number) is not None and not both:
            yield _("Board {board}: a result needs two players.").format(board=number)
    for lineup, paid in zip((draft.home, draft.away), draft.gaps_paid, strict=True):
        for number in sorted(paid):
            if _at(lineup, number):
                sentence = _("Board {board} is occupied; only a gap is paid for.")
                yield sentence.format(board=number)


def _player_faults(draft: MatchDraft, names: Mapping[str, str]) -> Iterator[str]:
    for lineup in (draft.home, draft.away):
        for ident, times in Counter(filter(None, lineup)).items():
            if ident not in names:
                yield _("No player has the pass number {ident}.").format(ident=ident)
            if times > 1:
                sentence = _("{player} ({ident}) sits at more than one board.")
                yield sentence.format(player=names.get(ident, ident), ident=ident)


def _at(values: Sequence[T | None], number: int) -> T | None:
    return values[number - 1] if number <= len(values) else None
