"""Notices and reminders in words: whom they ask for how much, and what a paper lacks."""

from collections.abc import Iterator

from league.facts.notices import Reminder
from league.formatting import money
from league.language import _, ngettext
from league.services.session.desk import Desk
from league.views.accounts import NoticeState
from league.views.notices import NoticeView


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
