"""The protests of a season as they stand on a day: what runs, what waits, what is over."""

from collections.abc import Iterator
from datetime import date, datetime

from league.errors import RuleBookError
from league.facts.protests import Protest, ProtestFile, ThingKind, day_of
from league.facts.seasons import MatchKey
from league.formatting import day as spoken_day
from league.language import _
from league.outcomes.rights import ProtestOutcome
from league.record_kinds import PROTEST
from league.rulebook import has_rule
from league.services.protests.court_competitions import competition_names
from league.services.protests.courts import court_rows
from league.services.protests.fee_days import in_vain
from league.services.protests.rounds import round_of
from league.services.protests.views import view_of
from league.services.rulebook import explaining
from league.services.session.desk import Desk
from league.services.session.records import from_outside, recorded
from league.services.words import countdown
from league.services.words.codes import CAPTAIN, author_words, instance_name
from league.views.protests import Docket, ProtestRow, ProtestView, Stage, Window


def docket(desk: Desk, today: date) -> Docket:
    """Return the protests of the season as of a day. Raises StorageError."""
    values = desk.values(desk.world.first_day)
    contest = explaining.spoken(desk, desk.book.contest(values))
    if not keeps_protests(desk):
        return Docket((), (), contest, known=False)
    files = recorded(desk.season.name, PROTEST)
    rows = sorted(protest_rows(desk, files, today), key=_urgency)
    rules = _asked(desk, desk.world.first_day).rules or ()
    pages = tuple(explaining.because(desk, values, rule, contest) for rule in rules)
    windows = tuple(_windows(desk, today))
    return Docket(tuple(rows), windows, contest, pages, courts=court_rows(desk))


def keeps_protests(desk: Desk) -> bool:
    """Say whether protests can be filed under the rule book, with time limits and fees."""
    return has_rule(desk.book.protests.decide)


def first_office(desk: Desk) -> str:
    """Return who decides first of those outside a team's match, in the book's order.

    Empty where the book leaves it to the organ that decided. Raises RuleBookError.
    """
    values = desk.values(desk.world.first_day)
    way = desk.book.protests.instances("team", values, fide=False)
    return next((str(one) for one in way if one != CAPTAIN), "")


def protest_rows(desk: Desk, files: dict[str, ProtestFile], today: date) -> Iterator[ProtestRow]:
    """Return the protests on file as they stand on a day."""
    appeals = {
        one.appeal_of: one.number
        for one in files.values()
        if one.appeal_of and not in_vain(desk.book, one)
    }
    outside = from_outside(desk.season.name, PROTEST)
    for key, one in files.items():
        view = view_of(desk.book, one)
        stage = _stage(view, appeals.get(one.number), today)
        yield ProtestRow(
            view=view,
            who=name_of(desk, one.who),
            about=about(desk, one),
            instance=instance_name(one.instance),
            stage=stage,
            state=state_words(view, appeals.get(one.number)),
            left=_left(view, stage, today),
            run=_run(view, stage, today),
            days=view.days_left(today),
            decided_by=_decided_by(one, outside=key in outside),
        )


def _decided_by(one: ProtestFile, *, outside: bool) -> str:
    return author_words(one.decided.by, outside=outside) if one.decided is not None else ""


def _stage(view: ProtestView, appealed: int | None, today: date) -> Stage:
    if view.file.decided is None:
        return Stage.DECIDE if view.outcome.admissible else Stage.LATE
    if appealed is not None:
        return Stage.APPEALED
    left = view.days_left(today)
    return Stage.FINAL if left is None or left < 0 else Stage.APPEAL


def state_words(view: ProtestView, appealed: int | None) -> str:
    """Return what was decided; ``appealed`` = number of the appeal against it."""
    decided = view.file.decided
    if decided is None:
        return _("open") if view.outcome.admissible else _("not dealt with")
    word = _("granted") if decided.granted else _("rejected")
    if decided.partly:
        word = _("granted in part")
    if appealed is not None:
        return _("{word}, see No. {number}").format(word=word, number=appealed)
    return word


def _left(view: ProtestView, stage: Stage, today: date) -> str:
    left = view.days_left(today)
    if stage is Stage.APPEALED or (stage is Stage.FINAL and left is None):
        return ""
    if stage is Stage.DECIDE:
        return countdown.waiting_words((today - day_of(view.file.filed)).days)
    if stage is Stage.LATE:
        return lateness(view)
    assert left is not None  # decided, and there is a next instance
    return countdown.left_words(left) if left >= 0 else countdown.ended_words(-left)


def lateness(view: ProtestView) -> str:
    """Return by how much it was filed too late; otherwise that its fee is missing."""
    filed, due = view.file.filed, view.outcome.deadline
    if due is None:
        return _("fee missing")
    if isinstance(filed, datetime) and isinstance(due, datetime) and filed > due:
        return countdown.minutes_late(-int((due - filed).total_seconds() // 60))
    days = (day_of(filed) - day_of(due)).days
    return countdown.late_words(days) if days > 0 else _("fee missing")


def _run(view: ProtestView, stage: Stage, today: date) -> tuple[int, int]:
    if stage in (Stage.APPEAL, Stage.FINAL, Stage.APPEALED):
        decided, until = view.file.decided, view.appeal_until
        if decided is None or until is None:
            return 0, 0
        whole = (day_of(until) - decided.day).days
        return min(max((today - decided.day).days, 0), whole), whole
    since = view.file.reasons or day_of(view.file.event)
    if view.outcome.deadline is None:
        return 0, 0
    whole = (day_of(view.outcome.deadline) - since).days
    return min((day_of(view.file.filed) - since).days, whole), whole


def _urgency(row: ProtestRow) -> tuple[int, int, int]:
    order = list(Stage).index(row.stage)
    if row.stage in (Stage.DECIDE, Stage.LATE):
        return order, day_of(row.file.filed).toordinal(), row.file.number
    return order, (row.days or 0) if row.stage is Stage.APPEAL else 0, -row.file.number


def _windows(desk: Desk, today: date) -> Iterator[Window]:
    """Return the days of play whose matches may still be protested against, latest last.

    Where time runs from the end of an event these are the last days of divisions that are over.
    """
    ends: dict[str, date] = {}
    for one in desk.season.fixtures:
        ends[one.division] = max(one.day, ends.get(one.division, one.day))
    from_end = has_rule(desk.book.protests.event)
    played = ends.values() if from_end else {one.day for one in desk.season.fixtures}
    for day in sorted({one for one in played if one <= today}, reverse=True):
        until = filing_until(desk, day)
        if until is None or until < today:
            return
        yield Window(day, until, (until - today).days)


def filing_until(desk: Desk, day: date) -> date | None:
    """Return until when a protest against a match of a day may be filed; None = no such limit."""
    try:
        due = _asked(desk, day).deadline
        return None if due is None else day_of(due)
    except RuleBookError:
        return None


def _asked(desk: Desk, day: date) -> ProtestOutcome:
    """Return what the book says about a protest against a match of a day. Raises RuleBookError."""
    values = desk.values(day)
    first = str(desk.book.protests.instances("team", values)[0])
    asked = Protest("team", day, day, fee_paid=True, instance=first)
    return desk.book.protests.decide(asked, values)


def name_of(desk: Desk, who: str) -> str:
    """Return the club or player who protests."""
    world = desk.world
    if who in world.clubs:
        return world.clubs[who].name
    return world.players[who].name if who in world.players else who


def about(desk: Desk, filed: ProtestFile) -> str:
    """Return what a protest is about: the match or the day, and a thing or a decision on it."""
    where = spoken_day(day_of(filed.event))
    if filed.match is not None:
        where = match_name(desk, filed.match)
    if (round_about := round_of(filed.against)) is not None:
        where = _("{division}, round {round}").format(
            division=competition_names(desk.season).get(round_about[0], round_about[0]),
            round=round_about[1],
        )
    if filed.appeal_of is not None:
        sentence = _("decision on No. {number}: {about}")
        return sentence.format(number=filed.appeal_of, about=where)
    thing = filed.against
    if thing is None or thing.kind not in (ThingKind.NOTICE, ThingKind.RULING, ThingKind.FINDING):
        return where
    words = {
        ThingKind.NOTICE: _("notice {key}"),
        ThingKind.RULING: _("ruling {key}"),
        ThingKind.FINDING: "{key}",
    }
    key = thing.key.removeprefix("fee|").partition("|")[0]
    named = desk.book.cite(key) if key in desk.book.paragraphs else key
    return f"{where}, {words[thing.kind].format(key=named)}"


def about_or_appeal(about: str, filed: ProtestFile) -> str:
    """Return what a protest is about; of an appeal also against which protest's decision it is."""
    if filed.appeal_of is None:
        return about
    return _("appeal in {number}: {about}").format(number=filed.appeal_of, about=about)


def match_name(desk: Desk, match: MatchKey) -> str:
    """Return both teams of a match."""
    teams = desk.world.teams
    return " – ".join(teams[id].name if id in teams else id for id in match[2:])
