"""What is done with accounts at the desk, each a step that is tried before it is stored."""

from league.facts.users import Appointment
from league.language import _, ngettext
from league.services.session.desk import Desk
from league.services.session.trial_runs import Outcome, as_step
from league.services.users import accounts, sign_in


@as_step
def add_step(desk: Desk, why: str, login: str, name: str, mail: str, language: str) -> Outcome:
    """A new account, still without a role."""
    accounts.add_user(login, name, mail=mail, language=language, actor=desk.actor, why=why)
    return Outcome(_("{name} has the account “{login}”.").format(name=name, login=login))


@as_step
def change_step(desk: Desk, why: str, login: str, name: str, mail: str, language: str) -> Outcome:
    """Name, e-mail and language of an account."""
    after = accounts.change_user(
        login, name=name, mail=mail, language=language, actor=desk.actor, why=why
    )
    return Outcome(_("The account of {name} is changed.").format(name=after.name))


@as_step
def appoint_step(desk: Desk, why: str, login: str, held: Appointment) -> Outcome:
    """A role in a part of the federation."""
    user = accounts.appoint(login, held, actor=desk.actor, why=why)
    return Outcome(_("{name} has the role.").format(name=user.name))


@as_step
def withdraw_step(desk: Desk, why: str, login: str, held: Appointment) -> Outcome:
    """A role is taken away."""
    user = accounts.withdraw(login, held, actor=desk.actor, why=why)
    return Outcome(_("{name} does not have the role any more.").format(name=user.name))


@as_step
def close_step(desk: Desk, why: str, login: str) -> Outcome:
    """An account is closed; its sessions end at once."""
    user = accounts.close_user(login, actor=desk.actor, why=why)
    return Outcome(_("The account of {name} is closed.").format(name=user.name))


@as_step
def end_sessions_step(desk: Desk, _why: str, login: str) -> Outcome:
    """All sessions of somebody end."""
    ended = sign_in.end_all(login, actor=desk.actor)
    words = ngettext(
        "{number} session of “{login}” is ended.",
        "{number} sessions of “{login}” are ended.",
        ended,
    )
    return Outcome(words.format(number=ended, login=login))
