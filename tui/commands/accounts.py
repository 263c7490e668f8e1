"""The ledger: ``account list``, ``club``, ``propose``, ``confirm``, ``refunds``, ``refund``."""

from datetime import date

import click

from league import forms
from league.language import _
from tui.commands import payments
from tui.commands.common import (
    columns,
    command,
    group,
    json_option,
    say,
    season_option,
    tell,
    tell_json,
)
from tui.commands.office import date_option, or_today, picked
from tui.commands.papers import opened, reason_option


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
    return [
        command(
            "list",
            list_open,
            [date_option(_("Day to count ages to; otherwise today.")), json_option(),
             season_option()],
            _(
                "List the clubs with something open, the oldest first, and every balance's sum.\n\n"
                "\b\nExamples:\n"
                "  spielleiter account list --date 2012-05-30"
            ),
        ),
        command(
            "club",
            club,
            [click.Argument(["club"]), json_option(), season_option()],
            _(
                "Show a club's account and its open items.\n\n"
                "\b\nExamples:\n"
                "  spielleiter account club 601"
            ),
        ),
        command(
            "propose",
            propose,
            [json_option(), season_option()],
            _(
                "List the fees found and not posted yet, numbered.\n\n"
                "\b\nExamples:\n"
                "  spielleiter account propose"
            ),
        ),
        command(
            "refunds",
            refunds,
            [season_option()],
            _(
                "List posted fees that were waived or changed since, to be refunded.\n\n"
                "\b\nExamples:\n"
                "  spielleiter account refunds"
            ),
        ),
    ]  # fmt: skip


def _posting() -> list[click.Command]:
    return [
        command(
            "confirm",
            confirm,
            [
                click.Argument(["which"], nargs=-1, metavar="[NUMBER|REFERENCE]..."),
                click.Option(["--all", "all_"], is_flag=True, help=_("All that are proposed.")),
                click.Option(
                    ["--captains"],
                    is_flag=True,
                    help=_("Both captains confirmed the cash at the board in writing."),
                ),
                date_option(_("Day of posting; otherwise today.")),
                season_option(),
            ],
            _(
                "Let proposed fees stand and post them; numbers are those of “account propose”.\n\n"
                "\b\nExamples:\n"
                "  spielleiter account confirm 1 2 --date 2012-04-30\n"
                "  spielleiter account confirm --all --captains --date 2012-06-30"
            ),
        ),
        command(
            "refund",
            refund,
            [
                click.Argument(["reference"]),
                reason_option(),
                date_option(_("Day of posting; otherwise today.")),
                season_option(),
            ],
            _(
                "Take a posted fee back by its counter-posting.\n\n"
                "\b\nExamples:\n"
                '  spielleiter account refund 1 --reason "Waived on protest 3."'
            ),
        ),
    ]


def list_open(day: date | None, as_json: bool, season: str | None) -> None:
    """List clubs with something open. Raises LeagueError."""
    from league.services.statements import open_clubs, trial_balance

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
        (one.club.id, one.club.name, forms.money(one.owes), forms.money(one.due),
         "–" if one.age is None else _("{days} days").format(days=one.age))
        for one in found
    ]  # fmt: skip
    heads = (_("Club"), _("Name"), _("Owes"), _("Is due"), _("Oldest"))
    for line in columns([heads, *rows], (2, 3, 4)):
        tell(line)
    say(_("All accounts together: {amount}").format(amount=forms.money(sum(sums.values()))))


def club(club: str, as_json: bool, season: str | None) -> None:
    """Show a club's account. Raises LeagueError."""
    from league.services.statements import statement

    opened()
    found = statement(season, club)
    if as_json:
        lines = [
            {"day": str(one.posting.day), "what": one.posting.what, "rule": one.posting.rule,
             "reference": one.posting.reference, "other": str(one.other), "cents": one.cents,
             "balance": one.balance}
            for one in found.lines
        ]  # fmt: skip
        items = [{"reference": one.reference, "cents": one.cents} for one in found.items.owes]
        tell_json({"club": club, "balance": found.balance, "lines": lines, "open": items})
        return
    rows = [
        (forms.day(one.posting.day), f"§ {one.posting.rule}", str(one.posting.what),
         str(one.other), forms.money(one.cents), forms.money(one.balance))
        for one in found.lines
    ]  # fmt: skip
    for line in columns(rows, (4, 5)) if rows else ():
        tell(line)
    for item in found.items.owes:
        sentence = _("Open since {day}: {amount} ({reference})")
        amount = forms.money(item.cents)
        tell(sentence.format(day=forms.day(item.since), amount=amount, reference=item.reference))
    name, amount = found.club.name, forms.money(found.balance)
    say(_("{club} owes {amount}.").format(club=name, amount=amount))


def propose(as_json: bool, season: str | None) -> None:
    """List proposed charges. Raises LeagueError."""
    from league.services import accounts

    opened()
    found = accounts.propose(season)
    if as_json:
        charges = [
            {"reference": one.reference, "rule": one.rule, "debtor": str(one.debtor),
             "creditor": str(one.creditor), "cents": one.cents, "cash": one.cash,
             "status": one.status}
            for one in found
        ]  # fmt: skip
        tell_json(charges)
        return
    rows = [
        (f"{number}.", f"§ {one.rule}", str(one.debtor), str(one.creditor), forms.money(one.cents),
         _("cash") if one.cash else "", one.reference)
        for number, one in enumerate(found, 1)
    ]  # fmt: skip
    for line in columns(rows, (4,)) if rows else ():
        tell(line)
    amount = forms.money(sum(one.cents for one in found))
    say(_("{number} fees proposed: {amount}").format(number=len(found), amount=amount))


def confirm(
    which: tuple[str, ...], all_: bool, captains: bool, day: date | None, season: str | None
) -> None:
    """Post proposed charges. Raises LeagueError."""
    from league.errors import InputError
    from league.services import accounts

    by = opened()
    if all_ == bool(which):
        raise InputError(_("Name what is confirmed, or say --all."))
    keys = picked(which, [one.reference for one in accounts.propose(season)])
    done = accounts.confirm(season, keys, or_today(day), by=by, captains=captains)
    amount = forms.money(sum(one.cents for one in done))
    say(_("{number} fees posted: {amount}").format(number=len(done), amount=amount))


def refunds(season: str | None) -> None:
    """List refunds to be made. Raises LeagueError."""
    from league.services import accounts

    opened()
    for number, one in enumerate(_to_refund(season), 1):
        tell(f"{number}.  {one}")
    if not accounts.refunds(season, or_today(None)):
        say(_("Nothing is to be refunded."))


def _to_refund(season: str | None) -> list[str]:
    from league.services import accounts

    found = accounts.refunds(season, or_today(None))
    return list(dict.fromkeys(one.reference for one in found))


def refund(reference: str, reason: str, day: date | None, season: str | None) -> None:
    """Take a posted fee back. Raises LeagueError."""
    from league.services import accounts

    by = opened()
    (key,) = picked((reference,), _to_refund(season))
    accounts.refund(season, key, or_today(day), by=by, reason=reason)
    say(_("Refunded: {reference}").format(reference=key))
