"""The ledger: ``account list``, ``club``, ``propose``, ``confirm``, ``refunds``, ``refund``."""

from datetime import date
from itertools import count
from typing import TYPE_CHECKING

import click

from league import forms
from league.language import _, ngettext
from tui.commands import payments
from tui.commands.common import (
    columns,
    command,
    group,
    json_option,
    say,
    season_option,
    settings,
    tell,
    tell_json,
)
from tui.commands.office import date_option, or_today, picked
from tui.commands.papers import opened
from tui.commands.usage import Argument, Option

if TYPE_CHECKING:
    from league.views.accounts import RefundRow


def commands() -> list[click.Command]:
    """Return the commands of this area."""
    accounts = group(
        "account",
        _(
            "The ledger: fees proposed, confirmed and posted, payments, refunds, fines.\n\n"
            "\b\nExamples:\n"
            "  spielleiter account propose\n"
            "  spielleiter account confirm 1 2 --date 2012-04-30\n"
            "  spielleiter account pay 601 22 --date 2012-05-02\n"
            "  spielleiter account club 601"
        ),
    )
    for one in (*_looking(), *_posting(), *payments.members()):
        accounts.add_command(one)
    return [accounts]


def _looking() -> list[click.Command]:
    return [_list(), _club(), _propose(), _refunds()]


def _list() -> click.Command:
    day = date_option(_("Day to count ages to; otherwise today."))
    about = _(
        "List the clubs with something open, the oldest first, and every balance's sum.\n\n"
        "What a club owes, less what it gets from others or has paid too much, is its balance.\n\n"
        "\b\nExamples:\n"
        "  spielleiter account list --date 2012-05-30"
    )
    return command("list", list_open, [day, json_option(), season_option()], about)


def _club() -> click.Command:
    about = _(
        "Show a club's account, its entries numbered, and its open items.\n\n"
        "\b\nExamples:\n"
        "  spielleiter account club 601"
    )
    return command("club", club, [Argument(["club"]), json_option(), season_option()], about)


def _propose() -> click.Command:
    about = _(
        "List the fees found and not posted yet, numbered.\n\n"
        "\b\nExamples:\n"
        "  spielleiter account propose"
    )
    return command("propose", propose, [json_option(), season_option()], about)


def _refunds() -> click.Command:
    about = _(
        "List posted fees that were waived or changed since, to be refunded.\n\n"
        "\b\nExamples:\n"
        "  spielleiter account refunds"
    )
    return command("refunds", refunds, [season_option()], about)


def _posting() -> list[click.Command]:
    return [_confirm(), _refund()]


def _confirm() -> click.Command:
    captains = _("Both captains confirmed the cash at the board in writing.")
    options: list[click.Parameter] = [
        Argument(["which"], nargs=-1, metavar="[NUMBER|REFERENCE]..."),
        Option(["--all", "all_"], is_flag=True, help=_("All that are proposed.")),
        Option(["--captains"], is_flag=True, help=captains),
        *payments.dated(_("Day of posting; otherwise today.")),
    ]
    about = _(
        "Let proposed fees stand and post them; numbers are those of “account propose”.\n\n"
        "\b\nExamples:\n"
        "  spielleiter account confirm 1 2 --date 2012-04-30\n"
        "  spielleiter account confirm --all --captains --date 2012-06-30"
    )
    return command("confirm", confirm, options, about)


def _refund() -> click.Command:
    about = _(
        "Take a posted fee back by its counter-posting; the number is that of “account refunds”."
        "\n\n"
        "\b\nExamples:\n"
        '  spielleiter account refund 1 --reason "Waived on protest 3."'
    )
    day = _("Day of posting; otherwise today.")
    which = Argument(["reference"], metavar="NUMBER|REFERENCE")
    options = [which, *payments.decided(day)]
    return command("refund", refund, options, about)


def list_open(day: date | None, as_json: bool, season: str | None) -> None:
    """List clubs with something open. Raises LeagueError."""
    from league.services.accounts.statements import (
        open_clubs,
        trial_balance,
    )

    opened()
    found, sums = open_clubs(season, or_today(day)), trial_balance(season)
    if as_json:
        clubs = [
            {"club": one.club.id, "owes": one.owes, "due": one.due, "balance": one.balance,
             "age": one.age}
            for one in found
        ]  # fmt: skip
        named = {str(account): cents for account, cents in sorted(sums.items())}
        tell_json({"clubs": clubs, "balances": named, "sum": sum(sums.values())})
        return
    rows = [
        (one.club.id, one.club.name, forms.money(one.owes), forms.money(one.gets),
         forms.money(one.balance), "–" if one.age is None else _days(one.age))
        for one in found
    ]  # fmt: skip
    heads = (_("Club"), _("Name"), _("Owes"), _("Gets"), _("Balance"), _("Oldest"))
    for line in columns([heads, *rows], (2, 3, 4, 5)):
        tell(line)
    say(_("All accounts together: {amount}").format(amount=forms.money(sum(sums.values()))))


def _days(days: int) -> str:
    return ngettext("{days} day", "{days} days", days).format(days=days)


def club(club: str, as_json: bool, season: str | None) -> None:
    """Show a club's account. Raises LeagueError."""
    from league.services.accounts.views import account_view
    from league.services.accounts.words import balance_words

    opened()
    if as_json:
        tell_json(_as_data(club, season))
        return
    found = account_view(settings().desk(season), club, or_today(None))
    rows = [
        (f"{one.number}.", forms.day(one.line.posting.day), one.citation, one.what, one.other,
         one.about, forms.money(one.line.cents), forms.money(one.line.balance))
        for one in found.lines
    ]  # fmt: skip
    for line in columns(rows, (0, 6, 7)) if rows else ():
        tell(line)
    numbers = count(1)
    for item in found.items:
        words = {"day": forms.day(item.item.since), "amount": forms.money(item.item.cents)}
        sentence = _("To get since {day}: {amount}, {about}")
        if item.owed:
            sentence = _("Open item {number}, since {day}: {amount}, {about}")
            words["number"] = str(next(numbers))
        tell(sentence.format(**words, about=item.about))
    say(balance_words(found.club.name, found.balance))


def _as_data(club: str, season: str | None) -> dict[str, object]:
    from league.services.accounts.statements import statement

    found = statement(season, club)
    lines = [
        {"day": str(one.posting.day), "what": one.posting.what, "rule": one.posting.rule,
         "reference": one.posting.reference, "other": str(one.other), "cents": one.cents,
         "balance": one.balance}
        for one in found.lines
    ]  # fmt: skip
    items = [{"reference": one.reference, "cents": one.cents} for one in found.items.owes]
    return {"club": club, "balance": found.balance, "lines": lines, "open": items}


def propose(as_json: bool, season: str | None) -> None:
    """List proposed charges. Raises LeagueError."""
    from league.services.accounts import ledger as accounts
    from league.services.accounts.rows import charge_rows

    opened()
    if as_json:
        charges = [
            {"reference": one.reference, "rule": one.rule, "debtor": str(one.debtor),
             "creditor": str(one.creditor), "cents": one.cents, "cash": one.cash,
             "status": one.status}
            for one in accounts.propose(season)
        ]  # fmt: skip
        tell_json(charges)
        return
    found = charge_rows(settings().desk(season))
    rows = [
        (f"{number}.", one.citation, one.debtor, one.creditor, forms.money(one.charge.cents),
         _("cash") if one.charge.cash else "", one.about)
        for number, one in enumerate(found, 1)
    ]  # fmt: skip
    for line in columns(rows, (4,)) if rows else ():
        tell(line)
    amount = forms.money(sum(one.charge.cents for one in found))
    sentence = ngettext(
        "{number} fee proposed: {amount}", "{number} fees proposed: {amount}", len(found)
    )
    say(sentence.format(number=len(found), amount=amount))


def confirm(
    which: tuple[str, ...], all_: bool, captains: bool, day: date | None, season: str | None
) -> None:
    """Post proposed charges. Raises LeagueError."""
    from league.errors import InputError
    from league.services.accounts import ledger as accounts

    by = opened()
    if all_ == bool(which):
        raise InputError(_("Name what is confirmed, or say --all."))
    keys = picked(which, [one.reference for one in accounts.propose(season)])
    done = accounts.confirm(season, keys, or_today(day), by=by, captains=captains)
    amount = forms.money(sum(one.cents for one in done))
    sentence = ngettext(
        "{number} fee posted: {amount}", "{number} fees posted: {amount}", len(done)
    )
    say(sentence.format(number=len(done), amount=amount))


def refunds(season: str | None) -> None:
    """List refunds to be made. Raises LeagueError."""
    opened()
    found = _to_refund(season)
    for number, one in enumerate(found, 1):
        tell(f"{number}.  {forms.money(one.posting.cents - one.now)}  {one.debtor}: {one.about}")
    if not found:
        say(_("Nothing is to be refunded."))


def _to_refund(season: str | None) -> "tuple[RefundRow, ...]":
    from league.services.accounts.rows import refund_rows

    return refund_rows(settings().desk(season), or_today(None))


def refund(reference: str, reason: str, day: date | None, season: str | None) -> None:
    """Take a posted fee back. Raises LeagueError."""
    from league.facts.accounts import What
    from league.services.accounts import ledger as accounts
    from league.services.accounts.words import about

    by, on = opened(), or_today(day)
    (key,) = picked((reference,), [one.posting.reference for one in _to_refund(season)])
    made = accounts.refund(season, key, on, by=by, reason=reason)
    world = settings().desk(season).world
    for one in made:
        sentence = _("Refunded: {amount}, {about}")
        if one.what is not What.REVERSAL:
            sentence = _("Posted anew: {amount}, {about}")
        say(sentence.format(amount=forms.money(one.cents), about=about(key, world)))
    payments.tell_ban_left(season, key, on)
