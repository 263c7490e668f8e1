"""Money that moves: ``account pay``, ``payout``, ``reverse``, ``fine`` and the arrears."""

from datetime import date
from typing import Any

import click

from league import forms
from league.language import _
from league.rulebook.topics import Topic
from tui.commands.common import (
    DOES_NOT_HOLD,
    any_day_option,
    command,
    say,
    season_option,
    settings,
    tell,
)
from tui.commands.office import cents, date_option, or_today, picked
from tui.commands.papers import opened, reason_option
from tui.commands.usage import Argument, Option, whole_number


def members() -> list[click.Command]:
    """Return the commands of this area; they belong to ``account``."""
    return [_pay(), _payout(), _reverse(), _fine(), *_arrears()]


def dated(about: str) -> list[click.Parameter]:
    """Return the options of what is done or looked at on a day: the day, the season."""
    return [date_option(about), season_option()]


def decided(about: str) -> list[click.Parameter]:
    """Return the options of what is booked by decision: its reason, the day, the season."""
    return [reason_option(), *dated(about)]


def tell_ban_left(season: str | None, reference: str, day: date) -> None:
    """Say which ban a fine leaves when it is taken back, and how to lift it. Raises LeagueError."""
    from league.services.accounts.reversals import ban_left

    if left := ban_left(season, reference, day):
        say(f"{left} {_('“spielleiter club lift” lifts the ban.')}")


def _who_and_what() -> list[click.Parameter]:
    return [Argument(["club"]), Argument(["amount"], metavar="EURO")]


def _pay() -> click.Command:
    item = Option(
        ["--for", "reference"],
        default="",
        metavar="NUMBER|REFERENCE",
        help=_("Open item it is for, as “account club” numbers them; otherwise the oldest."),
    )
    why = Option(
        ["--why"], default="", metavar="TEXT", help=_("Reason, needed for more than is owed.")
    )
    about = _(
        "Record a club's payment.\n\n"
        "\b\nExamples:\n"
        "  spielleiter account pay 601 36,50 --date 2012-05-02"
    )
    options = [*_who_and_what(), item, why, *dated(_("Day of the payment; otherwise today."))]
    return command("pay", pay, options, about)


def _payout() -> click.Command:
    about = _(
        "Pay a club what stands to its credit.\n\n"
        "\b\nExamples:\n"
        '  spielleiter account payout 601 22 --reason "Fee refunded."'
    )
    options = [*_who_and_what(), *decided(_("Day of the payment; otherwise today."))]
    return command("payout", pay_out, options, about)


def _reverse() -> click.Command:
    about = _(
        "Take an entry booked by mistake back by its counter-posting.\n\n"
        "A payment, a pay-out or a fine; NUMBER is that of “account club”.\n\n"
        "\b\nExamples:\n"
        '  spielleiter account reverse 601 2 --reason "Booked for the wrong club."'
    )
    which = [Argument(["club"]), Argument(["number"], type=whole_number())]
    options = [*which, *decided(_("Day of posting; otherwise today."))]
    return command("reverse", reverse, options, about)


def _fine() -> click.Command:
    return command(
        "fine",
        fine,
        [
            *_who_and_what(),
            Option(
                ["--paragraph"],
                default="",
                metavar="§",
                help=_("Paragraph of the fine; otherwise the book's on fines by a board."),
            ),
            Option(
                ["--person"],
                default="",
                metavar="IDENT|NAME",
                help=_("Player or official it is for; otherwise the club itself."),
            ),
            any_day_option("--ban-from", "ban_from", _("First day of a ban besides.")),
            any_day_option("--ban-until", "ban_until", _("Last day of the ban, included.")),
            *decided(_("Day of the decision; otherwise today.")),
        ],
        _(
            "Post a fine that a board decided, up to its ceiling, with a ban if need be.\n\n"
            "\b\nExamples:\n"
            '  spielleiter account fine 601 36 --date 2012-02-01 --reason "A forged report."\n'
            "  spielleiter account fine 601 0 --person 100001 --ban-from 2012-02-01 \\\n"
            '    --ban-until 2012-06-30 --reason "He forged a report."'
        ),
    )


def _arrears() -> list[click.Command]:
    days = Option(
        ["--days"],
        type=whole_number(),
        required=True,
        metavar="N",
        help=_("Days the federation waits."),
    )
    return [_list_arrears(days), _suspend(days)]


def _list_arrears(days: click.Option) -> click.Command:
    options = [days, *dated(_("Day to look at; otherwise today."))]
    about = _(
        "List the clubs that owe the federation for longer.\n\n"
        "The exit status is 1 when there are any.\n\n"
        "\b\nExamples:\n"
        "  spielleiter account arrears --days 60 --date 2012-03-01"
    )
    return command("arrears", arrears, options, about)


def _suspend(days: click.Option) -> click.Command:
    options: list[click.Parameter] = [
        Argument(["club"]),
        days,
        any_day_option("--from", "first", _("First day."), required=True),
        any_day_option("--until", "last", _("Last day, included; without it open-ended.")),
        season_option(),
    ]
    about = _(
        "Suspend a club in arrears, by decision of the Landesvorstand.\n\n"
        "\b\nExamples:\n"
        "  spielleiter account suspend 601 --days 60 --from 2012-03-01"
    )
    return command("suspend", suspend, options, about)


def pay(**given: Any) -> None:
    """Record a payment. Raises LeagueError."""
    from league.services.accounts import ledger as accounts

    actor, season, club = opened(), given["season"], given["club"]
    paid, day = cents(given["amount"]), or_today(given["day"])
    item = _open_item(season, club, given["reference"])
    accounts.pay(season, club, paid, day, actor=actor, reference=item, why=given["why"])
    _tell_balance(_("{amount} received from {club}."), paid, club, season)


def _open_item(season: str | None, club: str, wanted: str) -> str:
    """Return the reference of the item paid, by its number or itself; empty = the oldest."""
    from league.services.accounts.views import account_view

    if not wanted:
        return ""
    items = account_view(settings().desk(season), club, or_today(None)).items
    (found,) = picked((wanted,), [one.item.reference for one in items if one.owed])
    return found


def pay_out(club: str, amount: str, reason: str, day: date | None, season: str | None) -> None:
    """Pay a club its credit. Raises LeagueError."""
    from league.services.accounts import ledger as accounts

    actor = opened()
    paid = cents(amount)
    accounts.pay_out(season, club, paid, or_today(day), actor=actor, reason=reason)
    _tell_balance(_("{amount} paid to {club}."), paid, club, season)


def reverse(club: str, number: int, reason: str, day: date | None, season: str | None) -> None:
    """Take an entry of a club's account back. Raises LeagueError."""
    from league.services.accounts.reversals import reverse_line

    actor, on = opened(), or_today(day)
    made = reverse_line(season, club, number, on, actor=actor, reason=reason)
    _tell_balance(_("{amount} of {club} reversed."), made[0].cents, club, season)
    tell_ban_left(season, made[0].reference, on)


def _tell_balance(sentence: str, paid: int, club: str, season: str | None) -> None:
    """Say what was booked, and what the account comes to."""
    from league.services.accounts.statements import statement
    from league.services.accounts.words import balance_words

    found = statement(season, club)
    say(sentence.format(amount=forms.money(paid), club=found.club.name))
    say(balance_words(found.club.name, found.balance))


def fine(**given: Any) -> None:
    """Post a fine. Raises LeagueError."""
    from league.facts.accounts import Penalty
    from league.services.accounts import fines
    from league.services.accounts.steps import punished

    actor, desk = opened(), settings().desk(given["season"])
    rule = given["paragraph"] or desk.book.topic(Topic.FINE)
    penalty = Penalty(
        club=given["club"],
        day=or_today(given["day"]),
        reason=given["reason"],
        paragraph=rule,
        cents=cents(given["amount"]),
        ban_from=given["ban_from"],
        ban_until=given["ban_until"],
        person=given["person"].strip(),
    )
    charge = fines.fine(given["season"], penalty, actor=actor)
    name = punished(desk, penalty)
    sentence = (
        _("{club} is fined {amount} (§ {rule}).")
        if charge.cents
        else _("{club} is banned (§ {rule}).")
    )
    say(sentence.format(club=name, amount=forms.money(charge.cents), rule=rule))


def arrears(days: int, day: date | None, season: str | None) -> None:
    """List clubs in arrears. Raises LeagueError."""
    from league.services.accounts.statements import in_arrears

    opened()
    found = in_arrears(season, or_today(day), days)
    for one, finding in found:
        tell(f"{one.id}  {finding.sentence}")
    if found:
        click.get_current_context().exit(DOES_NOT_HOLD)


def suspend(club: str, days: int, first: date, last: date | None, season: str | None) -> None:
    """Suspend a club in arrears. Raises LeagueError."""
    from league.services.accounts.statements import suspend_for_arrears

    actor = opened()
    found = suspend_for_arrears(season, club, first, last, days=days, actor=actor)
    say(_("{club} is suspended from {day} on.").format(club=found.name, day=forms.day(first)))
