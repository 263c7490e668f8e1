"""What is typed into a form: days, clubs, teams, numbers; and what may stand there before."""

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import date, time

from league.errors import InputError
from league.formatting import day as spoken_day
from league.language import _
from league.services.session.desk import Desk
from league.services.session.kinds import day_hint, near, suggested_day
from league.typed.days import maybe_day
from league.typed.hours import maybe_hour
from league.typed.money import maybe_cents
from league.typed.numbers import maybe_whole
from tui.dialogs.form_model import Answers, Field


@contextmanager
def about(label: str) -> Iterator[None]:
    """Put before a sentence which field it is about, if any. Raises InputError."""
    try:
        yield
    except InputError as error:
        raise InputError(f"{label}: {error}" if label else str(error)) from error


def day_field(desk: Desk, name: str, label: str, value: str | None = None) -> Field:
    """Return a line for a day that must be given; ``value`` stands there before, or today."""
    shown = suggested_day(desk) if value is None else value
    by_clock = bool(shown) and shown == suggested_day(desk)
    return Field(name, label, shown, day_hint(desk), needed=True, by_clock=by_clock)


def needed_day(desk: Desk, answers: Answers, name: str) -> date:
    """Return the day in a field that must have one. Raises InputError."""
    found = optional_day(desk, answers, name)
    if found is None:
        raise InputError(_("{label}: please give the day."), label=answers.label(name))
    return found


def optional_day(desk: Desk, answers: Answers, name: str) -> date | None:
    """Return the day in a field, None where it is empty. Raises InputError."""
    with about(answers.label(name)):
        return maybe_day(answers[name], near(desk))


def optional_number(answers: Answers, name: str, least: int = 0) -> int | None:
    """Return the number in a field, None where it is empty. Raises InputError."""
    with about(answers.label(name)):
        return maybe_whole(answers[name], least)


def optional_cents(answers: Answers, name: str) -> int | None:
    """Return the amount in a field, None where it is empty. Raises InputError."""
    with about(answers.label(name)):
        return maybe_cents(answers[name])


def needed_cents(answers: Answers, name: str) -> int:
    """Return an amount that must be there, in cents. Raises InputError."""
    found = optional_cents(answers, name)
    if found is None:
        raise InputError(_("Please give the amount."))
    return found


def optional_hour(answers: Answers, name: str) -> time | None:
    """Return the hour in a field, None where it is empty. Raises InputError."""
    with about(answers.label(name)):
        return maybe_hour(answers[name])


def shown_day(day: date | None) -> str:
    """Return a day as it is read; a dash for none."""
    return spoken_day(day) if day else "–"


def seed_field(recorded: int | None = None) -> Field:
    """Return where the seed of a draw on record may be repeated; otherwise storing chooses one."""
    value = "" if recorded is None else str(recorded)
    return Field("seed", _("Repeat seed"), value, _("only to repeat a recorded draw"))


def seed_of(answers: Answers) -> int | None:
    """Return a seed that was typed, None for nothing. Raises InputError."""
    return optional_number(answers, "seed")
