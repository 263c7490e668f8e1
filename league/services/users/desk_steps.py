"""What is done with accounts at the desk, each a step that is tried before it is stored."""

from league.facts.users import Appointment, Role
from league.language import _, ngettext
from league.services.session.at_file import AtFile
from league.services.session.rights import PLACES
from league.services.session.trial_runs import Outcome, as_step
from league.services.users import accounts, sign_in


@as_step
def add_step(desk: AtFile, why: str, login: str, name: str, mail: str, language: str) -> Outcome:
    """A new account, still without a role."""
    accounts.add_user(login, name, mail=mail, language=language, actor=desk.actor, why=why)
    return Outcome(_("{name} has the account “{login}”.").format(name=name, login=login))


@as_step
def change_step(desk: AtFile, why: str, /, login: str, **after: str | None) -> Outcome:
    """Name, e-mail and language of an account; what is None stays."""
    user = accounts.change_user(login, **after, actor=desk.actor, why=why)
    return Outcome(_("The account of {name} is changed.").format(name=user.name))


@as_step
def appoint_step(desk: AtFile, why: str, /, login: str, **named: str) -> Outcome:
    """A role in a part of the federation."""
    user = accounts.appoint(login, _held(desk, **named), actor=desk.actor, why=why)
    return Outcome(_("{name} has the role.").format(name=user.name))


@as_step
def withdraw_step(
    desk: AtFile, why: str, /, login: str, held: Appointment | None = None, **named: str
) -> Outcome:
    """A role is taken away: one that is known, or is named as it was given."""
    asked = held or _held(desk, **named)
    user = accounts.withdraw(login, asked, actor=desk.actor, why=why)
    return Outcome(_("{name} does not have the role any more.").format(name=user.name))


def _held(desk: AtFile, role: str, division: str, club: str, team: str) -> Appointment:
    """Return a role with its place; one of a team is held for the season in use."""
    office = Role(role)
    season = desk.season.name if "season" in PLACES.get(office, ()) else None
    return Appointment(office, season, division or None, club or None, team or None)


@as_step
def close_step(desk: AtFile, why: str, login: str) -> Outcome:
    """An account is closed; its sessions end at once."""
    user = accounts.close_user(login, actor=desk.actor, why=why)
    return Outcome(_("The account of {name} is closed.").format(name=user.name))


@as_step
def open_step(desk: AtFile, why: str, login: str) -> Outcome:
    """A closed account is open again."""
    user = accounts.open_user(login, actor=desk.actor, why=why)
    return Outcome(_("The account of {name} is open again.").format(name=user.name))


@as_step
def end_sessions_step(desk: AtFile, _why: str, login: str) -> Outcome:
    """All sessions of somebody end."""
    ended = sign_in.end_all(login, actor=desk.actor)
    words = ngettext(
        "{number} session of “{login}” is ended.",
        "{number} sessions of “{login}” are ended.",
        ended,
    )
    return Outcome(words.format(number=ended, login=login))
