"""The ledger: ``account list``, ``club``, ``propose``, ``confirm``, ``refunds``, ``refund``."""

from collections.abc import Iterator
from datetime import date
from itertools import count
from typing import TYPE_CHECKING

import click

from league import formatting
from league.language import _, ngettext
from tui.commands import notices, payments
from tui.commands.call import Call
from tui.commands.common import command, group, print_data, print_json, print_message
from tui.commands.late_values import club_argument
from tui.commands.listing import about_of
from tui.commands.options import date_option, json_option

if TYPE_CHECKING:
    from league.views.accounts import RefundRow


def commands() -> Iterator[click.Command]:
    """Yield the commands of this area."""
    yield group(
        "account",
        about_of("account"),
        [*_statements(), *_fees(), *_refunding(), *payments.members(), *notices.members()],
        "spielleiter account propose",
        "spielleiter account confirm 1 2 --date 2012-04-30",
        "spielleiter account pay 601 22 --date 2012-05-02",
        "spielleiter account club 601",
    )


def _statements() -> Iterator[click.Command]:
    yield command(
        "list",
        list_open,
        [date_option(_("Day to count ages to; otherwise today.")), json_option()],
        _(
            "List the clubs with something open, the oldest first, and every balance's sum.\n\n"
            "What a club owes, less what it gets from others or has paid too much, is its"
            " balance."
        ),
        "spielleiter account list --date 2012-05-30",
    )
    yield command(
        "club",
        club,
        [club_argument(), json_option()],
        _("Show a club's account, its entries numbered, and its open items."),
        "spielleiter account club 601",
    )


def _fees() -> Iterator[click.Command]:
    yield command(
        "propose",
        propose,
        [json_option()],
        _("List the fees found and not posted yet, numbered."),
        "spielleiter account propose",
    )


def _refunding() -> Iterator[click.Command]:
    yield command(
        "refunds",
        refunds,
        [],
        _("List posted fees that were waived or changed since, to be refunded."),
        "spielleiter account refunds",
    )


def list_open(call: Call, day: date, as_json: bool) -> None:
    """List clubs with something open. Raises LeagueError."""
    from league.services.accounts.statements import open_clubs, trial_balance
    from league.views import statements
    from tui.commands.described import as_data, print_list

    found, sums = open_clubs(call.season, day), trial_balance(call.season)
    if as_json:
        named = {str(account): cents for account, cents in sorted(sums.items())}
        clubs = as_data(statements.CLUBS, found)
        print_json({"clubs": clubs, "balances": named, "sum": sum(sums.values())})
        return
    print_list(statements.CLUBS, found)
    print_message(
        _("All accounts together: {amount}").format(amount=formatting.money(sum(sums.values())))
    )


def club(call: Call, club: str, as_json: bool) -> None:
    """Show a club's account. Raises LeagueError."""
    from league.services.accounts.views import account_view
    from league.services.accounts.words import balance_words
    from league.views.columns_accounts import ITEMS, LINES
    from tui.commands.described import as_data, print_list

    desk = call.desk()
    found = account_view(desk, club, desk.today)
    if as_json:
        owed = as_data(ITEMS, [one for one in found.items if one.owed])
        lines = as_data(LINES, found.lines)
        print_json({"club": club, "balance": found.balance, "lines": lines, "open": owed})
        return
    print_list(LINES, found.lines, heads=False, numbered=True)
    numbers = count(1)
    for item in found.items:
        words = {
            "day": formatting.day(item.item.since),
            "amount": formatting.money(item.item.cents),
        }
        sentence = _("To get since {day}: {amount}, {about}")
        if item.owed:
            sentence = _("Open item {number}, since {day}: {amount}, {about}")
            words["number"] = str(next(numbers))
        print_data(sentence.format(**words, about=item.about))
    print_message(balance_words(found.club.name, found.balance))


def propose(call: Call, as_json: bool) -> None:
    """List proposed charges. Raises LeagueError."""
    from league.services.accounts.rows import charge_rows
    from league.views.columns_accounts import CHARGES
    from tui.commands.described import as_data, print_list

    found = charge_rows(call.desk())
    if as_json:
        print_json(as_data(CHARGES, found))
        return
    print_list(CHARGES, found, heads=False, numbered=True)
    amount = formatting.money(sum(one.charge.cents for one in found))
    sentence = ngettext(
        "{number} fee proposed: {amount}", "{number} fees proposed: {amount}", len(found)
    )
    print_message(sentence, number=len(found), amount=amount)


def refunds(call: Call) -> None:
    """List refunds to be made. Raises LeagueError."""
    found = _to_refund(call)
    for number, one in enumerate(found, 1):
        print_data(
            f"{number}.  {formatting.money(one.posting.cents - one.now)}  {one.debtor}: {one.about}"
        )
    if not found:
        print_message(_("Nothing is to be refunded."))


def _to_refund(call: Call) -> "tuple[RefundRow, ...]":
    """Return what is to be refunded; where no season is named, of earlier ones too."""
    from league.services.accounts.rows import earlier_refunds, refund_rows

    desk = call.desk()
    earlier = earlier_refunds(desk, desk.today) if call.season is None else ()
    return (*refund_rows(desk, desk.today), *earlier)
