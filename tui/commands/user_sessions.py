"""How people with an account get in: ``users code``, ``sessions``, ``end``.

None is described as a deed: a code is printed or written as a letter, a session is no fact.
"""

from collections.abc import Iterator
from dataclasses import replace
from datetime import datetime
from pathlib import Path

import click

from league import files, formatting
from league.clock import in_zone
from league.errors import InputError
from league.language import _, ngettext, speaking
from tui.commands.call import Call
from tui.commands.common import command, print_columns, print_data, print_json, print_message
from tui.commands.options import flag, force_option, json_option
from tui.commands.usage import PATH, Argument, Option

_SHOWN = 8
"""Signs of a session's id by which one tells a person's sessions apart."""


def account_argument() -> click.Argument:
    """Return the argument that names an account."""
    return Argument(["login"], metavar="ACCOUNT")


def getting_in() -> Iterator[click.Command]:
    """Yield the commands, members of the group ``users``."""
    yield _code()
    yield from _sessions()


def _code() -> click.Command:
    return command(
        "code",
        code,
        [
            account_argument(),
            Option(
                ["--paper"],
                type=PATH,
                metavar="FILE",
                help=_("Write the letter as PDF instead of printing the code."),
            ),
            force_option(),
        ],
        _(
            "Give out a code with which somebody sets his password: good once, for 14 days. It is"
            " not kept; earlier ones of the account are no good then."
        ),
        "spielleiter users code anna.berger",
        "spielleiter users code anna.berger --paper letter.pdf",
        needs="file",
    )


def _sessions() -> Iterator[click.Command]:
    yield command(
        "sessions",
        sessions,
        [account_argument(), json_option()],
        _("List where somebody is signed in."),
        "spielleiter users sessions anna.berger",
        needs="file",
    )
    yield command(
        "end",
        end,
        [
            account_argument(),
            Argument(["session"], required=False, metavar="[ID]"),
            flag("--all", _("End all of them."), "everywhere"),
        ],
        _("End a session of somebody, by the first signs of its id, or all."),
        "spielleiter users end anna.berger 3f9a0c12",
        "spielleiter users end anna.berger --all",
        needs="file",
    )


def code(call: Call, login: str, paper: Path | None, force: bool) -> None:
    """Give out a code. Raises LeagueError."""
    from league.services.messages.invitations import code_page
    from league.services.users.codes import give_code
    from league.services.users.letters import code_letter

    if paper is not None:
        files.check(paper, ending=".pdf", force=force)
    given = give_code(login, actor=call.actor)
    letter = code_letter(login, given, code_page())
    if paper is None:
        print_data(given.text)
    else:
        from league.head_marks import of_step
        from league.services.session.transactions import last_step
        from reports.layouts.code_letter import layout
        from reports.paper import Format
        from reports.writing import write

        with speaking(letter.language):
            document = replace(layout(letter), as_of=of_step(last_step()))
            write([document], Format.PDF, paper, force=force)
        print_message(_("{file} was written."), file=paper)
    print_message(_("Good once, until {moment}."), moment=_moment(letter.until))


def sessions(call: Call, login: str, as_json: bool) -> None:
    """List the sessions of an account. Raises LeagueError."""
    from league.services.session.days import zone_in_use
    from league.services.users.accounts import known_user
    from league.services.users.sign_in import sessions_of
    from tui.commands.printed import plain

    del call
    known_user(login)
    found = sessions_of(login)
    if as_json:
        print_json(plain(found))
        return
    if not found:
        print_message(_("{login} is signed in nowhere."), login=login)
        return
    zone = zone_in_use()
    head = (_("Session"), _("Since"), _("Last seen"), _("Until"), _("Address"), _("Browser"))
    lines = [
        (
            one.id[:_SHOWN],
            *(_moment(in_zone(at, zone)) for at in (one.at, one.seen, one.until)),
            one.address,
            one.agent,
        )
        for one in found
    ]
    print_columns([head, *lines])


def end(call: Call, login: str, session: str | None, everywhere: bool) -> None:
    """End sessions of an account. Raises LeagueError."""
    from league.services.users.sign_in import end_all, end_session, session_named

    if everywhere == (session is not None):
        raise InputError(_("Name one session, or all of them with --all."))
    if session is None:
        ended = end_all(login, actor=call.actor)
    else:
        end_session(session_named(login, session), actor=call.actor)
        ended = 1
    sentence = ngettext("{number} session was ended.", "{number} sessions were ended.", ended)
    print_message(sentence, number=ended)


def _moment(at: datetime) -> str:
    return f"{formatting.day(at.date())} {formatting.clock(at.time())}"
