"""The term calendar: protected dates, players called up, and matches that are moved."""

from collections.abc import Iterable
from dataclasses import replace
from datetime import date

from league.errors import InputError, NotFoundError
from league.facts.actors import Actor, Right
from league.facts.calendars import Calendar, CallUp, ForceMajeure, Move, MoveKind, ProtectedDate
from league.facts.divisions import NOTHING_AGREED
from league.facts.seasons import Division, Fixture, MatchKey, Season, key_text
from league.facts.world import look_up
from league.findings import Finding, Note
from league.language import _
from league.outcomes.lapses import lapsed
from league.outcomes.schedules import Moved
from league.record_kinds import CALL_UP, FORCE_MAJEURE, MOVE, PROTECTED_DATE
from league.rulebook import RuleBook, has_rule
from league.rulebook.topics import Topic
from league.rulebooks import load
from league.services.session import checks, transactions
from league.services.session.lapses import MatchRows, left_in, refuse_lapsed
from league.services.session.records import agreed, record, recorded
from league.services.session.season_changes import change_season, season_and_book
from league.services.session.transactions import refuse_outside, scope_in, transaction
from league.views.calendar import CalendarView


def show_calendar(season: str | None, division: str) -> CalendarView:
    """Return a division's calendar. Raises NotFoundError, RuleBookError, StorageError."""
    loaded, _rulings = transactions.load(season)
    calendar = calendar_of(loaded, checks.known_division(loaded, division))
    return look_at(load(loaded.rulebook), still_to_play(loaded, calendar))


def still_to_play(season: Season, calendar: Calendar) -> Calendar:
    """Return a calendar without the matches that lapsed. Raises StorageError."""
    left = left_in(season.name)
    if not left:
        return calendar
    lapses = lapsed(look_up(season), left)
    return replace(
        calendar, fixtures=tuple(one for one in calendar.fixtures if one.key not in lapses)
    )


def calendar_of(season: Season, division: Division) -> Calendar:
    """Return a division's rounds with the dates on record. Raises InputError, StorageError."""
    return Calendar(
        division=division,
        season_year=checks.season_year(season),
        fixtures=tuple(one for one in season.fixtures if one.division == division.id),
        protected=tuple(recorded(season.name, PROTECTED_DATE).values()),
        call_ups=tuple(recorded(season.name, CALL_UP).values()),
        start=agreed(season.name).get(division.id, NOTHING_AGREED).start,
    )


def look_at(book: RuleBook, calendar: Calendar) -> CalendarView:
    """Return a calendar with its collisions, late matches, last round and public holidays.

    A book that says nothing about one of them finds nothing there.
    """
    days = [fixture.end_date for fixture in calendar.fixtures]
    values = book.on(min(days, default=book.first_day))
    found: list[Finding] = []
    for check in (book.calendar.end_dates, book.calendar.protected_dates, book.calendar.last_round):
        if has_rule(check):
            found += check(calendar, values)
    if has_rule(book.calendar.played_in_time):
        for fixture in calendar.fixtures:
            found += book.calendar.played_in_time(fixture, values)
    notes: list[Note] = []
    if has_rule(book.calendar.holidays):
        notes += book.calendar.holidays(calendar.division, calendar.fixtures, values)
    return CalendarView(calendar, tuple(found), tuple(notes))


def protect(
    season: str | None, event: ProtectedDate, *, actor: Actor, why: str = "", despite: str = ""
) -> list[Finding]:
    """Record an event's protected days and return the matches that are set on them.

    Raises InputError without a name, for days out of season or in the wrong order, and when
    another event has one of the days, unless ``despite`` says why it may; NotFoundError,
    RuleBookError, StorageError.
    """
    with transaction(actor, Right.SCHEDULE, scope_in(season)):
        loaded, book = season_and_book(season)
        _check_days(loaded, event.name, event.first, event.last, Topic.PROTECTED_DAYS)
        values = book.on(event.first)
        known = recorded(loaded.name, PROTECTED_DATE)
        others = [other for name, other in known.items() if name != event.name]
        checks.refuse(book, book.calendar.free_date(event, others, values), despite)
        record(loaded.name, PROTECTED_DATE, event.name, event, actor=actor, why=despite or why)
        return [
            finding
            for division in loaded.divisions
            for finding in book.calendar.protected_dates(
                replace(calendar_of(loaded, division), protected=(event,)), values
            )
        ]


def unprotect(season: str | None, name: str, *, actor: Actor, why: str = "") -> None:
    """Take an event off the calendar. Raises NotFoundError when it is not on it, StorageError."""
    with transaction(actor, Right.SCHEDULE, scope_in(season)):
        loaded, _rulings = transactions.load(season)
        record(loaded.name, PROTECTED_DATE, name, None, actor=actor, why=why)


def protected_dates(season: str | None) -> list[ProtectedDate]:
    """Return the protected dates by their days. Raises NotFoundError, StorageError."""
    loaded, _rulings = transactions.load(season)
    known = recorded(loaded.name, PROTECTED_DATE).values()
    return sorted(known, key=lambda event: (event.first, event.last, event.name))


def call_ups(season: str | None) -> list[CallUp]:
    """Return who is called up, by the days. Raises NotFoundError, StorageError."""
    loaded, _rulings = transactions.load(season)
    known = recorded(loaded.name, CALL_UP).values()
    return sorted(known, key=lambda call: (call.first, call.last, call.event, call.ident))


def called_up_of(season: Season, team: str | None) -> frozenset[str]:
    """Return the pass numbers of a team's players who are called up. Raises StorageError."""
    squad = {entry.ident for entry in season.squads if entry.team == team}
    return frozenset(one.ident for one in recorded(season.name, CALL_UP).values()) & squad


def call_up(season: str | None, call: CallUp, *, actor: Actor, why: str = "") -> None:
    """Record that a player is called up to an event of the federation.

    Raises InputError without an event and for days out of season or in the wrong order,
    NotFoundError for a player nobody knows, StorageError.
    """
    with transaction(actor, Right.SCHEDULE, scope_in(season)):
        loaded, _rulings = transactions.load(season)
        checks.known_player(loaded, call.ident)
        _check_days(loaded, call.event, call.first, call.last, Topic.CALL_UP)
        key = f"{call.ident}/{call.event}"
        record(loaded.name, CALL_UP, key, call, actor=actor, why=why)


def withdraw_call_up(
    season: str | None, ident: str, event: str, *, actor: Actor, why: str = ""
) -> None:
    """Take a call-up back. Raises NotFoundError when there is none, StorageError."""
    with transaction(actor, Right.SCHEDULE, scope_in(season)):
        loaded, _rulings = transactions.load(season)
        record(loaded.name, CALL_UP, f"{ident}/{event}", None, actor=actor, why=why)


def move_match(
    season: str | None, asked: Move, *, actor: Actor, why: str = "", despite: str = ""
) -> Moved:
    """Set a match for another day, and return it with what was found.

    A move for force majeure also says that the team has not failed to appear. Raises InputError
    when something stands against it, unless ``despite`` says why it is moved all the same, for a
    day out of season, a wrong team, and a match that was played; NotFoundError, RuleBookError,
    StorageError.
    """
    with transaction(actor, Right.SCHEDULE, scope_in(season, division=asked.match[0])):
        return store_move(season, asked, actor=actor, why=why, despite=despite)


def store_move(
    season: str | None, asked: Move, *, actor: Actor, why: str = "", despite: str = ""
) -> Moved:
    """Set a match for another day as ``move_match``, inside the ``transaction()`` of a deed."""
    refuse_outside()
    (before, book), reason = season_and_book(season), despite or why or asked.reason
    moved = tried_move(before, book, asked)
    checks.refuse(book, moved.findings, despite)
    set_for = next(one for one in before.fixtures if one.key == asked.match)
    _record_move(before, asked, set_for, actor, reason)
    key = moved.fixture.key
    fixtures = tuple(moved.fixture if one.key == key else one for one in before.fixtures)
    after = replace(before, fixtures=fixtures)
    change_season(before, after, MOVE.step, key_text(asked.match), actor=actor, why=reason)
    return moved


def tried_move(season: Season, book: RuleBook, asked: Move) -> Moved:
    """Return a match as it would be moved, with what speaks against it; nothing is stored.

    Raises InputError for a day out of season, a wrong team, and a match that was played or lapsed;
    NotFoundError, RuleBookError.
    """
    calendar = calendar_of(season, checks.known_division(season, asked.match[0]))
    moved: Moved = book.calendar.move(asked, calendar, book.on(asked.day))
    refuse_lapsed(season.name, _stored(season, asked.match))
    _refuse_played(season, book, asked)
    return moved


def _stored(season: Season, match: MatchKey) -> MatchRows:
    """Return what is stored of a match on the calendar."""
    return (
        next(one for one in season.fixtures if one.key == match),
        tuple(one for one in season.boards if one.match == match),
        tuple(one for one in season.reports if one.match == match),
    )


def excuse(season: str | None, paper: ForceMajeure, *, actor: Actor, why: str = "") -> None:
    """Record that a team could not appear because of force majeure.

    It has not failed to appear: nothing is charged, it counts towards no exclusion, and the match
    waits for its new day. Raises InputError without a proof, for a day out of season and a team
    that does not play in the match; NotFoundError for a match that is not on the calendar,
    StorageError.
    """
    with transaction(actor, Right.SCHEDULE, scope_in(season, division=paper.match[0])):
        loaded, _rulings = transactions.load(season)
        if all(fixture.key != paper.match for fixture in loaded.fixtures):
            raise NotFoundError(_("{match} is not on the calendar."), match=key_text(paper.match))
        if paper.team not in paper.match[2:]:
            sentence = _("{team} does not play in {match}.")
            raise InputError(sentence, team=paper.team, match=key_text(paper.match))
        checks.needed(paper.proof, _("Force majeure needs its proof."))
        checks.in_season(loaded, paper.day, Topic.FORCE_MAJEURE)
        _record_excuse(loaded, paper, actor, why or paper.proof)


def withdraw_excuse(
    season: str | None, match: MatchKey, team: str, *, actor: Actor, why: str
) -> None:
    """Take force majeure back. Raises NotFoundError when there is none, StorageError."""
    with transaction(actor, Right.SCHEDULE, scope_in(season, team=team, division=match[0])):
        loaded, _rulings = transactions.load(season)
        key = f"{key_text(match)}/{team}"
        record(loaded.name, FORCE_MAJEURE, key, None, actor=actor, why=why)


def _record_move(season: Season, asked: Move, before: Fixture, actor: Actor, reason: str) -> None:
    """Record a move, and for force majeure that the team has not failed to appear."""
    record(season.name, MOVE, key_text(asked.match), asked, actor=actor, why=reason)
    if asked.kind is MoveKind.FORCE_MAJEURE and asked.team:
        paper = ForceMajeure(asked.match, asked.team, before.day, asked.proof or reason)
        _record_excuse(season, paper, actor, reason)


def _record_excuse(season: Season, paper: ForceMajeure, actor: Actor, why: str) -> None:
    key = f"{key_text(paper.match)}/{paper.team}"
    record(season.name, FORCE_MAJEURE, key, paper, actor=actor, why=why)


def _check_days(season: Season, name: str, first: date, last: date, topic: Topic) -> None:
    checks.needed(name, _("An event needs a name."))
    checks.in_season(season, first, topic)
    if checks.in_season(season, last, topic) < first:
        sentence = _("{name} cannot end on {last} before it begins on {first}{cited}.")
        raise checks.refused(season, topic, sentence, name=name, first=first, last=last)


def _refuse_played(season: Season, book: RuleBook, asked: Move) -> None:
    """Refuse a match with results, unless a team failed to appear and force majeure is claimed."""
    rows = [board for board in season.boards if board.match == asked.match]
    if not rows:
        return
    present = {
        asked.match[2]: sum(row.home_player is not None for row in rows),
        asked.match[3]: sum(row.away_player is not None for row in rows),
    }
    division = checks.known_division(season, asked.match[0])
    came = book.appeared(present.get(asked.team or "", 0), division, book.on(asked.day))
    if asked.kind is not MoveKind.FORCE_MAJEURE or came:
        sentence = _("{match} has results already; it is not moved to {day}{cited}.")
        names = {team.id: team.name for team in season.teams}
        match = " – ".join(names.get(team, team) for team in asked.match[2:])
        raise checks.refused(book, Topic.CALL_UP, sentence, match=match, day=asked.day)


def with_fixtures(season: Season, division: str, fixtures: Iterable[Fixture]) -> Season:
    """Return the season with a division's fixtures in place of its earlier ones."""
    others = tuple(one for one in season.fixtures if one.division != division)
    return replace(season, fixtures=(*others, *fixtures))
