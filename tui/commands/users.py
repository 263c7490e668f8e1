"""Accounts of people: who has one, as what, with which code, and where he is signed in."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

import click

from league import formatting
from league.facts.users import Role
from league.language import LANGUAGES, _
from tui.commands.call import Call
from tui.commands.common import command, group, print_columns, print_json, print_message
from tui.commands.options import json_option, text_option, why_option
from tui.commands.usage import Argument, Option
from tui.commands.user_sessions import account_argument, getting_in
from tui.commands.user_ssh import ssh_command

if TYPE_CHECKING:
    from league.facts.users import Appointment
    from league.views.users import AccountRow


def commands() -> Iterator[click.Command]:
    """Yield the commands of this area."""
    yield group(
        "users",
        _(
            "Who gets in besides the official at this machine: accounts, their roles, codes and"
            " sessions."
        ),
        [*_accounts(), *_roles(), *getting_in(), ssh_command()],
        'spielleiter users add anna.berger "Anna Berger" --mail anna@example.org',
        "spielleiter users appoint anna.berger captain --team LANDESLIGA01",
        "spielleiter users code anna.berger --paper letter.pdf",
    )


def _accounts() -> Iterator[click.Command]:
    yield command(
        "list",
        list_all,
        [json_option()],
        _("List the accounts with their roles; closed ones come last."),
        "spielleiter users list",
        needs="file",
    )
    yield command(
        "add",
        add,
        [account_argument(), Argument(["name"]), *_person(), why_option()],
        _("Make an account, still without a role; nobody gets in before a code was used."),
        'spielleiter users add anna.berger "Anna Berger"',
        needs="file",
    )
    name = Option(["--name"], metavar="NAME", help=_("As the journal shows it."))
    yield command(
        "change",
        change,
        [account_argument(), name, *_person(), why_option()],
        _("Change name, e-mail or language of an account."),
        "spielleiter users change anna.berger --mail anna@example.org",
        needs="file",
    )
    yield from _closing()


def _closing() -> Iterator[click.Command]:
    for name, callback, about in (
        ("close", close, _("Close an account: password, codes and sessions end at once.")),
        ("open", open_again, _("Open a closed account again; it needs a new code.")),
    ):
        params = [account_argument(), why_option()]
        yield command(
            name, callback, params, about, f"spielleiter users {name} anna.berger", needs="file"
        )


def _person() -> list[click.Parameter]:
    return [
        Option(["--mail"], metavar="TEXT", help=_("E-mail address.")),
        Option(["--language"], type=click.Choice(LANGUAGES), help=_("Of pages and messages.")),
    ]


def _roles() -> Iterator[click.Command]:
    about = _(
        "Give somebody a role. An official of a division or district needs --division, a club"
        " secretary --club, a captain or deputy --team; those two hold it for one season. “rules"
        " rights” says what each role may do."
    )
    for name, callback, words in (
        ("appoint", appoint, about),
        ("withdraw", withdraw, _("Take a role away, named as it was given.")),
    ):
        yield command(
            name,
            callback,
            [
                account_argument(),
                Argument(["role"], type=click.Choice([one.value for one in Role])),
                text_option("--division", "DIVISION", _("Division, by id or name.")),
                text_option("--club", "CLUB", _("Club, by number or name.")),
                text_option("--team", "TEAM", _("Team, by id or name.")),
                why_option(),
            ],
            words,
            f"spielleiter users {name} anna.berger captain --team LANDESLIGA01",
            f"spielleiter users {name} karl.kraus division_official --division landesliga",
        )


def list_all(call: Call, as_json: bool) -> None:
    """List the accounts. Raises LeagueError."""
    from league.services.users.rows import account_rows
    from tui.commands.printed import plain

    del call
    rows = account_rows()
    if as_json:
        print_json(plain(rows))
        return
    if not rows:
        print_message(_("There is no account; whoever sits at this machine may do everything."))
        return
    head = (_("Account"), _("Name"), _("Roles"), _("State"))
    lines = [(one.login, one.name, "; ".join(one.roles) or "–", _state(one)) for one in rows]
    print_columns([head, *lines])


def _state(row: "AccountRow") -> str:
    if row.closed:
        return _("closed since {day}").format(day=formatting.day(row.closed))
    return _("open") if row.password else _("no password yet")


def add(
    call: Call, login: str, name: str, mail: str | None, language: str | None, why: str
) -> None:
    """Make an account. Raises LeagueError."""
    from league.services.users.accounts import add_user

    more = {"mail": mail or "", "language": language or "de"}
    add_user(login, name, **more, actor=call.actor, why=why)
    print_message(_("{name} has the account “{login}”."), name=name, login=login)


def change(
    call: Call, login: str, name: str | None, mail: str | None, language: str | None, why: str
) -> None:
    """Change what is kept of a person. Raises LeagueError."""
    from league.services.users.accounts import change_user

    change_user(login, name=name, mail=mail, language=language, actor=call.actor, why=why)
    print_message(_("Stored."))


def close(call: Call, login: str, why: str) -> None:
    """Close an account. Raises LeagueError."""
    from league.services.users.accounts import close_user

    close_user(login, actor=call.actor, why=why)
    print_message(_("The account “{login}” is closed."), login=login)


def open_again(call: Call, login: str, why: str) -> None:
    """Open an account again. Raises LeagueError."""
    from league.services.users.accounts import open_user

    open_user(login, actor=call.actor, why=why)
    print_message(_("The account “{login}” is open."), login=login)


def appoint(
    call: Call, login: str, role: str, division: str, club: str, team: str, why: str
) -> None:
    """Give somebody a role. Raises LeagueError."""
    from league.services.users import accounts

    asked = _appointment(call, role, division, club, team)
    user = accounts.appoint(login, asked, actor=call.actor, why=why)
    print_message(_("{name} has the role now."), name=user.name)


def withdraw(
    call: Call, login: str, role: str, division: str, club: str, team: str, why: str
) -> None:
    """Take a role away. Raises LeagueError."""
    from league.services.users import accounts

    asked = _appointment(call, role, division, club, team)
    user = accounts.withdraw(login, asked, actor=call.actor, why=why)
    print_message(_("{name} does not have the role any more."), name=user.name)


def _appointment(call: Call, role: str, division: str, club: str, team: str) -> "Appointment":
    """Return a role with its place, as it was typed. Raises NotFoundError, StorageError."""
    from league.facts.users import Appointment
    from league.services.session import transactions
    from league.services.words.naming import club_named, division_named, team_named

    if not (division or club or team):
        return Appointment(Role(role), call.season)
    season, _rulings = transactions.load(call.season)
    return Appointment(
        Role(role),
        season.name if team else call.season,
        division_named(season.divisions, division).id if division else None,
        club_named(season.clubs, club).id if club else None,
        team_named(season.teams, team).id if team else None,
    )
