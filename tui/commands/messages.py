"""Messages to people: ``messages list``, ``send``, ``invite``, ``decide``, ``settings``.

None is described as a deed: a mail cannot be sent for a trial, and settings are shown as well.
"""

from collections.abc import Iterator
from dataclasses import fields
from typing import TYPE_CHECKING, Any

import click

from league.language import _
from tui.commands.call import Call
from tui.commands.common import command, group, print_columns, print_json, print_message
from tui.commands.filing import changed, given_option
from tui.commands.listing import about_of
from tui.commands.options import flag, json_option
from tui.commands.usage import Argument, Option, whole_number

if TYPE_CHECKING:
    from league.views.messages import MessageSettings


def commands() -> Iterator[click.Command]:
    """Yield the commands of this area."""
    yield group(
        "messages",
        about_of("messages"),
        [_list(), _send(), _invite(), _decide(), _settings()],
        "spielleiter messages settings --host mail.example.org --from office@example.org",
        "spielleiter messages send",
    )


def _list() -> click.Command:
    return command(
        "list",
        list_messages,
        [flag("--open", _("Only those that did not go out."), "unsent"), json_option()],
        _("List the messages, the oldest first, and what became of them."),
        "spielleiter messages list --open",
        needs="file",
    )


def _send() -> click.Command:
    return command(
        "send",
        send,
        [],
        _(
            "Remind captains of what is missing, and send what waits.\n\n"
            "Nothing is sent twice: where a program ended while it was sending, “messages decide”"
            " says what to do. “spielleiter serve” sends by itself."
        ),
        "spielleiter messages send",
        needs="file",
    )


def _invite() -> click.Command:
    return command(
        "invite",
        invite,
        [Argument(["login"])],
        _(
            "Send somebody the code with which he sets his password: good once, for 14 days;"
            " earlier ones are no good then."
        ),
        "spielleiter messages invite anna.berger",
        needs="file",
    )


def _decide() -> click.Command:
    return command(
        "decide",
        decide,
        [
            Argument(["number"], type=whole_number(1)),
            flag("--again", _("Send it again; the person may get it twice.")),
        ],
        _("Of a message that was perhaps sent: say that it was, or send it again."),
        "spielleiter messages decide 12",
        "spielleiter messages decide 12 --again",
        needs="file",
    )


def _settings() -> click.Command:
    return command(
        "settings",
        show_settings,
        [
            given_option("--from", "ADDRESS", _("Address the messages come from.")),
            given_option("--folder", "PATH", _("Folder for .eml files instead of a mail server.")),
            given_option("--host", "NAME", _("The mail server.")),
            _number("--port", 1, _("Its port.")),
            Option(
                ["--security"],
                type=click.Choice(("starttls", "tls", "none")),
                default=None,
                help=_("How the connection is kept secret."),
            ),
            given_option("--user", "NAME", _("Name at the mail server; empty = none is asked.")),
            given_option(
                "--password-file",
                "PATH",
                _("File with the password (0600). [env var: SPIELLEITER_SMTP_PASSWORD]"),
            ),
            given_option("--server", "ADDRESS", _("Address of the captain's page, for links.")),
            _number("--lineup-hours", 0, _("Missing lineup: hours before the start; 0 = never.")),
            _number("--report-hours", 0, _("Missing report: hours before it is due; 0 = never.")),
        ],
        _("Show or change how messages are sent; the password is never stored here."),
        "spielleiter messages settings",
        "spielleiter messages settings --folder /var/spool/league --from office@example.org",
        needs="file",
    )


def _number(name: str, least: int, about: str) -> click.Option:
    return Option([name], type=whole_number(least), default=None, metavar="N", help=about)


def list_messages(_call: Call, unsent: bool, as_json: bool) -> None:
    """List the messages. Raises LeagueError."""
    from league.services.messages.rows import state_words
    from league.services.messages.sending import State, outbox

    found = [(state, row) for state, row in outbox() if not unsent or state is not State.SENT]
    if as_json:
        shown = ("number", "event", "whom", "mail", "subject", "at", "sent", "fault")
        print_json(
            [
                {"state": str(state)} | {name: getattr(row, name) for name in shown}
                for state, row in found
            ]
        )
        return
    words = state_words()
    print_columns(
        [
            (f"{row.number}.", words[state], row.whom, row.mail, row.subject, row.fault or "")
            for state, row in found
        ]
    )
    if not found:
        print_message(_("There is no message."))


def send(_call: Call) -> None:
    """Remind of what is missing, and send what waits. Raises LeagueError."""
    from league.facts.actors import program
    from league.services.home.reminding import remind_due
    from league.services.messages.sending import send_due
    from league.services.messages.settings import settings

    remind_due()
    if not settings().sends:
        print_message(
            _("Nothing is sent: name a mail server or a folder with “messages settings”.")
        )
        return
    done = send_due(actor=program())
    print_message(_("{sent} messages sent, {failed} not."), sent=done.sent, failed=done.failed)


def invite(call: Call, login: str) -> None:
    """Send somebody a code. Raises LeagueError."""
    from league.services.messages import invitations

    invitations.invite(login, actor=call.actor)
    print_message(_("The invitation of {login} is sent."), login=login)


def decide(call: Call, number: int, again: bool) -> None:
    """Decide about a message of which nobody knows whether it was sent. Raises LeagueError."""
    from league.services.messages import sending

    sending.decide(number, again=again, actor=call.actor)
    sentence = _("Message {number} is sent again.") if again else _("Message {number}: sent.")
    print_message(sentence, number=number)


def show_settings(call: Call, **given: Any) -> None:
    """Show how messages are sent, changed first where something is given. Raises LeagueError."""
    from league.services.messages.settings import change_settings, settings
    from league.views.messages import Security

    named = {"sender": given.pop("from"), **given}
    if named["security"] is not None:
        named["security"] = Security(named["security"])
    found = settings()
    if any(value is not None for value in named.values()):
        found = change_settings(changed(found, named), actor=call.actor)
    _print_settings(found)


def _print_settings(found: "MessageSettings") -> None:
    words = _setting_words()
    print_columns(
        [(words[one.name], str(getattr(found, one.name)) or "–") for one in fields(found)]
    )
    if not found.sends:
        print_message(
            _("Nothing is sent: name a mail server or a folder with “messages settings”.")
        )


def _setting_words() -> dict[str, str]:
    return {
        "sender": _("From"),
        "folder": _("Folder"),
        "host": _("Mail server"),
        "port": _("Port"),
        "security": _("Connection"),
        "user": _("Name there"),
        "password_file": _("File with the password"),
        "server": _("Captain's page"),
        "lineup_hours": _("Missing lineup, hours before"),
        "report_hours": _("Missing report, hours before"),
    }
