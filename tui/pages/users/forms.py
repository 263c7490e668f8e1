"""Forms of accounts that no description makes: a role given back, and the end of sessions."""

from league.facts.users import User
from league.language import _, in_words
from league.services.session.desk import Desk
from league.services.session.trial_runs import Step
from league.services.users import desk_steps
from league.services.users.operations import WITHDRAW
from league.services.users.rows import appointment_words
from league.services.words.names import all_names
from tui.dialogs.form_model import Answers, Field, Form, goes_into_journal


def withdraw_form(_desk: Desk, login: str, user: User) -> Form:
    """Return which role is taken away: one line answers for role, place and season."""
    names = all_names()
    held = tuple(
        (str(at), appointment_words(one, names)) for at, one in enumerate(user.appointments)
    )
    fields = (Field("role", _("Role"), "0", answers=held),)

    def step(got: Answers) -> Step:
        return WITHDRAW.step(login=login, held=user.appointments[int(got["role"])])

    title = in_words(WITHDRAW.title).format(name=user.name)
    return Form(title, fields, step, in_words(WITHDRAW.reason.hint))


def sessions_form(_desk: Desk, login: str, user: User) -> Form:
    """Return the end of all sessions of somebody."""
    title = _("End all sessions of {name}").format(name=user.name)
    return Form(title, (), lambda _got: desk_steps.end_sessions_step(login), goes_into_journal())
