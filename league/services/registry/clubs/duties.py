"""Reports that others owe by a day: put on file, marked when they come, listed when they lack."""

from collections.abc import Iterable
from dataclasses import replace
from datetime import date

from league import clock
from league.errors import InputError, NotFoundError
from league.facts.actors import Actor, Right
from league.facts.events import Duty
from league.formatting import day as spoken_day
from league.language import _
from league.record_kinds import DUTY
from league.rulebook import RuleBook
from league.rulebooks import load
from league.services.rulebook.findings import finding_views
from league.services.session import transactions
from league.services.session.checks import needed
from league.services.session.desk import Desk
from league.services.session.records import record, recorded
from league.services.session.season_changes import season_and_book
from league.services.session.transactions import scope_in, transaction
from league.services.session.trial_runs import Outcome, as_step
from league.views.duties import DutyRow


def add_duty(
    season: str | None, paragraph: str, about: str, day: date, *, actor: Actor, why: str = ""
) -> DutyRow:
    """Put a report that is owed on file; ``day`` is the one its time limit follows from.

    Raises InputError without words and for a paragraph that asks for none, StorageError.
    """
    with transaction(actor, Right.REGISTER, scope_in(season)):
        loaded, book = season_and_book(season)
        wanted = paragraph.removeprefix("§").strip()
        kinds = book.duties.kinds(book.on(book.first_day))
        if wanted not in kinds:
            sentence = _("“{paragraph}” of {book} asks for no report; these do: {known}.")
            known = ", ".join(kinds)
            raise InputError(sentence, book=book.short, paragraph=wanted, known=known)
        needed(about, _("Please say what is to be reported, such as the event's name."))
        number = max((one.duty.number for one in duty_rows(loaded.name, day)), default=0) + 1
        duty = Duty(number, wanted, about.strip(), day)
        record(loaded.name, DUTY, str(number), duty, actor=actor, why=why)
        return _row(book, duty, clock.today(book.time_zone))


def report_duty(
    season: str | None, number: int, day: date, *, actor: Actor, why: str = ""
) -> DutyRow:
    """Record on which day a report came; a later record puts another day in its place.

    Raises NotFoundError for a number nobody knows, StorageError.
    """
    with transaction(actor, Right.REGISTER, scope_in(season)):
        loaded, _rulings = transactions.load(season)
        known = recorded(loaded.name, DUTY)
        if str(number) not in known:
            sentence = _("There is no report number {number}; “duty list” shows them.")
            raise NotFoundError(sentence, number=number)
        duty = replace(known[str(number)], reported=day)
        record(loaded.name, DUTY, str(number), duty, actor=actor, why=why)
        return _row(load(loaded.rulebook), duty, day)


def duty_rows(season: str | None, on: date) -> list[DutyRow]:
    """Return the reports on file, what is due first ahead. Raises RuleBookError, StorageError."""
    loaded, _rulings = transactions.load(season)
    return rows_of(load(loaded.rulebook), recorded(loaded.name, DUTY).values(), on)


def rows_of(book: RuleBook, duties: Iterable[Duty], on: date) -> list[DutyRow]:
    """Return reports as they stand on a day, what is due first ahead."""
    return sorted((_row(book, one, on) for one in duties), key=lambda row: row.due)


def _row(book: RuleBook, duty: Duty, on: date) -> DutyRow:
    values = book.on(duty.day)
    return DutyRow(
        duty=duty,
        title=book.paragraph(duty.paragraph).title,
        citation=book.cite(duty.paragraph),
        due=book.duties.due(duty, values),
        found=tuple(book.duties.judge(duty, on, values)),
    )


def duty_kinds(desk: Desk) -> tuple[tuple[str, str], ...]:
    """Return the paragraphs by which something is reported, with what they call it."""
    known = desk.book.duties.kinds(desk.values(desk.world.first_day))
    return tuple(
        (one, f"{desk.book.paragraph(one).title} ({desk.book.cite(one)})") for one in known
    )


@as_step
def duty_step(desk: Desk, why: str, paragraph: str, about: str, day: date) -> Outcome:
    """A report that is owed, ready to be tried and stored."""
    row = add_duty(desk.season.name, paragraph, about, day, actor=desk.actor, why=why)
    sentence = _("{number}. {title}: {about}, due by {due} ({citation}).")
    facts = {"number": row.duty.number, "title": row.title, "about": row.duty.about}
    says = sentence.format(**facts, due=spoken_day(row.due), citation=row.citation)
    return Outcome(says, finding_views(desk, desk.values(day), row.found))


@as_step
def reported_step(desk: Desk, why: str, number: int, day: date) -> Outcome:
    """The coming of a report, ready to be tried and stored."""
    row = report_duty(desk.season.name, number, day, actor=desk.actor, why=why)
    sentence = _("{title}: {about} came on {day}.")
    says = sentence.format(title=row.title, about=row.duty.about, day=spoken_day(day))
    return Outcome(says, finding_views(desk, desk.values(row.duty.day), row.found))
