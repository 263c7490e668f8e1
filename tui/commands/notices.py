"""What leaves the office about money: ``account notices``, ``notice``, ``deposits``, ``term``.

The term is shown as well as set by one command; a form sets it by the same service.
"""

from collections.abc import Iterator
from typing import TYPE_CHECKING

import click

from league import formatting
from league.language import _, ngettext
from tui.commands.call import Call
from tui.commands.common import command, print_data, print_json, print_message
from tui.commands.late_values import club_argument
from tui.commands.options import flag, json_option, text_option
from tui.commands.usage import Argument, whole_number

if TYPE_CHECKING:
    pass


def members() -> Iterator[click.Command]:
    """Yield the commands of this area; they belong to ``account``."""
    yield from _showing()
    yield _term()


def _showing() -> Iterator[click.Command]:
    yield command(
        "notices",
        notices,
        [
            club_argument(required=False, default=""),
            flag("--open", _("Only those with something left to pay."), "open_"),
            json_option(),
        ],
        _(
            "List the numbered notices, all or those of a club.\n\n"
            "Every charge gets one when it is posted, and another one when it is taken back."
        ),
        "spielleiter account notices 601",
    )
    yield command(
        "notice",
        notice,
        [Argument(["number"], metavar="YEAR/NUMBER"), json_option()],
        _("Show a notice: what is owed, why, until when, and how to contest it."),
        "spielleiter account notice 2012/1",
    )
    yield command(
        "deposits",
        deposits,
        [json_option()],
        _("List the deposits of protests: what is held, what went back, what was forfeited."),
        "spielleiter account deposits",
    )


def _term() -> click.Command:
    return command(
        "term",
        term,
        [
            Argument(["days"], type=whole_number(), required=False, default=None),
            flag("--none", _("Withdraw it: notices name no last day to pay any more."), "none"),
            text_option("--reason", "TEXT", _("Why, on record; needed to set it.")),
        ],
        _(
            "Show or set within how many days clubs have to pay.\n\n"
            "It counts for what is posted from then on; a notice given already keeps its last day."
        ),
        _('spielleiter account term 30 --reason "Decided by the executive."'),
    )


def notices(call: Call, club: str, open_: bool, as_json: bool) -> None:
    """List notices. Raises LeagueError."""
    from league.services.accounts.notices import notice_rows
    from league.views.accounts import NoticeState
    from league.views.columns_accounts import NOTICES
    from tui.commands.described import as_data, print_list

    found = notice_rows(call.desk(), club)
    found = [one for one in found if not open_ or one.state is NoticeState.OPEN]
    if as_json:
        print_json(as_data(NOTICES, found))
        return
    print_list(NOTICES, found, heads=False)
    left = formatting.money(sum(one.left for one in found))
    sentence = ngettext(
        "{number} notice, {left} left to pay", "{number} notices, {left} left to pay", len(found)
    )
    print_message(sentence, number=len(found), left=left)


def notice(call: Call, number: str, as_json: bool) -> None:
    """Show a notice. Raises LeagueError."""
    from league.services.accounts.notice_words import lacks
    from league.services.accounts.papers import notice_view
    from league.views.accounts import state_words
    from league.views.columns_accounts import NOTICES
    from tui.commands.described import as_data

    desk = call.desk()
    view = notice_view(desk, number)
    if as_json:
        print_json(as_data(NOTICES, [view.row])[0])
        return
    row = view.row
    when, amount = formatting.day(row.day), formatting.money(row.cents)
    print_data(f"{row.number}  {when}  {amount}  {state_words(row)}")
    print_data(f"{row.debtor} → {row.creditor}: {row.about}")
    due = _("Due on {day}").format(day=formatting.day(row.due)) if row.due else ""
    reason = _("Reason: {reason}").format(reason=view.reason) if view.reason else ""
    cited = [f"{citation}: {says}" for citation, says in view.paragraphs]
    for words in filter(None, (due, view.facts, view.arithmetic, reason, *cited, view.contest)):
        print_data(words)
    for words in lacks(desk, view):
        print_message(words)


def deposits(call: Call, as_json: bool) -> None:
    """List deposits. Raises LeagueError."""
    from league.services.accounts.deposits import deposit_rows
    from league.services.accounts.postings import ledger
    from league.views.columns_accounts import DEPOSITS
    from tui.commands.described import as_data, print_list

    desk = call.desk()
    found = list(deposit_rows(desk, ledger(desk.season.federation)))
    if as_json:
        print_json(as_data(DEPOSITS, found))
        return
    print_list(DEPOSITS, found, heads=False)
    held = formatting.money(sum(one.held for one in found))
    lost = formatting.money(sum(one.forfeited for one in found))
    print_message(_("Held: {held}; forfeited: {lost}"), held=held, lost=lost)


def term(call: Call, days: int | None, none: bool, reason: str) -> None:
    """Show or set the term of payment. Raises LeagueError."""
    from league.errors import InputError
    from league.services.accounts import reminders
    from league.services.accounts.notice_steps import term_words

    desk = call.desk()
    if none and days is not None:
        raise InputError(_("Name the days, or say --none."))
    if none or days is not None:
        if not reason.strip():
            raise InputError(_("Give the reason with --reason: the journal keeps it."))
        reminders.set_payment_term(call.season, days, actor=call.actor, why=reason)
    print_message(term_words(reminders.payment_term(desk.season.federation)))
