"""Forms for accounts: who gets in, as what, and for what part of the federation."""

from league.errors import InputError
from league.facts.users import Appointment, Role, User
from league.language import LANGUAGES, _
from league.services.session.desk import Desk
from league.services.session.trial_runs import Step
from league.services.users import desk_steps
from league.services.users.rows import appointment_words
from league.services.words.codes import role_words
from league.services.words.names import all_names
from tui.dialogs.form_model import Answers, Field, Form, goes_into_journal

_OF_TEAMS = (Role.CAPTAIN, Role.DEPUTY)
_TONGUES = {"de": "Deutsch", "en": "English"}
"""Each language in its own words, so that whoever reads only one finds his."""


def add_form(_desk: Desk) -> Form:
    """Return a new account."""
    fields = (
        Field("login", _("Account"), hint=_("such as anna.berger"), needed=True),
        *_person_fields(),
    )

    def step(got: Answers) -> Step:
        return desk_steps.add_step(got["login"], got["name"], got["mail"], got["language"])

    return Form(_("New account"), fields, step, goes_into_journal())


def change_form(_desk: Desk, login: str, user: User) -> Form:
    """Return what is kept of a person."""

    def step(got: Answers) -> Step:
        return desk_steps.change_step(login, got["name"], got["mail"], got["language"])

    title = _("Account “{login}”").format(login=login)
    return Form(title, _person_fields(user), step, goes_into_journal())


def _person_fields(user: User | None = None) -> tuple[Field, ...]:
    known = user or User("")
    languages = tuple((one, _TONGUES[one]) for one in LANGUAGES)
    return (
        Field("name", _("Name"), known.name, needed=True),
        Field("mail", _("E-mail"), known.mail),
        Field("language", _("Language"), known.language, answers=languages),
    )


def appoint_form(desk: Desk, login: str, user: User) -> Form:
    """Return a role; what it is held for is named by a division, a club or a team."""
    season, words = desk.season, role_words()
    roles = tuple((one.value, words[one]) for one in Role)
    divisions = (("", "–"), *((one.id, one.name) for one in season.divisions))
    clubs = tuple(f"{one.id} {one.name}" for one in season.clubs)
    teams = tuple(f"{one.id} {one.name}" for one in season.teams)
    fields = (
        Field("role", _("Role"), Role.CAPTAIN.value, answers=roles),
        Field("division", _("Division"), answers=divisions),
        Field("club", _("Club"), hint=_("number or name"), suggested=clubs),
        Field("team", _("Team"), hint=_("id or name"), suggested=teams),
    )

    def step(got: Answers) -> Step:
        role = Role(got["role"])
        held = Appointment(
            role,
            season.name if role in _OF_TEAMS else None,
            got["division"] or None,
            _meant(got["club"], clubs),
            _meant(got["team"], teams),
        )
        return desk_steps.appoint_step(login, held)

    return Form(_("Role for {name}").format(name=user.name), fields, step, goes_into_journal())


def _meant(typed: str, known: tuple[str, ...]) -> str | None:
    """Return the id of the club or team that is typed; None for nothing. Raises InputError."""
    if not typed:
        return None
    wanted = typed.casefold()
    for one in known:
        id, _blank, name = one.partition(" ")
        if wanted in (one.casefold(), id.casefold(), name.casefold()):
            return id
    raise InputError(_("There is no “{text}”."), text=typed)


def withdraw_form(_desk: Desk, login: str, user: User) -> Form:
    """Return which role is taken away."""
    names = all_names()
    held = tuple(
        (str(at), appointment_words(one, names)) for at, one in enumerate(user.appointments)
    )
    fields = (Field("role", _("Role"), "0", answers=held),)

    def step(got: Answers) -> Step:
        return desk_steps.withdraw_step(login, user.appointments[int(got["role"])])

    title = _("{name} gives a role back").format(name=user.name)
    return Form(title, fields, step, goes_into_journal())


def close_form(_desk: Desk, login: str, user: User) -> Form:
    """Return the end of an account."""
    title = _("Close the account of {name}").format(name=user.name)
    return Form(title, (), lambda _got: desk_steps.close_step(login), goes_into_journal())


def sessions_form(_desk: Desk, login: str, user: User) -> Form:
    """Return the end of all sessions of somebody."""
    title = _("End all sessions of {name}").format(name=user.name)
    return Form(title, (), lambda _got: desk_steps.end_sessions_step(login), goes_into_journal())
