"""Notices, deposits and reminders in words: what has become of each, and what a paper lacks."""

from collections.abc import Iterator

from league.facts.notices import Reminder
from league.formatting import day as spoken_day
from league.formatting import money
from league.language import _, ngettext
from league.services.session.desk import Desk
from league.views.accounts import DepositRow, NoticeRow, NoticeState
from league.views.notices import NoticeView


def state_words(row: NoticeRow) -> str:
    """Return what has become of a notice, and how often the club was reminded of it."""
    sentence = {
        NoticeState.OPEN: _("open"),
        NoticeState.PAID: _("paid"),
        NoticeState.CASH: _("paid in cash"),
        NoticeState.REVERSED: _("taken back by {other}") if row.other else _("taken back"),
        NoticeState.REVERSAL: _("takes {other} back") if row.other else _("takes a charge back"),
    }[row.state]
    told = sentence.format(other=row.other)
    if row.state is not NoticeState.OPEN:
        return told
    if row.left < row.cents:
        told = _("{amount} of it open").format(amount=money(row.left))
    if row.due:
        told = _("{state}, due on {day}").format(state=told, day=spoken_day(row.due))
    if row.reminded:
        times = ngettext("reminded {number} time", "reminded {number} times", row.reminded)
        told = f"{told}, {times.format(number=row.reminded)}"
    return told


def deposit_words(row: DepositRow) -> str:
    """Return what became of a deposit."""
    if row.ended is None:
        return _("still held")
    sentence = _("refunded on {day}")
    if row.to:
        sentence = _("forfeited on {day} to: {body}")
    return sentence.format(day=spoken_day(row.ended), body=row.to)


def reminder_words(desk: Desk, one: Reminder) -> str:
    """Return whom a reminder asks for how much."""
    sentence = ngettext(
        "{club}: reminder {level} of {number} notice, {amount}",
        "{club}: reminder {level} of {number} notices, {amount}",
        len(one.items),
    )
    return sentence.format(
        club=desk.club(one.club).name,
        level=one.level,
        number=len(one.items),
        amount=money(sum(item.cents for item in one.items)),
    )


def lacks(desk: Desk, view: NoticeView) -> Iterator[str]:
    """Yield what is missing on the paper of a notice, each with the command that records it."""
    if not view.letter.office.address:
        sentence = _(
            "{club} has no address on record: the paper carries its name alone. “{way}” sets it."
        )
        way = f"spielleiter club contact {view.row.club} --address"
        yield sentence.format(club=view.letter.club, way=way)
    if view.row.state is NoticeState.OPEN and view.bank is None:
        sentence = _(
            "No bank account of {payee} is on record: the paper names none. “{way}” sets it."
        )
        payee = view.row.creditor
        club = next((one.id for one in desk.season.clubs if one.name == payee), "")
        command = f"club contact {club}" if club else "federation change"
        yield sentence.format(payee=payee, way=f"spielleiter {command} --iban")
    if view.row.state is NoticeState.OPEN and view.row.due is None:
        sentence = _("It names no last day to pay: “{way}” sets a term for the notices to come.")
        yield sentence.format(way="spielleiter account term")
