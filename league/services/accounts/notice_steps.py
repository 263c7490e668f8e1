"""Reminders and the term of payment, ready to be tried and stored."""

from collections.abc import Sequence
from datetime import date

from league.language import _, ngettext
from league.services.accounts import reminders
from league.services.accounts.notice_words import reminder_words
from league.services.session.desk import Desk
from league.services.session.trial_runs import Outcome, as_step


@as_step
def reminder_step(
    desk: Desk, why: str, day: date, days: int | None, clubs: Sequence[str] = ()
) -> Outcome:
    """Clubs reminded of what is overdue, all or those that are named."""
    made = reminders.remind(
        desk.season.name, day, actor=desk.actor, days=days, clubs=clubs, why=why
    )
    sentence = ngettext("{number} club reminded.", "{number} clubs reminded.", len(made))
    told = tuple(reminder_words(desk, one) for one in made)
    return Outcome(sentence.format(number=len(made)), notes=told)


@as_step
def term_step(desk: Desk, why: str, days: int | None) -> Outcome:
    """The term of payment set, or withdrawn."""
    reminders.set_payment_term(desk.season.name, days, actor=desk.actor, why=why)
    return Outcome(term_words(days))


def term_words(days: int | None) -> str:
    """Return within how many days clubs have to pay."""
    if days is None:
        return _("There is no term of payment: notices name no last day to pay.")
    sentence = ngettext(
        "Clubs have {days} day to pay, from the day of the notice.",
        "Clubs have {days} days to pay, from the day of the notice.",
        days,
    )
    return sentence.format(days=days)
