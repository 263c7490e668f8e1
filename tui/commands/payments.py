"""Money that moves: ``account pay``, ``payout``, ``reverse``, ``fine`` and the arrears."""

from collections.abc import Iterator
from datetime import date
from typing import Any

import click

from league import formatting
from league.language import _
from league.typed.money import read_cents
from league.typed.numbers import picked
from tui.commands.call import Call
from tui.commands.common import command, fail_if, print_data, print_message
from tui.commands.late_values import club_argument
from tui.commands.options import date_option, day_option, number_option, reason_option, text_option
from tui.commands.usage import Argument, Option, whole_number


def members() -> Iterator[click.Command]:
    """Yield the commands of this area; they belong to ``account``."""
    yield from _payments()
    yield _reverse()
    yield _fine()
    yield from _arrears()


def by_decision(about: str) -> list[click.Parameter]:
    """Return the options of what is booked by decision: its reason, the day."""
    return [reason_option(), date_option(about)]


def print_ban_left(call: Call, reference: str, day: date) -> None:
    """Say which ban a fine leaves when it is taken back, and how to lift it. Raises LeagueError."""
    from league.services.accounts.reversals import ban_left

    if left := ban_left(call.season, reference, day):
        print_message(f"{left} {_('“spielleiter club lift” lifts the ban.')}")


def _who_and_what() -> list[click.Parameter]:
    return [club_argument(), Argument(["amount"], metavar="EURO")]


def _payments() -> Iterator[click.Command]:
    yield command(
        "pay",
        pay,
        [
            *_who_and_what(),
            Option(
                ["--for", "reference"],
                default="",
                metavar="NUMBER|REFERENCE",
                help=_(
                    "Open item it is for, as “account club” numbers them; otherwise the oldest."
                ),
            ),
            text_option("--why", "TEXT", _("Reason, needed for more than is owed.")),
            date_option(_("Day of the payment; otherwise today.")),
        ],
        _("Record a club's payment."),
        "spielleiter account pay 601 36,50 --date 2012-05-02",
    )
    yield command(
        "payout",
        pay_out,
        [*_who_and_what(), *by_decision(_("Day of the payment; otherwise today."))],
        _("Pay a club what stands to its credit."),
        _('spielleiter account payout 601 22 --reason "Fee refunded."'),
        dated=("day",),
    )


def _reverse() -> click.Command:
    return command(
        "reverse",
        reverse,
        [
            club_argument(),
            Argument(["number"], type=whole_number()),
            *by_decision(_("Day of posting; otherwise today.")),
        ],
        _(
            "Take an entry booked by mistake back by its counter-posting.\n\n"
            "A payment, a pay-out or a fine; NUMBER is that of “account club”."
        ),
        _('spielleiter account reverse 601 2 --reason "Booked for the wrong club."'),
    )


def _fine() -> click.Command:
    return command(
        "fine",
        fine,
        [
            *_who_and_what(),
            text_option(
                "--paragraph",
                "§",
                _("Paragraph of the fine; otherwise the book's on fines by a board."),
            ),
            text_option(
                "--person",
                "IDENT|NAME",
                _("Player or official it is for; otherwise the club itself."),
            ),
            day_option("--ban-from", "ban_from", _("First day of a ban besides.")),
            day_option("--ban-until", "ban_until", _("Last day of the ban, included.")),
            *by_decision(_("Day of the decision; otherwise today.")),
        ],
        _("Post a fine that a board decided, up to its ceiling, with a ban if need be."),
        'spielleiter account fine 601 36 --date 2012-02-01 --reason "A forged report."',
        "spielleiter account fine 601 0 --person 100001 --ban-from 2012-02-01 \\\n"
        '  --ban-until 2012-06-30 --reason "He forged a report."',
        dated=("day",),
    )


def _arrears() -> Iterator[click.Command]:
    days = number_option("--days", _("Days the federation waits."), required=True)
    yield command(
        "arrears",
        arrears,
        [days, date_option(_("Day to look at; otherwise today."))],
        _(
            "List the clubs that owe the federation for longer.\n\n"
            "The exit status is 1 when there are any."
        ),
        "spielleiter account arrears --days 60 --date 2012-03-01",
    )
    yield command(
        "suspend",
        suspend,
        [
            club_argument(),
            days,
            day_option("--from", "first", _("First day."), required=True),
            day_option("--until", "last", _("Last day, included; without it open-ended.")),
        ],
        _("Suspend a club in arrears, by decision of the Landesvorstand."),
        "spielleiter account suspend 601 --days 60 --from 2012-03-01",
    )


def pay(call: Call, club: str, amount: str, reference: str, why: str, day: date) -> None:
    """Record a payment. Raises LeagueError."""
    from league.services.accounts import ledger as accounts

    paid, item = read_cents(amount), _open_item(call, club, reference)
    accounts.pay(call.season, club, paid, day, actor=call.actor, reference=item, why=why)
    _print_balance(call, _("{amount} received from {club}."), paid, club)


def _open_item(call: Call, club: str, wanted: str) -> str:
    """Return the reference of the item paid, by its number or itself; empty = the oldest."""
    from league.services.accounts.views import account_view

    if not wanted:
        return ""
    desk = call.desk()
    items = account_view(desk, club, desk.today).items
    (found,) = picked((wanted,), [one.item.reference for one in items if one.owed])
    return found


def pay_out(call: Call, club: str, amount: str, reason: str, day: date) -> None:
    """Pay a club its credit. Raises LeagueError."""
    from league.services.accounts import ledger as accounts

    paid = read_cents(amount)
    accounts.pay_out(call.season, club, paid, day, actor=call.actor, reason=reason)
    _print_balance(call, _("{amount} paid to {club}."), paid, club)


def reverse(call: Call, club: str, number: int, reason: str, day: date) -> None:
    """Take an entry of a club's account back. Raises LeagueError."""
    from league.services.accounts.reversals import reverse_line

    made = reverse_line(call.season, club, number, day, actor=call.actor, reason=reason)
    _print_balance(call, _("{amount} of {club} reversed."), made[0].cents, club)
    print_ban_left(call, made[0].reference, day)


def _print_balance(call: Call, sentence: str, paid: int, club: str) -> None:
    """Say what was booked, and what the account comes to."""
    from league.services.accounts.statements import statement
    from league.services.accounts.words import balance_words

    found = statement(call.season, club)
    print_message(sentence, amount=formatting.money(paid), club=found.club.name)
    print_message(balance_words(found.club.name, found.balance))


def fine(call: Call, amount: str, paragraph: str, person: str, **penalty: Any) -> None:
    """Post a fine. Raises LeagueError."""
    from league.facts.accounts import Penalty
    from league.rulebook.topics import Topic
    from league.services.accounts import fines
    from league.services.session.season_changes import season_and_book

    season, book = season_and_book(call.season)
    rule = paragraph or book.topic(Topic.FINE)
    decided = Penalty(paragraph=rule, cents=read_cents(amount), person=person.strip(), **penalty)
    charge = fines.fine(season.name, decided, actor=call.actor)
    sentence = _("{club} is banned (§ {rule}).")
    if charge.cents:
        sentence = _("{club} is fined {amount} (§ {rule}).")
    amount = formatting.money(charge.cents)
    print_message(sentence, club=fines.punished(season, decided), amount=amount, rule=rule)


def arrears(call: Call, days: int, day: date) -> None:
    """List clubs in arrears. Raises LeagueError."""
    from league.services.accounts.statements import in_arrears

    found = in_arrears(call.season, day, days)
    for one, finding in found:
        print_data(f"{one.id}  {finding.sentence}")
    fail_if(found)


def suspend(call: Call, club: str, days: int, first: date, last: date | None) -> None:
    """Suspend a club in arrears. Raises LeagueError."""
    from league.services.accounts.statements import suspend_for_arrears

    found = suspend_for_arrears(call.season, club, first, last, days=days, actor=call.actor)
    print_message(
        _("{club} is suspended from {day} on."), club=found.name, day=formatting.day(first)
    )
