"""What is known of one match and its reports, read from one state of the file."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import date, datetime, timedelta

from league import clock
from league.facts.captains import CaptainReport, ReportDecision, ReportTerm, agree
from league.facts.matches import SIDES, Side
from league.facts.seals import SealedRow
from league.facts.seasons import BoardRecord, Fixture, MatchKey, ReportRecord, key_text
from league.record_kinds import CAPTAIN_REPORT, REPORT_DECISION, REPORT_TERM
from league.rulebook import RuleBook, has_rule
from league.rulebooks import load
from league.services.session.desk import Desk, names_of
from league.services.session.lapses import lapse_words, stored_lapse
from league.services.session.lineup_records import rows_now, side_key
from league.services.session.match_times import stored_times
from league.services.session.records import recorded_among, recorded_one
from league.storage import seasons
from league.storage.database import moment, reading

USUAL_DAYS = 1
"""Days that captains have to report where neither book nor season says: the day after."""


@dataclass(frozen=True, slots=True)
class MatchReports:
    """A match, what its captains reported, and what is stored of it."""

    season: str
    book: RuleBook
    fixture: Fixture
    boards: tuple[BoardRecord, ...]
    stored: tuple[ReportRecord, ...]
    """Days of the reports and gaps paid, as they count."""
    size: int
    """Boards of the division."""
    opened: Mapping[Side, SealedRow]
    """Lineups that were handed in sealed and opened, with their substitutes."""
    reports: Mapping[Side, CaptainReport]
    decision: ReportDecision | None
    start: datetime | None
    """When the match begins; None = no hour is known, only the day."""
    due: date
    """Last day of a report."""
    now: datetime
    lapse: str = ""
    """Why the match is not played any more, in a sentence; empty = it is, or was."""

    @property
    def key(self) -> MatchKey:
        """Return what identifies the match."""
        return self.fixture.key

    @property
    def today(self) -> date:
        """Return the day it is where the book's clocks are."""
        return self.local(self.now).date()

    @property
    def over(self) -> bool:
        """Say whether the last day of a report has passed."""
        return self.today > self.due

    @property
    def begun(self) -> bool:
        """Say whether the match has begun."""
        return self.today >= self.fixture.day if self.start is None else self.now >= self.start

    @property
    def entered(self) -> bool:
        """Say whether results or reports of the match are stored, not just lineups."""
        played = any(board.result is not None for board in self.boards)
        return played or any(one.reported is not None for one in self.stored)

    @property
    def agreed(self) -> bool:
        """Say whether both captains reported, and alike."""
        return len(self.reports) == len(SIDES) and agree(*(self.reports[one] for one in SIDES))

    @property
    def rows(self) -> dict[Side, SealedRow]:
        """Return who sits where on each side that is known; what was typed at the desk goes first.

        What one report alone brought is without those who did not come by that report: then the
        opened lineup goes first.
        """
        typed = {side: row for side in SIDES if any(row := self._typed(side))}
        opened = {side: self._fitting(row) for side, row in self.opened.items()}
        alone = self.decision is not None and self.decision.provisional
        return typed | opened if alone else opened | typed

    def _fitting(self, row: SealedRow) -> SealedRow:
        """Return a lineup with as many boards as the division has."""
        return (*row, *(None,) * self.size)[: self.size]

    def _typed(self, side: Side) -> SealedRow:
        players = {
            one.board: one.home_player if side is Side.HOME else one.away_player
            for one in self.boards
        }
        return tuple(players.get(board) for board in range(1, self.size + 1))

    def local(self, at: datetime) -> datetime:
        """Return a moment by the book's clocks."""
        return local(self.book, at)

    def seen_by(self, side: Side) -> "MatchReports":
        """Return what a side may know: of a lineup that was opened alone the opponent sees nothing.

        Else the faults of his report would tell him which boards it fills.
        """
        shown = self.opened if len(self.opened) == len(SIDES) else {}
        own = {one: row for one, row in self.opened.items() if one is side}
        return replace(self, opened=shown or own)

    def with_report(self, report: CaptainReport) -> "MatchReports":
        """Return what is known with one report more, or put right."""
        return replace(self, reports={**self.reports, report.side: report})


def local(book: RuleBook, at: datetime) -> datetime:
    """Return a moment by a book's clocks, or by those here where it names no zone."""
    return clock.in_zone(at, book.time_zone)


def look_up(season: str | None, match: MatchKey) -> MatchReports:
    """Return what is known of a match. Raises NotFoundError, RuleBookError, StorageError."""
    with reading():
        name = seasons.known_season(season or seasons.current())
        fixture, boards, stored = seasons.match_facts(name, match)
        size, _names = seasons.boards_and_names(name, match[0], ())
        book, lapse = book_of(name), stored_lapse(name, (fixture, boards, stored))
        return MatchReports(
            season=name,
            book=book,
            fixture=fixture,
            boards=boards,
            stored=stored,
            size=size,
            opened=rows_now(name, match),
            reports=_reports(name, match),
            decision=recorded_one(name, REPORT_DECISION, key_text(match)),
            start=stored_times(name, match).starts,
            due=due_day(book, fixture.day, term_of(name)),
            now=moment(),
            lapse="" if lapse is None else lapse_words(book, seasons.team_names(name), lapse),
        )


def known_of(desk: Desk, matches: Sequence[MatchKey]) -> Iterator[MatchReports]:
    """Yield what is known of several matches of an opened season, without sealed lineups.

    Raises StorageError.
    """
    season, book, world = desk.season.name, desk.book, desk.world
    with reading():
        sides = [side_key(key, side) for key in matches for side in SIDES]
        reports = recorded_among(season, CAPTAIN_REPORT, sides)
        decisions = recorded_among(season, REPORT_DECISION, [key_text(key) for key in matches])
        term, now = term_of(season), moment()
    names = names_of(desk)
    for key in matches:
        fixture, lapse = world.fixtures[key], desk.judgement.matches[key].lapse
        told = {side: reports.get(side_key(key, side)) for side in SIDES}
        yield MatchReports(
            season=season,
            book=book,
            fixture=fixture,
            boards=world.boards.get(key, ()),
            stored=world.reports.get(key, ()),
            size=world.divisions[key[0]].boards,
            opened={},
            reports={side: report for side, report in told.items() if report is not None},
            decision=decisions.get(key_text(key)),
            start=None,
            due=due_day(book, fixture.day, term),
            now=now,
            lapse="" if lapse is None else lapse_words(book, names, lapse),
        )


def book_of(season: str) -> RuleBook:
    """Return the rule book of a stored season. Raises RuleBookError, StorageError."""
    return load(next(book for name, _whose, book in seasons.heads() if name == season))


def term_of(season: str) -> ReportTerm:
    """Return the term set for a season, or the usual one. Raises StorageError."""
    return recorded_one(season, REPORT_TERM, REPORT_TERM.name) or ReportTerm(USUAL_DAYS)


def due_day(book: RuleBook, day: date, term: ReportTerm) -> date:
    """Return the last day of a report on a match of a day: the book's, else by the term set."""
    if has_rule(book.captains.report_due):
        return book.captains.report_due(day, book.on(day))
    return day + timedelta(days=term.days)


def _reports(season: str, match: MatchKey) -> dict[Side, CaptainReport]:
    keys = {side_key(match, side): side for side in SIDES}
    found = recorded_among(season, CAPTAIN_REPORT, keys)
    return {keys[key]: report for key, report in found.items()}
