"""The tie-breaks that FIDE C.07 has codes for: which edition counts, and what cannot be asked.

``tournament`` is asked with the edition it is ranked by, as ``edition`` returns it.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import date

from league.facts.tournaments import System, Tournament, Unplayed
from league.findings import Finding
from league.outcomes.tournaments.codes import is_code
from league.outcomes.tournaments.crosstable import CodeNumbers, CrossTable
from league.rulebook import RuleBook, Values
from league.rulebooks import tie_break_rules
from league.tournament_rules import Said, unplayed

_EDITIONS, _EDITION = "Ausgaben", "edition"
"""Where FIDE C.07 has its editions with their days."""


def edition_on(day: date) -> Unplayed | None:
    """Return the edition of FIDE C.07 in force on a day; None = before the first one."""
    book = tie_break_rules()
    return None if day < book.first_day else book.tournaments.unplayed(book.on(day))


def edition(
    federation: RuleBook | None, day: date, tournament: Tournament, chosen: Sequence[str]
) -> Unplayed:
    """Return the edition of tie-breaks that a tournament is ranked by.

    As it was announced; else, where no federation's conditions hold and tie-breaks are named by
    their codes, the edition in force on the day; else as the book has it.
    """
    if tournament.unplayed is not None:
        return tournament.unplayed
    by_code = federation is None and any(map(is_code, chosen))
    return (edition_on(day) if by_code else None) or unplayed(federation, day).answer


def with_codes(
    cross: CrossTable, day: date, chosen: Sequence[str]
) -> tuple[CrossTable, Said[Mapping[str, Finding]] | None]:
    """Return a table with what codes are worked out with, and which part nobody and why.

    None = no code is asked.
    """
    if not any(map(is_code, chosen)):
        return cross, None
    system = System.ROUND_ROBIN if cross.round_robin else System.SWISS
    one = Tournament(id="", name="", system=system, teams=cross.teams, unplayed=cross.unplayed)
    said = barred(day, one, chosen, rated=len(cross.ratings) == len(cross.turns))
    refused = frozenset(said.answer)
    return replace(cross, barred=refused, code_numbers=numbers(day, one)), said


def barred(
    day: date, tournament: Tournament, chosen: Sequence[str], *, rated: bool
) -> Said[Mapping[str, Finding]]:
    """Return which codes part nobody, and why; ``rated`` = every participant is."""
    book, values = _tie_breaks(day, tournament)
    return Said(book, values.day, book.tournaments.barred(tournament, chosen, rated, values))


def warnings(
    day: date, tournament: Tournament, chosen: Sequence[str], *, rated: bool
) -> Said[tuple[Finding, ...]]:
    """Return what speaks against codes, what is barred included."""
    book, values = _tie_breaks(day, tournament)
    found = book.tournaments.warnings(tournament, chosen, rated, values)
    return Said(book, values.day, tuple(found))


def defined(day: date) -> Said[Mapping[str, str]]:
    """Return the article of FIDE C.07 on each code."""
    book = tie_break_rules()
    values = book.on(max(day, book.first_day))
    return Said(book, values.day, book.tournaments.defined(values))


def numbers(day: date, tournament: Tournament) -> CodeNumbers:
    """Return the numbers that codes are worked out with."""
    book, values = _tie_breaks(day, tournament)
    return book.tournaments.code_numbers(values)


def _tie_breaks(day: date, tournament: Tournament) -> tuple[RuleBook, Values]:
    """Return FIDE C.07 as the edition of a tournament has it; else as on the day.

    By appendix 1 codes have no edition of their own.
    """
    book = tie_break_rules()
    dated = book.paragraphs[_EDITIONS].values[_EDITION]
    known = {Unplayed(str(one.value)): one.since for one in dated}
    asked = tournament.unplayed
    found = known.get(asked) if asked else None
    return book, book.on(found or max(day, book.first_day))
